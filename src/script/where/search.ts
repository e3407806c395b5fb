/**
 * Deals named by seed and number: the pack as chance would shuffle it, and the hands it makes; and deals
 * that meet conditions. A record's deals follow from the seed in its header, so what is searched for is a
 * seed: of the series S/1, S/2, S/3 … of a seed S those whose first deal meets them all.
 */
import type { Card } from '../../cards/pack.ts';
import { type ChanceStep, writeChance } from '../../engine/chance-step.ts';
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type Condition, type MisreadingIn, readCondition, readEach } from './condition.ts';
import { laidOpen, type OpenDeal } from './open-deal.ts';
import type { ConditionScope } from './operands.ts';
import { both } from './values.ts';

/** The draw for the dealer may be repeated, but not for ever. */
const STEPS_BEFORE_DEAL = 1000;

function accepted<T>(game: AnyGame, after: T | Refusal): T {
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own step: ${after.text.en}`);
  return after;
}

/** A step before the cards are dealt: of chance, or the first legal move of a seat. */
type EarlyStep = { readonly chance: ChanceStep } | { readonly move: unknown };

function earlyStep(match: AnyMatch): EarlyStep {
  const { rules } = match.game;
  return rules.actor(match.state) === CHANCE
    ? { chance: chanceOf(match) }
    : { move: rules.legal(match.state)[0] };
}

function matchAfter(match: AnyMatch, step: EarlyStep): AnyMatch {
  const after = 'chance' in step ? makeChance(match, step.chance) : makeMove(match, step.move);
  return accepted(match.game, after);
}

/** A match that waits for its cards, the step that deals them, and those before it. */
function waitingForDeal(game: AnyGame, options: MatchOptions, seed: string, number: number) {
  let match: AnyMatch = { ...openMatch(game, options, seed), deal: number };
  const before: EarlyStep[] = [];
  for (let count = 0; count < STEPS_BEFORE_DEAL; count++) {
    const step = earlyStep(match);
    if ('chance' in step && step.chance.word === 'deal')
      return { match, step: step.chance, before };
    match = matchAfter(match, step);
    before.push(step);
  }
  throw new Error(`${game.id} never deals`);
}

/**
 * The pack of deal `number` of a seed, top card first. It depends on the seed, the game, its pack
 * and the number alone, so no earlier deal has to be played.
 */
export const packOfDeal = (
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  number: number,
): readonly Card[] => waitingForDeal(game, options, seed, number).step.values;

/** The steps of a match of this seed, as texts, until the cards of deal `number` are dealt in its first deal. */
export function stepsToDeal(
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  number: number,
): readonly string[] {
  const { match, step, before } = waitingForDeal(game, options, seed, number);
  const textOf = (one: EarlyStep): string =>
    'chance' in one
      ? writeChance(match.pack, game.rules.chanceEvents, one.chance)
      : game.notation.write(one.move);
  return [...before, { chance: step }].map(textOf);
}

interface FirstDeal {
  /** Top card first. */
  readonly cards: readonly Card[];
  /** The state just after the cards were dealt. */
  readonly dealt: unknown;
}

/** The first deal of a seed. Moves made before the cards are dealt, such as stakes, do not change who is dealt what. */
export function firstDeal(game: AnyGame, options: MatchOptions, seed: string): FirstDeal {
  const { match, step } = waitingForDeal(game, options, seed, 1);
  return { cards: step.values, dealt: accepted(game, game.rules.applyChance(match.state, step)) };
}

/** A deal that meets the conditions. */
export interface FoundDeal {
  /** The seed whose first deal has these cards. */
  readonly seed: string;
  /** The place of the seed in the series, from 1. */
  readonly place: number;
  /** The pack, top card first. */
  readonly cards: readonly Card[];
  /** The cards of each hand, by seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly deal: OpenDeal;
}

/** Deals of a game under its options, and the conditions on them. */
export interface Sought {
  readonly scope: ConditionScope;
  readonly options: MatchOptions;
  /** What all conditions ask together. */
  readonly condition: Condition;
}

/** The scope of conditions on a game under these options. */
export function scopeOf(game: AnyGame, options: MatchOptions): ConditionScope {
  const { dealtHands } = game.extras;
  // Any deal will do: only the sizes of its hands are asked for.
  const deal = laidOpen(dealtHands, firstDeal(game, options, 'sizes').dealt);
  const { players } = options;
  const sizes = Array.from({ length: players }, (_, seat) => deal.hand(seat).cards.length);
  return {
    game,
    players,
    pack: game.pack(options),
    dealtHands,
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
  };
}

/** Reads conditions; returns the first fault. */
export function readSought(
  scope: ConditionScope,
  options: MatchOptions,
  typed: readonly string[],
): Sought | MisreadingIn {
  const conditions = readEach(typed, (one) => readCondition(scope, one));
  return isRefusal(conditions) ? conditions : { scope, options, condition: both(conditions) };
}

/**
 * The deals of a series that meet the conditions; ends after `tries` deals in a row that do
 * not. Yields undefined where other work may run.
 */
export function* dealsMeeting(
  { scope, options, condition }: Sought,
  base: string,
  tries: number,
): Generator<FoundDeal | undefined, void> {
  const seats = Array.from({ length: scope.players }, (_, seat) => seat);
  for (let place = 1, last = 0; place - last <= tries; place++) {
    const seed = `${base}/${place}`;
    const { cards, dealt } = firstDeal(scope.game, options, seed);
    const deal = laidOpen(scope.dealtHands, dealt);
    if (condition.holds(deal)) {
      last = place;
      yield { seed, place, cards, hands: seats.map((seat) => deal.hand(seat).cards), deal };
    } else yield undefined;
  }
}
