/**
 * The match driver: a match is a value that moves from step to step. Steps open deals and close them with their
 * outcome; the match ends as its sheet says or after `deals`. No other module knows how deals make a match:
 * screen, line mode, scripts, saves and replays all go through this one.
 */
import type { Pack } from '../cards/pack.ts';
import { type ChanceStep, maskChance, readChance, writeChance } from './chance-step.ts';
import { addForfeits, type Forfeits } from './forfeits.ts';
import { type AnyShownGame, CHANCE, type Game, NOBODY, type Outcome, type Seat } from './game.ts';
import type { MatchOptions } from './options.ts';
import { chanceStreams } from './random.ts';
import { isRefusal, type Refusal } from './refusal.ts';

interface Match<S = unknown, M = unknown, V = unknown> {
  readonly game: Game<MatchOptions, S, M, V>;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly pack: Pack;
  readonly state: S;
  /** Number of the deal under way, from 1; of the last one when the match has ended. */
  readonly deal: number;
  /** Steps made so far, chance included. */
  readonly ply: number;
  /** How often each chance event has happened in this deal. */
  readonly chanceCounts: Readonly<Record<string, number>>;
  readonly ended: boolean;
  /** The forfeits of the deals closed so far, added up. */
  readonly forfeits: Forfeits;
  /** The outcome of the deal that the last step closed, if it closed one. */
  readonly closed?: Outcome;
  /** The final state of the deal that the last step closed. */
  readonly finished?: S;
}

export type AnyMatch = Match;

/** A match as screens and lines get it: without the heuristics, so that they cannot ask what opponents think. */
export type ShownMatch = Omit<AnyMatch, 'game'> & { readonly game: AnyShownGame };

/** A match before its first step. The options are resolved and checked. */
export function openMatch<S, M, V>(
  game: Game<MatchOptions, S, M, V>,
  options: MatchOptions,
  seed: string,
): Match<S, M, V> {
  return {
    game,
    options,
    seed,
    pack: game.pack(options),
    state: game.rules.initial(options),
    deal: 1,
    ply: 0,
    chanceCounts: {},
    ended: false,
    forfeits: {},
  };
}

/** The seat to act, CHANCE, or NOBODY when the match has ended. */
export const matchActor = (match: ShownMatch): Seat =>
  match.ended ? NOBODY : match.game.rules.actor(match.state);

/** The step chance makes now, from the match's seed. */
export function chanceOf<S, M, V>(match: Match<S, M, V>): ChanceStep {
  const { game, seed, deal, chanceCounts } = match;
  return game.rules.chance(
    match.state,
    chanceStreams(seed, game.id, deal, (word) => chanceCounts[word] ?? 0),
  );
}

const stopsAfter = (match: AnyMatch, outcome: Outcome): boolean =>
  outcome.over || (match.options.deals > 0 && match.deal >= match.options.deals);

/** The match with its new state; a deal in which nobody acts any more is closed, and the next one opened. */
function afterStep<S, M, V>(
  match: Match<S, M, V>,
  state: S,
  chanceCounts: Match['chanceCounts'],
): Match<S, M, V> {
  const { game, options, seed, pack, deal } = match;
  const ply = match.ply + 1;
  const { forfeits } = match;
  const moved = {
    game,
    options,
    seed,
    pack,
    state,
    deal,
    ply,
    chanceCounts,
    ended: false,
    forfeits,
  };
  if (game.rules.actor(state) !== NOBODY) return moved;
  const closed = game.rules.outcome(state);
  const over = { ...moved, forfeits: addForfeits(forfeits, closed.extra?.forfeits) };
  if (stopsAfter(match, closed)) return { ...over, ended: true, closed, finished: state };
  return {
    ...over,
    state: game.rules.next(state),
    deal: deal + 1,
    chanceCounts: {},
    closed,
    finished: state,
  };
}

/** The match after the actor's move, which may close the deal and open the next; or why it is refused. */
export function makeMove<S, M, V>(match: Match<S, M, V>, move: M): Match<S, M, V> | Refusal {
  const state = match.game.rules.apply(match.state, move);
  return isRefusal(state) ? state : afterStep(match, state, match.chanceCounts);
}

