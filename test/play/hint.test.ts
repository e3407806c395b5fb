/** Hints: the move of the strongest, and how much better it is, in words. */

import { describe, expect, test } from 'vitest';
import type { Advice, Trial } from '../../src/ai/index.ts';
import { ranked } from '../../src/ai/ranking.ts';
import { FRENCH_32 } from '../../src/cards/pack.ts';
import type { Level } from '../../src/engine/game.ts';
import { type AnyMatch, openMatch } from '../../src/engine/match.ts';
import type { Region, Table } from '../../src/engine/table.ts';
import { text } from '../../src/lang/text.ts';
import { sideOf, strongestOf } from '../../src/play/advice/analysis.ts';
import { hintFrom, hintOf } from '../../src/play/advice/hint-words.ts';
import { chooseMove, paced } from '../../src/play/session/choose-move.ts';
import { choice, end, stateOf, type Tree, toy } from '../ai/toy.ts';
import { altered, type Parts } from '../support/altered.ts';
import { conventionsWith } from '../support/services.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const TABLE: Table = {
  seats: [0, 1].map((seat) => ({ seat, cards: 0, total: 0, tags: [] })),
  regions: [],
  facts: [],
  buttons: [],
  prompt: text('', ''),
};

/** A match of the toy that stands at a tree; moves are told by their names. */
function standing(tree: Tree, changes: Parts = {}): AnyMatch {
  const plain = gameCalled('boese-dame');
  const match = openMatch(plain, optionsOf(plain, {}), 'hint');
  const named = altered(toy(), {
    display: { table: () => TABLE, picks: (_, move) => [{ button: String(move) }] },
    notation: {
      read: (line) => line,
      describe: (_, move) => text(`does ${move}`, `macht ${move}`),
    },
  });
  const game = altered(named, changes);
  return { ...match, game, state: stateOf(tree) };
}

/** Advice by worlds of equal weight to players. */
function byWorlds(trials: readonly Trial<unknown>[], least = 0): Advice<unknown> {
  const ranking = ranked(trials, { favour: () => 0, least, keyOf: String });
  const decision = { move: ranking.trials[0]?.move, exact: false, weighed: [] };
  return { ...ranking, decision, by: 'worlds' };
}

const clock = () => 0;
const pace = { clock, stopped: () => false };
const hint = (tree: Tree, changes?: Parts) => hintOf(standing(tree, changes), 0, pace);

/** A number of runs, of which the first so many are a success. */
const runs = (count: number, won: number) =>
  Array.from({ length: count }, (_, at) => {
    const success = at < won;
    return { gain: success ? 1 : 0, success, events: [], lines: [] };
  });

