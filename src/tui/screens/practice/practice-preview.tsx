/** What a practice asks, how one is rated in it, and cards of its game; its positions come only once it is begun. */

import type { ReactNode } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { standardOptions } from '../../../engine/match-options.ts';
import { capital } from '../../../lang/text.ts';
import { fixed } from '../../../play/advice/figures.ts';
import { faceOf } from '../../art/face.ts';
import { BrokenLines, Column, wrapRuns } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { Fan } from '../../table/cards/fan.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';
import type { Practice } from './practices.ts';

const WORDS = practiceTexts.drill;
const ACCENT = { tone: 'accent', bold: true } as const;
const BLANK: Runs = [run(' ')];

/** A sign for an answer: right, nearly right or wrong. */
function answerRun({ theme }: Stage, right: number): Run {
  if (right === 1) return run(`${theme.glyphs.tick} `, { tone: 'clubs' });
  if (right > 0) return run('~ ');
  return run(theme.ascii ? 'x ' : '✗ ', { tone: 'alarm' });
}

/** The rating and the last answers, where one is rated. */
function ratedLines(stage: Stage, { rating, answers = [] }: Practice): readonly Runs[] {
  if (rating === undefined) return [];
  const shown = fixed(Math.round(rating), 0);
  const rated = [run(say(stage, WORDS.rating, shown), { bold: true })];
  if (answers.length === 0) return [BLANK, rated];
  const signs = answers.map((right) => answerRun(stage, right));
  return [BLANK, rated, BLANK, [run(say(stage, WORDS.answers), ACCENT)], signs];
}

/** What a practice is, how many positions it has, and how one is rated in it. */
function aboutLines(stage: Stage, practice: Practice, width: number): readonly Runs[] {
  const { names, meaning, count } = practice;
  return [
    [run(say(stage, capital(names)), ACCENT)],
    ...wrapRuns([run(say(stage, capital(meaning)))], width),
    [run(say(stage, WORDS.positions, count), { tone: 'faint' })],
    ...ratedLines(stage, practice),
  ];
}

/** How many cards of a game are shown. */
const SHOWN = 5;

/** Cards from one end of the game's pack to the other. */
function GameCards({ game, width }: { readonly game: AnyGame; readonly width: number }): ReactNode {
  const { deck, measures } = useStage();
  const pack = game.pack(standardOptions(game));
  const step = (pack.tokens.length - 1) / (SHOWN - 1);
  const cards = Array.from({ length: SHOWN }, (_, at) => ({
    print: faceOf(deck, pack, Math.round(at * step)),
  }));
  return <Fan cards={cards} shape={measures.table} width={width} />;
}

interface PracticePreviewProps {
  readonly game: AnyGame;
  readonly practice: Practice;
  readonly shape: Shape;
}

/** All that there is to see of a practice before it is begun. */
export function PracticePreview({ game, practice, shape }: PracticePreviewProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const about = aboutLines(stage, practice, width);
  const areCardsShown = stage.measures.table.height + 1 + about.length <= height;
  return (
    <Column place={['zone', 'about']} width={width} height={height} overflowY="hidden" rowGap={1}>
      {areCardsShown && <GameCards game={game} width={width} />}
      <BrokenLines of={about} />
    </Column>
  );
}
