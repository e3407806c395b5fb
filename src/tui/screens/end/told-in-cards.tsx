/** Something told in cards and a few sentences: beside each other, or the sentences below the cards. */
import type { ReactNode } from 'react';
import type { Pack } from '../../../cards/pack.ts';
import { clipRuns, Fixed, Words, wrapRuns } from '../../components/words.tsx';
import { type Stage, StageContext, useRegistry, useStage } from '../../context/render-context.ts';
import {
  CardGroup,
  cellsOfGroups,
  fittingGroups,
  type Group,
  gapOf,
  groupCells,
} from '../../table/cards/card-groups.tsx';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import type { Runs } from '../../theme/theme.ts';
import { areSlips } from './hands.tsx';

export interface InCards {
  readonly pack: Pack;
  /** The cards in groups, in one or more ways: the first that has room as a whole is shown, else part of the last. */
  readonly cards: readonly (readonly Group[])[];
  /** Ways of telling about the cards: the longest that has room is shown. */
  readonly words: readonly Runs[];
}

/** Cells between cards and words, and the least that a sentence takes beside cards. */
const APART = 2;
const BESIDE = 26;
/** The fewest cells of sentences beside low cards. */
const NARROW = 14;
/** Rows of captions below cards, and the fewest of sentences. */
const CAPTION = 1;
const SENTENCE = 3;

/** The groups as they have room in a width; none where cards are drawn as mere slips. */
function groupsIn(stage: Stage, { cards }: InCards, width: number): readonly Group[] {
  if (areSlips(stage.measures.table)) return [];
  const whole = cards.find((groups) => cellsOfGroups(stage, groups) <= width);
  return fittingGroups(stage, whole ?? cards.at(-1) ?? [], width);
}

/** The longest way of telling that has room; the shortest is cut where none has. */
function fittingWords({ words }: InCards, { width, height }: Shape): Runs {
  const whole = words.find((way) => wrapRuns(way, width).length <= height);
  return whole ?? clipRuns(words.at(-1) ?? [], width, height);
}

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly pack: Pack;
}

/** Groups of cards beside each other. */
const Groups = ({ groups, pack }: GroupsProps): ReactNode => {
  const stage = useStage();
  return groups.map((group, at) => (
    <CardGroup key={String(at)} pack={pack} cells={groupCells(stage, group)} {...group} />
  ));
};

interface BesideProps {
  readonly told: InCards;
  readonly width: number;
  /** Whether it is told in words alone. */
  readonly wordsAlone?: boolean;
}

/** Cards with the words beside them; in words alone where that is asked, or where cards are drawn as mere slips. */
export function ToldBeside({ told, width, wordsAlone = false }: BesideProps): ReactNode {
  const stage = useStage();
  const groups = wordsAlone ? [] : groupsIn(stage, told, width - BESIDE - APART);
  const left = groups.length > 0 ? width - cellsOfGroups(stage, groups) - APART : width;
  const rows = groups.length > 0 ? stage.measures.table.height + 1 : Number.POSITIVE_INFINITY;
  return (
    <Fixed columnGap={APART}>
      {groups.length > 0 && (
        <Fixed columnGap={gapOf(stage, groups)}>
          <Groups groups={groups} pack={told.pack} />
        </Fixed>
      )}
      <Fixed flexDirection="column" width={left}>
        <Words of={fittingWords(told, { width: left, height: rows })} wrap="wrap" />
      </Fixed>
    </Fixed>
  );
}

interface BelowProps {
  readonly told: InCards;
  readonly room: Shape;
}

/** The fewest rows of cards that lie as they should, before they move closer together to be larger. */
const READABLE = 5;

/**
 * The largest size of cards for which a room is high enough, and wide enough for the cards side by side; as long as they
 * are readable, in the first of the ways in which they may lie.
 */
