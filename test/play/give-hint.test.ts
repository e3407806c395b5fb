/** What is thought out before a hint is asked for: the coach says that much is given away, and the hint goes on from there. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { giveHint, prepareHint } from '../../src/play/advice/give-hint.ts';
import type { Hint } from '../../src/play/advice/hint-words.ts';
import { givesMuchAway } from '../../src/play/advice/warning.ts';
import { usedHelpText } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import { someMove, wait } from '../support/session.ts';
import { sitAlone } from '../tui/sit.ts';
import { gameNamed } from '../tui/stage.ts';

const never = (): boolean => false;

/** Nobody presses keys here: thinking that nobody waits for needs no rests. */
beforeAll(() => {
  vi.stubGlobal('setTimeout', (act: () => void) => setImmediate(act));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

async function onTurn(seed = 'table'): Promise<Session> {
  return wait(sitAlone(gameNamed('boese-dame'), {}, seed).session);
}

/** A lead with several cards to choose from, and the texts of the moves. */
async function leading(): Promise<readonly [Session, readonly string[]]> {
  for (let n = 0; n < 40; n++) {
    const session = await onTurn(`lead ${n}`);
    const { game, state } = session.match();
    const texts = game.rules.legal(state).map((move) => game.notation.write(move));
    if (texts.length > 5) return [session, texts];
    await session.close();
  }
  throw new Error('nobody leads');
}

describe('the coach', () => {
  test('never warns of the move that the hint advises, and rarely of others', async () => {
    let marked = 0;
    let all = 0;
    for (let n = 0; n < 5; n++) {
      const session = await onTurn(`marks ${n}`);
      const { game, state } = session.match();
      const { move } = await giveHint(session);
      for (const text of game.rules.legal(state).map((one) => game.notation.write(one))) {
        const isMarked = await givesMuchAway(session, text, never);
        if (text === move) expect(isMarked).toBe(false);
        marked += Number(isMarked);
        all++;
      }
    }
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBeLessThan(all / 2);
  });

  test('is no help before it shows a mark: that is the screen’s to note', async () => {
    const [session, [text = '']] = await leading();
    await givesMuchAway(session, text, never);
    expect(session.record.isAssisted()).toBe(false);
    await giveHint(session);
    expect(session.record.isAssisted()).toBe(true);
  });

  test('stops when nobody waits any more', async () => {
    const [session, [text = '']] = await leading();
    expect(await givesMuchAway(session, text, () => true)).toBeUndefined();
  });
});

/** The hint, and the milliseconds until it is there. */
async function timed(session: Session): Promise<readonly [Hint, number]> {
  const since = performance.now();
  const hint = await giveHint(session);
  return [hint, performance.now() - since];
}

describe('what was begun ahead', () => {
  test('is what the hint says later, thought out once', async () => {
    const session = await onTurn();
    const begun = prepareHint(session);
    await begun?.advice;
    const [hint, time] = await timed(session);
    const [fresh, whole] = await timed(await onTurn());
    expect(time).toBeLessThan(whole / 2);
    expect(hint).toEqual(fresh);
    expect(prepareHint(session)).toBe(begun);
  });

  test('is dropped when the match moves on, unless the hint is waited for', async () => {
    const [session, [text = '']] = await leading();
    const begun = prepareHint(session);
    session.play(text);
    expect(await begun?.advice).toBeUndefined();
    const [other, [same = '']] = await leading();
    const asked = prepareHint(other, true);
    other.play(same);
    expect(await asked?.advice).toBeDefined();
  });

  test('says how it stands meanwhile, each time on twice as many worlds, and comes to what it says last', async () => {
    let settling = 0;
    for (let n = 0; n < 3; n++) {
      const session = await onTurn(`settles ${n}`);
      const heard: string[] = [];
      const last = await giveHint(session, (hint) => heard.push(JSON.stringify(hint)));
      expect(session.record.isAssisted()).toBe(true);
      expect(heard.length).toBeLessThanOrEqual(6);
      expect(new Set(heard).size).toBe(heard.length);
      for (const early of heard)
        expect(early).toMatch(/Still weighing\. .*Es wird noch abgewogen\. /);
      expect(last.sentence.en).not.toContain('Still weighing');
      const asked = heard.length;
      const again = await giveHint(session, (hint) => heard.push(JSON.stringify(hint)));
      expect(again).toEqual(last);
      expect(heard.length).toBe(asked);
      settling += asked;
    }
    expect(settling).toBeGreaterThan(3);
  });

  test('is dropped once the person has had a first answer and moved on', async () => {
    const [session, [text = '']] = await leading();
    await new Promise<void>((resolve) => {
      void giveHint(session, () => resolve());
    });
    const begun = prepareHint(session);
    session.play(text);
    const advice = await begun?.advice;
    // Unless there was nothing left to think.
    if (advice !== undefined) expect(advice.trials.length).toBeGreaterThan(0);
    expect(session.record.isAssisted()).toBe(true);
  });

  test('is no help where only one move is legal, which is no decision either', async () => {
    const session = await onTurn('forced');
    const isForced = (): boolean => {
      const { game, state } = session.match();
      return game.rules.legal(state).length === 1;
    };
    while (!isForced()) {
      session.play(someMove(session));
      await wait(session);
    }
    await giveHint(session);
    expect(session.record.helped('hint')).toBe(0);
    expect(session.record.isAssisted()).toBe(false);
    expect(usedHelpText(session)).toBeUndefined();
    session.play(someMove(session));
    await wait(session);
    while (isForced()) {
      session.play(someMove(session));
      await wait(session);
    }
    await giveHint(session);
    expect(usedHelpText(session)?.en).toBe('One hint.');
  });

  test('is nothing where nobody is to act', () => {
    const { session } = sitAlone('boese-dame');
    expect(prepareHint(session)).toBeUndefined();
  });
});
