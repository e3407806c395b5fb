/** The pages at the end: of a deal, what it brought; of a match, how it ended, what decided it, and what next. */

import { Box } from 'ink';
import type { ReactNode } from 'react';
import { capital, fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { lossText } from '../../../play/advice/figures.ts';
import { dealForfeits, matchForfeits } from '../../../play/session/forfeits.ts';
import { Column, Fixed } from '../../components/words.tsx';
import { bodyOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { Auction } from '../../table/bids/auction.tsx';
import { type Scene, SceneContext } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Scored } from '../score/scored.ts';
import type { DealWindow } from './deal-windows.tsx';
import { DIAGRAM, Diagram, diagramCells, hasDiagram } from './diagram.tsx';
import { type Choice, EndPage, useCounting } from './end-layout.tsx';
import { areFew, Hands } from './hands.tsx';
import { EndHomes, hasHomes } from './homes.tsx';
import type { HandCourse } from './in-hand.ts';
import { DecisiveMoment } from './moment.tsx';
import { Places, placesHeight } from './places.tsx';
import { ByDeal, Findings, InHand, NoteBox, type SoFar, soFarLines } from './sections.tsx';
import { type DealPlay, TrickByTrick } from './trick-by-trick.tsx';
import type { MomentSearch } from './use-decisive-moment.ts';
import { dealVerdict, matchVerdict, sumsTold } from './verdict.ts';

const KEYS = texts.endKeys;

interface EndShown {
  readonly scored: Scored;
  /** How the deal ended, as a person would say it. */
  readonly told: Text;
  /** How the cards of the last deal were laid by hand, if they were. */
  readonly byHand?: Text | undefined;
  /** The table of the deal with all cards open. */
  readonly scene?: Scene | undefined;
  readonly open: (window: DealWindow) => void;
}

const windowKeys = ({ scene }: EndShown): readonly Text[] => {
  const hasTricks = scene?.table.regions.some(({ lastTrick }) => lastTrick) === true;
  const tables = hasTricks ? [KEYS.cards, KEYS.trick] : [KEYS.cards];
  return [...tables, KEYS.log, KEYS.rules];
};

/** A sentence of the log as a whole sentence. */
const sentenceOf = (words: Text): Text => capital(fill(same('$1.'), words));

const handLines = ({ byHand }: EndShown): readonly Text[] =>
  byHand === undefined ? [] : [sentenceOf(byHand)];

interface DealEndProps extends EndShown {
  /** Whether the match has ended with this deal. */
  readonly isLast: boolean;
  /** The other table's play of the deals. */
  readonly beside?: ReactNode;
  /** The play trick by trick, where its cards can be opened. */
  readonly play?: DealPlay | undefined;
  readonly go: () => void;
  readonly leave: () => void;
}

/** What lies open at the end: places to which cards were laid, else all hands. */
const LaidByHand = (props: { readonly scene: Scene; readonly width: number }): ReactNode =>
  hasHomes(props.scene) ? <EndHomes {...props} /> : <Hands scene={props.scene} />;

/** Rows that places take of a page that has more to show. */
const SHARE = 0.6;
const LEAST_SHARE = 0.3;

/** The columns beside the hands round the table; 0 where they are not shown so. */
function besideDiagram(stage: Stage, scene: Scene | undefined, width: number): number {
  if (stage.measures.panel === 0 || scene === undefined || !hasDiagram(scene)) return 0;
  return Math.max(0, width - diagramCells(stage, scene) - APART);
}

/** All hands round the table with what was found out about them, where there is room for both. */
function DealtHands({ scored, scene, width }: WithScene): ReactNode {
  const stage = useStage();
  const beside = besideDiagram(stage, scene, width);
  if (beside < LEAST_BESIDE)
    return (
      <>
        <Findings {...{ scored, width }} />
        <LaidByHand scene={scene} width={width} />
      </>
    );
  return (
    <Fixed columnGap={APART}>
      <Diagram scene={scene} />
      <Box flexGrow={1} flexShrink={1} flexBasis={0} flexDirection="column">
        <Findings scored={scored} width={beside} />
        <SceneContext value={scene}>
          <Auction width={beside} height={AUCTION_ROWS} />
        </SceneContext>
      </Box>
    </Fixed>
  );
}
/** The fewest columns of what was found out, beside the hands. */
const LEAST_BESIDE = 28;
/** Rows of what was said, with the names above it. */
const AUCTION_ROWS = 7;

interface WithScene {
  readonly scored: Scored;
  readonly scene: Scene;
  readonly width: number;
}

/** The columns and rows of what stands in the panel. */
const asideShape = (stage: Stage) => ({
  width: stage.measures.panel - 2,
  rows: bodyOf(stage).height - 1,
});

interface DealBodyProps extends Pick<EndShown, 'scored' | 'scene'> {
  readonly beside: ReactNode;
  readonly room: Shape;
  readonly said: readonly Text[];
  readonly grown: number;
}

/** The places, and below them the hands with what was found out about them. */
function DealBody({ scored, scene, beside, room, said, grown }: DealBodyProps): ReactNode {
  const stage = useStage();
  const { width, height } = room;
  const share = beside === undefined && isEmpty({ scene }) ? 1 : SHARE;
  const rows =
    besideDiagram(stage, scene, width) >= LEAST_BESIDE
      ? Math.max(scored.parties.length, height - DIAGRAM - 1)
      : Math.floor(height * share);
  return (
    <Column rowGap={1}>
      <Places {...{ scored, width, rows, said, grown, company: scene?.company }} isDeal />
      {beside}
      {scene ? <DealtHands {...{ scored, scene, width }} /> : <Findings {...{ scored, width }} />}
    </Column>
  );
}

export function DealEnd({ isLast, beside, play, go, leave, ...ended }: DealEndProps): ReactNode {
  const { scored, told, scene, open } = ended;
  const stage = useStage();
  const outcome = scored.outcomes.at(-1);
  const forfeits = outcome === undefined ? [] : dealForfeits(scored.game, outcome);
  const { part, settle } = useCounting(outcome);
  const verdict = dealVerdict(scored, told);
  const story = [told].filter((one) => one !== verdict.headline);
  const said = [verdict.headline, ...story];
  return (
    <EndPage
      scored={scored}
      title={fill(texts.result.over, scored.outcomes.length)}
      verdict={verdict}
      told={[...story, ...handLines(ended), ...forfeits.map(sentenceOf)]}
      isLarge={scored.ended?.isTitle === true}
      settle={settle}
      choices={[
        {
          id: 'go',
          keyName: 'Enter',
          label: isLast ? texts.result.end : texts.result.next,
          act: go,
        },
        { id: 'score', keyName: 's', label: texts.result.score, act: () => open('score') },
        { id: 'leave', keyName: 'q', label: texts.result.leave, act: leave },
      ]}
      keys={windowKeys(ended)}
      escape={go}
      onward={go}
      open={open}
      aside={play && <TrickByTrick {...{ scored, play }} {...asideShape(stage)} />}
      body={(room) => <DealBody {...{ scored, scene, beside, room, said }} grown={part} />}
    />
  );
}

/** Whether nothing lies open at the end. */
const isEmpty = ({ scene }: Pick<EndShown, 'scene'>): boolean =>
  scene?.table.regions.every(({ cards }) => cards.length === 0) !== false;

/** Where leaving the table leads: to the menu, to what it was opened from, or out of the program. */
export type LeadsTo = 'menu' | 'back' | 'shell';

/** Where the page at the end may lead; a way that is absent is not offered. */
export interface EndWays {
  /** Plays the same game again, with new cards; the same deals again. */
  readonly again: () => void;
  readonly same: () => void;
  /** Has a strong player play the same deals. */
  readonly strong?: (() => void) | undefined;
  /** Looks back at the decisions. */
  readonly review?: (() => void) | undefined;
  /** Leads to the menu where leaving does not. */
  readonly home?: (() => void) | undefined;
  readonly leave: () => void;
  readonly quit?: () => void;
}

/** The keys that leave: `m` leads to the menu, `q` back to where the match was opened from. */
const LEAVING = { menu: 'm', back: 'q', shell: 'q' } as const;

function choicesOf(ways: EndWays, leadsTo: LeadsTo): readonly Choice[] {
  const all: readonly (readonly [keyof EndWays, Text | undefined, keyName?: string])[] = [
    ['again', texts.matchEnd.again],
    ['same', texts.matchEnd.same, 'd'],
    ['review', texts.matchEnd.review, 'b'],
    ['home', texts.matchEnd.leave.menu, 'm'],
    ['leave', leadsTo === 'shell' ? undefined : texts.matchEnd.leave[leadsTo], LEAVING[leadsTo]],
    ['quit', texts.matchEnd.quit, '^C'],
  ];
  return all.flatMap(([id, label, keyName]) => {
    const act = ways[id];
    return act && label ? [{ id, label, act, keyName }] : [];
  });
}

/** What has a key and no place in the row of choices. */
const othersOf = ({ strong }: EndWays): readonly Choice[] =>
  strong === undefined
    ? []
    : [{ id: 'strong', label: texts.matchEnd.strong, keyName: 'h', act: strong }];

const keysOf = ({ strong }: EndWays): readonly Text[] =>
  strong === undefined ? [] : [KEYS.strong];

/** What the person's own decisions have cost, or what was found while some of them are open. */
function ownLines({ own, ownOpen, ownFound, done, whole }: MomentSearch): readonly Text[] {
  if (own === undefined) return done === whole ? [] : [fill(texts.moment.sought, done + 1, whole)];
  const { decisions, cost } = own;
  if (ownOpen > 0) return [fill(texts.soFar.weighed, done, done + ownOpen), ownFound];
  return [fill(texts.soFar.decisions, decisions), fill(texts.soFar.given, lossText(cost))];
}

interface MatchEndProps extends EndShown {
  /** The help that was used. */
  readonly assisted: Text | undefined;
  /** The match beside an earlier one with the same deals. */
  readonly beside?: ReactNode;
  readonly deciding?: MomentSearch | undefined;
  readonly soFar?: SoFar | undefined;
  /** The cards in hand through the last deal. */
  readonly course?: HandCourse | undefined;
  readonly leadsTo: LeadsTo;
  readonly ways: EndWays;
}

/** How the last deal ended, unless the headline says that. */
function lastDealTold({ scored, told }: EndShown, headline: Text): readonly Text[] {
  if (headline === told) return [];
  const deal = scored.outcomes.length;
  return [deal > 1 ? fill(texts.matchEnd.last, deal, told) : told];
}

/** Lines below the headline: the sums and how the last deal ended, the match first, and what is owed. */
function remarksOf(ended: EndShown, headline: Text): readonly Text[] {
  const { game, outcomes } = ended.scored;
  const match = sumsTold(ended.scored);
  const deal = lastDealTold(ended, headline);
  const lines = outcomes.length > 1 ? [...match, ...deal] : [...deal, ...match];
  return [...lines, ...handLines(ended), ...matchForfeits(game, outcomes).map(sentenceOf)];
}

/** The fewest cells of a column beside another. */
const COLUMN = 30;
/** Cells between the columns. */
const APART = 3;

/** The widths of places and of what stands beside them; one column where there is no room for two. */
function columnsIn(width: number): readonly [left: number, right: number] | undefined {
  const left = Math.ceil((width - APART) * 0.54);
  const right = width - APART - left;
  return right < COLUMN ? undefined : [left, right];
}

/** The part of the rows that places take, where something stands below them. */
const shareOf = ({ measures }: Stage, isCompared: boolean): number =>
  isCompared || measures.name === 'compact' ? LEAST_SHARE : SHARE;

interface BodyProps extends MatchEndProps {
  readonly room: Shape;
  readonly said: readonly Text[];
  readonly grown: number;
}

/** The places, and the moment that decided beside or below them, or the cards that are left. */
function MatchBody({ room, said, grown, ...props }: BodyProps): ReactNode {
  const stage = useStage();
  const { scored, scene, deciding, beside, course } = props;
  const isDecided = deciding !== undefined && (deciding.moment ?? deciding.done < deciding.whole);
  const isAlone = scored.parties.length === 1 && scored.you !== undefined;
  const columns = isAlone || !isDecided || beside !== undefined ? undefined : columnsIn(room.width);
  const [width, right] = columns ?? [room.width, room.width];
  const isShared = columns === undefined && (isDecided || scene !== undefined);
  const isCompared = beside !== undefined;
  const share = shareOf(stage, isCompared);
  const rows = isShared ? Math.floor(room.height * share) : room.height;
  const hasFaces = !isCompared || stage.measures.name === 'large';
  const company = hasFaces ? scene?.company : undefined;
  const lasting = course?.lasting;
  const places = { scored, width, rows, grown, said, company, lasting };
  const left = room.height - (columns === undefined ? placesHeight(stage, places) + 1 : 0);
  const moment = isDecided && deciding && (
    <DecisiveMoment {...{ scored, deciding }} room={{ width: right, height: left }} />
  );
  const isDrawn = scene !== undefined && !isDecided && (isAlone || areFew(stage, scene));
  return (
    <Column rowGap={1}>
      <Fixed columnGap={APART} rowGap={1} flexDirection={columns === undefined ? 'column' : 'row'}>
        <Places {...places} />
        {beside}
        {moment}
      </Fixed>
      {isDrawn && <LaidByHand scene={scene} width={room.width} />}
      {stage.measures.panel === 0 && <Findings scored={scored} width={room.width} />}
    </Column>
  );
}

/** What stands in the panel of a wide window. */
function MatchAside(props: MatchEndProps): ReactNode {
  const stage = useStage();
  const { scored, scene, deciding, soFar, assisted, course } = props;
  const { panel } = stage.measures;
  const width = panel - 2;
  const isDecided = deciding && (deciding.moment ?? deciding.done < deciding.whole);
  const isShown = scene !== undefined && !hasHomes(scene);
  const isDrawn = isShown && !isDecided && areFew(stage, scene);
  return (
    <>
      {scored.outcomes.length > 1 && <ByDeal scored={scored} width={width} />}
      {course && <InHand {...{ scored, width }} course={course.cards} />}
      {deciding && <NoteBox title={texts.soFar.play} lines={ownLines(deciding)} />}
      {assisted && <NoteBox title={texts.soFar.help} lines={[assisted]} />}
      {soFar && <NoteBox title={texts.soFar.title} lines={soFarLines(soFar, scored.game.loser)} />}
      {isShown && !isDrawn && <Hands scene={scene} isTold />}
      <Findings scored={scored} width={width} />
    </>
  );
}

/** Help and results so far in one line, for windows without a panel. */
function noticeRuns(stage: Stage, { scored, assisted, soFar }: MatchEndProps) {
  const help = [assisted].filter((one) => one !== undefined);
  const so = soFar === undefined ? [] : soFarLines(soFar, scored.game.loser);
  return phrase(stage, scored.voices, joinTexts([...help, ...so]), { tone: 'faint' });
}

export function MatchEnd(props: MatchEndProps): ReactNode {
  const { scored, told, leadsTo, ways, open } = props;
  const stage = useStage();
  const { part, settle } = useCounting(scored.outcomes.at(-1));
  const verdict = matchVerdict(scored, told);
  const remarks = remarksOf(props, verdict.headline);
  const said = [verdict.headline, ...remarks];
  return (
    <EndPage
      scored={scored}
      title={texts.matchEnd.over}
      verdict={verdict}
      told={remarks}
      isLarge
      notice={noticeRuns(stage, props)}
      settle={settle}
      choices={choicesOf(ways, leadsTo)}
      others={othersOf(ways)}
      keys={[...keysOf(ways), KEYS.escape[leadsTo], KEYS.score, ...windowKeys(props)]}
      escape={ways.leave}
      leave={ways.leave}
      open={open}
      aside={<MatchAside {...props} />}
      body={(room) => <MatchBody {...props} {...{ room, said }} grown={part} />}
    />
  );
}
