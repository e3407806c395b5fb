/** What keys do at the table: picks, commands, and which windows they open. */
import type { Pick as TablePick } from '../../engine/table.ts';
import { fill, type Text } from '../../lang/text.ts';
import { type Session, type Settings, SPEEDS, whenKept } from '../../play/index.ts';
import type { App } from '../app.tsx';
import { NO, TABLE, YES } from '../messages.ts';
import { VALUE_NAMES } from '../messages/settings.ts';
import type { Driver } from '../parts/driver.ts';
import type { Key } from '../parts/keys.ts';
import { isSingle, type Picks, type PicksAction, picksReducer } from '../parts/picks.ts';
import {
  decide,
  picksOf,
  type TableAction,
  type TableState,
  type Turn,
  type Window,
} from './table-state.ts';

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
export async function play({ session, dispatch }: Seated, line: string): Promise<void> {
  const before = session.match();
  if (!session.isKept()) await session.kept();
  if (session.match() !== before) return;
  const refusal = session.play(line);
  dispatch({ kind: 'say', notice: refusal && { kind: 'refused', refusal } });
}

function enter(seated: Seated, picks: Picks): Promise<void> | undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  const decision = decide(turn, picks);
  if (decision.kind === 'play') return play(seated, turn.game.notation.write(decision.choice.move));
  if (decision.kind === 'try') return play(seated, decision.line);
  if (decision.kind === 'open' && decision.line !== undefined) return play(seated, decision.line);
  if (decision.kind === 'choose') {
    const { choices } = decision;
    dispatch({ kind: 'open', window: { kind: 'chooser', choices } });
  } else dispatch(said(decision.kind === 'open' ? TABLE.open : TABLE.noMove));
  return undefined;
}

/** Changes the picks, and plays what they make if `plays`. */
function pickAnd(
  seated: Seated,
  state: TableState,
  action: PicksAction,
  plays: boolean,
): Promise<void> | undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  dispatch({ kind: 'picks', turn, action });
  if (!plays) return undefined;
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  return enter(seated, reduce(picksOf(state, turn), action));
}

/** A click on a card picks it, or plays it where one card is a move; one on a button presses it. */
function click(
  seated: Seated,
  state: TableState,
  at: { readonly x: number; readonly y: number },
): Promise<void> | undefined {
  const { turn, app } = seated;
  const [kind = '', id = ''] = clickedOn(app.registry.at(at.x, at.y)?.id ?? '');
  if (turn === undefined) return undefined;
  const single = isSingle(turn.choices);
  const cut = id.lastIndexOf('/');
  const [region, number] = [id.slice(0, cut), Number(id.slice(cut + 1))];
  switch (kind) {
    case 'enter':
      return enter(seated, picksOf(state, turn));
    case 'button':
      return pickAnd(seated, state, { kind: 'point', pick: { button: id } }, true);
    case 'pick':
      return pickAnd(seated, state, { kind: 'point', pick: { region, slot: number } }, true);
    case 'whole': {
      const slot = turn.table.regions.find((one) => one.id === id)?.slot;
      if (slot === undefined) return undefined;
      return pickAnd(seated, state, { kind: 'point', pick: { region: id, slot } }, true);
    }
    case 'card':
      return pickAnd(seated, state, { kind: 'face', region, face: number, only: single }, single);
    default:
      return undefined;
  }
}

/** The kind and name of what was clicked: `button:take`, or a card by its region and place. */
function clickedOn(id: string): readonly [kind: string, id: string] {
  const cut = id.indexOf(':');
  if (id === '') return ['', ''];
  return cut < 0 ? ['card', id] : [id.slice(0, cut), id.slice(cut + 1)];
}

/** The button whose letter this is. */
function buttonAt({ turn }: Seated, char: string): TablePick | undefined {
  const button = turn?.table.buttons.find(({ key }) => key === char);
  return button && { button: button.id };
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
  changeSetting({ app, dispatch }, { speed }, fill(TABLE.speed, VALUE_NAMES[speed]));
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
  v: 'trick',
  w: 'words',
  '?': 'help',
};

function command(seated: Seated, char: string, leave: () => void, state: TableState): void {
  const isAdvised = state.hint !== undefined && state.ply === seated.session.match().ply;
  const advice = (): void => {
    if (isAdvised) seated.dispatch({ kind: 'open', window: { kind: 'hint' } });
    else hint(seated);
  };
  const window = WINDOWS[char];
  if (window !== undefined) seated.dispatch({ kind: 'open', window: { kind: window } });
  else if (char === 'h') advice();
  else if (char === 'u') undo(seated);
  else if (char === 'c') changeColours(seated);
  else if (char === '+' || char === '=') changeSpeed(seated, 1);
  else if (char === '-') changeSpeed(seated, -1);
  else if (char === 'q') leave();
}

export const isChar = (key: Key, char: string): boolean => key.name === 'char' && key.char === char;

/** Whether the key answers the offer to play the rest out. */
const isAnswer = ({ session }: Seated, { name }: Key): boolean =>
  (name === 'enter' || name === 'escape') && session.offer() !== undefined;

const answer = (session: Session, yes: boolean): void =>
  whenKept(session, () => session.answer(yes));

export function tableKey(
  seated: Seated,
  state: TableState,
  key: Key,
  leave: () => void,
): Promise<void> | undefined {
  const { driver, turn } = seated;
  if (isAnswer(seated, key)) {
    answer(seated.session, key.name === 'enter');
    return undefined;
  }
  if (state.leaving) return leavingKey(seated, key, leave);
  if (key.name === 'enter')
    return turn === undefined ? undefined : enter(seated, picksOf(state, turn));
  if (key.name === 'click') return click(seated, state, key);
  if (key.name === 'space' && turn === undefined) driver.skip();
  else if (key.name === 'escape') escape(seated, state);
  else if (key.name === 'char') return typed(seated, state, key.char, leave);
  else if (turn !== undefined) return pickAnd(seated, state, PICKS[key.name] ?? NOTHING, false);
  return undefined;
}

const NOTHING: PicksAction = { kind: 'jump', by: 0 };

/** A digit picks, a letter presses a button or gives a command. */
function typed(
  seated: Seated,
  state: TableState,
  char: string,
  leave: () => void,
): Promise<void> | undefined {
  const button = buttonAt(seated, char);
  if (button !== undefined) return pickAnd(seated, state, { kind: 'take', picks: [button] }, true);
  const action = picksAction({ name: 'char', char });
  if (action !== undefined) return pickAnd(seated, state, action, false);
  command(seated, char, leave, state);
  return undefined;
}

/** Clears what is picked; with nothing picked, asks whether to leave. */
function escape({ turn, dispatch }: Seated, state: TableState): void {
  const picked = turn !== undefined && picksOf(state, turn).picked.length > 0;
  if (picked) dispatch({ kind: 'picks', turn, action: { kind: 'clear' } });
  else dispatch({ kind: 'leaving', leaving: true });
}

function leavingKey({ dispatch }: Seated, key: Key, leave: () => void): undefined {
  if (key.name === 'enter' || isChar(key, 'q')) leave();
  else dispatch({ kind: 'leaving', leaving: false });
}
