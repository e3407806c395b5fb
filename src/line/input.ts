/** Lines as a person or a pipe gives them, one at a time. */
import { createInterface } from 'node:readline';

export interface Lines {
  /** The next line; undefined when there is no more. */
  next(): Promise<string | undefined>;
  close(): void;
}

/** Longer lines are cut: nobody types them. */
const LONGEST = 400;

/** Reads lines without drawing anything; a fast pipe waits while nobody asks. */
export function readLines(input: NodeJS.ReadableStream): Lines {
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done === true ? undefined : String(value).slice(0, LONGEST);
    },
    close: () => reader.close(),
  };
}
