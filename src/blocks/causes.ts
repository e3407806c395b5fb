/**
 * Causes, the reasons for and against a move that players of a game give (`engine/extras.ts`): a game writes
 * their sentences as data and supplies the values. Cards and suits in a sentence are markup.
 */
import { type Card, type Pack, writeCard } from '../cards/pack.ts';
import { genderOf } from '../cards/spell.ts';
import type { Cause } from '../engine/extras.ts';
import { declined, type Gender } from '../lang/german.ts';
import { fill, type Lang, listed, listedAny, same, type Text, text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** What fills the blanks of a sentence. */
type Fillers = readonly (Text | string | number)[];

/** For each sentence its fillings where it applies, else false; the most telling sentence comes first. */
type Applicable<K extends string> = { readonly [Key in K]?: Fillers | false | undefined };

interface CauseSentence extends Text {
  readonly for: boolean;
  readonly event?: string;
}

/**
 * “#2(one card|# cards|none)” is the form that the second filling asks for, with its number in the place of “#”; without
 * a form of its own, none is “no cards”.
 */
const COUNTED = /#(\d)\(([^|()]*)\|([^|()]*)(?:\|([^|()]*))?\)/g;
const NO = text('no', 'keine');

/** The wording for each count in a sentence: one thing, none, or several. */
function inflected(words: string, values: Fillers, lang: Lang): string {
  return words.replace(COUNTED, (_, place: string, one: string, many: string, none?: string) => {
    const count = Number(values[Number(place) - 1]);
    if (count === 1) return one;
    if (count === 0 && none !== undefined) return none;
    return many.replace('#', count === 0 ? NO[lang] : `${count}`);
  });
}

/** A single card as markup. */
const CARD = /^\[([^\]]+)\]$/;

/** The gender of the card that fills a blank; undefined where it is no single card. */
function genderAt(values: Fillers, place: number): Gender | undefined {
  const value = values[place - 1];
  const words = typeof value === 'object' ? value.de : String(value);
  const token = CARD.exec(words)?.[1];
  return token === undefined ? undefined : genderOf(token);
}

/** A reason in both languages with its values filled in, German words inflected by the gender of what they name. */
function causeOf(sentence: CauseSentence, values: Fillers): Cause {
  const { event, en, de } = sentence;
  const german = declined(de, (place) => genderAt(values, place));
  const words = text(inflected(en, values, 'en'), inflected(german, values, 'de'));
  const told = fill(words, ...values);
  const cause: Cause = { told, speaks: sentence.for ? 'for' : 'against' };
  return event === undefined ? cause : { ...cause, event };
}

/** The causes that apply, in the order of `applicable`. */
export function causesOf<K extends string>(
  sentences: Readonly<Record<K, CauseSentence>>,
  applicable: Applicable<K>,
): readonly Cause[] {
  const causes: Cause[] = [];
  for (const key in applicable) {
    const values: Fillers | false | undefined = applicable[key];
    if (values !== false && values !== undefined) causes.push(causeOf(sentences[key], values));
  }
  return causes;
}

/** A card as markup. */
export const marked = (pack: Pack, card: Card): string => `[${writeCard(pack, card)}]`;

/** Several cards as a list of markup in running text. */
export const markedAll = (pack: Pack, cards: readonly Card[]): Text =>
  listed(cards.map((card) => same(marked(pack, card))));

/** One of several cards as a choice of markup in running text: “a or b”. */
export const markedAny = (pack: Pack, cards: readonly Card[]): Text =>
  listedAny(cards.map((card) => same(marked(pack, card))));

/** The suit of a card as markup. */
export const suitMarked = (pack: Pack, card: Card): string => `[${pack.faces[card]?.suit ?? ''}]`;

/**
 * What speaks for and against drawing a further card: how many of the unseen cards, given by kind, make the count
 * better and how many worse. `after` is the count once a card of that kind is drawn; `also` ends the sentence.
 */
export function drawCauses(
  unseen: readonly number[],
  count: number,
  after: (kind: number) => number,
  also: Text | string = '',
): readonly Cause[] {
  const cards = (fits: (kind: number) => boolean): number =>
    unseen.reduce((sum, copies, kind) => sum + (fits(kind) ? copies : 0), 0);
  const better = cards((kind) => after(kind) > count);
  const worse = cards((kind) => after(kind) < count);
  const values = [count, better, worse, cards(() => true), also];
  const isGood = better > worse;
  return causesOf(texts.causes.draws, { draw: isGood && values, drawBadly: !isGood && values });
}
