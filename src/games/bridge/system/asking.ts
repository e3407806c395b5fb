/** What rules of the bidding system ask of a system card, and rules changed for those who play another one. */
import { CHOICES, type SystemCard } from '../state/system-card.ts';
import { wordsIn } from './pattern.ts';

/** Choices that a rule asks of a card. */
type Asked = Partial<SystemCard>;

/** A rule in the part that cards decide. */
export interface Asking {
  readonly when: string;
  readonly needs: string;
  /** What the caller's side must play, and what the opponents must; absent: whatever they play. */
  readonly own?: Asked;
  readonly theirs?: Asked;
}

export const isAsAsked = (card: SystemCard, asked: Asked = {}): boolean =>
  CHOICES.every((one) => asked[one] === undefined || asked[one] === card[one]);

/** Rules of those who play so, beside what else they ask. */
export const by = <R extends Asking>(own: Asked, rules: readonly R[]): readonly R[] =>
  rules.map((one) => ({ ...one, own: { ...one.own, ...own } }));
/** Rules against opponents who play so. */
export const against = <R extends Asking>(theirs: Asked, rules: readonly R[]): readonly R[] =>
  rules.map((one) => ({ ...one, theirs: { ...one.theirs, ...theirs } }));

/** Each rule as those have it who play the one, and changed for those who play the other. */
const split = <R extends Asking>(
  one: Asked,
  other: Asked,
  rules: readonly R[],
  change: (rule: R) => R,
): readonly R[] =>
  rules.flatMap((rule) => {
    const changed = change(rule);
    const isSame = changed.needs === rule.needs;
    return isSame ? [rule] : [...by(one, [rule]), ...by(other, [changed])];
  });

/** Raises of a major: those whose opening promises a card less have one more. */
export const withTrumps = <R extends Asking>(rules: readonly R[]): readonly R[] =>
  split({ majors: 'five' }, { majors: 'four' }, rules, (rule) => ({
    ...rule,
    needs: rule.needs.replace(/\bM([23])\+/, (_, cards) => `M${Number(cards) + 1}+`),
  }));

/** The rule with so many points more for opener, or for responder; a bound of 0 stays. */
export function raised<R extends Asking>(rule: R, opener: number, responder: number): R {
  const isOpeners = wordsIn(rule.when.split(/[|:]/)[0] ?? '').length % 4 === 0;
  const more = isOpeners ? opener : responder;
  const moved = (bound: string) => (bound === '0' ? bound : `${Number(bound) + more}`);
  const needs = rule.needs.replace(/\b(hcp|pts|sup)\d\S*/g, (span) => span.replace(/\d+/g, moved));
  return { ...rule, needs };
}

/** Rules for which opener has so many points more, and responder needs so many, if a notrump opening is weak. */
export const withRange = <R extends Asking>(
  opener: number,
  responder: number,
  rules: readonly R[],
) =>
  split({ notrump: 'strong' }, { notrump: 'weak' }, rules, (one) => raised(one, opener, responder));
