/** What a match is remembered for: the highlight of the deal that brought or cost its reader most. */
import type { Pack } from '../../cards/pack.ts';
import { CHANCE, type Observer, type Outcome } from '../../engine/game.ts';
import type { Highlight, PlayedDeal, PlayedMove } from '../../engine/highlight.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Made } from '../steps/steps.ts';
import { knownTricks, stepsOfDeal } from './trick-play.ts';

/** A highlight, and the deal it is from, counted from 1. */
export interface DealHighlight extends Highlight {
  readonly deal: number;
  readonly pack: Pack;
}

/** The move of a step with the states around it; nothing where chance made the step. */
function playedMove({ before, after, by, text }: Made): readonly PlayedMove<unknown, unknown>[] {
  const move = by === CHANCE ? undefined : before.game.notation.read(text);
  if (move === undefined || isRefusal(move)) return [];
  const next = after.closed === undefined ? after.state : after.finished;
  return [{ seat: by, move, before: before.state, after: next }];
}

/** The highlight of a deal, from 1; undefined where it has not ended, or nothing stands out. */
export function highlightOf(
  made: readonly Made[],
  deal: number,
  observer: Observer,
): DealHighlight | undefined {
  const steps = stepsOfDeal(made, deal);
  const last = steps.at(-1)?.after;
  if (last?.closed === undefined) return undefined;
  const played: PlayedDeal<unknown, unknown> = {
    finished: last.finished,
    moves: steps.flatMap(playedMove),
    tricks: () => knownTricks(made, deal),
  };
  const found = last.game.display.highlight?.(played, observer);
  return found && { ...found, deal, pack: last.pack };
}

/** Whether a match has gone well for its reader: won, or where somebody loses not lost. */
function hasGoneWell({ winners, ranks }: Outcome, observer: Observer, isLost: boolean): boolean {
  if (isLost) return ranks[observer] !== Math.max(...ranks);
  return winners.includes(observer);
}

/** The element with the highest value; of several the last one. */
function highest<T>(list: readonly T[], valueFor: (one: T) => number): T | undefined {
  return list.toSorted((a, b) => valueFor(a) - valueFor(b)).at(-1);
}

const largestSwing = ({ swing }: Highlight): number => Math.max(0, ...swing.map(Math.abs));

/**
 * The highlight of a match: winners are told what brought them most, others what cost them most, and everybody else, or
 * where no deal did either, what moved most for anybody.
 */
export function highlightIn(made: readonly Made[], observer: Observer): DealHighlight | undefined {
  const closing = made.flatMap(({ before, after }) =>
    after.closed === undefined ? [] : [{ deal: before.deal, outcome: after.closed }],
  );
  const last = made.at(-1)?.after;
  const outcome = closing.at(-1)?.outcome;
  if (last === undefined || outcome === undefined) return undefined;
  const found = closing.flatMap(({ deal }) => highlightOf(made, deal, observer) ?? []);
  const sign = hasGoneWell(outcome, observer, last.game.loser !== undefined) ? 1 : -1;
  const forReader = ({ swing }: Highlight): number => sign * (swing[observer] ?? 0);
  const own = found.filter((one) => forReader(one) > 0);
  return own.length > 0 ? highest(own, forReader) : highest(found, largestSwing);
}
