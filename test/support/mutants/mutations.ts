/**
 * What a mutant changes, by kind of node: the list of Stryker, less type-only code, and besides
 * numbers by one, branches swapped, an element or a property dropped, a statement removed.
 * Sentences are not mutated: the arguments of `text` and `same`, `{ en, de }`, messages of errors.
 */
import { isNode, type Node, type Path, parse, walk } from './tree.ts';

/** A change of the source between two offsets. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

export interface Mutant extends Edit {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** What is run when the mutant is reached: an expression, or a block. */
  readonly site: Node;
  readonly was: string;
}

type Mutator = (path: Path, source: string) => readonly Edit[];

const part = (node: Node, field: string): Node => {
  const value = node[field];
  if (!isNode(value)) throw new Error(`no ${field} in ${node.type}`);
  return value;
};
const parts = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const word = (node: Node | undefined, field: string): string => String(node?.[field] ?? '');
const code = (source: string, { start, end }: Node): string => source.slice(start, end);
const instead = ({ start, end }: Node, ...put: readonly string[]): readonly Edit[] =>
  put.map((text) => ({ start, end, put: text }));

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '|=': ['&='],
  '&=': ['|='],
  '^=': ['|='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '>>>=': ['<<='],
  '++': ['--'],
  '--': ['++'],
};

/** Methods that stand for each other. */
const TWINS = new Map(
  Object.entries({
    every: 'some',
    some: 'every',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    find: 'findLast',
    findIndex: 'findLastIndex',
    indexOf: 'lastIndexOf',
  }),
);

/** Methods that may be left out. */
const DROPPED = new Set(
  'filter slice sort toSorted reverse toReversed trim concat padStart padEnd toUpperCase'.split(
    ' ',
  ),
);

const isString = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || typeof node.value === 'string';

/** The operator between two operands, or before or after one. */
const operator: Mutator = ([node], source) => {
  const sign = word(node, 'operator');
  const left = isNode(node.left) ? node.left : undefined;
  const right = isNode(node.right) ? node.right : undefined;
  if (sign === '+' && [left, right].some((side) => side && isString(side))) return [];
  const from = left?.end ?? (node.prefix === true ? node.start : part(node, 'argument').end);
  const start = source.indexOf(sign, from);
  return (OPERATORS[sign] ?? []).map((put) => ({ start, end: start + sign.length, put }));
};

const unary: Mutator = ([node], source) =>
  ['!', '-', '~'].includes(word(node, 'operator'))
    ? instead(node, `(${code(source, part(node, 'argument'))})`)
    : [];

const logical: Mutator = (path, source) =>
  word(path[0], 'operator') === '??'
    ? instead(path[0], `(${code(source, part(path[0], 'right'))})`)
    : operator(path, source);

const branches: Mutator = ([node], source) => {
  const [test, yes, no] = ['test', 'consequent', 'alternate'].map((field) =>
    code(source, part(node, field)),
  );
  return instead(node, `((${test}) ? (${no}) : (${yes}))`);
};

const condition: Mutator = ([node]) => instead(part(node, 'test'), 'true', 'false');

const repetition: Mutator = ([node]) => (isNode(node.test) ? instead(node.test, 'false') : []);

/** Whether a string is a sentence to somebody, or no value at all. */
function isSentence([, ...around]: Path): boolean {
  return around.some(
    (node) =>
      (node.type === 'NewExpression' && word(part(node, 'callee'), 'name').endsWith('Error')) ||
      (node.type === 'CallExpression' &&
        ['text', 'same'].includes(word(part(node, 'callee'), 'name'))) ||
      (node.type === 'Property' && ['en', 'de'].includes(word(part(node, 'key'), 'name'))),
  );
}

const isName = ([node, around]: Path): boolean =>
  around?.type === 'ExpressionStatement' ||
  (around?.key === node && around.computed !== true) ||
  around?.type === 'JSXAttribute';

const literal: Mutator = (path) => {
  const [node] = path;
  const { value } = node;
  if (isName(path)) return [];
  if (typeof value === 'boolean') return instead(node, String(!value));
  if (typeof value === 'number')
    return instead(node, ...(value === 1 ? ['2', '0'] : [`${value + 1}`]));
  if (typeof value === 'string' && !isSentence(path))
    return instead(node, value === '' ? "'?'" : "''");
  return [];
};

const template: Mutator = (path) =>
  isSentence(path) || path[1]?.type === 'TaggedTemplateExpression' ? [] : instead(path[0], "''");

