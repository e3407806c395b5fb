/** New players between games on the screen; and a whole match with one joining, resumed in the middle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/lang/text.ts';
import { foldersOf } from '../../src/play/disk/paths.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import type { Session } from '../../src/play/session/session.ts';
import { newTableState, type Turn } from '../../src/tui/screens/turn/state.ts';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { talonHere } from '../support/here.ts';
import { durak, resumed, seatings, untilInvited } from '../support/newcomers.ts';
import { journalIn } from '../support/session.ts';
import { enterLine } from '../torture/screen-keys.ts';
import { goOnByKeys, isOffered, moveByKeys } from './by-keys.ts';
import { look } from './emulator.ts';
import { personInside } from './hands-inside.ts';
import { openAt, ownFolders } from './inside.tsx';
import { type Person, pageOf } from './person.ts';
import { KEY } from './window.ts';

ownFolders();
evaluateBriefly();

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

/** The turn of the player, once the screen shows it. */
function turnShown(at: Person): Turn | undefined {
  const turn = at.turn();
  if (turn === undefined) return undefined;
  const line = enterLine(at.match(), turn, newTableState, at.names());
  return isOffered(at, line) ? turn : undefined;
}

/** Plays by keys until new players may sit down or the match is over. */
async function playOn(at: Person): Promise<'invited' | 'end'> {
  for (;;) {
    const text = at.window.isWhole() ? at.window.text() : '';
    if (text.includes('new player for')) return 'invited';
    const page = pageOf(text);
    if (page === 'end') return 'end';
    const turn = page === undefined ? turnShown(at) : undefined;
    const [first] = turn?.choices ?? [];
    const choice = turn?.likely ?? first;
    if (page !== undefined) await goOnByKeys(at, page);
    else if (turn !== undefined && choice !== undefined)
      await moveByKeys(at, turn, turn.game.notation.write(choice.move));
    else await look();
  }
}

/** Long enough for a wait inside to say what it waited for, in milliseconds. */
const LONG = 600_000;
/** Most of the cards are dealt to five, so that a game is short. */
const SEATS = 5;
/** Where the person sits. */
const HOME = 0;

test('a match of two games, one joining in between, resumed in the middle, verified', {
  timeout: LONG,
}, async () => {
  const folders = foldersOf(process.env);
  const begun = durak(['human'], { players: SEATS }, journalIn('durak', folders));
  const on = openAt({ at: 'table', session: begun, row: 0 });
  const person = personInside(on, begun, HOME);
  expect(await playOn(person)).toBe('invited');
  const [, guest = ''] = person.names();
  expect(guest).toBe('P1');
  await on.press(KEY.right, new RegExp(guest));
  await on.press(KEY.down, /name/i);
  await on.press('Eva', /Eva/);
  await on.press(KEY.enter, new RegExp(`Sitting down: Eva in the place of ${guest}`));
  await on.press(KEY.enter, /Trump|trump|attack/);
  await begun.record.kept();
  const [name = ''] = readdirSync(folders.games).filter((file) => file.endsWith('.talon.jsonl'));
  const kept = readFileSync(join(folders.games, name), 'utf8');
  expect(kept).toMatch(
    /"do":"join 1","seats":\{"1":\{"name":"Eva","by":"random","guest":"[a-z]+"\}\}[\s\S]*"do":"deal/,
  );
  await on.press('q', /Leave the table/);
  await on.press('q', /Deal of the day/);
  on.close();
  const [save] = await listSaves(folders);
  if (save === undefined) throw new Error('there is no save');
  const session = await resumed(save, { folders });
  const back = openAt({ at: 'table', session, row: 0 });
  await back.shows(/Eva/);
  expect(await playOn(personInside(back, session, HOME))).toBe('end');
  expect(back.text()).toContain('Eva');
  await back.press('s', /Score[\s\S]*Deal 2/);
  expect(back.text()).toMatch(/Deal 2[\s\S]* Eva /);
  await back.press(KEY.up, new RegExp(`Deal 1[\\s\\S]* ${guest} `));
  await back.press(KEY.escape, /the match is over/);
  await session.close();
  const finished = readdirSync(folders.history).filter((file) => file.endsWith('.talon.jsonl'));
  const path = join(folders.history, finished[0] ?? '');
  const verified = await talonHere(['verify', '--finished', path]);
  expect(verified.out + verified.err).toMatch(/^1 record, \d+ steps, 0 faults/);
});
