/** The notations of other programs, as `--format` names them. */
import type { AnyGame } from '../../engine/game.ts';
import { type Format, formatIn, type Transcript } from '../../engine/interchange.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, type Lang } from '../../lang/text.ts';
import { fail, misused } from '../call/exit-codes.ts';
import { gameList } from '../games/game-list.ts';
import texts from './texts.json' with { type: 'json' };

const known = [...new Set(gameList.flatMap(({ formats }) => formats))];

/** The notation with this name. */
export function formatNamed(typed: string | undefined): string {
  const all = known.join(', ');
  if (typed === undefined) return misused(fill(texts.formats.noFormat, all));
  const name = typed.toLowerCase();
  return known.includes(name) ? name : misused(fill(texts.formats.unknown, clean(typed, 40), all));
}

/** The notation of a game with this name; fails where the game has none. */
export function formatOf(game: AnyGame, name: string, lang: Lang): Format {
  const format = formatIn(game.extras.interchange, name);
  if (format !== undefined) return format;
  const others = gameList.filter(({ formats }) => formats.includes(name));
  const names = others.map((other) => other.names[lang]).join(', ');
  return fail(fill(texts.formats.notOfGame, game.names, name, names));
}

/** Matches in a notation. */
export function formattedText(format: Format, transcripts: readonly Transcript[]): string {
  const text = format.write(transcripts);
  return isRefusal(text) ? fail(text.text) : text;
}
