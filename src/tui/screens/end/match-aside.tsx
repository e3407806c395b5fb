/** The panel beside the end of a match: points deal by deal, the play, what it cost, help, and the results so far. */
import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { Fixed } from '../../components/words.tsx';
import { bodyOf, type Stage, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { givenText } from '../score/score-unit.ts';
import type { Scored } from '../score/scored.ts';
import { ByDeal, dealTableRows } from './deal-table.tsx';
import { areRound } from './dealt-hands.tsx';
import { areFew, Hands, rowsForLaid } from './hands.tsx';
import { hasHomes } from './homes.tsx';
import { type HandsByOwner, handsOf, laidIn } from './laid.ts';
import { handsBelow, meldsBelow, wonBelow } from './match-columns.tsx';
import type { MatchShown } from './match-props.ts';
import { hasMoment } from './moment.tsx';
import {
  AROUND_COSTLY,
  Costly,
  costlyRows,
  courseRows,
  Findings,
  InHand,
  NoteBox,
  noteRows,
  OWN_COURSE,
  OwnCourse,
  soFarLines,
} from './sections.tsx';
import { Sums, sumRows } from './sums.tsx';
import { type DealPlay, TrickByTrick, trickRows } from './trick-by-trick.tsx';
import type { Moment, MomentSearch } from './use-decisive-moment.ts';

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

/** The part of the panel that the points deal by deal take at most. */
const TABLE_SHARE = 0.6;

/** The points deal by deal as they are shown in the panel. */
function dealTableIn(stage: Stage, scored: Scored) {
  const { width, height } = asideShape(stage);
  return { scored, width, rows: Math.floor(TABLE_SHARE * height) };
}

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
  // The blank row above the notes is the one that would be left below the last of them.
  const left = height - rowsAside(stage, { ...props, course: undefined }, width);
  const costly = costlyIn(stage, props, { width, height: left - PLAYED_TRICKS });
  return (
    <>
      <TrickByTrick {...{ scored, play, width }} rows={left - costly.rows} />
      <Fixed height={1} />
      {scored.outcomes.length > 1 && <ByDeal {...dealTableIn(stage, scored)} />}
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
  const { parties } = scored;
  const notes = [
    deciding === undefined ? [] : ownLines(scored.game, deciding),
    assisted === undefined ? [] : [assisted],
    soFar === undefined ? [] : soFarLines(soFar, scored.game),
  ];
  const deals = dealTableRows(stage, dealTableIn(stage, scored));
  const courses = course === undefined ? 0 : courseRows(parties.length);
  return notes.reduce((rows, lines) => rows + noteRows(stage, lines, width), deals + courses);
}

/** The fewest decisions that make a curve. */
const LEAST_COURSE = 2;

/**
 * The rows of the panel for the curve of the person's decisions; 0 where there is no room, where nothing was lost, and
 * where there are too few decisions.
 */
function courseRowsIn({ deciding }: MatchShown, left: number): number {
  const course = deciding?.ownCourse ?? [];
  if (course.length < LEAST_COURSE || left < OWN_COURSE.least) return 0;
  if (Math.min(0, ...course) === 0) return 0;
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

/** What of the open cards stands in the panel: the hands beside melds and rows in the body, or all that the body leaves. */
function laidInPanel(stage: Stage, scene: Scene, room: Shape, isDrawn: boolean): HandsByOwner {
  const laid = laidIn(scene);
  if (meldsBelow(stage, scene, room) > 0) return handsOf(laid);
  return isDrawn ? [] : laid;
}

/** Whether a panel beside the end of a deal would have nothing to say: the body has all of it. */
export function isAsideEmpty(stage: Stage, { scored, scene, play, course }: MatchShown): boolean {
  const isOne = scored.outcomes.length < 2 && sumRows(stage, scored) === 0;
  const isOpen = scored.game.extras.openCards !== undefined;
  const isInBody = scene === undefined || areFew(stage, laidIn(scene));
  return isOne && isInBody && !isOpen && play === undefined && course === undefined;
}

/** What stands in the panel of a wide window, beside a body in this room. */
export function MatchAside(props: MatchShown & { readonly room: Shape }): ReactNode {
  const stage = useStage();
  const { scored, scene, play, deciding, course, room } = props;
  const { width, height } = asideShape(stage);
  const isRound = areRound(stage, scene, room.width);
  if (play !== undefined && isRound) return <PlayAside {...props} play={play} />;
  const isShown = scene !== undefined && !isRound && !hasHomes(scene);
  const below = meldsBelow(stage, scene, room) + handsBelow(stage, props);
  const hasCards = below + wonBelow(scene, room) > 0;
  const isDrawn = isShown && (hasCards || (!hasMoment(deciding) && areFew(stage, laidIn(scene))));
  const tricks = play === undefined || props.isDeal !== true ? 0 : trickRows(play);
  const inPanel = scene === undefined ? [] : laidInPanel(stage, scene, room, isDrawn);
  const needed = scene === undefined ? [] : rowsForLaid(stage, scene, inPanel, width);
  const told = needed.at(-1) ?? 0;
  const all = height - rowsAside(stage, props, width) - tricks;
  const mostSums = sumRows(stage, scored);
  // Open cards are shown whole or not at all: rather than cut them, how points add up is left to the score sheet.
  const sums = all - mostSums < told && told <= all ? 0 : mostSums;
  const left = all - sums;
  const hasHands = isShown && inPanel.length > 0 && tricks === 0 && told <= left;
  const hands =
    hasHands && left >= LEAST_ASIDE ? { width, height: Math.min(HANDS_ASIDE, left) } : undefined;
  const spare = left - (hands?.height ?? 0);
  const costly = costlyIn(stage, props, { width, height: spare });
  const curve = courseRowsIn(props, spare - costly.rows);
  return (
    <>
      {scored.outcomes.length > 1 && <ByDeal {...dealTableIn(stage, scored)} />}
      {sums > 0 && <Sums scored={scored} width={width} />}
      {play && tricks > 0 && <TrickByTrick {...{ scored, play, width }} rows={tricks} />}
      {course && <InHand {...{ scored, width }} course={course.cards} />}
      <Notes {...props} />
      {curve > 0 && deciding && (
        <OwnCourse
          {...{ scored, width }}
          course={deciding.ownCourse}
          depth={deciding.depth}
          height={curve}
        />
      )}
      {costly.rows > 0 && <Costly {...{ scored, width }} moments={costly.moments} />}
      {hasHands && <Hands {...{ scene, width }} laid={inPanel} height={hands?.height} />}
      {!isRound && <Findings scored={scored} width={width} />}
    </>
  );
}
