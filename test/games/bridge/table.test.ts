/** What the table of bridge shows, how calls and cards are told, and which card is taken from habit. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { chooseLead, isFirstLead } from '../../../src/games/bridge/mind/play.ts';
import type { Observation } from '../../../src/games/bridge/rules/observation.ts';
import { after, ending, legal } from '../../support/play.ts';
import {
  button,
  hand,
  meant,
  observationOf,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';
import { atBoard, claimed, dealing, game, opened, passes, SUITS } from './support.ts';

const HANDS = 'KQ2.AQ2.K432.Q32 J654.654.J65.J65 A3.KJT97.Q87.T87 T987.83.AT9.AK94';
const dealt = after(opened({}, 'N'), dealing('N', HANDS));
const bidding = after(dealt, '1N', 'x', 'xx');
const playing = after(dealt, '1N', 'pass', '4H', ...passes(3));
const led = after(playing, 'play TS');

describe('the table', () => {
  test('the auction: what has been said, what may be', () => {
    expect(shown(bidding)).toMatchInlineSnapshot(`
      "seat 0: 13 cards / total 0
      seat 1: 13 cards / total 0
      seat 2: 13 cards / total 0
      seat 3: 13 cards / total 0 / West
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      hand (hand of 3) hand | Blatt: TS* 9S* 8S* 7S* 8H* 3H* AD* TD* 9D* AC* KC* 9C* 4C*
      fact vulnerable | Gefahr: none | keine
      button pass: pass | passe
      button 1C: 1 club | 1 Kreuz
      button 1D: 1 diamond | 1 Karo
      button 1H: 1 heart | 1 Herz
      button 1S: 1 spade | 1 Pik
      button 1N: 1 notrump | 1 Sans Atout
      button 2C: 2 clubs | 2 Kreuz
      button 2D: 2 diamonds | 2 Karo
      button 2H: 2 hearts | 2 Herz
      button 2S: 2 spades | 2 Pik
      button 2N: 2 notrump | 2 Sans Atout
      button 3C: 3 clubs | 3 Kreuz
      button 3D: 3 diamonds | 3 Karo
      button 3H: 3 hearts | 3 Herz
      button 3S: 3 spades | 3 Pik
      button 3N: 3 notrump | 3 Sans Atout
      button 4C: 4 clubs | 4 Kreuz
      button 4D: 4 diamonds | 4 Karo
      button 4H: 4 hearts | 4 Herz
      button 4S: 4 spades | 4 Pik
      button 4N: 4 notrump | 4 Sans Atout
      button 5C: 5 clubs | 5 Kreuz
      button 5D: 5 diamonds | 5 Karo
      button 5H: 5 hearts | 5 Herz
      button 5S: 5 spades | 5 Pik
      button 5N: 5 notrump | 5 Sans Atout
      button 6C: 6 clubs | 6 Kreuz
      button 6D: 6 diamonds | 6 Karo
      button 6H: 6 hearts | 6 Herz
      button 6S: 6 spades | 6 Pik
      button 6N: 6 notrump | 6 Sans Atout
      button 7C: 7 clubs | 7 Kreuz
      button 7D: 7 diamonds | 7 Karo
      button 7H: 7 hearts | 7 Herz
      button 7S: 7 spades | 7 Pik
      button 7N: 7 notrump | 7 Sans Atout
      button x: double | Kontra
      button xx: redouble | Rekontra
      said by 0: 1 notrump | 1 Sans Atout
      said by 1: double | Kontra
      said by 2: redouble | Rekontra
      prompt: bid higher than 1NT, or pass | biete mehr als 1SA oder passe"
    `);
    expect(shown(dealt, SPECTATOR, 'seat', 'hand', 'said', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 13 cards / total 0 / North | Nord
      seat 1: 13 cards / total 0 / East | Ost
      seat 2: 13 cards / total 0 / South | Süd
      seat 3: 13 cards / total 0 / West
      hand (hand) hand | Blatt:
      fact vulnerable | Gefahr: none | keine"
    `);
  });

  test('the play: contract, tricks, dummy laid open after the lead', () => {
    expect(shown(playing)).toMatchInlineSnapshot(`
      "seat 0: 13 cards / total 0 / dummy | Tisch
      seat 1: 13 cards / total 0
      seat 2: 13 cards / total 0 / declarer | Alleinspieler
      seat 3: 13 cards / total 0 / West
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      dummy (row of 0) dummy | Tisch:
      hand (hand of 3) hand | Blatt: TS* 9S* 8S* 7S* 8H* 3H* AD* TD* 9D* AC* KC* 9C* 4C*
      fact contract | Kontrakt: 4[hearts] by South | 4[hearts] von Süd
      fact tricks | Stiche: NS 0 of 10, EW 0 | NS 0 von 10, OW 0
      fact vulnerable | Gefahr: none | keine
      said by 0: 1 notrump | 1 Sans Atout
      said by 1: pass | passe
      said by 2: 4 hearts | 4 Herz
      said by 3: pass | passe
      said by 0: pass | passe
      said by 1: pass | passe
      prompt: lead a card | spiele eine Karte aus"
    `);
    expect(shown(led)).toMatchInlineSnapshot(`
      "seat 0: 13 cards / total 0 / dummy | Tisch
      seat 1: 13 cards / total 0
      seat 2: 13 cards / total 0 / South | Süd / declarer | Alleinspieler
      seat 3: 12 cards / total 0
      trick (trick) trick | Stich: 3:TS!wins
      last (trick) last trick | letzter Stich:
      dummy (row of 0) dummy | Tisch: KS* QS* 2S* AH* QH* 2H* KD* 4D* 3D* 2D* QC* 3C* 2C*
      hand (hand of 2) hand | Blatt: AS* 3S* KH* JH* TH* 9H* 7H* QD* 8D* 7D* TC* 8C* 7C*
      fact contract | Kontrakt: 4[hearts] by South | 4[hearts] von Süd
      fact tricks | Stiche: NS 0 of 10, EW 0 | NS 0 von 10, OW 0
      fact vulnerable | Gefahr: none | keine
      amount claim: claim tricks (0 certain) | Stiche (sicher: 0): 0 1 2 … 13 (14)
      said by 0: 1 notrump | 1 Sans Atout
      said by 1: pass | passe
      said by 2: 4 hearts | 4 Herz
      said by 3: pass | passe
      said by 0: pass | passe
      said by 1: pass | passe
      prompt: follow suit: play a [spades] from dummy | bediene: spiele ein [spades] vom Tisch"
    `);
    expect(shown(led, 0, 'dummy', 'hand', 'amount')).toMatchInlineSnapshot(
      `"hand (hand of 0) hand | Blatt: KS* QS* 2S* AH* QH* 2H* KD* 4D* 3D* 2D* QC* 3C* 2C*"`,
    );
    expect(shown(led, 3, 'dummy', 'amount')).toMatchInlineSnapshot(
      `"dummy (row of 0) dummy | Tisch: KS QS 2S AH QH 2H KD 4D 3D 2D QC 3C 2C"`,
    );
    const trick = after(led, 'play KS', 'play 4S', 'play 3S');
    expect(shown(trick, 2, 'fact', 'trick', 'last', 'prompt', 'amount')).toMatchInlineSnapshot(`
      "trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich: 3:TS 0:KS!wins 1:4S 2:3S
      fact contract | Kontrakt: 4[hearts] by South | 4[hearts] von Süd
      fact tricks | Stiche: NS 1 of 10, EW 0 | NS 1 von 10, OW 0
      fact vulnerable | Gefahr: none | keine
      amount claim: claim tricks (6 certain) | Stiche (sicher: 6): 0 1 2 … 12 (13)
      prompt: lead from dummy | spiele vom Tisch aus"
    `);
  });

  test('a doubled contract, and dangers by every way of scoring', () => {
    const doubled = after(dealt, '1N', 'x', ...passes(3));
    expect(shown(doubled, 0, 'fact contract')).toMatchInlineSnapshot(
      `"fact contract | Kontrakt: 1NT x by North | 1SA x von Nord"`,
    );
    const twice = after(bidding, ...passes(3));
    expect(shown(twice, 0, 'fact contract')).toMatchInlineSnapshot(
      `"fact contract | Kontrakt: 1NT xx by North | 1SA xx von Nord"`,
    );
    const rubber = claimed(opened({ rubbers: 2 }, 'N'), 'N', SUITS, '4S', 13);
    expect(shown(rubber, 0, 'fact', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 360 / North | Nord
      seat 1: 0 cards / total 0
      seat 2: 0 cards / total 360
      seat 3: 0 cards / total 0
      fact vulnerable | Gefahr: NS
      fact rubber | Robber: 1 of 2 | 1 von 2
      fact games | Manchen: NS 1, EW 0 | NS 1, OW 0"
    `);
    const chicago = claimed(opened({ scoring: 'chicago' }, 'N'), 'N', SUITS, '4S', 13);
    expect(shown(chicago, 0, 'fact', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 510 / North | Nord
      seat 1: 0 cards / total 0
      seat 2: 0 cards / total 510
      seat 3: 0 cards / total 0
      fact vulnerable | Gefahr: EW | OW
      fact deal of the round | Spiel der Runde: 2 of 4 | 2 von 4"
    `);
    expect(shown(atBoard(3), 0, 'fact')).toMatchInlineSnapshot(`
      "fact vulnerable | Gefahr: EW | OW
      fact board | Board: 3 of 23 | 3 von 23"
    `);
  });

  test('when the deal is over all hands lie open', () => {
    expect(shown(ending(led, 'claim 9'), 2, 'hand', 'prompt')).toMatchInlineSnapshot(`
      "hand-0 (hand of 0) hand | Blatt: KS QS 2S AH QH 2H KD 4D 3D 2D QC 3C 2C
      hand-1 (hand of 1) hand | Blatt: JS 6S 5S 4S 6H 5H 4H JD 6D 5D JC 6C 5C
      hand-3 (hand of 3) hand | Blatt: 9S 8S 7S 8H 3H AD TD 9D AC KC 9C 4C
      hand (hand of 2) hand | Blatt: AS* 3S* KH* JH* TH* 9H* 7H* QD* 8D* 7D* TC* 8C* 7C*
      prompt: play a card from dummy | spiele eine Karte vom Tisch"
    `);
  });

  test('the score tells every part', () => {
    expect(scoreOf(after(led, 'claim 9'))).toMatchInlineSnapshot(`
      [
        "1: 50 contract down 1 | Kontrakt 1-mal gefallen BRI-8",
        "3: 50 contract down 1 | Kontrakt 1-mal gefallen BRI-8",
      ]
    `);
    expect(scoreOf(after(led, 'claim 10'))).toMatchInlineSnapshot(`
      [
        "0: 120 4 odd tricks bid and made | 4 angesagte Stiche über dem Buch BRI-6",
        "2: 120 4 odd tricks bid and made | 4 angesagte Stiche über dem Buch BRI-6",
      ]
    `);
    expect(scoreOf(claimed(opened({}, 'N'), 'N', SUITS, '6S x', 13))).toMatchInlineSnapshot(`
      [
        "0: 360 6 odd tricks bid and made | 6 angesagte Stiche über dem Buch BRI-6",
        "2: 360 6 odd tricks bid and made | 6 angesagte Stiche über dem Buch BRI-6",
        "0: 100 overtricks: 1 | Überstiche: 1 BRI-7",
        "2: 100 overtricks: 1 | Überstiche: 1 BRI-7",
        "0: 500 small slam | Kleinschlemm BRI-7",
        "2: 500 small slam | Kleinschlemm BRI-7",
        "0: 50 doubled contract made | kontrierter Kontrakt erfüllt BRI-7",
        "2: 50 doubled contract made | kontrierter Kontrakt erfüllt BRI-7",
        "0: 150 honours | Honneurs BRI-7",
        "2: 150 honours | Honneurs BRI-7",
      ]
    `);
    const one = claimed(opened({}, 'N'), 'N', SUITS, '4S', 13);
    expect(scoreOf(claimed(one, 'E', SUITS, 'pass pass pass 7S', 13))).toMatchInlineSnapshot(`
      [
        "0: 210 7 odd tricks bid and made | 7 angesagte Stiche über dem Buch BRI-6",
        "2: 210 7 odd tricks bid and made | 7 angesagte Stiche über dem Buch BRI-6",
        "0: 1500 grand slam | Großschlemm BRI-7",
        "2: 1500 grand slam | Großschlemm BRI-7",
        "0: 150 honours | Honneurs BRI-7",
        "2: 150 honours | Honneurs BRI-7",
        "0: 700 rubber | Robber BRI-6",
        "2: 700 rubber | Robber BRI-6",
      ]
    `);
    expect(
      scoreOf(claimed(opened({ scoring: 'duplicate' }, 'N'), 'N', SUITS, '4S', 13)),
    ).toMatchInlineSnapshot(`
      [
        "0: 120 4 odd tricks bid and made | 4 angesagte Stiche über dem Buch BRI-8",
        "2: 120 4 odd tricks bid and made | 4 angesagte Stiche über dem Buch BRI-8",
        "0: 90 overtricks: 3 | Überstiche: 3 BRI-7",
        "2: 90 overtricks: 3 | Überstiche: 3 BRI-7",
        "0: 300 game | Manche BRI-8",
        "2: 300 game | Manche BRI-8",
      ]
    `);
    expect(
      scoreOf(claimed(opened({ scoring: 'duplicate' }, 'N'), 'N', SUITS, '3D', 0)),
    ).toMatchInlineSnapshot(`
      [
        "1: 450 contract down 9 | Kontrakt 9-mal gefallen BRI-8",
        "3: 450 contract down 9 | Kontrakt 9-mal gefallen BRI-8",
      ]
    `);
  });
});

describe('moves', () => {
  test('are told, picked and meant', () => {
    const calls = ['pass', '1H', '2S', '3N', 'x', 'xx', 'play TS', 'claim 1', 'claim 3'];
    expect(calls.map((text) => told(led, text))).toMatchInlineSnapshot(`
      [
        "passes | passt (pass)",
        "bids 1 heart | bietet 1 Herz (1H)",
        "bids 2 spades | bietet 2 Pik (2S)",
        "bids 3 notrump | bietet 3 Sans Atout (3N)",
        "doubles | kontriert (x)",
        "redoubles | rekontriert (xx)",
        "plays [TS] from dummy | spielt [TS] vom Tisch (play TS)",
        "claims 1 of the last 13 tricks | beansprucht 1 der letzten 13 Stiche (claim 1)",
        "claims 3 of the last 13 tricks | beansprucht 3 der letzten 13 Stiche (claim 3)",
      ]
    `);
    expect([
      picked(dealt, '1H'),
      picked(dealt, 'pass'),
      picked(led, 'play 2S'),
      picked(playing, 'play TS'),
    ]).toMatchInlineSnapshot(`
      [
        "[1H]",
        "[pass]",
        "dummy 39",
        "hand 47",
      ]
    `);
    expect(meant(dealt, button('1H'))).toBe('1H');
    expect(meant(dealt, button('1H'), button('pass'))).toBe('pass');
    expect(meant(playing, hand(playing, 'TS'))).toBe('play TS');
    expect(meant(led, { region: 'dummy', slot: legalCard(led, 'KS') })).toBe('play KS');
    expect(meant(led, { region: 'claim', slot: 4 })).toBe('claim 4');
    expect(meant(led)).toBeUndefined();
  });

  test('are read in the spellings players use', () => {
    const read = (line: string) => game.notation.write(game.notation.read(line));
    const lines = [
      'P',
      'passe',
      'dbl',
      'Kontra',
      'X',
      'rdbl',
      'Rekontra',
      '1nt',
      '2SA',
      '3♥',
      '4♠️',
      'ts',
      'claim 3',
      'play 2c',
      '2c',
    ];
    expect(lines.map(read)).toMatchInlineSnapshot(`
      [
        "pass",
        "pass",
        "x",
        "x",
        "x",
        "xx",
        "xx",
        "1N",
        "2N",
        "3H",
        "4S",
        "play TS",
        "claim 3",
        "play 2C",
        "2C",
      ]
    `);
    const wrong = [
      '0N',
      '1X',
      'claim',
      'claim 14',
      'claim x',
      'claim 3 4',
      'pass pass',
      'constructor',
    ];
    expect(wrong.map((line) => refused(dealt, line).split(':')[0])).toEqual(
      wrong.map(() => 'notation'),
    );
  });

  test('that are wrong are refused in words', () => {
    expect([
      refused(after(dealt, '1H'), '1D'),
      refused(dealt, 'x'),
      refused(dealt, 'xx'),
      refused(after(dealt, '1H', 'pass'), 'x'),
      refused(after(dealt, '1H', 'x'), 'x'),
      refused(dealt, 'play KS'),
      refused(playing, 'pass'),
      refused(playing, 'play AS'),
      refused(led, 'play KD'),
      refused(playing, 'claim 3'),
      refused(led, 'claim 14'),
      refused(after(led, 'play KS', 'play 4S', 'play 3S'), 'claim 13'),
      refused(led, 'claim 13'),
    ]).toMatchInlineSnapshot(`
      [
        "BRI-2: a bid must be higher than 1H | ein Gebot muss höher sein als 1H",
        "BRI-2: you may only double the opponents’ last bid, and only once | du darfst nur das letzte Gebot der Gegner kontrieren, und nur einmal",
        "BRI-2: you may only redouble your own side’s doubled bid | du darfst nur das kontrierte Gebot deiner eigenen Partei rekontrieren",
        "BRI-2: you may only double the opponents’ last bid, and only once | du darfst nur das letzte Gebot der Gegner kontrieren, und nur einmal",
        "BRI-2: you may only double the opponents’ last bid, and only once | du darfst nur das letzte Gebot der Gegner kontrieren, und nur einmal",
        "BRI-2: the auction is not over yet | die Reizung ist noch nicht zu Ende",
        "BRI-3: the auction is over; to play a card, say “play 4C” | die Reizung ist zu Ende; eine Karte spielt man mit „play 4C“",
        "BRI-3: you do not hold [AS] | du hast [AS] nicht auf der Hand",
        "BRI-4: you must follow the suit of [TS] | du musst die Farbe von [TS] bedienen",
        "BRI-5: only declarer may claim, when it is declarer’s or dummy’s turn to play | nur der Alleinspieler darf Stiche beanspruchen, wenn er oder der Tisch am Zug ist",
        "notation: “claim 14” is not understood here | „claim 14“ wird hier nicht verstanden",
        "BRI-5: only 12 tricks are left | es sind nur noch 12 Stiche übrig",
        "BRI-5: the best defence does not let you take 13 more tricks; play goes on | gegen beste Verteidigung machst du keine 13 Stiche mehr; das Spiel geht weiter",
      ]
    `);
  });

  test('calls are explained while they are made', () => {
    const facts = (match: AnyMatch) =>
      (game.extras.conventions?.meanings(observationOf(match, 0)) ?? []).map(
        ({ label, value }) => `${label.en}: ${value.en}`,
      );
    expect(
      facts(after(dealt, '1N', 'pass', '2D', 'pass', '2H', 'pass', '3N')),
    ).toMatchInlineSnapshot(`
      [
        "{0}: 1 notrump: strong notrump: 15–17 high-card points, balanced",
        "{1}: pass: nothing to say: at most 17 high-card points",
        "{2}: 2 diamonds: transfer to hearts: five or more hearts, more hearts than spades; forcing",
        "{3}: pass: nothing to add",
        "{0}: 2 hearts: accepts the transfer",
        "{1}: pass: nothing to say",
        "{2}: 3 notrump: choice of games: 9–15 high-card points",
      ]
    `);
  });
});

const legalCard = (match: AnyMatch, token: string): number => match.pack.tokens.indexOf(token);

describe('a card is taken from habit', () => {
  test('led: the top of a sequence, the fourth highest, the higher of two small ones', () => {
    expect(weighed(playing)).toMatchInlineSnapshot(`
      "30: play AC, play TD, play TS
      20: play 4C, play 7S
      18: play 8H
      13: play 3H
      8: play 8S
      7: play 9C, play 9D, play 9S
      3: play KC
      2: play AD"
    `);
    const hands = 'QJ32.K7532.T9.82 AKT9.AQT9.AK.AK9 8765.J8.QJ54.QJ3 4.64.87632.T7654';
    const other = after(opened({}, 'E'), dealing('E', hands), '1N', ...passes(3));
    expect(weighed(after(other, legal(other)[0] ?? ''))).toMatchInlineSnapshot(`
      "12: play 4C
      11: play 5C
      10: play 6C
      9: play 7C
      6: play TC"
    `);
  });

  test('followed: low, as last hand the lowest that wins', () => {
    expect(weighed(led)).toMatchInlineSnapshot(`
      "14: play 2S
      4: play QS
      3: play KS"
    `);
    expect(weighed(after(led, 'play 2S', 'play JS'))).toMatchInlineSnapshot(`
      "42: play AS
      19: play 3S"
    `);
    const ruff = after(
      led,
      'play KS',
      'play 4S',
      'play 3S',
      'play 2S',
      'play 5S',
      'play AS',
      'play 7S',
    );
    const lead = after(ruff, 'play 7D', 'play 9D', 'play 2D');
    expect(weighed(lead)).toMatchInlineSnapshot(`
      "45: play JD
      32: play 5D
      16: play 6D"
    `);
  });
});

describe('the opening lead', () => {
  /** West leads against South's contract. */
  const lead = (west: string, contract: string, auction: readonly string[] = []): string => {
    const rest = restFor(west);
    const calls = auction.length > 0 ? auction : [contract, ...passes(3)];
    const match = after(opened({}, 'S'), dealing('S', rest), ...calls);
    const observation = observationOf(match) as Observation;
    expect(isFirstLead(observation)).toBe(true);
    const card = chooseLead(observation);
    return match.pack.tokens[card] ?? 'none';
  };

  test.each([
    ['KQJ2.432.432.432', '3N', 'KS'],
    ['Q9752.A3.K32.J32', '3N', '5S'],
    ['QJ752.A3.K32.J32', '3N', 'QS'],
    ['KQ2.QJT9.432.432', '3N', 'QH'],
    ['K852.AJ74.432.32', '3N', '4H'],
    ['K32.A32.Q32.J432', '3N', '2C'],
    ['T9.432.5432.8765', '3N', '2D'],
    ['2.432.K9432.K432', '4H', '2S'],
    ['2.K9432.K432.432', '4H', '2C'],
    ['KQ32.432.5432.32', '4H', 'KS'],
    ['AK32.432.5432.32', '4H', 'AS'],
    ['A732.K43.Q543.J2', '4H', '3D'],
    ['9832.432.Q543.J2', '4H', '2S'],
    ['98.432.K7543.K82', '4H', '9S'],
    ['9832.2.K543.K832', '4H', '2S'],
  ])('from %s against %s the %s is led', (west, contract, expected) => {
    expect(lead(west, contract)).toBe(expected);
  });

  test('partner’s suit is led, and not one that the opponents have bid', () => {
    const partners = ['1N', 'pass', '2N', '3H', '3N', ...passes(3)];
    expect(lead('K852.974.432.832', '3N')).toBe('2S');
    expect(lead('K852.974.432.832', '3N', partners)).toBe('9H');
    const declarers = ['1S', 'pass', '2D', 'pass', '3N', ...passes(3)];
    expect(lead('K852.9743.43.832', '3N')).toBe('2S');
    expect(lead('K852.9743.43.832', '3N', declarers)).toBe('3H');
  });
});

