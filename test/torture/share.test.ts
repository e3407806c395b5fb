/** A small fixed share of `npm run torture`, and proof that it sees what it looks for. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameCalled } from '../support/session.ts';
import { examine } from './autopsy.ts';
import { caseOf, tried } from './cases.ts';
import { onDamagedBytes } from './damage.ts';
import { onFullDisk, onVanishingFolder } from './disks.ts';
import { newFindings } from './findings.ts';
import { keptIn } from './kept.ts';
import { type Life, type LifePlan, type Lived, live, UNBEGUN } from './life.ts';
import {
  atEveryOperation,
  atRandomMoments,
  FAREWELL,
  onFailingDisks,
  type Trial,
} from './lives.ts';
import { dataOf } from './player.ts';
import { openScript, tableOf } from './reference.ts';
import { onTheScreen } from './screen.ts';

const SEED = 'share';
const LONG = 600_000;

test.each([
  ['killed at random moments', (trial: Trial) => atRandomMoments(trial, 2)],
  ['killed at file operations', (trial: Trial) => atEveryOperation(trial, 1)],
  ['on disks that fail', (trial: Trial) => onFailingDisks(trial, 1)],
  ['on a disk that is full', onFullDisk],
  ['in a folder that vanishes', onVanishingFolder],
  ['with damaged bytes', (trial: Trial) => onDamagedBytes(trial, 2)],
  ['killed on the screen', (trial: Trial) => onTheScreen(trial, 1)],
] as const)(
  `nothing is lost %s, seed ${SEED}`,
  async (_, run) => {
    const findings = await tried(SEED, run);
    expect(findings.failures()).toEqual([]);
  },
  LONG,
);

test('a case is the same whatever ran before it', () => {
  const names = (): readonly string[] => [7, 2, 9].map((number) => caseOf(SEED, number).name);
  expect(names()).toEqual(names());
  expect(new Set(Array.from({ length: 200 }, (_, at) => caseOf(SEED, at).name)).size).toBe(13);
});

interface Remains {
  readonly life: Life;
  readonly lived: Lived;
}

/** A life that ends as it should, and what it has left in this folder. */
async function lifeIn(folder: string): Promise<Remains> {
  mkdirSync(dataOf(folder), { recursive: true });
  const script = openScript(tableOf(gameCalled('boese-dame'), 1, SEED, 'random'));
  const plan: LifePlan = { ...FAREWELL, acts: 3 };
  const life = { script, folder, from: UNBEGUN, plan, findings: newFindings() };
  await script.at(0);
  return { life, lived: await live(life) };
}

/** What is found if a save is damaged between the death of the program and the autopsy. */
async function found({ life, lived }: Remains, spoil: (path: string) => void) {
  const findings = await tried(SEED, async (trial) => {
    cpSync(life.folder, trial.folder, { recursive: true });
    spoil(keptIn(trial.folder)[0]?.path ?? '');
    await examine({ ...life, folder: trial.folder, findings: trial.findings }, lived, false);
  });
  rmSync(findings.kept() ?? '', { recursive: true, force: true });
  return findings.failures().map(({ lost }) => lost);
}

const rewritten = (path: string, change: (file: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));

describe('it sees', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talon-torture-'));
  let left: Remains;
  beforeAll(async () => {
    left = await lifeIn(folder);
    expect(left.life.findings.failures()).toEqual([]);
  }, LONG);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(
    'a step that is lost',
    async () => {
      const lose = (path: string): void =>
        rewritten(path, (file) => `${file.split('\n').slice(0, -3).join('\n')}\n`);
      expect(await found(left, lose)).toContain('steps lost');
    },
    LONG,
  );

  test(
    'another step than the one made',
    async () => {
      const change = (path: string): void =>
        rewritten(path, (file) => file.replace(/"play \w+"/, '"play XX"'));
      expect(await found(left, change)).toContain('unreadable saves');
    },
    LONG,
  );

  test(
    'a save that is gone',
    async () => {
      expect(await found(left, (path) => rmSync(path))).toContain('steps lost');
    },
    LONG,
  );
});
