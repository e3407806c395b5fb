/** What keys do at the table: picks, commands, and the windows above it. */
import { fill, type Text } from '../../lang/text.ts';
import { meaningsOf, type Session, type Settings, SPEEDS, whenKept } from '../../play/index.ts';
import type { App } from '../app.tsx';
import { NO, SETTINGS, TABLE, YES } from '../messages.ts';
import type { Driver } from '../parts/driver.ts';
import type { Key } from '../parts/keys.ts';
import { listKey } from '../parts/list.ts';
import { pagerKey } from '../parts/pager.ts';
import type { PicksAction } from '../parts/picks.ts';
import type { Block } from '../span.ts';
import {
  decide,
  newWindow,
  picksOf,
  type TableAction,
  type TableState,
  type Turn,
  type Window,
} from './table-state.ts';
import { voicesOf } from './table-view.ts';
import {
  chooserFrame,
  helpSheet,
  hintSheet,
  logSheet,
  meaningsSheet,
  pagedOf,
  rulesSheet,
  type Sheet,
  scoreSheet,
  sheetFrame,
  tableKeys,
} from './windows.ts';

const PICKS: Readonly<Record<string, PicksAction>> = {
  left: { kind: 'left' },
  right: { kind: 'right' },
  up: { kind: 'up' },
  backtab: { kind: 'up' },
  down: { kind: 'down' },
  tab: { kind: 'down' },
  pageup: { kind: 'jump', by: 5 },
  pagedown: { kind: 'jump', by: -5 },
  home: { kind: 'jump', by: -1000 },
  end: { kind: 'jump', by: 1000 },
  space: { kind: 'toggle' },
  escape: { kind: 'clear' },
};

function picksAction(key: Key): PicksAction | undefined {
  if (key.name !== 'char') return PICKS[key.name];
  return /^[0-9]$/.test(key.char) ? { kind: 'digit', digit: Number(key.char) } : undefined;
}

const said = (text: Text): TableAction => ({ kind: 'say', notice: { kind: 'said', text } });

export interface Seated {
  readonly app: App;
  readonly session: Session;
  readonly driver: Driver;
  readonly turn: Turn | undefined;
  readonly dispatch: (action: TableAction) => void;
}

/** Plays once everything before is saved, unless the match has moved on by then. */
function play({ session, dispatch }: Seated, line: string): void {
  const before = session.match();
  whenKept(session, () => {
    if (session.match() !== before) return;
    const refusal = session.play(line);
    if (refusal !== undefined) dispatch({ kind: 'say', notice: { kind: 'refused', refusal } });
    else dispatch({ kind: 'say', notice: undefined });
  });
}

function enter(seated: Seated, state: TableState): void {
  const { turn, dispatch } = seated;
  if (turn === undefined) return;
  const decision = decide(turn, picksOf(state, turn));
  if (decision.kind === 'play') play(seated, turn.game.notation.write(decision.choice.move));
  else if (decision.kind === 'try') play(seated, decision.line);
  else if (decision.kind === 'choose') {
    const { choices } = decision;
    dispatch({ kind: 'open', window: { kind: 'chooser', choices, list: { at: 0 } } });
  } else if (decision.kind === 'open' && decision.line !== undefined) play(seated, decision.line);
  else dispatch(said(decision.kind === 'open' ? TABLE.open : TABLE.noMove));
}

function undo({ session, dispatch }: Seated): void {
  if (session.canUndo() && session.undo()) dispatch({ kind: 'undone', text: TABLE.undone });
  else dispatch(said(TABLE.noUndo));
}

function hint({ session, turn, dispatch }: Seated): void {
  if (turn === undefined) {
    dispatch(said(TABLE.notYourTurn));
    return;
  }
  const { ply } = session.match();
  dispatch(said(TABLE.hinting));
  session.hint().then(
    (found) => {
      if (session.match().ply === ply) dispatch({ kind: 'hint', turn, hint: found });
    },
    () => dispatch({ kind: 'say', notice: undefined }),
  );
}

/** Reports the change at once, and afterwards if it could not be saved. */
function changeSetting(
  { app, dispatch }: Pick<Seated, 'app' | 'dispatch'>,
  changed: Partial<Settings>,
  told: Text,
): void {
  dispatch(said(told));
  void app.change(changed).then((unkept) => unkept && dispatch(said(unkept)));
}

/** One step along the speeds. */
function changeSpeed({ app, dispatch }: Seated, by: number): void {
  const at = SPEEDS.indexOf(app.settings.speed) + by;
  const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? app.settings.speed;
  changeSetting({ app, dispatch }, { speed }, fill(TABLE.speed, SETTINGS.values[speed]));
}

