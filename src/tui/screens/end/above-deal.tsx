/**
 * The end of a deal of four open hands, or of its match, where there is no panel: the standing beside what was found
 * out. The hands, the calls and the tricks are pages of their own (`deal-pages.tsx`).
 */
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { BrokenLines, Column, Fixed } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { postMortemLines } from '../score/post-mortem.tsx';
import type { Scored } from '../score/scored.ts';
import { APART, columnsIn } from './match-props.ts';
import { Places } from './places.tsx';
import { Findings } from './sections.tsx';
import { costlyLines, type DealPlay } from './trick-by-trick.tsx';

interface AboveProps {
  readonly scored: Scored;
  readonly scene: Scene;
  readonly play?: DealPlay | undefined;
  /** A second table, right below the standing. */
  readonly beside?: ReactNode;
  readonly room: Shape;
  readonly said: readonly Text[];
  readonly countedPart: number;
  readonly isDeal?: boolean;
}

/** Rows of findings with the blank row below them, before they are computed too: nothing moves when they come. */
const FOUND = 9;

/** What was found out, and in the rows that are left which cards gave something away. */
function FoundOut({ scored, play, room }: Pick<AboveProps, 'scored' | 'play' | 'room'>): ReactNode {
  const stage = useStage();
  const { width, height } = room;
  const facts = scored.known(scored.outcomes.length);
  const found = facts && postMortemLines(stage, scored.voices, facts, width);
  const rows = Math.max(FOUND, (found?.length ?? 0) + 1);
  const left = Math.max(1, height - rows);
  return (
    <Column width={width}>
      <Fixed flexDirection="column" minHeight={rows}>
        <Findings {...{ scored, width }} />
      </Fixed>
      {play && <BrokenLines of={costlyLines(stage, { scored, play, width, rows: left })} />}
    </Column>
  );
}

export function AboveDeal(props: AboveProps): ReactNode {
  const { scored, scene, play, beside, room, said, countedPart, isDeal = false } = props;
  const columns = beside === undefined ? columnsIn(room.width) : undefined;
  const [width, right] = columns ?? [room.width, room.width];
  const rows = columns === undefined ? scored.parties.length : room.height;
  const found = <FoundOut {...{ scored, play }} room={{ width: right, height: room.height }} />;
  return (
    <Column rowGap={1}>
      <Fixed columnGap={APART}>
        <Places {...{ scored, width, rows, said, countedPart, isDeal, company: scene.company }} />
        {columns !== undefined && found}
      </Fixed>
      {beside}
      {columns === undefined && found}
    </Column>
  );
}
