/** What other players gave away with all cards open, told below or beside a review. */
import type { ReactNode } from 'react';
import { capital, fill } from '../../../lang/text.ts';
import { type OpenCard, openCardText } from '../../../play/advice/open-cards.ts';
import { BrokenLines, Fixed, wrapRuns } from '../../components/words.tsx';
import { phrase, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Runs, run } from '../../theme/theme.ts';
import { decisionPlace } from '../end/found-text.ts';
import { eyesOn, type Recording } from './replay-state.ts';
import { reviewVoices } from './replay-view.tsx';

const REVIEW = pastTexts.review;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

interface SlipsProps {
  readonly recording: Recording;
  readonly cards: readonly OpenCard[];
  readonly width: number;
  readonly room: number;
}

/** Rows above the cards that others gave away: a blank one, the heading. */
export const ABOVE_SLIPS = 2;

/** What other players gave away with all cards open, as far as there is room. */
export function SlipsOfOthers({ recording, cards, width, room }: SlipsProps): ReactNode {
  const stage = useStage();
  const you = eyesOn(recording);
  const [first] = cards;
  if (first === undefined) return null;
  const heading = wrapRuns([run(say(stage, fill(REVIEW.othersGave, first.unit)), ACCENT)], width);
  const told = cards.map((card) => {
    const voices = reviewVoices(stage, recording, card.ply);
    const place = run(`${say(stage, capital(decisionPlace(recording.made, card)))}  `, FAINT);
    return wrapRuns([place, ...phrase(stage, voices, openCardText(card, you))], width);
  });
  const lines = linesWithRoom(told, room - heading.length - 1);
  if (lines.length === 0) return null;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      <BrokenLines of={[...heading, ...lines]} />
    </Fixed>
  );
}

/** The lines of the first parts that have room as a whole. */
function linesWithRoom(parts: readonly (readonly Runs[])[], rows: number): readonly Runs[] {
  const lines: Runs[] = [];
  for (const part of parts) {
    if (lines.length + part.length > rows) break;
    lines.push(...part);
  }
  return lines;
}
