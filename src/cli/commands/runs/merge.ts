/** `talon merge FILE…`: the result of a run from the partial results of its shards. */
import type { Report } from '../../../lang/report.ts';
import { fill, type Lang } from '../../../lang/text.ts';
import { type Merged, mergeable, type PartialFile } from '../../../script/shards/merge.ts';
import { buildHash, readPartial } from '../../../script/shards/partial.ts';
import { type Call, FAILED, fail } from '../../parse/call.ts';
import { answer, warn } from '../../print/output.ts';
import { bytesOf } from '../../source.ts';
import { mergedSim } from './sim-shard.ts';
import { summaryData, summaryReport } from './sim-summary.ts';
import texts from './texts.json' with { type: 'json' };
import { mergedTournament } from './tournament-merge.ts';
import { tournamentData, tournamentReport } from './tournament-report.ts';

async function readFile(file: string): Promise<PartialFile> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(file)) chunks.push(chunk);
  return { file, partial: readPartial(Buffer.concat(chunks).toString('utf8')) };
}

async function readAll(files: readonly string[]): Promise<readonly PartialFile[]> {
  const read: PartialFile[] = [];
  for (const file of files) read.push(await readFile(file));
  return read;
}

const shortHash = (hash: string): string => hash.slice(0, 12);

/** Only the program that made the results may merge them, so that they equal one run. */
function checkBuild({ heads: [first] }: Merged): void {
  const own = buildHash();
  if (first !== undefined && first.build !== own)
    fail(fill(texts.merge.otherBuild, shortHash(first.build), shortHash(own)));
}

async function report(
  merged: Merged,
  start: number,
  lang: Lang,
): Promise<readonly [data: object, report: Report]> {
  const command = merged.heads[0]?.command ?? '';
  if (command === 'tournament') {
    const result = mergedTournament(merged);
    return [tournamentData(result), tournamentReport(result)];
  }
  if (command === 'review') {
    const { mergedReview, mergedReport } = await import('../records/review-shard.ts');
    const records = mergedReview(merged);
    return [{ records: records.map(({ data }) => data[lang]) }, mergedReport(records, lang)];
  }
  if (command !== 'sim') return fail(fill(texts.merge.unknown, command));
  const seconds = (performance.now() - start) / 1000;
  const result = { ...mergedSim(merged), seconds, shards: merged.heads.length };
  return [summaryData(result), summaryReport(result)];
}

export async function merge(call: Call): Promise<number> {
  const { args, lang } = call;
  const start = performance.now();
  const merged = mergeable(await readAll(args));
  if (!('heads' in merged)) {
    for (const wrong of merged) warn(wrong, lang);
    return FAILED;
  }
  checkBuild(merged);
  await answer(call, ...(await report(merged, start, lang)));
  return 0;
}
