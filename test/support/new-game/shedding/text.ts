/** The notation of Sample Shedding, `play C`, `draw` and `pass`, and which picks mean what. */
import {
  describePlay,
  handPick,
  intendedPlay,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../../../src/blocks/play-text.ts';
import type { Refusal } from '../../../../src/engine/refusal.ts';
import type { Pick } from '../../../../src/engine/table.ts';
import type { Text } from '../../../../src/lang/text.ts';
import { DRAW, isCard, type Move, PASS, pack } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const wordOf = (move: Move): 'draw' | 'pass' => (move === DRAW ? 'draw' : 'pass');

export const write = (move: Move): string => (isCard(move) ? writePlay(pack, move) : wordOf(move));

export function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  if (verb !== 'draw' && verb !== 'pass') return readPlay(pack, line);
  if (rest.length > 0) return unreadable(line);
  return verb === 'draw' ? DRAW : PASS;
}

export const describe = (_: unknown, move: Move): Text =>
  isCard(move) ? describePlay(pack, move) : texts.told[wordOf(move)];

export const picks = (_: unknown, move: Move): readonly Pick[] => [
  isCard(move) ? handPick(move) : { button: wordOf(move) },
];

export function intended(_: unknown, picked: readonly Pick[]): string | undefined {
  const [pick] = picked;
  if (picked.length !== 1 || pick === undefined) return undefined;
  return 'button' in pick ? pick.button : intendedPlay(pack, picked);
}
