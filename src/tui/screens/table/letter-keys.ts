/** The letters that mean the same at every table. */

import { fill, type Text } from '../../../lang/text.ts';
import { giveHint, hintRefused } from '../../../play/advice/give-hint.ts';
import type { Hint } from '../../../play/advice/hint-words.ts';
import { ORDERS, type Settings, SPEEDS } from '../../../play/disk/settings.ts';
import { observerOf } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { takeBack } from '../../../play/session/undo.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import settingTexts from '../../messages/settings.json' with { type: 'json' };
import tableTexts from '../../messages/table.json' with { type: 'json' };
import { type Moved, shifted } from '../../picking/order.ts';
import { focused } from '../../picking/picks.ts';
import { actHere, type Seated, said } from '../turn/acting.ts';
import { picksOf, type TableAction, type TableState, type Window } from '../turn/state.ts';

const EARLY: TableAction = { kind: 'say', notice: { kind: 'early' } };

const undo = ({ session, dispatch }: Seated): undefined =>
  actHere(session, () => {
    const { isDone, told } = takeBack(session);
    dispatch(isDone ? { kind: 'undone', text: told } : said(told));
  });

/**
 * Seeks a hint for the turn. The search shows a first hint and goes on: the one it settles on replaces that, unless
 * the position has changed meanwhile.
 */
function hint({ session, turn, dispatch }: Seated): void {
  if (turn === undefined) {
    dispatch(EARLY);
    return;
  }
  const refused = hintRefused(session);
  if (refused !== undefined) {
    dispatch(said(refused));
    return;
  }
  const { ply } = session.match();
  let kind: 'hint' | 'settled' = 'hint';
  const show = (found: Hint): void => {
    if (session.match().ply === ply) dispatch({ kind, turn, hint: found });
    kind = 'settled';
  };
  dispatch(said(tableTexts.table.hinting));
  giveHint(session, show).then(show, () => dispatch({ kind: 'say', notice: undefined }));
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
function changeSpeed(seated: Seated, by: number): void {
  const { settings } = seated.app;
  const at = SPEEDS.indexOf(settings.speed) + by;
  const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? settings.speed;
  changeSetting(seated, { speed }, fill(tableTexts.table.speed, settingTexts.values[speed]));
}

function toggle(seated: Seated, id: 'fourColour' | 'mouse', told: Text): void {
  const isOn = !seated.app.settings[id];
  changeSetting(seated, { [id]: isOn }, fill(told, isOn ? appTexts.yes : appTexts.no));
}

/** Puts the hand in another order, with what is picked and the cursor where they were. */
function rearrange(
  { turn, turnAs, app, dispatch }: Seated,
  moved: Moved | undefined,
  order: Settings['order'] = app.settings.order,
): void {
  const after = turnAs({ order, moved });
  if (turn !== undefined && after !== undefined)
    dispatch({ kind: 'arranged', before: turn, after, moved });
}

/** Whether a person has a hand whose cards they see, and more than one of them. */
function hasHand(session: Session): boolean {
  const { game, state } = session.match();
  const observer = observerOf(session);
  if (observer < 0) return false;
  const { regions } = game.display.table(game.observer.observe(state, observer));
  return regions.some(
    ({ role, owner, cards }) =>
      role === 'hand' &&
      owner === observer &&
      cards.length > 1 &&
      cards.every(({ card }) => card !== undefined),
  );
}

/** The next order of the hand; cards moved by hand go back into it. Where there is no hand, the setting stays. */
function changeOrder(seated: Seated): void {
  if (!hasHand(seated.session)) {
    seated.dispatch(said(tableTexts.keys.noOrder));
    return;
  }
  const at = ORDERS.indexOf(seated.app.settings.order);
  const order = ORDERS[(at + 1) % ORDERS.length] ?? 'game';
  rearrange(seated, undefined, order);
  changeSetting(seated, { order }, fill(tableTexts.keys.order, tableTexts.orders[order]));
}

/** The card under the cursor changes places with its neighbour, for this deal. */
export function shift(seated: Seated, state: TableState, by: 1 | -1): void {
  const { turn, session } = seated;
  const item = turn && focused(turn.areas, picksOf(state, turn));
  if (item?.face === undefined || !('region' in item.pick)) return;
  const { region: id } = item.pick;
  const observer = observerOf(session);
  const hand = turn?.table.regions.find((one) => one.id === id);
  if (hand?.role !== 'hand' || hand.owner !== observer) return;
  const slots = shifted(hand.cards, item.face, by);
  if (slots !== undefined) rearrange(seated, { deal: session.match().deal, observer, slots });
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

function askToFinish({ turn, dispatch }: Seated): void {
  dispatch(turn === undefined ? EARLY : { kind: 'ask', question: 'finish' });
}

/** What a command may need. */
interface Given {
  readonly seated: Seated;
  readonly state: TableState;
}

/** The advice, and asked again what speaks for it. */
function advise({ seated, state }: Given): void {
  const isAdvised = state.advised !== undefined && state.ply === seated.session.match().ply;
  if (isAdvised) seated.dispatch({ kind: 'more' });
  else hint(seated);
}

/** With the windows and the key of claims, all letters of `COMMANDS`, and `v`, which a button may take. */
const LETTER_ACTIONS: Readonly<Record<string, (given: Given) => void>> = {
  h: advise,
  u: ({ seated }) => undo(seated),
  C: ({ seated }) => toggle(seated, 'fourColour', tableTexts.table.fourColour),
  g: ({ seated }) => toggle(seated, 'mouse', tableTexts.keys.mouse),
  o: ({ seated }) => changeOrder(seated),
  f: ({ seated }) => askToFinish(seated),
  q: ({ seated }) => seated.dispatch({ kind: 'ask', question: 'leave' }),
  '<': ({ seated, state }) => shift(seated, state, -1),
  '>': ({ seated, state }) => shift(seated, state, 1),
  '+': ({ seated }) => changeSpeed(seated, 1),
  '=': ({ seated }) => changeSpeed(seated, 1),
  '-': ({ seated }) => changeSpeed(seated, -1),
};

/** The key that shows the melds again in a deal in which they have been told; else it shows what bids mean. */
const MELDS_KEY = 'm';

function areMeldsTold({ session }: Seated): boolean {
  const { game, state } = session.match();
  const seen = game.observer.observe(state, observerOf(session));
  return game.display.table(seen).meldsTold !== undefined;
}

export function command(seated: Seated, char: string, state: TableState): void {
  const isForMelds = char === MELDS_KEY && areMeldsTold(seated);
  const window = isForMelds ? 'melds' : WINDOWS[char];
  if (window !== undefined) seated.dispatch({ kind: 'open', window: { kind: window } });
  else LETTER_ACTIONS[char]?.({ seated, state });
}
