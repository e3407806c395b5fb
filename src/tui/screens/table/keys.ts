/**
 * What keys, clicks and the wheel do at the table: picks, and which windows they open. Letters that mean the same at every
 * table are in `letter-keys.ts`.
 */

import { isRefusal } from '../../../engine/refusal.ts';
import { CLAIM, type Home, letterOf, type Pick, type Table } from '../../../engine/table.ts';
import { fill } from '../../../lang/text.ts';
import { keepTry } from '../../../play/past/play-again.ts';
import { isTry, observerOf, offeredTricks, whenKept } from '../../../play/session/deciding.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { entered, isSingle } from '../../picking/areas.ts';
import { focused, NOWHERE, type PicksAction, startPicks } from '../../picking/picks.ts';
import { isArrow, placeTowards } from '../../table/ring/plan.ts';
import { isChar, type Key } from '../../terminal/keys.ts';
import {
  isAsking,
  isAtAsking,
  pickAnd,
  playText,
  press,
  type Seated,
  said,
} from '../turn/acting.ts';
import { enterOrAwait } from '../turn/awaiting.ts';
import { picksOf, placeIn, type Question, type TableState, type Turn } from '../turn/state.ts';
import { command, shift } from './letter-keys.ts';

/** The kind and name of what was clicked: `button:take`, or a card by its region and place. */
function clickedOn(id: string): { readonly kind: string; readonly id: string } {
  const cut = id.indexOf(':');
  if (id === '') return { kind: '', id: '' };
  return cut < 0 ? { kind: 'card', id } : { kind: id.slice(0, cut), id: id.slice(cut + 1) };
}

/** A click on a card picks it, or plays it where one card is a move; one on a button presses it. */
function click(
  seated: Seated,
  state: TableState,
  at: { readonly x: number; readonly y: number },
): undefined {
  const { turn, app } = seated;
  if (turn === undefined) return undefined;
  const { kind, id } = clickedOn(app.registry.at(at.x, at.y)?.id ?? '');
  const cut = id.lastIndexOf('/');
  const region = id.slice(0, cut);
  const number = Number(id.slice(cut + 1));
  const single = isSingle(turn.choices);
  switch (kind) {
    case 'enter':
      return enterOrAwait(seated, state);
    case 'button':
      return press(seated, state, id);
    case 'pick':
      return pickAnd(seated, state, { kind: 'point', pick: { region, slot: number } }, true);
    case 'whole':
      return clickWhole(seated, state, turn, id);
    case 'less':
    case 'more':
      return nudge(seated, state, id, kind === 'less' ? -1 : 1);
    case 'card':
      return pickAnd(seated, state, { kind: 'face', region, face: number, only: single }, single);
    default:
      return undefined;
  }
}

/** The region as a whole, with what is picked. */
function clickWhole(seated: Seated, state: TableState, turn: Turn, id: string): undefined {
  const slot = turn.table.regions.find((one) => one.id === id)?.slot;
  if (slot === undefined) return undefined;
  return pickAnd(seated, state, { kind: 'point', pick: { region: id, slot } }, true);
}

/** One up or down in a number; the first touch only moves the cursor there. */
function nudge(seated: Seated, state: TableState, id: string, by: number): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return;
  const area = turn.areas.find((one) => one.id === id);
  const first = entered(area)?.pick;
  if (first === undefined) return;
  const isThere = picksOf(state, turn).area === id;
  const action: PicksAction = isThere ? { kind: 'jump', by } : { kind: 'point', pick: first };
  dispatch({ kind: 'picks', turn, action });
}

/** The wheel turns the number under it, else moves the cursor along. */
function wheel(
  seated: Seated,
  state: TableState,
  key: Extract<Key, { readonly name: 'wheel' }>,
): undefined {
  const { turn, app, dispatch } = seated;
  const { kind, id } = clickedOn(app.registry.at(key.x, key.y)?.id ?? '');
  const isNumber = kind === 'amount' || kind === 'less' || kind === 'more';
  if (isNumber) return nudge(seated, state, id, -key.by);
  if (turn !== undefined) dispatch({ kind: 'picks', turn, action: { kind: 'jump', by: key.by } });
}

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
};

/** Whether the key, or a click on the line of Enter, says yes or no to what is asked. */
function answerOf({ app }: Seated, key: Key): 'yes' | 'no' | undefined {
  if (key.name === 'escape') return 'no';
  const isYes =
    key.name === 'enter' ||
    (key.name === 'click' && clickedOn(app.registry.at(key.x, key.y)?.id ?? '').kind === 'enter');
  return isYes ? 'yes' : undefined;
}

/** Answers the offer to play a certain rest out; false: the key means something else. */
function answersOffer(seated: Seated, key: Key): boolean {
  const { session, driver } = seated;
  const answer = answerOf(seated, key);
  if (answer === undefined || driver.resting() || offeredTricks(session) === undefined)
    return false;
  whenKept(session, () => session.entrust(answer === 'yes' ? 'tricks' : 'self'));
  return true;
}

