import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { sampleAssignment } from '../../../src/engine/sampler.ts';
import type { FaceShown, Table } from '../../../src/engine/table.ts';
import { ROW_WEIGHTS } from '../../../src/games/cabo/evaluation.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import { knows } from '../../../src/games/cabo/state.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { after, legal, refusal } from '../../support/play.ts';
import { dealt, observationOf, round, rowOf, seenBy, stateOf } from './dealing.ts';

const TWO = ['5 5 9 2', '3 4 6 8'];

const tableOf = (match: AnyMatch, observer: number): Table =>
  cabo.display.table(observationOf(match, observer));
const facesOf = (match: AnyMatch, observer: number, seat: number): readonly FaceShown[] =>
  tableOf(match, observer).regions.find(({ id }) => id === `row-${seat}`)?.cards ?? [];
/** What a person without the memory setting sees of a row. */
const onScreen = (match: AnyMatch, observer: number, seat: number): string =>
  facesOf(match, observer, seat)
    .map(({ card, marks }) => {
      const back = card === undefined || (marks?.includes('known') && !marks.includes('fresh'));
      return back ? '?' : card;
    })
    .join(' ');

describe('what a person sees', () => {
  test('CAB-3 cards looked at are shown until the next step of his own, then lie face down', () => {
    const match = after(dealt(TWO, '7 13'), 'look 2 3');
    expect(onScreen(match, 0, 0)).toBe('? 5 9 ?');
    const playing = after(match, 'look 1 2');
    expect(onScreen(playing, 0, 0)).toBe('? 5 9 ?');
    const drawn = after(playing, 'draw');
    expect(onScreen(drawn, 0, 0)).toBe('? ? ? ?');
    expect(facesOf(drawn, 0, 0).map(({ card }) => card)).toEqual([undefined, 5, 9, undefined]);
    expect(onScreen(drawn, 1, 1)).toBe('3 4 ? ?');
  });

  test('CAB-7 a card peeked at or spied on is shown at that moment to its onlooker alone', () => {
    const peeked = after(round(TWO, '7 7 9'), 'draw', 'peek 4');
    expect(onScreen(peeked, 0, 0)).toBe('? ? ? 2');
    expect(onScreen(peeked, 1, 0)).toBe('? ? ? ?');
    const spied = after(peeked, 'draw', 'spy 0 3');
    expect(onScreen(spied, 1, 0)).toBe('? ? 9 ?');
    expect(onScreen(after(spied, 'draw'), 0, 0)).toBe('? ? ? ?');
  });

  test('CAB-9 a false set is shown to everybody and told as such', () => {
    const match = after(round(['5 6 9 2', '3 4 6 8'], '1 13'), 'take 1 2');
    for (const observer of [0, 1, -1]) expect(onScreen(match, observer, 0)).toBe('5 6 ? ?');
    const told = tableOf(match, 1).facts.map(({ value }) => value.en);
    expect(told).toContain('{0} turned up [5] [6]');
    expect(onScreen(after(match, 'draw'), 1, 0)).toBe('? ? ? ?');
    expect(onScreen(after(match, 'draw'), 0, 0)).toBe('5 6 ? ?');
  });

  test('CAB-6 the drawn card is shown to its drawer, a back to the others', () => {
    const match = after(round(TWO, '7 13'), 'draw');
    const drawn = (observer: number) =>
      tableOf(match, observer).regions.find(({ id }) => id === 'drawn')?.cards[0]?.card;
    expect(drawn(0)).toBe(13);
    expect(drawn(1)).toBeUndefined();
    expect(drawn(-1)).toBeUndefined();
  });

  test('CAB-7 a swapped card is fresh to nobody where it lay', () => {
    const match = after(round(TWO, '7 7 12'), 'draw', 'peek 4', 'draw', 'swap 1 0 4');
    expect(onScreen(match, 0, 0)).toBe('? ? ? ?');
    expect(onScreen(match, 0, 1)).toBe('2 ? ? ?');
  });

  test('CAB-12 all rows are revealed when the round is over', () => {
    const last = after(round(TWO, '7 13'), 'call', 'draw');
    const over = cabo.rules.apply(stateOf(last), { verb: 'discard' });
    if ('refused' in over) throw new Error('refused');
    const rows = cabo.display
      .table(cabo.observer.observe(over, -1))
      .regions.filter(({ role }) => role === 'row');
    expect(rows.map(({ cards }) => cards.map(({ card }) => card).join(' '))).toEqual(TWO);
  });
});

