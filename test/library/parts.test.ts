/**
 * Moves as numbered parts: every legal move of random matches there and back, masks that lead to legal moves alone, and
 * numbers that stay. `TALON_PARTS=200` plays so many matches of each game.
 */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { matchOptions } from '../../src/engine/match-options.ts';
import { below, openStream, type Random } from '../../src/engine/random.ts';
import { games as engines } from '../../src/games/index.ts';
import {
  findGame,
  isRefusal,
  legalMoves,
  type Match,
  makeStep,
  maskOfParts,
  openMatch,
  partsOf,
  readParts,
  settleChance,
  writeParts,
} from '../../src/library/index.ts';
import { mixesOf } from '../support/mixes.ts';

const MATCHES = Number(process.env.TALON_PARTS ?? 2);
/** The most moves of a match that are tried. */
const MOVES = 400;

const the = <T>(value: T): Exclude<T, { readonly refused: true } | undefined> => {
  if (value === undefined || isRefusal(value)) throw new Error(JSON.stringify(value));
  return value as Exclude<T, { readonly refused: true } | undefined>;
};

const named = (id: string) => the(findGame(id));

/** A move made part by part, each any that the mask allows. */
function wander(parts: readonly string[], legal: readonly string[], random: Random): string {
  const begun: number[] = [];
  while (begun.length === 0 || begun.at(-1) !== 0) {
    const mask = maskOfParts(parts, legal, begun);
    const open = parts.flatMap((_, number) => (mask[number] === 1 ? [number] : []));
    begun.push(open[below(random, open.length)] ?? 0);
  }
  return the(readParts(parts, begun));
}

/** Plays a match by parts; the number of moves that went there and back. */
function playByParts(opened: Match, parts: readonly string[], random: Random): number {
  let match = settleChance(opened);
  let tried = 0;
  for (let made = 0; made < MOVES && match.actor !== undefined; made++) {
    const legal = legalMoves(match);
    const numbers = legal.map((move) => the(writeParts(parts, move)));
    expect(numbers.map((one) => the(readParts(parts, one)))).toEqual(legal);
    tried += numbers.length;
    const chosen = wander(parts, legal, random);
    expect(legal).toContain(chosen);
    match = settleChance(the(makeStep(match, chosen)));
  }
  return tried;
}

describe.each(engines.map((engine) => [engine.id, engine] as const))(
  'parts of %s',
  (id, engine) => {
    test(`go there and back in ${MATCHES} random matches under mixed options`, () => {
      const random = openStream(`parts/${id}`);
      const game = named(id);
      mixesOf(engine, MATCHES - 1, 'parts').forEach((options, number) => {
        const parts = the(partsOf(game, options));
        expect(new Set(parts).size).toBe(parts.length);
        const opened = the(openMatch(game, { options, seed: `parts ${number}` }));
        expect(playByParts(opened, parts, random)).toBeGreaterThan(0);
      });
    });
  },
);

/** How many parts every game has by default, and a digest of their order: programs have learnt these numbers. */
const KNOWN: Readonly<Record<string, string>> = {
  'all-fours': '59 f5614cd527333186',
  'auf-wiedersehen': '54 7a298814aedc1a1b',
  bakkarat: '76 9e2d1f556cadb9fe',
  bimbo: '36 494c6f2806e32d0d',
  binokel: '287 0e77812ada783fc0',
  'blaue-vierzehn': '62 5936fa3a7822c78d',
  'boehmischer-schneider': '34 d529e71c6d337309',
  'boese-dame': '34 dd19cc2df7c905dc',
  bridge: '68 1812b7322d7a1de3',
  cabo: '24 f5d18beb352aa3e4',
  canasta: '105 c4e607e6c62e3490',
  durak: '78 eee08e42ee414bb8',
  'hiki-kabu': '13 6389d1193253ebbd',
  kabadak: '64 40a331d12b73e703',
};

test('the numbers of parts are those of the first release that had them', () => {
  const digests = engines.map((engine) => {
    const parts = the(partsOf(named(engine.id), the(matchOptions(engine, {}))));
    const digest = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16);
    return [engine.id, `${parts.length} ${digest}`];
  });
  expect(Object.fromEntries(digests)).toEqual(KNOWN);
});

describe('what is wrong is said in a sentence', () => {
  const parts = the(partsOf(named('bimbo')));
  const said = (value: unknown): string => (isRefusal(value) ? value.text.en : 'accepted');
  const [card = ''] = parts.slice(1);

  test('with a value for what a program may have made up', () => {
    expect(said(writeParts(parts, 'play ZZ'))).toBe('“ZZ” is no part of a move');
    expect(said(writeParts(parts, `play ${card} .`))).toBe('“.” is no part of a move');
    expect(said(readParts(parts, [1, parts.length, 0]))).toBe(
      `${parts.length} is not the number of a part: there are parts 0 to ${parts.length - 1}`,
    );
    const whole = 'a move ends with part 0, which stands nowhere else in it';
    expect([[], [0], [1], [1, 0, 0], [0, 1, 0]].map((one) => said(readParts(parts, one)))).toEqual(
      Array.from({ length: 5 }, () => whole),
    );
    expect(said(partsOf(named('bimbo'), { players: 99 }))).toContain('option players');
  });

  test('by an error for misuse', () => {
    const refused = partsOf(named('bimbo'), { players: 99 }) as never;
    expect(() => writeParts(refused, 'pass')).toThrow(
      'parts must be the list that partsOf returns',
    );
    expect(() => writeParts(parts, 3 as never)).toThrow('move must be a text');
    expect(() => readParts(parts, 'pass' as never)).toThrow('numbers must be a list of numbers');
    expect(() => maskOfParts(parts, 'pass' as never)).toThrow(
      'legal must be a list of legal moves',
    );
    expect(() => maskOfParts(parts, ['pass'], [1])).toThrow(
      'begun must be the first parts of a legal move, not 1',
    );
    expect(() => maskOfParts(parts, ['fly'])).toThrow(TypeError);
  });
});
