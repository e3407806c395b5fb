/** What several games need to say why: causes (`engine/extras.ts`) as data and values, cards in them as markup. */
import { type Card, type Pack, writeCard } from '../cards/pack.ts';
import type { Cause } from '../engine/extras.ts';
import { fill, type Lang, listed, same, type Text, text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** By saying: what it is filled with, where it applies; the most telling first. */
type Facts<K extends string> = { readonly [Key in K]?: Fact };
type Values = readonly (Text | string | number)[];
type Fact = Values | false | undefined;

/** “#2(one card|# cards)”: the form that the second value asks for, its number in place of “#”. */
const COUNTED = /#(\d)\(([^|()]*)\|([^|()]*)\)/g;
const NO = text('no', 'keine');

function counted(words: string, values: Values, lang: Lang): string {
  return words.replace(COUNTED, (_, place: string, one: string, many: string) => {
    const count = Number(values[Number(place) - 1]);
    return count === 1 ? one : many.replace('#', count === 0 ? NO[lang] : `${count}`);
  });
}

/** The sayings that apply, in the order of the facts. */
export function causesOf<K extends string>(
  said: Readonly<Record<K, Text & { readonly for: boolean; readonly event?: string }>>,
  facts: Facts<K>,
): readonly Cause[] {
  const causes: Cause[] = [];
  for (const key in facts) {
    const values: Fact = facts[key];
    if (values === false || values === undefined) continue;
    const { event, en, de } = said[key];
    const told = fill(text(counted(en, values, 'en'), counted(de, values, 'de')), ...values);
    causes.push({ told, speaks: said[key].for ? 'for' : 'against', ...(event && { event }) });
  }
  return causes;
}

/** A card, several of them, and the suit of a card, in a sentence. */
export const marked = (pack: Pack, card: Card): string => `[${writeCard(pack, card)}]`;
export const markedAll = (pack: Pack, cards: readonly Card[]): Text =>
  listed(cards.map((card) => same(marked(pack, card))));
export const suitMarked = (pack: Pack, card: Card): string => `[${pack.faces[card]?.suit ?? ''}]`;

/** A further card for a count: how many unseen ones, by kind, make it better and how many worse. */
export function drawCauses(
  unseen: readonly number[],
  count: number,
  after: (kind: number) => number,
): readonly Cause[] {
  const cards = (fits: (kind: number) => boolean): number =>
    unseen.reduce((sum, copies, kind) => sum + (fits(kind) ? copies : 0), 0);
  const [better, worse] = [
    cards((kind) => after(kind) > count),
    cards((kind) => after(kind) < count),
  ];
  const values = [count, better, worse, cards(() => true)];
  const isGood = better > worse;
  return causesOf(texts.causes.draws, { draw: isGood && values, drawBadly: !isGood && values });
}
