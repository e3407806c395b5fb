/** DUR-23: whoever passes an attack on says to which side. */
import { text } from '../../../lang/text.ts';
import { STAY, sideOf, TO_LEFT, TO_RIGHT, type Way } from '../moves.ts';
import type { Direction } from '../state.ts';
import type { Turning, Variant } from '../variant-rules.ts';

const SIDES: readonly Way[] = [TO_LEFT, TO_RIGHT];

const once = (_: Direction, play: Direction): readonly Turning[] =>
  SIDES.map((way) => ({ way, direction: sideOf(way), play }));

const keep = (): readonly Turning[] =>
  SIDES.map((way) => ({ way, direction: sideOf(way), play: sideOf(way) }));

/** It stays only if the passer turns against the direction of play and says so. */
const chosen = (_: Direction, play: Direction): readonly Turning[] =>
  SIDES.flatMap((way) => {
    const direction = sideOf(way);
    const plain = { way, direction, play };
    return direction === play ? [plain] : [plain, { way: way | STAY, direction, play: direction }];
  });

const TURNINGS = { once, keep, chosen };

const TOLD = {
  fixed: text('Play always runs to the left.', 'Gespielt wird immer links herum.'),
  once: text(
    'Whoever passes an attack on says left or right. The rest of the bout runs that way; afterwards the old direction holds again.',
    'Wer schiebt, sagt links oder rechts. Der Rest des Angriffs läuft in diese Richtung; danach gilt wieder die alte.',
  ),
  keep: text(
    'Whoever passes an attack on says left or right, and play goes on that way. Every game begins to the left.',
    'Wer schiebt, sagt links oder rechts, und so geht das Spiel weiter. Jedes Spiel beginnt links herum.',
  ),
  chosen: text(
    'Whoever passes an attack on says left or right for the rest of the bout; turning against the direction of play, they may add that it stays so. Every game begins to the left.',
    'Wer schiebt, sagt links oder rechts für den Rest des Angriffs; dreht er die Spielrichtung um, darf er dazusagen, dass es so bleibt. Jedes Spiel beginnt links herum.',
  ),
};

export const direction: Variant = {
  clause: 'DUR-23',
  told: (options) => TOLD[options.direction],
  change: (_, options) =>
    options.direction === 'fixed' ? {} : { turnings: TURNINGS[options.direction] },
};
