/** What the table of Kabadak shows, and what its players lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { after, ending } from '../../support/play.ts';
import { picked, refused, scoreOf, shown, told, weighed } from '../../support/shown.ts';
import { drained, GO_OUT, type Match, SEVEN, table, tableOf } from './support.ts';

const start = table('9C 9D 9H TH JH KC KD', 'AC AD AH 7S 8S 8C TC', '9S JS QS');
const laid = after(start, 'new 9C 9D 9H', 'draw', 'add 1 TH');

describe('the table', () => {
  test('the first turn: nobody is out, the dealer is marked', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 7 cards / total 0 / not opened | nicht raus
      seat 1: 7 cards / total 0 / not opened | nicht raus
      row-1 (row) place 1 | Platz 1:
      row-2 (row) place 2 | Platz 2:
      row-3 (row) place 3 | Platz 3:
      row-4 (row) place 4 | Platz 4:
      row-5 (row) place 5 | Platz 5:
      row-6 (row) place 6 | Platz 6:
      row-7 (row) place 7 | Platz 7:
      row-8 (row) place 8 | Platz 8:
      talon (stock #0) talon | Talon: ×18
      hand (hand of 0) hand | Blatt: 9C* KC* 9D* KD* 9H* TH* JH*
      fact lost above | verloren über: 200
      fact deal | Spiel: 1
      button draw: draw | ziehen
      button new: new row | neue Reihe
      prompt: open with three of a rank or a run of three, or draw | komm mit drei Gleichen oder einer Straße aus drei Karten raus oder zieh"
    `);
  });

  test('rows say what they are now; the card just drawn is marked', () => {
    const drawn = after(laid, 'new AC AD AH', 'draw', 'draw');
    expect(shown(drawn)).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0 / opened | rausgekommen
      seat 1: 6 cards / total 0 / opened | rausgekommen
      row-1 (row #1) row 1, run upwards | Nr. 1, Straße aufwärts: 9C 9D 9H TH
      row-2 (row #2) row 2, set | Nr. 2, Satz: AC AD AH
      row-3 (row) place 3 | Platz 3:
      row-4 (row) place 4 | Platz 4:
      row-5 (row) place 5 | Platz 5:
      row-6 (row) place 6 | Platz 6:
      row-7 (row) place 7 | Platz 7:
      row-8 (row) place 8 | Platz 8:
      talon (stock #0) talon | Talon: ×15
      hand (hand of 0) hand | Blatt: KC* KD* JH* JS*!fresh
      fact lost above | verloren über: 200
      fact deal | Spiel: 1
      button draw: draw | ziehen
      button new: new row | neue Reihe
      prompt: lay a new row, add to one, or draw | lege eine neue Reihe, lege an oder zieh"
    `);
    expect(shown(drawn, 1, 'hand', 'row')).toMatchInlineSnapshot(`
      "row-1 (row #1) row 1, run upwards | Nr. 1, Straße aufwärts: 9C 9D 9H TH
      row-2 (row #2) row 2, set | Nr. 2, Satz: AC AD AH
      row-3 (row) place 3 | Platz 3:
      row-4 (row) place 4 | Platz 4:
      row-5 (row) place 5 | Platz 5:
      row-6 (row) place 6 | Platz 6:
      row-7 (row) place 7 | Platz 7:
      row-8 (row) place 8 | Platz 8:
      hand (hand of 1) hand | Blatt: 8C* TC* 7S* 8S* 9S* QS*!fresh"
    `);
    expect(shown(drawn, SPECTATOR, 'hand', 'talon')).toMatchInlineSnapshot(`
      "talon (stock #0) talon | Talon: ×15
      hand (hand) hand | Blatt:"
    `);
  });

  test('with the talon gone one lays down or passes', () => {
    expect(shown(drained(start), undefined, 'prompt', 'talon', 'fact')).toMatchInlineSnapshot(`
      "talon (stock #0) talon | Talon: ×0
      fact lost above | verloren über: 200
      fact deal | Spiel: 1
      prompt: the talon is gone: lay down | der Talon ist aufgebraucht: lege ab"
    `);
  });

  test('a Kabadak is announced to its holder', () => {
    const kabadak = table('AC AD AH KC KD QH JS', '', '7D 8D 9D');
    expect(shown(kabadak, 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: open with three of a rank or a run of three, or draw; you hold a bare Kabadak | komm mit drei Gleichen oder einer Straße aus drei Karten raus oder zieh; du hast einen Blanken Kabadak"`,
    );
    expect(shown(after(kabadak, 'draw', 'draw'), 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: open with three of a rank or a run of three, or draw; you hold a Kabadak | komm mit drei Gleichen oder einer Straße aus drei Karten raus oder zieh; du hast einen Kabadak"`,
    );
    expect(shown(kabadak, 1, 'prompt')).toMatchInlineSnapshot(
      `"prompt: open with three of a rank or a run of three, or draw | komm mit drei Gleichen oder einer Straße aus drei Karten raus oder zieh"`,
    );
    expect([
      told(kabadak, 'kabadak'),
      told(after(kabadak, 'draw', 'draw'), 'kabadak'),
    ]).toMatchInlineSnapshot(`
      [
        "declares a bare Kabadak | sagt einen Blanken Kabadak an (kabadak)",
        "declares Kabadak | sagt Kabadak an (kabadak)",
      ]
    `);
  });

  test('at the end the hand left over lies open, rounds won are counted', () => {
    const many = table(SEVEN, 'AD AH KD QD TD 9D 7D', '', { rounds: 3, target: 50 });
    expect(shown(ending(many, GO_OUT), 0)).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / opened | rausgekommen / rounds won: 0 | Runden gewonnen: 0
      seat 1: 7 cards / total 0 / not opened | nicht raus / rounds won: 0 | Runden gewonnen: 0
      hand-1 (hand of 1) hand | Blatt: 7D 9D TD QD KD AD AH
      row-1 (row #1) row 1, run upwards | Nr. 1, Straße aufwärts: 7C 8C 9C TC JC QC KC
      row-2 (row) place 2 | Platz 2:
      row-3 (row) place 3 | Platz 3:
      row-4 (row) place 4 | Platz 4:
      row-5 (row) place 5 | Platz 5:
      row-6 (row) place 6 | Platz 6:
      row-7 (row) place 7 | Platz 7:
      row-8 (row) place 8 | Platz 8:
      talon (stock #0) talon | Talon: ×18
      hand (hand of 0) hand | Blatt:
      fact round lost above | Runde verloren über: 50
      fact deal of the round | Spiel der Runde: 1
      fact round | Runde: 1 of 3 | 1 von 3
      button draw: draw | ziehen
      button new: new row | neue Reihe
      button kabadak: declare Kabadak | Kabadak ansagen
      button pass: pass | passen
      prompt: the deal is over | das Spiel ist zu Ende"
    `);
    expect(shown(after(many, GO_OUT), 0, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / not opened | nicht raus / rounds won: 1 | Runden gewonnen: 1
      seat 1: 0 cards / total 0 / not opened | nicht raus / rounds won: 0 | Runden gewonnen: 0
      fact round lost above | Runde verloren über: 50
      fact deal of the round | Spiel der Runde: 1
      fact round | Runde: 2 of 3 | 2 von 3"
    `);
  });

  test('losses so far are the totals', () => {
    const second = after(table(SEVEN, 'AD AH KD QD TD 9D 7D'), GO_OUT);
    expect(shown(second, 0, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / not opened | nicht raus
      seat 1: 0 cards / total 68 / not opened | nicht raus
      fact lost above | verloren über: 200
      fact deal | Spiel: 2"
    `);
  });

  test('moves are told and picked', () => {
    const texts = ['new 9C 9D 9H', 'draw'];
    expect(texts.map((text) => told(start, text, 1))).toMatchInlineSnapshot(`
      [
        "lays out [9C] [9D] [9H], [9H] on top | legt [9C] [9D] [9H] aus, [9H] obenauf (new 9C 9D 9H)",
        "draws a card | zieht eine Karte (draw)",
      ]
    `);
    expect(told(laid, 'add 1 JH')).toMatchInlineSnapshot(
      `"adds [JH] to row 1 | legt [JH] an Reihe 1 an (add 1 JH)"`,
    );
    expect(told(laid, 'pass')).toMatchInlineSnapshot(`"passes | passt (pass)"`);
    expect(
      ['new 9C 9D 9H', 'draw', 'kabadak'].map((text) => picked(start, text)),
    ).toMatchInlineSnapshot(`
      [
        "hand 2 / hand 10 / hand 18 / [new]",
        "[draw]",
        "[kabadak]",
      ]
    `);
    expect(picked(laid, 'add 1 JH')).toBe('hand 20 / row-1 1');
  });

  test('what is wrong is refused in words', () => {
    const out = after(start, 'new 9C 9D 9H', 'draw');
    const run = after(out, 'add 1 TH', 'draw');
    expect([
      refused(start, 'new 9C 9D'),
      refused(start, 'new 9C TH JH'),
      refused(start, 'new 8S 8C AC'),
      refused(start, 'pass'),
      refused(start, 'kabadak'),
      refused(start, 'add 1 9C'),
      refused(out, 'new TH JH'),
      refused(out, 'new TH'),
      refused(out, 'add 2 TH'),
      refused(out, 'add 1 KC'),
      refused(out, 'add 1 TH JH'),
      refused(run, 'add 1 KC'),
      refused(drained(start), 'draw'),
    ]).toMatchInlineSnapshot(`
      [
        "KAB-3: the first row laid needs at least three cards | zum Rauskommen brauchst du mindestens drei Karten",
        "KAB-3: these cards are neither a set nor, in this order, a run | die Karten sind weder ein Satz noch in dieser Reihenfolge eine Straße",
        "KAB-2: you do not hold [8S] | du hast [8S] nicht auf der Hand",
        "KAB-12: you may not pass while the talon has cards: lay down or draw | solange der Talon Karten hat, darfst du nicht passen: leg ab oder zieh",
        "KAB-14: a Kabadak is three aces, two kings, a queen and a jack; you do not hold it | ein Kabadak sind drei Asse, zwei Könige, eine Dame und ein Bube; du hast keinen",
        "KAB-3: open first, with a new row of at least three cards | komm erst raus, mit einer neuen Reihe aus mindestens drei Karten",
        "KAB-4: a new run needs at least three cards | eine neue Straße braucht mindestens drei Karten",
        "KAB-4: a new row needs at least two cards | eine neue Reihe braucht mindestens zwei Karten",
        "KAB-5: there is no row 2 | es gibt keine Reihe 2",
        "KAB-5: [KC] does not fit the top card, [9H] | [KC] passt nicht an die oberste Karte, [9H]",
        "KAB-9: change between set and run with a single card; more may follow in a later turn | zwischen Satz und Straße wechselst du mit einer einzelnen Karte; weitere erst in einem späteren Zug",
        "KAB-5: [KC] does not fit the top card, [TH] | [KC] passt nicht an die oberste Karte, [TH]",
        "KAB-11: the talon has no cards left | der Talon ist aufgebraucht",
      ]
    `);
  });

  test('the score tells what was left in hand', () => {
    expect(scoreOf(after(table(SEVEN, 'AD AH KD QD TD 9D 7D'), GO_OUT))).toMatchInlineSnapshot(`
      [
        "0: 0 hand empty | Blatt leer KAB-13",
        "1: 68 left in hand: [7D] [9D] [TD] [QD] [KD] [AD] [AH] | noch auf der Hand: [7D] [9D] [TD] [QD] [KD] [AD] [AH] KAB-13",
      ]
    `);
    const kabadak = table('AC AD AH KC KD QH JS', '7C 7D 7H 8S 9H 9S TS', 'TD TH');
    expect(scoreOf(after(kabadak, 'kabadak'))).toMatchInlineSnapshot(`
      [
        "0: 0 declared a bare Kabadak | Blanken Kabadak angesagt KAB-15",
        "1: 57 left in hand: [7C] [7D] [7H] [9H] [8S] [9S] [TS] | noch auf der Hand: [7C] [7D] [7H] [9H] [8S] [9S] [TS] KAB-15",
      ]
    `);
    expect(scoreOf(after(kabadak, 'draw', 'draw', 'kabadak'))).toMatchInlineSnapshot(`
      [
        "0: 0 declared Kabadak | Kabadak angesagt KAB-14",
        "1: 67 left in hand: [7C] [7D] [7H] [9H] [TH] [8S] [9S] [TS] | noch auf der Hand: [7C] [7D] [7H] [9H] [TH] [8S] [9S] [TS] KAB-14",
      ]
    `);
  });
});

describe('a player leans', () => {
  test('to come out, on a top that own cards go on from', () => {
    expect(weighed(start)).toMatchInlineSnapshot(`
      "1294: new JH TH 9H
      267: new 9H TH JH
      182: new 9C 9D 9H
      18.33: new 9D 9H 9C, new 9C 9H 9D
      0.0036: draw"
    `);
    expect(weighed(table('7S 8S 9S TS AC 7D KH'))).toMatchInlineSnapshot(`
      "7453: new TS 9S 8S 7S
      2639: new TS 9S 8S
      1068: new 8S 9S TS
      727.8: new 9S 8S 7S
      683.5: new 7S 8S 9S TS
      659.7: new 7S 8S 9S
      0.0036: draw"
    `);
  });

  test('to lay down much and early, and to close what helps the other', () => {
    const out = after(start, 'new 9C 9D 9H', 'draw');
    expect(weighed(out)).toMatchInlineSnapshot(`
      "7.758: add 1 TH
      3.651: new KD KC, new KC KD
      0.0036: draw"
    `);
    const later = after(out, 'add 1 TH', 'new AC AD AH');
    expect(weighed(later)).toMatchInlineSnapshot(`
      "2.901: new KD KC, new KC KD
      0.7528: add 1 JH
      0.0036: draw"
    `);
    expect(weighed(after(later, 'draw'))).toMatchInlineSnapshot(`
      "211.6: new 8C 8S
      100: new 7S 8S 9S
      45.65: new 9S 8S 7S
      2.63: new 8S 8C
      0.7432: add 1 TC
      0.0036: draw"
    `);
  });

  test('to go out at once, and to declare', () => {
    const best = (match: typeof start) => weighed(match).split('\n')[0];
    expect(best(table(SEVEN))).toBe(`1000000000000: ${GO_OUT}, new KC QC JC TC 9C 8C 7C`);
    expect(best(table('AC AD AH KC KD QH JS'))).toBe('10000000000: kabadak');
  });
});

test('offers only the buttons that do something now, and names only what can be done', () => {
  const offered = (match: Match) => {
    const { buttons, prompt } = tableOf(match);
    return `${buttons.map(({ id }) => id).join(' ')}: ${prompt.en}`;
  };
  const opening = table('9C 9D 9H TH JD KC 7S', 'AC AD AH 8S', '7D 8D KD');
  const out = after(opening, 'new 9C 9D 9H', 'draw');
  expect([
    offered(opening),
    offered(table('7C 9D JH KC 8S QD AH', '', '7D')),
    offered(out),
    offered(after(out, 'add 1 TH', 'draw')),
  ]).toEqual([
    'draw new: open with three of a rank or a run of three, or draw',
    'draw: draw: you cannot open yet',
    'draw: add to a row, or draw',
    'draw: draw: none of your cards can be laid',
  ]);
});
