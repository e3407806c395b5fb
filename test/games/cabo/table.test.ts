/** What the table of Cabo shows, how moves are told, and what its players lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { termsIn } from '../../../src/engine/glossary.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { after, ending } from '../../support/play.ts';
import {
  button,
  evaluated,
  meant,
  noted,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';
import { dealt, round } from './dealing.ts';

const THREE = ['5 5 9 2', '3 4 6 8', '0 1 10 11'];
const start = round(THREE, '7 12 9 8 13');
const drawn = after(start, 'draw');
const own = (slot: number) => ({ region: 'row-0', slot });
const other = (slot: number, seat = 1) => ({ region: `row-${seat}`, slot });
const pile = { region: 'pile', slot: 0 };

/** The German terms that help finds in what is asked. */
function termsAsked({ game, state }: AnyMatch): readonly string[] {
  const { prompt } = game.display.table(game.observer.observe(state, 0));
  return termsIn(game.display.glossary, 'de', prompt.de).map(({ word }) => word.de);
}

describe('the table', () => {
  test('before the first turn: whose cards, how many to look at', () => {
    expect(shown(dealt(THREE, '7 12'))).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0
      seat 1: 4 cards / total 0
      seat 2: 4 cards / total 0
      stock (stock #0) stock | Stapel: ×39
      pile (pile #0) discards | Ablage: 7
      drawn (pile) drawn card | gezogene Karte:
      row-0 (row of 0) row | Auslage: ?#0 ?#1 ?#2 ?#3
      row-1 (row of 1) row | Auslage: ?#0 ?#1 ?#2 ?#3
      row-2 (row of 2) row | Auslage: ?#0 ?#1 ?#2 ?#3
      fact deal | Spiel: 1
      fact ends at | endet bei: 101
      button look: look at them | ansehen
      prompt: look at 2 of your cards (the lowest row wins) | du darfst 2 eigene Karten ansehen (die niedrigste Auslage gewinnt)"
    `);
  });

  test('a turn: known cards are marked, the pile lies open', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0
      seat 1: 4 cards / total 0
      seat 2: 4 cards / total 0
      stock (stock #0) stock | Stapel: ×39
      pile (pile #0) discards | Ablage: 7
      drawn (pile) drawn card | gezogene Karte:
      row-0 (row of 0) row | Auslage: 5#0!known!fresh 5#1!known!fresh ?#2 ?#3
      row-1 (row of 1) row | Auslage: ?#0 ?#1 ?#2 ?#3
      row-2 (row of 2) row | Auslage: ?#0 ?#1 ?#2 ?#3
      fact deal | Spiel: 1
      fact ends at | endet bei: 101
      button call: call Cabo | Cabo ansagen
      prompt: draw, call Cabo, or pick your cards to exchange for the [7] | zieh, sag Cabo an oder gib eigene Karten für die [7]"
    `);
    expect(termsAsked(start)).toEqual(['gezogene Karte', 'Cabo']);
    expect(shown(start, SPECTATOR, 'row')).toMatchInlineSnapshot(`
      "row-0 (row of 0) row | Auslage: ?#0 ?#1 ?#2 ?#3
      row-1 (row of 1) row | Auslage: ?#0 ?#1 ?#2 ?#3
      row-2 (row of 2) row | Auslage: ?#0 ?#1 ?#2 ?#3"
    `);
  });

  test('a card is drawn: what may be done with it', () => {
    expect(shown(drawn)).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0
      seat 1: 4 cards / total 0
      seat 2: 4 cards / total 0
      stock (stock #0) stock | Stapel: ×38
      pile (pile #0) discards | Ablage: 7
      drawn (pile) drawn card | gezogene Karte: 12#0
      row-0 (row of 0) row | Auslage: 5#0!known 5#1!known ?#2 ?#3
      row-1 (row of 1) row | Auslage: ?#0 ?#1 ?#2 ?#3
      row-2 (row of 2) row | Auslage: ?#0 ?#1 ?#2 ?#3
      fact deal | Spiel: 1
      fact ends at | endet bei: 101
      button keep: keep it | behalten
      button discard: discard it | abwerfen
      button use: swap the two | die zwei tauschen
      prompt: you drew [12]: discard it, keep it for your cards, or swap two | [12] gezogen: wirf sie ab, behalte sie oder tausche zwei Karten"
    `);
    expect(termsAsked(drawn)).toEqual(['abwerfen', 'behalten', 'tauschen']);
    expect(shown(drawn, 1, 'drawn', 'prompt', 'button')).toMatchInlineSnapshot(`
      "drawn (pile) drawn card | gezogene Karte: ?#0
      button keep: keep it | behalten
      button discard: discard it | abwerfen
      button use: use its action | Aktion nutzen
      prompt: keep, discard or use the drawn card | behalte die gezogene Karte, wirf sie ab oder nutze sie"
    `);
    const after2 = (steps: readonly string[]) =>
      shown(after(drawn, ...steps), undefined, 'prompt', 'drawn');
    expect(after2(['discard', 'draw'])).toMatchInlineSnapshot(`
      "drawn (pile) drawn card | gezogene Karte: 9#0
      prompt: you drew [9]: discard it, keep it for your cards, or spy on another’s | [9] gezogen: wirf sie ab, behalte sie oder sieh eine fremde Karte an"
    `);
    expect(after2(['discard', 'draw', 'discard', 'draw'])).toMatchInlineSnapshot(`
      "drawn (pile) drawn card | gezogene Karte: 8#0
      prompt: you drew [8]: discard it, keep it for your cards, or peek at one | [8] gezogen: wirf sie ab, behalte sie oder sieh eine eigene Karte an"
    `);
    expect(
      after2(['discard', 'draw', 'discard', 'draw', 'discard', 'draw']),
    ).toMatchInlineSnapshot(`
      "drawn (pile) drawn card | gezogene Karte: 13#0
      prompt: you drew [13]: discard it, or keep it for your cards | [13] gezogen: wirf sie ab oder behalte sie für eigene Karten"
    `);
  });

  test('after a call: who called, and that it is the last turn', () => {
    const called = after(start, 'call');
    expect(shown(called, 1, 'seat', 'fact', 'prompt', 'button')).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0 / called Cabo | Cabo angesagt
      seat 1: 4 cards / total 0
      seat 2: 4 cards / total 0
      fact deal | Spiel: 1
      fact ends at | endet bei: 101
      button call: call Cabo | Cabo ansagen
      prompt: last turn: draw, or pick your cards to exchange for the [7] | letzter Zug: zieh oder gib eigene Karten für die [7]"
    `);
  });

  test('a false set is told to all; at the end all rows lie open', () => {
    const wrong = after(start, 'take 2 3');
    expect(shown(wrong, 1, 'fact', 'row', 'pile')).toMatchInlineSnapshot(`
      "pile (pile #0) discards | Ablage: 7
      row-0 (row of 0) row | Auslage: ?#0 5#1!known!fresh 9#2!known!fresh ?#3
      row-1 (row of 1) row | Auslage: 3#0!known!fresh 4#1!known!fresh ?#2 ?#3
      row-2 (row of 2) row | Auslage: ?#0 ?#1 ?#2 ?#3
      fact not a set | kein Satz: {0} turned up [5] [9] | {0} hat [5] [9] aufgedeckt
      fact deal | Spiel: 1
      fact ends at | endet bei: 101"
    `);
    const last = after(start, 'call', 'draw', 'discard', 'draw');
    expect(shown(ending(last, 'discard'), 1)).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0 / called Cabo | Cabo angesagt
      seat 1: 4 cards / total 0
      seat 2: 4 cards / total 0
      stock (stock #0) stock | Stapel: ×37
      pile (pile #0) discards | Ablage: 7 12 9
      drawn (pile) drawn card | gezogene Karte:
      row-0 (row of 0) row | Auslage: 5#0 5#1 9#2 2#3
      row-1 (row of 1) row | Auslage: 3#0 4#1 6#2 8#3
      row-2 (row of 2) row | Auslage: 0* 1* 10#2 11#3
      fact deal | Spiel: 1
      fact ends at | endet bei: 101
      prompt: "
    `);
  });

  test('the score names sums, who won, the caller’s five, and Kamikaze', () => {
    const passes = ['draw', 'discard', 'draw', 'discard'];
    expect(scoreOf(after(start, 'call', ...passes))).toMatchInlineSnapshot(`
      [
        "0: 0 the lowest sum | die niedrigste Summe CAB-12",
        "1: 21 sum of the row | Summe der Auslage CAB-12",
        "2: 22 sum of the row | Summe der Auslage CAB-12",
      ]
    `);
    const kamikaze = round(['12 13 12 13', '3 4 6 8', '0 1 10 11'], '7');
    expect(scoreOf(after(kamikaze, 'call', ...passes))).toMatchInlineSnapshot(`
      [
        "0: 0 Kamikaze CAB-13",
        "1: 50 Kamikaze of {0} | Kamikaze von {0} CAB-13",
        "2: 50 Kamikaze of {0} | Kamikaze von {0} CAB-13",
      ]
    `);
    const even = round(['0 0 1 1', '13 13 12 12'], '7', { target: 51 });
    expect(scoreOf(after(even, 'call', 'draw', 'discard'))).toMatchInlineSnapshot(`
      [
        "0: 50 Kamikaze of {1} | Kamikaze von {1} CAB-13",
        "1: 0 Kamikaze CAB-13",
        "0: 0 0 + 50 = 50, halved: 25 | 0 + 50 = 50, halbiert: 25 CAB-14",
      ]
    `);
  });
});

describe('moves', () => {
  test('are told to their maker and to others', () => {
    const both = (match: typeof start, text: string) => [
      told(match, text, 0),
      told(match, text, 1),
    ];
    expect([
      ...both(dealt(THREE, '7'), 'look 1 3'),
      ...both(dealt(THREE, '7', { peeks: 1 }), 'look 2'),
      ...both(dealt(THREE, '7', { peeks: 0 }), 'look'),
      ...both(start, 'draw'),
      ...both(start, 'call'),
      ...both(start, 'take 2'),
      ...both(start, 'take 1 2 4'),
      ...both(drawn, 'keep 2'),
      ...both(drawn, 'keep 1 2'),
      ...both(drawn, 'discard'),
      ...both(drawn, 'swap 1 2 3'),
      ...both(drawn, 'peek 3'),
      ...both(drawn, 'spy 2 3'),
      ...both(drawn, 'swap 1 2 2 3'),
    ]).toMatchInlineSnapshot(`
      [
        "looks at cards 1 and 3 | sieht sich die eigenen Karten 1 und 3 an (look 1 3)",
        "looks at cards 1 and 3 | sieht sich die eigenen Karten 1 und 3 an (look 1 3)",
        "looks at card 2 | sieht sich die eigene Karte 2 an (look 2)",
        "looks at card 2 | sieht sich die eigene Karte 2 an (look 2)",
        "looks at no card | sieht keine Karte an (look)",
        "looks at no card | sieht keine Karte an (look)",
        "draws from the stock | zieht vom Stapel (draw)",
        "draws from the stock | zieht vom Stapel (draw)",
        "calls Cabo | sagt Cabo an (call)",
        "calls Cabo | sagt Cabo an (call)",
        "takes the [7] for card 2 | nimmt die [7] für Karte 2 (take 2)",
        "takes the [7] for card 2 | nimmt die [7] für Karte 2 (take 2)",
        "takes the [7] for cards 1, 2 and 4 as a set | nimmt die [7] für die Karten 1, 2 und 4 als Satz (take 1 2 4)",
        "takes the [7] for cards 1, 2 and 4 as a set | nimmt die [7] für die Karten 1, 2 und 4 als Satz (take 1 2 4)",
        "keeps the [12] for card 2 | behält die [12] für Karte 2 (keep 2)",
        "keeps the drawn card for card 2 | behält die gezogene Karte für Karte 2 (keep 2)",
        "keeps the [12] for cards 1 and 2 as a set | behält die [12] für die Karten 1 und 2 als Satz (keep 1 2)",
        "keeps the drawn card for cards 1 and 2 as a set | behält die gezogene Karte für die Karten 1 und 2 als Satz (keep 1 2)",
        "discards the [12] | wirft die [12] ab (discard)",
        "discards the drawn card | wirft die gezogene Karte ab (discard)",
        "swaps their own card 1 for {2}’s card 3 | tauscht die eigene Karte 1 gegen Karte 3 von {2} (swap 1 2 3)",
        "swaps their own card 1 for {2}’s card 3 | tauscht die eigene Karte 1 gegen Karte 3 von {2} (swap 1 2 3)",
        "peeks at their own card 3 | schaut sich die eigene Karte 3 an (peek 3)",
        "peeks at their own card 3 | schaut sich die eigene Karte 3 an (peek 3)",
        "spies on {2}’s card 3 | schaut sich Karte 3 von {2} an (spy 2 3)",
        "spies on {2}’s card 3 | schaut sich Karte 3 von {2} an (spy 2 3)",
        "swaps {1}’s card 2 with {2}’s card 3 | tauscht Karte 2 von {1} gegen Karte 3 von {2} (swap 1 2 2 3)",
        "swaps {1}’s card 2 with {2}’s card 3 | tauscht Karte 2 von {1} gegen Karte 3 von {2} (swap 1 2 2 3)",
      ]
    `);
  });

  test('are picked as rows, piles and buttons, and mean the same again', () => {
    const picks = ['draw', 'call', 'take 2', 'take 1 2'].map((text) => picked(start, text));
    expect(picks).toMatchInlineSnapshot(`
      [
        "stock 0",
        "[call]",
        "row-0 1 / pile 0",
        "row-0 0 / row-0 1 / pile 0",
      ]
    `);
    const more = ['keep 2', 'discard', 'swap 1 2 3', 'peek 2', 'spy 1 1', 'swap 1 2 2 3'];
    expect(more.map((text) => picked(drawn, text))).toMatchInlineSnapshot(`
      [
        "row-0 1 / [keep]",
        "[discard]",
        "[use] / row-0 0 / row-2 2",
        "[use] / row-0 1",
        "[use] / row-1 0",
        "[use] / row-1 1 / row-2 2",
      ]
    `);
    expect(picked(dealt(THREE, '7'), 'look 1 3')).toMatchInlineSnapshot(
      `"row-0 0 / row-0 2 / [look]"`,
    );
    expect(meant(dealt(THREE, '7'), own(2), own(0), button('look'))).toBe('look 1 3');
    expect(meant(start, { region: 'stock', slot: 0 })).toBe('draw');
    expect(meant(start, button('call'))).toBe('call');
    expect(meant(start, own(1), pile)).toBe('take 2');
    expect(meant(start, pile)).toBe('take');
    expect(meant(start)).toBeUndefined();
    expect(meant(drawn, own(1), button('keep'))).toBe('keep 2');
    expect(meant(drawn, button('discard'))).toBe('discard');
    expect(meant(drawn, own(0), other(2), button('use'))).toBe('swap 1 1 3');
    expect(meant(drawn, other(2), other(1, 2), button('use'))).toBe('swap 1 3 2 2');
    for (const cards of [
      [own(0)],
      [other(0, 2)],
      [],
      [own(0), own(1)],
      [own(0), other(0), other(1)],
    ])
      expect(meant(drawn, ...cards, button('use'))).toBe('swap');
    expect(meant(drawn, own(0))).toBeUndefined();
  });

  test('that are wrong are refused in words', () => {
    const houseRules = after(round(THREE, '7 12', { swapOthers: true }), 'draw');
    expect([
      refused(dealt(THREE, '7'), 'draw'),
      refused(dealt(THREE, '7'), 'look 1'),
      refused(dealt(THREE, '7'), 'look 1 6'),
      refused(start, 'look 1 2'),
      refused(start, 'keep 1'),
      refused(start, 'take'),
      refused(start, 'take 5'),
      refused(drawn, 'take 1'),
      refused(drawn, 'keep'),
      refused(drawn, 'peek 1'),
      refused(drawn, 'swap 1 0 1'),
      refused(drawn, 'swap 1 1 2 2'),
      refused(houseRules, 'swap 1 1 1 2'),
      refused(after(start, 'call'), 'call'),
      refused(after(round(['1 1 1 1 0 0', '2 2 2 2 3 3'], '7'), 'draw'), 'keep 1 2 3 4 5'),
      refused(dealt(THREE, '7', { peeks: 1 }), 'look 1 2'),
      refused(dealt(THREE, '7', { peeks: 0 }), 'look 1'),
      ...['peek', 'spy', 'swap'].map((word) => refused(drawn, word)),
      refused(start, 'take 0'),
      refused(start, 'spy 1'),
    ]).toMatchInlineSnapshot(`
      [
        "CAB-3: before the first turn look at your own cards | sieh vor dem ersten Zug eigene Karten an",
        "CAB-3: look at exactly 2 of your own cards | sieh genau 2 eigene Karten an",
        "CAB-3: there is no such position | diese Position gibt es nicht",
        "CAB-3: you may look at your own cards again only by an action | eigene Karten darfst du nur noch durch eine Aktion ansehen",
        "CAB-6: you have not drawn a card from the stock | du hast keine Karte vom Stapel gezogen",
        "CAB-5: name the cards of your own that are to be replaced | nenne die eigenen Karten, die ersetzt werden",
        "CAB-5: there is no such position | diese Position gibt es nicht",
        "CAB-6: first keep, discard or use the drawn card | erst musst du die gezogene Karte behalten, abwerfen oder nutzen",
        "CAB-6: name the cards of your own that are to be replaced | nenne die eigenen Karten, die ersetzt werden",
        "CAB-7: the drawn card does not have this action | die gezogene Karte hat diese Aktion nicht",
        "CAB-7: that takes a card of another player | dazu brauchst du die Karte eines anderen Spielers",
        "CAB-7: you may swap cards of two other players only by house rule | Karten zweier anderer Spieler darfst du nur nach Hausregel tauschen",
        "CAB-7: name two different players, not yourself | nenne zwei verschiedene Spieler, nicht dich selbst",
        "CAB-11: Cabo has already been called in this deal | Cabo ist in diesem Spiel schon angesagt",
        "CAB-9: a set has two to four cards | ein Satz besteht aus zwei bis vier Karten",
        "CAB-3: look at exactly one of your own cards | sieh genau eine eigene Karte an",
        "CAB-3: nobody looks at a card before the first turn | vor dem ersten Zug sieht niemand Karten an",
        "CAB-7: name one of your own cards to peek at | nenne eine eigene Karte zum Ansehen",
        "CAB-7: name one card of another player to spy on | nenne eine Karte eines anderen Spielers zum Ansehen",
        "CAB-7: name one of your own cards and one of another player to swap | nenne eine eigene Karte und eine eines anderen Spielers zum Tauschen",
        "notation: “take 0” is not understood here | „take 0“ wird hier nicht verstanden",
        "notation: “spy 1” is not understood here | „spy 1“ wird hier nicht verstanden",
      ]
    `);
  });
});

describe('a player leans', () => {
  test('to exchange a known high card, to draw otherwise', () => {
    expect(weighed(round(['13 5 9 2', '3 4 6 8'], '0 13'))).toMatchInlineSnapshot(`
      "1: take 1
      0.01791: take 3, take 4
      0.01742: draw
      0: take 2, take 1 2, take 1 3, take 1 4, take 2 3, take 2 4, take 3 4, take 1 2 3, take 1 2 4, take 1 3 4, take 2 3 4, take 1 2 3 4, call"
    `);
    expect(weighed(round(['1 2 9 2', '3 4 6 8'], '12 13'))).toMatchInlineSnapshot(`
      "1: draw
      0.1736: call
      0: take 1, take 2, take 3, take 4, take 1 2, take 1 3, take 1 4, take 2 3, take 2 4, take 3 4, take 1 2 3, take 1 2 4, take 1 3 4, take 2 3 4, take 1 2 3 4"
    `);
  });

  test('to use a drawn card for what it is worth', () => {
    expect(weighed(after(round(['1 5 9 2', '3 4 6 8'], '0 13'), 'draw'))).toMatchInlineSnapshot(`
      "1: discard
      0.01987: keep 3, keep 4
      0: keep 1, keep 2, keep 1 2, keep 1 3, keep 1 4, keep 2 3, keep 2 4, keep 3 4, keep 1 2 3, keep 1 2 4, keep 1 3 4, keep 2 3 4, keep 1 2 3 4"
    `);
    expect(weighed(after(round(['1 5 9 2', '3 4 6 8'], '0 7'), 'draw'))).toMatchInlineSnapshot(`
      "1: peek 3, peek 4
      0.3308: keep 3, keep 4
      0.06721: discard, peek 1, peek 2
      0.01111: keep 2
      0: keep 1, keep 1 2, keep 1 3, keep 1 4, keep 2 3, keep 2 4, keep 3 4, keep 1 2 3, keep 1 2 4, keep 1 3 4, keep 2 3 4, keep 1 2 3 4"
    `);
    expect(weighed(after(round(['1 5 9 2', '3 4 6 8'], '0 9'), 'draw'))).toMatchInlineSnapshot(`
      "1: spy 1 1, spy 1 2, spy 1 3, spy 1 4
      0.6977: discard
      0.5468: keep 3, keep 4
      0.01906: keep 2
      0: keep 1, keep 1 2, keep 1 3, keep 1 4, keep 2 3, keep 2 4, keep 3 4, keep 1 2 3, keep 1 2 4, keep 1 3 4, keep 2 3 4, keep 1 2 3 4"
    `);
    expect(
      weighed(after(round(['1 11 9 2', '3 4 6 8'], '0 12'), 'draw'))
        .split('\n')
        .slice(0, 4),
    ).toMatchInlineSnapshot(`
      [
        "1: swap 2 1 1, swap 2 1 2, swap 2 1 3, swap 2 1 4",
        "0.03284: discard",
        "0.01335: keep 2",
        "0.005428: swap 3 1 1, swap 3 1 2, swap 3 1 3, swap 3 1 4, swap 4 1 1, swap 4 1 2, swap 4 1 3, swap 4 1 4",
      ]
    `);
    const houseRules = round(THREE, '0 12', { swapOthers: true });
    expect(weighed(after(houseRules, 'draw')).split('\n').slice(0, 4)).toMatchInlineSnapshot(`
      [
        "1: discard, swap 1 1 2 1, swap 1 1 2 2, swap 1 1 2 3, swap 1 1 2 4, swap 1 2 2 1, swap 1 2 2 2, swap 1 2 2 3, swap 1 2 2 4, swap 1 3 2 1, swap 1 3 2 2, swap 1 3 2 3, swap 1 3 2 4, swap 1 4 2 1, swap 1 4 2 2, swap 1 4 2 3, swap 1 4 2 4",
        "0.1653: keep 1 2, swap 3 1 1, swap 3 1 2, swap 3 1 3, swap 3 1 4, swap 3 2 1, swap 3 2 2, swap 3 2 3, swap 3 2 4, swap 4 1 1, swap 4 1 2, swap 4 1 3, swap 4 1 4, swap 4 2 1, swap 4 2 2, swap 4 2 3, swap 4 2 4",
        "0.04619: keep 3, keep 4",
        "0.02593: swap 1 1 1, swap 1 1 2, swap 1 1 3, swap 1 1 4, swap 1 2 1, swap 1 2 2, swap 1 2 3, swap 1 2 4, swap 2 1 1, swap 2 1 2, swap 2 1 3, swap 2 1 4, swap 2 2 1, swap 2 2 2, swap 2 2 3, swap 2 2 4",
      ]
    `);
  });

  test('to lay off known equals together', () => {
    expect(weighed(round(['9 9 4 2', '3 4 6 8'], '5 13'))).toMatchInlineSnapshot(`
      "1: take 1 2
      0: take 1, take 2, take 3, take 4, take 1 3, take 1 4, take 2 3, take 2 4, take 3 4, take 1 2 3, take 1 2 4, take 1 3 4, take 2 3 4, take 1 2 3 4, draw, call"
    `);
  });

  test('to guard Kamikaze', () => {
    const match = round(['12 12 13 13', '3 4 6 8'], '7 8 0 9', { peeks: 3 });
    const knowing = after(match, 'draw', 'peek 4', 'draw', 'discard');
    expect(weighed(knowing)).toMatchInlineSnapshot(`
      "100: call
      1: draw
      0.001: take 1, take 2, take 3, take 4, take 1 2, take 1 3, take 1 4, take 2 3, take 2 4, take 3 4, take 1 2 3, take 1 2 4, take 1 3 4, take 2 3 4, take 1 2 3 4"
    `);
  });

  const evaluatedAt = (rows: readonly string[], steps: readonly string[] = []): readonly number[] =>
    evaluated(after(round(rows, '7 10 6'), ...steps), 0);

  test('judgement expects less of a lower row, and of the caller if he may have lost', () => {
    expect(evaluatedAt(['1 2 9 2', '3 4 6 8'])).toMatchInlineSnapshot(`
      [
        8.891,
        14.73,
      ]
    `);
    expect(evaluatedAt(['9 9 9 2', '3 4 6 8'])).toMatchInlineSnapshot(`
      [
        15.14,
        14.35,
      ]
    `);
    expect(evaluatedAt(['1 2 9 2', '3 4 6 8'], ['call'])).toMatchInlineSnapshot(`
      [
        0.021,
        26.75,
      ]
    `);
    expect(evaluatedAt(['9 9 9 2', '3 4 6 8'], ['call'])).toMatchInlineSnapshot(`
      [
        34.71,
        0.7614,
      ]
    `);
    const [low = 0] = evaluatedAt(['0 0 9 2', '3 4 6 8']);
    const [high = 0] = evaluatedAt(['13 13 9 2', '3 4 6 8']);
    expect(low).toBeLessThan(high);
  });

  test('judgement of a Kamikaze in sight is 0 against 50', () => {
    const match = round(['12 12 13 13 1', '3 4 6 8 8'], '7 8 0 9', { peeks: 3, cards: 5 });
    expect(evaluated(after(match, 'draw', 'peek 4'), 0)).toEqual([0, 50]);
  });

  test('a card its owner knows and keeps counts as lower than one nobody knows', () => {
    const none = round(['5 5 9 2', '3 4 6 8'], '7 6', { peeks: 0 });
    const some = round(['5 5 9 2', '3 4 6 8'], '7 6');
    const valued = (match: AnyMatch): number => evaluated(match, SPECTATOR)[0] ?? 0;
    expect(valued(some)).toBeLessThan(valued(none));
    const saved = (match: AnyMatch): number =>
      valued(match) - valued(after(match, 'draw', 'discard'));
    expect(saved(some)).toBeGreaterThan(saved(none));
  });
});

describe('the panel', () => {
  test('CAB-7: says which cards bring an action, and how near the end is', () => {
    expect(noted(start)).toBe(
      [
        'Points; the end comes at 101 | Punkte, Ende bei 101',
        '- {0}: 0',
        '- {1}: 0',
        '- {2}: 0',
        'Actions of drawn cards | Aktionen beim Ziehen',
        '- 7, 8: look at one of yours | eine eigene ansehen',
        '- 9, 10: look at another’s | eine fremde ansehen',
        '- 11, 12: swap with another | mit anderen tauschen',
      ].join('\n'),
    );
  });
});
