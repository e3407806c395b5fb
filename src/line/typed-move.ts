/**
 * The move that a person types: the number of a choice, an amount, or the move itself, which may begin with a word of
 * their language; and the moves that a line may mean which is no move yet.
 */
import { readCard, writeCard } from '../cards/pack.ts';
import type { ShownMatch } from '../engine/match.ts';
import { fill, LANGS, plural, type Text } from '../lang/text.ts';
import { hasVerb, type Offered, rangeText, verbOf } from './choices.ts';
import texts from './texts.json' with { type: 'json' };

/** A line whose first word is that of an amount in any language, with the verb of the game's notation instead. */
export function inNotation({ ranges, asides }: Offered, line: string): string {
  const [word = '', ...rest] = line.split(/\s+/);
  const range = [...ranges, ...asides].find(({ verb }) =>
    LANGS.some((lang) => verb[lang] === word.toLowerCase()),
  );
  const [first] = range?.moves ?? [];
  return first === undefined ? line : [verbOf(first.move), ...rest].join(' ');
}

/** The move of an amount, in whichever range it lies. */
export const amountOf = ({ ranges }: Offered, value: number): string | undefined =>
  ranges.flatMap(({ moves }) => moves).find((one) => one.value === value)?.move;

/** Says how many choices there are. */
export const noChoice = (number: number, choices: number): Text =>
  fill(plural(choices, texts.choices.only, texts.choices.none), number, choices);

/** What a number means, as a move in the notation: a choice, or where none has the number, an amount; else why nothing. */
function moveOfNumber(offered: Offered, number: number): string | readonly Text[] {
  const { choices, ranges } = offered;
  const move = choices[number - 1]?.move ?? amountOf(offered, number);
  if (move !== undefined) return move;
  if (ranges.length > 0) return ranges.map((range) => rangeText(range));
  return [noChoice(number, choices.length)];
}

/** What a line in the notation means as a move, whether legal or not; or why its number means nothing. */
export const typedMove = (offered: Offered, line: string): string | readonly Text[] =>
  /^\d{1,5}$/.test(line) ? moveOfNumber(offered, Number(line)) : line;

export type MatchingChoices = Omit<Offered, 'asides'>;

/** The choices that begin with the verb or name the cards; none if a word matches nothing. */
export function choicesMatching(
  match: ShownMatch,
  { choices, ranges, asides }: Offered,
  line: string,
): MatchingChoices {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const fits = words.reduce((left, word) => {
    const card = readCard(match.pack, word);
    const token = card === undefined ? undefined : writeCard(match.pack, card);
    return left.filter(({ move }) => {
      const [verb = '', ...args] = move.split(' ');
      return verb === word || (token !== undefined && args.includes(token));
    });
  }, choices);
  const [word = ''] = words;
  return { choices: fits, ranges: [...ranges, ...asides].filter((range) => hasVerb(range, word)) };
}
