/**
 * Which move Enter means: what the picks under way make, what they seem to mean, or why they make none; which regions
 * take the cards meant; and what Enter and picks do for the person at the keyboard.
 */

import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Home, Pick, Region } from '../../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { whenKept } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import type { App } from '../../context/app.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { BUTTONS, type Choice, isSingle, keyOf, matching, minus } from '../../picking/areas.ts';
import type { Arrangement } from '../../picking/order.ts';
import { focused, meant, type Picks, type PicksAction, picksReducer } from '../../picking/picks.ts';
import type { Driver } from '../../table/driver.ts';
import type { Aim } from '../../table/scene/scene.ts';
import {
  closings,
  type Further,
  type FurtherPick,
  furtherMoves,
  furtherPick,
  goingOn,
  isLeftToButton,
} from './further.ts';
import { ORDER, picksOf, type TableAction, type TableState, type Turn } from './state.ts';

/** What Enter does now. */
export type Decision =
  /** The player gives the standing order. */
  | { readonly kind: 'order' }
  | { readonly kind: 'play'; readonly choice: Choice }
  /** The card in hand is laid at this place, whether it belongs there or not. */
  | { readonly kind: 'lay'; readonly home: Home }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  /** The remaining picks lie elsewhere on the table: the cursor goes there. */
  | { readonly kind: 'aim'; readonly at: Pick; readonly text: Text }
  /** Not a legal move, but a text that seems meant and will be refused with its clause. */
  | { readonly kind: 'try'; readonly line: string; readonly text: Text }
  /** More picks are needed; `line` is what these picks alone would mean. */
  | ({ readonly kind: 'open'; readonly line?: string | undefined } & FurtherPick)
  | { readonly kind: 'none'; readonly why: Text };

/** At most this many moves are offered to choose from. */
const MOST_OFFERED = 12;

/** That Enter goes on to the cards for what is picked, which is named unless it is a button. */
function goOnToCards(turn: Turn, chosen: readonly Pick[]): Text {
  if (chosen.some((pick) => 'button' in pick)) return texts.goOn.cards;
  return fill(texts.goOn.cardsFor, pickedText(turn, chosen));
}

/**
 * The next pick where a move is half picked and nothing further lies beside what is picked: what is likely, else the
 * first item of the last area before the buttons.
 */
function aimed(
  turn: Turn,
  chosen: readonly Pick[],
  further: readonly Further[],
): Decision | undefined {
  const { areas, likely } = turn;
  const keys = new Set(further.flatMap(({ left }) => left));
  const reachable = areas
    .map(({ id, items }) => ({ id, items: items.filter(({ pick }) => keys.has(keyOf(pick))) }))
    .filter(({ id, items }) => id !== BUTTONS && items.length > 0);
  const isHere = (id: string): boolean =>
    chosen.some((pick) => 'region' in pick && pick.region === id);
  const wanted = likely?.picks.map(keyOf) ?? [];
  const all = reachable.flatMap(({ items }) => items);
  const item = all.find(({ pick }) => wanted.includes(keyOf(pick))) ?? reachable.at(-1)?.items[0];
  if (item === undefined || reachable.some(({ id }) => isHere(id))) return undefined;
  const text = item.face === undefined ? texts.goOn.where : goOnToCards(turn, chosen);
  return { kind: 'aim', at: item.pick, text };
}

const offered = (choices: readonly Choice[]): Decision | undefined => {
  const [only] = choices;
  if (only === undefined || choices.length > MOST_OFFERED) return undefined;
  return choices.length === 1 ? { kind: 'play', choice: only } : { kind: 'choose', choices };
};

/** The choices, first the one that the picks seem to mean in their order. */
function meantFirst(
  { game, observation }: Turn,
  chosen: readonly Pick[],
  choices: readonly Choice[],
): readonly Choice[] {
  const line = choices.length < 2 ? undefined : game.display.intended(observation, chosen);
  const isMeant = ({ move }: Choice): boolean => game.notation.write(move) === line;
  return [...choices.filter(isMeant), ...choices.filter((choice) => !isMeant(choice))];
}

