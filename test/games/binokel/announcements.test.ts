/** What the table says of melds, discards and a called card, and what it shows of them. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { after } from '../../support/play.ts';
import { bought, game, playOut, seen, THREE, table } from './support.ts';

const HANDS = [
  'AE TE KE OE UE KS KH KG US US UH UH',
  'OG OG AS AS TS TS TH TH TG TG UG UG',
  'KS OS AH AH KH OH OH AG AG KG AE OE',
];
const playing = (): AnyMatch => after(bought(table(HANDS, 'UE TE KE OS')), 'game E');

/** What is said when the steps are made, at the last of them. */
function saidAt(start: AnyMatch, ...steps: readonly string[]): readonly string[] {
  const before = after(start, ...steps.slice(0, -1));
  const now = after(before, steps.at(-1) ?? '');
  const told = game.notation.announcements?.(seen(before, -1), seen(now, -1)) ?? [];
  return told.map((one) => addressedTo(one).en);
}

describe('the table of Binokel tells', () => {
  test('all melds and the number of trumps discarded, with the last card away', () => {
    const steps = ['away UE', 'away TE', 'away UH'];
    expect(saidAt(playing(), ...steps)).toEqual([]);
    expect(saidAt(playing(), ...steps, 'away OS')).toEqual([
      '2 of the discards are trumps',
      '{0} melds 230: family in acorns 150, four kings 80',
      '{1} melds 40: pair in bells 20, pair in hearts 20',
      '{2} has no melds',
    ]);
  });

  test('BIN-6 the Dabb, when it is shown', () => {
    const bidding = table(HANDS, 'UE TE KE OS');
    expect(saidAt(bidding, 'bid 150', 'weg')).toEqual([]);
    expect(saidAt(bidding, 'bid 150', 'weg', 'weg')).toEqual(['the Dabb: [OS] [UE] [KE] [TE]']);
  });

  test('who hands over a called card, or that nobody has it', () => {
    const start = bought(table(['AE AE', 'KS KS', ''], '', { rufen: true }));
    expect(saidAt(start, 'call KS')).toEqual(['{2} hands over [KS]']);
    expect(saidAt(start, 'call AE')).toEqual(['neither neighbour has [AE]']);
  });

  test('nothing of melds in a special game', () => {
    const start = after(bought(table(THREE)), 'durch');
    const steps = game.rules
      .legal(start.state as never)
      .slice(0, 4)
      .map((move) => game.notation.write(move));
    expect(saidAt(start, ...steps)).toEqual([]);
  });

  test('the melds of the others lie open through the first trick', () => {
    const start = after(playing(), 'away UE', 'away TE', 'away UH', 'away OS');
    const rows = (match: AnyMatch) =>
      game.display
        .table(seen(match))
        .regions.filter(({ id, cards }) => id.startsWith('melds') && cards.length > 0);
    const [row, ...more] = rows(start);
    expect(more).toEqual([]);
    expect(row?.owner).toBe(1);
    expect(row?.cards.map(({ card }) => start.pack.tokens[card ?? -1])).toEqual([
      'OS',
      'KS',
      'OH',
      'KH',
    ]);
    expect(rows(playOut(start))).toEqual([]);
  });
});
