/** The whole table of Durak in telling positions, moves in words, and what players lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { after, legal } from '../../support/play.ts';
import { sheetOf } from '../../support/sheet.ts';
import {
  both,
  button,
  evaluated,
  hand,
  meant,
  picked,
  refused,
  scoreOf,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';
import { dealt, late } from './setting.ts';

const start = dealt({}, ['7C 7D 8C AS 9H JD', '8D 9C TC QH KD 7S'], { under: '6H' });
const HANDS = ['7C 7D KS 9H', '8C TC 9D 7S', 'QC QD QS JH', '6C'];
const passing = { transfer: 'any', direction: 'chosen', ticket: 'free' };

describe('the table', () => {
  test('a game opens: the trump lies under the stock, the lowest trump attacks', () => {
    expect(shown(start)).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0 / attacker | Angreifer
      seat 1: 6 cards / total 0 / defender | Verteidiger
      seat 2: 6 cards / total 0 / may add | darf dazulegen
      stock (stock) stock | Stapel: ×18 6H!turned
      pair-0 (pair) 1:
      pair-1 (pair) 2:
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:
      beaten (pile) beaten | geschlagen: ×0
      hand (hand of 0) hand | Blatt: 7C* 7D* 8C* JD* AS* 9H*!trump
      fact trump | Trumpf: [hearts]
      fact room for | Platz für: 5 more | noch 5
      prompt: attack {1} with up to 2 cards of one rank | greif {1} mit bis zu 2 Karten eines Werts an"
    `);
    expect(shown(start, SPECTATOR, 'hand', 'stock')).toMatchInlineSnapshot(`
      "stock (stock) stock | Stapel: ×18 6H!turned
      hand (hand) hand | Blatt:"
    `);
  });

  test('a bout: what lies, what covers it, who is asked', () => {
    const attacked = after(late(HANDS, { stock: 'AC AD', turned: true }), 'attack 7C 7D');
    expect(shown(attacked)).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0 / attacker | Angreifer
      seat 1: 4 cards / total 0 / defender | Verteidiger
      seat 2: 4 cards / total 0 / may add | darf dazulegen
      seat 3: 1 cards / total 0
      stock (stock) stock | Stapel: ×2 AD!turned
      pair-0 (pair #0) 1: 7C
      pair-1 (pair #1) 2: 7D
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:
      beaten (pile) beaten | geschlagen: ×21
      hand (hand of 1) hand | Blatt: 7S* 8C* 9D* TC*
      fact trump | Trumpf: [hearts]
      fact room for | Platz für: 2 more | noch 2
      button take: take | schlucken
      prompt: cover [7C] and [7D], or take | decke [7C] und [7D] oder schlucke"
    `);
    const covered = after(attacked, 'cover 7C 8C');
    expect(shown(covered)).toMatchInlineSnapshot(`
      "seat 0: 2 cards / total 0 / attacker | Angreifer
      seat 1: 3 cards / total 0 / defender | Verteidiger
      seat 2: 4 cards / total 0 / may add | darf dazulegen
      seat 3: 1 cards / total 0
      stock (stock) stock | Stapel: ×2 AD!turned
      pair-0 (pair #0) 1: 7C 8C
      pair-1 (pair #1) 2: 7D
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:
      beaten (pile) beaten | geschlagen: ×21
      hand (hand of 0) hand | Blatt: KS* 9H*!trump
      fact trump | Trumpf: [hearts]
      fact room for | Platz für: 2 more | noch 2
      button done: done | fertig
      prompt: none of your cards fits: say “done” | keine deiner Karten passt: sag „fertig“"
    `);
    const trumped = after(late(['7C KS', '9H 8C', '7D QC']), 'attack 7C', 'cover 7C 9H');
    expect(shown(trumped, 0, 'pair', 'hand')).toMatchInlineSnapshot(`
      "pair-0 (pair #0) 1: 7C 9H!trump
      pair-1 (pair) 2:
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:
      hand (hand of 0) hand | Blatt: KS*"
    `);
  });

  test('with ways to pass each has its button', () => {
    const match = after(late(HANDS, { options: passing }), 'attack 7C');
    expect(shown(match, 1, 'button', 'prompt', 'fact')).toMatchInlineSnapshot(`
      "fact trump | Trumpf: [hearts]
      fact room for | Platz für: 3 more | noch 3
      fact direction | Richtung: left | links
      button take: take | schlucken
      button pass-left: pass on left | schieben links
      button pass-right: pass on right | schieben rechts
      button pass-right-stay: pass on right from now on | schieben rechts, und dabei bleibt es
      button show-left: show as ticket left | als Fahrkarte zeigen links
      button show-right: show as ticket right | als Fahrkarte zeigen rechts
      button show-right-stay: show as ticket right from now on | als Fahrkarte zeigen rechts, und dabei bleibt es
      prompt: cover [7C], pass on, or take | decke [7C], schiebe oder schlucke"
    `);
    const turned = after(match, 'pass 7S right');
    expect(shown(turned, undefined, 'seat', 'fact', 'pair')).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 0 / defender | Verteidiger
      seat 1: 3 cards / total 0 / attacker | Angreifer
      seat 2: 4 cards / total 0
      seat 3: 1 cards / total 0 / may add | darf dazulegen
      pair-0 (pair #0) 1: 7C
      pair-1 (pair #1) 2: 7S
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:
      fact trump | Trumpf: [hearts]
      fact room for | Platz für: 1 more | noch 1
      fact direction | Richtung: right | rechts"
    `);
    const ticket = after(
      late(['7C KS', '7H 8C', '8D QC'], { options: passing }),
      'attack 7C',
      'show 7H left',
    );
    expect(shown(ticket, 0, 'seat', 'pair')).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0 / may add | darf dazulegen
      seat 1: 2 cards / total 0 / attacker | Angreifer / showed [7H] | zeigte [7H]
      seat 2: 2 cards / total 0 / defender | Verteidiger
      pair-0 (pair #0) 1: 7C
      pair-1 (pair) 2:
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:"
    `);
  });

  test('DUR-35 whether anything can be caught is not seen from the button', () => {
    const cheating = late(['7C KS', '8D 9D', 'QC QD'], { options: { cheating: true } });
    const honest = after(cheating, 'attack 7C');
    const { game, state } = honest;
    const { buttons } = game.display.table(game.observer.observe(state, 1));
    expect(legal(honest)).not.toContain('catch');
    expect(buttons.find(({ id }) => id === 'catch')?.veiled).toBe(true);
  });

  test('parties, own trumps, secret cards, heats, games and new hands are told', () => {
    const pairs = late(['7C', '8C', '9C', 'TC'], { options: { pairs: 'takeover' } });
    expect(shown(pairs, 0, 'seat')).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0 / attacker | Angreifer / partner: {2} | Partner: {2}
      seat 1: 1 cards / total 0 / defender | Verteidiger
      seat 2: 1 cards / total 0 / may add | darf dazulegen / your partner | dein Partner
      seat 3: 1 cards / total 0"
    `);
    const own = dealt({ trump: 'own-after' }, ['7C']);
    expect(shown(own, 0, 'prompt', 'button', 'fact')).toMatchInlineSnapshot(`
      "fact trump | Trumpf: own | eigener
      button trump-C: clubs | Kreuz
      button trump-D: diamonds | Karo
      button trump-H: hearts | Herz
      button trump-S: spades | Pik
      prompt: name your trump suit | sag deine Trumpffarbe an"
    `);
    expect(shown(after(own, 'trump S', 'trump C'), 0, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0 / trump [spades] | Trumpf [spades]
      seat 1: 6 cards / total 0 / trump [clubs] | Trumpf [clubs]
      seat 2: 6 cards / total 0
      fact trump | Trumpf: own | eigener"
    `);
    expect(
      shown(dealt({ secret: true, rounds: 3 }, ['7C']), 0, 'seat', 'fact'),
    ).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0 / attacker | Angreifer / 2 secret | 2 verdeckt
      seat 1: 6 cards / total 0 / defender | Verteidiger / 2 secret | 2 verdeckt
      seat 2: 6 cards / total 0 / may add | darf dazulegen / 2 secret | 2 verdeckt
      fact trump | Trumpf: [hearts]
      fact room for | Platz für: 5 more | noch 5
      fact deal | Spiel: 1/3"
    `);
    expect(shown(dealt({ quicky: 'duel', players: 2 }, ['7C']), 0, 'fact')).toMatchInlineSnapshot(`
      "fact trump | Trumpf: [diamonds]
      fact room for | Platz für: 5 more | noch 5
      fact heats | Gänge: 0:0"
    `);
    expect(shown(dealt({ trump: 'none' }, ['7C']), 0, 'fact', 'stock')).toMatchInlineSnapshot(`
      "stock (stock) stock | Stapel: ×18
      fact trump | Trumpf: none | keiner
      fact room for | Platz für: 5 more | noch 5"
    `);
    const fresh = dealt({ players: 2, deck: 52, gennadi: true, fiveSuited: true }, [
      '2C 3C 4C 5C 6C 7D',
    ]);
    expect(shown(fresh, 0, 'prompt', 'button')).toMatchInlineSnapshot(`
      "button keep: keep | behalten
      button new: new hand | neues Blatt
      button new-0: new hand, {0} deal(|s) | neues Blatt, {0} (gibst|gibt)
      button new-1: new hand, {1} deal(|s) | neues Blatt, {1} (gibst|gibt)
      prompt: keep your hand, or ask for a new one | behalte dein Blatt oder verlange ein neues"
    `);
    const asked = after(fresh, 'new');
    expect(shown(asked, SPECTATOR, 'seat 0')).toMatchInlineSnapshot(
      `"seat 0: 6 cards / total 0 / new hand | neues Blatt"`,
    );
  });

  test('a Weli is shown beside the hand as every six', () => {
    const weli = late(['6D 6C 9S', '7S 7C 8D', 'QC'], { options: { weli: true } });
    expect(shown(weli, 0, 'weli', 'hand')).toMatchInlineSnapshot(`
      "hand (hand of 0) hand | Blatt: 6C* 6D* 9S*
      weli (hand of 0) Weli as | Weli als: 6C#68 6H#94 6S#107"
    `);
    expect(shown(weli, 1, 'weli')).toBe('weli (hand of 1) Weli as | Weli als:');
    expect(shown(after(weli, 'attack 6C 6D=S'), 1, 'pair')).toMatchInlineSnapshot(`
      "pair-0 (pair #0) 1: 6C
      pair-1 (pair #1) 2: 6S
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:"
    `);
  });

  test('DUR-35 a false card looks like any other', () => {
    const cheating = late(['7C KS', '8D 8C', 'QC QD'], { options: { cheating: true } });
    const lines = (card: string) =>
      shown(after(cheating, 'attack 7C', `cover 7C ${card}`), 0, 'fact', 'pair', 'seat', 'prompt');
    expect(lines('8D')).toBe(lines('8C').replace('8C', '8D'));
  });

  test('piling on, a false card, and who is out', () => {
    const eating = late(['7C 7D', '8C TD', '7S QC'], { options: { pileOn: 'all' } });
    expect(
      shown(after(eating, 'attack 7C', 'take'), undefined, 'prompt', 'button', 'seat'),
    ).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0 / attacker | Angreifer
      seat 1: 2 cards / total 0 / defender | Verteidiger
      seat 2: 2 cards / total 0 / may add | darf dazulegen
      button done: done | fertig
      prompt: {1} takes: add a card of a rank on the table, or say “done” | {1} schluckt: leg eine Karte eines Werts dazu, der liegt, oder sag „fertig“"
    `);
    const cheating = late(['7C KS', '8D 9D', 'QC QD'], { options: { cheating: true } });
    const wrong = after(cheating, 'attack 7C', 'cover 7C 8D');
    expect(shown(wrong, 0, 'fact', 'button', 'pair', 'prompt')).toMatchInlineSnapshot(`
      "pair-0 (pair #0) 1: 7C 8D
      pair-1 (pair) 2:
      pair-2 (pair) 3:
      pair-3 (pair) 4:
      pair-4 (pair) 5:
      pair-5 (pair) 6:
      fact trump | Trumpf: [hearts]
      fact room for | Platz für: 1 more | noch 1
      button done: done | fertig
      button catch: that was false! | falsch gespielt!
      prompt: add a card of a rank on the table, or say “done” | leg eine Karte eines Werts dazu, der liegt, oder sag „fertig“"
    `);
    expect(shown(after(wrong, 'catch'), 1, 'seat', 'button')).toMatchInlineSnapshot(`
      "seat 0: 1 cards / total 0 / attacker | Angreifer
      seat 1: 2 cards / total 0 / defender | Verteidiger / caught | ertappt
      seat 2: 2 cards / total 0 / may add | darf dazulegen
      button take: take | schlucken
      button catch: that was false! | falsch gespielt!"
    `);
    expect(
      shown(late(['', '8C', '9C'], { attacker: 1, out: [0] }), 1, 'seat'),
    ).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total 0 / out | fertig
      seat 1: 1 cards / total 0 / attacker | Angreifer
      seat 2: 1 cards / total 0 / defender | Verteidiger"
    `);
  });

  test('who deals next, and who pays, is chosen by seat', () => {
    const choosing = late(['7C', '8C 9C', 'QC QD'], {
      options: { forfeit: 'vodka', forfeitWho: 'chosen' },
    });
    const asked = after(
      choosing,
      'attack 7C',
      'take',
      ...next(after(choosing, 'attack 7C', 'take')),
    );
    expect(shown(asked, 0, 'prompt', 'button')).toMatchInlineSnapshot(`
      "button choose-0: {0}
      button choose-1: {1}
      button choose-2: {2}
      prompt: choose who pays | bestimme, wer zahlt"
    `);
  });

  test('the score names the durak', () => {
    const last = late(['7C', '8C 9C'], {});
    expect(scoreOf(after(last, 'attack 7C', 'take'))).toMatchInlineSnapshot(`
      [
        "1: 1 durak | Durak DUR-38",
      ]
    `);
  });
});

/** First legal texts until somebody has something to choose. */
function next(match: AnyMatch): readonly string[] {
  let current = match;
  const steps: string[] = [];
  for (let n = 0; n < 20 && !(legal(current)[0] ?? '').startsWith('choose'); n++) {
    const [text = ''] = legal(current);
    steps.push(text);
    current = after(current, text);
  }
  return steps;
}

