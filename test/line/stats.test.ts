/** The word `stats`: what the finished matches of the game come to. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { runLine } from '../../src/line/index.ts';
import { keptStats } from '../../src/play/past/kept-stats.ts';
import { freshFolders } from '../support/folders.ts';
import { boese } from '../support/hearing.ts';
import { playOn } from '../support/session.ts';

async function said(typed: string, matches: () => ReturnType<typeof keptStats>) {
  const input = new PassThrough();
  input.end(`${typed}\nquit\n`);
  let heard = '';
  const write = (words: string): void => {
    heard += words;
  };
  const io = { input, output: { write }, error: { write }, isTTY: false };
  await runLine({ session: boese({ deals: 1 }), lang: 'en', matches }, io);
  return heard;
}

test('tells the matches of this game, in either language, or why they cannot be read', async () => {
  const folders = freshFolders();
  const session = boese({ deals: 1 }, folders);
  await playOn(session);
  await session.close();
  for (const word of ['stats', 'Statistik']) {
    const heard = await said(word, () => keptStats(folders));
    expect(heard).toMatch(/^Matches: 1, deals: 1, won: [01] \(\d+%\)\.$/m);
    expect(heard).toMatch(/^Against random moves: won [01] of 1 /m);
  }
  const broken = await said('stats', () =>
    Promise.reject(Object.assign(new Error(), { code: 'EACCES' })),
  );
  expect(broken).toMatch(/^The history cannot be read: permission denied\.?$/m);
});
