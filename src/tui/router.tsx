/** Which screen is shown, and what leads from one to the next. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../engine/refusal.ts';
import type { Lang, Text } from '../lang/text.ts';
import type { DrillSetup } from '../play/coach/drill.ts';
import type { Settings } from '../play/disk/settings.ts';
import type { SaveEntry } from '../play/kept/listing.ts';
import { localDate } from '../play/past/daily.ts';
import { openKept, playAgain } from '../play/past/play-again.ts';
import { DAMAGE, resumeSession } from '../play/past/saves.ts';
import { observerOf } from '../play/session/deciding.ts';
import { namePlayers, seatNamesOf, seedFor } from '../play/session/players.ts';
import type { Session } from '../play/session/session.ts';
import { useApp } from './context/app.ts';
import menuTexts from './messages/menu.json' with { type: 'json' };
import type { LeadsTo } from './screens/end/pages.tsx';
import { SettingsScreen } from './screens/form/settings.tsx';
import type { Setup } from './screens/form/setup.ts';
import { SetupScreen } from './screens/form/setup.tsx';
import { FirstStart } from './screens/form/welcome.tsx';
import { LearnScreen } from './screens/learn/index.tsx';
import { menuEntries } from './screens/menu/entries.ts';
import { MenuScreen } from './screens/menu/index.tsx';
import type { MenuGame } from './screens/menu/menu-game.ts';
import {
  type Elsewhere,
  type GameScreen,
  type Place,
  type PlaceAt,
  readRecord,
  shownOf,
  sitDown,
} from './screens/menu/routes.ts';
import { HistoryScreen } from './screens/past/history.tsx';
import { PastMatch } from './screens/past/past-match.tsx';
import { ReplayScreen } from './screens/past/replay.tsx';
import { type Browser, decidersIn } from './screens/past/replay-state.ts';
import { SavesScreen } from './screens/past/saves.tsx';
import { StatsScreen } from './screens/past/stats.tsx';
import { DailyScreen, type DailyWays } from './screens/practice/daily.tsx';
import { DrillScreen, DrillsScreen } from './screens/practice/drill.tsx';
import { dueSetup } from './screens/practice/practices.ts';
import { TableScreen } from './screens/table/index.tsx';
import { HelpWindow } from './screens/windows/help.tsx';
import { RulesWindow } from './screens/windows/rules.tsx';

export interface RouterProps {
  readonly start: Place;
  /** The games in the menu; without them, leaving a screen leaves the program. */
  readonly games?: readonly MenuGame[];
  /** Whether the screens began elsewhere than at the menu: leaving the first one leaves the program. */
  readonly isOutside?: boolean;
  /** Called with every game somebody sits down to. */
  readonly seated?: (session: Session, lang: Lang) => void;
}

/** What the screens need to lead on. */
interface RouteWays {
  readonly settings: Settings;
  readonly quit: (code: number) => void;
  readonly go: (place: Place) => void;
  readonly back: () => void;
  readonly leadsTo: LeadsTo;
  /** Leads to the menu; undefined unless leaving would end the program. */
  readonly home: (() => void) | undefined;
}

/**
 * The menu and where its entries lead. A setup whose options contradict each other opens as a form; a damaged save
 * leads to the list of saves, which asks what to do.
 */
