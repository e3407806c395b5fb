/** What everybody learns from a turn besides the move itself: false sets, and what goes onto the pile. */

import { type Card, writeCard } from '../../cards/pack.ts';
import { cardMarks, fill, type Text, text } from '../../lang/text.ts';
import { type Observation, turnedUp } from './observation.ts';
import { pack } from './round.ts';
import { rowOf } from './rules.ts';

const NO_SET = text(
  '$1 are not a set: the turn is lost',
  '$1 sind kein Satz: Der Zug ist verloren',
);
const GOES = text('$1 goes onto the pile', '$1 kommt auf die Ablage');
const GO = text('$1 go onto the pile', '$1 kommen auf die Ablage');

export const cardsText = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

/** The cards a finished turn has put onto the pile; a taken card has left it before. */
function putDown(before: Observation, after: Observation): readonly Card[] {
  if (after.turns === before.turns || after.caller !== before.caller) return [];
  return after.pile.slice(before.pile.length - (before.phase === 'turn' ? 1 : 0));
}

/** Takes a spectator's observations. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (before.phase !== 'turn' && before.phase !== 'drawn') return [];
  if (after.phase !== 'turn') return [];
  const turned = turnedUp(after, rowOf(after.rows, before.turn));
  const put = putDown(before, after);
  return [
    ...(turned.length > 0 ? [fill(NO_SET, cardsText(turned))] : []),
    ...(put.length > 0 ? [fill(put.length === 1 ? GOES : GO, cardsText(put))] : []),
  ];
}