describe('a hint', () => {
  test('names the best move, then how far the others are behind it', async () => {
    const { move, sentence, pages } = await hint(
      choice(0, { a: end(1, 0), b: end(4, 0), c: end(2.5, 0) }),
    );
    expect(move).toBe('b');
    expect(sentence).toEqual({
      en: 'A strong player in your place does b.',
      de: 'Ein starker Spieler an deiner Stelle macht b.',
    });
    expect(pages.flat().map(({ en }) => en)).toEqual([
      'This is computed, not estimated: 1.5 points more than the other move (does c).',
      'does b: best',
      'does c: 1.5 points less',
      'does a: 3 points less',
      'These figures are computed, not estimated.',
    ]);
  });

  test.each([
    [1, '1 point', '1 Punkt'],
    [0.06, '0.06 points', '0,06 Punkte'],
    [2.25, '2.3 points', '2,3 Punkte'],
    [9.94, '9.9 points', '9,9 Punkte'],
    [10.4, '10 points', '10 Punkte'],
    [123.6, '124 points', '124 Punkte'],
  ])('rounds a lead of %d', async (lead, en, de) => {
    const { reasons } = await hint(choice(0, { a: end(lead, 0), b: end(0, 0) }));
    expect(reasons[0]?.en).toContain(`: ${en} more`);
    expect(reasons[0]?.de).toContain(`: ${de} mehr`);
  });

  test('advises one of two moves that are hardly apart, and names the other', async () => {
    const tree = choice(0, { a: end(1.04, 0), b: end(1, 0), c: end(0, 0) });
    const { sentence } = await hint(tree);
    expect(sentence.en).toBe(
      'A strong player in your place does a or, computed to be hardly worse, does b.',
    );
    const alike = await hint(choice(0, { a: end(1, 0), b: end(1, 0), c: end(0, 0) }));
    expect(alike.sentence.en).toBe(
      'A strong player in your place does a or, computed to be just as good, does b.',
    );
    const more = await hint(choice(0, { a: end(1.05, 0), b: end(1, 0) }));
    expect(more.sentence.en).toBe('A strong player in your place does a.');
  });

  test('says so where every move is computed to come to the same', async () => {
    const { sentence } = await hint(choice(0, { a: end(1, 0), b: end(1, 0), c: end(1, 0) }));
    expect(sentence).toEqual({
      en: 'A strong player in your place does a. Nothing depends on it any more: as computed, every move comes to the same.',
      de: 'Ein starker Spieler an deiner Stelle macht a. Darauf kommt es nicht mehr an: Nachgerechnet kommt bei jedem Zug dasselbe heraus.',
    });
    const apart = await hint(choice(0, { a: end(1.02, 0), b: end(1, 0) }));
    expect(apart.sentence.en).not.toContain('Nothing depends on it');
  });

  test('names a card that does the same, and compares with the others', async () => {
    const judging = { least: 0.5, sum: (_: unknown, move: string) => move.slice(2) };
    const cards = { '[9S]': end(2, 0), '[8S]': end(2, 0), '[7C]': end(1, 0) };
    const faces = ['9S', '8S', '7C'].map((token, slot) => ({
      slot,
      card: FRENCH_32.tokens.indexOf(token),
    }));
    const hand: Region = { id: 'hand', role: 'hand', label: text('', ''), cards: faces };
    const display: Parts['display'] = {
      table: () => ({ ...TABLE, regions: [hand] }),
      picks: (_, move) => [{ region: hand.id, slot: Object.keys(cards).indexOf(String(move)) }],
    };
    const { sentence, reasons } = await hint(choice(0, cards), {
      heuristics: { judging },
      display,
    });
    expect(sentence).toEqual({
      en: 'A strong player in your place does [9S]. [8S] would do as well.',
      de: 'Ein starker Spieler an deiner Stelle macht [9S]. [8S] tut es auch.',
    });
    expect(reasons[0]?.en).toContain('more than the other move (does [7C])');
  });

  test('advises one move, as surely as worlds allow', () => {
    const match = standing(choice(0, { a: end(0, 0), b: end(1, 0) }));
    const side = sideOf(match, 0);
    const trial = (move: string, gains: readonly number[]): Trial<unknown> => ({
      move,
      runs: gains.map((gain) => ({ gain, success: undefined, events: [], lines: [] })),
      certain: [],
    });
    const given = (gains: readonly number[], least = 0) => {
      const trials = [trial('a', gains), trial('b', Array(gains.length).fill(0))];
      return hintFrom(match, side, byWorlds(trials, least));
    };
    const spread = (mean: number) => Array.from({ length: 40 }, (_, i) => mean + (i % 2 ? 3 : -3));
    const unsure = given(spread(0.5));
    expect(unsure.sentence).toEqual({
      en: 'Probably best: a strong player in your place does a.',
      de: 'Wahrscheinlich am besten: Ein starker Spieler an deiner Stelle macht a.',
    });
    expect(given(spread(0.8), 2).sentence).toEqual(unsure.sentence);
    const equal = given(spread(0.2), 2);
    expect(equal.sentence).toEqual({
      en: 'A strong player in your place does a or, just as good, does b.',
      de: 'Ein starker Spieler an deiner Stelle macht a oder, ebenso gut, macht b.',
    });
    expect(given(Array(40).fill(0), 2).sentence).toEqual({
      en: 'A strong player in your place does a. Nothing depends on it: in all 40 imagined deals every move comes to the same.',
      de: 'Ein starker Spieler an deiner Stelle macht a. Darauf kommt es nicht an: In allen 40 angenommenen Verteilungen kommt bei jedem Zug dasselbe heraus.',
    });
    const ahead = given(spread(2));
    expect(ahead.sentence.en).toBe('A strong player in your place does a.');
    expect(ahead.reasons).toHaveLength(1);
    expect(ahead.pages[0]?.[0]?.en).toBe('That makes 2 points more than the other move (does b).');
    expect(ahead.pages[1]?.map(({ en }) => en)).toEqual([
      'does a: best',
      'does b: about 2 points less',
      'Each move was played on in 40 imagined deals.',
    ]);
  });

  test('names no other way to make the move beside it, unless that is worse', async () => {
    /** The order of letters is the way. */
    const heuristics = {
      judging: { least: 0.5, sum: (_: unknown, move: string) => [...move].sort().join('') },
    };
    const tree = choice(0, { ab: end(2, 0), ba: end(2, 0), c: end(1, 0) });
    const { sentence, pages } = await hint(tree, { heuristics });
    expect(sentence.en).toBe('A strong player in your place does ab.');
    expect(pages.flat().map(({ en }) => en)).toEqual([
      'This is computed, not estimated: 1 point more than the other move (does c).',
      'does ab: best',
      'does c: 1 point less',
      'These figures are computed, not estimated.',
    ]);
    const worse = await hint(choice(0, { ab: end(2, 0), ba: end(0, 0) }), { heuristics });
    expect(worse.pages[1]?.map(({ en }) => en)).toContain('does ba: 2 points less');
  });

  test('says when there is no other move', async () => {
    const { move, sentence, pages } = await hint(choice(0, { only: end(0, 0) }));
    expect(move).toBe('only');
    expect(sentence.en).toBe('There is no choice: everybody does only here.');
    expect(pages).toEqual([[]]);
  });

  test('says what was agreed, and that no figures decide it', async () => {
    const game = toy({
      extras: { conventions: conventionsWith<unknown, string, Tree>({ bookMove: () => 'a' }) },
    });
    const { sentence, pages } = await hint(choice(0, { a: end(0, 0), b: end(1, 0) }), {
      heuristics: game.heuristics,
      extras: game.extras,
    });
    expect(sentence.en).toBe('A strong player in your place does a.');
    expect(pages.flat().map(({ en }) => en)).toEqual([
      'This is what players have agreed to do here; no figures decide it.',
    ]);
  });

  test('says of a claim, which is on no legal list, that it is certain and not that it was agreed', async () => {
    const bookMove = (): string => 'claim';
    const game = toy({
      extras: { conventions: conventionsWith<unknown, string, Tree>({ bookMove }) },
    });
    const { move, pages } = await hint(choice(0, { a: end(0, 0), b: end(1, 0) }), {
      heuristics: game.heuristics,
      extras: game.extras,
    });
    expect(move).toBe('claim');
    expect(pages.flat().map(({ en }) => en)).toEqual([
      'Every remaining trick is certain, however the other cards lie.',
    ]);
  });

  test('a worse move has a minus where points are bad, too, and words say how many more', () => {
    const plain = standing(choice(0, { a: end(0, 0), b: end(1, 0) }));
    const match = { ...plain, game: { ...plain.game, aim: 'least' as const } };
    const trials = [-1.5, -4].map((gain, at) => ({
      move: 'ab'[at],
      runs: Array(30).fill({ gain, success: undefined, events: [], lines: [] }),
      certain: [],
    }));
    const { pages, table } = hintFrom(match, sideOf(match, 0), byWorlds(trials));
    expect(table?.rows.map(({ behind }) => behind?.en)).toEqual(['best', '−2.5']);
    expect(table?.heads.behind).toEqual(text('worth', 'Wert'));
    expect(pages[1]?.map(({ en }) => en)).toEqual([
      'does a: best',
      'does b: about 2.5 points more',
      'Each move was played on in 30 imagined deals.',
    ]);
  });

  test('says how far ahead a move is that no reason tells apart', () => {
    const match = standing(choice(0, { a: end(0, 0), b: end(1, 0) }));
    const trial = (move: string, gains: readonly number[]): Trial<unknown> => ({
      move,
      runs: gains.map((gain) => ({ gain, success: undefined, events: [], lines: [] })),
      certain: [],
    });
    const gains = Array.from({ length: 40 }, (_, i) => 0.5 + (i % 2 ? 3 : -3));
    const trials = [trial('a', gains), trial('b', Array(40).fill(0))];
    const { pages } = hintFrom(match, sideOf(match, 0), byWorlds(trials));
    expect(pages[0]?.map(({ en }) => en)).toEqual([
      'Over 40 imagined deals it does 0.5 points better than the next move (does b).',
    ]);
  });

  test('tells success in the words of the game', () => {
    const judging = { least: 0, success: () => true };
    const plain = standing(choice(0, { a: end(0, 0), b: end(1, 0) }), {
      heuristics: { ...toy().heuristics, judging },
    });
    const match = { ...plain, game: { ...plain.game, loser: text('fool', 'Narr') } };
    const worse = { move: 'b', runs: runs(30, 15), certain: [] };
    const trials = [{ move: 'a', runs: runs(30, 30), certain: [] }, worse];
    const { pages, table } = hintFrom(match, sideOf(match, 0), byWorlds(trials));
    expect(pages[1]?.[0]?.en).toBe('does a: is not the fool in 100 of 100 deals');
    expect(table?.heads).toEqual({ chance: text('not fool', 'nicht Narr') });
  });

  test.each([
    ['falls from move to move', [20, 15], '67%'],
    ['puts another move first', [15, 20], undefined],
    ['is nothing but 0%', [0, 0], undefined],
    ['is nothing but 100%', [30, 30], undefined],
  ])('shows how often moves win only where that does not mislead: it %s', (_, won, shown) => {
    const match = standing(choice(0, { a: end(0, 0), b: end(1, 0) }));
    const trials = won.map((times, at) => {
      const played = runs(30, times).map((run) => ({ ...run, gain: -at }));
      return { move: 'ab'[at], runs: played, certain: [] };
    });
    const { table } = hintFrom(match, sideOf(match, 0), byWorlds(trials));
    expect(table?.rows[0]?.chance?.en).toBe(shown);
    expect(table?.heads.chance?.en).toBe(shown && 'wins deal');
  });

  test('an objection that tells only what the other move sets out to do is not said', () => {
    const match = standing(choice(0, { a: end(0, 0), b: end(1, 0) }));
    const played = (gain: number, events: readonly string[]) => ({
      gain,
      success: undefined,
      events,
      lines: [],
    });
    const a = Array.from({ length: 40 }, (__, i) => played(2 + (i % 2) / 10, []));
    const b = Array.from({ length: 40 }, (__, i) => played(i % 2, i % 2 === 1 ? ['last'] : []));
    const trials = [
      { move: 'a', runs: a, certain: [] },
      { move: 'b', runs: b, certain: [] },
    ];
    const { pages, reasons } = hintFrom(match, sideOf(match, 0), byWorlds(trials));
    expect(reasons.some(({ en }) => en.startsWith('On the other hand'))).toBe(true);
    expect(pages.flat().some(({ en }) => /^(Against|On the other hand)/.test(en))).toBe(false);
  });

  test('says what is proved where some moves stay open', async () => {
    const game = toy({
      heuristics: {
        solveObservation: (_, moves) =>
          moves.length > 1 ? [1, undefined, undefined] : [moves[0] === 'b' ? -1 : undefined],
      },
    });
    const tree = choice(0, { a: end(1, 0), b: end(0, 1), c: end(1, 0) });
    const { sentence, pages } = await hint(tree, {
      heuristics: game.heuristics,
      extras: game.extras,
    });
    expect(sentence.en).toBe('A strong player in your place does a.');
    expect(pages.flat().map(({ en }) => en)).toContain(
      'It is proved that no other move does better, if nobody errs.',
    );
  });

  test('says what computed figures take for granted', async () => {
    const assumes = text('Hands are independent.', 'Blätter sind unabhängig.');
    const { heuristics } = toy({
      heuristics: { solveObservation: () => [1, 0], assumes },
    });
    const tree = choice(0, { a: end(1, 0), b: end(0, 1) });
    const { pages } = await hint(tree, { heuristics });
    expect(pages.flat().map(({ en }) => en)).toEqual([
      expect.stringMatching(/^This is computed, not estimated: /),
      'does a: best',
      'does b: 1 point less',
      'These figures are computed, not estimated.',
      'Hands are independent.',
    ]);
  });

  test('asks the strongest level of the game', () => {
    const of = (levels: readonly Level[]) =>
      strongestOf(standing(end(0, 0), { heuristics: { levels } }));
    expect(of(['easy', 'medium', 'hard'])).toBe('hard');
    expect(of(['easy', 'medium'])).toBe('medium');
    expect(of([])).toBe('hard');
  });
});

