/** What rules of the bidding system ask of a system card, and rules changed for those who play another one. */
import { CHOICES, type SystemCard } from '../state/system-card.ts';
import { wordsIn } from './pattern.ts';

/** The choices that a rule asks of a system card. */
type AskedChoices = Partial<SystemCard>;

/** What of a rule depends on the system cards. */
export interface Asking {
  readonly when: string;
  readonly needs: string;
  /** What the caller's side must play for the rule; absent if that does not matter. */
  readonly own?: AskedChoices;
  /** What the opponents must play for the rule; absent if that does not matter. */
  readonly theirs?: AskedChoices;
}

/** Whether a card has every choice that is asked of it. */
export const isAsAsked = (card: SystemCard, asked?: AskedChoices): boolean =>
  asked === undefined ||
  CHOICES.every((one) => asked[one] === undefined || asked[one] === card[one]);

/** The rules for a side that plays `own`, besides what they ask already. */
export const by = <R extends Asking>(own: AskedChoices, rules: readonly R[]): readonly R[] =>
  rules.map((one) => ({ ...one, own: { ...one.own, ...own } }));
/** The rules against opponents who play `theirs`, besides what they ask already. */
export const against = <R extends Asking>(
  theirs: AskedChoices,
  rules: readonly R[],
): readonly R[] => rules.map((one) => ({ ...one, theirs: { ...one.theirs, ...theirs } }));

/** Each rule for a side that plays `one`, and changed for a side that plays `other`. */
const split = <R extends Asking>(
  one: AskedChoices,
  other: AskedChoices,
  rules: readonly R[],
  change: (rule: R) => R,
): readonly R[] =>
  rules.flatMap((rule) => {
    const changed = change(rule);
    if (changed.needs === rule.needs) return [rule];
    return [...by(one, [rule]), ...by(other, [changed])];
  });

/** Raises of a major, with one trump more for a side whose opening promises one less. */
export const withTrumps = <R extends Asking>(rules: readonly R[]): readonly R[] =>
  split({ majors: 'five' }, { majors: 'four' }, rules, (rule) => ({
    ...rule,
    needs: rule.needs.replace(/\bM([23])\+/, (_, cards) => `M${Number(cards) + 1}+`),
  }));

/** The rule with its points raised by `opener` if opener calls, else by `responder`; a bound of 0 stays. */
export function raised<R extends Asking>(rule: R, opener: number, responder: number): R {
  const isOpeners = wordsIn(rule.when.split(/[|:]/)[0] ?? '').length % 4 === 0;
  const more = isOpeners ? opener : responder;
  const moved = (bound: string) => (bound === '0' ? bound : `${Number(bound) + more}`);
  const needs = rule.needs.replace(/\b(hcp|pts|sup)\d\S*/g, (span) => span.replace(/\d+/g, moved));
  return { ...rule, needs };
}

/** The rules with points raised, as by `raised`, for a side whose notrump opening is weak. */
export const withRange = <R extends Asking>(
  opener: number,
  responder: number,
  rules: readonly R[],
) =>
  split({ notrump: 'strong' }, { notrump: 'weak' }, rules, (one) => raised(one, opener, responder));
