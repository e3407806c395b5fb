/** A session on the screen: its driver, and the table, the cover or an end screen as needed. */
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import {
  askedSeat,
  deciderOf,
  isCovered,
  isUnsaved,
  likelyText,
  mayClaim,
  observerOf,
  offeredTricks,
  openOrder,
  runsOut,
  type Session,
  timeLeft,
  whenKept,
} from '../../../play/index.ts';
import { type App, useApp, useKeys } from '../../app.tsx';
import { TABLE } from '../../messages.ts';
import { useCalm } from '../../parts/calm.ts';
import type { Choice } from '../../parts/choices.ts';
import { type Driver, openDriver } from '../../parts/driver.ts';
import type { Key } from '../../parts/keys.ts';
import { type Arrangement, arranged } from '../../parts/order.ts';
import { motionTime } from '../../parts/pace.ts';
import type { Moving } from '../../table/motion/flight.tsx';
import { EndOfDeal, EndOfMatch, type EndProps, useComputing } from '../end/ends.tsx';
import { NewcomersScreen } from '../form/newcomers.tsx';
import { TableWindow } from '../windows/index.tsx';
import { CoverPage } from './cover.tsx';
import { tableKey } from './keys.ts';
import { isChar, play, type Seated } from './seated.ts';
import {
  type Notice,
  newTableState,
  picksOf,
  type TableState,
  type Turn,
  tableReducer,
  turnOf,
  type Window,
} from './state.ts';
import { useMotion } from './use-motion.ts';
import { sceneOf, type TableShown, TableView } from './view.tsx';

/** What follows the table before the match is over. */
interface Until {
  readonly isOver: () => boolean;
  readonly page: ReactNode;
}

interface TableProps extends Pick<EndProps, 'again' | 'same' | 'review' | 'leave' | 'leadsTo'> {
  readonly session: Session;
  readonly until?: Until;
}

/** The session's driver, with a redraw whenever something happens. */
function useDriver(session: Session, app: App): Driver {
  const settings = useRef(app.settings);
  settings.current = app.settings;
  const [, redraw] = useState(0);
  const driver = useMemo(
    () =>
      openDriver(
        session,
        () => settings.current.speed,
        (beat) => motionTime(settings.current, beat),
      ),
    [session],
  );
  useEffect(() => {
    const off = driver.subscribe(() => redraw((count) => count + 1));
    return () => {
      off();
      driver.stop();
    };
  }, [driver]);
  return driver;
}

/** The message “not your turn” goes away when the turn comes. */
const isStale = (notice: Notice, turn: Turn | undefined): boolean =>
  turn !== undefined && notice.kind === 'said' && notice.text === TABLE.notYourTurn;

/**
 * The person's turn with their hand in some order; undefined while others act, something lies to be seen
 * or nothing is decided.
 */
function useTurnAs(
  session: Session,
  driver: Driver,
): (arrangement: Arrangement) => Turn | undefined {
  const match = session.match();
  const { by } = deciderOf(session);
  const isAsked = !driver.resting() && (by === 'person' || by === 'clock');
  const claims = mayClaim(session);
  return useMemo(() => {
    if (!isAsked) return () => undefined;
    const [observer, likely, order] = [
      observerOf(session),
      likelyText(session),
      openOrder(session),
    ];
    return (arrangement: Arrangement) =>
      turnOf(match, observer, claims, { likely, order, arrangement });
  }, [session, match, isAsked, claims]);
}

/** Rings when the turn comes, if the player wants that. */
function useBell({ ring, settings }: App, turn: number | undefined): void {
  const wanted = settings.bell;
  useEffect(() => {
    if (wanted && turn !== undefined) ring();
  }, [turn, wanted, ring]);
}

/** How long cards are in motion; 0 where nobody would see it. */
const motionIn = (driver: Driver, session: Session, window: Window | undefined): number =>
  window === undefined && !runsOut(session) ? driver.moving() : 0;

/** Whether a click hits a card of a hand to which others are still coming: it is about to lie elsewhere. */
const isUnsettled = ({ registry }: App, moving: Moving | undefined, key: Key): boolean => {
  const hit = key.name === 'click' ? registry.at(key.x, key.y)?.id : undefined;
  return hit !== undefined && moving?.landings.some((id) => hit.startsWith(`${id}/`)) === true;
};

/** What the table was like when the hands were not yet dealt. */
function beforeDeal(driver: Driver, { turn: _, ...shown }: TableShown): TableShown | undefined {
  const match = driver.undealt();
  return match && { ...shown, match };
}

interface BoardProps {
  readonly app: App;
  readonly session: Session;
  readonly driver: Driver;
  readonly leave: () => void;
}

