/**
 * Steps of the build (`bin/build`) that the package alone does not show: the packages it bundles, licences, and the
 * manifest while npm packs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUICK, WHOLE } from '../../bin/build/bundle-program.mjs';
import { replaceManifest, restoreManifest } from '../../bin/build/manifest.mjs';
import { noticesOf } from '../../bin/build/notices.mjs';
import { LateSegmenter } from '../../bin/build/segmenter.mjs';
import { narrowSigns } from '../support/signs.ts';

const BUILD = resolve(import.meta.dirname, '../../bin/build');

const work = mkdtempSync(join(tmpdir(), 'talon-build-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

function put(name: string, text: string): void {
  const file = join(work, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('packages in the bundle', () => {
  /** A first step that loads the files of packages as they are, before a later one could change them; keeps their paths. */
  const asPublished = (loaded: Set<string>): Plugin => ({
    name: 'as-published',
    setup(builder) {
      builder.onLoad({ filter: /[\\/]node_modules[\\/]/ }, ({ path }) => {
        loaded.add(path);
        return { contents: readFileSync(path), loader: 'default' };
      });
    },
  });

  async function bundleOf(told: typeof WHOLE, ...first: readonly Plugin[]) {
    const { outputFiles } = await build({ ...told, plugins: [...first, ...(told.plugins ?? [])] });
    return outputFiles.map(({ path, text }) => [path, text]);
  }

  test.each([
    ['the whole program', WHOLE, ['ink', 'react-reconciler', 'yoga-layout', 'string-width']],
    ['the quick commands', QUICK, ['commander']],
  ])(
    'of %s are those in node_modules: loaded straight from there, they make the same, and no segmenter of their own',
    async (_, told, names) => {
      const loaded = new Set<string>();
      const published = await bundleOf(told, asPublished(loaded));
      for (const name of names) expect([...loaded].join('\n')).toContain(`/node_modules/${name}/`);
      expect(await bundleOf(told)).toEqual(published);
      expect(published.flat().join('\n')).not.toContain('Intl.Segmenter');
    },
  );
});

describe('the segmenter that packages make', () => {
  const ALONE = [...'ab 1#\n\u001b[0mäß·–—‘“…‹›→↔−─│█▀◆♠♥★✓✗©'];
  const JOINING = ['\r', '\u0301', '\u200d', '\ufe0f', '\u20e3', '👍', '日', '한', 'ᄒ', 'ᅡ', '🇩'];
  const textOf = (signs: readonly string[]) =>
    fc.array(fc.constantFrom(...signs)).map((found) => found.join(''));

  test.each<readonly [string, Intl.SegmenterOptions | undefined]>([
    ['words', { granularity: 'word' }],
    ['graphemes', { granularity: 'grapheme' }],
    ['graphemes without being told to', undefined],
  ])("finds %s as the language's own does", (_, options) => {
    const late = new LateSegmenter('en', options);
    const own = new Intl.Segmenter('en', options);
    const text = fc.oneof(textOf(ALONE), textOf([...ALONE, ...JOINING]));
    fc.assert(
      fc.property(text, (text) => {
        const found = late.segment(text);
        const expected = own.segment(text);
        expect([...found]).toEqual([...expected]);
        for (let at = 0; at <= text.length; at++)
          expect(found.containing(at)).toEqual(expected.containing(at));
      }),
    );
    expect(late.resolvedOptions()).toEqual(own.resolvedOptions());
  });

  test('knows the same languages', () => {
    expect(LateSegmenter.supportedLocalesOf(['de', 'xx'])).toEqual(
      Intl.Segmenter.supportedLocalesOf(['de', 'xx']),
    );
  });

  test('is right that narrow signs stand alone, whatever narrow sign is beside them', () => {
    const signs = narrowSigns();
    const text = signs.flatMap((sign) => [sign, sign, 'a', sign, '1']).join('');
    const found = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    expect(found).toEqual([...text]);
  });
});

const PACKAGE = JSON.stringify({ name: 'dice', version: '1.2.3', license: 'MIT' });
const LICENCE = 'Copyright 1987 Somebody\n\nDo with it what you like.';

