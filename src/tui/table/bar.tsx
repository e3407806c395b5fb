/** The bar above the table: the game, and the facts that must always be in sight. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Fact, Table } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { phrase, type Stage, type Voices } from '../render-context.ts';
import { plainText, type Runs, run } from '../theme/style.ts';
import { useScene } from './scene.ts';

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

/** The title, then facts as far as they go; where there is no room for all, the title gives way. */
export function Bar({ title, width, height }: BarProps): ReactNode {
  const stage = useStage();
  const { table, voices } = useScene();
  const place = usePlace('zone', 'bar');
  const facts = table.facts.flatMap((fact): Runs => [run(GAP), ...factRuns(stage, voices, fact)]);
  const all = [...titleRuns(stage, title, table), ...facts];
  const inner = width - 2;
  const fits = linesOf(plainText(all), inner) <= height;
  return (
    <Ground is="bar" ref={place} width={width} height={height} paddingX={1} flexShrink={0}>
      <Box width={inner} height={height} overflow="hidden">
        <Words of={fits ? all : facts.slice(1)} wrap="wrap" />
      </Box>
    </Ground>
  );
}

/** Rows that the words take when wrapped between words. */
function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    if (used > 0 && used + word.length > width) [lines, used] = [lines + 1, 0];
    used += word.length + 1;
  }
  return lines;
}
