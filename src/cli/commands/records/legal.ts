/**
 * What may follow the last step of a file's last record. `talon legal FILE`: the legal list. `talon perft
 * FILE`: how many lines of legal steps there are.
 */
import { CHANCE, NOBODY } from '../../../engine/game.ts';
import { type AnyMatch, legalTexts, matchActor } from '../../../engine/match.ts';
import type { Lang } from '../../../lang/text.ts';
import { paced } from '../../../play/session/choose-move.ts';
import { perft } from '../../../script/perft.ts';
import type { Call } from '../../parse/call.ts';
import { warn, write, writeJson, writeLine } from '../../print/output.ts';
import { followRecords } from '../../source.ts';
import texts from './texts.json' with { type: 'json' };

const nobodyActs = (actor: number) => {
  if (actor === NOBODY) return texts.legal.over;
  return actor === CHANCE ? texts.legal.chanceActs : undefined;
};

/** The match after the last step of a file's last record; the exit code where there is none. */
async function lastMatch([file = '-']: readonly string[], lang: Lang): Promise<AnyMatch | number> {
  let match: AnyMatch | undefined;
  const code = await followRecords(file, lang, (_, after) => {
    match = after.match;
  });
  return code === 0 && match !== undefined ? match : code;
}

export async function legal({ args, given, lang }: Call): Promise<number> {
  const match = await lastMatch(args, lang);
  if (typeof match === 'number') return match;
  const quiet = nobodyActs(matchActor(match));
  if (quiet !== undefined) warn(quiet, lang);
  const texts = quiet === undefined ? legalTexts(match) : [];
  if (given.has('count')) await writeLine(String(texts.length));
  else if (given.has('json')) await writeJson(texts);
  else await write(texts.map((move) => `${move}\n`).join(''));
  return 0;
}

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
  const depth = given.number('depth', '--depth', DEPTH);
  const match = await lastMatch(args, lang);
  if (typeof match === 'number') return match;
  await (given.has('json') ? printJson : print)(match, depth);
  return 0;
}
