/** One shard of a review, which covers some records of a file, and the merged review of all. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Replay } from '../../../engine/replay.ts';
import type { Report } from '../../../lang/report.ts';
import type { Lang } from '../../../lang/text.ts';
import type { Merged } from '../../../script/shards/merge.ts';
import { partialHead, stretchIn } from '../../../script/shards/partial.ts';
import type { Call } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { keepShard, type ShardGiven, shardGiven, unread } from '../../parse/shard.ts';
import { followRecords, recordBytes } from '../../parse/source.ts';
import {
  collector,
  NONE_FOUND,
  recordData,
  review,
  reviewLines,
  reviewReport,
  weighAll,
} from './review.ts';
import texts from './texts.json' with { type: 'json' };

/** The findings in a record, in both languages: JSON for scripts, and lines for people. */
interface RecordResult {
  readonly data: Readonly<Record<Lang, object>>;
  readonly told: Readonly<Record<Lang, readonly string[]>>;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of recordBytes(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** How many records a file holds; a faulty file cannot be divided into shards. */
async function recordsIn(file: string, lang: Lang): Promise<number> {
  let count = 0;
  const take = (before: Replay, after: Replay): void => {
    if (after.header !== before.header) count++;
  };
  return (await followRecords(file, lang, take)) === 0 ? count : fail(texts.review.faulty);
}

const inBoth = <T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> => ({
  en: make('en'),
  de: make('de'),
});

/** Weighs the decisions of a shard of the records, unless its result exists. */
async function reviewShard(
  call: Call,
  file: string,
  { shard, file: partial }: ShardGiven,
): Promise<number> {
  if (file === '-') return misused(texts.review.onlyFiles);
  const { given, lang } = call;
  const hasLuck = given.has('luck');
  const count = await recordsIn(file, lang);
  const seat = given.text('seat') ?? null;
  const run = { sha256: await sha256Of(file), seat, luck: hasLuck, count };
  const head = partialHead('review', run, shard);
  return keepShard(call, head, partial, async () => {
    const { pasts, take } = collector(given, stretchIn(head));
    await followRecords(file, lang, take);
    const found = await weighAll(pasts, given);
    return pasts.map((past, at) => {
      const own = found[at] ?? NONE_FOUND;
      const data = inBoth((one) => recordData(own, one, hasLuck));
      return { data, told: inBoth((one) => reviewLines(past, own, one)) };
    });
  });
}

/** `talon review`, whole or a shard. */
export function reviewOrShard(call: Call): Promise<number> {
  const shard = shardGiven(call.given, false);
  return shard === undefined ? review(call) : reviewShard(call, call.args[0] ?? '-', shard);
}

const data = v.record(v.string(), v.unknown());
const told = v.array(v.string());
const schema = v.object({
  data: v.object({ en: data, de: data }),
  told: v.object({ en: told, de: told }),
});

/** The reviews of all records, in order. */
export function mergedReview({ heads, bodies }: Merged): readonly RecordResult[] {
  return heads.flatMap(({ shard, from, to }, at) => {
    const results = bodies[at] ?? [];
    if (results.length !== to - from) unread(shard);
    return results.map((result) => {
      const { success, output } = v.safeParse(schema, result);
      return success ? output : unread(shard);
    });
  });
}

/** The report that a whole review gives. */
export const mergedReport = (records: readonly RecordResult[], lang: Lang): Report =>
  reviewReport(records.map(({ told: lines }) => lines[lang]));
