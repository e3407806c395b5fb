/**
 * Where English stands for what it names: compared, looked up, sorted by. A sentence is there to be read;
 * what it names has an id.
 */
import { isNode, type Node, type Path, walk } from './mutants/tree.ts';

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === 'string' ? value.name : '';

/** `label.en`, or `en` taken out of a text. */
function isEnglish([node, around]: Path): boolean {
  const { type, property, computed } = node;
  if (type === 'MemberExpression') return computed !== true && nameOf(property) === 'en';
  return nameOf(node) === 'en' && around?.property !== node;
}

const COMPARISONS = ['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in'];
const ASKING = [
  ...['startsWith', 'endsWith', 'includes', 'indexOf', 'lastIndexOf', 'match', 'search', 'test'],
  ...['localeCompare', 'get', 'set', 'has', 'add', 'delete'],
];

/** `names.has(…)`, `sentence.startsWith(…)`. */
const asks = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && ASKING.includes(nameOf(callee.property));

const isIndex = ({ computed, property, key }: Node, node: Node): boolean =>
  computed === true && (property === node || key === node);

const makesKeys = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && ['Map', 'Set'].includes(nameOf(callee));

/** Still the sentence, or a part of it: in a template, in other letters. */
const isStillText = ({ type, operator, property, callee }: Node, node: Node): boolean =>
  ['TemplateLiteral', 'LogicalExpression', 'ChainExpression'].includes(type) ||
  (type === 'BinaryExpression' && operator === '+') ||
  (type === 'MemberExpression' && nameOf(property) !== 'length') ||
  (type === 'CallExpression' && callee === node);

/** Whether those around the innermost node use it as a key. */
function isKey([node, parent, ...around]: Path): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'BinaryExpression' && COMPARISONS.includes(String(parent.operator)))
    return true;
  if (parent.type === 'SwitchStatement' || asks(parent) || isIndex(parent, node)) return true;
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) return true;
  return isStillText(parent, node) && isKey([parent, ...around]);
}

/** Where a module takes English for an identity, a list of nothing but English included. */
export const identitiesIn = (program: Node): readonly Node[] =>
  [...walk(program)]
    .filter((path) => isEnglish(path) && (path.some(makesKeys) || isKey(path)))
    .map(([node]) => node);
