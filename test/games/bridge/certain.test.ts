/** Tricks that are certain, which a claim begins with: they hold double dummy, and leave few behind. */
import { describe, expect, test } from 'vitest';
import { type AnyMatch, matchActor, openMatch, settleChance } from '../../../src/engine/match.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { certainTricks } from '../../../src/games/bridge/rules/certain.ts';
import { refuseClaim, tricksLeft } from '../../../src/games/bridge/rules/claim.ts';
import { observe } from '../../../src/games/bridge/rules/observation.ts';
import type { State } from '../../../src/games/bridge/state/state.ts';
import { after } from '../../support/play.ts';
import { playedAtRandom } from '../../support/random-match.ts';
import { dealing, game, NORTH_ALL, opened, optionsWith } from './support.ts';

const stateOf = (match: AnyMatch): State => match.state as State;

/** The certain tricks of the seat to act. */
const certainAt = (match: AnyMatch): number =>
  certainTricks(observe(stateOf(match), matchActor(match)));

const isDeclarersTurn = (match: AnyMatch): boolean => {
  const { phase, deal } = stateOf(match);
  return phase === 'play' && matchActor(match) === deal.contract.declarer;
};

describe('tricks that are certain', () => {
  test('are all thirteen of a hand that takes every trick', () => {
    const match = after(
      opened({ scoring: 'duplicate', boards: 1 }, 'N'),
      dealing('N', NORTH_ALL),
      ...'7N pass pass pass'.split(' '),
      'play JH',
      'play 7H',
      'play 4H',
    );
    expect(certainAt(match)).toBe(13);
  });

  test('are never more than the best defence allows, whoever leads', () => {
    let most = 0;
    for (let seed = 0; seed < 30; seed++) {
      const options = optionsWith({ scoring: 'duplicate', boards: 1 });
      const match = settleChance(openMatch(game, options, `certain/${seed}`));
      for (const { after: next } of playedAtRandom(match, `certain/${seed}`, 90)) {
        if (!isDeclarersTurn(next) || tricksLeft(stateOf(next)) > 9) continue;
        const certain = certainAt(next);
        most = Math.max(most, certain);
        const refused = refuseClaim(stateOf(next), certain);
        expect(isRefusal(refused), `${seed}: ${certain}`).toBe(false);
      }
    }
    expect(most).toBeGreaterThan(3);
  });
});
