/** The end of a match in columns: the standing, beside it the moment that decided, and below them what lies open. */
import type { ReactNode } from 'react';
import { Column, Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { LaidByHand } from './dealt-hands.tsx';
import { areFew, isLaidDrawn, rowsOfLaid } from './hands.tsx';
import { hasHomes } from './homes.tsx';
import { type HandsByOwner, isTrickAlone, laidIn, onTableOf } from './laid.ts';
import { linesOfRows } from './laid-rows.tsx';
import { APART, type BodyProps, columnsIn, type MatchShown } from './match-props.ts';
import { DecisiveMoment, hasMoment } from './moment.tsx';
import { Places, partnersCells, placesHeight } from './places.tsx';
import { Findings } from './sections.tsx';
import { sumRows } from './sums.tsx';
import { leastWonRows } from './won.tsx';

/** The part of the rows that places take, where something stands below them. */
const SHARE = 0.6;
const LEAST_SHARE = 0.3;

const shareOf = ({ measures }: Stage, isCompared: boolean): number =>
  isCompared || measures.name === 'compact' ? LEAST_SHARE : SHARE;

/** The standing, beside or below it the moment that decided, and the cards that are left. */
export function BodyOfColumns({ room, said, countedPart, ...props }: BodyProps): ReactNode {
  const stage = useStage();
  const { scored, scene, beside, course, isDeal = false } = props;
  // Where all cards lie at their places, these show what stopped the deal.
  const deciding = scene !== undefined && hasHomes(scene) ? undefined : props.deciding;
  const isDecided = hasMoment(deciding);
  const isAlone = scored.parties.length === 1 && scored.you !== undefined;
  const partners = partnersCells(stage, { scored, width: room.width, rows: room.height });
  const isOne = isAlone || !isDecided || beside !== undefined;
  const columns = isOne ? undefined : columnsIn(room.width, partners);
  const [width, right] = columns ?? [room.width, room.width];
  const isShared = columns === undefined && (isDecided || scene !== undefined);
  const isCompared = beside !== undefined;
  const share = shareOf(stage, isCompared);
  const won = columns === undefined ? 0 : wonBelow(scene, room);
  const rows = isShared ? Math.floor(room.height * share) : room.height - won;
  const hasFaces = !isCompared || stage.measures.name === 'large';
  const company = hasFaces ? scene?.company : undefined;
  const isSummed = sumRows(stage, scored) > 0;
  const standing = { scored, width, rows, countedPart, said, company, isSummed };
  const places = { ...standing, course, isDeal, isCourseShown: stage.measures.panel > 0 };
  const placed = isAlone ? 0 : placesHeight(stage, places) + 1;
  const hasAbove = !isAlone || isDecided || isCompared;
  const hands = columns === undefined ? 0 : handsBelow(stage, { ...props, room });
  const melds = Math.min(meldsBelow(stage, scene, room), room.height - placed);
  const below = Math.max(won, melds > 0 ? melds : hands);
  const left = room.height - below - (columns === undefined ? placed : 0);
  return (
    <Column rowGap={1}>
      {hasAbove && (
        <Fixed
          columnGap={APART}
          rowGap={1}
          flexDirection={columns === undefined ? 'column' : 'row'}
        >
          <Places {...places} />
          {beside}
          {hasMoment(deciding) && (
            <DecisiveMoment {...{ scored, deciding }} room={{ width: right, height: left }} />
          )}
        </Fixed>
      )}
      <BelowPlaces
        {...{ scored, scene, isAlone, isDecided }}
        room={{ width: room.width, height: below > 0 ? below - 1 : room.height - placed }}
        hasCards={below > 0}
      />
    </Column>
  );
}

/** The fewest rows of places and of the moment above melds. */
const ABOVE_MELDS = 10;

/** Rows below the places for melds or numbered rows as cards with the blank row above; 0 where there is no room. */
export function meldsBelow(
  stage: Stage,
  scene: Scene | undefined,
  { width, height }: Shape,
): number {
  const rows = height - ABOVE_MELDS;
  if (scene === undefined || stage.measures.panel === 0) return 0;
  if (!isLaidDrawn(stage, scene, { width, height: rows - 1 })) return 0;
  const isRows = linesOfRows(stage, scene, width) > 0;
  return isRows ? Math.min(rows, rowsOfLaid(stage, scene, width) + 1) : rows;
}

/** The fewest rows of places and of the moment above cards won in tricks. */
const ABOVE_WON = 10;

/** Rows below the places for the cards won in tricks with the blank row above; 0 where there is no room for cards. */
export function wonBelow(scene: Scene | undefined, { height }: Shape): number {
  if (scene?.won === undefined || !isTrickAlone(laidIn(scene))) return 0;
  const rows = leastWonRows(scene) + 1;
  return height - rows < ABOVE_WON ? 0 : rows;
}

/** Whether the last trick alone lies open, and the panel shows all tricks. */
const isTrickTold = ({ play, isDeal }: MatchShown, scene: Scene): boolean =>
  isDeal === true && play !== undefined && isTrickAlone(laidIn(scene));

/** The rows of the moment above hands: the fewest, and as many as it needs where hands as high as the table's have room. */
const MOMENT = 12;
const WHOLE_MOMENT = 15;
/** The fewest rows of the hands with their heading and captions, and their rows beside the cards. */
const LEAST_HANDS = 7;
const AROUND_HANDS = 3;

/**
 * Rows below the places and the moment beside them for hands as cards, with the blank row above; 0 where there is no
 * room for all of them.
 */
export function handsBelow(stage: Stage, shown: MatchShown & { readonly room: Shape }): number {
  const { scored, scene, deciding, course, room, isDeal = false } = shown;
  const columns = columnsIn(room.width);
  if (scene === undefined || columns === undefined || stage.measures.panel === 0) return 0;
  if (!hasMoment(deciding) || shown.beside !== undefined || !areFew(stage, laidIn(scene))) return 0;
  if (isTrickTold(shown, scene)) return 0;
  const [width] = columns;
  const { company } = scene;
  const places = { scored, width, rows: room.height, company, course, isDeal };
  const spare = room.height - stage.measures.table.height - AROUND_HANDS;
  const above = Math.max(placesHeight(stage, places), MOMENT, Math.min(WHOLE_MOMENT, spare));
  const rows = room.height - above - 1;
  return rows < LEAST_HANDS ? 0 : rows + 1;
}

/** What of the open cards stands below the places, where a panel shows the hands beside melds and numbered rows. */
function laidInBody(scene: Scene): HandsByOwner {
  const laid = laidIn(scene);
  const onTable = onTableOf(laid);
  return onTable.length > 0 ? onTable : laid;
}

interface BelowProps extends Pick<MatchShown, 'scored' | 'scene'> {
  readonly isAlone: boolean;
  readonly isDecided: boolean;
  /** Whether rows are kept for cards. */
  readonly hasCards: boolean;
  readonly room: Shape;
}

/**
 * Below the standing: the cards that are left where there is room for them, and what was found out where no panel
 * shows it.
 */
function BelowPlaces({ scored, scene, room, ...is }: BelowProps): ReactNode {
  const stage = useStage();
  const { width } = room;
  const hasPanel = stage.measures.panel > 0;
  const isDrawn =
    scene !== undefined &&
    (is.hasCards || (!is.isDecided && (is.isAlone || areFew(stage, laidIn(scene)))));
  return (
    <>
      {isDrawn && (
        <LaidByHand {...{ scene, room }} laid={hasPanel ? laidInBody(scene) : undefined} />
      )}
      {!hasPanel && <Findings {...{ scored, width }} />}
    </>
  );
}