function changeColours({ app, dispatch }: Seated): void {
  const fourColour = !app.settings.fourColour;
  changeSetting({ app, dispatch }, { fourColour }, fill(TABLE.fourColour, fourColour ? YES : NO));
}

const WINDOWS: Readonly<Record<string, Exclude<Window['kind'], 'chooser'>>> = {
  s: 'score',
  l: 'log',
  r: 'rules',
  m: 'meanings',
  '?': 'help',
};

function command(seated: Seated, char: string, leave: () => void, state: TableState): void {
  const isAdvised = state.hint !== undefined && state.ply === seated.session.match().ply;
  const advice = (): void => {
    if (isAdvised) seated.dispatch({ kind: 'open', window: newWindow('hint') });
    else hint(seated);
  };
  const window = WINDOWS[char];
  if (window !== undefined) seated.dispatch({ kind: 'open', window: newWindow(window) });
  else if (char === 'h') advice();
  else if (char === 'u') undo(seated);
  else if (char === 'c') changeColours(seated);
  else if (char === '+' || char === '=') changeSpeed(seated, 1);
  else if (char === '-') changeSpeed(seated, -1);
  else if (char === 'q') leave();
}

/** The content of a scrolling window. */
function sheetOf({ app, session }: Seated, kind: Window['kind'], state: TableState): Sheet {
  const { stage } = app;
  const names = session.players.map(({ name }) => name);
  const voices = voicesOf(session.match(), names);
  switch (kind) {
    case 'log':
      return logSheet(stage, voices, [...session.log()].reverse(), session.observer());
    case 'score':
      return scoreSheet(stage, voices, session.game, session.outcomes(), session.known);
    case 'meanings':
      return meaningsSheet(stage, voices, meaningsOf(session.match(), session.observer()));
    case 'rules':
      return rulesSheet(stage, session.game, session.options);
    case 'hint':
      return state.hint === undefined
        ? helpSheet(stage, tableKeys(session.game))
        : hintSheet(stage, voices, state.hint);
    default:
      return helpSheet(stage, tableKeys(session.game));
  }
}

export function windowKey(seated: Seated, state: TableState, window: Window, key: Key): void {
  const { dispatch, app } = seated;
  if (window.kind === 'chooser') {
    const choice = window.choices[window.list.at];
    if (key.name === 'escape') dispatch({ kind: 'close' });
    else if (key.name === 'enter' && choice !== undefined && seated.turn !== undefined) {
      dispatch({ kind: 'close' });
      play(seated, seated.turn.game.notation.write(choice.move));
    } else dispatch({ kind: 'list', list: listKey(window.list, window.choices.length, key) });
    return;
  }
  const closes = key.name === 'escape' || key.name === 'enter' || isChar(key, 'q');
  if (closes && !window.pager.typing) dispatch({ kind: 'close' });
  else {
    const paged = pagedOf(app.stage, sheetOf(seated, window.kind, state));
    dispatch({ kind: 'pager', pager: pagerKey(window.pager, paged, key) });
  }
}

export const isChar = (key: Key, char: string): boolean => key.name === 'char' && key.char === char;

/** Whether the key answers the offer to play the rest out. */
const isAnswer = ({ session }: Seated, { name }: Key): boolean =>
  (name === 'enter' || name === 'escape') && session.offer() !== undefined;

const answer = (session: Session, yes: boolean): void =>
  whenKept(session, () => session.answer(yes));

export function tableKey(seated: Seated, state: TableState, key: Key, leave: () => void): void {
  const { driver, turn, dispatch } = seated;
  if (driver.waiting()) driver.skip();
  const action = picksAction(key);
  if (isAnswer(seated, key)) answer(seated.session, key.name === 'enter');
  else if (key.name === 'enter') enter(seated, state);
  else if (action !== undefined) {
    if (turn !== undefined) dispatch({ kind: 'picks', turn, action });
  } else if (key.name === 'char') command(seated, key.char, leave, state);
}

export function windowBlock(seated: Seated, state: TableState, window: Window): Block {
  const { app, session, turn } = seated;
  const names = session.players.map(({ name }) => name);
  if (window.kind !== 'chooser')
    return sheetFrame(app.stage, sheetOf(seated, window.kind, state), window.pager);
  const voices = voicesOf(session.match(), names);
  return turn === undefined
    ? []
    : chooserFrame(app.stage, voices, turn, window.choices, window.list);
}
