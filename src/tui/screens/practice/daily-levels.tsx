/** The total of every level on the same cards beside one's own, as bars to both sides of zero. */

import type { ReactNode } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import type { Text } from '../../../lang/text.ts';
import { gainText } from '../../../play/advice/figures.ts';
import type { Replayed } from '../../../play/past/daily-replays.ts';
import { dailyTotal } from '../../../report/daily.ts';
import { levelName } from '../../../report/levels.ts';
import { BrokenLines, Column, fittedParts, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import type { Tone } from '../../theme/palettes.ts';
import { type Runs, run } from '../../theme/theme.ts';

const TEXTS = practiceTexts.daily;

interface LevelTotal {
  readonly name: Text;
  readonly total: number;
  /** What the bar shows: the total or, where one loses and nobody wins, 1 for who got away. */
  readonly drawn: number;
  readonly isOwn: boolean;
}

interface LevelsProps {
  readonly game: AnyGame;
  readonly total: number;
  readonly replays: readonly Replayed[];
  readonly width: number;
  readonly gap: number;
}

/** Cells between a name, its bar and the figure. */
const APART = 2;

const drawnOf = ({ loser }: AnyGame, total: number): number =>
  loser === undefined ? total : Number(total === 0);

function levelTone({ isOwn, drawn }: LevelTotal): Tone {
  if (isOwn) return 'accent';
  return drawn < 0 ? 'alarm' : 'clubs';
}

/** The cells at both sides of zero, in the proportion of what is shown there. */
function sidesOf(
  levels: readonly LevelTotal[],
  cells: number,
): readonly [left: number, right: number] {
  const totals = levels.map(({ drawn }) => drawn);
  const low = Math.min(0, ...totals);
  const high = Math.max(0, ...totals);
  const left = low === 0 ? 0 : Math.max(1, Math.round((cells * -low) / (high - low)));
  return [left, Math.max(1, cells - left)];
}

/** A total behind its bar. */
const totalShown = (game: AnyGame, total: number): Text =>
  game.loser === undefined ? gainText(total) : dailyTotal(game, total);

/** All levels in their rows: the cells of the column of names, and those of bars. */
interface LevelRows {
  readonly game: AnyGame;
  readonly levels: readonly LevelTotal[];
  readonly column: number;
  readonly cells: number;
}

/** A name, a bar from zero to the left or to the right, and the total. */
function levelRow(stage: Stage, level: LevelTotal, rows: LevelRows): Runs {
  const { game, levels, column, cells } = rows;
  const { block, down } = stage.theme.glyphs;
  const [left, right] = sidesOf(levels, cells);
  const most = Math.max(1, ...levels.map(({ drawn }) => Math.abs(drawn)));
  const unit = Math.max(left, right) / most;
  const length = level.drawn === 0 ? 0 : Math.max(1, Math.round(Math.abs(level.drawn) * unit));
  const tone = levelTone(level);
  const isLeft = level.drawn < 0;
  const before = isLeft ? Math.min(left, length) : 0;
  const after = isLeft ? 0 : Math.min(right, length);
  return [
    run(say(stage, level.name).padEnd(column), {
      tone: level.isOwn ? 'accent' : 'text',
      bold: true,
    }),
    run(' '.repeat(left - before)),
    run(block.repeat(before), { tone }),
    run(down, { tone: 'faint' }),
    run(block.repeat(after), { tone }),
    run(` ${say(stage, totalShown(game, level.total))}`, { bold: level.isOwn }),
  ];
}

/** How one’s own total in the deal of the day compares with what each level makes of the same cards. */
export function SameCards({ game, total, replays, width, gap }: LevelsProps): ReactNode {
  const stage = useStage();
  const own = { name: TEXTS.you, total, drawn: drawnOf(game, total), isOwn: true };
  const others = replays.map((one) => ({
    name: levelName(one.level),
    total: one.total,
    drawn: drawnOf(game, one.total),
    isOwn: false,
  }));
  const levels: readonly LevelTotal[] = [own, ...others];
  const column = Math.max(...levels.map(({ name }) => say(stage, name).length)) + APART;
  const figures =
    Math.max(...levels.map((one) => say(stage, totalShown(game, one.total)).length)) + APART;
  const cells = Math.max(4, width - column - figures - 1);
  const blanks: readonly Runs[] = Array.from({ length: gap }, () => [run(' ')]);
  const rows = levels.flatMap((level) => [
    levelRow(stage, level, { game, levels, column, cells }),
    ...blanks,
  ]);
  const points = game.aim === 'least' ? TEXTS.less : TEXTS.more;
  const title: Runs = [run(say(stage, TEXTS.sameCards), { tone: 'accent', bold: true })];
  const aim: Runs = [run(say(stage, points), { tone: 'faint' })];
  const head = game.loser === undefined ? [title, aim] : [title];
  return (
    <Column width={width}>
      <Words of={fittedParts(head, '  ', width)} />
      <BrokenLines of={[...blanks, ...rows]} />
    </Column>
  );
}
