// Reads paths, parses each source and prints path, and the constants body and after in base 16.
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

func value(expression ast.Expr) string {
	switch node := expression.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(node.Value); err == nil {
			return text
		}
	case *ast.BinaryExpr:
		return value(node.X) + value(node.Y)
	}
	return ""
}

func main() {
	paths := bufio.NewScanner(os.Stdin)
	for paths.Scan() {
		file, err := parser.ParseFile(token.NewFileSet(), paths.Text(), nil, parser.AllErrors)
		if err != nil {
			fmt.Printf("%s error %x\n", paths.Text(), err.Error())
			continue
		}
		found := map[string]string{}
		ast.Inspect(file, func(node ast.Node) bool {
			if spec, is := node.(*ast.ValueSpec); is {
				for index, name := range spec.Names {
					found[name.Name] = value(spec.Values[index])
				}
			}
			return true
		})
		fmt.Printf("%s %x %x\n", paths.Text(), found["body"], found["after"])
	}
}
