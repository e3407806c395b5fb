/**
 * `npm run weights -- GAME` fits what it is given, and every file in which opponents weigh by numbers
 * names the command that fits or measures them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openQuickStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { type Module, moduleAt, nameOf } from '../support/modules.ts';
import { ROOT, sourcesUnder } from '../support/mutants/copy.ts';
import { REPORTS } from '../support/weights/index.ts';
import {
  chanceOf,
  type Example,
  estimate,
  leastSquares,
  logistic,
  quantile,
} from '../support/weights/regression.ts';

const WEIGHTS = [2, -1, 0.5];

/** Examples with three features between −1 and 1 and an outcome that `outcome` draws. */
function examplesOf(
  count: number,
  outcome: (example: Example, random: () => number) => number,
): readonly Example[] {
  const random = openQuickStream('weights');
  return Array.from({ length: count }, () => {
    const example = { features: WEIGHTS.map(() => 2 * random() - 1), offset: 0.3, outcome: 0 };
    return { ...example, outcome: outcome(example, random) };
  });
}

const meanOf = ({ features, offset }: Example): number =>
  features.reduce((sum, feature, i) => sum + feature * (WEIGHTS[i] ?? 0), offset);
const zeros = WEIGHTS.map(() => 0);

test.each([
  ['least squares', leastSquares(zeros), (one, random) => meanOf(one) + random() - 0.5],
  ['a median', quantile(zeros, 0.5), (one, random) => meanOf(one) + random() - 0.5],
  ['log-odds', logistic(zeros), (one, random) => (random() < chanceOf(one, WEIGHTS) ? 1 : 0)],
] as const satisfies readonly (readonly [string, unknown, Parameters<typeof examplesOf>[1]])[])(
  '%s are found within four standard errors, which are small',
  (_, weightsOf, outcome) => {
    const found = estimate(examplesOf(3000, outcome), weightsOf);
    found.forEach(({ value, error }, i) => {
      expect(Math.abs(value - (WEIGHTS[i] ?? 0))).toBeLessThan(4 * error);
      expect(error).toBeLessThan(0.15);
    });
  },
);

test('a quantile has its share of the outcomes below it', () => {
  const examples = examplesOf(3000, (one, random) => meanOf(one) * 10 + 100 * random()).map(
    (one) => ({ ...one, features: [...one.features, 1] }),
  );
  const weights = quantile([...zeros, 0], 1 / 3)(examples);
  const below = examples.filter(
    ({ features, offset, outcome }) =>
      outcome < features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), offset),
  );
  expect(below.length / examples.length).toBeCloseTo(1 / 3, 1);
});

test.each(Object.entries(REPORTS))(
  'npm run weights -- %s prints numbers in force and fitted',
  (id, report) => {
    const lines = report(2, 'test');
    const weights = lines.filter((line) => / fitted .* ± /.test(line));
    expect(games.map((game) => game.id)).toContain(id);
    expect(weights.length).toBeGreaterThan(0);
    for (const line of weights)
      expect(line).toMatch(/^ {2}\S.* -?\d+\.\d\d {2}fitted +-?\d+\.\d\d ± \d+\.\d\d$/);
  },
);

/** Files whose fractions are the rules'. */
const NO_WEIGHTS = ['src/games/bridge/state/values.ts'];

/** Numbers this small only allow for rounding. */
const TOLERANCE = 1e-6;

/** The values of `least: 0.3` and the like: bounds of what is worth mentioning, not weights. */
const leastIn = ({ nodes }: Module): ReadonlySet<unknown> =>
  new Set(nodes.filter(({ key }) => nameOf(key) === 'least').map(({ value }) => value));

function hasFractions(module: Module): boolean {
  const least = leastIn(module);
  return module.nodes.some(
    (node) =>
      node.type === 'Literal' &&
      typeof node.value === 'number' &&
      !Number.isInteger(node.value) &&
      node.value > TOLERANCE &&
      !least.has(node),
  );
}

const COMMAND = /npm run (?:weights|ladder|bench|proofs) -- [\w-]+/;

test('every file that weighs by fractions names a command that fits or measures them', () => {
  const files = [...sourcesUnder('src/games'), ...sourcesUnder('src/ai')].filter(
    (file) => !NO_WEIGHTS.includes(file),
  );
  const silent = files.filter((file) => {
    const module = moduleAt(file);
    return !COMMAND.test(module.source) && hasFractions(module);
  });
  expect(silent).toEqual([]);
});

test('the commands named in comments exist', () => {
  const named = [...sourcesUnder('src/games')].flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/npm run weights -- ([\w-]+)/g)].map(
      ([, id = '']) => id,
    ),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(REPORTS).toSorted());
});