/**
 * A key at the table. An open question or offer takes it first; where nobody here is to move, a click or Space skips
 * what is being shown.
 */
export function tableKey(
  seated: Seated,
  state: TableState,
  key: Key,
  leave: () => void,
): undefined {
  const { driver, turn } = seated;
  if (state.asking !== undefined) return questionKey(seated, state.asking, key, leave);
  if (answersOffer(seated, key)) return undefined;
  switch (key.name) {
    case 'enter':
      return enterOrAwait(seated, state);
    case 'click':
      if (turn === undefined) driver.skip();
      return click(seated, state, key);
    case 'wheel':
      return wheel(seated, state, key);
    case 'escape':
      stepBack(seated, state);
      return undefined;
    case 'char':
      return typed(seated, state, key.char);
    case 'shift-left':
    case 'shift-right':
      shift(seated, state, key.name === 'shift-left' ? -1 : 1);
      return undefined;
    case 'space':
      if (turn === undefined) driver.skip();
      return pickAnd(seated, state, { kind: 'toggle' }, false);
    default: {
      const action = (turn && ringAction(turn, state, key.name)) ?? PICKS[key.name];
      return action && pickAnd(seated, state, action, false);
    }
  }
}

/** Whether calls can be typed: the phase has a box of bids made of buttons. */
const takesCalls = (turn: Turn | undefined): turn is Turn =>
  turn?.table.buttons.some(({ box }) => box !== undefined) === true;

/** What a typed text says as a call: a text that a button of the bidding box means. */
function callOf({ game, observation, table }: Turn, text: string): string | undefined {
  const move = game.notation.read(text);
  if (isRefusal(move)) return undefined;
  const line = game.notation.write(move);
  const isCall = table.buttons.some(
    ({ id, box }) =>
      box !== undefined && game.display.intended(observation, [{ button: id }]) === line,
  );
  return isCall ? line : undefined;
}

/** A call typed so far: made as soon as it is one, dropped when it cannot become one. */
function typedCall(seated: Seated, turn: Turn, text: string): undefined {
  const call = callOf(turn, text);
  if (call !== undefined) return playText(seated, call);
  const isOpen = /^\d$/.test(text);
  const notice = {
    kind: 'said',
    text: fill(isOpen ? texts.keys.typed : texts.keys.noCall, text),
  } as const;
  seated.dispatch({ kind: 'typed', turn, text: isOpen ? text : '', notice });
  return undefined;
}

/** The key that has the rest of a deal play itself where its cards are laid by hand, and stops that again. */
const PLAY_OUT = 'p';

/** Lays the card in hand at the place that the key names, or has all cards play themselves; false: the key is no such. */
function layingKey(
  seated: Seated,
  homes: readonly Home[],
  state: TableState,
  char: string,
): boolean {
  const { lang } = seated.app.stage;
  const home = homes.find(({ key }) => key[lang] === char.toLowerCase());
  if (home !== undefined)
    pickAnd(seated, state, { kind: 'point', pick: { region: home.region, slot: 0 } }, true);
  else if (char === PLAY_OUT) playPatienceOut(seated);
  else if (char === 'h') showHome(seated, state);
  else return false;
  return true;
}

/** The rest of the deal plays itself, which is help; what was said of a wrong place no longer matters. */
function playPatienceOut({ session, driver, dispatch }: Seated): void {
  dispatch({ kind: 'say', notice: undefined });
  session.record.noteHelp('stand-in');
  driver.playOut();
}

/** The cursor goes where the card in hand belongs, which is help. */
function showHome(seated: Seated, state: TableState): void {
  const { session, turn } = seated;
  const home = turn?.table.home;
  if (home === undefined) return;
  session.record.noteHelp('hint');
  pickAnd(seated, state, { kind: 'point', pick: { region: home, slot: 0 } }, false);
  seated.dispatch({ kind: 'say', notice: { kind: 'said', text: texts.laying.shown } });
}

/** The place to which a key leads in a ring of so many; the place itself where none lies that way. */
function placeAfter(from: number | undefined, name: string, count: number): number | undefined {
  if (name === 'tab') return ((from ?? -1) + 1) % count;
  if (name === 'backtab') return ((from ?? 0) + count - 1) % count;
  return isArrow(name) ? (placeTowards(from, name, count) ?? from) : undefined;
}

/** Where an arrow leads among places in a ring; Tab goes around it. */
function ringAction(turn: Turn, state: TableState, name: string): PicksAction | undefined {
  const { homes } = turn;
  if (homes === undefined) return undefined;
  const from = placeIn(picksOf(state, turn), turn);
  const to = placeAfter(from, name, homes.length);
  const region = to === undefined ? undefined : homes[to]?.region;
  return region === undefined ? undefined : { kind: 'point', pick: { region, slot: 0 } };
}

/** The key that has the player choose how many tricks to claim, where that may be claimed. */
const CLAIM_KEY = 'c';

/** The table as the person at the keyboard sees it, whether it is their turn or not. */
function tableNow({ session, turn }: Seated): Table {
  const { game, state } = session.match();
  return turn?.table ?? game.display.table(game.observer.observe(state, observerOf(session)));
}

