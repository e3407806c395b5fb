/** A session on the screen: its driver, and the table, the cover or an end screen as needed. */

import { type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { endsInDraw } from '../../../engine/draw.ts';
import { SPECTATOR } from '../../../engine/game.ts';
import type { AnyMatch } from '../../../engine/match.ts';
import type { Lang, Text } from '../../../lang/text.ts';
import { weighAhead } from '../../../play/coach/weigh-ahead.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import {
  type HandCount,
  handCountIn,
  homeOfStep,
  isByHand,
  layingIn,
} from '../../../play/session/by-hand.ts';
import {
  askedSeat,
  deciderOf,
  isCovered,
  isTry,
  isUnsaved,
  likelyText,
  mayClaim,
  observerOf,
  offeredTricks,
  openOrder,
  partnerPlayed,
  runsOut,
  timeLeft,
  whenKept,
} from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { undoPointIn } from '../../../play/session/undo.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { type App, useApp, useCalm, useKeys } from '../../context/app.ts';
import { BUTTONS, type Choice } from '../../picking/areas.ts';
import { type Arrangement, arranged } from '../../picking/order.ts';
import { Driver } from '../../table/driver.ts';
import type { Saying } from '../../table/frame/aside.tsx';
import type { Moving } from '../../table/motion/flights.ts';
import { motionTime } from '../../table/motion/motion-time.ts';
import { type Key, leadsBack } from '../../terminal/keys.ts';
import { TurnedUp } from '../end/deal-windows.tsx';
import { EndOfDeal, EndOfMatch, type EndProps } from '../end/end-screens.tsx';
import { NewcomersScreen } from '../form/newcomers.tsx';
import { playText, type Seated } from '../turn/acting.ts';
import { moveAwaited } from '../turn/awaiting.ts';
import {
  isBeside,
  layingTurn,
  newTableState,
  type PageWindow,
  picksOf,
  type TableState,
  type Turn,
  tableReducer,
  turnOf,
} from '../turn/state.ts';
import type { TableShown } from '../turn/table-shown.ts';
import { companyIn, namesOfSeats, sceneOf, TableView } from '../turn/view.tsx';
import { TableWindow } from '../windows/index.tsx';
import { CoverPage } from './cover.tsx';
import { tableKey } from './keys.ts';
import { useAdvice } from './use-advice.ts';
import { useMotion } from './use-motion.ts';

interface TableProps
  extends Pick<EndProps, 'again' | 'same' | 'review' | 'leave' | 'leadsTo' | 'home'> {
  readonly session: Session;
  /** Which task the table is, for whoever decides there. */
  readonly task?: Text | undefined;
  /** What the task is about, beside the table where there is a panel. */
  readonly brief?: Saying | undefined;
  /** What follows the table before the match is over. */
  readonly until?: { readonly isOver: () => boolean; readonly page: ReactNode };
}

/** The session's driver, with a redraw whenever something happens. */
function useDriver(session: Session, app: App): Driver {
  const settings = useRef(app.settings);
  settings.current = app.settings;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const driver = useMemo(() => {
    session.entrust('partner');
    return new Driver(
      session,
      () => settings.current.speed,
      (beat) => motionTime(settings.current, beat),
    );
  }, [session]);
  // Before anything else can happen, which would go unseen.
  useLayoutEffect(() => {
    const off = driver.subscribe(redraw);
    return () => {
      off();
      driver.stop();
    };
  }, [driver]);
  return driver;
}

/** What session and driver have to say until something happens: no key changes any of it. */
interface Standing extends Omit<TableShown, 'memory'> {
  /** Whether a person is to act: not while others do, something lies to be seen or nothing is decided. */
  readonly isAsked: boolean;
  /** Whether the person lays the card in hand themselves. */
  readonly isLaying: boolean;
  /** Whether melds have just been shown, which are looked at before play goes on. */
  readonly areMeldsDue: boolean;
  readonly mayClaim: boolean;
  /** Milliseconds for which cards are in motion; 0 where nobody would see it. */
  readonly motion: number;
  /** The match before the hands were dealt, while nothing else has happened since. */
  readonly undealt: AnyMatch | undefined;
  /** What has to be said once. */
  readonly unsaid: Text | undefined;
}

/**
 * Where a session is now, as the table shows it: the match or the moment of an animation, names, log, and what the
 * person may do.
 */
