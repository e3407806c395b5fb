/** A key, a step and a hint cross no more files than this; `npm run walk -- --list` names them. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Files of a cursor key, of Enter and of a hint. Lowered as the walks get shorter, never raised without a word why.
 * A hint leaves the table in sight, so what it is about is drawn again with it; it may have been begun ahead. Seven of
 * the files compose frames from what Ink lays out, which Ink itself, changed while it was bundled, once did. Where
 * folders stand on floors, a few functions have files of their own; forfeits are summed up with every step. What happens
 * while a step is kept differs from run to run by three files. A key may mean a place to which a card is laid
 * by hand. A hint asks what players say of every move it has tried, which the game's own files tell; the analysis it
 * shares with reviews and puzzles has a file of its own.
 * Every table asks what its guests are called, which has a file of its own too, and so has the line that says what Enter
 * does, the time of motions and the turn as it is shown: strangers had not found them. What is weighed while a person
 * thinks rests when a key comes, which is noted in a file of its own. Of a hint, the moves it names, verdicts on their
 * differences and cards that do the same have files of their own. Outlines of cards that are not there, the place in a
 * trick that waits for one's card, who has the trick with it, and where Enter goes on towards a move have theirs. A hint
 * plays near moves on in more worlds, which meet more of the rules. How numbers on cards are drawn has a file of its own,
 * and so has Enter at a hint that is still weighed, which every key may put an end to. Sentences on the screen are told to
 * the one who reads them, whom the table tells from guests; a table may name who took a card, which the steps say. In
 * Durak, covers that come to the same and how high cards stand have files of their own. What a key does has a file apart
 * from what it means, and how a trick's cards lie has one apart from the trick. The sizes
 * of a table depend on whether all others sit at its head, which the round table knows. Pictures on cards, what the
 * footer says, the line of keys and the table of a hint's figures have files of their own.
 */
const MOST = {
  'boese-dame': { key: 60, Enter: 97, hint: 123 },
  durak: { key: 63, Enter: 113, hint: 147 },
};

/** What is said of each game, by its id, and what went wrong. */
let told: ReadonlyMap<string, string> = new Map();
let wrong = '';

beforeAll(() => {
  const args = ['--import', 'tsx', 'test/support/walk.ts', ...Object.keys(MOST)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const games = stdout
    .split(/^(?=\S)/m)
    .map((text): [string, string] => [text.split('\n')[0] ?? '', text]);
  told = new Map(games);
  wrong = stderr;
}, 600_000);

test.each(Object.entries(MOST))('%s', (game, most) => {
  const walks = [...(told.get(game) ?? '').matchAll(/^ {2}(\w+) +(\d+) files, (\d+) functions$/gm)];
  expect(
    walks.map(([, walk]) => walk),
    wrong,
  ).toEqual(Object.keys(most));
  for (const [line, walk = '', files] of walks)
    expect(Number(files), line).toBeLessThanOrEqual(Object(most)[walk]);
});
