/**
 * Whole plays of every game under every value of its options, pinned by their sums: what is legal
 * and what it comes to (`rules`), what each seat may know (`observations`), what a person is shown and told
 * (`words`), what opponents make of it (`heuristics`). A change that is meant to leave one of them alone
 * leaves its column in `plays` alone; one that is meant to change it rewrites the files
 * (`npm test -- test/golden/plays -u`) and says so. One play of a set is uniformly random, the other
 * follows the opponents' policy.
 */
import { createHash, type Hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeChance } from '../../../src/engine/chance-step.ts';
import { type AnyGame, CHANCE, type Outcome, SPECTATOR } from '../../../src/engine/game.ts';
import { spreadOptions } from '../../../src/engine/laws/index.ts';
import {
  type AnyMatch,
  chanceOf,
  makeStep,
  matchActor,
  openMatch,
} from '../../../src/engine/match.ts';
import type { MatchOptions } from '../../../src/engine/options.ts';
import { below, openQuickStream, type Random } from '../../../src/engine/random.ts';
import { extraOf } from '../../../src/engine/record.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { findGame } from '../../../src/games/index.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { seatNamesOf } from '../../../src/play/session/players.ts';
import { publishedOptions } from '../../support/options.ts';

/** Steps of a play; a play ends with its second deal at the latest. */
const MOST = 160;
/** Legal moves of a position whose picks are looked at. */
const PICKED = 12;

interface Sums {
  readonly rules: Hash;
  readonly observations: Hash;
  readonly words: Hash;
  readonly heuristics: Hash;
}

const lineOf = (value: unknown): string => `${JSON.stringify(value) ?? 'nothing'}\n`;

const put = (hash: Hash, ...values: readonly unknown[]): void => {
  hash.update(values.map(lineOf).join(''));
};

const shortOf = (hash: Hash): string => hash.digest('hex').slice(0, 8);

function sumOf(value: unknown): string {
  const hash = createHash('sha256');
  put(hash, value);
  return shortOf(hash);
}

/** Engines differ in the last digit of a logarithm. */
const rounded = (values: readonly number[] | undefined): readonly number[] | undefined =>
  values?.map((value) => Number(value.toPrecision(6)));

const observersOf = (match: AnyMatch): readonly number[] => [
  SPECTATOR,
  ...Array(match.options.players).keys(),
];

type Choose = (match: AnyMatch, random: Random) => unknown;

const atRandom: Choose = ({ game, state }, random) => {
  const moves = game.rules.legal(state);
  return moves[below(random, moves.length)];
};

const byPolicy: Choose = (match, random) => {
  const { game, state } = match;
  const moves = game.rules.legal(state);
  const observation = game.observer.observe(state, matchActor(match));
  const decided = game.extras.conventions?.bookMove(observation, moves);
  if (decided !== undefined) return decided;
  const weights = game.heuristics.policy?.(observation, moves);
  if (weights === undefined) return atRandom(match, random);
  return moves[weights.indexOf(Math.max(...weights))];
};

function sumHeuristics({ game, state }: AnyMatch, seat: number, { heuristics }: Sums): void {
  const moves = game.rules.legal(state);
  const observation = game.observer.observe(state, seat);
  const { policy, evaluate, candidates, claimLine } = game.heuristics;
  const { conventions } = game.extras;
  const { pool, slots } = game.observer.hidden(observation);
  put(heuristics, pool);
  for (const { size, admits } of slots) put(heuristics, size, admits && pool.map(admits));
  put(heuristics, rounded(policy?.(observation, moves)), rounded(evaluate?.(observation)));
  put(
    heuristics,
    candidates?.(observation),
    conventions?.bookMove(observation, moves),
    claimLine?.(observation),
  );
}

function sumWords({ game, state }: AnyMatch, seat: number, { words }: Sums): void {
  const observation = game.observer.observe(state, seat);
  put(
    words,
    game.display.table(observation),
    game.display.table(game.observer.observe(state, SPECTATOR)),
    game.extras.conventions?.meanings(observation),
  );
  for (const move of game.rules.legal(state).slice(0, PICKED)) {
    const picks = game.display.picks(observation, move);
    put(
      words,
      picks,
      game.display.intended(observation, picks),
      game.display.intended(observation, picks.slice(0, 1)),
    );
    put(
      words,
      game.display.progress?.(observation, picks),
      addressedTo(game.notation.describe(observation, move)),
    );
  }
}

