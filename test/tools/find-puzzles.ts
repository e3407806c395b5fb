/**
 * Looks for puzzles: decisions whose best move is clear at high effort and is not the policy's first choice.
 * Deals are played by the policy; what a cheap search and a few worlds do not support is dropped early.
 */
import {
  type Advice,
  advise,
  atOnce,
  type Effort,
  leadOver,
  leastOf,
  outcomeKey,
  playerStream,
  rollOut,
  type Side,
  think,
  type Who,
  type WorldBudget,
} from '../../src/ai/index.ts';
import { drawMove } from '../../src/ai/playout.ts';
import { gainPerUtility } from '../../src/ai/rollouts.ts';
import { at, type Estimate, largest } from '../../src/engine/estimate.ts';
import type { AnyGame, Level } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import {
  type Gains,
  type PuzzleData,
  type Puzzles,
  readGains,
  writeGains,
} from '../../src/engine/puzzles.ts';
import { openQuickStream, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { questionAt, sideOf } from '../../src/play/advice/analysis.ts';
import { chosenMove } from '../../src/play/session/choose-move.ts';
import { sure } from '../../src/play/steps/steps.ts';

/** A decision met in a deal. */
export interface Met {
  readonly match: AnyMatch;
  readonly side: Side;
  readonly moves: readonly unknown[];
  readonly habit: string;
}

/** What each stage may cost; each sees only what the one before left. */
const QUICK: Effort = { positions: 1500, forgets: false, solves: true, solving: 600 };
const FEW: WorldBudget = { least: 14, most: 14, positions: Number.POSITIVE_INFINITY };
const MANY: WorldBudget = { least: 120, most: 120, positions: Number.POSITIVE_INFINITY };

/** Errors by which a lead must exceed nothing at each stage. */
const MAYBE = 1;
const LIKELY = 2.5;
const HOLDS = 3;

/** Rivals of the best move that are weighed, beside the one that suggests itself. */
const RIVALS = 3;
/** Smaller gains are none, where figures are computed. */
export const TELLING = 0.05;

/** A puzzle is to fit on a page, and its steps in the file of its game. */
const LONGEST = 1100;
const MOST_MOVES = 60;

const textOf = ({ game }: AnyMatch, move: unknown): string => game.notation.write(move);

export function dealtFrom(game: AnyGame, seed: string): AnyMatch {
  const options = matchOptions(game, { deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return settleChance(openMatch(game, options, seed));
}

/** What the policy would do first; undefined where conventions decide or there is nothing to weigh. */
function habitOf({ game, state }: AnyMatch, moves: readonly unknown[]): unknown {
  const observation = game.observer.observe(state, game.rules.actor(state));
  if (moves.length < 2 || moves.length > MOST_MOVES || game.heuristics.policy === undefined)
    return undefined;
  if (game.extras.conventions?.bookMove(observation, moves) !== undefined) return undefined;
  if (game.heuristics.claimLine?.(observation) !== undefined) return undefined;
  return moves[largest(game.heuristics.policy(observation, moves))];
}

function drawn({ game, state }: AnyMatch, moves: readonly unknown[], random: Random): unknown {
  if (moves.length === 1) return moves[0];
  const observation = game.observer.observe(state, game.rules.actor(state));
  return (
    game.extras.conventions?.bookMove(observation, moves) ??
    moves[drawMove(game, state, moves, random)]
  );
}

function trialsOf(
  { match, side }: Met,
  texts: readonly string[],
  name: string,
  budget: WorldBudget,
) {
  const { game, state, seed, ply } = match;
  const observation = game.observer.observe(state, side.seat);
  const moves = texts.map((text) => game.notation.read(text));
  return atOnce(
    rollOut({ game, observation, side, moves, name: `${seed}/puzzle/${ply}/${name}`, budget }),
  );
}

/** The leads of the first move over each of the others. */
export function leadsOf(
  met: Met,
  texts: readonly string[],
  name: string,
  budget: WorldBudget,
): readonly Estimate[] {
  const [best, ...others] = trialsOf(met, texts, name, budget);
  return best === undefined ? [] : others.map((other) => leadOver(best, other));
}

const exceeds = ({ mean, error }: Estimate, errors: number, least: number): boolean =>
  mean >= least && mean > errors * error;

function thought({ match, side, moves }: Met, who: Who | Effort) {
  const { game, state, seed, ply } = match;
  const observation = game.observer.observe(state, side.seat);
  const asked = { observation, seat: side.seat, moves };
  return atOnce(think(game, asked, who, playerStream(seed, side.seat, ply)));
}

/** The search's favourites after the best. */
function rivalsOf(
  { match }: Met,
  weighed: readonly { move: unknown; utility: number; visits: number }[],
): readonly string[] {
  return [...weighed]
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || b.utility - a.utility)
    .slice(0, RIVALS)
    .map(({ move }) => textOf(match, move));
}

/** What a computed decision says: every move that is worse. */
export function computedGains(
  { match, side }: Met,
  best: unknown,
  weighed: readonly { move: unknown; utility: number }[],
): Gains {
  const own = weighed.find(({ move }) => textOf(match, move) === textOf(match, best))?.utility ?? 0;
  const gain = gainPerUtility(side);
  return Object.fromEntries(
    weighed
      .filter(({ move }) => textOf(match, move) !== textOf(match, best))
      .map(({ move, utility }) => [
        textOf(match, move),
        { mean: rounded((own - utility) * gain), error: 0 },
      ]),
  );
}

export const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

export const gainsFrom = (texts: readonly string[], leads: readonly Estimate[]): Gains =>
  Object.fromEntries(
    texts.map((text, i) => {
      const { mean, error } = at(leads, i);
      return [text, { mean: rounded(mean), error: rounded(error) }];
    }),
  );

type Pinned = Pick<PuzzleData, 'best' | 'others' | 'grade'>;

function gradeOf(met: Met, best: string): number {
  const { match, side } = met;
  const finds = (who: Who): boolean => textOf(match, chosenMove(match, side.seat, who)) === best;
  if (!finds('medium')) return 3;
  return finds('easy') ? 1 : 2;
}

/** A computed decision that the policy gets right and a level does not. */
function missedBy(level: Level, met: Met): Pinned | undefined {
  const habit = textOf(met.match, chosenMove(met.match, met.side.seat, level));
  return habit === met.habit ? undefined : puzzleAt({ ...met, habit });
}

/** The decision with its figures; undefined where it is no puzzle. */
export function puzzleAt(met: Met): Pinned | undefined {
  const { match, habit } = met;
  const least = leastOf(match.game);
  const strongest = match.game.heuristics.levels.at(-1) ?? 'hard';
  const quick = thought(met, QUICK);
  if (textOf(match, quick.move) === habit) return quick.exact ? missedBy('easy', met) : undefined;
  if (!quick.exact) {
    const [maybe] = leadsOf(met, [textOf(match, quick.move), habit], 'few', FEW);
    if (maybe === undefined || !exceeds(maybe, MAYBE, least)) return undefined;
  }
  const strong = thought(met, strongest);
  const best = textOf(match, strong.move);
  if (best === habit) return undefined;
  if (strong.exact) {
    const gains = computedGains(met, strong.move, strong.weighed);
    const own = gains[habit];
    if (own === undefined) return undefined;
    if (Object.values(gains).some(({ mean }) => mean < Math.max(least, TELLING))) return undefined;
    const rest = Object.entries(gains).filter(([text]) => text !== habit);
    const kept = Object.fromEntries([[habit, own], ...rest.slice(0, RIVALS)]);
    return { best, others: writeGains(kept), grade: gradeOf(met, best) };
  }
  const texts = [...new Set([best, habit, ...rivalsOf(met, strong.weighed)])];
  const likely = leadsOf(met, texts, 'many', MANY);
  if (likely.length === 0 || !likely.every((lead) => exceeds(lead, LIKELY, least)))
    return undefined;
  const gains = gainsSurely(met, best);
  if (gains === undefined) return undefined;
  return { best, others: writeGains(gainsOver(gains, texts.slice(1))), grade: gradeOf(met, best) };
}

/** The gains over these moves, in their order. */
export const gainsOver = (gains: Gains, texts: readonly string[]): Gains =>
  Object.fromEntries(texts.flatMap((text) => (gains[text] ? [[text, gains[text]]] : [])));

/** Worlds in which moves are tried that the analysis has not compared, until each is surely worse. */
const ROUNDS = [60, 240, 960];

/** What a computed decision or compared moves say that the best move gains over others. */
function gainsIn({ match }: Met, advice: Advice<unknown>): Gains {
  const { trials, leads, decision } = advice;
  const text = (move: unknown): string => textOf(match, move);
  if (trials.length > 0)
    return gainsFrom(
      trials.slice(1).map(({ move }) => text(move)),
      leads.slice(1),
    );
  const own = decision.weighed.find(({ move }) => text(move) === text(decision.move));
  const others = decision.weighed.filter((one) => one !== own);
  const gains = others.map(({ utility }) => ({ mean: (own?.utility ?? 0) - utility, error: 0 }));
  return gainsFrom(
    others.map(({ move }) => text(move)),
    gains,
  );
}

/**
 * What the best move gains over every other, by the analysis that people get and in its worlds; undefined where it
 * advises another move or some other is not surely worse.
 */
export function gainsSurely(met: Met, best: string): Gains | undefined {
  const { match, side, moves } = met;
  const { game } = match;
  const question = questionAt(match, side.seat);
  const advice = atOnce(advise(question));
  const { move } = advice.decision;
  if (textOf(match, move) !== best) return undefined;
  const least = advice.by === 'exact' ? TELLING : leastOf(game);
  const isSure = (gain: Estimate): boolean => exceeds(gain, HOLDS, least);
  let gains = gainsIn(met, advice);
  if (!Object.values(gains).every(isSure)) return undefined;
  const key = outcomeKey(question);
  const isOther = (one: unknown): boolean => key(one) !== key(move);
  let left = moves.filter((one) => isOther(one) && gains[textOf(match, one)] === undefined);
  for (const worlds of ROUNDS) {
    if (left.length === 0) return gains;
    const budget = { least: worlds, most: worlds, positions: 0 };
    const [first, ...others] = atOnce(rollOut({ ...question, moves: [move, ...left], budget }));
    if (first === undefined) return undefined;
    const leads = others.map((other) => leadOver(first, other));
    gains = {
      ...gains,
      ...gainsFrom(
        left.map((one) => textOf(match, one)),
        leads,
      ),
    };
    left = left.filter((_, i) => !isSure(at(leads, i)));
  }
  return left.length === 0 ? gains : undefined;
}

/** At most so many decisions of a deal are looked at. */
const LOOKED_AT = 6;

/** The first puzzle in the deal of a seed that is wanted. */
export function puzzleIn(
  game: AnyGame,
  base: string,
  n: number,
  isWanted: (puzzle: PuzzleData) => boolean,
): PuzzleData | undefined {
  const seed = `${base}/${n}`;
  const random = openQuickStream(`${seed}/way`);
  const steps: string[] = [];
  const mets: { met: Met; steps: string }[] = [];
  let match = dealtFrom(game, seed);
  while (!match.ended && match.deal === 1 && steps.join(';').length < LONGEST) {
    const seat = matchActor(match);
    const moves = game.rules.legal(match.state);
    const habit = habitOf(match, moves);
    if (habit !== undefined && match.ply > 0)
      mets.push({
        met: { match, side: sideOf(match, seat), moves, habit: textOf(match, habit) },
        steps: steps.join(';'),
      });
    const step = sure(match, drawn(match, moves, random));
    steps.push(step.text);
    match = settleChance(step.after);
  }
  // Solving worlds is cheap only near the end.
  const near = game.extras.openCards === undefined ? mets : mets.slice(-LOOKED_AT);
  const order = near
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, LOOKED_AT);
  for (const { one } of order) {
    const found = puzzleAt(one.met);
    const puzzle = found && { n, seat: one.met.side.seat, steps: one.steps, ...found };
    if (puzzle !== undefined && isWanted(puzzle)) return puzzle;
  }
  return undefined;
}

/** The decision of a puzzle; throws if a step is not legal. */
export function metAt(game: AnyGame, { seed }: Puzzles, puzzle: PuzzleData): Met {
  let match = dealtFrom(game, `${seed}/${puzzle.n}`);
  for (const text of puzzle.steps.split(';').filter((one) => one !== '')) {
    const move = game.notation.read(text);
    if (isRefusal(move)) throw new Error(`${game.id} has no step ${text}`);
    match = settleChance(sure(match, move).after);
  }
  const moves = game.rules.legal(match.state);
  const [habit = ''] = Object.keys(readGains(puzzle.others));
  return { match, side: sideOf(match, puzzle.seat), moves, habit };
}
