/** What the table of Auf Wiedersehen shows. */
import { describe, expect, test } from 'vitest';
import { aufWiedersehen as game } from '../../../src/games/auf-wiedersehen/index.ts';
import { PUSHED } from '../../../src/games/auf-wiedersehen/rules.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after, closed, ending, packBeginning, position } from '../../support/play.ts';
import { revealed, revealOf } from '../../support/revealed.ts';
import { button, meant, picked, refused, shown, told } from '../../support/shown.ts';

function dealt(cards: string, given = {}) {
  const start = position(game, given);
  return after(start, packBeginning(start, cards));
}

describe('the table', () => {
  test('thirteen packets by name, the card in hand, the talon', () => {
    expect(shown(dealt('AC 6C 7C 8C QD 2D 3D 4D 9H'))).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0
      packet-1 (pile) ace | Ass: ×3 6C
      packet-2 (pile) 2: ×4 QD
      packet-3 (pile) 3: ×4 9H
      packet-4 (pile) 4: ×4 5C
      packet-5 (pile) 5: ×4 QC
      packet-6 (pile) 6: ×4 7D
      packet-7 (pile) 7: ×4 JD
      packet-8 (pile) 8: ×4 3H
      packet-9 (pile) 9: ×4 7H
      packet-10 (pile) 10: ×4 QH
      packet-11 (pile) jack | Bube: ×4 3S
      packet-12 (pile) queen | Dame: ×4 7S
      packet-13 (pile) king | König: ×0
      talon (stock) talon | Talon: ×4
      hand (hand of 0) in hand | auf der Hand: AC
      fact cards pushed | untergeschoben: 0/52
      button push: push | unterschieben
      prompt: push [AC] under the aces | schiebe [AC] unter die Asse"
    `);
  });

  test('before the deal all places are there, empty', () => {
    const lines = shown(position(game, {}), 0, 'packet', 'talon', 'hand').split('\n');
    expect(lines).toHaveLength(15);
    expect(lines[12]).toBe('packet-13 (pile) king | König: ×0');
  });

  test('a king opens the thirteenth packet; what has been pushed is counted', () => {
    const match = after(dealt('KC 6C 7C 8C QD 2D'), 'push');
    expect(
      shown(match, 0, 'seat', 'packet-13', 'talon', 'hand', 'fact', 'prompt'),
    ).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0
      packet-13 (pile) king | König: ×1 KC
      talon (stock) talon | Talon: ×3
      hand (hand of 0) in hand | auf der Hand: JS
      fact cards pushed | untergeschoben: 1/52
      prompt: push [JS] under the jacks | schiebe [JS] unter die Buben"
    `);
    expect(told(dealt('KC'), 'push')).toMatchInlineSnapshot(
      `"pushes [KC] under the kings | schiebt [KC] unter die Könige (push)"`,
    );
    expect(told(dealt('TC'), 'push')).toMatchInlineSnapshot(
      `"pushes [TC] under the tens | schiebt [TC] unter die Zehnen (push)"`,
    );
  });

  test('the panel counts what is pushed and the aces, and names complete packets', () => {
    const match = after(dealt('KC 6C 7C 8C QD 2D'), 'push');
    expect(noteLines(match)).toEqual([
      'How far you are',
      'cards pushed: 1 of 52 (1 of 52)',
      'Of 100 deals, 95 get further.: ',
      'The end',
      'aces pushed: 0 of 4 (0 of 4)',
      'The fourth ace ends the patience, and so does any card for a packet whose top card already belongs there.: ',
      'Complete packets',
      'none yet: ',
    ]);
    const aces = after(dealt('AC AD AH AS'), 'push');
    expect(noteLines(aces)).toContain('aces pushed: 1 of 4 (1 of 4)');
    const done = {
      ...(aces.state as object),
      packets: [[], [0, 1, 2, 3].map((card) => card + PUSHED)],
    };
    expect(noteLines({ ...aces, state: done })).toContain('2: ');
  });

  test('AUW-6 a top card that ends the patience with the next of its value is marked and named', () => {
    // Ace of clubs in hand; on the packets 6C, 2D, 9H …
    const cards = 'AC 6C 7C 8C 2D QD 3D 4D 9H';
    expect(shown(dealt(cards), 0, 'packet-2 ', 'packet-3 ')).toBe(
      'packet-2 (pile) 2: ×4 2D!stops\npacket-3 (pile) 3: ×4 9H',
    );
    expect(noteLines(dealt(cards))).toContain('already there: [2D]');
    const lenient = dealt(cards, { home: 'skip' });
    expect(shown(lenient, 0, 'packet-2 ')).toBe('packet-2 (pile) 2: ×4 2D');
    expect(noteLines(lenient).filter((line) => line.startsWith('in the way'))).toEqual([]);
    expect(noteLines(lenient)).toContain('The fourth ace ends the patience.: ');
  });

  test('AUW-5 with three aces pushed, the top ace is in the way of the fourth, under either reading', () => {
    const three = after(dealt('AC AD AH AS', { home: 'skip' }), 'push', 'push', 'push');
    expect(noteLines(three)).toContain('already there: [AC]');
    expect(closed(after(three, 'push')).why).toBe('stuck');
  });

  test('a packet that holds all cards of its value stops nothing', () => {
    const match = dealt('AC 6C 7C 8C 2D 2C 2H 2S');
    expect(shown(match, 0, 'packet-2 ')).toBe('packet-2 (pile) 2: ×4 2D');
    expect(noteLines(match)).toContain('already there: [3C]');
  });

  test('the end is told: stuck, or come out', () => {
    const stuck = ending(dealt('2C 6C 7C 8C 2D'), 'push');
    expect(shown(stuck, 0, 'hand', 'prompt', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0
      hand (hand of 0) in hand | auf der Hand:
      prompt: the patience has ended | die Patience ist zu Ende"
    `);
    const state = { ...(stuck.state as object), pushed: 52 };
    expect(shown({ ...stuck, state }, 0, 'prompt', 'fact')).toMatchInlineSnapshot(`
      "fact cards pushed | untergeschoben: 52/52
      prompt: the patience has ended | die Patience ist zu Ende"
    `);
    expect(shown(position(game, {}), 0, 'prompt', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0
      prompt: the cards have not been dealt yet | die Karten sind noch nicht gegeben"
    `);
    expect(closed(after(dealt('2C 6C 7C 8C 2D'), 'push')).lines[0]?.label).toEqual({
      en: 'cards pushed',
      de: 'untergeschobene Karten',
    });
  });

  test('a second deal carries the total', () => {
    const second = after(dealt('2C 6C 7C 8C 2D', { deals: 2 }), 'push');
    expect(shown(second, 0, 'seat')).toMatchInlineSnapshot(`"seat 0: 0 cards / total 1"`);
  });

  test('the button alone means the push', () => {
    const match = dealt('AC');
    expect(picked(match, 'push')).toBe('[push]');
    expect(meant(match, button('push'))).toBe('push');
    expect(meant(match, button('push'), button('push'))).toBeUndefined();
    expect(meant(match, { region: 'hand', slot: 0 })).toBeUndefined();
    expect(
      refused({ ...ending(dealt('2C 6C 7C 8C 2D'), 'push'), ended: false }, 'push'),
    ).toMatchInlineSnapshot(`"AUW-5: the patience has ended | die Patience ist zu Ende"`);
  });
});

