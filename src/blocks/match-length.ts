/** How long a match lasts: by the rules of its game, or by the option `deals` if that ends it sooner. */
import type { Fact } from '../engine/table.ts';
import { counted, fill, plural, same, type Text, text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const { matchLength } = texts;

interface Limited {
  /** The most deals of a match; 0: as many as the game's own end asks for. */
  readonly deals: number;
}

interface MatchSoFar {
  readonly played: number;
  readonly options: Limited & { readonly rounds: number };
}

/** How many deals a match has: `byRule`, or fewer by the option `deals`. */
export const dealsInMatch = (byRule: number, { deals }: Limited): number =>
  deals > 0 ? Math.min(byRule, deals) : byRule;

/** “After four deals”, for the sentence that says how a match ends. */
export const afterDeals = (deals: number): Text =>
  counted(deals, matchLength.afterOne, matchLength.afterMore);

/** The number of the deal after `played` deals: “2/4”, or “2” where nothing says how many there will be. */
export function dealNumber(
  played: number,
  options: Limited,
  byRule = Number.POSITIVE_INFINITY,
): Text {
  const all = dealsInMatch(byRule, options);
  return same(Number.isFinite(all) ? `${played + 1}/${all}` : played + 1);
}

/** The number of the deal under way in a match of `rounds`, as a fact of the table. */
export const dealFact = ({ played, options }: MatchSoFar): Fact => ({
  label: text('deal', 'Spiel'),
  value: dealNumber(played, options, options.rounds),
});

/** What ends a match that is played to a target: “1000”, or “1000, at most 3 deals”. */
export function targetText(target: number, { deals }: Limited): Text {
  if (deals === 0) return same(target);
  return fill(plural(deals, matchLength.oneAtMost, matchLength.atMost), target, deals);
}
