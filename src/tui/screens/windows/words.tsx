/** The words of a game in alphabetical order, with what they mean. */
import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import { WORDS } from '../../messages/windows.ts';
import { spaced } from '../../parts/paragraphs.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { say, type Voices } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { termRuns } from './texts.ts';

interface WordsProps {
  readonly game: AnyShownGame;
  readonly voices: Voices;
  readonly close: () => void;
}

export function WordsWindow({ game, voices, close }: WordsProps): ReactNode {
  const stage = useStage();
  const { lang } = stage;
  const terms = [...game.display.glossary].sort((a, b) =>
    a.word[lang].localeCompare(b.word[lang], lang),
  );
  return (
    <Scroll
      title={[run(say(stage, WORDS.title, game.names), { bold: true })]}
      paragraphs={spaced(terms.map((term) => ({ of: termRuns(stage, voices, term) })))}
      close={close}
    />
  );
}
