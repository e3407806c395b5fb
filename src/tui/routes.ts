/** Where the screens may lead: what each shows, and how the menu's entries get there. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyGame } from '../engine/game.ts';
import { matchOptions } from '../engine/match-options.ts';
import type { MatchOptions } from '../engine/options.ts';
import { isRefusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import type { DrillSetup } from '../play/coach/drill-run.ts';
import {
  isProgram,
  lastOf,
  namePlayers,
  openKept,
  readOccupant,
  type Session,
  type Settings,
} from '../play/index.ts';
import { newSeed } from '../play/session/players.ts';
import type { MenuGame } from './menu-game.ts';
import { type Setup, seatsOf } from './screens/form/setup.ts';
import type { Browser } from './screens/past/replay-state.ts';

export type Place =
  | { readonly at: 'menu' | 'first'; readonly row: number }
  | { readonly at: 'setup'; readonly setup: Setup; readonly row: number }
  | TablePlace
  | {
      readonly at: 'drill';
      readonly setup: DrillSetup;
      readonly row: number;
      readonly from?: Place;
    }
  | { readonly at: 'drills'; readonly game: AnyGame; readonly drill?: number; readonly row: number }
  | {
      readonly at: 'rules';
      readonly game: AnyGame;
      readonly options: MatchOptions;
      readonly row: number;
    }
  | { readonly at: 'learn'; readonly game: AnyGame; readonly row: number }
  | { readonly at: 'saves' | 'settings'; readonly row: number }
  | {
      readonly at: 'daily';
      /** Absent: today, in the game of the day. */
      readonly date?: string;
      readonly game?: string;
      readonly row: number;
    }
  | { readonly at: 'stats'; readonly game?: string; readonly row: number }
  | {
      readonly at: 'history';
      readonly game?: string;
      /** The match under the cursor. */
      readonly match?: number;
      readonly row: number;
      readonly from?: Place;
    }
  | {
      readonly at: 'replay';
      readonly record: string;
      /** The file it is from. */
      readonly name?: string;
      readonly eyes?: number;
      readonly review?: boolean;
      /** Steps at which the computer played for the person, by their plies. */
      readonly standIns?: readonly number[];
      /** Which record of the file, and after how many of its steps; absent: the beginning. */
      readonly place?: Pick<Browser, 'record' | 'at'>;
      readonly row: number;
      readonly from?: Place;
    };

export interface TablePlace {
  readonly at: 'table';
  readonly session: Session;
  readonly row: number;
  /** Seeds of further matches; undefined: there are no more. Random without it. */
  readonly seeds?: () => Promise<string | undefined>;
  /** Where leaving leads; absent: the menu. */
  readonly from?: Place;
}

const newSetup = (game: AnyGame): Setup => ({ game, given: {}, seats: [], seed: newSeed() });

export function sitDown(setup: Setup, settings: Settings): Session | undefined {
  const options = matchOptions(setup.game, setup.given);
  if (isRefusal(options)) return undefined;
  const { game, seed } = setup;
  const players = namePlayers(seatsOf(setup), settings.lang, settings.name, game.seatNames);
  return openKept({ game, options, seed, players, claims: settings.claims });
}

export function readRecord(path: string): { readonly record: string; readonly name: string } {
  const name = basename(path);
  try {
    return { record: readFileSync(path, 'utf8'), name };
  } catch {
    return { record: '', name };
  }
}

export function optionsFor({ game: id }: MenuGame, row: number): Place {
  const game = findGame(id);
  return game === undefined ? { at: 'menu', row } : { at: 'setup', setup: newSetup(game), row };
}

export function rulesOf({ game: id }: MenuGame, row: number): Place {
  const game = findGame(id);
  const options = game === undefined ? undefined : matchOptions(game, {});
  if (game === undefined || options === undefined || isRefusal(options)) return { at: 'menu', row };
  return { at: 'rules', game, options, row };
}

export function learnAt({ game: id }: MenuGame, row: number): Place {
  const game = findGame(id);
  return game === undefined ? { at: 'menu', row } : { at: 'learn', game, row };
}

export function drillsFor({ game: id }: MenuGame, row: number): Place {
  const game = findGame(id);
  return game === undefined ? { at: 'menu', row } : { at: 'drills', game, row };
}

/** The game as it was played last, with new cards and nobody from outside; the usual way where it never was. */
export async function lastSetup(game: AnyGame): Promise<Setup> {
  const last = await lastOf(game.id);
  if (last === undefined || isRefusal(matchOptions(game, last.options))) return newSetup(game);
  const seats = last.seats.map(({ by }) => {
    const who = readOccupant(by);
    return who === undefined || isProgram(who) ? undefined : who;
  });
  return { ...newSetup(game), given: last.options, seats };
}
