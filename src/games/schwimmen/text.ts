/** Notation of the moves, and what they are in words: `swap OWN OPEN`, `all`, `pass`, `knock`. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { readCard, writeCard } from '../../cards/pack.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { pack } from './hand.ts';
import type { Move } from './rules.ts';

export const write = (move: Move): string =>
  move.verb === 'swap'
    ? `swap ${writeCard(pack, move.own)} ${writeCard(pack, move.open)}`
    : move.verb;

export function read(line: string): Move | Refusal {
  const [verb, ...args] = wordsOf(line);
  if (args.length === 0 && (verb === 'all' || verb === 'pass' || verb === 'knock')) return { verb };
  const [own, open, more] = args.map((arg) => readCard(pack, arg));
  if (verb !== 'swap' || own === undefined || open === undefined || more !== undefined)
    return unreadable(line);
  return args.length === 2 ? { verb, own, open } : unreadable(line);
}

const SWAPS = text('swaps [$1] for [$2]', 'tauscht [$1] gegen [$2]');
const SENTENCES: Readonly<Record<Exclude<Move['verb'], 'swap'>, Text>> = {
  all: text('swaps all three cards', 'tauscht alle drei Karten'),
  pass: text('passes', 'passt'),
  knock: text('knocks', 'klopft'),
};

export const describe = (move: Move): Text =>
  move.verb === 'swap'
    ? fill(SWAPS, writeCard(pack, move.own), writeCard(pack, move.open))
    : SENTENCES[move.verb];
