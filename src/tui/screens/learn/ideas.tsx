/** The ideas of a lesson: those that have been met are ticked off. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { useApp, useKeys } from '../../app.tsx';
import { LEARN } from '../../messages/learn.ts';
import { listKey } from '../../parts/list.ts';
import { aboutRowsBelow, Listing } from '../../parts/listing.tsx';
import { usePlace } from '../../parts/use-stage.ts';
import { Words } from '../../parts/words.tsx';
import { say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { useCalm } from '../calm.ts';
import { blocksOf, type Course } from './course.ts';

interface IdeasProps {
  readonly course: Course;
  readonly met: ReadonlySet<number>;
  readonly at: number;
  readonly open: (n: number) => void;
  readonly back: () => void;
}

const PREFIX = 'idea:';

interface EntryProps {
  readonly n: number;
  readonly title: string;
  /** Cells of the number. */
  readonly width: number;
  readonly isMet: boolean;
  readonly focus: boolean;
}

function Entry({ n, title, width, isMet, focus }: EntryProps): ReactNode {
  const { stage } = useApp();
  const place = usePlace('control', `${PREFIX}${n}`);
  const { pointer, tick } = stage.theme.glyphs;
  const style = focus ? ({ surface: 'cursor', bold: true } as const) : {};
  return (
    <Box ref={place} height={1} flexShrink={0}>
      <Words
        of={[
          run(focus ? `${pointer} ` : '  ', style),
          run(`${isMet ? tick : ' '} `, focus ? style : { tone: 'accent' }),
          run(`${`${n + 1}.`.padStart(width)} ${title} `, style),
        ]}
      />
    </Box>
  );
}

export function Ideas({ course, met, at: first, open, back }: IdeasProps): ReactNode {
  const { stage, registry } = useApp();
  const { game, stops } = course;
  const [list, setList] = useState({ at: first });
  const isCalm = useCalm(0);
  useKeys((key) => {
    const { name } = key;
    if (name === 'click') {
      const id = registry.at(key.x, key.y)?.id ?? '';
      const n = id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : -1;
      if (n === list.at && isCalm(true)) open(n);
      else if (n >= 0) setList({ at: n });
    } else if (name === 'enter') {
      if (isCalm()) open(list.at);
    } else if (name === 'escape' || (name === 'char' && key.char === 'q')) back();
    else setList(listKey(list, stops.length, key));
  });
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
        <Entry
          key={n}
          n={n}
          title={stops[n]?.idea.title[stage.lang] ?? ''}
          width={`${stops.length}.`.length}
          isMet={met.has(n)}
          focus={n === list.at}
        />
      )}
      about={block !== undefined && 'words' in block ? block.words : []}
    />
  );
}
