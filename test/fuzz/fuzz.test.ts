/** A small fixed share of the fuzzing; `npm run torture` goes on with other seeds. */
import { expect, test } from 'vitest';
import { fuzzImports } from './imports.ts';
import { fuzzKeys } from './keys.ts';
import { fuzzSettings } from './settings.ts';
import { fuzzTyping } from './typing.ts';

const SEED = 'share';

test.each([
  ['spoilt files of other programs are refused or legal', fuzzImports, 120],
  ['anything may be typed in line mode', fuzzTyping, 600],
  ['any keys make frames that fit a window of any size', fuzzKeys, 120],
  ['settings files may hold anything', fuzzSettings, 50],
] as const)(`%s, seed ${SEED}`, async (_, fuzz, share) => {
  const { count, faults } = await fuzz(SEED, share);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(share);
});
