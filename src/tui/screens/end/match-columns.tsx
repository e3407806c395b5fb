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
import type { PlacesProps } from './place-props.ts';
import { Places, partnersCells, placesHeight } from './places.tsx';
import { Findings } from './sections.tsx';
import { sumRows } from './sums.tsx';
import { leastWonRows } from './won.tsx';

/** The part of the rows that places take, where something stands below them. */
const SHARE = 0.6;
const LEAST_SHARE = 0.3;

const shareOf = ({ measures }: Stage, isCompared: boolean): number =>
  isCompared || measures.name === 'compact' ? LEAST_SHARE : SHARE;

/** Rows of the page in columns: for the cards below, for the moment, and for the places with the row below them. */
function rowsOfColumns(
  stage: Stage,
  { room, ...props }: Omit<BodyProps, 'said' | 'countedPart'>,
  places: PlacesProps,
  isBeside: boolean,
) {
  const { scene, scored } = props;
  const isAlone = isPersonAlone(scored);
  const placed = isAlone ? 0 : placesHeight(stage, places) + 1;
  const won = isBeside ? wonBelow(scene, room) : 0;
  const hands = isBeside ? handsBelow(stage, { ...props, room }) : 0;
  const melds = Math.min(meldsBelow(stage, scene, room), room.height - placed);
  const below = Math.max(won, melds > 0 ? melds : hands);
  return { placed, below, moment: room.height - below - (isBeside ? 0 : placed) };
}

/** Whether one person played by themselves. */
const isPersonAlone = ({ parties, you }: BodyProps['scored']): boolean =>
  parties.length === 1 && you !== undefined;

/** The standing, beside or below it the moment that decided, and the cards that are left. */
export function BodyOfColumns({ said, countedPart, ...props }: BodyProps): ReactNode {
  const stage = useStage();
  const { room, scored, scene, beside, course, isDeal = false } = props;
  // Where all cards lie at their places, these show what stopped the deal.
  const deciding = scene !== undefined && hasHomes(scene) ? undefined : props.deciding;
  const isDecided = hasMoment(deciding);
  const isAlone = isPersonAlone(scored);
  const partners = partnersCells(stage, { scored, width: room.width, rows: room.height });
  const isCompared = beside !== undefined;
  const isOne = isAlone || !isDecided || isCompared;
  const columns = isOne ? undefined : columnsIn(room.width, partners);
  const isBeside = columns !== undefined;
  const [width, right] = columns ?? [room.width, room.width];
  const isShared = !isBeside && (isDecided || scene !== undefined);
  const share = isShared ? shareOf(stage, isCompared) : 1;
  const cards = Math.max(wonBelow(scene, room), handsBelow(stage, props));
  const rows = Math.floor(room.height * share) - (isBeside ? cards : 0);
  const hasFaces = !isCompared || stage.measures.name === 'large';
  const company = hasFaces ? scene?.company : undefined;
  const isSummed = sumRows(stage, scored) > 0;
  const standing = { scored, width, rows, countedPart, said, company, isSummed };
  const places = { ...standing, course, isDeal };
  const { placed, below, moment } = rowsOfColumns(stage, props, places, isBeside);
  return (
    <Column rowGap={1}>
      {(!isAlone || isDecided || isCompared) && (
        <Fixed columnGap={APART} rowGap={1} flexDirection={isBeside ? 'row' : 'column'}>
          <Places {...places} />
          {beside}
          {hasMoment(deciding) && (
            <DecisiveMoment
              {...{ scored, deciding, isDeal }}
              room={{ width: right, height: moment }}
            />
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

/** The rows of the moment above cards: the fewest, and as many as it needs where hands as high as the table's have room. */
const MOMENT = 12;
const WHOLE_MOMENT = 15;
/** The fewest rows of places and of the moment above cards won in tricks. */
const ABOVE_WON = 10;
/** Rows of a place with a face, and of felt before the next. */
const ROWS_EACH = 3;

/** Rows below the places for the cards won in tricks with the blank row above; 0 where there is no room for cards. */
export function wonBelow(scene: Scene | undefined, { width, height }: Shape): number {
  if (scene?.won === undefined || !isTrickAlone(laidIn(scene))) return 0;
  const { apart, close, paired } = leastWonRows(scene, width);
  const places = Math.max(ABOVE_WON, ROWS_EACH * scene.table.seats.length - 1);
  if (height - apart - 1 >= places) return apart + 1;
  // Two lines beside each other leave rows to the places, and have all that these do not need.
  if (paired !== undefined && height - paired - 1 >= ABOVE_WON)
    return Math.max(paired + 1, height - Math.max(places, MOMENT));
  return height - close - 1 >= ABOVE_WON ? close + 1 : 0;
}

/** Whether the last trick alone lies open, and the panel shows all tricks. */
const isTrickTold = ({ play, isDeal }: MatchShown, scene: Scene): boolean =>
  isDeal === true && play !== undefined && isTrickAlone(laidIn(scene));

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
  const spare = room.height - stage.measures.table.height - AROUND_HANDS;
  // Where places with large faces leave no room, they stand closer.
  const rowsOfPlaces = [room.height, room.height - LEAST_HANDS - 1];
  const left = rowsOfPlaces.map((rows) => {
    const places = placesHeight(stage, { scored, width, rows, company, course, isDeal });
    const above = Math.max(places, MOMENT, Math.min(WHOLE_MOMENT, spare));
    return room.height - above;
  });
  return left.find((rows) => rows > LEAST_HANDS) ?? 0;
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
