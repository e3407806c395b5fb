/** What bridge players say for and against a card or a call, where the card alone does not tell. */
import { describe, expect, test } from 'vitest';
import { causesOf } from '../../support/causes.ts';
import { after } from '../../support/play.ts';
import { dealing, opened, passes } from './support.ts';

/** A deal of hands N E S W by North, the calls, and three passes. */
const playing = (hands: string, calls: string, ...cards: readonly string[]) =>
  after(
    after(opened({}, 'N'), dealing('N', hands), ...calls.split(' '), ...passes(3)),
    ...cards.map((card) => `play ${card}`),
  );

/** North plays notrumps, East leads, South is dummy. */
const HANDS = ['A32.A32.A432.432', 'K5.KQJ4.J765.J65', 'QJ4.765.KQT9.AKQ', 'T9876.T98.8.T987'].join(
  ' ',
);

describe('a card that follows', () => {
  test('and beats what lies, though not surely, is named for that', () => {
    const match = playing(HANDS, '1NT', 'JD', '9D');
    expect(causesOf(match, 'play 8D')).not.toContain('beats');
    const hands = ['A32.A92.A432.432', 'K5.KQJ4.J765.J65', 'QJ4.765.KQT9.AKQ', 'T9876.T83.8.T987'];
    const beaten = playing(hands.join(' '), '1NT', '4H', '7H');
    expect(causesOf(beaten, 'play 8H')).toContain(
      '+ the [8H] beats the [7H], so the opponents need something higher | die [8H] schlägt die [7H]: Die Gegner brauchen etwas Höheres',
    );
  });

  test('and beats a card that is no threat is not named for that', () => {
    const hands = ['A32.A92.A432.432', 'K5.KQJ4.J765.J65', 'QJ4.765.KQT9.AKQ', 'T9876.T83.8.T987'];
    const match = playing(hands.join(' '), '1NT', '4H', '5H');
    expect(causesOf(match, 'play 8H')).not.toContain('beats');
  });

  test('and cannot win falls where no smaller card is there', () => {
    const hands = ['A32.A32.A432.432', 'QJ.K984.JT65.J65', 'K54.765.KQ9.AKQT', 'T9876.QJT.87.987'];
    const match = playing(hands.join(' '), '1NT', '4H', '5H', 'TH', 'AH', 'AS');
    expect(causesOf(match, 'play JS')).toContain(
      '+ no smaller card of the suit is in hand, so the [JS] falls under the [AS] | eine kleinere Karte der Farbe ist nicht da, also fällt der [JS] unter das [AS]',
    );
  });

  test('saves a higher one, as its smaller neighbour does', () => {
    const match = playing(HANDS, '1NT', 'KH', '5H', '8H');
    expect(causesOf(match, 'play 3H')).toContain('+ the [3H] is a small card and saves the [AH]');
    expect(causesOf(match, 'play 2H')).toContain('+ the [2H] is a small card and saves the [AH]');
  });

  test('makes way where its own side holds the trick', () => {
    const hands = ['AK2.A32.A432.432', '543.K984.JT65.65', 'QJ.765.KQ98.AKQT', 'T9876.QJT.7.J987'];
    const match = playing(hands.join(' '), '1NT', '4H', '5H', 'TH', 'AH', 'KS', '3S');
    expect(causesOf(match, 'play JS')).toContain('falls under the [KS]');
    const longer = ['AK.A32.A432.5432', '543.K984.JT65.T6', 'QJ2.765.KQ98.AKQ', 'T9876.QJT.7.J987'];
    const later = playing(longer.join(' '), '1NT', '4H', '5H', 'TH', 'AH', 'AS', '3S');
    expect(causesOf(later, 'play QS')).toContain(
      '+ the [AS] holds the trick for the same side, and the [QS] gets out of the way of the suit',
    );
  });
});

test('a lead from a suit without honours gives none away', () => {
  const opening = playing(HANDS, '1NT');
  expect(causesOf(opening, 'play KS')).not.toContain('gives none away');
  const passive = ['KQJ2.A32.A43.432', '965.9876.T765.65', 'AT.KQJ4.KQ98.AKQ', '8743.T5.J2.JT987'];
  expect(causesOf(playing(passive.join(' '), '1NT'), 'play 9S')).toContain(
    '+ a lead from [spades], where no honour is held, gives none away | in [spades] ist keine Figur auf der Hand: Das Ausspiel verschenkt keine',
  );
});

describe('a pass', () => {
  test('over a grand slam of the own side says that nothing is left to gain', () => {
    const match = after(opened({}, 'N'), dealing('N', HANDS), '7D', 'pass');
    expect(causesOf(match, 'pass')).toBe(
      '+ the grand slam is bid: there is nothing more to gain | der Großschlemm ist geboten: Mehr ist nicht zu holen',
    );
  });

  test('speaks of the next bid, which may be on the same level', () => {
    const match = after(opened({}, 'N'), dealing('N', HANDS), '1S', 'pass');
    expect(causesOf(match, 'pass')).not.toContain('next level');
  });
});
