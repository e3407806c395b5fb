/** Where a person's mistake comes from: the match as the history has it, who sat there, and when it was played. */
import type { AnyGame } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { fill, type Lang, type Text, text } from '../../lang/text.ts';
import type { Folders } from '../disk/paths.ts';
import type { HistoryEntry } from '../kept/entry.ts';
import { readHistory } from '../kept/history.ts';
import { withGuests } from '../session/guests.ts';
import {
  namePlayers,
  type Player,
  readOccupant,
  seatNamesOf,
  standardOpponent,
} from '../session/players.ts';
import type { Mistake } from './practice.ts';
import texts from './texts.json' with { type: 'json' };

/** The matches that the history knows; none where it cannot be read. */
export async function matchesPlayed(folders: Folders): Promise<readonly HistoryEntry[]> {
  try {
    return await readHistory(folders);
  } catch {
    return [];
  }
}

/** The match in which a mistake was made. */
const matchOfMistake = (
  { game, seed }: Mistake,
  played: readonly HistoryEntry[],
): HistoryEntry | undefined => played.find((one) => one.game === game && one.seed === seed);

interface SeatedReader {
  readonly lang: Lang;
  readonly name: string;
}

/**
 * The players of the match, the guests among them, so that the table looks as it did; where the history lacks the match,
 * the usual opponents with the faces that its seed picks.
 */
export function playersThen(
  mistake: Mistake,
  { game, options }: { readonly game: AnyGame; readonly options: MatchOptions },
  played: readonly HistoryEntry[],
  { lang, name }: SeatedReader,
): readonly Player[] {
  const { seats = [], guests = [] } = matchOfMistake(mistake, played) ?? {};
  const usual = standardOpponent(game);
  const occupants = Array.from({ length: options.players }, (_, seat) => {
    if (seat === mistake.seat) return 'human';
    const who = readOccupant(seats[seat] ?? '');
    return who === undefined || who === 'human' ? usual : who;
  });
  const named = namePlayers(occupants, lang, name, seatNamesOf(game));
  const seated = named.map((player, seat) => {
    const guest = guests[seat];
    return guest === undefined || guest === '' ? player : { ...player, guest };
  });
  return withGuests(seated, mistake.seed);
}

/** The day in short words: “28 Nov”. */
function dayWords(time: number): Text {
  const dayIn = (locale: string): string =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(time);
  return text(dayIn('en-GB'), dayIn('de'));
}

/** When a mistake was made: “28 Nov, deal 2”. */
export function originText(mistake: Mistake, deal: number, played: readonly HistoryEntry[]): Text {
  const time = matchOfMistake(mistake, played)?.time ?? mistake.time;
  return fill(texts.puzzles.from, dayWords(time), deal);
}
