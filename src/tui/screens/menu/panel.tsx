/** What home says about the chosen entry: some cards, what the game is, what one has done in it, and keys. */

import { type ReactNode, useMemo } from 'react';
import { unmarked } from '../../../engine/glossary.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { findGame } from '../../../games/index.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import type { GameStats } from '../../../play/past/stats.ts';
import { guestName } from '../../../play/session/guests.ts';
import { printOf } from '../../art/face.ts';
import { rangeOf, sparkline } from '../../components/chart.ts';
import { BrokenLines, Column, Fixed, Painted, wrapRuns } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import formTexts from '../../messages/form.json' with { type: 'json' };
import texts from '../../messages/menu.json' with { type: 'json' };
import { cardRows } from '../../table/cards/card.ts';
import { LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run, type Style } from '../../theme/theme.ts';
import { optionsOf, type Setup } from '../form/setup.ts';
import { doneText } from '../score/played.ts';
import { isOfGame, type MenuEntry } from './entries.ts';
import { EntryKeys, entryKeys, keyColumns, keyRows } from './entry-keys.tsx';
import { courseOf } from './facts.ts';
import { ACCENT, FAINT } from './list.tsx';
import type { MenuGame } from './menu-game.ts';
import { type CompanyTold, companionsIn, startText } from './starts.ts';

interface PanelProps {
  readonly entry: MenuEntry;
  /** A match of its game was left off and can go on. */
  readonly isLeft: boolean;
  /** What one has done in its game. */
  readonly played: GameStats | undefined;
  /** The match that Enter starts. */
  readonly starts: Setup | undefined;
  readonly width: number;
  readonly height: number;
}

const INDENT = 2;

/** Cards of the game side by side, as many as there is room for. */
function GameCards({
  faces,
  width,
}: Pick<MenuGame, 'faces'> & { readonly width: number }): ReactNode {
  const stage = useStage();
  const shape = stage.measures.table;
  const count = Math.floor((width + 1) / (shape.width + 1));
  return (
    <Fixed columnGap={1} marginBottom={1}>
      {faces.slice(0, count).map((face, at) => (
        <Painted
          key={String(at)}
          rows={cardRows({ stage, card: { print: printOf(stage.deck, face) }, shape })}
        />
      ))}
    </Fixed>
  );
}

const ALSO = 2;

/** The name with others it is known by. */
function headOf(stage: Stage, { label, game }: MenuEntry): Runs {
  const name = run(say(stage, label), ACCENT);
  if (game === undefined || game.alsoNames.length === 0) return [name];
  const others = game.alsoNames.slice(0, ALSO).join(', ');
  return [name, run(`  ${say(stage, texts.menu.also, others)}`, FAINT)];
}

const gameFacts = ({ players, pack }: MenuGame): Text => joinTexts([players, pack], ' · ');

/** A tiny bar chart of the last results in a game; nothing before there are two. */
function courseRuns(stage: Stage, played: GameStats): Runs {
  const course = courseOf(played);
  if (course.length < 2) return [];
  const shape = { width: course.length, height: 1 };
  const [bars = ''] = sparkline(course, rangeOf(course), stage.theme.glyphs, shape);
  return [run(bars, { tone: 'accent' }), run(` ${say(stage, texts.menu.course)}`, FAINT)];
}

/**
 * The game in a minute, with the options of the match that Enter starts, with blank rows between its paragraphs where these fit too; else as many
 * whole paragraphs as fit, and the key under which all are told.
 */
function minuteLines(
  stage: Stage,
  { game: id }: MenuGame,
  starts: Setup | undefined,
  { width, height }: Shape,
): readonly Runs[] {
  const game = findGame(id);
  const options = game && (starts ? optionsOf(starts) : matchOptions(game, {}));
  if (game === undefined || options === undefined || isRefusal(options)) return [];
  const voices = { pack: game.pack(options), names: [] };
  const heading: Runs = [run(say(stage, texts.menu.minute), ACCENT)];
  const paragraphs = game
    .minute(options)
    .map((one) => wrapRuns(phrase(stage, voices, unmarked(one)), width));
  const blank: Runs = [run(' ')];
  const apart = paragraphs.flatMap((lines) => [blank, ...lines]);
  if (apart.length < height) return [heading, ...apart];
  const goesOn: Runs = [run(say(stage, texts.menu.goesOn), FAINT)];
  const shown: Runs[] = [heading];
  for (const lines of paragraphs) {
    const isFull = shown.length + lines.length >= height;
    // What follows is begun in the rows that are left, unless one is too few.
    const left = height - shown.length - 1;
    if (isFull && shown.length > 1 && left > 1) shown.push(...lines.slice(0, left));
    if (isFull) return shown.length > 1 ? [...shown, goesOn] : [];
    shown.push(...lines);
  }
  return shown;
}

