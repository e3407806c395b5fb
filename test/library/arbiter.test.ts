/** The arbiter's side and the seat's, the numbers of moves, and matches as plain data. */
import { describe, expect, test } from 'vitest';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { games as engines } from '../../src/games/index.ts';
import { analyse, chooseMove } from '../../src/library/bots.ts';
import {
  actionsOf,
  ask,
  determinizeMatch,
  findGame,
  games,
  historyOf,
  isRefusal,
  judge,
  legalMoves,
  type Match,
  makeStep,
  maskOf,
  observe,
  openMatch,
  settleChance,
  speak,
  tell,
  writeRecord,
} from '../../src/library/index.ts';
import { insideOf } from '../../src/library/inside.ts';

const the = <T>(value: T): Exclude<T, { readonly refused: true } | undefined> => {
  if (value === undefined || isRefusal(value)) throw new Error(JSON.stringify(value));
  return value as Exclude<T, { readonly refused: true } | undefined>;
};

const opened = (id: string, options = {}, seed = '7'): Match =>
  settleChance(the(openMatch(the(findGame(id)), { seed, options })));

/** The match after so many answers, each another place of the legal list. */
function played(match: Match, answers: number): Match {
  let now = match;
  for (let made = 0; made < answers && now.actor !== undefined; made++) {
    const { legal = [] } = the(ask(now));
    now = settleChance(
      the(judge(now, { id: now.ply, do: legal[(made * 7) % legal.length] ?? '' })),
    );
  }
  return now;
}

const ids = games.map(({ id }) => id);
const clauseOf = (value: unknown): string => (isRefusal(value) ? value.clause : 'accepted');

describe('a determinized match', () => {
  test.each(ids)(
    'of %s looks to its seat as the real one, and its opponents choose alike',
    async (id) => {
      for (const answers of [0, 3, 11]) {
        const match = played(opened(id), answers);
        if (typeof match.actor !== 'number') continue;
        const { observation } = JSON.parse(JSON.stringify(the(ask(match))));
        const { options, ply, deal, actor } = match;
        const seen = the(
          determinizeMatch(match.game, { options, seed: '7', observation, ply, deal }),
        );
        expect(legalMoves(seen)).toEqual(legalMoves(match));
        expect(observe(seen, actor)).toEqual(observe(match, actor));
        expect(ask(seen)).toEqual(ask(match));
        expect(await chooseMove(seen, 'easy')).toBe(await chooseMove(match, 'easy'));
        expect(await analyse(seen, 'easy')).toEqual(await analyse(match, 'easy'));
        const copy = structuredClone(seen);
        expect(makeStep(copy, legalMoves(copy)[0] ?? '')).toEqual(
          makeStep(seen, legalMoves(seen)[0] ?? ''),
        );
        expect(() => writeRecord(seen)).toThrow('a determinized match has no record');
      }
    },
  );

  test('needs an observation as the schema says', () => {
    const game = the(findGame('boese-dame'));
    const refused = determinizeMatch(game, { seed: '1', observation: { hand: 3 } });
    expect(isRefusal(refused) && refused.text.en).toBe('the key observation.observer is missing');
  });
});

describe('the arbiter', () => {
  test('tells a seat what it sees, from a step on, and asks the seat to act', () => {
    const match = opened('boese-dame', { deals: 1 });
    expect(tell(match, 2, undefined, 'r').map(({ type }) => type)).toEqual([
      'match',
      'step',
      'step',
    ]);
    expect(tell(match, 2)[0]).toMatchObject({
      game: 'boese-dame',
      seat: 2,
      names: ['1', '2', '3', '4'],
    });
    expect(tell(match, 2).at(-1)).toMatchObject({ by: 'chance', do: 'deal' });
    const later = played(match, 1);
    expect(tell(later, 2, match.ply)).toMatchObject([{ type: 'step', ply: match.ply }]);
    const ended = played(match, 100);
    expect(tell(ended, 0, ended.ply - 1).map(({ type }) => type)).toEqual(['step', 'deal', 'end']);
    expect(ask(ended)).toBeUndefined();
  });

  test('judges an answer by its id and by the rules', () => {
    const match = opened('boese-dame');
    expect(clauseOf(judge(match, { id: match.ply - 1, do: legalMoves(match)[0] ?? '' }))).toBe(
      'conventions',
    );
    expect(clauseOf(judge(match, { id: match.ply, do: 'play XX' }))).toBe('notation');
    const other =
      'play 7C play 8C play 9C play TC play JC play QC play KC play AC play 7S'.match(
        /play \w\w/g,
      ) ?? [];
    const illegal = other.find((move) => !legalMoves(match).includes(move)) ?? '';
    expect(clauseOf(judge(match, { id: match.ply, do: illegal }))).toMatch(/^BOD-/);
  });
});

