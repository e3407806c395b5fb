/** DUR-35 with `cheats=wide`: false cards in attacks and passes, and every wronged player may notice. */
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { BrokenLaw } from '../../../src/engine/laws/law.ts';
import { checkUnlisted } from '../../../src/engine/laws/unlisted.ts';
import { LONGEST_LIST } from '../../../src/engine/longest-list.ts';
import { type AnyMatch, canonicalText } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { extraOf } from '../../../src/engine/record.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { findGame } from '../../../src/games/index.ts';
import { readSound } from '../../../src/play/kept/read-save.ts';
import { type Fault, follow, openFollower } from '../../../src/script/records/verify.ts';
import { after, legal, refusal } from '../../support/play.ts';
import { recordTo } from '../../support/positions.ts';
import { observationOf, told } from '../../support/shown.ts';
import { actorOf, boutOf, game, handOf, late, stateOf } from './setting.ts';

describe('cheats=wide', () => {
  const options = { cheating: true, cheats: 'wide' };
  const marks = (match: AnyMatch, line: string) => {
    const move = durak.notation.read(line);
    return isRefusal(move) ? line : extraOf(match, line).cheat;
  };

  test('DUR-35 an attack may hold one card of another rank, listed once and in canonical order', () => {
    const start = late(['9D 7C 7S', 'TC JC QC', 'QS KS'], { options });
    expect(legal(start)).toEqual([
      'attack 7C',
      'attack 7S',
      'attack 7C 7S',
      'attack 9D',
      'attack 7C 9D',
      'attack 7C 9D 7S',
      'attack 9D 7S',
    ]);
    expect(legal(late(['9D 7C 7S', 'TC', 'QS KS'], { options }))).not.toContain('attack 7C 9D');
    expect(marks(start, 'attack 7C 9D')).toBe(true);
    expect(marks(start, 'attack 7C 7S')).toBeUndefined();
    expect(boutOf(after(start, 'attack 9D 7S 7C'))).toBe('7C 7S 9D');
    expect(canonicalText(start, 'attack 7C 7S 9D')).toBe('attack 7C 9D 7S');
    expect(refusal(late(['9D 7C 7S KH', 'TC JC QC', 'QS'], { options }), 'attack 7C 9D KH')).toBe(
      'DUR-3',
    );
    const narrow = { cheating: true };
    expect(refusal(late(['9D 7C', 'TC JC QC', 'QS'], { options: narrow }), 'attack 7C 9D')).toBe(
      'DUR-3',
    );
  });

  test('DUR-35 a false attack is undone as a whole, and no more false cards are played', () => {
    const start = late(['9D 7C 7S', 'TC JC QC', 'QS KS'], { options });
    const attacked = after(start, 'attack 7C 7S 9D');
    expect(actorOf(attacked)).toBe(1);
    expect(legal(attacked)).toContain('catch');
    const caught = after(attacked, 'catch');
    expect(actorOf(caught)).toBe(0);
    expect(handOf(caught, 0)).toBe('7C 9D 7S');
    expect(boutOf(caught)).toBe('');
    expect(legal(caught)).toEqual(['attack 7C', 'attack 7S', 'attack 7C 7S', 'attack 9D']);
    expect(refusal(caught, 'attack 7C 9D')).toBe('DUR-35');
    const stands = after(attacked, 'cover 7C TC');
    expect(stateOf(stands).bout.doubted).toBe(-1);
    expect(boutOf(stands)).toBe('7C/TC 7S 9D');
    expect(refusal(stands, 'catch')).toBe('DUR-35');
    expect(
      legal(after(late(['7C 9D 9S', 'JC QC KC'], { options }), 'attack 7C 9D', 'cover 7C JC')),
    ).toContain('add 9S');
  });

  test('DUR-35 a pass may hold one card of another rank, or be one', () => {
    const passing = { ...options, transfer: 'any' };
    const start = late(['7C', '7D 8S', 'QS KS AS', 'QD KD'], { options: passing });
    const attacked = after(start, 'attack 7C');
    expect(legal(attacked).filter((line) => line.startsWith('pass'))).toEqual([
      'pass 7D',
      'pass 8S',
      'pass 7D 8S',
    ]);
    expect([marks(attacked, 'pass 8S'), marks(attacked, 'pass 7D')]).toEqual([true, undefined]);
    const passed = after(attacked, 'pass 7D 8S');
    expect(boutOf(passed)).toBe('7C 7D 8S');
    const caught = after(passed, 'catch');
    expect(stateOf(caught).bout).toMatchObject({ attacker: 0, defender: 1, other: 2, most: 2 });
    expect(handOf(caught, 1)).toBe('7D 8S');
    expect(legal(caught)).toEqual(['pass 7D', 'take']);
    expect(refusal(caught, 'pass 8S')).toBe('DUR-35');
    expect(refusal(caught, 'pass 7D 8S')).toBe('DUR-35');
    expect(refusal(caught, 'cover 7C 8S')).toBe('DUR-35');
    expect(legal(after(caught, 'pass 7D'))).toContain('cover 7C KS');
    expect(actorOf(after(passed, 'cover 7C KS', 'catch'))).toBe(2);
    const narrow = after(
      late(['7C', '7D 8S', 'QS KS'], { options: { cheating: true, transfer: 'any' } }),
      'attack 7C',
    );
    expect(refusal(narrow, 'pass 7D 8S')).toBe('DUR-21');
    expect(refusal(narrow, 'pass 8S')).toBe('DUR-21');
  });

  test('DUR-35 noticing names the play that goes back: a card, an attack or a pass', () => {
    const passing = { ...options, transfer: 'any' };
    const start = late(['7C 9D', '7D 8S', 'QS KS AS'], { options: passing });
    const noticed = (...steps: readonly string[]) => told(after(start, ...steps), 'catch');
    expect(noticed('attack 7C 9D')).toMatch(/^catches the false card: the attack goes back \|/);
    expect(noticed('attack 7C', 'pass 8S')).toMatch(
      /^catches the false card: the pass goes back \|/,
    );
    expect(noticed('attack 7C', 'cover 7C 8S')).toMatch(
      /^catches the false card, which goes back \|/,
    );
  });

  test('DUR-35 a false pass undone turns the play back too; a passed false attack keeps its rank', () => {
    const turning = { ...options, transfer: 'any', direction: 'keep' };
    const start = late(['7C TC TD', '7D 8S 9S', 'QS KS', 'QD KD'], { options: turning });
    const attacked = after(start, 'attack 7C');
    const turned = legal(attacked).find((line) => line.startsWith('pass 8S right')) ?? '';
    const passed = after(attacked, turned);
    expect(stateOf(after(passed, 'catch')).direction).toBe(stateOf(attacked).direction);
    const passing = { ...options, transfer: 'any' };
    const mixed = after(
      late(['7C 9D', '7D 9S 8S', 'QS KS AS JS', 'QD KD'], { options: passing }),
      'attack 7C 9D',
    );
    const honest = legal(mixed).filter((line) => marks(mixed, line) === undefined);
    expect(honest.filter((line) => line.startsWith('pass'))).toEqual(['pass 7D']);
    const onward = after(mixed, 'pass 7D');
    expect(boutOf(onward)).toBe('7C 9D 7D');
    expect(refusal(onward, 'catch')).toBe('DUR-35');
  });

  test('DUR-35 the other neighbour may notice a false cover too, unless the attacker plays on', () => {
    const start = late(['9C 9D', 'TC 8C JC', 'QC'], { options });
    const cheated = after(start, 'attack 9C', 'cover 9C 8C');
    expect([actorOf(cheated), legal(cheated)]).toEqual([0, ['add 9D', 'done', 'catch']]);
    const left = after(cheated, 'done');
    expect([actorOf(left), legal(left)]).toEqual([2, ['add QC', 'done', 'catch']]);
    const caught = after(left, 'catch');
    expect([actorOf(caught), handOf(caught, 1)]).toEqual([1, '8C TC JC']);
    expect(legal(caught)).toEqual(['cover 9C TC', 'cover 9C JC', 'take']);
    expect(refusal(caught, 'cover 9C 8C')).toBe('DUR-35');
    expect(stateOf(after(left, 'done')).bout.doubted).toBe(-1);
    const played = after(cheated, 'add 9D');
    expect(stateOf(played).bout.doubted).toBe(-1);
    const empty = after(late(['9C', '8C JC', 'QC'], { options }), 'attack 9C', 'cover 9C 8C');
    expect(legal(after(empty, 'done'))).toContain('catch');
    const two = after(late(['9C 9D', '8C JC'], { options }), 'attack 9C', 'cover 9C 8C', 'done');
    expect(stateOf(two).bout.doubted).toBe(-1);
  });

  test('DUR-33 DUR-35 the Weli may be the false card, as any six', () => {
    const start = late(['7C 6D', 'TC JC', 'QS'], { options: { ...options, weli: true } });
    expect(legal(start)).toEqual([
      'attack 6D',
      'attack 6D=C',
      'attack 6D=H',
      'attack 6D=S',
      'attack 7C',
      'attack 7C 6D',
      'attack 7C 6D=C',
      'attack 7C 6D=H',
      'attack 7C 6D=S',
    ]);
    expect(handOf(after(start, 'attack 7C 6D=S', 'catch'), 0)).toBe('7C 6D');
  });

  test('DUR-35 whoever was caught adds nothing false until the next bout', () => {
    const start = late(['9C 9D 7S AS KS', 'TC JC QC 8D', 'QS KD'], { options });
    const caught = after(start, 'attack 9C', 'cover 9C TC', 'add 7S', 'catch');
    expect([actorOf(caught), legal(caught)]).toEqual([0, ['add 9D', 'done']]);
    expect(refusal(caught, 'add 7S')).toBe('DUR-35');
    const beaten = after(caught, 'done', 'done');
    expect(actorOf(beaten)).toBe(1);
    expect(legal(after(beaten, 'attack JC', 'cover JC QS', 'done'))).toContain('add 7S');
  });

  test('DUR-35 a list is cut short: honest attacks, then the false ones of the fewest cards', () => {
    const huge = { packs: 3, limit: 'none' } as const;
    const ranks = [...'6789TJQKA'];
    const hand = ranks.map((rank) => `${rank}C ${rank}C ${rank}D ${rank}D ${rank}S`).join(' ');
    const defender = ranks.map((rank) => `${rank}H ${rank}S`).join(' ');
    const start = late([hand, defender], { options: { ...options, ...huge } });
    const honest = legal(late([hand, defender], { options: huge }));
    const listed = legal(start);
    expect(listed).toHaveLength(LONGEST_LIST);
    expect(new Set(listed).size).toBe(LONGEST_LIST);
    expect(listed.slice(0, honest.length).toSorted()).toEqual(honest.toSorted());
    const cardsIn = (line: string) => line.split(' ').length - 1;
    const sizes = listed.slice(honest.length).map(cardsIn);
    expect(listed.slice(honest.length).every((line) => marks(start, line) === true)).toBe(true);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    const cards = [...new Set(hand.split(' '))];
    const pairs = cards.flatMap((one, at) =>
      cards.slice(at + 1).map((two) => canonicalText(start, `attack ${one} ${two}`)),
    );
    expect(pairs.filter((pair) => !listed.includes(pair))).toEqual([]);
    expect(sizes.at(-1)).toBeGreaterThan(2);
    const larger = canonicalText(start, 'attack 6C 6C 6D 6S AS');
    expect(listed).not.toContain(larger);
    expect(boutOf(after(start, larger))).toBe('6C 6C 6D 6S AS');
    expect(handOf(after(start, larger, 'catch'), 0)).toBe(handOf(start, 0));
  });

  test('DUR-35 a list that was cut short may lack what is legal, a whole one may not', () => {
    const hand = [...'6789TJQKA']
      .map((rank) => `${rank}C ${rank}C ${rank}D ${rank}D ${rank}S`)
      .join(' ');
    const huge = { ...options, packs: 3, limit: 'none' };
    const start = late([hand, [...'6789TJQKA'].map((rank) => `${rank}H ${rank}S`).join(' ')], {
      options: huge,
    });
    const clauses = new Set(game.clauses(start.options).map(({ id }) => id));
    const tried = (match: AnyMatch, listed: readonly string[], text: string) => {
      const observation = observationOf(match);
      const observed = { observation, table: match.game.display.table(observation) };
      const random = openQuickStream('unlisted');
      return checkUnlisted(match, listed, observed, { texts: [[text]], clauses, random });
    };
    expect(tried(start, legal(start), 'attack 6C 6C 6D 6S AS')).toBe(1);
    const small = late(['9D 7C 7S', 'TC JC QC', 'QS KS'], { options });
    const lacking = legal(small).filter((line) => line !== 'attack 7C 9D');
    expect(() => tried(small, lacking, 'attack 7C 9D')).toThrow(BrokenLaw);
  });

  test('DUR-35 players try it seldom, and notice what they see', () => {
    const start = late(['9D 7C 7S', 'TC JC QC', 'QS KS'], { options });
    const weights = (match: AnyMatch) => {
      const moves = match.game.rules.legal(match.state);
      const weight = match.game.heuristics.policy?.(observationOf(match), moves) ?? [];
      return Object.fromEntries(legal(match).map((line, at) => [line, weight[at] ?? 0]));
    };
    const fresh = weights(start);
    expect(fresh['attack 7C 9D'] ?? 1).toBeLessThan(fresh['attack 7C'] ?? 0);
    const noticed = weights(after(start, 'attack 7C 9D'));
    expect(Math.max(...Object.values(noticed))).toBe(noticed.catch);
  });
});

