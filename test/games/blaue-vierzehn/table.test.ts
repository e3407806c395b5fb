/** What the table of Blaue Vierzehn shows, and what its opponents lean to. */
import { describe, expect, test } from 'vitest';
import { blaueVierzehn as game } from '../../../src/games/blaue-vierzehn/index.ts';
import { after, closed, packServing, playedOut, position } from '../../support/play.ts';
import { hand, meant, noted, picked, refused, shown, told, weighed } from '../../support/shown.ts';

/** The last seat deals, so seat 0 leads. */
function dealt(hands: readonly string[], given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, 60 / players));
}

const FREE = 'B15 R14 R13 R1 B14 G14 B2 B3 G15 R2';
const SIX = ['Y3 Y15 G1 G2 G3 G4 G5 G6 G7 B1', FREE, 'Y9', 'Y5', 'Y1', 'Y2'];

describe('the table', () => {
  test('a trick under way: who plays, who wins so far, what is asked', () => {
    const match = after(dealt(SIX), 'play Y3', 'play B15', 'play Y9');
    expect(shown(match)).toMatchInlineSnapshot(`
      "seat 0: 9 cards / total 0 / 0 taken | 0 kassiert
      seat 1: 9 cards / total 0 / 0 taken | 0 kassiert
      seat 2: 9 cards / total 0 / 0 taken | 0 kassiert
      seat 3: 10 cards / total 0 / 0 taken | 0 kassiert
      seat 4: 10 cards / total 0 / 0 taken | 0 kassiert
      seat 5: 10 cards / total 0 / 0 taken | 0 kassiert
      trick (trick) trick | Stich: 0:Y3 1:B15 2:Y9!wins
      last (trick) last trick | letzter Stich:
      hand (hand of 3) hand | Blatt: R4* R8* R12* Y5* Y7* Y12* G9* G13* B7* B11*
      fact in this trick | im Stich: 0
      fact still to come | noch offen: 56
      fact [B14] costs | [B14] kostet: 13, other 14s 5, other [red] 2 | 13, andere 14er 5, andere [red] 2
      fact deal | Spiel: 1/6
      prompt: play a [yellow] card | bediene [yellow]"
    `);
  });

  test('trick=any: the highest number leads the trick', () => {
    const high = ['Y3', `B15 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 G1 G2 G3 G4`, 'Y9'];
    const steps = ['play Y3', 'play B15', 'play Y9'];
    expect(
      shown(after(dealt(high, { trick: 'any' }), ...steps), 1, 'last', 'trick', 'prompt'),
    ).toMatchInlineSnapshot(`
      "trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich: 0:Y3 1:B15!wins 2:Y9
      prompt: lead any card | spiele eine Karte aus"
    `);
  });

  test('a second deal: its number and the totals so far', () => {
    const second = playedOut(dealt(['', '', '']));
    expect(shown(second, 0, 'seat', 'fact', 'trick', 'last')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 0 taken | 0 kassiert
      seat 1: 0 cards / total 0 / 0 taken | 0 kassiert
      seat 2: 0 cards / total 56 / 0 taken | 0 kassiert
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      fact in this trick | im Stich: 0
      fact still to come | noch offen: 56
      fact [B14] costs | [B14] kostet: 13, other 14s 5, other [red] 2 | 13, andere 14er 5, andere [red] 2
      fact deal | Spiel: 2/3"
    `);
  });

  test('a card is picked and told as it is', () => {
    expect(picked(dealt(SIX), 'play Y15')).toBe('hand 29');
    expect(told(dealt(SIX), 'play Y15', 2)).toBe('plays [Y15] | spielt [Y15] (play Y15)');
  });

  test('several cards picked are refused with the clause', () => {
    const start = dealt(SIX);
    expect(meant(start, hand(start, 'Y3'))).toBe('play Y3');
    expect(meant(start, hand(start, 'Y3'), hand(start, 'G1'))).toBe('play Y3 G1');
    expect(refused(start, 'play Y3 G1')).toBe(
      'BLV-3: play one card at a time | spiele nur eine Karte',
    );
    expect(refused(start, 'play Y3 Q1')).toMatch(/^notation/);
  });

  test('BLV-5 the score names the points in tricks', () => {
    const [line] = closed(playedOut(dealt(['', '', '']))).lines;
    expect(line?.label).toEqual({ en: 'points in tricks', de: 'Punkte in den Stichen' });
    expect(line?.clause).toBe('BLV-5');
  });

  test('the end tells each player first what they have taken, and nothing twice', () => {
    const { finished } = playedOut(dealt(['', '', '']));
    const points = (finished as { readonly points: readonly number[] }).points;
    const most = Math.max(...points);
    const told = points.map((_, seat) => game.display.ended?.(finished as never, seat)?.told.en);
    const begins = points.map((taken) =>
      taken === 0 ? 'You take nothing.' : `You take ${taken} p`,
    );
    expect(points).toContain(most);
    for (const [seat, words = ''] of told.entries()) {
      if (points[seat] !== most) expect(words).toMatch(new RegExp(`^${begins[seat]}`));
      else expect(words.match(/take/g)).toHaveLength(1);
    }
  });
});

describe('opponents lean', () => {
  test('to lead low', () => {
    expect(weighed(dealt(['Y1 Y8 Y15 B14 R2', '', '', '', '', '']))).toMatchInlineSnapshot(`
      "3.375: play Y1
      2.945: play R2
      2.553: play B3
      1.588: play G6
      1.103: play Y8
      0.9033: play B9
      0.4506: play G12
      0.254: play Y14, play B14
      0.182: play Y15"
    `);
  });

  test('to throw off what costs most, and to stay below', () => {
    expect(weighed(after(dealt(SIX), 'play Y3'))).toMatchInlineSnapshot(`
      "15.87: play B14
      7.867: play R14, play G14
      4.8: play R13
      4.067: play R2
      4: play R1
      2.933: play G15, play B15
      2.133: play B3
      2.067: play B2"
    `);
    const follow = dealt(['Y7', 'Y1 Y6 Y8 Y15', '', '', '', '']);
    expect(weighed(after(follow, 'play Y7'))).toMatchInlineSnapshot(`
      "2.333: play Y6
      2: play Y1
      0.52: play Y8
      0.44: play Y10
      0.24: play Y15"
    `);
  });

  test('when last: to win a trick that costs nothing with the highest, and to shun one that costs', () => {
    const free = dealt(['Y7', 'Y2', 'Y1 Y6 Y8 Y15']);
    expect(weighed(after(free, 'play Y7', 'play Y2'))).toMatchInlineSnapshot(`
      "4.8: play Y15
      4: play Y11
      3.4: play Y8
      2.333: play Y6
      2.267: play Y5
      2: play Y1
      0.1: play Y14"
    `);
    const dear = dealt(['Y7', 'Y14', 'Y1 Y15']);
    expect(weighed(after(dear, 'play Y7', 'play Y14'))).toMatchInlineSnapshot(`
      "2.8: play Y13
      2.6: play Y10
      2.333: play Y6
      2.133: play Y3
      2: play Y1
      0.1: play Y15"
    `);
  });
});

describe('the panel', () => {
  test('says who would take the trick, now and after the card about to be played, and how points stand', () => {
    const match = after(dealt(SIX), 'play Y3', 'play B15', 'play Y9');
    expect(noted(match, 'play Y12').split('\n').slice(0, 3)).toEqual([
      'The trick | Der Stich',
      '- now to (you|{2}) | jetzt an (dich|{2}): 0',
      '- after Enter to (you|{3}) | nach Enter an (dich|{3}): 0',
    ]);
    expect(noted(match).split('\n').slice(2, 4)).toEqual([
      'Penalty points, fewest win | Strafpunkte: weniger gewinnt',
      '- {3}: 0',
    ]);
  });
});
