/** What decided a match: sought while its end is shown, with its cards and a sentence. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Session } from '../../src/play/session/session.ts';
import { EndOfMatch } from '../../src/tui/screens/end/end-screens.tsx';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { gameCalled, playOn, sit } from '../support/session.ts';
import { type Drawn, openDrawn } from './drawn.tsx';
import { KEY } from './window.ts';

const none = (): void => {};

function open(session: Session, size: string, again = none): Drawn {
  const ways = { again, same: none, leave: none };
  const drawn = openDrawn(<EndOfMatch {...{ session, ...ways }} leadsTo="menu" />, size);
  onTestFinished(drawn.close);
  return drawn;
}

/** A game that says of no deal what it is remembered for. */
function untold(id: string): AnyGame {
  const game = gameCalled(id);
  const { highlight: _, ...display } = game.display;
  return { ...game, display };
}

test('the move that gave most away is shown with its cards, a better one and what it cost', async () => {
  const session = await playOn(sit(untold('boese-dame'), ['human'], { deals: 1 }));
  const on = open(session, '120x40');
  await expect.poll(() => on.text()).toMatch(/The moment {2}You, trick \d+/);
  expect(on.text()).toMatch(/You play/);
  expect(on.text()).toMatch(/This gave away [\d.]+\s/);
  expect(on.text()).toMatch(/You +better/);
  const summed = /Your play.*\n.* decisions: \d+.*\n.* you gave away about \d/;
  await expect.poll(() => on.text()).toMatch(summed);
  // What is sought for a page that has gone is sought no longer.
  on.close();
  const small = open(session, '60x20');
  await small.press('');
  const told = /The moment {2}You, trick \d+\n You play/;
  await expect.poll(() => small.text()).toMatch(told);
});

test('what the game remembers comes first; what cost its reader most follows where no panel lists it', async () => {
  const on = open(await playOn(sit('boese-dame', ['human'], { deals: 1 })), '80x32');
  await on.press('');
  expect(on.text()).toMatch(/The moment {2}trick \d+/);
  expect(on.text()).toContain('You throw Q♠ on P2’s 8♥');
  await expect.poll(() => on.text()).toMatch(/Your costliest move: trick \d+\./);
  expect(on.text()).toMatch(/Better: you play/);
});

test('while decisions are open, no sum is named but what was found so far', async () => {
  const game = evaluatedBriefly(gameCalled('durak'));
  const on = open(await playOn(sit(game, ['human'], { deals: 1 }, undefined, 'open')), '120x40');
  const seen = /decisions: (\d+) of (\d+).*\n.* (nothing costly yet|costly moves? \()/;
  await expect.poll(() => on.text(), { interval: 5 }).toMatch(seen);
  const [, done, whole] = seen.exec(on.text()) ?? [];
  expect(Number(done)).toBeLessThan(Number(whole));
  expect(on.text()).not.toContain('you gave');
});

test('keys act while it is sought', async () => {
  const again = vi.fn();
  const on = open(await playOn(sit('durak', ['human'], { deals: 1 })), '80x24', again);
  await on.press('t');
  expect(on.text()).toContain('Enter goes back');
  await on.press(KEY.enter);
  await on.press(KEY.enter);
  expect(again).toHaveBeenCalledOnce();
});

test('nothing is sought where nothing is decided', async () => {
  const on = open(await playOn(sit('auf-wiedersehen', ['human'], { deals: 1 })), '80x32');
  await on.press('');
  expect(on.text()).not.toContain('The moment');
  expect(on.text()).not.toContain('Your play');
});
