/** New players between games on the screen; and a whole match with one joining, resumed in the middle. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/lang/text.ts';
import type { Session } from '../../src/play/session/session.ts';
import { talonHere } from '../support/here.ts';
import { durak, seatings, untilInvited } from '../support/newcomers.ts';
import { goOnByKeys, moveByKeys } from './by-keys.ts';
import { look } from './emulator.ts';
import { openAt, ownFolders } from './inside.tsx';
import { type Person, pageOf, sitDown } from './person.ts';
import { KEY, type Window } from './window.ts';
import { windowsHere } from './window-here.ts';

ownFolders();
const openWindow = windowsHere();

const SIZES = ['60x20', '80x24', '120x40'] as const;

async function opened(given: Parameters<typeof openAt>[1] = {}) {
  const session = await untilInvited(durak());
  const on = openAt({ at: 'table', session, row: 0 }, given);
  await on.shows(/ew players may|eue an den Tisch/);
  return { session, on };
}

const joined = (session: Session) => seatings(session.record.text());

describe('between games', () => {
  test.each(SIZES)('at %s the question fits, empty and answered', async (size) => {
    const [columns = 80, rows = 24] = size.split('x').map(Number);
    const frames: string[] = [];
    for (const lang of LANGS) {
      const { on } = await opened({ columns, rows, lang });
      frames.push(`== ${lang}\n${on.seen()}\n`);
      await on.press(KEY.right, /P1/);
      await on.press(KEY.down, /Name|name/);
      await on.press('Eva', /Eva/);
      frames.push(on.seen());
      expect(on.lines()).toHaveLength(rows - 1);
      await on.press(KEY.enter, /Sitting down|Es setzen sich/);
      frames.push(on.seen());
      on.close();
    }
    await expect(frames.join('\n')).toMatchFileSnapshot(`frames/newcomers-${size}.txt`);
  });

  test('Enter alone goes on with nobody new', async () => {
    const { session, on } = await opened();
    await on.press(KEY.enter, /nobody new sits down|Ada|P1/);
    expect(joined(session)).toEqual(['{"by":"chance","do":"join"}']);
  });

  test('seat, name and level, one after the other; Esc takes the last back', async () => {
    const { session, on } = await opened();
    await on.press(KEY.right, /P1/);
    await on.press(KEY.enter, /A new player needs a name/);
    await on.press('Jo', /Jo/);
    await on.press(KEY.enter, /Sitting down: Jo in the place of P1\./);
    await on.press(KEY.right + KEY.down, /name/);
    await on.press('Eva', /Eva/);
    await on.press(KEY.down + KEY.right, /another person/);
    await on.press(KEY.enter, /Jo in the place of P1, Eva in the place of P2/);
    await on.press(KEY.escape, /Sitting down: Jo in the place of P1\./);
    await on.press(KEY.enter, /Jo/);
    await on.shows(/P2/);
    expect(joined(session)).toEqual([
      expect.stringMatching(
        /^\{"by":"chance","do":"join 1","seats":\{"1":\{"name":"Jo","by":"random","guest":"[a-z]+"\}\}\}$/,
      ),
    ]);
    expect(session.state().players[1]).toEqual({
      name: 'Jo',
      who: 'random',
      guest: expect.stringMatching(/^[a-z]+$/),
    });
  });

  test('Esc leaves; the question comes again', async () => {
    const { session, on } = await opened();
    await on.press(KEY.escape, /q quit/);
    expect(joined(session)).toEqual([]);
  });
});

/** Most of the cards are dealt to five, so that a game is short. */
const SHORT = ['-o', 'firstAttack=newcomer', '-o', 'players=5', '-o', 'rounds=2'];
const ARGS = ['play', 'durak', '--level', 'random', '--seed', 'newcomer 50', ...SHORT];

/** Plays by keys until new players may sit down or the match is over. */
async function playOn(at: Person): Promise<'invited' | 'end'> {
  for (;;) {
    const text = at.window.isWhole() ? at.window.text() : '';
    if (text.includes('new player for')) return 'invited';
    const page = pageOf(text);
    if (page === 'end') return 'end';
    const turn = page === undefined ? at.turn() : undefined;
    const [first] = turn?.choices ?? [];
    const choice = turn?.likely ?? first;
    if (page !== undefined) await goOnByKeys(at, page);
    else if (turn !== undefined && choice !== undefined)
      await moveByKeys(at, turn, turn.game.notation.write(choice.move));
    else await look();
  }
}

async function leave(window: Window): Promise<void> {
  await window.pressUntil('q', /Leave the table|Go on with/);
  if (window.isAlternate()) window.press('q');
  expect((await window.exited).code).toBe(0);
}

/** Long enough for a wait inside to say what it waited for, in milliseconds. */
const LONG = 600_000;

test('a match of two games, one joining in between, resumed in the middle, verified', {
  timeout: LONG,
}, async () => {
  const begun = openWindow(ARGS);
  const person = await sitDown(begun, 'durak');
  expect(await playOn(person)).toBe('invited');
  const [, guest = ''] = person.names();
  expect(guest).not.toMatch(/^$|West/);
  await begun.pressCalmly(KEY.right);
  await begun.shows(new RegExp(guest));
  begun.press(KEY.down);
  begun.press('Eva');
  await begun.shows(/Eva/);
  await begun.pressUntil(KEY.enter, new RegExp(`Sitting down: Eva in the place of ${guest}`));
  await begun.pressUntil(KEY.enter, /Trump|trump|attack|Eva/);
  await begun.keeps(
    /"do":"join 1","seats":\{"1":\{"name":"Eva","by":"random","guest":"[a-z]+"\}\}/,
  );
  await begun.keeps(/join 1[\s\S]*"do":"deal/);
  await leave(begun);
  const resumed = openWindow(['resume'], { data: begun.data });
  await resumed.shows(/Eva/);
  expect(await playOn(await sitDown(resumed, 'durak'))).toBe('end');
  expect(resumed.text()).toContain('Eva');
  resumed.press('s');
  await resumed.shows(/Score[\s\S]*Deal 2/);
  expect(resumed.text()).toMatch(
    new RegExp(`Deal 1[\\s\\S]* ${guest} [\\s\\S]*Deal 2[\\s\\S]* Eva `),
  );
  resumed.press(KEY.escape);
  await resumed.shows(/the match is over/);
  resumed.press(KEY.escape);
  expect((await resumed.exited).code).toBe(0);
  const folder = join(begun.data, 'history');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.talon.jsonl'));
  const verified = await talonHere(['verify', '--finished', join(folder, name)]);
  expect(verified.out + verified.err).toMatch(/^1 record, \d+ steps, 0 faults/);
});
