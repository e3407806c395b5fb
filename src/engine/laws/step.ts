/** Laws that hold for every step: what the step does to the state, who learns what, and which deal it closes. */
import type { Pack } from '../../cards/pack.ts';
import { type AnyMatch, makeStep } from '../match.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { applied, BrokenLaw, demand, freeze, sameJson, survivesJson } from './law.ts';
import { checkReveal, checkWords } from './shown.ts';
import { observersOf } from './state.ts';

/** A match and the JSON of its state. */
export interface ReachedMatch {
  readonly match: AnyMatch;
  readonly json: string;
}

const stepTried = (match: AnyMatch, text: string): AnyMatch | Refusal =>
  applied(() => makeStep(match, text), text);

const hasJson = (after: AnyMatch | Refusal, json: string): boolean =>
  !isRefusal(after) && JSON.stringify(after.state) === json;

const goesOnAlike = (match: AnyMatch, text: string, after: string): boolean =>
  hasJson(stepTried(match, text), after);

/** Checks that a step taken again leads where it led at first. */
function checkRepeated(match: AnyMatch, text: string, after: string): void {
  demand(goesOnAlike(match, text, after), 'apply is deterministic', text);
}

/**
 * The match after a step that must be legal. From a state read back from JSON every step is taken again, from the state
 * itself where `isChecked`, and where the other one differs: then either law may be the broken one.
 */
export function checkStep(
  { match, json }: ReachedMatch,
  text: string,
  isChecked: boolean,
): ReachedMatch {
  const once = stepTried(match, text);
  demand(!isRefusal(once), 'the actor may make a legal step', text);
  const after = JSON.stringify(once.state);
  if (isChecked) checkRepeated(match, text, after);
  demand(survivesJson(once.state), 'a state survives JSON');
  const revived = { ...match, state: JSON.parse(json) };
  if (!goesOnAlike(revived, text, after)) {
    checkRepeated(match, text, after);
    throw new BrokenLaw('a state read back from JSON goes on alike', text);
  }
  freeze(once.state);
  return { match: once, json: after };
}

/** A card that a text may name by its token, and how many copies the pack holds. */
interface NamedCard {
  readonly card: number;
  readonly copies: number;
  readonly token: string;
  readonly pattern: RegExp;
}

/**
 * Cards whose tokens cannot be mistaken for another word or number, so that a text can be searched for the cards it
 * gives away.
 */
export const namedCards = ({ tokens, order }: Pack): readonly NamedCard[] =>
  tokens.flatMap((token, card) => {
    if (token.length < 2 || /^\d+$/.test(token)) return [];
    const copies = order.filter((other) => other === card).length;
    return [{ card, copies, token, pattern: new RegExp(`\\b${token}\\b`) }];
  });

/** A masked step names no card unless the observer knows a copy of it afterwards. */
export function checkMasks(
  { game, deal, options, state }: AnyMatch,
  text: string,
  after: AnyMatch,
  cards: readonly NamedCard[],
): void {
  const move = game.notation.read(text);
  if (isRefusal(move) || after.deal !== deal || after.ended) return;
  for (const observer of observersOf(options)) {
    const { pool } = game.observer.hidden(game.observer.observe(after.state, observer));
    const told = game.notation.describe(game.observer.observe(state, observer), move);
    checkWords(told);
    const [, ...args] = game.observer.mask(state, move, observer).split(' ');
    const said = [...args, told.en, told.de].join(' ');
    const leaks = cards.some(
      ({ card, copies, token, pattern }) =>
        said.includes(token) &&
        pattern.test(said) &&
        pool.filter((other) => other === card).length === copies,
    );
    demand(!leaks, 'no masked step holds a token its observer may not know', said);
  }
}

/** Checks the outcome of the deal that the step closed, if it closed one. */
export function checkOutcome(match: AnyMatch, clauses: ReadonlySet<string>): void {
  const { game, options, closed, finished } = match;
  if (closed === undefined) return;
  const { points, totals, lines, winners, ranks, why } = closed;
  const players = options.players;
  const seated = [points, totals, ranks].every((list) => list.length === players);
  demand(seated, 'points, totals and ranks go by seat');
  demand(Object.hasOwn(game.rules.endReasons, why), 'why is a word of the sheet', why);
  points.forEach((amount, seat) => {
    const sum = lines.filter((l) => l.seat === seat).reduce((total, l) => total + l.amount, 0);
    demand(sum === amount, 'score lines add up to the points', `seat ${seat}: ${sum} ${amount}`);
  });
  demand(
    winners.every((seat) => ranks[seat] === 1),
    'winners rank first',
  );
  const alone = game.rules.points?.(finished) ?? points;
  demand(sameJson(alone, points), 'the points alone are those of the outcome', `${alone}`);
  const strange = lines.find((line) => !clauses.has(line.clause));
  demand(strange === undefined, 'score lines name clauses of the sheet', strange?.clause);
  checkWords(lines);
  for (const observer of observersOf(options)) checkReveal(match, finished, observer);
}
