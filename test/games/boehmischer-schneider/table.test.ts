/** What the table of Böhmischer Schneider shows, and what its opponents lean to. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { boehmischerSchneider as game } from '../../../src/games/boehmischer-schneider/index.ts';
import type { Observation } from '../../../src/games/boehmischer-schneider/observation.ts';
import { progressOf } from '../../support/endings.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after, closed, packServing, playedOut, position } from '../../support/play.ts';
import {
  evaluated,
  noted,
  observationOf,
  picked,
  shown,
  told,
  weighed,
} from '../../support/shown.ts';

/** Seat 1 deals, so seat 0 leads. */
function dealt(mine: string, yours: string, given = {}) {
  const start = position(game, given, 'dealer 1');
  return after(start, packServing(start, [mine, yours], 6));
}
const start = dealt('UH 8S TE AS KS OS', 'OH KH 9S UE TS AH');

describe('the table', () => {
  test('a lead that may be beaten, to the seat that answers', () => {
    expect(shown(after(start, 'play UH'))).toMatchInlineSnapshot(`
      "seat 0: 5 cards / total 0 / 0 pictures taken | 0 Bilder gewonnen
      seat 1: 6 cards / total 0 / 0 pictures taken | 0 Bilder gewonnen
      trick (trick) trick | Stich: 0:UH!wins
      last (trick) last trick | letzter Stich:
      stock (stock) stock | Talon: ×20
      hand (hand of 1) hand | Blatt: 9S* TS* OH* KH* AH* UE*
      fact each beaten by the next | jede sticht die vorige: 7 8 9 10 U O K A
      fact pictures left | Bilder übrig: 20
      fact deal | Spiel: 1/6
      prompt: only [OH] beats [UH]: play any card | nur [OH] sticht [UH]: gib eine Karte zu"
    `);
  });

  test('after a trick: the pictures are with its winner, two cards less to draw', () => {
    expect(shown(after(start, 'play UH', 'play OH'), 1)).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0 / 0 pictures taken | 0 Bilder gewonnen
      seat 1: 6 cards / total 0 / 2 pictures taken | 2 Bilder gewonnen
      trick (trick) trick | Stich:
      last (trick) last trick | letzter Stich: 0:UH 1:OH!wins
      stock (stock) stock | Talon: ×18
      hand (hand of 1) hand | Blatt: 7S* 9S* TS* KH* AH* UE*
      fact each beaten by the next | jede sticht die vorige: 7 8 9 10 U O K A
      fact pictures left | Bilder übrig: 18
      fact deal | Spiel: 1/6
      prompt: lead any card | spiele eine beliebige Karte aus"
    `);
    expect(
      shown(after(start, 'play UH', 'play KH'), SPECTATOR, 'last', 'seat', 'hand'),
    ).toMatchInlineSnapshot(`
      "seat 0: 6 cards / total 0 / 2 pictures taken | 2 Bilder gewonnen
      seat 1: 6 cards / total 0 / 0 pictures taken | 0 Bilder gewonnen
      last (trick) last trick | letzter Stich: 0:UH!wins 1:KH
      hand (hand) hand | Blatt:"
    `);
  });

  test('a second deal: its number and the totals so far', () => {
    const second = playedOut(start);
    expect(shown(second, 0, 'seat', 'fact')).toMatchInlineSnapshot(`
      "seat 0: 0 cards / total -1 / 0 pictures taken | 0 Bilder gewonnen
      seat 1: 0 cards / total 1 / 0 pictures taken | 0 Bilder gewonnen
      fact each beaten by the next | jede sticht die vorige: 7 8 9 10 U O K A
      fact pictures left | Bilder übrig: 20
      fact deal | Spiel: 2/6"
    `);
  });

  test('a card is picked and told as it is', () => {
    expect(picked(start, 'play AS')).toBe('hand 7');
    expect(told(start, 'play AS', 1)).toBe('plays [AS] | spielt [AS] (play AS)');
  });

  test('BOS-5 the score names the pictures of both', () => {
    const lines = closed(playedOut(start)).lines;
    expect(lines.map(({ label, clause }) => [label.en, label.de, clause])).toMatchInlineSnapshot(`
      [
        [
          "for 8 pictures to 12",
          "für 8 Bilder gegen 12",
          "BOS-5",
        ],
        [
          "for 12 pictures to 8",
          "für 12 Bilder gegen 8",
          "BOS-5",
        ],
      ]
    `);
  });
});

describe('opponents lean', () => {
  test('to lead pictures that nothing beats, and plain cards that nothing beats', () => {
    expect(weighed(dealt('AS US OS 7H 8H TE', ''))).toMatchInlineSnapshot(`
      "12.25: play US, play AS
      2.25: play 7H
      1: play 8H
      0.09: play OS, play TE"
    `);
    const seen = after(dealt('UH TG', 'OH 7E 8E 9E KE AE'), 'play TG', 'play 7E');
    expect(weighed(seen)).toMatchInlineSnapshot(`
      "12.25: play TS
      2.25: play 7S, play 8S, play 9S
      0.09: play US, play UH"
    `);
  });

  test('to beat, the dearer the better; else to throw a plain card that guards nothing', () => {
    const match = dealt('TS 7H 8E', 'US KE AH 8H 8G TG');
    expect(weighed(after(match, 'play TS'))).toMatchInlineSnapshot(`
      "81: play US
      1: play 8H, play 8G
      0.0625: play AH, play TG, play KE"
    `);
    expect(weighed(after(match, 'play 7H'))).toMatchInlineSnapshot(`
      "9: play 8H
      1: play 8G
      0.0625: play US, play AH, play TG, play KE"
    `);
  });

  const after20 = (mine: number, yours: number): readonly number[] => {
    const observation = { ...(observationOf(start, 0) as Observation), pictures: [mine, yours] };
    return game.heuristics.evaluate?.(observation) ?? [];
  };

  test('judgement is what is paid once all twenty pictures are taken', () => {
    expect(after20(20, 0)).toEqual([3, -3]);
    expect(after20(3, 17)).toEqual([-2, 2]);
    expect(after20(16, 4)).toEqual([1, -1]);
    expect(after20(10, 10).map(Math.abs)).toEqual([0, 0]);
  });

  test('judgement is even at first, grows with one’s pictures and falls with the other’s', () => {
    expect(evaluated(start, 0)).toEqual([0, 0]);
    for (let mine = 0; mine < 10; mine++) {
      expect(after20(mine + 1, 5)[0]).toBeGreaterThan(after20(mine, 5)[0] ?? 0);
      expect(after20(5, mine + 1)[0]).toBeLessThan(after20(5, mine)[0] ?? 0);
      expect(after20(mine, 4)[0]).toBeCloseTo(-(after20(4, mine)[0] ?? 0));
    }
    expect(after20(9, 9)[0]).toBeCloseTo(0);
    expect(after20(10, 9)[0]).toBe(0.5);
  });
});

describe('the panel', () => {
  test('names the card next above each in hand, wherever it is', () => {
    expect(noted(start)).toBe(
      [
        'Pictures: 11, 17 ×2, 20 ×3 | Bilder: 11, 17 ×2, 20 ×3',
        '- {0}: 0',
        '- {1}: 0',
        'Next above your cards | Die nächste über deiner Karte',
        '- [8S]: [9S]',
        '- [OS]: [KS], which is yours | [KS], auf deiner Hand',
        '- [KS]: [AS], which is yours | [AS], auf deiner Hand',
        '- [AS]: none | keine',
        '- [UH]: [OH]',
        '- [TE]: [UE]',
      ].join('\n'),
    );
    expect(noted(start, undefined, SPECTATOR)).not.toContain('Next above');
    expect(noted(after(start, 'play AS'))).not.toContain('in this trick');
    expect(noted(after(start, 'play TE'))).toContain('- [9S]: [TS], which is yours');
    expect(noted(after(start, 'play KS'))).toContain('- [OH]: [KH], which is yours');
    const match = dealt('OH 8S', 'UH 7S');
    expect(noted(after(match, 'play OH'))).toContain('- [UH]: [OH], in this trick');
  });

  test('that the next card is gone is told among what has to be remembered', () => {
    const match = after(dealt('UH 8S TE', 'OH KH 9S'), 'play UH', 'play 9S', 'play TE', 'play OH');
    expect(noteLines(match, undefined, 0)).toContain('[8S]: [9S], gone');
    expect(noteLines(start, undefined, 0).join('\n')).not.toContain('gone');
    const [, above] = match.game.display.notes?.(match.game.observer.observe(match.state, 0)) ?? [];
    expect(above?.remembered).toBe(true);
  });

  test('a lead says with the card picked what alone beats it, wherever that is', () => {
    const led = (token: string) =>
      progressOf(start, { region: 'hand', slot: start.pack.tokens.indexOf(token) });
    expect(led('8S')).toBe('only the [9S] beats it | nur [9S] sticht sie');
    expect(led('OS')).toMatch(/^only the \[KS\] beats it, which is yours/);
    expect(led('AS')).toBe('nothing beats it | das sticht nichts');
  });
});
