/** Code that folds several steps or cases into one expression, which a reader has to unfold again. */
import type { Module } from '../modules.ts';
import { isNode, type Node } from '../mutants/tree.ts';

const TYPED = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** The expression inside types and parentheses. */
function bare(node: Node): Node {
  const isWrapped = TYPED.includes(node.type) || node.type === 'ParenthesizedExpression';
  return isWrapped && isNode(node.expression) ? bare(node.expression) : node;
}

const isList = (node: unknown): boolean => isNode(node) && bare(node).type === 'ArrayExpression';

/** A list written in place, or a choice between such lists. */
function isListInPlace(value: unknown): boolean {
  if (!isNode(value)) return false;
  const { type, consequent, alternate } = bare(value);
  return type === 'ConditionalExpression' ? isList(consequent) || isList(alternate) : isList(value);
}

const bindsSeveral = (pattern: unknown): boolean =>
  isNode(pattern) &&
  pattern.type === 'ArrayPattern' &&
  Array.isArray(pattern.elements) &&
  pattern.elements.length > 1;

/** `const [a, b] = [x, y]`, `[a, b] = [b, a]`, and `const [a, b] = is ? [x, y] : [y, x]`. */
export const listAssignmentsIn = ({ nodes }: Module): readonly Node[] =>
  nodes.filter(({ type, id, init, left, right }) => {
    if (type === 'VariableDeclarator') return bindsSeveral(id) && isListInPlace(init);
    return type === 'AssignmentExpression' && bindsSeveral(left) && isListInPlace(right);
  });

const isSpread = ({ type }: Node): boolean =>
  type === 'SpreadElement' || type === 'JSXSpreadAttribute';

const CHOICES = ['LogicalExpression', 'ConditionalExpression'];

/** `...(x && { a })`, `...(x ? { a } : {})`, `...(x ?? [])`, in records, lists, arguments and elements. */
export const conditionalSpreadsIn = ({ nodes }: Module): readonly Node[] =>
  nodes.filter(
    (node) => isSpread(node) && isNode(node.argument) && CHOICES.includes(bare(node.argument).type),
  );

const isConditional = ({ type }: Node): boolean => type === 'ConditionalExpression';

/** `a ? b : c` */
export const conditionalsIn = ({ nodes }: Module): readonly Node[] => nodes.filter(isConditional);

/** `a ? b : c ? d : e`: one of the three parts asks again. */
export const nestedConditionalsIn = (module: Module): readonly Node[] =>
  conditionalsIn(module)
    .flatMap(({ test, consequent, alternate }) => [test, consequent, alternate])
    .filter(isNode)
    .map(bare)
    .filter(isConditional);
