/** Where the screens may lead: what each shows, and how the menu's entries get there. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyGame } from '../../../engine/game.ts';
import { matchOptions, standardOptions } from '../../../engine/match-options.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { findGame } from '../../../games/index.ts';
import type { DrillSetup } from '../../../play/coach/drill.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import type { Settings } from '../../../play/disk/settings.ts';
import { lastOf } from '../../../play/kept/latest.ts';
import type { SaveEntry } from '../../../play/kept/listing.ts';
import { isDailySeed } from '../../../play/past/daily.ts';
import { openKept } from '../../../play/past/play-again.ts';
import { readGuest } from '../../../play/session/guests.ts';
import { isProgram, newSeed, readOccupant } from '../../../play/session/players.ts';
import type { Session } from '../../../play/session/session.ts';
import { playersOf, type Setup } from '../form/setup.ts';
import type { Browser, StepDecider } from '../past/replay-state.ts';
import type { MenuGame } from './menu-game.ts';

/** A screen and what it shows. */
type Screen =
  | { readonly at: 'menu' | 'first' | 'settings' | 'keys' }
  /** `save`: the one under the cursor. */
  | { readonly at: 'saves'; readonly save?: number }
  | { readonly at: 'setup'; readonly setup: Setup }
  | {
      readonly at: 'table';
      readonly session: Session;
      /** Seeds of further matches; undefined: there are no more. Random without it. */
      readonly seeds?: (() => Promise<string | undefined>) | undefined;
    }
  | { readonly at: 'drill'; readonly setup: DrillSetup }
  | { readonly at: 'drills'; readonly game: AnyGame; readonly drill?: number }
  | { readonly at: 'rules'; readonly game: AnyGame; readonly options: MatchOptions }
  | { readonly at: 'learn'; readonly game: AnyGame }
  /** Without a date or a game: today, in the game of the day. */
  | { readonly at: 'daily'; readonly date?: string; readonly game?: string | undefined }
  | { readonly at: 'stats'; readonly game?: string | undefined }
  /** `match`: the one under the cursor. */
  | { readonly at: 'history'; readonly game?: string; readonly match?: number }
  | {
      readonly at: 'replay';
      readonly record: string;
      /** The file it is from. */
      readonly name?: string;
      readonly eyes?: number;
      readonly review?: boolean;
      /** Steps that somebody else than the player of their seat decided. */
      readonly deciders?: readonly StepDecider[];
      /** Which record of the file, and after how many of its steps; absent: the beginning. */
      readonly place?: Pick<Browser, 'record' | 'at'>;
    };

export type Place = Screen & {
  /** Where leaving leads; absent: to this row of the menu. */
  readonly from?: Place;
  /** Negative: the row of the game played last. */
  readonly row: number;
};

/** A place with one of the screens. */
export type PlaceAt<At extends Screen['at']> = Extract<Place, { readonly at: At }>;

export const newSetup = (game: AnyGame): Setup => ({ game, given: {}, seats: [], seed: newSeed() });

/** Begins a match that is saved as it goes; undefined where the options contradict each other. */
export function sitDown(setup: Setup, settings: Settings): Session | undefined {
  const options = matchOptions(setup.game, setup.given);
  if (isRefusal(options)) return undefined;
  const { game, seed } = setup;
  const players = playersOf(setup, settings);
  return openKept({ game, options, seed, players, claims: settings.claims });
}

/** A record’s text with the name of its file; a file that cannot be read counts as empty. */
export function readRecord(path: string): { readonly record: string; readonly name: string } {
  const name = basename(path);
  try {
    return { record: readFileSync(path, 'utf8'), name };
  } catch {
    return { record: '', name };
  }
}

/** The screens that home leads to without a game. */
export type Elsewhere = 'saves' | 'settings' | 'stats' | 'daily' | 'keys';

/** The screens that home leads to with a game. */
export type GameScreen = 'rules' | 'learn' | 'drills';

export function shownOf(at: GameScreen, { game: id }: MenuGame): Screen {
  const game = findGame(id);
  if (game === undefined) return { at: 'menu' };
  return at === 'rules' ? { at, game, options: standardOptions(game) } : { at, game };
}

/**
 * The game as it was played last apart from deals of the day, in the same company and with nobody from outside; anew
 * where it never was.
 */
export async function lastSetup(game: AnyGame, anew: Setup): Promise<Setup> {
  const isOwn = ({ seed }: SaveEntry): boolean => !isDailySeed(seed);
  const last = await lastOf(game.id, foldersOf(process.env), isOwn);
  if (last === undefined || isRefusal(matchOptions(game, last.options))) return anew;
  const seats = last.seats.map(({ by }) => {
    const who = readOccupant(by);
    return who === undefined || isProgram(who) ? undefined : who;
  });
  const guests = last.seats.map(({ guest }) => readGuest(guest));
  return { ...anew, given: last.options, seats, guests };
}
