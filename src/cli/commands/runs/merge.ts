/** `talon merge FILE…`: the result of a run from the partial results of its shards. */
import type { Report } from '../../../lang/report.ts';
import { fill, type Lang } from '../../../lang/text.ts';
import { buildHash } from '../../../play/disk/build-hash.ts';
import { summaryData, summaryReport } from '../../../report/sim.ts';
import { tournamentData, tournamentReport } from '../../../report/tournament.ts';
import { type Merged, mergeable, type PartialFile } from '../../../script/shards/merge.ts';
import { PARTIAL_LIMIT, readPartial } from '../../../script/shards/partial.ts';
import type { Call } from '../../call/call.ts';
import { FAILED, fail } from '../../call/exit-codes.ts';
import { wholeOf } from '../../parse/source.ts';
import { answer, fault, warn } from '../../print/output.ts';
import { playingAgain } from './missing.ts';
import { mergedSim } from './sim-shard.ts';
import texts from './texts.json' with { type: 'json' };
import { mergedTournament } from './tournament-merge.ts';

/** Reads the files of shards, which are never longer than what this program writes. */
async function readPartials(files: readonly string[]): Promise<readonly PartialFile[]> {
  const read: PartialFile[] = [];
  for (const file of files) {
    const bytes = await wholeOf(file, PARTIAL_LIMIT);
    read.push({ file, partial: readPartial(bytes.toString('utf8')) });
  }
  return read;
}

const shortHash = (hash: string): string => hash.slice(0, 12);

/** Only the program that made the results may merge them, so that they equal one run. */
function checkBuild({ heads: [first] }: Merged): void {
  const own = buildHash();
  if (first !== undefined && first.build !== own)
    fail(fill(texts.merge.otherBuild, shortHash(first.build), shortHash(own)));
}

/** The result that one run would have had, as data and as a report, by the command that made the shards. */
async function mergedResult(
  merged: Merged,
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
  const result = mergedSim(merged);
  return [summaryData(result), summaryReport(result)];
}

/**
 * `talon merge`: puts the shards of a run together. Where some are missing or do not fit, it says so, and by which
 * command the missing ones are played.
 */
export async function merge(call: Call): Promise<number> {
  const { args, lang } = call;
  const merged = mergeable(await readPartials(args));
  if (!('heads' in merged)) {
    for (const one of merged.wrong) fault(one, lang);
    const again = merged.lacking && playingAgain(merged.lacking);
    if (again !== undefined) warn(again, lang);
    return FAILED;
  }
  checkBuild(merged);
  await answer(call, ...(await mergedResult(merged, lang)));
  return 0;
}
