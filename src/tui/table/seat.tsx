/** A seat at the table: who sits there, whose turn it is, what they hold and what is said of them. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { SeatShown } from '../../engine/table.ts';
import { joinTexts } from '../../lang/text.ts';
import type { Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { nameOf, phrase, type Stage, say } from '../render-context.ts';
import { plainText, type Runs, run } from '../theme/style.ts';
import { type Scene, useScene } from './scene.ts';

const SEPARATOR = ' · ';

/** The seat's tags, except one that only repeats its name. */
export function tagRuns(stage: Stage, scene: Scene, { seat, tags }: SeatShown): Runs {
  const name = nameOf(scene.voices, seat);
  const telling = tags.filter((tag) => say(stage, tag) !== name);
  return phrase(stage, scene.voices, joinTexts(telling, SEPARATOR), { tone: 'faint' });
}

/** Whose turn it is, the name, the dealer's sign. */
export function nameRuns(stage: Stage, scene: Scene, { seat }: SeatShown): Runs {
  const { glyphs } = stage.theme;
  const acts = scene.actor === seat;
  return [
    run(acts ? `${glyphs.turn} ` : '', { tone: 'accent', bold: true }),
    run(nameOf(scene.voices, seat), acts ? { tone: 'accent', bold: true } : { bold: true }),
    run(scene.table.dealer === seat ? ` ${glyphs.dealer}` : '', { tone: 'accent' }),
  ];
}

/** As many backs as cards, or their number where there is no room. */
function backRuns(stage: Stage, cards: number, width: number): Runs {
  if (cards === 0) return [];
  const { back } = stage.theme.glyphs;
  const count = run(`${cards} `, { bold: true });
  return cards + 4 <= width ? [count, run(back.repeat(cards), { tone: 'faint' })] : [count];
}

const totalRun = ({ total }: SeatShown) => run(String(total), { bold: true });

export interface SeatProps {
  readonly seat: number;
  readonly shape: Shape;
}

/** A box of the seat's own: name and total, cards, tags. */
export function Seat({ seat, shape }: SeatProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('seat', String(seat));
  const shown = scene.table.seats.find((one) => one.seat === seat);
  if (shown === undefined) return null;
  const acts = scene.actor === seat;
  const { width, height } = shape;
  const tags = tagRuns(stage, scene, shown);
  const backs = backRuns(stage, seat === scene.observer ? 0 : shown.cards, width - 2);
  const hasBacks = backs.length > 0 && height > 1;
  const rest = height - 1 - (hasBacks && height > 2 ? 1 : 0);
  return (
    <Ground
      is={acts ? 'turn' : 'panel'}
      ref={place}
      width={width}
      height={height}
      flexDirection="column"
      flexShrink={0}
      paddingX={1}
    >
      <Box justifyContent="space-between" height={1}>
        <Words of={nameRuns(stage, scene, shown)} />
        <Box flexShrink={0}>
          <Words of={[run(' '), totalRun(shown)]} />
        </Box>
      </Box>
      {hasBacks && height === 2 && <Words of={[...backs.slice(0, 1), ...tags]} />}
      {hasBacks && height > 2 && <Words of={backs} />}
      {(!hasBacks || height > 2) && rest > 0 && plainText(tags) !== '' && (
        <Box height={rest} overflow="hidden">
          <Words of={tags} wrap={rest > 1 ? 'wrap' : 'truncate'} />
        </Box>
      )}
    </Ground>
  );
}
