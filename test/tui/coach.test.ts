/** The coach at the table: a quiet mark before Enter where the move gives much away, and no word of what is better. */
import { expect, test } from 'vitest';
import { givesMuchAway } from '../../src/play/advice/warning.ts';
import { askedSeat, likelyText } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import { newTableState } from '../../src/tui/screens/turn/state.ts';
import { wait } from '../support/session.ts';
import { wayTo } from '../torture/screen-keys.ts';
import { type Given, type Inside, openAt, ownFolders } from './inside.tsx';
import { turnAt } from './person.ts';
import { sitAlone } from './sit.ts';
import { KEY } from './window.ts';

ownFolders();

/** A clock by which thinking that nobody waits for goes on long before it rests. */
const slowly = (): number => performance.now() / 20;

const seat = (seed: string): Promise<Session> =>
  wait(sitAlone('boese-dame', {}, seed, slowly).session);

/** A turn at which a card gives much away and the first one does not. */
interface Tempting {
  readonly seed: string;
  readonly text: string;
}

/** The first seed that is tried: such a turn, as long as opponents judge as they do. */
const FIRST = 11;

async function findTempting(): Promise<Tempting> {
  for (let n = FIRST; n < FIRST + 40; n++) {
    const seed = `lead ${n}`;
    const tried = await seat(seed);
    const { game, state } = tried.match();
    const texts = game.rules.legal(state).map((move) => game.notation.write(move));
    const likely = likelyText(tried) ?? '';
    if (texts.length > 2 && (await givesMuchAway(tried, likely, () => false)) === false)
      for (const text of texts)
        if (await givesMuchAway(tried, text, () => false)) return { seed, text };
  }
  throw new Error('nothing is tempting');
}

let found: Promise<Tempting> | undefined;

function tempting(): Promise<Tempting> {
  found ??= findTempting();
  return found;
}

/** A table at such a turn, as nobody has looked at it yet. */
async function openTempting(given: Given): Promise<{ on: Inside; session: Session }> {
  const session = await seat((await tempting()).seed);
  const on = openAt({ at: 'table', session, row: 0 }, given);
  await on.shows(/Enter (plays|spielt)/);
  return { on, session };
}

/** Moves the cursor to the card that gives much away. */
async function tempt(on: Inside, session: Session): Promise<void> {
  const { text } = await tempting();
  const turn = turnAt(session.match(), askedSeat(session) ?? 0);
  const way = turn && wayTo(turn, newTableState, text);
  if (way === undefined) throw new Error(`no way to ${text}`);
  for (const key of way.keys.slice(0, -1)) await on.press(key, /Enter (plays|spielt|says|sagt)/);
}

const MARK = /\?!/;

test('below 100 columns the line of Enter is marked, which counts as help; h says what is better', async () => {
  const { on, session } = await openTempting({ coach: true });
  expect(session.record.isAssisted()).toBe(false);
  await tempt(on, session);
  await on.shows(MARK);
  expect(on.text()).toMatch(/Enter plays \S+ {2}\?!/);
  expect(on.text()).not.toMatch(/strong player|better/);
  expect(session.record.isAssisted()).toBe(true);
  await on.press('h', /in your place plays/);
});

test('at a panel the mark stands there, and goes when another card is under Enter; without the setting there is none', async () => {
  const wide = { columns: 120, rows: 40, lang: 'de' } as const;
  const plain = await openTempting(wide);
  const { on, session } = await openTempting({ ...wide, coach: true });
  await on.shows(/Trainer/);
  await tempt(plain.on, plain.session);
  await tempt(on, session);
  await on.shows(MARK);
  expect(on.text()).toMatch(/Trainer[\s\S]*\?! Das verschenkt viel\.[\s\S]*h: was besser ist/);
  expect(on.text()).not.toMatch(/Enter .*\?!/);
  // The table beside it has had as long for a mark.
  expect(plain.on.text()).not.toMatch(MARK);
  expect(plain.on.text()).not.toMatch(/Trainer/);
  expect(plain.session.record.isAssisted()).toBe(false);
  await on.press('h', /Tipp[\s\S]*an deiner/);
  await on.press(KEY.escape, /^(?![\s\S]*\?!)[\s\S]*Trainer/);
});
