/** `talon perft FILE`: counts lines of legal steps from the end of the file's last record. */
import type { AnyMatch } from '../../engine/match.ts';
import { paced } from '../../play/choose-move.ts';
import { perft } from '../../script/perft.ts';
import { isGiven, numberGiven } from '../given.ts';
import { writeJson, writeLine } from '../output.ts';
import { followRecords } from '../records.ts';
import type { Call } from '../spec.ts';

const DEPTH = { least: 1, most: 100, standard: 3 };

/** Long counts run in slices, so that Ctrl-C can end them. */
const PACE = { clock: () => performance.now(), stopped: () => false };

/** The count of each depth in turn, as soon as it is known. */
async function* countsOf(match: AnyMatch, depth: number): AsyncGenerator<number> {
  for (let d = 1; d <= depth; d++) yield (await paced(perft(match, d), PACE)) ?? 0;
}

async function print(match: AnyMatch, depth: number): Promise<void> {
  const width = String(depth).length;
  let d = 0;
  for await (const count of countsOf(match, depth))
    await writeLine(`${String(++d).padStart(width)}  ${count}`);
}

async function printJson(match: AnyMatch, depth: number): Promise<void> {
  const counts: number[] = [];
  for await (const count of countsOf(match, depth)) counts.push(count);
  await writeJson({ counts });
}

export async function countLines({ args, given, lang }: Call): Promise<number> {
  const [file = '-'] = args;
  const depth = numberGiven(given, 'depth', '--depth', DEPTH);
  let match: AnyMatch | undefined;
  const code = await followRecords(file, lang, (_, after) => {
    match = after.match;
  });
  if (code !== 0 || match === undefined) return code;
  await (isGiven(given, 'json') ? printJson : print)(match, depth);
  return 0;
}
