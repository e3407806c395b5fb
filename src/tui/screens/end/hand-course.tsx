/** The cards of one player through a deal, in one row that ends where the hand was empty for good. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { sparkline } from '../../components/chart.ts';
import { Words } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import type { Tone } from '../../theme/palettes.ts';
import { run } from '../../theme/theme.ts';
import { type HandCourse, stepsHeld } from './in-hand.ts';

interface HandCourseProps {
  readonly course: HandCourse;
  readonly seat: number;
  /** Cells for the whole deal. */
  readonly room: number;
  /** How much has been counted, from 0 to 1. */
  readonly countedPart: number;
  /** Whether the row says what it shows, where there is room for that. */
  readonly isNamed: boolean;
  readonly tone: Tone;
}

/** The fewest cells of bars beside which the row says what it shows. */
const LEAST = 10;

/** A bar for each step or, in fewer cells, for steps spread evenly over the deal. */
export function HandCourseRow(props: HandCourseProps): ReactNode {
  const { course, seat, room, countedPart, isNamed, tone } = props;
  const { theme, lang } = useStage();
  const held = course.cards[seat] ?? [];
  const steps = Math.round(stepsHeld(held) * countedPart);
  const name = ` ${endTexts.soFar.cards[lang]}`;
  const left = room - stringWidth(name);
  const isRoom = left >= LEAST;
  const cells = Math.min(held.length, isRoom ? left : room);
  const width = Math.round((cells * steps) / Math.max(1, held.length));
  const range = { low: 0, high: Math.max(...course.cards.flat()) };
  const [bars = ''] = sparkline(held.slice(0, steps), range, theme.glyphs, { width, height: 1 });
  return (
    <Words of={[run(bars, { tone }), run(isNamed && isRoom ? name : '', { tone: 'faint' })]} />
  );
}
