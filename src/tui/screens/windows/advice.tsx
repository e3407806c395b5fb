/** What a hint says, and what bids mean: sentences, and figures or meanings in a list. */
import type { ReactNode } from 'react';
import type { Fact } from '../../../engine/table.ts';
import type { Hint, Meanings } from '../../../play/index.ts';
import type { Shape } from '../../measures.ts';
import { HINT, MEANINGS } from '../../messages.ts';
import { BLANK, type Paragraph } from '../../parts/paragraphs.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { wrapRuns } from '../../parts/wrap.ts';
import { phrase, type Stage, say, type Voices } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import type { Advised } from '../table/state.ts';
import { heading } from './words.tsx';

interface Spoken {
  readonly voices: Voices;
  readonly close: () => void;
}

/** The advice with what has been asked for so far, and whether there is more. */
function hintParagraphs(
  stage: Stage,
  voices: Voices,
  { sentence, pages }: Hint,
  asked: number,
): readonly Paragraph[] {
  const advice: Paragraph = { of: phrase(stage, voices, sentence) };
  const said = pages
    .slice(0, asked)
    .flatMap((page, at) => [
      { ...BLANK, id: String(at + 1) },
      ...page.map((line) => ({ of: phrase(stage, voices, line) })),
    ]);
  const rest = asked < pages.length ? HINT.more : HINT.all;
  return [advice, ...said, BLANK, { of: [run(say(stage, rest), { tone: 'faint' })] }];
}

/** The same for the panel: where not all of it fits, the last page alone, cut at the end. */
export function hintRows(
  stage: Stage,
  voices: Voices,
  { hint, asked }: Advised,
  { width, height }: Shape,
): readonly Runs[] {
  const last = Math.min(asked, hint.pages.length);
  const rowsOf = ({ pages, ...one }: Hint, count: number): readonly Runs[] =>
    hintParagraphs(stage, voices, { ...one, pages }, count).flatMap(({ of }) =>
      wrapRuns(of, width),
    );
  const all = rowsOf(hint, last);
  if (all.length <= height) return all;
  const page = hint.pages[last - 1] ?? [];
  const short = rowsOf({ ...hint, pages: [page, ...hint.pages.slice(last)] }, 1);
  if (short.length <= height) return short;
  return [...short.slice(0, height - 1), [run('…', { tone: 'faint' })]];
}

interface HintProps extends Spoken {
  readonly hint: Hint;
  /** How often the hint has been asked for. */
  readonly asked: number;
  readonly more: () => void;
}

export function HintWindow({ hint, asked, more, voices, close }: HintProps): ReactNode {
  const stage = useStage();
  const { length } = hint.pages;
  return (
    <Scroll
      key={asked}
      title={[run(say(stage, HINT.title), { bold: true })]}
      paragraphs={hintParagraphs(stage, voices, hint, asked)}
      {...(asked > 1 && { from: { id: String(Math.min(asked, length)) } })}
      {...(asked < length && { more: { key: 'h', show: more, named: HINT.keys } })}
      close={close}
    />
  );
}

const factParagraphs = (
  stage: Stage,
  voices: Voices,
  facts: readonly Fact[],
): readonly Paragraph[] =>
  facts.map(({ label, value }) => ({
    of: [
      ...phrase(stage, voices, label, { bold: true }),
      run('  '),
      ...phrase(stage, voices, value),
    ],
  }));

/** What the calls so far mean, and what the observer's own would mean. */
export function meaningParagraphs(
  stage: Stage,
  voices: Voices,
  meanings: Meanings | undefined,
): readonly Paragraph[] {
  const { said = [], open = [] } = meanings ?? {};
  const nothing = meanings === undefined ? MEANINGS.none : MEANINGS.nothing;
  const spoken =
    said.length > 0 ? factParagraphs(stage, voices, said) : [{ of: [run(say(stage, nothing))] }];
  if (open.length === 0) return spoken;
  return [...spoken, BLANK, heading(stage, MEANINGS.open), ...factParagraphs(stage, voices, open)];
}

export function MeaningsWindow({
  meanings,
  voices,
  close,
}: Spoken & { readonly meanings: Meanings | undefined }): ReactNode {
  const stage = useStage();
  return (
    <Scroll
      title={[run(say(stage, MEANINGS.title), { bold: true })]}
      paragraphs={meaningParagraphs(stage, voices, meanings)}
      close={close}
    />
  );
}
