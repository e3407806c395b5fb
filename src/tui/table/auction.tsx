/** What was said in rounds, as in an auction: a column for each seat, a row for each round. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Said } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Words } from '../parts/words.tsx';
import { nameOf, phrase } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';
import { useScene } from './scene.ts';

const WIDEST = 12;
const OPEN = '?';

/** The calls by round; a round ends where the next seat stands further left. */
export function roundsOf(said: readonly Said[]): readonly (readonly Said[])[] {
  const rounds: Said[][] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const one of said) {
    if (one.seat <= before) rounds.push([]);
    rounds.at(-1)?.push(one);
    before = one.seat;
  }
  return rounds;
}

interface RowProps {
  readonly cells: readonly Runs[];
  readonly width: number;
}

function Columns({ cells, width }: RowProps): ReactNode {
  return (
    <Box height={1} flexShrink={0}>
      {cells.map((cell, at) => (
        <Box key={String(at)} width={width} flexShrink={0} paddingRight={1}>
          <Words of={cell} />
        </Box>
      ))}
    </Box>
  );
}

/** The last rounds, as many as there is room for. */
export function Auction({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const place = usePlace('region', 'said');
  const { table, voices, actor } = useScene();
  const { said = [], seats } = table;
  const order = seats.map(({ seat }) => seat).sort((a, b) => a - b);
  const each = Math.min(WIDEST, Math.floor(width / Math.max(1, order.length)));
  const isNext = actor >= 0 && !table.saidEarlier;
  const next: Said = { seat: actor, words: { en: OPEN, de: OPEN } };
  const rounds = roundsOf(isNext ? [...said, next] : said);
  const rows = rounds.map((round) =>
    order.map((seat): Runs => {
      const one = round.find((each) => each.seat === seat);
      if (one === undefined) return [];
      const open = one === next ? ({ tone: 'accent', bold: true } as const) : {};
      return phrase(stage, voices, one.sign ?? one.words, open);
    }),
  );
  const names = order.map((seat): Runs => [run(nameOf(voices, seat), { tone: 'faint' })]);
  return (
    <Box ref={place} width={width} height={height} flexDirection="column" flexShrink={0}>
      <Columns cells={names} width={each} />
      {rows.slice(Math.max(0, rows.length - height + 1)).map((cells, at) => (
        <Columns key={String(at)} cells={cells} width={each} />
      ))}
    </Box>
  );
}