function standingOf(session: Session, driver: Driver, lang: Lang): Standing {
  const isResting = driver.resting();
  const runs = runsOut(session);
  const moment = driver.moment();
  const { by } = deciderOf(session);
  const isLaying = driver.byHand();
  return {
    match: moment?.match ?? session.match(),
    moment,
    names: namesOfSeats(session, lang),
    company: companyIn(session),
    isForced: !hasDecisions(session.match()) && !isLaying,
    makesItself: by === 'forced' && hasDecisions(session.match()),
    playsOut: driver.playsOut(),
    laid: handCountShown(session, isLaying && !isResting),
    mayUndo: undoPointIn(session) !== undefined,
    isForPartner: partnerPlayed(session) !== undefined,
    observer: isCovered(session) ? SPECTATOR : observerOf(session),
    steps: session.made(),
    log: session.log(),
    waiting: driver.waiting(),
    isUnsaved: isUnsaved(session),
    isTry: isTry(session),
    offer: isResting ? undefined : offeredTricks(session),
    timeLeft: timeLeft(session),
    thinking: driver.thinking(),
    skipped: driver.skipped(),
    runsOut: runs,
    isAsked: !isResting && (by === 'person' || by === 'clock' || isLaying),
    isLaying,
    areMeldsDue: !isResting && driver.meldsDue(),
    mayClaim: mayClaim(session),
    motion: runs ? 0 : driver.moving(),
    undealt: driver.undealt(),
    unsaid: session.record.notices().at(-1),
  };
}

/** What has been laid by hand, where anything has been or is. */
function handCountShown(session: Session, isLaying: boolean): HandCount | undefined {
  const count = handCountIn(session, isLaying);
  return isLaying || isByHand(count) ? count : undefined;
}

/** The person's turn with their hand in some order. */
function useTurnAs(
  session: Session,
  { match, isAsked, isLaying, mayClaim: claims }: Standing,
): (arrangement: Arrangement) => Turn | undefined {
  return useMemo(() => {
    if (!isAsked) return () => undefined;
    const observer = observerOf(session);
    const laying = isLaying ? layingIn(session) : undefined;
    if (laying !== undefined) {
      const step = session.made().at(-1);
      const turn = layingTurn(match, observer, laying, step && homeOfStep(step));
      return () => turn;
    }
    const likely = likelyText(session);
    const beginsNowhere = session.setup.isChoice;
    const order = openOrder(session);
    const steps = session.made();
    return (arrangement: Arrangement) =>
      turnOf(match, observer, claims, { likely, beginsNowhere, order, arrangement, steps });
  }, [session, match, isAsked, isLaying, claims]);
}

/** Has what the person decides weighed while they play. */
function useWeighingAhead(session: Session): void {
  useEffect(() => weighAhead(session, foldersOf(process.env)), [session]);
}

/** Rings when the turn comes, if the player wants that. */
function useBell({ ring, settings }: App, turn: number | undefined): void {
  const wanted = settings.bell;
  useEffect(() => {
    if (wanted && turn !== undefined) ring();
  }, [turn, wanted, ring]);
}

/** Strokes of the bell when a match is over: two for who has won it, three for who has lost; else none. */
function strokesFor(session: Session): number {
  const { players } = session.state();
  const { winners = [] } = session.outcomes().at(-1) ?? {};
  const isDecided = winners.length > 0 && !endsInDraw(winners, players.length);
  const isOver = session.match().ended && (isDecided || players.length === 1);
  if (!isOver || players.every(({ who }) => who !== 'human')) return 0;
  return winners.some((seat) => players[seat]?.who === 'human') ? 2 : 3;
}

/** Rings when a match ends that was not over before, if the player wants that. */
function useBellAtEnd({ ring, settings }: App, strokes: number): void {
  const rung = useRef(strokes);
  useEffect(() => {
    if (settings.bellAtEnd && strokes > rung.current) ring(strokes);
    rung.current = strokes;
  }, [strokes, settings.bellAtEnd, ring]);
}

/** Whether a click hits a card of a hand to which others are still coming: it is about to lie elsewhere. */
const isUnsettled = ({ registry }: App, moving: Moving | undefined, key: Key): boolean => {
  const hit = key.name === 'click' ? registry.at(key.x, key.y)?.id : undefined;
  return hit !== undefined && moving?.landings.some((id) => hit.startsWith(`${id}/`)) === true;
};

/** Makes the move of a hint that was waited for, once it has settled. */
function useAwaited(seated: Seated, move: string | undefined): void {
  const live = useRef(seated);
  live.current = seated;
  useEffect(() => {
    if (move !== undefined) playText(live.current, move);
  }, [move]);
}

interface BoardProps {
  readonly app: App;
  readonly session: Session;
  readonly driver: Driver;
  readonly standing: Standing;
  readonly leave: () => void;
}

/** The page of the melds, which opens by itself when they have been shown. */
const MELDS: PageWindow = { kind: 'melds' };

/** What Enter has to rest on before it answers a question, in place of the number of a turn. */
const ASKED = -1;

