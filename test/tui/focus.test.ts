/**
 * The focus through the turns of every game: digits pick the card they stand at wherever it is, Enter
 * does nothing that the line below the hand does not name, and nobody is shown a move as a record has it.
 * `TALON_FOCUS=12` looks at twelve places of the cursor in each turn, in both languages.
 */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { byKey } from '../../src/lang/address.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import { likelyMove } from '../../src/play/session/likely-move.ts';
import { phrase } from '../../src/tui/context/render-context.ts';
import { BUTTONS, isSingle, keyOf, minus } from '../../src/tui/picking/areas.ts';
import {
  focused,
  meant,
  type Picks,
  type PicksAction,
  picksReducer,
} from '../../src/tui/picking/picks.ts';
import { enter, type Seated } from '../../src/tui/screens/turn/acting.ts';
import {
  newTableState,
  picksOf,
  type TableAction,
  type Turn,
  turnOf,
} from '../../src/tui/screens/turn/state.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { sceneOf, tableFrameOf } from '../../src/tui/screens/turn/view.tsx';
import { cardsShown } from '../../src/tui/table/cards/cards-shown.ts';
import { plainText } from '../../src/tui/theme/theme.ts';
import { differentSets } from '../support/option-sets.ts';
import { namesFor, stage } from './stage.ts';

const SETS = 40;
const TURNS = 12;
const asked = process.env.TALON_FOCUS;
/** Places of the cursor and picks looked at in each turn. */
const WALKS = Number(asked ?? 3);
/** The languages of the frames at one of these places: both where more is asked for, else by turns. */
const langsAt = (step: number): readonly Lang[] =>
  asked === undefined ? LANGS.slice(step % 2, (step % 2) + 1) : LANGS;

/** Somebody's turn, and where their cursor and picks are. */
interface At {
  readonly match: AnyMatch;
  readonly turn: Turn;
  readonly picks: Picks;
}

const shownAt = ({ match, turn, picks }: At): TableShown => ({
  match,
  names: namesFor(match),
  observer: matchActor(match),
  log: [],
  memory: false,
  waiting: false,
  turn,
  picks,
});

const reduced = ({ turn, picks }: At, action: PicksAction): Picks =>
  picksReducer(turn.areas, isSingle(turn.choices))(picks, action);

/** The cards at which digits stand. */
function digitsAt(at: At): ReadonlyMap<number, string> {
  const scene = sceneOf(shownAt(at));
  return new Map(
    scene.table.regions.flatMap((region) =>
      cardsShown(stage('80x24'), scene, region).flatMap(({ below: sign }, i) =>
        sign !== undefined && /\d/.test(sign)
          ? [[Number(sign), `${region.id}/${region.cards[i]?.slot} ${i}`] as const]
          : [],
      ),
    ),
  );
}

// `expect` is kept for what seldom comes: called at every place of the cursor, it takes a fifth of the time.

/** Every digit picks, or puts back, exactly the card it stands at, and the cursor goes there. */
function expectDigits(at: At): void {
  for (const [digit, card] of digitsAt(at)) {
    const after = reduced(at, { kind: 'digit', digit });
    const item = focused(at.turn.areas, after);
    const there = item && `${keyOf(item.pick)} ${item.face}`;
    if (there !== card) expect.fail(`${digit} leads to ${there}, not to ${card}`);
    const isIn = ({ picked }: Picks): boolean =>
      picked.some(({ pick, face }) => `${keyOf(pick)} ${face}` === card);
    if (isIn(after) === isIn(at.picks)) expect.fail(`${digit} does not change ${card}`);
  }
}

/** What Enter does: the text it plays, and what else it says or opens. */
function entered({ match, turn, picks }: At): { line?: string; actions: readonly TableAction[] } {
  const lines: string[] = [];
  const actions: TableAction[] = [];
  const session = {
    match: () => match,
    record: { isKept: () => true },
    play: (line: string) => void lines.push(line),
    entrust: () => {},
  };
  const dispatch = (action: TableAction): void => void actions.push(action);
  enter({ session, turn, dispatch } as unknown as Seated, picks);
  const [line] = lines;
  return { ...(line !== undefined && { line }), actions };
}

/** Nothing is lost on the way to what is left to pick, and the cursor stands on a part of a move. */
function expectAim(at: At, action: PicksAction): void {
  const after = reduced(at, action);
  if (action.kind === 'toggle') {
    expect(after.picked).toEqual([...at.picks.picked, focused(at.turn.areas, at.picks)]);
    return;
  }
  const had = meant(at.turn.areas, at.picks).map(keyOf);
  expect(after.picked.map(({ pick }) => keyOf(pick))).toEqual(had);
  const all = meant(at.turn.areas, after).map(keyOf);
  expect(all).toHaveLength(had.length + 1);
  const makes = at.turn.choices.some(({ picks }) => minus(picks.map(keyOf), all) !== undefined);
  expect(makes, all.join(' ')).toBe(true);
}

/** After a pick the cursor may go on to another card of a move, which is not picked yet. */
function expectNext(at: At, action: PicksAction): void {
  const after = reduced(at, action);
  expect(after.picked).toEqual(at.picks.picked);
  const next = focused(at.turn.areas, after);
  const all = [...after.picked, ...(next === undefined ? [] : [next])].map(({ pick }) =>
    keyOf(pick),
  );
  expect(all).toHaveLength(at.picks.picked.length + 1);
  const makes = at.turn.choices.some(({ picks }) => minus(picks.map(keyOf), all) !== undefined);
  expect(makes, all.join(' ')).toBe(true);
}

