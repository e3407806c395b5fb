/** Notation and picks of moves that are one card: `play C`, and the bare card typed alone. */
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

/** Words of a typed line; commas count as spaces, the verb in lower case. */
export const wordsOf = (line: string): readonly string[] => {
  const [verb = '', ...args] = line.trim().split(/[\s,]+/);
  return [verb.toLowerCase(), ...args];
};

export const writePlay = (pack: Pack, card: Card): string => `play ${writeCard(pack, card)}`;

/** Reads `play C`, or the card alone. */
export function readPlay(pack: Pack, line: string): Card | Refusal {
  const words = wordsOf(line);
  const token = words[0] === 'play' ? words[1] : words[0];
  const extra = words.length - (words[0] === 'play' ? 2 : 1);
  const card = token === undefined ? undefined : readCard(pack, token);
  return card === undefined || extra > 0 ? unreadable(line) : card;
}

export const describePlay = (pack: Pack, card: Card): Text =>
  text(`plays [${writeCard(pack, card)}]`, `spielt [${writeCard(pack, card)}]`);

/** Picks of a card in the region `hand`, and back. */
export const handPick = (card: Card): Pick => ({ region: 'hand', slot: card });

export const intendedPlay = (pack: Pack, picks: readonly Pick[]): string | undefined => {
  const [pick] = picks;
  return pick !== undefined && 'slot' in pick && picks.length === 1
    ? writePlay(pack, pick.slot)
    : undefined;
};

/** The notation of a game in which every move is a card from the hand. */
export const cardNotation = (pack: Pack): Notation<Card, unknown> => ({
  write: (card) => writePlay(pack, card),
  read: (line) => readPlay(pack, line),
  describe: (_, card) => describePlay(pack, card),
  isPlay: () => true,
  forms: () => ['play C'],
});

/** Which picks make a move in such a game, and what they mean. */
export const cardPicks = (
  pack: Pack,
): Omit<Display<unknown, Card, unknown>, 'table' | 'reveal' | 'glossary'> => ({
  picks: (_, card) => [handPick(card)],
  intended: (_, picks) => intendedPlay(pack, picks),
});
