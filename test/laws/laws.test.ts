import { describe, test } from 'vitest';
import { checkLaws, spreadOptions } from '../../src/engine/laws.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';

/** Matches for each option set, and for the defaults. */
const MATCHES = Number(process.env.TALON_LAW_MATCHES ?? 12);
const STANDARD = Math.max(100, MATCHES);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  for (const given of spreadOptions(game.options)) {
    const options = resolveOptions(game.options, { deals: 2, ...given });
    if (isRefusal(options) || game.check?.(options) !== undefined) continue;
    const matches = Object.keys(given).length === 0 ? STANDARD : MATCHES;
    test.each(Array.from({ length: matches }, (_, i) => `law/${i}`))(
      `keeps every law with ${JSON.stringify(given)}, seed %s`,
      (seed) => checkLaws(game, options, seed, seed === 'law/0' ? 1 : 7),
    );
  }
});
