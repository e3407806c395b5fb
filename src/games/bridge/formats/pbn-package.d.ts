/** What is used of the package `pbn`, which declares no types: a stream of what a file holds. */
declare module 'pbn' {
  /** `game` stands before the first tag of each game. */
  export interface Entry {
    readonly type: string;
    readonly name?: unknown;
    readonly value?: unknown;
    /** Words of the lines after a tag. */
    readonly tokens?: readonly string[];
  }

  interface PbnStream {
    on(event: 'data', take: (entry: Entry) => void): void;
    on(event: 'end', done: () => void): void;
    on(event: 'error', failed: (error: Error) => void): void;
    end(source: string): void;
  }

  export default function pbn(): PbnStream;
}
