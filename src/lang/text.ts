/**
 * Sentences in every language Talon speaks. A `Text` always holds all of the languages, so a missing
 * translation does not compile. A text may hold markup: `[TD]` is a card token, `[hearts]` a suit's sign,
 * `{2}` a seat. The screen, the line mode and the log each decide what the markup looks like.
 */
export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

export type Text = Readonly<Record<Lang, string>>;

/** A text in both languages. */
export const text = (en: string, de: string): Text => ({ en, de });

/** The words of a text in a language; a game from outside may have written the other language alone. */
const inLanguage = (words: Text, lang: Lang): string => words[lang] ?? words.en ?? words.de;

/** Whether two texts read the same in every language. */
export const readAlike = (one: Text, other: Text): boolean =>
  LANGS.every((lang) => inLanguage(one, lang) === inLanguage(other, lang));

/** A number as people read it: “5”, “0”, and with a minus sign below zero, “−5”. */
export const withMinus = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** An amount with its sign; zero has none. `shown` is its absolute value as it is to be printed. */
export function withSign(amount: number, shown = String(Math.abs(amount)), minus = '−'): string {
  if (amount === 0) return shown;
  return `${amount > 0 ? '+' : minus}${shown}`;
}

/** A term or number that reads the same in every language. */
export function same(word: string | number): Text {
  const words = typeof word === 'number' ? withMinus(word) : word;
  return { en: words, de: words };
}

/** A gain or a loss with its sign: “+5”, “−5”; nothing gained has none: “0”. */
export const signed = (points: number): Text => same(withSign(points));

/** Joins texts with `between`, language by language. */
export function joinTexts(parts: readonly Text[], between = ' '): Text {
  const joined = (lang: Lang): string => parts.map((part) => inLanguage(part, lang)).join(between);
  return { en: joined('en'), de: joined('de') };
}

/** The sentences that apply as one text; a sentence that does not apply is `false`. */
export const sentences = (...parts: readonly (Text | false)[]): Text =>
  joinTexts(parts.filter((part) => part !== false));

const DIGIT_ONE = '1'.charCodeAt(0);

type TextValue = Text | string | number;

function valueIn(value: TextValue, lang: Lang): string {
  if (typeof value === 'object') return inLanguage(value, lang);
  return typeof value === 'number' ? withMinus(value) : value;
}

/** Most words that anybody is shown pass through here: text is cut only where a value is put in. */
function filledIn(template: Text, values: readonly TextValue[], lang: Lang): string {
  const words = inLanguage(template, lang);
  let filled = '';
  let from = 0;
  for (let at = words.indexOf('$'); at >= 0; at = words.indexOf('$', at + 1)) {
    const value = values[words.charCodeAt(at + 1) - DIGIT_ONE];
    if (value === undefined) continue;
    filled += words.slice(from, at) + valueIn(value, lang);
    from = at + 2;
  }
  return filled + words.slice(from);
}

/** Replaces `$1`, `$2`, … in a text by `values`. */
export const fill = (template: Text, ...values: readonly TextValue[]): Text => ({
  en: filledIn(template, values, 'en'),
  de: filledIn(template, values, 'de'),
});

/** The numbers from two to twelve in words. */
const NUMERALS: readonly Text[] = [
  text('two', 'zwei'),
  text('three', 'drei'),
  text('four', 'vier'),
  text('five', 'fünf'),
  text('six', 'sechs'),
  text('seven', 'sieben'),
  text('eight', 'acht'),
  text('nine', 'neun'),
  text('ten', 'zehn'),
  text('eleven', 'elf'),
  text('twelve', 'zwölf'),
];

/** A whole number in running text: from two to twelve in words, otherwise in digits. */
export const numeral = (count: number): Text => NUMERALS[count - 2] ?? same(count);

const PLURALS: Readonly<Record<Lang, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
};

/** The form of a text that a count asks for, in each language. */
export function plural(count: number, one: Text, other: Text): Text {
  const form = (lang: Lang): string =>
    inLanguage(PLURALS[lang].select(count) === 'one' ? one : other, lang);
  return { en: form('en'), de: form('de') };
}

/**
 * A count in running text: `one` says its number itself (“nach einem Spiel”); in `other`, `$1` is the
 * count in words or digits. Further values follow as `$2`, `$3`, …
 */
export const counted = (
  count: number,
  one: Text,
  other: Text,
  ...values: readonly (Text | string | number)[]
): Text => fill(plural(count, one, other), numeral(count), ...values);

const AND = text('$1 and $2', '$1 und $2');
const OR = text('$1 or $2', '$1 oder $2');

/** A list in running text, whose last part is joined by a word between $1 and $2. */
function listedBy(joined: Text, parts: readonly (Text | string | number)[]): Text {
  const texts = parts.map((part) => (typeof part === 'object' ? part : same(part)));
  const last = texts.at(-1) ?? same('');
  return texts.length < 2 ? last : fill(joined, joinTexts(texts.slice(0, -1), ', '), last);
}

/** A list in running text: “a, b and c”. */
export const listed = (parts: readonly (Text | string | number)[]): Text => listedBy(AND, parts);

/** A choice in running text: “a, b or c”. */
export const listedAny = (parts: readonly (Text | string | number)[]): Text => listedBy(OR, parts);

/** A list of seats in running text, each as markup. */
export const seatsListed = (seats: readonly number[]): Text =>
  listed(seats.map((seat) => `{${seat}}`));

/** A seat as markup, and then what it does or what is its own: “{2} plays [QS]”. */
export const seatThen = (seat: number, words: Text): Text => fill(same('{$1} $2'), seat, words);

/** Words in one language with a capital. */
export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** Words as a sentence of their own, in one language: with a capital, and a full stop where they have none. */
export function asSentence(words: string): string {
  const whole = capitalized(words);
  return /[.!?:…]$/.test(whole) ? whole : `${whole}.`;
}

/** A text as the beginning of a sentence. */
export const capital = (sentence: Text): Text =>
  text(capitalized(inLanguage(sentence, 'en')), capitalized(inLanguage(sentence, 'de')));

/** The language of a text for a reader, and the words that replace its markup. */
export interface MarkupWords {
  readonly lang: Lang;
  /** A card or suit; the words before it decide its ending in German. */
  readonly card: (token: string, before: string) => string;
  readonly seat: (seat: number) => string;
}

/** Finds the markup of a text. Within quotation marks, which may hold somebody else's words, `{2}` is no seat. */
export const MARKUP: Readonly<Record<Lang, RegExp>> = {
  en: /(\[[^\]]+\]|(?<!“[^”]*)\{\d+\})/g,
  de: /(\[[^\]]+\]|(?<!„[^“]*)\{\d+\})/g,
};

/** A text as one string, with words in the place of its markup. */
export function speak(sentence: Text, { lang, card, seat }: MarkupWords): string {
  const words = inLanguage(sentence, lang);
  return words.replace(MARKUP[lang], (mark: string, _: string, at: number) => {
    const inside = mark.slice(1, -1);
    return mark.startsWith('[') ? card(inside, words.slice(0, at)) : seat(Number(inside));
  });
}

/** The markup of adjacent cards with commas between them, as they are read out. */
export const cardsApart = (words: string): string => words.replace(/\] (?=\[)/g, '], ');

/** Card tokens as markup, separated by spaces. */
export const cardMarks = (tokens: readonly string[]): string =>
  tokens.map((token) => `[${token}]`).join(' ');
