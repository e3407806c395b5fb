/** What the table of Böse Dame shows, and what its opponents lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { boeseDame as game } from '../../../src/games/boese-dame/index.ts';
import { after, closed, packServing, playedOut, position } from '../../support/play.ts';
import { both, hand, observationOf, picked, shown, told, weighed } from '../../support/shown.ts';

/** The last seat deals, so seat 0 leads. */
function dealt(hands: readonly string[], given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(32 / players)));
}

const HANDS = ['TS 7C 8C 9C TC JC QC KC', 'QS AC 7D 8D 9D TD JD QD', 'KS 7H', '7S 8H'];

describe('the table', () => {
  test('a trick under way: who plays, who wins so far, what is asked', () => {
    const match = after(dealt(HANDS), 'play TS', 'play QS', 'play KS');
    expect(shown(match)).toMatchInlineSnapshot(`
      "seat 0: 7 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 1: 7 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 2: 7 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 3: 8 cards / total 0 / 0 in tricks | 0 in Stichen
      trick (trick) trick | Stich: 0:TS 1:QS 2:KS!wins
      last (trick) last trick | letzter Stich:
      hand (hand of 3) hand | Blatt: AD* 8H* TH* QH* AH* 7S* 9S* AS*
      fact [QS]: in the trick (−50) | im Stich (−50)
      fact points left | Augen übrig: 117
      fact deal | Spiel: 1/4
      prompt: follow suit: [spades] | bediene [spades]"
    `);
  });

  test('BOD-3 BOD-4 who has the trick after the card under the cursor, and what a whole trick is worth', () => {
    const led = after(dealt(HANDS), 'play TS');
    const full = after(led, 'play QS', 'play KS');
    const progressOf = (match: AnyMatch, token: string) => {
      const found = game.display.progress?.(observationOf(match) as never, [hand(match, token)]);
      return found && both(found);
    };
    expect([
      progressOf(dealt(HANDS), 'TS'),
      progressOf(led, 'QS'),
      progressOf(full, '9S'),
      progressOf(full, 'AS'),
    ]).toMatchInlineSnapshot(`
      [
        undefined,
        "your card is ahead | deine Karte liegt vorn",
        "{2} takes the trick: −36 points | {2} macht den Stich: −36 Augen",
        "you take the trick: −25 points | der Stich gehört dir: −25 Augen",
      ]
    `);
  });

  test('a new trick: the last one lies there, the points are with its taker, who is to lead', () => {
    const match = after(dealt(HANDS), 'play TS', 'play QS', 'play KS', 'play 7S');
    expect(shown(match, 2)).toMatchInlineSnapshot(`
      "seat 0: 7 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 1: 7 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 2: 7 cards / total 0 / −36 in tricks | −36 in Stichen / with [QS] | mit [QS]
      seat 3: 7 cards / total 0 / 0 in tricks | 0 in Stichen
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich: 0:TS 1:QS 2:KS!wins 3:7S
      hand (hand of 2) hand | Blatt: KD* 7H* 9H* JH* KH* 8S* JS*
      fact [QS]: with (you|{2}) | bei (dir|{2})
      fact points left | Augen übrig: 103
      fact deal | Spiel: 1/4
      prompt: lead any card | spiele eine beliebige Karte aus"
    `);
    expect(shown(match, SPECTATOR, 'hand')).toMatchInlineSnapshot(`"hand (hand) hand | Blatt:"`);
  });

  test('BOD-1 with three players the two cards aside lie face down, and are shown at the end', () => {
    const match = dealt(['AS', '7C', '8C'], { rounds: 9 });
    expect(shown(match, 1, 'aside', 'fact')).toMatchInlineSnapshot(`
      "aside (stock) aside | beiseite: ×2
      fact [QS]: still out or aside (−50) | im Spiel oder beiseite (−50)
      fact points left | Augen übrig: 117
      fact deal | Spiel: 1/9
      fact aside | beiseite: goes with the last trick | kommt zum letzten Stich"
    `);
    const pack = packServing(position(game, { players: 3 }, 'dealer 2'), ['AS KS'], 10).split(' ');
    const before = position(game, { players: 3, deals: 1 }, 'dealer 2', pack.join(' '));
    const over = playedOut(before);
    expect(shown(over, SPECTATOR, 'aside')).toBe(
      `aside (stock) aside | beiseite: ${pack.slice(-2).join(' ')}`,
    );
  });

  test('a second deal: its number and the totals so far', () => {
    const second = playedOut(dealt(['', '']));
    expect(shown(second, 0, 'seat', 'fact', 'trick', 'last')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / 0 in tricks | 0 in Stichen
      seat 1: 0 cards / total 67 / 0 in tricks | 0 in Stichen
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      fact [QS]: still out (−50) | noch im Spiel (−50)
      fact points left | Augen übrig: 117
      fact deal | Spiel: 2/2"
    `);
  });

  test('a card is picked and told as it is', () => {
    expect(picked(dealt(HANDS), 'play TS')).toMatchInlineSnapshot(`"hand 27"`);
    expect(told(dealt(HANDS), 'play TS', 2)).toMatchInlineSnapshot(
      `"plays [TS] | spielt [TS] (play TS)"`,
    );
  });

  test('BOD-4 the score names the points in tricks', () => {
    const [line] = closed(playedOut(dealt(['', '']))).lines;
    expect(line?.label).toEqual({ en: 'points in tricks', de: 'Augen in den Stichen' });
    expect(line?.clause).toBe('BOD-4');
  });
});

describe('opponents lean', () => {
  test('on lead: to any other card before a spade that may have to take the queen', () => {
    expect(weighed(dealt(['AS KS JS 7H AH QS', '', '', '']))).toMatchInlineSnapshot(`
      "2: play 7H, play TH, play AH, play 7S, play JS
      0.3: play KS, play AS
      0.05: play QS"
    `);
    expect(weighed(dealt(['AS KS JS 7H AH', '', '', '']))).toMatchInlineSnapshot(`
      "2: play AD, play 7H, play JH, play AH, play 8S, play JS
      0.3: play KS, play AS"
    `);
  });

  test('to shed the queen where she falls to another, and to keep her where she would win', () => {
    const match = dealt(['KS', 'QS AC KC', '', '']);
    expect(weighed(after(match, 'play KS'))).toMatchInlineSnapshot(`
      "8: play QS
      0.5: play TS"
    `);
    expect(weighed(after(dealt(['JS', 'QS 9S', '', '']), 'play JS'))).toMatchInlineSnapshot(`
      "2: play 9S
      0.5: play TS
      0.05: play QS"
    `);
  });

  test('when last: to win, but not the queen, and rather with a card that is no high spade', () => {
    const hands = ['9S', '8S', '7S', 'AS TS'];
    expect(weighed(after(dealt(hands), 'play 9S', 'play 8S', 'play 7S'))).toMatchInlineSnapshot(`
      "4: play TS
      3: play KS, play AS"
    `);
    const bad = ['9S', 'QS', '7S', 'AS TS'];
    expect(weighed(after(dealt(bad), 'play 9S', 'play QS', 'play 7S'))).toMatchInlineSnapshot(`
      "0.5: play TS
      0.05: play KS, play AS"
    `);
  });

  test('not to throw points off; once the queen is gone spades are like others', () => {
    const hands = ['7C AS', 'TD 7D 8D 9D JD QD KD AD', '8C QS', '9C KS'];
    expect(weighed(after(dealt(hands), 'play 7C'))).toMatchInlineSnapshot(`
      "2: play 7D, play 8D, play 9D
      0.5: play TD, play JD, play QD, play KD, play AD"
    `);
    const gone = ['KC TS', '7C QS', '8C 7S', 'QC KS AS'];
    const trick = after(dealt(gone), 'play TS', 'play QS', 'play 7S', 'play KS');
    expect(weighed(trick)).toMatchInlineSnapshot(
      `"2: play QC, play 9D, play KD, play 9H, play KH, play JS, play AS"`,
    );
  });
});