/** The first action aims, picks or goes on to the next card, and those that follow move the cursor on from there. */
function expectAims(at: At, actions: readonly TableAction[]): void {
  const [first, ...more] = actions.flatMap((one) => (one.kind === 'picks' ? [one.action] : []));
  if (first === undefined) return;
  if (first.kind === 'jump') expectNext(at, first);
  else expectAim(at, first);
  let picks = reduced(at, first);
  for (const action of more) {
    expectNext({ ...at, picks }, action);
    picks = reduced({ ...at, picks }, action);
  }
}

/** Tokens that no word of a language is, by the pack: nearly every turn of a game has the same pack. */
const tokensOf = new WeakMap<Turn['pack'], ReadonlySet<string>>();

function tokensIn(pack: Turn['pack']): ReadonlySet<string> {
  const tokens = tokensOf.get(pack) ?? new Set(pack.tokens.filter((one) => /[A-Z]$/.test(one)));
  tokensOf.set(pack, tokens);
  return tokens;
}

function expectEnter(at: At, lang: Lang): void {
  const { match, turn } = at;
  const on = stage('80x24', { lang });
  const frame = tableFrameOf(on, shownAt(at));
  const told = plainText(frame.footer.enter);
  const tokens = tokensIn(turn.pack);
  const words = [told, plainText(frame.footer.message)].join(' ').split(/[\s,·]+/);
  const named = words.filter((word) => tokens.has(word));
  if (named.length > 0) expect.fail(`${told}: ${named}`);
  const { line, actions } = entered(at);
  if (line === undefined) {
    expect(told, JSON.stringify(actions)).not.toBe('');
    expectAims(at, actions);
    return;
  }
  const move = match.game.notation.read(line);
  const isMade = !isRefusal(move) && !isRefusal(match.game.rules.apply(match.state, move));
  if (!isMade) {
    expect(told, line).toMatch(/Enter (says why|sagt, warum)|^(pick|wähle)\b/);
    if (line.includes(' ')) expect(told).not.toContain(line);
    return;
  }
  const described = phrase(
    on,
    frame.scene.voices,
    byKey(match.game.notation.describe(turn.observation, move)),
  );
  if (!told.includes(plainText(described)))
    expect.fail(`${told} does not say ${plainText(described)}`);
}

/** A turn begins on a button that the game wants first, and on one that it wants last only if the rest is rash. */
function expectStart({ match, turn, picks }: At): void {
  const key = keyOf(focused(turn.areas, picks)?.pick ?? { button: '' });
  const starts = new Set(turn.choices.map(({ picks: [pick] }) => pick && keyOf(pick)));
  const wanted = (cursor: 'first' | 'last'): readonly string[] =>
    turn.table.buttons
      .filter((button) => button.cursor === cursor)
      .map(({ id }) => BUTTONS + id)
      .filter((one) => starts.has(one));
  const first = wanted('first');
  if (first.length > 0) expect(first).toContain(key);
  const last = wanted('last');
  const isRisky = (move: unknown): boolean =>
    match.game.rules.riskMark?.(match.state, move) !== undefined;
  const others = turn.choices.filter(
    ({ move, picks: [pick] }) =>
      !isRisky(move) && pick !== undefined && !last.includes(keyOf(pick)),
  );
  if (others.length > 0) expect(last).not.toContain(key);
}

function walk(match: AnyMatch, random: () => number): void {
  const likely = match.game.notation.write(likelyMove(match, matchActor(match)));
  const turn = turnOf(match, matchActor(match), true, { likely });
  if (turn === undefined) throw new Error('nobody acts');
  let picks = picksOf(newTableState, turn);
  expectStart({ match, turn, picks });
  const items = turn.areas.flatMap((area) => area.items);
  for (let step = 0; step < WALKS; step++) {
    const at = { match, turn, picks };
    expectDigits(at);
    for (const lang of langsAt(step + match.ply)) expectEnter(at, lang);
    const item = items[below(random, items.length)];
    if (item !== undefined) picks = reduced(at, { kind: 'point', pick: item.pick });
    if (random() < 0.4) picks = reduced({ ...at, picks }, { kind: 'toggle' });
    if (random() < 0.2) picks = reduced({ ...at, picks }, { kind: 'clear' });
  }
}

function walkThrough(game: AnyGame): void {
  for (const { options } of differentSets(game).slice(0, SETS)) {
    const random = openQuickStream(`focus/${game.id}/${JSON.stringify(options)}`);
    let match = settleChance(openMatch(game, options, 'focus'));
    for (let turn = 0; turn < TURNS && matchActor(match) >= 0; turn++) {
      walk(match, random);
      const moves = game.rules.legal(match.state);
      const after = makeMove(match, moves[below(random, moves.length)]);
      if (isRefusal(after)) throw new Error(after.text.en);
      match = settleChance(after);
    }
  }
}

describe('the focus through the turns', () => {
  test.each(games.map((game) => [game.id, game] as const))('of %s', (_, game) => {
    walkThrough(game);
  });
});
