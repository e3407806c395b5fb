/** How much a front end has to know of a session: the members of its interface, read from the source. */
import { everyNode, modulesIn, nameOf } from './exports.ts';
import { isNode, type Node } from './mutants/tree.ts';

const SESSION = 'src/play/session/session.ts';

const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** The names that an interface declares or, if it extends others, a throw: they would not be counted. */
export function membersOf(program: Node, name: string): readonly string[] {
  const found = everyNode(program).find(
    ({ type, id }) => type === 'TSInterfaceDeclaration' && nameOf(id) === name,
  );
  if (found === undefined || !isNode(found.body)) throw new Error(`no interface ${name}`);
  if (nodesOf(found.extends).length > 0) throw new Error(`${name} extends another interface`);
  return nodesOf(found.body.body).map(({ key }) => nameOf(key));
}

export function sessionMembers(): readonly string[] {
  const module = modulesIn('src/play/session').find(({ file }) => file === SESSION);
  if (module === undefined) throw new Error(`no file ${SESSION}`);
  return membersOf(module.program, 'Session');
}
