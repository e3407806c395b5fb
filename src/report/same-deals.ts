/** A match compared with other plays of its deals, in sentences. */
import { decimal } from '../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { rememberedBy } from '../play/past/again.ts';
import { besideTable, otherTable } from '../play/past/instead.ts';
import { type Against, against, type DealAgainst, type Mean } from '../play/past/versus.ts';
import { observerOf } from '../play/session/deciding.ts';
import type { Session } from '../play/session/session.ts';
import texts from './deal-texts.json' with { type: 'json' };

const { sameDeals } = texts;

const figure = (amount: number): Text => decimal(String(Math.round(amount * 100) / 100));

const meanText = ({ mean, error }: Mean): Text =>
  error === undefined ? figure(mean) : fill(sameDeals.error, figure(mean), figure(error));

/** What a deal brought, and what it brought the other side. */
export function dealText(one: DealAgainst, { unit }: Against, who: Text): Text {
  const { deal, mine, theirs, difference, score } = one;
  const told = fill(sameDeals.deal, deal, figure(mine), who, figure(theirs), figure(difference));
  return score === undefined ? told : fill(same('$1, $2 $3'), told, figure(score), unit ?? '');
}

/** The difference over all deals. */
export function sumTexts({ deals, difference, score, unit, unmatched }: Against): readonly Text[] {
  if (deals.length === 0) return [sameDeals.noDeal];
  const points = fill(sameDeals.perDeal, meanText(difference));
  const scored = score && [fill(same('$1 $2'), meanText(score), unit ?? '')];
  const left = unmatched === 0 ? [] : [fill(sameDeals.unmatched, unmatched)];
  return [joinTexts([points, ...(scored ?? [])], '; '), ...left];
}

/** What the second table has made of the deals after `from`, as soon as it has played them. */
export async function fromOtherTable(
  session: Session,
  from: number,
  stopped: () => boolean,
): Promise<readonly Text[]> {
  await otherTable(session)?.run(stopped, () => {});
  const found = besideTable(session);
  if (found === undefined) return [];
  const later = found.deals.filter(({ deal }) => deal > from);
  return later.map((one) => dealText(one, found, sameDeals.otherTable));
}

/** The sum of a match in teams. */
export function teamSum(session: Session): readonly Text[] {
  const found = besideTable(session);
  if (found === undefined) return [];
  const sum = found.deals.reduce((whole, { score = 0 }) => whole + score, 0);
  return [fill(sameDeals.teams, figure(sum), found.unit ?? ''), ...sumTexts(found)];
}

/** A finished match compared with the one whose deals it repeated; nothing if it repeated none. */
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
