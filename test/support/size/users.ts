/** Who gives what the contract leaves to a game: asked of the games themselves, so that nothing can be overlooked. */
import type { Module } from '../modules.ts';
import type { Node } from '../mutants/tree.ts';
import {
  type Declarations,
  declarationsIn,
  type Member,
  membersOf,
  membersReferredTo,
} from './contract.ts';

/** A member that a game may leave out, or that stands in such a member, and the games that give it. */
export interface Offer {
  /** `extras.clock`, and `extras.clock.seconds` inside it. */
  readonly path: string;
  /** The interface that declares it and its name there, `Clock.seconds`. */
  readonly declared: string;
  readonly games: readonly string[];
}

/** A value of the contract in a game: as many as a list or a record holds. */
interface Given {
  readonly game: string;
  readonly value: unknown;
}

const valuesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

function givenIn(parents: readonly Given[], { name }: Member): readonly Given[] {
  return parents
    .map(({ game, value }) => ({ game, value: Reflect.get(Object(value), name) }))
    .filter(({ value }) => value !== undefined);
}

const inside = (given: readonly Given[], { isContainer }: Member): readonly Given[] =>
  isContainer
    ? given.flatMap(({ game, value }) => valuesOf(value).map((one) => ({ game, value: one })))
    : given;

const gamesIn = (given: readonly Given[]): readonly string[] => [
  ...new Set(given.map(({ game }) => game)),
];

interface Place {
  readonly path: string;
  readonly isOptional: boolean;
  /** Types that lead here, lest one that holds itself be followed for ever. */
  readonly types: readonly Node[];
}

function offersOf(
  declarations: Declarations,
  members: readonly Member[],
  parents: readonly Given[],
  place: Place,
): readonly Offer[] {
  return members.flatMap((member) => {
    const path = place.path === '' ? member.name : `${place.path}.${member.name}`;
    const given = givenIn(parents, member);
    const isOptional = place.isOptional || member.isOptional;
    const declared = `${member.owner}.${member.name}`;
    const own = isOptional ? [{ path, declared, games: gamesIn(given) }] : [];
    const { type } = member;
    if (type === undefined || place.types.includes(type) || given.length === 0) return own;
    const types = [...place.types, type];
    const below = membersOf(declarations, type);
    return [
      ...own,
      ...offersOf(declarations, below, inside(given, member), { path, isOptional, types }),
    ];
  });
}

/** A member that several types of an intersection have is one member. */
const withoutRepeats = (offers: readonly Offer[]): readonly Offer[] => [
  ...new Map(offers.map((offer) => [offer.path, offer])).values(),
];

/** Every option is one by itself: what all of them may have is found by name (`shapes.ts`). */
const isWalked = ({ name }: Member): boolean => name !== 'options';

/** Whatever `Game` in these modules lets a game leave out, with those that give it. */
export function offersIn(
  contract: readonly Module[],
  games: readonly { readonly id: string }[],
): readonly Offer[] {
  const declarations = declarationsIn(contract);
  const members = membersReferredTo(declarations, 'Game').filter(isWalked);
  const given = games.map((game) => ({ game: game.id, value: game }));
  const place = { path: '', isOptional: false, types: [] };
  return withoutRepeats(offersOf(declarations, members, given, place));
}

/** Offers that one game takes up, or none. */
export const ofOneGame = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ games }) => games.length <= 1);

/** Whether a facet offers it, as it does every extra, rather than something that a facet offers. */
export const isOfFacet = ({ path }: Offer): boolean => path.split('.').length <= 2;
