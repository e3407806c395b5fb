/** A match compared with other plays of its deals, in sentences. */
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { type Against, against, type DealAgainst, type Mean } from '../play/past/compared-deals.ts';
import { rememberedBy } from '../play/past/play-again.ts';
import { besideTable, otherTable } from '../play/past/substitutes.ts';
import { observerOf } from '../play/session/deciding.ts';
import type { Session } from '../play/session/session.ts';
import texts from './deal-texts.json' with { type: 'json' };
import { amountText } from './figures.ts';

const { sameDeals } = texts;

const differenceText = ({ mean, error }: Mean): Text =>
  error === undefined
    ? amountText(mean)
    : fill(sameDeals.error, amountText(mean), amountText(error));

/** The points of a deal on this side and on the other. */
export function dealText(one: DealAgainst, { unit }: Against, who: Text): Text {
  const { deal, mine, theirs, difference, score } = one;
  const points = fill(
    sameDeals.deal,
    deal,
    amountText(mine),
    who,
    amountText(theirs),
    amountText(difference),
  );
  if (score === undefined) return points;
  return fill(same('$1, $2 $3'), points, amountText(score), unit ?? '');
}

/** The difference over all deals. */
export function sumTexts({ deals, difference, score, unit, unmatched }: Against): readonly Text[] {
  if (deals.length === 0) return [sameDeals.noDeal];
  const means = [fill(sameDeals.perDeal, differenceText(difference))];
  if (score !== undefined) means.push(fill(same('$1 $2'), differenceText(score), unit ?? ''));
  const texts = [joinTexts(means, '; ')];
  if (unmatched > 0) texts.push(fill(sameDeals.unmatched, unmatched));
  return texts;
}

/** The results of the second table in the deals after `from`, as soon as it has played them. */
export async function fromOtherTable(
  session: Session,
  from: number,
  stopped: () => boolean,
): Promise<readonly Text[]> {
  await otherTable(session)?.run(stopped, () => {});
  const found = besideTable(session);
  if (found === undefined) return [];
  const played = found.deals.filter(({ deal }) => deal > from);
  return played.map((one) => dealText(one, found, sameDeals.otherTable));
}

/** The score of a match in teams over all its deals. */
export function teamSum(session: Session): readonly Text[] {
  const found = besideTable(session);
  if (found === undefined) return [];
  const sum = found.deals.reduce((whole, { score = 0 }) => whole + score, 0);
  return [fill(sameDeals.teams, amountText(sum), found.unit ?? ''), ...sumTexts(found)];
}

/** A finished match compared with the match whose deals it repeated; nothing if it repeated none. */
export function besideEarlier(session: Session): readonly Text[] {
  const others = rememberedBy(session);
  const { earlier } = session.setup;
  if (earlier === undefined || others.length === 0) return [];
  const who = earlier.name === undefined ? sameDeals.lastTime : same(earlier.name);
  const found = against(session, others, observerOf(session));
  const deals = found.deals.map((one) => dealText(one, found, who));
  const heading = earlier.name === undefined ? sameDeals.twice : fill(sameDeals.beside, who);
  return [heading, ...deals, ...sumTexts(found)];
}
