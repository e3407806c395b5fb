/**
 * System cards: what a partnership may choose in the bidding system. Each side has a named card, and single
 * choices of its own instead of the card's; both cards are public. The first value of each choice is the usual one.
 */

import type { OptionValues, ValuesOf } from '../../../engine/options.ts';
import { Store } from '../../../engine/store.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import said from './card.json' with { type: 'json' };
import { wordsIn } from './pattern.ts';

const { choices, sides } = said;

const CHOICES = [
  'notrump',
  'majors',
  'blackwood',
  'checkback',
  'defence',
  'cues',
  'drury',
  'twos',
] as const;
type Choice = (typeof CHOICES)[number];

export type SystemCard = { readonly [C in Choice]: keyof (typeof choices)[C]['values'] };
/** The cards of North–South and of East–West. */
export type SystemCards = readonly [SystemCard, SystemCard];

const STANDARD: SystemCard = {
  notrump: 'strong',
  majors: 'five',
  blackwood: 'aces',
  checkback: 'none',
  defence: 'natural',
  cues: 'michaels',
  drury: 'off',
  twos: 'weak',
};

const NAMED: Readonly<Record<keyof typeof said.named, SystemCard>> = {
  standard: STANDARD,
  acol: { ...STANDARD, notrump: 'weak', majors: 'four', defence: 'landy', twos: 'strong' },
  kaplan: { ...STANDARD, notrump: 'weak', blackwood: 'rkc3014', checkback: 'minor', drury: 'on' },
  club: { ...STANDARD, blackwood: 'rkc1430', checkback: 'minor', defence: 'landy', drury: 'on' },
};

type SideId = keyof typeof sides;
type Side = (typeof sides)[SideId];
type Words = Readonly<Record<'label' | 'meaning', Text>>;

const option = <V>(label: Text, meaning: Text, values: V) =>
  ({ kind: 'choice', young: true, label, meaning, choices: values }) as const;

const card = ({ name, label }: Side) => option(label, fill(said.meaning, name), said.named);

/** A choice that is the named card's unless it is made. */
const choice = <V>({ name }: Side, { label, meaning, values }: Words & { readonly values: V }) => ({
  ...option(label, fill(meaning, name), { card: said.asNamed, ...values }),
  rare: true as const,
  group: fill(said.group, name),
});

const { ns, ew } = sides;

/** Young options: a record names those that differ from the usual. */
export const cardOptions = {
  ns: card(ns),
  ew: card(ew),
  nsNotrump: choice(ns, choices.notrump),
  nsMajors: choice(ns, choices.majors),
  nsBlackwood: choice(ns, choices.blackwood),
  nsCheckback: choice(ns, choices.checkback),
  nsDefence: choice(ns, choices.defence),
  nsCues: choice(ns, choices.cues),
  nsDrury: choice(ns, choices.drury),
  nsTwos: choice(ns, choices.twos),
  ewNotrump: choice(ew, choices.notrump),
  ewMajors: choice(ew, choices.majors),
  ewBlackwood: choice(ew, choices.blackwood),
  ewCheckback: choice(ew, choices.checkback),
  ewDefence: choice(ew, choices.defence),
  ewCues: choice(ew, choices.cues),
  ewDrury: choice(ew, choices.drury),
  ewTwos: choice(ew, choices.twos),
};
type CardOptions = ValuesOf<typeof cardOptions>;

/** The side's own choices: `nsTwos` is the choice of twos by North and South. */
function choicesOf(side: SideId, options: CardOptions): readonly (readonly [Choice, string])[] {
  const made: OptionValues = options;
  return CHOICES.flatMap((one) => {
    const value = made[`${side}${one.charAt(0).toUpperCase()}${one.slice(1)}`];
    return value === 'card' ? [] : [[one, String(value)] as const];
  });
}

const cardOf = (side: SideId, options: CardOptions): SystemCard => ({
  ...NAMED[options[side]],
  ...Object.fromEntries(choicesOf(side, options)),
});

const known = new Store<string, SystemCards>('systems', (_, key) => key.length);

/** Sides that play alike have one card, and pairs alike are one object. */
function pairOf(ns: SystemCard, ew: SystemCard): SystemCards {
  const [one, other] = [ns, ew].map((card) => Object.values(card).join());
  const key = `${one} ${other}`;
  return known.get(key) ?? known.set(key, [ns, one === other ? ns : ew]);
}

export const USUAL_CARDS = pairOf(STANDARD, STANDARD);

const cardsByOptions = new WeakMap<CardOptions, SystemCards>();

/** What both sides play. */
export function systemCards(options: CardOptions): SystemCards {
  const found = cardsByOptions.get(options) ?? pairOf(cardOf('ns', options), cardOf('ew', options));
  cardsByOptions.set(options, found);
  return found;
}

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

export const sideName = (side: number): Text => (side === 0 ? ns.name : ew.name);

function chosen([one, value]: readonly [Choice, string]): Text {
  const { label, values } = choices[one];
  const words: Readonly<Record<string, Text>> = values;
  return fill(same('$1: $2'), label, words[value] ?? said.asNamed);
}

/** What each side has agreed that is not the usual: a sentence. */
export const agreements = (options: CardOptions): readonly Text[] =>
  (['ns', 'ew'] as const).flatMap((side) => {
    const own = choicesOf(side, options);
    if (options[side] === 'standard' && own.length === 0) return [];
    const all = joinTexts([said.named[options[side]], ...own.map(chosen)], '; ');
    return [fill(said.play, sides[side].name, all)];
  });
