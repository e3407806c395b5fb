/**
 * A game that is a hand-written table, and moves that are picks: what the screen makes of every
 * part of a table, whatever the real games show.
 */

import { FRENCH_52 } from '../../src/cards/pack.ts';
import { type AnyMatch, openMatch } from '../../src/engine/match.ts';
import { refuse } from '../../src/engine/refusal.ts';
import type { FaceShown, Pick, Region, Table } from '../../src/engine/table.ts';
import { same, text } from '../../src/lang/text.ts';
import type { Stage } from '../../src/tui/context/render-context.ts';
import type { PicksAction } from '../../src/tui/picking/picks.ts';
import {
  newTableState,
  picksOf,
  type TableState,
  tableReducer,
  turnOf,
} from '../../src/tui/screens/turn/state.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import type { Size } from '../../src/tui/terminal/measures.ts';
import { openTheme } from '../../src/tui/theme/theme.ts';
import { altered, type Parts } from '../support/altered.ts';
import { markedFrame } from './inside.tsx';
import { frameOf, gameNamed, stage } from './stage.ts';

const pack = FRENCH_52;

/** The card of a token. */
export const card = (token: string): number => pack.tokens.indexOf(token);

/** Open cards, each to be picked by its own slot. */
export const faces = (tokens: string, more: Partial<FaceShown> = {}): readonly FaceShown[] =>
  tokens
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => ({ card: card(token), slot: card(token), ...more }));

/** Open cards that nobody can pick. */
export const lying = (tokens: string, more: Partial<FaceShown> = {}): readonly FaceShown[] =>
  faces(tokens, more).map(({ slot: _, ...face }) => face);

export const backs = (count: number): readonly FaceShown[] =>
  Array.from({ length: count }, (_, slot) => ({ slot }));

export const region = (
  id: string,
  role: Region['role'],
  cards: readonly FaceShown[],
  more: Partial<Region> = {},
): Region => ({ id, role, label: text(id, `${id} (de)`), cards, ...more });

export const table = (regions: readonly Region[], more: Partial<Table> = {}): Table => ({
  seats: [0, 1, 2].map((seat) => ({ seat, cards: 3 + seat, total: 10 * seat, tags: [] })),
  regions,
  facts: [],
  buttons: [],
  prompt: same('your move'),
  ...more,
});

/** Moves by their names: the picks that make each. */
export type Moves = Readonly<Record<string, readonly Pick[]>>;

export const own = (token: string): Pick => ({ region: 'hand', slot: card(token) });

/** A match that stands still: seat `actor` has these moves at this table; `more` of its game. */
export function madeUp(laid: Table, moves: Moves, actor = 0, more: Parts = {}): AnyMatch {
  const game = altered(
    { ...gameNamed('boese-dame'), pack: () => pack },
    {
      rules: { initial: () => 'state', actor: () => actor, legal: () => Object.keys(moves) },
      observer: { observe: () => 'view' },
      notation: {
        write: String,
        read: (line) => (line in moves ? line : refuse('notation', same(line))),
        describe: (_, move) => text(`plays ${move}`, `spielt ${move}`),
        isPlay: (move) => String(move).startsWith('play '),
      },
      display: {
        table: () => laid,
        picks: (_, move) => moves[String(move)] ?? [],
        intended: (_, picks) => {
          const [pick, ...more] = picks;
          if (pick === undefined || more.length > 0) return undefined;
          return 'slot' in pick ? `${pick.region} ${pick.slot}` : undefined;
        },
        progress: (_, picks) => (picks.length > 1 ? same(`${picks.length} picked`) : undefined),
      },
    },
  );
  return openMatch(altered(game, more), { players: 3, deals: 0 }, 'seed');
}

const NAMES = ['Ada', 'Bruno', 'Clara'];

/** What seat 0 sees after these actions of its cursor. */
export function shownAfter(
  match: AnyMatch,
  actions: readonly PicksAction[] = [],
  more: Partial<TableShown> = {},
): TableShown {
  const turn = turnOf(match, 0);
  const state = actions.reduce<TableState>(
    (before, action) =>
      turn === undefined ? before : tableReducer(before, { kind: 'picks', turn, action }),
    newTableState,
  );
  return {
    match,
    names: NAMES,
    observer: 0,
    log: [],
    memory: false,
    waiting: false,
    ...(turn && { turn, picks: picksOf(state, turn) }),
    ...more,
  };
}

/** The frame as a person sees it. */
export function pictured(shown: TableShown, at: Stage): string {
  const theme = openTheme('plain', 1, at.theme.ascii);
  return markedFrame(frameOf({ ...at, theme }, shown));
}

export const sized = ({ columns, rows }: Size): Stage => stage(`${columns}x${rows}`);

const ARROWS: Readonly<Record<string, PicksAction>> = {
  '←': { kind: 'left' },
  '→': { kind: 'right' },
  '↑': { kind: 'up' },
  '↓': { kind: 'down' },
  ' ': { kind: 'toggle' },
  '×': { kind: 'clear' },
};

/** Actions written as signs: arrows, a blank to pick, × to clear, digits. */
export const moving = (signs: string): readonly PicksAction[] =>
  [...signs].map((sign) => ARROWS[sign] ?? { kind: 'digit', digit: Number(sign) });
