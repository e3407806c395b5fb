/** The report of `npm run size` as lines, each figure beside that of the last release. */
import type { Fault } from './faults.ts';
import type { Figures } from './figures.ts';
import type { FolderSizes } from './folders.ts';

const NUMBER = new Intl.NumberFormat('en');

const shown = (figure: number | undefined): string =>
  figure === undefined ? '–' : NUMBER.format(figure);

const columns = (label: string, figures: readonly string[]): string =>
  [label.padEnd(26), ...figures.map((figure) => figure.padStart(8))].join(' ').trimEnd();

const indented = (name: string): string => name.replace(/^games\//, '  ');

function folderLines(now: FolderSizes, released: FolderSizes): readonly string[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(released)])];
  return names.map((name) => {
    const { [name]: present } = now;
    const { [name]: before } = released;
    const figures = [present?.lines, before?.lines, present?.files, before?.files];
    return columns(indented(name), figures.map(shown));
  });
}

const rowLines = (now: Figures, released: Figures): readonly string[] =>
  Object.entries(now.rows).map(([label, figure]) =>
    columns(label, [shown(figure), shown(released.rows[label])]),
  );

const faultLines = (faults: readonly Fault[]): readonly string[] =>
  faults.flatMap(({ label, found }) => [
    columns(label, [shown(found.length)]),
    ...found.map((place) => `  ${place}`),
  ]);

/** Folders, gauges and faults. */
export const reportLines = (
  now: Figures,
  released: Figures,
  faults: readonly Fault[],
): readonly string[] => [
  columns('folder', ['lines', released.version, 'files', released.version]),
  ...folderLines(now.folders, released.folders),
  '',
  columns('to read', ['now', released.version]),
  ...rowLines(now, released),
  '',
  columns('faults', ['now']),
  ...faultLines(faults),
];
