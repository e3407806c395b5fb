/** Certain leads on a small pack: suits a and b, ranks 1 to 5, card = suit × 5 + rank − 1. */
import { describe, expect, test } from 'vitest';
import { claimLeads, type LeadPosition } from '../../src/blocks/claim-line.ts';
import { below, openQuickStream, shuffle } from '../../src/engine/random.ts';

const RANKS = 5;
const PACK = Array.from({ length: 15 }, (_, card) => card);
const suitOf = PACK.map((card) => Math.floor(card / RANKS));
const cards = (tokens: string): readonly number[] =>
  tokens === ''
    ? []
    : tokens.split(' ').map((t) => 'abc'.indexOf(t.charAt(0)) * RANKS + Number(t.charAt(1)) - 1);
const write = (list: readonly number[] | undefined): string | undefined =>
  list?.map((card) => `${'abc'.charAt(suitOf[card] ?? 0)}${(card % RANKS) + 1}`).join(' ');

const rest = (hand: string, unseen: string, given: Partial<LeadPosition> = {}): LeadPosition => ({
  hand: cards(hand),
  unseen: cards(unseen),
  suitOf,
  trump: -1,
  beats: (card, lead) => card > lead,
  follow: true,
  ...given,
});
const leads = (...given: Parameters<typeof rest>) => write(claimLeads(rest(...given)));

describe('without trumps', () => {
  test.each([
    ['a5 a4', 'a3 a2 b5 b4', 'a5 a4', 'every card is the highest of its suit'],
    ['a5 a4', 'a3 b5', 'a5 a4', 'lower cards do not matter'],
    ['a3 a5', 'a4 b5', 'a5 a3', 'the highest draws the only one between'],
    ['a1 a5 a4', 'a2 a3 b1', 'a5 a4 a1', 'two draw two'],
    ['a1 b1', 'c5 c4', 'a1 b1', 'suits nobody else holds'],
    ['a5 b1', 'a4', 'a5 b1', 'a suit nobody else holds at the end'],
  ])('%s against %s: %s (%s)', (hand, unseen, expected) => {
    expect(leads(hand, unseen)).toBe(expected);
  });

  test.each([
    ['a4 a3', 'a5 b1', 'the highest is out'],
    ['a5 a3', 'a4 a1', 'the one between need not fall: there is a lower one'],
    ['a5 b4', 'a1 b5', 'one suit is certain, the other is not'],
    ['a5 a4 a1', 'a2 a3 b1 b2 a1', 'two high cards draw two of three'],
  ])('%s against %s is not certain (%s)', (hand, unseen) => {
    expect(leads(hand, unseen)).toBeUndefined();
  });

  test('of equal cards the one led wins', () => {
    expect(leads('a5 a5', 'a5 a1')).toBe('a5 a5');
    expect(leads('a5 a4', 'a5 a1')).toBeUndefined();
  });

  test('where nobody need follow every lead must win at once', () => {
    expect(leads('a5 a4', 'a3', { follow: false })).toBe('a5 a4');
    expect(leads('a5 a3', 'a4', { follow: false })).toBeUndefined();
  });
});

describe('with trumps', () => {
  const trump = 2;
  test.each([
    ['a5 c5', 'a4 c1', 'c5 a5', 'the trump out is drawn first'],
    ['a5 b5', 'a4 b4', 'a5 b5', 'no trump is out'],
    ['c5 c4', 'c3 c2 c1 a5', 'c5 c4', 'high trumps alone need not draw'],
    ['a5 c1 c5 c4', 'c3 c2 b5 b4', 'c5 c4 c1 a5', 'low trumps win when the others are drawn'],
  ])('%s against %s: %s (%s)', (hand, unseen, expected) => {
    expect(leads(hand, unseen, { trump })).toBe(expected);
  });

  test.each([
    ['a5 b5', 'a4 c1', 'a trump is out'],
    ['a5 c5', 'c1 c2', 'one trump draws only one of two'],
    ['a5 c4', 'c5 a1', 'the highest trump is out'],
  ])('%s against %s is not certain (%s)', (hand, unseen) => {
    expect(leads(hand, unseen, { trump })).toBeUndefined();
  });
});

/** Whether the opponents' hands can take a trick from these leads, all their replies tried. */
function canBeat(
  order: readonly number[],
  hands: readonly (readonly number[])[],
  { trump, beats }: LeadPosition,
): boolean {
  const [lead, ...left] = order;
  if (lead === undefined) return false;
  const wins = (card: number): boolean =>
    suitOf[card] === suitOf[lead] ? beats(card, lead) : suitOf[card] === trump;
  const replies = (hand: readonly number[]): readonly number[] => {
    const follows = hand.filter((card) => suitOf[card] === suitOf[lead]);
    const trumps = hand.filter((card) => suitOf[card] === trump);
    return follows.length > 0 ? [...new Set([...follows, ...trumps])] : hand;
  };
  const [one = [], two = []] = hands;
  return replies(one).some((a) =>
    replies(two).some(
      (b) =>
        wins(a) ||
        wins(b) ||
        canBeat(left, [one.filter((c) => c !== a), two.filter((c) => c !== b)], {
          ...rest('', ''),
          trump,
          beats,
        }),
    ),
  );
}

test('what is certain cannot be beaten by any two hands and any replies (random deals)', () => {
  const random = openQuickStream('certain/hands');
  let claimLine = 0;
  for (let deal = 0; deal < 3000; deal++) {
    const pack = shuffle(PACK, random);
    const size = 2 + below(random, 3);
    const trump = below(random, 4) - 1;
    const hand = pack.slice(0, size);
    const others = [pack.slice(size, 2 * size), pack.slice(2 * size, 3 * size)];
    const given = { ...rest('', ''), hand, unseen: others.flat(), trump };
    const order = claimLeads(given);
    if (order === undefined) continue;
    claimLine++;
    expect([...order].sort()).toEqual([...hand].sort());
    expect(canBeat(order, others, given), `deal ${deal}`).toBe(false);
  }
  expect(claimLine).toBeGreaterThan(100);
});
