/** The list of saved and finished games, and what there is to say about the one under the cursor. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { clean } from '../../../lang/clean.ts';
import { type Text, withMinus } from '../../../lang/text.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import type { SaveEntry, Stray } from '../../../play/kept/listing.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { peopleAmong } from '../../../play/session/players.ts';
import {
  aboutRowsBelow,
  factRuns,
  ListCell,
  Listing,
  ListRow,
  listShape,
  POINTER,
} from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Run, type Runs, run } from '../../theme/theme.ts';
import { countedNames, resultRuns } from './history-rows.tsx';
import { dayText, hourText, matchLengthText } from './history-words.ts';

/** A narrower window shows the day without the hour, and the deal or the damage alone. */
const NARROW = 70;

const isNarrowIn = (stage: Stage): boolean => stage.size.columns < NARROW;

/** The day as a person says it, and the hour where it has room: “yesterday, 08:05”. */
function savedText(stage: Stage, time: number): string {
  const { lang } = stage;
  const day = dayText(time, Date.now(), lang);
  return isNarrowIn(stage) ? day : `${day}, ${hourText(time, lang)}`;
}

/** An entry of the list: a save, or a file that is not one. */
export type SavesEntry = SaveEntry | Stray;

export const isSave = (entry: SavesEntry): entry is SaveEntry => 'id' in entry;

/** File names are not Talon's: as long as they like, and with any characters. */
const shortName = (name: string): string => clean(name, 60);

/** The game of a save, or the file’s name where the file is no save. */
function saveName(stage: Stage, entry: SavesEntry): string {
  if (!isSave(entry)) return shortName(entry.name);
  const game = findGame(entry.game);
  return game === undefined
    ? say(stage, pastTexts.saves.strange, entry.game)
    : say(stage, game.names);
}

/** How far a game has come, in few words. */
function stateText(stage: Stage, entry: SavesEntry): string {
  if (!isSave(entry)) return say(stage, pastTexts.saves.kinds[entry.kind]);
  const isNarrow = isNarrowIn(stage);
  const deal = say(stage, pastTexts.saves.deal, entry.deal);
  if (entry.damage !== undefined)
    return isNarrow
      ? say(stage, pastTexts.saves.kinds.damaged)
      : say(stage, pastTexts.saves.damaged, entry.damage.line);
  if (entry.finished) return say(stage, pastTexts.saves.finished);
  return isNarrow ? deal : `${say(stage, pastTexts.saves.going)}, ${deal}`;
}

/** Somebody at the table of a save: the name, and the points once a deal is finished. */
interface SavedPlayer {
  readonly name: string;
  readonly points: number | undefined;
  readonly hasWon: boolean;
}

/** The players of a save: the only person, if there is one, and everybody else. */
interface SavedCompany {
  readonly you: SavedPlayer | undefined;
  readonly others: readonly SavedPlayer[];
}

function companyOfSave({ lang }: Stage, save: SaveEntry): SavedCompany {
  const { game, seats, totals, winners } = save;
  const players = calledIn(findGame(game), seats, lang).map(
    (name, seat): SavedPlayer => ({
      name,
      points: totals[seat],
      hasWon: winners.includes(seat),
    }),
  );
  const people = peopleAmong(seats);
  const reader = people.length === 1 ? people[0] : undefined;
  const you = reader === undefined ? undefined : players[reader];
  return { you, others: players.filter((_, seat) => seat !== reader) };
}

/** Whether the points of a game say something to people: not where nothing but the loser is sought. */
const arePointsTold = ({ game }: SaveEntry): boolean => findGame(game)?.loser === undefined;

/** A player with their points, and a star for a winner: “Edgar ★ 109”. */
function playerText({ theme }: Stage, save: SaveEntry, player: SavedPlayer): string {
  const { name, points, hasWon } = player;
  const parts = [name];
  if (hasWon) parts.push(theme.glyphs.wins);
  if (points !== undefined && arePointsTold(save)) parts.push(withMinus(points));
  return parts.join(' ');
}

/** The others at the table with their points, who has won first. */
function othersText(stage: Stage, save: SaveEntry): string {
  const { others } = companyOfSave(stage, save);
  const sorted = [...others].sort((one, two) => Number(two.hasWon) - Number(one.hasWon));
  return sorted.map((player) => playerText(stage, save, player)).join(', ');
}

/** The only person and their points: in a match that goes on, or one of which the history knows nothing. */
function ownRuns(stage: Stage, save: SaveEntry): readonly Run[] {
  const { you } = companyOfSave(stage, save);
  if (you?.points === undefined) return [];
  const own = { ...you, name: say(stage, appTexts.you) };
  return [run(playerText(stage, save, own), { bold: true })];
}

