/** What the panel tells a player of Binokel, in positions that are counted by hand. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after } from '../../support/play.ts';
import { bought, discard, seen, stateOf, table } from './support.ts';

const HANDS = [
  'AE TE KE OE UE KS KH KG US US UH UH',
  'OG OG AS AS TS TS TH TH TG TG UG UG',
  'KS OS AH AH KH OH OH AG AG KG AE OE',
];
const start = table(HANDS, 'UE TE KE OS');
const playing = discard(after(bought(start, '180'), 'game E'), 'UE TE UH OS');

test('BIN-9: in the auction, what each suit would bring as trump', () => {
  const told = noteLines(start);
  expect(told[0]).toBe('Your hand by trump');
  expect(told.slice(1)).toEqual([
    '[bells]  3 trumps: melds 180',
    '[reds]  3 trumps: melds 180',
    '[greens]  1 trump: melds 180',
    '[acorns]  5 trumps: melds 230',
  ]);
});

test('BIN-13: the bid against what is melded and won, and what it costs if it fails', () => {
  const told = noteLines(playing, undefined, 0);
  expect(told[0]).toBe('(Your|{0}:) bid of 180');
  expect(told).toContain('if it fails: −360');
  expect(noteLines(playing, undefined, 1).some((line) => line.startsWith('still needed:'))).toBe(
    true,
  );
});

test('BIN-13: a bid that is made can no longer fail', () => {
  const match = {
    ...playing,
    state: { ...stateOf(playing), points: [200, 0, 0], tricks: [3, 0, 0] },
  };
  const told = noteLines(match, undefined, 0);
  expect(told).toContain('The bid is made.: ');
  expect(told.join()).not.toContain('if it fails');
});

test('BIN-9: cards shown in melds are known to be in hand until they are played', () => {
  const told = noteLines(playing, undefined, 1);
  const shown = seen(playing, 1).seen[0] ?? [];
  const marks = shown.map((card) => `[${playing.pack.tokens[card]}]`);
  expect(shown.length).toBeGreaterThan(0);
  expect(told.slice(told.indexOf('Known to hold (remembered)'))).toContain(
    `{0}: ${marks.join(' ')}`,
  );
  expect(noteLines(playing, undefined, 0).some((line) => line.startsWith('{0}: ['))).toBe(false);
});

test('BIN-13: all but declarer are told that the discards count too', () => {
  const high = discard(after(bought(start, '300'), 'game E'), 'UE TE UH OS');
  expect(noteLines(high, undefined, 1)).toContain('the discards count too: ');
  expect(noteLines(high, undefined, 0)).not.toContain('the discards count too: ');
});

test('BIN-9: the melds lie open through the first trick, each with its cards and its value', () => {
  const told = noteLines(playing, undefined, 0);
  expect(told.slice(told.indexOf('Melds'), -2)).toEqual([
    'Melds',
    '{0} [AE] [TE] [KE] [OE] [UE]: 150',
    '{0} [KS] [KH] [KG] [KE]: 80',
    '{1} [KS] [OS]: 20',
    '{1} [KH] [OH]: 20',
  ]);
  const later = { ...playing, state: { ...stateOf(playing), tricks: [1, 0, 0] } };
  expect(noteLines(later, undefined, 0)).not.toContain('Melds');
});

test('who looks on is told nothing', () => {
  expect(noteLines(playing, undefined, SPECTATOR)).toEqual([]);
});
