/**
 * Positions of Canasta. `table` sets a deal up by editing the state after a real deal: hands, stock,
 * pile and melds in tokens, seat 0 on turn unless told otherwise.
 */
import { readCard } from '../../../src/cards/pack.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../../src/engine/match.ts';
import { canasta } from '../../../src/games/canasta/index.ts';
import { countPlain, sortSet, tokens } from '../../../src/games/canasta/state/cards.ts';
import { standingOf } from '../../../src/games/canasta/state/standing.ts';
import type { Phase, Side, State, TurnState } from '../../../src/games/canasta/state/state.ts';
import { meldOf } from '../../../src/games/canasta/turn/lay.ts';
import { after, legal, packBeginning, position } from '../../support/play.ts';

export const game: AnyGame = canasta;
export type Match = AnyMatch;

export interface Setup {
  readonly options?: Readonly<Record<string, unknown>>;
  /** By seat; those not given hold two queens. */
  readonly hands?: readonly string[];
  /** Next card first. */
  readonly stock?: string;
  /** The top card last. */
  readonly pile?: string;
  /** By party, numbered from 1. */
  readonly melds?: readonly (readonly string[])[];
  readonly reds?: readonly string[];
  /** By seat. */
  readonly totals?: readonly number[];
  readonly phase?: Phase;
  readonly turn?: Partial<TurnState>;
}

export const cards = (text: string): readonly number[] =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const card = readCard(tokens, token);
      if (card === undefined) throw new Error(`no card ${token}`);
      return card;
    });

export const bag = (text: string): readonly number[] => [...cards(text)].sort((a, b) => a - b);

const STOCK = '4C 6D 8H TS JC 9D 5H 7S 9C TD JH 4S';

export const stateOf = (match: Match): State => match.state as State;

const side = (melds: readonly string[], reds: string): Side => ({
  melds: melds.map((set, i) => meldOf(i + 1, sortSet(cards(set)))),
  given: melds.length,
  reds: bag(reds),
});

/** A match before its first deal is dealt, seat 0 to begin. */
export function opened(options: Readonly<Record<string, unknown>> = {}): Match {
  const players = Number(options.players ?? 4);
  return position(game, options, `dealer ${players - 1}`);
}

export function table(setup: Setup): Match {
  const start = opened(setup.options);
  const dealt = after(start, packBeginning(start, ''));
  const state = stateOf(dealt);
  const { standing } = state;
  const totals = setup.totals ?? standing.totals;
  const hands = standing.party.map((_, seat) => bag(setup.hands?.[seat] ?? 'QC QD'));
  const given = state.sides.map((_, party) => setup.melds?.[party] ?? []);
  const sides = given.map((melds, party) => side(melds, setup.reds?.[party] ?? ''));
  const seat = setup.turn?.seat ?? 0;
  const turn: TurnState = {
    ...state.turn,
    seat,
    began: countPlain(hands[seat] ?? []),
    before: sides[standing.party[seat] ?? 0]?.given ?? 0,
    been: 1 << seat,
    ...setup.turn,
  };
  const edited: State = {
    ...state,
    phase: setup.phase ?? 'turn',
    standing: { ...standingOf(standing.options, 0, totals, standing.seating, standing.dealer) },
    turn,
    hands,
    stock: cards(setup.stock ?? STOCK),
    pile: cards(setup.pile ?? '5C'),
    sides,
    known: hands.map(() => []),
  };
  return { ...dealt, state: edited };
}

/** A seat that has drawn and may lay. */
export const laying = (setup: Setup): Match =>
  table({ ...setup, phase: 'lay', turn: { word: 'open', ...setup.turn } });

/** The legal texts that begin so. */
export const legalWith = (match: Match, start: string): readonly string[] =>
  legal(match).filter((text) => text.startsWith(start));

export const actorOf = (match: Match): number => matchActor(match);
/** The party of the one on turn, as it lies. */
export const meldsOf = (match: Match, party = 0): readonly string[] =>
  (stateOf(match).sides[party]?.melds ?? []).map(
    (meld) => `${meld.number}: ${meld.cards.map((card) => tokens.tokens[card]).join(' ')}`,
  );
export const handOf = (match: Match, seat: number): string =>
  (stateOf(match).hands[seat] ?? []).map((card) => tokens.tokens[card]).join(' ');
export const redsOf = (match: Match, party = 0): string =>
  (stateOf(match).sides[party]?.reds ?? []).map((card) => tokens.tokens[card]).join(' ');
export const pileOf = (match: Match): string =>
  stateOf(match)
    .pile.map((card) => tokens.tokens[card])
    .join(' ');

export const SEVEN_KINGS = 'KC KC KD KD KH KH KS';
export const SEVEN_NINES = '9C 9C 9D 9D 9H 9H 9S';
