/** Reads a text from left to right, pattern by pattern, and knows the place it has reached. Blanks are skipped. */

/** What ends a part: a word that joins it to others, a closing parenthesis, or the end of the text. */
const PART_END = /\s(?:and|or)(?![\p{L}\d.])|\)|$/iu;

export class Scanner {
  readonly typed: string;
  #at = 0;

  constructor(typed: string) {
    this.typed = typed;
    this.#skipBlanks();
  }

  /** Where the next word begins. */
  get at(): number {
    return this.#at;
  }

  /** Goes back to a place that was reached before. */
  returnTo(place: number): void {
    this.#at = place;
  }

  get isAtEnd(): boolean {
    return this.#at === this.typed.length;
  }

  /** All that has not been read yet. */
  get rest(): string {
    return this.typed.slice(this.#at);
  }

  /** The rest of the part under way, without the blanks around it. */
  get restOfPart(): string {
    return this.rest.slice(0, PART_END.exec(this.rest)?.index).trim();
  }

  /** The text from a place to the last word that was read. */
  since(place: number): string {
    return this.typed.slice(place, this.#at).trim();
  }

  /** What the pattern, which must be sticky, matches here; moves behind that. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.typed);
    if (match === null) return undefined;
    this.#at += match[0].length;
    this.#skipBlanks();
    return match;
  }

  /** Whether the pattern, which must be sticky, matches here. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.typed);
  }

  /** Takes the rest of the part under way. */
  takeRestOfPart(): string {
    const part = this.restOfPart;
    this.#at += part.length;
    this.#skipBlanks();
    return part;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.typed.charAt(this.#at))) this.#at++;
  }
}
