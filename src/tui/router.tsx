/** Which screen is shown, and what leads from one to the next. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../engine/game.ts';
import { matchOptions } from '../engine/match-options.ts';
import type { MatchOptions } from '../engine/options.ts';
import { isRefusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import type { Lang } from '../lang/text.ts';
import {
  foldersOf,
  humanSeats,
  namePlayers,
  newJournal,
  openSession,
  type Session,
  type SessionSetup,
  type Settings,
} from '../play/index.ts';
import { useApp } from './app.tsx';
import { MenuScreen } from './screens/menu.tsx';
import { type MenuEntry, type MenuGame, menuEntries } from './screens/menu-view.ts';
import { ReplayScreen } from './screens/replay.tsx';
import { RulesScreen } from './screens/rules.tsx';
import { SavesScreen } from './screens/saves.tsx';
import { SettingsScreen } from './screens/settings.tsx';
import { type Setup, seatsOf } from './screens/setup.ts';
import { SetupScreen } from './screens/setup.tsx';
import { TableScreen } from './screens/table.tsx';

export type Place =
  | { readonly at: 'menu'; readonly row: number }
  | { readonly at: 'setup'; readonly setup: Setup; readonly row: number }
  | { readonly at: 'table'; readonly session: Session; readonly row: number }
  | {
      readonly at: 'rules';
      readonly game: AnyGame;
      readonly options: MatchOptions;
      readonly row: number;
    }
  | { readonly at: 'saves' | 'settings'; readonly row: number }
  | {
      readonly at: 'replay';
      readonly record: string;
      readonly eyes?: number;
      readonly row: number;
    };

export interface RouterProps {
  readonly start: Place;
  /** The games in the menu; without them, leaving a screen leaves the program. */
  readonly games?: readonly MenuGame[];
  /** Called with every game somebody sits down to. */
  readonly seated?: (session: Session, lang: Lang) => void;
}

const newSeed = (): string => randomBytes(4).toString('hex');

const newSetup = (game: AnyGame): Setup => ({ game, given: {}, seats: [], seed: newSeed() });

/** A match without people is not saved. */
function sit(setup: SessionSetup): Session {
  const kept = humanSeats(setup.players).length > 0;
  const journal = kept ? { journal: newJournal(setup.game.id, foldersOf(process.env)) } : {};
  return openSession({ ...setup, ...journal });
}

function sitDown(setup: Setup, settings: Settings): Session | undefined {
  const options = matchOptions(setup.game, setup.given);
  if (isRefusal(options)) return undefined;
  const { game, seed } = setup;
  const players = namePlayers(seatsOf(setup), settings.lang, process.env, game.seatNames);
  return sit({ game, options, seed, players, claims: settings.claims });
}

function readRecord(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Where an entry of the menu leads. */
function chosen({ id }: MenuEntry, row: number): Place | undefined {
  const game = id.startsWith('game:') ? findGame(id.slice(5)) : undefined;
  if (game !== undefined) return { at: 'setup', setup: newSetup(game), row };
  return id === 'saves' || id === 'settings' ? { at: id, row } : undefined;
}

function rulesOf({ id }: MenuEntry, row: number): Place | undefined {
  const game = findGame(id.slice(5));
  const options = game === undefined ? undefined : matchOptions(game, {});
  if (game === undefined || options === undefined || isRefusal(options)) return undefined;
  return { at: 'rules', game, options, row };
}

/** What the screens need to lead on. */
interface Ways {
  readonly settings: Settings;
  readonly quit: (code: number) => void;
  readonly go: (place: Place) => void;
  readonly back: () => void;
}

function menuAt(row: number, games: readonly MenuGame[], { go, quit }: Ways): ReactNode {
  return createElement(MenuScreen, {
    entries: menuEntries(games),
    at: row,
    choose: (entry, at) => {
      const next = chosen(entry, at);
      if (next === undefined) quit(0);
      else go(next);
    },
    rules: (entry, at) => go(rulesOf(entry, at) ?? { at: 'menu', row: at }),
  });
}

function setupAt(setup: Setup, row: number, { settings, go, back }: Ways): ReactNode {
  const start = (chosenSetup: Setup): void => {
    const session = sitDown(chosenSetup, settings);
    if (session !== undefined) go({ at: 'table', session, row });
  };
  return createElement(SetupScreen, { setup, start, back });
}

function tableAt(session: Session, row: number, { settings, go, back }: Ways): ReactNode {
  const again = (seed: string = newSeed()): void => {
    void session.close();
    const { game, options, players } = session;
    const { claims } = settings;
    go({ at: 'table', session: sit({ game, options, seed, players, claims }), row });
  };
  return createElement(TableScreen, { session, again, menu: back });
}

function savesAt(row: number, { go, back }: Ways): ReactNode {
  return createElement(SavesScreen, {
    play: (session) => go({ at: 'table', session, row }),
    view: (path) => go({ at: 'replay', record: readRecord(path), row }),
    back,
  });
}

function screenAt(place: Place, games: readonly MenuGame[], ways: Ways): ReactNode {
  const { back } = ways;
  switch (place.at) {
    case 'menu':
      return menuAt(place.row, games, ways);
    case 'setup':
      return setupAt(place.setup, place.row, ways);
    case 'table':
      return tableAt(place.session, place.row, ways);
    case 'rules':
      return createElement(RulesScreen, { game: place.game, options: place.options, back });
    case 'saves':
      return savesAt(place.row, ways);
    case 'settings':
      return createElement(SettingsScreen, { back });
    case 'replay': {
      const eyes = place.eyes === undefined ? {} : { eyes: place.eyes };
      return createElement(ReplayScreen, { record: place.record, ...eyes, back });
    }
  }
}

export function Router({ start, games, seated }: RouterProps): ReactNode {
  const { settings, quit } = useApp();
  const [place, go] = useState(start);
  const session = place.at === 'table' ? place.session : undefined;
  useEffect(() => {
    if (session !== undefined) seated?.(session, settings.lang);
  }, [session, settings.lang, seated]);
  const back = (): void => {
    if (games === undefined) quit(0);
    else go({ at: 'menu', row: place.row });
  };
  return screenAt(place, games ?? [], { settings, quit, go, back });
}
