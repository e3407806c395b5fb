/** What the table of Auf Wiedersehen shows. */
import { describe, expect, test } from 'vitest';
import { aufWiedersehen as game } from '../../../src/games/auf-wiedersehen/index.ts';
import { after, closed, ending, packBeginning, position } from '../../support/play.ts';
import { button, meant, picked, refused, shown, told } from '../../support/shown.ts';

function dealt(cards: string, given = {}) {
  const start = position(game, given);
  return after(start, packBeginning(start, cards));
}

describe('the table', () => {
  test('thirteen packets by name, the card in hand, the talon', () => {
    expect(shown(dealt('AC 6C 7C 8C QD 2D 3D 4D 9H'))).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0 / 0 pushed | 0 untergeschoben
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
      prompt: push [AC] under packet “ace” | schiebe [AC] unter das Päckchen „Ass“"
    `);
  });

  test('a king opens the thirteenth packet; what has been pushed is counted', () => {
    const match = after(dealt('KC 6C 7C 8C QD 2D'), 'push');
    expect(
      shown(match, 0, 'seat', 'packet-13', 'talon', 'hand', 'fact', 'prompt'),
    ).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0 / 1 pushed | 1 untergeschoben
      packet-13 (pile) king | König: ×1 KC
      talon (stock) talon | Talon: ×3
      hand (hand of 0) in hand | auf der Hand: JS
      fact cards pushed | untergeschoben: 1/52
      prompt: push [JS] under packet “jack” | schiebe [JS] unter das Päckchen „Bube“"
    `);
    expect(told(dealt('KC'), 'push')).toMatchInlineSnapshot(
      `"pushes [KC] under packet “king” | schiebt [KC] unter das Päckchen „König“ (push)"`,
    );
    expect(told(dealt('TC'), 'push')).toMatchInlineSnapshot(
      `"pushes [TC] under packet “10” | schiebt [TC] unter das Päckchen „10“ (push)"`,
    );
  });

  test('the end is told: stuck, or come out', () => {
    const stuck = ending(dealt('2C 6C 7C 8C 2D'), 'push');
    expect(shown(stuck, 0, 'hand', 'prompt', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 1 pushed | 1 untergeschoben
      hand (hand of 0) in hand | auf der Hand:
      prompt: the patience is stuck | die Patience ist nicht aufgegangen"
    `);
    const state = { ...(stuck.state as object), pushed: 52 };
    expect(shown({ ...stuck, state }, 0, 'prompt', 'fact')).toMatchInlineSnapshot(`
      "fact cards pushed | untergeschoben: 52/52
      prompt: the patience has come out | die Patience ist aufgegangen"
    `);
    expect(shown(position(game, {}), 0, 'prompt', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 0 pushed | 0 untergeschoben
      prompt: the cards have not been dealt yet | die Karten sind noch nicht gegeben"
    `);
    expect(closed(after(dealt('2C 6C 7C 8C 2D'), 'push')).lines[0]?.label).toEqual({
      en: 'cards pushed',
      de: 'untergeschobene Karten',
    });
  });

  test('a second deal carries the total', () => {
    const second = after(dealt('2C 6C 7C 8C 2D', { deals: 2 }), 'push');
    expect(shown(second, 0, 'seat')).toMatchInlineSnapshot(
      `"seat 0: 0 cards / total 1 / 0 pushed | 0 untergeschoben"`,
    );
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
