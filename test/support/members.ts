/** How much a front end has to know of a session: the members of its interface, read from the source. */
import { type Module, moduleAt, nameOf } from './modules.ts';
import { isNode, type Node } from './mutants/tree.ts';

const SESSION = 'src/play/session/session.ts';

const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** The names that an interface declares or, if it extends others, a throw: they would not be counted. */
export function membersOf({ nodes }: Module, name: string): readonly string[] {
  const found = nodes.find(
    ({ type, id }) => type === 'TSInterfaceDeclaration' && nameOf(id) === name,
  );
  if (found === undefined || !isNode(found.body)) throw new Error(`no interface ${name}`);
  if (nodesOf(found.extends).length > 0) throw new Error(`${name} extends another interface`);
  return nodesOf(found.body.body).map(({ key }) => nameOf(key));
}

export const sessionMembers = (): readonly string[] => membersOf(moduleAt(SESSION), 'Session');
