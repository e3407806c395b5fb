/**
 * Hints as they are given, for `npm run proofs -- hints`: whether a move shown beside the one advised has a better
 * figure, whether there is a reason at the first key, what they cost, and whether the advice holds on fresh worlds.
 */
import { type Advice, leadOver } from '../../src/ai/index.ts';
import type { Estimate } from '../../src/engine/estimate.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import type { Lang, Text } from '../../src/lang/text.ts';
import { adviceFor, hintData, hintFrom, leastOf, sideOf } from '../../src/play/advice/hint.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { cpuSeconds, trialsIn } from './decisions.ts';

/** A hint and how it came about. */
export interface Given {
  readonly match: AnyMatch;
  readonly advice: Advice<unknown>;
  readonly sentence: Text;
  readonly pages: readonly (readonly Text[])[];
  /** Seconds of CPU, and until the first answer. */
  readonly cpu: number;
  readonly first: number;
  /** No figure tells the best two moves apart, of worlds or computed. */
  readonly isLevel: boolean;
  readonly isReasoned: boolean;
  /** Moves shown whose figure is better than that of the one advised, beyond its error. */
  readonly better: number;
}

/** The hint at a decision. */
export async function hintAt(match: AnyMatch): Promise<Given | undefined> {
  const side = sideOf(match, matchActor(match));
  const since = cpuSeconds();
  let first: number | undefined;
  const advice = await adviceFor(match, side.seat, UNSTOPPED, () => {
    first ??= cpuSeconds() - since;
  });
  if (advice === undefined) return undefined;
  const cpu = cpuSeconds() - since;
  const { sentence, pages } = hintFrom(match, side, advice);
  const data = hintData(match, side, advice, 'en');
  const isLevel = 'asGood' in data && Array.isArray(data.asGood) && data.asGood.length > 0;
  const [one] = advice.trials;
  const better = advice.trials.filter((other) => one && isBehind(leadOver(one, other))).length;
  const isReasoned = (pages[0]?.length ?? 0) > 0;
  return {
    match,
    advice,
    sentence,
    pages,
    cpu,
    first: first ?? cpu,
    isLevel,
    isReasoned,
    better,
  };
}

/** Sums of the same figures in another order differ by less. */
const ROUNDING = 1e-9;

const isBehind = ({ mean, error }: Estimate): boolean => -mean > error + ROUNDING;

/** Worlds of a fresh look: twelve times the usual. */
const FRESH = 12 * 160;

/** Whether the advice does not hold on fresh worlds: a rival is better by more than three errors. */
export function isReversed({ match, advice }: Given): boolean {
  if (advice.by !== 'worlds' || advice.trials.length < 2) return false;
  const side = sideOf(match, matchActor(match));
  const moves = advice.trials.map(({ move }) => move);
  const [one, ...others] = trialsIn(match, side, moves, 'afresh', FRESH);
  if (one === undefined) return false;
  return others.some((other) => {
    const { mean, error } = leadOver(one, other);
    return mean < 0 && -mean > 3 * error && -mean >= leastOf(match);
  });
}

/** A hint as it is read, page by page. */
export const hintLines = ({ sentence, pages }: Given, lang: Lang): readonly string[] => [
  sentence[lang],
  ...pages.flatMap((page, at) => page.map((line) => `  ${at + 1}. ${line[lang]}`)),
];

/** The value that so many of all are not above. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
