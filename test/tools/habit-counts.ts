/**
 * How often levels show habits: over decisions with an opportunity in deals that a level leads, the same of both builds,
 * or over the deals that each build plays itself where what led there belongs to the habit.
 */
import type { Who } from '../../src/ai/index.ts';
import { type Estimate, estimate } from '../../src/engine/estimate.ts';
import { NOBODY } from '../../src/engine/game.ts';
import { openPosition, type Position } from './decider.ts';
import { leadIn } from './decisions.ts';
import type { Habit, Seen } from './habits/habit.ts';
import { HABITS } from './habits.ts';
import type { Decider } from './other-build.ts';
import { type Both, decisions, optionsIn, type Plan } from './strength.ts';

const seenAt = ({ match, actor, legal }: Position, move: string): Seen => ({
  told: match.game.published.publish(
    match.game.observer.observe(match.state, actor),
  ) as Seen['told'],
  legal: legal(),
  move,
});

/** Shares of the opportunities for a habit, and what it loses. */
interface Taken {
  readonly share: number;
  /** Where the move also loses, played on, if that is asked: a habit may be right in places. */
  readonly costly?: number;
  /** The points that moves of the habit lose, played on, if that is asked. */
  readonly loses?: Estimate;
}

/** How often a habit shows where it could. */
export interface HabitFigures {
  readonly habit: string;
  readonly what: string;
  readonly who: Who;
  readonly opportunities: number;
  readonly own: Taken;
  /** The same of the other build. */
  readonly other?: Taken;
}

/** Whether a legal move shows an opportunity for the habit. */
function mayShow(habit: Habit, at: Position): boolean {
  const seen = seenAt(at, '');
  return seen.legal.some((move) => habit.isIn({ ...seen, move }) !== undefined);
}

const hasMet = (habit: Habit, at: Position, move: string): boolean =>
  habit.isIn(seenAt(at, move)) !== undefined;

/** Decisions until every habit has met `plan.decisions` opportunities. */
function opportunities(plan: Plan, habits: readonly Habit[]): readonly Both[] {
  const left = new Map(habits.map((habit) => [habit, plan.decisions]));
  const isLacking = (at: Position): boolean => [...left.keys()].some((one) => mayShow(one, at));
  const all = { ...plan, decisions: Number.POSITIVE_INFINITY };
  const made: Both[] = [];
  for (const one of decisions(all, isLacking)) {
    made.push(one);
    if (one.who !== plan.levels.at(-1)) continue;
    for (const [habit, n] of left) if (hasMet(habit, one.at, one.own.move)) left.set(habit, n - 1);
    for (const [habit, n] of left) if (n <= 0) left.delete(habit);
    if (left.size === 0) break;
  }
  return made;
}

/** The legal move without the habit that the policy prefers. */
function insteadIn({ match, actor, legal, ...at }: Position, habit: Habit): string | undefined {
  const { heuristics, observer, rules } = match.game;
  const moves = rules.legal(match.state);
  const weights = heuristics.policy?.(observer.observe(match.state, actor), moves);
  const texts = legal();
  const others = texts.filter(
    (move) => habit.isIn(seenAt({ match, actor, legal, ...at }, move)) !== true,
  );
  const weightOf = (move: string): number => weights?.[texts.indexOf(move)] ?? 1;
  return [...others].sort((one, two) => weightOf(two) - weightOf(one))[0];
}

/** Errors by which a move is behind to have lost something. */
const SURELY_BEHIND = 2;

/** What a move of a habit loses, played on, against what the policy would do without it, if it does anything else. */
function lossOf(at: Position, habit: Habit, move: string): readonly Estimate[] {
  const instead = insteadIn(at, habit);
  return instead === undefined ? [] : [leadIn(at.match, instead, move)];
}

const isSure = ({ mean, error }: Estimate): boolean => mean > SURELY_BEHIND * error;

