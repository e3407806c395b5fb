/**
 * A move made at the real table by clicks alone. Where things are is asked of the same table laid out
 * in this process, and every click makes sure first that the real screen shows the same there.
 */

import { createElement } from 'react';
import type { Pick } from '../../src/engine/table.ts';
import { byKey } from '../../src/lang/address.ts';
import { phrase } from '../../src/tui/context/render-context.ts';
import texts from '../../src/tui/messages/end.json' with { type: 'json' };
import { isSingle } from '../../src/tui/picking/areas.ts';
import type { PicksAction } from '../../src/tui/picking/picks.ts';
import {
  newTableState,
  picksOf,
  type TableState,
  type Turn,
  tableReducer,
} from '../../src/tui/screens/turn/state.ts';
import { TableView, voicesOf } from '../../src/tui/screens/turn/view.tsx';
import { plainText } from '../../src/tui/theme/theme.ts';
import { calmly, isChoosing } from './by-keys.ts';
import { cellOf, namesOf, placeNamed, report } from './clicks.ts';
import { type Laid, openLaid, plainly, stageAt } from './laid.tsx';
import { type Person, pageOf } from './person.ts';
import { stage } from './stage.ts';

type Cell = readonly [x: number, y: number];

/** The table with these picks, laid out as the window shows it. */
function layOut(laid: Laid, person: Person, turn: Turn, state: TableState): void {
  const shown = {
    ...{ match: person.match(), names: person.names(), observer: person.seat, log: [] },
    ...{ memory: false, waiting: false, turn, picks: picksOf(state, turn) },
    company: person.company(),
  };
  laid.show(createElement(TableView, { shown }));
}

const clickAt = ({ press }: Person, [x, y]: Cell): void => press(report(0, x, y));

interface Found {
  readonly cell: Cell;
  /** What the real screen shows there, and what the layout does. */
  readonly here: string;
  readonly there: string;
}

/** Where this name stands in the layout, and what is seen there. */
function findIn(laid: Laid, { window }: Person, name: string): Found {
  const place = placeNamed(laid.registry, name);
  const cell = place && cellOf(laid.registry, place);
  if (place === undefined || cell === undefined)
    throw new Error(`nothing to click for ${name} in\n${window.text()}`);
  const [x, y] = cell;
  const { width } = place.rectangle;
  const cut = (line = ''): string => line.padEnd(x + width).slice(x, x + width);
  const there = cut(plainly(laid.frame()).split('\n')[y]);
  return { cell, here: cut(window.lines()[y]), there };
}

/** Where to click for this name; throws unless the real screen shows there what the layout does. */
function cellFor(laid: Laid, person: Person, name: string): Cell {
  const { cell, here, there } = findIn(laid, person, name);
  if (here === there) return cell;
  throw new Error(`${name} is “${there}”, not “${here}” in\n${person.window.text()}`);
}

/** Whether the real screen shows something else for this name than the layout does: a click on it has been taken. */
function hasChanged(laid: Laid, person: Person, name: string): boolean {
  const { here, there } = findIn(laid, person, name);
  return here !== there;
}

/** What a click on a pick's place does to the picks. */
function actionOf(turn: Turn, pick: Pick, name: string): PicksAction {
  const isCard = !name.includes(':');
  if (!isCard || !('region' in pick)) return { kind: 'point', pick };
  const face = Number(name.slice(name.lastIndexOf('/') + 1));
  return { kind: 'face', region: pick.region, face, only: isSingle(turn.choices) };
}

/** The clicks on the arrow of a number until it is this one, with what each leads to. */
function turns(
  turn: Turn,
  start: TableState,
  pick: Pick,
): readonly (readonly [string, TableState])[] {
  if (!('slot' in pick)) return [];
  const area = turn.areas.find(({ id }) => id === pick.region);
  const [first] = area?.items ?? [];
  if (first === undefined || area === undefined) return [];
  const steps: (readonly [string, TableState])[] = [];
  let state = start;
  const act = (action: PicksAction): void => {
    state = tableReducer(state, { kind: 'picks', turn, action });
    steps.push([`more:${pick.region}`, state]);
  };
  if (picksOf(start, turn).area !== pick.region) act({ kind: 'point', pick: first.pick });
  const at = area.items.findIndex((item) => 'slot' in item.pick && item.pick.slot === pick.slot);
  while (picksOf(state, turn).at < at) act({ kind: 'jump', by: 1 });
  return steps;
}

