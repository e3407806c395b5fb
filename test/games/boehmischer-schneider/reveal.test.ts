/** The table a finished deal of Böhmischer Schneider leaves, and what the table tells while it is played. */
import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/engine/estimate.ts';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { boehmischerSchneider as game } from '../../../src/games/boehmischer-schneider/index.ts';
import type { Observation } from '../../../src/games/boehmischer-schneider/observation.ts';
import type { State } from '../../../src/games/boehmischer-schneider/rules.ts';
import { reveal } from '../../../src/games/boehmischer-schneider/table.ts';
import { after, ending, legal, packServing, position } from '../../support/play.ts';
import { revealed, revealOf } from '../../support/revealed.ts';
import { both, observationOf, shown } from '../../support/shown.ts';

type Match = ReturnType<typeof position>;

function dealt(mine: string, yours: string): Match {
  const start = position(game, {}, 'dealer 1');
  return after(start, packServing(start, [mine, yours], 6));
}
const start = dealt('UH 8S TE AS KS OS', 'OH KH 9S UE TS AH');

/** The deal played to its last card, which is still to come, the first legal card each time. */
function lastCard(match: Match): Match {
  let now = match;
  const { stock } = now.state as State;
  const left = () => game.observer.observe(now.state as State, SPECTATOR).sizes;
  while (sum(left()) > 1 || (now.state as State).drawn < stock.length)
    now = after(now, legal(now)[0] ?? '');
  return now;
}

const table = (match: Match, observer: number) =>
  game.display.table(observationOf(match, observer) as Observation);

describe('a finished deal', () => {
  const last = lastCard(start);
  const step = legal(last)[0] ?? '';

  test('BOS-5 shows the last trick, the pictures of both, and who is paid', () => {
    expect(revealed(last, step)).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 8 pictures taken | 8 Bilder gewonnen
      seat 1: 0 cards / total 0 / 12 pictures taken | 12 Bilder gewonnen
      last (trick) last trick | letzter Stich: 0:KE 1:AE!wins
      fact deal | Spiel: 1/6
      prompt: {1} takes 12 pictures to 8 and wins one point. | {1} macht 12 Bilder gegen 8 und bekommt einen Punkt."
    `);
  });

  test('has nothing to pick, whoever looks on', () => {
    for (const observer of [SPECTATOR, 0, 1]) {
      const { regions, buttons, own, amounts } = revealOf(last, step, observer);
      expect(regions.map(({ id }) => id)).toEqual(['last']);
      expect(regions[0]?.cards.filter(({ slot }) => slot !== undefined)).toEqual([]);
      expect([buttons, own, amounts]).toEqual([[], undefined, undefined]);
    }
  });

  test('BOS-5 the headline says what is paid', () => {
    const finished = ending(last, step).state as State;
    const headline = (...pictures: readonly number[]) =>
      both(reveal({ ...finished, pictures }, 0).prompt);
    expect([
      headline(11, 9),
      headline(3, 17),
      headline(20, 0),
      headline(10, 10),
    ]).toMatchInlineSnapshot(`
      [
        "{0} takes 11 pictures to 9 and wins one point. | {0} macht 11 Bilder gegen 9 und bekommt einen Punkt.",
        "{1} takes 17 pictures to 3 and wins two points. | {1} macht 17 Bilder gegen 3 und bekommt zwei Punkte.",
        "{0} takes all 20 pictures and wins three points. | {0} macht alle 20 Bilder und bekommt drei Punkte.",
        "Ten pictures each: nothing is paid. | Zehn zu zehn Bilder: Es wird nicht gezahlt.",
      ]
    `);
  });
});

describe('while a deal is played', () => {
  test('BOS-3 the prompt says which card beats the lead, or that none does', () => {
    const beaten = (lead: string) => shown(after(start, `play ${lead}`), 1, 'prompt');
    expect(['UH', '8S', 'TE', 'KS', 'AS'].map(beaten)).toMatchInlineSnapshot(`
      [
        "prompt: only [OH] beats [UH]: play any card | nur [OH] sticht [UH]: gib eine Karte zu",
        "prompt: only [9S] beats [8S]: play any card | nur [9S] sticht [8S]: gib eine Karte zu",
        "prompt: only [UE] beats [TE]: play any card | nur [UE] sticht [TE]: gib eine Karte zu",
        "prompt: only [AS] beats [KS]: play any card | nur [AS] sticht [KS]: gib eine Karte zu",
        "prompt: nothing beats [AS]: play any card | nichts sticht [AS]: gib eine Karte zu",
      ]
    `);
  });

  test('BOS-5 one picture is one picture', () => {
    const one = after(start, 'play 8S', 'play AH');
    expect(shown(one, SPECTATOR, 'seat 0')).toBe(
      'seat 0: 6 cards / total 0 / 1 picture taken | 1 Bild gewonnen',
    );
  });

  test('dealer, room and one’s own pictures are told from the deal on', () => {
    expect(table(start, 0).dealer).toBe(1);
    expect(table(start, 0).regions.map(({ id, room }) => [id, room])).toEqual([
      ['trick', 2],
      ['last', undefined],
      ['stock', undefined],
      ['hand', 6],
    ]);
    expect(table(start, 0).own).toEqual({ en: '5 pictures in hand', de: '5 Bilder auf der Hand' });
    expect(table(start, SPECTATOR).own).toBeUndefined();
    expect(table(position(game, {}), 0).dealer).toBeUndefined();
  });
});
