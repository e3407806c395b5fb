/**
 * States alike to a seat: whatever the seat is shown or told must be the same bytes in both. Pairs
 * are made in two ways: a world determinized from the seat's observation, and a deal in which two cards that
 * the seat has not seen lie the other way round, played on by the same steps.
 */
import type { AnyGame } from '../../src/engine/game.ts';
import { CHANCE, NOBODY } from '../../src/engine/game.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { type AnyMatch, makeStep, matchActor, openMatch } from '../../src/engine/match.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { sampleAssignment } from '../../src/engine/sampler.ts';
import { games } from '../../src/games/index.ts';
import { hintOf } from '../../src/play/advice/hint-words.ts';
import { type LogEntry, logEntries } from '../../src/play/session/log.ts';
import { chanced, type Made, sure } from '../../src/play/steps/steps.ts';
import { seenStep } from '../../src/script/records/telling.ts';
import { shownTo, toldOf } from './shown.ts';

export interface Alike {
  readonly pairs: number;
  readonly hints: number;
  /** Where two states alike to a seat did not look the same to it. */
  readonly leaks: readonly string[];
}

/** A match and the steps of its deal so far. */
export interface Played {
  readonly match: AnyMatch;
  readonly made: readonly Made[];
}

interface Pair {
  readonly seat: number;
  readonly one: Played;
  readonly two: Played;
  /** What the log says of the deal so far, in each. */
  readonly logs: readonly [readonly LogEntry[], readonly LogEntry[]];
}

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Steps whose log is shown where both worlds have the same past. */
const RECENT = 12;

/** The same match in a world that looks the same to the seat. */
export function determinized({ match, made }: Played, seat: number, random: Random): Pair {
  const { game, state } = match;
  const observation = game.observer.observe(state, seat);
  const world = game.observer.determinize(
    observation,
    sampleAssignment(game.observer.hidden(observation), random),
  );
  const log = made.slice(-RECENT).flatMap(logEntries);
  const two = { match: { ...match, state: world }, made };
  return { seat, one: { match, made }, two, logs: [log, log] };
}

function swapped(deal: string, one: string, two: string): string {
  const put = (token: string): string => (token === one ? two : token === two ? one : token);
  return deal.split(' ').map(put).join(' ');
}

/** Two different cards that the seat cannot see, as tokens; every copy changes places. */
function unseenTokens({ game, state, pack }: AnyMatch, seat: number, random: Random) {
  const { pool } = game.observer.hidden(game.observer.observe(state, seat));
  const some = (): string => pack.tokens[pool[below(random, pool.length)] ?? -1] ?? '';
  return [some(), some()] as const;
}

/** Whether the seat cannot see which cards the step moves. */
function isHidden({ before, by, text }: Made, seat: number): boolean {
  const { game, state } = before;
  const move = by === CHANCE || by === seat ? undefined : game.notation.read(text);
  if (move === undefined || isRefusal(move)) return false;
  return game.observer.mask(state, move, seat).includes('?');
}

/** The steps of a deal again, with other cards where `lineOf` says so; undefined where one of them is not legal then. */
function again(made: readonly Made[], lineOf: (step: Made, at: number) => string) {
  const [first] = made;
  if (first === undefined) return undefined;
  const other: Made[] = [];
  let match = first.before;
  for (const [at, step] of made.entries()) {
    const line = lineOf(step, at);
    if (matchActor(match) !== step.by) return undefined;
    const after = makeStep(match, line);
    if (isRefusal(after)) return undefined;
    other.push({ before: match, after, by: step.by, text: line });
    match = after;
  }
  return { match, made: other };
}

/** Another deal that went the same way as far as the seat could see by `seen`, if two cards give one. */
export function redealt(
  played: Played,
  seat: number,
  random: Random,
  seen: (made: Made, seat: number) => object = seenStep,
): Pair | undefined {
  const { match, made } = played;
  const [one, two] = unseenTokens(match, seat, random);
  if (one === two) return undefined;
  const other = again(made, (step, at) =>
    at === 0 || isHidden(step, seat) ? swapped(step.text, one, two) : step.text,
  );
  if (other === undefined) return undefined;
  const told = ({ made: steps }: Played) => steps.map((step) => seen(step, seat));
  if (!same(told(played), told(other))) return undefined;
  const logs = [made.flatMap(logEntries), other.made.flatMap(logEntries)] as const;
  return { seat, one: played, two: other, logs };
}

function difference(one: string, two: string): string {
  const [a, b] = [one.split('\n'), two.split('\n')];
  const at = a.findIndex((line, row) => line !== b[row]);
  return `“${a[at] ?? ''}” and “${b[at] ?? ''}”`.slice(0, 600);
}