/** The table during play: neither covered nor between deals. */
function Board({ app, session, driver, leave }: BoardProps): ReactNode {
  const [state, dispatch] = useReducer(tableReducer, newTableState);
  const { moved } = state;
  const { order } = app.settings;
  const turnAs = useTurnAs(session, driver);
  const turn = useMemo(() => turnAs({ order, ...(moved && { moved }) }), [turnAs, order, moved]);
  const at: Seated = { app, session, driver, turn, turnAs, dispatch };
  const window = state.window?.kind === 'chooser' && turn === undefined ? undefined : state.window;
  const unsaid = session.record.notices().at(-1);
  useEffect(() => {
    if (unsaid !== undefined) dispatch({ kind: 'say', notice: { kind: 'said', text: unsaid } });
  }, [unsaid]);
  useComputing(session, window?.kind === 'score');
  useBell(app, turn?.ply);
  const isCalm = useCalm(turn?.ply);
  const table = shownOf(at, state);
  const { moving, settle } = useMotion(
    table,
    beforeDeal(driver, table),
    motionIn(driver, session, window),
  );
  const onKey = (key: Key): void => {
    settle();
    if (isUnsettled(app, moving, key)) return;
    // The match may have moved on since the last drawing: the old turn is then void.
    const live: Seated = turn?.ply === session.match().ply ? at : { ...at, turn: undefined };
    const isClick = key.name === 'click';
    const plays = isClick || key.name === 'enter';
    if (!plays || isCalm(isClick)) tableKey(live, state, key, leave);
  };
  useKeys(window === undefined ? onKey : undefined);
  if (window === undefined) return <TableView shown={{ ...table, ...(moving && { moving }) }} />;
  const choose = ({ move }: Choice): void => {
    dispatch({ kind: 'close' });
    if (turn?.ply === session.match().ply) play(at, session.setup.game.notation.write(move));
  };
  return (
    <TableWindow
      window={window}
      session={session}
      state={state}
      turn={turn}
      scene={sceneOf(table)}
      choose={choose}
      close={() => dispatch({ kind: 'close' })}
      more={() => dispatch({ kind: 'more' })}
    />
  );
}

function shownOf({ app, session, driver, turn }: Seated, state: TableState): TableShown {
  const { asking, notice, moved } = state;
  const [thinking, left, moment] = [driver.thinking(), timeLeft(session), driver.moment()];
  const offer = driver.resting() ? undefined : offeredTricks(session);
  const match = moment?.match ?? session.match();
  const skipped = driver.skipped();
  const { pack, deal } = match;
  const observer = isCovered(session) ? SPECTATOR : observerOf(session);
  const arrangement = { order: app.settings.order, ...(moved && { moved }) };
  return {
    match,
    names: session.state().players.map(({ name }) => name),
    observer,
    log: session.log(),
    memory: app.settings.memory,
    waiting: driver.waiting(),
    arrange: (table) => arranged(table, { pack, observer, deal }, arrangement),
    ...(asking && { asking }),
    ...(isUnsaved(session) && { isUnsaved: true }),
    ...(turn && { turn, picks: picksOf(state, turn) }),
    ...(notice && !isStale(notice, turn) && { notice }),
    ...(offer !== undefined && { offer }),
    ...(left !== undefined && { timeLeft: left }),
    ...(thinking !== undefined && { thinking }),
    ...(moment && { moment }),
    ...(skipped !== undefined && { skipped }),
    ...(runsOut(session) && { runsOut: true }),
  };
}

interface CoverProps {
  readonly session: Session;
  readonly leave: () => void;
}

function Cover({ session, leave }: CoverProps): ReactNode {
  const isCalm = useCalm(session.match().ply);
  useKeys((key) => {
    const isClick = key.name === 'click';
    if ((isClick || key.name === 'enter') && isCalm(isClick)) whenKept(session, session.uncover);
    else if (isChar(key, 'q') || key.name === 'escape') leave();
  });
  const name = session.state().players[observerOf(session)]?.name ?? '';
  return <CoverPage name={name} />;
}

/** A session from where it stands until the person leaves it. */
export function TableScreen({ session, until, ...after }: TableProps): ReactNode {
  const app = useApp();
  const driver = useDriver(session, app);
  const leave = (): void => {
    void session.close();
    after.leave();
  };
  if (driver.resting()) return <Board app={app} session={session} driver={driver} leave={leave} />;
  if (driver.sheetDue())
    return <EndOfDeal session={session} go={driver.acknowledge} leave={leave} />;
  if (until?.isOver()) return until.page;
  const decider = deciderOf(session);
  if (decider.by === 'nobody') return <EndOfMatch session={session} {...after} leave={leave} />;
  if (decider.by === 'host') {
    const { seats } = decider;
    return <NewcomersScreen key={session.match().ply} {...{ session, seats, leave }} />;
  }
  if (isCovered(session) && askedSeat(session) !== undefined)
    return <Cover session={session} leave={leave} />;
  return <Board app={app} session={session} driver={driver} leave={leave} />;
}
