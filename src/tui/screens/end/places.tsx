/** Who stands where, best first: portraits, names, and bars that grow as their points are counted. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import { levelName } from '../../../report/levels.ts';
import { Fixed, fitted, Painted, Words } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { BUST, LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import type { Tone } from '../../theme/palettes.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import {
  byRank,
  fateOf,
  gained,
  linesOfParty,
  ofParty,
  type Party,
  partyPlace,
  type Scored,
  withMinus,
} from '../score/scored.ts';
import { barRow, counted } from './bars.ts';
import { HandCourseRow } from './hand-course.tsx';
import { type HandCourse, stepsHeld } from './in-hand.ts';
import { partyText } from './verdict.ts';

/** What the end page knows beside the score. */
interface PlacesProps {
  readonly scored: Scored;
  readonly width: number;
  /** Rows they may take. */
  readonly rows: number;
  /** Whether the points of the last deal are what matters. */
  readonly isDeal?: boolean;
  /** How much has been counted, from 0 to 1. */
  readonly countedPart?: number;
  /** Who of ours sits where. */
  readonly company?: Scene['company'];
  /** The cards in hand through the last deal, which say more than totals if it was the whole match. */
  readonly course?: HandCourse | undefined;
  /** What has been said above, which is not said again. */
  readonly said?: readonly Text[];
}

/** How a place is drawn: with a portrait, if any, the rows between, and how many places stand side by side. */
interface Look {
  readonly face?: Shape;
  readonly rows: number;
  readonly gap: number;
  readonly columns?: number;
}

const LOOKS: readonly Look[] = [
  { face: LARGE, rows: LARGE.height, gap: 1 },
  { face: SMALL, rows: SMALL.height, gap: 1 },
  { face: BUST, rows: BUST.height, gap: 1 },
  { face: BUST, rows: BUST.height, gap: 1, columns: 2 },
  { rows: 2, gap: 1 },
  { rows: 2, gap: 0 },
];
const FLAT: Look = { rows: 1, gap: 0 };

const GAP = 2;
/** The fewest cells of a bar beside portraits. */
const LEAST_BAR = 12;
/** The fewest further cells, for names and figures. */
const LEAST_NAME = 6;
/** Cells between places side by side. */
const BESIDE = 3;

/** The rows of all places in a look. */
function placeRows({ rows, gap, columns = 1 }: Look, count: number): number {
  return Math.ceil(count / columns) * (rows + gap) - gap;
}

/** The cells of a place in a look. */
const widthIn = ({ columns = 1 }: Look, width: number): number =>
  Math.floor((width - (columns - 1) * BESIDE) / columns);

/** The largest look of the standing, with or without portraits, for which there is room. */
function lookOf(stage: Stage, { scored, rows, width, company }: PlacesProps): Look {
  const count = scored.parties.length;
  const isLarge = stage.measures.name === 'large';
  const isDrawn = stage.cards.art && company?.some((who) => who !== undefined);
  const most = Math.max(...scored.parties.map((party) => party.length));
  const fits = (look: Look): boolean => {
    const { face } = look;
    const isRoom = placeRows(look, count) <= rows;
    if (face === undefined) return isRoom;
    if (face === LARGE && !isLarge) return false;
    if (face === BUST && !stage.theme.painted) return false;
    const left = widthIn(look, width) - most * (face.width + GAP) - LEAST_BAR;
    return isRoom && isDrawn === true && left >= (face === BUST ? LEAST_NAME : LEAST_BAR);
  };
  return LOOKS.find(fits) ?? FLAT;
}

/** The rows that places take at their largest within these. */
export function placesHeight(stage: Stage, props: PlacesProps): number {
  return placeRows(lookOf(stage, props), props.scored.parties.length);
}

/** Whether a text is part of what has been said already. */
function isSaid(stage: Stage, said: readonly Text[], one: Text): boolean {
  const words = one[stage.lang].toLowerCase();
  return said.some((sentence) => sentence[stage.lang].toLowerCase().includes(words));
}

/**
 * How the points of a party came about: several lines that add up to them, or the one of a party whose rivals have
 * several; else what the table says of it, which is `isBrief`.
 */