/** A step of the other world that looks the same to the seat. */
function sameStep(world: AnyMatch, move: unknown, masked: string, seat: number): unknown {
  const { game, state } = world;
  const moves = game.rules.legal(state);
  const text = game.notation.write(move);
  const fits = (other: unknown): boolean => game.observer.mask(state, other, seat) === masked;
  return (
    moves.find((other) => game.notation.write(other) === text && fits(other)) ?? moves.find(fits)
  );
}

/** What is told of a step that looks the same to the seat in both worlds. */
function stepTold({ seat, one, two }: Pair, random: Random): readonly [string, string] | undefined {
  const { match } = one;
  if (matchActor(match) < 0 || matchActor(match) !== matchActor(two.match)) return undefined;
  const moves = match.game.rules.legal(match.state);
  const move = moves[below(random, moves.length)];
  const masked = match.game.observer.mask(match.state, move, seat);
  const other = sameStep(two.match, move, masked, seat);
  if (other === undefined) return undefined;
  const made = [sure(match, move), sure(two.match, other)] as const;
  const [after, otherAfter] = made.map((step) => seenStep(step, seat));
  const whole = same(after, otherAfter);
  const told = (step: Made): string =>
    toldOf(whole ? logEntries(step) : logEntries(step).slice(0, 1), seat);
  return [told(made[0]), told(made[1])];
}

/** Where the two are not the same to the seat. */
function leakOf(pair: Pair, random: Random): string | undefined {
  const { seat, one, two, logs } = pair;
  const [log, otherLog] = logs;
  const place = `${random()}`;
  const [a, b] = [shownTo(one.match, seat, log, place), shownTo(two.match, seat, otherLog, place)];
  if (a !== b) return difference(a, b);
  const told = stepTold(pair, random);
  return told === undefined || told[0] === told[1] ? undefined : difference(...told);
}

const noPace = { clock: () => 0, stopped: () => false };

async function hintLeak({ seat, one, two }: Pair): Promise<string | undefined> {
  const hints = [await hintOf(one.match, seat, noPace), await hintOf(two.match, seat, noPace)];
  const [a, b] = hints.map((hint) => JSON.stringify(hint, null, 1));
  return a === b ? undefined : difference(a ?? '', b ?? '');
}

/** A match played at random to its end; `visit` sees the positions of seats. */
export async function playThrough(
  start: AnyMatch,
  random: Random,
  visit: (played: Played) => Promise<boolean>,
): Promise<void> {
  let match = start;
  let made: readonly Made[] = [];
  while (matchActor(match) !== NOBODY) {
    const isChance = matchActor(match) === CHANCE;
    if (!isChance && made.length > 0 && !(await visit({ match, made }))) return;
    const moves = isChance ? [] : match.game.rules.legal(match.state);
    const step = isChance ? chanced(match) : sure(match, moves[below(random, moves.length)]);
    made = step.text.startsWith('deal ') ? [step] : made.length > 0 ? [...made, step] : [];
    match = step.after;
  }
}

/** Checks so many pairs of states, over all games; a hint in one of `rarely`. */
export async function checkAlike(
  seed: string,
  count: number,
  rarely: number,
  list: readonly AnyGame[] = games,
): Promise<Alike> {
  const leaks: string[] = [];
  let pairs = 0;
  let hints = 0;
  const each = Math.ceil(count / list.length);
  const inspect = async (pair: Pair, random: Random, title: string): Promise<void> => {
    const { match } = pair.one;
    pairs++;
    const leak = leakOf(pair, random);
    const asks = matchActor(match) === pair.seat && below(random, rarely) === 0;
    if (asks) hints++;
    const told = leak ?? (asks ? await hintLeak(pair) : undefined);
    if (told !== undefined)
      leaks.push(`${title}, deal ${match.deal}, ply ${match.ply}, seat ${pair.seat}: ${told}`);
  };
  for (const game of list) {
    const due = Math.min(count, pairs + each);
    const spread = spreadOptions(game);
    for (let number = 0; pairs < due; number++) {
      const random = openQuickStream(`alike/${seed}/${game.id}/${number}`);
      const options = spread[below(random, spread.length)]?.options;
      if (options === undefined) throw new Error(`${game.id} has no options`);
      const title = `${game.id} ${seed}/${number} ${JSON.stringify(options)}`;
      await playThrough(openMatch(game, options, `${seed}/${number}`), random, async (played) => {
        if (below(random, 4) > 0) return pairs < due;
        const seat = below(random, options.players + 1) - 1;
        await inspect(determinized(played, seat, random), random, title);
        const other = redealt(played, seat, random);
        if (other !== undefined) await inspect(other, random, `${title}, redealt`);
        return pairs < due;
      });
    }
  }
  return { pairs, hints, leaks };
}
