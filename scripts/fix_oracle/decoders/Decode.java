import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.net.URI;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/** Reads paths, parses each source and prints path, and the constants body and after in base 16; or the error. */
public class Decode {
  static String value(Tree tree) {
    if (tree instanceof BinaryTree sum) return value(sum.getLeftOperand()) + value(sum.getRightOperand());
    return (String) ((LiteralTree) tree).getValue();
  }

  static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes());
  }

  static String decoded(String path) {
    Map<String, String> found = new HashMap<>();
    try {
      String text = Files.readString(Path.of(path));
      var file = new SimpleJavaFileObject(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE) {
        @Override public CharSequence getCharContent(boolean ignored) { return text; }
      };
      DiagnosticListener<JavaFileObject> fail = problem -> { throw new IllegalStateException(problem.getMessage(null)); };
      var compiler = ToolProvider.getSystemJavaCompiler();
      for (var unit : ((JavacTask) compiler.getTask(null, null, fail, null, null, List.of(file))).parse())
        new TreeScanner<Void, Void>() {
          @Override public Void visitVariable(VariableTree tree, Void none) {
            found.put(tree.getName().toString(), value(tree.getInitializer()));
            return null;
          }
        }.scan(unit, null);
      return path + " " + hex(found.get("body")) + " " + hex(found.get("after"));
    } catch (Exception error) {
      return path + " " + hex(error.toString());
    }
  }

  public static void main(String[] arguments) {
    for (var paths = new Scanner(System.in); paths.hasNextLine();) System.out.println(decoded(paths.nextLine()));
  }
}
