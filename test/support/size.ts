/** `npm run size`: how large the sources are, as a reader meets them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everyNode, type Module, modulesIn, nameOf, unusedExports } from './exports.ts';
import { identitiesIn } from './identity.ts';
import { ROOT } from './mutants/copy.ts';
import { isNode } from './mutants/tree.ts';

/** A file with fewer lines is small. */
const SMALL = 60;

/** Something and how large it is: lines, or for a folder the files side by side. */
interface Sized {
  readonly name: string;
  readonly size: number;
}

export interface Size {
  readonly lines: number;
  readonly files: number;
  /** Files under 60 lines, as a percentage. */
  readonly small: number;
  readonly longestFile: Sized;
  readonly biggestFolder: Sized;
  readonly longestFunction: Sized;
  /** Where English stands for what it names, `file:line`. */
  readonly identities: readonly string[];
  /** Optional members of the contract that at most one game gives, as `Interface.member`. */
  readonly lonely: readonly string[];
  /** Lines of other files beside the sources, but for pages to read: what has moved there is still there. */
  readonly data: number;
}

/** Sentences are joined and compared by what holds them. */
const SENTENCES = /^src\/lang\//;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const linesIn = (text: string): number => text.trimEnd().split('\n').length;

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

const sum = (all: readonly Sized[]): number => all.reduce((total, { size }) => total + size, 0);

const largest = (all: readonly Sized[]): Sized =>
  all.reduce((most, one) => (one.size > most.size ? one : most));

/** The functions of a module by the lines they stand at. */
function functionsIn({ file, program }: Module): readonly Sized[] {
  const source = read(file);
  return everyNode(program)
    .filter(({ type, body }) => /Function/.test(type) && isNode(body))
    .map(({ start, end }) => ({
      name: `${file}:${lineAt(source, start)}`,
      size: linesIn(source.slice(start, end)),
    }));
}

function identitiesOf({ file, program }: Module): readonly string[] {
  if (SENTENCES.test(file)) return [];
  return identitiesIn(program).map(({ start }) => `${file}:${lineAt(read(file), start)}`);
}

function foldersOf(modules: readonly Module[]): readonly Sized[] {
  const counts = new Map<string, number>();
  for (const folder of modules.map(({ file }) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].map(([name, size]) => ({ name, size }));
}

/** Where the members stand that games give: the contract and what it describes. */
const CONTRACT = /^src\/engine\/(extras|game|profile|table)\.ts$/;

/** Who writes a key of an object: a game, or the blocks, which serve several. */
function writersOf(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { file, program } of modules) {
    const [, folder = '', game = ''] = file.split('/');
    for (const { type, key } of everyNode(program)) {
      if (type !== 'Property') continue;
      const known = writers.get(nameOf(key)) ?? new Set();
      writers.set(nameOf(key), known.add(folder === 'games' ? game : folder));
    }
  }
  return writers;
}

function optionalsIn({ program }: Module): readonly (readonly [string, string])[] {
  const nodes = everyNode(program).filter(({ type }) => type === 'TSInterfaceDeclaration');
  return nodes.flatMap((node) =>
    everyNode(node)
      .filter(({ optional, key }) => optional === true && isNode(key))
      .map(({ key }) => [nameOf(node.id), nameOf(key)] as const),
  );
}

/** Members that several games will use, though one does so far. */
const AWAITED: readonly string[] = ['likelihood'];

/** Read by name: a key of the same name that a game writes elsewhere counts as a use. */
function lonelyMembers(): readonly string[] {
  const writers = writersOf(modulesIn('src/games', 'src/blocks'));
  const members = modulesIn('src/engine').filter(({ file }) => CONTRACT.test(file));
  return members.flatMap(optionalsIn).flatMap(([owner, member]) => {
    const users = [...(writers.get(member) ?? [])];
    const isShared = users.length > 1 || users.includes('blocks') || AWAITED.includes(member);
    return isShared ? [] : [`${owner}.${member}`];
  });
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));

const sizes = (files: readonly string[]): readonly Sized[] =>
  files.map((name) => ({ name, size: linesIn(read(name)) }));

/** What `.ts` and `.tsx` below a folder come to. */
export function sizeOf(folder: string): Size {
  const modules = modulesIn(folder).filter(({ file }) => /\.tsx?$/.test(file));
  const files = sizes(modules.map(({ file }) => file));
  return {
    lines: sum(files),
    files: files.length,
    small: (100 * files.filter(({ size }) => size < SMALL).length) / files.length,
    longestFile: largest(files),
    biggestFolder: largest(foldersOf(modules)),
    longestFunction: largest(modules.flatMap(functionsIn)),
    identities: modules.flatMap(identitiesOf),
    lonely: lonelyMembers(),
    data: sum(sizes(filesIn(folder).filter((file) => !/\.(tsx?|md)$/.test(file)))),
  };
}

const sized = ({ name, size }: Sized): string => `${size}  ${name}`;

const listed = (found: readonly string[]): string => [found.length, ...found].join('  ');

function print(size: Size): void {
  console.log(`lines             ${size.lines}`);
  console.log(`files             ${size.files}`);
  console.log(`under ${SMALL} lines    ${size.small.toFixed(1)} %`);
  console.log(`longest file      ${sized(size.longestFile)}`);
  console.log(`biggest folder    ${sized(size.biggestFolder)}`);
  console.log(`longest function  ${sized(size.longestFunction)}`);
  console.log(`unused exports    ${listed(unusedExports())}`);
  console.log(`text as identity  ${listed(size.identities)}`);
  console.log(`one-user members  ${listed(size.lonely)}`);
  console.log(`lines of data     ${size.data}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  print(sizeOf(process.argv[2] ?? 'src'));
