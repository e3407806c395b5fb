/**
 * System cards: what a partnership may choose in the bidding system. Each side has a named card, and single
 * choices of its own instead of the card's; both cards are public. The first value of each choice is the usual one.
 */

import type { OptionValues, ValuesOf } from '../../../engine/options.ts';
import { Store } from '../../../engine/store.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import said from './system-card.json' with { type: 'json' };

const { choices, sides } = said;

export const CHOICES = [
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
