/** The drills of a game; and one on the screen: the table until a move is chosen, then a page with what it was. */

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { capital, fill, joinTexts, type Text } from '../../../lang/text.ts';
import type { DrillSetup } from '../../../play/coach/drill.ts';
import {
  type DrillQuestion,
  type DrillResult,
  questionsOf,
} from '../../../play/coach/drill-run.ts';
import { APART, BETWEEN, type Division, halvesOf } from '../../components/halves.ts';
import { ListRow, useList } from '../../components/listing.tsx';
import { Page, titled } from '../../components/page.tsx';
import { spaced } from '../../components/paragraphs.ts';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { useApp, useCalm, useFound, useKeys } from '../../context/app.ts';
import { bodyOf, phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import type { Saying } from '../../table/frame/aside.tsx';
import { leadsBack } from '../../terminal/keys.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { AnsweredTable, Counted } from '../table/answered-table.tsx';
import { TableScreen } from '../table/index.tsx';
import { PracticePreview } from './practice-preview.tsx';
import { practicesOf } from './practices.ts';

interface DrillProps {
  readonly setup: DrillSetup;
  readonly leave: () => void;
}

/** What the page shows: nothing yet, a question, the verdict on the choice, or that there are no more questions. */
interface DrillShown {
  readonly question?: DrillQuestion;
  readonly isChosen?: true;
  readonly result?: DrillResult;
  /** The score when there are no more questions. */
  readonly said?: readonly Text[];
  readonly isOver?: true;
}

/** A choice that is being judged, or has been. */
type Answered = DrillShown & Required<Pick<DrillShown, 'question'>>;

/** The drill as it goes; `next` asks for the next question. */
function useDrill(setup: DrillSetup) {
  const [shown, show] = useState<DrillShown>({});
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
      void question.result().then((result) => {
        if (result !== undefined && !drill.stopped()) show({ question, isChosen: true, result });
      });
    });
  }, [question, drill]);
  return { shown, next: drill.next };
}

/** The remarks before the first position of a drill and after the last one, when there is no table to show. */
function Remarks({ setup, shown, leave }: DrillProps & { readonly shown: DrillShown }): ReactNode {
  const { stage } = useApp();
  const { said = [], isOver } = shown;
  useKeys((key) => {
    if (leadsBack(key) || (isOver && key.name === 'enter')) leave();
  });
  const remark = isOver ? practiceTexts.drill.none : practiceTexts.drill.seeking;
  return (
    <Page
      title={titled(say(stage, capital(setup.names)))}
      keys={isOver ? practiceTexts.drill.end : practiceTexts.drill.stop}
      isLit
    >
      <Column
        height={bodyOf(stage).height}
        width={bodyOf(stage).width}
        alignItems="center"
        justifyContent="center"
      >
        {[...said, remark].map((one) => (
          <Sentence key={one.en} of={one} wrap="wrap" bold />
        ))}
      </Column>
    </Page>
  );
}

/** The verdict behind a sign: in gold for what was right, with a cross for what was not. */
function rulingRuns(stage: Stage, voices: Voices, ruling: Text, { grade }: DrillResult): Runs {
  const { glyphs, ascii } = stage.theme;
  if (grade === 'right') {
    const style = { tone: 'accent', bold: true } as const;
    return [run(`${glyphs.wins} `, style), ...phrase(stage, voices, ruling, style)];
  }
  const told = phrase(stage, voices, ruling, { bold: true });
  if (grade === 'nearly') return told;
  return [run(ascii ? 'x ' : '✗ ', { tone: 'alarm', bold: true }), ...told];
}

/** Which position of how many this is, and where it comes from. */
function taskOf({ number, position }: DrillQuestion, count: number): Text {
  const title = fill(practiceTexts.drill.title, number, count);
  return position.from === undefined ? title : joinTexts([title, position.from], ' · ');
}

