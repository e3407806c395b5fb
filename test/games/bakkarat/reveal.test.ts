/** What Bakkarat turns up when a deal is over, and what stays face down. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { bakkarat as game } from '../../../src/games/bakkarat/index.ts';
import { after, packServing, position } from '../../support/play.ts';
import { revealed, revealOf } from '../../support/revealed.ts';
import { both } from '../../support/shown.ts';

/** Hands from the bank’s left, the bank last; then the cards that may be drawn. */
function dealt(hands: readonly string[], stock = '', given = {}) {
  const start = position(game, { players: hands.length, ...given });
  const staked = after(start, ...hands.slice(1).map((_, seat) => `stake ${5 + seat}`));
  return after(staked, orderOf(staked, hands, stock));
}

function orderOf(match: ReturnType<typeof position>, hands: readonly string[], stock: string) {
  const pack = packServing(match, hands, 2).split(' ');
  const next = stock.split(' ').filter((token) => token !== '');
  const top = pack.slice(0, 1 + 2 * hands.length);
  const rest = pack.slice(top.length).filter((token) => !next.includes(token));
  return [...top, ...next, ...rest].join(' ');
}

type Match = ReturnType<typeof dealt>;

/** The headline when all stand but those who draw, by the seats' order of play. */
function headline(match: Match, ...steps: readonly string[]): string {
  const last = after(match, ...steps.slice(0, -1));
  return both(revealOf(last, steps.at(-1) ?? '').prompt);
}

const stands = ['stand', 'stand', 'stand'];

describe('after the comparison', () => {
  const match = after(dealt(['2C 3C', '2D 4D', '2H 3H'], 'AC'), 'hit', 'stand');

  test('BAK-4 all hands lie open, the bank’s too, with counts and what they won', () => {
    expect(revealed(match, 'stand', 0)).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 105 / stake 5 | Einsatz 5 / +5
      seat 1: 2 cards / total 106 / stake 6 | Einsatz 6 / +6
      seat 2: 2 cards / total 89 / bank | Bank / −11
      hand-1 (row of 1) cards of {1} | Karten von {1}: 2D!wins 4D!wins
      hand-2 (row of 2) cards of {2} | Karten von {2}: 2H 3H
      hand (hand of 0) hand | Blatt: 2C!wins 3C!wins AC!wins
      fact decided | entschieden: 1/10
      fact bank | Bank: 5
      prompt: {0} and {1} beat the bank’s 5. | {0} und {1} schlagen die 5 der Bank."
    `);
    expect(revealed(match, 'stand', SPECTATOR, 'hand')).toMatchInlineSnapshot(`
      "hand-0 (row of 0) cards of {0} | Karten von {0}: 2C!wins 3C!wins AC!wins
      hand-1 (row of 1) cards of {1} | Karten von {1}: 2D!wins 4D!wins
      hand-2 (row of 2) cards of {2} | Karten von {2}: 2H 3H"
    `);
    expect(revealOf(match, 'stand')).toMatchObject({ dealer: 2, buttons: [] });
    expect(revealOf(match, 'stand').amounts).toBeUndefined();
  });

  test('BAK-6 BAK-7 the headline says who beats the bank', () => {
    expect([
      headline(dealt(['4C 4D', '5C 4H', '2C 2D']), ...stands),
      headline(dealt(['4C 4D', '2H AC', '3C 3D']), ...stands),
      headline(dealt(['2C AD', '2H AC', '4C 4D']), ...stands),
      headline(dealt(['4C 4D', '3C 3D']), 'stand', 'stand'),
      headline(dealt(['2C 2D', '3C 3D']), 'stand', 'stand'),
    ]).toMatchInlineSnapshot(`
      [
        "{0} and {1} beat the bank’s 4. | {0} und {1} schlagen die 4 der Bank.",
        "{0} alone beats the bank, 8 to 6. | {0} schlägt als Einziger die Bank mit 8 zu 6.",
        "The bank’s 8 beats {0} and {1}. | Die 8 der Bank schlägt {0} und {1}.",
        "{0} beats the bank, 8 to 6. | {0} schlägt die Bank mit 8 zu 6.",
        "The bank beats {0}, 6 to 4. | Die Bank schlägt {0} mit 6 zu 4.",
      ]
    `);
  });

  test('BAK-6 equal counts are explained', () => {
    expect([
      headline(dealt(['5H 2H', '5C 2D']), 'stand', 'stand'),
      headline(dealt(['5H 2H', '2C 3D'], '2S'), 'stand', 'hit'),
      headline(dealt(['2C 3D', '5H 2H'], '2S'), 'hit', 'stand'),
      headline(dealt(['5H 2H', '2C 3D', '5C 2D'], '2S'), 'stand', 'hit', 'stand'),
    ]).toMatchInlineSnapshot(`
      [
        "The bank beats {0}, 7 to 7. Equal counts go to the bank. | Die Bank schlägt {0} mit 7 zu 7. Bei Gleichstand gewinnt die Bank.",
        "{0} beats the bank, 7 to 7. At equal counts two cards beat three. | {0} schlägt die Bank mit 7 zu 7. Bei Gleichstand schlagen zwei Karten drei.",
        "The bank beats {0}, 7 to 7. At equal counts two cards beat three. | Die Bank schlägt {0} mit 7 zu 7. Bei Gleichstand schlagen zwei Karten drei.",
        "The bank’s 7 beats {0} and {1}. Equal counts go to the bank. At equal counts two cards beat three. | Die 7 der Bank schlägt {0} und {1}. Bei Gleichstand gewinnt die Bank. Bei Gleichstand schlagen zwei Karten drei.",
      ]
    `);
  });

  test('BAK-8 a seat without chips sits out', () => {
    const poor = after(position(game, { chips: 10 }), 'stake 10', 'stake 1');
    const lost = after(poor, orderOf(poor, ['2C AD', '2H AC', '4C 4D'], ''), ...stands);
    const next = after(lost, 'stake 9');
    const last = after(next, orderOf(next, ['2H AC', '4C 4D'], ''), 'stand');
    expect(revealed(last, 'stand', 0, 'seat', 'hand', 'prompt')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / you sit out | du setzt aus
      seat 1: 2 cards / total 0 / stake 9 | Einsatz 9 / −9
      seat 2: 2 cards / total 30 / bank | Bank / +9
      hand-1 (row of 1) cards of {1} | Karten von {1}: 2H AC
      hand-2 (row of 2) cards of {2} | Karten von {2}: 4C!wins 4D!wins
      hand (hand of 0) hand | Blatt:
      prompt: The bank beats {1}, 8 to 3. | Die Bank schlägt {1} mit 8 zu 3."
    `);
  });

  test('BAK-7 the bank may come out even', () => {
    const hands = ['4C 4D', '2H AC', '3C 3D'];
    const start = position(game, { onlyOne: 'back' });
    const staked = after(start, 'stake 5', 'stake 5');
    const even = after(staked, orderOf(staked, hands, ''), 'stand', 'stand');
    expect(revealed(even, 'stand', 0, 'seat 2')).toMatchInlineSnapshot(
      `"seat 2: 2 cards / total 100 / bank | Bank / comes out even | plus minus null"`,
    );
  });
});

