/** What the table of Binokel shows, and what its players lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { after, closed, ending, legal } from '../../support/play.ts';
import {
  announced,
  both,
  button,
  candidatesIn,
  hand,
  meant,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';
import { bought, discard, game, playOut, seen, THREE, table } from './support.ts';

const HANDS = [
  'AE TE KE OE UE KS KH KG US US UH UH',
  'OG OG AS AS TS TS TH TH TG TG UG UG',
  'KS OS AH AH KH OH OH AG AG KG AE OE',
];
const start = table(HANDS, 'UE TE KE OS');
const declaring = bought(start, '180');
const playing = discard(after(declaring, 'game E'), 'UE TE UH OS');

describe('the table', () => {
  test('bidding: who has said what, and what the own hand would meld', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 12 cards / total 0
      seat 1: 12 cards / total 0
      seat 2: 12 cards / total 0
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      dabb (row) Dabb: ? ? ? ?
      hand (hand of 0) hand | Blatt: US* US* KS* UH* UH* KH* KG* UE* OE* KE* TE* AE*
      fact bid | Gebot: none yet | noch keins
      fact match to | Partie bis: 1000
      button weg: weg
      button bid durch: Durch
      button bid offen: open Durch | aufgedeckter Durch
      button bid hand: open Durch from the hand | aufgedeckter Durch von der Hand
      amount bid: your bid | dein Gebot: 150 160 170 … 2500 (236)
      prompt: bid 150 or more against {2}, or say weg to drop out | biete gegen {2}, ab 150, oder sag weg"
    `);
    const later = after(start, 'bid 150', 'bid 200', 'weg');
    expect(shown(later, 1, 'seat', 'fact', 'amount', 'button')).toMatchInlineSnapshot(`
      "seat 0: 12 cards / total 0
      seat 1: 12 cards / total 0
      seat 2: 12 cards / total 0
      fact bid | Gebot: 200
      fact match to | Partie bis: 1000
      button weg: weg
      button bid durch: Durch
      button bid offen: open Durch | aufgedeckter Durch
      button bid hand: open Durch from the hand | aufgedeckter Durch von der Hand
      amount bid: your bid | dein Gebot: 210 220 230 … 2500 (230)"
    `);
    expect(shown(later, SPECTATOR, 'fact', 'hand')).toMatchInlineSnapshot(`
      "hand (hand) hand | Blatt:
      fact bid | Gebot: 200
      fact match to | Partie bis: 1000"
    `);
    const special = after(start, 'bid durch');
    expect(shown(special, 2, 'seat', 'fact bid', 'amount', 'button')).toMatchInlineSnapshot(`
      "seat 0: 12 cards / total 0
      seat 1: 12 cards / total 0
      seat 2: 12 cards / total 0
      fact bid | Gebot: Durch
      button weg: weg
      button bid offen: open Durch | aufgedeckter Durch
      button bid hand: open Durch from the hand | aufgedeckter Durch von der Hand
      amount bid: your bid | dein Gebot: 1010 1020 1030 … 2500 (150)"
    `);
    expect(shown(after(start, 'bid hand'), 2, 'fact bid')).toMatchInlineSnapshot(
      `"fact bid | Gebot: Durch from hand | Durch von Hand"`,
    );
  });

  test('declarer has the Dabb, which lies open, and chooses a game', () => {
    expect(shown(declaring)).toMatchInlineSnapshot(`
      "seat 0: 16 cards / total 0 / declarer | Spielmacher
      seat 1: 12 cards / total 0
      seat 2: 12 cards / total 0
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      dabb (row) Dabb: OS UE KE TE
      hand (hand of 0) hand | Blatt: US* US* OS* KS* UH* UH* KH* KG* UE* UE* OE* KE* KE* TE* TE* AE*
      fact bid | Gebot: 180
      fact match to | Partie bis: 1000
      button game S: [bells] as trump | [bells] als Trumpf
      button game H: [reds] as trump | [reds] als Trumpf
      button game G: [greens] as trump | [greens] als Trumpf
      button game E: [acorns] as trump | [acorns] als Trumpf
      button durch: play Durch | Durch spielen
      button offen: play open Durch | aufgedeckten Durch spielen
      button ab S: give up, [bells] as trump | abgehen, [bells] als Trumpf
      button ab H: give up, [reds] as trump | abgehen, [reds] als Trumpf
      button ab G: give up, [greens] as trump | abgehen, [greens] als Trumpf
      button ab E: give up, [acorns] as trump | abgehen, [acorns] als Trumpf
      said by 0: 180
      said by 2: says weg | sagt weg
      said by 1: says weg | sagt weg
      prompt: name trumps or another game | nenne Trumpf oder ein anderes Spiel"
    `);
    expect(shown(declaring, 1, 'dabb', 'fact', 'hand')).toMatchInlineSnapshot(`
      "dabb (row) Dabb: OS UE KE TE
      hand (hand of 1) hand | Blatt: OS* KS* OH* OH* KH* AH* AH* KG* AG* AG* OE* AE*
      fact bid | Gebot: 180
      fact match to | Partie bis: 1000"
    `);
  });

  test('after the bid `hand` the Dabb stays down and the hand lies open', () => {
    const match = bought(start, 'hand');
    expect(shown(match, 2, 'dabb', 'button')).toMatchInlineSnapshot(`
      "dabb (row) Dabb: ? ? ? ?
      button hand: play open Durch from the hand | aufgedeckten Durch von der Hand spielen"
    `);
    expect(
      shown(after(match, 'hand'), 2, 'dabb', 'open', 'fact', 'seat 0', 'button'),
    ).toMatchInlineSnapshot(`
      "seat 0: 12 cards / total 0 / declarer | Spielmacher
      dabb (row) Dabb: ? ? ? ?
      open (row of 0) declarer’s hand | Blatt des Spielmachers: US US KS UH UH KH KG UE OE KE TE AE
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): Durch from hand | Durch von Hand
      fact game | Spiel: Durch from hand | Durch von Hand
      fact needs | braucht: every trick | alle Stiche"
    `);
  });

  test('every special bid has a word for the box of bids', () => {
    const start = table(THREE, '', { untendurch: true });
    const match = after(start, 'bid unten', 'bid durch', 'bid offen', 'bid hand');
    const { said = [] } = game.display.table(seen(match));
    expect(said.map(({ sign }) => sign && both(sign))).toEqual([
      'Unten',
      'Durch',
      'open D | offen D',
      'hand D | Hand-D',
    ]);
  });

  test('cards are discarded, seen by declarer alone', () => {
    const match = after(declaring, 'game E', 'away UE');
    expect(shown(match)).toMatchInlineSnapshot(`
      "seat 0: 15 cards / total 0 / declarer | Spielmacher
      seat 1: 12 cards / total 0
      seat 2: 12 cards / total 0
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      dabb (row) Dabb:
      hand (hand of 0) hand | Blatt: US* US* OS* KS* UH* UH* KH* KG* UE* OE* KE* KE* TE* TE* AE*
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [acorns]
      fact melds | gemeldet: 250
      fact needs | braucht: one trick | einen Stich
      said by 0: 180
      said by 2: says weg | sagt weg
      said by 1: says weg | sagt weg
      prompt: discard 3 more | drücke noch 3"
    `);
    expect([told(match, 'away UH', 0), told(match, 'away UH', 1)]).toMatchInlineSnapshot(`
      [
        "discards [UH] | drückt [UH] (away UH)",
        "discards a card | drückt eine Karte (away ?)",
      ]
    `);
  });

  test('melds are told beside the names; discarded trumps are counted', () => {
    expect(shown(playing, 2)).toMatchInlineSnapshot(`
      "seat 0: 12 cards / total 0 / declarer | Spielmacher / melds 230 | meldet 230
      seat 1: 12 cards / total 0 / melds 40 | meldet 40
      seat 2: 12 cards / total 0
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich:
      dabb (row) Dabb:
      hand (hand of 2) hand | Blatt: TS* TS* AS* AS* TH* TH* UG* UG* OG* OG* TG* TG*
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [acorns]
      fact melds | gemeldet: 230
      fact needs | braucht: one trick | einen Stich
      fact trumps discarded | Trümpfe gedrückt: 2
      said by 0: 180
      said by 2: says weg | sagt weg
      said by 1: says weg | sagt weg
      prompt: lead any card | spiele eine Karte aus"
    `);
    const discarding = after(declaring, 'game E');
    expect(shown(discard(discarding, 'UE UH OS UH'), 2, 'fact trumps')).toMatch(/: 1$/);
    expect(shown(discard(discarding, 'US UH OS UH'), 2, 'fact trumps')).toBe('');
    const trick = after(playing, 'play AE', 'play UG');
    expect(shown(trick)).toMatchInlineSnapshot(`
      "seat 0: 11 cards / total 0 / declarer | Spielmacher / melds 230 | meldet 230
      seat 1: 12 cards / total 0 / melds 40 | gemeldet 40
      seat 2: 11 cards / total 0
      trick (trick) trick | Stich: 0:AE!wins 2:UG
      last (trick) last trick | letzter Stich:
      dabb (row) Dabb:
      hand (hand of 1) hand | Blatt: OS* KS* OH* OH* KH* AH* AH* KG* AG* AG* OE* AE*
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [acorns]
      fact melds | gemeldet: 230
      fact needs | braucht: one trick | einen Stich
      fact trumps discarded | Trümpfe gedrückt: 2
      said by 0: 180
      said by 2: says weg | sagt weg
      said by 1: says weg | sagt weg
      prompt: follow [acorns]: you cannot beat [AE] | bediene [acorns]: [AE] kannst du nicht stechen"
    `);
    const second = after(trick, legal(trick)[0] ?? '');
    expect(shown(second)).toMatchInlineSnapshot(`
      "seat 0: 11 cards / total 0 / declarer | Spielmacher / melds 230 | gemeldet 230 / 16 in 1 trick | 16 in 1 Stich
      seat 1: 11 cards / total 0 / melds 40 | meldet 40
      seat 2: 11 cards / total 0
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich: 0:AE!wins 2:UG 1:OE
      dabb (row) Dabb:
      hand (hand of 0) hand | Blatt: US* US* KS* UH* KH* KG* UE* OE* KE* KE* TE*
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [acorns]
      fact melds | gemeldet: 230
      fact needs | braucht: nothing more | nichts mehr
      fact trumps discarded | Trümpfe gedrückt: 2
      said by 0: 180
      said by 2: says weg | sagt weg
      said by 1: says weg | sagt weg
      prompt: lead any card | spiele eine Karte aus"
    `);
  });

  test('a special game has its name for trump, and from `offen` on the hand lies open', () => {
    const durch = discard(after(declaring, 'durch'));
    expect(shown(durch, 1, 'fact', 'open', 'seat')).toMatchInlineSnapshot(`
      "seat 0: 12 cards / total 0 / declarer | Spielmacher
      seat 1: 12 cards / total 0
      seat 2: 12 cards / total 0
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact game | Spiel: Durch
      fact needs | braucht: every trick | alle Stiche"
    `);
    const open = after(declaring, 'offen');
    expect(shown(open, 1, 'open')).toBe('');
    expect(shown(discard(open), 1, 'fact', 'open')).toMatchInlineSnapshot(`
      "open (row of 0) declarer’s hand | Blatt des Spielmachers: UH UH KH KG UE UE OE KE KE TE TE AE
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact game | Spiel: open Durch | Durch offen
      fact needs | braucht: every trick | alle Stiche"
    `);
    expect(shown(ending(declaring, 'ab H'), 1, 'open', 'fact')).toMatchInlineSnapshot(`
      "open (row of 0) declarer’s hand | Blatt des Spielmachers: US US OS KS UH UH KH KG UE UE OE KE KE TE TE AE
      fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 180
      fact trump | Trumpf: [reds]"
    `);
  });

  test('with `rufen` the twenty kinds can be called, and a card is given back', () => {
    const calling = bought(table(HANDS, 'UE TE KE OS', { rufen: true }));
    expect(shown(calling, 0, 'call')).toMatchInlineSnapshot(
      `"call (row) call a card | Karte rufen: US* OS* KS* TS* AS* UH* OH* KH* TH* AH* UG* OG* KG* TG* AG* UE* OE* KE* TE* AE*"`,
    );
    expect(shown(calling, 1, 'call')).toMatchInlineSnapshot(
      `"call (row) call a card | Karte rufen: US* OS* KS* TS* AS* UH* OH* KH* TH* AH* UG* OG* KG* TG* AG* UE* OE* KE* TE* AE*"`,
    );
    const called = after(calling, 'call AH');
    expect(shown(called, 0, 'prompt', 'dabb', 'button')).toMatchInlineSnapshot(
      `
      "dabb (row) Dabb: OS UE KE TE
      prompt: give a card back to {1} | gib {1} eine Karte zurück"
    `,
    );
    expect([
      told(called, 'return US', 0),
      told(called, 'return US', 1),
      told(called, 'return US', 2),
    ]).toMatchInlineSnapshot(`
      [
        "gives [US] back | gibt [US] zurück (return US)",
        "gives [US] back | gibt [US] zurück (return US)",
        "gives a card back | gibt eine Karte zurück (return ?)",
      ]
    `);
    expect([announced(calling, 'call AH'), announced(calling, 'call UE')]).toMatchInlineSnapshot(`
      [
        [
          "{1} hands over [AH] | {1} gibt [AH] heraus",
        ],
        [
          "neither neighbour has [UE] | kein Nachbar hat [UE]",
        ],
      ]
    `);
    expect(picked(calling, 'call AH')).toBe('call 9');
    expect(picked(called, 'return US')).toBe('hand 0');
    expect(meant(calling, { region: 'call', slot: 9 })).toBe('call AH');
    expect(meant(called, hand(called, 'US'))).toBe('return US');
    expect(told(calling, 'call AH')).toMatchInlineSnapshot(`"calls [AH] | ruft [AH] (call AH)"`);
  });

  test('words are told, picked and meant', () => {
    const texts = ['ab S', 'game H', 'durch', 'offen'];
    expect(texts.map((text) => told(declaring, text))).toMatchInlineSnapshot(`
      [
        "gives up, bells as trump | geht ab, Schellen ist Trumpf (ab S)",
        "plays with hearts as trump | spielt Herz (game H)",
        "plays Durch | spielt Durch (durch)",
        "plays open Durch | spielt aufgedeckten Durch (offen)",
      ]
    `);
    expect([
      told(start, 'bid 170'),
      told(start, 'bid durch'),
      told(start, 'weg'),
    ]).toMatchInlineSnapshot(`
      [
        "bids 170 | reizt 170 (bid 170)",
        "bids Durch | reizt Durch (bid durch)",
        "says weg | sagt weg (weg)",
      ]
    `);
    expect(told(bought(start, 'hand'), 'hand')).toMatchInlineSnapshot(
      `"plays open Durch from the hand | spielt aufgedeckten Durch von der Hand (hand)"`,
    );
    expect(picked(start, 'bid 170')).toBe('bid 170');
    expect(picked(declaring, 'game H')).toBe('[game H]');
    expect(picked(playing, 'play US')).toBe('hand 0');
    expect(picked(after(declaring, 'game E'), 'away US')).toBe('hand 0');
    expect(meant(start, { region: 'bid', slot: 170 })).toBe('bid 170');
    expect(meant(declaring, button('durch'))).toBe('durch');
    expect(meant(declaring, button('durch'), button('offen'))).toBeUndefined();
    const away = after(declaring, 'game E');
    expect(meant(away, hand(away, 'US'))).toBe('away US');
    expect(meant(away, hand(away, 'UE'), hand(away, 'US'))).toBe('away UE US');
    expect(meant(playing, hand(playing, 'US'), hand(playing, 'KS'))).toBe('play US KS');
    expect(meant(playing, hand(playing, 'US'))).toBe('play US');
    expect(meant(playing)).toBeUndefined();
  });

  test('typed words are read forgivingly, a bare number is a bid, a bare card a play', () => {
    const { game } = start;
    const read = (line: string) => game.notation.write(game.notation.read(line) as never);
    const lines = [
      '200',
      'bid 200',
      'Bid Durch',
      'GAME h',
      'as',
      'play AS',
      'durch',
      'call ah',
      'ab e',
    ];
    expect(lines.map(read)).toMatchInlineSnapshot(`
      [
        "bid 200",
        "bid 200",
        "bid durch",
        "game H",
        "play AS",
        "play AS",
        "durch",
        "call AH",
        "ab E",
      ]
    `);
    const wrong = ['game X', 'bid', 'bid x', 'weg 1', 'call', 'away QQ', 'play AS QQ', 'game S H'];
    expect(wrong.map((line) => refused(start, line).split(':')[0])).toEqual(
      wrong.map(() => 'notation'),
    );
  });

  test('what is wrong is refused in words', () => {
    const calling = bought(table(HANDS, '', { rufen: true }));
    expect([
      refused(start, 'bid 155'),
      refused(after(start, 'bid 200'), 'bid 200'),
      refused(after(start, 'bid durch'), 'bid durch'),
      refused(start, 'bid unten'),
      refused(start, 'durch'),
      refused(declaring, 'weg'),
      refused(declaring, 'hand'),
      refused(declaring, 'unten'),
      refused(declaring, 'call AS'),
      refused(after(calling, 'call AH'), 'return AH'),
      refused(after(declaring, 'game E'), 'away AS'),
      refused(after(declaring, 'game E', 'away UE', 'away US', 'away US'), 'away AS'),
      refused(after(declaring, 'game E'), 'away UE TE'),
      refused(after(calling, 'call AH'), 'return US US'),
      refused(playing, 'play US KS'),
      refused(playing, 'weg'),
      refused(playing, 'play AS'),
      refused(after(playing, 'play KH'), 'play AS'),
    ]).toMatchInlineSnapshot(`
      [
        "BIN-3: bid a multiple of ten, from the lowest bid to 2500 | biete ein Vielfaches von zehn, vom Mindestgebot bis 2500",
        "BIN-3: your bid must be higher than the last | dein Gebot muss höher sein als das letzte",
        "BIN-4: your bid must be higher than the last | dein Gebot muss höher sein als das letzte",
        "BIN-4: Untendurch is not played here | Untendurch wird hier nicht gespielt",
        "BIN-3: bid, or say weg | biete oder sage weg",
        "BIN-8: declarer must announce the game now | jetzt muss der Spielmacher ansagen",
        "BIN-6: you cannot announce that now | das kannst du jetzt nicht ansagen",
        "BIN-8: you cannot announce that now | das kannst du jetzt nicht ansagen",
        "BIN-7: you cannot call a card now | jetzt kannst du nicht rufen",
        "BIN-7: first give back a card of another kind from your hand | gib erst eine andere Karte aus der Hand zurück",
        "BIN-8: first discard 4 cards from your hand | drücke erst 4 Karten aus der Hand",
        "BIN-8: first discard 1 more card from your hand | drücke erst noch 1 Karte aus der Hand",
        "BIN-8: discard one card at a time | drücke eine Karte nach der anderen",
        "BIN-7: give back one card alone | gib nur eine Karte zurück",
        "BIN-12: play one card at a time | spiele eine Karte nach der anderen",
        "BIN-12: a card must be played now | jetzt muss eine Karte gespielt werden",
        "BIN-12: you do not hold [AS] | du hast [AS] nicht auf der Hand",
        "BIN-12: beat [KH] | stich [KH]",
      ]
    `);
  });

  test('the score tells what it adds up', () => {
    expect(scoreOf(playOut(playing))).toMatchInlineSnapshot(`
      [
        "0: 118 card points in tricks | Augen in den Stichen BIN-13",
        "0: 17 card points discarded | gedrückte Augen BIN-13",
        "0: 230 melds | Meldungen BIN-11",
        "0: 5 rounded to tens | auf Zehner gerundet BIN-14",
        "1: 52 card points in tricks | Augen in den Stichen BIN-13",
        "1: 40 melds | Meldungen BIN-11",
        "1: -2 rounded to tens | auf Zehner gerundet BIN-14",
        "2: 63 card points in tricks | Augen in den Stichen BIN-13",
        "2: -3 rounded to tens | auf Zehner gerundet BIN-14",
      ]
    `);
    expect(scoreOf(after(declaring, 'ab E'))).toMatchInlineSnapshot(`
      [
        "0: -180 bid of 180 given up | mit 180 abgegangen BIN-15",
        "1: 40 melds | Meldungen BIN-15",
        "1: 40 declarer gave up | Spielmacher ist abgegangen BIN-15",
        "2: 40 declarer gave up | Spielmacher ist abgegangen BIN-15",
      ]
    `);
    expect(scoreOf(playOut(discard(after(declaring, 'durch'))))).toMatchInlineSnapshot(`
      [
        "0: -1000 Durch BIN-16",
      ]
    `);
    const high = discard(after(bought(table(THREE), '900'), 'game E'));
    expect(scoreOf(playOut(high))).toMatchInlineSnapshot(`
      [
        "0: -1800 bid of 900 lost | Gebot von 900 verloren BIN-14",
        "1: 16 card points in tricks | Augen in den Stichen BIN-13",
        "1: 200 melds | Meldungen BIN-11",
        "1: 4 rounded to tens | auf Zehner gerundet BIN-14",
        "1: 40 declarer lost | Spielmacher hat verloren BIN-14",
        "2: 114 card points in tricks | Augen in den Stichen BIN-13",
        "2: 170 melds | Meldungen BIN-11",
        "2: -4 rounded to tens | auf Zehner gerundet BIN-14",
        "2: 40 declarer lost | Spielmacher hat verloren BIN-14",
      ]
    `);
    expect(closed(playOut(high)).why).toBe('lost');
  });

  test('all melds are named', () => {
    const hands = [
      'AS AH AG AE TS KS OS US KS OS OG US',
      'AS TS TH TG TE TH TG TE KH OH UH UG',
      '',
    ];
    const match = bought(table(hands, 'KG KE UE OE'));
    const three = after(match, 'game S', 'away UE', 'away OE', 'away KE');
    expect(announced(three, 'away KG')).toMatchInlineSnapshot(`
      [
        "none of the discards is a trump | kein Trumpf ist gedrückt",
        "{0} melds 330: family in bells 150, pair in bells 40, four aces 100, Binokel 40 | {0} meldet 330: Familie in Schellen 150, Paar in Schellen 40, vier Asse 100, Binokel 40",
        "{1} melds 60: pair in hearts 20, pair in leaves 20, pair in acorns 20 | {1} meldet 60: Paar in Herz 20, Paar in Grün 20, Paar in Eichel 20",
        "{2} melds 20: pair in hearts | {2} meldet 20: Paar in Herz",
      ]
    `);
    const kings = bought(table(['KS KH KG KE OG OG US US UH UG UE OH', '', ''], 'AE AE TE TE'));
    const last = after(kings, 'game E', 'away AE', 'away AE', 'away TE');
    expect(announced(last, 'away TE')).toMatchInlineSnapshot(`
      [
        "4 of the discards are trumps | gedrückte Trümpfe: 4",
        "{0} melds 460: pair in hearts 20, pair in leaves 20, four kings 80, four unters 40, double Binokel 300 | {0} meldet 460: Paar in Herz 20, Paar in Grün 20, vier Könige 80, vier Unter 40, doppelter Binokel 300",
        "{1} melds 140: family in hearts 100, pair in acorns 40 | {1} meldet 140: Familie in Herz 100, Paar in Eichel 40",
        "{2} melds 20: pair in bells | {2} meldet 20: Paar in Schellen",
      ]
    `);
    const one = after(kings, 'game E', 'away AE', 'away OH', 'away UH');
    expect(announced(one, 'away UG')[0]).toMatchInlineSnapshot(
      `"one of the discards is a trump | ein Trumpf ist gedrückt"`,
    );
  });
});

describe('a player leans', () => {
  test('to bid step by step while the hand carries it', () => {
    expect(weighed(start).split('\n').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "1.001: bid 150",
        "7.508e-11: weg",
      ]
    `);
    const high = after(start, 'bid 150', 'bid 480');
    expect(weighed(high).split('\n').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "1: weg",
        "0.001: bid 490",
      ]
    `);
  });

  test('to announce the suit worth most, to give up what cannot be made', () => {
    expect(weighed(declaring)).toMatchInlineSnapshot(`
      "1: game E
      0.01: game S, game H, game G
      0.001: ab S, ab H, ab G, ab E, durch, offen"
    `);
    expect(weighed(bought(start, '900'))).toMatchInlineSnapshot(`
      "2: ab S, ab H, ab G, ab E
      1: game E
      0.01: game S, game H, game G
      0.001: durch, offen"
    `);
  });

  test('to keep melds, trumps and aces, and to discard points', () => {
    expect(weighed(after(declaring, 'game E'))).toMatchInlineSnapshot(`
      "1.4: away UH
      1.05: away US
      0.1: away UE, away KE, away TE
      0.02: away OS, away KS, away KH, away KG, away OE, away AE"
    `);
    const calling = bought(table(HANDS, 'UE TE KE OS', { rufen: true }));
    expect(weighed(after(calling, 'call AH'))).toMatchInlineSnapshot(`
      "0.5: return US, return UH
      0.1: return UE, return KE, return TE
      0.02: return OS, return KS, return KH, return KG, return OE, return AE"
    `);
  });

  test('to lead aces, and trumps as declarer; low cards go under others’ tricks', () => {
    expect(weighed(playing)).toMatchInlineSnapshot(`
      "3: play AE
      1.2: play UE, play OE, play KE, play TE
      1.067: play US, play UH
      0.9333: play KS, play KH, play KG"
    `);
    const other = discard(after(start, 'bid 150', 'bid 160', 'weg', 'weg', 'game S'));
    expect(weighed(other)).toMatchInlineSnapshot(`
      "4: play AE
      1.067: play UH, play UE
      1: play OE
      0.9333: play KH, play KG, play KE
      0.02: play US, play KS
      0.01: play TE"
    `);
    expect(weighed(after(other, 'play KH'))).toMatchInlineSnapshot(`"0.375: play TH"`);
  });

  test('to few bids, calls, games and discards worth a thought', () => {
    expect(candidatesIn(start)).toMatchInlineSnapshot(`
      [
        "bid 150",
        "weg",
      ]
    `);
    expect(candidatesIn(declaring)).toMatchInlineSnapshot(`
      [
        "ab E",
        "game S",
        "game E",
      ]
    `);
    expect(candidatesIn(after(declaring, 'game E'))).toMatchInlineSnapshot(`
      [
        "away US",
        "away UH",
        "away UE",
        "away KE",
        "away TE",
      ]
    `);
    const calling = bought(table(HANDS, 'UE TE KE OS', { rufen: true }));
    expect(candidatesIn(calling)).toMatchInlineSnapshot(`
      [
        "call AS",
        "call OH",
        "call AH",
        "call UG",
        "call OG",
        "call AG",
        "call OE",
        "call AE",
      ]
    `);
    expect(candidatesIn(after(calling, 'call AH'))).toMatchInlineSnapshot(`
      [
        "return US",
        "return UH",
        "return UE",
        "return KE",
        "return TE",
      ]
    `);
    const high = 'AS AS AH AH AG AG AE AE TS TS TH TH';
    expect(candidatesIn(table([high, '', '']))).toMatchInlineSnapshot(`
      [
        "bid 150",
        "bid durch",
        "weg",
      ]
    `);
    expect(candidatesIn(bought(table([high, '', ''], 'TG TG TE TE')))).toMatchInlineSnapshot(`
      [
        "ab S",
        "game S",
        "game H",
        "durch",
        "offen",
      ]
    `);
    const low = 'US US UH UH UG UG UE UE OG OG OE OE';
    expect(candidatesIn(table([low, '', ''], '', { untendurch: true }))).toMatchInlineSnapshot(`
      [
        "bid 150",
        "bid unten",
        "weg",
      ]
    `);
    expect(
      candidatesIn(bought(table([low, '', ''], '', { untendurch: true }), 'unten')),
    ).toMatchInlineSnapshot(`
      [
        "unten",
        "durch",
        "offen",
      ]
    `);
  });
});
