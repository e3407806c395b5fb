/** Why a condition cannot be read: a refusal that knows its place in the text. */
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import type { Text } from '../../lang/text.ts';

export interface Misreading extends Refusal {
  /** Where in the typed text the fault begins, from 0. */
  readonly at: number;
}

export const misreadingAt = (at: number, sentence: Text): Misreading => ({
  ...refuse('notation', sentence),
  at,
});

/** A part of what was typed, as a sentence may quote it. */
export const quoted = (typed: string): string => clean(typed, 60);
