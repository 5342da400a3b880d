// Finds the single-token changes of a TypeScript file that a good test suite should notice.

import ts from "typescript";

/** A change of one place in a file. */
export interface Mutant {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** The text between `start` and `end`. */
  readonly original: string;
  readonly replacement: string;
  readonly line: number;
  /** The text of the line, trimmed; identifies the place in the list of equivalent mutants. */
  readonly lineText: string;
  /** Where the smallest expression begins that can be chosen in place of the original one. */
  readonly expressionStart: number;
  readonly expressionEnd: number;
}

const operators: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.QuestionQuestionToken, "&&"],
  [ts.SyntaxKind.PlusEqualsToken, "-="],
  [ts.SyntaxKind.MinusEqualsToken, "+="],
]);

const methods: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  find: "findLast",
  findIndex: "findLastIndex",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
  push: "unshift",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  trimStart: "trimEnd",
  trimEnd: "trimStart",
};

/** All mutants of a file, in the order of the text. */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const found: Mutant[] = [];
  const add = (node: ts.Node, replacement: string): void => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const { line } = source.getLineAndCharacterOfPosition(start);
    const lineText = (lines[line] ?? "").trim();
    const expression = expressionOf(node);
    const [expressionStart, expressionEnd] = [expression.getStart(source), expression.getEnd()];
    found.push({
      file,
      start,
      end,
      original: text.slice(start, end),
      replacement,
      line: line + 1,
      lineText,
      expressionStart,
      expressionEnd,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isTypeDeclaration(node)) return;
    addMutants(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.toSorted((a, b) => a.start - b.start);
}

/** The expression that a change of a token changes: an operator's operation, and the whole chain of a property. */
function expressionOf(node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isToken(node) && ts.isBinaryExpression(parent) && parent.operatorToken === node) return parent;
  const isPartOfAccess = ts.isPropertyAccessExpression(parent) && (parent.name === node || parent.questionDotToken === node);
  return isPartOfAccess ? topOfChain(parent) : node;
}

function topOfChain(node: ts.Node): ts.Node {
  const { parent } = node;
  const isLink =
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNonNullExpression(parent);
  if (isLink && parent.expression === node) return topOfChain(parent);
  const isAssigned = ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent.operatorToken.kind);
  return isAssigned || ts.isDeleteExpression(parent) ? parent : node;
}

const isAssignment = (kind: ts.SyntaxKind): boolean => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

const isTypeDeclaration = (node: ts.Node): boolean => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

type Add = (node: ts.Node, replacement: string) => void;

function addMutants(node: ts.Node, add: Add): void {
  if (ts.isBinaryExpression(node)) {
    const replacement = operators.get(node.operatorToken.kind);
    // `??` and `&&` cannot be mixed without parentheses.
    if (isChainOfDefaults(node)) add(node, `((${node.left.getText()}) && ${node.right.getText()})`);
    // Concatenation with a minus is NaN wherever it is looked at.
    else if (replacement !== undefined && !isConcatenation(node)) add(node.operatorToken, replacement);
  } else if (ts.isPrefixUnaryExpression(node)) addPrefixMutants(node, add);
  else if (ts.isPostfixUnaryExpression(node))
    add(node, `${node.operand.getText()}${node.operator === ts.SyntaxKind.PlusPlusToken ? "--" : "++"}`);
  else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) add(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`);
  else if (ts.isPropertyAccessExpression(node)) addAccessMutants(node, add);
  else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false");
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true");
  else if (ts.isNumericLiteral(node) && !isName(node)) add(node, String(Number(node.text.replaceAll("_", "")) + 1));
  else if (ts.isStringLiteral(node) && !isName(node)) add(node, node.text === "" ? '"mutant"' : '""');
  else if (ts.isReturnStatement(node) && node.expression !== undefined) addReturnMutant(node.expression, add);
}

/** Whether an operation is part of `a ?? b ?? c`. */
const isChainOfDefaults = ({ left, operatorToken, parent }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && [left, parent].some(isDefault);

const isDefault = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

function isConcatenation({ left, right, operatorToken }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.PlusToken &&
    [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  );
}

function addPrefixMutants(node: ts.PrefixUnaryExpression, add: Add): void {
  const operand = node.operand.getText();
  if (node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken) add(node, operand);
  else if (node.operator === ts.SyntaxKind.PlusPlusToken) add(node, `--${operand}`);
}

function addAccessMutants({ name, questionDotToken }: ts.PropertyAccessExpression, add: Add): void {
  if (questionDotToken !== undefined) add(questionDotToken, ".");
  const other = Object.hasOwn(methods, name.text) ? methods[name.text] : undefined;
  if (other !== undefined) add(name, other);
}

/** An array that is returned empty. */
function addReturnMutant(expression: ts.Expression, add: Add): void {
  if (ts.isArrayLiteralExpression(expression) && expression.elements.length > 0) add(expression, "[]");
}

/** Whether a literal is a property name or a part of a declaration that has no effect at run time. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isExternalModuleReference(parent) || ts.isEnumMember(parent);
}
