/** The laws run on every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const files = readdirSync(import.meta.dirname).map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);

test.each(games.map(({ id }) => id))('%s has its laws run', (id) => {
  const [text = '', more] = files.filter((file) => file.includes(`/games/${id}/index.ts`));
  const parts = [text, more ?? ''].filter((file) => file.includes('testLaws('));
  const whole = parts.length === 1 && !text.includes('part:');
  expect(whole || (text.includes('part: 0') && more?.includes('part: 1'))).toBe(true);
});