function toldOf(
  stage: Stage,
  props: PlacesProps,
  last: Outcome,
  party: Party,
  isBrief = false,
): Text {
  const { scored, isDeal = false, said = [] } = props;
  const [seat = 0, ...partners] = party;
  const lines = linesOfParty(last, party);
  if (!isDeal && scored.outcomes.length > 1) return joinTexts([]);
  if (lines.length > 1 && !isBrief)
    return joinTexts(
      lines.map(({ label, amount }) => fill(endTexts.score.line, label, gained(amount))),
      ' · ',
    );
  const isCounted = scored.parties.some((one) => linesOfParty(last, one).length > 1);
  const isLine = isCounted && lines.length > 0 && !isBrief;
  const tags = isLine || partners.length > 0 ? [] : (scored.tags?.[seat] ?? []);
  const told = tags.length > 0 ? tags : lines.map(({ label }) => label);
  const points = gained(ofParty(last.points, party));
  return joinTexts(
    told.filter((one) => one[stage.lang] !== points && (isLine || !isSaid(stage, said, one))),
    ' · ',
  );
}

/** Winners are bright, losers and totals below zero a warning, all others faint. */
function toneOf(scored: Scored, party: Party): Tone {
  const fate = fateOf(scored, party);
  const total = ofParty(scored.outcomes.at(-1)?.totals ?? [], party);
  if (fate === 'won') return 'accent';
  return fate === 'lost' || total < 0 ? 'alarm' : 'faint';
}

/**
 * What the bar of a party is made of as far as it has been counted, a part for each deal, and the number at its end.
 * Points from before the first deal here are one part.
 */
function barOf(props: PlacesProps, party: Party) {
  const { scored, countedPart = 1 } = props;
  const { outcomes, limit } = scored;
  const totals = outcomes.at(-1)?.totals ?? [];
  const points = outcomes.map((outcome) => ofParty(outcome.points, party));
  const total = ofParty(totals, party);
  const earlier = total - points.reduce((sum, one) => sum + one, 0);
  const all = earlier === 0 ? points : [earlier, ...points];
  const parts = counted(all, countedPart);
  const shown = parts.reduce((sum, one) => sum + one, 0);
  const isOneWay = all.every((part) => part >= 0);
  return {
    parts: isOneWay ? parts : [shown],
    whole: Math.max(1, limit?.total ?? 0, ...totals),
    below: Math.max(0, ...totals.map((one) => -one)),
    number: withMinus(shown),
    limit: limit?.total,
  };
}

interface PlaceWordsProps {
  /** From 1. */
  readonly place: number;
  readonly props: PlacesProps;
  readonly party: Party;
  readonly last: Outcome;
  readonly look: Look;
}

/** The word for how strong somebody plays. */
function levelRuns({ lang }: Stage, { company, scored }: PlacesProps, [seat]: Party): Runs {
  if (seat === undefined || seat === scored.you) return [];
  const who = company?.[seat]?.who;
  if (who === undefined) return [];
  return [run(`  ${levelName(who)[lang]}`, { tone: 'faint' })];
}

/** The name of a party, bright for the person’s own; a player alone has the level beside it. */
function nameRuns(stage: Stage, props: PlacesProps, party: Party): Runs {
  const { scored } = props;
  const isOwn = party.includes(scored.you ?? scored.observer);
  const style: Style = isOwn ? { tone: 'accent', bold: true } : { bold: true };
  const name = phrase(stage, scored.voices, partyText(scored, party), style);
  return [...name, ...(party.length === 1 ? levelRuns(stage, props, party) : [])];
}

/**
 * The figures after a bar: the total as far as it has been counted, `shown`, and after a deal the points of the deal
 * before the total. After a first deal whose points are the total, they are given once.
 */
function figuresText({ props, party, last }: PlaceWordsProps, shown: string): string {
  const { scored, isDeal = false } = props;
  if (shown === '') return '';
  if (!isDeal) return ` ${shown}`;
  const points = ofParty(last.points, party);
  const isOnlyDeal = scored.outcomes.length === 1 && points === ofParty(last.totals, party);
  return isOnlyDeal ? ` ${gained(points)}` : ` ${gained(points)}  ${shown}`;
}

