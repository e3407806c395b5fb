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
      `"− (queen) [KS] takes the trick with [QS] in it | [KS] nimmt den Stich, in dem [QS] liegt"`,
    );
    expect(causesOf(match, 'play 8S')).toMatchInlineSnapshot(
      `"+ (queen) [QS] lies in the trick, and [8S] does not take it | [QS] liegt im Stich, und [8S] nimmt ihn nicht"`,
    );
  });

  test('is still out: spades that drive her out, cards that may catch her', () => {
    const match = dealt(HANDS);
    expect(causesOf(match, 'play 7S')).toMatchInlineSnapshot(
      `"+ (queen) [7S] drives out [QS], and you hold nothing that takes her | [7S] zieht [QS] heraus, und du hast nichts, was sie nehmen müsste"`,
    );
    expect(causesOf(match, 'play AD')).toMatchInlineSnapshot(
      `"− (queen) [QS] is still out, and somebody may throw her on [AD] | [QS] ist noch draußen, und jemand kann sie auf [AD] werfen"`,
    );
    expect(
      causesOf(after(match, 'play 7S', 'play QS', 'play 8S'), 'play AS'),
    ).toMatchInlineSnapshot(
      `"− (queen) [AS] takes the trick with [QS] in it | [AS] nimmt den Stich, in dem [QS] liegt"`,
    );
  });

  test('in hand: thrown on others, or the way made free', () => {
    const match = after(dealt(HANDS), 'play TC');
    expect(causesOf(match, 'play AC')).toMatchInlineSnapshot(
      `"+ (queen) with [AC] gone you can throw [QS] the next time [clubs] is led | ohne [AC] kannst du [QS] abwerfen, sobald wieder [clubs] gespielt wird"`,
    );
  });
});
