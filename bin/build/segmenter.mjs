// What the bundle has in place of `Intl.Segmenter`. Packages that measure texts make one while they are loaded, and V8
// reads its rules of breaking texts for the first one: a tenth of the time until the first frame is shown. Here it is
// made when a text comes whose signs may join one another, as few do.
import { NARROW } from '../../src/tui/surface/narrow.ts';

const { Segmenter } = Intl;

/** Texts of nothing but signs that join no other, and escape sequences. */
const ALONE = new RegExp(`^[\n\u001b -~${NARROW}]*$`);

/** The segments of a text in which every sign is one. */
class SingleSigns {
  #text;

  constructor(text) {
    this.#text = text;
  }

  containing(index = 0) {
    const segment = this.#text[index];
    return segment === undefined ? undefined : { segment, index, input: this.#text };
  }

  [Symbol.iterator]() {
    const input = this.#text;
    return Array.from(input, (segment, index) => ({ segment, index, input })).values();
  }
}

export class LateSegmenter {
  #locales;
  #options;
  #made;

  constructor(locales, options) {
    this.#locales = locales;
    this.#options = options;
  }

  static supportedLocalesOf(...given) {
    return Segmenter.supportedLocalesOf(...given);
  }

  resolvedOptions() {
    return this.#segmenter().resolvedOptions();
  }

  segment(input) {
    const text = String(input);
    if (this.#findsGraphemes() && ALONE.test(text)) return new SingleSigns(text);
    return this.#segmenter().segment(text);
  }

  /** The alternatives are words and sentences. */
  #findsGraphemes() {
    const { granularity = 'grapheme' } = this.#options ?? {};
    return granularity === 'grapheme';
  }

  #segmenter() {
    this.#made ??= new Segmenter(this.#locales, this.#options);
    return this.#made;
  }
}
