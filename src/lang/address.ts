/**
 * Sentences about seats, told to the player of one of them. A template names seats as `{2}` and holds forms for both
 * ways of telling: `{1} go(|es) out`, `die Bank schlägt (dich|{1})`. The first form is for “you”. A pair of forms that
 * names a seat is about that seat, any other about the seats named last, as in `{0} und {2} (habt|haben)`.
 */
import { type Lang, type Text, text } from './text.ts';

const YOU: Readonly<Record<Lang, string>> = { en: 'you', de: 'du' };

const PARTS = /\(([^|()]*)\|([^|()]*)\)|\{(\d+)\}/g;
const SEAT = /\{(\d+)\}/;
/** What stands between the seats of a list. */
const LISTED = /^(, | and | und )$/;
const BEGINNING = /(^|[.!?] )$/;

/**
 * The sentence as `you` hear it: forms for “you” where they are meant, and `pronoun` in place of their own seat; seats
 * without forms stay in braces.
 */
function told(sentence: string, you: number | undefined, pronoun: string): string {
  let named: readonly number[] = [];
  let end = 0;
  let written = '';
  for (const part of sentence.matchAll(PARTS)) {
    const [whole, forYou = '', forOthers = '', mark] = part;
    const between = sentence.slice(end, part.index);
    written += between;
    const inside = SEAT.exec(forOthers)?.[1];
    const seat = mark ?? inside;
    if (seat !== undefined) {
      const isListed = mark !== undefined && LISTED.test(between);
      named = isListed ? [...named, Number(seat)] : [Number(seat)];
    }
    const isYou = you !== undefined && (mark === undefined ? named : [Number(mark)]).includes(you);
    if (mark === undefined) written += isYou ? forYou : forOthers;
    else if (isYou) written += BEGINNING.test(written) ? capitalized(pronoun) : pronoun;
    else written += whole;
    end = part.index + whole.length;
  }
  return written + sentence.slice(end);
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The sentence as the player of the seat `you` is told it; without one, in the third person throughout. */
export const addressedTo = (sentence: Text, you?: number): Text =>
  text(told(sentence.en, you, YOU.en), told(sentence.de, you, YOU.de));
