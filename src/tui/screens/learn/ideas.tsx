/** The ideas of a lesson: those that have been met are ticked off. */
import { type ReactNode, useState } from 'react';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { useApp, useKeys } from '../../app.tsx';
import { LEARN } from '../../messages/practice.ts';
import { useCalm } from '../../parts/calm.ts';
import { listStep } from '../../parts/list.ts';
import { aboutRowsBelow, Line, Listing } from '../../parts/listing.tsx';
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
  const { stage, registry } = useApp();
  const { game, stops } = course;
  const [list, setList] = useState({ at: first });
  const isCalm = useCalm(0);
  useKeys((key) => {
    const step = listStep(list, stops.length, key, registry);
    if (step.kind === 'back') back();
    else if (step.kind === 'move') setList(step.list);
    else if (isCalm(step.isClick)) open(list.at);
  });
  /** Cells of the longest number. */
  const numbers = `${stops.length}.`.length;
  const says = stops[list.at]?.idea.says;
  const about = met.size === stops.length ? COACH.done : says;
  const [block] = about === undefined ? [] : blocksOf(stage, course, [about]);
  return (
    <Listing
      title={[run(say(stage, COACH.ideas, game.names), { tone: 'accent', bold: true })]}
      keys={[LEARN.listKeys]}
      count={stops.length}
      at={list.at}
      aboutRows={aboutRowsBelow(stage, stops.length)}
      rowsOf={() => 1}
      entry={(n) => (
        <Line
          key={n}
          at={n}
          focus={n === list.at}
          of={(style) => [
            run(
              `${met.has(n) ? stage.theme.glyphs.tick : ' '} `,
              n === list.at ? style : { tone: 'accent' },
            ),
            run(
              `${`${n + 1}.`.padStart(numbers)} ${stops[n]?.idea.title[stage.lang] ?? ''} `,
              style,
            ),
          ]}
        />
      )}
      about={block !== undefined && 'words' in block ? block.words : []}
    />
  );
}
