/** What helps now opens beside the table or below it: the cards it speaks of stay in sight. */
import { describe, expect, test } from 'vitest';
import { signToken } from '../../src/cards/spell.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { measuresOf } from '../../src/tui/terminal/measures.ts';
import { altered } from '../support/altered.ts';
import { exerciseOf, setupOf } from '../support/drill.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();

const SIZES = ['60x20', '80x24', '100x30', '120x40', '200x60'] as const;
const PANELS: readonly string[] = ['100x30', '120x40', '200x60'];
const PAGE_DOWN = '\u001b[6~';
const MY_TURN = /▶ \w+ ◉? ?\d[\s\S]*Enter (?!plays it)/;

function at(session: Session, size: string, lang: 'en' | 'de' = 'en'): Inside {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  return openAt({ at: 'table', session, row: 0 }, { columns, rows, lang });
}

/** Böse Dame in which every card of the hand is picked by the first one: Enter cannot know which is meant. */
function ambiguous(): Session {
  const boese = gameNamed('boese-dame');
  const game: AnyGame = altered(boese, {
    display: {
      picks: (observation) => {
        const hand = boese.display.table(observation).regions.find(({ role }) => role === 'hand');
        return [{ region: 'hand', slot: hand?.cards[0]?.slot ?? 0 }];
      },
    },
  });
  const options = resolveOptions(game.options, {});
  if (isRefusal(options)) throw new Error(options.text.en);
  const players = ['Ada', 'Bruno', 'Clara', 'Dora'].map((name) => ({
    name,
    who: 'human' as const,
  }));
  return openSession({ game, options, seed: 'table', players });
}

/** Cards that what is said lies on. */
function covered(on: Inside): readonly string[] {
  const zone = on.registry.find('zone', 'aside');
  if (zone === undefined) throw new Error(`nothing is said\n${on.text()}`);
  const meets = ({ x, y, width, height }: typeof zone): boolean =>
    x < zone.x + zone.width &&
    zone.x < x + width &&
    y < zone.y + zone.height &&
    zone.y < y + height;
  return on.registry
    .all()
    .filter(({ kind, rectangle }) => (kind === 'card' || kind === 'spot') && meets(rectangle))
    .map(({ id }) => id);
}

/** Whether the hint is longer than its room. */
const isLong = (on: Inside): boolean => /Hint {2}\d+–/.test(on.text());

