/** The list of saved and finished games, and what there is to say about the one under the cursor. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { clean } from '../../../lang/clean.ts';
import type { Text } from '../../../lang/text.ts';
import type { SaveEntry, Stray } from '../../../play/kept/listing.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { peopleAmong, readerAt } from '../../../play/session/players.ts';
import {
  aboutRowsBelow,
  factRuns,
  ListCell,
  Listing,
  ListRow,
  listShape,
} from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Run, type Runs, run } from '../../theme/theme.ts';
import { dayText, hourText } from './history-words.ts';

/** A narrower window shows the deal or the damage alone. */
const NARROW = 70;

/** The day as a person says it, and the hour: “yesterday, 08:05”. */
const whenText = ({ lang }: Stage, time: number): string =>
  `${dayText(time, Date.now(), lang)}, ${hourText(time, lang)}`;

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
  const isNarrow = stage.size.columns < NARROW;
  const deal = say(stage, pastTexts.saves.deal, entry.deal);
  if (entry.damage !== undefined)
    return isNarrow
      ? say(stage, pastTexts.saves.kinds.damaged)
      : say(stage, pastTexts.saves.damaged, entry.damage.line);
  if (entry.finished) return say(stage, pastTexts.saves.finished);
  return isNarrow ? deal : `${say(stage, pastTexts.saves.going)}, ${deal}`;
}

/** How the players of a save are called, the only person as `you`. */
function playerNames(
  { lang }: Stage,
  { game: id, seats }: SaveEntry,
  you: string,
): readonly string[] {
  const game = findGame(id);
  const reader = game && readerAt(game, peopleAmong(seats));
  return calledIn(game, seats, lang).map((name, seat) => (seat === reader ? you : name));
}

const playersText = (stage: Stage, save: SaveEntry): string =>
  playerNames(stage, save, say(stage, appTexts.you))
    .map((name, at) => [name, ...save.totals.slice(at, at + 1)].join(' '))
    .join(', ');

/** Who plays and what they have, who has won; of another file, why it is none. */
function saveRuns(stage: Stage, entry: SavesEntry | undefined, rows: number): Runs {
  if (entry === undefined) return [];
  if (!isSave(entry))
    return [run(`${shortName(entry.name)}: `, { bold: true }), run(say(stage, entry.reason))];
  const names = playerNames(stage, entry, say(stage, pastTexts.saves.you));
  const winners = entry.winners.map((seat) => names[seat] ?? '').join(', ');
  const { damage } = entry;
  const facts: Run[] = [];
  if (winners !== '') facts.push(run(say(stage, pastTexts.saves.won, winners), { bold: true }));
  facts.push(run(playersText(stage, entry)));
  if (damage !== undefined) facts.push(run(say(stage, damage.reason), { tone: 'alarm' }));
  facts.push(run(entry.finished ? entry.id : `talon resume ${entry.id}`, { tone: 'faint' }));
  return factRuns(stage, facts, rows);
}

/** Cells of the columns: a game's name, and date and time. */
const NAME = 24;
const WHEN = 21;
/** From this width on, the list shows the players too. */
const WIDE = 100;
const STATE = 26;

/** A save in columns: its game, when it was last played, its state, and in wide windows the players. */
function Saved({ entry }: { readonly entry: SavesEntry }): ReactNode {
  const stage = useStage();
  const isWide = listShape(stage).width >= WIDE;
  const state: Runs = [run(stateText(stage, entry))];
  const name: Runs = [run(saveName(stage, entry), { bold: true })];
  const save = isSave(entry) ? entry : undefined;
  return (
    <>
      <ListCell width={NAME} gap={1} of={name} />
      {save && <ListCell width={WHEN} of={[run(whenText(stage, save.time), { tone: 'faint' })]} />}
      {save && isWide ? <ListCell width={STATE} of={state} /> : <Words of={state} />}
      {save && isWide && <Words of={[run(playersText(stage, save), { tone: 'faint' })]} />}
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
  readonly at: number;
  readonly notice?: Runs | undefined;
  /** Why there may be more. */
  readonly problem?: Text | undefined;
}

/** The list of saves; where it is empty, why: the folder is still being read, could not be read, or holds none. */
export function SavesPage({ entries, at, notice, problem }: SavesShown): ReactNode {
  const stage = useStage();
  const all = entries ?? [];
  const rows = aboutRowsBelow(stage, all.length);
  const empty = entries === undefined ? appTexts.reading : (problem ?? pastTexts.saves.none);
  return (
    <Listing
      title={titled(say(stage, pastTexts.saves.title))}
      keys={keysFor(all[at])}
      at={at}
      entries={all.map((entry, place) => (
        <ListRow key={entry.path} at={place} focus={place === at}>
          <Saved entry={entry} />
        </ListRow>
      ))}
      about={all.length === 0 ? [run(say(stage, empty))] : saveRuns(stage, all[at], rows)}
      aboutRows={rows}
      notice={notice}
    />
  );
}
