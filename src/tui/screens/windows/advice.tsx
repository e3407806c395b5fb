/** What a hint says, and what bids mean: sentences, and figures or meanings in a list. */
import type { ReactNode } from 'react';
import type { Fact } from '../../../engine/table.ts';
import type { Hint, Meanings } from '../../../play/index.ts';
import { HINT, MEANINGS } from '../../messages.ts';
import type { Paragraph } from '../../parts/paragraphs.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { phrase, type Stage, say, type Voices } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { heading } from './texts.ts';

const BLANK: Paragraph = { of: [] };

interface Spoken {
  readonly voices: Voices;
  readonly close: () => void;
}

/** The advice, then the moves considered with what they seem worth. */
function hintParagraphs(
  stage: Stage,
  voices: Voices,
  { sentence, weighed }: Hint,
): readonly Paragraph[] {
  const advice: Paragraph = { of: phrase(stage, voices, sentence) };
  if (weighed.length === 0) return [advice];
  const figures = weighed.map(({ utility }) => utility.toFixed(2));
  const widest = Math.max(...figures.map((figure) => figure.length));
  return [
    advice,
    BLANK,
    heading(stage, HINT.weighed),
    ...weighed.map(({ told }, at) => ({
      lead: [run((figures[at] ?? '').padStart(widest))],
      of: phrase(stage, voices, told),
    })),
  ];
}

export function HintWindow({ hint, voices, close }: Spoken & { readonly hint: Hint }): ReactNode {
  const stage = useStage();
  return (
    <Scroll
      title={[run(say(stage, HINT.title), { bold: true })]}
      paragraphs={hintParagraphs(stage, voices, hint)}
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
