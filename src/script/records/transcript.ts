/** Converts records to transcripts, which notations of other programs hold, and back. */
import type { Transcript } from '../../engine/extras.ts';
import type { AnyGame } from '../../engine/game.ts';
import { type AnyMatch, makeStep, matchActor, openMatch } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { byOf, closingLines, headerOf } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Replay } from '../../engine/replay.ts';
import { madeBy } from '../../play/disk/timeline.ts';
import { plainName } from '../../play/session/names.ts';

/** A record being read: its game, and its transcript so far. */
export interface Taken {
  readonly game: AnyGame;
  readonly transcript: Transcript;
}

/** Extracts transcripts from records, line by line, as the replay moves on. */
interface Taker {
  take(before: Replay, after: Replay, line: string): void;
  taken(): readonly Taken[];
}

export function openTaker(): Taker {
  const records: { readonly game: AnyGame; readonly header: Replay['header']; steps: string[] }[] =
    [];
  return {
    take(before, after, line) {
      const { header, match } = after;
      if (header !== before.header && match !== undefined)
        records.push({ game: match.game, header, steps: [] });
      records.at(-1)?.steps.push(...madeBy(before, after, line).map(({ text }) => text));
    },
    taken: () =>
      records.map(({ game, header, steps }) => {
        const names = header?.seats.map(({ name }) => name) ?? [];
        return { game, transcript: { options: header?.options ?? {}, names, steps } };
      }),
  };
}

/** Seats with the names in the file; seats without one are numbered. */
const seatsOf = ({ names }: Transcript, players: number) =>
  Array.from({ length: players }, (_, seat) => ({
    name: plainName(names[seat] ?? '') || `${seat + 1}`,
    by: 'human',
  }));

function stepLines(
  before: AnyMatch,
  text: string,
): readonly [AnyMatch, readonly object[]] | Refusal {
  const after = makeStep(before, text);
  if (isRefusal(after)) return after;
  const line = { by: byOf(matchActor(before)), do: text };
  return [after, [line, ...closingLines(before, after)]];
}

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
  const header = headerOf(match, seatsOf(transcript, options.players));
  const lines: object[] = [{ ...header, deals: 'elsewhere' }];
  for (const text of transcript.steps) {
    const made = stepLines(match, text);
    if (isRefusal(made)) return made;
    match = made[0];
    lines.push(...made[1]);
  }
  return lines;
}
