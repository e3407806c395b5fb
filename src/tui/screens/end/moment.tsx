/** What decided a match: the cards on the table then, the move made and the better one, and a sentence. */

import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Region } from '../../../engine/table.ts';
import { readBy } from '../../../lang/address.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import { amountIn } from '../../../play/advice/figures.ts';
import { reasonsToldTo } from '../../../play/advice/review.ts';
import { Column, clipRuns, Fixed, Sentence, Words, wrapRuns } from '../../components/words.tsx';
import {
  captionOf,
  phrase,
  type Stage,
  StageContext,
  say,
  useRegistry,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { asThen, type Scored } from '../score/scored.ts';
import { CardGroup, fittingGroups, type Group, groupCells } from './card-groups.tsx';
import { betterText, whenText } from './found-text.ts';
import { areSlips } from './hands.tsx';
import type { Moment, MomentSearch, WeighedStep } from './use-decisive-moment.ts';

/** The cards that a sentence names, twins of a double pack too. */
const namedIn = ({ before: { pack } }: WeighedStep['step'], words: string): readonly number[] =>
  [...words.matchAll(/\[([^\]]+)\]/g)].flatMap(([, token = '']) => {
    const card = pack.tokens.indexOf(token);
    return card < 0 ? [] : [card];
  });

interface ToldMoment {
  readonly voices: Voices;
  readonly moment: WeighedStep;
  /** The seat that is called “you”. */
  readonly you?: number | undefined;
}

const nameFor = (stage: Stage, { voices, you }: ToldMoment, seat: number): string =>
  captionOf(stage, { ...voices, you }, seat);

/** Whether both hold the same cards, twins as often. */
const holdTheSame = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The place on the table to which a move goes, where its picks name one besides cards in hand. */
function aimOf({ before, by }: WeighedStep['step'], line: string): Region | undefined {
  const { display, notation, observer } = before.game;
  const observation = observer.observe(before.state, by);
  const move = notation.read(line);
  if (isRefusal(move)) return undefined;
  const places = display.table(observation).regions.filter(({ role }) => role !== 'hand');
  const named = display.picks(observation, move).flatMap((pick) => {
    const region = 'region' in pick ? places.find(({ id }) => id === pick.region) : undefined;
    return region === undefined ? [] : [region];
  });
  return named.at(-1);
}

/** What a place is called below cards: its number, or its label. */
const placeText = ({ number, label }: Region): Text =>
  number === undefined ? label : fill(endTexts.moment.row, number);

/** The top card of a place with the cards that a move adds, and whose move it was or what it is. */
function addedTo(stage: Stage, voices: Voices, region: Region, added: Group): Group {
  const top = region.cards.at(-1)?.card;
  const place = phrase(stage, voices, placeText(region), { tone: 'faint' });
  const cards = top === undefined ? added.cards : [top, ...added.cards];
  return { ...added, cards, caption: [...added.caption, run(', ', { tone: 'faint' }), ...place] };
}

/** Cards that two moves add to different places, each on its place’s top card; undefined where they add to one. */
function apart(
  stage: Stage,
  { voices, moment }: ToldMoment,
  made: Group,
  better: Group,
): readonly Group[] | undefined {
  const from = aimOf(moment.step, moment.made);
  const to = aimOf(moment.step, moment.better);
  if (from === undefined || to === undefined || from.id === to.id) return undefined;
  return [addedTo(stage, voices, from, made), addedTo(stage, voices, to, better)];
}

/**
 * What lay on the table, then the cards of the move made and all cards of the better one, unless it differs in
 * something else; cards that go elsewhere are shown on both places; a bid shows the hand.
 */
function groupsOf(stage: Stage, told: ToldMoment): readonly Group[] {
  const { step, told: words } = told.moment;
  const { game, state } = step.before;
  const { regions } = game.display.table(game.observer.observe(state, step.by));
  const lying = regions
    .filter(({ role, lastTrick }) => !lastTrick && (role === 'trick' || role === 'pair'))
    .flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
  const hand = regions.find(({ role, owner }) => role === 'hand' && owner === step.by);
  const held = (hand?.cards ?? []).flatMap(({ card }) => card ?? []);
  // A twin of a card that lies on the table may be played from the hand.
  const isMoved = (card: number): boolean => held.includes(card) || !lying.includes(card);
  const made = namedIn(step, words.made.en).filter(isMoved);
  const better = namedIn(step, words.better.en).filter(isMoved);
  const rival = told.moment.listed ? endTexts.moment.better : endTexts.moment.other;
  const name = [run(nameFor(stage, told, step.by), { tone: 'accent', bold: true })];
  if (made.length + better.length === 0) return [{ cards: held, caption: name }];
  const faint = { tone: 'faint' } as const;
  const lay: Group = { cards: lying, caption: [run(say(stage, endTexts.moment.lay), faint)] };
  const own: Group = { cards: made, caption: name, isLit: true };
  const other: Group = { cards: better, caption: [run(say(stage, rival), faint)] };
  if (!holdTheSame(made, better)) return [lay, own, other];
  return [lay, ...(apart(stage, told, own, other) ?? [own])];
}

