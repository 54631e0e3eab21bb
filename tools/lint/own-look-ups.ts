import { relative, resolve } from 'node:path';
import ts from 'typescript';

const MESSAGE = 'Text may name what every object inherits: look it up in a Map, or ask Object.hasOwn first.';

/** Text that may be anything: `string`, or a union that is open for it. */
function isOpenText(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some(isOpenText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
}

/** Without parentheses. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}

function isConjunction(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
}

/** What is looked up; saying what text is does not make it so. */
function keyOf(lookUp: ts.ElementAccessExpression): ts.Expression {
  const key = bare(lookUp.argumentExpression);
  return ts.isAsExpression(key) ? bare(key.expression) : key;
}

/** Tells if a look-up is reached only after `Object.hasOwn` was asked for the very same. */
function isAsked(lookUp: ts.ElementAccessExpression): boolean {
  const question = `Object.hasOwn(${bare(lookUp.expression).getText()}, ${keyOf(lookUp).getText()})`;
  const asks = (node: ts.Expression): boolean => {
    const said = bare(node);
    return said.getText() === question || (isConjunction(said) && (asks(said.left) || asks(said.right)));
  };
  const isAskedAbove = (node: ts.Node): boolean => {
    const { parent } = node;
    if (ts.isSourceFile(parent)) return false;
    if (ts.isConditionalExpression(parent) && parent.whenTrue === node && asks(parent.condition)) return true;
    if (isConjunction(parent) && parent.right === node && asks(parent.left)) return true;
    return isAskedAbove(parent);
  };
  return isAskedAbove(lookUp);
}

/** Prints every look-up of open text in the files of a project, as `file:line message`, and fails when there is one. */
function check(project: string): void {
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(project, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    resolve(project, '..'),
  );
  if (errors.length > 0) throw new Error(ts.flattenDiagnosticMessageText(errors[0]?.messageText, '\n'));
  const program = ts.createProgram(fileNames, options);
  const types = program.getTypeChecker();

  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node) && isOpenText(types.getTypeAtLocation(keyOf(node))) && !isAsked(node)) {
      const source = node.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      console.log(`${relative('', source.fileName)}:${line + 1} ${MESSAGE}`);
      process.exitCode = 1;
    }
    ts.forEachChild(node, visit);
  };
  const files = new Set(fileNames);
  for (const source of program.getSourceFiles()) if (files.has(source.fileName)) visit(source);
}

check(process.argv[2] ?? 'tools/lint/tsconfig.json');
