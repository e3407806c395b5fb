/** What the table of Bakkarat shows. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { bakkarat as game } from '../../../src/games/bakkarat/index.ts';
import { after, closed, ending, packServing, position } from '../../support/play.ts';
import {
  button,
  meant,
  noted,
  picked,
  refused,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';

const start = position(game, { limit: 5, chips: 50 });
const staked = after(start, 'stake 5', 'stake 2');
const HANDS = ['2C 3C', '2D 4D', '2H 3H'];
const dealt = after(staked, packServing(staked, HANDS, 2));

describe('the table', () => {
  test('before the deal a stake is chosen', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 50
      seat 1: 0 cards / total 50
      seat 2: 0 cards / total 50 / bank | Bank
      hand-1 (row of 1) cards of {1} | Karten von {1}:
      hand-2 (row of 2) cards of {2} | Karten von {2}:
      hand (hand of 0) hand | Blatt:
      fact decided | entschieden: 0/10
      amount stake: stake | Einsatz: 1 2 3 4 5
      prompt: stake 1 to 5 chips | setz 1 bis 5 Chips"
    `);
    expect(shown(after(start, 'stake 4'), 1, 'seat', 'amount')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 50 / stake 4 | Einsatz 4
      seat 1: 0 cards / total 50
      seat 2: 0 cards / total 50 / bank | Bank
      amount stake: stake | Einsatz: 1 2 3 4 5"
    `);
  });

  test('own cards and their count are seen, the others’ are backs', () => {
    expect(shown(dealt)).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 50 / stake 5 | Einsatz 5
      seat 1: 2 cards / total 50 / stake 2 | Einsatz 2
      seat 2: 2 cards / total 50 / bank | Bank
      hand-1 (row of 1) cards of {1} | Karten von {1}: ? ?
      hand-2 (row of 2) cards of {2} | Karten von {2}: ? ?
      hand (hand of 0) hand | Blatt: 2C 3C
      fact decided | entschieden: 0/10
      button stand: stand | stehen bleiben
      button hit: third card | dritte Karte
      prompt: a third card (14 of 50 unseen improve, 4 make Bak), or stand? | dritte Karte (14 von 50 ungesehenen verbessern, 4 machen Bak) oder stehen?"
    `);
    expect(shown(dealt, SPECTATOR, 'hand', 'fact')).toMatchInlineSnapshot(`
      "hand-0 (row of 0) cards of {0} | Karten von {0}: ? ?
      hand-1 (row of 1) cards of {1} | Karten von {1}: ? ?
      hand-2 (row of 2) cards of {2} | Karten von {2}: ? ?
      fact decided | entschieden: 0/10"
    `);
  });

  test('the player alone reads what their cards count; the bank has the dealer’s mark', () => {
    const tableOf = (match: typeof start, seat: number) =>
      game.display.table(game.observer.observe(match.state as never, seat));
    expect([0, 1, SPECTATOR].map((seat) => tableOf(dealt, seat).own?.en)).toEqual([
      'you count 5',
      'you count 6',
      undefined,
    ]);
    expect(tableOf(after(dealt, 'hit'), 0).own?.de).toBe('du zählst 9');
    expect(tableOf(start, 0).own).toBeUndefined();
    expect(tableOf(start, 0).dealer).toBe(2);
  });

  test('a last chip can only be staked', () => {
    const poor = position(game, { limit: 1 });
    expect(refused(poor, 'stake 2')).toMatchInlineSnapshot(
      `"BAK-8: only 1 can be staked | gesetzt werden kann nur 1"`,
    );
    expect(shown(poor, 0, 'prompt')).toMatchInlineSnapshot(`"prompt: stake 1 chip | setz 1 Chip"`);
  });

  test('third cards lie open, and who stands is marked', () => {
    const third = after(dealt, 'hit', 'stand');
    expect(shown(third)).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 50 / stake 5 | Einsatz 5
      seat 1: 2 cards / total 50 / stake 2 | Einsatz 2 / stands | bleibt stehen
      seat 2: 2 cards / total 50 / bank | Bank
      hand-0 (row of 0) cards of {0} | Karten von {0}: ? ? 4C
      hand-1 (row of 1) cards of {1} | Karten von {1}: ? ?
      hand (hand of 2) hand | Blatt: 2H 3H
      fact decided | entschieden: 0/10
      button stand: stand | stehen bleiben
      button hit: third card | dritte Karte
      prompt: a third card (13 of 49 unseen improve, 4 make Bak), or stand? | dritte Karte (13 von 49 ungesehenen verbessern, 4 machen Bak) oder stehen?"
    `);
  });

  test('a rotating bank and the rounds decided so far', () => {
    const rotate = position(game, { bank: 'rotate', rounds: 3 });
    const first = after(rotate, 'stake 1', 'stake 1');
    const over = after(first, packServing(first, HANDS, 2), 'stand', 'stand', 'stand');
    expect(shown(over, 1, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 99 / bank | Bank
      seat 1: 0 cards / total 102
      seat 2: 0 cards / total 99
      fact decided | entschieden: 1/3"
    `);
    const again = after(rotate, 'stake 1', 'stake 1');
    const bak = after(again, packServing(again, ['6C 4C', '2D 3D', '2H 3H'], 2));
    expect(shown(bak, 1, 'fact', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 100 / stake 1 | Einsatz 1
      seat 1: 0 cards / total 100 / stake 1 | Einsatz 1
      seat 2: 0 cards / total 100 / bank | Bank
      fact decided | entschieden: 0/3"
    `);
    expect(
      shown(ending(again, packServing(again, ['6C 4C', '2D 3D', '2H 3H'], 2)), 1, 'hand'),
    ).toMatchInlineSnapshot(`
      "hand-0 (row of 0) cards of {0} | Karten von {0}: 6C 4C
      hand-2 (row of 2) cards of {2} | Karten von {2}: ? ?
      hand (hand of 1) hand | Blatt: 2D 3D"
    `);
  });

  test('moves are told, picked and meant', () => {
    expect([
      told(start, 'stake 3', 2),
      told(dealt, 'hit', 2),
      told(dealt, 'stand', 2),
    ]).toMatchInlineSnapshot(`
      [
        "stakes 3 | setzt 3 (stake 3)",
        "takes a third card | nimmt eine dritte Karte (hit)",
        "stands | bleibt stehen (stand)",
      ]
    `);
    expect([picked(start, 'stake 3'), picked(dealt, 'hit')]).toEqual(['stake 3', '[hit]']);
    expect(meant(start, { region: 'stake', slot: 4 })).toBe('stake 4');
    expect(meant(dealt, button('stand'))).toBe('stand');
    expect(meant(dealt, button('stand'), button('hit'))).toBeUndefined();
    expect(meant(dealt)).toBeUndefined();
  });

  test('what is wrong is refused in words', () => {
    expect([
      refused(start, 'hit'),
      refused(dealt, 'stake 1'),
      refused(start, 'stake 6'),
      refused(start, 'stake 1 2'),
      refused(start, 'stake x'),
      refused(start, 'hit me'),
      refused(start, '3'),
    ]).toMatchInlineSnapshot(`
      [
        "BAK-2: stake first | setz erst",
        "BAK-2: stakes are placed before the deal | gesetzt wird vor dem Geben",
        "BAK-8: stake from 1 to 5 | setz 1 bis 5",
        "notation: “stake 1 2” is not understood here | „stake 1 2“ wird hier nicht verstanden",
        "notation: “stake x” is not understood here | „stake x“ wird hier nicht verstanden",
        "notation: “hit me” is not understood here | „hit me“ wird hier nicht verstanden",
        "accepted",
      ]
    `);
  });

  test('the score tells counts, a void deal, and who had no cards', () => {
    const lines = (match: typeof start) =>
      closed(match).lines.map(({ label, clause }) => `${label.en} / ${label.de} ${clause}`);
    expect(lines(after(dealt, 'stand', 'stand', 'stand'))).toMatchInlineSnapshot(`
      [
        "count 5 against 5 of the bank / 5 gegen 5 der Bank BAK-7",
        "count 6 against 5 of the bank / 6 gegen 5 der Bank BAK-7",
        "the bank, count 5 / die Bank, zählt 5 BAK-7",
      ]
    `);
    expect(
      lines(after(staked, packServing(staked, ['6C 4C', '2D 3D', '2H 3H'], 2))),
    ).toMatchInlineSnapshot(`
      [
        "the deal is void / das Spiel ist ungültig BAK-4",
        "the deal is void / das Spiel ist ungültig BAK-4",
        "the deal is void / das Spiel ist ungültig BAK-4",
      ]
    `);
    const poor = after(position(game, { chips: 10 }), 'stake 10', 'stake 1');
    const broke = after(poor, packServing(poor, HANDS, 2), 'stand', 'stand', 'stand', 'stake 1');
    expect(
      lines(after(broke, packServing(broke, HANDS, 2), 'stand', 'stand')),
    ).toMatchInlineSnapshot(`
      [
        "no chips, no cards / keine Chips, keine Karten BAK-7",
        "count 4 against 5 of the bank / 4 gegen 5 der Bank BAK-7",
        "the bank, count 5 / die Bank, zählt 5 BAK-7",
      ]
    `);
  });

  test('by the rule of thumb one draws up to four and stands from six on', () => {
    const counting = (cards: string) => {
      const hands = [cards, '2D 4D', '2H 3H'];
      return weighed(after(staked, packServing(staked, hands, 2))).replace('\n', ' ');
    };
    expect(['AC 3C', '2C 3C', '2C 4C'].map(counting)).toMatchInlineSnapshot(`
      [
        "0.95: hit 0.05: stand",
        "0.5: hit, stand",
        "0.95: stand 0.05: hit",
      ]
    `);
  });
});

describe('the panel', () => {
  test('BAK-3: says what a third card would make of the hand', () => {
    expect(noted(dealt)).toBe(
      [
        'Third card to your 5 | Dritte Karte zu deiner 5',
        '- better, 14 of 50 | besser, 14 von 50: A 2 3 4',
        '- the same, 16 of 50 | gleich, 16 von 50: 10 J Q K',
        '- worse, 16 of 50 | schlechter, 16 von 50: 6 7 8 9',
        '- Bak, void, 4 of 50 | Bak, ungültig, 4 von 50: 5',
        'Chips: the most win | Chips: Die meisten gewinnen',
        '- {0}: 50',
        '- {1}: 50',
        '- {2}: 50',
      ].join('\n'),
    );
    expect(noted(start)).not.toContain('Third card');
  });
});
