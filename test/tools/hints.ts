/**
 * Hints as they are given, for `npm run proofs -- hints`: how surely one move is advised, whether a move shown beside it
 * has a better figure, whether a cause is named, what hints cost, and whether the advice holds on fresh worlds.
 */
import { type Advice, advise, atOnce, type Degree, leadOver, leastOf } from '../../src/ai/index.ts';
import { isDoubtful } from '../../src/ai/verdicts.ts';
import { isClaim } from '../../src/engine/claims.ts';
import type { Estimate } from '../../src/engine/estimate.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import type { Lang, Text } from '../../src/lang/text.ts';
import { questionAt, sideOf } from '../../src/play/advice/analysis.ts';
import { hintData, hintFrom } from '../../src/play/advice/hint-words.ts';
import { isIdle } from '../../src/play/advice/weighed-moves.ts';
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
  /** How surely the move is the best; `idle` where every move is computed to come to the same. */
  readonly degree: Degree | 'idle';
  /** One legal move is advised. */
  readonly isOne: boolean;
  readonly isReasoned: boolean;
  /** A cause for the move is named in cards. */
  readonly isCaused: boolean;
  /** The hint as data, to be compared with the answer to the same question. */
  readonly data: string;
  /** Moves shown whose figure is better than that of the one advised, beyond its error. */
  readonly better: number;
}

/** The hint at a decision. */
export function hintAt(match: AnyMatch): Given {
  const side = sideOf(match, matchActor(match));
  const since = cpuSeconds();
  let first: number | undefined;
  const heard = (): void => {
    first ??= cpuSeconds() - since;
  };
  const advice = atOnce(advise({ ...questionAt(match, side.seat), heard }));
  const cpu = cpuSeconds() - since;
  const { sentence, pages } = hintFrom(match, side, advice);
  const data = hintData(match, side, advice, 'en');
  const { game, state } = match;
  const legal = game.rules.legal(state).map((move) => game.notation.write(move));
  const better = advice.leads.filter(isBehind).length;
  return {
    match,
    advice,
    sentence,
    pages,
    cpu,
    first: first ?? cpu,
    degree: isIdle(match, advice) ? 'idle' : data.degree,
    isOne: legal.includes(data.move) || isClaim(match, advice.decision.move),
    isReasoned: (pages[0]?.length ?? 0) > 0,
    isCaused: data.reasons.some(({ kind, speaks }) => kind === 'cause' && speaks === 'for'),
    data: JSON.stringify(data),
    better,
  };
}

/** Whether the hint at a decision is given again word for word. */
export const isGivenAgain = ({ match, data }: Given): boolean => hintAt(match).data === data;

/** Sums of the same figures in another order differ by less. */
const ROUNDING = 1e-9;

const isBehind = ({ mean, error }: Estimate): boolean => -mean > error + ROUNDING;

/** The fewest worlds of a fresh look: twelve times the usual. */
const FRESH = 12 * 160;

/**
 * By how much the move advised is ahead of the next on fresh worlds, twice as many as the hint had if those are more;
 * undefined where worlds were not asked.
 */
export function freshLead({ match, advice }: Given): Estimate | undefined {
  if (advice.by !== 'worlds' || advice.trials.length < 2) return undefined;
  const side = sideOf(match, matchActor(match));
  const moves = advice.trials.slice(0, 2).map(({ move }) => move);
  const worlds = Math.max(FRESH, 2 * (advice.trials[0]?.runs.length ?? 0));
  const [one, other] = trialsIn(match, side, moves, 'afresh', worlds);
  return one && other && leadOver(one, other);
}

/** Whether a rival is better by more than three errors, and by what is worth a word. */
export const isReversed = ({ match }: Given, { mean, error }: Estimate): boolean =>
  mean < 0 && -mean > 3 * error && -mean >= leastOf(match.game);

/**
 * Whether the move advised is ahead on fresh worlds; one that is better for its price alone, since worlds find no
 * difference, must not be behind.
 */
export function isHeld({ advice }: Given, { mean, error }: Estimate): boolean {
  const [, said] = advice.leads;
  const isByPrice = said !== undefined && isDoubtful(said);
  return mean > 0 || (isByPrice && mean >= -2 * error);
}

/** The lead of a hint beside that on fresh worlds. */
export function freshLine({ match, advice, degree }: Given, fresh: Estimate): string {
  const [, said] = advice.leads;
  const worlds = advice.trials[0]?.runs.length ?? 0;
  const leads = [said, fresh].map((lead) =>
    lead === undefined ? 'none' : `${lead.mean.toFixed(3)} ± ${lead.error.toFixed(3)}`,
  );
  return `${match.seed} ${match.ply} ${degree}, ${worlds} worlds: ${leads.join('; afresh ')}`;
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
