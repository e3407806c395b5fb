/** The façade `talon`: games, matches, what a seat may know, records. */
import { describe, expect, test } from 'vitest';
import {
  describeMove,
  findGame,
  type Game,
  games,
  isRefusal,
  legalMoves,
  type Match,
  makeStep,
  observe,
  openMatch,
  readRecords,
  replay,
  rulesOf,
  settleChance,
  transcriptOf,
  verify,
  writeRecord,
} from '../../src/library/index.ts';

const the = <T>(value: T): Exclude<T, { readonly refused: true } | undefined> => {
  if (value === undefined || isRefusal(value)) throw new Error(JSON.stringify(value));
  return value as Exclude<T, { readonly refused: true } | undefined>;
};

const named = (id: string): Game => the(findGame(id));
const opened = (id: string, options = {}): Match =>
  settleChance(the(openMatch(named(id), { seed: '7', options })));

/** The match after so many steps, each the first on the legal list. */
function played(match: Match, steps: number): Match {
  let current = match;
  for (let made = 0; made < steps && current.actor !== undefined; made++)
    current = settleChance(the(makeStep(current, legalMoves(current)[0] ?? '')));
  return current;
}

const clauseOf = (value: unknown): string => (isRefusal(value) ? value.clause : 'accepted');

async function read(lines: readonly string[], from = games) {
  const found = [];
  for await (const one of readRecords(lines, from)) found.push(one);
  return found;
}

describe('games', () => {
  test('are plain facts', () => {
    expect(JSON.parse(JSON.stringify(games))).toEqual(games);
    expect(named('boese-dame')).toMatchObject({
      names: { en: 'Böse Dame' },
      players: { least: 2, most: 4 },
      aim: 'most',
      levels: ['easy', 'medium', 'hard'],
    });
  });

  test('say what their options take and what they are without being given', () => {
    for (const game of games) {
      const { options } = the(openMatch(game, { seed: '1' }));
      expect(options).toEqual(
        Object.fromEntries(game.options.map((option) => [option.key, option.default])),
      );
    }
  });

  test('have clauses by the options in force', () => {
    const clauses = the(rulesOf(named('boese-dame')));
    expect(clauses[0]?.id).toMatch(/^BOD-/);
    expect(clauseOf(rulesOf(named('boese-dame'), { rounds: 0 }))).toBe('options');
  });
});

describe('a match', () => {
  test.each(games.map(({ id }) => id))(
    'of %s is played, recorded, verified and read',
    async (id) => {
      const match = played(opened(id), 40);
      const record = writeRecord(match, { legal: true });
      expect(await verify(record, games)).toMatchObject({ records: 1, faults: [] });
      const [back, ...more] = await read(record);
      expect(more).toEqual([]);
      expect(back).toEqual(match);
      expect(writeRecord(back as Match, { legal: true })).toEqual(record);
      const course = { ...match.course, deals: 'elsewhere' };
      expect(the(replay(match.game, transcriptOf(match), '7'))).toEqual({ ...match, course });
    },
  );

  test('is a value: a step leaves it as it was', () => {
    const match = opened('boese-dame');
    const before = JSON.stringify(match);
    expect(played(match, 3).ply).toBe(match.ply + 3);
    expect(JSON.stringify(match)).toBe(before);
  });

  test('waits for chance, which the seed or a text decides', () => {
    const match = the(openMatch(named('boese-dame'), { seed: '7' }));
    expect(match.actor).toBe('chance');
    expect(legalMoves(match)).toEqual([]);
    expect(makeStep(match, 'dealer  2')).toMatchObject({ ply: 1 });
    expect(transcriptOf(the(makeStep(match, 'dealer  2'))).steps).toEqual(['dealer 2']);
  });

  test('tells of the deal that a step closed, and ends', () => {
    const match = played(opened('auf-wiedersehen', { deals: 1 }), 500);
    expect(match.actor).toBeUndefined();
    expect(match.closed).toMatchObject({ points: [expect.any(Number)] });
    expect(legalMoves(match)).toEqual([]);
    expect(clauseOf(makeStep(match, 'stop'))).toBe('conventions');
  });

  test('refuses by value what comes from outside', () => {
    const game = named('boese-dame');
    const match = opened('boese-dame');
    expect(clauseOf(makeStep(match, 'play'))).toBe('notation');
    expect(clauseOf(openMatch(game, { seed: '1', options: { players: 9 } }))).toBe('options');
    expect(clauseOf(openMatch(game, { seed: '1', options: { nothing: 1 } }))).toBe('options');
    expect(clauseOf(openMatch(game, { seed: 'a\nb' }))).toBe('conventions');
    expect(clauseOf(openMatch(game, { seed: '1', seats: [] }))).toBe('conventions');
  });

  test('throws where it is misused', () => {
    const match = opened('boese-dame');
    expect(() => openMatch({ ...match.game, id: 'chess' }, { seed: '1' })).toThrow(TypeError);
    expect(() => legalMoves(JSON.parse('{}'))).toThrow(TypeError);
    expect(() => observe(match, 4)).toThrow(RangeError);
    expect(() => observe(match, 0.5)).toThrow(RangeError);
  });
});

