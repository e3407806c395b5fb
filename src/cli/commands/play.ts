/** `talon play GAME`: seats the players and opens the session on the screen or in lines. */
import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { fill, text } from '../../lang/text.ts';
import {
  foldersOf,
  homeSeatOf,
  humanSeats,
  isFirstStart,
  namePlayers,
  newJournal,
  type Occupant,
  openSession,
  type Player,
  type Settings,
  standardOpponent,
} from '../../play/index.ts';
import { listGiven, textGiven } from '../given.ts';
import { note } from '../output.ts';
import { settingsOf, wantsLines } from '../settings.ts';
import { gameNamed, optionsGiven, seatsNamed, seedNamed, whoNamed } from '../setup.ts';
import { sitDown } from '../sit-down.ts';
import type { Call, Given } from '../spec.ts';

const SEED = text('the seed is $1', 'der Startwert ist $1');

const occupantNamed = (game: AnyGame, typed: string): Occupant =>
  typed === 'human' ? typed : whoNamed(game, typed);

function occupantsNamed(game: AnyGame, options: MatchOptions, given: Given): readonly Occupant[] {
  const level = textGiven(given, 'level');
  const opponent = level === undefined ? standardOpponent(game) : whoNamed(game, level);
  const pairs = listGiven(given, 'seat');
  const standard = (seat: number): Occupant => (seat === homeSeatOf(game) ? 'human' : opponent);
  return seatsNamed(options, pairs, standard, (typed) => occupantNamed(game, typed));
}

function seedFor({ given }: Call, settings: Settings): string {
  const seed = seedNamed(given);
  if (seed !== undefined) return seed;
  const made = randomBytes(4).toString('hex');
  note(`talon: ${fill(SEED, made)[settings.lang]}`);
  return made;
}

/** A match without people is not saved. */
const journalFor = (game: AnyGame, players: readonly Player[]) =>
  humanSeats(players).length === 0 ? {} : { journal: newJournal(game.id, foldersOf(process.env)) };

/** The settings in force; the very first start asks for some of them. */
async function introduced(call: Call): Promise<Settings | number> {
  const settings = settingsOf(call);
  if (wantsLines(call) || !isFirstStart(process.env)) return settings;
  const { runFirstStart } = await import('../../tui/index.ts');
  const code = await runFirstStart(settings);
  return code === 0 ? settingsOf(call) : code;
}

export async function play(call: Call): Promise<number> {
  const game = gameNamed(call.args[0] ?? '');
  const options = optionsGiven(game, call.given);
  const occupants = occupantsNamed(game, options, call.given);
  const settings = await introduced(call);
  if (typeof settings === 'number') return settings;
  const players = namePlayers(occupants, settings.lang, settings.name, game.seatNames);
  const seed = seedFor(call, settings);
  const { claims } = settings;
  const journal = journalFor(game, players);
  const session = openSession({ game, options, seed, players, claims, ...journal });
  return sitDown(call, session, settings);
}
