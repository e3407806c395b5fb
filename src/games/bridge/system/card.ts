/**
 * System cards: what a partnership may choose in the bidding system. Each side has a named card, and single
 * choices of its own instead of the card's; both cards are public. The first value of each choice is the usual one.
 */
import type { OptionValues, ValuesOf } from '../../../engine/options.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import said from './card.json' with { type: 'json' };

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
/** The cards of North–South and of East–West; cards alike are one object. */
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

type Side = (typeof sides)[keyof typeof sides];

interface Words<V> {
  readonly label: Text;
  readonly meaning: Text;
  readonly values: V;
}

/** A choice that is the named card's unless it is made. */
const choice = <V>({ name }: Side, { label, meaning, values }: Words<V>) =>
  ({
    kind: 'choice',
    rare: true,
    young: true,
    group: fill(said.group, name),
    label,
    meaning: fill(meaning, name),
    choices: { card: said.asNamed, ...values },
  }) as const;

const card = ({ name, label }: Side) =>
  ({
    kind: 'choice',
    young: true,
    label,
    meaning: fill(said.meaning, name),
    choices: said.named,
  }) as const;

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
export type CardOptions = ValuesOf<typeof cardOptions>;

/** The named card with the side's own choices: `nsTwos` is the choice of twos by North and South. */
function cardOf(side: keyof typeof sides, options: CardOptions): SystemCard {
  const made: OptionValues = options;
  const own = CHOICES.flatMap((one) => {
    const value = made[`${side}${one.charAt(0).toUpperCase()}${one.slice(1)}`];
    return value === 'card' ? [] : [[one, value]];
  });
  return { ...NAMED[options[side]], ...Object.fromEntries(own) };
}

/** The one object for values alike. */
function shared<K, V>(known: Map<K, V>, key: K, value: V): V {
  const found = known.get(key) ?? value;
  known.set(key, found);
  return found;
}

const known = new Map<string, SystemCard>();
const pairs = new Map<SystemCard, Map<SystemCard, SystemCards>>();

function pairOf(...cards: SystemCards): SystemCards {
  const [one, other] = cards.map((card) => shared(known, Object.values(card).join(), card));
  return shared(shared(pairs, one, new Map()), other, [one, other]);
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
export type Asked = Partial<SystemCard>;

export const isAsAsked = (card: SystemCard, asked: Asked = {}): boolean =>
  CHOICES.every((one) => asked[one] === undefined || asked[one] === card[one]);

function chosen(card: SystemCard, one: Choice): Text {
  const { label, values } = choices[one];
  const words: Readonly<Record<string, Text>> = values;
  return fill(same('$1: $2'), label, words[card[one]] ?? said.asNamed);
}

/** What each side plays, in words. */
export const cardTexts = (cards: SystemCards): readonly Text[] =>
  cards.map((card, side) => {
    const made = joinTexts(
      CHOICES.map((one) => chosen(card, one)),
      '; ',
    );
    return fill(said.play, sideName(side), made);
  });

export const sideName = (side: number): Text => (side === 0 ? ns.name : ew.name);
