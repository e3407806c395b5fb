// The licences of the packages that a bundle contains: they ask to be handed on with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'node_modules/';
const LICENCE = /^licen[cs]e(\.(md|txt))?$/i;

/** The folder of the package a source file belongs to; undefined for the project's own. */
function packageOf(file) {
  const from = file.lastIndexOf(MODULES);
  if (from < 0) return undefined;
  const [scope, name] = file.slice(from + MODULES.length).split('/');
  return (
    file.slice(0, from + MODULES.length) + (scope.startsWith('@') ? `${scope}/${name}` : scope)
  );
}

function noticeOf(root, folder) {
  const path = join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const file = readdirSync(path).find((one) => LICENCE.test(one));
  const text = file === undefined ? '' : readFileSync(join(path, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}`.trim();
}

/** One text with the notices of all packages among the sources, by name. */
export function noticesOf(root, files) {
  const folders = [...new Set(files.map(packageOf).filter((folder) => folder !== undefined))];
  const known = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  const rule = `\n\n${'-'.repeat(78)}\n\n`;
  return `This program contains these packages.${rule}${known
    .sort()
    .map((one) => noticeOf(root, one))
    .join(rule)}\n`;
}