describe('a history', () => {
  test.each(ids)('of %s is the same for a seat that cannot tell two matches apart', (id) => {
    const match = played(opened(id, {}, '1'), 12);
    const seen = historyOf(match, 0);
    expect(seen).toHaveLength(match.ply);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    // Whatever the observation holds was learnt at some step.
    const known = Object.assign({}, ...seen.map((one) => one.seen));
    if (match.actor === 0) expect(known).toEqual(the(ask(match)).observation);
  });

  test.each(ids)('of %s holds at every step what is published without any memory', (id) => {
    let match = opened(id, {}, '5');
    for (let made = 0; made < 40 && match.actor !== undefined; made++) {
      const { legal = [] } = the(ask(match));
      match = the(makeStep(match, legal[(made * 5) % legal.length] ?? ''));
      for (let seat = 0; match.closed === undefined && seat < match.seats.length; seat++) {
        const known = Object.assign({}, ...historyOf(match, seat).map((one) => one.seen));
        const { game, state } = insideOf(match).engine;
        expect(known).toEqual(game.published.publish(game.observer.observe(state, seat)));
      }
      match = settleChance(match);
    }
  });

  test.each(['boese-dame', 'durak', 'kabadak'])(
    'of %s asked for at every decision is that asked for once, in branches too',
    (id) => {
      let match = opened(id, {}, '3');
      const asked: (readonly [Match, number, ReturnType<typeof historyOf>])[] = [];
      for (let made = 0; made < 12 && typeof match.actor === 'number'; made++) {
        const legal = legalMoves(match);
        for (const move of legal.slice(0, 2)) {
          const branch = the(makeStep(match, move));
          asked.push([branch, match.actor, historyOf(branch, match.actor)]);
        }
        match = settleChance(the(makeStep(match, legal[(made * 5) % legal.length] ?? '')));
      }
      expect(asked.length).toBeGreaterThan(12);
      for (const [branch, seat, history] of asked)
        expect(historyOf(structuredClone(branch), seat)).toEqual(history);
    },
  );

  test('tells matches apart by what a seat knew, and not by what it did not', () => {
    const one = opened('boese-dame', {}, '1');
    expect(historyOf(one, 0)).not.toEqual(historyOf(opened('boese-dame', {}, '2'), 0));
    const [, dealt] = historyOf(one, 0);
    expect(JSON.stringify(dealt)).not.toContain(historyOf(one, 1)[1]?.seen.hand?.toString());
  });
});

describe('actions', () => {
  const numbered = engines.filter(({ notation }) => notation.forms !== undefined);

  test.each(numbered.map((game) => [game.id, game] as const))(
    'of %s hold every legal text under every option, each once',
    (id, engine) => {
      const game = the(findGame(id));
      for (const { given } of spreadOptions(engine)) {
        const all = the(actionsOf(game, given));
        expect(new Set(all).size).toBe(all.length);
        let match = opened(id, given, 'actions');
        for (let made = 0; made < 60 && match.actor !== undefined; made++) {
          const legal = legalMoves(match);
          const mask = maskOf(all, legal);
          expect(all.filter((_, number) => mask[number] === 1).sort()).toEqual([...legal].sort());
          match = settleChance(the(makeStep(match, legal[(made * 5) % legal.length] ?? '')));
        }
      }
    },
  );

  test('are refused, in a sentence, where cards are combined', () => {
    for (const game of games)
      expect(clauseOf(actionsOf(game))).toBe(
        numbered.some(({ id }) => id === game.id) ? 'accepted' : 'notation',
      );
    expect(clauseOf(actionsOf(the(findGame('all-fours')), { players: 9 }))).toBe('options');
  });
});

