/** The fields of the observations programs are sent: whoever reads them needs each of them to stay. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { jsonSchemaOf } from '../../src/protocol/schema.ts';

/** Every named field below a part of a schema, as a path; the entries of a list by `[]`. */
function fieldsOf(part: unknown, path = ''): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, below]) => {
    if (key === 'properties')
      return Object.entries(below as object).flatMap(([name, field]) => [
        `${path}.${name}`,
        ...fieldsOf(field, `${path}.${name}`),
      ]);
    if (key === 'items' || key === 'prefixItems') return fieldsOf(below, `${path}[]`);
    return fieldsOf(below, path);
  });
}

test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const fields = [...new Set(fieldsOf(jsonSchemaOf(game)))].map((path) => path.slice(1));
  await expect(`${fields.join('\n')}\n`).toMatchFileSnapshot(`../games/${id}/fields.txt`);
});
