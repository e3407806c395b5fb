/** What the list of games, the help and the completion say about a game, as plain data. */
import type { AnyGame, Level } from '../../engine/game.ts';
import { limitsOf } from '../../engine/options.ts';
import type { Preset } from '../../engine/profile.ts';
import type { Text } from '../../lang/text.ts';

export interface GameEntry {
  readonly game: string;
  readonly names: Text;
  /** Other names by which the game is found. */
  readonly alsoNames: readonly string[];
  /** The fewest and the most seats. */
  readonly seats: readonly [number, number];
  readonly levels: readonly Level[];
  readonly summary: Text;
  /** Whether `talon odds` has figures for the game. */
  readonly odds: boolean;
  /** Whether opponents have conventions beyond the rules. */
  readonly system: boolean;
  readonly presets: readonly Preset[];
  /** Notations of other programs. */
  readonly formats: readonly string[];
  readonly analyses: readonly AnalysisEntry[];
  /** What conditions can test in a hand, in addition to cards, ranks and suits. */
  readonly quantities: readonly string[];
  /** Decisions that can be practised. */
  readonly drills: readonly string[];
}

/** A computation on text from outside. */
interface AnalysisEntry {
  readonly name: string;
  readonly meaning: Text;
  readonly example: string;
}

/** The fewest and the most seats, as the game's own option has them. */
function seatLimits(game: AnyGame): readonly [number, number] {
  const { least, most } = limitsOf(game.options.players);
  return [least, most];
}

/** The words that `talon drill GAME` takes: its drills and its puzzles. */
function practiceNames({ extras }: AnyGame): readonly string[] {
  const drills = Object.keys(extras.drills ?? {});
  return extras.puzzles === undefined ? drills : [...drills, 'puzzles'];
}

export const gameEntry = (game: AnyGame): GameEntry => ({
  game: game.id,
  names: game.names,
  alsoNames: game.alsoNames ?? [],
  seats: seatLimits(game),
  levels: game.heuristics.levels,
  summary: game.summary,
  odds: game.extras.odds !== undefined,
  system: game.extras.conventions !== undefined,
  presets: game.presets ?? [],
  formats: Object.keys(game.extras.interchange?.formats ?? {}),
  analyses: Object.entries(game.extras.interchange?.analyses ?? {}).map(
    ([name, { meaning, example }]) => ({
      name,
      meaning,
      example,
    }),
  ),
  quantities: Object.keys(game.extras.dealtHands.quantities),
  drills: practiceNames(game),
});
