/** What a finished deal of Bimbo shows. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { bimbo as game } from '../../../src/games/bimbo/index.ts';
import { finishing, revealed } from '../../support/endings.ts';
import { after, packServing, position } from '../../support/play.ts';

function dealt(hands: readonly string[], given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(start.pack.order.length / players)));
}

const end = finishing(dealt(['7D 8C 8D TH', '9C 9D KH', 'AS', '']));

test('BIM-6 the places, the last cards played, and the cards the Bimbo is left with', () => {
  expect(revealed(end)).toMatchInlineSnapshot(`
    "seat 0: Bimbo
    seat 1: King | König
    seat 2: Vice King | Vize-König
    seat 3: Vice Bimbo | Vize-Bimbo
    pile (trick): 3:9S
    aside (pile): ×27
    hand-0 (hand of 0): TH TS
    fact deal | Spiel: 1/5
    headline: {1} is out first and becomes King; {0} is left as the Bimbo. | {1} ist zuerst fertig und wird König; {0} bleibt als Bimbo übrig."
  `);
});

test('the Bimbo’s cards lie open for everybody, and nothing can be picked', () => {
  for (const observer of [SPECTATOR, 0, 1, 2, 3]) {
    const { regions, buttons } = game.display.reveal(end.state as never, observer);
    const open = regions.filter(({ role }) => role === 'hand');
    expect(open).toHaveLength(1);
    expect(open[0]?.cards.length).toBeGreaterThan(0);
    expect(open[0]?.cards.every(({ card, slot }) => card !== undefined && slot === undefined)).toBe(
      true,
    );
    expect(buttons).toEqual([]);
  }
});

test('among twelve the places between have numbers', () => {
  const twelve = finishing(dealt(Array.from({ length: 12 }, () => '')));
  expect(revealed(twelve, 'seat', 'headline')).toMatchInlineSnapshot(`
    "seat 0: Bimbo
    seat 1: Vice Bimbo | Vize-Bimbo
    seat 2: place 6 | Platz 6
    seat 3: place 3 | Platz 3
    seat 4: place 7 | Platz 7
    seat 5: place 8 | Platz 8
    seat 6: place 4 | Platz 4
    seat 7: King | König
    seat 8: place 9 | Platz 9
    seat 9: place 10 | Platz 10
    seat 10: place 5 | Platz 5
    seat 11: Vice King | Vize-König
    headline: {7} is out first and becomes King; {0} is left as the Bimbo. | {7} ist zuerst fertig und wird König; {0} bleibt als Bimbo übrig."
  `);
});
