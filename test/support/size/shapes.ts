/**
 * Optional members of what games return, such as the key of a button. No game is asked: whoever writes a key of the
 * name counts as a user, wherever it stands.
 */
import { everyNode, type Module, nameOf } from '../modules.ts';
import { isNode } from '../mutants/tree.ts';

/** Where the members stand that games give: the contract and what it describes. */
const CONTRACT = /^src\/engine\/(extras|figures|game|interchange|profile|table)\.ts$/;

/** Whoever writes a key of an object: a game, or the blocks, which serve several. */
function writersOf(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { file, nodes } of modules) {
    const [, folder = '', game = ''] = file.split('/');
    for (const { key } of nodes.filter(({ type }) => type === 'Property')) {
      const known = writers.get(nameOf(key)) ?? new Set();
      writers.set(nameOf(key), known.add(folder === 'games' ? game : folder));
    }
  }
  return writers;
}

/** The optional members of a module's interfaces, `Button.key`. */
function optionalsIn({ nodes }: Module): readonly string[] {
  const interfaces = nodes.filter(({ type }) => type === 'TSInterfaceDeclaration');
  return interfaces.flatMap((node) =>
    everyNode(node)
      .filter(({ optional, key }) => optional === true && isNode(key))
      .map(({ key }) => `${nameOf(node.id)}.${nameOf(key)}`),
  );
}

/** Members that at most one writes, `Button.key`; those asked of the games themselves are known. */
export function lonelyShapes(
  contract: readonly Module[],
  writing: readonly Module[],
  known: ReadonlySet<string>,
): readonly string[] {
  const writers = writersOf(writing);
  const optionals = contract.filter(({ file }) => CONTRACT.test(file)).flatMap(optionalsIn);
  return optionals
    .filter((member) => !known.has(member))
    .filter((member) => {
      const users = [...(writers.get(member.replace(/^.*\./, '')) ?? [])];
      return users.length <= 1 && !users.includes('blocks');
    });
}
