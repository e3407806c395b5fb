/**
 * `talon-cards/game`, as the author of a game outside the repository meets it: projects that `npm run new-game -- --outside`
 * writes beside an installed package, and copies of one with a mistake each.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { compile } from '../support/compiler.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export const KINDS: readonly string[] = ['trick', 'shedding', 'golf'];

/** A file of a game that compiles, made wrong. */
interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export const MISTAKES: readonly Mistake[] = [
  { name: 'member-left-out', file: 'index.ts', before: 'pack: () => rules.pack,', after: '' },
  { name: 'wrong-choice', file: 'index.ts', before: "family: 'tricks'", after: "family: 'trick'" },
  { name: 'wrong-type', file: 'rules.ts', before: "aim: 'least'", after: "aim: 'less'" },
  {
    name: 'missing-translation',
    file: 'texts.json',
    before: '"de": "Herzen: $1"',
    after: '"fr": "cœurs : $1"',
  },
];

/** A project like another, written in English alone. */
export const IN_ENGLISH = { name: 'own-english', like: 'own-golf' } as const;

const GERMAN = /,\s*"de": ("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;
const GERMAN_WORD = /\btext\(\s*('[^']*'),\s*'[^']*',?\s*\)/g;
const WORDS = /^import (\w+) from ('\.\/\w+\.json') with .*$/gm;

/** A source whose words are in English alone. */
function inEnglish(source: string): string {
  const words = source.replaceAll(GERMAN_WORD, 'same($1)');
  const whole = words.replaceAll(
    WORDS,
    "import $1InEnglish from $2 with { type: 'json' };\nconst $1 = inBothLanguages($1InEnglish);",
  );
  return `import { inBothLanguages, same } from 'talon-cards/game';\n${whole.replace(/^ {2}same,\n/m, '')}`;
}

function writeInEnglish(folder: string): void {
  const copy = join(folder, IN_ENGLISH.name, 'src');
  cpSync(join(folder, IN_ENGLISH.like, 'src'), copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    const file = join(copy, name);
    const written = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      name.endsWith('.json') ? written.replaceAll(GERMAN, '') : inEnglish(written),
    );
  }
}

/** Writes the projects `own-KIND`, one in English alone, and `own-MISTAKE` of the first kind. */
export function writeOwnGames(folder: string): void {
  const right = KINDS.map((kind) => `own-${kind}`);
  const wrong = MISTAKES.map(({ name }) => `own-${name}`);
  const kinds = [...KINDS, KINDS[0] ?? ''];
  const words = [...right, ...wrong, '--kind', ...kinds, '--outside', folder];
  const script = ['--import', 'tsx', 'test/support/new-game.ts', ...words];
  execFileSync(process.execPath, script, { cwd: ROOT, stdio: 'pipe' });
  writeInEnglish(folder);
  for (const { name, file, before, after } of MISTAKES) {
    const path = join(folder, `own-${name}/src`, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`there is no ${before} in ${file}`);
    writeFileSync(path, text.replace(before, after));
  }
}

/** Bundles the project of a game into one file, without the modules left out, and returns its path and any warnings. */
export async function bundleOwnGame(folder: string, id: string, leftOut: readonly string[] = []) {
  const outfile = join(folder, `${id}/${id}.js`);
  const { warnings } = await build({
    entryPoints: [join(folder, `${id}/src/index.ts`)],
    bundle: true,
    format: 'esm',
    outfile,
    external: [...leftOut],
    logLevel: 'silent',
  });
  return { outfile, warnings };
}

/** The projects and files of a folder that the compiler finds fault with, as strictly as the projects ask for. */
export function faultyIn(folder: string, files: readonly string[]): readonly string[] {
  const project = { extends: './own-trick/tsconfig.json', include: ['own-*/src'], files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const { status, faults } = compile(folder);
  const faulty = new Set(
    [...faults.matchAll(/^([^/\s(]+)\S*\(\d+,/gm)].map(([, name = '']) => name),
  );
  if (status !== 0 && faulty.size === 0) throw new Error(faults);
  return [...faulty].sort();
}
