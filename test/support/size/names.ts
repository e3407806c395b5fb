/**
 * Names that mean several things: declared in several files, and so read differently in each. A reader has one game
 * open at a time, and what games call alike is alike: of the games counts the one that declares a name most often.
 */
import { type Module, nameOf, nodesIn } from '../modules.ts';
import { isNode, type Node } from '../mutants/tree.ts';

export interface DeclaredName {
  readonly name: string;
  /** How many files declare it; of the games, those of one. */
  readonly count: number;
  readonly files: readonly string[];
}

type Declares = (module: Module) => readonly string[];

/** Declarations of the module itself, exported or not. */
const declarationsOf = ({ program }: Module): readonly Node[] =>
  nodesIn(program.body).map((node) => (isNode(node.declaration) ? node.declaration : node));

const TYPES = [
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'ClassDeclaration',
];

const isFunction = (node: unknown): boolean => isNode(node) && /Function/.test(node.type);

/** The names of types, classes and functions, `const` with an arrow included. */
function namesIn(declaration: Node): readonly string[] {
  if (TYPES.includes(declaration.type) || isFunction(declaration)) return [nameOf(declaration.id)];
  return nodesIn(declaration.declarations)
    .filter(({ init }) => isFunction(init))
    .map(({ id }) => nameOf(id));
}

const isCapital = (name: string): boolean => /^[A-Z]/.test(name);

/** The types and classes that a module declares, and its components, which look like them where they are used. */
export const typesOf: Declares = (module) =>
  declarationsOf(module).flatMap(namesIn).filter(isCapital);

/** The other functions that a module declares outside of any. */
export const functionsOf: Declares = (module) =>
  declarationsOf(module)
    .flatMap(namesIn)
    .filter((name) => !isCapital(name));

/** The game that a file belongs to: `src/games/durak` of `src/games/durak/bout/rules.ts`. */
const gameOf = (file: string): string | undefined => /^src\/games\/[^/]+(?=\/)/.exec(file)?.[0];

function countOf(files: readonly string[]): number {
  const byGame = new Map<string, number>();
  for (const game of files.map(gameOf))
    if (game !== undefined) byGame.set(game, (byGame.get(game) ?? 0) + 1);
  const outside = files.filter((file) => gameOf(file) === undefined);
  return outside.length + Math.max(0, ...byGame.values());
}

/** A name with fewer declarations is not listed: two things of one name can be told apart by where they stand. */
const SEVERAL = 3;

/** Names that three files or more declare, those with the most declarations first. */
export function declaredOften(
  modules: readonly Module[],
  declares: Declares,
): readonly DeclaredName[] {
  const files = new Map<string, string[]>();
  for (const module of modules)
    for (const name of new Set(declares(module)))
      files.set(name, [...(files.get(name) ?? []), module.file]);
  return [...files]
    .map(([name, where]) => ({ name, count: countOf(where), files: where }))
    .filter(({ count }) => count >= SEVERAL)
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
