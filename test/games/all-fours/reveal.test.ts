/** What All Fours shows when a deal is over, and what it says of picks on the way. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { after, legal, packBeginning, position } from '../../support/play.ts';
import { revealed, revealOf } from '../../support/revealed.ts';
import { both, button, hand, meant, observationOf, refused, shown } from '../../support/shown.ts';

/** Seat 1 deals: forehand, seat 0, has the first six; then the card turned and the stock. */
function dealt(forehand: string, dealer: string, turned: string, stock = '', given = {}) {
  const start = position(game, given, 'dealer 1');
  const [a, b] = [forehand.split(' '), dealer.split(' ')];
  const packets = [a.slice(0, 3), b.slice(0, 3), a.slice(3), b.slice(3), [turned], [stock]];
  return after(start, packBeginning(start, packets.flat().join(' ')));
}

const standing = (match: AnyMatch, totals: readonly number[]): AnyMatch => ({
  ...match,
  state: { ...(match.state as object), totals },
});

const LOW = '2C 3C 4C 5C 6C 7C';
const MIXED = '2D 3D 4D 5D 6D 7D';
const HIGH = 'AH KH 2H TC 9C 8C';
const OTHER = '3H 4H JH 7D 6D 5D';
const FIRST = ['AH', '3H', 'KH', '4H', '2H', 'JH', '7D', 'TC', '6D', '9C', '5D'];

const headline = (match: AnyMatch, step: string): string => both(revealOf(match, step).prompt);