describe('what a person does', () => {
  const own = (slot: number) => ({ region: 'row-0', slot });
  const other = (slot: number) => ({ region: 'row-1', slot });
  const intended = (match: AnyMatch, ...picks: Parameters<typeof cabo.display.intended>[1]) =>
    cabo.display.intended(observationOf(match, 0), picks);

  test('CAB-5 own cards and the pile are a take, with a drawn card they keep it', () => {
    const match = round(TWO, '7 13');
    const pile = { region: 'pile', slot: 0 };
    expect(intended(match, own(1), own(0), pile)).toBe('take 1 2');
    expect(intended(after(match, 'draw'), own(2), pile)).toBe('keep 3');
    expect(intended(after(match, 'draw'), pile)).toBe('discard');
    expect(intended(match, own(1))).toBeUndefined();
  });

  test('CAB-7 cards and the action button are what they look like, and are refused by clause', () => {
    const match = after(round(TWO, '7 9'), 'draw');
    const use = { button: 'use' };
    expect(intended(match, other(3), use)).toBe('spy 1 4');
    expect(intended(match, own(3), use)).toBe('spy');
    expect(refusal(match, 'spy')).toBe('CAB-7');
    expect(intended(match, other(0), own(3), use)).toBe('spy');
    expect(refusal(match, 'peek 4')).toBe('CAB-7');
  });

  test('CAB-5 a move is told with what its onlooker may know', () => {
    const match = after(round(TWO, '7 13'), 'draw');
    const told = (observer: number) =>
      addressedTo(cabo.notation.describe(observationOf(match, observer), { verb: 'discard' }));
    expect(told(0).en).toBe('discards the [13]');
    expect(told(1).en).toBe('discards the drawn card');
    const take = cabo.notation.describe(observationOf(round(TWO, '7 13'), 1), {
      verb: 'take',
      places: 0b101,
    });
    expect(addressedTo(take)).toEqual({
      en: 'takes the [7] for cards 1 and 3 as a set',
      de: 'nimmt die [7] für die Karten 1 und 3 als Satz',
    });
  });
});

describe('opponents', () => {
  const random = () => openQuickStream('cabo-test');

  test('CAB-9 a legal list is the same whatever the row holds', () => {
    const equal = round(['5 5 5 5', '3 4 6 8'], '7 13');
    expect(legal(equal)).toEqual(legal(round(TWO, '7 13')));
  });

  test('CAB-3 a bad memory loses what lay unseen for long, never what is fresh', () => {
    let match = round(TWO, '7 13');
    for (let turn = 0; turn < 8; turn++) match = after(match, 'draw', 'discard');
    const full = observationOf(match, 0);
    const stream = random();
    const left = Array.from({ length: 60 }, () => cabo.heuristics.forget?.(full, stream) ?? full);
    const known = left.map(({ rows }) => rows[0]?.filter((place) => knows(place, 0)).length);
    expect(new Set(known)).toEqual(new Set([0, 1, 2]));
    for (const observation of left) {
      const world = cabo.observer.determinize(
        observation,
        sampleAssignment(cabo.observer.hidden(observation), stream),
      );
      expect(cabo.observer.observe(world, 0)).toEqual(observation);
    }
    const young = observationOf(round(TWO, '7 13'), 0);
    expect(cabo.heuristics.forget?.(young, stream)).toEqual(young);
  });

  test('CAB-4 habit takes a low discard for a high known card', () => {
    const match = round(['13 5 9 2', '3 4 6 8'], '0 13');
    const moves = cabo.rules.legal(stateOf(match));
    const weights = cabo.heuristics.policy?.(observationOf(match, 0), moves) ?? [];
    const best = moves[weights.indexOf(Math.max(...weights))];
    expect(best && cabo.notation.write(best)).toBe('take 1');
  });

  test('CAB-11 habit calls with a low row all known, and holds on to Kamikaze', () => {
    const best = (match: AnyMatch) => {
      const moves = cabo.rules.legal(stateOf(match));
      const weights =
        cabo.heuristics.policy?.(observationOf(match, stateOf(match).turn), moves) ?? [];
      const move = moves[weights.indexOf(Math.max(...weights))];
      return move && cabo.notation.write(move);
    };
    const peeked = ['draw', 'peek 3', 'draw', 'discard', 'draw', 'peek 4', 'draw', 'discard'];
    const low = after(round(['1 1 0 2', '3 4 6 9'], '10 7 6 8 5'), ...peeked);
    expect(best(low)).toBe('call');
    const kamikaze = after(round(['12 12 13 13', '3 4 6 9'], '10 7 6 8 5'), ...peeked);
    expect(best(kamikaze)).toBe('call');
  });

  test('CAB-12 the judgement of a finished round is its points', () => {
    const last = after(round(['0 0 1 1', '3 4 6 8'], '7 13'), 'call', 'draw');
    const over = cabo.rules.apply(stateOf(last), { verb: 'discard' });
    if ('refused' in over) throw new Error('refused');
    expect(cabo.heuristics.evaluate?.(cabo.observer.observe(over, 1))).toEqual([0, 21]);
    expect(cabo.rules.outcome(over).points).toEqual([0, 21]);
  });

  test('before a call, rows of which nothing is seen differ by the turn alone', () => {
    const match = round(['0 0 1 1', '12 12 11 11'], '7');
    const open = cabo.heuristics.evaluate?.(observationOf(match, -1)) ?? [];
    expect((open[1] ?? 0) - (open[0] ?? 0)).toBeCloseTo(ROW_WEIGHTS.waiting);
  });

  test('CAB-9 knowledge follows cards through takes, sets and swaps', () => {
    const match = after(round(['5 5 9 2', '3 4 6 8'], '1 12'), 'take 1 2', 'draw', 'swap 4 0 1');
    expect(rowOf(match, 0)).toBe('8 9 2');
    expect(rowOf(match, 1)).toBe('3 4 6 1');
    expect(seenBy(match, 0, 1)).toBe('? ? ? 1');
    expect(seenBy(match, 1, 1)).toBe('3 4 ? 1');
    expect(seenBy(match, 0, 0)).toBe('? ? ?');
  });
});
