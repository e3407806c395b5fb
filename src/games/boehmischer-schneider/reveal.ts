/** The table of a finished deal of Böhmischer Schneider. */
import { endOfTricks } from '../../blocks/trick-end.ts';
import type { Observer } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { observe } from './observation.ts';
import { ALL_PICTURES, payments, type State } from './rules.ts';
import { dealFact, table } from './table.ts';
import { picturesText, stakeText } from './words.ts';

const EVEN = text(
  'Ten pictures each: nothing is paid.',
  'Zehn zu zehn Bilder: Es wird nicht gezahlt.',
);
const WINS = text('{$1} takes $2 to $3 and wins $4.', '{$1} macht $2 gegen $3 und bekommt $4.');
const ALL = text(
  '{$1} takes all 20 pictures and wins $2.',
  '{$1} macht alle 20 Bilder und bekommt $2.',
);

/** BOS-5. */
function headline({ pictures }: State): Text {
  const stakes = payments(pictures);
  const winner = stakes.findIndex((stake) => stake > 0);
  if (winner < 0) return EVEN;
  const taken = pictures[winner] ?? 0;
  const won = stakeText(stakes[winner] ?? 0);
  if (taken === ALL_PICTURES) return fill(ALL, winner, won);
  return fill(WINS, winner, picturesText(taken), ALL_PICTURES - taken, won);
}

export const reveal = (finished: State, observer: Observer): Table =>
  endOfTricks(table(observe(finished, observer)), {
    facts: [dealFact(finished)],
    headline: headline(finished),
  });
