/** A seeded sample: so many lines, every line with mutants being as likely as any other, and one mutant of each. */
import seedrandom from 'seedrandom';
import { original, sourcesUnder } from './copy.ts';
import { type Mutant, mutantsOf } from './mutations.ts';

const LINES = /^(.*):(\d+)(?:-(\d+))?$/;

/** A path of the repository, or lines of a file: `src/engine/chance-step.ts:60`, `…:60-75`. */
export function mutantsUnder(path: string): readonly Mutant[] {
  const [, file = path, from, to = from] = LINES.exec(path) ?? [];
  const found = sourcesUnder(file).flatMap((each) => mutantsOf(original(each), each));
  return found.filter(
    ({ line }) => from === undefined || (line >= Number(from) && line <= Number(to)),
  );
}

/** Deals a list out at random, each element once. */
function* shuffled<T>(list: readonly T[], random: () => number): Generator<T> {
  const rest = [...list];
  while (rest.length > 0) yield* rest.splice(Math.floor(random() * rest.length), 1);
}

/** One list for every line. */
function byLine(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const lines = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const place = `${mutant.file}:${mutant.line}`;
    lines.set(place, [...(lines.get(place) ?? []), mutant]);
  }
  return [...lines.values()];
}

/**
 * So many mutants in the paths, ordered by place. Where every path names lines, all of theirs.
 * @param count absent: one of every line
 */
export function sample(paths: readonly string[], seed: string, count?: number): readonly Mutant[] {
  const all = paths.flatMap(mutantsUnder);
  if (paths.every((path) => LINES.test(path))) return all.slice(0, count);
  const random = seedrandom(`mutants/${seed}`);
  return [...shuffled(byLine(all), random)]
    .slice(0, count)
    .flatMap((mutants) => [...shuffled(mutants, random)].slice(0, 1))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
