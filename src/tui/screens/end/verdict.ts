/** How a deal or a match ended for the person at the table, in a few words, and what there is to say below them. */
import { endsInDraw } from '../../../engine/draw.ts';
import { sum } from '../../../engine/estimate.ts';
import { addressedTo } from '../../../lang/address.ts';
import {
  capital,
  fill,
  joinTexts,
  same,
  seatsListed,
  type Text,
  withMinus,
} from '../../../lang/text.ts';
import { resultText } from '../../../play/session/log.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { amountOf, scoreUnitOf } from '../score/score-unit.ts';
import { ofParty, type Party, partyPlace, type Scored } from '../score/scored.ts';

const { verdict } = texts;

export type Fate = 'won' | 'lost' | 'level';

export interface Verdict {
  readonly fate: Fate;
  readonly headline: Text;
}

/** Where a side stands among the others. */
interface SeatStanding {
  /** From 1. */
  readonly place: number;
  readonly sides: number;
  /** How many sides have the same place. */
  readonly alike: number;
  /** What the side has won from the only other one or lost to it, where one wins what the other loses. */
  readonly exchanged?: Text | undefined;
}

type Words = (typeof verdict)['match' | 'deal'] & Partial<(typeof verdict)['match']>;

/** The words for the winner: between two sides with what was won, where one wins what the other loses. */
function winWords(words: Words, { exchanged }: SeatStanding): Text {
  return exchanged === undefined ? words.win : fill(words.winSum ?? words.win, exchanged);
}

/** The words for the loser of two sides, with what was lost, where one wins what the other loses. */
function loseWords(words: Words, { exchanged }: SeatStanding): Text {
  return exchanged === undefined ? words.lose : fill(words.loseSum ?? words.lose, exchanged);
}

/**
 * The words for a standing among several sides, of which `alike` share the place. How far they are apart is told below
 * the headline.
 */
function verdictWords(words: Words, standing: SeatStanding): Verdict {
  const { place, sides, alike } = standing;
  if (alike === sides) return { fate: 'level', headline: words.level };
  if (place === 1 && alike > 1) return { fate: 'won', headline: words.share };
  if (place === 1) return { fate: 'won', headline: winWords(words, standing) };
  if (sides === 2) return { fate: 'lost', headline: loseWords(words, standing) };
  const ordinal = verdict.ordinals[place - 2] ?? same(place);
  const tie = fill(words.tie, ordinal, place);
  const isLast = place + alike - 1 >= sides;
  if (isLast && alike > 1) return { fate: 'lost', headline: tie };
  if (isLast) return { fate: 'lost', headline: words.last };
  if (alike > 1) return { fate: 'level', headline: tie };
  return { fate: 'level', headline: capital(fill(words.place, ordinal, place)) };
}

/** The side whose end is told: the person's own. */
const ownParty = ({ parties, observer }: Scored): Party =>
  parties.find((party) => party.includes(observer)) ?? [];

const alikeIn = (figures: readonly number[], parties: readonly Party[], own: Party): number =>
  parties.filter((party) => ofParty(figures, party) === ofParty(figures, own)).length;

/** The difference to the best other side. */
function marginOf(figures: readonly number[], { parties, game }: Scored, own: Party): number {
  const others = parties.filter((party) => party !== own).map((party) => ofParty(figures, party));
  const best = game.aim === 'most' ? Math.max(...others) : Math.min(...others);
  return Math.abs(ofParty(figures, own) - best);
}

/**
 * The points that a side has won from the other or lost to it; undefined unless there are two sides, of which one has
 * won in every deal what the other lost.
 */
function exchangedBy({ outcomes, parties }: Scored, own: Party): number | undefined {
  const [one = [], other = [], third] = parties;
  const isExchange = outcomes.every(
    ({ points }) => ofParty(points, one) === -ofParty(points, other),
  );
  if (third !== undefined || other.length === 0 || !isExchange) return undefined;
  return Math.abs(sum(outcomes.map(({ points }) => ofParty(points, own))));
}

/** The end of a match in which somebody loses and nobody wins. */
function loserVerdict({ game, outcomes, observer }: Scored): Verdict {
  const { ranks = [] } = outcomes.at(-1) ?? {};
  const worst = Math.max(...ranks);
  if (worst <= 1) return { fate: 'level', headline: verdict.loser.level };
  if (ranks[observer] !== worst) return { fate: 'won', headline: verdict.loser.win };
  return { fate: 'lost', headline: fill(verdict.loser.lose, game.loser ?? same('')) };
}

