// The JSON Schema of each game's observations, for those who write bots.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { imported } from './computed.mjs';
import { ROOT } from './paths.mjs';
import { put } from './written.mjs';

const PROGRAM = `
import { games } from './src/games/index.ts';
import { jsonSchemaOf } from './src/protocol/schema.ts';
export const schemas = games.map((game) => [game.id, jsonSchemaOf(game)]);
`;

async function computedSchemas() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: PROGRAM, loader: 'ts', resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    logLevel: 'warning',
  });
  const { schemas } = await imported(outputFiles[0].text);
  return schemas;
}

export async function writeSchemas(folder) {
  const schemas = await computedSchemas();
  rmSync(folder, { recursive: true, force: true });
  for (const [id, schema] of schemas)
    put(join(folder, `${id}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
