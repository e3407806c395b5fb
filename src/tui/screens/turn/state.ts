/** The table screen without its drawing: a turn, the picks and windows, and what a key does to them. */
import type { Pack } from '../../../cards/pack.ts';
import { claimsBy } from '../../../engine/claims.ts';
import { type AnyShownGame, NOBODY } from '../../../engine/game.ts';
import { matchActor, type ShownMatch } from '../../../engine/match.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { COMMANDS, type Home, letterOf, type Table } from '../../../engine/table.ts';
import { LANGS, type Text } from '../../../lang/text.ts';
import type { Hint } from '../../../play/advice/hint-words.ts';
import { withTakers } from '../../../play/advice/trick-play.ts';
import type { Laying } from '../../../play/session/by-hand.ts';
import type { Made } from '../../../play/steps/steps.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { type Area, areasOf, type Choice, isSingle } from '../../picking/areas.ts';
import { type Arrangement, arranged, type Moved } from '../../picking/order.ts';
import {
  NOWHERE,
  type Picks,
  type PicksAction,
  picksReducer,
  startPicks,
} from '../../picking/picks.ts';
import { ownRegions } from '../../table/scene/scene.ts';

/** A person's turn: the table as they see it and what they may do. */
export interface Turn {
  /** The ply of this turn. */
  readonly ply: number;
  readonly game: AnyShownGame;
  readonly observation: unknown;
  readonly pack: Pack;
  readonly table: Table;
  readonly choices: readonly Choice[];
  /** Claims, which are on no legal list. */
  readonly claims: readonly Choice[];
  readonly areas: readonly Area[];
  /** What the player would look at first: the cursor starts there. */
  readonly likely?: Choice | undefined;
  /** The cursor begins on nothing, so that no move stands out before the player has looked for one. */
  readonly beginsNowhere?: true | undefined;
  /** The places at one of which the player lays the card in hand, which is the only move. */
  readonly homes?: readonly Home[];
}

/** The button of a standing order, which is no move. */
export const ORDER = 'standing-order';

/** A page in place of the table. */
export interface PageWindow {
  readonly kind: 'help' | 'log' | 'score' | 'rules' | 'trick' | 'words' | 'melds';
}

export type Window =
  | PageWindow
  | { readonly kind: 'hint' | 'meanings' }
  /** The ply is that of the turn in which there is a choice. */
  | { readonly kind: 'chooser'; readonly ply: number; readonly choices: readonly Choice[] };

/** Whether the table stays in sight, with what is said beside it. */
export const isBeside = (window: Window): window is Exclude<Window, PageWindow> =>
  window.kind === 'hint' || window.kind === 'meanings' || window.kind === 'chooser';

export type Notice =
  | { readonly kind: 'said'; readonly text: Text }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A card was laid at a wrong place. */
  | { readonly kind: 'wrong'; readonly text: Text }
  /** Says that it is somebody else's turn, until one's own turn comes. */
  | { readonly kind: 'early' };

/** A hint as it is shown. */
export interface Advised {
  readonly hint: Hint;
  /** The reason alone comes first; asked again, the hint shows its figures, and then the reason again. */
  readonly shows: 'reason' | 'figures';
  /** The move that the player wants made as soon as the hint has settled; absent: they wait for none. */
  readonly awaited?: string | undefined;
}

export interface TableState {
  /** The ply these picks belong to. */
  readonly ply: number;
  readonly picks: Picks;
  readonly window?: Window | undefined;
  readonly notice?: Notice | undefined;
  readonly advised?: Advised | undefined;
  /** What the player is asked before it is done. */
  readonly asking?: Question | undefined;
  /** How the player has moved the cards of their hand in this deal. */
  readonly moved?: Moved | undefined;
  /** The beginning of a typed call. */
  readonly typed?: string | undefined;
}

export type Question = 'leave' | 'finish';