describe('moves', () => {
  const match = after(late(HANDS, { options: passing }), 'attack 7C');
  const texts = [
    'attack 7C 7D',
    'cover 7C 8C',
    'add 7D',
    'done',
    'take',
    'pass 7S left',
    'pass 7S right stay',
    'show 7H right',
    'keep',
    'new',
    'new 1',
    'trump S',
    'catch',
    'choose 2',
  ];

  test('are told', () => {
    expect(texts.map((text) => told(match, text, 0))).toMatchInlineSnapshot(`
      [
        "attacks with [7C] [7D] | greift mit [7C] [7D] an (attack 7C 7D)",
        "covers [7C] with [8C] | deckt [7C] mit [8C] (cover 7C 8C)",
        "adds [7D] | legt [7D] dazu (add 7D)",
        "adds nothing more | legt nichts mehr dazu (done)",
        "takes the cards | schluckt (take)",
        "passes on with [7S] to the left | schiebt mit [7S] nach links (pass 7S left)",
        "passes on with [7S] to the right, and play stays that way | schiebt mit [7S] nach rechts, und dabei bleibt es (pass 7S right stay)",
        "shows [7H] and passes on to the right | zeigt [7H] und schiebt nach rechts (show 7H right)",
        "keeps the hand | behält das Blatt (keep)",
        "asks for a new hand | verlangt ein neues Blatt (new)",
        "asks for a new hand and calls {1} the dealer | verlangt ein neues Blatt und nennt {1} als Geber (new 1)",
        "makes spades their trump | macht Pik zum eigenen Trumpf (trump S)",
        "catches the false card, which goes back | bemerkt die falsche Karte, sie geht zurück (catch)",
        "chooses {2} to deal | bestimmt {2} zum Geber (choose 2)",
      ]
    `);
  });

  test('DUR-35 a catch is told with the play that it undoes', () => {
    const options = { cheating: true, cheats: 'wide', transfer: 'any' };
    const start = late(['7C 7S 9D', '7D 8S TC', 'QS KS AS', 'QD KD'], { options });
    const passed = after(start, 'attack 7C', 'pass 8S');
    expect(told(passed, 'catch', 0)).toMatchInlineSnapshot(
      `"catches the false card: the pass goes back | bemerkt die falsche Karte: Das Schieben geht zurück (catch)"`,
    );
    const covered = after(start, 'attack 7C', 'cover 7C 8S');
    expect(told(covered, 'catch', 1)).toMatchInlineSnapshot(
      `"catches the false card, which goes back | bemerkt die falsche Karte, sie geht zurück (catch)"`,
    );
  });

  test('are picked, and mean the same', () => {
    expect(texts.map((text) => picked(match, text))).toMatchInlineSnapshot(`
      [
        "hand 5 / hand 18",
        "hand 6",
        "hand 18",
        "[done]",
        "[take]",
        "hand 44 / [pass-left]",
        "hand 44 / [pass-right-stay]",
        "hand 31 / [show-right]",
        "[keep]",
        "[new]",
        "[new-1]",
        "[trump-S]",
        "[catch]",
        "[choose-2]",
      ]
    `);
    const two = after(late(HANDS), 'attack 7C 7D');
    expect(picked(two, 'cover 7D TC')).toMatchInlineSnapshot(`"hand 8 / pair-1 1"`);
    expect(meant(match, hand(match, '8C'))).toMatchInlineSnapshot(`"cover 7C 8C"`);
    expect(meant(two, button('take'))).toBe('take');
    expect(meant(two, hand(two, '8C'), { region: 'pair-1', slot: 1 })).toMatchInlineSnapshot(
      `"cover 7D 8C"`,
    );
    expect(meant(two, hand(two, '8C'), hand(two, 'TC'), { region: 'pair-1', slot: 1 })).toBe(
      'cover 7D 8C TC',
    );
    const opening = late(HANDS);
    expect(meant(opening, hand(opening, '7D'), hand(opening, '7C'))).toMatchInlineSnapshot(
      `"attack 7C 7D"`,
    );
    expect(meant(opening, hand(opening, '7D'), hand(opening, 'KS'))).toMatchInlineSnapshot(
      `"attack 7D KS"`,
    );
    expect(meant(opening)).toBeUndefined();
  });

  test('that are wrong are refused in words', () => {
    const covered = after(late(HANDS), 'attack 7C', 'cover 7C 8C');
    const opening = late(HANDS);
    expect([
      refused(opening, 'attack 7C KS'),
      refused(opening, 'attack AC'),
      refused(opening, 'take'),
      refused(opening, 'cover 7C 8C'),
      refused(after(opening, 'attack 7C 7D'), 'cover 7C 9D'),
      refused(after(opening, 'attack 7C'), 'cover 7C QC'),
      refused(after(opening, 'attack 7C'), 'cover 8C TC'),
      refused(after(opening, 'attack 7C'), 'pass 7S'),
      refused(after(opening, 'attack 7C'), 'done'),
      refused(covered, 'add KS'),
      refused(covered, 'add 8D'),
      refused(covered, 'take'),
      refused(match, 'pass 7S'),
      refused(match, 'pass 8C left'),
      refused(match, 'show 7S left'),
      refused(match, 'trump S'),
      refused(match, 'choose 1'),
      refused(match, 'keep'),
      refused(opening, 'attack'),
      refused(opening, 'new x'),
      refused(match, 'pass 7S left right'),
    ]).toMatchInlineSnapshot(`
      [
        "DUR-3: cards played together must be of one rank | zusammen gespielte Karten müssen denselben Wert haben",
        "DUR-3: you do not hold [AC] | du hast [AC] nicht auf der Hand",
        "DUR-7: it is time to attack | jetzt wird angegriffen",
        "DUR-4: it is time to attack | jetzt wird angegriffen",
        "DUR-4: [9D] does not beat [7C] | [9D] schlägt [7C] nicht",
        "DUR-4: you do not hold [QC] | du hast [QC] nicht auf der Hand",
        "DUR-4: there is no uncovered [8C] on the table | [8C] liegt hier nicht offen",
        "DUR-21: attacks cannot be passed on here | hier wird nicht geschoben",
        "DUR-5: it is time to cover, take or pass on | jetzt wird gedeckt, geschluckt oder geschoben",
        "DUR-5: you may only add cards of a rank already on the table | du darfst nur Karten dazulegen, deren Wert schon liegt",
        "DUR-3: you do not hold [8D] | du hast [8D] nicht auf der Hand",
        "DUR-7: add cards now, or say “done” | leg jetzt Karten dazu oder sag „fertig“",
        "DUR-23: say which way the attack goes: left or right; “stay” only when you turn the direction | sag, in welche Richtung der Angriff geht: links (left) oder rechts (right); „stay“ nur, wenn du die Richtung umdrehst",
        "DUR-21: pass an attack on with cards of its rank | schieben kannst du nur mit Karten vom Wert des Angriffs",
        "DUR-22: a ticket is a trump of the attack’s rank | eine Fahrkarte ist ein Trumpf vom Wert des Angriffs",
        "DUR-29: it is time to cover, take or pass on | jetzt wird gedeckt, geschluckt oder geschoben",
        "DUR-37: it is time to cover, take or pass on | jetzt wird gedeckt, geschluckt oder geschoben",
        "DUR-27: it is time to cover, take or pass on | jetzt wird gedeckt, geschluckt oder geschoben",
        "notation: “attack” is not understood here | „attack“ wird hier nicht verstanden",
        "notation: “new x” is not understood here | „new x“ wird hier nicht verstanden",
        "notation: “pass 7S left right” is not understood here | „pass 7S left right“ wird hier nicht verstanden",
      ]
    `);
  });
});

