/** A page of a lesson: paragraphs and cards that scroll, and what may be done next. */

import { type ReactNode, useState } from 'react';
import type { Pack } from '../../../cards/pack.ts';
import type { Text } from '../../../lang/text.ts';
import { faceOf } from '../../art/face.ts';
import { Action, actionAfter, actionAt, titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { type RowSpan, useParagraphScroll } from '../../components/viewport.tsx';
import { BrokenLines, Fixed, wrapRuns } from '../../components/words.tsx';
import { useApp, useCalm, useKeys } from '../../context/app.ts';
import { bodyOf, type Stage, say } from '../../context/render-context.ts';
import texts from '../../messages/practice.json' with { type: 'json' };
import { Fan } from '../../table/cards/fan.tsx';
import { leadsBack } from '../../terminal/keys.ts';
import type { Runs } from '../../theme/theme.ts';

/** Words, or cards drawn side by side. */
export type Block = { readonly words: Runs } | { readonly cards: readonly string[] };

const CARDS_ONLY = /^(?:\[[^\]]+\] *)+$/;

/** A line of nothing but cards is drawn as cards. */
export function blockOf(line: string, words: Runs): Block {
  if (!CARDS_ONLY.test(line)) return { words };
  return { cards: [...line.matchAll(/\[([^\]]+)\]/g)].map(([, token = '']) => token) };
}

interface CardsProps {
  readonly tokens: readonly string[];
  readonly pack: Pack;
  readonly width: number;
}

/** Cards side by side, as the table has them. */
function LessonCards({ tokens, pack, width }: CardsProps): ReactNode {
  const { stage } = useApp();
  const shown = tokens.map((token) => ({
    print: faceOf(stage.deck, pack, pack.tokens.indexOf(token)),
  }));
  return <Fan cards={shown} shape={stage.measures.table} width={width} />;
}

const blockRows = (stage: Stage, block: Block, width: number): number =>
  'words' in block ? wrapRuns(block.words, width).length : stage.measures.table.height;

/** The rows of each block, with an empty row between two. */
function blockSpans(stage: Stage, blocks: readonly Block[], width: number): readonly RowSpan[] {
  const spans: RowSpan[] = [];
  for (const block of blocks) {
    const last = spans.at(-1);
    const first = last === undefined ? 0 : last.after + 1;
    spans.push({ first, after: first + blockRows(stage, block, width) });
  }
  return spans;
}

/** Rows for the actions: two where they do not fit side by side. */
function actionRows(stage: Stage, actions: readonly LessonAction[]): number {
  const wide = actions.reduce((sum, { label }) => sum + say(stage, label).length + 4, 0);
  return wide > bodyOf(stage).width - 4 ? 2 : 1;
}

interface LessonAction {
  readonly id: string;
  readonly label: Text;
  readonly act: () => void;
}

interface LessonPageProps {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly pack: Pack;
  /** What may be done; Enter does the first unless another is chosen. */
  readonly actions: readonly LessonAction[];
  readonly back: () => void;
  /** Which page it is: Enter waits a moment on every new one. */
  readonly page: number;
}

/** A page whose words scroll; Enter does what is chosen below them. */
export function LessonPage(props: LessonPageProps): ReactNode {
  const { title, blocks, pack, actions, back, page } = props;
  const { stage, registry } = useApp();
  const [at, setAt] = useState(0);
  const rows = actionRows(stage, actions);
  const shape = sheetShape(stage, rows);
  const paragraphs = blockSpans(stage, blocks, shape.width);
  const scrolling = useParagraphScroll(shape.height, paragraphs);
  const isCalm = useCalm(page);
  useKeys((key) => {
    const { name } = key;
    if (name === 'enter' || name === 'click') {
      const id = name === 'enter' ? actions[at]?.id : actionAt(registry, key);
      if (isCalm()) actions.find((action) => action.id === id)?.act();
    } else if (leadsBack(key)) back();
    else if (name === 'space') scrolling.by(scrolling.page);
    else if (!scrolling.key(key)) setAt(actionAfter(at, actions.length, key));
  });
  return (
    <Sheet
      title={titled(title)}
      keys={texts.learn.keys}
      isLit
      scrolling={scrolling}
      content={paragraphs.at(-1)?.after ?? 0}
      actions={{
        rows,
        shown: actions.map(({ id, label }, place) => (
          <Action key={id} id={id} label={say(stage, label)} focus={place === at} />
        )),
      }}
    >
      {blocks.map((block, n) => (
        <Fixed key={String(n)} marginTop={n === 0 ? 0 : 1}>
          {'words' in block ? (
            <BrokenLines of={wrapRuns(block.words, shape.width)} />
          ) : (
            <LessonCards tokens={block.cards} pack={pack} width={shape.width} />
          )}
        </Fixed>
      ))}
    </Sheet>
  );
}
