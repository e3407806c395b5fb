/** The notation of Sample Golf: `draw`, `drop`, `take 2` and `put 2`, places counted from 1. */
import { unreadable, wordsOf } from '../../../../src/blocks/play-text.ts';
import { writeCard } from '../../../../src/cards/pack.ts';
import type { Refusal } from '../../../../src/engine/refusal.ts';
import { fill, type Text } from '../../../../src/lang/text.ts';
import { EACH, type Move, pack, type State } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { told } = texts;

export const write = (move: Move): string =>
  'place' in move ? `${move.verb} ${move.place + 1}` : move.verb;

export function read(line: string): Move | Refusal {
  const [verb, number, ...rest] = wordsOf(line);
  if (rest.length > 0) return unreadable(line);
  if (verb === 'draw' || verb === 'drop') return number === undefined ? { verb } : unreadable(line);
  const place = /^\d$/.test(number ?? '') ? Number(number) - 1 : -1;
  const isPlace = place >= 0 && place < EACH;
  return isPlace && (verb === 'take' || verb === 'put') ? { verb, place } : unreadable(line);
}

export function describe({ pile }: Pick<State, 'pile'>, move: Move): Text {
  if (!('place' in move)) return told[move.verb];
  if (move.verb === 'put') return fill(told.put, move.place + 1);
  return fill(told.take, writeCard(pack, pile.at(-1) ?? 0), move.place + 1);
}