export type TableAction =
  | { readonly kind: 'picks'; readonly turn: Turn; readonly action: PicksAction }
  | { readonly kind: 'open'; readonly window: Window }
  | { readonly kind: 'ask'; readonly question: Question | undefined }
  /** The hand lies in another order: the same cards stay picked. */
  | {
      readonly kind: 'arranged';
      readonly before: Turn;
      readonly after: Turn;
      readonly moved: Moved | undefined;
    }
  | {
      readonly kind: 'typed';
      readonly turn: Turn;
      readonly text: string;
      readonly notice: Notice;
    }
  | { readonly kind: 'close' }
  /** The hint is asked for once more. */
  | { readonly kind: 'more' }
  /** The move of the open hint is to be made as soon as the hint has settled. */
  | { readonly kind: 'await' }
  | { readonly kind: 'say'; readonly notice: Notice | undefined }
  /** A move was taken back: picks of later steps are void. */
  | { readonly kind: 'undone'; readonly text: Text }
  /** The hint, and how it reads once more has been thought about it. */
  | { readonly kind: 'hint' | 'settled'; readonly turn: Turn; readonly hint: Hint };

export const newTableState: TableState = { ply: -1, picks: { area: '', at: 0, picked: [] } };

const LETTERS = 'nbdejkptvwxyi';

/** The table with a button for the order that may be given, under a letter that is free. */
function withOrder(table: Table, order: Text | undefined): Table {
  if (order === undefined) return table;
  const used = LANGS.flatMap((lang) => table.buttons.map((one) => letterOf(one, lang)));
  const key = [...LETTERS].find((one) => !used.includes(one) && !COMMANDS.includes(one));
  const button = { id: ORDER, label: order, ...(key !== undefined && { key }) };
  return { ...table, buttons: [...table.buttons, button] };
}

/** What a turn needs apart from the match. */
interface TurnSetup {
  /** The text of the move the player would look at first. */
  readonly likely?: string | undefined;
  readonly beginsNowhere?: true | undefined;
  readonly order?: Text | undefined;
  readonly arrangement?: Arrangement;
  /** The steps of the match so far, from which facts of the table are told. */
  readonly steps?: readonly Made[];
}

const AS_IT_IS: Arrangement = { order: 'game' };

/** The observer's turn, with or without the right to claim; undefined when it is not theirs. */
export function turnOf(
  match: ShownMatch,
  observer: number,
  mayClaim = true,
  { likely, beginsNowhere, order, arrangement = AS_IT_IS, steps = [] }: TurnSetup = {},
): Turn | undefined {
  const actor = matchActor(match);
  if (actor === NOBODY || actor < 0 || actor !== observer) return undefined;
  const { game, state, pack, deal } = match;
  const observation = game.observer.observe(state, observer);
  const described = withTakers(game.display.table(observation), steps, deal);
  const shown = withOrder(described, order);
  const table = arranged(shown, { pack, observer, deal }, arrangement);
  const choices = game.rules
    .legal(state)
    .map((move) => ({ move, picks: game.display.picks(observation, move) }));
  const own = ownRegions({ table, observer });
  const amounts = mayClaim ? (table.amounts ?? []) : [];
  const claims = amounts.flatMap((amount) => claimsBy(match, observation, amount));
  const live = [...choices, { move: ORDER, picks: [{ button: ORDER }] }];
  const areas = areasOf(table, live, (region) => own.includes(region), claims);
  const first = choices.find(({ move }) => game.notation.write(move) === likely);
  return {
    ply: match.ply,
    game,
    observation,
    pack,
    table,
    choices,
    claims,
    areas,
    likely: first,
    beginsNowhere,
  };
}

/**
 * A turn at a table where the player lays each card drawn to its place with their own hand, as in a patience: no move
 * of the game is chosen, but one of the places of `homes`, each picked as a whole. The cursor begins nowhere, so that
 * Enter lays nothing by itself, and arrows lead on from the place named last.
 */