describe.each(SIZES)('at %s', (size) => {
  const isPanel = PANELS.includes(size);

  test('a hint stays clear of the cards; where it is too long, it is scrolled', async () => {
    const on = at(sitAlone('boese-dame').session, size);
    await on.shows(MY_TURN);
    await on.press('h', /Hint[\s\S]*in your/);
    expect(covered(on)).toEqual([]);
    expect(on.text()).toMatch(/▶ \w+/);
    if (isPanel) expect(on.text()).toMatch(/Enter plays/);
    else {
      await on.press('h', /Hint[\s\S]*points/);
      expect(isLong(on)).toBe(size === '60x20');
      if (isLong(on)) {
        expect(on.text()).toMatch(/↑↓ (scroll )?· h reason · Enter plays/);
        await on.press(KEY.down, /Hint {2}[2-9]–/);
        await on.press(KEY.up, /Hint {2}1–/);
      }
      expect(covered(on)).toEqual([]);
      await on.press(KEY.left, MY_TURN);
      expect(on.registry.find('zone', 'aside')).toBeUndefined();
    }
  });

  test('Enter plays the hint, and says so; Escape closes it, and Enter then never leaves', async () => {
    const { session, seat } = sitAlone('boese-dame');
    const on = at(session, size);
    await on.shows(MY_TURN);
    await on.press('h', /Hint[\s\S]*in your/);
    const { move } = await giveHint(session);
    const token = move.replace('play ', '');
    const line = isPanel
      ? `Enter plays ${signToken(session.match().pack, token)}`
      : 'Enter plays( it)? · Esc';
    await on.shows(new RegExp(line));
    const { ply } = session.match();
    await on.press(KEY.escape, /^(?![\s\S]* Hint\b)/);
    expect(on.registry.find('zone', 'aside')).toBeUndefined();
    await on.press(KEY.escape, /Leave the table\?/);
    await on.press(KEY.escape, MY_TURN);
    expect(session.match().ply).toBe(ply);
    await on.press('h', / Hint\b/);
    await on.press(KEY.enter, /^(?![\s\S]* Hint\b)/);
    expect(session.match().ply).toBeGreaterThan(ply);
    const made = session.log().find(({ by }) => by === seat);
    expect(made?.told(seat).en).toContain(`[${token}]`);
  });

  test('the moves that picks can make are a list: arrows, digits, Enter, a click', async () => {
    const session = ambiguous();
    const on = at(session, size);
    await on.shows(/is next\./);
    await on.press(KEY.enter, /Enter asks which of \d moves/);
    await on.press(KEY.enter, /Which of these\?/);
    expect(on.text()).toMatch(/▶ Dora/);
    expect(covered(on)).toEqual([]);
    await on.press(KEY.down, /› plays/);
    await on.press('1', /› plays/);
    await on.press(KEY.escape, /Enter asks which/);
    await on.press(KEY.enter, /Which of these\?/);
    const { ply } = session.match();
    const second = on.registry.find('control', 'choice:1');
    if (second === undefined) throw new Error('no second move in sight');
    await on.burst(`\u001b[<0;${second.x + 2};${second.y + 1}M`, /is next\./);
    expect(session.match().ply).toBeGreaterThan(ply);
  });

  test('what bids mean is read beside the hand', async () => {
    const on = at(sitAlone('bridge').session, size, 'de');
    await on.shows(MY_TURN);
    await on.press('m', /Was es bedeutet/);
    expect(covered(on)).toEqual([]);
    expect(on.text()).toMatch(/▶ \w+/);
    if (isPanel) await on.press(KEY.right, /Was es bedeutet[\s\S]*Enter/);
    if (/Was es bedeutet +1[–/]/.test(on.text()))
      await on.press(PAGE_DOWN, /Was es bedeutet +(?!1[–/])\d+[–/]/);
    await on.press(KEY.escape, /^(?![\s\S]*Was es bedeutet)/);
  });

  test('a hint while somebody bids leaves the calls and the box of bids in sight', async () => {
    const on = at(sitAlone('bridge').session, size);
    await on.shows(MY_TURN);
    await on.press('h', / Hint\b/);
    expect(covered(on)).toEqual([]);
    expect(on.text()).toMatch(/7NT[\s\S]*▶ \w+/);
  });

  test('a drill says what the choice was beside the position', async () => {
    const [columns = 80, rows = 24] = size.split('x').map(Number);
    const setup = setupOf(exerciseOf('bridge', 'openings'), 2, 'en');
    const on = openAt({ at: 'drill', setup, row: 0 }, { columns, rows });
    await on.shows(/bid, or pass/);
    await on.press('7n', /Position 1 of 2[\s\S]*Your answer: bids 7/);
    expect(covered(on)).toEqual([]);
    expect(on.text()).toMatch(/▶ \w+/);
    await on.press(KEY.enter, /bid, or pass/);
  });
});

test('asked again, a hint shows its figures, all in sight, and asked once more its reason', async () => {
  const on = at(sitAlone('boese-dame').session, '80x24');
  await on.shows(MY_TURN);
  await on.press('h', /Hint[\s\S]*in your place/);
  await on.shows(/Hint (?![\s\S]*Still weighing)/);
  await on.press('h', /Hint[\s\S]*points[\s\S]*best[\s\S]*imagined deals\./);
  expect(on.text()).toMatch(/Hint {2}h reason · Enter plays it · Esc back *$/m);
  expect(on.text()).not.toContain('in your place');
  await on.press('h', /Hint {2}h figures[\s\S]*in your place/);
});

test('at a panel a hint stays while the cursor moves; Escape puts it away, then asks whether to leave', async () => {
  const on = at(sitAlone('boese-dame').session, '120x40');
  await on.shows(MY_TURN);
  await on.press('h', /Hint[\s\S]*in your place/);
  await on.press(KEY.right, /Hint[\s\S]*Enter/);
  await on.press(KEY.escape, /^(?![\s\S]*Hint)/);
  await on.press(KEY.escape, /Leave the table\?/);
});

test('words below the table have more rows in a high window that has no panel', () => {
  const footerIn = (rows: number): number => measuresOf({ columns: 80, rows }).footer;
  expect([24, 26, 30, 60].map(footerIn)).toEqual([4, 4, 6, 10]);
});
