/** The part used of the package `pbn`, which has no types of its own: a stream of a file's contents. */
declare module 'pbn' {
  /** `game` comes before the first tag of each game. */
  export interface Entry {
    readonly type: string;
    readonly name?: unknown;
    readonly value?: unknown;
    /** The words of the lines after a tag. */
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
