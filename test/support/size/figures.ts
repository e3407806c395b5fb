/** What `npm run size` prints, as numbers: those of the last release are kept to be compared with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../modules.ts';
import type { FolderSizes } from './folders.ts';
import type { Gauge } from './gauges.ts';

export interface Figures {
  readonly version: string;
  readonly folders: FolderSizes;
  /** By the labels of their rows. */
  readonly rows: Readonly<Record<string, number>>;
}

const RELEASED = join(ROOT, 'test/architecture/size.json');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** With one decimal: more says nothing about sources. */
const rounded = (figure: number): number => Math.round(figure * 10) / 10;

export function figuresOf(folders: FolderSizes, gauges: readonly Gauge[]): Figures {
  const rows = gauges.map(({ label, figure }) => [label, rounded(figure)]);
  return {
    version: readJson(join(ROOT, 'package.json')).version,
    folders,
    rows: Object.fromEntries(rows),
  };
}

/** The figures of the last release. */
export const readReleased = (): Figures => readJson(RELEASED);

/** Keeps figures as those of a release. */
export const writeReleased = (figures: Figures): void =>
  writeFileSync(RELEASED, `${JSON.stringify(figures, undefined, 2)}\n`);
