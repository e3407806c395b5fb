/**
 * What may follow the last step of a file's last record. `talon legal FILE`: the legal list. `talon perft
 * FILE`: how many lines of legal steps there are.
 */
import { CHANCE, NOBODY } from '../../../engine/game.ts';
import { type AnyMatch, legalTexts, matchActor } from '../../../engine/match.ts';
import type { SeatEntry } from '../../../engine/record.ts';
import type { Lang } from '../../../lang/text.ts';
import { paced } from '../../../play/session/choose-move.ts';
import { perft } from '../../../script/perft.ts';
import type { Call } from '../../call/call.ts';
import { followRecords } from '../../parse/source.ts';
import { warn, write, writeJson, writeLine } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const nobodyActs = (actor: number) => {
  if (actor === NOBODY) return texts.legal.over;
  return actor === CHANCE ? texts.legal.chanceActs : undefined;
};

/** The last record of a file as it stands after its last step. */
interface Last {
  readonly match: AnyMatch;
  readonly seats: readonly SeatEntry[];
}

/** The end of a file's last record; the exit code where there is none. */
export async function lastIn([file = '-']: readonly string[], lang: Lang): Promise<Last | number> {
  let last: Last | undefined;
  const code = await followRecords(file, lang, (_, { match, seats }) => {
    last = match && { match, seats };
  });
  return code === 0 && last !== undefined ? last : code;
}

/**
 * `talon legal`: the moves that may follow a record, as texts, their number, or JSON. Where nobody is to act, the list
 * is empty and a warning says why.
 */
export async function printLegal({ args, given, lang }: Call): Promise<number> {
  const last = await lastIn(args, lang);
  if (typeof last === 'number') return last;
  const { match } = last;
  const whyNone = nobodyActs(matchActor(match));
  if (whyNone !== undefined) warn(whyNone, lang);
  const texts = whyNone === undefined ? legalTexts(match) : [];
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

async function printCounts(match: AnyMatch, depth: number): Promise<void> {
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

/** `talon perft`: counts the sequences of legal steps up to a depth, which proves two rule engines alike. */
export async function countLines({ args, given, lang }: Call): Promise<number> {
  const depth = given.number('depth', '--depth', DEPTH);
  const last = await lastIn(args, lang);
  if (typeof last === 'number') return last;
  const { match } = last;
  await (given.has('json') ? printJson : printCounts)(match, depth);
  return 0;
}
