/** Whether partial files make up one run: every shard, all of the same plan, build and Node. */

import { clean } from '../../lang/clean.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };
import {
  differenceOf,
  type Head,
  type Partial,
  planOf,
  stretchOf,
  writeNumbers,
} from './partial.ts';

/** A partial and the name of its file. */
export interface PartialFile {
  readonly file: string;
  readonly partial: Partial;
}

/** All shards of a run, in order. */
export interface Merged {
  readonly heads: readonly Head[];
  readonly bodies: readonly (readonly object[])[];
}

/** Shards to be played, missing or damaged, and one of the others. */
export interface Lacking {
  readonly numbers: readonly number[];
  readonly file: string;
  readonly head: Head;
}

/** A whole partial of some shard. */
interface WholePartial {
  readonly file: string;
  readonly head: Head;
  readonly body: readonly object[];
}

/** The first file of the plan that most share; the first one on a tie. */
function commonPlan(wholes: readonly WholePartial[]): WholePartial | undefined {
  const counts = new Map<string, number>();
  const keyOf = ({ head }: WholePartial): string => JSON.stringify([...planOf(head)]);
  for (const one of wholes) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return wholes.find((one) => counts.get(keyOf(one)) === most);
}

/** Whether the shard of a plan line matches its stretch: in a damaged one it may not. */
function isPlaced({ run, shard, of, from, to }: Head): boolean {
  const stretch = stretchOf(run.count, { number: shard, of });
  return shard >= 1 && shard <= of && stretch.from === from && stretch.to === to;
}

/** The shards of the common plan, and the faults of the other files. */
function sortedByPlan(wholes: readonly WholePartial[], common: Head) {
  const shards = new Map<number, WholePartial>();
  const wrong: Text[] = [];
  const refused = new Set<number>();
  for (const one of wholes) {
    const { file, head, body } = one;
    const difference = differenceOf(head, common);
    const earlier = shards.get(head.shard);
    if (difference !== undefined) {
      wrong.push(fill(texts.shards.otherRun, head.shard, clean(file, 200), difference));
      refused.add(head.shard);
    } else if (earlier !== undefined && JSON.stringify(earlier.body) !== JSON.stringify(body))
      wrong.push(fill(texts.shards.twice, head.shard, clean(earlier.file, 200), clean(file, 200)));
    else shards.set(head.shard, one);
  }
  return { shards, wrong, refused };
}

/**
 * The faults of files that are not whole partials, with the shard where it is known; where only one shard is missing,
 * a damaged file is taken for that.
 */
function brokenOf(files: readonly PartialFile[], missing: readonly number[]) {
  const refused: number[] = [];
  const wrong = files.flatMap(({ file, partial }): readonly Text[] => {
    const name = clean(file, 200);
    if (partial.state === 'foreign') return [fill(texts.shards.foreign, name)];
    const { head } = partial;
    if (partial.state === 'whole' && isPlaced(partial.head)) return [];
    const only = missing.length === 1 ? missing[0] : undefined;
    const shard = head !== undefined && isPlaced(head) ? head.shard : only;
    if (shard === undefined) return [fill(texts.shards.someDamaged, name)];
    refused.push(shard);
    return [fill(texts.shards.damaged, shard, name)];
  });
  return { wrong, refused };
}

const numbersTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1);

/** All shards of the run in order; otherwise the faults, shard by shard, and the shards that must be played. */
export function mergeable(
  files: readonly PartialFile[],
): Merged | { readonly wrong: readonly Text[]; readonly lacking?: Lacking } {
  const wholes = files.flatMap(({ file, partial }) =>
    partial.state === 'whole' && isPlaced(partial.head) ? [{ file, ...partial }] : [],
  );
  const common = commonPlan(wholes);
  if (common === undefined) return { wrong: brokenOf(files, []).wrong };
  const { file, head } = common;
  const { shards, wrong, refused } = sortedByPlan(wholes, head);
  const absent = numbersTo(head.of).filter((number) => !shards.has(number));
  const broken = brokenOf(files, absent);
  const named = new Set([...refused, ...broken.refused]);
  const missing = absent.filter((number) => !named.has(number));
  const faults = [...broken.wrong, ...wrong];
  if (missing.length > 0) faults.push(fill(texts.shards.missing, writeNumbers(missing), head.of));
  const numbers = absent.filter((number) => !refused.has(number));
  if (faults.length > 0 && numbers.length === 0) return { wrong: faults };
  if (faults.length > 0) return { wrong: faults, lacking: { numbers, file, head } };
  const ordered = numbersTo(head.of).flatMap((number) => shards.get(number) ?? []);
  return { heads: ordered.map(({ head }) => head), bodies: ordered.map(({ body }) => body) };
}
