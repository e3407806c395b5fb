/** What the table says of melds, discards and a called card, and what it shows of them. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { after, legal } from '../../support/play.ts';
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

  test('the melds of all seats, each with its cards and value, from the discards to the end of the play', () => {
    const before = after(playing(), 'away UE', 'away TE', 'away UH');
    const meldsAt = (match: AnyMatch) => game.display.table(seen(match)).meldsTold;
    const start = after(before, 'away OS');
    expect(meldsAt(before)).toBeUndefined();
    const told = meldsAt(start)?.map(({ seat, melds }) => {
      const named = melds.map(({ cards, label, value }) => {
        const tokens = cards.map((card) => start.pack.tokens[card]);
        return `${label.en} ${value}: ${tokens.join(' ')}`;
      });
      return [seat, ...named];
    });
    expect(told).toMatchInlineSnapshot(`
      [
        [
          0,
          "family 150: AE TE KE OE UE",
          "four kings 80: KS KH KG KE",
        ],
        [
          1,
          "pair 20: KS OS",
          "pair 20: KH OH",
        ],
        [
          2,
        ],
      ]
    `);
    expect(meldsAt(after(start, legal(start)[0] ?? ''))).toEqual(meldsAt(start));
    expect(meldsAt(playOut(start))).toBeUndefined();
  });
});
