/** The whole table of Canasta in telling positions, moves in words, and what players lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { after, ending, legal } from '../../support/play.ts';
import {
  button,
  candidatesIn,
  evaluated,
  hand,
  meant,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';
import { laying, SEVEN_KINGS, SEVEN_NINES, table } from './support.ts';

const MELDS = [[SEVEN_KINGS, '8C 8D 8H'], ['9C 9D 9H 2C']];
const start = table({
  hands: ['KC KD 4C 5C 2D 8S', 'QC QD QH'],
  pile: '6C 9S',
  melds: MELDS,
  reds: ['3D', '3H 3H'],
});
const opening = table({
  hands: ['KC KD AC AD AH 4C'],
  pile: '5C KS',
  totals: [1500, -10, 1500, -10],
});
const asking = laying({ hands: ['8S 4C'], melds: MELDS });

describe('the table', () => {
  test('a turn begins: draw or take', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0
      seat 1: 3 cards / total 0
      seat 2: 2 cards / total 0 / partner | Partner
      seat 3: 2 cards / total 0
      stock (stock) stock | Talon: ×12
      pile (pile #0) pile | Ablagestoß: ×2 6C 9S
      meld-0-1 (meld of 0 #1) our kings, natural canasta | unsere Könige, echter Canasta: KC KC KD KD KH KH KS
      meld-0-2 (meld of 0 #2) our eights | unsere Achten: 8C 8D 8H
      reds-0 (pile of 0) our red threes | unsere roten Dreien: 3D
      meld-1-1 (meld of 1) their nines | ihre Neunen: 9C 9D 9H 2C!wild
      reds-1 (pile of 1) their red threes | ihre roten Dreien: 3H 3H
      hand (hand of 0) hand | Blatt: 4C* 5C* 8S* KC* KD* 2D*
      fact first meld | Erstmeldung: laid | liegt
      fact deal | Spiel: 1
      fact target | Ziel: 5000
      button draw: draw | ziehen
      prompt: draw: your cards cannot take [9S] | zieh: mit deinen Karten kannst du [9S] nicht nehmen"
    `);
    expect(shown(start, 1, 'meld', 'reds', 'hand', 'fact')).toMatchInlineSnapshot(`
      "meld-1-1 (meld of 1 #1) our nines | unsere Neunen: 9C 9D 9H 2C!wild
      reds-1 (pile of 1) our red threes | unsere roten Dreien: 3H 3H
      meld-0-1 (meld of 0) their kings, natural canasta | ihre Könige, echter Canasta: KC KC KD KD KH KH KS
      meld-0-2 (meld of 0) their eights | ihre Achten: 8C 8D 8H
      reds-0 (pile of 0) their red threes | ihre roten Dreien: 3D
      hand (hand of 1) hand | Blatt: QC* QD* QH*
      fact first meld | Erstmeldung: laid | liegt
      fact deal | Spiel: 1
      fact target | Ziel: 5000"
    `);
    expect(shown(start, SPECTATOR, 'hand', 'meld', 'fact')).toMatchInlineSnapshot(`
      "meld-0-1 (meld of 0 #1) {0}, {2}: kings, natural canasta | {0}, {2}: Könige, echter Canasta: KC KC KD KD KH KH KS
      meld-0-2 (meld of 0 #2) {0}, {2}: eights | {0}, {2}: Achten: 8C 8D 8H
      meld-1-1 (meld of 1) {1}, {3}: nines | {1}, {3}: Neunen: 9C 9D 9H 2C!wild
      hand (hand) hand | Blatt:
      fact first meld of {0} | Erstmeldung von {0}: laid | liegt
      fact deal | Spiel: 1
      fact target | Ziel: 5000"
    `);
  });

  test('before the first meld the minimum is told, by the party’s total', () => {
    expect(shown(opening, 0, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 1500
      seat 1: 2 cards / total -10
      seat 2: 2 cards / total 1500 / partner | Partner
      seat 3: 2 cards / total -10
      fact first meld | Erstmeldung: 90 or more | ab 90
      fact deal | Spiel: 1
      fact target | Ziel: 5000"
    `);
    expect(shown(opening, 1, 'fact')).toMatchInlineSnapshot(`
      "fact first meld | Erstmeldung: 15 or more | ab 15
      fact deal | Spiel: 1
      fact target | Ziel: 5000"
    `);
  });

  test('a frozen pile is named; an empty stock makes one take', () => {
    const frozen = table({ hands: ['KC KD 4C'], pile: '2C KS', stock: '', melds: MELDS });
    expect(shown(frozen, 0, 'pile', 'stock', 'fact', 'prompt')).toMatchInlineSnapshot(`
      "stock (stock) stock | Talon: ×0
      pile (pile #0) frozen pile | Stoß gesperrt: ×2 2C!locks KS
      fact first meld | Erstmeldung: laid | liegt
      fact deal | Spiel: 1
      fact target | Ziel: 5000
      prompt: the stock is used up: take the pile | der Talon ist aufgebraucht: nimm den Stoß"
    `);
  });

  test('laying, asking and answering', () => {
    expect(shown(asking, 0, 'prompt', 'button', 'seat 0')).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0
      button ask: ask to go out | ausgehen?
      prompt: add to your melds, or discard one card | lege an oder wirf eine Karte ab"
    `);
    const asked = after(asking, 'ask');
    expect(shown(asked, 2, 'prompt', 'button', 'seat 0', 'seat 2')).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0 / partner | Partner / asked to go out | hat gefragt
      seat 2: 2 cards / total 0
      button yes: yes | ja
      button no: no | nein
      prompt: may your partner go out? | darf dein Partner ausgehen?"
    `);
    expect(shown(after(asked, 'yes'), 0, 'prompt', 'button', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0 / may go out | darf ausgehen
      seat 1: 2 cards / total 0
      seat 2: 2 cards / total 0 / partner | Partner
      seat 3: 2 cards / total 0
      prompt: go out now, as you asked | geh jetzt aus, wie gefragt"
    `);
    expect(shown(after(asked, 'no'), 0, 'prompt', 'seat 0')).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0 / may not go out | darf nicht ausgehen
      prompt: discard one card | wirf eine Karte ab"
    `);
    const empty = after(laying({ hands: ['8S'], melds: MELDS }), 'add 2 8S');
    expect(shown(empty, 0, 'prompt', 'hand', 'seat 0')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0
      hand (hand of 0) hand | Blatt:
      prompt: your hand is empty: end the turn | dein Blatt ist leer: beende den Zug"
    `);
    const last = after(table({ hands: ['AC AD AH 6C'], stock: '3D', pile: '5C' }), 'draw');
    expect(shown(last, 0, 'prompt', 'reds', 'stock')).toMatchInlineSnapshot(`
      "stock (stock) stock | Talon: ×0
      reds-0 (pile of 0) our red threes | unsere roten Dreien: 3D
      reds-1 (pile of 1) their red threes | ihre roten Dreien:
      prompt: the last turn: lay what you can, then end it | der letzte Zug: lege, was geht, dann beende ihn"
    `);
  });

  test('with `pile=peel` one takes on, takes the rest or leaves it', () => {
    const peel = {
      hands: ['KC KD 4C 5C 6D'],
      pile: '6C 7C KS',
      melds: MELDS,
      options: { pile: 'peel' },
    };
    const taken = after(table(peel), 'take KC KD');
    expect(shown(taken, 0, 'prompt', 'button', 'pile', 'meld-0')).toMatchInlineSnapshot(`
      "pile (pile #0) pile | Ablagestoß: ×2 6C 7C
      meld-0-1 (meld of 0 #1) our kings, natural canasta | unsere Könige, echter Canasta: KC KC KD KD KH KH KS
      meld-0-2 (meld of 0 #2) our eights | unsere Achten: 8C 8D 8H
      meld-0-3 (meld of 0 #3) our kings | unsere Könige: KC KD KS
      button rest: take the rest | Rest nehmen
      button leave: leave the rest | Rest liegen lassen
      prompt: take on, take the rest or leave it | nimm weiter, nimm den Rest oder lass ihn liegen"
    `);
    expect([
      told(taken, 'rest'),
      told(taken, 'leave'),
      picked(taken, 'rest'),
      picked(taken, 'leave'),
    ]).toMatchInlineSnapshot(`
      [
        "takes the rest of the pile | nimmt den Rest des Stoßes (rest)",
        "leaves the rest of the pile | lässt den Rest des Stoßes liegen (leave)",
        "[rest]",
        "[leave]",
      ]
    `);
  });

  test('cards from a taken pile are known; five players: who sits out', () => {
    const taken = after(
      start,
      'draw',
      legal(after(start, 'draw')).find((text) => text.startsWith('discard')) ?? '',
    );
    expect(shown(taken, 1, 'seat', 'pile')).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0
      seat 1: 3 cards / total 0
      seat 2: 2 cards / total 0
      seat 3: 2 cards / total 0 / partner | Partner
      pile (pile #0) pile | Ablagestoß: ×3 6C 9S 4C"
    `);
    const pile = table({ hands: ['KC KD 4C 5C'], pile: '6C KS', melds: MELDS });
    expect(shown(after(pile, 'take KC KD'), 1, 'fact', 'meld-0')).toMatchInlineSnapshot(`
      "meld-0-1 (meld of 0) their kings, natural canasta | ihre Könige, echter Canasta: KC KC KD KD KH KH KS
      meld-0-2 (meld of 0) their eights | ihre Achten: 8C 8D 8H
      meld-0-3 (meld of 0) their kings | ihre Könige: KC KD KS
      fact first meld | Erstmeldung: laid | liegt
      fact deal | Spiel: 1
      fact target | Ziel: 5000"
    `);
    expect(shown(after(pile, 'take KC KD'), 0, 'fact')).toMatchInlineSnapshot(`
      "fact first meld | Erstmeldung: laid | liegt
      fact deal | Spiel: 1
      fact target | Ziel: 5000"
    `);
    const five = table({ options: { players: 5 }, turn: { seat: 1 } });
    expect(shown(five, 1, 'seat')).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0 / sits out | setzt aus
      seat 1: 2 cards / total 0
      seat 2: 2 cards / total 0
      seat 3: 2 cards / total 0 / partner | Partner
      seat 4: 2 cards / total 0"
    `);
    const two = table({ options: { players: 2 } });
    expect(shown(two, 0, 'seat')).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0
      seat 1: 2 cards / total 0"
    `);
  });

  test('who went out, and the score', () => {
    const out = laying({
      hands: ['8S 4C', 'KS', '5C 3D', '2C AC'],
      melds: MELDS,
      reds: ['3D', '3H 3H'],
      totals: [100, 200, 100, 200],
    });
    const last = after(out, 'add 2 8S');
    expect(shown(ending(last, 'discard 4C'), 0, 'seat', 'prompt', 'button')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 100 / went out | ist ausgegangen
      seat 1: 1 cards / total 200
      seat 2: 2 cards / total 100
      seat 3: 2 cards / total 200
      prompt: the deal is over | das Spiel ist zu Ende"
    `);
    expect(scoreOf(after(last, 'discard 4C'))).toMatchInlineSnapshot(`
      [
        "0: 110 cards melded | gemeldete Karten CAN-24",
        "0: 500 natural canastas | echte Canastas CAN-24",
        "0: 100 red threes | rote Dreien CAN-5",
        "0: 100 going out | Ausgehen CAN-24",
        "0: -5 cards left in hand | Karten auf der Hand CAN-24",
        "1: 50 cards melded | gemeldete Karten CAN-24",
        "1: 200 red threes | rote Dreien CAN-5",
        "1: -50 cards left in hand | Karten auf der Hand CAN-24",
        "2: 110 cards melded | gemeldete Karten CAN-24",
        "2: 500 natural canastas | echte Canastas CAN-24",
        "2: 100 red threes | rote Dreien CAN-5",
        "2: 100 going out | Ausgehen CAN-24",
        "2: -5 cards left in hand | Karten auf der Hand CAN-24",
        "3: 50 cards melded | gemeldete Karten CAN-24",
        "3: 200 red threes | rote Dreien CAN-5",
        "3: -50 cards left in hand | Karten auf der Hand CAN-24",
      ]
    `);
    const concealed = laying({ hands: [`${SEVEN_NINES} 4C`], reds: ['', '3D 3D 3H 3H'] });
    expect(scoreOf(after(concealed, `meld ${SEVEN_NINES}`, 'discard 4C'))).toMatchInlineSnapshot(`
      [
        "0: 70 cards melded | gemeldete Karten CAN-24",
        "0: 500 natural canastas | echte Canastas CAN-24",
        "0: 100 going out | Ausgehen CAN-24",
        "0: 100 concealed hand | verdeckte Hand CAN-21",
        "0: -20 cards left in hand | Karten auf der Hand CAN-24",
        "1: -800 red threes | rote Dreien CAN-5",
        "1: -40 cards left in hand | Karten auf der Hand CAN-24",
        "2: 70 cards melded | gemeldete Karten CAN-24",
        "2: 500 natural canastas | echte Canastas CAN-24",
        "2: 100 going out | Ausgehen CAN-24",
        "2: 100 concealed hand | verdeckte Hand CAN-21",
        "2: -20 cards left in hand | Karten auf der Hand CAN-24",
        "3: -800 red threes | rote Dreien CAN-5",
        "3: -40 cards left in hand | Karten auf der Hand CAN-24",
      ]
    `);
  });
});

describe('moves', () => {
  test('are told', () => {
    const texts = [
      'draw',
      'take KC KD / AC AD AH',
      'take to 1',
      'meld KC KD KH',
      'meld KC KD KH / AC AD AH',
      'add 1 KC 2D',
      'merge 1 2',
      'red 3D',
      'ask',
      'yes',
      'no',
      'discard 4C',
      'finish',
      'rest',
      'leave',
    ];
    expect(texts.map((text) => told(asking, text, 1))).toMatchInlineSnapshot(`
      [
        "draws | zieht (draw)",
        "takes [5C] with [KC] [KD] and melds [AC] [AD] [AH] | nimmt [5C] mit [KC] [KD] und meldet [AC] [AD] [AH] (take KC KD / AC AD AH)",
        "takes [5C] onto the kings | nimmt [5C] für die Könige (take to 1)",
        "melds [KC] [KD] [KH] | meldet [KC] [KD] [KH] (meld KC KD KH)",
        "melds [KC] [KD] [KH] / [AC] [AD] [AH] | meldet [KC] [KD] [KH] / [AC] [AD] [AH] (meld KC KD KH / AC AD AH)",
        "adds [KC] [2D] to the kings | legt [KC] [2D] an die Könige an (add 1 KC 2D)",
        "merges the kings and the eights | vereinigt die Könige und die Achten (merge 1 2)",
        "lays out [3D] | legt [3D] aus (red 3D)",
        "asks to go out | bittet, ausgehen zu dürfen (ask)",
        "says yes | sagt Ja (yes)",
        "says no | sagt Nein (no)",
        "discards [4C] | wirft [4C] ab (discard 4C)",
        "ends the turn | beendet den Zug (finish)",
        "takes the rest of the pile | nimmt den Rest des Stoßes (rest)",
        "leaves the rest of the pile | lässt den Rest des Stoßes liegen (leave)",
      ]
    `);
  });

  test('are picked and meant', () => {
    const texts = [
      'draw',
      'take KC KD',
      'take to 1',
      'meld KC KD KH',
      'meld KC KD KH / AC AD AH',
      'add 1 KC 2D',
      'merge 1 2',
      'red 3D',
      'ask',
      'yes',
      'discard 4C',
      'finish',
    ];
    expect(texts.map((text) => picked(asking, text))).toMatchInlineSnapshot(`
      [
        "[draw]",
        "hand 11 / hand 24 / pile 0",
        "pile 0 / meld-0-1 1",
        "hand 11 / hand 24 / hand 37",
        "hand 11 / hand 24 / hand 37 / hand 12 / hand 25 / hand 38",
        "hand 11 / hand 13 / meld-0-1 1",
        "meld-0-1 1 / meld-0-2 2",
        "hand 14",
        "[ask]",
        "[yes]",
        "hand 2",
        "[finish]",
      ]
    `);
    expect(meant(start, { region: 'pile', slot: 0 })).toMatchInlineSnapshot(`"take to 1"`);
    expect(meant(start, button('draw'))).toBe('draw');
    expect(meant(start, button('next'))).toMatchInlineSnapshot(`undefined`);
    expect(meant(asking, hand(asking, '4C'))).toBe('discard 4C');
    expect(meant(after(asking, 'ask'), button('yes'))).toBe('yes');
  });

  test('that are wrong are refused in words', () => {
    const peel = after(
      table({
        hands: ['KC KD 4C 5C 6D'],
        pile: '6C 7C KS',
        melds: MELDS,
        options: { pile: 'peel' },
      }),
      'take KC KD',
    );
    expect([
      refused(start, 'discard 4C'),
      refused(start, 'meld KC KD 2D'),
      refused(start, 'take KC KD'),
      refused(start, 'take 4C 5C'),
      refused(start, 'take to 1'),
      refused(start, 'take to 7'),
      refused(start, 'finish'),
      refused(start, 'yes'),
      refused(start, 'rest'),
      refused(table({ hands: ['KC KD 4C'], pile: '5C 3S', melds: MELDS }), 'take KC KD'),
      refused(table({ hands: ['KC 2D 4C 5C'], pile: '2C KS', melds: MELDS }), 'take KC 2D'),
      refused(table({ hands: ['KC', 'QD'], pile: 'KS', melds: MELDS }), 'take to 1'),
      refused(opening, 'take KC KD'),
      refused(asking, 'draw'),
      refused(asking, 'meld 8S 4C'),
      refused(asking, 'add 2 4C'),
      refused(asking, 'add 5 4C'),
      refused(asking, 'add 2 8C'),
      refused(asking, 'merge 1 2'),
      refused(asking, 'finish'),
      refused(after(asking, 'ask'), 'discard 4C'),
      refused(laying({ hands: ['8S 8S 8H'], melds: [['9C 9D 9H']] }), 'meld 8S 8S 8H'),
      refused(laying({ hands: ['8S 2C 2D 4C'], melds: MELDS }), 'meld 8S 2C 2D'),
      refused(laying({ hands: ['3S 3S 3C 4C 5C'], melds: MELDS }), 'meld 3C 3S 3S'),
      refused(laying({ hands: ['AC AD AH 4C 5C'] }), 'meld AC AD AH'),
      refused(laying({ hands: ['AC AD AH 4C 5C'], totals: [3000, 0, 3000, 0] }), 'meld AC AD AH'),
      refused(peel, 'draw'),
      refused(peel, 'leave now'),
    ]).toMatchInlineSnapshot(`
      [
        "CAN-7: first draw from the stock or take the pile | zieh erst vom Talon oder nimm den Stoß",
        "CAN-7: first draw from the stock or take the pile | zieh erst vom Talon oder nimm den Stoß",
        "CAN-12: these cards make no meld with the top card | diese Karten geben mit der obersten keine Meldung",
        "CAN-12: these cards make no meld with the top card | diese Karten geben mit der obersten keine Meldung",
        "CAN-12: the top card fits no such meld of your party | die oberste Karte passt zu keiner solchen Meldung deiner Partei",
        "CAN-12: the top card fits no such meld of your party | die oberste Karte passt zu keiner solchen Meldung deiner Partei",
        "CAN-7: the turn begins with a draw or a take | der Zug beginnt mit Ziehen oder Nehmen",
        "CAN-7: first draw from the stock or take the pile | zieh erst vom Talon oder nimm den Stoß",
        "CAN-7: first draw from the stock or take the pile | zieh erst vom Talon oder nimm den Stoß",
        "CAN-14: a black three on top closes the pile | eine schwarze Drei obenauf schließt den Stoß",
        "CAN-13: from a frozen pile only two natural cards of its rank take the top card | von einem gesperrten Stoß nehmen nur zwei echte Karten ihres Werts die oberste",
        "CAN-17: with one card in hand you may not take a one-card pile while there is a stock | mit einer Karte auf der Hand darfst du einen Stoß von einer Karte nicht nehmen, solange der Talon reicht",
        "CAN-11: the party’s first meld must count 90; this counts 30 | die erste Meldung der Partei muss 90 zählen; diese zählt 30",
        "CAN-7: the draw of this turn is over | in diesem Zug ist schon gezogen",
        "CAN-8: a meld has one rank, 4 to A, and at least two natural cards | eine Meldung hat einen einzigen Wert, 4 bis A, und mindestens zwei echte Karten",
        "CAN-10: add only cards of the meld’s rank and wild cards | lege nur Karten vom Wert der Meldung und wilde an",
        "CAN-10: your party has no meld 5 | deine Partei hat keine Meldung 5",
        "CAN-10: you do not hold [8C] | du hast [8C] nicht auf der Hand",
        "CAN-10: only two melds of one rank with at most three wild cards in all may be merged | vereinigen darf man nur zwei Meldungen eines Werts mit zusammen höchstens drei wilden Karten",
        "CAN-19: you still hold cards: end the turn with a discard | du hast noch Karten: Beende den Zug, indem du eine abwirfst",
        "CAN-20: the partner must answer yes or no | der Partner muss Ja oder Nein sagen",
        "CAN-18: you may not go out: keep two cards in hand, or one when nothing is discarded | du darfst nicht ausgehen: behalte zwei Karten auf der Hand, oder eine, wenn nicht abgeworfen wird",
        "CAN-8: a meld has one rank, 4 to A, and at least two natural cards | eine Meldung hat einen einzigen Wert, 4 bis A, und mindestens zwei echte Karten",
        "CAN-9: lay black threes only when going out, with at most one card left to discard | schwarze Dreien legt nur, wer ausgeht und höchstens eine Karte zum Abwerfen behält",
        "accepted",
        "CAN-11: the party’s first meld must count 120; this counts 60 | die erste Meldung der Partei muss 120 zählen; diese zählt 60",
        "CAN-16: first take on, take the rest or leave it | nimm erst weiter, nimm den Rest oder lass ihn liegen",
        "notation: “leave now” is not understood here | „leave now“ wird hier nicht verstanden",
      ]
    `);
  });
});

describe('a player leans', () => {
  test('to the pile the longer it is, and to draw else', () => {
    expect(
      weighed(table({ hands: ['KC KD 4C 5C'], pile: '6C 7C 9C KS', melds: MELDS })),
    ).toMatchInlineSnapshot(`
      "3.6: take KC KD, take to 1
      1: draw"
    `);
    expect(
      weighed(table({ hands: ['KC KD 2C 5C 6D'], pile: 'KS', melds: MELDS })),
    ).toMatchInlineSnapshot(`
      "1.5: take KC KD, take to 1
      1: draw
      0.675: take KD 2C, take KC 2C, take KC KD 2C"
    `);
  });

  test('to meld naturals, to keep wild cards, to make canastas', () => {
    const match = laying({
      hands: ['AC AD AH 2C 8S 4C 6D 6H'],
      melds: [[SEVEN_KINGS, '8C 8D 8H 8H 8S 2D'], ['9C 9D 9H']],
    });
    expect(weighed(match)).toMatchInlineSnapshot(`
      "25: add 2 2C, add 2 8S
      20: add 2 8S 2C
      3.4: meld AC AD AH
      1.53: meld 6D 6H 2C, meld AD AH 2C, meld AC AH 2C, meld AC AD 2C, meld AC AD AH 2C
      0.362: discard 4C
      0.2024: discard 6D, discard 6H
      0.1535: discard 8S
      0.0698: discard AC, discard AD, discard AH
      0.05: add 1 2C, ask
      0.02: discard 2C"
    `);
    expect(candidatesIn(match)).toMatchInlineSnapshot(`
      [
        "meld 6D 6H 2C",
        "meld AC AD 2C",
        "meld AC AD AH",
        "add 1 2C",
        "add 2 2C",
        "add 2 8S",
        "add 2 8S 2C",
        "ask",
        "discard 4C",
        "discard 6D",
        "discard 8S",
        "discard AC",
      ]
    `);
  });

  test('to discard what the others cannot use and one holds alone', () => {
    const match = laying({
      hands: ['9C 4C 6D 6H JC JD JH XX 3S 8S AC'],
      melds: MELDS,
      pile: '5C 5D 6S',
    });
    expect(
      weighed(match)
        .split('\n')
        .filter((line) => line.includes('discard')),
    ).toMatchInlineSnapshot(`
      [
        "2: discard 3S",
        "0.362: discard 4C",
        "0.311: discard AC",
        "0.257: discard 6D, discard 6H",
        "0.1145: discard 8S",
        "0.077: discard JC, discard JD, discard JH",
        "0.065: discard 9C",
        "0.02: discard XX",
      ]
    `);
    const freezing = laying({
      hands: ['9C 4C 2D'],
      melds: [[], ['9C 9D 9H']],
      pile: '5C 5D 6S 7S 7D',
    });
    expect(weighed(freezing)).toMatchInlineSnapshot(`
      "0.5: discard 2D
      0.362: discard 4C
      0.041: discard 9C"
    `);
  });

  test('to go out where more is left with the others', () => {
    const rich = (mate: string, other: string) =>
      weighed(laying({ hands: ['8S', other, mate, other], melds: MELDS }));
    expect(rich('4C', '4D 5D 6D 7D 9D')).toMatchInlineSnapshot(`
      "40: add 2 8S, discard 8S
      0.05: ask"
    `);
    expect(rich('4D 5D 6D 7D 9D TC TD JC JD QC', '4C')).toMatchInlineSnapshot(`
      "0.2: add 2 8S, discard 8S
      0.05: ask"
    `);
  });

  test('of three, each for himself, to go out against the mean of the two others', () => {
    const rich = (other: string) =>
      weighed(
        laying({
          hands: ['8S', other, other],
          melds: [[SEVEN_KINGS, '8C 8D 8H']],
          options: { players: 3 },
        }),
      );
    expect(rich('4D 5D')).toMatchInlineSnapshot(`"40: add 2 8S, discard 8S"`);
    expect(rich('')).toMatchInlineSnapshot(`"40: add 2 8S, discard 8S"`);
  });

  test('to stay in where the partner holds far more than an opponent', () => {
    const mates = (count: number) => {
      const mate = Array.from({ length: count }, () => '4C').join(' ');
      const setup = { hands: ['8S', '4D 5D', mate, '4D 5D'], melds: MELDS };
      return weighed(laying(setup)).split('\n')[0];
    };
    expect([4, 5, 6, 7, 8].map(mates)).toMatchInlineSnapshot(`
      [
        "40: add 2 8S, discard 8S",
        "40: add 2 8S, discard 8S",
        "40: add 2 8S, discard 8S",
        "40: add 2 8S, discard 8S",
        "0.2: add 2 8S, discard 8S",
      ]
    `);
  });

  test('to answer no with a costly hand', () => {
    const answer = (mate: string) =>
      weighed(after(laying({ hands: ['8S 4C', '4D', mate], melds: MELDS }), 'ask'));
    expect(answer('4C 5C')).toMatchInlineSnapshot(`
      "3: yes
      1: no"
    `);
    expect(answer('XX XX AC')).toMatchInlineSnapshot(`
      "1: no
      0.5: yes"
    `);
  });

  test('to take the rest of a peeled pile, to merge into a canasta, to lay red threes', () => {
    const peel = table({
      hands: ['KC KD 4C 5C 6D'],
      pile: '6C 7C KS',
      melds: MELDS,
      options: { pile: 'peel' },
    });
    expect(weighed(after(peel, 'take KC KD'))).toMatchInlineSnapshot(`
      "3: rest
      0.3: leave"
    `);
    const merging = laying({
      hands: ['4C 5C'],
      melds: [['8C 8D 8H', '8S 8S 8H 8C', 'AC AD AH', 'AS AS AH']],
    });
    expect(
      weighed(merging)
        .split('\n')
        .filter((line) => line.includes('merge')),
    ).toMatchInlineSnapshot(`
      [
        "25: merge 1 2",
        "0.05: merge 3 4",
      ]
    `);
    const red = laying({ hands: ['3D 4C 5C'], melds: MELDS, options: { redThrees: 'manual' } });
    expect(weighed(red).split('\n')[0]).toMatchInlineSnapshot(`"50: red 3D"`);
  });
});

describe('judgement', () => {
  const of = (setup: Parameters<typeof table>[0]) =>
    evaluated(table(setup), 0).slice(0, 2).join(' against ');

  test('counts melds, canastas and red threes, and hopes for unfinished canastas', () => {
    const full = Array.from({ length: 45 }, () => '4C').join(' ');
    expect([
      of({ melds: [[SEVEN_KINGS]], stock: full }),
      of({ melds: [['KC KC KD KD KH 2C 2D']], stock: full }),
      of({ melds: [['KC KC KD KD KH KH']], stock: full }),
      of({ melds: [['KC KC KD']], stock: full }),
      of({ hands: ['KC KD KH'], stock: full }),
      of({ hands: ['KC KD'], stock: full }),
      of({ hands: ['KC QD'], stock: full }),
      of({ hands: ['XX 2C'], stock: full }),
      of({ reds: ['3D 3H'], stock: full }),
      of({ reds: ['3D 3D 3H 3H'], melds: [['KC KD KH']], stock: full }),
      of({ reds: ['3D 3H'], stock: '4C 4D' }),
      of({ hands: ['XX XX AC AD AH'], stock: '4C 4D' }),
    ]).toMatchInlineSnapshot(`
      [
        "564.1 against -27.13",
        "384.1 against -27.13",
        "414.3 against 6.6",
        "144.3 against 6.6",
        "21.3 against 6.6",
        "6.3 against 6.6",
        "-1.7 against 6.6",
        "52.3 against 6.6",
        "206.3 against 6.6",
        "944.3 against 6.6",
        "-222.1 against -41.75",
        "-169.1 against -41.75",
      ]
    `);
  });
});
