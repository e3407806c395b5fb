/** The same deals beside others on the screen: after a match that played them again, and on demand. */
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { duplicateOf } from '../../src/engine/contest.ts';
import { playAgain } from '../../src/play/past/play-again.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { EndOfDeal, EndOfMatch } from '../../src/tui/screens/end/end-screens.tsx';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, optionsOf, playOn, sit, wait } from '../support/session.ts';
import { type Drawn, openDrawn, type Painting } from './drawn.tsx';
import { openShown } from './inside.tsx';
import { KEY } from './window.ts';

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;

/** A match that plays the deals of another again, but for the first decision. */
async function secondMatch(id: string, deals: number): Promise<Session> {
  const first = await playOn(sit(id, ['human'], { deals }));
  const second = playAgain(first, {}, freshFolders());
  onTestFinished(() => second.close());
  await wait(second);
  const { game } = second.setup;
  second.play(game.notation.write(game.rules.legal(second.match().state).at(-1)));
  return playOn(second);
}

const none = (): void => {};

function open(session: Session, size: string, painting: Painting = {}, same = none): Drawn {
  const screen = (
    <EndOfMatch session={session} again={none} same={same} leave={none} leadsTo="menu" />
  );
  const drawn = openDrawn(screen, size, painting);
  onTestFinished(drawn.close);
  return drawn;
}

test('the end of the second match tells every deal beside the last time', async () => {
  const session = await secondMatch('boese-dame', 2);
  const screen = (
    <EndOfMatch session={session} again={none} same={none} leave={none} leadsTo="menu" />
  );
  const frames: string[] = [];
  for (const lang of ['en', 'de'] as const) {
    const on = openShown(screen, { columns: 120, rows: 40, level: 0, lang });
    await expect.poll(() => on.text()).toMatch(/(decisions|Entscheidungen): 11\b/);
    expect(on.text()).toMatch(/The moment {2}deal|Der Moment {2}Spiel/);
    for (const size of lang === 'en' ? SIZES : ['80x24 de']) {
      const [columns = 80, rows = 24] = size.split(/[ x]/).map(Number);
      on.resize(columns, rows);
      await expect.poll(() => on.lines()).toHaveLength(rows - 1);
      frames.push(`== ${size}\n${on.text()}`);
    }
  }
  await expect(`${frames.join('\n\n')}\n`).toMatchFileSnapshot('frames/compared.txt');
});

test('d plays the same deals again; h shows what a strong player makes, deal by deal', async () => {
  const session = await secondMatch('hiki-kabu', 3);
  const same = vi.fn();
  const on = open(session, '60x20', {}, same);
  await on.press('h');
  expect(on.text()).toMatch(/^[^…]* a strong player in your seat *\n/);
  await expect
    .poll(() => on.text())
    .toMatch(/\n 3 +You .*−?\d+ +[+−]?\d+ *\n +Strong player .*−?\d+/);
  expect(on.text()).not.toContain('is being played');
  await on.press(KEY.escape);
  await expect.poll(() => on.text()).toContain('Same cards');
  expect(same).not.toHaveBeenCalled();
  await on.press('d');
  expect(same).toHaveBeenCalledOnce();
});

test('where nothing is decided no strong player is offered', async () => {
  const session = await playOn(sit('auf-wiedersehen', ['human'], { deals: 1 }));
  const on = open(session, '80x24');
  expect(on.text()).toContain('Same cards');
  expect(on.text()).not.toMatch(/strong player/i);
  await on.press('h');
  expect(on.text()).toContain('the match is over');
});

/** A match in teams in which the person has just finished the first of two deals. */
async function teamMatch(): Promise<Session> {
  const game = gameCalled('bridge');
  const options = optionsOf(game, { ...duplicateOf(game)?.options, deals: 2 });
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    who: seat === 2 ? ('human' as const) : ('random' as const),
  }));
  const session = openSession({ game, options, seed: 'teams', players, teams: true });
  onTestFinished(() => session.close());
  while (session.outcomes().length === 0) await playOn(session, 1);
  return session;
}

test('the second table is shown beside each deal and at the end, once it has played', async () => {
  const session = await teamMatch();
  const shows = async (screen: ReactNode, size: string, ...rows: readonly RegExp[]) => {
    const [cells = '', lang = 'en'] = size.split(' ');
    const on = openDrawn(screen, cells, { lang: lang as 'en' | 'de' });
    onTestFinished(on.close);
    for (const row of rows) await expect.poll(() => on.text()).toMatch(row);
  };
  const deal = <EndOfDeal session={session} go={none} leave={none} />;
  const row = (number: number): RegExp => RegExp(`\\n +${number}( +[+−]?\\d+){4}`);
  await shows(deal, '60x20', /\n The other table/, /there {2}difference {2}IMPs\n/, row(1));
  await shows(deal, '120x40 de', /\n +Der andere Tisch/, row(1));
  await playOn(session);
  const end = <EndOfMatch session={session} again={none} same={none} leave={none} leadsTo="menu" />;
  await shows(end, '80x24', /\n +The other table/, row(1), row(2), /\n +sum +[+−]?\d+\n/);
});
