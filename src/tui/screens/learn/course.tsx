/** A lesson and its pages: the minute, the list of ideas, an idea, and the verdict on a move. */

import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Pack } from '../../../cards/pack.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import type { Text } from '../../../lang/text.ts';
import {
  type Exercise,
  ideaId,
  type Stop,
  stopsOf,
  taskAt,
  verdictOn,
} from '../../../play/coach/coach.ts';
import { COACH, minuteOf, newTerms } from '../../../play/coach/lesson-words.ts';
import { UNSTOPPED } from '../../../play/session/choose-move.ts';
import { aboutRowsBelow, Line, Listing, useList } from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { useApp, useCalm, useFound } from '../../context/app.ts';
import { phrase, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { clausePieces, termRuns } from '../windows/words.tsx';
import { type Block, blockOf, LessonPage } from './lesson-page.tsx';

interface Course {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly stops: readonly Stop[];
  readonly pack: Pack;
  readonly voices: Voices;
}

export const courseOf = (game: AnyGame, lesson: Lesson, pack: Pack): Course => ({
  game,
  lesson,
  stops: stopsOf(lesson),
  pack,
  voices: { pack, names: [] },
});

/** Paragraphs with their marked words underlined; a line of nothing but cards is drawn. */
const blocksOf = (stage: Stage, { voices }: Course, texts: readonly Text[]): Block[] =>
  texts.map((one) => blockOf(one[stage.lang], clausePieces(stage, voices, one)));

/** The words that are new in the minute (0) or an idea (from 1), with what they mean. */
const newWords = (stage: Stage, { game, lesson, voices }: Course, idea: number): Block[] =>
  newTerms(game, stage.lang, lesson, idea).map((term) => ({
    words: termRuns(stage, voices, term).map((one) => ({ ...one, tone: one.tone ?? 'faint' })),
  }));

interface MinuteProps {
  readonly course: Course;
  readonly begin: () => void;
  readonly rules: () => void;
  readonly back: () => void;
}

/** The first page of a lesson, read in about a minute: what the game is about, and its first words. */
export function Minute({ course, begin, rules, back }: MinuteProps): ReactNode {
  const stage = useStage();
  const { game, lesson, pack } = course;
  return (
    <LessonPage
      title={say(stage, COACH.minute, game.names)}
      blocks={[...blocksOf(stage, course, minuteOf(game, lesson)), ...newWords(stage, course, 0)]}
      pack={pack}
      actions={[
        { id: 'begin', label: practiceTexts.learn.begin, act: begin },
        { id: 'rules', label: practiceTexts.learn.rules, act: rules },
      ]}
      back={back}
      page={0}
    />
  );
}

interface IdeaProps {
  readonly course: Course;
  readonly n: number;
  readonly decide: () => void;
  readonly back: () => void;
}

function ideaTitle(stage: Stage, { stops }: Course, n: number): string {
  const title = stops[n]?.idea.title ?? { en: '', de: '' };
  return say(stage, COACH.idea, n + 1, stops.length, title);
}

const FAINT = { tone: 'faint' } as const;

const taskBlock = (stage: Stage, { voices }: Course, task: Text): Block => ({
  words: [...phrase(stage, voices, task, FAINT), run(` ${say(stage, COACH.try)}`, FAINT)],
});

/** The page before a decision: what idea number `n` says, the words it needs, and the task. */
export function IdeaPage({ course, n, decide, back }: IdeaProps): ReactNode {
  const stage = useStage();
  const { game, stops, pack } = course;
  const stop = stops[n];
  if (stop === undefined) return null;
  return (
    <LessonPage
      title={ideaTitle(stage, course, n)}
      blocks={[
        ...blocksOf(stage, course, [stop.idea.says]),
        ...newWords(stage, course, n + 1),
        taskBlock(stage, course, taskAt(game, stop)),
      ]}
      pack={pack}
      actions={[
        { id: 'decide', label: practiceTexts.learn.decide, act: decide },
        { id: 'ideas', label: practiceTexts.learn.ideas, act: back },
      ]}
      back={back}
      page={n}
    />
  );
}

interface IdeasProps {
  readonly course: Course;
  readonly met: ReadonlySet<string>;
  readonly at: number;
  readonly open: (n: number) => void;
  readonly back: () => void;
}

/**
 * The list of a lesson’s ideas, ticked where the learner has met them; below it the one under the cursor, or praise
 * once all are met.
 */
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
  const isMet = (stop: Stop): boolean => met.has(ideaId(stop));
  const about = stops.every(isMet) ? COACH.done : says;
  const [block] = about === undefined ? [] : blocksOf(stage, course, [about]);
  return (
    <Listing
      title={titled(say(stage, COACH.ideas, game.names))}
      keys={[practiceTexts.learn.listKeys]}
      at={at}
      aboutRows={aboutRowsBelow(stage, stops.length)}
      entries={stops.map((stop, n) => (
        <Line
          key={String(n)}
          at={n}
          focus={n === at}
          of={(style) => [
            run(
              `${isMet(stop) ? stage.theme.glyphs.tick : ' '} `,
              n === at ? style : { tone: 'accent' },
            ),
            run(`${`${n + 1}.`.padStart(numbers)} ${say(stage, stop.idea.title)} `, style),
          ]}
        />
      ))}
      about={block !== undefined && 'words' in block ? block.words : []}
    />
  );
}

interface VerdictProps {
  readonly course: Course;
  readonly n: number;
  readonly exercise: Exercise;
  /** The idea has been met. */
  readonly noted: () => void;
  readonly again: () => void;
  readonly next: () => void;
  readonly back: () => void;
}

/** The verdict on the move, once it has been weighed. */
export function MoveVerdict(props: VerdictProps): ReactNode {
  const { course, n, exercise, noted, again, next, back } = props;
  const stage = useStage();
  const { game, stops, pack, voices } = course;
  const stop = stops[n];
  const tried = exercise.tried() ?? '';
  const verdict = useFound(
    useCallback(
      async (stopped) => stop && verdictOn(game, stop, tried, { ...UNSTOPPED, stopped }),
      [game, stop, tried],
    ),
  );
  const note = useRef(noted);
  useEffect(() => note.current(), []);
  if (stop === undefined) return null;
  const thinking: Block = { words: [run(say(stage, COACH.thinking), { tone: 'faint' })] };
  const blocks = verdict?.map(
    (line, at): Block => ({
      words: phrase(stage, voices, line, { bold: at === 0 }),
    }),
  );
  const isLast = n + 1 === stops.length;
  return (
    <LessonPage
      title={ideaTitle(stage, course, n)}
      blocks={blocks ?? [thinking]}
      pack={pack}
      actions={[
        {
          id: 'next',
          label: isLast ? practiceTexts.learn.ideas : practiceTexts.learn.next,
          act: next,
        },
        { id: 'again', label: practiceTexts.learn.again, act: again },
      ]}
      back={back}
      page={n}
    />
  );
}
