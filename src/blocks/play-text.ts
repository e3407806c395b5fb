/** Notation and picks of moves that are one card: `play C`, or the card typed alone. */
import { type Card, type Pack, readCard, writeCard } from '../cards/pack.ts';
import type { Display, Notation } from '../engine/game.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Pick } from '../engine/table.ts';
import { fill, type Text, text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** The refusal of a line that is not a step of the game. */
export const unreadable = (line: string): Refusal =>
  refuse('notation', fill(texts.refusals.unreadable, line.slice(0, 60)));

/** The refusal of a card that is not in the hand. */
export const notHeld = (pack: Pack, card: Card, clause: string): Refusal =>
  refuse(clause, fill(texts.refusals.notHeld, writeCard(pack, card)));

/** The words of a typed line, with the verb in lower case; commas count as spaces. */
export function wordsOf(line: string): readonly string[] {
  const [verb = '', ...args] = line.trim().split(/[\s,]+/);
  return [verb.toLowerCase(), ...args];
}

export const writePlay = (pack: Pack, card: Card): string => `play ${writeCard(pack, card)}`;

/** Reads `play C`, or the card alone. */
export function readPlay(pack: Pack, line: string): Card | Refusal {
  const words = wordsOf(line);
  const [token, ...extra] = words[0] === 'play' ? words.slice(1) : words;
  const card = token === undefined ? undefined : readCard(pack, token);
  return card === undefined || extra.length > 0 ? unreadable(line) : card;
}

export const describePlay = (pack: Pack, card: Card): Text =>
  text(`(play|plays) [${writeCard(pack, card)}]`, `(spielst|spielt) [${writeCard(pack, card)}]`);

/** The pick of a card in the region `hand`. */
export const handPick = (card: Card): Pick => ({ region: 'hand', slot: card });

/** The text of the play that a single picked card means; undefined for other picks. */
export function intendedPlay(pack: Pack, picks: readonly Pick[]): string | undefined {
  const [pick, ...others] = picks;
  if (pick === undefined || others.length > 0 || !('slot' in pick)) return undefined;
  return writePlay(pack, pick.slot);
}

/** The notation of a game in which every move is a card from the hand. */
export const cardNotation = (pack: Pack): Notation<Card, unknown> => ({
  write: (card) => writePlay(pack, card),
  read: (line) => readPlay(pack, line),
  describe: (_, card) => describePlay(pack, card),
  isPlay: () => true,
  forms: () => ['play C'],
});

/** The picks of a game in which every move is a card from the hand, and what they mean. */
export const cardPicks = (
  pack: Pack,
): Omit<Display<unknown, Card, unknown>, 'table' | 'reveal' | 'glossary'> => ({
  picks: (_, card) => [handPick(card)],
  intended: (_, picks) => intendedPlay(pack, picks),
});

/** Whole numbers from the first to the last, as words of moves. */
export const numberWords = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