/** A save with what the history knows of it: how it ended for the person. */
interface SaveShown {
  readonly entry: SavesEntry;
  readonly ended: HistoryEntry | undefined;
}

/** The person, who sits with them, and how long the match was; of another file, why it is none. */
function saveRuns(stage: Stage, { entry, ended }: SaveShown, rows: number): Runs {
  if (!isSave(entry))
    return [run(`${shortName(entry.name)}: `, { bold: true }), run(say(stage, entry.reason))];
  const { damage } = entry;
  const facts: Run[] = ended === undefined ? [...ownRuns(stage, entry)] : [];
  const others = othersText(stage, entry);
  if (others !== '') facts.push(run(say(stage, pastTexts.saves.others, others)));
  if (damage !== undefined) facts.push(run(say(stage, damage.reason), { tone: 'alarm' }));
  if (ended !== undefined) facts.push(run(say(stage, matchLengthText(ended)), { tone: 'faint' }));
  if (!entry.finished) facts.push(run(`talon resume ${entry.id}`, { tone: 'faint' }));
  return factRuns(stage, facts, rows);
}

/** Cells of the columns: a game's name, and the day with or without the hour. */
const NAME = 22;
const WHEN = 21;
const DAY_ALONE = 14;
/** From this width on, the list shows the players too. */
const WIDE = 100;
const STATE = 34;

/** The names of the others at the table, as many as have room, the rest counted: “Hazel, Nell +2”. */
function othersNamed(stage: Stage, save: SaveEntry, width: number): string {
  const names = companyOfSave(stage, save).others.map(({ name }) => name);
  return countedNames(stage, names, width);
}

/** How far a match has come or how it ended for the person, in a column of a width. */
function stateRuns(stage: Stage, { entry, ended }: SaveShown, width: number): Runs {
  const isSound = isSave(entry) && entry.damage === undefined;
  if (ended !== undefined && isSound) return resultRuns(stage, ended, width);
  return [run(stateText(stage, entry))];
}

/** A save in columns: its game, when it was last played, its state, and in wide windows the players. */
function Saved(shown: SaveShown): ReactNode {
  const stage = useStage();
  const { entry } = shown;
  const { width } = listShape(stage);
  const isWide = width >= WIDE;
  const name: Runs = [run(saveName(stage, entry), { bold: true })];
  const save = isSave(entry) ? entry : undefined;
  const day = isNarrowIn(stage) ? DAY_ALONE : WHEN;
  const left = width - POINTER - NAME - day;
  const room = isWide ? STATE : left;
  const gap = isWide ? 2 : 0;
  return (
    <>
      <ListCell width={NAME} gap={1} of={name} />
      {save && <ListCell width={day} of={[run(savedText(stage, save.time), { tone: 'faint' })]} />}
      <ListCell width={room} gap={gap} of={stateRuns(stage, shown, room - gap)} />
      {save && isWide && (
        <Words of={[run(othersNamed(stage, save, left - STATE), { tone: 'faint' })]} />
      )}
    </>
  );
}

/** The keys of an entry: what Enter does to it depends on whether the match is over. */
function keysFor(entry: SavesEntry | undefined): readonly Text[] {
  const isOver = entry !== undefined && isSave(entry) && entry.finished;
  return isOver ? pastTexts.finishedKeys : pastTexts.savesKeys;
}

interface SavesShown {
  /** The saves; undefined while they are being read. */
  readonly entries: readonly SavesEntry[] | undefined;
  /** What the history knows of finished matches, by the names of their records. */
  readonly ended: ReadonlyMap<string, HistoryEntry>;
  readonly at: number;
  readonly notice?: Runs | undefined;
  /** Why there may be more. */
  readonly problem?: Text | undefined;
}

/** The list of saves; where it is empty, why: the folder is still being read, could not be read, or holds none. */
export function SavesPage({ entries, ended, at, notice, problem }: SavesShown): ReactNode {
  const stage = useStage();
  const all = entries ?? [];
  const shownAt = (entry: SavesEntry): SaveShown => ({
    entry,
    ended: isSave(entry) ? ended.get(entry.id) : undefined,
  });
  const chosen = all[at];
  const rows = aboutRowsBelow(stage, all.length);
  const empty = entries === undefined ? appTexts.reading : (problem ?? pastTexts.saves.none);
  return (
    <Listing
      title={titled(say(stage, pastTexts.saves.title))}
      keys={keysFor(chosen)}
      at={at}
      entries={all.map((entry, place) => (
        <ListRow key={entry.path} at={place} focus={place === at}>
          <Saved {...shownAt(entry)} />
        </ListRow>
      ))}
      about={
        chosen === undefined ? [run(say(stage, empty))] : saveRuns(stage, shownAt(chosen), rows)
      }
      aboutRows={rows}
      notice={notice}
    />
  );
}
