import { describe, expect, test } from 'vitest';
import { writeChance } from '../../../src/engine/chance-step.ts';
import { CHANCE } from '../../../src/engine/game.ts';
import { type AnyMatch, chanceOf, matchActor } from '../../../src/engine/match.ts';
import { resolveOptions, secondsPerMove } from '../../../src/engine/options.ts';
import { extraOf } from '../../../src/engine/record.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { check, options as list } from '../../../src/games/durak/variants/index.ts';
import { after, closed, legal, position, refusal } from '../../support/play.ts';
import { announced } from '../../support/shown.ts';
import { actorOf, boutOf, cardsIn, dealStep, dealt, handOf, late, stateOf } from './setting.ts';

test('DUR-1, DUR-29 the deal tells trump and the card that makes it, unless each has their own', () => {
  const told = ({ players = 2, ...given }: { players?: number; trump?: string }, under: string) => {
    const opened = position(durak, { players, ...given }, `dealer ${players - 1}`);
    return announced(opened, dealStep(opened, ['', '7S 8S 9S TS JS QS'], { under }));
  };
  expect(told({}, 'AH')).toEqual([
    'trump is [hearts]: [AH] is turned up | Trumpf ist [hearts]: [AH] liegt offen',
  ]);
  expect(told({ trump: 'hearts' }, 'AC')).toEqual(['trump is [hearts] | Trumpf ist [hearts]']);
  expect(told({ trump: 'none' }, 'AC')).toEqual([]);
  expect(told({ trump: 'own-after' }, 'AC')).toEqual([]);
  const [sixth] = told({ players: 6 }, '');
  expect(sixth).toMatch(/^trump is \[\w+\]: \{5\} shows \[\w+\] \|/);
});

describe('what beats what', () => {
  test('DUR-25 clubs are beaten only by clubs; clubs as trump stay as ever', () => {
    const options = { clubs: true };
    const start = after(late(['7C', '8C 6H AS', 'QC'], { options }), 'attack 7C');
    expect(legal(start)).toEqual(['cover 7C 8C', 'take']);
    expect(legal(after(late(['7D', '8C 6H', 'QC'], { options }), 'attack 7D'))).toContain(
      'cover 7D 6H',
    );
    const trumps = after(late(['7D', '6C 8S', 'QC'], { options, trump: 'C' }), 'attack 7D');
    expect(legal(trumps)).toContain('cover 7D 6C');
  });

  test('DUR-31 an ace is beaten by low cards of its suit, or by the two alone', () => {
    const covers = (beatAces: string, attack: string, hand: string) =>
      legal(
        after(late([attack, hand, 'QC'], { options: { deck: 52, beatAces } }), `attack ${attack}`),
      ).filter((text) => text.startsWith('cover'));
    expect(covers('low', 'AH', '2H 5H 6H 5S')).toEqual(['cover AH 2H', 'cover AH 5H']);
    expect(covers('two', 'AS', '2S 3S 2D')).toEqual(['cover AS 2S']);
    expect(covers('two', '2S', '3S 4D')).toEqual(['cover 2S 3S']);
    expect(covers('off', 'AH', '2H 3H')).toEqual([]);
    expect(refusal(late(['AH', '2H', 'QC'], { options: { deck: 52 } }), 'cover AH 2H')).toBe(
      'DUR-4',
    );
  });

  test('DUR-32 without limit only the defender’s hand counts, in the first bout too', () => {
    const sevens = '7C 7C 7D 7D 7S 7S 7H';
    const hand = '8C 8C 9C 9C TC TC JC';
    const options = { limit: 'none', packs: 2 };
    const free = late([sevens, hand], { options, change: { bouts: 0 } });
    expect(legal(free)).toContain('attack 7C 7C 7D 7D 7H 7S 7S');
    const six = late([sevens, hand], { options: { packs: 2 } });
    expect(refusal(six, 'attack 7C 7C 7D 7D 7H 7S 7S')).toBe('DUR-6');
  });

  test('DUR-33 the Weli plays as any six, lies as it was named and is taken up as 6D', () => {
    const options = { weli: true };
    const start = late(['6D 6C 9S', '7S 7C 8D', 'QC'], { options });
    expect(legal(start).slice(0, 4)).toEqual([
      'attack 6C',
      'attack 6D',
      'attack 6D=C',
      'attack 6D=H',
    ]);
    expect(legal(start)).toContain('attack 6C 6D=S');
    const lying = after(start, 'attack 6D=S');
    expect(legal(lying)).toEqual(['cover 6D=S 7S', 'take']);
    expect(refusal(lying, 'cover 6D 8D')).toBe('DUR-4');
    expect(handOf(after(lying, 'take'), 1)).toBe('7C 6D 8D 7S');
    expect(refusal(late(['6D', '7S', 'QC']), 'attack 6D=S')).toBe('DUR-33');
  });

  test('DUR-33 in covering, adding and passing; in texts it sorts as 6D', () => {
    const options = { weli: true, transfer: 'any' };
    const trump = after(late(['AS', '6D 8C', 'QC'], { options }), 'attack AS');
    expect(legal(trump)).toEqual(['cover AS 6D=H', 'take']);
    expect(refusal(after(late(['AS', '6D 8C', 'QC']), 'attack AS'), 'cover AS 6D=H')).toBe(
      'DUR-33',
    );
    const covered = after(
      late(['6C 9S', '6H 8C 9D', '6D 6S'], { options }),
      'attack 6C',
      'cover 6C 8C',
      'done',
    );
    expect(legal(covered)).toContain('add 6D=H 6S');
    expect(boutOf(after(covered, 'add 6S 6D=C'))).toBe('6C/8C 6D=C 6S');
    const reading = durak.notation.read('attack 6s 6d=♥');
    expect(isRefusal(reading) ? reading.text.en : durak.notation.write(reading)).toBe(
      'attack 6D=H 6S',
    );
    const itself = durak.notation.read('attack 6D=D');
    expect(isRefusal(itself) ? '' : durak.notation.write(itself)).toBe('attack 6D');
  });
});

