/** What a finished deal of Binokel shows. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { finishing, revealed } from '../../support/endings.ts';
import { after, ending } from '../../support/play.ts';
import { bought, discard, FOUR, stateOf, table } from './support.ts';

const HANDS = [
  'AE TE KE OE UE KS KH KG US US UH UH',
  'OG OG AS AS TS TS TH TH TG TG UG UG',
  'KS OS AH AH KH OH OH AG AG KG AE OE',
];
const start = table(HANDS, 'UE TE KE OS');
const played = (bid: string, game: string, match: AnyMatch = start) =>
  finishing(discard(after(bought(match, bid), game)));

describe('a finished deal', () => {
  test('BIN-14 a game made: Dabb, discards, last trick, what each came to', () => {
    expect(revealed(played('180', 'game E'))).toMatchInlineSnapshot(`
      "seat 0: +310 / declarer | Spielmacher / melds 150 | meldet 150 / 151 in 8 tricks | 151 in 8 Stichen / 11 discarded | 11 gedrückt
      seat 1: +130 / melds 40 | meldet 40 / 88 in 4 tricks | 88 in 4 Stichen
      seat 2:
      last (trick): 0:AE!wins 2:TG 1:AG
      dabb (row): OS UE KE TE
      discards (row of 0): US US OS KS
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [acorns]
      fact reached | erreicht: 312
      headline: {0} bid 180 and made 312. Melds 150 + tricks 151 + discards 11 = 312. | {0} hat 180 geboten und 312 geschafft. Meldungen 150 + Stiche 151 + Gedrücktes 11 = 312."
    `);
  });

  test('BIN-14 a game lost: how much is short', () => {
    expect(revealed(played('900', 'game E'), 'seat', 'fact', 'headline')).toMatchInlineSnapshot(`
      "seat 0: −1800 / declarer | Spielmacher / melds 150 | meldet 150 / 151 in 8 tricks | 151 in 8 Stichen / 11 discarded | 11 gedrückt
      seat 1: +170 / melds 40 | meldet 40 / 88 in 4 tricks | 88 in 4 Stichen
      seat 2: +40
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 900
      fact trump | Trumpf: [acorns]
      fact reached | erreicht: 312
      headline: {0} bid 900 and is 588 short. Melds 150 + tricks 151 + discards 11 = 312. | {0} hat 900 geboten, es fehlen 588. Meldungen 150 + Stiche 151 + Gedrücktes 11 = 312."
    `);
  });

  test('BIN-15 given up: the hands that were not played lie open', () => {
    expect(revealed(ending(bought(start, '180'), 'ab E'))).toMatchInlineSnapshot(`
      "seat 0: −180 / declarer | Spielmacher / melds 250 | meldet 250
      seat 1: +80 / melds 40 | meldet 40
      seat 2: +40
      dabb (row): OS UE KE TE
      hand-0 (hand of 0): US US OS KS UH UH KH KG UE UE OE KE KE TE TE AE
      hand-1 (hand of 1): OS KS OH OH KH AH AH KG AG AG OE AE
      hand-2 (hand of 2): TS TS AS AS TH TH UG UG OG OG TG TG
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [acorns]
      headline: {0} gives up a bid of 180. | {0} geht mit 180 ab."
    `);
  });

  test('BIN-16 a Durch lost at a trick, one made', () => {
    expect(
      revealed(played('180', 'durch'), 'seat', 'hand', 'fact', 'headline'),
    ).toMatchInlineSnapshot(`
      "seat 0: −1000 / declarer | Spielmacher
      seat 1: 23 in 1 trick | 23 in 1 Stich
      seat 2:
      hand-0 (hand of 0): UH KH KG UE UE OE KE KE TE TE AE
      hand-1 (hand of 1): OS KS OH OH KH AH KG AG AG OE AE
      hand-2 (hand of 2): TS TS AS AS TH UG UG OG OG TG TG
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact game | Spiel: Durch
      headline: {0} has lost the Durch: {1} took a trick. | {0} hat den Durch verloren: {1} hat einen Stich gemacht."
    `);
    const high = table(['AS AS TS TS KS KS OS OS AH AH AG AG', '', ''], 'AE AE TH TH');
    expect(
      revealed(played('150', 'offen', high), 'seat', 'fact', 'headline'),
    ).toMatchInlineSnapshot(`
      "seat 0: +1500 / declarer | Spielmacher / 236 in 12 tricks | 236 in 12 Stichen
      seat 1:
      seat 2:
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 150
      fact game | Spiel: open Durch | Durch offen
      headline: {0} has made the open Durch. | {0} hat den aufgedeckten Durch geschafft."
    `);
    const fromHand = finishing(after(bought(high, 'hand'), 'hand'));
    expect(revealed(fromHand, 'dabb', 'discards', 'headline')).toMatchInlineSnapshot(`
      "dabb (row): TH TH AE AE
      headline: {0} has made the open Durch from the hand. | {0} hat den aufgedeckten Durch von der Hand geschafft."
    `);
  });

  test('BIN-17 an Untendurch', () => {
    const unten = table(HANDS, '', { untendurch: true });
    expect(revealed(played('unten', 'unten', unten), 'seat', 'headline')).toMatchInlineSnapshot(`
      "seat 0: −500 / declarer | Spielmacher / 16 in 1 trick | 16 in 1 Stich
      seat 1: 96 in 5 tricks | 96 in 5 Stichen
      seat 2: 85 in 5 tricks | 85 in 5 Stichen
      headline: {0} has lost the Untendurch by taking a trick. | {0} hat den Untendurch mit einem eigenen Stich verloren."
    `);
  });

  test('BIN-5 nobody has bid: the Dabb is turned up, the hands are not', () => {
    const end = ending(after(start, 'weg', 'weg'), 'weg');
    expect(revealed(end)).toMatchInlineSnapshot(`
      "seat 0:
      seat 1:
      seat 2:
      dabb (row): OS UE KE TE
      headline: Nobody has bid: the next dealer deals again. | Niemand hat geboten: Der Nächste gibt neu."
    `);
  });

  test('BIN-11 melds that count nothing for want of a trick are told as such', () => {
    const end = played('180', 'game E');
    const state = { ...stateOf(end), tricks: [12, 0, 0] };
    expect(revealed({ ...end, state }, 'seat 1')).toContain('no trick, so no melds');
    expect(revealed(end, 'seat 1')).not.toContain('no trick');
  });

  test('in fours the partner is named', () => {
    const four = table(FOUR);
    expect(revealed(played('150', 'game E', four), 'headline')).toMatchInlineSnapshot(
      `"headline: {0} bid 150 and made 355 with {2}. Melds 160 + tricks 176 + discards 19 = 355. | {0} hat 150 geboten und mit {2} 355 geschafft. Meldungen 160 + Stiche 176 + Gedrücktes 19 = 355."`,
    );
    expect(revealed(played('2400', 'game E', four), 'headline')).toMatchInlineSnapshot(
      `"headline: {0} bid 2400 and is 2045 short with {2}. Melds 160 + tricks 176 + discards 19 = 355. | {0} hat 2400 geboten, es fehlen mit {2} 2045. Meldungen 160 + Stiche 176 + Gedrücktes 19 = 355."`,
    );
  });
});