describe('thinking at its pace', () => {
  function* thinking(slices: number): Generator<void, string> {
    for (let n = 0; n < slices; n++) yield;
    return 'thought';
  }
  /** A clock that goes on by so much at every look. */
  const ticking = (step: number) => {
    let now = 0;
    return () => {
      now += step;
      return now;
    };
  };

  test('comes to its end', async () => {
    const pace = { clock: ticking(5), stopped: () => false };
    expect(await paced(thinking(40), pace)).toBe('thought');
  });

  test('looks whether it is stopped only after twelve milliseconds', async () => {
    let polls = 0;
    const stopped = () => {
      polls++;
      return false;
    };
    await paced(thinking(30), { clock: () => 0, stopped });
    expect(polls).toBe(0);
    await paced(thinking(30), { clock: ticking(4), stopped });
    expect(polls).toBeGreaterThan(5);
    expect(polls).toBeLessThan(12);
    expect(await paced(thinking(1), { clock: ticking(12), stopped: () => true })).toBeUndefined();
    expect(await paced(thinking(1), { clock: ticking(11), stopped: () => true })).toBe('thought');
  });

  test('lets others have their turn', async () => {
    let turns = 0;
    const other = setInterval(() => turns++, 0);
    const pace = { clock: Date.now, stopped: () => turns > 1 };
    function* endless(): Generator<void, string> {
      for (;;) yield;
    }
    expect(await paced(endless(), pace)).toBeUndefined();
    clearInterval(other);
  });

  test('an opponent’s thought has the moves that were tried, best first', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `m${i}`);
    const bet = (won: number): Tree => ({
      points: ([top = 0]) => [top === 1 ? won : 0, 0],
    });
    const tree = choice(0, Object.fromEntries(names.map((name, i) => [name, bet(i)])));
    const policy = (_: unknown, moves: readonly unknown[]) => moves.map((_, i) => 1 + i);
    const { heuristics, observer } = toy({
      pool: [0, 1],
      heuristics: { policy: policy },
    });
    const thought = await chooseMove(standing(tree, { heuristics, observer }), 0, 'medium', {
      clock,
      stopped: () => false,
    });
    expect(thought?.weighed).toHaveLength(16);
    const utilities = thought?.weighed.map(({ utility }) => utility) ?? [];
    expect(utilities).toEqual(utilities.toSorted((a, b) => b - a));
    expect(thought?.move).toBe(thought?.weighed[0]?.move);
  });
});
