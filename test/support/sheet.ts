/** What a game's rule sheet says under options: `said('DUR-5', { clock: 5 }).en`. */
import type { AnyGame } from '../../src/engine/game.ts';
import { unmarked } from '../../src/engine/glossary.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Text } from '../../src/lang/text.ts';

type Given = Readonly<Record<string, unknown>>;

/** The options resolved and checked; throws if they are refused. */
export function sound(game: AnyGame, given: Given): MatchOptions {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  const crossed = game.check?.(options);
  if (crossed !== undefined) throw new Error(crossed.text.en);
  return options;
}

export const sheetOf =
  (game: AnyGame) =>
  (clause: string, given: Given = {}): Text => {
    const found = game.clauses(sound(game, given)).find(({ id }) => id === clause);
    if (found === undefined) throw new Error(`there is no clause ${clause}`);
    return unmarked(found.text);
  };