/** The match after a chance step, which may close the deal and open the next; or why it is refused. */
export function makeChance<S, M, V>(
  match: Match<S, M, V>,
  step: ChanceStep,
): Match<S, M, V> | Refusal {
  const state = match.game.rules.applyChance(match.state, step);
  if (isRefusal(state)) return state;
  const times = (match.chanceCounts[step.word] ?? 0) + 1;
  return afterStep(match, state, { ...match.chanceCounts, [step.word]: times });
}

/** Reads and makes a step by the actor, as a record has it. */
export function makeStep<S, M, V>(match: Match<S, M, V>, line: string): Match<S, M, V> | Refusal {
  const { game, pack } = match;
  if (matchActor(match) === CHANCE) {
    const step = readChance(pack, game.rules.chanceEvents, line);
    return isRefusal(step) ? step : makeChance(match, step);
  }
  const move = game.notation.read(line);
  return isRefusal(move) ? move : makeMove(match, move);
}

/** A step of the actor in canonical form; a text that cannot be read stays as it is. */
export function canonicalText({ game, pack, state }: AnyMatch, line: string): string {
  const words = game.rules.chanceEvents;
  if (game.rules.actor(state) === CHANCE) {
    const step = readChance(pack, words, line);
    return isRefusal(step) ? line : writeChance(pack, words, step);
  }
  const move = game.notation.read(line);
  return isRefusal(move) ? line : game.notation.write(move);
}

/** Lets chance act until a seat has to act or the match is over. Throws if the game refuses its own step. */
export function settleChance<S, M, V>(
  match: Match<S, M, V>,
  onStep?: (before: Match<S, M, V>, text: string, after: Match<S, M, V>) => void,
): Match<S, M, V> {
  let current = match;
  while (matchActor(current) === CHANCE) {
    const step = chanceOf(current);
    const after = makeChance(current, step);
    if (isRefusal(after)) throw new Error(`${match.game.id} refuses its own ${step.word}`);
    onStep?.(current, writeChance(current.pack, current.game.rules.chanceEvents, step), after);
    current = after;
  }
  return current;
}

/** A step that was made, as an observer sees it: `?` is a card that the observer may not know. */
export function maskedStep(
  { game, pack, state }: AnyMatch,
  line: string,
  observer: number,
): string {
  const { chanceEvents } = game.rules;
  if (game.rules.actor(state) !== CHANCE) {
    const move = game.notation.read(line);
    if (!isRefusal(move)) return game.observer.mask(state, move, observer);
  }
  const step = readChance(pack, chanceEvents, line);
  if (isRefusal(step)) throw new Error(`a step made is refused: ${line}`);
  return maskChance(pack, chanceEvents, step);
}

/** The texts of the actor's legal list. */
export const legalTexts = <S, M, V>(match: Match<S, M, V>): readonly string[] =>
  match.game.rules.legal(match.state).map((move) => match.game.notation.write(move));

/** The place of a card at the end of a form, such as `play C`. */
const CARD = / C$/;

/** Every text that a move may have with these options; undefined where cards are combined. */
export function possibleTexts(
  game: AnyShownGame,
  options: MatchOptions,
): readonly string[] | undefined {
  const { tokens } = game.pack(options);
  return game.notation
    .forms?.(options)
    .flatMap((form) =>
      CARD.test(form) ? tokens.map((token) => form.replace(CARD, ` ${token}`)) : [form],
    );
}

/** The words of a form that are no card: `play` of `play C`. */
const wordsOfForm = (form: string): readonly string[] => form.replace(CARD, '').split(' ');

/**
 * Every word that the text of a move may have with these options: the cards of the pack, then all others, each once.
 * Undefined where the game lists neither words nor forms.
 */
export function possibleWords(
  { pack, notation }: AnyShownGame,
  options: MatchOptions,
): readonly string[] | undefined {
  const words = notation.words?.(options) ?? notation.forms?.(options).flatMap(wordsOfForm);
  return words && [...new Set([...pack(options).tokens, ...words])];
}

/** The part that ends every move where moves are sequences of numbered parts: number 0. */
export const STOP = '.';

/** The stop and every word of moves, whose numbers are their places; undefined where the game does not list its words. */
export function possibleParts(
  game: AnyShownGame,
  options: MatchOptions,
): readonly string[] | undefined {
  const words = possibleWords(game, options);
  return words && [STOP, ...words];
}
