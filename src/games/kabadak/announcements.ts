/** What follows from a step of Kabadak for everybody to see: a row that turns from a run to a set, or back. */
import { writeCard } from '../../cards/pack.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { isNowSet, pack, topOf, underOf } from './rows.ts';

const NOW_SET = text(
  'row $1 becomes a set: [$2] lies on [$3], a card of its rank',
  'Reihe $1 wird zum Satz: [$2] liegt auf [$3], beide vom gleichen Wert',
);
const NOW_RUN = text(
  'row $1 becomes a run: [$2] lies on [$3], its neighbour in the suit',
  'Reihe $1 wird zur Straße: [$2] liegt auf [$3], ihrem Nachbarn in der Farbe',
);

/** KAB-6: the top two cards of a row say what it is. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  return after.rows.flatMap((row, at) => {
    const old = before.rows[at];
    if (old === undefined || isNowSet(old) === isNowSet(row)) return [];
    const [top, under] = [topOf(row), underOf(row)].map((card) => writeCard(pack, card));
    return [fill(isNowSet(row) ? NOW_SET : NOW_RUN, at + 1, top ?? '', under ?? '')];
  });
}
