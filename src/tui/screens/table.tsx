/** A session on the screen: its driver, and the table, the cover or an end screen as needed. */
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { NOBODY, SPECTATOR } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import { type Session, whenKept } from '../../play/index.ts';
import { type App, Frame, useApp, useKeys } from '../app.tsx';
import { TABLE } from '../messages.ts';
import { type Driver, openDriver } from '../parts/driver.ts';
import type { Key } from '../parts/keys.ts';
import type { Choice } from '../parts/picks.ts';
import { useCalm } from './calm.ts';
import { coverFrame } from './cover.ts';
import { EndOfDeal, EndOfMatch, type EndProps, useComputing } from './ends.tsx';
import { isChar, play, type Seated, tableKey } from './table-keys.ts';
import {
  type Notice,
  newTableState,
  picksOf,
  type Turn,
  tableReducer,
  turnOf,
} from './table-state.ts';
import { sceneOf, TableView } from './table-view.tsx';
import { TableWindow } from './windows/index.tsx';

interface TableProps extends Pick<EndProps, 'again' | 'menu'> {
  readonly session: Session;
}

/** The session's driver, with a redraw whenever something happens. */
function useDriver(session: Session, app: App): Driver {
  const speed = useRef(app.settings.speed);
  speed.current = app.settings.speed;
  const [, redraw] = useState(0);
  const driver = useMemo(() => openDriver(session, () => speed.current), [session]);
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

/** The table during play: neither covered nor between deals. */
function Board({
  seated,
  leave,
}: {
  readonly seated: Seated;
  readonly leave: () => void;
}): ReactNode {
  const { app, session, driver, turn } = seated;
  const [state, dispatch] = useReducer(tableReducer, newTableState);
  const at: Seated = { ...seated, dispatch };
  const { notice } = state;
  const window = state.window?.kind === 'chooser' && turn === undefined ? undefined : state.window;
  const unsaid = session.notices().at(-1);
  useEffect(() => {
    if (unsaid !== undefined) dispatch({ kind: 'say', notice: { kind: 'said', text: unsaid } });
  }, [unsaid]);
  useComputing(session, window?.kind === 'score');
  const isCalm = useCalm(turn?.ply);
  const onKey = (key: Key): void | Promise<void> => {
    // The match may have moved on since the last drawing: the old turn is then void.
    const live: Seated = turn?.ply === session.match().ply ? at : { ...at, turn: undefined };
    const plays = key.name === 'enter' || key.name === 'click';
    return plays && !isCalm() ? undefined : tableKey(live, state, key, leave);
  };
  useKeys(window === undefined ? onKey : undefined);
  const thinking = driver.thinking();
  const offer = session.offer();
  const timeLeft = session.timeLeft();
  const shown = {
    match: session.match(),
    names: session.players.map(({ name }) => name),
    observer: session.covered() ? SPECTATOR : session.observer(),
    log: session.log(),
    memory: app.settings.memory,
    waiting: driver.waiting(),
    ...(state.leaving && { leaving: true }),
    ...(turn && { turn, picks: picksOf(state, turn) }),
    ...(notice && !isStale(notice, turn) && { notice }),
    ...(offer !== undefined && { offer }),
    ...(timeLeft !== undefined && { timeLeft }),
    ...(thinking !== undefined && { thinking }),
  };
  if (window === undefined) return <TableView shown={shown} />;
  const choose = ({ move }: Choice): void | Promise<void> => {
    dispatch({ kind: 'close' });
    if (turn?.ply === session.match().ply) return play(at, session.game.notation.write(move));
  };
  return (
    <TableWindow
      window={window}
      session={session}
      state={state}
      turn={turn}
      scene={sceneOf(shown)}
      choose={choose}
      close={() => dispatch({ kind: 'close' })}
    />
  );
}

function Cover({
  seated,
  leave,
}: {
  readonly seated: Seated;
  readonly leave: () => void;
}): ReactNode {
  const { app, session } = seated;
  useKeys((key) => {
    if (key.name === 'enter') whenKept(session, session.uncover);
    else if (isChar(key, 'q') || key.name === 'escape') leave();
  });
  const name = session.players[session.observer()]?.name ?? '';
  return <Frame block={coverFrame(app.stage, name)} />;
}

/** A session from where it stands until the person leaves it. */
export function TableScreen({ session, again, menu }: TableProps): ReactNode {
  const app = useApp();
  const driver = useDriver(session, app);
  const match = session.match();
  const covered = session.covered();
  const mayClaim = session.mayClaim();
  const isAsked = session.asked() !== undefined;
  const observer = covered ? SPECTATOR : session.observer();
  const turn = useMemo(
    () => (covered || !isAsked ? undefined : turnOf(match, observer, mayClaim)),
    [match, covered, isAsked, observer, mayClaim],
  );
  const seated: Seated = { app, session, driver, turn, dispatch: () => {} };
  const leave = (): void => {
    void session.close();
    menu();
  };
  if (driver.sheetDue())
    return <EndOfDeal session={session} go={driver.acknowledge} leave={leave} />;
  if (matchActor(match) === NOBODY)
    return <EndOfMatch session={session} again={again} menu={leave} />;
  if (covered && isAsked) return <Cover seated={seated} leave={leave} />;
  return <Board seated={seated} leave={leave} />;
}