/** The cards of a party through the deal, unless the panel shows those. */
function drawnCourse(
  { measures }: Stage,
  { props, party, place }: PlaceWordsProps,
  course: HandCourse,
  room: number,
): ReactNode {
  if (measures.panel > 0) return null;
  const { scored, countedPart = 1 } = props;
  const [seat = 0] = party;
  const tone = toneOf(scored, party);
  const cells = Math.min(MOST_BAR, room);
  const shown = { course, seat, countedPart, tone, room: cells, isNamed: place === 1 };
  return <HandCourseRow {...shown} />;
}

/**
 * The bar of a party with the points of the deal, the total and a star for who has won; after a match of a single deal
 * about empty hands the cards of the party through that deal.
 */
function drawnBar(stage: Stage, words: PlaceWordsProps, room: number): ReactNode {
  const { props, party, last, place } = words;
  const { scored, course } = props;
  if (course?.isWhole === true) return drawnCourse(stage, words, course, room);
  const { number, ...bar } = barOf(props, party);
  if (scored.parties.length < 2 && number === '') return null;
  const star = fateOf(scored, party) === 'won' ? ` ${stage.theme.glyphs.wins}` : '';
  const cells = Math.max(0, Math.min(MOST_BAR, room - labelCells(props, last)));
  const label = figuresText(words, number) + star;
  const shown = { ...bar, cells, label, isLimitTold: place === 1, tone: toneOf(scored, party) };
  return <Painted rows={barRow(stage, shown)} />;
}

/** Cells of the longest label after a bar. */
function labelCells(props: PlacesProps, last: Outcome): number {
  const ends = props.scored.parties.map(
    (party) => barOf({ ...props, countedPart: 1 }, party).number,
  );
  const number = Math.max(...ends.map((one) => one.length));
  const gains = props.isDeal === true ? last.points.map((one) => gained(one).length + GAP) : [];
  return number + 1 + STAR + Math.max(0, ...gains);
}

/** Name, what is told of it and the bar, below each other or, where there is no room, side by side. */
function PlaceWords(words: PlaceWordsProps): ReactNode {
  const { props, party, last, look } = words;
  const stage = useStage();
  const { scored, isDeal = false } = props;
  const face = look.face === undefined ? 0 : party.length * (look.face.width + GAP);
  const width = props.width - face - placeCells(scored);
  const isNarrow = look.columns !== undefined;
  const story = toldOf(stage, props, last, party, isNarrow);
  const told = phrase(stage, scored.voices, story, { tone: 'faint' });
  const name = nameRuns(stage, props, party);
  const isHigh = look.rows > 2;
  const isFlat = look.rows === 1;
  const isBeside = !isHigh && !isFlat && fitsBeside(name, told, width);
  const column = isFlat ? flatCells(stage, props, last) : 0;
  const flat = isFlat ? flatRuns(stage, props, last, party) : [];
  const isInRow = isBeside || isNarrow || (isFlat && stringWidth(plainText(flat)) < column);
  const beside = isBeside ? [...nameAlone(name), run('  '), ...told] : nameIn(look, name, width);
  const first = isFlat && isInRow ? flat : beside;
  const rest = isInRow || plainText(told) === '' ? [] : told;
  return (
    <Fixed flexDirection="column" width={width}>
      <Fixed flexDirection={isFlat ? 'row' : 'column'}>
        <Fixed width={isFlat ? column : width}>
          <Words of={first} />
        </Fixed>
        {drawnBar(stage, words, width - column)}
      </Fixed>
      {rest.length > 0 && isDeal && <Words of={rest} wrap="wrap" />}
      {rest.length > 0 && !isDeal && isHigh && <Words of={fitted(rest, width)} />}
    </Fixed>
  );
}

/** A name without the level behind it. */
const nameAlone = (name: Runs): Runs => name.filter(({ bold }) => bold === true);

