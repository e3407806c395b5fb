/** What can be chosen at home, below one another: the cursor is seen across the whole row. */
import type { ReactNode } from 'react';
import { chosenSurface, windowOf } from '../../components/list.ts';
import { Fixed, sliceRuns, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import { type Runs, run } from '../../theme/theme.ts';
import type { MenuEntry } from './entries.ts';

export const ACCENT = { tone: 'accent', bold: true } as const;
export const FAINT = { tone: 'faint' } as const;

/** Cells of a text of home's own, which has no wide signs. */
const textCells = (text: string): number => [...text].length;

interface ItemProps {
  readonly entry: MenuEntry;
  readonly chosen: string;
  readonly width: number;
  readonly of: Runs;
}

/** An entry that can be clicked. */
function Item({ entry, chosen, width, of }: ItemProps): ReactNode {
  const stage = useStage();
  return (
    <Fixed
      place={['control', `entry:${entry.id}`]}
      is={entry.id === chosen ? chosenSurface(stage) : undefined}
      width={width}
      height={1}
    >
      <Words of={sliceRuns([...of, run(' '.repeat(width))], 0, width)} />
    </Fixed>
  );
}

interface AboveProps {
  readonly entry: MenuEntry;
  readonly keyName: string;
  readonly chosen: string;
  readonly width: number;
}

/** A line above the games, which has a key of its own; what is said of it only where all of it fits. */
export function AboveItem({ entry, keyName, chosen, width }: AboveProps): ReactNode {
  const stage = useStage();
  const sign = entry.id === chosen ? stage.theme.glyphs.pointer : ' ';
  const label = `${sign} ${keyName} ${say(stage, entry.label)}`;
  const hint = `  ${say(stage, entry.hint)}`;
  const of = [
    run(`${sign} ${keyName}`, ACCENT),
    run(label.slice(3), { bold: true }),
    run(textCells(label + hint) <= width ? hint : '', FAINT),
  ];
  return <Item {...{ entry, chosen, width, of }} />;
}

/** Cells of the columns: pointer and name, players, and what the game is like. */
const NAME = 20;
const PLAYERS = 6;
export const NARROW = 2 + NAME + PLAYERS;
export const WIDE = NARROW + 35;

const playerRange = ({ game }: MenuEntry): string => {
  if (game === undefined) return '';
  const { least, most } = game;
  return least === most ? String(least) : `${least}–${most}`;
};

const entryRuns = (stage: Stage, entry: MenuEntry, lead: string, width: number): Runs => [
  run(`${lead} `, ACCENT),
  run(say(stage, entry.label).padEnd(NAME), { bold: true }),
  run(` ${playerRange(entry)}`.padEnd(PLAYERS), FAINT),
  run(width >= WIDE ? ` ${say(stage, entry.hint)}` : '', FAINT),
];

interface GamesProps {
  readonly entries: readonly MenuEntry[];
  readonly chosen: string;
  readonly width: number;
  readonly height: number;
  /** Empty rows after each. */
  readonly gap: number;
}

/** As many games as there is room for; arrows show that there are more. */
export function Games({ entries, chosen, width, height, gap }: GamesProps): ReactNode {
  const stage = useStage();
  const room = Math.max(1, Math.floor((height + gap) / (1 + gap)));
  const at = entries.findIndex(({ id }) => id === chosen);
  const top = windowOf(Math.max(0, at), entries.length, room);
  const signOf = (y: number): string => {
    if (y === 0 && top > 0) return '↑';
    return y === room - 1 && top + room < entries.length ? '↓' : ' ';
  };
  return (
    <Fixed flexDirection="column" width={width}>
      {entries.slice(top, top + room).map((entry, y) => {
        const sign = entry.id === chosen ? stage.theme.glyphs.pointer : signOf(y);
        return (
          <Fixed key={entry.id} height={1 + gap}>
            <Item {...{ entry, chosen, width }} of={entryRuns(stage, entry, sign, width)} />
          </Fixed>
        );
      })}
    </Fixed>
  );
}