/** Cells that words beside faces need. */
const WORDS = 18;
/** Rows of words alone, and one above. */
const LEAST = 2;
/** Rows for what Enter starts. */
const START_ROWS = 3;

/** Who plays how strong, in lines of a width. */
function strengthLines(
  stage: Stage,
  others: ReturnType<typeof companionsIn>,
  width: number,
): readonly Runs[] {
  return [...new Set(others.map(({ who }) => who))].flatMap((who) => {
    const names = others.filter((one) => one.who === who).map(({ guest }) => guestName(guest));
    const words = fill(texts.menu.strength, joinTexts(names, ', '), formTexts.form[who]);
    const ways = names.length > 1 ? formTexts.waysOfSeveral : formTexts.ways;
    const heads = wrapRuns([run(say(stage, words), ACCENT)], width);
    return [...heads, ...wrapRuns([run(say(stage, ways[who]), FAINT)], width)];
  });
}

/** Whom one plays with: their faces, as many as have room, and beside or below them how strong they play. */
function Company({ setup, width, height }: Shape & { readonly setup: Setup }): ReactNode {
  const { settings } = useApp();
  const stage = useStage();
  const others = companionsIn(setup, settings.name);
  const shape = faceShape(stage);
  const areShown = stage.cards.art && height >= shape.height;
  const isBeside = others.length * (shape.width + INDENT) + WORDS <= width;
  const gap = isBeside ? INDENT : 1;
  const count = areShown ? Math.floor((width + gap) / (shape.width + gap)) : 0;
  const faces = others.slice(0, count);
  const left = isBeside ? width - faces.length * (shape.width + gap) : width;
  const lines = strengthLines(stage, others, left);
  const above = faces.length > 0 && !isBeside ? shape.height : 0;
  const told = lines.slice(0, Math.max(0, height - above));
  return (
    <Fixed
      flexDirection={isBeside ? 'row' : 'column'}
      columnGap={gap}
      height={Math.min(height, isBeside ? shape.height : above + told.length)}
      marginTop={1}
    >
      {faces.length > 0 && (
        <Fixed columnGap={gap}>
          {faces.map(({ guest }) => (
            <Portrait key={guest} face={guest} shape={shape} />
          ))}
        </Fixed>
      )}
      <BrokenLines of={told} />
    </Fixed>
  );
}

const faceShape = ({ measures }: Stage): Shape => (measures.name === 'large' ? LARGE : SMALL);

/** Lines that text is pleasant to read in. */
const READABLE = 70;
/** Columns of the game in a minute beside all else, at least, and before it. */
const LEAST_BESIDE = 45;
const MINUTE_APART = 4;
/** In fewer rows the keys of a second row may have no room. */
const LOW = 8;
/** Rows that say enough of a game to begin with it. */
const ENOUGH = 4;

/** What the entry is: its name, what is said about it, and of a game how it is played. */
const aboutLines = (stage: Stage, entry: MenuEntry, width: number): readonly Runs[] => {
  const { game, hint } = entry;
  const lines = (said: Text, style: Style = {}): readonly Runs[] =>
    wrapRuns([run(say(stage, said), style)], width);
  const hints = isOfGame(entry) || say(stage, hint) === '' ? [] : lines(hint);
  const head = [...wrapRuns(headOf(stage, entry), width), ...hints];
  if (game === undefined) return head;
  return [...head, ...lines(game.summary), ...lines(gameFacts(game), FAINT)];
};

/** What one has done in the game, and the course of it. */
function doneLines(stage: Stage, played: GameStats | undefined, width: number): readonly Runs[] {
  if (played === undefined) return [];
  const course = courseRuns(stage, played);
  const done = wrapRuns([run(say(stage, doneText(played)), FAINT)], width);
  return course.length === 0 ? done : [...done, course];
}

/** Lines after blank rows; nothing where there are no lines. */
const Below = ({ of, gap }: { readonly of: readonly Runs[]; readonly gap: number }): ReactNode => (
  <Fixed marginTop={of.length > 0 ? gap : 0}>
    <BrokenLines of={of} />
  </Fixed>
);

/** What Enter starts: rows for it are kept while the last match is being looked for. */
function startLines(
  stage: Stage,
  starts: Setup | undefined,
  { name, company, width }: StartTold,
): readonly Runs[] {
  if (starts === undefined) return [];
  const linesOf = (isBrief: boolean): readonly Runs[] => {
    const told = say(stage, startText(starts, name, company, isBrief));
    return told === '' ? [] : wrapRuns([run(told, FAINT)], width);
  };
  const whole = linesOf(false);
  return whole.length <= START_ROWS ? whole : linesOf(true).slice(0, START_ROWS);
}

interface StartTold {
  /** The name of the person. */
  readonly name: string;
  readonly company: CompanyTold;
  readonly width: number;
}

