/** The numbers in the rule sheets: which clauses there are, and what options make of their figures. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { spreadOptions } from '../../src/engine/laws/spread.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';

/** For matches of two deals, as the spread has them. */
const defaultsOf = (game: AnyGame): MatchOptions => {
  const options = resolveOptions(game.options, { deals: 2 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
};

/** By clause the figures of its English text, those of its German text where they differ. */
function figuresOf(game: AnyGame, options: MatchOptions): ReadonlyMap<string, string> {
  const figures = (words: string): string => (words.match(/\d+/g) ?? []).join(' ');
  return new Map(
    game.clauses(options).map(({ id, text }) => {
      const [en, de] = [figures(text.en), figures(text.de)];
      return [id, en === de ? en : `${en} | ${de}`];
    }),
  );
}

/** What other options change, one line each. */
function changesOf(game: AnyGame): readonly string[] {
  const before = figuresOf(game, defaultsOf(game));
  return spreadOptions(game).flatMap(({ given, options }) => {
    const now = [...figuresOf(game, options)].filter(([id, figures]) => before.get(id) !== figures);
    if (now.length === 0) return [];
    return [
      `${JSON.stringify(given)} ${now.map(([id, figures]) => `${id}: ${figures}`).join(', ')}`,
    ];
  });
}

test('every clause is there, with its figures', () => {
  const lines = games.map((game) => {
    const figures = [...figuresOf(game, defaultsOf(game))];
    return figures.map(([id, of]) => (of === '' ? id : `${id}: ${of}`)).join(', ');
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "ALF-1: 52 2 | 52, ALF-2, ALF-3, ALF-4, ALF-5, ALF-6: 10 4 3 2 1, ALF-7: 7
    AUW-1: 52, AUW-2, AUW-3, AUW-4, AUW-5: 52, AUW-6, AUW-7: 52 2
    BAK-1: 52 1 0 10, BAK-2, BAK-3, BAK-4, BAK-5, BAK-6, BAK-7, BAK-8: 100 1 20 10, BAK-9
    BIM-1: 32 8, BIM-2: 7, BIM-3: 2 7 8 9 10, BIM-4, BIM-5, BIM-6, BIM-7, BIM-8: 5
    BIN-1: 40 10 12 4, BIN-2, BIN-3: 150 2500, BIN-4: 1000 1500 2000, BIN-5, BIN-6, BIN-7, BIN-8, BIN-9, BIN-10: 20 40 10 100 150 100 80 60 40 1000 40 300, BIN-11, BIN-12, BIN-13: 11 10 4 3 2 240 10, BIN-14: 40, BIN-15: 40, BIN-16: 1000 1000 1500 2000, BIN-17, BIN-18: 1000
    BLV-1: 60 1 15 15, BLV-2, BLV-3, BLV-4, BLV-5: 5 14 13 14 5 2 56, BLV-6: 4
    BOS-1: 32, BOS-2, BOS-3, BOS-4, BOS-5: 20 11 16 17 19 20, BOS-6: 6
    BOD-1: 32, BOD-2: 10 9 8 7, BOD-3, BOD-4: 11 10 4 3 2 50 67, BOD-5: 4
    BRI-1: 0 3 52, BRI-2, BRI-3, BRI-4: 10 2, BRI-5, BRI-6: 20 30 40 30 100 700 500 300 100 1, BRI-7: 100 200 500 1000 750 1500 50 100 100 150 150, BRI-8: 50 100 100 200 200 300 200 300
    CAB-1, CAB-2: 52 0 13 1 12 4, CAB-3: 2, CAB-4, CAB-5, CAB-6, CAB-7: 7 8 9 10 11 12, CAB-8, CAB-9, CAB-10: 11 12, CAB-11: 1000, CAB-12: 0 0 5 | 0 0 0 5, CAB-13: 12 13 0 50 5, CAB-14: 100 50, CAB-15: 101
    CAN-1, CAN-2: 110 52 6 11, CAN-3, CAN-4, CAN-5: 100 200, CAN-6, CAN-7, CAN-8: 4, CAN-9, CAN-10, CAN-11: 15 0 50 0 90 1500 120 3000, CAN-12, CAN-13, CAN-14, CAN-15: 4, CAN-16, CAN-17, CAN-18, CAN-19, CAN-20, CAN-21: 100, CAN-22, CAN-23, CAN-24: 500 300 100 100 50 2 20 8 10 7 4 3 5, CAN-25: 5000
    DUR-1: 36 6 7 8 9 10, DUR-2, DUR-3, DUR-4, DUR-5, DUR-6, DUR-7, DUR-8, DUR-9, DUR-10, DUR-11, DUR-20, DUR-21, DUR-22, DUR-23, DUR-24, DUR-25, DUR-26, DUR-27, DUR-28, DUR-29, DUR-30, DUR-31, DUR-32, DUR-33, DUR-34, DUR-35, DUR-36, DUR-37, DUR-38
    HIK-1: 40 1 10, HIK-2, HIK-3, HIK-4, HIK-5, HIK-6: 7 8 9 0 3 4 5 6, HIK-7, HIK-8, HIK-9, HIK-10: 100 30 12
    KAB-1: 32 7 8 9 10, KAB-2, KAB-3, KAB-4, KAB-5: 9 9, KAB-6, KAB-7, KAB-8, KAB-9, KAB-10, KAB-11, KAB-12, KAB-13: 11 10 10, KAB-14, KAB-15, KAB-16: 73, KAB-17: 200 0"
  `);
});

test('options change these figures', () => {
  expect(games.flatMap(changesOf).join('\n')).toMatchInlineSnapshot(`
    "{"target":3} ALF-7: 3
    {"target":51} ALF-7: 51
    {"chips":10} BAK-8: 10 1 20 10
    {"chips":100000} BAK-8: 100000 1 20 10
    {"limit":1} BAK-8: 100 1 10
    {"limit":1000} BAK-8: 100 1 1000 10
    {"rounds":1} BAK-8: 100 1 20
    {"rounds":999} BAK-8: 100 1 20 999
    {"players":3} BIM-1: 32 2 11 10
    {"players":12} BIM-1: 64 4 6 5
    {"group":8} BIM-3: 8 7 8 9 10
    {"rounds":1} BIM-8: 
    {"rounds":99} BIM-8: 99
    {"players":4} BIN-1: 40 10 9 4
    {"minBid":10} BIN-3: 10 2500
    {"minBid":500} BIN-3: 500 2500
    {"target":500} BIN-18: 500
    {"target":10000} BIN-18: 10000
    {"untendurch":true} BIN-4: 500 1000 1500 2000, BIN-17: 500 500
    {"players":3} BLV-1: 60 1 15 20, BLV-6: 3
    {"players":6} BLV-1: 60 1 15 10, BLV-6: 6
    {"rounds":1} BLV-6: 
    {"rounds":99} BLV-6: 99
    {"redFourteen":7} BLV-5: 5 14 13 14 7 2 58
    {"rounds":1} BOS-6: 
    {"rounds":99} BOS-6: 99
    {"players":2} BOD-5: 2
    {"rounds":1} BOD-5: 
    {"rounds":99} BOD-5: 99
    {"scoring":"chicago"} BRI-6: 20 30 40 30, BRI-7: 100 200 500 1000 750 1500 50 100, BRI-8: 50 100 100 200 200 300 200 300 50 100 300 500 1
    {"scoring":"duplicate"} BRI-6: 20 30 40 30, BRI-7: 100 200 500 1000 750 1500 50 100, BRI-8: 50 100 100 200 200 300 200 300 50 100 300 500 1 1 16 16
    {"rubbers":99} BRI-6: 20 30 40 30 100 700 500 300 100 99
    {"cards":6} CAB-2: 52 0 13 1 12 6
    {"peeks":0} CAB-3: 
    {"peeks":3} CAB-3: 3
    {"target":51} CAB-14: 50 25, CAB-15: 51
    {"target":500} CAB-14: 499 249, CAB-15: 500
    {"players":2} CAN-2: 110 52 6 15
    {"jokers":4} CAN-2: 108 52 4 11
    {"redThrees":"manual"} CAN-6: 500
    {"wildTop":"closed"} CAN-15: 
    {"target":500} CAN-25: 500
    {"target":20000} CAN-25: 20000
    {"deck":52} DUR-1: 52 2 3 4 5 6 7 8 9 10
    {"packs":3} DUR-1: 3 36 6 7 8 9 10 108
    {"clock":60} DUR-5: 60
    {"weli":true} DUR-33: 6 6
    {"nextDealer":"chosen"} DUR-20: 37
    {"rounds":99} DUR-38: 99
    {"rounds":1} HIK-10: 100 30
    {"rounds":999} HIK-10: 100 30 999
    {"chips":30} HIK-10: 30 30 12
    {"chips":100000} HIK-10: 100000 30 12
    {"target":50} KAB-17: 50 0
    {"target":1000} KAB-17: 1000 0
    {"rounds":99} KAB-17: 200 0 99"
  `);
});
