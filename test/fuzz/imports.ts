/** Damaged notations of other programs: they are refused, or hold legal matches. */

import type { AnyGame } from '../../src/engine/game.ts';
import type { Format } from '../../src/engine/interchange.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { recordLines } from '../../src/script/records/transcript.ts';
import { spoilt } from './damage.ts';
import type { Fuzzed } from './fuzzed.ts';
import { transcriptOf } from './matches.ts';

/** Milliseconds after which somebody would think the program stuck, on a busy machine. */
const SLOW = 10_000;

interface Source {
  readonly game: AnyGame;
  readonly name: string;
  readonly format: Format;
  readonly text: string;
}

function sourcesOf(seed: string): readonly Source[] {
  return games.flatMap((game) =>
    Object.entries(game.extras.interchange?.formats ?? {}).flatMap(([name, format]) =>
      [0, 1, 2].flatMap((match): readonly Source[] => {
        const text = format.write([transcriptOf(game, `${seed}/${match}`, match)]);
        return typeof text === 'string' ? [{ game, name, format, text }] : [];
      }),
    ),
  );
}

/** Why what was read is no answer; undefined if it is one. */
async function fault({ game, format }: Source, text: string): Promise<string | undefined> {
  const start = performance.now();
  const read = await format.read(text);
  if (performance.now() - start > SLOW) return `took ${performance.now() - start} ms`;
  if (isRefusal(read)) return undefined;
  for (const transcript of read.transcripts) {
    const lines = recordLines(game, transcript, 'read');
    if (isRefusal(lines)) return `a match that is not legal: ${lines.text.en}`;
  }
  return undefined;
}

export async function fuzzImports(seed: string, count: number): Promise<Fuzzed> {
  const sources = sourcesOf(seed);
  const faults: string[] = [];
  for (let number = 0; number < count; number++) {
    const source = sources[number % sources.length];
    if (source === undefined) break;
    const text = spoilt(source.text, openQuickStream(`import/${seed}/${number}`));
    const told = await fault(source, text).catch((error: unknown) => String(error));
    if (told !== undefined) faults.push(`${source.name} ${seed}/${number}: ${told}\n${text}`);
  }
  return { count: sources.length === 0 ? 0 : count, faults };
}
