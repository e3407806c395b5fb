/** The ideas of a lesson: those that have been met are ticked off. */
import type { ReactNode } from 'react';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { useApp } from '../../app.tsx';
import { LEARN } from '../../messages/practice.ts';
import { useCalm } from '../../parts/calm.ts';
import { aboutRowsBelow, Line, Listing, useList } from '../../parts/listing.tsx';
import { titled } from '../../parts/page.tsx';
import { say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { blocksOf, type Course } from './course.tsx';

interface IdeasProps {
  readonly course: Course;
  readonly met: ReadonlySet<number>;
  readonly at: number;
  readonly open: (n: number) => void;
  readonly back: () => void;
}

export function Ideas({ course, met, at: first, open, back }: IdeasProps): ReactNode {
  const { stage } = useApp();
  const { game, stops } = course;
  const isCalm = useCalm(0);
  const at = useList({
    count: stops.length,
    first,
    open: (n, isClick) => isCalm(isClick) && open(n),
    back,
  });
  /** Cells of the longest number. */
  const numbers = `${stops.length}.`.length;
  const says = stops[at]?.idea.says;
  const about = met.size === stops.length ? COACH.done : says;
  const [block] = about === undefined ? [] : blocksOf(stage, course, [about]);
  return (
    <Listing
      title={titled(say(stage, COACH.ideas, game.names))}
      keys={[LEARN.listKeys]}
      at={at}
      aboutRows={aboutRowsBelow(stage, stops.length)}
      entries={stops.map(({ idea }, n) => (
        <Line
          key={String(n)}
          at={n}
          focus={n === at}
          of={(style) => [
            run(
              `${met.has(n) ? stage.theme.glyphs.tick : ' '} `,
              n === at ? style : { tone: 'accent' },
            ),
            run(`${`${n + 1}.`.padStart(numbers)} ${say(stage, idea.title)} `, style),
          ]}
        />
      ))}
      about={block !== undefined && 'words' in block ? block.words : []}
    />
  );
}
