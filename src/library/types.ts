/** Games and matches as other programs see them: plain data. The rules behind a game stay hidden. */
import type { Text } from '../lang/text.ts';

/** Strengths of the opponents, weakest first; `random` takes any legal move. */
export type Level = 'random' | 'easy' | 'medium' | 'hard';

/** Option values by key. */
export type Options = Readonly<Record<string, number | string | boolean>>;

/** An option of a game and the values it takes. */
export type GameOption = {
  readonly key: string;
  readonly meaning: Text;
} & (
  | {
      readonly kind: 'number';
      readonly default: number;
      readonly least: number;
      readonly most: number;
      /** Every value is a multiple of this. */
      readonly step: number;
      /** The only values the option takes, where they are not a full range. */
      readonly among?: readonly number[];
    }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | { readonly kind: 'flag'; readonly default: boolean }
);

/** A variant that people know by a name. Options it does not give keep their defaults. */
export interface Preset {
  readonly id: string;
  readonly names: Text;
  readonly options: Options;
}

/** A clause of a game's rules; refusals name its `id`. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
}

/** A game of this library. All its properties are plain data; the value itself represents the rules. */
export interface Game {
  /** The name of the game in records and on the command line: lower case, with hyphens. */
  readonly id: string;
  readonly names: Text;
  /** The game in one sentence. */
  readonly summary: Text;
  /** Whether points are to be won or avoided. */
  readonly aim: 'most' | 'least';
  /** Fewest and most seats. */
  readonly players: { readonly least: number; readonly most: number };
  /** The levels worth choosing, weakest first; empty if players decide nothing. */
  readonly levels: readonly Level[];
  readonly options: readonly GameOption[];
  readonly presets: readonly Preset[];
}

/** Who sits at a seat. */
export interface Seat {
  readonly name: string;
  /** `human`, `random`, or `ai:` and a level; other programs may use words of their own. */
  readonly by: string;
}

/** A line of the score. The lines of a seat add up to its points. */
export interface ScoreLine {
  readonly seat: number;
  readonly label: Text;
  readonly amount: number;
  /** The clause it follows from. */
  readonly clause: string;
}

/** The result of a deal; arrays by seat. */
export interface DealResult {
  /** The rules' word for how the deal ended. */
  readonly why: string;
  /** The points of this deal. */
  readonly points: readonly number[];
  /** The points of the match so far. */
  readonly totals: readonly number[];
  readonly lines: readonly ScoreLine[];
  /** The winners and ranks (1 is best) if the match ends here. */
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
}

/** How a match came about: together with its game, options and seed this is enough to make the match again. */
export interface Course {
  /** Who sat where at the beginning. */
  readonly seats: readonly Seat[];
  /** The steps in canonical form; `seats` are the players who sat down with a step, by seat. */
  readonly steps: readonly {
    readonly do: string;
    readonly seats?: Readonly<Record<string, Seat>>;
  }[];
  /** A person was given a hint or took a step back. */
  readonly assisted?: boolean;
  /** The deals do not follow from the seed. */
  readonly deals?: 'elsewhere';
  /** What a determinized match began with: the published observation, the deal and the steps before it. */
  readonly determinized?: {
    readonly observation: unknown;
    readonly deal: number;
    readonly ply: number;
  };
}

/**
 * A match at one moment. A match never changes: each step returns another. A match is frozen plain data, and a
 * copy (`structuredClone`, JSON) is the same match.
 */
export interface Match {
  readonly game: Game;
  /** Every option, resolved. */
  readonly options: Options;
  readonly seed: string;
  /** Who sits where now: a record may tell of new players between deals. */
  readonly seats: readonly Seat[];
  /** Number of the deal under way, from 1; of the last one when the match has ended. */
  readonly deal: number;
  /** Steps made so far, those of chance included. */
  readonly ply: number;
  /** Who acts: a seat from 0, clockwise, or chance; undefined when the match has ended. */
  readonly actor: number | 'chance' | undefined;
  /** The deal that the last step closed, if it closed one. */
  readonly closed?: DealResult;
  /** Every deal closed so far, the first one first. */
  readonly results: readonly DealResult[];
  readonly course: Course;
}

/** What a match is opened with. */
export interface Setup {
  /** Options left out take their defaults. */
  readonly options?: Options;
  /** Any text of up to 200 characters, from which all cards of the match follow. */
  readonly seed: string;
  /** Who sits at each seat; by default people, named by the number of their seat. */
  readonly seats?: readonly Seat[];
}
