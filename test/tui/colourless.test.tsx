/** With every colour taken away, what a card is can still be seen: by signs, height and borders. */
import { expect, test } from 'vitest';
import { printOf } from '../../src/tui/art/face.ts';
import { stageOf } from '../../src/tui/context/stage.ts';
import type { CardShown } from '../../src/tui/table/cards/card.ts';
import { Fan } from '../../src/tui/table/cards/fan.tsx';
import { openLaid } from './laid.tsx';
import { plainSettings } from './stage.ts';

/** As the table shows them (`table/scene.ts`). */
const STATES: Readonly<Record<string, CardShown>> = {
  playable: { below: '•' },
  'not playable': { dim: true },
  'under the cursor': { focus: true, below: '•' },
  picked: { picked: true, below: '•' },
  winning: { wins: true, sign: '★' },
  trump: { sign: '†' },
};

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [200, 60],
] as const;
const LOOKS = [
  ['plain', 0],
  ['plain', 1],
  ['felt', 2],
  ['contrast', 3],
] as const;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const WIDTH = 30;

/** One card as it lies in a hand, without its colours. */
function pictured(
  card: CardShown,
  [columns, rows]: readonly [number, number],
  look: (typeof LOOKS)[number],
): string {
  const [theme, level] = look;
  const stage = stageOf({ ...plainSettings, theme }, { columns, rows }, level);
  const print = printOf(stage.deck, { rank: 'Q', suit: 'hearts' });
  const laid = openLaid(stage);
  laid.show(
    <Fan
      cards={[{ ...card, print }]}
      shape={stage.measures.hand}
      width={WIDTH}
      lift={1}
      picks={1}
    />,
  );
  const picture = laid.frame().replace(ESCAPES, '');
  laid.close();
  return picture;
}

test.each(SIZES.flatMap((size) => LOOKS.map((look) => [size, look] as const)))(
  'a card at %j, %j',
  (size, look) => {
    const pictures = Object.values(STATES).map((card) => pictured(card, size, look));
    expect(new Set(pictures).size, pictures.join('\n\n')).toBe(pictures.length);
    for (const picture of pictures) expect(picture).toContain('Q');
  },
);
