/** One claim per seat and deal, and the post-mortem of a deal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { meaningsOf } from '../../src/play/advice/meanings.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { askedSeat, mayClaim } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { knownPostMortem } from '../../src/play/session/post-mortem.ts';
import type { Session } from '../../src/play/session/session.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, journalIn, optionsOf, sit, wait } from '../support/session.ts';

/** A person in every seat who bids one trick in the dealer's place and then only plays on. */
function declaring(folders?: Folders): Session {
  const game = gameCalled('bridge');
  const options = optionsOf(game, { scoring: 'duplicate', boards: 2 });
  const players = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, who: 'human' as const }));
  const journal = folders && journalIn(game.id, folders);
  return openSession({ game, options, seed: 'claim', players, ...(journal && { journal }) });
}

/** Plays these texts; a card unless said otherwise is the first that may be played. */
async function play(session: Session, ...lines: readonly string[]): Promise<Session> {
  for (const line of lines) {
    await wait(session);
    session.uncover();
    const { game, state } = session.match();
    const first = game.notation.write(game.rules.legal(state)[0]);
    const refused = session.play(line === 'card' ? first : line);
    if (refused !== undefined) throw new Error(refused.text.en);
  }
  await wait(session);
  return session;
}

const auction = ['1C', 'pass', 'pass', 'pass', 'card'] as const;

describe('a refused claim', () => {
  test('is the only one of its seat in the deal', async () => {
    const session = await play(declaring(), ...auction);
    expect(mayClaim(session)).toBe(true);
    expect(session.play('claim 13')).toMatchObject({ clause: 'BRI-5' });
    expect(mayClaim(session)).toBe(false);
    const again = session.play('claim 0');
    expect(again?.clause).toBe('BRI-5');
    expect(again?.text.en).toMatch(/^you have already claimed in this deal/);
    await play(session, 'card');
    expect(mayClaim(session)).toBe(true);
  });

  test('tells listeners, so that a screen takes the offer back', async () => {
    const session = await play(declaring(), ...auction);
    let told = 0;
    session.subscribe(() => told++);
    session.play('claim 13');
    expect(told).toBe(1);
    session.play('play ZZ');
    expect(told).toBe(1);
  });

  test('a claim that could not be made then, or one too high, does not count', async () => {
    const session = await play(declaring(), '1C', 'pass', 'pass', 'pass');
    expect(session.play('claim 13')?.clause).toBe('BRI-5');
    await play(session, 'card');
    expect(mayClaim(session)).toBe(true);
  });

  test('another deal brings another claim', async () => {
    const session = await play(declaring(), ...auction);
    session.play('claim 13');
    await play(session, ...Array.from({ length: 51 }, () => 'card'));
    expect(session.match().deal).toBe(2);
    await play(session, 'pass', 'pass', 'pass', '1C', 'pass', 'pass', 'pass', 'card');
    expect(mayClaim(session)).toBe(true);
    expect(session.play('claim 0')).toBeUndefined();
    expect(session.match().ended).toBe(true);
    expect(session.outcomes().at(-1)?.why).toBe('claimed');
  });

  test('is not forgotten when a step is taken back', async () => {
    const session = await play(declaring(), ...auction);
    session.play('claim 13');
    let before: number | undefined;
    while (before !== 0 || askedSeat(session) !== 0) {
      before = askedSeat(session);
      await play(session, 'card');
    }
    session.uncover();
    expect(session.undo()).toBe(true);
    expect(askedSeat(session)).toBe(0);
    expect(mayClaim(session)).toBe(false);
  });

  test('is kept in the record with the next step of its seat, and a resumed game knows it', async () => {
    const folders = freshFolders();
    const session = await play(declaring(folders), ...auction);
    session.play('claim 13');
    await play(session, 'card', 'card');
    await session.close();
    const [file = ''] = readdirSync(folders.games).filter((name) => name.endsWith('.jsonl'));
    const marked = readFileSync(join(folders.games, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('refused'));
    expect(marked).toHaveLength(1);
    expect(JSON.parse(marked[0] ?? '')).toMatchObject({ by: 0, refused: 'claim 13' });
    const save = await findSave(undefined, folders);
    if (isRefusal(save)) throw new Error(save.text.en);
    const resumed = await resumeSession(save, { folders });
    if (isRefusal(resumed)) throw new Error(resumed.text.en);
    await play(resumed, 'card');
    while (askedSeat(resumed) !== 0) await play(resumed, 'card');
    resumed.uncover();
    expect(mayClaim(resumed)).toBe(false);
    expect(resumed.play('claim 0')?.text.en).toMatch(/^you have already claimed/);
    await resumed.close();
  });
});

describe('the post-mortem', () => {
  test('is computed once, when somebody asks, of the deal with all its cards', async () => {
    const session = await play(declaring(), ...auction);
    expect(await session.postMortem(1)).toEqual([]);
    session.play('claim 0');
    await wait(session);
    expect(session.match().deal).toBe(2);
    expect(knownPostMortem(session, 1)).toBeUndefined();
    let told = 0;
    session.subscribe(() => told++);
    const facts = (await session.postMortem(1)) ?? [];
    const [contract, ...others] = facts.flatMap((found) => ('value' in found ? [found] : []));
    expect(contract?.value.en).toMatch(/^1\[clubs\] by North makes \d+ tricks; 0 were taken$/);
    expect(others.map(({ label }) => label.en)).toEqual(['missed in the bidding', 'par']);
    expect(knownPostMortem(session, 1)).toBe(facts);
    expect(await session.postMortem(1)).toBe(facts);
    expect(told).toBe(1);
  });

  test('stops when nobody wants it any more', async () => {
    const session = await play(declaring(), ...auction);
    session.play('claim 0');
    expect(await session.postMortem(1, () => true)).toBeUndefined();
    expect(knownPostMortem(session, 1)).toBeUndefined();
  });

  test('is empty in games without one', async () => {
    const session = await wait(sit('cabo', ['random'], { deals: 1 }));
    expect(await session.postMortem(1)).toEqual([]);
  });
});

describe('meanings', () => {
  test('of what was said, and of what the person to act could say', async () => {
    const session = await play(declaring(), '1N', 'pass');
    const meanings = meaningsOf(session.match(), 2);
    expect(meanings?.said.map(({ label }) => label.en)).toEqual(['{0}: 1 notrump', '{1}: pass']);
    expect(meanings?.said[0]?.value.en).toContain('15–17');
    const stayman = meanings?.open.find(({ label }) => label.en === '2 clubs');
    expect(stayman?.value.en).toContain('Stayman');
    expect(meaningsOf(session.match(), 0)?.open).toEqual([]);
  });

  test('there are none of cards, and none where nothing is agreed', async () => {
    const session = await play(declaring(), ...auction);
    expect(meaningsOf(session.match(), 0)?.open).toEqual([]);
    expect(meaningsOf(session.match(), 0)?.said).toHaveLength(4);
    const cabo = sit('cabo', ['human']);
    expect(meaningsOf((await wait(cabo)).match(), 0)).toBeUndefined();
  });
});