function menuAt(row: number, games: readonly MenuGame[], { settings, go }: RouteWays): ReactNode {
  const play = (setup: Setup, at: number): void => {
    const session = sitDown(setup, settings);
    go(session === undefined ? { at: 'setup', setup, row: at } : { at: 'table', session, row: at });
  };
  /** A damaged save is a question for the list of saves. */
  const goOn = async (save: SaveEntry): Promise<Text | undefined> => {
    const session = await resumeSession(save, { claims: settings.claims });
    const at = menuEntries(games).findIndex(({ id }) => id === `game:${save.game}`);
    if (!isRefusal(session)) go({ at: 'table', session, row: at });
    else if (session.clause === DAMAGE) go({ at: 'saves', row: 0 });
    else return session.text;
    return undefined;
  };
  const practise = async (at: number): Promise<boolean> => {
    const setup = await dueSetup(settings);
    if (setup !== undefined) go({ at: 'drill', setup, row: at });
    return setup !== undefined;
  };
  const ways = {
    practise,
    open: (at: Elsewhere, from: number) => go({ at, row: from }),
    options: (setup: Setup, from: number) => go({ at: 'setup', setup, row: from }),
    show: (at: GameScreen, game: MenuGame, from: number) => go({ ...shownOf(at, game), row: from }),
    play,
    goOn,
  };
  return <MenuScreen games={games} row={row} ways={ways} />;
}

/** The form for a new match; its start leads to the table. `row` is the row of the menu to come back to. */
function setupAt(setup: Setup, row: number, { settings, go, back }: RouteWays): ReactNode {
  const start = (chosenSetup: Setup): void => {
    const session = sitDown(chosenSetup, settings);
    if (session !== undefined) go({ at: 'table', session, row });
  };
  return <SetupScreen setup={setup} start={start} back={back} />;
}

/**
 * A session at the table, and what may follow it: the next match, whose seed may be sought by conditions, these deals
 * again, or a review that leads back here.
 */
function tableAt(
  place: PlaceAt<'table'>,
  { settings, go, back, leadsTo, home }: RouteWays,
): ReactNode {
  const { session, seeds } = place;
  const { claims } = settings;
  const replaceSession = (next: Session): void => {
    void session.close();
    go({ ...place, session: next });
  };
  const ways = {
    again: async (): Promise<void> => {
      const { game, options } = session.setup;
      const { players } = session.state();
      const seed = seeds === undefined ? seedFor(players) : await seeds();
      if (seed !== undefined) replaceSession(openKept({ game, options, seed, players, claims }));
    },
    same: (): void => replaceSession(playAgain(session, { claims })),
    review: (): void => {
      const eyes = observerOf(session);
      go({
        at: 'replay',
        record: session.record.text(),
        eyes,
        review: true,
        deciders: decidersIn(session.made()),
        row: place.row,
        from: place,
      });
    },
  };
  return <TableScreen session={session} {...ways} {...{ leadsTo, home }} leave={back} />;
}

/** The list of saves: one that is not finished is played on; a record that is looked at leads back to its line. */
function savesAt(place: PlaceAt<'saves'>, { go, back }: RouteWays): ReactNode {
  const { save = 0, row } = place;
  return (
    <SavesScreen
      row={save}
      play={(session) => go({ at: 'table', session, row })}
      view={(path, at) =>
        go({ at: 'replay', ...readRecord(path), row, from: { ...place, save: at } })
      }
      back={back}
    />
  );
}

/** The deal of the day; a try that was left off goes on, and leaving its table leads back to that day and game. */
function dailyAt(place: PlaceAt<'daily'>, { settings, go, back }: RouteWays): ReactNode {
  const { date = localDate(new Date()), game, row } = place;
  const play: DailyWays['play'] = async (daily, tried, chosenDaily) => {
    const { claims, lang, name } = settings;
    const { options, seed, occupants } = daily;
    const players = namePlayers(occupants, lang, name, seatNamesOf(daily.game));
    const session =
      tried.kind === 'going'
        ? await resumeSession(tried.save, { claims })
        : openKept({ game: daily.game, options, seed, players, claims });
    if (isRefusal(session)) return session.text;
    go({ at: 'table', session, row, from: { at: 'daily', row, ...chosenDaily } });
    return undefined;
  };
  return <DailyScreen date={date} game={game} play={play} back={back} Match={PastMatch} />;
}

function drillsAt(place: PlaceAt<'drills'>, { go, back }: RouteWays): ReactNode {
  const { game, drill = 0, row } = place;
  const open = (setup: DrillSetup, at: number): void =>
    go({ at: 'drill', setup, row, from: { ...place, drill: at } });
  return <DrillsScreen game={game} at={drill} open={open} back={back} />;
}