function sumObservations(match: AnyMatch, move: unknown, { observations, words }: Sums): void {
  const { game, state } = match;
  for (const observer of observersOf(match)) {
    const observation = game.observer.observe(state, observer);
    put(observations, observation, game.observer.mask(state, move, observer));
    put(words, addressedTo(game.notation.describe(observation, move)));
  }
}

/** Chance's step or a seat's, added to the sums. */
function stepOf(match: AnyMatch, choose: Choose, random: Random, sums: Sums): string {
  const { game, pack, state } = match;
  const seat = matchActor(match);
  if (seat === CHANCE) return writeChance(pack, game.rules.chanceEvents, chanceOf(match));
  const move = choose(match, random);
  put(
    sums.rules,
    seat,
    game.rules.legal(state).map(game.notation.write),
    game.rules.riskMark && extraOf(match, game.notation.write(move)),
  );
  sumHeuristics(match, seat, sums);
  sumWords(match, seat, sums);
  sumObservations(match, move, sums);
  return game.notation.write(move);
}

/** Nobody is shown the ids of score lines. */
const withoutIds = (closed: Outcome | undefined): unknown =>
  closed && { ...closed, lines: closed.lines.map(({ id: _, ...line }) => line) };

/** A play under these options; `introduction` is what the sheet and the system say of them. */
function play(game: AnyGame, options: MatchOptions, introduction: string, choose: Choose): string {
  const sums = {
    rules: createHash('sha256'),
    observations: createHash('sha256'),
    words: createHash('sha256'),
    heuristics: createHash('sha256'),
  };
  const random = openQuickStream('plays');
  sums.words.update(introduction);
  let match = openMatch(game, options, 'plays');
  while (!match.ended && match.ply < MOST) {
    const before = match;
    const step = stepOf(match, choose, random, sums);
    const after = makeStep(match, step);
    if (isRefusal(after)) throw new Error(`${step}: ${after.text.en}`);
    put(sums.rules, step, withoutIds(after.closed));
    const [seen, now] = [before, after].map(({ state }) => game.observer.observe(state, SPECTATOR));
    put(
      sums.words,
      game.notation.announcements?.(seen, now).map((told) => addressedTo(told)),
    );
    match = after;
  }
  const told = Object.entries(sums).map(
    ([name, sum]) => `${name} ${sum.digest('hex').slice(0, 8)}`,
  );
  return `${match.ply} steps: ${told.join(' ')}`;
}

interface Plays {
  readonly random: string;
  readonly policy: string;
}

function playBoth(game: AnyGame, options: MatchOptions): Plays {
  const system = game.extras.conventions?.system(options);
  const introduction = lineOf(game.clauses(options)) + lineOf(system);
  return {
    random: play(game, options, introduction, atRandom),
    policy: play(game, options, introduction, byPolicy),
  };
}

/** Both plays by options. Many sets come to the same options, of which the plays are the same, too. */
function playsOf(game: AnyGame): (options: MatchOptions) => Plays {
  const known = new Map<string, Plays>();
  return (options) => {
    const key = JSON.stringify(options);
    const plays = known.get(key) ?? playBoth(game, options);
    known.set(key, plays);
    return plays;
  };
}

/** The plays of a game are those of its file here. */
export const expectPlays = (id: string): void =>
  test('the same seed, the same play', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const { names, summary, prefix, aim, options, presets, rules } = game;
    const named = seatNamesOf(game);
    const { chanceEvents, endReasons } = rules;
    const card = {
      names,
      summary,
      prefix,
      aim,
      seatNames: named.length > 0 ? named : undefined,
      options: publishedOptions(options),
      presets,
      words: Object.fromEntries(
        Object.entries(chanceEvents).map(([word, event]) => [
          word,
          { ...event, told: addressedTo(event.told) },
        ]),
      ),
      endReasons: endReasons,
    };
    const plays = playsOf(game);
    const lines = spreadOptions(game).flatMap(({ given, options }) => {
      const { random, policy } = plays(options);
      return [
        `${JSON.stringify(given)} at random, ${random}`,
        `${JSON.stringify(given)} by habit, ${policy}`,
      ];
    });
    await expect(`card ${sumOf(card)}\n${lines.join('\n')}\n`).toMatchFileSnapshot(`${id}.txt`);
  });