export function layingTurn(
  match: ShownMatch,
  observer: number,
  { homes }: Pick<Laying, 'homes'>,
  last: string | undefined,
): Turn {
  const { game, state, pack, ply } = match;
  const observation = game.observer.observe(state, observer);
  const shown = game.display.table(observation);
  const places = homes.map(({ region }) => region);
  const regions = shown.regions.map((region) =>
    places.includes(region.id) ? { ...region, slot: 0 } : region,
  );
  const table = { ...shown, regions, buttons: [] };
  const choices = places.map((region) => ({ move: region, picks: [{ region, slot: 0 }] }));
  const areas = areasOf(table, choices, () => false);
  const likely = choices.find(({ move }) => move === last);
  return { ply, game, observation, pack, table, choices, claims: [], areas, likely, homes };
}

/** The picks with which a turn begins. */
function firstPicks({ areas, choices, likely, homes, beginsNowhere }: Turn): Picks {
  if (homes !== undefined) return { area: areas[0]?.id ?? '', at: NOWHERE, picked: [] };
  const start = startPicks(areas, choices, likely);
  return beginsNowhere ? { ...start, at: NOWHERE } : start;
}

/** The current picks; a new turn begins with none. */
export const picksOf = (state: TableState, turn: Turn): Picks =>
  state.ply === turn.ply ? state.picks : firstPicks(turn);

/** The place from which arrows lead on where cards are laid to places; undefined: from the middle of all. */
export function placeIn(picks: Picks, { homes = [], likely }: Turn): number | undefined {
  const last = homes.findIndex(({ region }) => region === likely?.move);
  const at = picks.at === NOWHERE ? last : picks.at;
  return at < 0 ? undefined : at;
}

/** The state without notice, question, hint or typed text; meanings stay open while calls are chosen. */
const bare = ({ ply, picks, moved, window }: TableState): TableState => ({
  ply,
  picks,
  moved,
  window: window?.kind === 'meanings' ? window : undefined,
});

/** Where a card of a region lies after its cards have changed places; equal cards keep their order. */
function placeAfter(before: Turn, after: Turn, region: string, face: number): number {
  const slotsOf = ({ table }: Turn): readonly (number | undefined)[] =>
    (table.regions.find(({ id }) => id === region)?.cards ?? []).map(({ slot }) => slot);
  const old = slotsOf(before);
  const nth = old.slice(0, face).filter((slot) => slot === old[face]).length;
  const places = slotsOf(after).flatMap((slot, at) => (slot === old[face] ? [at] : []));
  return places[nth] ?? face;
}

/** The picks after the hand has been put in another order: the same cards stay picked. */
function rearranged(picks: Picks, before: Turn, after: Turn): Picks {
  const now = (region: string, face: number): number => placeAfter(before, after, region, face);
  const areaOf = ({ areas }: Turn): Area | undefined => areas.find(({ id }) => id === picks.area);
  const cursor = areaOf(before)?.items[picks.at]?.face;
  const face = cursor === undefined ? undefined : now(picks.area, cursor);
  const at = areaOf(after)?.items.findIndex((item) => item.face === face) ?? -1;
  const picked = picks.picked.map((item) =>
    'region' in item.pick && item.face !== undefined
      ? { ...item, face: now(item.pick.region, item.face) }
      : item,
  );
  return { ...picks, at: face === undefined || at < 0 ? picks.at : at, picked };
}

/** The hint that is open at this turn. */
export const adviceIn = (
  { advised, window, ply }: TableState,
  turn: Turn | undefined,
): Advised | undefined => (window?.kind === 'hint' && ply === turn?.ply ? advised : undefined);

/** The state in which the player no longer waits for the hint to settle. */
function unawaited(state: TableState): TableState {
  const { advised } = state;
  return advised === undefined ? state : { ...state, advised: { ...advised, awaited: undefined } };
}

/**
 * The state after picking or moving the cursor. Half-typed text and messages go; a hint that holds for this turn
 * stays.
 */
function picked(
  state: TableState,
  { turn, action }: Extract<TableAction, { kind: 'picks' }>,
): TableState {
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  const picks = reduce(picksOf(state, turn), action);
  const after: TableState = { ...bare(state), ply: turn.ply, picks };
  if (adviceIn(state, turn) === undefined) return after;
  const { advised, window } = unawaited(state);
  return { ...after, advised, window };
}

