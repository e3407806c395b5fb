/** What players of Böse Dame say for and against a card. */
import { describe, expect, test } from 'vitest';
import { boeseDame as game } from '../../../src/games/boese-dame/index.ts';
import { causesOf } from '../../support/causes.ts';
import { after, packServing, position } from '../../support/play.ts';

/** The last seat deals, so seat 0 leads. */
function dealt(hands: readonly string[]) {
  const start = position(game, { players: hands.length }, `dealer ${hands.length - 1}`);
  return after(start, packServing(start, hands, 32 / hands.length));
}

const HANDS = ['TS 7C 8C 9C TC JC 7S AD', 'QS AC 7D 8D 9D TD JD QD', 'KS 7H KD 8S', '9S 8H JS AS'];

describe('the queen', () => {
  test('lies in the trick: who takes it, who stays below', () => {
    const match = after(dealt(HANDS), 'play TS', 'play QS');
    expect(causesOf(match, 'play KS')).toMatchInlineSnapshot(
      `"− (queen) the [KS] takes the trick with the [QS] in it | der [KS] nimmt den Stich, in dem die [QS] liegt"`,
    );
    expect(causesOf(match, 'play 8S')).toMatchInlineSnapshot(
      `"+ (queen) the [QS] lies in the trick, and the [8S] does not take it | die [QS] liegt im Stich, und die [8S] nimmt sie nicht"`,
    );
  });

  test('is still out: spades that drive her out, cards that may catch her', () => {
    const match = dealt(HANDS);
    expect(causesOf(match, 'play 7S')).toMatchInlineSnapshot(
      `
      "+ (queen) the [7S] may drive out the [QS], and (you hold|$0 holds) nothing that takes it | die [7S] holt vielleicht die [QS] heraus, und (du hast|$0 hat) nichts, was sie nehmen müsste
      + whoever beats the [7S] gains nothing by it, and the [AD] and [TC] are kept | wer die [7S] sticht, hat nichts davon, und [AD] und [TC] bleiben auf der Hand"
    `,
    );
    expect(causesOf(match, 'play AD')).toMatchInlineSnapshot(
      `
      "− (queen) the [QS] is still out, and somebody may throw it on the [AD] | die [QS] ist noch draußen, und jemand kann sie auf das [AD] werfen
      + (trick) nothing that is out beats the [AD]: the trick is (yours|$0’s), 11 points so far | nichts, was noch draußen ist, sticht das [AD]: Der Stich gehört (dir|$0), bisher 11 Augen"
    `,
    );
    expect(
      causesOf(after(match, 'play 7S', 'play QS', 'play 8S'), 'play AS'),
    ).toMatchInlineSnapshot(
      `"− (queen) the [AS] takes the trick with the [QS] in it | das [AS] nimmt den Stich, in dem die [QS] liegt"`,
    );
  });

  test('is still out: a guarded king stays behind smaller spades, and goes when it cannot be made to take her', () => {
    const hands = ['JS 9S 8S KS 7C 8C 9C TC', 'QS TS AC KC QC JC 7D 8D', 'AS 7S 7H 8H 9H TH JH QH'];
    const match = dealt([...hands, 'KH AH 9D TD JD QD KD AD']);
    expect(causesOf(match, 'play JS')).toContain(
      '+ (queen) the [JS] may drive out the [QS] before the [KS] has to be played',
    );
    expect(causesOf(match, 'play KS')).not.toContain('may drive out');
    const trick = after(match, 'play TC', 'play AC');
    expect(causesOf(trick, 'play AS')).toContain(
      '+ (queen) the [AS] might have to take the [QS] later, and here it goes without harm',
    );
    expect(causesOf(trick, 'play 7S')).not.toContain('without harm');
  });

  test('aside, of cards that all count the one that gives the least is named', () => {
    const hands = ['7S 8S 9S TS JS 7C 8C 9C', 'AS KS QS 7D 8D 9D TD JD', 'AH KH AD KD QD QH JH TH'];
    const match = after(dealt([...hands, '7H 8H 9H TC JC QC KC AC']), 'play 7S', 'play AS');
    expect(causesOf(match, 'play JH')).toContain(
      '+ nothing that (you|$0) can play counts less, so the [JH] gives the least: 2 points, now to the [AS]',
    );
    expect(causesOf(match, 'play QH')).toContain('+ the [QH] gives only 3 points');
    expect(causesOf(match, 'play QH')).not.toContain('gives the least');
    expect(causesOf(match, 'play AH')).toContain('− the [AH] gives 11 points');
  });

  test('in hand: thrown on others, or the way made free', () => {
    const match = after(dealt(HANDS), 'play TC');
    expect(causesOf(match, 'play AC')).toMatchInlineSnapshot(
      `
      "+ (trick) nothing that is out beats the [AC]: the trick is (yours|$0’s), 21 points so far | nichts, was noch draußen ist, sticht das [AC]: Der Stich gehört (dir|$0), bisher 21 Augen
      + (queen) with the [AC] gone (you|$0) can throw the [QS] the next time [clubs] is led | ohne das [AC] (kannst du|kann $0) die [QS] abwerfen, sobald wieder [clubs] gespielt wird"
    `,
    );
  });
});

describe('points', () => {
  const rest = ['AH KH QH JH TH 9H 8H 7H', 'AC KC QC JC TC 9C 8C 7C'];

  test('aside, a small gift is named beside large ones, and what it bares', () => {
    const hands = [
      'AC KC 7S 8S 9S AH KH QH',
      '9D TD JS AS JH TH 9H 8H',
      'AD KD QD JD 8D 7D QC JC',
      '',
    ];
    const match = after(dealt(hands), 'play AC');
    expect(causesOf(match, 'play JS')).toContain(
      '+ the [JS] gives only 2 points to whoever gets the trick, now held by the [AC] | der [JS] schenkt nur 2 Augen dem, der den Stich bekommt, und vorn liegt das [AC]',
    );
    expect(causesOf(match, 'play AS')).toContain('− the [AS] gives 11 points');
    expect(causesOf(match, 'play 9D')).toContain(
      '− without the [9D] the [TD] is alone in its suit, and the [AD] can catch it | ohne die [9D] steht die [TD] in der Farbe allein, und das [AD] kann sie fangen',
    );
    expect(causesOf(match, 'play JS')).not.toContain('alone in its suit');
  });

  test('led, a small card may draw out what would catch a large one', () => {
    const match = dealt(
      ['JD TD 9D 7C 8C 9C TC QC', 'AD KD 7S 8S 9S TS JS QS', ...rest].slice(0, 3),
    );
    expect(causesOf(match, 'play JD')).toContain(
      '+ the [JD] may draw out the [AD], which would catch the [TD] | der [JD] holt vielleicht das [AD] heraus, ehe es die [TD] fängt',
    );
    expect(causesOf(match, 'play TD')).not.toContain('draw out');
  });

  test('at risk: of cards beaten alike the one that counts more, of others the one that loses little', () => {
    const hands = [
      'JC 7D 8D 9D 7S 8S 9S TS',
      'QC KC TH 9H 8H 7H JS AS',
      'AC TC 9C 8C 7C AD KD QD',
      '',
    ];
    const match = after(dealt(hands), 'play JC');
    expect(causesOf(match, 'play KC')).toContain(
      '+ the same cards beat the [KC] as the [QC], and if it holds the trick, it counts 1 more | den [KC] stechen dieselben Karten wie die [QC], und bleibt er vorn, zählt er 1 mehr',
    );
    expect(causesOf(match, 'play QC')).not.toContain('the same cards');
  });
});
