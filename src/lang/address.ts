/**
 * Sentences about seats, told to the player of one of them. A template names seats as `{2}` and holds forms for both
 * ways of telling: `{1} go(|es) out`, `die Bank schlägt (dich|{1})`. The first form is for “you”. A pair of forms that
 * names a seat is about that seat, any other about the seats named last, as in `{0} und {2} (habt|haben)`.
 */
import { LANGS, type Lang, type Text, text } from './text.ts';

const YOU: Readonly<Record<Lang, string>> = { en: 'you', de: 'du' };

const PARTS = /\(([^|()]*)\|([^|()]*)\)|\{(\d+)\}/g;
const SEAT = /\{(\d+)\}/;
/** What stands between the seats of a list. */
const LISTED = /^(, | and | und )$/;
const BEGINNING = /(^|[.!?] )$/;

interface Addressed {
  readonly words: string;
  /** Whether a pair of forms was about the seat of the reader. */
  readonly isSpokenTo: boolean;
}

/**
 * The sentence as `you` hear it: forms for “you” where they are meant, and `pronoun` in place of their own seat; seats
 * without forms stay in braces. Until it names a seat, it is about the seats in `about`.
 */
function told(
  sentence: string,
  you: number | undefined,
  pronoun: string,
  about: readonly number[] = [],
): Addressed {
  let named = about;
  let end = 0;
  let words = '';
  let isSpokenTo = false;
  for (const part of sentence.matchAll(PARTS)) {
    const [whole, forYou = '', forOthers = '', mark] = part;
    const between = sentence.slice(end, part.index);
    words += between;
    const inside = SEAT.exec(forOthers)?.[1];
    const seat = mark ?? inside;
    if (seat !== undefined) {
      const isListed = mark !== undefined && LISTED.test(between);
      named = isListed ? [...named, Number(seat)] : [Number(seat)];
    }
    const isYou = you !== undefined && (mark === undefined ? named : [Number(mark)]).includes(you);
    if (mark === undefined) {
      words += isYou ? forYou : forOthers;
      isSpokenTo ||= isYou;
    } else if (isYou) words += BEGINNING.test(words) ? capitalized(pronoun) : pronoun;
    else words += whole;
    end = part.index + whole.length;
  }
  return { words: words + sentence.slice(end), isSpokenTo };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Several seats in running text; those with commas alone stand in an order that matters. */
const LIST = /\{\d+\}(?:, \{\d+\})*(?: and | und )\{\d+\}/g;

/** The sentence with the reader first in every list of seats: “you and Otto”. */
function ownFirst(sentence: string, you: number | undefined): string {
  if (you === undefined) return sentence;
  const own = `{${you}}`;
  return sentence.replace(LIST, (list) => {
    const marks: readonly string[] = list.match(/\{\d+\}/g) ?? [];
    if (!marks.includes(own)) return list;
    const ordered = [own, ...marks.filter((mark) => mark !== own)];
    return list.replace(/\{\d+\}/g, () => ordered.shift() ?? own);
  });
}

/** The sentence as the player of the seat `you` is told it; without one, in the third person throughout. */
export function addressedTo(sentence: Text, you?: number): Text {
  const spoken = (lang: Lang): string => told(ownFirst(sentence[lang], you), you, YOU[lang]).words;
  return text(spoken('en'), spoken('de'));
}

/**
 * Words beside the name of a seat, such as “(count|counts) 6”, as the player of the seat `you` reads them; without
 * one, in the third person.
 */
export function besideName(words: Text, seat: number, you?: number): Text {
  const spoken = (sentence: string): string => told(sentence, you, '', [seat]).words;
  return text(spoken(words.en), spoken(words.de));
}

/** Whether the sentence has forms for the player of this seat, in any language. */
const speaksTo = (sentence: Text, you: number): boolean =>
  LANGS.some((lang) => told(sentence[lang], you, '').isSpokenTo);

/** Seats and cards, and what joins seats, without being a word. */
const BETWEEN = /\{\d+\}|\[[^\]]+\]| and | und /g;

/** Whether nothing but seats is named, alone or in a list, perhaps with figures or cards. */
const areSeatsAlone = (sentence: Text): boolean =>
  SEAT.test(sentence.en) && !/[\p{L}|]/u.test(sentence.en.replace(BETWEEN, ''));

/**
 * A sentence of a table as whoever sits there reads it: told to the player of the seat `you` where it has forms for
 * them or names seats alone, in the third person where it has none, as sentences of games from outside.
 */
export function readBy(sentence: Text, you: number | undefined): Text {
  if (areSeatsAlone(sentence)) return addressedTo(sentence, you);
  if (!LANGS.some((lang) => sentence[lang]?.includes('|'))) return sentence;
  return addressedTo(sentence, you !== undefined && speaksTo(sentence, you) ? you : undefined);
}

/** Words that stand for the reader, not for whoever acts. */
const READER = /^(you|your|yours|dir|dich|dein\p{L}*)(?!\p{L})/iu;

/**
 * What a key does for its reader, from the predicate of a move: “Enter swaps your card”. Verbs go with the key, and
 * what is the player’s is the reader’s.
 */
export function byKey(predicate: Text): Text {
  const done = (words: string): string =>
    words.replace(PARTS, (whole: string, forYou?: string, forOthers?: string) => {
      const isOwn = forYou !== undefined && READER.test(forYou) && !SEAT.test(forOthers ?? '');
      return isOwn ? forYou : whole;
    });
  return addressedTo(text(done(predicate.en), done(predicate.de)));
}
