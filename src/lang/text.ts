/**
 * Sentences in every language Talon speaks. A `Text` always holds all of them, so a missing
 * translation does not compile. Markup inside a text: `[TD]` is a card token, `[hearts]` a suit's sign,
 * `{2}` a seat; the screen, the line mode and the log each decide how those look. Nothing here knows a game.
 */
export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

export type Text = Readonly<Record<Lang, string>>;

/** A text in both languages. */
export const text = (en: string, de: string): Text => ({ en, de });

/** What a text says in a language: its words in the other where a game from outside is written in that alone. */
const inLanguage = (said: Text, lang: Lang): string => said[lang] ?? said.en ?? said.de;

/** Whether two texts read the same in every language. */
export const readAlike = (one: Text, other: Text): boolean =>
  LANGS.every((lang) => inLanguage(one, lang) === inLanguage(other, lang));

/** A term or number that reads the same in every language. */
export const same = (word: string | number): Text => ({ en: String(word), de: String(word) });

/** A number with its sign: “+5”, “−5”. */
export const signed = (points: number): Text => same(points < 0 ? `−${-points}` : `+${points}`);

/** Joins texts with `between`, language by language. */
export function joinTexts(parts: readonly Text[], between = ' '): Text {
  const joined = (lang: Lang): string => parts.map((part) => inLanguage(part, lang)).join(between);
  return { en: joined('en'), de: joined('de') };
}

/** The sentences that apply, one after another; `false` is left out. */
export const sentences = (...parts: readonly (Text | false)[]): Text =>
  joinTexts(parts.filter((part) => part !== false));

const DIGIT_ONE = '1'.charCodeAt(0);

/** Replaces `$1`, `$2`, … in a text by `values`. */
export function fill(template: Text, ...values: readonly (Text | string | number)[]): Text {
  const put = (lang: Lang) => {
    const [first = '', ...rest] = inLanguage(template, lang).split('$');
    let filled = first;
    for (const part of rest) {
      const value = values[part.charCodeAt(0) - DIGIT_ONE];
      if (value === undefined) filled += `$${part}`;
      else
        filled +=
          (typeof value === 'object' ? inLanguage(value, lang) : String(value)) + part.slice(1);
    }
    return filled;
  };
  return { en: put('en'), de: put('de') };
}

/** From two. */
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

/** “a, b and c”. */
export function listed(parts: readonly (Text | string | number)[]): Text {
  const texts = parts.map((part) => (typeof part === 'object' ? part : same(part)));
  const last = texts.at(-1) ?? same('');
  return texts.length < 2 ? last : fill(AND, joinTexts(texts.slice(0, -1), ', '), last);
}

/** The same of seats, as markup. */
export const seatsListed = (seats: readonly number[]): Text =>
  listed(seats.map((seat) => `{${seat}}`));

/** A text as the beginning of a sentence. */
export function capital(said: Text): Text {
  const begun = (lang: Lang): string => {
    const words = inLanguage(said, lang);
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
  return text(begun('en'), begun('de'));
}

/** How cards and seats in a text are put for a reader. */
export interface Voice {
  readonly lang: Lang;
  readonly card: (token: string) => string;
  readonly seat: (seat: number) => string;
}

/** The markup of a text; in quotation marks, where somebody else's words may be, seats are none. */
export const MARKUP: Readonly<Record<Lang, RegExp>> = {
  en: /(\[[^\]]+\]|(?<!“[^”]*)\{\d+\})/g,
  de: /(\[[^\]]+\]|(?<!„[^“]*)\{\d+\})/g,
};

/** A text as one string, its markup replaced by the voice. */
export function speak(sentence: Text, voice: Voice): string {
  return inLanguage(sentence, voice.lang).replace(MARKUP[voice.lang], (mark) => {
    const inside = mark.slice(1, -1);
    return mark.startsWith('[') ? voice.card(inside) : voice.seat(Number(inside));
  });
}

/** Card tokens as markup, separated by spaces. */
export const cardMarks = (tokens: readonly string[]): string =>
  tokens.map((token) => `[${token}]`).join(' ');
