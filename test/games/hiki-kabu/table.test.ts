/** What the table of Hiki-Kabu shows, and the rule of thumb its players keep to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { after, ending, position } from '../../support/play.ts';
import {
  button,
  meant,
  noted,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';
import { inSeatOrder, round, showdown } from './rounds.ts';

const start = round(['1 3', '9 10', '4 5'], '5 6');

describe('the table', () => {
  test('before the draw and the deal', () => {
    const open = position(game, { players: 3 });
    expect(shown(open)).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 100
      seat 1: 0 cards / total 100
      seat 2: 0 cards / total 100
      seat-0 (row of 0) cards of {0} | Karten von {0}:
      seat-1 (row of 1) cards of {1} | Karten von {1}:
      seat-2 (row of 2) cards of {2} | Karten von {2}:
      pot (pot) pot: 0 | Pot: 0:
      stock (stock) stock | Stapel: ×0
      fact deal | Spiel: 1/12
      button hit: third card | dritte Karte
      button stand: stay | bleiben
      prompt: the cards have not been dealt yet | die Karten sind noch nicht gegeben"
    `);
    expect(
      shown(after(open, inSeatOrder(3)), 0, 'seat 0', 'seat 1', 'seat 2', 'prompt'),
    ).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 100 / drew [2] | zogst [2] / you play 1st | du spielst als 1.
      seat 1: 1 cards / total 100 / drew [3] | zog [3] / plays 2nd | spielt als 2.
      seat 2: 1 cards / total 100 / drew [1] | zog [1]
      prompt: the cards have not been dealt yet | die Karten sind noch nicht gegeben"
    `);
    expect(
      shown(after(open, 'seats 2 9 2'), 0, 'seat 0', 'seat 1', 'seat 2', 'prompt'),
    ).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 100 / drew [2] | zogst [2]
      seat 1: 1 cards / total 100 / drew [9] | zog [9]
      seat 2: 1 cards / total 100 / drew [2] | zog [2]
      prompt: the cards have not been dealt yet | die Karten sind noch nicht gegeben"
    `);
  });

  test('to the seat on turn: own cards and count, the others’ backs', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 99 / 1st | 1. / stake 1 | Einsatz 1
      seat 1: 2 cards / total 91 / 2nd | 2. / stake 9 | Einsatz 9
      seat 2: 2 cards / total 96 / stake 4 | Einsatz 4
      seat-0 (hand of 0) cards of {0} | Karten von {0}: 1 3!known
      seat-1 (row of 1) cards of {1} | Karten von {1}: 9 ?
      seat-2 (row of 2) cards of {2} | Karten von {2}: 4 ?
      pot (pot) pot: 14 | Pot: 14:
      stock (stock) stock | Stapel: ×34
      fact deal | Spiel: 1/12
      button hit: third card | dritte Karte
      button stand: stay | bleiben
      prompt: you count 4: take a third card (17 of 36 improve it) or stay | du zählst 4: nimm eine dritte Karte (17 von 36 verbessern) oder bleib"
    `);
    expect(shown(start, SPECTATOR, 'seat-', 'fact', 'prompt')).toMatchInlineSnapshot(`
      "seat-0 (row of 0) cards of {0} | Karten von {0}: 1 ?
      seat-1 (row of 1) cards of {1} | Karten von {1}: 9 ?
      seat-2 (row of 2) cards of {2} | Karten von {2}: 4 ?
      fact deal | Spiel: 1/12
      prompt: {0} takes a third card or stays | {0} nimmt eine dritte Karte oder bleibt"
    `);
  });

  test('what the count asks for', () => {
    const prompts = ['10 3', '8 9', '2 2'].map((hand) => shown(round([hand, '1 2']), 0, 'prompt'));
    expect(prompts).toMatchInlineSnapshot(`
      [
        "prompt: you count 3: you must take a third card | du zählst 3: du musst eine dritte Karte nehmen",
        "prompt: you count 7: no third card, stay | du zählst 7: keine dritte Karte, du bleibst",
        "prompt: you count 4: take a third card (17 of 37 improve it) or stay | du zählst 4: nimm eine dritte Karte (17 von 37 verbessern) oder bleib",
      ]
    `);
    const dealer = after(round(['10 9', '9 1']), 'stand');
    expect(shown(dealer, 1, 'prompt')).toMatchInlineSnapshot(
      `"prompt: nine and one: you win the pot; stay | Neun und Eins: Der Pot ist dein; du bleibst"`,
    );
    expect(shown(dealer, 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: {1} takes a third card or stays | {1} nimmt eine dritte Karte oder bleibt"`,
    );
    expect(shown(round(['9 1', '9 8']), 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: you count 0: you must take a third card | du zählst 0: du musst eine dritte Karte nehmen"`,
    );
  });

  test('a third card lies open; all is turned up at the showdown', () => {
    const third = after(start, 'hit', 'stand');
    expect(shown(third, 2, 'seat', 'fact', 'stock')).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 99 / 1st | 1. / stake 1 | Einsatz 1
      seat 1: 2 cards / total 91 / 2nd | 2. / stake 9 | Einsatz 9
      seat 2: 2 cards / total 96 / stake 4 | Einsatz 4
      seat-0 (row of 0) cards of {0} | Karten von {0}: 1 ? 5
      seat-1 (row of 1) cards of {1} | Karten von {1}: 9 ?
      seat-2 (hand of 2) cards of {2} | Karten von {2}: 4 5!known
      stock (stock) stock | Stapel: ×33
      fact deal | Spiel: 1/12"
    `);
    expect(shown(ending(third, 'stand'), 1)).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 99 / 1st | 1. / stake 1 | Einsatz 1
      seat 1: 2 cards / total 91 / 2nd | 2. / stake 9 | Einsatz 9
      seat 2: 2 cards / total 96 / stake 4 | Einsatz 4
      seat-0 (row of 0) cards of {0} | Karten von {0}: 1 3!turned 5
      seat-1 (hand of 1) cards of {1} | Karten von {1}: 9 10!turned
      seat-2 (row of 2) cards of {2} | Karten von {2}: 4 5!turned
      pot (pot) pot: 14 | Pot: 14:
      stock (stock) stock | Stapel: ×33
      fact deal | Spiel: 1/12
      button hit: third card | dritte Karte
      button stand: stay | bleiben
      prompt: all cards are turned up | alle Karten sind aufgedeckt"
    `);
    expect(
      shown(ending(after(round(['6 6', '9 1'], '6'), 'hit'), 'stand'), 0, 'seat', 'fact'),
    ).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 94 / 1st | 1. / stake 6 | Einsatz 6
      seat 1: 2 cards / total 91 / stake 9 | Einsatz 9
      seat-0 (hand of 0) cards of {0} | Karten von {0}: 6 6!turned 6
      seat-1 (row of 1) cards of {1} | Karten von {1}: 9 1!turned
      fact deal | Spiel: 1/12"
    `);
  });

  test('who is out, and a dealer who stakes nothing', () => {
    const out = showdown(round(['10 9', '3 5', '2 6'], '', { chips: 32, rounds: 5 }));
    expect(shown(out, 0, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 37
      seat 1: 0 cards / total 29 / out | ausgeschieden
      seat 2: 0 cards / total 30
      seat-0 (hand of 0) cards of {0} | Karten von {0}:
      seat-1 (row of 1) cards of {1} | Karten von {1}:
      seat-2 (row of 2) cards of {2} | Karten von {2}:
      fact deal | Spiel: 2/5"
    `);
    const free = round(['10 9', '3 5'], '', { dealerStakes: false });
    expect(shown(free, 0, 'seat 1', 'fact', 'pot')).toMatchInlineSnapshot(`
      "seat 1: 2 cards / total 100 / stake 0 | Einsatz 0
      pot (pot) pot: 10 | Pot: 10:
      fact deal | Spiel: 1/12"
    `);
  });

  test('moves are told, picked, meant and refused in words', () => {
    expect([told(start, 'hit', 2), told(start, 'stand', 2)]).toMatchInlineSnapshot(`
      [
        "takes a third card | nimmt eine dritte Karte (hit)",
        "stays with two cards | bleibt bei zwei Karten (stand)",
      ]
    `);
    expect(picked(start, 'hit')).toBe('[hit]');
    expect(meant(start, button('hit'))).toBe('hit');
    expect(meant(start, button('stand'))).toBe('stand');
    expect(meant(start, button('other'))).toBeUndefined();
    expect(meant(start, button('hit'), button('stand'))).toBeUndefined();
    expect(meant(start)).toBeUndefined();
    const open = position(game, { players: 3 });
    expect([
      refused(round(['8 9', '1 2']), 'hit'),
      refused(round(['10 3', '1 2']), 'stand'),
      refused(after(round(['10 9', '9 1']), 'stand'), 'hit'),
      refused(open, 'deal 1 2'),
      refused(open, 'seats 1 2'),
      refused(position(game, { players: 5 }), 'seats 9 9 9 9 9'),
      refused(start, 'stand up'),
    ]).toMatchInlineSnapshot(`
      [
        "HIK-6: with a count of 7 you may not take a third card | mit 7 Punkten darfst du keine dritte Karte nehmen",
        "HIK-6: with a count of 3 you must take a third card | mit 3 Punkten musst du eine dritte Karte nehmen",
        "HIK-9: the dealer holds nine and one and takes no third card | der Geber hat Neun und Eins und nimmt keine dritte Karte",
        "HIK-1: first draw for the dealer: “seats” and a card for each of 3 players | zuerst wird der Geber gezogen: „seats“ und je eine Karte für 3 Spieler",
        "HIK-1: first draw for the dealer: “seats” and a card for each of 3 players | zuerst wird der Geber gezogen: „seats“ und je eine Karte für 3 Spieler",
        "HIK-1: there are only four [9] to draw | es gibt nur viermal [9] zu ziehen",
        "notation: “stand up” is not understood here | „stand up“ wird hier nicht verstanden",
      ]
    `);
  });

  test('the score tells stakes, the pot and further stakes', () => {
    expect(scoreOf(showdown(start))).toMatchInlineSnapshot(`
      [
        "0: -1 stake | Einsatz HIK-3",
        "1: -9 stake | Einsatz HIK-3",
        "2: -4 stake | Einsatz HIK-3",
        "1: 7 from the pot | aus dem Pot HIK-7",
        "2: 7 from the pot | aus dem Pot HIK-7",
      ]
    `);
    expect(scoreOf(showdown(round(['6 6', '10 8', '5 3'], '6')))).toMatchInlineSnapshot(`
      [
        "0: -6 stake | Einsatz HIK-3",
        "1: -10 stake | Einsatz HIK-3",
        "2: -5 stake | Einsatz HIK-3",
        "1: -20 two more stakes | zwei weitere Einsätze HIK-8",
        "2: -10 two more stakes | zwei weitere Einsätze HIK-8",
        "0: 51 from the pot | aus dem Pot HIK-8",
      ]
    `);
    expect(scoreOf(showdown(round(['10 9', '6 6', '9 1'], '6')))).toMatchInlineSnapshot(`
      [
        "0: -10 stake | Einsatz HIK-3",
        "1: -6 stake | Einsatz HIK-3",
        "2: -9 stake | Einsatz HIK-3",
        "2: 25 from the pot | aus dem Pot HIK-9",
      ]
    `);
  });
});

test('by the rule of thumb 4 and 5 take a card, and 6 does from three hands on', () => {
  const free = ['2 2', '2 3', '2 4'];
  expect(free.map((hand) => weighed(round([hand, '1 2'])))).toMatchInlineSnapshot(`
    [
      "0.9: hit
    0.1: stand",
      "0.9: hit
    0.1: stand",
      "0.9: stand
    0.1: hit",
    ]
  `);
  expect(free.map((hand) => weighed(round([hand, '1 2', '1 2'])))).toMatchInlineSnapshot(`
    [
      "0.9: hit
    0.1: stand",
      "0.9: hit
    0.1: stand",
      "0.9: hit
    0.1: stand",
    ]
  `);
});

describe('the panel', () => {
  test('HIK-5: says what a third card would make of the hand, to the player whose turn it is', () => {
    expect(noted(start)).toBe(
      [
        'Third card to your 4 | Dritte Karte zu deiner 4',
        '- better, 17 of 36 | besser, 17 von 36: 1 2 3 4 5',
        '- the same, 4 of 36 | gleich, 4 von 36: 10',
        '- worse, 15 of 36 | schlechter, 15 von 36: 6 7 8 9',
        'Chips: out below 30 | Chips: unter 30 ausgeschieden',
        '- {0}: 99',
        '- {1}: 91',
        '- {2}: 96',
      ].join('\n'),
    );
    expect(noted(start, undefined, 1)).not.toContain('Third card');
  });

  test('HIK-8: a third card that makes three alike counts nine', () => {
    expect(noted(round(['7 7', '9 10', '4 5'], '5 6'))).toContain('besser, 21 von 36: 1 2 3 4 5 7');
  });

  test('HIK-6: says nothing of a card that may not be taken', () => {
    expect(noted(round(['4 4', '9 10', '4 5'], '5 6'))).not.toContain('Third card');
  });
});