describe('a player leans', () => {
  test('to attack with low plain cards, late in the game with more of them', () => {
    expect(weighed(start)).toMatchInlineSnapshot(`
      "12.07: attack 7C 7D
      6.703: attack 7C, attack 7D
      4.493: attack 8C
      1.353: attack JD
      0.1019: attack AS
      0.03069: attack 9H"
    `);
    expect(weighed(late(['7C 7D KS 9H', '8C TC', 'QC QD']))).toMatchInlineSnapshot(`
      "13.42: attack 7C 7D
      7.455: attack 7C, attack 7D
      1.279: attack KS
      0.09877: attack 9H"
    `);
  });

  test('to cover cheaply, to pass on, and to take what costs trumps early', () => {
    const early = after(
      late(['KC 7D', '8H AC 7S 6C', 'QC QD'], { stock: '9C 9D 9H TC TD TH JC JD' }),
      'attack KC',
    );
    expect(weighed(early)).toMatchInlineSnapshot(`
      "0.2358: take
      0.2167: cover KC AC
      0.08789: cover KC 8H"
    `);
    const end = after(late(['KC 7D', '8H AC 7S 6C', 'QC QD']), 'attack KC');
    expect(weighed(end)).toMatchInlineSnapshot(`
      "0.7257: cover KC AC
      0.3983: cover KC 8H
      0.07444: take"
    `);
    const pass = after(late(HANDS, { options: passing }), 'attack 7C');
    expect(weighed(pass)).toMatchInlineSnapshot(`
      "7.461: pass 7S left, pass 7S right
      5.223: pass 7S right stay
      4.39: cover 7C 8C
      2.41: cover 7C TC
      0.07444: take"
    `);
  });

  test('to add while the defender is short of cards', () => {
    const many = after(
      late(['7C 8D KS 8H', '8C TC 9D 7S JD', 'QC QD'], { stock: '9C 9S TD' }),
      'attack 7C',
      'cover 7C 8C',
    );
    expect(weighed(many)).toMatchInlineSnapshot(`
      "0.98: add 8D
      0.6: done
      0.353: add 8D 8H
      0.004237: add 8H"
    `);
    const few = after(late(['7C 8D KS 8H', '8C TC', 'QC QD']), 'attack 7C', 'cover 7C 8C');
    expect(weighed(few)).toMatchInlineSnapshot(`
      "3.293: add 8D
      0.2987: add 8H
      0.25: done"
    `);
  });

  test('to ask for new hands when the old is poor, to choose its longest suit as trump', () => {
    const fresh = (cards: string) =>
      weighed(dealt({ players: 2, deck: 52, gennadi: true, fiveSuited: true }, [cards]));
    expect(fresh('2C 3C 4C 5C 6C 7D')).toMatchInlineSnapshot(`
      "6.5: new, new 1
      1: keep
      0.001: new 0"
    `);
    expect(fresh('2C AC KC QC JC AD')).toMatchInlineSnapshot(`
      "1.5: new, new 1
      1: keep
      0.001: new 0"
    `);
    expect(weighed(dealt({ trump: 'own-after' }, ['7C 8C 9C AC AD 6H']))).toMatchInlineSnapshot(`
      "17150: trump C
      20.09: trump D
      7.389: trump H
      1: trump S"
    `);
  });

  test('to catch a false card, and seldom to play one', () => {
    const cheating = late(['7C KS', '8D 9D', 'QC QD'], { options: { cheating: true } });
    expect(weighed(after(cheating, 'attack 7C'))).toMatchInlineSnapshot(`
      "0.2749: cover 7C 8D
      0.2279: cover 7C 9D
      0.07444: take"
    `);
    expect(weighed(after(cheating, 'attack 7C', 'cover 7C 8D'))).toMatchInlineSnapshot(`
      "6: catch
      0.25: done
      0.1102: add KS"
    `);
    const honest = after(cheating, 'attack 7C', 'take');
    expect(weighed(honest)).toMatchInlineSnapshot(`"1.716: attack QC, attack QD"`);
  });
});

