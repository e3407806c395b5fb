/** What the table of Bimbo shows, and what its opponents lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { bimbo as game } from '../../../src/games/bimbo/index.ts';
import { likelyMove } from '../../../src/play/session/likely-move.ts';
import { besides, progressOf } from '../../support/endings.ts';
import { after, closed, packServing, playedOut, position } from '../../support/play.ts';
import {
  button,
  hand,
  meant,
  noted,
  picked,
  refused,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';

/** The last seat deals, so seat 0 is served first; the holder of the seven of diamonds leads. */
function dealt(hands: readonly string[], given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(start.pack.order.length / players)));
}

const start = dealt(['7D 8C 8D TH', '9C 9D KH', 'AS', '']);
/** The second deal: the ranking of the first was 3 2 1 0 if the first legal card is always played. */
const first = playedOut(start);
const exchange = after(first, packServing(first, ['7C 7S 8C 8D', '', '', 'AS'], 8));

describe('the table', () => {
  test('to lead: nothing lies, nothing may be passed', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 8 cards / total 0
      seat 1: 8 cards / total 0
      seat 2: 8 cards / total 0
      seat 3: 8 cards / total 0
      pile (trick) pile | Stoß:
      beneath (row) beneath | darunter:
      aside (pile) set aside | beiseite: ×0
      hand (hand of 0) hand | Blatt: 7D* 8C* 8D* 8H* TH* TS* QD* AH*
      fact the next one out is | wer jetzt fertig wird, ist: King | König
      fact deal | Spiel: 1/5
      button pass: pass | passen
      prompt: lead a card, or two of one rank | spiele eine Karte aus oder zwei gleiche"
    `);
  });

  test('a pile with what lies beneath, and who has passed', () => {
    const match = after(start, 'play 8C', 'play KH', 'pass');
    expect(shown(match)).toMatchInlineSnapshot(`
      "seat 0: 7 cards / total 0
      seat 1: 7 cards / total 0
      seat 2: 8 cards / total 0 / passed | gepasst
      seat 3: 8 cards / total 0
      pile (trick) pile | Stoß: 1:KH
      beneath (row) beneath | darunter: 0:8C
      aside (pile) set aside | beiseite: ×0
      hand (hand of 3) hand | Blatt: 7C* 7H* 9S* JC* JD* QH* KC* KS*
      fact the next one out is | wer jetzt fertig wird, ist: King | König
      fact deal | Spiel: 1/5
      button pass: pass | passen
      prompt: nothing of yours beats [KH]: pass | gegen [KH] hast du nichts Höheres: passe"
    `);
    const over = after(start, 'play 8C', 'pass', 'play AS');
    expect(
      shown(over, SPECTATOR, 'pile', 'beneath', 'aside', 'hand', 'seat'),
    ).toMatchInlineSnapshot(`
      "seat 0: 7 cards / total 0
      seat 1: 8 cards / total 0
      seat 2: 7 cards / total 0
      seat 3: 8 cards / total 0
      pile (trick) pile | Stoß:
      beneath (row) beneath | darunter:
      aside (pile) set aside | beiseite: ×2
      hand (hand) hand | Blatt:"
    `);
    const pair = after(start, 'play 8C 8D', 'play 9C 9D');
    expect(shown(pair, 3, 'pile', 'beneath')).toMatchInlineSnapshot(`
      "pile (trick) pile | Stoß: 1:9C 1:9D
      beneath (row) beneath | darunter: 0:8C 0:8D"
    `);
  });

  test('BIM-6 BIM-8 places have names, and the score tells them', () => {
    const names = (players: number) =>
      closed(playedOut(dealt(Array.from({ length: players }, () => ''))))
        .lines.map(({ label, amount, clause }) => `${amount} ${label.en} ${label.de} ${clause}`)
        .sort();
    expect(names(3)).toMatchInlineSnapshot(`
      [
        "0 Bimbo Bimbo BIM-8",
        "1 Vice King Vize-König BIM-8",
        "2 King König BIM-8",
      ]
    `);
    expect(names(4)).toMatchInlineSnapshot(`
      [
        "0 Bimbo Bimbo BIM-8",
        "1 Vice Bimbo Vize-Bimbo BIM-8",
        "2 Vice King Vize-König BIM-8",
        "3 King König BIM-8",
      ]
    `);
    expect(names(6)).toMatchInlineSnapshot(`
      [
        "0 Bimbo Bimbo BIM-8",
        "1 Vice Bimbo Vize-Bimbo BIM-8",
        "2 place 4 Platz 4 BIM-8",
        "3 place 3 Platz 3 BIM-8",
        "4 Vice King Vize-König BIM-8",
        "5 King König BIM-8",
      ]
    `);
  });

  test('BIM-7 in the exchange seats carry their places, and no button is there', () => {
    expect(shown(exchange)).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0 / Bimbo
      seat 1: 10 cards / total 3 / King | König
      seat 2: 8 cards / total 2 / Vice King | Vize-König
      seat 3: 8 cards / total 1 / Vice Bimbo | Vize-Bimbo
      pile (trick) pile | Stoß:
      beneath (row) beneath | darunter:
      aside (pile) set aside | beiseite: ×0
      hand (hand of 1) hand | Blatt: 7C* 7S* 8C* 8D* 9H* TS* KD* KH* KS*!fresh AS*!fresh
      fact the next one out is | wer jetzt fertig wird, ist: King | König
      fact deal | Spiel: 2/5
      prompt: return 2 cards to {0} | gib {0} 2 Karten zurück"
    `);
  });

  test('who is out carries the new place, the others the old one', () => {
    let match = exchange;
    while (!shown(match, SPECTATOR, 'seat').includes(' 0 cards')) match = playedOn(match);
    expect(shown(match, SPECTATOR, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0 / was Bimbo | war Bimbo
      seat 1: 2 cards / total 3 / was King | war König
      seat 2: 0 cards / total 2 / King | König
      seat 3: 3 cards / total 1 / was Vice Bimbo | war Vize-Bimbo
      fact the next one out is | wer jetzt fertig wird, ist: Vice King | Vize-König
      fact deal | Spiel: 2/5"
    `);
  });

  test('what is returned is told to the two alone', () => {
    const [move = ''] = legalOf(exchange);
    expect(move).toMatchInlineSnapshot(`"give 7C 8C"`);
    const king = game.rules.actor(exchange.state as never);
    expect(
      [0, 1, 2, 3, SPECTATOR].map((seat) => told(exchange, move, seat)),
    ).toMatchInlineSnapshot(`
      [
        "returns [7C] [8C] | gibt [7C] [8C] zurück (give 7C 8C)",
        "returns [7C] [8C] | gibt [7C] [8C] zurück (give 7C 8C)",
        "returns cards | gibt Karten zurück (give ? ?)",
        "returns cards | gibt Karten zurück (give ? ?)",
        "returns cards | gibt Karten zurück (give ? ?)",
      ]
    `);
    expect(king).toMatchInlineSnapshot(`1`);
  });

  test('cards, passes and returns are told, picked and meant', () => {
    expect(told(start, 'play 8C 8D', 2)).toBe('plays [8C] [8D] | spielt [8C] [8D] (play 8C 8D)');
    const led = after(start, 'play 8C');
    expect(told(led, 'pass')).toBe('passes | passt (pass)');
    expect(picked(led, 'pass')).toBe('[pass]');
    expect(picked(start, 'play 8C 8D')).toBe('hand 1 / hand 9');
    expect(meant(start, hand(start, '8D'), hand(start, '8C'))).toBe('play 8C 8D');
    expect(meant(led, button('pass'))).toBe('pass');
    expect(meant(led, button('pass'), hand(led, '9C'))).toBe('pass 9C');
    expect(meant(led, hand(led, '9C'), button('pass'))).toBe('pass 9C');
    expect(meant(led)).toBeUndefined();
    expect(meant(exchange, hand(exchange, 'AS'), hand(exchange, 'KS'))).toBe('give KS AS');
  });

  test('what is wrong is refused in words', () => {
    const led = after(start, 'play 8C');
    expect([
      refused(start, 'pass'),
      refused(start, 'give 8C'),
      refused(start, 'play AS'),
      refused(start, 'play 8C TH'),
      refused(start, 'play 8C 8D 8H'),
      refused(led, 'play 9C 9D'),
      refused(after(start, 'play 8C 8D'), 'play 9C'),
      refused(after(start, 'play TH'), 'play 9C'),
      refused(exchange, 'play AS'),
      refused(exchange, 'pass'),
      refused(exchange, 'give AS'),
      refused(exchange, 'give 7C 8C'),
      refused(start, 'play'),
      refused(start, 'play 8C QQ'),
      refused(led, 'pass 8C'),
    ]).toMatchInlineSnapshot(`
      [
        "BIM-4: you lead, so you must play | du spielst aus, also musst du spielen",
        "BIM-7: there is nothing to return now | jetzt gibt es nichts zurückzugeben",
        "BIM-3: you do not hold these cards | du hast diese Karten nicht auf der Hand",
        "BIM-3: all cards must be of one rank | alle Karten müssen denselben Wert haben",
        "BIM-3: you may play at most 2 cards together | du darfst höchstens 2 Karten zusammen spielen",
        "BIM-3: play exactly 1 card, as only 1 was led | spiel genau 1 Karte, denn nur 1 ist ausgespielt",
        "BIM-3: play exactly 2 cards, as many as were led | spiel genau 2 Karten, so viele wie ausgespielt sind",
        "BIM-3: play a rank above [TH] | spiel einen höheren Wert als [TH]",
        "BIM-7: first return the cards due | gib erst die fälligen Karten zurück",
        "BIM-7: first return the cards due | gib erst die fälligen Karten zurück",
        "BIM-7: return exactly 2 cards from your hand | gib genau 2 Karten aus der Hand zurück",
        "accepted",
        "notation: “play” is not understood here | „play“ wird hier nicht verstanden",
        "notation: “play 8C QQ” is not understood here | „play 8C QQ“ wird hier nicht verstanden",
        "BIM-4: play cards or pass, not both | spiele Karten oder passe, nicht beides",
      ]
    `);
  });

  test('BIM-7 picks are counted towards what is to be returned, or to beat the pile with', () => {
    const counted = (match: typeof start, ...tokens: readonly string[]) =>
      progressOf(match, ...tokens.map((token) => hand(match, token)));
    expect(counted(exchange, 'AS')).toBe('1 of 2 chosen | 1 von 2 gewählt');
    expect(counted(exchange, 'AS', 'KS')).toBe('2 of 2 chosen | 2 von 2 gewählt');
    expect(counted(exchange)).toBeUndefined();
    const pair = after(start, 'play 8C 8D');
    expect(counted(pair, '9C')).toBe('1 of 2 chosen | 1 von 2 gewählt');
    const one = after(start, 'play 8C');
    expect(counted(one, '9C')).toBeUndefined();
    expect(counted(one, '9C', '9D')).toBe('2 chosen, 1 too many | 2 gewählt, 1 zu viel');
    expect(counted(start, '8C', '8D')).toBeUndefined();
  });

  test('BIM-7 whom to return cards to, and what each of the two knows', () => {
    expect(besides(exchange)).toMatchInlineSnapshot(`
      "dealer 0
      room: pile 2, beneath 6, aside 1, hand 10
      own: 1 ace · 7 plays from out | 1 Ass · noch 7 Züge"
    `);
    expect(besides(exchange, 0)).toMatchInlineSnapshot(`
      "dealer 0
      room: pile 2, beneath 6, aside 1, hand 8
      own: no ace · 4 plays from out · {1} has [AS] [KS] | kein Ass · noch 4 Züge · {1} hat [AS] [KS]"
    `);
    const returned = after(exchange, 'give 7C 7S');
    expect(besides(returned, 1)).toMatchInlineSnapshot(`
      "dealer 0
      room: pile 2, beneath 6, aside 1, hand 10
      own: 1 ace · 6 plays from out · {0} has [7C] [7S] | 1 Ass · noch 6 Züge · {0} hat [7C] [7S]"
    `);
    expect(besides(returned, 2)).toMatchInlineSnapshot(`
      "dealer 0
      room: pile 2, beneath 6, aside 1, hand 8
      own: 3 aces · 5 plays from out | 3 Asse · noch 5 Züge"
    `);
    const five = playedOut(dealt(['', '', '', '', '']));
    const both = after(five, packServing(five, [], 0));
    expect(shown(both, SPECTATOR, 'prompt')).toMatchInlineSnapshot(
      `"prompt: return 2 cards to {4} | gib {4} 2 Karten zurück"`,
    );
    expect(shown(playedOn(both), SPECTATOR, 'prompt')).toMatchInlineSnapshot(
      `"prompt: return 1 card to {3} | gib {3} 1 Karte zurück"`,
    );
    expect(refused(playedOn(both), 'give 7C 8C')).toMatchInlineSnapshot(
      `"BIM-7: return exactly 1 card from your hand | gib genau 1 Karte aus der Hand zurück"`,
    );
  });

  test('a bare card is played; a dear typing is read', () => {
    const read = (line: string) => game.notation.write(game.notation.read(line) as never);
    expect([read('8D, 8C'), read('PLAY 8d'), read('give 8c')]).toEqual([
      'play 8C 8D',
      'play 8D',
      'give 8C',
    ]);
  });
});

const legalOf = (match: typeof start) =>
  match.game.rules.legal(match.state).map((move) => match.game.notation.write(move));
const playedOn = (match: typeof start) => after(match, legalOf(match)[0] ?? '');

describe('a turn', () => {
  const likely = (match: typeof start) =>
    game.notation.write(likelyMove(match, game.rules.actor(match.state as never)) as never);

  test('BIM-3 begins at the lowest cards that beat the pile, even where opponents would play others', () => {
    const match = after(dealt(['7D TH', '8C 8D 9C 9D KC KH AC AS', '', '']), 'play TH');
    expect(likely(match)).toBe('play KC');
    const pairs = after(dealt(['7D 8H 8S', '9C 9D JC JS AC AH', '', '']), 'play 8H 8S');
    expect(likely(pairs)).toBe('play 9C 9D');
  });

  test('BIM-3 asks for what the hand allows', () => {
    const holding = (...hand: readonly number[]) => {
      const state = { ...(start.state as object), hands: [hand, [2], [3], [4]], turn: 0 };
      return shown({ ...start, state }, 0, 'prompt');
    };
    expect([holding(5), holding(5, 6), holding(5, 13, 6)]).toEqual([
      'prompt: lead your last card | spiele deine letzte Karte aus',
      'prompt: lead a card | spiele eine Karte aus',
      'prompt: lead a card, or two of one rank | spiele eine Karte aus oder zwei gleiche',
    ]);
  });
});

describe('opponents lean', () => {
  test('to lead low cards, whole groups first', () => {
    expect(weighed(dealt(['7D 8C 8D TH AS AC', '', '', '']))).toMatchInlineSnapshot(`
      "2.311: play 8C 8D
      1.44: play 7D
      1.361: play TH TS
      0.4045: play 8C, play 8D
      0.2382: play TH, play TS
      0.07394: play AC AH, play AC AS, play AH AS
      0.03697: play AC, play AH, play AS"
    `);
  });

  test('to beat cheaply, not to tear pairs apart, to keep aces, now and then to pass', () => {
    const match = dealt(['7D', '8C 9C 9D KH AS', '', '']);
    expect(weighed(after(match, 'play 7D'))).toMatchInlineSnapshot(`
      "1.175: play 8C
      0.925: play TH
      0.8: play JS
      0.55: play KH
      0.5: play AS
      0.3675: play 9C, play 9D
      0.25: pass"
    `);
  });

  test('to go out whenever they can', () => {
    const two = {
      ...start,
      state: { ...(start.state as object), hands: [[0, 8], [2], [3], [4]], turn: 0 },
    };
    expect(weighed(two)).toMatchInlineSnapshot(`
      "50: play 7C 7D
      0.504: play 7C, play 7D"
    `);
  });

  test('to return low cards', () => {
    const lines = weighed(exchange).split('\n');
    expect([lines[0], lines.at(-1)]).toMatchInlineSnapshot(`
      [
        "1.464: give 7C 7S",
        "0.006202: give KD AS, give KH AS, give KS AS",
      ]
    `);
  });
});

describe('the panel', () => {
  test('says which titles are free, what cards leave of the hand, and how the points stand', () => {
    expect(noted(start, 'play 8C 8D').split('\n')).toEqual([
      'Titles of this deal | Titel in diesem Spiel',
      '- King | König: free | frei',
      '- Vice King | Vize-König: free | frei',
      '- Vice Bimbo | Vize-Bimbo: free | frei',
      '- Bimbo: free | frei',
      'High cards still out | Hohe Karten, noch im Spiel',
      '- aces | Asse: [AC] [AD] [AS]',
      '- kings | Könige: [KC] [KD] [KH] [KS]',
      '- queens | Damen: [QC] [QH] [QS]',
      'Your hand | Dein Blatt',
      '- now | jetzt: 6 plays from out | noch 6 Züge',
      '- after Enter | nach Enter: 5 plays from out | noch 5 Züge',
      'Points, most points win | Punkte, die meisten gewinnen',
      '- {0}: 0',
      '- {1}: 0',
      '- {2}: 0',
      '- {3}: 0',
    ]);
    expect(noted(start, 'pass')).not.toContain('Your hand');
  });
});
