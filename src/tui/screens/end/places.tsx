/** Who stands where, best first: portraits, names, and bars that grow as their points are counted. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { joinTexts, type Text } from '../../../lang/text.ts';
import { levelName } from '../../../report/levels.ts';
import { BrokenLines, Fixed, partLines, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import { BUST, LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { isRedealt, type Party, type Scored } from '../score/scored.ts';
import { placedIn } from './in-hand.ts';
import { toneOf } from './place-bar.ts';
import { drawnBar } from './place-drawn.tsx';
import type { Look, PlacesProps, PlaceWordsProps } from './place-props.ts';
import { toldParts } from './place-told.ts';
import { partyText } from './verdict.ts';

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

/** Between the parts of a story. */
const SEPARATOR = ' · ';
const FAINT = { tone: 'faint' } as const;

/** The words of a place, and the cells that they and the bar may take. */
interface PlaceTold {
  readonly first: Runs;
  /** Lines of what has no room in the first row. */
  readonly rest: readonly Runs[];
  readonly width: number;
  /** Cells of the first row, beside which the bar is; 0: it is below. */
  readonly column: number;
}

function placeTold(stage: Stage, { props, party, last, look }: PlaceWordsProps): PlaceTold {
  const { scored } = props;
  const face = look.face === undefined ? 0 : facesCells(party.length, look.face);
  const width = props.width - face - placeCells(scored);
  const isNarrow = look.columns !== undefined;
  const story = toldParts(stage, props, last, party, isNarrow);
  const told = phrase(stage, scored.voices, joinTexts(story, SEPARATOR), FAINT);
  const name = nameRuns(stage, props, party);
  const isHigh = look.rows > 2;
  const isFlat = look.rows === 1;
  const isBeside = !isHigh && !isFlat && fitsBeside(name, told, width);
  const column = isFlat ? flatCells(stage, props, last) : 0;
  const flat = isFlat ? flatRuns(stage, props, last, party) : [];
  const isInRow = isBeside || isNarrow || (isFlat && stringWidth(plainText(flat)) < column);
  const beside = isBeside ? [...nameAlone(name), run('  '), ...told] : nameIn(look, name, width);
  const first = isFlat && isInRow ? flat : beside;
  const rest = isInRow ? [] : storyLines(stage, props, story, width);
  return { first, rest, width, column };
}

/** Parts of a story in lines, broken between parts where that is possible. */
function storyLines(
  stage: Stage,
  { scored }: PlacesProps,
  story: readonly Text[],
  width: number,
): readonly Runs[] {
  const parts = story.map((part) => phrase(stage, scored.voices, part, FAINT));
  const lines = partLines(parts, run(SEPARATOR, FAINT), width);
  return lines.flatMap((line) => wrapRuns(line, width));
}

/** The rows of a place: after a deal all that is told below the bar has room. */
function placeHeight(stage: Stage, words: PlaceWordsProps): number {
  const { props, look } = words;
  const { rest } = placeTold(stage, words);
  const below = props.isDeal === true ? rest.length : 0;
  return Math.max(look.rows, Math.min(2, look.rows) + below);
}

/** Rows of a name and a bar. */
const NAMED = 2;

/** Name, what is told of it and the bar, below each other or, where there is no room, side by side. */
function PlaceWords(words: PlaceWordsProps): ReactNode {
  const stage = useStage();
  const { props, look } = words;
  const { isDeal = false } = props;
  const { first, rest, width, column } = placeTold(stage, words);
  const below = isDeal ? rest : rest.slice(0, Math.max(0, look.rows - NAMED));
  const isFlat = look.rows === 1;
  return (
    <Fixed flexDirection="column" width={width}>
      <Fixed flexDirection={isFlat ? 'row' : 'column'}>
        <Fixed width={isFlat ? column : width}>
          <Words of={first} />
        </Fixed>
        {drawnBar(stage, words, width - column)}
      </Fixed>
      <BrokenLines of={below} />
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

const placeCells = ({ parties }: Scored): number =>
  parties.length > 1 ? String(parties.length).length + GAP : 0;

/** A name in a row of its own: after a deal with what is told of it in place of the level. */
function flatRuns(stage: Stage, props: PlacesProps, last: Outcome, party: Party): Runs {
  const { scored, isDeal = false } = props;
  const name = nameRuns(stage, props, party);
  if (!isDeal) return name;
  const story = joinTexts(toldParts(stage, props, last, party), SEPARATOR);
  const told = phrase(stage, scored.voices, story, FAINT);
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
