/**
 * The share of the power cuts that every test run holds; `TALON_CUTS=all` adds the game whose matches are longest, and
 * `npm run torture` cuts all the way through.
 */
import { describe, expect, test } from 'vitest';
import { type Findings, powerCutsOf, SMALL } from './power-cut.ts';
import { GAMES } from './power-match.ts';

/** Bids are lines like others: the torture bids. Long matches have more moments, each like others before it. */
const LEFT_OUT: readonly string[] =
  process.env.TALON_CUTS === 'all' ? ['bimbo'] : ['bimbo', 'cabo'];
const SHARE = GAMES.filter((id) => !LEFT_OUT.includes(id));
/** Longer than a busy machine takes, in milliseconds. */
const LONG = 600_000;
const GAME = 'kabadak';
const SEED = 'a';
/** Enough to tell that a sync is missing. */
const LEAST = { tears: 0, exhaustive: 2 };

describe('a power cut', () => {
  test.each(SHARE)(
    'at every moment of a match of %s loses nothing that was promised',
    async (id) => {
      const { lost, cuts, disks } = await powerCutsOf(id, 'share', SMALL);
      expect(lost).toEqual([]);
      expect(disks).toBeGreaterThan(cuts / 2);
    },
    LONG,
  );

  test(
    'loses something as soon as any one sync is left out',
    async () => {
      const findings: Findings = new Map();
      const { sites, lost } = await powerCutsOf(GAME, SEED, LEAST, { findings });
      expect(lost).toEqual([]);
      expect(sites.size).toBeGreaterThanOrEqual(8);
      const harmless: string[] = [];
      for (const deaf of sites) {
        const without = await powerCutsOf(GAME, SEED, LEAST, { deaf, findings });
        if (without.lost.length === 0) harmless.push(deaf);
      }
      expect(harmless).toEqual([]);
    },
    LONG,
  );
});
