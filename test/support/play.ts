/**
 * Notation for tests: positions and games are written as the steps of a record. `position` sets up
 * a match from steps, `legal` lists texts, `refusal` gives the clause that refuses a step.
 */

import { type ChanceStep, readChance } from '../../src/engine/chance-step.ts';
import { type AnyGame, CHANCE, type Outcome } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  legalTexts,
  makeStep,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

/** The match after these steps; throws with the refusal's words if one is refused. */
export function position(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  ...steps: readonly string[]
): AnyMatch {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  const crossed = game.check?.(options);
  if (crossed !== undefined) throw new Error(crossed.text.en);
  return after(openMatch(game, options, 'test'), ...steps);
}

/** The match after further steps. */
export function after(match: AnyMatch, ...steps: readonly string[]): AnyMatch {
  return steps.reduce((current, step) => {
    const moved = makeStep(current, step);
    if (isRefusal(moved)) throw new Error(`${step}: ${moved.clause} ${moved.text.en}`);
    return moved;
  }, match);
}

/** The match as it stands when the step has closed a deal, before the driver opens the next. */
export function ending(match: AnyMatch, step: string): AnyMatch {
  const { game, pack, state } = match;
  const read =
    matchActor(match) === CHANCE
      ? readChance(pack, game.rules.chanceEvents, step)
      : game.notation.read(step);
  if (isRefusal(read)) throw new Error(`${step}: ${read.text.en}`);
  const byChance = matchActor(match) === CHANCE;
  const moved = byChance
    ? game.rules.applyChance(state, read as ChanceStep)
    : game.rules.apply(state, read);
  if (isRefusal(moved)) throw new Error(`${step}: ${moved.text.en}`);
  return { ...match, state: moved };
}

/** The actor's legal texts. */
export const legal = (match: AnyMatch): readonly string[] => legalTexts(match);

/** The clause that refuses the step; undefined if it is accepted. */
export function refusal(match: AnyMatch, step: string): string | undefined {
  const moved = makeStep(match, step);
  return isRefusal(moved) ? moved.clause : undefined;
}

/** More steps than any deal takes. */
const ENDLESS = 10_000;

/**
 * Plays the first legal move, and chance by the seed, until a deal is closed. Throws where these
 * moves lead nowhere.
 */
export function playedOut(match: AnyMatch): AnyMatch {
  let current = match;
  do {
    if (current.ply - match.ply > ENDLESS) throw new Error('first moves never end the deal');
    const waiting = settleChance(current);
    current = after(waiting, legal(waiting)[0] ?? '');
  } while (current.closed === undefined);
  return current;
}

/** The outcome of the deal that the last step closed; throws if it closed none. */
export function closed(match: AnyMatch): Outcome {
  if (match.closed === undefined) throw new Error('the last step closed no deal');
  return match.closed;
}

/** A whole pack that begins with `cards`, the rest in canonical order: a `deal` step. */
export function packBeginning(match: AnyMatch, cards: string): string {
  const wanted = cards.split(/\s+/).filter((token) => token !== '');
  const left = match.pack.order.map((card) => match.pack.tokens[card] ?? '');
  for (const token of wanted) {
    const at = left.indexOf(token);
    if (at < 0) throw new Error(`${token} is not left in ${match.pack.name}`);
    left.splice(at, 1);
  }
  return `deal ${[...wanted, ...left].join(' ')}`;
}

/**
 * Like `packBeginning`, for hands served one card at a time: `hands` in the order served. Hands
 * may be shorter than dealt; the free places take the cards left over, in canonical order.
 */
export function packServing(match: AnyMatch, hands: readonly string[], each: number): string {
  const wanted = hands.map((hand) => hand.split(/\s+/).filter((token) => token !== ''));
  const left = match.pack.order.map((card) => match.pack.tokens[card] ?? '');
  for (const token of wanted.flat()) {
    const at = left.indexOf(token);
    if (at < 0) throw new Error(`${token} is not left in ${match.pack.name}`);
    left.splice(at, 1);
  }
  const served: string[] = [];
  for (let round = 0; round < each; round++)
    for (const hand of wanted) served.push(hand[round] ?? left.shift() ?? '');
  return `deal ${[...served, ...left].join(' ')}`;
}