/** The statistics; the matches of a game lead back to its page where they were opened from there. */
function statsAt(place: PlaceAt<'stats'>, { go, back }: RouteWays): ReactNode {
  const { game, row } = place;
  const history = (one: string, opened: boolean): void => {
    const from: Place = { at: 'stats', row, game: opened ? one : undefined };
    go({ at: 'history', game: one, row, from });
  };
  return <StatsScreen game={game} history={history} back={back} />;
}

function historyAt(place: PlaceAt<'history'>, { go, back }: RouteWays): ReactNode {
  const { game, match = 0, row } = place;
  const view = (path: string, at: number, seat?: number): void => {
    const from: Place = { ...place, match: at };
    const record = { at: 'replay', ...readRecord(path), row, from } as const;
    go(seat === undefined ? record : { ...record, eyes: seat, review: true });
  };
  return <HistoryScreen game={game} row={match} view={view} back={back} />;
}

/** A record; a match played on from one of its positions leads back to that position. */
function replayAt(where: PlaceAt<'replay'>, { go, back }: RouteWays): ReactNode {
  const { row } = where;
  const fromReview = where.review === true && where.from !== undefined;
  const play = (session: Session, { record, at, eyes }: Browser): void => {
    const from: Place = { ...where, eyes, review: false, place: { record, at } };
    go({ at: 'table', session, row, from });
  };
  return <ReplayScreen {...where} fromReview={fromReview} play={play} back={back} />;
}

function screenAt(place: Place, games: readonly MenuGame[], ways: RouteWays): ReactNode {
  const { back } = ways;
  switch (place.at) {
    case 'first':
      return <FirstStart done={back} />;
    case 'menu':
      return menuAt(place.row, games, ways);
    case 'setup':
      return setupAt(place.setup, place.row, ways);
    case 'table':
      return tableAt(place, ways);
    case 'drill':
      return <DrillScreen setup={place.setup} leave={back} />;
    case 'drills':
      return drillsAt(place, ways);
    case 'rules':
      return <RulesWindow game={place.game} options={place.options} close={back} />;
    case 'learn':
      return <LearnScreen game={place.game} back={back} />;
    case 'saves':
      return savesAt(place, ways);
    case 'daily':
      return dailyAt(place, ways);
    case 'stats':
      return statsAt(place, ways);
    case 'history':
      return historyAt(place, ways);
    case 'settings':
      return <SettingsScreen back={back} />;
    case 'keys':
      return <HelpWindow before={menuTexts.help} close={back} />;
    case 'replay':
      return replayAt(place, ways);
  }
}

/**
 * Shows the screen of a place and remembers where leaving it leads: to the place it was opened from, else to the menu,
 * else out of the program.
 */
export function Router({ start, games, isOutside = false, seated }: RouterProps): ReactNode {
  const { settings, quit } = useApp();
  const [place, go] = useState(start);
  const session = place.at === 'table' ? place.session : undefined;
  useEffect(() => {
    if (session !== undefined) seated?.(session, settings.lang);
  }, [session, settings.lang, seated]);
  const { from, row } = place;
  const isAtHome = useRef(games !== undefined && !isOutside);
  const toMenu =
    games &&
    ((): void => {
      isAtHome.current = true;
      go({ at: 'menu', row });
    });
  const leaveAll = isAtHome.current && toMenu ? toMenu : (): void => quit(0);
  const leadsOut = isAtHome.current ? 'menu' : 'shell';
  const ways = {
    back: from === undefined ? leaveAll : (): void => go(from),
    leadsTo: from === undefined ? leadsOut : 'back',
    home: from === undefined && !isAtHome.current ? toMenu : undefined,
  } as const;
  return screenAt(place, games ?? [], { settings, quit, go, ...ways });
}
