/**
 * Refusals: why a step, an option or a text cannot be accepted. A refusal is a value that names the clause; only
 * broken invariants throw.
 */
import type { Text } from '../lang/text.ts';

export interface Refusal {
  readonly refused: true;
  /** The clause broken, such as `BOD-3`; `notation` or `conventions` outside the sheets. */
  readonly clause: string;
  readonly text: Text;
}

export const refuse = (clause: string, text: Text): Refusal => ({ refused: true, clause, text });

/** The refusal of something that no rule of a game forbids; its clause is `conventions`. */
export const problem = (text: Text): Refusal => refuse('conventions', text);

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