test('DUR-4 DUR-31 what beats what is told for options that meet', () => {
  const told = (id: string, given: object) => sheetOf(durak)(id, { ...given }).en;
  expect([
    told('DUR-4', { trump: 'own-after' }),
    told('DUR-4', { trump: 'own-after', clubs: true }),
    told('DUR-31', { deck: 52, beatAces: 'low', trump: 'own-after' }),
    told('DUR-31', { deck: 52, beatAces: 'low', trump: 'own-after', clubs: true }),
  ]).toMatchInlineSnapshot(`
    [
      "The defender covers an attacking card with a higher card of its suit or, if it is not of the defender’s own trump suit, with a card of that suit. Each card is covered only once.",
      "The defender covers an attacking card with a higher card of its suit or, if it is neither a club nor of the defender’s own trump suit, with a card of that suit. Each card is covered only once.",
      "An ace, even a trump ace, is also beaten by a 2, 3, 4 or 5 of its suit.",
      "An ace, even a trump ace, is also beaten by a 2, 3, 4 or 5 of its suit.",
    ]
  `);
});

test('variants known by a name are these options', () => {
  const presets = durak.presets ?? [];
  expect(
    presets.map(({ id, names, options }) => `${id}, ${both(names)}: ${JSON.stringify(options)}`),
  ).toMatchInlineSnapshot(`
    [
      "podkidnoi, Podkidnoi: adding to the attack | Podkidnoi: mit Dazulegen: {}",
      "perevodnoi, Perevodnoi: passing the attack on | Perevodnoi: mit Schieben: {"transfer":"any"}",
      "fahrkarte, Passing on with a ticket | Schieben mit Fahrkarte: {"transfer":"any","ticket":"once"}",
      "paare, Two pairs | Paarspiel zu viert: {"players":4,"pairs":"together"}",
      "quicky, Quicky: nothing is drawn | Quicky: ohne Nachziehen: {"quicky":"on"}",
      "duell, Duel: heats for two players | Duell: Gänge zu zweit: {"players":2,"quicky":"duel"}",
      "harakiri, Harakiri: five seconds a move | Harakiri: fünf Sekunden je Zug: {"clock":5}",
      "turak, Turak: everyone has their own trump | Turak: jeder hat seinen eigenen Trumpf: {"trump":"own-after"}",
      "farblos, No trumps | Farblos: {"trump":"none"}",
      "taktiker, Hearts are trump, only clubs beat clubs | Herz ist Trumpf, nur Kreuz schlägt Kreuz: {"trump":"hearts","clubs":true}",
      "gennadi, Gennadi: low cards earn a new hand | Gennadi: niedrige Karten bringen ein neues Blatt: {"deck":52,"gennadi":true,"fiveSuited":true}",
      "nachfressen, Everything piled on | Totales Nachfressen: {"pileOn":"all","limit":"none"}",
      "schummeln, Cheating allowed | Schummeln: {"cheating":true}",
      "schummeln-ueberall, Cheating everywhere | Schummeln in allen Formen: {"cheating":true,"cheats":"wide","transfer":"any"}",
      "combo, Combo: the first out drinks, the durak undresses | Combo: der Erste trinkt, der Durak legt ein Kleidungsstück ab: {"forfeit":"both","forfeitWho":"first","stripWho":"durak"}",
      "secret, Secret: two cards face down | Secret: zwei verdeckte Karten: {"secret":true}",
      "runde, A large round with two packs | Große Runde mit zwei Spielen: {"players":8,"packs":2,"transfer":"any"}",
    ]
  `);
});

