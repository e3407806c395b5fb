/** What follows from a step of All Fours for everybody to see: the cards turned, and trump. */
import { writeCard } from '../../cards/pack.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { pack } from './cards.ts';
import type { Observation } from './observation.ts';
import { SUITS } from './table.ts';

const TURNED = text('[$1] is turned up', '[$1] wird aufgedeckt');
const TRUMP = text('trump is $1', 'Trumpf ist $1');

export function announcements(before: Observation, after: Observation): readonly Text[] {
  const turned = after.turned.slice(before.turned.length);
  const sign = before.trump < 0 ? SUITS[after.trump] : undefined;
  return [
    ...turned.map((card) => fill(TURNED, writeCard(pack, card))),
    ...(sign === undefined ? [] : [fill(TRUMP, sign)]),
  ];
}
