/** The finished matches, one in each row: its sign, its game, when it was, against whom and how it ended. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { dealCount } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { isDrawn, perDeal } from '../../../play/past/stats.ts';
import { gameText, placingOf } from '../../../report/stats.ts';
import { type TileKind, tile } from '../../components/bars.ts';
import { chosenSurface, entryPlace, inSight } from '../../components/list.ts';
import { ListCell, POINTER, Rule } from '../../components/listing.tsx';
import { Column, Fixed, fittedParts, Painted, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';
import {
  countText,
  dayText,
  hourText,
  levelWord,
  type MatchFate,
  matchFateOf,
  opponentsOf,
  resultTexts,
} from './history-words.ts';

const HISTORY = pastTexts.history;
const FAINT = { tone: 'faint' } as const;

/** Cells of the columns: the sign, the game where there are several, the day, the opponents; the result has the rest. */
interface MatchColumns {
  readonly sign: number;
  readonly game: number;
  readonly day: number;
  /** The hour stands behind the day. */
  readonly hasHour: boolean;
  readonly others: number;
}

const SHORT: MatchColumns = { sign: 4, game: 21, day: 10, hasHour: false, others: 0 };
const SHORT_ALIKE: MatchColumns = { sign: 4, game: 0, day: 11, hasHour: false, others: 20 };
const NARROW: MatchColumns = { sign: 4, game: 18, day: 11, hasHour: false, others: 0 };
const REGULAR: MatchColumns = { sign: 4, game: 21, day: 11, hasHour: false, others: 15 };
const WIDE: MatchColumns = { sign: 4, game: 22, day: 18, hasHour: true, others: 30 };

/** Columns from which the result is told, the opponents too, and everything. */
const TELLING_RESULTS = 40;
const TELLING_OTHERS = 66;
const TELLING_ALL = 100;

/** The columns of a list of this width; `areAlike`: all matches are of one game, which the title names. */
function matchColumnsIn(width: number, areAlike: boolean): MatchColumns {
  if (width >= TELLING_ALL) return areAlike ? { ...WIDE, game: 0 } : WIDE;
  if (width < TELLING_RESULTS) return areAlike ? SHORT_ALIKE : SHORT;
  const room = areAlike ? width + NARROW.game : width;
  if (room < TELLING_OTHERS) return areAlike ? { ...NARROW, game: 0 } : NARROW;
  return areAlike ? { ...REGULAR, game: 0, others: OTHERS_ALONE } : REGULAR;
}

/** Cells of the opponents where no game is named. */
const OTHERS_ALONE = 20;

const KINDS: Readonly<Record<MatchFate, TileKind>> = { won: 'won', between: 'none', lost: 'lost' };

/**
 * A star for a match won, two lines for a draw, else the place; a cross where there is only one way not to win, and in
 * a patience, where nobody is beaten, how far a deal went.
 */
function fateSign({ theme }: Stage, entry: HistoryEntry): string {
  if (entry.won) return theme.glyphs.wins;
  if (isDrawn(entry)) return '=';
  const [place, of] = placingOf(entry);
  if (of === 1) return String(Math.round(perDeal(entry)));
  const isEither = of <= 2 || findGame(entry.game)?.loser !== undefined;
  if (!isEither) return String(place);
  return theme.ascii ? 'x' : '✗';
}

/** Cells of the sign with a blank on both sides. */
const SIGN = 3;

/** The sign of how a match ended, on its colour; with blanks around it in tiles of more cells than one. */
export function fateTile(stage: Stage, entry: HistoryEntry, cells = SIGN): string {
  const sign = fateSign(stage, entry);
  const padded = sign.length < cells ? ` ${sign}`.padEnd(cells) : sign;
  return tile(stage, padded, KINDS[matchFateOf(entry)]);
}

/** The ways to write names, the longest first, the others counted: “Hazel, Nell +2”. */
function countedNames(stage: Stage, names: readonly string[]): readonly string[] {
  const listed = (count: number): string => {
    const more = names.length > count ? ` ${say(stage, HISTORY.more, names.length - count)}` : '';
    return names.slice(0, count).join(', ') + more;
  };
  return names.map((_, at) => listed(names.length - at));
}

