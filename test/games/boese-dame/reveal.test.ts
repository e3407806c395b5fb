/** The table a finished deal of Böse Dame leaves, and what of the table is for one player alone. */
import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/engine/estimate.ts';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { boeseDame as game } from '../../../src/games/boese-dame/index.ts';
import type { Observation, State } from '../../../src/games/boese-dame/rules.ts';
import { after, legal, packServing, position } from '../../support/play.ts';
import { revealed, revealOf } from '../../support/revealed.ts';
import { observationOf, shown } from '../../support/shown.ts';

type Match = ReturnType<typeof position>;

function dealt(hands: readonly string[], given = {}): Match {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(32 / players)));
}

/** The deal played to its last card, which is still to come, the first legal card each time. */
function lastCard(match: Match): Match {
  let now = match;
  const left = () => game.observer.observe(now.state as State, SPECTATOR).sizes;
  while (sum(left()) > 1) now = after(now, legal(now)[0] ?? '');
  return now;
}

const ends = (match: Match, observer = SPECTATOR, ...only: readonly string[]) => {
  const last = lastCard(match);
  return revealed(last, legal(last)[0] ?? '', observer, ...only);
};

const HANDS = ['TS 7C 8C 9C TC JC QC KC', 'QS AC 7D 8D 9D TD JD QD', 'KS 7H', '7S 8H'];

describe('a finished deal', () => {
  test('BOD-4 shows the last trick, what all took, and who is left with the queen', () => {
    expect(ends(dealt(HANDS))).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 1: 0 cards / total 0 / 92 in tricks | 92 in Stichen
      seat 2: 0 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 3: 0 cards / total 0 / −25 in tricks, with [QS] | −25 in Stichen, mit [QS]
      last (trick) last trick | letzter Stich: 1:QS 2:KS 3:AS!wins 0:TS
      fact [QS]: with (you|{3}) | bei (dir|{3})
      fact deal | Spiel: 1/4
      prompt: {1} takes 92 points. {3} is left with the queen of spades: 25 − 50. | {1} macht 92 Augen. {3} bleibt auf der Pik-Dame sitzen: 25 − 50."
    `);
  });

  test('has nothing to pick, whoever looks on', () => {
    const last = lastCard(dealt(HANDS));
    for (const observer of [SPECTATOR, 0, 3]) {
      const { regions, buttons, own, amounts } = revealOf(last, legal(last)[0] ?? '', observer);
      expect(
        regions.flatMap(({ cards }) => cards.filter(({ slot }) => slot !== undefined)),
      ).toEqual([]);
      expect([buttons, own, amounts]).toEqual([[], undefined, undefined]);
    }
  });

  test('BOD-1 with three players turns up the two cards aside', () => {
    const start = position(game, { players: 3 }, 'dealer 2');
    const pack = packServing(start, ['AS KS'], 10);
    expect(ends(after(start, pack), 1, 'aside', 'last', 'prompt')).toMatchInlineSnapshot(`
      "last (trick) last trick | letzter Stich: 1:KS 2:TS 0:AS!wins
      aside (stock) aside | beiseite: JS QS
      prompt: {1} takes 42 points. {0} is left with the queen of spades: 52 − 50. | {1} macht 42 Augen. {0} bleibt auf der Pik-Dame sitzen: 52 − 50."
    `);
  });

  test('BOD-4 says so if the queen’s taker still did best', () => {
    const all = 'AS KS 7C 8C 9C TC JC QC KC AC 9D TD JD QD KD AD';
    expect(ends(dealt([all, '']), 0, 'prompt', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 67 in tricks, with [QS] | 67 in Stichen, mit [QS]
      seat 1: 0 cards / total 0 / 0 in tricks | 0 in Stichen
      prompt: {0} takes 67 points in spite of the queen of spades: 117 − 50. | {0} macht trotz der Pik-Dame 67 Augen: 117 − 50."
    `);
  });
});

describe('while a deal is played', () => {
  const table = (match: Match, observer: number) =>
    game.display.table(observationOf(match, observer) as Observation);

  test('the dealer is marked and every place has its room from the deal on', () => {
    const match = dealt(HANDS);
    expect(table(match, 0).dealer).toBe(3);
    const rooms = table(match, 0).regions.map(({ id, room }) => [id, room]);
    expect(rooms).toEqual([
      ['trick', 4],
      ['last', undefined],
      ['hand', 8],
    ]);
    const three = position(game, { players: 3 });
    expect(table(three, 0).dealer).toBeUndefined();
    expect(table(three, 0).regions.map(({ id }) => id)).toEqual(['trick', 'last', 'aside', 'hand']);
  });

  test('one’s own points in hand are told to oneself alone', () => {
    const match = dealt(HANDS);
    expect(table(match, 1).own).toEqual({
      en: '[QS] and 26 points in hand',
      de: '[QS] und 26 Augen auf der Hand',
    });
    expect(table(match, 0).own?.en).toBe('29 points in hand');
    expect(table(match, SPECTATOR).own).toBeUndefined();
  });

  test('BOD-3 the prompt names the suit, and only to the seat to act whether they have it', () => {
    const match = after(dealt(HANDS), 'play 7C');
    const prompts = [1, 2, SPECTATOR].map((seat) => shown(match, seat, 'prompt'));
    expect(prompts).toMatchInlineSnapshot(`
      [
        "prompt: follow suit: [clubs] | bediene [clubs]",
        "prompt: follow [clubs], or discard | bediene [clubs] oder wirf ab",
        "prompt: follow [clubs], or discard | bediene [clubs] oder wirf ab",
      ]
    `);
    expect(
      shown(after(match, 'play AC', legal(after(match, 'play AC'))[0] ?? ''), undefined, 'prompt'),
    ).toMatchInlineSnapshot(
      `"prompt: you have no [clubs]: play any card | du hast kein [clubs]: spiele eine beliebige Karte"`,
    );
  });

  test('the queen is out, in the trick, with her taker, or gone', () => {
    const facts = (...steps: readonly string[]) =>
      shown(after(dealt(HANDS), ...steps), 0, 'fact [QS]', 'fact points');
    const trick = ['play TS', 'play QS', 'play KS', 'play 7S'];
    expect([0, 2, 4].map((steps) => facts(...trick.slice(0, steps)))).toMatchInlineSnapshot(`
      [
        "fact [QS]: still out (−50) | noch im Spiel (−50)
      fact points left | Augen übrig: 117",
        "fact [QS]: in the trick (−50) | im Stich (−50)
      fact points left | Augen übrig: 117",
        "fact [QS]: with (you|{2}) | bei (dir|{2})
      fact points left | Augen übrig: 103",
      ]
    `);
  });
});