const AMOUNT = same('$1 $2');

const labelOf = (
  list: readonly { readonly id: string; readonly label: Text }[],
  wanted: string,
): Text => list.find(({ id }) => id === wanted)?.label ?? same('');

/** Why picks make no move for which the game has no words, such as two buttons at once. */
function mixedUp({ table }: Turn, chosen: readonly Pick[]): Text {
  const [first, second] = chosen.flatMap((pick) =>
    'button' in pick ? table.buttons.filter(({ id }) => id === pick.button) : [],
  );
  if (first === undefined) return texts.noMove.cards;
  if (second !== undefined) return fill(texts.noMove.buttons, first.label, second.label);
  return fill(chosen.length === 1 ? texts.noMove.alone : texts.noMove.button, first.label);
}

/** Picks in words: cards, and the names of what else is picked. */
function pickedText({ table, pack }: Turn, chosen: readonly Pick[]): Text {
  const named = chosen.map((pick): Text | string => {
    if ('button' in pick) return labelOf(table.buttons, pick.button);
    const region = table.regions.find(({ id }) => id === pick.region);
    const face = region?.cards.find(({ slot }) => slot === pick.slot);
    const isSeen = face?.card !== undefined && face.marks?.includes('known') !== true;
    if (isSeen) return writeCard(pack, face.card);
    return region?.label ?? fill(AMOUNT, labelOf(table.amounts ?? [], pick.region), pick.slot);
  });
  const cards = cardMarks(named.filter((one) => typeof one === 'string'));
  const others = named.filter((one) => typeof one !== 'string');
  return joinTexts(cards === '' ? others : [same(cards), ...others], ', ');
}

/** The place that is picked to lay the card in hand at. */
const homeOf = ({ homes }: Turn, [pick]: readonly Pick[]): Home | undefined =>
  pick !== undefined && 'region' in pick
    ? homes?.find(({ region }) => region === pick.region)
    : undefined;

/** What Enter means: the moves that the picks make; else what they seem to mean, else the moves one pick away. */
export function decide(turn: Turn, picks: Picks): Decision {
  const { game, observation, choices } = turn;
  const chosen: readonly Pick[] = meant(turn.areas, picks, isSingle(choices));
  if (chosen.some((pick) => keyOf(pick) === `${BUTTONS}${ORDER}`)) return { kind: 'order' };
  const home = homeOf(turn, chosen);
  if (home !== undefined) return { kind: 'lay', home };
  if (turn.homes !== undefined) return { kind: 'none', why: texts.laying.nowhere };
  const found = offered(meantFirst(turn, chosen, matching(choices, chosen)));
  if (found !== undefined) return found;
  const claims = matching(turn.claims, chosen);
  if (claims.length > 0) return { kind: 'choose', choices: claims };
  const line = chosen.length === 0 ? undefined : game.display.intended(observation, chosen);
  const same = choices.find(({ move }) => line !== undefined && game.notation.write(move) === line);
  if (same !== undefined) return { kind: 'play', choice: same };
  const further = furtherMoves(turn, chosen);
  const closing = closings(turn, further);
  const places = closing.filter((one) => !isLeftToButton(one));
  const closed = places.length > 1 ? undefined : offered(closing.map(({ choice }) => choice));
  const next = closed ?? aimed(turn, chosen, places.length > 1 ? places : further);
  if (next !== undefined) return next;
  const [only, ...others] = further;
  if (only !== undefined && others.length === 0) return { kind: 'play', choice: only.choice };
  if (further.length > 0) return { kind: 'open', line, ...furtherPick(turn, picks, further) };
  return line === undefined
    ? { kind: 'none', why: mixedUp(turn, chosen) }
    : { kind: 'try', line, text: fill(texts.goOn.no, pickedText(turn, chosen)) };
}

const decisions = new WeakMap<Picks, { readonly turn: Turn; readonly decision: Decision }>();

/** What Enter does now, decided once for these picks. */
export function decisionOf(turn: Turn, picks: Picks): Decision {
  const known = decisions.get(picks);
  if (known?.turn === turn) return known.decision;
  const decision = decide(turn, picks);
  decisions.set(picks, { turn, decision });
  return decision;
}

