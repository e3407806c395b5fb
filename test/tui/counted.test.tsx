/** What players would else count: a note on the felt, the cards won in tricks, and long rows whose every rank is read. */
import { expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../src/engine/game.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { CARD_POINTS } from '../../src/games/boese-dame/rules.ts';
import { withMinus } from '../../src/lang/text.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { EndOfDeal } from '../../src/tui/screens/end/end-screens.tsx';
import { wonIn } from '../../src/tui/screens/end/won.tsx';
import { openDrawn } from './drawn.tsx';
import { faces, lying, madeUp, own, pictured, region, shownAfter, table } from './made-up.ts';
import { frameOf, gameNamed, namesFor, opened, playOn, stage } from './stage.ts';

const NOTE = 'Pictures: 11, 17 ×2, 20 ×3';

function frameAt(size: string, id: string, players: number): string {
  const { match } = playOn(opened(gameNamed(id), { players }), 0);
  const shown = { match, names: namesFor(match), observer: 0, log: [], memory: false };
  return frameOf(stage(size), { ...shown, waiting: false });
}

const times = (text: string, part: string): number => text.split(part).length - 1;

test('a note for the felt lies there where there is no panel, and in the panel elsewhere', () => {
  for (const size of ['80x24', '120x40'])
    expect(times(frameAt(size, 'boehmischer-schneider', 2), NOTE), size).toBe(1);
  expect(frameAt('60x20', 'boehmischer-schneider', 2)).not.toContain(NOTE);
});

test('a note for the felt gives way to somebody at the left', () => {
  expect(frameAt('80x24', 'boese-dame', 2)).toContain('In tricks this deal');
  expect(frameAt('80x24', 'boese-dame', 4)).not.toContain('In tricks this deal');
});

test('a bar with thresholds has a cell for each unit, and a line where each is reached', () => {
  const bar = `${'▁'.repeat(10)}│${'▁'.repeat(5)}│▁▁│`;
  expect(times(frameAt('80x24', 'boehmischer-schneider', 2), bar)).toBe(2);
});

/** A match whose first deal has just ended. */
async function afterDeal(id: string): Promise<Session> {
  const game = gameNamed(id);
  const options = resolveOptions(game.options, {});
  if (isRefusal(options)) throw new Error(options.text.en);
  const names = ['Ada', 'Bruno', 'Clara', 'Dora'].slice(0, Number(options.players));
  const players = names.map((name) => ({ name, who: 'random' as const }));
  const session = openSession({ game, options, seed: 'counted', players });
  onTestFinished(() => session.close());
  while (session.outcomes().length < 1 && (await session.advance()) !== undefined);
  return session;
}

const lastOf = (session: Session): Outcome => {
  const outcome = session.outcomes().at(-1);
  if (outcome === undefined) throw new Error('no deal has ended');
  return outcome;
};

test('the cards won in tricks are those whose points the deal brings', async () => {
  const session = await afterDeal('boese-dame');
  const points = wonIn(session)?.map((cards) =>
    cards.reduce((sum, card) => sum + (CARD_POINTS[card] ?? 0), 0),
  );
  expect(points).toEqual(lastOf(session).points);
});

test('the page after a deal has every picture once, with who won it', async () => {
  const session = await afterDeal('boehmischer-schneider');
  const won = wonIn(session) ?? [];
  expect(new Set(won.flat()).size).toBe(20);
  const drawn = openDrawn(<EndOfDeal session={session} go={() => {}} leave={() => {}} />, '80x24');
  onTestFinished(drawn.close);
  expect(drawn.text()).toContain('Pictures taken');
  expect(drawn.text()).not.toContain('Last trick');
});

test('every rank of a long row is read in a window of 80 columns', () => {
  const row = region('row-1', 'row', lying('AH KH QH JH TH 9H 8H 7H 7C'), { number: 1, slot: 1 });
  const hand = region('hand', 'hand', faces('2C'), { owner: 0 });
  const match = madeUp(table([row, hand]), { 'play 2C': [own('2C')] });
  const frame = pictured(shownAfter(match), stage('80x24'));
  const ranks = frame.replace(/⟦[a-z ]*|⟧|[^\dA-Z]/g, ' ').replace(/ +/g, ' ');
  expect(ranks).toContain('A K Q J 10 9 8 7 7');
});

test('numbers have a minus sign, no hyphen', () => {
  expect([-39, 0, 5].map(withMinus)).toEqual(['−39', '0', '5']);
});
