/** Chips as the unit of a score, and the headline of a deal that is played for them, as its player is told it. */
import type { ScoreUnit } from '../engine/profile.ts';
import { fill, plural, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const { chips } = texts;

export const CHIPS: ScoreUnit = chips.unit;

/** What a deal has brought a player: chips won, chips lost, or neither. */
export function chipsWon(gain: number): Text {
  if (gain === 0) return chips.even;
  const { one, more } = gain > 0 ? chips.won : chips.lost;
  const amount = Math.abs(gain);
  return fill(plural(amount, one, more), amount);
}
