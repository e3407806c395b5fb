/** `talon play --from FILE`: the deals of a file, to be played again. */
import { basename } from 'node:path';
import type { AnyGame } from '../../../engine/game.ts';
import { makeStep, matchActor, openMatch } from '../../../engine/match.ts';
import type { Earlier } from '../../../engine/record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { plainName } from '../../../lang/names.ts';
import { fill } from '../../../lang/text.ts';
import {
  homeSeatOf,
  type Occupant,
  opponentFor,
  readOccupant,
} from '../../../play/session/players.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { type Playable, playableIn } from '../../../script/records/playable.ts';
import type { Call, Flags } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { fileName } from '../../parse/source.ts';
import { warn } from '../../print/output.ts';
import { playsIn } from '../records/exchange.ts';
import texts from './texts.json' with { type: 'json' };

const { from } = texts;

const MOST = 1_000_000;
/** Characters of a file's name that the record keeps: as many as a header can hold in any script. */
const LONGEST_FILE_NAME = 100;
/** Flags for what the file decides. */
const DECIDED = ['seed', 'option', 'preset', 'where'] as const;

/** Deals to be played again, as a session takes them. */
export interface Again {
  readonly playable: Playable;
  readonly earlier: Earlier;
  /** The steps before the first deal to play, made in advance. */
  readonly made: readonly Made[];
}

function checkGiven(given: Flags): void {
  const typed = DECIDED.find((key) => given.text(key) !== undefined || given.list(key).length > 0);
  if (typed !== undefined) misused(fill(from.settled, `--${typed}`));
}

/**
 * The match of a file to be played again, by `--match`, else the first; with several and no choice made, which one it
 * is is said.
 */
function chosenMatch(all: readonly Playable[], file: string, { given, lang }: Call): Playable {
  const bounds = { least: 1, most: MOST, standard: 1 };
  const number = given.number('match', '--match', bounds);
  const name = fileName(file);
  const playable = all[number - 1];
  if (all.length === 0) return fail(fill(from.nothing, name));
  if (playable === undefined) return fail(fill(from.noMatch, name, all.length, number));
  if (all.length > 1 && given.text('match') === undefined)
    warn(fill(from.oneOf, number, all.length, name), lang);
  return playable;
}

/** The steps of the file before the first deal to play, made under the options of the new match. */
function preludeOf({ game, options, seed, prelude }: Playable): readonly Made[] {
  const made: Made[] = [];
  let before = openMatch(game, options, seed);
  for (const text of prelude) {
    const after = makeStep(before, text);
    if (isRefusal(after)) return fail(after.text);
    made.push({ before, after, by: matchActor(before), text });
    before = after;
  }
  return made;
}

/** Stops with one sentence where the file has nothing to play; undefined after faults, which are reported. */
export async function againGiven(
  call: Call,
  file: string,
  asked: AnyGame | undefined,
): Promise<Again | undefined> {
  if (file === '-') misused(from.noStdin);
  checkGiven(call.given);
  const records = await playsIn(file, call.lang, true);
  if (records === undefined) return undefined;
  // A game named along with a file must be the file's.
  const other = records.find(({ game }) => asked !== undefined && game !== asked);
  if (asked !== undefined && other !== undefined)
    return fail(fill(from.otherGame, fileName(file), other.game.names, asked.names));
  const playable = chosenMatch(playableIn(records), file, call);
  const name = plainName(basename(file), LONGEST_FILE_NAME);
  const { deals } = playable;
  const earlier = name === '' ? { deals } : { name, deals };
  return { playable, earlier, made: preludeOf(playable) };
}

/** Who sits where: a person in the seat of the only person, otherwise in the usual seat; opponents as they were. */
export function occupantOf({ game, seats }: Playable, opponent: Occupant | undefined) {
  const people = seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []));
  const own = people.length === 1 ? people[0] : homeSeatOf(game);
  return (seat: number): Occupant => {
    if (seat === own) return 'human';
    return opponent ?? opponentFor(game, readOccupant(seats[seat]?.by ?? ''));
  };
}
