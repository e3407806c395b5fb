/** Arbiters of other hands: `talon bot` plays for them from what they publish, without a fault. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PLAIN, TALON } from '../support/talon.ts';

const BOTS = resolve(import.meta.dirname, '../bots');
const asked = process.env.TALON_ARBITERS;
const isLong = asked === 'all';
/** Of each of six games. */
const MATCHES = isLong ? 200 : Number(asked ?? 1);
const bot = [process.execPath, TALON, 'bot', ...(isLong ? [] : ['--level', 'easy'])];

const ARBITERS: Readonly<Record<string, readonly string[]>> = {
  Python: ['python3', join(BOTS, 'arbiter.py'), '-n', `${MATCHES}`, ...bot],
  TypeScript: [
    ...[process.execPath, '--import', 'tsx', join(BOTS, 'arbiter.ts'), `${MATCHES}`],
    'kabadak,all-fours,bimbo,cabo,durak,bridge',
    ...bot,
  ],
};

function printed([file = '', ...args]: readonly string[]): Promise<string> {
  const program = spawn(file, args, { env: { ...process.env, ...PLAIN } });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (data: string) => {
      said += data;
    });
  return new Promise((done) => program.on('close', () => done(said)));
}

test.concurrent.each(Object.entries(ARBITERS))(
  'an arbiter in %s: matches of six games, no fault',
  async (_, words) => {
    const { matches, decisions, faults } = JSON.parse(await printed(words));
    expect([matches, faults]).toEqual([6 * MATCHES, []]);
    expect(decisions).toBeGreaterThan(matches);
  },
  isLong ? 14_400_000 : 600_000,
);
