/** The coach at the table: a quiet mark before Enter where the move gives much away, and no word of what is better. */
import { expect, test } from 'vitest';
import { givesMuchAway, likelyText, type Session } from '../../src/play/index.ts';
import { wait } from '../support/session.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { KEY } from './window.ts';

ownFolders();

const seat = (seed: string): Promise<Session> => wait(sitAlone('boese-dame', {}, seed).session);

/** The seed of a turn at which some card gives much away and the first one does not. */
async function findTempting(): Promise<string> {
  for (let n = 0; n < 40; n++) {
    const seed = `lead ${n}`;
    const tried = await seat(seed);
    const { game, state } = tried.match();
    const texts = game.rules.legal(state).map((move) => game.notation.write(move));
    const likely = likelyText(tried) ?? '';
    if (texts.length > 2 && (await givesMuchAway(tried, likely, () => false)) === false)
      for (const text of texts) if (await givesMuchAway(tried, text, () => false)) return seed;
  }
  throw new Error('nothing is tempting');
}

let found: Promise<string> | undefined;

/** Such a turn, as nobody has looked at it yet. */
async function tempting(): Promise<Session> {
  found ??= findTempting();
  return seat(await found);
}

const MARK = /\?!/;
/** How long a card is left under Enter, in milliseconds: for a busy machine, and where nothing is to come. */
const LOOK = 2000;
const GLANCE = 900;

/** Moves through the hand until a card is marked; what the frame then shows. */
async function untilMarked(on: Inside, look = LOOK): Promise<string> {
  for (let card = 0; card < 8; card++) {
    for (let waited = 0; waited < look; waited += 30) {
      if (MARK.test(on.text())) return on.text();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await on.press(KEY.right, /Enter (plays|spielt|says|sagt)/);
  }
  throw new Error(`no card is marked\n${on.text()}`);
}

test('below 100 columns the line of Enter is marked, which counts as help; h says what is better', async () => {
  const session = await tempting();
  const on = openAt({ at: 'table', session, row: 0 }, { coach: true });
  await on.shows(/Enter plays/);
  expect(session.record.isAssisted()).toBe(false);
  const marked = await untilMarked(on);
  expect(marked).toMatch(/Enter plays \S+ {2}\?!/);
  expect(marked).not.toMatch(/strong player|better/);
  expect(session.record.isAssisted()).toBe(true);
  await on.press('h', /in your place plays/);
});

test('at a panel the mark stands there, and goes when another card is under Enter', async () => {
  const session = await tempting();
  const on = openAt(
    { at: 'table', session, row: 0 },
    { coach: true, columns: 120, rows: 40, lang: 'de' },
  );
  await on.shows(/Trainer/);
  const marked = await untilMarked(on);
  expect(marked).toMatch(/Trainer[\s\S]*\?! Das verschenkt viel\.[\s\S]*h: was besser ist/);
  expect(marked).not.toMatch(/Enter .*\?!/);
  await on.press('h', /Tipp[\s\S]*an deiner/);
  await on.press(KEY.escape, /^(?![\s\S]*\?!)[\s\S]*Trainer/);
});

test('without the setting nothing is marked and nothing thought ahead', async () => {
  const session = await tempting();
  const on = openAt({ at: 'table', session, row: 0 }, { columns: 120, rows: 40 });
  await on.shows(/Enter plays/);
  await expect(untilMarked(on, GLANCE)).rejects.toThrow('no card is marked');
  expect(on.text()).not.toMatch(/Coach/);
  expect(session.record.isAssisted()).toBe(false);
});