/** The list of a node without one of its parts and a comma beside it. */
function without(list: readonly Node[], index: number, source: string): Edit {
  const { start = 0, end = 0 } = list[index] ?? {};
  const before = list[index - 1]?.end;
  const after = list[index + 1]?.start ?? (source[end] === ',' ? end + 1 : end);
  return before === undefined ? { start, end: after, put: '' } : { start: before, end, put: '' };
}

const elements: Mutator = ([node], source) => {
  const list = parts(node, 'elements');
  if (list.length === 0) return [];
  return [...new Set([0, list.length - 1])].map((index) => without(list, index, source));
};

const properties: Mutator = ([node], source) => {
  const list = parts(node, 'properties');
  const isText = list.some(
    (each) => each.type === 'Property' && word(part(each, 'key'), 'name') === 'de',
  );
  return isText ? [] : list.map((_, index) => without(list, index, source));
};

const call: Mutator = ([node], source) => {
  const callee = part(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee.computed === true) return [];
  const method = part(callee, 'property');
  const name = word(method, 'name');
  const twin = TWINS.get(name);
  if (twin !== undefined) return instead(method, twin);
  return DROPPED.has(name) ? instead(node, code(source, part(callee, 'object'))) : [];
};

/** A statement that only acts: a call, an assignment, a step up or down. */
const statement: Mutator = ([node]) => {
  const { type, callee } = part(node, 'expression');
  if (type === 'Literal' || (isNode(callee) && callee.type === 'Super')) return [];
  return instead(node, ';');
};

const body: Mutator = ([node]) => {
  const block = part(node, 'body');
  if (block.type !== 'BlockStatement') return instead(block, 'undefined');
  return parts(block, 'body').length === 0 ? [] : instead(block, '{}');
};

const MUTATORS: Readonly<Record<string, Mutator>> = {
  BinaryExpression: operator,
  AssignmentExpression: operator,
  UpdateExpression: operator,
  LogicalExpression: logical,
  UnaryExpression: unary,
  ConditionalExpression: branches,
  IfStatement: condition,
  WhileStatement: repetition,
  ForStatement: repetition,
  DoWhileStatement: repetition,
  Literal: literal,
  TemplateLiteral: template,
  ArrayExpression: elements,
  ObjectExpression: properties,
  CallExpression: call,
  ExpressionStatement: statement,
  ArrowFunctionExpression: body,
  FunctionDeclaration: body,
  FunctionExpression: body,
};

const INNER: Readonly<Record<string, string>> = {
  IfStatement: 'test',
  WhileStatement: 'test',
  ForStatement: 'test',
  DoWhileStatement: 'test',
  ExpressionStatement: 'expression',
  ArrowFunctionExpression: 'body',
  FunctionDeclaration: 'body',
  FunctionExpression: 'body',
};

/** What runs where the mutant would; a chain of `?.` runs as a whole. */
function siteOf([node, ...around]: Path): Node {
  const inner = INNER[node.type];
  if (inner !== undefined) return part(node, inner);
  const other = around.findIndex(
    ({ type }) => !['MemberExpression', 'CallExpression', 'TSNonNullExpression'].includes(type),
  );
  const chain = around[other];
  return chain?.type === 'ChainExpression' ? chain : node;
}

const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;

/** Every mutant of a source file. */
export function mutantsOf(source: string, file: string): readonly Mutant[] {
  return Array.from(walk(parse(source, file))).flatMap((path) =>
    (MUTATORS[path[0].type]?.(path, source) ?? [])
      .map((edit) => ({
        ...edit,
        file,
        line: lineAt(source, edit.start),
        site: siteOf(path),
        was: source.slice(edit.start, edit.end),
      }))
      .filter(({ was, put }) => was !== put),
  );
}

export const mutated = (source: string, { start, end, put }: Mutant): string =>
  source.slice(0, start) + put + source.slice(end);

const HIT = '__hit';

/** The source that calls `__hit(n)` wherever the n-th of these mutants would run. */
export function marked(source: string, sites: ReadonlyMap<number, Node>): string {
  const marks = [...sites].flatMap(([n, { type, start, end }]) =>
    type === 'BlockStatement'
      ? [{ at: start + 1, put: `${HIT}(${n});`, rank: 0 }]
      : [
          { at: start, put: `(${HIT}(${n}),`, rank: 1 / (end - start) },
          { at: end, put: ')', rank: -1 / (end - start) },
        ],
  );
  // At one offset what ends comes before what begins, and of what begins the longest comes first.
  const sorted = marks.toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  return sorted.reduceRight(
    (text, { at, put }) => text.slice(0, at) + put + text.slice(at),
    source,
  );
}
