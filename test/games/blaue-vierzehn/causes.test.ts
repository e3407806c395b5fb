/** What players of Blaue Vierzehn say for and against a card, beside what any game of tricks says. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { type AnyMatch, openMatch, settleChance } from '../../../src/engine/match.ts';
import { below, openQuickStream } from '../../../src/engine/random.ts';
import { blaueVierzehn } from '../../../src/games/blaue-vierzehn/index.ts';
import { causesOf } from '../../support/causes.ts';
import { after, legal, packServing, position } from '../../support/play.ts';
import { optionsOf } from '../../support/session.ts';

const game: AnyGame = blaueVierzehn;

/** Four players; the last seat deals, so seat 0 leads. */
function dealt(hands: readonly string[]) {
  const start = position(game, { players: 4 }, 'dealer 3');
  return after(start, packServing(start, hands, 15));
}

test('a high card is led cheaply while others can follow, even if a higher one stays in hand', () => {
  const match = dealt(['G9 G12 B2', 'G1 G2 G3 G13', 'G4 G5 G6 G14', 'G7 G8 G10 G15']);
  expect(causesOf(match, 'play G9')).toContain(
    '+ whoever plays after the [G9] probably still has [green]',
  );
});

/** What is said of cards that are drawn by lot and played, in a deal by this seed. */
function saidIn(seed: string): readonly string[] {
  const said: string[] = [];
  const random = openQuickStream(seed);
  let match: AnyMatch = settleChance(openMatch(game, optionsOf(game, {}), seed));
  while (!match.ended && match.deal === 1) {
    const moves = legal(match);
    const move = moves[below(random, moves.length)] ?? '';
    said.push(causesOf(match, move));
    match = settleChance(after(match, move));
  }
  return said;
}

test('once no card counts any more that is all that is said', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => `nothing left/${seed}`);
  const idle = seeds.flatMap(saidIn).filter((said) => said.includes('no card that counts'));
  expect([...new Set(idle)]).toEqual([
    '+ no card that counts is left | es ist keine Karte mehr im Spiel, die zählt',
  ]);
});