describe('when the deal is over', () => {
  const played = after(
    after(dealt(HIGH, OTHER, '9H'), 'stand'),
    ...FIRST.map((card) => `play ${card}`),
  );

  test('the last trick and the trumps that scored are seen, and the counts for the game', () => {
    expect(revealed(played, 'play 8C')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 1 / 1 point | 1 Punkt
      seat 1: 0 cards / total 3 / 3 points | 3 Punkte
      last (trick) last trick | letzter Stich: 1:5D!wins 0:8C
      turned (pile) turned | aufgedeckt: 9H!turned
      stock (stock) stock | Talon: ×39
      scoring-high (row of 0) high | Höchster: AH!trump
      scoring-low (row of 1) low | Niedrigster: 2H!trump
      scoring-jack (row of 1) jack | Bube: JH!trump
      game-0 (row of 0) game 7 | Augen 7: AH KH
      game-1 (row of 1) game 11 | Augen 11: TC JH
      fact trump | Trumpf: [hearts]
      fact high | Höchster: [AH] {0}
      fact low | Niedrigster: [2H] {1}
      fact jack | Bube: [JH] {1}
      fact game | Augen: {1} 11:7
      prompt: {1} takes low, the jack and the game (11 to 7), {0} takes high. | {1} holt den niedrigsten Trumpf, den Trumpfbuben und die meisten Augen (11 zu 7), {0} holt den höchsten Trumpf."
    `);
    expect(revealed(played, 'play 8C', 1)).toBe(revealed(played, 'play 8C'));
    expect(revealOf(played, 'play 8C').dealer).toBe(1);
  });

  test('ALF-6 a tie for the game is told with whose it is', () => {
    const even = dealt('3H 4C 5C 6C 7C 8C', '9H 4S 5S 6S 7S 8S', 'AD');
    const state = { ...(after(even, 'stand').state as object), trump: 2, stock: [] };
    const tricks = ['3H 9H', '4S 4C', '5S 5C', '6S 6C', '7S 7C', '8S'].join(' ').split(' ');
    const match = after({ ...even, state }, ...tricks.map((card) => `play ${card}`));
    expect(headline(match, 'play 8C')).toContain(
      '{0} takes the game (0 to 0: a tie goes to the player who did not deal).',
    );
  });

  test('ALF-7 what is scored after the match is won does not appear', () => {
    const even = standing(played, [6, 6]);
    expect(revealed(even, 'play 8C', 0, 'fact', 'scoring', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 7 / 1 point | 1 Punkt
      seat 1: 0 cards / total 6 / no points | keine Punkte
      scoring-high (row of 0) high | Höchster: AH!trump
      fact trump | Trumpf: [hearts]
      fact high | Höchster: [AH] {0}"
    `);
    expect(headline(even, 'play 8C')).toMatchInlineSnapshot(
      `"{0} takes high. {0} wins the match. | {0} holt den höchsten Trumpf. {0} gewinnt die Partie."`,
    );
  });

  test('ALF-7 won by a jack turned, or by a point given: the hands are open', () => {
    const begged = after(dealt(LOW, MIXED, '9H', '2S 3S 4S 5S 6S 7S JH'), 'beg');
    expect(revealed(standing(begged, [0, 6]), 'run')).toMatchInlineSnapshot(`
      "seat 0: 9 cards / total 0 / no points | keine Punkte
      seat 1: 9 cards / total 7 / 1 point | 1 Punkt
      turned (pile) turned | aufgedeckt: 9H!turned JH!turned
      stock (stock) stock | Talon: ×32
      hand-0 (hand of 0) hand | Blatt: 2C 3C 4C 5C 6C 7C 2S 3S 4S
      hand-1 (hand of 1) hand | Blatt: 2D 3D 4D 5D 6D 7D 5S 6S 7S
      fact trump | Trumpf: none | keiner
      prompt: A jack turned scores for {1}. {1} wins the match. | Ein aufgedeckter Bube zählt für {1}. {1} gewinnt die Partie."
    `);
    expect(headline(standing(begged, [6, 0]), 'give')).toMatchInlineSnapshot(
      `"{0} was given a point. {0} wins the match. | {0} bekam einen Punkt geschenkt. {0} gewinnt die Partie."`,
    );
  });

  test('ALF-3 a misdeal says so, and counts the jacks that were turned', () => {
    const hearts = ['TH', 'QH', 'JH', 'AH', '8H'];
    const plain =
      '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 8C 9C TC JC QC KC AC 8D 9D TD JD QD KD AD 2H 3H 4H';
    const packets = plain.split(' ');
    const runs = hearts.flatMap((turned, i) => [...packets.slice(i * 6, i * 6 + 6), turned]);
    const begged = after(dealt(LOW, MIXED, '9H', runs.join(' ')), 'beg');
    expect(headline(begged, 'run')).toMatchInlineSnapshot(
      `"Too few cards are left for another run: the deal is thrown in. A jack turned scores for {1}. | Die Karten reichen nicht zum Weitergeben: Das Spiel wird zusammengeworfen. Ein aufgedeckter Bube zählt für {1}."`,
    );
  });

  test('ALF-2 two jacks turned in one deal are counted', () => {
    const run = after(dealt(LOW, MIXED, 'JH', '2S 3S 4S 5S 6S 7S JS'), 'beg');
    const begged = standing(run, [0, 5]);
    expect(headline(begged, 'run')).toMatchInlineSnapshot(
      `"2 jacks turned score for {1}. {1} wins the match. | 2 aufgedeckte Buben zählen für {1}. {1} gewinnt die Partie."`,
    );
  });

  test('ALF-4 cards put away stay face down', () => {
    let match = after(dealt(LOW, MIXED, '9H', 'TS 8S 9S 5S 6S 7S 8D'), 'beg', 'run');
    match = after(match, 'away 2C', 'away 3C', 'away 4C', 'away 2D', 'away 3D', 'away 4D');
    for (let played = 0; played < 11; played++) match = after(match, legal(match)[0] ?? '');
    const lines = revealed(match, legal(match)[0] ?? '');
    expect(lines).toContain('3 put away | 3 weggelegt');
    for (const token of ['2C', '3C', '4C', '2D', '3D', '4D']) expect(lines).not.toContain(token);
  });
});

