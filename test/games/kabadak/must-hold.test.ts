import { describe, expect, test } from 'vitest';
import { type CardSet, EMPTY, withCard } from '../../../src/cards/set.ts';
import { type AnyMatch, makeMove, openMatch, settleChance } from '../../../src/engine/match.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { holdsKabadak, isBareKabadak, pack } from '../../../src/games/kabadak/rows.ts';
import { after, legal, refusal } from '../../support/play.ts';
import { DEFAULTS, game, legalWith, stateOf, table } from './support.ts';

/** Calls `visit` with every hand of `size` cards. */
function eachHand(size: number, visit: (hand: CardSet) => void, hand = EMPTY, from = 0): void {
  if (size === 0) visit(hand);
  else
    for (let card = from; card <= pack.order.length - size; card++)
      eachHand(size - 1, visit, withCard(hand, card), card + 1);
}

/** Deals of one match in which both always play what habit prefers. */
function dealsOfMatch(seed: string): number {
  let match = settleChance(openMatch(game, DEFAULTS, seed));
  while (!match.ended) {
    const moves = game.rules.legal(match.state);
    const weights =
      game.heuristics.policy?.(
        game.observer.observe(match.state, game.rules.actor(match.state)),
        moves,
      ) ?? [];
    const move = moves[weights.indexOf(Math.max(...weights))];
    const made = move === undefined ? undefined : makeMove(match, move);
    if (made === undefined || isRefusal(made)) throw new Error(`seed ${seed}`);
    match = settleChance(made);
  }
  return match.deal;
}

describe('Kabadak must hold', () => {
  test('KAB must hold 1: row 9H 9D 9S takes TS, 8S or 9C and not TC; then JS or a ten', () => {
    const hand = '9H 9D 9S TS 8S 9C TC';
    const row = after(table(hand, 'JS JH TH', 'AC'), 'new 9H 9D 9S', 'draw');
    expect(legalWith(row, 'add 1')).toEqual(['add 1 9C', 'add 1 8S', 'add 1 TS']);
    expect(refusal(row, 'add 1 TC')).toBe('KAB-5');
    const next = after(row, 'add 1 TS', 'draw');
    expect(legalWith(next, 'add 1')).toEqual(['add 1 TC']);
    const other = after(table('9H 9D 9S TS JS QS TH'), 'new 9H 9D 9S', 'draw', 'add 1 TS', 'draw');
    expect(legalWith(other, 'add 1')).toEqual(['add 1 JS', 'add 1 JS QS', 'add 1 TH']);
  });

  test('KAB must hold 2: a change is one card; the next continues in the turn after', () => {
    const row = after(table('9D 9H 9C TC JC KS KD'), 'new 9D 9H 9C', 'draw');
    expect(legal(row)).toContain('add 1 TC');
    expect(refusal(row, 'add 1 TC JC')).toBe('KAB-9');
    const next = after(row, 'add 1 TC', 'draw');
    expect(legal(next)).toContain('add 1 JC');
    expect(refusal(next, 'add 1 JC')).toBeUndefined();
  });

  test('KAB must hold 3: JC JD JS takes JH, TS, QS; TS 9S 8S takes 7S or an eight', () => {
    const jacks = after(table('JC JD JS JH TS QS AD', '', 'AC'), 'new JC JD JS', 'draw');
    expect(legalWith(jacks, 'add')).toEqual(['add 1 JH', 'add 1 TS', 'add 1 QS']);
    const run = after(table('TS 9S 8S 7S 8C 8H 8D', '', 'AC'), 'new TS 9S 8S', 'draw');
    expect(legalWith(run, 'add')).toEqual(['add 1 7S', 'add 1 8C', 'add 1 8D', 'add 1 8H']);
  });

  test('KAB must hold 4: KH KS go on KD KC together, singly, or lie as a pair of their own', () => {
    const start = table('7C 8C 9C KD KC KH KS');
    const row = after(start, 'new 7C 8C 9C', 'draw', 'new KD KC', 'draw');
    expect(legal(row)).toEqual([
      'new KS KH',
      'new KH KS',
      'add 2 KH',
      'add 2 KS',
      'add 2 KS KH',
      'add 2 KH KS',
      'draw',
    ]);
    for (const text of legal(row)) expect(refusal(row, text)).toBeUndefined();
  });

  test('KAB must hold 5: of all hands of seven 384 are a bare Kabadak, one in 8765.25', () => {
    let hands = 0;
    let bare = 0;
    let held = 0;
    eachHand(7, (hand) => {
      hands++;
      if (isBareKabadak(hand)) bare++;
      if (holdsKabadak(hand)) held++;
    });
    expect([hands, bare, held]).toEqual([3365856, 384, 384]);
    expect(hands / bare).toBe(8765.25);
  });

  test('KAB must hold 6: a round takes some fourteen deals', () => {
    const rounds = 60;
    const deals = Array.from({ length: rounds }, (_, i) => dealsOfMatch(`round/${i}`));
    const mean = deals.reduce((a, b) => a + b) / rounds;
    expect(Math.min(...deals)).toBeGreaterThanOrEqual(1);
    expect(mean).toBeGreaterThan(11);
    expect(mean).toBeLessThan(17);
    expect(dealsOfMatch('round/0')).toBe(deals[0]);
  });

  test('KAB must hold 6: a match of one round counts its deals in the record', () => {
    const match: AnyMatch = table('7C 8C 9C TC JC QC KC');
    const over = after(match, 'new 7C 8C 9C TC JC QC KC');
    expect([over.deal, stateOf(over).standing.deals]).toEqual([2, 1]);
  });
});
