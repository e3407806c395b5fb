/**
 * System cards: what a partnership may choose in the bidding system. Each side has a named card, and single
 * choices of its own instead of the card's; both cards are public. The first value of each choice is the usual one.
 */

import type { OptionValues, ValuesOf } from '../../../engine/options.ts';
import { Store } from '../../../engine/store.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import texts from './system-card.json' with { type: 'json' };

const { choices, sides } = texts;

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
type CardChoice = (typeof CHOICES)[number];

export type SystemCard = { readonly [C in CardChoice]: keyof (typeof choices)[C]['values'] };
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

const NAMED: Readonly<Record<keyof typeof texts.named, SystemCard>> = {
  standard: STANDARD,
  acol: { ...STANDARD, notrump: 'weak', majors: 'four', defence: 'landy', twos: 'strong' },
  kaplan: { ...STANDARD, notrump: 'weak', blackwood: 'rkc3014', checkback: 'minor', drury: 'on' },
  club: { ...STANDARD, blackwood: 'rkc1430', checkback: 'minor', defence: 'landy', drury: 'on' },
};

type SideId = keyof typeof sides;
type SideNames = (typeof sides)[SideId];
type OptionWords = Readonly<Record<'label' | 'meaning', Text>>;

const option = <V>(label: Text, meaning: Text, values: V) =>
  ({ kind: 'choice', young: true, label, meaning, choices: values }) as const;

const card = ({ name, label }: SideNames) => option(label, fill(texts.meaning, name), texts.named);

/** The option of a side for one choice: as its named card has it, unless the player picks a value. */
const choice = <V>(
  { name }: SideNames,
  { label, meaning, values }: OptionWords & { readonly values: V },
) => ({
  ...option(label, fill(meaning, name), { card: texts.asNamed, ...values }),
  rare: true as const,
  group: fill(texts.group, name),
});

const { ns, ew } = sides;

/** The options of both sides. As young options they stand in a record only where they differ from the usual. */
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
function ownChoices(
  side: SideId,
  options: CardOptions,
): readonly (readonly [CardChoice, string])[] {
  const made: OptionValues = options;
  return CHOICES.flatMap((one) => {
    const value = made[`${side}${one.charAt(0).toUpperCase()}${one.slice(1)}`];
    return value === 'card' ? [] : [[one, String(value)] as const];
  });
}

const sideCard = (side: SideId, options: CardOptions): SystemCard => ({
  ...NAMED[options[side]],
  ...Object.fromEntries(ownChoices(side, options)),
});

const known = new Store<string, SystemCards>('systems', (_, key) => key.length);

const cardKey = (card: SystemCard): string => Object.values(card).join();

/** The cards of both sides: equal cards are one object, and equal pairs are too. */
function cardPair(ns: SystemCard, ew: SystemCard): SystemCards {
  const nsKey = cardKey(ns);
  const ewKey = cardKey(ew);
  const key = `${nsKey} ${ewKey}`;
  return known.get(key) ?? known.set(key, [ns, nsKey === ewKey ? ns : ew]);
}

export const USUAL_CARDS = cardPair(STANDARD, STANDARD);

const cardsByOptions = new WeakMap<CardOptions, SystemCards>();

/** The cards of both sides, worked out once for each object of options. */
export function systemCards(options: CardOptions): SystemCards {
  const found =
    cardsByOptions.get(options) ?? cardPair(sideCard('ns', options), sideCard('ew', options));
  cardsByOptions.set(options, found);
  return found;
}

export const sideName = (side: number): Text => (side === 0 ? ns.name : ew.name);

function choiceText([one, value]: readonly [CardChoice, string]): Text {
  const { label, values } = choices[one];
  const words: Readonly<Record<string, Text>> = values;
  return fill(same('$1: $2'), label, words[value] ?? texts.asNamed);
}

/** For each side that plays other than the standard card, a sentence with what it has agreed. */
export const agreements = (options: CardOptions): readonly Text[] =>
  (['ns', 'ew'] as const).flatMap((side) => {
    const own = ownChoices(side, options);
    if (options[side] === 'standard' && own.length === 0) return [];
    const all = joinTexts([texts.named[options[side]], ...own.map(choiceText)], '; ');
    return [fill(texts.play, sides[side].name, all)];
  });
