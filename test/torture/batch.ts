/**
 * What is checked without starting the program, in a process of its own: `batch.ts KIND SEED COUNT`
 * prints the result as JSON. Torture reads it; it may be run by itself.
 */
import { checkAlike } from '../fuzz/alike.ts';
import { fuzzImports } from '../fuzz/imports.ts';
import { fuzzKeys } from '../fuzz/keys.ts';
import { fuzzSettings } from '../fuzz/settings.ts';
import { fuzzTyping } from '../fuzz/typing.ts';
import { PLAIN } from '../support/talon.ts';
import type { Lost, Tried } from './findings.ts';
import { powerCutsOf, SMALL, WHOLE } from './power-cut.ts';
import { GAMES } from './power-match.ts';

export interface Batch {
  readonly tried: Readonly<Partial<Record<Tried, number>>>;
  readonly lost: Lost;
  readonly faults: readonly string[];
}

async function alike(seed: string, count: number): Promise<Batch> {
  const { pairs, hints, leaks } = await checkAlike(seed, count, 1000);
  return { tried: { 'states alike': pairs, 'hints alike': hints }, lost: 'leaks', faults: leaks };
}

/** `count` 0 cuts a small share, anything else the whole. */
async function powerCuts(seed: string, count: number): Promise<Batch> {
  const game = GAMES[seed.length % GAMES.length] ?? GAMES[0];
  const { lost, disks } = await powerCutsOf(game, seed, count === 0 ? SMALL : WHOLE);
  return { tried: { 'power cuts': disks }, lost: 'steps lost', faults: lost };
}

const fuzzed =
  (
    run: (seed: string, count: number) => Promise<{ count: number; faults: readonly string[] }>,
    name: Tried,
    lost: Lost,
  ) =>
  async (seed: string, given: number): Promise<Batch> => {
    const { count, faults } = await run(seed, given);
    return { tried: { [name]: count }, lost, faults };
  };

export const BATCHES = {
  alike,
  imports: fuzzed(fuzzImports, 'imports', 'crashes'),
  typing: fuzzed(fuzzTyping, 'lines typed', 'crashes'),
  keys: fuzzed(fuzzKeys, 'keys pressed', 'wrong frames'),
  settings: fuzzed(fuzzSettings, 'settings files', 'crashes'),
  'power cuts': powerCuts,
} as const;
export type BatchKind = keyof typeof BATCHES;

const isKind = (word: string): word is BatchKind => Object.hasOwn(BATCHES, word);

const [, script = '', kind = '', seed = '', count = '0'] = process.argv;
if (script === import.meta.filename && isKind(kind)) {
  // Keys may begin a new match: no saves of the person who runs this.
  const { TALON_DATA, TALON_CONFIG } = PLAIN;
  Object.assign(process.env, { TALON_DATA, TALON_CONFIG });
  process.stdout.write(JSON.stringify(await BATCHES[kind](seed, Number(count))));
}