describe('on the way', () => {
  const run = after(dealt(LOW, MIXED, '9H', '2S 3S 4S 5S 6S 7S 8D'), 'beg', 'run');
  const ownOf = (match: AnyMatch, observer: number) =>
    game.display.table(observationOf(match, observer) as never).own;
  const progressOf = (match: AnyMatch, ...tokens: readonly string[]) => {
    const picks = tokens.map((token) => hand(match, token));
    const found = match.game.display.progress?.(observationOf(match), picks);
    return found && both(found);
  };

  test('ALF-4 how many cards are still to be put away is asked for and counted', () => {
    expect([
      shown(run, 0, 'prompt'),
      shown(after(run, 'away 2C', 'away 3C'), 0, 'prompt'),
      progressOf(run, '2C'),
      progressOf(after(run, 'away 2C'), '3C'),
      progressOf(after(run, 'away 2C', 'away 3C'), '4C'),
      progressOf(run),
    ]).toMatchInlineSnapshot(`
      [
        "prompt: put 3 cards away, one at a time | lege 3 Karten weg, eine nach der anderen",
        "prompt: put one more card away | lege noch eine Karte weg",
        "then 2 more to put away | danach noch 2 wegzulegen",
        "then 1 more to put away | danach noch 1 wegzulegen",
        "then six are left | danach bleiben sechs",
        undefined,
      ]
    `);
  });

  test('several cards are refused by the clause that takes one', () => {
    const several = meant(run, hand(run, '2C'), hand(run, '3C')) ?? '';
    const playing = after(dealt(LOW, MIXED, 'TH'), 'stand');
    const plays = meant(playing, hand(playing, '2C'), hand(playing, '3C')) ?? '';
    expect([several, refused(run, several), plays, refused(playing, plays)]).toMatchInlineSnapshot(`
        [
          "away 2C 3C",
          "ALF-4: cards are put away one at a time | Karten werden einzeln weggelegt",
          "play 2C 3C",
          "ALF-5: one card is played at a time | gespielt wird immer nur eine Karte",
        ]
      `);
    expect(meant(playing)).toBeUndefined();
    expect(meant(playing, button('stand'), hand(playing, '2C'))).toBeUndefined();
  });

  test('ALF-5 a refused card is told what was led and what was held', () => {
    const trumpLed = after(dealt('2H 3C 4C 5C 6C 7C', '3H 3D 4D 5D 6D 7D', 'TH'), 'stand');
    const plainLed = after(dealt('2C 3C 4C 5C 6C 7C', '3H 3D 4D 5D 6D 7D', 'TH'), 'stand');
    const held = after(dealt('2C 3C 4C 5C 6C 7C', '8C 3D 4D 5D 6D 7D', 'TH'), 'stand');
    expect([
      refused(after(trumpLed, 'play 2H'), 'play 3D'),
      refused(after(plainLed, 'play 2C'), 'play 3D'),
      refused(after(held, 'play 2C'), 'play 3D'),
    ]).toMatchInlineSnapshot(`
      [
        "ALF-5: trump was led: you must answer [2H] with a trump | Trumpf ist ausgespielt: du musst [2H] mit Trumpf bedienen",
        "ALF-5: you cannot follow the suit of [2C], so you must trump | du kannst die Farbe von [2C] nicht bedienen, also musst du trumpfen",
        "ALF-5: you must follow the suit of [2C] or trump | du musst die Farbe von [2C] bedienen oder trumpfen",
      ]
    `);
    expect(shown(after(trumpLed, 'play 2H'), 1, 'prompt')).toMatchInlineSnapshot(
      `"prompt: answer [2H] with a trump | bediene [2H] mit Trumpf"`,
    );
  });

  test('ALF-5 the player to act is asked only for what their hand allows', () => {
    const askedOf = (seat: number, forehand: string, dealer: string, lead: string, given = {}) => {
      const led = after(dealt(forehand, dealer, 'TH', '', given), 'stand', `play ${lead}`);
      return shown(led, seat, 'prompt');
    };
    const led = '2H 2C 4C 5C 6C 7C';
    expect([
      askedOf(1, led, '3D 4D 5D 6D 7D 8D', '2H'),
      askedOf(1, led, '8C 4D 5D 6D 7D 8D', '2C'),
      askedOf(1, led, '8C 3H 5D 6D 7D 8D', '2C'),
      askedOf(1, led, '3D 4D 5D 6D 7D 8D', '2C'),
      askedOf(1, led, '3H 4D 5D 6D 7D 8D', '2C', { void: 'trump' }),
      askedOf(1, led, '3H 4D 5D 6D 7D 8D', '2C', { void: 'free' }),
      askedOf(0, led, '3D 4D 5D 6D 7D 8D', '2C'),
    ]).toMatchInlineSnapshot(`
      [
        "prompt: you have no trump: play any card | du hast keinen Trumpf: spiele eine beliebige Karte",
        "prompt: answer [2C]: follow suit | bediene [2C]",
        "prompt: answer [2C]: follow suit or trump | bediene [2C] oder trumpfe",
        "prompt: you have neither [clubs] nor a trump: play any card | du hast weder [clubs] noch Trumpf: spiele eine beliebige Karte",
        "prompt: you have no [clubs]: you must trump | du hast kein [clubs]: du musst trumpfen",
        "prompt: you have no [clubs]: play any card | du hast kein [clubs]: spiele eine beliebige Karte",
        "prompt: answer [2C]: follow suit or trump | bediene [2C] oder trumpfe",
      ]
    `);
  });

  test('ALF-6 all see what tricks won count for the game', () => {
    const match = after(dealt('AC KC 2S 3S 4S 5S', 'TC QC QS KS 9S 8D', '9H'), 'stand');
    expect(shown(after(match, 'play AC', 'play TC'), 1, 'seat')).toMatchInlineSnapshot(`
      "seat 0: 5 cards / total 0 / game so far: 14 | Augen bisher: 14
      seat 1: 5 cards / total 0 / game so far: 0 | Augen bisher: 0"
    `);
  });

  test('one’s own cards: how many of the suit proposed, or of trump, and what they count', () => {
    const match = dealt('AH KH 2S 3S 4S TS', 'TC QC QS KS 9S 8D', '9H');
    expect([0, 1, -1].map((seat) => ownOf(match, seat)?.en)).toEqual([
      '[hearts] if it is trump: 2 · game in hand: 17',
      '[hearts] if it is trump: 0 · game in hand: 17',
      undefined,
    ]);
    expect(ownOf(after(match, 'stand', 'play AH', 'play 8D'), 0)?.de).toBe(
      'Trumpf [hearts]: 1 · Augen auf der Hand: 13',
    );
    expect(ownOf(position(game, {}, 'dealer 1'), 0)).toBeUndefined();
  });

  test('ALF-3 a point that would lose the match is not what Enter does, and the prompt warns', () => {
    const begged = after(dealt(LOW, MIXED, '9H'), 'beg');
    expect(shown(standing(begged, [5, 6]), 1, 'prompt')).toContain('or give {0} a point');
    expect(shown(standing(begged, [6, 0]), 1, 'button', 'prompt')).toMatchInlineSnapshot(`
      "button run: run the cards | weitergeben
      button give: give a point | Punkt schenken
      prompt: run the cards? With a point {0} would win the match | weitergeben? Mit einem Punkt gewänne {0} die Partie"
    `);
  });

  test('the dealer is known once drawn, and nothing is asked before the deal', () => {
    const tableOf = (match: AnyMatch) => game.display.table(observationOf(match, 0) as never);
    expect(tableOf(position(game, {})).dealer).toBeUndefined();
    expect(tableOf(position(game, {}, 'dealer 1'))).toMatchObject({
      dealer: 1,
      prompt: { en: 'the cards have not been dealt yet' },
    });
  });
});