/** What stands beside the table after a choice: that it is being judged, then the verdict. */
function sayingOf(stage: Stage, voices: Voices, shown: Answered, count: number): Saying {
  const { result, question } = shown;
  const title = taskOf(question, count);
  const { judging, end, enter, stop } = practiceTexts.drill;
  const told = (one: Text) => ({ of: phrase(stage, voices, one) });
  if (result === undefined)
    return { id: 'judging', title, paragraphs: [told(judging)], keys: stop };
  const isAiry = stage.measures.panel > 0;
  const said = result.said.map((one, at) => {
    if (at > 0) return told(one);
    return { of: rulingRuns(stage, voices, one, result) };
  });
  const paragraphs = isAiry ? spaced(said) : said;
  const keys = question.number === count ? end : joinTexts([enter, stop], ' · ');
  // The choice is made, so that the box of bids is no longer needed.
  return { id: 'said', title, paragraphs, isOverBids: true, coversHand: true, keys };
}

/** The position as it was decided on, with the best move lit and what the choice was. */
function AnsweredPosition({
  setup,
  shown,
  next,
  leave,
}: DrillProps & { readonly shown: Answered; readonly next: () => void }): ReactNode {
  const { stage } = useApp();
  const isCalm = useCalm(shown.question.number);
  const { session, position, number } = shown.question;
  const goOn = (): void => {
    if (shown.result !== undefined && isCalm()) number === setup.count ? leave() : next();
  };
  return (
    <AnsweredTable
      {...position}
      log={session.log()}
      best={shown.result?.best}
      saying={(voices) => sayingOf(stage, voices, shown, setup.count)}
      pressed={(key) => {
        if (leadsBack(key)) leave();
        else if (key.name === 'enter') goOn();
        else return false;
        return true;
      }}
    />
  );
}

/**
 * One drill: a table until a move is chosen, then the verdict on it, and remarks while a question is sought or when
 * there are no more.
 */
export function DrillScreen({ setup, leave }: DrillProps): ReactNode {
  const { shown, next } = useDrill(setup);
  const { question } = shown;
  if (question === undefined) return <Remarks {...{ setup, shown, leave }} />;
  if (shown.isChosen)
    return <AnsweredPosition {...{ setup, leave, next }} shown={{ ...shown, question }} />;
  return (
    <Counted>
      <TableScreen
        session={question.session}
        again={leave}
        same={leave}
        leave={leave}
        leadsTo="back"
        task={taskOf(question, setup.count)}
      />
    </Counted>
  );
}

interface DrillsProps {
  readonly game: AnyGame;
  /** The drill under the cursor, to come back to. */
  readonly at: number;
  readonly open: (setup: DrillSetup, at: number) => void;
  readonly back: () => void;
}

/** Columns of the list, and columns of a page from which the chosen drill stands beside it. */
const LIST = 24;
const BESIDE_FROM = 72;
/** Share of the height for the chosen drill where it stands below. */
const BELOW = 0.75;

const DIVISION: Division = {
  isBeside: (stage) => bodyOf(stage).width >= BESIDE_FROM,
  beside: (width) => width - APART - LIST,
  below: (height) => Math.floor(height * BELOW),
};

/** The drills that a game offers; Enter begins one, and the one under the cursor is shown beside the list. */
export function DrillsScreen({ game, at: first, open, back }: DrillsProps): ReactNode {
  const { stage, settings } = useApp();
  const { lang, name } = settings;
  const isCalm = useCalm(0);
  const drills =
    useFound(useCallback(() => practicesOf(game, { lang, name }), [game, lang, name])) ?? [];
  const begin = (n: number, isClick: boolean): void => {
    const setup = isCalm(isClick) ? drills[n]?.setup() : undefined;
    if (setup !== undefined) open(setup, n);
  };
  const at = useList({ count: drills.length, first, open: begin, back });
  const chosen = drills[at];
  const { list, detail, isBeside } = halvesOf(stage, drills.length, DIVISION);
  return (
    <Page
      title={titled(say(stage, practiceTexts.drill.list, game.names))}
      keys={practiceTexts.drill.listKeys}
      isLit
    >
      <Fixed
        flexDirection={isBeside ? 'row' : 'column'}
        columnGap={APART}
        rowGap={BETWEEN}
        paddingTop={1}
      >
        <Column place={['zone', 'list']} {...list}>
          {drills.map(({ id, names }, n) => (
            <ListRow key={id} at={n} focus={n === at} width={list.width}>
              <Words of={[run(say(stage, capital(names)), { bold: n === at })]} />
            </ListRow>
          ))}
        </Column>
        {chosen && <PracticePreview game={game} practice={chosen} shape={detail} />}
      </Fixed>
    </Page>
  );
}