/** Cells between what is shown, and the least a sentence takes beside it. */
const APART = 2;
const BESIDE = 26;

/** What the move gave away. */
const gaveAwayText = ({ gain, step }: WeighedStep): Text => amountIn(step.before.game, gain.mean);

/** What was done and, where it gave something away, what it cost: told to whoever did it as “you”. */
function madeText({ moment, you }: ToldMoment): Text {
  const { seat, told, listed } = moment;
  const made = readBy(fill(endTexts.moment.made, seat, told.made), you);
  if (!listed) return made;
  return joinTexts([made, fill(endTexts.moment.cost, gaveAwayText(moment))]);
}

/** The better move, or one that is as good as far as anybody can tell. */
function rivalText({ moment, you }: ToldMoment): Text {
  const { seat, told, listed } = moment;
  if (listed) return betterText(moment, you);
  return readBy(fill(endTexts.moment.near, seat, told.better), you);
}

/** The reason told first; of computed figures only that they are computed would be said. */
function firstReason({ moment, you }: ToldMoment): Text | undefined {
  if (moment.exact) return undefined;
  return reasonsToldTo(moment, you)[0];
}

/**
 * What was done and what it cost, the better move, and the first reason: all of it, or whole sentences of it from the
 * beginning.
 */
function toldWays(stage: Stage, told: ToldMoment): readonly Runs[] {
  const { voices } = told;
  const reason = firstReason(told);
  const made = phrase(stage, voices, madeText(told), { bold: true });
  const better = [...made, run(' '), ...phrase(stage, voices, rivalText(told))];
  if (reason === undefined) return [better, made];
  return [[...better, run(' '), ...phrase(stage, voices, reason, { tone: 'faint' })], better, made];
}

/** The longest way of telling that has room; the shortest is cut where none has. */
function fittingWords(stage: Stage, told: ToldMoment, { width, height }: Shape): Runs {
  const ways = toldWays(stage, told);
  const whole = ways.find((words) => wrapRuns(words, width).length <= height);
  return whole ?? clipRuns(ways.at(-1) ?? [], width, height);
}

interface ShownProps extends ToldMoment {
  readonly width: number;
  /** Whether the moment is told in words alone. */
  readonly wordsAlone?: boolean;
}

/**
 * The cards of a decisive moment, and beside them what was done and what would have been better. In words alone where
 * that is asked, or where cards are drawn as mere slips.
 */
export function MomentShown({ width, wordsAlone = false, ...told }: ShownProps): ReactNode {
  const stage = useStage();
  const { moment } = told;
  const { table } = stage.measures;
  const most = wordsAlone || areSlips(table) ? 0 : width - BESIDE - APART;
  const groups = fittingGroups(stage, groupsOf(stage, told), most);
  const left = width - groups.reduce((sum, one) => sum + groupCells(stage, one) + APART, 0);
  const rows = groups.length > 0 ? table.height + 1 : Number.POSITIVE_INFINITY;
  return (
    <Fixed columnGap={APART}>
      <MomentCards groups={groups} moment={moment} />
      <Fixed flexDirection="column" width={left}>
        <Words of={fittingWords(stage, told, { width: left, height: rows })} wrap="wrap" />
      </Fixed>
    </Fixed>
  );
}

interface MomentCardsProps {
  readonly groups: readonly Group[];
  readonly moment: WeighedStep;
}

/** The cards of the decisive moment in groups, such as the trick, the move made and the better one. */
function MomentCards({ groups, moment }: MomentCardsProps): ReactNode {
  const stage = useStage();
  return groups.map((group, at) => (
    <CardGroup
      key={String(at)}
      pack={moment.step.before.pack}
      cells={groupCells(stage, group)}
      {...group}
    />
  ));
}

/** Rows below the cards: captions, and the fewest of the sentences. */
const CAPTION = 1;
const SENTENCE = 3;
/** Rows of the heading, and cells between its title and what is told beside it. */
const HEADING = 1;
const BESIDE_TITLE = 2;

