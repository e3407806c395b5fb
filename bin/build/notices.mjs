// The notices of the packages that a bundle contains, whose licences ask to be handed on with the bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'node_modules/';
const LICENCE_FILE = /^licen[cs]e(-\w+)?(\.(md|txt))?$/i;
const README_FILE = /^readme(\.(md|txt))?$/i;
/** A heading of Markdown that begins with “License”, underlined or not, and all lines up to the next heading. */
const LICENCE_SECTION = /^(?:#+ *)?licen[cs]e\b.*\n(?:[-=]+\n)?((?:(?!#+ |.*\n[-=]{3,}\n).*\n)*)/im;

/** The folder of the package a source file belongs to; undefined for the project's own. */
function packageOf(file) {
  const from = file.lastIndexOf(MODULES);
  if (from < 0) return undefined;
  const inside = from + MODULES.length;
  const [scope, name] = file.slice(inside).split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  return file.slice(0, inside) + packageName;
}

/** The contents of the files of a folder whose names fit. */
const textsOf = (folder, pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());

/** What a package says under “License” in its README. */
function readmeSection(folder) {
  const [readme = ''] = textsOf(folder, README_FILE);
  return LICENCE_SECTION.exec(`${readme}\n`)?.[1].trim() ?? '';
}

/** A text that this repository keeps for a package that ships none. */
function keptText(kept, name) {
  const file = join(kept, `${name.replace('/', '-')}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Whether a text is a licence, which names who holds the copyright; “see the website” is none. */
const isLicence = (text) => /copyright/i.test(text);

/** A licence file, else the section of a README, else the text kept here. */
function licenceOf(folder, name, kept) {
  const candidates = [
    textsOf(folder, LICENCE_FILE).join('\n\n'),
    readmeSection(folder),
    keptText(kept, name),
  ];
  const text = candidates.find(isLicence);
  if (text === undefined)
    throw new Error(`${name} has no text of a licence; bin/build/licences may keep one for it`);
  return text;
}

function noticeOf(folder, kept) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version} (${license})\n\n${licenceOf(folder, name, kept)}`;
}

/**
 * One text with the notices of all packages among the sources, by name. `files` are paths in `root`; `kept` is a
 * folder of licences for packages that ship none. Throws where a package has no text.
 */
export function noticesOf(root, files, kept) {
  const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
  const notices = [...folders]
    .sort()
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => noticeOf(folder, kept));
  const rule = `\n\n${'-'.repeat(78)}\n\n`;
  return `${['This program contains these packages.', ...notices].join(rule)}\n`;
}