/** Hands of N, E, S, W in which West holds `west`, the others what is left, card by card. */
function restFor(west: string): string {
  const held = west.split('.');
  const left = ['S', 'H', 'D', 'C'].flatMap((suit, i) =>
    [...'AKQJT98765432'].filter((rank) => !held[i]?.includes(rank)).map((rank) => rank + suit),
  );
  const hands = [0, 1, 2].map((seat) => left.filter((_, i) => i % 3 === seat));
  const written = hands.map((cards) =>
    ['S', 'H', 'D', 'C']
      .map((suit) =>
        cards
          .filter((card) => card.endsWith(suit))
          .map((card) => card.charAt(0))
          .join(''),
      )
      .join('.'),
  );
  return [...written, west].join(' ');
}

describe('what the contract is worth', () => {
  /** The lines beside the table at its opening lead, as a board by itself or in a rubber. */
  const contractLines = (scoring: string, ...calls: readonly string[]): readonly string[] => {
    const led = after(opened({ scoring }, 'N'), dealing('N', SUITS), ...calls);
    const { game, state } = led;
    const notes = game.display.notes?.(game.observer.observe(state, 2)) ?? [];
    return notes.flatMap(({ title, lines }) => [
      title.en,
      ...lines.map(({ label, value }) => `${label.en}: ${value?.en}`),
    ]);
  };

  test('as a board: with its bonus, each overtrick, and short of it (BRI-7, BRI-8)', () => {
    expect(contractLines('duplicate', '4S', 'x', 'pass', 'pass', 'pass')).toEqual([
      '4[spades] x by North is worth',
      'made: 590',
      'each overtrick: 100',
      'one down: 100',
      'two down: 300',
      'three down: 500',
    ]);
  });

  test('in a rubber: below the line and above it (BRI-6)', () => {
    expect(contractLines('rubber', '6N', 'pass', 'pass', 'pass').slice(0, 4)).toEqual([
      '6NT by North is worth',
      'made, below the line: 190',
      'made, above the line: 500',
      'each overtrick: 30',
    ]);
  });

  test('nothing while the auction goes on', () => {
    expect(contractLines('duplicate', '4S')).toEqual([]);
  });
});