/** The table during play: neither covered nor between deals. */
function Board({ app, session, driver, standing, leave }: BoardProps): ReactNode {
  const [state, dispatch] = useReducer(tableReducer, newTableState);
  const { moved } = state;
  const { order } = app.settings;
  const turnAs = useTurnAs(session, standing);
  const turn = useMemo(() => turnAs({ order, moved }), [turnAs, order, moved]);
  const at: Seated = { app, session, driver, turn, turnAs, dispatch };
  // Nobody has seen how an exercise came about: what its player may know lies open.
  const memory = app.settings.memory || session.setup.isChoice === true;
  const table = shownOf({ ...standing, memory }, order, turn, state);
  const asked = state.window && !isBeside(state.window) ? state.window : undefined;
  const page = standing.areMeldsDue ? MELDS : asked;
  const { unsaid, undealt, motion } = standing;
  useEffect(() => {
    if (unsaid !== undefined) dispatch({ kind: 'say', notice: { kind: 'said', text: unsaid } });
  }, [unsaid]);
  useBell(app, turn?.ply);
  useAwaited(at, moveAwaited(state, turn));
  const isCalm = useCalm(state.asking === undefined ? turn?.ply : ASKED);
  const first = undealt && { ...table, match: undealt, turn: undefined };
  const { moving, settle } = useMotion(table, first, page === undefined ? motion : 0);
  const close = (): void => {
    dispatch({ kind: 'close' });
    driver.passMelds();
  };
  const choose = ({ move }: Choice): void => {
    close();
    if (turn?.ply === session.match().ply) playText(at, session.setup.game.notation.write(move));
  };
  const { takes, ...advice } = useAdvice(app, session, table, state, { isCalm, choose, close });
  const onKey = (key: Key): void => {
    settle();
    if (isUnsettled(app, moving, key)) return;
    // The match may have moved on since the last drawing: the old turn is then void.
    const live: Seated = turn?.ply === session.match().ply ? at : { ...at, turn: undefined };
    // Space skips what others do; pressed a moment too late, it must not press a button it was not meant for.
    const isOnButton = turn !== undefined && picksOf(state, turn).area === BUTTONS;
    const acts = isOnButton && key.name === 'space';
    const plays = acts || key.name === 'click' || key.name === 'enter';
    if (!takes(key) && (!plays || isCalm(key.name !== 'enter'))) tableKey(live, state, key, leave);
  };
  useKeys(page === undefined ? onKey : undefined);
  if (page === undefined) return <TableView shown={{ ...table, moving, ...advice }} />;
  return <TableWindow {...{ window: page, session, state, close }} scene={sceneOf(table)} />;
}

/** The table as the person at the keyboard sees it, with their turn and picks. */
function shownOf(
  standing: Standing & Pick<TableShown, 'memory'>,
  order: Arrangement['order'],
  turn: Turn | undefined,
  state: TableState,
): TableShown {
  const { asking, notice, moved } = state;
  const { observer, match } = standing;
  const { pack, deal } = match;
  return {
    ...standing,
    arrange: (table) => arranged(table, { pack, observer, deal }, { order, moved }),
    asking,
    turn,
    picks: turn && picksOf(state, turn),
    notice: turn && notice?.kind === 'early' ? undefined : notice,
  };
}

interface CoverProps {
  readonly session: Session;
  readonly leave: () => void;
}

/** Hides the table between two people at one keyboard, until the next one says they are ready. */
function Cover({ session, leave }: CoverProps): ReactNode {
  const isCalm = useCalm(session.match().ply);
  useKeys((key) => {
    const isClick = key.name === 'click';
    if ((isClick || key.name === 'enter') && isCalm(isClick)) whenKept(session, session.uncover);
    else if (leadsBack(key)) leave();
  });
  const { stage } = useApp();
  const name = namesOfSeats(session, stage.lang)[observerOf(session)] ?? '';
  return <CoverPage name={name} />;
}

/** A session from where it is until the person leaves it. */
export function TableScreen({ session, until, task, brief, ...after }: TableProps): ReactNode {
  const app = useApp();
  const driver = useDriver(session, app);
  useWeighingAhead(session);
  useBellAtEnd(app, driver.resting() ? 0 : strokesFor(session));
  const leave = (): void => {
    void session.close();
    after.leave();
  };
  const board = (): ReactNode => (
    <Board
      {...{ app, session, driver, leave }}
      standing={{ ...standingOf(session, driver, app.stage.lang), task, brief }}
    />
  );
  if (driver.resting()) return board();
  if (until === undefined && driver.turnedUp())
    return <TurnedUp session={session} go={driver.look} leave={leave} />;
  const decider = deciderOf(session);
  const isOver = decider.by === 'nobody' && until === undefined;
  if (driver.sheetDue() && !isOver)
    return <EndOfDeal session={session} go={driver.acknowledge} leave={leave} />;
  if (until?.isOver()) return until.page;
  if (decider.by === 'nobody') return <EndOfMatch session={session} {...after} leave={leave} />;
  if (decider.by === 'host') {
    const { seats } = decider;
    return <NewcomersScreen key={session.match().ply} {...{ session, seats, leave }} />;
  }
  if (isCovered(session) && askedSeat(session) !== undefined)
    return <Cover session={session} leave={leave} />;
  return board();
}
