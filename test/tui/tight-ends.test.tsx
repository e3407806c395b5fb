/** The pages at the ends of deals and matches in small windows: nothing scrolls that has room, and rows that are free are used. */
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Session } from '../../src/play/session/session.ts';
import { barRow } from '../../src/tui/screens/end/bars.ts';
import { EndOfDeal, EndOfMatch } from '../../src/tui/screens/end/end-screens.tsx';
import { linesOf } from '../../src/tui/surface/cells.ts';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { playOn, sit } from '../support/session.ts';
import { openDrawn } from './drawn.tsx';
import { stage } from './stage.ts';

evaluateBriefly();

const none = (): void => {};
const SCROLLS = /\d+–\d+ of \d+/;

function shown(session: Session, which: 'deal' | 'match', size = '80x24'): string {
  const screen =
    which === 'deal' ? (
      <EndOfDeal session={session} go={none} leave={none} />
    ) : (
      <EndOfMatch session={session} again={none} same={none} leave={none} leadsTo="menu" />
    );
  const drawn = openDrawn(screen, size, { theme: 'felt', level: 3, lang: 'en' });
  onTestFinished(drawn.close);
  return drawn.text();
}

/** A finished match with a person in it, of a single deal unless options say more. */
const ended = (id: string, options: Readonly<Record<string, unknown>> = {}): Promise<Session> =>
  playOn(sit(id, ['human'], { deals: 1, ...options }));

/** Four hands with all calls and tricks are longer than a window of 24 rows. */
const LONG = ['bridge'];

test.each(games.map(({ id }) => id).filter((id) => !LONG.includes(id)))(
  'in 24 rows no end of %s has to be scrolled, nor in 20 that of a match',
  async (id) => {
    const session = await ended(id);
    expect(shown(session, 'deal')).not.toMatch(SCROLLS);
    expect(shown(session, 'match')).not.toMatch(SCROLLS);
    expect(shown(session, 'match', '60x20')).not.toMatch(SCROLLS);
  },
);

test.each([
  ['cabo', {}],
  ['hiki-kabu', { players: 4 }],
  ['durak', { players: 2 }],
])('in 24 rows the end of a match of %s shows the open cards', async (id, options) => {
  const page = shown(await ended(id, options), 'match');
  expect(page).toMatch(/The cards/);
});

test('below the places of a single deal all lines of its points stand, or none', async () => {
  const session = await ended('canasta', { players: 2 });
  const page = shown(session, 'match');
  const lines = session.outcomes().at(-1)?.lines ?? [];
  const told = lines.filter(({ label }) => page.includes(label.en.split('[')[0]?.trim() ?? ''));
  expect([0, lines.length]).toContain(told.length);
});

const BAR = { below: 0, cells: 20, tone: 'faint', label: ' 131 ★', limit: 200 } as const;
const drawnBar = (bar: Parameters<typeof barRow>[1]): string =>
  linesOf(barRow(stage('80x24'), bar)).join('\n');

test('the tick of the limit is at its place: behind the figures, before them, or in place of a cell', () => {
  expect(drawnBar({ ...BAR, parts: [60], whole: 201 })).toMatch(/★ +│200$/);
  expect(drawnBar({ ...BAR, parts: [131], whole: 201 })).toMatch(/█ +│ 131 ★$/);
  expect(drawnBar({ ...BAR, parts: [260], whole: 260 })).toMatch(/█│█+ 131 ★$/);
});

test('beside a limit that has been passed, bars are as long as their totals', () => {
  const passed = { ...BAR, limit: 1500, whole: 2315 };
  const cellsOf = (part: number): number => drawnBar({ ...passed, parts: [part] }).indexOf(' 131');
  expect(cellsOf(2315)).toBe(20);
  expect(cellsOf(1720)).toBe(15);
});