describe('after a void deal', () => {
  test('BAK-4 only the Bak is turned up; the bank’s cards stay face down', () => {
    const staked = after(position(game, {}), 'stake 10', 'stake 10');
    const deal = packServing(staked, ['2C 3C', '6C 4C', '2H 3H'], 2);
    expect(revealed(staked, deal, 0)).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 100 / stake 10 | Einsatz 10
      seat 1: 2 cards / total 100 / stake 10 | Einsatz 10 / Bak
      seat 2: 2 cards / total 100 / bank | Bank
      hand-1 (row of 1) cards of {1} | Karten von {1}: 6C 4C
      hand-2 (row of 2) cards of {2} | Karten von {2}: ? ?
      hand (hand of 0) hand | Blatt: 2C 3C
      fact decided | entschieden: 0/10
      prompt: {1} has Bak. Nobody wins or loses, and the stakes stand. | {1} hat Bak. Niemand gewinnt oder verliert, die Einsätze bleiben stehen."
    `);
    expect(revealed(staked, deal, SPECTATOR, 'hand')).not.toContain('2C');
    expect(revealed(staked, deal, SPECTATOR, 'hand-2')).not.toMatch(/2H|3H/);
  });

  test('BAK-4 several hands can be Bak at once', () => {
    const staked = after(position(game, {}), 'stake 10', 'stake 10');
    const deal = packServing(staked, ['2C 3C', '6C 4C', '6H 4H'], 2);
    expect(both(revealOf(staked, deal).prompt)).toMatchInlineSnapshot(
      `"{1} and {2} have Bak. Nobody wins or loses, and the stakes stand. | {1} und {2} haben Bak. Niemand gewinnt oder verliert, die Einsätze bleiben stehen."`,
    );
  });

  test('BAK-5 a third card that makes ten shows that hand; other third cards were open before', () => {
    const match = after(dealt(['2C 3C', '2D 3D', '2H 3H'], 'AC 5S'), 'hit');
    expect(revealed(match, 'hit', SPECTATOR)).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 100 / stake 5 | Einsatz 5
      seat 1: 3 cards / total 100 / stake 6 | Einsatz 6 / Bak
      seat 2: 2 cards / total 100 / bank | Bank
      hand-0 (row of 0) cards of {0} | Karten von {0}: ? ? AC
      hand-1 (row of 1) cards of {1} | Karten von {1}: 2D 3D 5S
      hand-2 (row of 2) cards of {2} | Karten von {2}: ? ?
      fact decided | entschieden: 0/10
      prompt: {1} has Bak. Nobody wins or loses, and the stakes stand. | {1} hat Bak. Niemand gewinnt oder verliert, die Einsätze bleiben stehen."
    `);
  });
});
