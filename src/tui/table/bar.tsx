/** The bar above the table: the game, and the facts that must always be in sight. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Fact } from '../../engine/table.ts';
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

/** The title, and facts with two cells between them, wrapped between facts. */
export function Bar({
  title,
  width,
  height,
}: {
  title: string;
  width: number;
  height: number;
}): ReactNode {
  const stage = useStage();
  const { table, voices } = useScene();
  const place = usePlace('zone', 'bar');
  const { glyphs } = stage.theme;
  const direction = table.toRight ? glyphs.toRight : glyphs.toLeft;
  const turns = table.seats.length > 2 ? [run(` ${direction}`, { tone: 'faint' })] : [];
  const facts = table.facts.map((fact) => factRuns(stage, voices, fact));
  return (
    <Ground
      is="bar"
      ref={place}
      width={width}
      height={height}
      paddingX={1}
      flexShrink={0}
      overflow="hidden"
    >
      <Box flexShrink={0} marginRight={2}>
        <Words of={[run(title, { tone: 'accent', bold: true }), ...turns]} />
      </Box>
      <Box flexWrap="wrap" columnGap={2} flexGrow={1}>
        {facts.map((fact) => (
          <Box key={plainText(fact.slice(0, 1))} flexShrink={0}>
            <Words of={fact} />
          </Box>
        ))}
      </Box>
    </Ground>
  );
}
