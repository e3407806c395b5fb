/** The bar above the table: the game, and the facts that must always be in sight. */
import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import type { Fact, Table } from '../../../engine/table.ts';
import type { Shape } from '../../measures.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Ground, Words } from '../../parts/words.tsx';
import { phrase, type Stage, type Voices } from '../../render-context.ts';
import { plainText, type Runs, run } from '../../theme/style.ts';
import { useScene } from '../scene.ts';
import { partLines } from './fitted.ts';

const factRuns = (stage: Stage, voices: Voices, { label, value }: Fact): Runs => [
  ...phrase(stage, voices, label, { tone: 'faint' }),
  run(' '),
  ...phrase(stage, voices, value, { bold: true }),
];

const GAP = run('  ');

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

/**
 * The title, then the facts. Where there is no room for all, the title gives way, and then lines are
 * broken between words. In rows that are not needed the felt shows.
 */
export const Bar = memo(function Bar({ title, width, height }: BarProps): ReactNode {
  const stage = useStage();
  const { table, voices } = useScene();
  const facts = table.facts.map((fact) => factRuns(stage, voices, fact));
  const inner = width - 2;
  const all = partLines([titleRuns(stage, title, table), ...facts], GAP, inner);
  const told = all.length <= height ? all : partLines(facts, GAP, inner);
  const words = facts.flatMap((fact, at) => (at === 0 ? fact : [GAP, ...fact]));
  const lines = told.length <= height && told.every((line) => plainText(line).length <= inner);
  return (
    <Fixed place={['zone', 'bar']} width={width} height={height}>
      <Ground is="bar" width={width} height={lines ? told.length : height} paddingX={1}>
        <Box flexDirection="column" width={inner} overflowY="hidden">
          {lines ? (
            told.map((line) => <Words key={plainText(line)} of={line} />)
          ) : (
            <Words of={words} wrap="wrap" />
          )}
        </Box>
      </Ground>
    </Fixed>
  );
});
