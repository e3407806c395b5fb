/** The bar above the table: the game, and the facts that must always be in sight. */
import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import type { Fact, Table } from '../../../engine/table.ts';
import type { Shape } from '../../measures.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { phrase, type Stage, type Voices } from '../../render-context.ts';
import { plainText, type Runs, run } from '../../theme/style.ts';
import { useScene } from '../scene.ts';

const factRuns = (stage: Stage, voices: Voices, { label, value }: Fact): Runs => [
  ...phrase(stage, voices, label, { tone: 'faint' }),
  run(' '),
  ...phrase(stage, voices, value, { bold: true }),
];

const GAP = '  ';

/** The game and the direction of play. */
function titleRuns(stage: Stage, title: string, { seats, toRight }: Table): Runs {
  const { glyphs } = stage.theme;
  const direction = toRight ? glyphs.toRight : glyphs.toLeft;
  const name = run(title, { tone: 'accent', bold: true });
  return seats.length > 2 ? [name, run(` ${direction}`, { tone: 'faint' })] : [name];
}

interface BarProps extends Shape {
  readonly title: string;
}

/** Parts in lines of at most so many cells, broken between parts only. */
function linesOf(parts: readonly Runs[], width: number): readonly Runs[] {
  const lines: Runs[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const length = plainText(part).length;
    if (used + GAP.length + length > width) {
      lines.push(part);
      used = length;
    } else {
      lines.push([...(lines.pop() ?? []), run(GAP), ...part]);
      used += GAP.length + length;
    }
  }
  return lines;
}

/**
 * The title, then the facts. Where there is no room for all, the title gives way, and then lines are
 * broken between words.
 */
export const Bar = memo(function Bar({ title, width, height }: BarProps): ReactNode {
  const stage = useStage();
  const { table, voices } = useScene();
  const facts = table.facts.map((fact) => factRuns(stage, voices, fact));
  const inner = width - 2;
  const all = linesOf([titleRuns(stage, title, table), ...facts], inner);
  const told = all.length <= height ? all : linesOf(facts, inner);
  const words = facts.flatMap((fact, at) => (at === 0 ? fact : [run(GAP), ...fact]));
  const lines = told.length <= height && told.every((line) => plainText(line).length <= inner);
  return (
    <Fixed is="bar" place={['zone', 'bar']} width={width} height={height} paddingX={1}>
      <Box flexDirection="column" width={inner} height={height} overflowY="hidden">
        {lines ? (
          told.map((line) => <Words key={plainText(line)} of={line} />)
        ) : (
          <Words of={words} wrap="wrap" />
        )}
      </Box>
    </Fixed>
  );
});
