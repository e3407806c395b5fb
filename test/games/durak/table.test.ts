import { describe, expect, test } from 'vitest';
import { decide, playerStream } from '../../../src/ai/index.ts';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../../src/engine/match.ts';
import type { Pick } from '../../../src/engine/table.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { evaluate, lateness } from '../../../src/games/durak/mind/evaluate.ts';
import { policy } from '../../../src/games/durak/mind/policy.ts';
import { rulesOf } from '../../../src/games/durak/variants/index.ts';
import { after, legal, refusal } from '../../support/play.ts';
import { cardsIn, dealt, game, late, resolved, stateOf } from './setting.ts';

const observationOf = (match: AnyMatch, observer = matchActor(match)) =>
  durak.observer.observe(stateOf(match), observer);
const tableOf = (match: AnyMatch) => durak.display.table(observationOf(match));
const hand = (card: string): Pick => ({ region: 'hand', slot: cardsIn(card)[0] ?? 0 });
const button = (id: string): Pick => ({ button: id });

describe('the table', () => {
  const options = { transfer: 'any', direction: 'chosen', ticket: 'free' };

  test('DUR-4 an attacking card lies with its cover; a lone open card need not be named', () => {
    const start = after(late(['7C 7D KS', '8C TC 9D', 'QC QD QS']), 'attack 7C 7D');
    expect(durak.display.intended(observationOf(start), [hand('8C')])).toBeUndefined();
    const picks = [hand('8C'), { region: 'pair-0', slot: 0 }];
    expect(durak.display.intended(observationOf(start), picks)).toBe('cover 7C 8C');
    const covered = after(start, 'cover 7C 8C', 'done', 'done');
    const pairs = tableOf(covered).regions.filter(({ id }) => id.startsWith('pair'));
    expect(pairs.map(({ cards }) => cards.length)).toEqual([2, 1, 0, 0, 0, 0]);
    expect(durak.display.intended(observationOf(covered), [hand('9D')])).toBe('cover 7D 9D');
    expect(durak.display.intended(observationOf(covered), [hand('TC')])).toBe('cover 7D TC');
    expect(refusal(covered, 'cover 7D TC')).toBe('DUR-4');
  });

  test('DUR-23 passing on has a button for every way, and DUR-22 a ticket too', () => {
    const start = after(late(['7C KS', '7H 8C', 'QC QD QS'], { options }), 'attack 7C');
    const ids = tableOf(start).buttons.map(({ id }) => id);
    expect(ids).toEqual([
      'take',
      'pass-left',
      'pass-right',
      'pass-right-stay',
      'show-left',
      'show-right',
      'show-right-stay',
    ]);
    const observation = observationOf(start);
    expect(durak.display.intended(observation, [hand('7H'), button('pass-right-stay')])).toBe(
      'pass 7H right stay',
    );
    expect(durak.display.intended(observation, [hand('7H'), button('show-left')])).toBe(
      'show 7H left',
    );
    const both = durak.display.intended(observation, [button('take'), button('pass-left')]);
    expect(both).toBe('take pass');
    expect(refusal(start, 'take pass')).toBe('DUR-7');
    expect(refusal(start, 'pass take')).toBe('DUR-21');
  });

  test('DUR-33 a Weli can be picked as each other six', () => {
    const start = late(['6D 6C 9S', '7S 7C 8D', 'QC'], { options: { weli: true } });
    const weli = tableOf(start).regions.find(({ id }) => id === 'weli');
    expect(weli?.cards).toHaveLength(3);
    const as = { region: 'weli', slot: weli?.cards[2]?.slot ?? 0 };
    expect(durak.display.intended(observationOf(start), [as, hand('6C')])).toBe('attack 6C 6D=S');
  });

  test('DUR-27 DUR-29 new hands, trumps and choices are buttons', () => {
    const match = dealt({ players: 2, deck: 52, gennadi: true, fiveSuited: true }, ['2C']);
    const ids = tableOf(match).buttons.map(({ id }) => id);
    expect(ids).toEqual(['keep', 'new', 'new-0', 'new-1']);
    expect(durak.display.intended(observationOf(match), [button('new-1')])).toBe('new 1');
    const own = dealt({ trump: 'own-after' }, ['7C']);
    expect(tableOf(own).buttons.map(({ id }) => id)).toEqual([
      'trump-C',
      'trump-D',
      'trump-H',
      'trump-S',
    ]);
    expect(durak.display.intended(observationOf(own), [button('trump-S')])).toBe('trump S');
  });

  test('DUR-5 seats carry their part in the bout', () => {
    const start = late(['7C', '8C', '9C', 'TC']);
    const tags = tableOf(start).seats.map((seat) => seat.tags.map(({ en }) => en));
    expect(tags).toEqual([['attacker'], ['defender'], ['may add'], []]);
    expect(tableOf(start).dealer).toBe(3);
  });

  test('the spectator sees no hand, and nobody another’s', () => {
    const match = dealt({}, ['7C 8C 9C TC JC QC'], { under: 'AH' });
    const seen = observationOf(match, SPECTATOR);
    expect(seen.hand).toEqual([0, 0, 0, 0]);
    expect(durak.observer.hidden(seen).pool).toHaveLength(35);
    expect(durak.observer.hidden(observationOf(match, 0)).pool).toHaveLength(29);
    expect(durak.observer.hidden(observationOf(match, 0)).slots.map(({ size }) => size)).toContain(
      17,
    );
  });
});

