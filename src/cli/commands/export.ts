/** `talon export --format F FILE`: records in another program's notation. */
import type { Format, Transcript } from '../../engine/extras.ts';
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fill, type Lang, text } from '../../lang/text.ts';
import { clean } from '../../script/clean.ts';
import { openTaker, type Taken } from '../../script/transcript.ts';
import { gameList } from '../game-list.ts';
import { textGiven } from '../given.ts';
import { write } from '../output.ts';
import { followRecords } from '../records.ts';
import { fileName } from '../source.ts';
import type { Call } from '../spec.ts';
import { fail, misused } from '../stop.ts';

const NO_FORMAT = text('--format is missing; the formats are $1', '--format fehlt; es gibt $1');
const UNKNOWN = text('--format: “$1” is not one of $2', '--format: „$1“ ist nicht erlaubt, nur $2');
const NOT_OF_GAME = text(
  '$1 cannot be exported as $2; $3 can',
  '$1 lässt sich nicht als $2 ausgeben, wohl aber $3',
);
const MIXED = text(
  '$1 contains records of several games: $2, $3',
  '$1 enthält Protokolle mehrerer Spiele: $2, $3',
);

const known = [...new Set(gameList.flatMap(({ formats }) => formats))];

/** The notation with this name. */
export function formatNamed(typed: string | undefined): string {
  const all = known.join(', ');
  if (typed === undefined) return misused(fill(NO_FORMAT, all));
  const name = typed.toLowerCase();
  return known.includes(name) ? name : misused(fill(UNKNOWN, clean(typed, 40), all));
}

function formatOf(game: AnyGame, name: string, lang: Lang): Format {
  const format = game.extras.formats?.[name];
  if (format !== undefined) return format;
  const others = gameList.filter(({ formats }) => formats.includes(name));
  return fail(
    fill(NOT_OF_GAME, game.names, name, others.map(({ names }) => names[lang]).join(', ')),
  );
}

/** The one game of the records. */
function gameOf(file: string, taken: readonly Taken[]): AnyGame | undefined {
  const game = taken[0]?.game;
  const other = taken.find((record) => record.game !== game)?.game;
  if (game === undefined || other === undefined) return game;
  return fail(fill(MIXED, fileName(file), game.names, other.names));
}

function written(format: Format, transcripts: readonly Transcript[]): string {
  const text = format.write(transcripts);
  return isRefusal(text) ? fail(text.text) : text;
}

export async function exportRecords({ args, given, lang }: Call): Promise<number> {
  const [file = '-'] = args;
  const name = formatNamed(textGiven(given, 'format'));
  const taker = openTaker();
  const code = await followRecords(file, lang, taker.take);
  const game = gameOf(file, taker.taken());
  if (code !== 0 || game === undefined) return code;
  const transcripts = taker.taken().map(({ transcript }) => transcript);
  await write(written(formatOf(game, name, lang), transcripts));
  return 0;
}