describe('quicky and duel', () => {
  test('DUR-26 quicky: nothing is drawn, out is who has no cards', () => {
    const options = { quicky: 'on' };
    const start = late(['7C', '8C 9C', 'QC KC'], { options, stock: 'AC AD AS', turned: true });
    const out = after(start, 'attack 7C', 'cover 7C 8C', 'done');
    expect(stateOf(out).out).toEqual([0]);
    expect(handOf(out, 1)).toBe('9C');
    expect(stateOf(out).unseen.stock).toHaveLength(3);
  });

  test('DUR-26 DUR-27 quicky: new hands are asked for before the first attack all the same', () => {
    const options = { players: 2, deck: 52, gennadi: true, fiveSuited: true, quicky: 'on' };
    const match = dealt(options, ['2C 7C 8C 9C TC JD', '7D 8D 9D TD QD JC'], { under: 'AH' });
    expect(legal(match)).toEqual(['keep', 'new', 'new 0', 'new 1']);
    const asked = after(match, 'new');
    expect(matchActor(asked)).toBe(CHANCE);
    const anew = after(asked, writeChance(asked.pack, durak.rules.chanceEvents, chanceOf(asked)));
    expect(legal(anew)).toEqual(['keep', 'new 0', 'new 1']);
    const begun = after(anew, 'keep');
    expect(legal(begun)[0]).toMatch(/^attack/);
    expect(stateOf(begun).unseen.stock).toHaveLength(40);
  });

  test('DUR-26 a duel is for two, and goes on with new hands while the stock holds them', () => {
    expect(() => late(['7C', '8C', '9C'], { options: { quicky: 'duel' } })).toThrow(/two/);
    const stock = 'AC KC AD KD AS KS QC QD QS JC JD 6H';
    const options = { quicky: 'duel' };
    const heat = after(
      late(['7C', '8C 9C'], { options, stock, turned: true }),
      'attack 7C',
      'cover 7C 8C',
    );
    expect(stateOf(heat).course.heats).toEqual([1, 0]);
    expect(handOf(heat, 0)).toBe('QC AC JD AD QS AS');
    expect(handOf(heat, 1)).toBe('JC KC QD KD 6H KS');
    expect(stateOf(heat).bout).toMatchObject({ attacker: 0, defender: 1, most: 6 });
    expect(stateOf(heat).turned).toBe(-1);
    expect(stateOf(heat).out).toEqual([]);
    const attacked = after(late(['7C', '8C 9C'], { options, stock, turned: true }), 'attack 7C');
    expect(announced(attacked, 'cover 7C 8C').join()).toContain('{0} wins the heat');
  });

  test('DUR-26 a drawn heat: the lowest trump attacks; in the end fewer heats lose', () => {
    const stock = 'AC KC AD KD AS KS QC QD QS JC 6H 7H';
    const options = { quicky: 'duel' };
    const drawn = after(
      late(['7C', '8C'], { options, stock, turned: true }),
      'attack 7C',
      'cover 7C 8C',
    );
    expect(stateOf(drawn).course.heats).toEqual([0, 0]);
    expect(stateOf(drawn).bout.attacker).toBe(0);
    const attacked = after(late(['7C', '8C'], { options, stock, turned: true }), 'attack 7C');
    expect(announced(attacked, 'cover 7C 8C').join()).toContain('the heat is drawn');
    const few = after(
      late(['7C', '8C 9C'], { options, stock: 'AC AD' }),
      'attack 7C',
      'cover 7C 8C',
    );
    expect(closed(few)).toMatchObject({ why: 'durak', points: [0, 1] });
    expect(stateOf(few).out).toEqual([0]);
    const even = after(late(['7C', '8C'], { options, stock: 'AC AD' }), 'attack 7C', 'cover 7C 8C');
    expect(closed(even).why).toBe('draw');
  });

  test('DUR-26 no new hands in later heats; five cards only in the first bout of the game', () => {
    const options = { quicky: 'duel', deck: 52, gennadi: true };
    const opened = dealt({ players: 2, ...options }, ['2C', '3C'], { under: 'AH' });
    expect(legal(opened)).toEqual(['keep', 'new']);
    const stock = '2C 2D 2S 3C 3D 3S 4C 4D 4S 5C 5D 5S';
    const heat = after(late(['7C', '8C 9C'], { options, stock }), 'attack 7C', 'cover 7C 8C');
    expect(legal(heat)[0]).toMatch(/^attack/);
    expect(stateOf(heat).bout.most).toBe(6);
  });
});