type Given = Extract<TableAction, { kind: 'hint' | 'settled' }>;

/** Picks the advised move, which may be a claim; if it is a single pick, moves the cursor there. */
function advised(state: TableState, { turn, hint }: Omit<Given, 'kind'>): TableState {
  const choice = [...turn.choices, ...turn.claims].find(
    ({ move }) => turn.game.notation.write(move) === hint.move,
  );
  const picks = choice?.picks ?? [];
  const [first] = picks;
  const base = picked(state, { kind: 'picks', turn, action: { kind: 'clear' } });
  const marking: PicksAction =
    first !== undefined && picks.length === 1
      ? { kind: 'point', pick: first }
      : { kind: 'take', picks };
  const at = picked(base, { kind: 'picks', turn, action: marking });
  const opened: Advised = { hint, shows: 'reason' };
  return { ...at, advised: opened, notice: undefined, window: { kind: 'hint' } };
}

/**
 * The open hint in its new words, as it was shown. If its move is another, the cursor goes there. A player who waited
 * for the first move gets it if it is as good as the other; else they are told and wait no longer.
 */
function settled(state: TableState, { turn, hint }: Given): TableState {
  const before = adviceIn(state, turn);
  if (before === undefined) return state;
  const { shows, awaited } = before;
  if (before.hint.move === hint.move) return { ...state, advised: { ...before, hint } };
  const base = advised(state, { turn, hint });
  const changed: TableState = { ...base, advised: { hint, shows } };
  if (awaited === undefined) return changed;
  const isAsGood = hint.table?.asGood.includes(awaited) === true;
  if (isAsGood) return { ...state, advised: { ...before, hint } };
  return { ...changed, notice: { kind: 'said', text: texts.hint.changed } };
}

/** A call is being typed; the cursor stays where it is. */
function begun(
  state: TableState,
  { turn, text, notice }: Extract<TableAction, { kind: 'typed' }>,
): TableState {
  return { ...bare(state), ply: turn.ply, picks: picksOf(state, turn), typed: text, notice };
}

/** The state with the cursor away from the place that has just been called wrong, so that Enter lays nothing there. */
const offWrongPlace = (state: TableState, notice: Notice | undefined): TableState =>
  notice?.kind === 'wrong' ? { ...state, picks: { ...state.picks, at: NOWHERE } } : state;

/** What a hint shows once it is asked for again. */
const otherPage = ({ shows }: Advised): Advised['shows'] =>
  shows === 'reason' ? 'figures' : 'reason';

/** The state of the table screen after an action; none of them changes the match itself. */
export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.kind) {
    case 'picks':
      return picked(state, action);
    case 'open':
      return { ...state, window: action.window };
    case 'ask':
      return { ...unawaited(state), asking: action.question, notice: undefined };
    case 'arranged': {
      const { before, after, moved } = action;
      const picks = rearranged(picksOf(state, before), before, after);
      return { ...state, ply: after.ply, picks, moved };
    }
    case 'typed':
      return begun(state, action);
    case 'close':
      return { ...state, window: undefined };
    case 'say':
      return { ...offWrongPlace(state, action.notice), notice: action.notice, typed: undefined };
    case 'undone':
      return { ...bare(state), ...newTableState, notice: { kind: 'said', text: action.text } };
    case 'hint':
      // What has been asked meanwhile is answered first, and the hint is no longer sought.
      return state.asking === undefined ? advised(state, action) : { ...state, notice: undefined };
    case 'settled':
      return settled(state, action);
    case 'more': {
      const { advised: before } = unawaited(state);
      const more = before && { ...before, shows: otherPage(before) };
      return { ...state, advised: more, window: { kind: 'hint' } };
    }
    case 'await': {
      const { advised: before } = state;
      return { ...state, advised: before && { ...before, awaited: before.hint.move } };
    }
  }
}
