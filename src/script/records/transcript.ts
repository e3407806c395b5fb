/** Converts records to transcripts, which notations of other programs hold, and back. */

import type { AnyGame } from '../../engine/game.ts';
import type { KeptDeal, Transcript } from '../../engine/interchange.ts';
import { makeStep, openMatch } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { headerOf, type KeptLine, stepLines } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Replay } from '../../engine/replay.ts';
import { findGame } from '../../games/index.ts';
import { plainName } from '../../lang/names.ts';
import { madeBy } from '../../play/kept/read-save.ts';

/** A record being read: its game, and its transcript so far. */
export interface Taken {
  readonly game: AnyGame;
  readonly transcript: Transcript;
}

function keptDealOf({ deal, format, kept: text }: KeptLine): KeptDeal {
  return deal === undefined ? { format, text } : { deal, format, text };
}

/**
 * Extracts transcripts from records, line by line, as the replay moves on. A kept text about a deal belongs to the
 * record that follows; one about no deal is a transcript by itself.
 */
export function openTaker() {
  const taken: { game: AnyGame; transcript: Transcript & { steps: string[] } }[] = [];
  let kept: KeptDeal[] = [];
  return {
    take(before: Replay, after: Replay, line: string): void {
      const { header, match } = after;
      if (after.kept !== undefined && after.kept !== before.kept) {
        const game = findGame(after.kept.game);
        const own = [keptDealOf(after.kept)];
        if (after.kept.deal !== undefined) kept.push(...own);
        else if (game !== undefined)
          taken.push({ game, transcript: { options: {}, names: [], steps: [], kept: own } });
      }
      if (header !== undefined && header !== before.header && match !== undefined) {
        const names = header.seats.map(({ name }) => name);
        const transcript = { options: header.options, names, steps: [], kept };
        taken.push({ game: match.game, transcript });
        kept = [];
      }
      taken.at(-1)?.transcript.steps.push(...madeBy(before, after, line).map(({ text }) => text));
    },
    taken: (): readonly Taken[] => taken,
  };
}

/** Seats with the names in the file; a seat without a name gets its number. */
const seatEntriesOf = ({ names }: Transcript, players: number) =>
  Array.from({ length: players }, (_, seat) => ({
    name: plainName(names[seat] ?? '') || `${seat + 1}`,
    by: 'human',
  }));

const keptLines = ({ id }: AnyGame, { kept = [] }: Transcript): object[] =>
  kept.map(({ deal, format, text }) => ({ kept: text, format, game: id, deal }));

/**
 * The lines of a record of the transcript, whose header says that the deals do not follow from the
 * seed; refused if a step is not legal.
 */
export function recordLines(
  game: AnyGame,
  transcript: Transcript,
  seed: string,
): readonly object[] | Refusal {
  const options = matchOptions(game, transcript.options);
  if (isRefusal(options)) return options;
  let match = openMatch(game, options, seed);
  const header = headerOf(match, seatEntriesOf(transcript, options.players));
  const lines: object[] = keptLines(game, transcript);
  if (transcript.steps.length > 0) lines.push({ ...header, deals: 'elsewhere' });
  for (const text of transcript.steps) {
    const after = makeStep(match, text);
    if (isRefusal(after)) return after;
    lines.push(...stepLines({ before: match, after, text }));
    match = after;
  }
  return lines;
}