describe('new hands and new trumps', () => {
  const gennadi = { players: 2, deck: 52, gennadi: true };

  test('DUR-27 a card below six earns a new hand; every seat is asked once from forehand', () => {
    const match = dealt(gennadi, ['2C 7C 8C 9C TC JC', '7D 8D 9D TD JD QD'], { under: 'AH' });
    expect(actorOf(match)).toBe(0);
    expect(legal(match)).toEqual(['keep', 'new']);
    const kept = after(match, 'keep');
    expect(actorOf(kept)).toBe(1);
    expect(legal(kept)).toEqual(['keep']);
    expect(refusal(kept, 'new')).toBe('DUR-27');
    expect(legal(after(kept, 'keep'))[0]).toMatch(/^attack/);
  });

  test('DUR-27 redeal: the hand goes back to the stock and as many come from the top', () => {
    const match = dealt(gennadi, ['2C 7C 8C 9C TC JC', '7D 8D 9D TD JD QD'], { under: 'AH' });
    const asked = after(match, 'new');
    expect(matchActor(asked)).toBe(CHANCE);
    const step = chanceOf(asked);
    expect(step.word).toBe('redeal');
    expect(step.values).toHaveLength(39 + 6);
    expect(refusal(asked, 'redeal 2C 3C')).toBe('DUR-27');
    const text = writeChance(asked.pack, durak.rules.chanceEvents, step);
    const dealtAnew = after(asked, text);
    expect(handOf(dealtAnew, 0).split(' ').sort()).toEqual(text.split(' ').slice(1, 7).sort());
    expect(stateOf(dealtAnew).unseen.stock.at(-1)).toBe(stateOf(dealtAnew).turned);
    expect(actorOf(dealtAnew)).toBe(1);
    expect(stateOf(dealtAnew).course.newHands).toBe(1);
  });

  test('DUR-27 he knows what he put back, and that nobody holds it', () => {
    const match = dealt(gennadi, ['2C 7C 8C 9C TC JC', '7D 8D 9D TD JD QD'], { under: 'AH' });
    const asked = after(match, 'new');
    const { tokens } = asked.pack;
    const given = [...chanceOf(asked).values].sort((a, b) => b - a).map((card) => tokens[card]);
    const anew = after(asked, `redeal ${given.join(' ')}`);
    const hidden = durak.observer.hidden(durak.observer.observe(stateOf(anew), 0));
    expect(hidden.pool.filter((card) => card >= 100)).toHaveLength(6);
    expect(hidden.slots[0]?.admits?.(100)).toBe(false);
    const others = durak.observer.hidden(durak.observer.observe(stateOf(anew), 1));
    expect(others.pool.some((card) => card >= 100)).toBe(false);
  });

  test('DUR-27 five of a suit: he names the dealer, and who names another keeps his hand', () => {
    const given = { players: 3, fiveSuited: true };
    const match = dealt(given, ['7C 8C 9C TC JC QD'], { under: 'AH' });
    expect(legal(match)).toEqual(['keep', 'new 0', 'new 1', 'new 2']);
    expect(refusal(match, 'new')).toBe('DUR-27');
    expect(matchActor(after(match, 'new 2'))).toBe(CHANCE);
    const wrong = after(match, 'new 1');
    expect(actorOf(wrong)).toBe(1);
    expect(stateOf(wrong).course.newHands).toBe(0);
    const full = dealt({ players: 6, fiveSuited: true }, ['7C 8C 9C TC JC QD']);
    expect(legal(full)[0]).toMatch(/^attack/);
  });

  test('DUR-28 the card after which only the turned one is left makes trump and is shown', () => {
    const options = { newTrump: true };
    const start = late(['7C QC QD QS KC', '8C 8D 8S', 'QH AC'], {
      options,
      stock: 'AD AS 6H',
      turned: true,
    });
    const filled = after(start, 'attack 7C', 'cover 7C 8C', 'done', 'done');
    expect(stateOf(filled).trumps).toEqual([3, 3, 3]);
    const seen = durak.observer.observe(stateOf(filled), 1);
    expect(durak.observer.hidden(seen).slots[0]?.size).toBe(5);
    const off = late(['7C QC QD QS KC', '8C 8D 8S', 'QH AC'], { stock: 'AD AS 6H', turned: true });
    expect(stateOf(after(off, 'attack 7C', 'cover 7C 8C', 'done', 'done')).trumps).toEqual([
      2, 2, 2,
    ]);
    const bare = late(['7C QC QD QS KC', '8C 8D 8S', 'QH AC'], { options, stock: 'AD AS 6H' });
    expect(stateOf(after(bare, 'attack 7C', 'cover 7C 8C', 'done', 'done')).trumps).toEqual([
      2, 2, 2,
    ]);
  });

  test('DUR-29 always hearts, or no trumps; nothing is turned', () => {
    const hearts = dealt({ trump: 'hearts' }, ['6H']);
    expect([stateOf(hearts).trumps[0], stateOf(hearts).turned]).toEqual([2, -1]);
    const none = after(
      late(['7C', '8C 6H', 'QC'], { options: { trump: 'none' }, change: { trumps: [-1, -1, -1] } }),
      'attack 7C',
    );
    expect(legal(none)).toEqual(['cover 7C 8C', 'take']);
  });

  test('DUR-29 own trumps are said from forehand, before the deal or after new hands', () => {
    const before = position(durak, { trump: 'own-before' }, 'dealer 0');
    expect(actorOf(before)).toBe(1);
    expect(legal(before)).toEqual(['trump C', 'trump D', 'trump H', 'trump S']);
    const said = after(before, 'trump C', 'trump C', 'trump S');
    expect(matchActor(said)).toBe(CHANCE);
    expect(stateOf(said).trumps).toEqual([3, 0, 0]);
    const under = after(said, dealStep(said, ['7C', '6C', '6S']));
    expect(stateOf(under).trumps).toEqual([3, 0, 0]);
    const later = after(position(durak, { trump: 'own-after' }, 'dealer 2'));
    const shown = after(later, dealStep(later, ['6C']));
    expect(legal(shown)[0]).toBe('trump C');
    expect(refusal(shown, 'attack 6C')).toBe('DUR-3');
    expect(refusal(late(['6C', '7C']), 'trump C')).toBe('DUR-29');
  });

  test('DUR-29 the defender’s own trump decides; the attacker’s does not matter', () => {
    const options = { trump: 'own-after' };
    const trumps = [2, 3, 0];
    const start = late(['7H', '6S 8D 9C', 'QC'], { options, change: { trumps } });
    expect(legal(after(start, 'attack 7H'))).toEqual(['cover 7H 6S', 'take']);
    const own = late(['7S', '6S 8S 6H', 'QC'], { options, change: { trumps } });
    expect(legal(after(own, 'attack 7S'))).toEqual(['cover 7S 8S', 'take']);
  });
});

