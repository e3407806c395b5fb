/**
 * A rule of the bidding system, as data: in which auctions, which call, what the hand needs, what the
 * agreement is called. The first rule that fits makes the call, so order is priority. See
 * `pattern.ts` for `when` and `call`, `needs.ts` for `needs`.
 */
import { type Text, text } from '../../../lang/text.ts';

/** How far partner must keep the bidding open. */
export type Force = 'none' | 'once' | 'game';

export interface Rule {
  readonly when: string;
  readonly call: string;
  readonly needs: string;
  readonly name: Text;
  readonly force: Force;
  /** A last resort with unusual hands: it explains a call only where no other rule does. */
  readonly seldom?: boolean;
}

export interface Chapter {
  readonly title: Text;
  /** A general rule explains a call only where no agreement of another chapter does. */
  readonly general?: boolean;
  readonly rules: readonly Rule[];
}

/** A rule that leaves partner free to pass. */
export const rule = (when: string, call: string, needs: string, en: string, de: string): Rule => ({
  when,
  call,
  needs,
  name: text(en, de),
  force: 'none',
});

/** The rule, forcing for one round. */
export const forcing = (made: Rule): Rule => ({ ...made, force: 'once' });
/** The rule, forcing to game. */
export const toGame = (made: Rule): Rule => ({ ...made, force: 'game' });
/** The rule, for hands without a better call. */
export const seldom = (made: Rule): Rule => ({ ...made, seldom: true });