describe('at the end', () => {
  const ends = (match: ReturnType<typeof dealt>) => revealOf(match, 'push').prompt;

  test('all packets lie open, the top card last, and the card that ended it is lit', () => {
    expect(revealed(dealt('2C 6C 7C 8C 2D'), 'push')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 1
      packet-1 (pile) ace | Ass: ×3 8C 7C 6C
      packet-2 (pile) 2: ×5 2C 5C 4C 3C 2D!wins!stops
      packet-3 (pile) 3: ×4 QC JC TC 9C
      packet-4 (pile) 4: ×4 4D 3D AC KC
      packet-5 (pile) 5: ×4 8D 7D 6D 5D
      packet-6 (pile) 6: ×4 QD JD TD 9D
      packet-7 (pile) 7: ×4 3H 2H AD KD
      packet-8 (pile) 8: ×4 7H 6H 5H 4H
      packet-9 (pile) 9: ×4 JH TH 9H 8H
      packet-10 (pile) 10: ×4 2S AH KH QH
      packet-11 (pile) jack | Bube: ×4 6S 5S 4S 3S
      packet-12 (pile) queen | Dame: ×4 TS 9S 8S 7S
      packet-13 (pile) king | König: ×0
      talon (row) talon | Talon: JS QS KS AS
      hand (hand of 0) in hand | auf der Hand:
      fact cards pushed | untergeschoben: 1/52
      prompt: [2D] already lies with the twos: the patience ends at 1 of 52. | [2D] liegt schon, wo die Zweien hingehören: Die Patience endet bei 1 von 52."
    `);
  });

  test('the headline says which card ended it and how far it went', () => {
    expect(ends(dealt('2C 6C 7C 8C 2D'))).toMatchInlineSnapshot(`
      {
        "de": "[2D] liegt schon, wo die Zweien hingehören: Die Patience endet bei 1 von 52.",
        "en": "[2D] already lies with the twos: the patience ends at 1 of 52.",
      }
    `);
    const aces = after(dealt('AC AD AH AS', { home: 'skip' }), 'push', 'push', 'push');
    expect(ends(aces)).toMatchInlineSnapshot(`
      {
        "de": "[AC] liegt schon, wo die Asse hingehören: Die Patience endet bei 4 von 52.",
        "en": "[AC] already lies with the aces: the patience ends at 4 of 52.",
      }
    `);
    expect(revealed(aces, 'push', 0, 'packet-1 ')).toMatchInlineSnapshot(
      `"packet-1 (pile) ace | Ass: ×4 AS AH AD AC!wins!stops"`,
    );
  });

  test('a top card that lies right elsewhere is not taken for the one in the way', () => {
    const match = after(dealt('2C 6C 7C 8C 3D 2H 9H 9S 3C'), 'push');
    expect(revealOf(match, 'push').prompt.en).toMatch(/^\[3C\] already lies with the threes:/);
  });

  test('one that has come out says so', () => {
    const { state } = ending(dealt('2C 6C 7C 8C 2D'), 'push');
    const out = { ...(state as object), pushed: 52 };
    expect(game.display.reveal(out as never, 0).prompt).toMatchInlineSnapshot(`
      {
        "de": "Die Patience ist aufgegangen: Alle 52 Karten sind untergeschoben.",
        "en": "The patience has come out: all 52 cards are pushed.",
      }
    `);
  });
});