/** The aces of clubs and diamonds as secret cards of seat 0. */
function withSecrets(match: AnyMatch): AnyMatch {
  const state = stateOf(match);
  const secrets = [cardsIn('AC AD'), [], []];
  return { ...match, state: { ...state, unseen: { ...state.unseen, secrets } } };
}

describe('taking, secrets and cheating', () => {
  test('DUR-30 after a take the neighbours add up to six in all', () => {
    const options = { pileOn: 'six' };
    const start = late(['7C 7D AS', '8S', 'QC 7S', 'JC 7H'], { options });
    const taking = after(start, 'attack 7C', 'take');
    expect(actorOf(taking)).toBe(0);
    expect(legal(taking)).toEqual(['add 7D', 'done']);
    const other = after(taking, 'add 7D', 'done');
    expect(actorOf(other)).toBe(2);
    const over = after(other, 'add 7S', 'done');
    expect(handOf(over, 1)).toBe('7C 7D 7S 8S');
    expect(actorOf(over)).toBe(2);
    expect(refusal(taking, 'add AS')).toBe('DUR-5');
  });

  test('DUR-30 six is six whatever the hand; all: everybody and no bound', () => {
    const packs = { pileOn: 'six', packs: 2 };
    const seven = late(['7C 7C 7D 7D 7S 7S 7H', '8S', 'QC'], { options: packs });
    const taking = after(seven, 'attack 7C', 'take');
    expect(legal(taking)).toContain('add 7C 7D 7D 7S 7S');
    expect(refusal(taking, 'add 7C 7D 7D 7H 7S 7S')).toBe('DUR-6');
    const all = late(['7C 7C 7D 7D 7S 7S 7H', '8S', 'QC', '7H'], {
      options: { pileOn: 'all', packs: 2 },
    });
    const piling = after(all, 'attack 7C', 'take', 'add 7C 7D 7D 7H 7S 7S');
    expect(actorOf(piling)).toBe(2);
    expect(actorOf(after(piling, 'done'))).toBe(3);
    expect(stateOf(after(piling, 'done', 'add 7H')).bouts).toBe(6);
  });

  test('DUR-34 secret cards are taken up when the hand is empty, before anybody is out', () => {
    const match = withSecrets(late(['7C', '8C 9C', 'QC'], { options: { secret: true } }));
    const done = after(match, 'attack 7C', 'cover 7C 8C', 'done');
    expect(stateOf(done).out).toEqual([]);
    expect(handOf(done, 0)).toBe('AC AD');
    expect(stateOf(done).unseen.secrets).toEqual([[], [], []]);
    const opened = dealt({ players: 2, secret: true }, ['7C']);
    expect(stateOf(opened).unseen.secrets.map((cards) => cards.length)).toEqual([2, 2]);
    expect(durak.observer.observe(stateOf(opened), 0).secrets).toEqual([2, 2]);
  });

  test('DUR-34 not while there is a stock to draw from', () => {
    const match = withSecrets(
      late(['7C', '8C 9C', 'QC'], { options: { secret: true }, stock: 'KS' }),
    );
    const done = after(match, 'attack 7C', 'cover 7C 8C', 'done');
    expect(handOf(done, 0)).toBe('KS');
    expect(stateOf(done).unseen.secrets[0]).toEqual(cardsIn('AC AD'));
  });

  const options = { cheating: true };

  test('DUR-35 false covers stand in the list and carry a mark; the attacker acts next', () => {
    const start = after(late(['9C 9D', 'TC 8C', 'QC'], { options }), 'attack 9C');
    expect(legal(start)).toEqual(['cover 9C 8C', 'cover 9C TC', 'take']);
    expect(extraOf(start, 'cover 9C 8C')).toEqual({ cheat: true });
    expect(extraOf(start, 'cover 9C TC')).toEqual({ cheat: undefined });
    const cheated = after(start, 'cover 9C 8C');
    expect(actorOf(cheated)).toBe(0);
    expect(legal(cheated)).toEqual(['add 9D', 'done', 'catch']);
    const caught = after(cheated, 'catch');
    expect(actorOf(caught)).toBe(1);
    expect(handOf(caught, 1)).toBe('8C TC');
    expect(legal(caught)).toEqual(['cover 9C TC', 'take']);
    expect(refusal(caught, 'cover 9C 8C')).toBe('DUR-4');
  });

  test('DUR-35 the attacker may catch even without cards or room; anything else lets it stand', () => {
    const start = after(late(['9C', '8C TC', 'QC 8D 8S'], { options }), 'attack 9C', 'cover 9C 8C');
    expect(actorOf(start)).toBe(0);
    expect(legal(start)).toEqual(['done', 'catch']);
    const stands = after(start, 'done');
    expect(actorOf(stands)).toBe(2);
    expect(legal(stands)).toContain('add 8D');
    const full = after(late(['9C 9D', '8C', 'QC'], { options }), 'attack 9C', 'cover 9C 8C');
    expect(legal(full)).toEqual(['done', 'catch']);
  });

  test('DUR-35 a false add: the defender acts at once; caught it goes back and he is asked again', () => {
    const start = late(['9C 7D AS', 'TC JC 8D KD', 'QC QS'], { options });
    const asked = after(start, 'attack 9C', 'cover 9C TC');
    expect(legal(asked)).toEqual(['add 7D', 'add AS', 'done']);
    const added = after(asked, 'add 7D');
    expect(actorOf(added)).toBe(1);
    expect(legal(added)).toContain('catch');
    const caught = after(added, 'catch');
    expect(actorOf(caught)).toBe(0);
    expect(handOf(caught, 0)).toBe('7D AS');
    expect(legal(caught)).toEqual(['done']);
    expect(refusal(caught, 'add 7D')).toBe('DUR-5');
    const stands = after(added, 'cover 7D 8D');
    expect(stateOf(stands).bout.doubted).toBe(-1);
    expect(actorOf(stands)).toBe(0);
  });

  test('DUR-35 a false cover let stand lies for the very act that lets it: adding its rank is honest', () => {
    const start = late(['9C 9D 7S 7D AS', '7C TC JC QC KC', 'QS KS'], { options });
    const cheated = after(start, 'attack 9C', 'cover 9C 7C');
    const honest = ['add 7D', 'add 7S', 'add 7D 7S', 'add 9D'];
    expect(legal(cheated)).toEqual([...honest, 'add AS', 'done', 'catch']);
    const cheat = (line: string) => extraOf(cheated, line).cheat;
    for (const line of honest) expect([line, cheat(line)]).toEqual([line, undefined]);
    expect(cheat('add AS')).toBe(true);
    const added = after(cheated, 'add 7D 7S');
    expect(actorOf(added)).toBe(0);
    expect(legal(added)).toEqual(['add 9D', 'add AS', 'done']);
  });

  test('DUR-35 one false card at a time, none after a take, in an attack or in a pass', () => {
    const more = { cheating: true, pileOn: 'all', transfer: 'any' };
    const start = late(['9C 7D 7S', 'TC JC 8D 9D', 'QC QS KC KD'], { options: more });
    const asked = after(start, 'attack 9C', 'cover 9C TC');
    expect(refusal(asked, 'add 7D 7S')).toBe('DUR-5');
    expect(refusal(start, 'attack 7D 9C')).toBe('DUR-3');
    const attacked = after(start, 'attack 9C');
    expect(refusal(attacked, 'pass JC')).toBe('DUR-21');
    expect(legal(after(attacked, 'take'))).toEqual(['done']);
    expect(refusal(attacked, 'catch')).toBe('DUR-35');
    expect(refusal(late(['9C', '8C', 'QC']), 'catch')).toBe('DUR-35');
  });
});

