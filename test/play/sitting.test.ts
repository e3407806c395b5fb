import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { isPersonOnTurn, playOn, sit, someMove, wait } from '../support/sitting.ts';

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('a person plays a deal to its end and the log tells every step', async () => {
    const sitting = await playOn(sit(id, ['human']));
    expect(sitting.match().ended).toBe(true);
    const steps = sitting.log().filter(({ by }) => by !== 'table');
    expect(steps).toHaveLength(sitting.match().ply);
    for (const entry of sitting.log()) expect(entry.told(0).en).not.toBe('');
    expect(sitting.log().flatMap(({ outcome }) => outcome ?? [])).toEqual(sitting.outcomes());
    expect(sitting.outcomes().at(-1)).toEqual(sitting.match().closed);
  });

  test('the log names no card to the person that stays wholly hidden from him', async () => {
    const sitting = await wait(sit(id, ['human']));
    while (!sitting.match().ended) {
      if (isPersonOnTurn(sitting)) sitting.play(someMove(sitting));
      else await sitting.advance();
      const { pack, state, closed } = sitting.match();
      if (closed !== undefined) continue;
      const { pool } = sitting.game.observer.hidden(sitting.game.observer.observe(state, 0));
      const told = sitting.log().at(-1)?.told(0).en ?? '';
      for (const [, token = ''] of told.matchAll(/\[([^\]]+)\]/g)) {
        const card = pack.tokens.indexOf(token);
        const copies = pack.order.filter((other) => other === card).length;
        const unseen = pool.filter((other) => other === card).length;
        expect(unseen, `${told} at ${sitting.match().ply}`).toBeLessThan(copies);
      }
    }
  });
});

describe('turns', () => {
  test('advance stops at a person and goes on after his step', async () => {
    const sitting = await wait(sit('boese-dame', ['random', 'human']));
    expect(matchActor(sitting.match())).toBe(1);
    expect(await sitting.advance()).toBeUndefined();
    expect(sitting.play(someMove(sitting))).toBeUndefined();
    const entry = await sitting.advance();
    expect(entry?.by).toBe(2);
  });

  test('a step is read in any spelling and refused with its clause', async () => {
    const sitting = await wait(sit('boese-dame', ['human', 'human', 'human', 'human']));
    const legal = someMove(sitting);
    const card = legal.replace('play ', '').toLowerCase();
    expect(sitting.play(card)).toBeUndefined();
    expect(sitting.log().at(-1)?.told(0).en).toContain(card.toUpperCase());
    const refused = sitting.play('dance');
    expect(isRefusal(refused) && refused.clause).toBe('notation');
  });

  test('nobody plays out of turn', () => {
    const sitting = sit('boese-dame', ['human']);
    expect(sitting.play('play QS')?.clause).toBe('conventions');
    expect(sitting.match().ply).toBe(0);
  });

  test('two calls of advance make one step', async () => {
    const sitting = sit('boese-dame', ['human']);
    const [one, two] = await Promise.all([sitting.advance(), sitting.advance()]);
    expect(one).toBe(two);
    expect(sitting.match().ply).toBe(1);
  });

  test('listeners hear every step and no more after they leave', async () => {
    const sitting = sit('boese-dame', ['human']);
    let heard = 0;
    const leave = sitting.subscribe(() => heard++);
    await sitting.advance();
    expect(heard).toBe(1);
    leave();
    await sitting.advance();
    expect(heard).toBe(1);
  });

  test('snapshots stay the same values until something happens', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    expect(sitting.log()).toBe(sitting.log());
    expect(sitting.outcomes()).toBe(sitting.outcomes());
    expect(sitting.match()).toBe(sitting.match());
    expect(sitting.notices()).toBe(sitting.notices());
  });

  test('a closed sitting makes no more steps', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    sitting.close();
    expect(sitting.play(someMove(sitting))?.clause).toBe('conventions');
    expect(await sitting.advance()).toBeUndefined();
    expect(sitting.undo()).toBe(false);
  });
});

describe('several people', () => {
  test('hands are covered until the person on turn uncovers them', async () => {
    const sitting = await wait(sit('boese-dame', ['human', 'human']));
    while (isPersonOnTurn(sitting)) {
      const first = sitting.observer();
      expect(first).toBe(matchActor(sitting.match()));
      expect(sitting.covered()).toBe(true);
      sitting.uncover();
      expect(sitting.covered()).toBe(false);
      sitting.play(someMove(sitting));
      if (!isPersonOnTurn(sitting)) expect(sitting.observer()).toBe(first);
    }
    expect(sitting.covered()).toBe(false);
  });

  test('one person alone is never covered', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    expect(sitting.covered()).toBe(false);
  });

  test('without people a spectator looks on', () => {
    const sitting = sit('boese-dame', []);
    expect(sitting.observer()).toBe(-1);
    expect(sitting.covered()).toBe(false);
  });
});

describe('hints', () => {
  test('a hint names a legal move, says why and marks the sitting as assisted', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    expect(sitting.assisted()).toBe(false);
    const hint = await sitting.hint();
    expect(sitting.assisted()).toBe(true);
    expect(hint.sentence.en).toMatch(/^A strong player in your place plays \[..\]\./);
    expect(hint.sentence.de).toMatch(/^Ein starker Spieler an deiner Stelle spielt \[..\]\./);
    expect(hint.weighed.length).toBeGreaterThan(1);
    expect(hint.weighed[0]?.told.en).toMatch(/^plays \[..\]$/);
    const worths = hint.weighed.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(sitting.play(hint.move)).toBeUndefined();
  });

  test('asked twice, the same hint', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    expect(await sitting.hint()).toEqual(await sitting.hint());
  });

  test('no hint while an opponent is on turn', async () => {
    await expect(sit('boese-dame', []).hint()).rejects.toThrow();
  });
});
