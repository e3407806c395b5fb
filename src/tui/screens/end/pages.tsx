/** The pages at the end: of a deal, what it brought; of a match, how it ended, what decided it, and what next. */

import { type ReactNode, useCallback, useMemo } from 'react';
import { capital, fill, same, type Text } from '../../../lang/text.ts';
import type { DealHighlight } from '../../../play/advice/highlight.ts';
import { dealForfeits, matchForfeits } from '../../../play/session/forfeit-words.ts';
import { Column, fittedParts } from '../../components/words.tsx';
import { bodyOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { isRedealt, type Scored } from '../score/scored.ts';
import { AboveDeal } from './above-deal.tsx';
import type { DealWindow } from './deal-windows.tsx';
import { areRound, DealtHands } from './dealt-hands.tsx';
import { diagramRows, hasDealPages, hasDiagram } from './diagram.tsx';
import { type Choice, EndPage, useCounting } from './end-layout.tsx';
import { rowsForLaid } from './hands.tsx';
import type { HandCourse } from './in-hand.ts';
import { laidIn } from './laid.ts';
import { isAsideEmpty, MatchAside } from './match-aside.tsx';
import { bodyValue, MatchBody } from './match-body.tsx';
import { BodyOfColumns } from './match-columns.tsx';
import type { MatchShown } from './match-props.ts';
import { Places, placesHeight } from './places.tsx';
import { Findings, soFarLines } from './sections.tsx';
import { sharedRows } from './shared-rows.ts';
import type { DealPlay } from './trick-by-trick.tsx';
import { areSumsTold, dealVerdict, matchVerdict, sumsTold } from './verdict.ts';
import { DealAside, wideShown } from './wide-deal.tsx';

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

function windowKeys(stage: Stage, { scene }: EndShown): readonly Text[] {
  const hasTricks = scene?.table.regions.some(({ lastTrick }) => lastTrick) === true;
  const hasPages = scene !== undefined && hasDealPages(stage, scene);
  const cards = hasPages ? KEYS.hands : KEYS.cards;
  const trick = hasPages ? KEYS.tricks : KEYS.trick;
  const tables = hasTricks ? [cards, trick] : [cards];
  return [...tables, KEYS.log, KEYS.rules];
}

/** A sentence of the log as a whole sentence. */
const sentenceOf = (words: Text): Text => capital(fill(same('$1.'), words));

const handLines = ({ byHand }: Pick<EndShown, 'byHand'>): readonly Text[] =>
  byHand === undefined ? [] : [sentenceOf(byHand)];

interface DealEndProps extends EndShown {
  /** Whether the match has ended with this deal. */
  readonly isLast: boolean;
  /** The other table's play of the deals. */
  readonly beside?: ReactNode;
  /** The play trick by trick, where its cards can be opened. */
  readonly play?: DealPlay | undefined;
  /** What the deal is remembered for. */
  readonly highlight?: DealHighlight | undefined;
  /** The cards in hand through the deal, where it is about empty hands. */
  readonly course?: HandCourse | undefined;
  readonly go: () => void;
  readonly leave: () => void;
}

interface DealBodyProps extends Pick<DealEndProps, 'scored' | 'scene' | 'play' | 'beside'> {
  readonly room: Shape;
  readonly said: readonly Text[];
  readonly countedPart: number;
}

/** Whether the open cards have room of their own: round the table, or beside another table. */
const areApart = (stage: Stage, { scene, beside, room }: DealBodyProps): boolean =>
  scene === undefined ||
  beside !== undefined ||
  hasDiagram(scene) ||
  areRound(stage, scene, room.width);

/** The part of the rows that places take above hands that lie round the table or in rows of their own. */
const SHARE = 0.6;

/** Rows for the places where the open cards have room of their own. */
function rowsAbove(stage: Stage, { scored, scene, room }: DealBodyProps): number {
  const isRound = scene !== undefined && areRound(stage, scene, room.width);
  if (!isRound) return Math.floor(room.height * SHARE);
  return Math.max(scored.parties.length, room.height - diagramRows(scene) - 1);
}

/**
 * The standing after a deal, and below it the hands with what was found out about them. Where the standing with
 * portraits leaves too few rows for the hands, these are left to the table, which a key shows.
 */
function DealBody(props: DealBodyProps): ReactNode {
  const { scored, scene, play, beside, room, said, countedPart } = props;
  const stage = useStage();
  const { width, height } = room;
  const standing = { scored, width, said, countedPart, company: scene?.company, isDeal: true };
  const isApart = areApart(stage, props);
  // Nothing of this changes while points are counted.
  const shared = useMemo(() => {
    const isBelow = !isApart && scene !== undefined;
    const needs = isBelow ? rowsForLaid(stage, scene, laidIn(scene), width) : [];
    const counted = { scored, width, said, company: scene?.company, isDeal: true };
    return sharedRows(stage, counted, height, needs);
  }, [stage, scored, scene, said, isApart, width, height]);
  const places = { ...standing, rows: isApart ? rowsAbove(stage, props) : shared.rows };
  const left = beside === undefined ? height - placesHeight(stage, places) - 1 : 0;
  if (scene !== undefined && hasDealPages(stage, scene))
    return <AboveDeal {...{ scored, scene, play, beside, room, said, countedPart }} isDeal />;
  return (
    <Column rowGap={1}>
      <Places {...places} />
      {beside}
      {scene && (isApart || shared.hasCards) && (
        <DealtHands {...{ scored, scene }} room={{ width, height: left }} />
      )}
      {scene === undefined && <Findings {...{ scored, width }} />}
    </Column>
  );
}

/** The headline, what is said below it, and both. */
function saidOfDeal(scored: Scored, told: Text) {
  const verdict = dealVerdict(scored, told);
  const toSay = [told].filter((one) => one !== verdict.headline);
  return { verdict, toSay, said: [verdict.headline, ...toSay] };
}

/**
 * The page after a deal: its headline, the standing with growing bars, the hands, and how to go on. What the headline
 * or the lines below it have told already is not repeated in the standing.
 */
export function DealEnd(props: DealEndProps): ReactNode {
  const { isLast, beside, play, go, leave, ...ended } = props;
  const { scored, told, scene, open } = ended;
  const stage = useStage();
  const outcome = scored.outcomes.at(-1);
  const forfeits = outcome === undefined ? [] : dealForfeits(scored.game, outcome);
  const { countedPart, finishCounting } = useCounting(outcome);
  const { verdict, toSay, said } = useMemo(() => saidOfDeal(scored, told), [scored, told]);
  const isPlayShown = play?.canOpen === true && stage.measures.panel > 0;
  const isVoid = isRedealt(scored);
  const next = isVoid ? texts.result.redeal : texts.result.next;
  const wide = wideShown(stage, props);
  const hasAside = isPlayShown || (wide !== undefined && !isAsideEmpty(stage, wide));
  const isLarge = scored.ended?.isTitle === true || isPlayShown || wide !== undefined;
  return (
    <EndPage
      scored={scored}
      title={fill(isVoid ? texts.result.void : texts.result.over, scored.outcomes.length)}
      verdict={verdict}
      remarks={[...toSay, ...handLines(ended), ...forfeits.map(sentenceOf)]}
      isLarge={isLarge}
      finishCounting={finishCounting}
      choices={[
        {
          id: 'go',
          keyName: 'Enter',
          label: isLast ? texts.result.end : next,
          act: go,
        },
        { id: 'score', keyName: 's', label: texts.result.score, act: () => open('score') },
        { id: 'leave', keyName: 'q', label: texts.result.leave, act: leave },
      ]}
      keys={windowKeys(stage, ended)}
      escape={go}
      onward={go}
      open={open}
      aside={hasAside ? (room) => <DealAside {...{ scored, play, wide, room }} /> : undefined}
      body={(room) =>
        wide === undefined ? (
          <DealBody {...{ scored, scene, play, beside, room, said }} countedPart={countedPart} />
        ) : (
          <BodyOfColumns {...{ ...wide, room, said }} countedPart={countedPart} />
        )
      }
    />
  );
}

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

/**
 * The keys that leave, as Escape does: `m` leads to the menu, where `q` ends the program, and `q` leads back to where the
 * match was opened from.
 */
const LEAVING = { menu: 'm', back: 'q', shell: 'q' } as const;

/**
 * The choices at the foot of the page, each with the key that does it at once; a way that is not open, or has no name
 * here, is left out.
 */
function choicesOf(ways: EndWays, leadsTo: LeadsTo, isDaily: boolean): readonly Choice[] {
  const hasQuit = leadsTo !== 'back';
  const leave = leadsTo === 'shell' ? undefined : texts.matchEnd.leave[leadsTo];
  const isBackToDay = isDaily && leadsTo === 'back';
  const all: readonly (readonly [keyof EndWays, Text | undefined, keyName?: string])[] = [
    ['again', texts.matchEnd.again],
    ['same', texts.matchEnd.same, 'd'],
    ['review', texts.matchEnd.review, 'b'],
    ['home', texts.matchEnd.leave.menu, 'm'],
    ['leave', isBackToDay ? texts.matchEnd.daily : leave, LEAVING[leadsTo]],
    ['quit', hasQuit ? texts.matchEnd.quit : undefined, 'q'],
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

interface MatchEndProps extends EndShown, MatchShown {
  readonly leadsTo: LeadsTo;
  readonly ways: EndWays;
  /** The match was a deal of the day. */
  readonly isDaily?: boolean;
}

/** How the last deal ended, unless the headline says that; with the title that it brought. */
function lastDealTold(
  { scored, told }: Pick<EndShown, 'scored' | 'told'>,
  headline: Text,
): readonly Text[] {
  if (headline === told) return [];
  const deal = scored.outcomes.length;
  const { isTitle = false, headline: title = headline } = scored.ended ?? {};
  const story = isTitle && title !== headline ? fill(same('$1. $2'), title, told) : told;
  return [deal > 1 ? fill(texts.matchEnd.last, deal, story) : story];
}

/**
 * Lines below the headline: the sums and how the last deal ended, and what is owed. Sums come first after several
 * deals; which direction is good comes after what happened.
 */
export function remarksOf(
  ended: Pick<EndShown, 'scored' | 'told' | 'byHand'>,
  headline: Text,
  match = sumsTold(ended.scored),
): readonly Text[] {
  const { game, outcomes } = ended.scored;
  const deal = lastDealTold(ended, headline);
  const isMatchFirst = outcomes.length > 1 && areSumsTold(ended.scored);
  const lines = isMatchFirst ? [...match, ...deal] : [...deal, ...match];
  return [...lines, ...handLines(ended), ...matchForfeits(game, outcomes).map(sentenceOf)];
}

/** The headline, the lines below it, those of them that give way where rows are few, and all that is said. */
function saidIn(ended: Pick<EndShown, 'scored' | 'told' | 'byHand'>) {
  const verdict = matchVerdict(ended.scored, ended.told);
  const spare = sumsTold(ended.scored);
  const remarks = remarksOf(ended, verdict.headline, spare);
  return { verdict, remarks, spare, said: [verdict.headline, ...remarks] };
}

/** Help and results so far in one line, as many sentences as have room, for windows without a panel. */
function noticeRuns(stage: Stage, { scored, assisted, soFar }: MatchEndProps) {
  const help = [assisted].filter((one) => one !== undefined);
  const results = soFar === undefined ? [] : soFarLines(soFar, scored.game);
  const told = [...help, ...results].map((one) =>
    phrase(stage, scored.voices, one, { tone: 'faint' }),
  );
  return fittedParts(told, ' ', bodyOf(stage).width);
}

/**
 * The page after a match: who won, the final standing with growing bars, and what to do next. Any key ends the growing
 * at once; what the headline says is not repeated further down.
 */
export function MatchEnd(props: MatchEndProps): ReactNode {
  const { scored, leadsTo, ways, open, isDaily = false } = props;
  const stage = useStage();
  const { countedPart, finishCounting } = useCounting(scored.outcomes.at(-1));
  const { verdict, remarks, spare, said } = useMemo(() => saidIn(props), [props]);
  const valueIn = useCallback(
    (room: Shape) => bodyValue(stage, { ...props, room, said }),
    [stage, props, said],
  );
  return (
    <EndPage
      scored={scored}
      title={isDaily ? texts.matchEnd.dailyOver : texts.matchEnd.over}
      verdict={verdict}
      remarks={remarks}
      isLarge
      notice={noticeRuns(stage, props)}
      finishCounting={finishCounting}
      choices={choicesOf(ways, leadsTo, isDaily)}
      others={othersOf(ways)}
      keys={[...keysOf(ways), KEYS.score, ...windowKeys(stage, props)]}
      escape={ways.leave}
      leave={ways.leave}
      open={open}
      aside={(room) => <MatchAside {...props} room={room} />}
      body={(room) => <MatchBody {...props} {...{ room, said }} countedPart={countedPart} />}
      spare={spare}
      valueIn={valueIn}
    />
  );
}
