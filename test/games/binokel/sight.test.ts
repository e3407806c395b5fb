/** What is always in sight in Binokel: what is needed, what is asked, what one's cards come to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { letterOf } from '../../../src/engine/table.ts';
import { pack } from '../../../src/games/binokel/rules/cards.ts';
import { demandOf } from '../../../src/games/binokel/rules/follow.ts';
import { besides, progressOf } from '../../support/endings.ts';
import { after, legal } from '../../support/play.ts';
import { both, button, hand, observationOf, shown } from '../../support/shown.ts';
import { bought, discard, FOUR, game, table } from './support.ts';

const HANDS = [
  'AE TE KE OE UE KS KH KG US US UH UH',
  'OG OG AS AS TS TS TH TH TG TG UG UG',
  'KS OS AH AH KH OH OH AG AG KG AE OE',
];
const start = table(HANDS, 'UE TE KE OS');
const declaring = bought(start, '380');
const away = after(declaring, 'game E');
const playing = discard(away, 'UE TE UH OS');

describe('in sight', () => {
  test('the bidding: who bids against whom, from what, and what has been said', () => {
    expect(shown(start, 0, 'prompt', 'fact')).toMatchInlineSnapshot(`
      "fact bid | Gebot: none yet | noch keins
      fact match to | Partie bis: 1000
      prompt: bid 150 or more against {2}, or say weg to drop out | biete gegen {2}, ab 150, oder sag weg"
    `);
    expect(shown(after(start, 'bid 200'), 2, 'prompt', 'said')).toMatchInlineSnapshot(`
      "said by 0: 200
      prompt: bid 210 or more against {0}, or say weg to drop out | biete gegen {0}, ab 210, oder sag weg"
    `);
    expect(shown(after(start, 'weg', 'weg'), 1, 'prompt')).toMatchInlineSnapshot(
      `"prompt: nobody has bid: bid 150 or more, or say weg to drop out | niemand hat geboten: biete ab 150 oder sag weg"`,
    );
    expect(shown(after(start, 'bid 2500'), 2, 'prompt', 'button')).toMatchInlineSnapshot(`
      "button weg: weg
      prompt: nothing is higher: say weg | höher geht es nicht: sag weg"
    `);
    const { amounts = [] } = game.display.table(observationOf(start) as never);
    expect(amounts.map(({ box }) => box)).toEqual([0]);
  });

  test('in fours the partner is marked, and melds are told as those of both', () => {
    const four = discard(after(bought(table(FOUR)), 'game E'));
    expect(shown(four, 0, 'seat 2')).toContain('/ partner | Partner');
    expect(shown(four, 0, 'seat 1', 'seat 3')).not.toContain('partner');
    expect(shown(four, SPECTATOR, 'seat')).not.toContain('partner');
    expect(shown(four, 0, 'fact both meld')).toContain('beide melden: 160');
    expect(shown(playing, 0, 'fact both meld')).toBe('');
  });

  test('declarer chooses a suit, or gives up with it, in a box that tells what each brings', () => {
    const { buttons } = game.display.table(observationOf(declaring) as never);
    const boxed = buttons.filter(({ box }) => box !== undefined);
    expect(boxed.map(({ box, brief }) => `${box} ${brief?.en}`)).toEqual([
      '0 [bells] 220',
      '0 [reds] 200',
      '0 [greens] 200',
      '0 [acorns] 250',
      '1 [bells]−380',
      '1 [reds]−380',
      '1 [greens]−380',
      '1 [acorns]−380',
    ]);
    const others = game.display.table(observationOf(declaring, 1) as never).buttons;
    expect(others[0]?.brief).toEqual({ en: '[bells]', de: '[bells]' });
  });

  test('what was said in the bidding stays in sight as something past', () => {
    const tableAt = (match: typeof start) => game.display.table(observationOf(match, 1) as never);
    expect(tableAt(start)).toMatchObject({ said: [] });
    expect(tableAt(after(start, 'bid 200'))).not.toHaveProperty('saidEarlier');
    for (const match of [declaring, away, playing]) {
      expect(shown(match, 1, 'said')).toBe(shown(declaring, SPECTATOR, 'said'));
      expect(tableAt(match)).toMatchObject({ saidEarlier: true });
    }
    expect(shown(playing, 1, 'said', 'fact')).toMatchInlineSnapshot(`
      "fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 380
      fact trump | Trumpf: [acorns]
      fact melds | gemeldet: 230
      fact needs | braucht: 150 less discards | 150 minus Gedrücktes
      fact trumps discarded | Trümpfe gedrückt: 2
      said by 0: 380
      said by 2: says weg | sagt weg
      said by 1: says weg | sagt weg"
    `);
  });

  test('BIN-10 one’s own melds with each suit, then trumps and points; dealer and direction', () => {
    expect(besides(start)).toMatchInlineSnapshot(`
      "dealer 1, to the right
      room: trick 3, dabb 4, hand 16
      own: melds [bells] 180 · [reds] 180 · [greens] 180 · [acorns] 230 | Meldungen [bells] 180 · [reds] 180 · [greens] 180 · [acorns] 230"
    `);
    expect(besides(away)).toMatchInlineSnapshot(`
      "dealer 1, to the right
      room: trick 3, dabb 4, hand 16
      own: 8 trumps · melds 250 | 8 Trümpfe · Meldungen 250"
    `);
    expect(besides(playing, 1)).toMatchInlineSnapshot(`
      "dealer 1, to the right
      room: trick 3, dabb 4, hand 16
      own: 2 trumps · 79 points in hand | 2 Trümpfe · 79 Augen auf der Hand"
    `);
    expect(besides(start, SPECTATOR)).toMatchInlineSnapshot(`
      "dealer 1, to the right
      room: trick 3, dabb 4
      own: "
    `);
  });

  test('BIN-8 the discard counts down', () => {
    const prompts = ['away UE', 'away TE', 'away UH'].map((_, at, steps) =>
      shown(after(away, ...steps.slice(0, at + 1)), 0, 'prompt'),
    );
    expect([shown(away, 0, 'prompt'), ...prompts]).toMatchInlineSnapshot(`
      [
        "prompt: discard 4 cards | drücke 4 Karten",
        "prompt: discard 3 more | drücke noch 3",
        "prompt: discard 2 more | drücke noch 2",
        "prompt: discard 1 more | drücke noch 1",
      ]
    `);
  });

  test('BIN-13 BIN-14 what declarer still needs: exactly for declarer, at most for the others', () => {
    expect(shown(after(away, 'away TE'), 0, 'fact')).toMatchInlineSnapshot(`
      "fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 380
      fact trump | Trumpf: [acorns]
      fact melds | gemeldet: 250
      fact needs | braucht: 120"
    `);
    expect(shown(after(away, 'away TE'), 1, 'fact')).toMatchInlineSnapshot(`
      "fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 380
      fact trump | Trumpf: [acorns]"
    `);
    expect(shown(playing, 0, 'fact still')).toMatchInlineSnapshot(`""`);
    expect(shown(playing, 1, 'fact still')).toMatchInlineSnapshot(`""`);
    const low = discard(after(bought(start, '150'), 'game E'), 'UE TE UH OS');
    expect(shown(low, 0, 'fact still')).toMatchInlineSnapshot(`""`);
    const trick = after(low, 'play AE', 'play UG');
    expect(shown(after(trick, legal(trick)[0] ?? ''), 1, 'fact still')).toMatchInlineSnapshot(`""`);
    const special = discard(after(declaring, 'durch'));
    expect(shown(special, 1, 'fact')).toMatchInlineSnapshot(`
      "fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): 380
      fact game | Spiel: Durch
      fact needs | braucht: every trick | alle Stiche"
    `);
    const unten = bought(table(HANDS, '', { untendurch: true }), 'unten');
    expect(shown(discard(after(unten, 'unten')), 1, 'fact')).toMatchInlineSnapshot(`
      "fact (your bid|bid by {0}) | (dein Gebot|Gebot {0}): Untendurch
      fact game | Spiel: Untendurch
      fact needs | braucht: no trick | keinen Stich"
    `);
  });

  test('BIN-12 what the trick asks, told only to the one who plays to it', () => {
    const cards = (tokens: string) => tokens.split(' ').map((token) => pack.tokens.indexOf(token));
    const asked = (held: string, trick: string, trump: number) =>
      both(demandOf(cards(held), cards(trick), trump));
    expect([
      asked('AS UH', 'KS', 3),
      asked('OS UH', 'KS', 3),
      asked('OS UH', 'KS UE', 3),
      asked('UE UH', 'KS', 3),
      asked('UE AE', 'KS KE', 3),
      asked('UE UH', 'KS KE', 3),
      asked('UG UH', 'KS KE', 3),
      asked('UG UH', 'KE', 3),
      asked('UG UH', 'KS', -1),
      asked('UE KE', 'OE', 3),
    ]).toMatchInlineSnapshot(`
      [
        "beat [KS] | stich [KS]",
        "follow [bells]: you cannot beat [KS] | bediene [bells]: [KS] kannst du nicht stechen",
        "follow [bells] | bediene [bells]",
        "you have no [bells]: play a trump | [bells] kannst du nicht bedienen: trumpfe",
        "overtrump [KE] | übertrumpfe [KE]",
        "play a trump: you cannot beat [KE] | spiele Trumpf: [KE] kannst du nicht stechen",
        "you have no [bells] and no trump: play any card | [bells] kannst du nicht bedienen und Trumpf hast du keinen: spiele, was du willst",
        "you have no [acorns]: play any card | [acorns] kannst du nicht bedienen: spiele, was du willst",
        "you have no [bells]: play any card | [bells] kannst du nicht bedienen: spiele, was du willst",
        "beat [OE] | stich [OE]",
      ]
    `);
    const led = after(playing, 'play AE');
    expect(shown(led, 2, 'prompt')).toMatchInlineSnapshot(
      `"prompt: you have no [acorns]: play any card | [acorns] kannst du nicht bedienen: spiele, was du willst"`,
    );
    expect(shown(led, 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: play to this trick | gib zu diesem Stich zu"`,
    );
  });

  test('BIN-9 what is left to meld is counted while one picks', () => {
    expect([
      progressOf(away, hand(away, 'UE')),
      progressOf(away, hand(away, 'OE')),
      progressOf(declaring, button('game S')),
      progressOf(declaring, button('game E')),
      progressOf(declaring, button('ab E')),
    ]).toMatchInlineSnapshot(`
      [
        "leaves melds of 250 | es bleiben 250 gemeldet",
        "leaves melds of 100 | es bleiben 100 gemeldet",
        "melds 220 before the discard | vor dem Drücken gemeldet: 220",
        "melds 250 before the discard | vor dem Drücken gemeldet: 250",
        "for a hopeless hand: no play, costs the bid once | bei hoffnungslosem Blatt: kein Spiel, kostet das Gebot",
      ]
    `);
    expect(progressOf(declaring, button('durch'))).toBeUndefined();
    expect(progressOf(playing, hand(playing, 'US'))).toBeUndefined();
    expect(progressOf(start, { region: 'bid', slot: 150 })).toBeUndefined();
    const calling = bought(table(HANDS, 'UE TE KE OS', { rufen: true }));
    expect(shown(calling, 0, 'prompt')).toMatchInlineSnapshot(
      `"prompt: call a card, or name your game | rufe eine Karte oder sag dein Spiel an"`,
    );
    const called = after(calling, 'call AH');
    expect(progressOf(called, hand(called, 'KH'))).toMatchInlineSnapshot(
      `"leaves melds of 170 at best | es bleiben höchstens 170 gemeldet"`,
    );
  });

  test('BIN-4 a bid says what it asks beyond the melds, and that tricks cannot give more than they count', () => {
    const asks = (slot: number) => progressOf(start, { region: 'bid', slot });
    expect([asks(260), asks(2500)]).toMatchInlineSnapshot(`
      [
        "30 more than your hand melds | 30 mehr als deine Meldungen",
        "2270 more than your hand melds: tricks give 250 at most | 2270 mehr als deine Meldungen, Stiche bringen höchstens 250",
      ]
    `);
  });

  test('nothing moves: the same regions from the bidding to the last trick, and keys that stay', () => {
    const regions = (match: typeof start) =>
      game.display.table(observationOf(match, 1) as never).regions.map(({ id }) => id);
    const later = after(playing, 'play AE', 'play UG');
    for (const match of [declaring, away, playing, later])
      expect(regions(match)).toEqual(regions(start));
    const keys = game.display
      .table(observationOf(declaring) as never)
      .buttons.map((one) =>
        `${one.id} ${letterOf(one, 'en') ?? ''} ${letterOf(one, 'de') ?? ''}`.trim(),
      );
    expect(keys).toMatchInlineSnapshot(`
      [
        "game S b e",
        "game H e z",
        "game G v n",
        "game E n i",
        "durch d d",
        "offen p p",
        "ab S",
        "ab H",
        "ab G",
        "ab E",
      ]
    `);
    const parties = game.display.table(observationOf(table(FOUR)) as never).seats;
    expect(parties.map(({ party }) => party)).toEqual([0, 1, 0, 1]);
  });
});