/** The longer way of telling something where there are rows for what it has more. */
const longestIn = (
  spare: number,
  short: readonly Runs[],
  long: readonly Runs[],
): readonly Runs[] => (long.length - short.length <= spare ? long : short);

interface EntryShownProps extends PanelProps {
  /** The game in a minute stands elsewhere. */
  readonly isWithoutMinute?: boolean;
}

/** Rows of what is told of an entry: what is always there, its keys, and what one has done in its game. */
interface ToldRows {
  readonly about: number;
  readonly keys: number;
  readonly start: number;
  readonly done: number;
}

/** What has room in so many rows, and the rows that are left below it. */
function roomIn(stage: Stage, height: number, told: ToldRows) {
  const { about, keys, start } = told;
  const below = keys + start;
  const done = told.done + about + below <= height ? told.done : 0;
  const least = about + done + below;
  const gap = Number(height > least + 1);
  const cards = stage.measures.table.height + 1;
  const spare = height - least - 2 * gap;
  const airy = keys > 1 ? keys : 0;
  const isAiry = airy > 0 && (spare >= cards + airy || (spare < cards && spare >= airy));
  const left = isAiry ? spare - airy : spare;
  const hasCards = left >= cards;
  return { isDone: done > 0, gap, isAiry, hasCards, left: left - (hasCards ? cards : 0) };
}

/** The game in a minute in so many rows of a width; nothing where there are too few of them. */
function useMinute({ entry, starts }: PanelProps, width: number, rows: number): readonly Runs[] {
  const stage = useStage();
  const { game } = entry;
  return useMemo(
    () => (game && rows > ENOUGH ? minuteLines(stage, game, starts, { width, height: rows }) : []),
    [stage, game, starts, width, rows],
  );
}

/**
 * All that home says of the chosen entry, from top to bottom. What is needed most is always there; past results,
 * cards, the company and the game in a minute only where there is room for them.
 */
function EntryShown({ isWithoutMinute = false, ...props }: EntryShownProps): ReactNode {
  const { entry, isLeft, played, starts, width, height } = props;
  const { settings } = useApp();
  const stage = useStage();
  const { game } = entry;
  const inner = width - INDENT;
  const readable = Math.min(inner, READABLE);
  const about = aboutLines(stage, entry, inner);
  const keys = entryKeys(entry, isLeft);
  const columns = keyColumns(stage, keys, inner, height < LOW);
  const startTold = (company: CompanyTold): readonly Runs[] =>
    startLines(stage, starts, { name: settings.name, company, width: inner });
  const all = doneLines(stage, played, inner);
  const bare = startTold('names');
  const rows = { about: about.length, keys: keyRows(keys, columns), start: bare.length };
  const room = roomIn(stage, height, { ...rows, done: all.length });
  const { gap, isAiry, left } = room;
  const isCompany = game !== undefined && game.most > 1 && isOfGame(entry);
  const company = isCompany ? faceShape(stage).height + 1 : 0;
  const hasFaces = isCompany && starts !== undefined && left > LEAST;
  const named = longestIn(left, bare, startTold('levels'));
  const isMinute = room.hasCards && !isWithoutMinute;
  const minute = useMinute(props, readable, isMinute ? left - company - 1 : 0);
  return (
    <Column paddingLeft={INDENT} width={width} height={height} overflowY="hidden">
      {game && room.hasCards && <GameCards faces={game.faces} width={inner} />}
      <BrokenLines of={about} />
      <Below of={room.isDone ? all : []} gap={gap} />
      <Fixed marginTop={gap}>
        <EntryKeys {...{ keys, columns, isAiry }} />
      </Fixed>
      <Below of={hasFaces ? startTold('captioned') : named} gap={isAiry ? 1 : 0} />
      {hasFaces && <Company key={game.game} setup={starts} width={readable} height={left - 1} />}
      <Below of={minute} gap={1} />
    </Column>
  );
}

/** What home says of the chosen entry; in the widest windows the game in a minute stands beside all else. */
export function Panel(props: PanelProps): ReactNode {
  const stage = useStage();
  const { entry, starts, width, height } = props;
  const { game } = entry;
  const beside = Math.min(READABLE, width - INDENT - READABLE - MINUTE_APART);
  const isBeside = game !== undefined && isOfGame(entry) && beside >= LEAST_BESIDE;
  const minute = useMemo(
    () => (isBeside ? minuteLines(stage, game, starts, { width: beside, height }) : []),
    [stage, game, starts, isBeside, beside, height],
  );
  if (!isBeside) return <EntryShown {...props} />;
  return (
    <Fixed columnGap={MINUTE_APART}>
      <EntryShown {...props} width={READABLE + INDENT} isWithoutMinute />
      <BrokenLines of={minute} />
    </Fixed>
  );
}
