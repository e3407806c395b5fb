/** Luck beside play in the last matches of a game. */

import type { ReactNode } from 'react';
import type { GameStats } from '../../../play/past/stats.ts';
import type { Range } from '../../components/chart.ts';
import { stepBetween } from '../../components/curve.ts';
import { BrokenLines, Column, fittedParts, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';

const STATS = texts.stats;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

/** Luck and play of a match, and whether it was won. */
interface Fortune {
  readonly luck: number;
  readonly play: number;
  readonly won: boolean;
}

const fortunesOf = ({ newest }: GameStats): readonly Fortune[] =>
  newest.flatMap(({ luck, play, won }) =>
    luck && play ? [{ luck: luck.mean, play: play.mean, won }] : [],
  );

/** Fewer matches show no pattern. */
const ENOUGH = 3;
export const hasFortunes = (stats: GameStats): boolean => fortunesOf(stats).length >= ENOUGH;

/** As far to one side of zero as to the other. */
function balanced(values: readonly number[]): Range {
  const most = Math.max(1, ...values.map(Math.abs));
  return { low: -most, high: most };
}

/** The cloud of matches: luck from left to right, play from below to above, zero in the middle. */
function cloudRows({ theme }: Stage, all: readonly Fortune[], shape: Shape): readonly Runs[] {
  const { counters, dash } = theme.glyphs;
  const [won, , lost] = counters;
  const { width, height } = shape;
  const luck = balanced(all.map((one) => one.luck));
  const play = balanced(all.map((one) => one.play));
  const signs = new Map<string, Runs[number]>();
  for (const one of all.toSorted((a, b) => Number(a.won) - Number(b.won))) {
    const x = width - 1 - stepBetween(one.luck, luck, width);
    const y = stepBetween(one.play, play, height);
    signs.set(`${x}/${y}`, one.won ? run(won, { tone: 'accent' }) : run(lost, { tone: 'alarm' }));
  }
  const isAxis = (x: number, y: number): boolean =>
    x === Math.floor(width / 2) || y === Math.floor(height / 2);
  return Array.from({ length: height }, (_, y) =>
    Array.from(
      { length: width },
      (__, x) => signs.get(`${x}/${y}`) ?? run(isAxis(x, y) ? dash : ' ', FAINT),
    ),
  );
}

interface LuckProps {
  readonly stats: GameStats;
  readonly shape: Shape;
}

/** Luck beside play in the last matches of which both are known. */
export function LuckAndPlay({ stats, shape }: LuckProps): ReactNode {
  const stage = useStage();
  const all = fortunesOf(stats);
  const { good, bad, well, badly, title, count } = STATS.fortune;
  const above = say(stage, well);
  const below = say(stage, badly);
  const side = Math.max(above.length, below.length) + 1;
  const width = shape.width - side;
  const rows = cloudRows(stage, all, { width, height: shape.height - 3 });
  const told = (row: number): string => {
    if (row === 0) return ` ${above}`;
    return row === rows.length - 1 ? ` ${below}` : '';
  };
  const right = say(stage, good);
  return (
    <Column width={shape.width} height={shape.height}>
      <Words
        of={fittedParts(
          [[run(say(stage, title), ACCENT)], [run(say(stage, count, all.length), FAINT)]],
          '  ',
          shape.width,
        )}
      />
      <BrokenLines of={rows.map((row, at) => [...row, run(told(at), FAINT)])} />
      <Words of={[run(say(stage, bad).padEnd(width - right.length) + right, FAINT)]} />
    </Column>
  );
}
