/** Random options of Durak that may go together, for property tests. */
import fc from 'fast-check';
import {
  choiceKeys,
  limitsOf,
  type Option,
  type OptionValue,
} from '../../../src/engine/options.ts';
import type { Options } from '../../../src/games/durak/state/options.ts';
import { check, options } from '../../../src/games/durak/variants/index.ts';

const MOST_ROUNDS = 3;

function drawnFrom(key: string, option: Option): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...choiceKeys(option));
    case 'number': {
      const { least, most, among } = limitsOf(option);
      if (among !== undefined) return fc.constantFrom(...among);
      return fc.integer({ min: least, max: key === 'rounds' ? MOST_ROUNDS : most });
    }
  }
}

/** Turns back what a clause forbids, one option at a time. */
function mended(drawn: Options): Options {
  const duel = drawn.quicky === 'duel';
  const pairs = duel ? 'off' : drawn.pairs;
  const even = 4 + 2 * (drawn.players % 5);
  const full = drawn.deck === 52;
  const passes = drawn.transfer !== 'off';
  return withEnoughCards({
    ...drawn,
    pairs,
    players: duel ? 2 : pairs === 'off' ? drawn.players : even,
    ticket: passes ? drawn.ticket : 'off',
    direction: passes ? drawn.direction : 'fixed',
    gennadi: full && drawn.gennadi,
    beatAces: full ? drawn.beatAces : 'off',
    deals: 0,
  });
}

function withEnoughCards(given: Options): Options {
  const each = given.secret ? 8 : 6;
  const packs = Math.max(given.packs, Math.ceil((given.players * each) / given.deck));
  return { ...given, packs };
}

const drawn = fc.record(
  Object.fromEntries(Object.entries(options).map(([key, option]) => [key, drawnFrom(key, option)])),
);

export const validOptions: fc.Arbitrary<Options> = drawn
  .map((values) => mended(values as Options))
  .filter((values) => check(values) === undefined);
