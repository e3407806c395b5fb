/** A game from outside, bundled into one file as its author would; `change` alters its text before it is written. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const NAMES = {
  trick: 'sampleTricks',
  shedding: 'sampleShedding',
  golf: 'sampleGolf',
} as const;

/** A folder for such files. */
export function gameFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'talon-outside-'));
  const put = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const bundle = async (
    kind: keyof typeof NAMES,
    change = (text: string): string => text,
    name = `${kind}.js`,
  ): Promise<string> => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { ${NAMES[kind]} as game } from './new-game/${kind}/index.ts'; export default game;`,
        resolveDir: import.meta.dirname,
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
    });
    return put(name, change(outputFiles[0]?.text ?? ''));
  };
  return { folder, put, bundle, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
