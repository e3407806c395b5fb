/** Who stands where, best first: portraits, names, and bars that grow as their points are counted. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { Fixed, Words } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { BUST, LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import { plainText, run, type Style } from '../../theme/theme.ts';
import { isRedealt, type Scored } from '../score/scored.ts';
import { placedIn } from './in-hand.ts';
import { toneOf } from './place-bar.ts';
import { labelCells } from './place-drawn.tsx';
import type { Look, PlacesProps, PlaceWordsProps } from './place-props.ts';
import {
  GAP,
  mostParts,
  nameRuns,
  PlaceWords,
  partsBeside,
  placeCells,
  placeHeight,
  portraitCells,
} from './place-words.tsx';

const LOOKS: readonly Look[] = [
  { face: LARGE, rows: LARGE.height, gap: 1 },
  { face: SMALL, rows: SMALL.height, gap: 1 },
  { face: BUST, rows: BUST.height, gap: 1 },
  { face: BUST, rows: BUST.height, gap: 1, columns: 2 },
  { face: BUST, rows: BUST.height, gap: 0, isStaggered: true },
  { face: BUST, rows: BUST.height, gap: 0 },
  { face: BUST, rows: BUST.height, gap: 0, columns: 2 },
  { rows: 2, gap: 1 },
  { rows: 2, gap: 0 },
];
const FLAT: Look = { rows: 1, gap: 0 };

/** The fewest cells of a bar beside portraits. */
const LEAST_BAR = 12;
/** The fewest cells of bars of places side by side, below names. */
const LEAST_SIDE_BAR = 5;
/** The fewest further cells, for names and figures. */
const LEAST_NAME = 6;
/** Cells that bars of partners with their figures should have. */
const BARS = 28;
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

/** Cells of the portraits of the largest party. */
const mostFaces = ({ parties }: Scored, look: Look): number =>
  Math.max(...parties.map((party) => portraitCells(look, party)));

/** A look with the smallest portraits. */
const BUSTS: Look = { face: BUST, rows: BUST.height, gap: 0 };

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
  const told = Math.max(names, placeCells(props.scored) + BARS);
  return names === 0 ? 0 : mostFaces(props.scored, BUSTS) + told;
}

/** Whether places side by side have room for all that is told of them. */
function isToldInColumns(stage: Stage, props: PlacesProps, look: Look): boolean {
  const each = { ...props, width: widthIn(look, props.width) };
  return partsBeside(stage, each, look) === mostParts(stage, props, look);
}

/** More places than these are a crowd, whose portraits stand apart before all that is told has room. */
const MANY = 4;

/** The looks in which a standing is tried, after a deal and of a crowd those with a row between portraits before all others. */
function looksFor({ scored, isDeal = false, isSpaced = false }: PlacesProps): readonly Look[] {
  const portrayed = LOOKS.filter(({ face }) => face !== undefined);
  const whole = portrayed.map((look): Look => ({ ...look, isWhole: true }));
  const isCrowd = scored.parties.length > MANY;
  if (!isDeal && !isCrowd && !isSpaced) return [...whole, ...LOOKS];
  const isApart = ({ gap, isStaggered = false }: Look): boolean => gap > 0 || isStaggered;
  const spaced = [...whole.filter(isApart), ...portrayed.filter(isApart)];
  if (!isSpaced) return [...spaced, ...whole, ...LOOKS];
  return [...spaced, ...LOOKS.filter(({ face }) => face === undefined)];
}

/**
 * The look of the standing: the largest with portraits that has room for all that is told of the places, else the
 * largest with room for their names and bars.
 */
export function lookOf(stage: Stage, props: PlacesProps): Look {
  const fits = fittingIn(stage, props);
  const isToldIn = (look: Look): boolean =>
    look.isWhole !== true || look.columns === undefined || isToldInColumns(stage, props, look);
  return looksFor(props).find((look) => isToldIn(look) && fits(look)) ?? FLAT;
}

/** Whether portraits stand apart in a look: by a row between the places, or by what is told below each bar. */
export function isAiry(stage: Stage, props: PlacesProps, look: Look): boolean {
  const { parties, outcomes } = props.scored;
  const last = outcomes.at(-1);
  if (look.gap > 0 || look.isStaggered === true || last === undefined) return true;
  return parties.every(
    (party) => placeHeight(stage, { place: 1, props, party, last, look }) > look.rows,
  );
}

/** Cells beside larger portraits of partners in which bars are long enough; 0 where everybody plays alone. */
function barsOfPartners(props: PlacesProps): number {
  const { outcomes, parties } = props.scored;
  const last = outcomes.at(-1);
  if (last === undefined || parties.every((party) => party.length < 2)) return 0;
  return placeCells(props.scored) + labelCells({ props, last }) + LEAST_BAR;
}

/** Tells of a look whether it has room. */
function fittingIn(stage: Stage, props: PlacesProps): (look: Look) => boolean {
  const { scored, rows, width, company } = props;
  const count = scored.parties.length;
  const isLarge = stage.measures.name === 'large';
  const isDrawn = stage.cards.art && company?.some((who) => who !== undefined);
  const names = namesCells(stage, props);
  return (look) => {
    const { face } = look;
    if (look.columns !== undefined && count <= FEW) return false;
    if (look.isStaggered === true && count <= MANY && props.isSpaced !== true) return false;
    const isRoom = heightIn(stage, props, look) <= rows;
    if (face === undefined) return isRoom;
    if (face === LARGE && !isLarge) return false;
    if (face === BUST && !stage.theme.painted) return false;
    const left = widthIn(look, width) - mostFaces(scored, look);
    if (face !== BUST && left < barsOfPartners(props)) return false;
    const least = face === BUST ? LEAST_NAME : LEAST_BAR;
    const bar = look.columns === undefined ? LEAST_BAR : LEAST_SIDE_BAR;
    return isRoom && isDrawn === true && left >= Math.max(least + bar, names);
  };
}

/** The rows that places take at their largest within these. */
export const placesHeight = (stage: Stage, props: PlacesProps): number =>
  heightIn(stage, props, lookOf(stage, props));

/** One party in the standing: its place, unless it is the only one, its portraits, its name and its bar. */
function PlaceRow({ props, party, place, last, look }: PlaceWordsProps): ReactNode {
  const { scored, company, isDeal = false } = props;
  const { parties, you } = scored;
  const isVoid = isDeal && isRedealt(scored);
  const tone = toneOf(scored, party, isDeal);
  const style: Style = { tone, bold: true };
  const { face } = look;
  const isAside = look.isStaggered === true && place % 2 === 0;
  return (
    <Fixed minHeight={look.rows}>
      {parties.length > 1 && (
        <Fixed width={placeCells(scored)} marginTop={Number(look.rows > 2)}>
          <Words of={[run(isVoid ? '' : String(place), style)]} />
        </Fixed>
      )}
      {face && (
        <Fixed width={portraitCells(look, party)}>
          {isAside && <Fixed width={face.width + 1} />}
          {party.map((seat, at) => (
            <Fixed key={seat} width={face.width + (at < party.length - 1 ? 1 : GAP)}>
              <Portrait face={seat === you ? 'person' : company?.[seat]?.face} shape={face} />
            </Fixed>
          ))}
        </Fixed>
      )}
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
  const high = Math.ceil(placed.length / columns);
  // Places run down each column.
  const rows = Array.from({ length: high }, (_, row) =>
    placed.filter((_place, at) => at % high === row),
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
