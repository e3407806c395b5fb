/** Every pick of cards has an answer: it can become a move, or its refusal names the clause. */
import { describe, expect, test } from 'vitest';
import {
  type AnyMatch,
  makeMove,
  makeStep,
  openMatch,
  settleChance,
} from '../../../src/engine/match.ts';
import { resolveOptions } from '../../../src/engine/options.ts';
import { openStream } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import type { Pick } from '../../../src/engine/table.ts';
import { after, legal } from '../../support/play.ts';
import { both, button, meant, observationOf, refused } from '../../support/shown.ts';
import { dealt, game, round } from './dealing.ts';

const THREE = ['5 5 9 2', '3 4 6 8', '0 1 10 11'];
const own = (slot: number): Pick => ({ region: 'row-0', slot });
const other = (slot: number, seat = 1): Pick => ({ region: `row-${seat}`, slot });
const pile: Pick = { region: 'pile', slot: 0 };
const use = button('use');
const start = round(THREE, '7 12 9 8 13');

/** How the game answers the picks, as a person is told. */
const answer = (match: AnyMatch, ...picks: readonly Pick[]): string => {
  const line = meant(match, ...picks);
  return line === undefined ? 'open' : refused(match, line);
};

describe('wrong picks are refused with their clause', () => {
  test('CAB-3 before the first turn', () => {
    const match = dealt(THREE, '7');
    expect([
      answer(match, own(0)),
      answer(match, own(0), own(1), own(2)),
      answer(match, other(0)),
      answer(match, own(0), other(0), button('look')),
    ]).toMatchInlineSnapshot(`
      [
        "CAB-3: look at exactly 2 of your own cards | sieh genau 2 eigene Karten an",
        "CAB-3: look at exactly 2 of your own cards | sieh genau 2 eigene Karten an",
        "CAB-3: before the first turn look at your own cards | sieh vor dem ersten Zug eigene Karten an",
        "CAB-3: before the first turn look at your own cards | sieh vor dem ersten Zug eigene Karten an",
      ]
    `);
  });

  test('CAB-5 in a turn', () => {
    const six = round(['1 1 1 1 0 0', '2 2 2 2 3 3'], '7');
    expect([
      answer(start, pile),
      answer(start, own(0), other(0), pile),
      answer(start, other(0)),
      answer(start, own(0), other(0)),
      answer(start, other(0), other(1), other(2)),
      answer(six, own(0), own(1), own(2), own(3), own(4)),
      answer(after(start, 'call'), own(0), button('call')),
    ]).toMatchInlineSnapshot(`
      [
        "CAB-5: name the cards of your own that are to be replaced | nenne die eigenen Karten, die ersetzt werden",
        "CAB-5: name the cards of your own that are to be replaced | nenne die eigenen Karten, die ersetzt werden",
        "CAB-7: that takes the action of a card drawn from the stock | das erlaubt nur die Aktion einer vom Stapel gezogenen Karte",
        "CAB-7: that takes the action of a card drawn from the stock | das erlaubt nur die Aktion einer vom Stapel gezogenen Karte",
        "CAB-7: that takes the action of a card drawn from the stock | das erlaubt nur die Aktion einer vom Stapel gezogenen Karte",
        "CAB-9: a set has two to four cards | ein Satz besteht aus zwei bis vier Karten",
        "CAB-11: Cabo has already been called in this deal | Cabo ist in diesem Spiel schon angesagt",
      ]
    `);
  });

  test('CAB-7 with a drawn card', () => {
    const drawing = (card: string) => after(round(THREE, `7 ${card}`), 'draw');
    expect([
      answer(drawing('13'), own(0), use),
      answer(drawing('13'), other(0)),
      answer(drawing('7'), own(0), own(1), use),
      answer(drawing('7'), other(0)),
      answer(drawing('9'), own(0), use),
      answer(drawing('9'), other(0), other(1)),
      answer(drawing('12'), own(0), use),
      answer(drawing('12'), other(0), other(0, 2)),
      answer(drawing('12'), own(0), own(1), other(0)),
      answer(drawing('13'), own(0), other(0), button('keep')),
    ]).toMatchInlineSnapshot(`
      [
        "CAB-7: the drawn card does not have this action | die gezogene Karte hat diese Aktion nicht",
        "CAB-7: the drawn card does not have this action | die gezogene Karte hat diese Aktion nicht",
        "CAB-7: name one of your own cards to peek at | nenne eine eigene Karte zum Ansehen",
        "CAB-7: name one of your own cards to peek at | nenne eine eigene Karte zum Ansehen",
        "CAB-7: name one card of another player to spy on | nenne eine Karte eines anderen Spielers zum Ansehen",
        "CAB-7: name one card of another player to spy on | nenne eine Karte eines anderen Spielers zum Ansehen",
        "CAB-7: name one of your own cards and one of another player to swap | nenne eine eigene Karte und eine eines anderen Spielers zum Tauschen",
        "CAB-7: you may swap cards of two other players only by house rule | Karten zweier anderer Spieler darfst du nur nach Hausregel tauschen",
        "CAB-7: name one of your own cards and one of another player to swap | nenne eine eigene Karte und eine eines anderen Spielers zum Tauschen",
        "CAB-6: name the cards of your own that are to be replaced | nenne die eigenen Karten, die ersetzt werden",
      ]
    `);
  });
});

