/**
 * The real program in a pseudo terminal, and somebody who plays it: whose turn it is they read from the
 * save, what Enter does from the screen. How they make their moves, by keys or clicks, is others' business.
 */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import type { SeatEntry } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { emptyReplay, replayLine } from '../../src/engine/replay.ts';
import { findGame } from '../../src/games/index.ts';
import { orderAt } from '../../src/play/session/deputy.ts';
import { calledIn, readGuest } from '../../src/play/session/guests.ts';
import { likelyMove } from '../../src/play/session/likely-move.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import texts from '../../src/tui/messages/end.json' with { type: 'json' };
import { type Turn, turnOf } from '../../src/tui/screens/turn/state.ts';
import type { Scene } from '../../src/tui/table/scene/scene.ts';
import { look, until as untilSo } from './emulator.ts';
import { gameNamed } from './stage.ts';
import { openWindow, type Window } from './window.ts';

/** What the program waits for: a move, or that what is on the screen has been read: hands turned up, a result, the end. */
export type Wait = 'turn' | 'hands' | 'result' | 'end';

/** What somebody needs of a window who looks and presses keys. */
export type Face = Pick<
  Window,
  'text' | 'lines' | 'isWhole' | 'rest' | 'shows' | 'pressUntil' | 'enterUntil'
>;

/** Somebody before a window: what they press, and what they wait for. */
export interface Hands {
  readonly window: Face;
  /** When a key was pressed last, in the time of `performance.now()`. */
  readonly pressedAt: () => number;
  readonly press: (keys: string) => void;
  /** Waits until this is so; throws with the screen if it takes too long. */
  readonly until: (isSo: () => boolean, what: string) => Promise<void>;
  /** Looks so many times whether this is so; false: it did not come. */
  readonly within: (looks: number, isSo: () => boolean) => Promise<boolean>;
}

export interface Person extends Hands {
  readonly seat: number;
  /** The match as the save has it, which lags behind the screen by a moment. */
  readonly match: () => AnyMatch;
  readonly names: () => readonly string[];
  readonly company: () => NonNullable<Scene['company']>;
  /** The steps the player has made, as the save has them. */
  readonly ownSteps: () => readonly string[];
  /** The player's turn as the screen begins it; undefined when it is not theirs. */
  readonly turn: () => Turn | undefined;
}

/** The file of the one game in these folders, unfinished or over. */
function fileIn(data: string): string | undefined {
  for (const folder of ['games', 'history']) {
    const path = join(data, folder);
    const files = existsSync(path) ? readdirSync(path) : [];
    const name = files.find((file) => file.endsWith('.talon.jsonl'));
    if (name !== undefined) return join(path, name);
  }
  return undefined;
}

/** Reads the lines of the one game: again only when its file has changed, since they are asked for all the time. */
function openLines(data: string): () => readonly string[] {
  let lines: readonly string[] = [];
  let readAs = '';
  return () => {
    try {
      const file = fileIn(data);
      if (file === undefined) return [];
      const { size, mtimeMs } = statSync(file);
      const now = `${file} ${size} ${mtimeMs}`;
      if (now !== readAs) lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      readAs = now;
      return lines;
    } catch {
      // Just moved from the one folder to the other.
      return lines;
    }
  };
}

/** Follows the save as it grows. */
function openReader(
  lines: () => readonly string[],
): () => { match: AnyMatch | undefined; seats: readonly SeatEntry[] } {
  let replay = emptyReplay;
  let read = 0;
  return () => {
    for (const line of lines().slice(read)) {
      const after = replayLine(replay, line, findGame);
      if (isRefusal(after)) throw new Error(`the save is wrong: ${after.text.en} in ${line}`);
      replay = after;
      read++;
    }
    const { match, header } = replay;
    return { match, seats: header?.seats ?? [] };
  };
}

/** What the screen calls the seats of the one game in these folders; nobody before it is kept. */
export function namesIn(data: string): readonly string[] {
  const { match, seats } = openReader(openLines(data))();
  return calledIn(match?.game, seats, 'en');
}

/** Whom a person plays with, all at random, as the screen shows them. */
export const companyOf = (seats: readonly SeatEntry[]): NonNullable<Scene['company']> =>
  seats.map(({ by, guest }) =>
    by === 'human' ? undefined : { face: readGuest(guest), who: 'random' },
  );

/** The player's turn as the screen begins it. */
export function turnAt(match: AnyMatch, seat: number): Turn | undefined {
  if (matchActor(match) !== seat) return undefined;
  const { game } = match;
  const order = orderAt(match);
  const likely = game.notation.write(likelyMove(match, seat));
  return turnOf(match, seat, true, { likely, order });
}

/** Opens the program at this game's table, the player at their usual seat among random players. */
export function openTable(id: string, seed: string, deals: number): Window {
  const args = ['play', id, '--seed', seed, '--level', 'random', '-o', `deals=${deals}`];
  const env = { TALON_CLAIMS: 'never', TALON_REDUCED_MOTION: '1' };
  return openWindow(args, { env, isResting: true });
}

export function handsAt(window: Window): Hands & { readonly window: Window } {
  const within = async (looks: number, isSo: () => boolean): Promise<boolean> => {
    for (let done = 0; done < looks; done++) {
      if (isSo()) return true;
      await look();
    }
    return isSo();
  };
  const until = (isSo: () => boolean, what: string): Promise<void> =>
    untilSo(isSo, () => `no ${what} in\n${window.text()}`);
  let pressed = 0;
  const press = (keys: string): void => {
    window.press(keys);
    pressed = performance.now();
  };
  return { window, press, pressedAt: () => pressed, until, within };
}

/** Sits down in this window once the match has begun. */
export async function sitDown(window: Window, id: string): Promise<Person> {
  const lines = openLines(window.data);
  const read = openReader(lines);
  const seat = homeSeatOf(gameNamed(id));
  const hands = handsAt(window);
  const { until } = hands;
  await until(() => read().match !== undefined, 'save');
  const match = (): AnyMatch => {
    const found = read().match;
    if (found === undefined) throw new Error('the save has gone');
    return found;
  };
  let turn: Turn | undefined;
  const ownTurn = (): Turn | undefined => {
    const now = match();
    if (turn?.ply !== now.ply || matchActor(now) !== seat) turn = turnAt(now, seat);
    return turn;
  };
  const names = (): readonly string[] => calledIn(read().match?.game, read().seats, 'en');
  const company = (): NonNullable<Scene['company']> => companyOf(read().seats);
  const ownSteps = (): readonly string[] =>
    lines()
      .filter((line) => line.startsWith(`{"by":${seat},`))
      .map((line): string => JSON.parse(line).do);
  return { ...hands, seat, match, names, company, ownSteps, turn: ownTurn };
}

/** What stands on the screen between the player's moves. */
export function pageOf(text: string): Exclude<Wait, 'turn'> | undefined {
  if (text.includes('the match is over')) return 'end';
  if (text.includes(texts.showdown.on.en)) return 'hands';
  return [texts.result.next, texts.result.end].some(({ en }) => text.includes(`Enter  ${en}`))
    ? 'result'
    : undefined;
}