/** As many opponents as have room, and behind them how strong they played, which is told before further names. */
export function othersRuns(stage: Stage, entry: HistoryEntry, width: number): Runs {
  const names = opponentsOf(entry).map((name) => say(stage, name));
  const level = levelWord(entry);
  const word = level === undefined ? '' : `  ${say(stage, level)}`;
  const ways = countedNames(stage, names);
  const beside = ways.find((one) => one.length + word.length <= width);
  if (beside !== undefined) return [run(beside), run(word, FAINT)];
  return [run(ways.find((one) => one.length <= width) ?? ways.at(-1) ?? '')];
}

/** How it ended, what was counted and how long it was, as far as there is room. */
export function resultRuns(stage: Stage, entry: HistoryEntry, width: number): Runs {
  const count = countText(entry);
  const [told, brief] = resultTexts(entry).map((one) => say(stage, one));
  const words = (told?.length ?? 0) <= width ? told : brief;
  const result = run(words ?? '', { bold: entry.won });
  const parts: Run[] = [result];
  if (count !== undefined) parts.push(run(say(stage, count)));
  if (entry.points.length > 1) parts.push(run(say(stage, dealCount(entry.points.length)), FAINT));
  return fittedParts(
    parts.map((part) => [part]),
    ' · ',
    width,
  );
}

interface MatchRowProps {
  readonly entry: HistoryEntry;
  readonly at: number;
  readonly isChosen: boolean;
  readonly width: number;
  readonly now: number;
  readonly areAlike: boolean;
}

function MatchRow({ entry, at, isChosen, width, now, areAlike }: MatchRowProps): ReactNode {
  const stage = useStage();
  const { sign, game, day, hasHour, others } = matchColumnsIn(width, areAlike);
  const { theme, lang } = stage;
  const when = dayText(entry.time, now, lang);
  const hour = hasHour ? `, ${hourText(entry.time, lang)}` : '';
  const rest = width - POINTER - sign - game - day - others;
  const pointer = isChosen ? `${theme.glyphs.pointer} ` : ' '.repeat(POINTER);
  return (
    <Fixed
      is={isChosen ? chosenSurface(stage) : undefined}
      place={['control', entryPlace(at)]}
      width={width}
      height={1}
    >
      <ListCell width={POINTER} of={[run(pointer, { bold: true })]} />
      <Fixed width={sign}>
        <Painted rows={gridOf([fateTile(stage, entry)])} />
      </Fixed>
      {game > 0 && (
        <ListCell
          width={game}
          gap={1}
          of={[run(say(stage, gameText(entry.game)), { bold: true })]}
        />
      )}
      <ListCell width={day} gap={1} of={[run(when + hour, FAINT)]} />
      {others > 0 && <ListCell width={others} gap={2} of={othersRuns(stage, entry, others - 2)} />}
      {rest > 0 && <Words of={resultRuns(stage, entry, rest)} />}
    </Fixed>
  );
}

interface MatchesProps {
  readonly entries: readonly HistoryEntry[];
  /** The one under the cursor. */
  readonly at: number;
  /** The time to which days are told. */
  readonly now: number;
  readonly shape: Shape;
  /** All are of one game, which the title names. */
  readonly areAlike: boolean;
}

/** The matches around the cursor, as many as there is room for, and how many are out of sight. */
export function MatchRows({ entries, at, now, shape, areAlike }: MatchesProps): ReactNode {
  const { width, height } = shape;
  const count = entries.length;
  const isLong = count > height;
  const sight = inSight(count, at, isLong ? height - 1 : height, () => 1);
  return (
    <Column place={['zone', 'list']} width={width} height={height}>
      {entries.slice(sight.from, sight.to).map((entry, place) => (
        <MatchRow
          key={entry.id}
          {...{ entry, width, now, areAlike }}
          at={sight.from + place}
          isChosen={sight.from + place === at}
        />
      ))}
      {isLong && <Rule sight={sight} count={count} />}
    </Column>
  );
}