describe('judgement', () => {
  const at = (hands: readonly string[], given: Parameters<typeof late>[1] = {}) =>
    evaluated(late(hands, given), 0).join(' ');

  test('fears many and low cards, and hopes for trumps and few cards', () => {
    expect([
      at(['7C 8C 9C TC', '8S', 'QC']),
      at(['7C', '8S 9S TS', 'QC JC KC']),
      at(['7C 8D', '8S 9S', 'QC JC']),
      at(['AC AD', '8S 9S', 'QC JC']),
      at(['AH KH', '8S 9S', 'QC JC']),
      at(['7H 6H', '8S 9S', 'QC JC']),
      at(['7C 8D', '8S 9S', 'QC JC'], { stock: '9C 9D 9H TC TD TH JC JD' }),
      at(['7C 8D', '8S 9S', 'QC JC'], { attacker: 2 }),
      at(['7C 8D', '8S 9S']),
      at(['7C 8D', '8S 9S', 'QC JC', 'TC'], { options: { pairs: 'takeover' } }),
      at(['7C 8D', '8S 9S', '', 'TC'], { options: { pairs: 'takeover' }, out: [2] }),
    ]).toMatchInlineSnapshot(`
      [
        "0.5398 0.2301 0.2301",
        "0.3043 0.3478 0.3478",
        "0.3931 0.3035 0.3035",
        "0.3223 0.3388 0.3388",
        "0.1593 0.4203 0.4203",
        "0.2005 0.3997 0.3997",
        "0.3972 0.3014 0.3014",
        "0.3931 0.3035 0.3035",
        "0.3107 0.6893",
        "0.5741 0.4259 0.5741 0.4259",
        "0.579 0.421 0.579 0.421",
      ]
    `);
  });
});