describe('an observation', () => {
  test('is plain data and shows a seat its own hand alone', () => {
    const match = opened('boese-dame');
    const seat = Number(match.actor);
    const observation = observe(match, seat);
    expect(JSON.parse(JSON.stringify(observation))).toEqual(observation);
    const own = observation.regions.find(({ role, owner }) => role === 'hand' && owner === seat);
    const tokens = own?.cards.map(({ card }) => `play ${card}`) ?? [];
    expect(tokens).toEqual(expect.arrayContaining([...legalMoves(match)]));
    const spectator = JSON.stringify(observe(match, 'spectator'));
    expect(own?.cards.some(({ card }) => spectator.includes(`"${card}"`))).toBe(false);
  });

  test('goes with sentences about moves', () => {
    const match = opened('boese-dame');
    const [move = ''] = legalMoves(match);
    expect(the(describeMove(match, move, 'spectator')).en).toBe(`plays [${move.slice(5)}]`);
    expect(clauseOf(describeMove(match, 'fly', 'spectator'))).toBe('notation');
  });
});

describe('records', () => {
  test('with a fault give it with its line, and the match before it', async () => {
    const record = [...writeRecord(played(opened('boese-dame'), 5))];
    const spoilt = [...record, '{"by":"chance","do":"deal"}'];
    const verdict = await verify(spoilt, games);
    expect(verdict.faults).toMatchObject([{ line: record.length + 1, clause: 'conventions' }]);
    const [fault, match] = await read(spoilt);
    expect(fault).toMatchObject({ refused: true, line: record.length + 1 });
    expect(writeRecord(match as Match)).toEqual(record);
  });

  test('are read from a stream of lines, several one after another', async () => {
    async function* stream() {
      for (const id of ['kabadak', 'cabo'])
        for (const line of writeRecord(played(opened(id), 3))) yield `${line}\n`;
    }
    const ids = [];
    for await (const one of readRecords(stream(), games)) ids.push((one as Match).game.id);
    expect(ids).toEqual(['kabadak', 'cabo']);
    expect(await verify(stream(), games)).toMatchObject({ records: 2, unfinished: 2 });
  });

  test('keep what their header says of how they came about', async () => {
    const [header = '', ...steps] = writeRecord(opened('cabo'));
    const marked = { ...JSON.parse(header), assisted: true, deals: 'elsewhere' };
    const record = [JSON.stringify(marked), ...steps];
    const [back] = await read(record);
    expect(writeRecord(back as Match)).toEqual(record);
  });

  test('are lines and not one text', async () => {
    await expect(verify(writeRecord(opened('cabo')).join('\n'), games)).rejects.toThrow(TypeError);
  });

  test('of games that are not asked for are at fault', async () => {
    const record = writeRecord(opened('cabo'));
    expect((await verify(record, [named('kabadak')])).faults).toHaveLength(1);
  });

  test('must follow from the seed and end, if that is asked', async () => {
    const start = the(openMatch(named('boese-dame'), { seed: '7' }));
    const other = settleChance(the(openMatch(named('boese-dame'), { seed: '8' })));
    let match = start;
    for (const step of transcriptOf(other).steps) match = the(makeStep(match, step));
    const record = writeRecord(match);
    expect((await verify(record, games)).faults).toHaveLength(1);
    expect((await verify(record, games, { seeded: false })).faults).toEqual([]);
    expect((await verify(record, games, { seeded: false, finished: true })).faults).toHaveLength(1);
  });
});