function tableIn(stage: Stage, { cards }: InCards, { width, height }: Shape): Shape {
  const { measures } = stage;
  const isHigh = (size: Shape): boolean => size.height <= height - CAPTION - SENTENCE;
  const isWide = (ways: InCards['cards'], table: Shape): boolean => {
    const sized = { ...stage, measures: { ...measures, table } };
    return ways.some((groups) => cellsOfGroups(sized, groups) <= width);
  };
  const largest = (ways: InCards['cards']): Shape | undefined => {
    const size = sizeThat((one) => isHigh(one) && isWide(ways, one), measures.table);
    return isHigh(size) && isWide(ways, size) ? size : undefined;
  };
  const best = largest(cards.slice(0, 1));
  if (best !== undefined && best.height >= READABLE) return best;
  return largest(cards) ?? sizeThat(isHigh, measures.table);
}

/** How low cards with the words beside them are drawn: their size, the groups, and the cells of the words. */
interface LowCards {
  readonly table: Shape;
  readonly groups: readonly Group[];
  readonly left: number;
}

/**
 * Cards with the words beside them, for a room that is too low for words below: the largest size in which all cards and
 * a whole way of telling have room.
 */
function lowCardsIn(stage: Stage, told: InCards, { width, height }: Shape): LowCards | undefined {
  const { measures } = stage;
  const planOf = (table: Shape): LowCards | undefined => {
    if (areSlips(table) || table.height + CAPTION > height) return undefined;
    const sized = { ...stage, measures: { ...measures, table } };
    return told.cards
      .filter((groups) => groups.length > 0)
      .map((groups) => ({ table, groups, left: width - cellsOfGroups(sized, groups) - APART }))
      .find(({ left }) => left >= NARROW && hasWords(told, { width: left, height }));
  };
  return planOf(sizeThat((table) => planOf(table) !== undefined, measures.table));
}

/** Whether a whole way of telling has room. */
const hasWords = ({ words }: InCards, { width, height }: Shape): boolean =>
  words.some((way) => wrapRuns(way, width).length <= height);

interface LowProps extends BelowProps {
  readonly low: LowCards;
}

/** Low cards with the words beside them. */
function LowBeside({ told, room, low }: LowProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const { table, groups, left } = low;
  const drawn = { ...stage, measures: { ...stage.measures, table } };
  return (
    <StageContext value={{ stage: drawn, registry }}>
      <Fixed columnGap={APART}>
        <Fixed columnGap={gapOf(drawn, groups)}>
          <Groups groups={groups} pack={told.pack} />
        </Fixed>
        <Fixed width={left}>
          <Words of={fittingWords(told, { width: left, height: room.height })} wrap="wrap" />
        </Fixed>
      </Fixed>
    </StageContext>
  );
}

/** Cards with the words below them, low cards with the words beside them, or the words alone. */
export function ToldBelow({ told, room }: BelowProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const table = tableIn(stage, told, room);
  const drawn = { ...stage, measures: { ...stage.measures, table } };
  const groups = groupsIn(drawn, told, room.width);
  const low = groups.length > 0 ? undefined : lowCardsIn(stage, told, room);
  if (low !== undefined) return <LowBeside {...{ told, room, low }} />;
  const cards = groups.length > 0 ? table.height + CAPTION : 0;
  const left = Math.max(1, room.height - cards);
  const words = fittingWords(told, { width: room.width, height: Math.max(SENTENCE, left) });
  const lines = wrapRuns(words, room.width).length;
  const gap = Number(groups.length > 0 && left > Math.max(SENTENCE, lines));
  return (
    <StageContext value={{ stage: drawn, registry }}>
      {groups.length > 0 && (
        <Fixed columnGap={gapOf(stage, groups)}>
          <Groups groups={groups} pack={told.pack} />
        </Fixed>
      )}
      <Fixed marginTop={gap} width={room.width}>
        <Words of={words} wrap="wrap" />
      </Fixed>
    </StageContext>
  );
}