/** The picks of the move that Enter makes; none where it makes no certain one. */
const picksOfMove = (decision: Decision): readonly Pick[] =>
  decision.kind === 'play' ? decision.choice.picks : [];

/** The move that Enter makes. */
export const moveOf = (decision: Decision): unknown =>
  decision.kind === 'play' ? decision.choice.move : undefined;

const isCardOf = (hand: Region, pick: Pick): boolean =>
  'region' in pick && pick.region === hand.id && hand.slot !== pick.slot;

function cardOf(hand: Region, pick: Pick): readonly Card[] {
  const face = hand.cards.find(({ slot }) => 'slot' in pick && slot === pick.slot);
  return face?.card === undefined ? [] : [face.card];
}

/** The regions that can be picked as a whole and take exactly these cards. */
function takersOf({ choices, table }: Turn, cards: readonly Pick[]): readonly string[] {
  const keys = cards.map(keyOf);
  const wholes = new Map(
    table.regions.flatMap(({ id, slot }) => (slot === undefined ? [] : [[`${id}/${slot}`, id]])),
  );
  const takers = choices.flatMap(({ picks }) => {
    if (picks.length !== keys.length + 1) return [];
    const left = minus(picks.map(keyOf), keys);
    return wholes.get(left?.[0] ?? '') ?? [];
  });
  return [...new Set(takers)];
}

/** The pair to which the cards go with which Enter makes its move, where its picks need not name the pair. */
function pairOf({ game, observation, table }: Turn, decision: Decision): readonly string[] {
  if (decision.kind !== 'play') return [];
  const { picks, move } = decision.choice;
  const line = game.notation.write(move);
  const pair = table.regions.find(
    ({ id, role, slot }) =>
      role === 'pair' &&
      slot !== undefined &&
      game.display.intended(observation, [...picks, { region: id, slot }]) === line,
  );
  return pair === undefined ? [] : [pair.id];
}

/** Where the cards that are meant may go; undefined where no region as a whole takes any. */
export function aimOf(turn: Turn, picks: Picks, observer: number): Aim | undefined {
  const hand = turn.table.regions.find(({ role, owner }) => role === 'hand' && owner === observer);
  if (hand === undefined) return undefined;
  const decision = decisionOf(turn, picks);
  const move = picksOfMove(decision);
  const chosen = meant(turn.areas, picks, isSingle(turn.choices));
  const cards = (move.length > 0 ? move : chosen).filter((pick) => isCardOf(hand, pick));
  if (cards.length === 0) return undefined;
  const named = takersOf(turn, cards);
  const pair = named.length === 0 ? pairOf(turn, decision) : [];
  const takers = [...named, ...pair];
  if (takers.length === 0) return undefined;
  const taker = move.flatMap((pick) =>
    'region' in pick && takers.includes(pick.region) ? [pick.region] : [],
  );
  return {
    cards: cards.flatMap((pick) => cardOf(hand, pick)),
    takers,
    taker: [...taker, ...pair][0],
  };
}

export const said = (text: Text): TableAction => ({ kind: 'say', notice: { kind: 'said', text } });

export interface Seated {
  readonly app: App;
  readonly session: Session;
  readonly driver: Driver;
  readonly turn: Turn | undefined;
  /** Makes the turn anew with the hand in another order. */
  readonly turnAs: (arrangement: Arrangement) => Turn | undefined;
  readonly dispatch: (action: TableAction) => void;
}

/**
 * Acts once everything before is saved, unless the match has moved on by then. Nobody waits for the disk: other keys
 * go on meanwhile.
 */
export function actHere(session: Session, act: () => void): undefined {
  const before = session.match();
  whenKept(session, () => {
    if (session.match() === before) act();
  });
}

export const playText = ({ session, dispatch }: Seated, line: string): undefined =>
  actHere(session, () => {
    const refusal = session.play(line);
    dispatch({ kind: 'say', notice: refusal && { kind: 'refused', refusal } });
  });