describe('notices', () => {
  const notices = (): string =>
    noticesOf(work, ['node_modules/dice/index.js', 'src/own.ts'], join(work, 'kept'));
  const shown = (licence: string): string =>
    `This program contains these packages.\n\n${'-'.repeat(78)}\n\ndice 1.2.3 (MIT)\n\n${licence}\n`;

  beforeEach(() => {
    for (const folder of ['node_modules', 'kept'])
      rmSync(join(work, folder), { recursive: true, force: true });
    put('node_modules/dice/package.json', PACKAGE);
  });

  test.each(['LICENSE', 'license.md', 'LICENCE.txt', 'LICENSE-MIT.txt'])(
    'have the text of %s',
    (name) => {
      put(`node_modules/dice/${name}`, LICENCE);
      expect(notices()).toBe(shown(LICENCE));
    },
  );

  test.each([
    `# Dice\n\nRolls.\n\n## License\n\n${LICENCE}\n\n## Thanks\n\nto you.\n`,
    `Dice\n====\n\nRolls.\n\nLICENSE (MIT)\n-------------\n\n${LICENCE}\n`,
    `Dice\n====\n\nRolls.\n\nLicence\n-------\n\n${LICENCE}\n\nThanks\n------\n\nto you.\n`,
  ])('have the section of a README, and no more of it', (readme) => {
    put('node_modules/dice/README.md', readme);
    expect(notices()).toBe(shown(LICENCE));
  });

  test('have a text kept here for a package that only points at one', () => {
    put('node_modules/dice/README.md', '# Dice\n\n## License\n\nMIT\n');
    put('kept/dice.txt', `${LICENCE}\n`);
    expect(notices()).toBe(shown(LICENCE));
  });

  test('fail the build where there is no text', () => {
    expect(notices).toThrow('dice has no text of a licence');
    put('node_modules/dice/LICENSE', 'MIT');
    expect(notices).toThrow('dice has no text of a licence');
  });
});

describe('the manifest while npm packs', () => {
  const OWN = `{\n "name": "dice",\n "scripts": { "test": "roll" },\n "files": [ "six" ]\n}\n`;
  const manifest = (): string => readFileSync(join(work, 'package.json'), 'utf8');

  beforeEach(() => put('package.json', OWN));

  test('is another one, and afterwards its own, to the byte', () => {
    replaceManifest(work, ['./dice.1']);
    expect(JSON.parse(manifest())).toEqual({ name: 'dice', files: ['six'], man: ['./dice.1'] });
    expect(restoreManifest(work)).toBe(true);
    expect(manifest()).toBe(OWN);
    expect(restoreManifest(work)).toBe(false);
  });

  /** Runs a script of the package as npm does: this program starts a shell, which starts it, and then waits. */
  function packing(): ChildProcess {
    put(
      'prepack.mjs',
      `import { runnerOfScript, startGuard } from ${JSON.stringify(join(BUILD, 'guard.mjs'))};
       import { replaceManifest } from ${JSON.stringify(join(BUILD, 'manifest.mjs'))};
       replaceManifest(${JSON.stringify(work)}, []);
       startGuard(${JSON.stringify(work)}, runnerOfScript());`,
    );
    const script = `${process.execPath} ${join(work, 'prepack.mjs')}; echo ready`;
    const npm = `require('node:child_process').execFileSync('sh', ['-c', ${JSON.stringify(script)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    return spawn(process.execPath, ['-e', npm], { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  const saidReady = (program: ChildProcess): Promise<unknown> =>
    new Promise((done) => program.stdout?.once('data', done));

  test('is put back where npm is killed, and stays while it runs', async () => {
    const npm = packing();
    await saidReady(npm);
    await new Promise((done) => setTimeout(done, 500));
    expect(manifest()).not.toBe(OWN);
    npm.kill('SIGKILL');
    await vi.waitFor(() => expect(manifest()).toBe(OWN), { timeout: 30_000 });
  });
});
