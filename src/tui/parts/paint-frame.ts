/** Lines of the screens that are drawn line by line, painted for the terminal. */
import { type Stage, spaceOf } from '../render-context.ts';
import { type Block, type Line, type Span, widthOf } from '../span.ts';
import type { Run, Runs } from '../theme/style.ts';

const runOf = ({ dim, inverse, colour, ...rest }: Span): Run => ({
  ...rest,
  ...(dim && rest.tone === undefined && { tone: 'faint' as const }),
  ...(colour && rest.tone === undefined && { tone: colour === 'red' ? 'alarm' : 'accent' }),
  ...(inverse && { surface: 'cursor' as const }),
});

export const runsOf = (row: Line): Runs => row.map(runOf);

/** The whole window as one text, every row as wide as it. */
export function paintFrame(stage: Stage, block: Block): string {
  const { theme, size } = stage;
  const rows = Array.from({ length: spaceOf(size) }, (_, at) => block[at] ?? []);
  return rows
    .map((row) => {
      const rest = theme.painted ? ' '.repeat(Math.max(0, size.columns - widthOf(row))) : '';
      return theme.paint([...runsOf(row), { text: rest }], 'felt');
    })
    .join('\n');
}
