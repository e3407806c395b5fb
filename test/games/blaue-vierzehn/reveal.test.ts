/** What a finished deal of Blaue Vierzehn shows, and what is in sight while one plays. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { blaueVierzehn as game } from '../../../src/games/blaue-vierzehn/index.ts';
import { besides, finishing, revealed } from '../../support/endings.ts';
import { after, packServing, position } from '../../support/play.ts';
import { shown } from '../../support/shown.ts';

function dealt(hands: readonly string[], given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, 60 / players));
}

const REDS = 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R15 R14 B14 G14 Y14 B15 G15';
const NO_BLUE = REDS.replace('B14', 'G13').replace('B15', 'Y15');

describe('what is in sight', () => {
  test('what costs points, what lies in the trick, what is still to come', () => {
    const start = dealt(['R1 B14 Y3', 'R2', '']);
    expect(besides(start)).toMatchInlineSnapshot(`
      "dealer 2
      room: trick 3, hand 20
      own: 24 points in hand | 24 Punkte auf der Hand"
    `);
    expect(shown(after(start, 'play R1', 'play R2'), SPECTATOR, 'fact')).toMatchInlineSnapshot(`
      "fact in this trick | im Stich: 4
      fact still to come | noch offen: 52
      fact [B14] costs | [B14] kostet: 13, other 14s 5, other [red] 2 | 13, andere 14er 5, andere [red] 2
      fact deal | Spiel: 1/3"
    `);
    expect(shown(dealt(['', '', ''], { redFourteen: 7 }), 0, 'fact')).toMatchInlineSnapshot(`
      "fact in this trick | im Stich: 0
      fact still to come | noch offen: 58
      fact [B14] costs | [B14] kostet: 13, [R14] 7, [Y14] [G14] 5, other [red] 2 | 13, [R14] 7, [Y14] [G14] 5, andere [red] 2
      fact deal | Spiel: 1/3"
    `);
    expect(besides(start, SPECTATOR)).toMatchInlineSnapshot(`
      "dealer 2
      room: trick 3
      own: "
    `);
  });

  test('the prompt names the colour, and says when there is none of it', () => {
    const start = dealt(['Y3', 'Y9 B1', REDS]);
    const led = after(start, 'play Y3');
    expect(shown(led, 1, 'prompt')).toMatchInlineSnapshot(
      `"prompt: play a [yellow] card | bediene [yellow]"`,
    );
    expect(shown(led, 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: follow [yellow], or discard | bediene [yellow] oder wirf ab"`,
    );
    const blue = after(dealt(['B1', 'B2', NO_BLUE]), 'play B1', 'play B2');
    expect(shown(blue, 2, 'prompt')).toMatchInlineSnapshot(
      `"prompt: you have no [blue]: discard any card | du hast kein [blue]: wirf ab, was du willst"`,
    );
  });
});

describe('a finished deal', () => {
  test('shows the last trick, what each took, and who took the most', () => {
    expect(revealed(finishing(dealt(['', '', '', ''])))).toMatchInlineSnapshot(`
      "seat 0: without points | ohne Punkte
      seat 1: 5 points | 5 Punkte
      seat 2: 9 points | 9 Punkte
      seat 3: 42 points | 42 Punkte
      last (trick): 3:B15!wins 0:B12 1:B13 2:B14
      fact [B14] costs | [B14] kostet: 13, other 14s 5, other [red] 2 | 13, andere 14er 5, andere [red] 2
      fact deal | Spiel: 1/4
      headline: {3} takes the most: 42 points. | {3} kassiert am meisten: 42 Punkte."
    `);
  });

  test('one player takes everything', () => {
    const all = dealt([REDS, '', '']);
    expect(revealed(finishing(all), 'seat', 'headline')).toMatchInlineSnapshot(`
      "seat 0: 56 points | 56 Punkte
      seat 1: without points | ohne Punkte
      seat 2: without points | ohne Punkte
      headline: {0} takes everything: 56 points. | {0} kassiert alles: 56 Punkte."
    `);
  });

  test('two take as much', () => {
    const end = finishing(dealt(['', '', '']));
    const even = { ...end, state: { ...(end.state as object), points: [28, 28, 0] } };
    expect(revealed(even, 'seat', 'headline')).toMatchInlineSnapshot(`
      "seat 0: 28 points | 28 Punkte
      seat 1: 28 points | 28 Punkte
      seat 2: without points | ohne Punkte
      headline: {0} and {1} take the most: 28 points each. | {0} und {1} kassieren am meisten: je 28 Punkte."
    `);
  });

  test('three take as much, and are listed', () => {
    const end = finishing(dealt(['', '', '', '']));
    const even = { ...end, state: { ...(end.state as object), points: [18, 18, 2, 18] } };
    expect(revealed(even, 'headline')).toBe(
      'headline: {0}, {1} and {3} take the most: 18 points each. | {0}, {1} und {3} kassieren am meisten: je 18 Punkte.',
    );
  });
});
