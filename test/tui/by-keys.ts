/** A move made at the real table by keys: arrows and Space, then Enter, or the letter of a button. */

import { letterOf } from '../../src/engine/table.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import texts from '../../src/tui/messages/table.json' with { type: 'json' };
import { newTableState, type Turn } from '../../src/tui/screens/turn/state.ts';
import { enterLine, wayTo } from '../torture/screen-keys.ts';
import { type Hands, type Person, pageOf } from './person.ts';
import { HEARING, KEY, PRESSES } from './window.ts';

/**
 * Does this after a rest, again where a busy program has taken the rest for none, until it is so. Not again while
 * `isHeard`: what was done has been taken, and takes its time.
 */
export async function calmly(
  person: Hands,
  act: () => void,
  isSo: () => boolean,
  what: string,
  isHeard = (): boolean => false,
): Promise<void> {
  const { window } = person;
  for (let press = 1; press <= PRESSES; press++) {
    await window.rest();
    if (press > 1 && (isSo() || isHeard())) break;
    act();
    if (press < PRESSES && (await person.within(HEARING, isSo))) return;
  }
  await person.until(isSo, what);
}

export const isChoosing = (text: string): boolean =>
  LANGS.some((lang) =>
    [texts.table.choose, texts.table.sure].some((title) => text.includes(title[lang])),
  );

/** What fits of the line of Enter in any window. */
const SURE = 70;

/** Whether the screen says that Enter does this. */
export const isOffered = ({ window }: Hands, line: string): boolean =>
  window.text().includes(line.slice(0, SURE));

/** The letter that makes the move, where one does. */
function letterFor(
  { table, choices, game }: Turn,
  text: string,
  lang: Lang = 'en',
): string | undefined {
  const choice = choices.find(({ move }) => game.notation.write(move) === text);
  const [pick, ...more] = choice?.picks ?? [];
  if (pick === undefined || more.length > 0 || !('button' in pick)) return undefined;
  const button = table.buttons.find(({ id, box }) => id === pick.button && box === undefined);
  return button === undefined || button.asks ? undefined : letterOf(button, lang);
}

/** Somebody whose turn it is, and the language their screen speaks. */
export type Mover = Hands & Pick<Person, 'match' | 'names'> & { readonly lang?: Lang };

/** Makes the move with this text; false if it would take too many keys. */
export async function moveByKeys(person: Mover, turn: Turn, text: string): Promise<boolean> {
  const isMade = (): boolean => person.match().ply !== turn.ply;
  const letter = letterFor(turn, text, person.lang);
  if (letter !== undefined) {
    person.press(letter);
    await person.until(isMade, `${text} by ${letter}`);
    return true;
  }
  const way = wayTo(turn, newTableState, text);
  if (way === undefined) return false;
  const first = way.keys.indexOf(KEY.enter);
  const downs = way.keys.slice(first + 1, -1);
  person.press(way.keys.slice(0, first).join(''));
  const line = enterLine(person.match(), turn, way.state, person.names(), person.lang);
  await person.until(() => isOffered(person, line), line);
  const enter = (): void => person.press(KEY.enter);
  // The save may lag far behind the screen.
  const isTaken = (): boolean =>
    person.window.isWhole() && !isOffered(person, line) && !isChoosing(person.window.text());
  if (first < way.keys.length - 1) {
    await calmly(person, enter, () => isChoosing(person.window.text()), 'chooser');
    person.press(downs.join(''));
  }
  await calmly(person, enter, isMade, text, isTaken);
  return true;
}

/** Goes on from a page by Enter; from the end of the match by leaving the program. */
export async function goOnByKeys(person: Person, page: string): Promise<void> {
  const hasGone = (): boolean => pageOf(person.window.text()) !== page;
  if (page === 'end') person.press(KEY.left);
  await calmly(person, () => person.press(KEY.enter), hasGone, `way on from the ${page}`);
}
