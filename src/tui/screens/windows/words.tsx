/** Words of a game in the windows: terms with what they mean, and marked words within clauses. */

import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import { findTerm, type Term } from '../../../engine/glossary.ts';
import { same, type Text } from '../../../lang/text.ts';
import { type Paragraph, type Piece, spaced } from '../../components/paragraphs.ts';
import { Scroll } from '../../components/scroll.tsx';
import { phrase, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import texts from '../../messages/windows.json' with { type: 'json' };
import { type Runs, run } from '../../theme/theme.ts';

/** A heading within a page. */
export const heading = (stage: Stage, title: Text): Paragraph => ({
  of: [run(say(stage, title), { bold: true, tone: 'accent' })],
});

/** A term and what it means. */
export const termRuns = (stage: Stage, voices: Voices, { word, meaning }: Term): Runs => [
  ...phrase(stage, voices, word, { bold: true }),
  run('  '),
  ...phrase(stage, voices, meaning),
];

/** A clause with its marked words underlined; each is a link by its word. */
export function clausePieces(stage: Stage, voices: Voices, sentence: Text): readonly Piece[] {
  return sentence[stage.lang].split(/<([^<>]+)>/u).flatMap((part, at): readonly Piece[] => {
    if (part === '') return [];
    if (at % 2 === 0) return phrase(stage, voices, same(part));
    return phrase(stage, voices, same(part), { underline: true }).map((one) => ({
      ...one,
      link: part,
    }));
  });
}

/** Explains a marked word: the term with what it means. */
export const explainer =
  (stage: Stage, voices: Voices, glossary: readonly Term[]) =>
  (word: string): Runs => {
    const term = findTerm(glossary, stage.lang, word);
    return term === undefined ? [run(word)] : termRuns(stage, voices, term);
  };

interface WordsProps {
  readonly game: AnyShownGame;
  readonly voices: Voices;
  readonly close: () => void;
}

/** The glossary of a game in alphabetical order. */
export function WordsWindow({ game, voices, close }: WordsProps): ReactNode {
  const stage = useStage();
  const { lang } = stage;
  const terms = [...game.display.glossary].sort((a, b) =>
    a.word[lang].localeCompare(b.word[lang], lang),
  );
  return (
    <Scroll
      title={[run(say(stage, texts.words, game.names), { bold: true })]}
      paragraphs={spaced(terms.map((term) => ({ of: termRuns(stage, voices, term) })))}
      close={close}
    />
  );
}