describe('records from before false attacks were sorted and the caught were barred', () => {
  const options = { players: 4, cheating: true, cheats: 'wide', transfer: 'any' };
  const steps = [
    { by: 'chance', do: 'dealer 2' },
    {
      by: 'chance',
      do: 'deal 7H QH 6C TH 8S KD 9D TC KS 7D QD AS KH AD 6D 6H 6S 7C QS AC JC KC 9S QC TS JD JS TD 8D JH 9H 7S AH 8H 9C 8C',
    },
    { by: 3, do: 'attack KH 8S KS', cheat: true },
    { by: 0, do: 'catch' },
  ] as const;
  const record = recordTo(game, { options, steps, counts: [] });
  const before = record.replace('attack KH 8S KS', 'attack KH KS 8S');
  const barred = `${before}{"by":3,"do":"attack KH 8S","cheat":true}\n`;
  const faultsIn = async (text: string) => {
    const faults: Fault[] = [];
    const follower = openFollower(findGame, (fault) => faults.push(fault));
    await follow(Readable.from([Buffer.from(text)]), follower);
    const clauses = faults.map(({ line, clause }) => `${line} ${clause}`);
    return { clauses, loose: follower.counts().loose };
  };

  test('are resumed with their cards in canonical order, and verify counts the others', async () => {
    const { timeline, damage } = readSound(Buffer.from(before), findGame);
    expect(damage).toBeUndefined();
    expect(timeline?.made.map(({ text }) => text)).toEqual(steps.map((step) => step.do));
    expect(before).not.toBe(record);
    expect(await faultsIn(before)).toMatchObject({ loose: 1 });
    expect(await faultsIn(record)).toMatchObject({ loose: 0 });
  });

  test('end where someone caught plays a false card again, with its clause', async () => {
    const { timeline, damage } = readSound(Buffer.from(barred), findGame);
    expect(timeline?.made).toHaveLength(steps.length);
    expect(damage?.line).toBe(6);
    expect(damage?.reason.en).toContain('you were caught in this bout');
    expect(await faultsIn(barred)).toMatchObject({ clauses: ['6 DUR-35'], loose: 1 });
  });
});
