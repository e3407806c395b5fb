/** The contents of the page at the end of a match: who stands where, what decided it, and what lies open. */

import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { Column, Fixed, Sentence } from '../../components/words.tsx';
import { bodyOf, type Stage, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { givenText } from '../score/score-unit.ts';
import type { Scored } from '../score/scored.ts';
import { areRound, DealBelow, DealtHands, LaidByHand } from './dealt-hands.tsx';
import { diagramRows, hasDiagram } from './diagram.tsx';
import { areFew, Hands, isLaidDrawn, rowsOfLaid } from './hands.tsx';
import { hasHomes } from './homes.tsx';
import type { HandCourse } from './in-hand.ts';
import { linesOfRows } from './laid-rows.tsx';
import { DecisiveMoment, hasMoment } from './moment.tsx';
import { Places, partnersCells, placesHeight } from './places.tsx';
import {
  AROUND_COSTLY,
  ByDeal,
  Costly,
  costlyRows,
  courseRows,
  Findings,
  InHand,
  NoteBox,
  noteRows,
  OWN_COURSE,
  OwnCourse,
  type SoFar,
  soFarLines,
} from './sections.tsx';
import { Sums, sumRows } from './sums.tsx';
import { type DealPlay, TrickByTrick } from './trick-by-trick.tsx';
import type { Moment, MomentSearch } from './use-decisive-moment.ts';

/** What there is to show of a match that has ended. */
export interface MatchShown {
  readonly scored: Scored;
  /** The table of the last deal with all cards open. */
  readonly scene?: Scene | undefined;
  /** The play of the last deal trick by trick, where its cards can be opened. */
  readonly play?: DealPlay | undefined;
  /** The help that was used. */
  readonly assisted: Text | undefined;
  /** The match beside an earlier one with the same deals. */
  readonly beside?: ReactNode;
  readonly deciding?: MomentSearch | undefined;
  readonly soFar?: SoFar | undefined;
  /** The cards in hand through the last deal. */
  readonly course?: HandCourse | undefined;
}

/** The fewest cells of a column beside another. */
const COLUMN = 30;
/** Cells between the columns. */
const APART = 3;

/**
 * The widths of places, which need `least` cells if there are so many, and of what stands beside them; one column where
 * there is no room for two.
 */
function columnsIn(width: number, least = 0): readonly [left: number, right: number] | undefined {
  const most = width - APART - COLUMN;
  const left = Math.max(Math.ceil((width - APART) * 0.54), Math.min(least, most));
  const right = width - APART - left;
  return right < COLUMN ? undefined : [left, right];
}

/** The part of the rows that places take, where something stands below them. */
const SHARE = 0.6;
const LEAST_SHARE = 0.3;

const shareOf = ({ measures }: Stage, isCompared: boolean): number =>
  isCompared || measures.name === 'compact' ? LEAST_SHARE : SHARE;

interface BodyProps extends MatchShown {
  readonly room: Shape;
  readonly said: readonly Text[];
  readonly countedPart: number;
}

/** The standing, beside or below it the moment that decided, and the cards that are left. */
function BodyOfColumns({ room, said, countedPart, ...props }: BodyProps): ReactNode {
  const stage = useStage();
  const { scored, scene, beside, course } = props;
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
  const rows = isShared ? Math.floor(room.height * share) : room.height;
  const hasFaces = !isCompared || stage.measures.name === 'large';
  const company = hasFaces ? scene?.company : undefined;
  const isSummed = sumRows(stage, scored) > 0;
  const places = { scored, width, rows, countedPart, said, company, course, isSummed };
  const placed = isAlone ? 0 : placesHeight(stage, places) + 1;
  const hasAbove = !isAlone || isDecided || isCompared;
  const hands = columns === undefined ? 0 : handsBelow(stage, { ...props, room });
  const melds = Math.min(meldsBelow(stage, scene, room), room.height - placed);
  const below = melds > 0 ? melds : hands;
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
function meldsBelow(stage: Stage, scene: Scene | undefined, { width, height }: Shape): number {
  const rows = height - ABOVE_MELDS;
  if (scene === undefined || stage.measures.panel === 0) return 0;
  if (!isLaidDrawn(stage, scene, { width, height: rows - 1 })) return 0;
  return linesOfRows(scene) > 0 ? Math.min(rows, rowsOfLaid(stage, scene) + 1) : rows;
}

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
function handsBelow(stage: Stage, shown: MatchShown & { readonly room: Shape }): number {
  const { scored, scene, deciding, course, room } = shown;
  const columns = columnsIn(room.width);
  if (scene === undefined || columns === undefined || stage.measures.panel === 0) return 0;
  if (!hasMoment(deciding) || shown.beside !== undefined || !areFew(stage, scene)) return 0;
  const [width] = columns;
  const { company } = scene;
  const places = { scored, width, rows: room.height, company, course };
  const spare = room.height - stage.measures.table.height - AROUND_HANDS;
  const above = Math.max(placesHeight(stage, places), MOMENT, Math.min(WHOLE_MOMENT, spare));
  const rows = room.height - above - 1;
  return rows < LEAST_HANDS ? 0 : rows + 1;
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
    scene !== undefined && (is.hasCards || (!is.isDecided && (is.isAlone || areFew(stage, scene))));
  return (
    <>
      {isDrawn && <LaidByHand {...{ scene, room }} />}
      {!hasPanel && <Findings {...{ scored, width }} />}
    </>
  );
}

/** The fewest rows in which places stand beside the moment, perhaps in words alone, above the hands. */
const MOMENT_ROWS = 5;

/** Rows above hands that lie round the table. */
const aboveHands = (scene: Scene, { height }: Shape): number => height - diagramRows(scene) - 1;

/** Whether places stand beside the moment that decided, above hands round the table. */
const hasMomentAbove = ({ deciding, beside }: MatchShown, above: number): boolean =>
  beside === undefined && hasMoment(deciding) && above >= MOMENT_ROWS;

interface RoundProps extends BodyProps {
  readonly scene: Scene;
}

/** The standing above the hands round the table, with what was found out about them. */
function BodyAboveHands({ room, said, countedPart, scene, ...props }: RoundProps): ReactNode {
  const { scored, deciding, beside } = props;
  const above = aboveHands(scene, room);
  const rows = Math.max(scored.parties.length, above);
  const columns = hasMomentAbove(props, above) ? columnsIn(room.width) : undefined;
  const [width, right] = columns ?? [room.width, 0];
  return (
    <Column rowGap={1}>
      <Fixed columnGap={APART}>
        <Places {...{ scored, width, rows, said, countedPart, company: scene.company }} />
        {right > 0 && deciding && (
          <DecisiveMoment {...{ scored, deciding }} room={{ width: right, height: rows }} />
        )}
      </Fixed>
      {beside}
      <DealtHands {...{ scored, scene, room }} />
    </Column>
  );
}

/**
 * A deal of four open hands where there is no panel: the standing beside what was found out, which names what follows
 * below: the hands, the calls and the tricks. A second table stands right below the standing.
 */
function BodyAboveDeal({ room, said, countedPart, scene, ...props }: RoundProps): ReactNode {
  const { scored, beside, play } = props;
  const columns = beside === undefined ? columnsIn(room.width) : undefined;
  const [width, right] = columns ?? [room.width, room.width];
  const rows = columns === undefined ? scored.parties.length : room.height;
  const found = (
    <Fixed flexDirection="column" width={right}>
      <Findings {...{ scored }} width={right} />
      <Sentence of={texts.tricks.below} tone="faint" wrap="wrap" />
    </Fixed>
  );
  return (
    <Column rowGap={1}>
      <Fixed columnGap={APART}>
        <Places {...{ scored, width, rows, said, countedPart, company: scene.company }} />
        {columns !== undefined && found}
      </Fixed>
      {beside}
      {columns === undefined && found}
      <DealBelow {...{ scored, scene, play, room }} />
    </Column>
  );
}

/**
 * Below the headline of a finished match: above hands that lie round the table where these have room, else in columns.
 */
export function MatchBody(props: BodyProps): ReactNode {
  const { scene, room } = props;
  const stage = useStage();
  if (scene === undefined) return <BodyOfColumns {...props} />;
  if (areRound(stage, scene, room.width)) return <BodyAboveHands {...props} scene={scene} />;
  const isDeal = stage.measures.panel === 0 && hasDiagram(scene);
  return isDeal ? <BodyAboveDeal {...props} scene={scene} /> : <BodyOfColumns {...props} />;
}

/** What the person's own decisions have cost, or what was found while some of them are open. */
function ownLines(
  game: AnyShownGame,
  { own, ownOpen, ownFound, done, whole }: MomentSearch,
): readonly Text[] {
  if (own === undefined) return done === whole ? [] : [fill(texts.moment.sought, done + 1, whole)];
  const { decisions, cost } = own;
  if (ownOpen > 0) return [fill(texts.soFar.weighed, done, done + ownOpen), ownFound];
  return [fill(texts.soFar.decisions, decisions), givenText(game, cost)];
}

/** The heading of what the person’s decisions cost, which says by what where cards are judged with all of them open too. */
const playTitle = ({ game }: Scored): Text =>
  game.extras.openCards === undefined ? texts.soFar.play : texts.soFar.playSeen;

/** Help, and how this match stands among those before. */
const Notes = ({ scored, assisted, soFar, deciding }: MatchShown): ReactNode => (
  <>
    {deciding && <NoteBox title={playTitle(scored)} lines={ownLines(scored.game, deciding)} />}
    {assisted && <NoteBox title={texts.soFar.help} lines={[assisted]} />}
    {soFar && <NoteBox title={texts.soFar.title} lines={soFarLines(soFar, scored.game)} />}
  </>
);

/** The columns and rows of what stands in the panel. */
export const asideShape = (stage: Stage): Shape => ({
  width: stage.measures.panel - 2,
  height: bodyOf(stage).height - 1,
});

interface PlayedProps extends MatchShown {
  readonly play: DealPlay;
}

/** Rows of the play of thirteen tricks with the legend. */
const PLAYED_TRICKS = 20;

/** The play trick by trick, above what else the panel has to say, which is shown whole. */
function PlayAside({ play, ...props }: PlayedProps): ReactNode {
  const { scored } = props;
  const stage = useStage();
  const { width, height } = asideShape(stage);
  const left = height - 1 - rowsAside(stage, { ...props, course: undefined }, width);
  const costly = costlyIn(stage, props, { width, height: left - PLAYED_TRICKS });
  return (
    <>
      <TrickByTrick {...{ scored, play, width }} rows={left - costly.rows} />
      <Fixed height={1} />
      {scored.outcomes.length > 1 && <ByDeal scored={scored} width={width} />}
      <Notes {...props} />
      {costly.rows > 0 && <Costly {...{ scored, width }} moments={costly.moments} />}
    </>
  );
}

/** The most and the fewest rows of the panel for hands or a trick as cards. */
const HANDS_ASIDE = 13;
const LEAST_ASIDE = 6;

/** The rows that points, courses and notes take in the panel. */
function rowsAside(stage: Stage, props: MatchShown, width: number): number {
  const { scored, course, deciding, assisted, soFar } = props;
  const { parties, outcomes } = scored;
  const notes = [
    deciding === undefined ? [] : ownLines(scored.game, deciding),
    assisted === undefined ? [] : [assisted],
    soFar === undefined ? [] : soFarLines(soFar, scored.game),
  ];
  const deals = outcomes.length > 1 ? parties.length + 3 : 0;
  const courses = course === undefined ? 0 : courseRows(parties.length);
  return notes.reduce((rows, lines) => rows + noteRows(stage, lines, width), deals + courses);
}

/** The rows of the panel for the curve of the person's decisions; 0 where there is no room, or nothing was lost. */
function courseRowsIn({ deciding }: MatchShown, left: number): number {
  const course = deciding?.ownCourse ?? [];
  if (Math.min(0, ...course) === 0 || left < OWN_COURSE.least) return 0;
  return Math.min(OWN_COURSE.most, left);
}

/** The person's costly decisions that have room in so many rows, and the rows they take. */
function costlyIn(stage: Stage, { scored, deciding }: MatchShown, room: Shape) {
  const moments: Moment[] = [];
  let rows = AROUND_COSTLY;
  for (const moment of deciding?.ownCostly ?? []) {
    const each = costlyRows(stage, scored, moment, room.width);
    if (rows + each > room.height) break;
    rows += each;
    moments.push(moment);
  }
  return { moments, rows: moments.length > 0 ? rows : 0 };
}

/** What stands in the panel of a wide window, beside a body in this room. */
export function MatchAside(props: MatchShown & { readonly room: Shape }): ReactNode {
  const stage = useStage();
  const { scored, scene, play, deciding, course, room } = props;
  const { width, height } = asideShape(stage);
  const isRound = areRound(stage, scene, room.width);
  if (play !== undefined && isRound) return <PlayAside {...props} play={play} />;
  const isShown = scene !== undefined && !isRound && !hasHomes(scene);
  const hasCards = meldsBelow(stage, scene, room) + handsBelow(stage, props) > 0;
  const isDrawn = isShown && (hasCards || (!hasMoment(deciding) && areFew(stage, scene)));
  const sums = sumRows(stage, scored);
  const left = height - rowsAside(stage, props, width) - sums;
  const hasHands = isShown && !isDrawn;
  const hands =
    hasHands && left >= LEAST_ASIDE ? { width, height: Math.min(HANDS_ASIDE, left) } : undefined;
  const spare = left - (hands?.height ?? 0);
  const costly = costlyIn(stage, props, { width, height: spare });
  const curve = courseRowsIn(props, spare - costly.rows);
  return (
    <>
      {scored.outcomes.length > 1 && <ByDeal scored={scored} width={width} />}
      {sums > 0 && <Sums scored={scored} width={width} />}
      {course && <InHand {...{ scored, width }} course={course.cards} />}
      <Notes {...props} />
      {curve > 0 && deciding && (
        <OwnCourse scored={scored} course={deciding.ownCourse} width={width} height={curve} />
      )}
      {costly.rows > 0 && <Costly {...{ scored, width }} moments={costly.moments} />}
      {hasHands && <Hands scene={scene} room={hands} />}
      {!isRound && <Findings scored={scored} width={width} />}
    </>
  );
}
