/** What an earlier commit decides: its sources in another folder, with the decider of this one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { openPosition, workOf } from './decider.ts';

export interface Decider {
  readonly openPosition: typeof openPosition;
  readonly workOf: typeof workOf;
}

/** The decider compiled with the sources in a clone of another commit; throws where they are too different. */
export const deciderIn = (clone: string): Promise<Decider> =>
  builtIn(clone, new URL('../../test/tools/decider.ts', import.meta.url));

/** A tool's file compiled with the sources in a clone of another commit. */
export async function builtIn<T>(clone: string, file: URL): Promise<T> {
  const draft = mkdtempSync(join(tmpdir(), 'talon-other-'));
  const outfile = join(draft, 'decider.mjs');
  try {
    await build({
      stdin: {
        contents: readFileSync(file, 'utf8'),
        resolveDir: resolve(clone, 'test/tools'),
        loader: 'ts',
      },
      nodePaths: [resolve('node_modules')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(draft, { recursive: true });
  }
}
