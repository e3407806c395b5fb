/** What players of Binokel say for and against a move, where it depends on more than the trick. */
import { describe, expect, test } from 'vitest';
import { causesOf } from '../../support/causes.ts';
import { after } from '../../support/play.ts';
import { bought, discard, seen, table } from './support.ts';

const HANDS = [
  'AE TE KE OE UE AS AH UH UG OG KG TH',
  'TS KS OS UE TG UG AG OH UH OS KH KS',
  'AS TS US KE OE TE AE TH KG US AG AH',
];
const playing = discard(after(bought(table(HANDS, 'OG KH TG OH')), 'game E'), 'OG KH OH TG');

describe('a card', () => {
  test('that draws trumps speaks for declarer’s lead and against a defender’s', () => {
    expect(causesOf(playing, 'play AE')).toContain('+ the [AE] draws trumps');
    const led = after(playing, 'play KG', 'play AG', 'play KG');
    expect(seen(led, 2).turn).toBe(2);
    expect(causesOf(led, 'play UE')).toContain('− the [UE] draws trumps, which helps declarer');
  });

  test('that gives the other defender little is named for that, a counter is not', () => {
    const last = after(playing, 'play KG', 'play AG');
    expect(causesOf(last, 'play KG')).toContain(
      '+ nothing that (you|$0) can play counts less, so the [KG] gives the least: 4 points, now to the [AG]',
    );
    expect(causesOf(last, 'play AG')).not.toContain('+ the [AG]');
  });

  test('that may be the highest of its suit is led for that, and makes melds safe only if it is', () => {
    const master = causesOf(playing, 'play AG');
    expect(master).toContain(
      '+ (trick) nothing higher than the [AG] is out in [greens]: only a trump beats it | in [greens] ist nichts Höheres als das [AG] mehr draußen: Nur ein Trumpf sticht es',
    );
    expect(master).toContain('+ (melds) a trick makes the melds safe');
    expect(causesOf(playing, 'play UG')).not.toContain('melds safe');
  });

  test('that is led cheaply is named with its points', () => {
    const said = causesOf(playing, 'play UG');
    expect(said).toContain(
      '+ the [UG] is a cheap lead: whoever beats it gets no more than its 2 points',
    );
    expect(said).toContain('Wer ihn sticht, bekommt damit nur 2 Augen');
  });
});

test('a call is named with what it melds, or the trick of an ace', () => {
  const calling = bought(
    table(['US OG OG KS KH KG AS AH UH UE OE TE', '', ''], 'TS OS UG TG', { rufen: true }),
  );
  expect(causesOf(calling, 'call US')).toContain('+ with the [US] the melds are worth 2');
  expect(causesOf(calling, 'call AH')).toBe(
    '+ called, the [AH] takes a trick | gerufen macht das [AH] einen Stich',
  );
});

test('a bid counts the card that may be called', () => {
  const said = causesOf(table(['', '', ''], '', { rufen: true }), 'bid 150');
  expect(said).toContain('from tricks, the Dabb and a card called');
  expect(said).toContain('aus Stichen, Dabb und einer gerufenen Karte');
});

test('a Durch is named with the tricks that are sure', () => {
  const sure = bought(table(['AS AS TS TS KS KS OS AE AE TE AH AG', '', ''], 'US OH UE OE'));
  expect(causesOf(sure, 'offen')).toBe(
    '+ 12 tricks are sure, all that open Durch takes | 12 Stiche sind sicher, mehr braucht es für den aufgedeckten Durch nicht',
  );
  expect(causesOf(bought(table(HANDS)), 'durch')).toContain('− for Durch it takes special cards');
});

describe('where declarer needs every trick', () => {
  const hands = ['AS AS TS TS KS KS OS AE AE TE AH UG', 'KE OE UE AG', 'KG TG OH UH'];
  const match = discard(after(bought(table(hands, 'US OH UE OE')), 'durch'), 'US OH UE OE');

  test('declarer plays what is sure', () => {
    expect(causesOf(match, 'play AS')).toBe(
      '+ nothing that is out beats the [AS], so this trick is safe | nichts, was noch draußen ist, sticht das [AS]: Dieser Stich ist sicher',
    );
    expect(causesOf(match, 'play UG')).toContain(
      'may beat the [UG], and with the trick the game is lost',
    );
  });

  test('a defender stops it, or keeps what may stop it later', () => {
    const led = after(match, 'play UG');
    expect(causesOf(led, 'play AG')).toContain(
      '+ the [AG] takes the trick, and declarer, who needs every one, has lost',
    );
    const later = after(match, 'play AE');
    expect(causesOf(later, 'play UE')).toContain('+ the [UE] cannot take this trick, and the [AG]');
  });
});