/** The cursor on the number of tricks to claim, or why none may be claimed; false: the game has no claims. */
function claims(seated: Seated): boolean {
  const { turn, dispatch } = seated;
  const first = entered(turn?.areas.find(({ claim }) => claim === true))?.pick;
  if (turn !== undefined && first !== undefined) {
    dispatch({ kind: 'picks', turn, action: { kind: 'point', pick: first } });
    return true;
  }
  const { noClaim, amounts = [] } = tableNow(seated);
  const isSpent = amounts.some(({ id }) => id === CLAIM);
  const why = isSpent ? texts.keys.claimed : noClaim;
  if (why !== undefined) dispatch(said(why));
  return why !== undefined;
}

/** A digit picks, a letter presses a button or gives a command; in an auction they spell a call. */
function typed(seated: Seated, state: TableState, char: string): undefined {
  const { turn } = seated;
  if (turn?.homes !== undefined && layingKey(seated, turn.homes, state, char)) return undefined;
  if (char === PLAY_OUT && seated.driver.playsOut()) {
    seated.driver.layAgain();
    return undefined;
  }
  const begun = turn?.ply === state.ply ? (state.typed ?? '') : '';
  if (takesCalls(turn) && (begun !== '' || /^\d$/.test(char)))
    return typedCall(seated, turn, /^\d$/.test(char) ? char : begun + char);
  const { lang } = seated.app.stage;
  const button = turn?.table.buttons.find((one) => letterOf(one, lang) === char);
  if (button !== undefined) return press(seated, state, button.id);
  if (/^\d$/.test(char))
    return pickAnd(seated, state, { kind: 'digit', digit: Number(char) }, false);
  if (char === CLAIM_KEY && claims(seated)) return undefined;
  command(seated, char, state);
  return undefined;
}

/** The pick at which a turn begins, where the cursor has gone to claim tricks; else undefined. */
function beforeClaim(turn: Turn, state: TableState): Pick | undefined {
  const { areas, choices, likely } = turn;
  const here = areas.find(({ id }) => id === picksOf(state, turn).area);
  return here?.claim === true
    ? focused(areas, startPicks(areas, choices, likely))?.pick
    : undefined;
}

/**
 * Leaves a claim, or clears what is picked or typed and leaves a button that asks for Enter; with nothing of that, asks
 * whether to leave.
 */
function stepBack({ turn, dispatch }: Seated, state: TableState): undefined {
  const { homes } = turn ?? {};
  if (turn !== undefined && homes !== undefined && picksOf(state, turn).at !== NOWHERE) {
    dispatch({ kind: 'picks', turn, action: { kind: 'leave' } });
    return;
  }
  const back = turn && beforeClaim(turn, state);
  if (turn !== undefined && back !== undefined) {
    dispatch({ kind: 'picks', turn, action: { kind: 'point', pick: back } });
    return undefined;
  }
  const isTyped = state.typed !== undefined && state.typed !== '';
  const picked = turn !== undefined && picksOf(state, turn).picked.length > 0;
  const away = turn && awayFromAsking(turn, state);
  if (turn !== undefined && (picked || isTyped || away !== undefined)) {
    dispatch({ kind: 'picks', turn, action: { kind: 'clear' } });
    if (away !== undefined)
      dispatch({ kind: 'picks', turn, action: { kind: 'point', pick: away } });
    return;
  }
  dispatch({ kind: 'ask', question: 'leave' });
}

/** What the cursor goes to from a button that asks for Enter: where the turn began, unless on that button. */
function awayFromAsking(turn: Turn, state: TableState): Pick | undefined {
  const [first] = turn.likely?.picks ?? [];
  const beginsThere = first === undefined || isAsking(turn, first);
  return !beginsThere && isAtAsking(turn, picksOf(state, turn)) ? first : undefined;
}

/** The letters that say yes: the one that asked, and the first one of the word in either language. */
const AGREEING: Readonly<Record<Question, readonly string[]>> = {
  leave: ['q', 'y', 'j'],
  finish: ['f', 'y', 'j'],
};

/** The letter that leaves and keeps what was tried out. */
const KEEP = 'k';

/** Whether a key, or a click on the line below, says yes to what is asked. */
function isAgreed(seated: Seated, question: Question, key: Key): boolean {
  if (key.name === 'char') return AGREEING[question].includes(key.char);
  return answerOf(seated, key) === 'yes';
}

/** Does what is asked if the key agrees; any other key only takes the question away. */
function questionKey(seated: Seated, question: Question, key: Key, leave: () => void): undefined {
  const { session, dispatch } = seated;
  dispatch({ kind: 'ask', question: undefined });
  if (question === 'leave' && isChar(key, KEEP) && isTry(session)) {
    void keepTry(session);
    leave();
    return;
  }
  if (!isAgreed(seated, question, key)) return;
  if (question === 'leave') {
    leave();
    return;
  }
  // A notice about the turn must not stay while the rest of the deal plays itself.
  dispatch({ kind: 'say', notice: undefined });
  whenKept(session, () => session.entrust('stand-in'));
}
