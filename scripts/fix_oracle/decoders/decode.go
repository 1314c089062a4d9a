// Reads paths, parses each source and prints path, and the constants body and after in base 16; or the error.
package main

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
)

func main() {
	for paths := bufio.NewScanner(os.Stdin); paths.Scan(); {
		file, err := parser.ParseFile(token.NewFileSet(), paths.Text(), nil, 0)
		if err != nil {
			fmt.Printf("%s %x\n", paths.Text(), err.Error())
			continue
		}
		found := map[string]string{}
		for _, declaration := range file.Decls {
			if spec, is := declaration.(*ast.GenDecl).Specs[0].(*ast.ValueSpec); is {
				if literal, is := spec.Values[0].(*ast.BasicLit); is {
					found[spec.Names[0].Name], _ = strconv.Unquote(literal.Value)
				}
			}
		}
		fmt.Printf("%s %x %x\n", paths.Text(), found["body"], found["after"])
	}
}
