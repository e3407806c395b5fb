/** Who stands where, best first: portraits, names, and bars that grow as their points are counted. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import type { Text } from '../../../lang/text.ts';
import { levelName } from '../../../report/levels.ts';
import { Fixed, fitted, Painted, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { BUST, LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { fateOf, gained, isRedealt, ofParty, type Party, type Scored } from '../score/scored.ts';
import { barRow } from './bars.ts';
import { HandCourseRow } from './hand-course.tsx';
import { type HandCourse, placedIn, stepsHeld } from './in-hand.ts';
import { barOf, toneOf } from './place-bar.ts';
import { toldOf } from './place-told.ts';
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

/** The rows of all places in a look, with what is told below their bars. */
function heightIn(stage: Stage, props: PlacesProps, look: Look): number {
  const { parties, outcomes } = props.scored;
  const last = outcomes.at(-1);
  if (last === undefined || look.columns !== undefined) return placeRows(look, parties.length);
  const rows = parties.map((party) => placeHeight(stage, { place: 1, props, party, last, look }));
  return rows.reduce((sum, one) => sum + one + look.gap, -look.gap);
}

/** Up to this many places are never side by side. */
const FEW = 3;

/** Cells of portraits beside each other with the gap after them: partners sit closer than words stand to them. */
const facesCells = (count: number, { width }: Shape): number => count * (width + 1) - 1 + GAP;

const mostFaces = ({ parties }: Scored, face: Shape): number =>
  facesCells(Math.max(...parties.map((party) => party.length)), face);

/** Cells of the places and the longest names of partners, which nothing may cut; 0 where everybody plays alone. */
function namesCells(stage: Stage, props: PlacesProps): number {
  const { parties } = props.scored;
  if (parties.every((party) => party.length < 2)) return 0;
  const names = parties.map((party) => stringWidth(plainText(nameRuns(stage, props, party))));
  return placeCells(props.scored) + Math.max(...names);
}

/** The fewest cells of partners' places with their portraits; 0 where everybody plays alone. */
export function partnersCells(stage: Stage, props: PlacesProps): number {
  const names = namesCells(stage, props);
  return names === 0 ? 0 : mostFaces(props.scored, BUST) + names;
}

/** The largest look of the standing, with or without portraits, for which there is room. */
function lookOf(stage: Stage, props: PlacesProps): Look {
  const { scored, rows, width, company } = props;
  const count = scored.parties.length;
  const isLarge = stage.measures.name === 'large';
  const isDrawn = stage.cards.art && company?.some((who) => who !== undefined);
  const names = namesCells(stage, props);
  const fits = (look: Look): boolean => {
    const { face } = look;
    if (look.columns !== undefined && count <= FEW) return false;
    const isRoom = heightIn(stage, props, look) <= rows;
    if (face === undefined) return isRoom;
    if (face === LARGE && !isLarge) return false;
    if (face === BUST && !stage.theme.painted) return false;
    const left = widthIn(look, width) - mostFaces(scored, face);
    const least = face === BUST ? LEAST_NAME : LEAST_BAR;
    return isRoom && isDrawn === true && left >= Math.max(least + LEAST_BAR, names);
  };
  return LOOKS.find(fits) ?? FLAT;
}

/** The rows that places take at their largest within these. */
export const placesHeight = (stage: Stage, props: PlacesProps): number =>
  heightIn(stage, props, lookOf(stage, props));

/** Whether the places have portraits in these rows. */
export const arePortrayed = (stage: Stage, props: PlacesProps): boolean =>
  lookOf(stage, props).face !== undefined;

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
  if (isRedealt(scored)) return ` ${shown}`;
  const isOnlyDeal = scored.outcomes.length === 1 && points === ofParty(last.totals, party);
  return isOnlyDeal ? ` ${gained(points)}` : ` ${gained(points)}  ${shown}`;
}

/** The cards of a party through the deal or, where the panel shows those, how long it held any. */
function drawnCourse(
  stage: Stage,
  { props, party, place }: PlaceWordsProps,
  course: HandCourse,
  room: number,
): ReactNode {
  const { scored, countedPart = 1 } = props;
  const [seat = 0] = party;
  const tone = toneOf(scored, party);
  const cells = Math.min(MOST_BAR, room);
  if (stage.measures.panel > 0) {
    const held = course.cards[seat] ?? [];
    const parts = [stepsHeld(held) * countedPart];
    const bar = { parts, whole: held.length, below: 0, cells, tone, label: '' };
    return <Painted rows={barRow(stage, bar)} />;
  }
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
  const isCounting = props.countedPart !== undefined && props.countedPart < 1;
  const hasStar = fateOf(scored, party) === 'won' && !isCounting;
  const star = hasStar ? ` ${stage.theme.glyphs.wins}` : '';
  const cells = Math.max(0, Math.min(MOST_BAR, room - labelCells(props, last)));
  const label = figuresText(words, number) + star;
  const tone = toneOf(scored, party);
  const shown = { ...bar, cells, label, isCounting, isLimitTold: place === 1, tone };
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

/** The words of a place, and the cells that they and the bar may take. */
interface PlaceTold {
  readonly first: Runs;
  /** What has no room in the first row. */
  readonly rest: Runs;
  readonly width: number;
  /** Cells of the first row, beside which the bar is; 0: it is below. */
  readonly column: number;
}

function placeTold(stage: Stage, { props, party, last, look }: PlaceWordsProps): PlaceTold {
  const { scored } = props;
  const face = look.face === undefined ? 0 : facesCells(party.length, look.face);
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
  return { first, rest, width, column };
}

/** The rows of a place: after a deal all that is told below the bar has room. */
function placeHeight(stage: Stage, words: PlaceWordsProps): number {
  const { props, look } = words;
  const { rest, width } = placeTold(stage, words);
  const below = props.isDeal === true && rest.length > 0 ? wrapRuns(rest, width).length : 0;
  return Math.max(look.rows, Math.min(2, look.rows) + below);
}

/** Name, what is told of it and the bar, below each other or, where there is no room, side by side. */
function PlaceWords(words: PlaceWordsProps): ReactNode {
  const stage = useStage();
  const { props, look } = words;
  const { isDeal = false } = props;
  const { first, rest, width, column } = placeTold(stage, words);
  const isHigh = look.rows > 2;
  const isFlat = look.rows === 1;
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
  const { scored, company, isDeal = false } = props;
  const { parties, you } = scored;
  const isVoid = isDeal && isRedealt(scored);
  const tone = toneOf(scored, party);
  const style: Style = { tone, bold: true };
  const { face } = look;
  return (
    <Fixed minHeight={look.rows}>
      {parties.length > 1 && (
        <Fixed width={placeCells(scored)} marginTop={Number(look.rows > 2)}>
          <Words of={[run(isVoid ? '' : String(place), style)]} />
        </Fixed>
      )}
      {face &&
        party.map((seat, at) => (
          <Fixed key={seat} width={face.width + (at < party.length - 1 ? 1 : GAP)}>
            <Portrait face={seat === you ? 'person' : company?.[seat]?.face} shape={face} />
          </Fixed>
        ))}
      <PlaceWords {...{ props, party, place, last, look }} />
    </Fixed>
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
  const placed = placedIn(parties, last, props.course).map(({ party, place }) => (
    <PlaceRow key={party.join()} {...{ props: each, party, last, look, place }} />
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