/** The end of a match in general words. */
function matchWords(scored: Scored): Verdict {
  const { game, outcomes, parties } = scored;
  const last = outcomes.at(-1);
  const own = ownParty(scored);
  if (last === undefined) return { fate: 'level', headline: same('') };
  if (parties.length === 1) {
    const isWon = last.winners.length > 0;
    const { win, lose } = verdict.alone;
    return isWon ? { fate: 'won', headline: win } : { fate: 'lost', headline: lose };
  }
  if (game.loser !== undefined) return loserVerdict(scored);
  if (endsInDraw(last.winners, last.ranks.length))
    return { fate: 'level', headline: verdict.match.level };
  const exchanged = exchangedBy(scored, own);
  return verdictWords(own.length > 1 ? verdict.together : verdict.match, {
    place: partyPlace(last, parties, own),
    sides: parties.length,
    alike: alikeIn(last.ranks, parties, own),
    exchanged: exchanged === undefined ? undefined : amountOf(game, exchanged),
  });
}

/** The end of a deal in general words. */
function dealWords(scored: Scored): Verdict {
  const { game, outcomes, parties } = scored;
  const { points = [] } = outcomes.at(-1) ?? {};
  const own = ownParty(scored);
  if (parties.length === 1) return matchWords(scored);
  const sign = game.aim === 'most' ? 1 : -1;
  const lead = (party: Party): number => sign * (ofParty(points, party) - ofParty(points, own));
  return verdictWords(own.length > 1 ? verdict.dealTogether : verdict.deal, {
    place: 1 + parties.filter((party) => lead(party) > 0).length,
    sides: parties.length,
    alike: alikeIn(points, parties, own),
  });
}

/** Who has won or lost, told to nobody in particular. */
function spectatorVerdict({ game, outcomes, parties }: Scored, told: Text): Verdict {
  const last = outcomes.at(-1);
  const isTold = parties.length === 1 || last === undefined;
  return { fate: 'level', headline: isTold ? told : capital(resultText(game, last)) };
}

/** The end of a deal; `told` stands in where nobody in particular is told it. */
export function dealVerdict(scored: Scored, told: Text): Verdict {
  if (scored.you === undefined) return { fate: 'level', headline: told };
  const general = dealWords(scored);
  return { ...general, headline: scored.ended?.headline ?? general.headline };
}

export function matchVerdict(scored: Scored, told: Text): Verdict {
  if (scored.you === undefined) return spectatorVerdict(scored, told);
  const general = matchWords(scored);
  return { ...general, headline: scored.ended?.match ?? general.headline };
}

/** Whether both totals are told: there are two sides, and somebody hears of them as their own. */
export const areSumsTold = (scored: Scored): boolean =>
  scored.parties.length === 2 && ownParty(scored).length > 0;

/** The meaning of the total that ends a match, where somebody has got there; else which direction is good. */
function directionTold({ game, limit }: Scored, totals: readonly number[]): Text {
  const isReached = limit !== undefined && totals.some((total) => total >= limit.total);
  if (isReached) return limit.told;
  return scoreUnitOf(game).aim;
}

/** Both totals where there are two sides, then which direction is good. */
export function sumsTold(scored: Scored): readonly Text[] {
  const { game, outcomes, parties } = scored;
  const totals = outcomes.at(-1)?.totals ?? [];
  const own = ownParty(scored);
  const [other = []] = parties.filter((party) => party !== own);
  if (parties.length < 2 || (game.loser !== undefined && outcomes.length < 2)) return [];
  const direction = directionTold(scored, totals);
  if (!areSumsTold(scored)) return [direction];
  const margin = marginOf(totals, scored, own);
  const isAhead = partyPlace(outcomes.at(-1) ?? { ranks: [] }, parties, own) === 1;
  const apart = isAhead ? verdict.ahead : verdict.behind;
  const isTold = margin > 0 && exchangedBy(scored, own) === undefined;
  const sums = fill(
    isTold ? apart : verdict.sums,
    withMinus(ofParty(totals, own)),
    withMinus(ofParty(totals, other)),
    amountOf(game, margin),
  );
  return [margin === 0 ? sums : joinTexts([sums, direction])];
}

/** A side by name, “you” among its members. */
export const partyText = ({ you }: Pick<Scored, 'you'>, party: Party): Text =>
  addressedTo(seatsListed(party), you);