interface MomentProps {
  readonly scored: Scored;
  readonly room: Shape;
  readonly deciding: MomentSearch;
}

interface FoundProps extends Omit<MomentProps, 'deciding'> {
  readonly moment: Moment;
}

/**
 * The cards of the moment with the sentences below them, or the sentences alone where there is no room for cards.
 */
function Found({ scored, room, moment }: FoundProps): ReactNode {
  const stage = useStage();
  const { voices } = asThen(scored, moment.deal);
  const told = { voices, moment, you: scored.you };
  const groups = areSlips(stage.measures.table)
    ? []
    : fittingGroups(stage, groupsOf(stage, told), room.width);
  const cards = groups.length > 0 ? stage.measures.table.height + CAPTION : 0;
  const left = Math.max(1, room.height - HEADING - cards);
  const words = fittingWords(stage, told, { width: room.width, height: left });
  const lines = wrapRuns(words, room.width).length;
  const gap = Number(groups.length > 0 && left > Math.max(SENTENCE, lines));
  return (
    <>
      {groups.length > 0 && (
        <Fixed columnGap={APART}>
          <MomentCards groups={groups} moment={moment} />
        </Fixed>
      )}
      <Fixed marginTop={gap} width={room.width}>
        <Words of={words} wrap="wrap" />
      </Fixed>
    </>
  );
}

/**
 * Whose decision it was, in which deal and when in it: the longest of it that has room, for the
 * sentences name the player too.
 */
function whoseTurn(
  stage: Stage,
  { outcomes, voices }: Scored,
  { seat, deal, occasion }: Moment,
  room: number,
): string | undefined {
  const when = say(stage, whenText(outcomes.length, deal, occasion));
  const ways = [`${captionOf(stage, voices, seat)}, ${when}`, when];
  return ways.find((one) => stringWidth(one) <= room);
}

/** Once the search is over: the decisive moment, else the closest decision, else that there was none. */
function Settled({ scored, room, deciding }: MomentProps): ReactNode {
  const { moment, closest } = deciding;
  if (moment !== undefined) return <Found {...{ scored, room, moment }} />;
  const below = { ...room, height: room.height - NOTHING };
  return (
    <>
      <Sentence of={pastTexts.review.fine} wrap="wrap" />
      {closest !== undefined && <Found {...{ scored, moment: closest }} room={below} />}
    </>
  );
}

/** While the search goes on: the dearest decision so far, else that nothing has been found yet. */
function Sought({ scored, room, deciding }: MomentProps): ReactNode {
  const { moment } = deciding;
  if (moment === undefined) return <Sentence of={endTexts.moment.seeking} wrap="wrap" />;
  return <Found {...{ scored, room, moment }} />;
}

/** Rows of the sentence that nothing was clearly worse. */
const NOTHING = 2;

/**
 * The moment that decided the match, or the closest decision where nothing was given away. During the search the
 * dearest decision so far stands in its place.
 */
export function DecisiveMoment({ scored, deciding, room }: MomentProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const { done, whole, moment, closest } = deciding;
  if (whole === 0) return null;
  const isSought = done < whole;
  const shown = isSought ? undefined : (moment ?? closest);
  const most = room.height - HEADING - CAPTION - SENTENCE - (moment === undefined ? NOTHING : 0);
  const table = sizeThat(({ height }) => height <= most, stage.measures.table);
  const drawn = { ...stage, measures: { ...stage.measures, table } };
  const isClose = moment === undefined && shown !== undefined;
  const title = say(stage, isClose ? endTexts.moment.closest : endTexts.moment.title);
  const sought = say(stage, endTexts.moment.sought, done + 1, whole);
  const left = room.width - stringWidth(title) - BESIDE_TITLE;
  const { voices } = asThen(scored, shown?.deal ?? 1);
  const then = { ...scored, voices: { ...voices, you: scored.you } };
  const when = shown && whoseTurn(stage, then, shown, left);
  const beside = isSought ? sought : when;
  return (
    <StageContext value={{ stage: drawn, registry }}>
      <Column width={room.width}>
        <Words
          of={[
            run(title, { tone: 'accent', bold: true }),
            run(beside === undefined ? '' : `${' '.repeat(BESIDE_TITLE)}${beside}`, {
              tone: 'faint',
            }),
          ]}
        />
        {isSought ? (
          <Sought {...{ scored, deciding, room }} />
        ) : (
          <Settled {...{ scored, deciding, room }} />
        )}
      </Column>
    </StageContext>
  );
}