describe('a match', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));

  test.each(ids)('of %s is frozen plain data, and its copy goes on alike', (id) => {
    const match = played(opened(id, { deals: 2 }), 30);
    expect(isFrozen(match)).toBe(true);
    for (const copy of [structuredClone(match), JSON.parse(JSON.stringify(match))]) {
      expect(legalMoves(copy)).toEqual(legalMoves(match));
      expect(writeRecord(copy)).toEqual(writeRecord(match));
      expect(played(copy, 3)).toEqual(played(match, 3));
    }
  });

  test('has the same keys as its copies, and computes what tells of all its steps once', () => {
    const match = played(opened('kabadak', { deals: 3 }), 40);
    const keys = ['game', 'options', 'seed', 'seats', 'deal', 'ply', 'actor', 'results', 'course'];
    expect(Object.keys(match)).toEqual(keys);
    expect(Object.keys(structuredClone(match))).toEqual(keys);
    expect(Object.keys(JSON.parse(JSON.stringify({ ...match })))).toEqual(keys);
    expect(match.course.steps).toHaveLength(match.ply);
    expect(match.course).toBe(match.course);
    expect(match.results).toBe(match.results);
    expect(() => Object.assign(match, { course: {} })).toThrow(TypeError);
  });

  test('writes its steps in canonical form, however they were given', () => {
    const match = opened('boese-dame');
    const [move = ''] = legalMoves(match);
    const after = the(makeStep(match, `  ${move.toLowerCase()} `));
    expect(after.course.steps.at(-1)).toEqual({ do: move });
    expect(after).toEqual(the(makeStep(match, move)));
  });

  test('keeps the results of all its deals', () => {
    const match = played(opened('kabadak', { deals: 3 }), 10_000);
    expect(match.results).toHaveLength(3);
    expect(match.results.at(-1)).toEqual(match.closed);
  });

  test('asks for nothing once it has ended', () => {
    for (const { id } of games.filter(({ levels }) => levels.length > 0)) {
      const match = played(opened(id, { deals: 1 }), 10_000);
      if (match.actor !== undefined) continue;
      for (const seat of match.seats.keys())
        expect(observe(match, seat).prompt.en).not.toMatch(/^(lead|play|beat|choose|bid)\b/);
    }
  });

  test.each<readonly [string, (match: Match) => unknown, string]>([
    [
      'step',
      (match) => makeStep(match, 3 as never),
      "step must be a text such as 'play QS', not 3",
    ],
    [
      'setup',
      ({ game }) => openMatch(game, undefined as never),
      "setup must be an object such as { seed: '1' }, not undefined",
    ],
    [
      'setup.seed',
      ({ game }) => openMatch(game, { seed: 1 } as never),
      "setup.seed must be a text such as '1', not 1",
    ],
    [
      'a key of setup',
      ({ game }) => openMatch(game, { seed: '1', option: { players: 2 } } as never),
      "a key of setup must be one of options, seed, seats, not 'option'",
    ],
    [
      'actions',
      ({ game }) => maskOf(actionsOf(game, { players: 9 }) as never, []),
      'actions must be the list that actionsOf returns, not a refusal (option players: 9 is not one of 2–4)',
    ],
    [
      'legal',
      ({ game }) => maskOf([], openMatch(game, { seed: '1', options: { players: 9 } }) as never),
      'legal must be a list of legal moves, not a refusal (option players: 9 is not one of 2–4)',
    ],
    [
      'game',
      () => openMatch('cabo' as never, { seed: '1' }),
      "game must be a game of this library that has been imported, not 'cabo'",
    ],
    [
      'match',
      () => legalMoves(undefined as never),
      'match must be a match of this library, not undefined',
    ],
    [
      'match',
      ({ game }) => legalMoves(openMatch(game, { seed: '1', options: { players: 9 } }) as never),
      'match must be a match of this library, not a refusal (option players: 9 is not one of 2–4)',
    ],
    [
      'viewer',
      (match) => observe(match, '0' as never),
      "viewer must be a seat from 0 to 3 or 'spectator', not 0",
    ],
    [
      'copy',
      (match) => legalMoves({ ...match, course: { ...match.course, steps: [{ do: 'x' }] } }),
      'this copy of a match is damaged: “x” is not a chance step here',
    ],
  ])('%#: what is misused is named, and what was wanted: %s', (_, misuse, said) => {
    expect(() => misuse(opened('boese-dame'))).toThrow(said);
  });

  test('refuses a number given as a text', () => {
    const refused = openMatch(the(findGame('boese-dame')), { seed: '1', options: { rounds: '3' } });
    expect(isRefusal(refused) && refused.text.en).toBe("option rounds: '3' is not one of 1–99");
  });
});

test('texts are spoken with cards and names', () => {
  const match = opened('boese-dame');
  const sentence = { en: '{1} plays [TH] and [QS]', de: '{1} spielt [TH] und [QS]' };
  expect(speak(sentence, 'en', 'words', match)).toBe('2 plays ten of hearts and queen of spades');
  expect(speak(sentence, 'de', 'words', match)).toBe('2 spielt Herz-Zehn und Pik-Dame');
  expect(speak(sentence, 'en', 'signs', match)).toBe('2 plays T♥ and Q♠');
  expect(speak(sentence, 'en', 'letters', match)).toBe('2 plays TH and QS');
  expect(speak(sentence, 'de')).toBe('Platz 1 spielt TH und QS');
});