/** The name of a place; among places side by side without its level where that has no room. */
const nameIn = ({ columns }: Look, name: Runs, width: number): Runs =>
  columns !== undefined && stringWidth(plainText(name)) > width ? nameAlone(name) : name;

function fitsBeside(name: Runs, told: Runs, width: number): boolean {
  const alone = plainText(nameAlone(name));
  const said = plainText(told);
  return stringWidth(alone) + GAP + stringWidth(said) <= width;
}

/** Cells of the star of who has won. */
const STAR = 2;

/** No bar is longer. */
const MOST_BAR = 60;

const placeCells = ({ parties }: Scored): number =>
  parties.length > 1 ? String(parties.length).length + GAP : 0;

/** A name in a row of its own: after a deal with what is told of it in place of the level. */
function flatRuns(stage: Stage, props: PlacesProps, last: Outcome, party: Party): Runs {
  const { scored, isDeal = false } = props;
  const name = nameRuns(stage, props, party);
  if (!isDeal) return name;
  const told = phrase(stage, scored.voices, toldOf(stage, props, last, party), { tone: 'faint' });
  return plainText(told) === '' ? name : [...nameAlone(name), run('  '), ...told];
}

/** Cells of the longest name in a row of its own. */
function flatCells(stage: Stage, props: PlacesProps, last: Outcome): number {
  const cells = props.scored.parties.map((party) =>
    stringWidth(plainText(flatRuns(stage, props, last, party))),
  );
  return Math.min(Math.floor(props.width / 2), GAP + Math.max(...cells));
}

/** One party in the standing: its place, unless it is the only one, its portraits, its name and its bar. */
function PlaceRow({ props, party, place, last, look }: PlaceWordsProps): ReactNode {
  const { scored, company } = props;
  const { parties, you } = scored;
  const tone = toneOf(scored, party);
  const style: Style = { tone, bold: true };
  const { face } = look;
  return (
    <Fixed minHeight={look.rows}>
      {parties.length > 1 && (
        <Fixed width={placeCells(scored)} marginTop={Number(look.rows > 2)}>
          <Words of={[run(String(place), style)]} />
        </Fixed>
      )}
      {face &&
        party.map((seat) => (
          <Fixed key={seat} width={face.width + GAP}>
            <Portrait face={seat === you ? 'person' : company?.[seat]?.face} shape={face} />
          </Fixed>
        ))}
      <PlaceWords {...{ props, party, place, last, look }} />
    </Fixed>
  );
}

/** Best first; among equals those who were out of it earlier. */
function orderedBy({ scored, course }: PlacesProps, last: Outcome): readonly Party[] {
  const ranked = byRank(last, scored.parties);
  if (course?.isWhole !== true) return ranked;
  const lasting = course.cards.map(stepsHeld);
  return [...ranked].sort(
    (a, b) =>
      ofParty(last.ranks, a) - ofParty(last.ranks, b) || ofParty(lasting, a) - ofParty(lasting, b),
  );
}

/**
 * The standing after a deal or a match, best first. Nothing for a person who played alone: the headline has said all.
 */
export function Places(props: PlacesProps): ReactNode {
  const stage = useStage();
  const { outcomes, parties, you } = props.scored;
  const last = outcomes.at(-1);
  if (last === undefined || (parties.length === 1 && you !== undefined)) return null;
  const look = lookOf(stage, props);
  const { columns = 1 } = look;
  const each = { ...props, width: widthIn(look, props.width) };
  const placed = orderedBy(props, last).map((party, at) => (
    <PlaceRow
      key={party.join()}
      {...{ props: each, party, last, look }}
      place={props.course?.isWhole === true ? at + 1 : partyPlace(last, parties, party)}
    />
  ));
  const rows = Array.from({ length: Math.ceil(placed.length / columns) }, (_, row) =>
    placed.slice(row * columns, (row + 1) * columns),
  );
  return (
    <Fixed flexDirection="column" width={props.width} rowGap={look.gap}>
      {columns === 1
        ? placed
        : rows.map((row, at) => (
            <Fixed key={String(at)} columnGap={BESIDE}>
              {row}
            </Fixed>
          ))}
    </Fixed>
  );
}
