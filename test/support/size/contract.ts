/**
 * What a game may give, as its contract declares it: the members of a type, read through references, `extends`,
 * `Partial` and the like. A method has none of its own: what it returns is not given once for the whole game.
 */
import { type Module, nameOf, nodesIn } from '../modules.ts';
import { isNode, type Node } from '../mutants/tree.ts';

export interface Member {
  readonly name: string;
  /** The interface that declares it; empty for a type without a name. */
  readonly owner: string;
  readonly isOptional: boolean;
  /** Whether the member is a list or a record of values. */
  readonly isContainer: boolean;
  /** The type of a value; absent for a method. */
  readonly type?: Node | undefined;
}

/** Interfaces and type aliases by their names. */
export type Declarations = ReadonlyMap<string, Node>;

const DECLARED = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];

export const declarationsIn = (modules: readonly Module[]): Declarations =>
  new Map(
    modules
      .flatMap(({ nodes }) => nodes.filter(({ type }) => DECLARED.includes(type)))
      .map((node) => [nameOf(node.id), node]),
  );

/** Types that have the members of their first argument. */
const PASSED_ON = ['Readonly', 'Required', 'NonNullable', 'Pick', 'Omit'];

const argumentsOf = ({ typeArguments }: Node): readonly Node[] =>
  isNode(typeArguments) ? nodesIn(typeArguments.params) : [];

/** What a list or a record holds: `X` of `readonly X[]` and of `Readonly<Record<string, X>>`. */
function heldBy(type: Node): Node | undefined {
  if (type.type === 'TSArrayType') return nodesIn(type.elementType)[0];
  if (type.type === 'TSTypeOperator') return nodesIn(type.typeAnnotation).map(heldBy)[0];
  if (type.type !== 'TSTypeReference') return undefined;
  const name = nameOf(type.typeName);
  const [first, second] = argumentsOf(type);
  if (name === 'Record') return second;
  return first !== undefined && PASSED_ON.includes(name) ? heldBy(first) : undefined;
}

function memberFrom(owner: string, { key, optional, typeAnnotation }: Node): Member {
  const [type] = isNode(typeAnnotation) ? nodesIn(typeAnnotation.typeAnnotation) : [];
  const held = type === undefined ? undefined : heldBy(type);
  return {
    name: nameOf(key),
    owner,
    isOptional: optional === true,
    isContainer: held !== undefined,
    type: held ?? type,
  };
}

function membersOfInterface(declarations: Declarations, declared: Node): readonly Member[] {
  const inherited = nodesIn(declared.extends).flatMap((heritage) =>
    membersReferredTo(declarations, nameOf(heritage.expression), argumentsOf(heritage)),
  );
  const own = isNode(declared.body) ? nodesIn(declared.body.body) : [];
  return [...inherited, ...own.map((member) => memberFrom(nameOf(declared.id), member))];
}

/** The members of the type of this name; none if it is declared elsewhere. */
export function membersReferredTo(
  declarations: Declarations,
  name: string,
  [first]: readonly Node[] = [],
): readonly Member[] {
  const given = first === undefined ? [] : membersOf(declarations, first);
  if (name === 'Partial') return given.map((member) => ({ ...member, isOptional: true }));
  if (PASSED_ON.includes(name)) return given;
  const declared = declarations.get(name);
  if (declared === undefined) return [];
  if (declared.type === 'TSInterfaceDeclaration') return membersOfInterface(declarations, declared);
  return nodesIn(declared.typeAnnotation).flatMap((type) => membersOf(declarations, type));
}

/** The members of a type as it is written. */
export function membersOf(declarations: Declarations, type: Node): readonly Member[] {
  switch (type.type) {
    case 'TSTypeReference':
      return membersReferredTo(declarations, nameOf(type.typeName), argumentsOf(type));
    case 'TSIntersectionType':
    case 'TSUnionType':
      return nodesIn(type.types).flatMap((part) => membersOf(declarations, part));
    case 'TSTypeLiteral':
      return nodesIn(type.members).map((member) => memberFrom('', member));
    default:
      return [];
  }
}
