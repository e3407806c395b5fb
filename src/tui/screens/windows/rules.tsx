/** The rules with the options in force, marked words explained; after them what opponents agree on. */

import { type ReactNode, useMemo } from 'react';
import type { AnyShownGame, Clause } from '../../../engine/game.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import { introduction, topicHeading } from '../../../engine/profile.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { faceOf } from '../../art/face.ts';
import { type Paragraph, spaced } from '../../components/paragraphs.ts';
import { Scroll } from '../../components/scroll.tsx';
import { type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import texts from '../../messages/windows.json' with { type: 'json' };
import { tokenRuns } from '../../table/cards/cards.tsx';
import { run } from '../../theme/theme.ts';
import { clausePieces, explainer, heading } from './words.tsx';

const clauseParagraphs = (
  stage: Stage,
  voices: Voices,
  clauses: readonly Clause[],
): readonly Paragraph[] =>
  clauses.flatMap(({ id, text, topic }): readonly Paragraph[] => {
    const lead = [run(id, { bold: true })];
    const clause = { id, lead, of: clausePieces(stage, voices, text) };
    return topic === undefined ? [clause] : [heading(stage, topicHeading(topic)), clause];
  });

/** A sentence that consists of cards alone. */
const CARDS_ALONE = /^(?:\s*\[[^\]]+\])+\s*$/;

/** A line of the introduction; cards that stand alone are on paper. */
function introductionLine(stage: Stage, voices: Voices, line: Text): Paragraph {
  const { pack } = voices;
  const words = line[stage.lang];
  if (pack === undefined || !CARDS_ALONE.test(words))
    return { of: clausePieces(stage, voices, line) };
  const tokens = [...words.matchAll(/\[([^\]]+)\]/g)].map(([, token = '']) => token);
  const cards = tokens.map((token) => pack.tokens.indexOf(token)).filter((card) => card >= 0);
  return {
    of: tokenRuns(
      stage,
      cards.map((card) => ({ print: faceOf(stage.deck, pack, card) })),
    ),
  };
}

/** What the game is about, the clauses, then the chapters of the opponents' conventions. */
export function rulesParagraphs(
  stage: Stage,
  voices: Voices,
  game: AnyShownGame,
  options: MatchOptions,
): readonly Paragraph[] {
  const chapters = game.extras.conventions?.system(options) ?? [];
  return spaced([
    heading(stage, fill(COACH.minute, game.names)),
    ...introduction(game, options).map((line) => introductionLine(stage, voices, line)),
    ...clauseParagraphs(stage, voices, game.clauses(options)),
    ...chapters.flatMap(({ title, clauses }) => [
      heading(stage, title),
      ...clauseParagraphs(stage, voices, clauses),
    ]),
  ]);
}

interface RulesProps {
  readonly game: AnyShownGame;
  readonly options: MatchOptions;
  readonly close: () => void;
  /** The clause at which the window opens, such as the one that has just refused a move. */
  readonly clause?: string | undefined;
}

/**
 * The rules under the options in force, opened at `clause` where a move has just been refused by it. Words of the
 * glossary can be looked up.
 */
export function RulesWindow({ game, options, close, clause }: RulesProps): ReactNode {
  const stage = useStage();
  const voices: Voices = useMemo(() => ({ pack: game.pack(options), names: [] }), [game, options]);
  const paragraphs = useMemo(
    () => rulesParagraphs(stage, voices, game, options),
    [stage, voices, game, options],
  );
  return (
    <Scroll
      title={[run(say(stage, texts.rules, game.names), { bold: true })]}
      paragraphs={paragraphs}
      explain={explainer(stage, voices, game.display.glossary)}
      from={clause === undefined ? undefined : { id: clause }}
      close={close}
    />
  );
}
