/**
 * What games say about play beyond the table, pinned by sums, under every value of their options: finished deals as
 * each seat and a spectator see them (`revealed`), what the end says to each seat (`ends`), the lines of the score
 * (`scores`), notes beside the table (`notes`), causes of moves (`causes`), the events that reasons count (`events`),
 * what conditions ask of hands (`hands`), and where drills stop (`drills`). Deals are played at random. A change that
 * is meant to change one of them rewrites the files (`npm test -- test/golden/accounts -u`) and says so.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import { type AnyGame, SPECTATOR, type Unfolded } from '../../src/engine/game.ts';
import type { OptionSet } from '../../src/engine/laws/index.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { differentSets } from '../support/option-sets.ts';

/** The most steps of a play, which ends with its second deal at the latest. */
const MOST = 400;
/** Positions of which one is looked at, and the moves whose causes are. */
const EVERY = 11;
const MOVES = 4;

const PARTS = [
  'revealed',
  'ends',
  'scores',
  'notes',
  'causes',
  'events',
  'hands',
  'drills',
] as const;

/** Lines of JSON of which sums are made in the end. */
type Account = Readonly<Record<(typeof PARTS)[number], string[]>>;

type Steps = Unfolded<unknown, unknown>['steps'];

/** A decision of the deal under way, and how many moves had been made before it. */
interface Decision {
  readonly before: unknown;
  readonly seat: number;
  readonly at: number;
}

/** The deal under way. */
interface Deal {
  readonly steps: Steps[number][];
  readonly decisions: Decision[];
}

const lineOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const sumOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8);

/** Adds the end of the deal that the last step closed, if it closed one. */
function addEnd({ game, options, finished, closed }: AnyMatch, deal: Deal, to: Account): void {
  if (closed === undefined) return;
  const seats = allSeats(options.players);
  for (const observer of [SPECTATOR, ...seats])
    to.revealed.push(lineOf(game.display.reveal(finished, observer)));
  for (const seat of seats) to.ends.push(lineOf(game.display.ended?.(finished, seat)));
  to.scores.push(lineOf(closed));
  for (const { before, seat, at } of deal.decisions.splice(0)) {
    const unfolded = { before, seat, steps: deal.steps.slice(at), end: finished };
    to.events.push(lineOf(game.heuristics.judging?.events?.(unfolded)));
  }
  deal.steps.length = 0;
}

/** Adds what conditions may ask of the hands just dealt without a search, whose figures the solver's tests have. */
function addHands({ game, options, state }: AnyMatch, { hands }: Account): void {
  const { cards, quantities, qualities = {} } = game.extras.dealtHands;
  const plain = Object.entries(quantities).filter(([name]) => !name.includes('.'));
  for (const seat of allSeats(options.players)) {
    const held = cards(state, seat);
    const counts = plain.map(([, one]) => one.of(held, state, seat));
    const holding = Object.values(qualities).map((one) => one.holds(held, state, seat));
    hands.push(lineOf([held, counts, holding]));
  }
}

/** Adds what is said at a decision, and which drills it is one of. */
function addDecision({ game, state }: AnyMatch, seat: number, to: Account): void {
  const observation = game.observer.observe(state, seat);
  const moves = game.rules.legal(state).slice(0, MOVES);
  to.notes.push(lineOf(game.display.notes?.(observation)));
  for (const move of moves) {
    to.notes.push(lineOf(game.display.notes?.(observation, move)));
    to.causes.push(lineOf(game.extras.causes?.(observation, move)));
  }
  for (const { isFaced, isPast } of Object.values(game.extras.drills ?? {}))
    to.drills.push(lineOf([isFaced(state, seat), isPast?.(state)]));
}

/** A play under these options, as its sums. */
function play(game: AnyGame, { given, options }: OptionSet): string {
  const seed = `accounts ${JSON.stringify(given)}`;
  const random = openQuickStream(seed);
  const to: Account = Object.fromEntries(PARTS.map((part) => [part, []])) as never;
  const deal: Deal = { steps: [], decisions: [] };
  const settled = (match: AnyMatch): AnyMatch =>
    settleChance(match, (_, _text, after) => addEnd(after, deal, to));
  let match = settled(openMatch(game, options, seed));
  for (let n = 0; n < MOST && !match.ended; n++) {
    const seat = matchActor(match);
    if (deal.steps.length === 0) addHands(match, to);
    if (n % EVERY === 0) {
      addDecision(match, seat, to);
      deal.decisions.push({ before: match.state, seat, at: deal.steps.length });
    }
    const moves = game.rules.legal(match.state);
    const move = moves[below(random, moves.length)];
    deal.steps.push({ seat, move });
    const after = makeMove(match, move);
    if (isRefusal(after)) throw new Error(after.text.en);
    addEnd(after, deal, to);
    match = settled(after);
  }
  const sums = PARTS.map((part) => `${part} ${sumOf(to[part])}`);
  return `${JSON.stringify(given)} ${to.scores.length} deals: ${sums.join(' ')}`;
}

test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const lines = differentSets(game).map((set) => play(game, set));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`accounts/${id}.txt`);
});
