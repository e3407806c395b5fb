/**
 * What every game tells about itself, and that all it ever says is whole in both languages: random
 * matches over a spread of options, every word of every table, step and refusal looked at.
 */
import { describe, expect, test } from 'vitest';
import { type AnyGame, SPECTATOR } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  legalTexts,
  makeStep,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { fill, type Text } from '../../src/lang/text.ts';
import { differentSets } from '../support/option-sets.ts';
import { both } from '../support/shown.ts';

const UNFINISHED = /^\s*$|\$\d|undefined|NaN|\[object|\[no card\]|\[\]|\{-1\}|,\s*$/;

const isText = (value: object): value is Text => 'en' in value && 'de' in value;

function addSpoilt(value: unknown, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (!isText(value)) for (const part of Object.values(value)) addSpoilt(part, found);
  else if (UNFINISHED.test(value.en) || UNFINISHED.test(value.de)) found.push(both(value));
}

/** Every text in a value that is blank or holds a left-over of its making. */
function spoilt(value: unknown): readonly string[] {
  const found: string[] = [];
  addSpoilt(value, found);
  return found;
}

/** What a game says in a position to somebody who looks: its table, and the moves told. */
function saidIn(match: AnyMatch, observer: number): unknown {
  const { game, state } = match;
  const observation = game.observer.observe(state, observer);
  const actor = matchActor(match);
  const moves = actor === observer ? game.rules.legal(state).slice(0, 12) : [];
  const table = game.display.table(observation);
  const takers = table.facts.flatMap(({ taken }) => (taken ? [fill(taken.value, actor)] : []));
  return [
    { ...table, facts: table.facts.map(({ taken, ...told }) => told) },
    takers,
    game.extras.conventions?.meanings(observation),
    moves.map((move) => game.notation.describe(observation, move)),
  ];
}

const observersOf = (match: AnyMatch): readonly number[] => [
  SPECTATOR,
  ...Array.from({ length: match.options.players }, (_, seat) => seat),
];

/** Who looks at a position: the seat whose turn it is, and of the others one after another. */
function lookersAt(match: AnyMatch, n: number): readonly number[] {
  const all = observersOf(match);
  if (process.env.TALON_SAID === 'all') return all;
  const actor = matchActor(match);
  const others = all.filter((observer) => observer !== actor);
  const next = others[n % others.length] ?? SPECTATOR;
  return actor < 0 ? [next] : [actor, next];
}

/** Texts of another position that are not legal now, tried: their refusals. */
const refusalsOf = (match: AnyMatch, texts: readonly string[]): unknown =>
  texts.map((text) => makeStep(match, text)).filter(isRefusal);

/** What the score lines of a random match are about, by their ids; each counts for one thing only. */
function scoredIn(game: AnyGame, options: MatchOptions, seed: string): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  const random = openQuickStream(`scored/${game.id}/${seed}`);
  let match = settleChance(openMatch(game, options, `scored/${seed}`));
  for (let n = 0; n < 500 && !match.ended; n++) {
    const texts = legalTexts(match);
    const next = makeStep(match, texts[below(random, texts.length)] ?? '');
    if (isRefusal(next)) throw new Error(next.text.en);
    for (const { id, label, kind = label, amount } of next.closed?.lines ?? []) {
      if (amount === 0) continue;
      expect(called.get(id) ?? both(kind)).toBe(both(kind));
      called.set(id, both(kind));
    }
    match = settleChance(next);
  }
  return called;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('as many seats are at the table as the options say', () => {
    for (const { options } of differentSets(game)) {
      const opened = openMatch(game, options, 'seats');
      expect(game.rules.players(opened.state)).toBe(options.players);
      const begun = settleChance(opened);
      if (!begun.ended) expect(game.rules.players(begun.state)).toBe(options.players);
    }
  });

  test('its tables of odds are whole: titles, notes, a figure for each column, rows apart', () => {
    const [fewest] = differentSets(game)
      .map(({ options }) => options)
      .sort((a, b) => a.players - b.players);
    if (fewest === undefined) throw new Error(`${id} has no options`);
    for (const { title, note, columns, rows } of game.extras.odds?.(fewest) ?? []) {
      expect(spoilt([title, note, ...columns])).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
      expect(title.en.length * note.de.length).toBeGreaterThan(0);
      for (const { values } of rows) {
        expect(values).toHaveLength(columns.length);
        expect(values.every(Number.isFinite)).toBe(true);
      }
      const labels = rows.map(({ label }) => label.en);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('every word of it is there in both languages', () => {
    const { names, summary, options, presets, rules } = game;
    expect(spoilt([names, summary, options, presets, rules.endReasons])).toEqual([]);
  });

  test('lines of its score have an id for each thing they are about, and one only', () => {
    for (const { given, options } of differentSets(game)) {
      const called = scoredIn(game, options, JSON.stringify(given));
      const ids = new Map([...called].map(([id, name]) => [name, id]));
      expect(ids.size).toBe(called.size);
    }
  });

  test.each(differentSets(game).map(({ given, options }) => [JSON.stringify(given), options]))(
    'with %s all that it says is whole',
    (title, options) => {
      expect(spoilt([game.clauses(options), game.extras.conventions?.system(options)])).toEqual([]);
      const random = openQuickStream(`every/${id}/${title}`);
      let match = settleChance(openMatch(game, options, `every/${title}`));
      let earlier: readonly string[] = [];
      const found: string[] = [];
      for (let n = 0; n < 60 && !match.ended; n++) {
        const texts = legalTexts(match);
        for (const observer of lookersAt(match, n)) addSpoilt(saidIn(match, observer), found);
        addSpoilt(refusalsOf(match, earlier), found);
        earlier = [...texts.slice(0, 4), ...earlier].slice(0, 8);
        const next = makeStep(match, texts[below(random, texts.length)] ?? '');
        if (isRefusal(next)) throw new Error(next.text.en);
        const seen = [match, next].map(({ state }) => game.observer.observe(state, SPECTATOR));
        addSpoilt(game.notation.announcements?.(seen[0], seen[1]), found);
        addSpoilt(next.closed?.lines, found);
        match = settleChance(next);
      }
      expect(found).toEqual([]);
    },
  );
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s keeps its name, prefix, aim, seats and levels',
  async (id, game) => {
    const { names, prefix, aim, rules, heuristics } = game;
    const row = [
      id,
      both(names),
      prefix,
      aim,
      heuristics.levels.join(' '),
      Object.keys(rules.chanceEvents).join(' '),
      Object.keys(rules.endReasons).join(' '),
    ].join(' · ');
    await expect(`${row}\n`).toMatchFileSnapshot(`${id}/identity.txt`);
  },
);

test('no two games share an id, a name or a prefix', () => {
  for (const of of [
    games.map(({ id }) => id),
    games.map(({ names }) => both(names)),
    games.map(({ prefix }) => prefix),
  ])
    expect(new Set(of).size).toBe(games.length);
});
