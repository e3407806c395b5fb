/** At the table, what a person has decided is weighed while they think, and kept when they leave. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewsFolder } from '../../src/play/disk/paths.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { TableScreen } from '../../src/tui/screens/table/index.tsx';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, isPersonOnTurn, journalIn, optionsOf, someMove } from '../support/session.ts';
import { openDrawn } from './drawn.tsx';
import { ownFolders } from './inside.tsx';

ownFolders();

const none = (): void => {};

test('decisions at a table are weighed and kept', async () => {
  const folders = freshFolders();
  process.env.TALON_DATA = dirname(folders.history);
  const game = evaluatedBriefly(gameCalled('boese-dame'));
  const session = openSession({
    game,
    options: optionsOf(game, { players: 3, deals: 1 }),
    seed: 'ahead',
    players: [
      { name: 'Ada', who: 'human' },
      { name: 'P1', who: 'random' },
      { name: 'P2', who: 'random' },
    ],
    journal: journalIn(game.id, folders),
  });
  const ways = { again: none, same: none, review: none, leave: none, home: undefined };
  const on = openDrawn(<TableScreen session={session} {...ways} leadsTo="menu" />, '80x24');
  const decided: number[] = [];
  while (decided.length < 3) {
    await expect.poll(() => isPersonOnTurn(session)).toBe(true);
    const { ply, state } = session.match();
    if (game.rules.legal(state).length > 1) decided.push(ply);
    expect(session.play(someMove(session))).toBeUndefined();
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  on.close();
  await session.close();
  const kept = (): readonly number[] => {
    const [name = ''] = readdirSync(reviewsFolder(folders));
    const lines = readFileSync(join(reviewsFolder(folders), name), 'utf8')
      .trimEnd()
      .split('\n');
    return lines.map((line) => JSON.parse(line).finding.ply);
  };
  await expect.poll(kept).toEqual(decided);
});
