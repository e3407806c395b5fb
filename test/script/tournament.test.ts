/** Tournaments: who meets whom, what it comes to, and how one that was interrupted goes on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Who } from '../../src/ai/index.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { keepGrowing } from '../../src/script/shards/files.ts';
import { type Partial, partialHead, readPartial, WHOLE } from '../../src/script/shards/partial.ts';
import { playTournament } from '../../src/script/threads/tournament-run.ts';
import { leadsOf, seatings } from '../../src/script/tournament/duplicate.ts';
import { interimOf } from '../../src/script/tournament/sequential-test.ts';
import { resultOf } from '../../src/script/tournament/standings.ts';
import {
  matchesIn,
  openLeads,
  pairsOf,
  playRounds,
  type Round,
  type RoundResult,
  resultsOf,
  type TournamentPlan,
} from '../../src/script/tournament/tournament.ts';
import { planOf } from '../support/simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-tournament-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

const game = gameOf('boese-dame');
const WHO: readonly Who[] = ['random', 'easy', 'random'];

function tournament(id = 'boese-dame', who = WHO): TournamentPlan {
  const { options, seed } = planOf(id, { deals: 1 }, 'cup');
  const entrants = who.map((one, at) => ({ name: `${'abcdef'[at]}`, who: one }));
  return { game: id, options, seed, entrants, records: 'steps' };
}

function roundsOf(plan: TournamentPlan, from: number, to: number): readonly Round[] {
  const rounds = playRounds(gameOf(plan.game), plan, { from, to });
  if (isRefusal(rounds)) throw new Error(rounds.text.en);
  return rounds;
}

const plan = tournament();
const rounds = roundsOf(plan, 0, 6);

function resultFrom(some: readonly Round[]) {
  const leads = openLeads(game, plan);
  some.forEach(leads.add);
  return resultOf(game, plan, leads);
}

describe('a tournament', () => {
  test('seats everybody against everybody over the same deals, in every seating', () => {
    expect(pairsOf(plan)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    const headers = (rounds[3]?.lines.match(/^\{"talon".*$/gm) ?? []).map((one) => JSON.parse(one));
    expect(new Set(headers.map(({ seed }) => seed))).toEqual(new Set(['cup/3']));
    const names = headers.map(({ seats }) =>
      seats.map(({ name }: { name: string }) => name).join(''),
    );
    expect(names).toEqual(['abab', 'baba', 'acac', 'caca', 'bcbc', 'cbcb']);
    const packs = rounds[3]?.lines.match(/"do":"deal [^"]*"/g) ?? [];
    expect([packs.length, new Set(packs).size]).toEqual([6, 1]);
  });

  test('as a gauntlet: the first meets all others over the same deals, and nobody else', () => {
    const gauntlet = { ...plan, gauntlet: true } as const;
    expect(pairsOf(gauntlet)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    const some = roundsOf(gauntlet, 0, 6);
    expect(some.map(({ points }) => points)).toEqual(
      rounds.map(({ points }) => points.slice(0, 2)),
    );
    const leads = openLeads(game, gauntlet);
    some.forEach(leads.add);
    const { pairs, standings } = resultOf(game, gauntlet, leads);
    const all = resultFrom(rounds);
    expect(pairs).toEqual(all.pairs.slice(0, 2));
    expect(standings[0]?.mean).toBe(all.standings[0]?.mean);
    expect(standings[1]?.mean).toBeCloseTo(-(pairs[0]?.mean ?? 0), 12);
    const kept = resultsOf(some, 0);
    expect(matchesIn(kept, 0, gauntlet)).toHaveLength(6);
    expect(matchesIn(kept, 0, plan)).toEqual([]);
  });

  test('keeps the tables of a deal together in the error, so that equal play has none', () => {
    const two = tournament('boese-dame', ['random', 'random']);
    const leads = openLeads(game, two);
    const luck = [90, -70, 40, -100, 60];
    for (const swing of luck) {
      const here = [swing, 0, swing, 0];
      leads.add({ points: [[[here], [here]]] });
    }
    const [pair] = resultOf(game, two, leads).pairs;
    expect([pair?.mean, pair?.error, pair?.superiority]).toEqual([0, 0, 0.5]);
  });

  test('keeps them together with an odd number of seats and in the standings too', () => {
    const { options } = planOf('durak', { players: 3, deals: 1 }, 'cup');
    const three = { ...tournament(), game: 'durak', options };
    const { players } = options;
    const tables = seatings(players).length;
    const leads = openLeads(gameOf('durak'), three);
    for (const swing of [7, -3, 12]) {
      const here = Array.from({ length: players }, (_, seat) => swing * (seat + 1));
      const points = Array.from({ length: tables }, () => [here]);
      leads.add({ points: [points, points, points] });
    }
    const { pairs, standings } = resultOf(gameOf('durak'), three, leads);
    for (const { mean, error } of [...pairs, ...standings]) {
      expect(mean).toBeCloseTo(0, 12);
      expect(error).toBeCloseTo(0, 12);
    }
  });

  test('has levels search no more than their limit, and says alike what nobody limits', () => {
    const usually = tournament('boese-dame', ['medium', 'random']);
    const limited = (positions: number): TournamentPlan => ({
      ...usually,
      entrants: usually.entrants.map((one) => (one.who === 'medium' ? { ...one, positions } : one)),
    });
    const usual = roundsOf(usually, 0, 2);
    expect(roundsOf(limited(1_000_000), 0, 2)).toEqual(usual);
    const few = roundsOf(limited(20), 0, 2);
    expect(few).not.toEqual(usual);
    expect(roundsOf(limited(20), 0, 2)).toEqual(few);
    const leads = openLeads(game, limited(20));
    expect(resultOf(game, limited(20), leads).standings[0]).toMatchObject({ positions: 20 });
  });

  test('plays a stretch alike wherever it begins', () => {
    expect(roundsOf(plan, 4, 6)).toEqual(rounds.slice(4));
  });

  test.each(['auf-wiedersehen', 'binokel', 'bridge'])('%s: its tables fit its points', (id) => {
    const other = tournament(id, ['random', 'random']);
    const [round] = roundsOf({ ...other, records: 'none' }, 0, 1);
    expect(round?.points[0]).toHaveLength(seatings(other.options.players).length);
    const results = resultsOf([{ points: round?.points ?? [] }], 0);
    expect(matchesIn(results, 0, other)).toEqual([{ points: round?.points }]);
    expect(round?.lines).toBe('');
  });

  test('gives leads that are one another’s opposites, and average nothing', () => {
    const { pairs, standings, deals } = resultFrom(rounds);
    expect(deals).toBe(6);
    const sum = standings.reduce((all, { mean }) => all + mean, 0);
    expect(sum).toBeCloseTo(0, 9);
    const [ab, ac] = pairs;
    expect(standings[0]?.mean).toBeCloseTo(((ab?.mean ?? 0) + (ac?.mean ?? 0)) / 2, 12);
    for (const { wins, ties, losses } of pairs) expect(wins + ties + losses).toBe(6);
    const first = rounds.flatMap(({ points }) => leadsOf(game, plan.options, points[0] ?? []));
    expect(ab?.mean).toBeCloseTo(first.reduce((all, one) => all + one, 0) / 6, 12);
  });

  test('leaves the deals out in which a table was forfeited, for the pair alone', () => {
    const spoilt = rounds.map((round, at): Round => {
      if (at !== 2) return round;
      const points = round.points.map((tables, pair) =>
        pair === 0 ? tables.map((deals, table) => (table === 1 ? [] : deals)) : tables,
      );
      return { ...round, points, forfeits: [1] };
    });
    const { pairs, standings, deals, matches } = resultFrom(spoilt);
    const played = ({ wins, ties, losses }: (typeof pairs)[number]): number => wins + ties + losses;
    expect([matches, deals, ...pairs.map(played)]).toEqual([6, 6, 5, 6, 6]);
    expect(standings.map(({ forfeits }) => forfeits)).toEqual([0, 1, 0]);
    const rest = resultFrom(rounds.filter((_, at) => at !== 2));
    expect(pairs[0]?.mean).toBe(rest.pairs[0]?.mean);
    expect(pairs[1]?.mean).toBe(resultFrom(rounds).pairs[1]?.mean);
    expect(matchesIn(resultsOf(spoilt, 0), 0, plan)).toEqual(
      spoilt.map(({ lines: _, ...one }) => one),
    );
  });

  test('with two entrants the lead of one is the other’s with the sign changed, to the last digit', () => {
    const both = (who: readonly Who[]) => {
      const two = tournament('boese-dame', who);
      const leads = openLeads(game, two);
      roundsOf(two, 0, 5).forEach(leads.add);
      return resultOf(game, two, leads).pairs[0];
    };
    const [one, other] = [both(['easy', 'random']), both(['random', 'easy'])];
    expect(one?.mean).toBe(-(other?.mean ?? 0));
    expect(one?.error).toBe(other?.error);
  });
});

describe('an early end', () => {
  const hypotheses = { low: 0, high: 30 };
  const two = { ...tournament('boese-dame', ['random', 'random']), records: 'none' } as const;

  test('comes at an interim analysis, and does not depend on where it was interrupted', async () => {
    const interim = interimOf(hypotheses);
    const played = async (before: number) => {
      const leads = openLeads(game, two);
      roundsOf(two, 0, before).forEach(leads.add);
      const range = { from: before, to: 200 };
      await playTournament(game, two, range, leads, interim ? { interim } : {});
      return resultOf(game, two, leads, hypotheses);
    };
    const whole = await played(0);
    expect(whole.matches % 24).toBe(0);
    expect(whole.matches).toBeLessThan(200);
    expect(whole.pairs[0]?.test?.verdict).toBe('low');
    expect(await played(13)).toEqual(whole);
  });
});

describe('a tournament that is kept', () => {
  const head = partialHead('tournament', { seed: 'cup', count: 6 }, WHOLE);
  const path = join(folder, 'cup.partial');

  const playedIn = (found: Partial): readonly RoundResult[] =>
    matchesIn('body' in found ? found.body : [], 0, plan);

  async function goOn(some: readonly RoundResult[], rest: readonly Round[]): Promise<string> {
    let next = some.length;
    const kept = await keepGrowing(path, head, resultsOf(some, 0));
    if (isRefusal(kept)) throw new Error(kept.text.en);
    for (const round of rest) expect(await kept.add(resultsOf([round], next++))).toBeUndefined();
    expect(await kept.end()).toBeUndefined();
    return readFileSync(path, 'utf8');
  }

  test('ends in the same bytes, wherever it was cut off', async () => {
    const whole = await goOn([], rounds);
    expect(readPartial(whole)).toMatchObject({ state: 'whole' });
    for (let length = 0; length < whole.length; length += 97) {
      const played = playedIn(readPartial(whole.slice(0, length)));
      expect(played).toEqual(rounds.slice(0, played.length).map(({ points }) => ({ points })));
      expect(await goOn(played, rounds.slice(played.length))).toBe(whole);
    }
  });

  test('is taken no further than its first damaged line', async () => {
    const whole = await goOn([], rounds);
    const at = whole.indexOf('"match":3') + 20;
    const spoilt = `${whole.slice(0, at)}${whole[at] === '1' ? 2 : 1}${whole.slice(at + 1)}`;
    expect(playedIn(readPartial(spoilt))).toHaveLength(3);
  });

  test('notices another program in its file', async () => {
    const kept = await keepGrowing(path, head, []);
    if (isRefusal(kept)) throw new Error(kept.text.en);
    writeFileSync(path, `${readFileSync(path, 'utf8')}more\n`);
    expect((await kept.add(resultsOf(rounds.slice(0, 1), 0)))?.text.en).toMatch(
      /^another program has changed /,
    );
  });
});
