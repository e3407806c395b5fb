/**
 * `npm run size`: how large the sources are and what makes them hard to read, beside the figures of the last release.
 * `-- --list 'leaning comments'` prints where a row was found, `-- --record` keeps the figures as those of a release.
 */
import { parseArgs } from 'node:util';
import { extentOf } from './size/extent.ts';
import { faultsIn } from './size/faults.ts';
import { figuresOf, readReleased, writeReleased } from './size/figures.ts';
import { folderSizes, programModules } from './size/folders.ts';
import { gaugesOf } from './size/gauges.ts';
import { reportLines } from './size/report.ts';

const { values } = parseArgs({
  options: { list: { type: 'string' }, record: { type: 'boolean' } },
});
const modules = programModules();
const gauges = [...extentOf(modules), ...gaugesOf(modules)];
const figures = figuresOf(folderSizes(modules), gauges);

function print(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}

function list(row: string): void {
  const gauge = gauges.find(({ label }) => label === row);
  if (gauge === undefined) throw new Error(`no row ${row}`);
  print(gauge.found);
}

if (values.record === true) writeReleased(figures);
else if (values.list !== undefined) list(values.list);
else print(reportLines(figures, readReleased(), faultsIn(modules)));
