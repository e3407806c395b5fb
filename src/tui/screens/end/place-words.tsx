/** A place of the standing in words: its name, what is told of it, and the bar below or beside them. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { joinTexts, type Text } from '../../../lang/text.ts';
import { levelName } from '../../../report/levels.ts';
import { BrokenLines, Fixed, partLines, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import type { Party, Scored } from '../score/scored.ts';
import { drawnBar } from './place-drawn.tsx';
import type { Look, PlacesProps, PlaceWordsProps } from './place-props.ts';
import { toldParts } from './place-told.ts';
import { partyText } from './verdict.ts';

/** Cells between portraits, names and what is told beside them. */
export const GAP = 2;

/** Cells of portraits beside each other with the gap after them: partners sit closer than words stand to them. */
const facesCells = (count: number, { width }: Shape): number => count * (width + 1) - 1 + GAP;

/** Cells of the portraits of a place in a look; none without portraits. */
export const portraitCells = ({ face }: Look, party: Party): number =>
  face === undefined ? 0 : facesCells(party.length, face);

/** Cells of the number of a place; 0 for the only one. */
export const placeCells = ({ parties }: Scored): number =>
  parties.length > 1 ? String(parties.length).length + GAP : 0;

/** The word for how strong somebody plays. */
function levelRuns({ lang }: Stage, { company, scored }: PlacesProps, [seat]: Party): Runs {
  if (seat === undefined || seat === scored.you) return [];
  const who = company?.[seat]?.who;
  if (who === undefined) return [];
  return [run(`  ${levelName(who)[lang]}`, { tone: 'faint' })];
}

/** The name of a party, bright for the person’s own; a player alone has the level beside it. */
export function nameRuns(stage: Stage, props: PlacesProps, party: Party): Runs {
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

/** A party and what is told of it. */
interface PartyStory {
  readonly party: Party;
  readonly story: readonly Text[];
}

/** The stories of all parties, briefly where places stand side by side. */
function storiesOf(stage: Stage, props: PlacesProps, look: Look): readonly PartyStory[] {
  const { parties, outcomes } = props.scored;
  const last = outcomes.at(-1);
  if (last === undefined) return [];
  const isBrief = look.columns !== undefined;
  return parties.map((party) => ({
    party,
    story: toldParts(stage, props, last, party, isBrief),
  }));
}

/** The most parts of a story. */
export const mostParts = (stage: Stage, props: PlacesProps, look: Look): number =>
  Math.max(0, ...storiesOf(stage, props, look).map(({ story }) => story.length));

/** The cells for the words of a party and its bar. */
const wordsCells = ({ scored, width }: PlacesProps, look: Look, party: Party): number =>
  width - portraitCells(look, party) - placeCells(scored);

/** Parts of a story in one line. */
const storyRuns = (stage: Stage, { scored }: PlacesProps, story: readonly Text[]): Runs =>
  phrase(stage, scored.voices, joinTexts(story, SEPARATOR), FAINT);

/** How many parts of the stories have room beside the names of all parties, each in the width of `props`. */
export function partsBeside(stage: Stage, props: PlacesProps, look: Look): number {
  const stories = storiesOf(stage, props, look);
  const fits = (count: number): boolean =>
    stories.every(({ party, story }) => {
      const told = storyRuns(stage, props, story.slice(0, count));
      return fitsBeside(nameRuns(stage, props, party), told, wordsCells(props, look, party));
    });
  let count = mostParts(stage, props, look);
  while (count > 0 && !fits(count)) count -= 1;
  return count;
}

/** Whether there are lines below the bars for all that is told. */
const hasLines = ({ isDeal = false }: PlacesProps, { isWhole = false }: Look): boolean =>
  isDeal || isWhole;

/**
 * How many parts of its story stand beside the name of a party: side by side as many as beside all names; below each
 * other all parts or none, by the party alone where there is a line below the bar for the others.
 */
function ownPartsBeside(stage: Stage, words: PlaceWordsProps, story: readonly Text[]): number {
  const { props, party, look } = words;
  if (look.rows !== NAMED) return 0;
  const isNarrow = look.columns !== undefined;
  if (!isNarrow && hasLines(props, look)) {
    const told = storyRuns(stage, props, story);
    const isRoom = fitsBeside(nameRuns(stage, props, party), told, wordsCells(props, look, party));
    return isRoom ? story.length : 0;
  }
  const most = mostParts(stage, props, look);
  const count = partsBeside(stage, props, look);
  return isNarrow || count === most ? Math.min(count, story.length) : 0;
}

/** Whether something is told beside names, which then stand without levels. */
function areToldBeside(stage: Stage, props: PlacesProps, look: Look): boolean {
  if (look.rows !== NAMED) return false;
  const most = mostParts(stage, props, look);
  const isNarrow = look.columns !== undefined;
  if (!isNarrow && hasLines(props, look)) return most > 0;
  const count = partsBeside(stage, props, look);
  return count > 0 && (isNarrow || count === most);
}

/** The words of a place, and where they stand. */
function placeTold(stage: Stage, words: PlaceWordsProps): PlaceTold {
  const { props, party, last, look } = words;
  const width = wordsCells(props, look, party);
  const isNarrow = look.columns !== undefined;
  const story = toldParts(stage, props, last, party, isNarrow);
  const told = story.slice(0, ownPartsBeside(stage, words, story));
  const name = nameRuns(stage, props, party);
  const isFlat = look.rows === 1;
  const column = isFlat ? flatCells(stage, props, last) : 0;
  const flat = isFlat ? flatRuns(stage, props, last, party) : [];
  const isInFlat = isFlat && stringWidth(plainText(flat)) < column;
  const isInRow = told.length > 0 || isNarrow || isInFlat;
  const called = areToldBeside(stage, props, look) ? nameAlone(name) : nameIn(look, name, width);
  const line = [...nameAlone(name), run('  '), ...storyRuns(stage, props, told)];
  const beside = told.length > 0 ? line : called;
  const first = isInFlat ? flat : beside;
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

/** What stands below the bar of a place: all that is left to tell, or nothing where the portrait is too low for that. */
function linesBelow({ props, look }: PlaceWordsProps, { rest }: PlaceTold): readonly Runs[] {
  return hasLines(props, look) || rest.length <= look.rows - NAMED ? rest : [];
}

/** The rows of a place with what is told below the bar. */
export function placeHeight(stage: Stage, words: PlaceWordsProps): number {
  const { look } = words;
  const below = linesBelow(words, placeTold(stage, words)).length;
  return Math.max(look.rows, Math.min(NAMED, look.rows) + below);
}

/** Rows of a name and a bar. */
const NAMED = 2;

/** Name, what is told of it and the bar, below each other or, where there is no room, side by side. */
export function PlaceWords(words: PlaceWordsProps): ReactNode {
  const stage = useStage();
  const { look } = words;
  const told = placeTold(stage, words);
  const { first, width, column } = told;
  const isFlat = look.rows === 1;
  return (
    <Fixed flexDirection="column" width={width}>
      <Fixed flexDirection={isFlat ? 'row' : 'column'}>
        <Fixed width={isFlat ? column : width}>
          <Words of={first} />
        </Fixed>
        {drawnBar(stage, words, width - column)}
      </Fixed>
      <BrokenLines of={linesBelow(words, told)} />
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