/** Lays the card in hand at a place; what does not belong there stays in hand. */
const lay = ({ session, dispatch }: Seated, { region, wrong }: Home): undefined =>
  actHere(session, () => {
    const isRight = session.lay(region);
    const notice =
      isRight || wrong === undefined ? undefined : ({ kind: 'wrong', text: wrong } as const);
    dispatch({ kind: 'say', notice });
  });

/**
 * Does what Enter means for the picks made so far: makes a move, picks or aims further, opens the list of moves to
 * choose from, or says why none can be made; before a card in hand has a place, it says how to choose one.
 */
export function enter(seated: Seated, picks: Picks): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  const decision = decide(turn, picks);
  if (decision.kind === 'order')
    return actHere(seated.session, () => seated.session.entrust('order'));
  if (decision.kind === 'play')
    return playText(seated, turn.game.notation.write(decision.choice.move));
  if (decision.kind === 'lay') return lay(seated, decision.home);
  if (decision.kind === 'try') return playText(seated, decision.line);
  if (decision.kind === 'open') {
    if (decision.does !== undefined) {
      for (const action of goingOn(turn, picks, decision.does))
        dispatch({ kind: 'picks', turn, action });
      return undefined;
    }
    if (decision.line !== undefined) return playText(seated, decision.line);
  }
  if (decision.kind === 'aim') {
    dispatch({ kind: 'picks', turn, action: { kind: 'aim', pick: decision.at } });
  } else if (decision.kind === 'choose') {
    const { choices } = decision;
    dispatch({ kind: 'open', window: { kind: 'chooser', ply: turn.ply, choices } });
  } else if (turn.homes !== undefined) {
    dispatch(said(texts.laying.first));
  } else {
    dispatch(said(decision.kind === 'none' ? decision.why : decision.text));
  }
  return undefined;
}

/** A pick that takes the place of another without being asked to. */
function isExchange(before: Picks, after: Picks): boolean {
  const old = before.picked[0];
  const now = after.picked[0];
  if (old === undefined || now === undefined) return false;
  return old.face !== now.face || keyOf(old.pick) !== keyOf(now.pick);
}

/** Changes the picks, and plays what they make if `plays`. */
export function pickAnd(
  seated: Seated,
  state: TableState,
  action: PicksAction,
  plays: boolean,
): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  const single = isSingle(turn.choices);
  const before = picksOf(state, turn);
  const after = picksReducer(turn.areas, single)(before, action);
  dispatch({ kind: 'picks', turn, action });
  if (plays) return enter(seated, after);
  if (single && isExchange(before, after)) dispatch(said(texts.keys.oneAtATime));
  return undefined;
}

/** Whether this is a button that asks for Enter. */
export const isAsking = ({ table }: Turn, pick: Pick): boolean =>
  'button' in pick && table.buttons.some(({ id, asks }) => asks === true && id === pick.button);

/** Whether the cursor is on a button that asks for Enter. */
export function isAtAsking(turn: Turn, picks: Picks): boolean {
  const item = focused(turn.areas, picks);
  return item !== undefined && isAsking(turn, item.pick);
}

/** Whether pressing a button only goes there, so that nobody makes a grave move by a slip of one key. */
const onlyGoesTo = (turn: Turn, before: Picks, id: string): boolean =>
  isAsking(turn, { button: id }) && !isAtAsking(turn, before);

/**
 * Presses a button, with what is picked if that makes a move, else alone: a letter means its button
 * whatever was picked before. A button that asks is first only chosen.
 */
export function press(seated: Seated, state: TableState, id: string): undefined {
  const { turn } = seated;
  if (turn === undefined) return undefined;
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  const before = picksOf(state, turn);
  const makes = (action: PicksAction): boolean =>
    ['play', 'choose', 'order'].includes(decide(turn, reduce(before, action)).kind);
  const joined: PicksAction = { kind: 'point', pick: { button: id } };
  const alone: PicksAction = { kind: 'take', picks: [{ button: id }] };
  const pressing = !makes(joined) && makes(alone) ? alone : joined;
  return pickAnd(seated, state, pressing, !onlyGoesTo(turn, before, id));
}
