/** At the table, what a person has decided is weighed while they think, and kept when they leave. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Folders, reviewsFolder } from '../../src/play/disk/paths.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { TableScreen } from '../../src/tui/screens/table/index.tsx';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import {
  gameCalled,
  isPersonOnTurn,
  journalIn,
  optionsOf,
  playOn,
  someMove,
} from '../support/session.ts';
import { openDrawn } from './drawn.tsx';
import { ownFolders } from './inside.tsx';

ownFolders();

const none = (): void => {};

/** A match of one deal, kept in `folders`, of a person against two who play at random. */
function openKeptMatch(folders: Folders): Session {
  process.env.TALON_DATA = dirname(folders.history);
  const game = evaluatedBriefly(gameCalled('boese-dame'));
  return openSession({
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
}

const WAYS = { again: none, same: none, review: none, leave: none, home: undefined };
const tableOf = (session: Session) => <TableScreen session={session} {...WAYS} leadsTo="menu" />;

test('decisions at a table are weighed and kept', async () => {
  const folders = freshFolders();
  const session = openKeptMatch(folders);
  const { game } = session.setup;
  const on = openDrawn(tableOf(session), '80x24');
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

test('the page at the end weighs all that was decided, also when it is come back to', async () => {
  const session = openKeptMatch(freshFolders());
  await playOn(session);
  for (const time of ['at first', 'again']) {
    const on = openDrawn(tableOf(session), '120x40');
    await expect.poll(() => on.text(), { message: time }).toMatch(/decisions: \d+/);
    on.close();
  }
  await session.close();
});
