/** The drills of a game; and one on the screen: the table until a move is chosen, then a page with what it was. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Lang, Text } from '../../../lang/text.ts';
import { drillPlayers, drillsOf, exerciseOf } from '../../../play/coach/drill.ts';
import { type DrillSetup, type Question, questionsOf } from '../../../play/coach/drill-run.ts';
import { newSeed } from '../../../play/session/players.ts';
import { useApp } from '../../app.tsx';
import { DRILL } from '../../messages/practice.ts';
import { useCalm } from '../../parts/calm.ts';
import { Line, Listing, useList } from '../../parts/listing.tsx';
import { titled } from '../../parts/page.tsx';
import { BLANK, type Paragraph } from '../../parts/paragraphs.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { phrase, say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { TableScreen } from '../table/index.tsx';
import { voicesOf } from '../table/view.tsx';

interface DrillProps {
  readonly setup: DrillSetup;
  readonly leave: () => void;
}

/** Nothing yet, a question, the verdict on the choice, or that there is no more. */
interface Shown {
  readonly question?: Question;
  readonly isChosen?: true;
  readonly said?: readonly Text[];
  readonly isOver?: true;
}

/** The drill as it goes; `next` asks for the next question. */
function useDrill(setup: DrillSetup) {
  const [shown, show] = useState<Shown>({});
  const drill = useMemo(() => {
    let isStopped = false;
    const stopped = (): boolean => isStopped;
    let score: readonly Text[] = [];
    const scored = (told: Text): void => {
      score = [told];
      setup.scored?.(told);
    };
    const questions = questionsOf({ ...setup, scored }, { clock: Date.now, stopped });
    const next = async (): Promise<void> => {
      show({});
      const { done, value } = await questions.next();
      if (!isStopped) show(done === true ? { isOver: true, said: score } : { question: value });
    };
    const stop = (): void => {
      isStopped = true;
    };
    return { next, stop, stopped };
  }, [setup]);
  useEffect(() => {
    void drill.next();
    return drill.stop;
  }, [drill]);
  const { question } = shown;
  useEffect(() => {
    if (question === undefined) return undefined;
    return question.session.subscribe(() => {
      if (!question.isChosen()) return;
      show({ question, isChosen: true });
      void question.result().then((said) => {
        if (said !== undefined && !drill.stopped()) show({ question, isChosen: true, said });
      });
    });
  }, [question, drill]);
  return { shown, next: drill.next };
}

/** What Enter and Escape do at the moment. */
function keysIn({ said, isOver }: Shown, isLast: boolean) {
  if (isOver || (isLast && said !== undefined)) return { back: DRILL.end };
  return { ...(said && { enter: DRILL.enter }), back: DRILL.stop };
}

/** A page with what there is to say at the moment. */
function Remarks({
  setup,
  shown,
  go,
  leave,
}: {
  readonly setup: DrillSetup;
  readonly shown: Shown;
  readonly go: () => void;
  readonly leave: () => void;
}): ReactNode {
  const { stage } = useApp();
  const isCalm = useCalm(shown.question?.number);
  const { question, said } = shown;
  const title = question
    ? say(stage, DRILL.title, question.number, setup.count)
    : say(stage, setup.exercise.drill.names);
  const isLast = question?.number === setup.count;
  const paragraphs = useMemo((): readonly Paragraph[] => {
    if (question === undefined)
      return [...(said ?? []), shown.isOver ? DRILL.none : DRILL.seeking].map((sentence) => ({
        of: [run(say(stage, sentence))],
      }));
    if (said === undefined) return [{ of: [run(say(stage, DRILL.judging))] }];
    const { match, seed } = question.position;
    const voices = voicesOf(
      match,
      setup.players.map(({ name }) => name),
    );
    return [
      ...said.map((sentence) => ({ of: phrase(stage, voices, sentence) })),
      BLANK,
      { of: [run(say(stage, DRILL.seed, seed), { tone: 'faint' })] },
      { of: [run(say(stage, isLast ? DRILL.last : DRILL.next), { tone: 'faint' })] },
    ];
  }, [stage, question, said, shown.isOver, isLast, setup]);
  const enter = (): void => {
    if (isCalm()) go();
  };
  return (
    <Scroll
      title={[run(title, { bold: true })]}
      paragraphs={paragraphs}
      enter={enter}
      named={keysIn(shown, isLast)}
      close={leave}
    />
  );
}

export function DrillScreen({ setup, leave }: DrillProps): ReactNode {
  const { shown, next } = useDrill(setup);
  const { question, isChosen, said } = shown;
  if (question !== undefined && isChosen !== true)
    return (
      <TableScreen
        session={question.session}
        again={leave}
        same={leave}
        leave={leave}
        leadsTo="back"
      />
    );
  const go = (): void => {
    if (question === undefined ? shown.isOver : said && question.number === setup.count) leave();
    else if (said !== undefined) void next();
  };
  return <Remarks setup={setup} shown={shown} go={go} leave={leave} />;
}

/** Positions of a drill; the command has the same default. */
const POSITIONS = 10;

/** A drill with new positions; those from the menu are not kept. */
function setupOf(game: AnyGame, n: number, lang: Lang, name: string): DrillSetup | undefined {
  const [, drill] = drillsOf(game)[n] ?? [];
  const options = drill && matchOptions(game, drill.options);
  if (drill === undefined || options === undefined || isRefusal(options)) return undefined;
  const exercise = exerciseOf(game, drill, options);
  const players = drillPlayers(exercise, lang, name);
  return { exercise, players, seed: newSeed(), count: POSITIONS, keep: async () => {} };
}

interface DrillsProps {
  readonly game: AnyGame;
  /** The drill under the cursor, to come back to. */
  readonly at: number;
  readonly open: (setup: DrillSetup, at: number) => void;
  readonly back: () => void;
}

export function DrillsScreen({ game, at: first, open, back }: DrillsProps): ReactNode {
  const { stage, settings } = useApp();
  const isCalm = useCalm(0);
  const drills = drillsOf(game);
  const begin = (n: number, isClick: boolean): void => {
    const setup = isCalm(isClick) ? setupOf(game, n, settings.lang, settings.name) : undefined;
    if (setup !== undefined) open(setup, n);
  };
  const at = useList({ count: drills.length, first, open: begin, back });
  const [, chosen] = drills[at] ?? [];
  return (
    <Listing
      title={titled(say(stage, DRILL.list, game.names))}
      keys={[DRILL.listKeys]}
      at={at}
      entries={drills.map(([id, { names }], n) => (
        <Line
          key={id}
          at={n}
          focus={n === at}
          of={(style) => [run(`${say(stage, names)} `, style)]}
        />
      ))}
      about={chosen === undefined ? [] : [run(say(stage, chosen.meaning))]}
    />
  );
}
