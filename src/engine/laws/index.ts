/**
 * The laws that every game keeps, as checks on a random match with a seed, and the sets of options with which they
 * are checked. A check throws an error that names the broken law. `test/laws` runs the checks on every game.
 */

import { writeChance } from '../chance-step.ts';
import { type AnyGame, CHANCE, NOBODY } from '../game.ts';
import {
  type AnyMatch,
  chanceOf,
  legalTexts,
  makeChance,
  matchActor,
  openMatch,
  possibleTexts,
  possibleWords,
} from '../match.ts';
import { matchOptions } from '../match-options.ts';
import {
  choiceKeys,
  limitsOf,
  type MatchOptions,
  type Option,
  type OptionList,
  type OptionValue,
} from '../options.ts';
import { below, openQuickStream, type Random } from '../random.ts';
import { byOf, closingLines, extraOf, headerOf, legalOf } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { emptyReplay, replayLine } from '../replay.ts';
import { demand, freeze, sameJson, survivesJson } from './law.ts';
import { checkHeuristics, checkIntroduction } from './shown.ts';
import { checkState } from './state.ts';
import { checkMasks, checkOutcome, checkStep, namedCards, type ReachedMatch } from './step.ts';
import { checkUnlisted, type Texts } from './unlisted.ts';

export { BrokenLaw, LAWS, type Law } from './law.ts';
export { collectTexts } from './unlisted.ts';

/** A match of random moves on which the laws are checked, and how closely. */
interface Trial {
  readonly seed: string;
  /** Steps between two checks of the laws of single states: 1 checks every state. */
  readonly every: number;
  /** Texts to try wherever they are not listed. */
  readonly texts: Texts;
  /** A match of more steps counts as endless. */
  readonly most?: number;
}

/** The result of a trial. */
interface Tried {
  readonly steps: number;
  /** States at which all laws were checked. */
  readonly states: number;
  /** Texts tried that were not listed. */
  readonly unlisted: number;
}

/** More steps than any match of random players takes. */
const STEP_LIMIT = 200_000;

function chanceText(match: AnyMatch): string {
  const step = chanceOf(match);
  demand(!isRefusal(makeChance(match, step)), 'chance makes legal steps', step.word);
  return writeChance(match.pack, match.game.rules.chanceEvents, step);
}

const nextText = (match: AnyMatch, texts: readonly string[], random: Random): string =>
  matchActor(match) === CHANCE ? chanceText(match) : (texts[below(random, texts.length)] ?? '');

/** Opens a match to be checked. Its state is frozen, so that a game that changes a state in place is caught. */
function opened(game: AnyGame, options: MatchOptions, seed: string): ReachedMatch {
  const match = openMatch(game, options, seed);
  demand(survivesJson(match.state), 'a state survives JSON');
  return { match, json: JSON.stringify(freeze(match.state)) };
}

const headerFor = (match: AnyMatch): object =>
  headerOf(
    match,
    Array.from({ length: match.options.players }, (_, i) => ({ name: `${i}`, by: 'random' })),
  );

/** What stays the same throughout a trial. */
interface TrialContext {
  readonly trial: Trial;
  readonly random: Random;
  readonly clauses: ReadonlySet<string>;
  readonly cards: ReturnType<typeof namedCards>;
  /** Every text that a move may have, where the game says so. */
  readonly forms: ReadonlySet<string> | undefined;
  /** Every word of such a text, where the game says so. */
  readonly words: ReadonlySet<string> | undefined;
}

/** A step, the lines it adds to the record, and how many unlisted texts were tried before it. */
interface CheckedStep {
  readonly after: ReachedMatch;
  readonly lines: readonly object[];
  readonly unlisted: number;
}

function checkForms(texts: readonly string[], forms: ReadonlySet<string>): void {
  const formless = texts.find((text) => !forms.has(text));
  demand(formless === undefined, 'every listed text has a form', formless);
}

function checkWords(texts: readonly string[], words: ReadonlySet<string>): void {
  const unknown = texts.flatMap((text) => text.split(' ')).find((word) => !words.has(word));
  demand(unknown === undefined, 'every word of a listed text is known', unknown);
}

/**
 * Makes one random step of a match and checks it. Only some steps are `checked` in full, as that takes long; all
 * others are just made.
 */
