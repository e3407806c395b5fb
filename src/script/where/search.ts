/**
 * Deals named by seed and number: the pack as chance would shuffle it, and the hands it makes; and deals
 * that meet conditions. A record's deals follow from the seed in its header, so what is searched for is a
 * seed: of the series S/1, S/2, S/3 … of a seed S those whose first deal meets them all.
 */
import type { Card } from '../../cards/pack.ts';
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { ChanceStep } from '../../engine/step.ts';
import { type Condition, type ConditionScope, readCondition, readEach } from './condition.ts';
import { openHands } from './subjects.ts';

/** The draw for the dealer may be repeated, but not for ever. */
const STEPS_BEFORE_DEAL = 1000;

function accepted<T>(game: AnyGame, after: T | Refusal): T {
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own step: ${after.text.en}`);
  return after;
}

function matchAfter(match: AnyMatch, step: ChanceStep | undefined): AnyMatch {
  const { game, state } = match;
  const after =
    step === undefined ? makeMove(match, game.rules.legal(state)[0]) : makeChance(match, step);
  return accepted(game, after);
}

/** A match that waits for its cards, and the step that deals them. */
function waitingForDeal(game: AnyGame, options: MatchOptions, seed: string, number: number) {
  let match: AnyMatch = { ...openMatch(game, options, seed), deal: number };
  for (let count = 0; count < STEPS_BEFORE_DEAL; count++) {
    const step = game.rules.actor(match.state) === CHANCE ? chanceOf(match) : undefined;
    if (step?.word === 'deal') return { match, step };
    match = matchAfter(match, step);
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
}

/** Deals of a game under its options, and the conditions on them. */
export interface Sought {
  readonly scope: ConditionScope;
  readonly options: MatchOptions;
  readonly conditions: readonly Condition[];
}

/** The scope of conditions on a game under these options. */
export function scopeOf(game: AnyGame, options: MatchOptions): ConditionScope {
  const { dealtHands } = game.extras;
  const hands = openHands(dealtHands, firstDeal(game, options, 'sizes').dealt);
  const { players } = options;
  const sizes = Array.from({ length: players }, (_, seat) => hands(seat).cards.length);
  return {
    game,
    players,
    pack: game.pack(options),
    dealtHands,
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
  };
}

/** Reads conditions; returns the first refusal. */
export function readSought(
  scope: ConditionScope,
  options: MatchOptions,
  typed: readonly string[],
): Sought | Refusal {
  const conditions = readEach(typed, (one) => readCondition(scope, one));
  return isRefusal(conditions) ? conditions : { scope, options, conditions };
}

/**
 * The deals of a series that meet the conditions; ends after `tries` deals in a row that do
 * not. Yields undefined where other work may run.
 */
export function* dealsMeeting(
  { scope, options, conditions }: Sought,
  base: string,
  tries: number,
): Generator<FoundDeal | undefined, void> {
  const seats = Array.from({ length: scope.players }, (_, seat) => seat);
  for (let place = 1, last = 0; place - last <= tries; place++) {
    const seed = `${base}/${place}`;
    const { cards, dealt } = firstDeal(scope.game, options, seed);
    const hands = openHands(scope.dealtHands, dealt);
    if (conditions.every((holds) => holds(hands))) {
      last = place;
      yield { seed, place, cards, hands: seats.map((seat) => hands(seat).cards) };
    } else yield undefined;
  }
}
