/** The names of the laws with what each asks of a game, the error of a broken law, and comparisons for the checks. */
import { LONGEST_TEXT } from '../../lang/plain.ts';

/** What a game has to do to keep each law. */
const DEMANDS = {
  'as many sit at the table as the options say': 'rules.players returns options.players',
  'every card is in exactly one place':
    'rules.zones lists every card of pack.order once, played ones too',
  'every word is plain': `texts hold no control character and nothing that turns the reading direction, and none is longer than ${LONGEST_TEXT} characters`,
  'a table is shown to every observer':
    'display.table describes what every seat and a spectator observe, and throws nothing',
  'notes are told to every observer':
    'display.notes, where a game has it, answers every observer, with each legal move, and throws nothing',
  'a bar is made of numbers': 'display.notes gives shares of a whole above 0',
  'a finished deal is revealed':
    'display.reveal describes the end of every deal to every observer, and throws nothing',
  'an observation survives JSON':
    'observer.observe returns numbers, strings, lists and plain objects alone',
  'hidden slots hold the pool':
    'observer.hidden has as many places in its slots as cards in its pool',
  'a determinized state holds every card once':
    'observer.determinize puts each card of the assignment into one place',
  'observe(determinize(observation)) equals observation':
    'observer.determinize keeps all that was seen and puts the assignment, slot by slot, where observer.hidden has the slots',
  'a determinized state has the same actor': 'observer.determinize keeps whose turn it is',
  'a determinized state has the same legal texts':
    'rules.legal looks at nothing that the actor may not know',
  'a published observation is as its schema says':
    'published.publish returns what published.schema describes, and no other key',
  'a published observation is restored':
    'published.restore makes of what published.publish says an observation that is published alike',
  'the legal list is never empty while a seat acts':
    'rules.legal lists a move (a pass, a draw) wherever rules.actor is a seat',
  'texts are unique': 'rules.legal lists no move twice, and notation.write writes no two alike',
  'texts round-trip': 'notation.read reads what notation.write writes',
  'every listed text has a form': 'notation.forms, where a game has it, has the text of every move',
  'every word of a listed text is known':
    'notation.words, where a game has it, has every word of a move but the cards of the pack',
  'every listed text is accepted': 'rules.apply takes what rules.legal lists',
  'apply accepts what legal lists and nothing else': 'rules.apply refuses every other move',
  'a refusal names a clause of the sheet':
    'refuse in rules.apply is given the id of one of clauses',
  'every pick is on the table': 'display.picks names slots and buttons that display.table has',
  'different moves have different picks': 'display.picks tells all legal moves apart',
  'picks mean their move':
    'display.intended returns the text of the move that display.picks was asked about',
  'weights go by move':
    'heuristics.policy returns a weight of at least 0 for each move, not all of them 0',
  'an estimate goes by seat': 'heuristics.evaluate returns a number for each seat',
  'candidates are legal moves':
    'heuristics.candidates returns moves of the legal list, at least one, or undefined',
  'chance makes legal steps': 'rules.applyChance takes what rules.chance makes',
  'the actor may make a legal step': 'rules.apply takes the text of a legal move, once it is read',
  'apply neither throws nor changes its state': 'rules.apply copies what it changes',
  'apply is deterministic': 'rules.apply depends on the state and the move alone',
  'a state survives JSON':
    'states are numbers, strings, lists and plain objects alone, none of them undefined',
  'a state read back from JSON goes on alike': 'rules.apply compares values, not objects',
  'no masked step holds a token its observer may not know':
    'observer.mask and notation.describe name a card only to those who see it',
  'points, totals and ranks go by seat':
    'rules.outcome has an entry for each seat in points, totals and ranks',
  'why is a word of the sheet': 'rules.endReasons has the why of rules.outcome',
  'score lines add up to the points':
    'the lines of rules.outcome add up to its points, seat by seat',
  'score lines name clauses of the sheet': 'the lines of rules.outcome name ids of clauses',
  'winners rank first': 'the winners of rules.outcome are those with rank 1',
  'the points alone are those of the outcome': 'rules.points returns the points of rules.outcome',
  'random play ends':
    'every deal comes to an end however it is played, and options.rounds or the like ends the match',
  'a record replays':
    'rules.chanceEvents has every word of rules.chance, and texts depend on nothing but the move',
  'a replay ends in the same state': 'rules.apply depends on the state and the move alone',
} as const;
export type Law = keyof typeof DEMANDS;
export const LAWS: readonly string[] = Object.keys(DEMANDS);

export class BrokenLaw extends Error {
  readonly law: Law;

  constructor(law: Law, detail = '') {
    super(`${detail === '' ? law : `${law}: ${detail}`}; so ${DEMANDS[law]}`);
    this.law = law;
  }
}

export function demand(holds: boolean, law: Law, detail = ''): asserts holds {
  if (!holds) throw new BrokenLaw(law, detail);
}

/** What a function of the game returns; the law is broken if it throws. */
export function demandResult<T>(law: Law, work: () => T, detail = ''): T {
  try {
    return work();
  } catch (error) {
    throw new BrokenLaw(law, detail === '' ? `${error}` : `${detail}: ${error}`);
  }
}

/** The result of `apply` on a frozen state, so that a mutation throws and breaks the law. */
export const applied = <T>(apply: () => T, text: string): T =>
  demandResult('apply neither throws nor changes its state', apply, text);

export const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Values that JSON keeps and that can never change again, nor anything in them: states share most of their parts. */
const settled = new WeakSet<object>();

const isSettled = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || settled.has(value);

/** Freezes a value that JSON keeps, and all in it, so that a mutation throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    const parts: readonly unknown[] = Object.values(value);
    for (const part of parts) freeze(part);
    if (parts.every(isSettled)) settled.add(value);
  }
  return value;
}

/** Whether JSON keeps every value: no hole, no NaN, no map, no undefined entry. */
export function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object') return false;
  if (settled.has(value)) return true;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return false;
  return Object.values(value).every(survivesJson);
}