function checkTurn(ground: TrialContext, before: ReachedMatch, checked: boolean): CheckedStep {
  const { random, clauses, cards, forms, words, trial } = ground;
  const { match } = before;
  const seated = matchActor(match) !== CHANCE;
  const texts = seated ? legalTexts(match) : [];
  const observed = checked ? checkState(match, texts, random) : undefined;
  if (forms !== undefined) checkForms(texts, forms);
  if (checked && words !== undefined) checkWords(texts, words);
  let unlisted = 0;
  if (observed !== undefined) {
    unlisted = checkUnlisted(match, texts, observed, { texts: trial.texts, clauses, random });
    checkHeuristics(match, observed.observation);
  }
  const text = nextText(match, texts, random);
  const step = { by: byOf(matchActor(match)), do: text, ...extraOf(match, text) };
  const line = checked ? { ...step, ...legalOf(match) } : step;
  const after = checkStep(before, text, checked);
  checkOutcome(after.match, clauses);
  if (observed !== undefined) checkMasks(match, text, after.match, cards);
  return { after, lines: [line, ...closingLines(match, after.match)], unlisted };
}

/**
 * Plays one match of random moves and checks every law on the way; those of single states only every `every` steps.
 * @throws BrokenLaw with the law's name
 */
export function checkLaws(game: AnyGame, options: MatchOptions, trial: Trial): Tried {
  const { seed, every, most = STEP_LIMIT } = trial;
  const clauses = new Set(game.clauses(options).map((clause) => clause.id));
  const cards = namedCards(game.pack(options));
  const random = openQuickStream(`laws/${seed}`);
  const possible = possibleTexts(game, options);
  const forms = possible && new Set(possible);
  const known = possibleWords(game, options);
  const words = known && new Set(known);
  const ground = { trial, random, clauses, cards, forms, words };
  checkIntroduction(game, options);
  let reached = opened(game, options, seed);
  const lines: object[] = [headerFor(reached.match)];
  let unlisted = 0;
  let steps = 0;
  for (; matchActor(reached.match) !== NOBODY; steps++) {
    demand(steps < most, 'random play ends');
    const turn = checkTurn(ground, reached, steps % every === every - 1);
    lines.push(...turn.lines);
    unlisted += turn.unlisted;
    reached = turn.after;
  }
  checkReplay(game, reached.match, lines);
  return { steps, states: Math.floor(steps / every), unlisted };
}

/** The record of a match, read back, leads to its state. */
function checkReplay(game: AnyGame, match: AnyMatch, lines: readonly object[]): void {
  let replay = emptyReplay;
  for (const line of lines) {
    const after = replayLine(replay, JSON.stringify(line), () => game);
    demand(!isRefusal(after), 'a record replays', isRefusal(after) ? after.text.en : '');
    replay = after;
  }
  demand(sameJson(replay.match?.state, match.state), 'a replay ends in the same state');
}

type GivenOptions = Readonly<Record<string, OptionValue>>;

/** The values of an option that are worth testing: every choice, the ends of a range. */
function valuesToTest(option: Option): readonly OptionValue[] {
  switch (option.kind) {
    case 'number': {
      const { least, most, among = [least, most] } = limitsOf(option);
      return among;
    }
    case 'choice':
      return choiceKeys(option);
    case 'flag':
      return [true, false];
  }
}

/** The defaults, and sets that take every option to each of its values or ends, one at a time. */
const spread = (list: OptionList): readonly GivenOptions[] => [
  {},
  ...Object.entries(list).flatMap(([key, option]) =>
    key === 'deals' ? [] : valuesToTest(option).map((value) => ({ [key]: value })),
  ),
];

/** A set of options with which the laws are checked. */
export interface OptionSet {
  /** The options that differ from the defaults. */
  readonly given: GivenOptions;
  /** The resolved options, for matches of two deals. */
  readonly options: MatchOptions;
}

/** The sets of options to test, the defaults first; values that the game refuses alone are left out. */
export const spreadOptions = (game: AnyGame): readonly OptionSet[] =>
  spread(game.options).flatMap((given) => {
    const options = matchOptions(game, { deals: 2, ...given });
    return isRefusal(options) ? [] : [{ given, options }];
  });
