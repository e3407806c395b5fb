/** A saved match in words and signs: its game, how far it has come, and who sits with how many points. */

import { endsInDraw } from '../../../engine/draw.ts';
import { findGame } from '../../../games/index.ts';
import { clean } from '../../../lang/clean.ts';
import { withMinus } from '../../../lang/text.ts';
import type { SaveEntry, Stray } from '../../../play/kept/listing.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { peopleAmong } from '../../../play/session/players.ts';
import { type Stage, say } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { dayText, hourText } from './history-words.ts';

const SAVES = pastTexts.saves;

/** An entry of the list: a save, or a file that is not one. */
export type SavesEntry = SaveEntry | Stray;

export const isSave = (entry: SavesEntry): entry is SaveEntry => 'id' in entry;

/** File names are not Talon's: as long as they like, and with any characters. */
export const shortName = (name: string): string => clean(name, 60);

/** The game of a save, or the file’s name where the file is no save. */
export function saveName(stage: Stage, entry: SavesEntry): string {
  if (!isSave(entry)) return shortName(entry.name);
  const game = findGame(entry.game);
  return game === undefined ? say(stage, SAVES.strange, entry.game) : say(stage, game.names);
}

/** The day as a person says it, and the hour where it has room: “yesterday, 08:05”. */
export function savedText({ lang }: Stage, time: number, isNarrow: boolean): string {
  const day = dayText(time, Date.now(), lang);
  return isNarrow ? day : `${day}, ${hourText(time, lang)}`;
}

/** How far a game has come, in few words, or in fewer. */
export function stateText(stage: Stage, entry: SavesEntry, isNarrow: boolean): string {
  if (!isSave(entry)) return say(stage, SAVES.kinds[entry.kind]);
  const { damage, deal, finished } = entry;
  if (damage !== undefined && isNarrow) return say(stage, SAVES.kinds.damaged);
  if (damage !== undefined) return say(stage, SAVES.damaged, damage.line);
  if (finished) return say(stage, SAVES.finished);
  const nth = say(stage, SAVES.deal, deal);
  return isNarrow ? nth : `${say(stage, SAVES.going)}, ${nth}`;
}

/** Somebody at the table of a save: the name, and the points once a deal is finished. */
interface SavedPlayer {
  readonly name: string;
  readonly points: number | undefined;
  readonly hasWon: boolean;
  readonly isYou: boolean;
}

/** Everybody at the table of a save; the only person comes first, and as “You”. */
function companyOfSave(stage: Stage, save: SaveEntry): readonly SavedPlayer[] {
  const { game, seats, totals, winners } = save;
  const people = peopleAmong(seats);
  const reader = people.length === 1 ? people[0] : undefined;
  const isDraw = endsInDraw(winners, seats.length);
  const players = calledIn(findGame(game), seats, stage.lang).map(
    (name, seat): SavedPlayer => ({
      name: seat === reader ? say(stage, appTexts.you) : name,
      points: totals[seat],
      hasWon: winners.includes(seat) && !isDraw,
      isYou: seat === reader,
    }),
  );
  return [...players.filter(({ isYou }) => isYou), ...players.filter(({ isYou }) => !isYou)];
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

/** Everybody at the table with their points: “You 50 · Brock 140”. */
export const playersTexts = (stage: Stage, save: SaveEntry): readonly string[] =>
  companyOfSave(stage, save).map((player) => playerText(stage, save, player));

/** The names of all at the table of a save but the only person. */
export const othersOfSave = (stage: Stage, save: SaveEntry): readonly string[] =>
  companyOfSave(stage, save)
    .filter(({ isYou }) => !isYou)
    .map(({ name }) => name);
