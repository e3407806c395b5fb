/** A rest of a deal that is certain, offered and played out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { readCourse } from '../../src/play/course.ts';
import {
  type Claims,
  newJournal,
  type Occupant,
  openSitting,
  type Sitting,
} from '../../src/play/index.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, optionsOf, someMove, wait } from '../support/sitting.ts';

const GAME = 'boese-dame';

interface Given {
  readonly people?: number;
  readonly claims?: Claims;
  readonly folders?: { readonly games: string; readonly history: string };
}

/** One deal for four; the first seats are people. */
function sit(seed: string, { people = 1, claims, folders }: Given = {}): Sitting {
  const game = gameCalled(GAME);
  const who = (seat: number): Occupant => (seat < people ? 'human' : 'random');
  return openSitting({
    game,
    options: optionsOf(game, { deals: 1 }),
    seed,
    players: [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, who: who(seat) })),
    ...(claims && { claims }),
    ...(folders && { journal: newJournal(GAME, folders) }),
  });
}

/** Plays on until `stop` says so or the match ends; people play by the place in the match. */
async function playUntil(sitting: Sitting, stop: (sitting: Sitting) => boolean): Promise<boolean> {
  while (!sitting.match().ended) {
    if (sitting.covered()) sitting.uncover();
    if (stop(sitting)) return true;
    if (sitting.asked() === undefined) await sitting.advance();
    else expect(sitting.play(someMove(sitting))).toBeUndefined();
  }
  return false;
}

const isOffered = (sitting: Sitting): boolean => sitting.offer() !== undefined;

/** The first of these seeds in which a person is offered the rest, and the sitting then. */
async function offered(given: Given = {}): Promise<Sitting> {
  for (let n = 0; n < 200; n++) {
    const sitting = sit(`claim${n}`, given);
    if (await playUntil(sitting, isOffered)) return sitting;
    await sitting.close();
  }
  throw new Error('nobody was ever sure');
}

const told = (sitting: Sitting): readonly string[] => sitting.log().map(({ told }) => told(0).en);

describe('a person on lead who is sure of the rest', () => {
  test('is asked, and a yes plays it out step by step, every trick his', async () => {
    const folders = freshFolders();
    const sitting = await offered({ folders });
    const tricks = sitting.offer() ?? 0;
    const before = sitting.match().ply;
    expect(tricks).toBeGreaterThan(1);
    sitting.answer(true);
    expect(sitting.asked()).toBeUndefined();
    expect(sitting.runsOut()).toBe(true);
    expect(sitting.canUndo()).toBe(false);
    await wait(sitting);
    expect(sitting.match().ended).toBe(true);
    expect(sitting.runsOut()).toBe(false);
    expect(sitting.match().ply).toBe(before + 4 * tricks);
    expect(told(sitting)).toContain(`{0} takes all ${tricks} remaining tricks`);
    const taken = told(sitting).filter((words) => words.endsWith(' takes the trick'));
    expect(taken.slice(1 - tricks)).toEqual(Array(tricks - 1).fill('{0} takes the trick'));
  });

  test('the record holds every step', async () => {
    const folders = freshFolders();
    const sitting = await offered({ folders });
    const id = sitting.saved() ?? '';
    sitting.answer(true);
    await wait(sitting);
    const course = readCourse(
      readFileSync(join(folders.history, `${id}.talon.jsonl`), 'utf8'),
      findGame,
    );
    expect(!isRefusal(course) && course.made.length).toBe(sitting.match().ply);
    expect(!isRefusal(course) && course.match.closed).toEqual(sitting.match().closed);
  });

  test('comes to the same as playing it by hand', async () => {
    const quick = await offered();
    const slow = await offered();
    expect(slow.match().state).toEqual(quick.match().state);
    quick.answer(true);
    await wait(quick);
    slow.answer(false);
    const leads =
      slow.game.heuristics.claimLine?.(slow.game.observer.observe(slow.match().state, 0)) ?? [];
    for (const lead of leads) {
      expect(slow.play(slow.game.notation.write(lead))).toBeUndefined();
      await wait(slow);
    }
    expect(slow.match().closed?.points).toEqual(quick.match().closed?.points);
  });

  test('who says no, or plays a card, is not asked again in this deal', async () => {
    for (const refuse of [
      (sitting: Sitting) => sitting.answer(false),
      (sitting: Sitting) => sitting.play(someMove(sitting)),
    ]) {
      const sitting = await offered();
      refuse(sitting);
      expect(await playUntil(sitting, isOffered)).toBe(false);
      expect(told(sitting).some((words) => words.includes('remaining tricks'))).toBe(false);
    }
  });

  test('an answer that nobody asked for does nothing', async () => {
    const sitting = await wait(sit('claim0'));
    sitting.answer(true);
    expect(sitting.runsOut()).toBe(false);
    expect(sitting.asked()).toBe(0);
  });

  test('no other person sees a card or is asked while it is played out', async () => {
    const sitting = await offered({ people: 4 });
    const claimant = sitting.asked();
    expect(sitting.observer()).toBe(claimant);
    sitting.answer(true);
    while (!sitting.match().ended) {
      expect([sitting.observer(), sitting.covered(), sitting.asked()]).toEqual([
        claimant,
        false,
        undefined,
      ]);
      await sitting.advance();
    }
  });

  test('a closed sitting offers nothing', async () => {
    const sitting = await offered();
    await sitting.close();
    expect(sitting.offer()).toBeUndefined();
  });
});

describe('the setting', () => {
  test('never: nobody is asked and nothing is played out', async () => {
    for (let n = 0; n < 20; n++) {
      const sitting = sit(`claim${n}`, { claims: 'never' });
      expect(await playUntil(sitting, (at) => isOffered(at) || at.runsOut())).toBe(false);
    }
  });

  test('always: any certain rest is played out unasked, an opponent’s too', async () => {
    const seats = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const sitting = sit(`claim${n}`, { claims: 'always' });
      const runs = await playUntil(sitting, (at) => isOffered(at) || at.runsOut());
      if (!runs) continue;
      expect(sitting.offer()).toBeUndefined();
      seats.add(matchActor(sitting.match()));
      await wait(sitting);
      expect(sitting.match().ended).toBe(true);
    }
    expect(seats.has(0)).toBe(true);
    expect(seats.size).toBeGreaterThan(2);
  });
});
