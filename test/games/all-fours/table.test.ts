/** What the table of All Fours shows, and what its opponents lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { after, packBeginning, playedOut, position, refusal } from '../../support/play.ts';
import {
  announced,
  button,
  hand,
  meant,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';

/** Seat 1 deals: forehand, seat 0, has the first six; then the card turned and the stock. */
function dealt(forehand: string, dealer: string, turned: string, stock = '', given = {}) {
  const start = position(game, given, 'dealer 1');
  const [a, b] = [forehand.split(' '), dealer.split(' ')];
  const packets = [a.slice(0, 3), b.slice(0, 3), a.slice(3), b.slice(3), [turned], [stock]];
  return after(start, packBeginning(start, packets.flat().join(' ')));
}

const LOW = '2C 3C 4C 5C 6C 7C';
const MIXED = '2D 3D 4D 5D 6D 7D';
const start = dealt(LOW, MIXED, 'JH', '2S 3S 4S 5S 6S 7S 8D');
const run = after(start, 'beg', 'run');

describe('the table', () => {
  test('a trump is proposed: forehand is asked', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0
      seat 1: 6 cards / total 1
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      turned (pile) turned | aufgedeckt: JH!turned
      stock (stock) stock | Talon: ×39
      hand (hand of 0) hand | Blatt: 2C* 3C* 4C* 5C* 6C* 7C*
      fact trump | Trumpf: not named yet | noch offen
      fact target | Ziel: 7
      button stand: stand | annehmen
      button beg: beg | ablehnen
      prompt: stand with [hearts] as trump, or beg? | [hearts] als Trumpf annehmen oder ablehnen?"
    `);
  });

  test('it is refused: the dealer is asked', () => {
    const begged = after(start, 'beg');
    expect(shown(begged, 1, 'button', 'prompt', 'hand', 'fact')).toMatchInlineSnapshot(`
      "hand (hand of 1) hand | Blatt: 2D* 3D* 4D* 5D* 6D* 7D*
      fact trump | Trumpf: not named yet | noch offen
      fact target | Ziel: 7
      button run: run the cards | weitergeben
      button give: give a point | Punkt schenken
      prompt: run the cards, or give {0} a point and keep [hearts]? | weitergeben, oder {0} einen Punkt schenken und [hearts] behalten?"
    `);
  });

  test('after a run cards are put away: how many is seen by all, which by nobody else', () => {
    const away = after(run, 'away 2C', 'away 3C');
    expect(shown(away)).toMatchInlineSnapshot(`
      "seat 0: 7 cards / total 0 / 2 put away | 2 weggelegt
      seat 1: 9 cards / total 1
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      turned (pile) turned | aufgedeckt: JH!turned 8D!turned
      stock (stock) stock | Talon: ×32
      hand (hand of 0) hand | Blatt: 4C* 5C* 6C* 7C* 2S* 3S* 4S*
      fact trump | Trumpf: [diamonds]
      fact target | Ziel: 7
      prompt: put one more card away | lege noch eine Karte weg"
    `);
    expect(told(away, 'away 4C')).toMatchInlineSnapshot(
      `"puts [4C] away | legt [4C] weg (away 4C)"`,
    );
    expect(told(away, 'away 4C', 1)).toMatchInlineSnapshot(
      `"puts a card away | legt eine Karte weg (away ?)"`,
    );
    expect(told(away, 'away 4C', SPECTATOR)).toMatchInlineSnapshot(
      `"puts a card away | legt eine Karte weg (away ?)"`,
    );
  });

  test('in play the trick shows who wins so far, a trump or a higher card', () => {
    const match = after(dealt('AC KC 2S 3S 4S 5S', '2C AH QS KS 9S 8D', '9H'), 'stand');
    const lines = ['trick', 'last', 'fact trump', 'prompt', 'button'];
    expect(shown(after(match, 'play AC'), 1, ...lines)).toMatchInlineSnapshot(`
      "trick (trick) trick | Stich: 0:AC!wins
      last (trick) last trick | letzter Stich:
      fact trump | Trumpf: [hearts]
      prompt: answer [AC]: follow suit or trump | bediene [AC] oder trumpfe"
    `);
    expect(shown(after(match, 'play AC', 'play AH'), 1, ...lines)).toMatchInlineSnapshot(`
      "trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich: 0:AC 1:AH!wins
      fact trump | Trumpf: [hearts]
      prompt: lead a card | spiele eine Karte aus"
    `);
    expect(shown(after(match, 'play 2S', 'play QS'), 1, 'last')).toMatchInlineSnapshot(
      `"last (trick) last trick | letzter Stich: 0:2S 1:QS!wins"`,
    );
    expect(shown(after(match, 'play AC', 'play 2C'), 1, 'last')).toMatchInlineSnapshot(
      `"last (trick) last trick | letzter Stich: 0:AC!wins 1:2C"`,
    );
  });

  test('words and cards are told, picked and meant', () => {
    const begged = after(start, 'beg');
    expect([
      told(start, 'stand'),
      told(start, 'beg'),
      told(begged, 'give'),
      told(begged, 'run'),
    ]).toMatchInlineSnapshot(`
      [
        "stands | nimmt an (stand)",
        "begs | lehnt ab (beg)",
        "gives a point and keeps the suit | schenkt einen Punkt und behält die Farbe (give)",
        "runs the cards | gibt weiter (run)",
      ]
    `);
    expect([picked(start, 'stand'), picked(run, 'away 3C')]).toEqual(['[stand]', 'hand 1']);
    expect(meant(start, button('beg'))).toBe('beg');
    expect(meant(start, button('beg'), button('stand'))).toBeUndefined();
    expect(meant(run, hand(run, '3C'))).toBe('away 3C');
    const playing = after(start, 'stand');
    expect(meant(playing, hand(playing, '3C'))).toBe('play 3C');
    expect(meant(playing, hand(playing, '3C'), hand(playing, '2C'))).toBe('play 3C 2C');
  });

  test('the cards turned and trump are told', () => {
    const opened = position(game, {}, 'dealer 1');
    const begged = after(start, 'beg');
    const trump = 'trump is [hearts] | Trumpf ist [hearts]';
    const cards = '2C 3C 4C 2D 3D 4D 5C 6C 7C 5D 6D 7D TH';
    expect(announced(opened, packBeginning(opened, cards))).toEqual([
      '[TH] is turned up | [TH] wird aufgedeckt',
    ]);
    expect(announced(start, 'beg')).toEqual([]);
    expect(announced(start, 'stand')).toEqual([trump]);
    expect(announced(begged, 'give')).toEqual([trump]);
    expect(announced(begged, 'run')).toMatchInlineSnapshot(`
      [
        "[8D] is turned up | [8D] wird aufgedeckt",
        "trump is [diamonds] | Trumpf ist [diamonds]",
      ]
    `);
  });

  test('what is too early or too late is refused in words', () => {
    const playing = after(start, 'stand');
    const led = after(playing, 'play 2C');
    expect([
      refused(start, 'give'),
      refused(after(start, 'beg'), 'beg'),
      refused(run, 'stand'),
      refused(run, 'away AH'),
      refused(playing, 'stand'),
      refused(playing, 'play AH'),
      refused(
        after(dealt('2C 3C 4C 5C 6C 7C', '8C 3D 4D 5D 6D 7D', 'TH'), 'stand', 'play 2C'),
        'play 3D',
      ),
    ]).toMatchInlineSnapshot(`
      [
        "ALF-3: forehand must stand or beg now | Vorhand muss jetzt annehmen oder ablehnen",
        "ALF-3: the dealer must give or run now | der Geber muss jetzt schenken oder weitergeben",
        "ALF-4: first put a card away | leg erst eine Karte weg",
        "ALF-4: you do not hold [AH] | du hast [AH] nicht auf der Hand",
        "ALF-5: a card must be played now | jetzt muss eine Karte gespielt werden",
        "ALF-5: you do not hold [AH] | du hast [AH] nicht auf der Hand",
        "ALF-5: you must follow the suit of [2C] or trump | du musst die Farbe von [2C] bedienen oder trumpfen",
      ]
    `);
    expect(refusal(led, 'play 2D')).toBeUndefined();
    expect(refused(start, 'stand now')).toContain('notation');
    expect(refused(run, 'away')).toContain('notation');
  });
});

test('the score names what each point was for', () => {
  const hands = ['AH JH 2H TC 9C 8C', '3H 4H KH 7D 6D 5D', 'JC', '2S 3S 4S 5S 6S 7S 9H'] as const;
  const given = after(dealt(...hands), 'beg', 'give');
  const cards = ['TC', '7D', '9C', '6D', '8C', '5D'];
  const over = playedOut(after(given, ...cards.map((card) => `play ${card}`)));
  expect(scoreOf(over)).toMatchInlineSnapshot(`
    [
      "1: 1 a jack turned | ein Bube aufgedeckt ALF-2",
      "0: 1 trump imposed | Trumpf aufgezwungen ALF-3",
      "0: 1 high | höchster Trumpf ALF-6",
      "0: 1 low | niedrigster Trumpf ALF-6",
      "0: 1 game | meiste Augen ALF-6",
    ]
  `);
  const hearts = after(dealt(hands[0], hands[1], '9H'), 'stand', 'play AH', 'play 3H', 'play JH');
  expect(scoreOf(playedOut(after(hearts, 'play 4H')))).toMatchInlineSnapshot(`
    [
      "0: 1 high | höchster Trumpf ALF-6",
      "0: 1 low | niedrigster Trumpf ALF-6",
      "0: 1 jack | Trumpfbube ALF-6",
      "0: 1 game | meiste Augen ALF-6",
    ]
  `);
});

describe('opponents lean', () => {
  test('to a trump of which they hold many, high and the deuce', () => {
    const likes = ['2H AH KH JH TH 3C', '2H 3C 4C 5C 6C 7C', '3C 4C 5C 6C 7C 8C'];
    const offers = likes.map((held) => weighed(dealt(held, MIXED, '9H')));
    expect(offers).toMatchInlineSnapshot(`
      [
        "9.5: stand
      2.5: beg",
        "2.5: stand, beg",
        "2.5: beg
      0.5: stand",
      ]
    `);
    const answers = likes.map((held) => weighed(after(dealt(MIXED, held, '9H'), 'beg')));
    expect(answers).toMatchInlineSnapshot(`
      [
        "5.7: give
      2.5: run",
        "2.5: run
      1.5: give",
        "2.5: run
      0.3: give",
      ]
    `);
  });

  test('to put away low plain cards, and to keep trumps and tens', () => {
    const many = dealt('2C TC AC 2D KD 3S', '3C 4C 5C 6C 7C 8C', '9H', '3D 4D 9S 5S 6S 7S QD');
    expect(weighed(after(many, 'beg', 'run'))).toMatchInlineSnapshot(`
      "4: away 2C
      3.449: away 3S
      1.69: away 9S
      0.114: away AC
      0.02965: away TC
      0.02367: away 2D
      0.02339: away 3D
      0.02312: away 4D
      0.01409: away KD"
    `);
  });

  test('to lead high, and not a ten', () => {
    expect(weighed(after(dealt('AC KC QC TC 2C 3H', MIXED, '9H'), 'stand'))).toMatchInlineSnapshot(`
      "2: play KC, play AC
      1: play 2C, play QC, play 3H
      0.3: play TC"
    `);
  });

  test('to win what counts, in suit before a trump, and to throw off little', () => {
    const match = dealt('TC 2C 3S 4S 5S 6S', '3C AC JC 2H TH TD', '9H');
    expect(weighed(after(match, 'stand', 'play TC'))).toMatchInlineSnapshot(`
      "8.167: play TH
      6.667: play AC
      5.667: play JC
      4.833: play 2H
      2: play 3C"
    `);
    const discarding = dealt('AC KC 2S 3S 4S 5S', '8D TD QS KS 9S JD', '9H');
    expect(weighed(after(discarding, 'stand', 'play AC'))).toMatchInlineSnapshot(`
      "2: play 8D, play 9S
      1.25: play JD
      1: play QS
      0.875: play KS
      0.6364: play TD"
    `);
    const below = dealt('AH KC 2S 3S 4S 5S', '2H TH QS KS 9S JD', '9H');
    expect(weighed(after(below, 'stand', 'play AH'))).toMatchInlineSnapshot(`
      "1.5: play 2H
      0.1364: play TH"
    `);
  });
});
