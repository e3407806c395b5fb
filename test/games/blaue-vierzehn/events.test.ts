/** What reasons say happens in Blaue Vierzehn. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { wideSetOf } from '../../../src/cards/wide-set.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { blaueVierzehn as game } from '../../../src/games/blaue-vierzehn/index.ts';
import { pack, RANKS } from '../../../src/games/blaue-vierzehn/rules.ts';
import { after, packServing, position } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';

const TRICK = 'you take this trick';
const CLEAN = 'you take no more points';

/** Seat 0 of three is on lead; the hands are what is left. */
function holding(hands: readonly string[], given = {}): AnyMatch {
  const start = position(game, { players: 3, ...given }, 'dealer 2');
  const dealt = after(start, packServing(start, [], 0));
  const left = hands.map((hand) =>
    wideSetOf(
      hand.split(' ').map((token) => readCard(pack, token) ?? -1),
      RANKS,
    ),
  );
  return { ...dealt, state: { ...(dealt.state as object), hands: left } };
}

const plays = (cards: string): readonly string[] => cards.split(' ').map((card) => `play ${card}`);

/** What happens to seat 0 when the deal goes on with these cards. */
const played = (hands: readonly string[], cards: string, given = {}): readonly string[] =>
  happened(holding(hands, given), ...plays(cards));

test('you take [B14]', () => {
  expect(played(['B15', 'B14', 'B1'], 'B15 B14 B1')).toEqual(['you take the [B14]', TRICK]);
  expect(played(['B13', 'B14', 'B1'], 'B13 B14 B1')).toEqual([CLEAN]);
});

test('you take a fourteen other than [B14]', () => {
  const fourteen = 'you take a fourteen other than the [B14]';
  expect(played(['Y15', 'G14', 'Y1'], 'Y15 G14 Y1')).toEqual([fourteen, TRICK]);
  expect(played(['Y13', 'Y14', 'Y1'], 'Y13 Y14 Y1')).toEqual([CLEAN]);
});

test('you take at least four red cards, whatever they cost', () => {
  const hands = ['R13 R15', 'R1 R2', 'R3 Y1'];
  const red = 'you take at least four red cards';
  expect(played(hands, 'R13 R1 R3 R15 R2 Y1')).toEqual([red, TRICK]);
  expect(played(['R13 Y2', 'R1 R2', 'R3 Y1'], 'R13 R1 R3 Y2 R2 Y1')).toEqual([red, TRICK]);
  expect(played(['R13', 'R1', 'R3'], 'R13 R1 R3')).toEqual([TRICK]);
});

test('you take this trick: the one the card was played to', () => {
  expect(played(['Y2 Y9', 'Y3 Y4', 'Y1 Y5'], 'Y2 Y3 Y1 Y4 Y5 Y9')).toEqual([CLEAN]);
  expect(played(['Y9 Y2', 'Y3 Y4', 'Y1 Y5'], 'Y9 Y3 Y1 Y2 Y4 Y5')).toEqual([TRICK, CLEAN]);
});

test('the last to play decides who takes the trick, so it is not said', () => {
  const match = holding(['Y9', 'Y3', 'Y15']);
  expect(happened(after(match, 'play Y9', 'play Y3'), 'play Y15')).toEqual([CLEAN]);
  expect(happened(after(match, 'play Y9'), ...plays('Y3 Y15'))).toEqual([CLEAN]);
  const second = after(holding(['Y9', 'Y15', 'Y3']), 'play Y9');
  expect(happened(second, ...plays('Y15 Y3'))).toEqual([TRICK, CLEAN]);
});

test('BLV-4 where any colour wins, tricks go by the number alone', () => {
  const any = { trick: 'any' };
  expect(played(['Y9', 'G14', 'B1'], 'Y9 G14 B1', any)).toEqual([CLEAN]);
  expect(played(['Y15', 'B14', 'B1'], 'Y15 B14 B1', any)).toEqual(['you take the [B14]', TRICK]);
});
