/** New players between the games of a match: the question, the step, and who sits where since. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { reviewedIn } from '../../src/play/advice/review.ts';
import { historyEntryOf } from '../../src/play/kept/entry.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { listAll } from '../../src/play/kept/listing.ts';
import { playAgain, playOnFrom } from '../../src/play/past/play-again.ts';
import { findSave } from '../../src/play/past/saves.ts';
import { levelOf } from '../../src/play/past/stats.ts';
import { askedSeat, freeSeats, isCovered, observerOf } from '../../src/play/session/deciding.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import { openChoice, openSession } from '../../src/play/session/open-session.ts';
import { programNamed } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { freshFolders } from '../support/folders.ts';
import { durak, resumed, seatings, untilInvited } from '../support/newcomers.ts';
import { withBot } from '../support/programs.ts';
import { gameCalled, optionsOf, playOn, someMove, wait } from '../support/session.ts';

const EVA = { seat: 2, name: 'Eva', who: 'random' } as const;
const names = ({ state }: Session) => state().players.map(({ name }) => name);
const guestAt = ({ state }: Session, seat: number) => state().players[seat]?.guest;
const thenAt = ({ names: then }: LogEntry) => then?.map(({ en }) => en);
const told = (session: Session) =>
  session
    .log()
    .map((entry) => `${thenAt(entry)?.join(' ') ?? ''}|${addressedTo(entry.told(0)).en}`);

describe('between games', () => {
  test('the one who runs the match is asked; nobody is the default', async () => {
    const session = await untilInvited(durak());
    expect(freeSeats(session)).toEqual([1, 2]);
    expect(askedSeat(session)).toBeUndefined();
    expect(await session.advance()).toBeUndefined();
    expect(session.seat([])).toBeUndefined();
    expect(seatings(session.record.text())).toEqual(['{"by":"chance","do":"join"}']);
    expect(freeSeats(session)).toBeUndefined();
    expect(told(session).at(-1)).toBe('|nobody new sits down');
    expect(session.seat([])).toMatchObject({ clause: 'conventions' });
  });

  test('who sits down plays from that deal on, the newest named last', async () => {
    const session = await untilInvited(durak());
    expect(session.seat([EVA, { seat: 1, name: ' Jo[n] ', who: 'easy' }])).toBeUndefined();
    const jo = guestAt(session, 1);
    const eva = guestAt(session, 2);
    expect(seatings(session.record.text())).toEqual([
      `{"by":"chance","do":"join 2 1","seats":{"1":{"name":"Jo n","by":"ai:easy","guest":"${jo}"},"2":{"name":"Eva","by":"random","guest":"${eva}"}}}`,
    ]);
    expect(new Set([jo, eva, undefined]).size).toBe(3);
    expect(session.state().players).toEqual([
      { name: 'P0', who: 'human' },
      { name: 'Jo n', who: 'easy', guest: jo },
      { name: 'Eva', who: 'random', guest: eva },
    ]);
    expect(told(session).at(-1)).toBe(
      'P0 P1 P2|Eva takes the place of P2; Jo n takes the place of P1',
    );
    expect(session.log()[0]?.names?.map(({ en }) => en)).toEqual(['P0', 'P1', 'P2']);
    await wait(session);
    expect(session.log().at(-1)?.names).toBeUndefined();
    const header = JSON.parse(session.record.text().split('\n')[0] ?? '');
    expect(header.seats[2]).toEqual({ name: 'P2', by: 'random' });
  });

  test('not one’s own seat, none twice, nobody without a name, no program', async () => {
    const session = await untilInvited(durak());
    const said = (...newcomers: Parameters<Session['seat']>[0]) => session.seat(newcomers)?.text.en;
    expect(said({ ...EVA, seat: 0 })).toBe('Nobody new can sit down there now.');
    expect(said({ ...EVA, seat: 3 })).toBe('Nobody new can sit down there now.');
    expect(said(EVA, EVA)).toMatch(/each once/);
    expect(said({ ...EVA, name: '  ' })).toBe('A new player needs a name.');
    expect(said({ ...EVA, who: 'exec:bot' })).toMatch(/^A program cannot sit down/);
    expect(freeSeats(session)).toEqual([1, 2]);
  });

  test('a person who sits down is covered until they are ready, and can be replaced again', async () => {
    const session = await untilInvited(durak(['human'], { rounds: 3 }));
    session.seat([{ ...EVA, who: 'human' }]);
    expect(isCovered(session)).toBe(false);
    while (askedSeat(session) !== 2) {
      await wait(session);
      if (askedSeat(session) === 0) {
        if (isCovered(session)) session.uncover();
        session.play(someMove(session));
      }
    }
    expect(observerOf(session)).toBe(2);
    expect(isCovered(session)).toBe(true);
    session.uncover();
    expect(isCovered(session)).toBe(false);
    await untilInvited(session);
    expect(freeSeats(session)).toEqual([1, 2]);
    session.seat([{ ...EVA, name: 'Ole' }]);
    expect(isCovered(session)).toBe(false);
    await playOn(session);
    expect(session.match().ended).toBe(true);
  });

  test('the first person runs the match, whoever sits down before them', async () => {
    const session = await untilInvited(durak(['random', 'human'], { rounds: 3 }));
    expect(freeSeats(session)).toEqual([0, 2]);
    session.seat([{ seat: 0, name: 'Eva', who: 'human' }]);
    await untilInvited(session);
    expect(freeSeats(session)).toEqual([0, 2]);
  });

  test('without people and in drills nobody is asked', async () => {
    const alone = await wait(durak(['random']));
    expect(alone.match().ended).toBe(true);
    expect(seatings(alone.record.text())).toEqual(['{"by":"chance","do":"join"}']);
    const asked = await untilInvited(durak());
    const { session } = openChoice(asked.setup, asked.made());
    expect(freeSeats(session)).toBeUndefined();
    await wait(session);
    expect(seatings(session.record.text())).toEqual(['{"by":"chance","do":"join"}']);
  });

  test('a step taken back across it brings the old players back', async () => {
    const options = { nextDealer: 'chosen', trump: 'own-before', rounds: 9 };
    const session = durak(['human'], options);
    for (;;) {
      await untilInvited(session);
      if (session.made().at(-1)?.by === 0) break;
      if (session.match().ended) throw new Error('the person has never chosen');
      session.seat([]);
    }
    expect(undoPointIn(session)).toBeDefined();
    session.seat([EVA]);
    await wait(session);
    expect(askedSeat(session)).toBe(0);
    expect(names(session)).toEqual(['P0', 'P1', 'Eva']);
    expect(session.undo()).toBe(true);
    expect(names(session)).toEqual(['P0', 'P1', 'P2']);
    expect(session.record.text()).not.toContain('Eva');
    session.play(someMove(session));
    expect(freeSeats(session)).toEqual([1, 2]);
  });

  test('a resumed match goes on with those who sit there, or asks again', async () => {
    const folders = freshFolders();
    const first = await untilInvited(durak(['human'], {}, newJournal('durak', folders)));
    await first.close();
    const [save] = (await listAll(folders)).saves;
    if (save === undefined) throw new Error('no save');
    const again = await resumed(save, { folders });
    expect(freeSeats(again)).toEqual([1, 2]);
    again.seat([EVA]);
    await wait(again);
    await again.close();
    const [listed] = (await listAll(folders)).saves;
    expect(listed?.seats[2]).toEqual({
      name: 'Eva',
      by: 'random',
      guest: guestAt(again, 2),
    });
    expect(guestAt(again, 2)).toBeDefined();
    const last = await resumed(save, { folders });
    expect(names(last)).toEqual(['P0', 'P1', 'Eva']);
    expect(last.record.text()).toBe(again.record.text());
    expect(told(last)).toEqual(told(again));
    await playOn(last);
    await last.close();
    const found = await findSave(save.id, folders);
    if (isRefusal(found)) throw new Error(found.text.en);
    const entry = historyEntryOf(found.id, readFileSync(found.path), 0);
    expect(entry).toMatchObject({
      seats: ['human', 'random', 'random'],
      joined: ['random'],
      guests: ['', '', '', guestAt(again, 2)],
      seat: 0,
    });
  });

  test('statistics count whoever sat down among the opponents', () => {
    const entry = {
      id: '',
      game: 'durak',
      seed: '',
      options: {},
      seat: 0,
      points: [0, 1],
      total: 1,
      place: 1,
      won: true,
      steps: 9,
      time: 0,
      seats: ['human', 'ai:easy', 'ai:easy'],
    };
    expect(levelOf(entry)).toBe('easy');
    expect(levelOf({ ...entry, joined: ['ai:easy'] })).toBe('easy');
    expect(levelOf({ ...entry, joined: ['ai:hard'] })).toBe('mixed');
  });

  test('the same deals again open with the same steps, and nobody is asked', async () => {
    const session = await untilInvited(durak());
    session.seat([EVA]);
    await playOn(session);
    const again = await untilInvited(playAgain(session, {}, freshFolders()));
    expect(again.match().ended).toBe(true);
    expect(seatings(again.record.text())).toEqual(['{"by":"chance","do":"join 2"}']);
    expect(names(again)).toEqual(['P0', 'P1', 'Eva']);
    await again.close();
  });

  test('playing on from a position keeps those who sit there', async () => {
    const session = await untilInvited(durak());
    session.seat([EVA]);
    await wait(session);
    const start = session.made()[0]?.before;
    if (start === undefined) throw new Error('no start');
    const header = JSON.parse(session.record.text().split('\n')[0] ?? '');
    const branch = playOnFrom({ header, start, made: session.made() }, 2, { name: 'Ada' });
    expect(names(branch)).toEqual(['P0', 'P1', 'Ada']);
    expect(branch.state().players[2]?.who).toBe('human');
    await branch.close();
  });

  test('a review weighs the decisions of people while they sit there', async () => {
    const session = await untilInvited(durak());
    session.seat([{ ...EVA, who: 'human' }]);
    await playOn(session);
    const seats = session.made().find(({ seating }) => seating)?.seating?.before ?? [];
    const reviewed = reviewedIn(session.made(), seats);
    expect(new Set(reviewed.filter(({ before }) => before.deal === 1).map(({ by }) => by))).toEqual(
      new Set([0]),
    );
    expect(new Set(reviewed.filter(({ before }) => before.deal === 2).map(({ by }) => by))).toEqual(
      new Set([0, 2]),
    );
  });

  test('a program whose seat is taken over has ended', async () => {
    await withBot(['honest'], async (bot) => {
      const game = gameCalled('durak');
      const options = optionsOf(game, { firstAttack: 'newcomer', rounds: 2 });
      const players = [
        { name: 'Ada', who: 'human' as const },
        { name: 'Bot', who: programNamed(bot.name), bot },
        { name: 'Cleo', who: 'random' as const },
      ];
      const session = await untilInvited(openSession({ game, options, seed: 'test', players }));
      session.seat([{ seat: 1, name: 'Eva', who: 'random' }]);
      await playOn(session);
      expect(session.match().ended).toBe(true);
      expect(session.record.text()).not.toContain('"fault"');
      await session.close();
    });
  });
});