/** What was made of the opportunities for a habit; a move alone may decide that there was none. */
function takenOf(
  habit: Habit,
  made: readonly (readonly [Position, string])[],
  isWeighed: boolean,
): Counted {
  const met = made.filter(([at, move]) => hasMet(habit, at, move));
  const taken = met.filter(([at, move]) => habit.isIn(seenAt(at, move)) === true);
  const share = (some: readonly unknown[]): number => some.length / Math.max(1, met.length);
  const figures = { opportunities: met.length, share: share(taken) };
  if (!isWeighed) return figures;
  const losses = taken.flatMap(([at, move]) => lossOf(at, habit, move));
  return {
    ...figures,
    costly: share(losses.filter(isSure)),
    loses: estimate(losses.map(({ mean }) => mean)),
  };
}

/** The opportunity of a deal that the level plays in every seat, if it comes to one. */
function opportunityIn(from: Position, who: Who, habit: Habit): boolean | undefined {
  let at = from;
  while (!at.isOver && at.actor !== NOBODY) {
    const move = at.decide(who);
    const seen = seenAt(at, move);
    const isIn = habit.isIn(seen);
    if (isIn !== undefined || habit.mayCome?.(seen) === false) return isIn;
    at = at.step(move);
  }
  return undefined;
}

/** How often a build takes the opportunities to which it leads itself. */
function takenByItself(
  plan: Plan,
  habit: Habit,
  who: Who,
  { openPosition }: Pick<Decider, 'openPosition'>,
): Counted {
  let met = 0;
  let taken = 0;
  for (
    let deal = 0;
    deal < (plan.deals ?? Number.POSITIVE_INFINITY) && met < plan.decisions;
    deal++
  ) {
    const from = openPosition(plan.game.id, optionsIn(plan), `${plan.seed}/${deal}`);
    const isIn = opportunityIn(from, who, habit);
    met += isIn === undefined ? 0 : 1;
    taken += isIn === true ? 1 : 0;
  }
  return { opportunities: met, share: taken / Math.max(1, met) };
}

type Counted = Taken & { readonly opportunities: number };

/** A habit as it was counted, that of the other build beside it. */
function figuresOf(habit: Habit, who: Who, counted: Counted, beside?: Counted): HabitFigures {
  const { opportunities, ...own } = counted;
  const figures = { habit: habit.id, what: habit.what, who, opportunities, own };
  if (beside === undefined) return figures;
  const { opportunities: _, ...other } = beside;
  return { ...figures, other };
}

/** Of the deals that each build plays itself. */
function ownFigures(asked: Plan, habit: Habit, who: Who): HabitFigures {
  const plan = { ...asked, options: { ...asked.options, ...habit.options } };
  const by = (build: Pick<Decider, 'openPosition'>) => takenByItself(plan, habit, who, build);
  return figuresOf(habit, who, by({ openPosition }), plan.other && by(plan.other));
}

/** Of the same positions. */
function figuresAt(
  made: readonly Both[],
  habit: Habit,
  who: Who,
  isWeighed: boolean,
): HabitFigures {
  const of = made.filter((one) => one.who === who);
  const mine = of.map((one): [Position, string] => [one.at, one.own.move]);
  const theirs = of.flatMap((one): [Position, string][] =>
    one.other === undefined ? [] : [[one.at, one.other.move]],
  );
  const other = theirs.length === 0 ? undefined : takenOf(habit, theirs, isWeighed);
  return figuresOf(habit, who, takenOf(habit, mine, isWeighed), other);
}

/** The habits of a game, or some of them; `isWeighed`: of those counted at the same positions, whether they also lose. */
export function habitsIn(
  plan: Plan,
  only: readonly string[],
  isWeighed: boolean,
): readonly HabitFigures[] {
  const all = HABITS[plan.game.id] ?? [];
  const wanted = all.filter(({ id }) => only.length === 0 || only.includes(id));
  const shared = wanted.filter(({ mayCome }) => mayCome === undefined);
  const made = shared.length === 0 ? [] : opportunities(plan, shared);
  return wanted.flatMap((habit) =>
    plan.levels.map((who) =>
      habit.mayCome === undefined
        ? figuresAt(made, habit, who, isWeighed)
        : ownFigures(plan, habit, who),
    ),
  );
}
