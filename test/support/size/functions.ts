/** The functions of a module: how they are called, how long they are, how much they are told. */
import { type Module, nodesIn } from '../modules.ts';
import { isNode, type Node } from '../mutants/tree.ts';

export interface FunctionSize {
  /** The name it is declared or assigned by. */
  readonly name: string;
  readonly start: number;
  readonly lines: number;
  readonly parameters: number;
}

/** What a node binds to a name: a function belongs to the variable, the key or the member that holds it. */
function bindingIn({ type, id, init, key, value }: Node): readonly [unknown, unknown] {
  return type === 'VariableDeclarator' ? [init, id] : [value, key];
}

const hasBody = ({ type, body }: Node): boolean => /Function/.test(type) && isNode(body);

/** Functions with a body, be they methods, arrows or without a name. */
export function functionsIn({ source, nodes }: Module): readonly FunctionSize[] {
  const names = new Map(nodes.map(bindingIn));
  return nodes.filter(hasBody).map((node) => {
    const named = node.id ?? names.get(node);
    return {
      name: isNode(named) ? String(named.name) : 'without a name',
      start: node.start,
      lines: source.slice(node.start, node.end).split('\n').length,
      parameters: nodesIn(node.params).length,
    };
  });
}
