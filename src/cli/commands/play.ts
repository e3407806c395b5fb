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
import {
  gameNamed,
  optionsGiven,
  optionsNamed,
  seatsNamed,
  seedNamed,
  whoNamed,
} from '../setup.ts';
import { sitDown } from '../sit-down.ts';
import type { Call, Given } from '../spec.ts';
import { dealsFound, isConditioned, soughtGiven } from '../where.ts';

const SEED = text('the seed is $1', 'der Startwert ist $1');
const FOUND = text(
  'the seed is $1: its first deal meets the conditions',
  'der Startwert ist $1: Sein erstes Spiel erfüllt die Bedingungen',
);

const occupantNamed = (game: AnyGame, typed: string): Occupant =>
  typed === 'human' ? typed : whoNamed(game, typed);

function occupantsNamed(game: AnyGame, options: MatchOptions, given: Given): readonly Occupant[] {
  const level = textGiven(given, 'level');
  const opponent = level === undefined ? standardOpponent(game) : whoNamed(game, level);
  const pairs = listGiven(given, 'seat');
  const standard = (seat: number): Occupant => (seat === homeSeatOf(game) ? 'human' : opponent);
  return seatsNamed(options, pairs, standard, (typed) => occupantNamed(game, typed));
}

const randomSeed = (): string => randomBytes(4).toString('hex');

function seedFor({ given }: Call, settings: Settings): string {
  const seed = seedNamed(given);
  if (seed !== undefined) return seed;
  const made = randomSeed();
  note(`talon: ${fill(SEED, made)[settings.lang]}`);
  return made;
}

/** What a session plays: options, a seed, and where the seeds of further matches come from. */
interface Cards {
  readonly options: MatchOptions;
  readonly seed: string;
  readonly seeds?: () => Promise<string | undefined>;
}

/**
 * Conditions hold for the first deal of a seed, so a match has one deal unless the options say otherwise,
 * and every further match takes the next seed of the series.
 */
async function cardsSought(call: Call, game: AnyGame, all: MatchOptions): Promise<Cards> {
  const { given, lang } = call;
  const isLong = listGiven(given, 'option').some((pair) => pair.startsWith('deals='));
  const options = isLong ? all : optionsNamed(game, ['deals=1'], all);
  const sought = soughtGiven(game, options, given);
  const base = seedNamed(given) ?? randomSeed();
  const found = dealsFound(sought, base, given, Number.POSITIVE_INFINITY);
  const seeds = async () => {
    const next = await found.next();
    return next.done === true ? undefined : next.value.seed;
  };
  const seed = (await seeds()) ?? base;
  note(`talon: ${fill(FOUND, seed)[lang]}`);
  return { options, seed, seeds: () => seeds().catch(() => undefined) };
}

const cardsFor = async (
  call: Call,
  game: AnyGame,
  options: MatchOptions,
  settings: Settings,
): Promise<Cards> =>
  isConditioned(call.given)
    ? cardsSought(call, game, options)
    : { options, seed: seedFor(call, settings) };

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
  const given = optionsGiven(game, call.given);
  const occupants = occupantsNamed(game, given, call.given);
  if (isConditioned(call.given)) soughtGiven(game, given, call.given);
  const settings = await introduced(call);
  if (typeof settings === 'number') return settings;
  const { options, seed, seeds } = await cardsFor(call, game, given, settings);
  const players = namePlayers(occupants, settings.lang, settings.name, game.seatNames);
  const { claims } = settings;
  const journal = journalFor(game, players);
  const session = openSession({ game, options, seed, players, claims, ...journal });
  return sitDown(call, session, settings, seeds);
}
