import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/** Reads paths, parses each source and prints path, and the constants body and after in base 16. */
public class Decode {
  static Object value(Tree tree) {
    if (tree instanceof LiteralTree literal) return literal.getValue();
    if (tree instanceof ParenthesizedTree inner) return value(inner.getExpression());
    if (tree instanceof BinaryTree sum) return "" + value(sum.getLeftOperand()) + value(sum.getRightOperand());
    throw new IllegalStateException("no constant: " + tree);
  }

  static String hex(Object text) {
    return HexFormat.of().formatHex(("" + text).getBytes(StandardCharsets.UTF_8));
  }

  static String decoded(JavaCompiler compiler, String path) {
    try {
      String text = Files.readString(Path.of(path));
      var file = new SimpleJavaFileObject(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE) {
        @Override public CharSequence getCharContent(boolean ignored) { return text; }
      };
      var problems = new DiagnosticCollector<JavaFileObject>();
      var task = (JavacTask) compiler.getTask(null, null, problems, null, null, List.of(file));
      Map<String, Object> found = new HashMap<>();
      for (var unit : task.parse()) {
        new TreeScanner<Void, Void>() {
          @Override public Void visitVariable(VariableTree tree, Void none) {
            if (tree.getInitializer() != null) found.put(tree.getName().toString(), value(tree.getInitializer()));
            return super.visitVariable(tree, none);
          }
        }.scan(unit, null);
      }
      for (var problem : problems.getDiagnostics())
        if (problem.getKind() == Diagnostic.Kind.ERROR) throw new IllegalStateException(problem.getMessage(null));
      return path + " " + hex(found.get("body")) + " " + hex(found.get("after"));
    } catch (Exception error) {
      return path + " error " + hex(error.getMessage());
    }
  }

  public static void main(String[] arguments) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    new BufferedReader(new InputStreamReader(System.in)).lines().forEach(path -> System.out.println(decoded(compiler, path)));
  }
}
