/**
 * The law that `apply` accepts what `legal` lists and nothing else. What a game wrongly accepts can
 * only be found by trying, and moves legal in another position are the likeliest to slip through.
 */

import { claimsAt } from '../claims.ts';
import { type AnyGame, CHANCE, NOBODY } from '../game.ts';
import { isCutShort } from '../longest-list.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, matchActor, openMatch } from '../match.ts';
import type { MatchOptions } from '../options.ts';
import { below, openQuickStream, type Random } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { applied, demand } from './law.ts';
import { checkWords, offeredTexts } from './shown.ts';
import type { ObservedTable } from './state.ts';

/** Texts of legal moves, grouped by verb. */
export type Texts = readonly (readonly string[])[];

/** Steps of a match to collect texts from, and texts per legal list. */
const COLLECTED_STEPS = 200;
const COLLECTED_TEXTS = 8;
/** Texts tried at one state. */
const TRIES = 12;

const oneOf = <T>(list: readonly T[], random: Random): T | undefined =>
  list[below(random, list.length)];

/** The match after a random step; undefined if it is refused, or there is none. */
function randomStep(
  match: AnyMatch,
  moves: readonly unknown[],
  random: Random,
): AnyMatch | undefined {
  const chance = matchActor(match) === CHANCE;
  const move = oneOf(moves, random);
  if (move === undefined && !chance) return undefined;
  const after = chance
    ? makeChance(match, chanceOf(match))
    : applied(() => makeMove(match, move), match.game.notation.write(move));
  return isRefusal(after) ? undefined : after;
}

/** Calls `take` with texts of the legal lists of one match of random moves. */
function collect(start: AnyMatch, random: Random, take: (text: string) => void): void {
  let match: AnyMatch | undefined = start;
  for (let n = 0; n < COLLECTED_STEPS && match && matchActor(match) !== NOBODY; n++) {
    const moves = matchActor(match) === CHANCE ? [] : match.game.rules.legal(match.state);
    for (let i = 0; i < Math.min(moves.length, COLLECTED_TEXTS); i++)
      take(match.game.notation.write(oneOf(moves, random)));
    match = randomStep(match, moves, random);
  }
}

/**
 * Texts that are legal somewhere in the game: from one random match with each of these option
 * sets, and those known from elsewhere.
 */
export function collectTexts(
  game: AnyGame,
  options: readonly MatchOptions[],
  known: readonly string[],
): Texts {
  const random = openQuickStream(`texts/${game.id}`);
  const found = new Map<string, Set<string>>();
  const take = (text: string): void => {
    const [verb = ''] = text.split(' ', 1);
    found.set(verb, (found.get(verb) ?? new Set()).add(text));
  };
  known.forEach(take);
  options.forEach((set, i) => {
    collect(openMatch(game, set, `texts/${i}`), random, take);
  });
  return [...found.values()].map((texts) => [...texts]);
}

/** A text drawn evenly by verb or evenly overall, so that rare verbs and long lists both get their turn. */
function someText(texts: Texts, verbFirst: boolean, random: Random): string {
  if (verbFirst) return oneOf(oneOf(texts, random) ?? [], random) ?? '';
  let at = below(
    random,
    texts.reduce((sum, { length }) => sum + length, 0),
  );
  for (const list of texts) {
    if (at < list.length) return list[at] ?? '';
    at -= list.length;
  }
  return '';
}

/** Distinct texts, at most `TRIES` of them. */
function someTexts(texts: Texts, random: Random): ReadonlySet<string> {
  const some = new Set<string>();
  for (let i = 0; i < TRIES && texts.length > 0; i++)
    some.add(someText(texts, i % 2 === 0, random));
  return some;
}

/** Tries a text that is not listed here. Returns whether it was tried. */
function tryUnlisted(
  { game, state }: AnyMatch,
  listed: ReadonlySet<string>,
  clauses: ReadonlySet<string>,
  text: string,
): boolean {
  const move = game.notation.read(text);
  if (isRefusal(move) || listed.has(game.notation.write(move))) return false;
  const after = applied(() => game.rules.apply(state, move), text);
  if (!isRefusal(after) && isCutShort(listed.size)) return true;
  demand(isRefusal(after), 'apply accepts what legal lists and nothing else', text);
  demand(clauses.has(after.clause), 'a refusal names a clause of the sheet', after.clause);
  checkWords(after.text);
  return true;
}

/** Texts that are tried where they are not listed, and the clauses that may forbid them. */
interface Unlisted {
  readonly texts: Texts;
  readonly clauses: ReadonlySet<string>;
  readonly random: Random;
}

/**
 * Tries texts that are not listed here: some of those that are legal elsewhere, and all that the table offers.
 * @returns how many of those that are legal elsewhere were tried
 */
export function checkUnlisted(
  match: AnyMatch,
  listed: readonly string[],
  { observation, table }: ObservedTable,
  { texts, clauses, random }: Unlisted,
): number {
  const claims = claimsAt(match).map(({ line }) => line);
  const here = new Set([...listed, ...claims]);
  const offered = offeredTexts(match, observation, table);
  for (const text of offered) tryUnlisted(match, here, clauses, text);
  const some = [...someTexts(texts, random)];
  return some.filter((text) => tryUnlisted(match, here, clauses, text)).length;
}
