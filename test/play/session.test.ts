import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import { isCovered, observerOf } from '../../src/play/session/deciding.ts';
import { isPersonOnTurn, playOn, sit, someMove, wait } from '../support/session.ts';

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('a person plays a deal to its end and the log tells every step', async () => {
    const session = await playOn(sit(id, ['human']));
    expect(session.match().ended).toBe(true);
    const steps = session.log().filter(({ by }) => by !== 'table');
    // A log passes over steps that only let play go on, where the game has any.
    if (session.setup.game.display.standingOrder === undefined)
      expect(steps).toHaveLength(session.match().ply);
    expect(new Set(steps.map(({ ply }) => ply)).size).toBe(steps.length);
    expect(steps.length).toBeGreaterThan(session.match().ply / 3);
    for (const entry of session.log()) expect(entry.told(0).en).not.toBe('');
    expect(session.log().flatMap(({ outcome }) => outcome ?? [])).toEqual(session.outcomes());
    expect(session.outcomes().at(-1)).toEqual(session.match().closed);
  });

  test('the log names no card to a person that stays wholly hidden from them', async () => {
    const session = await wait(sit(id, ['human']));
    while (!session.match().ended) {
      if (isPersonOnTurn(session)) session.play(someMove(session));
      else await session.advance();
      const { pack, state, closed } = session.match();
      if (closed !== undefined) continue;
      const { pool } = session.setup.game.observer.hidden(
        session.setup.game.observer.observe(state, 0),
      );
      const told = session.log().at(-1)?.told(0).en ?? '';
      for (const [, token = ''] of told.matchAll(/\[([^\]]+)\]/g)) {
        const card = pack.tokens.indexOf(token);
        const copies = pack.order.filter((other) => other === card).length;
        const unseen = pool.filter((other) => other === card).length;
        expect(unseen, `${told} at ${session.match().ply}`).toBeLessThan(copies);
      }
    }
  });
});

describe('turns', () => {
  test('advance stops at a person and goes on after their step', async () => {
    const session = await wait(sit('boese-dame', ['random', 'human']));
    expect(matchActor(session.match())).toBe(1);
    expect(await session.advance()).toBeUndefined();
    expect(session.play(someMove(session))).toBeUndefined();
    const entry = await session.advance();
    expect(entry?.by).toBe(2);
  });

  test('a step is read in any spelling and refused with its clause', async () => {
    const session = await wait(sit('boese-dame', ['human', 'human', 'human', 'human']));
    const legal = someMove(session);
    const card = legal.replace('play ', '').toLowerCase();
    expect(session.play(card)).toBeUndefined();
    expect(session.log().at(-1)?.told(0).en).toContain(card.toUpperCase());
    const refused = session.play('dance');
    expect(isRefusal(refused) && refused.clause).toBe('notation');
  });

  test('nobody plays out of turn', () => {
    const session = sit('boese-dame', ['human']);
    expect(session.play('play QS')?.clause).toBe('conventions');
    expect(session.match().ply).toBe(0);
  });

  test('two calls of advance make one step', async () => {
    const session = sit('boese-dame', ['human']);
    const [one, two] = await Promise.all([session.advance(), session.advance()]);
    expect(one).toBe(two);
    expect(session.match().ply).toBe(1);
  });

  test('listeners hear every step and no more after they leave', async () => {
    const session = sit('boese-dame', ['human']);
    let heard = 0;
    const leave = session.subscribe(() => heard++);
    await session.advance();
    expect(heard).toBe(1);
    leave();
    await session.advance();
    expect(heard).toBe(1);
  });

  test('snapshots stay the same values until something happens', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(session.log()).toBe(session.log());
    expect(session.outcomes()).toBe(session.outcomes());
    expect(session.match()).toBe(session.match());
    expect(session.record.notices()).toBe(session.record.notices());
  });

  test('a closed session makes no more steps', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    session.close();
    expect(session.play(someMove(session))?.clause).toBe('conventions');
    expect(await session.advance()).toBeUndefined();
    expect(session.undo()).toBe(false);
  });
});

describe('several people', () => {
  test('hands are covered until the person to act uncovers them', async () => {
    const session = await wait(sit('boese-dame', ['human', 'human']));
    while (isPersonOnTurn(session)) {
      const first = observerOf(session);
      expect(first).toBe(matchActor(session.match()));
      expect(isCovered(session)).toBe(true);
      session.uncover();
      expect(isCovered(session)).toBe(false);
      session.play(someMove(session));
      if (!isPersonOnTurn(session)) expect(observerOf(session)).toBe(first);
    }
    expect(isCovered(session)).toBe(false);
  });

  test('one person alone is never covered', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(isCovered(session)).toBe(false);
  });

  test('without people a spectator looks on', () => {
    const session = sit('boese-dame', []);
    expect(observerOf(session)).toBe(-1);
    expect(isCovered(session)).toBe(false);
  });
});

describe('hints', () => {
  test('a hint names a legal move, says why and marks the session as assisted', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(session.record.isAssisted()).toBe(false);
    const hint = await giveHint(session);
    expect(session.record.isAssisted()).toBe(true);
    expect(hint.sentence.en).toMatch(
      /^(Probably best: a|A) strong player in your place plays \[..\]\.( \[..\] is just as good\.)?$/,
    );
    expect(hint.sentence.de).toMatch(
      /^(Wahrscheinlich am besten: )?Ein starker Spieler an deiner Stelle spielt \[..\]\.( \[..\] ist ebenso gut\.)?$/,
    );
    // The last line says on what the figures rest.
    const [, page = []] = hint.pages;
    const figures = page.slice(0, -1);
    expect(figures.length).toBeGreaterThan(1);
    for (const { en } of figures)
      expect(en).toMatch(
        /^\[..\]: (best|as good|about [\d.]+ points? less); wins \d+ of 100 deals$/,
      );
    const behind = figures.map(({ en }) => Number(/about ([\d.]+)/.exec(en)?.[1] ?? 0));
    expect(behind).toEqual(behind.toSorted((a, b) => a - b));
    expect(session.play(hint.move)).toBeUndefined();
  });

  test('asked twice, the same hint', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(await giveHint(session)).toEqual(await giveHint(session));
  });

  test('no hint while an opponent is to act', async () => {
    await expect(giveHint(sit('boese-dame', []))).rejects.toThrow();
  });
});