/** The clicks that make the picks of a move, and what each leads to. */
function clicksFor(laid: Laid, turn: Turn, picks: readonly Pick[]) {
  let state: TableState = newTableState;
  return namesOf(turn.table, picks).flatMap(
    (name, at): readonly (readonly [string, TableState])[] => {
      const pick = picks[at];
      if (pick === undefined) return [];
      const isNumber = name.startsWith('pick:') && placeNamed(laid.registry, name) === undefined;
      const steps = isNumber
        ? turns(turn, state, pick)
        : [
            [
              name,
              tableReducer(state, { kind: 'picks', turn, action: actionOf(turn, pick, name) }),
            ] as const,
          ];
      state = steps.at(-1)?.[1] ?? state;
      return steps;
    },
  );
}

/** The rows above the footer, which tells of more than the layout knows. */
function tableRows({ registry, stage: { size } }: Laid, lines: readonly string[]): string {
  const footer = registry.find('zone', 'footer')?.y ?? size.rows;
  return lines
    .slice(0, footer)
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Whether a click only picks: a card, where a move may take several. */
const isPicked = ({ choices }: Turn, name: string): boolean =>
  !name.includes(':') && !isSingle(choices);

/** The picks in the order of clicks: a button plays what has been picked before. */
const buttonsLast = (picks: readonly Pick[]): readonly Pick[] =>
  picks.toSorted((a, b) => Number('button' in a) - Number('button' in b));

async function moveIn(laid: Laid, person: Person, turn: Turn, text: string): Promise<void> {
  const { window } = person;
  const picks = turn.choices.find(({ move }) => turn.game.notation.write(move) === text)?.picks;
  const isMade = (): boolean => person.match().ply !== turn.ply;
  const isDone = (): boolean => isMade() || isChoosing(window.text());
  const wanted = (): string => tableRows(laid, plainly(laid.frame()).split('\n'));
  await person.until(() => {
    layOut(laid, person, turn, newTableState);
    return tableRows(laid, window.lines()) === wanted();
  }, `table as it is laid out:\n${wanted()}`);
  for (const [name, state] of clicksFor(laid, turn, buttonsLast(picks ?? []))) {
    const [cell, before] = [cellFor(laid, person, name), wanted()];
    layOut(laid, person, turn, state);
    const after = wanted();
    const isShown = (): boolean =>
      after === before ? isPicked(turn, name) : tableRows(laid, window.lines()) === after;
    await calmly(
      person,
      () => clickAt(person, cell),
      () => isDone() || isShown(),
      name,
    );
    if (isDone()) break;
  }
  const enter = (): void => clickAt(person, cellFor(laid, person, 'enter:'));
  // The screen is ahead of the save, which says when the move has been made.
  const isTaken = (): boolean => hasChanged(laid, person, 'enter:');
  if (!isDone()) await calmly(person, enter, isDone, text, isTaken);
  if (!isMade()) await choose(person, turn, text, isMade);
}

/** Where these words stand on the screen. */
function wordsAt({ window }: Person, words: string): Cell | undefined {
  const row = window.lines().findIndex((line) => line.includes(words));
  return row < 0 ? undefined : [(window.lines()[row] ?? '').indexOf(words), row];
}

function clickWords(person: Person, words: string): void {
  const cell = wordsAt(person, words);
  if (cell !== undefined) clickAt(person, cell);
}

/** Clicks the move in the list of those that the same picks make. */
async function choose(
  person: Person,
  { game, observation, choices }: Turn,
  text: string,
  isMade: () => boolean,
): Promise<void> {
  const move = choices.find((choice) => game.notation.write(choice.move) === text)?.move;
  const voices = voicesOf(person.match(), person.names());
  const told = plainText(
    phrase(stage('80x24'), voices, byKey(game.notation.describe(observation, move))),
  );
  await calmly(person, () => clickWords(person, told), isMade, told);
}

export interface Mouse {
  /** Makes the move with this text. */
  readonly move: (person: Person, turn: Turn, text: string) => Promise<boolean>;
  readonly close: () => void;
}

/** A mouse on a window of the usual size and colours. */
export function openMouse(): Mouse {
  const laid = openLaid(stageAt('80x24', { theme: 'felt' }, 2));
  return {
    async move(person, turn, text) {
      await moveIn(laid, person, turn, text);
      return true;
    },
    close: laid.close,
  };
}

/** What to click on a page to go on. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  result: [texts.result.next.en, texts.result.end.en],
  end: [texts.matchEnd.quit.en],
};

/** Goes on from a page by a click; from the end of the match by leaving the program. */
export async function goOnByMouse(person: Person, page: string): Promise<void> {
  const hasGone = (): boolean => pageOf(person.window.text()) !== page;
  const click = (): void => {
    const words = WAYS[page]?.find((one) => wordsAt(person, one) !== undefined);
    if (words === undefined) clickAt(person, [2, 2]);
    else clickWords(person, words);
  };
  await calmly(person, click, hasGone, `way on from the ${page}`);
}