describe('opponents', () => {
  test('a low plain card is preferred to a trump and to an ace in attack', () => {
    const match = late(['7C AS 6H', '8C 9C TC', 'QC KC JC'], { stock: 'AD KD QD' });
    const texts = legal(match);
    const weights = policy(observationOf(match), durak.rules.legal(stateOf(match)));
    const weightOf = (text: string): number => weights[texts.indexOf(text)] ?? 0;
    expect(weightOf('attack 7C')).toBeGreaterThan(weightOf('attack AS'));
    expect(weightOf('attack 7C')).toBeGreaterThan(weightOf('attack 6H'));
    expect(weights.every((weight) => weight > 0)).toBe(true);
  });

  test('chances to be durak lie between none and certainty, and grow with the hand', () => {
    const many = late(['7C 8C 9C TC JC QC 7D 8D', '8S']);
    const few = late(['7C', '8S 9S TS JS QS KS 8D 9D']);
    const [risk = 0] = evaluate(observationOf(many, 0));
    const [safe = 1] = evaluate(observationOf(few, 0));
    expect(risk).toBeGreaterThan(safe);
    for (const chance of [risk, safe]) expect(chance > 0 && chance < 1).toBe(true);
    const out = late(['', '8S 9S', 'TS'], { attacker: 1, out: [0] });
    expect(evaluate(observationOf(out, 0))).toEqual([0, 0.5, 0.5]);
    const [one = 0, two = 0, three = 0] = evaluate(observationOf(out, 1));
    expect(one).toBe(0);
    expect(two + three).toBeCloseTo(1);
  });

  test('a deal is as late as its stock is used up, and late from the start without one', () => {
    const observation = observationOf(late(['7C', '8C']), 0);
    const rules = rulesOf(observation.course.options);
    const cards = rules.pack.order.length;
    const at = (players: number, stock: number): number =>
      lateness({ ...observation, stock, sizes: Array.from({ length: players }, () => 6) }, rules);
    expect(at(2, cards - 12)).toBe(0);
    expect(at(3, (cards - 18) / 2)).toBe(0.5);
    expect(at(3, 0)).toBe(1);
    expect(at(cards / 6, 0)).toBe(1);
  });

  test('an ending of two without a stock is played out exactly', () => {
    const match = late(['7C AS', '8C 9D'], { trump: 'S' });
    const seat = matchActor(match);
    const moves = game.rules.legal(match.state);
    const random = playerStream('end', seat, 1);
    const decision = decide(
      game,
      { observation: game.observer.observe(match.state, seat), seat, moves },
      'hard',
      random,
    );
    expect(decision.exact).toBe(true);
    expect(game.notation.write(decision.move)).toBe('attack AS');
  });

  test('DUR-1 to DUR-38: the sheet has every clause, whatever the options', () => {
    expect(durak.clauses(resolved({})).map(({ id }) => id)).toHaveLength(30);
  });
});
