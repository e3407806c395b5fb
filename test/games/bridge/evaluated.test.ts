/** What the strongest level expects and calls on fixed boards: a change that is not meant to alter it shows here. */
import { expect, test } from 'vitest';
import { openStream } from '../../../src/engine/random.ts';
import { bidOut, randomBoard, strongest } from '../../../src/games/bridge/analysis/bench.ts';
import { expectedTricks } from '../../../src/games/bridge/evaluation/tricks.ts';
import { write } from '../../../src/games/bridge/shown/text.ts';
import type { Strain } from '../../../src/games/bridge/state/cards.ts';

const STRAINS: readonly Strain[] = [0, 1, 2, 3, 4];
const boards = Array.from({ length: 60 }, (_, number) =>
  randomBoard(number, openStream(`bridge/judged/${number}`)),
);

test('tricks expected by side and strain', async () => {
  const lines = boards.map(({ hands }) =>
    [0, 1]
      .flatMap((side) => STRAINS.map((strain) => expectedTricks(hands, side, strain).toFixed(2)))
      .join(' '),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('evaluated-tricks.txt');
});

test('auctions of the strongest level, and where the system bids otherwise', async () => {
  const lines = boards.slice(0, 16).map((board) => {
    const [evaluated = '', ruled = ''] = [[strongest, strongest], undefined].map((callers) =>
      bidOut(board, callers).auction.calls.map(write).join(' '),
    );
    return evaluated === ruled ? evaluated : `${evaluated}  by the system: ${ruled}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('evaluated-auctions.txt');
});