describe('options', () => {
  const refused = (given: Readonly<Record<string, unknown>>): string | undefined => {
    const options = resolveOptions(list, given);
    if (isRefusal(options)) throw new Error(options.text.en);
    return check(options)?.clause;
  };

  test('DUR-1 six cards each, eight with secret, may not exceed the packs', () => {
    expect(refused({ players: 7 })).toBe('DUR-1');
    expect(refused({ players: 6 })).toBeUndefined();
    expect(refused({ players: 5, secret: true })).toBe('DUR-1');
    expect(refused({ players: 12, packs: 2 })).toBeUndefined();
  });

  test('DUR-22 DUR-23 tickets and directions need passing on', () => {
    expect(refused({ ticket: 'free' })).toBe('DUR-22');
    expect(refused({ direction: 'keep' })).toBe('DUR-23');
    expect(refused({ direction: 'keep', ticket: 'once', transfer: 'equal' })).toBeUndefined();
  });

  test('DUR-26 DUR-27 DUR-31 duel needs two, low cards the deck of 52', () => {
    expect(refused({ quicky: 'duel' })).toBe('DUR-26');
    expect(refused({ gennadi: true })).toBe('DUR-27');
    expect(refused({ beatAces: 'two' })).toBe('DUR-31');
    expect(refused({ beatAces: 'low', gennadi: true, deck: 52 })).toBeUndefined();
  });

  test('a refusal names the option that does not fit', () => {
    const told = (given: Readonly<Record<string, unknown>>): string | undefined => {
      const options = resolveOptions(list, given);
      return isRefusal(options) ? undefined : check(options)?.text.en;
    };
    expect(told({ ticket: 'free' })).toMatch(/^ticket needs transfer/);
    expect(told({ direction: 'keep' })).toMatch(/^direction needs transfer/);
    expect(told({ gennadi: true })).toMatch(/^gennadi needs/);
    expect(told({ beatAces: 'two' })).toMatch(/^beatAces needs/);
  });

  test('every preset is a set of options that may be played', () => {
    for (const { options } of durak.presets ?? []) expect(refused(options)).toBeUndefined();
    expect(new Set(durak.presets?.map(({ id }) => id)).size).toBe(durak.presets?.length);
  });

  test('the clock is told in seconds', () => {
    const options = resolveOptions(list, { clock: 7 });
    expect(isRefusal(options) ? 0 : secondsPerMove(options)).toBe(7);
  });
});