describe('while one picks', () => {
  const told = (match: AnyMatch, ...picks: readonly Pick[]): string => {
    const said = game.display.progress?.(observationOf(match), picks);
    return said === undefined ? '' : both(said);
  };

  test('the count is told, and what it is for', () => {
    const drawn = after(start, 'draw');
    expect([
      told(dealt(THREE, '7'), own(0)),
      told(start),
      told(start, own(0)),
      told(start, own(0), own(1)),
      told(drawn, own(0), own(1), own(2)),
      told(drawn, other(1)),
      told(drawn, own(0), other(1)),
      told(start, own(0), pile),
    ]).toMatchInlineSnapshot(`
      [
        "1 of 2 | 1 von 2",
        "",
        "",
        "2 equal cards for [7] | 2 gleiche Karten gegen [7]",
        "3 equal cards for [12] | 3 gleiche Karten gegen [12]",
        "and one of your own to swap with | und eine eigene zum Tauschen",
        "",
        "",
      ]
    `);
  });
});

describe('at random', () => {
  const CLOSES: readonly Pick[] = [
    pile,
    { region: 'stock', slot: 0 },
    { region: 'drawn', slot: 0 },
    ...['look', 'call', 'keep', 'discard', 'use'].map(button),
  ];

  const keys = (picks: readonly Pick[]): readonly string[] =>
    picks.map((pick) => JSON.stringify(pick));

  /** Whether some legal move takes all these picks and more. */
  function isOpen(match: AnyMatch, picks: readonly Pick[]): boolean {
    const wanted = keys(picks);
    return game.rules.legal(match.state).some((move) => {
      const made = keys(game.display.picks(observationOf(match), move));
      return wanted.every((pick) => made.includes(pick));
    });
  }

  test.each([{ players: 2, cards: 6, peeks: 3 }, { players: 3, swapOthers: true }, { players: 5 }])(
    'no picks are without an answer, with %o',
    (given) => {
      const seed = `picks ${JSON.stringify(given)}`;
      const random = openStream(seed);
      const any = <T>(list: readonly T[]): T | undefined =>
        list[Math.floor(random() * list.length)];
      const options = resolveOptions(game.options, { ...given, deals: 1 });
      if (isRefusal(options)) throw new Error(options.text.en);
      let match = settleChance(openMatch(game, options, seed));
      for (let n = 0; n < 400 && !match.ended; n++) {
        const { rows } = observationOf(match) as { rows: readonly (readonly number[])[] };
        const cards = rows.flatMap((row, seat) => row.map((_, slot) => other(slot, seat)));
        const few = [any(cards), any(cards), any(cards)].slice(0, Math.floor(random() * 4));
        const picks = [...new Set(few)].flatMap((pick) => pick ?? []);
        const close = random() < 0.5 ? any(CLOSES) : undefined;
        const given = close === undefined ? picks : [...picks, close];
        const line = meant(match, ...given);
        const at = `${seed} ${n}: ${JSON.stringify(given)} ${line}`;
        if (line === undefined) expect(given.length === 0 || isOpen(match, given), at).toBe(true);
        else {
          const made = makeStep(match, line);
          if (isRefusal(made)) expect(made.clause, at).toMatch(/^CAB-/);
          else expect(legal(match), at).toContain(line);
        }
        const next = makeMove(match, any(game.rules.legal(match.state)));
        if (isRefusal(next)) throw new Error(`${at}: ${next.text.en}`);
        match = settleChance(next);
      }
    },
  );
});
