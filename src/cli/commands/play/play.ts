/** `talon play GAME`: seats the players and opens the session on the screen or in lines. */
import { duplicateOf } from '../../../engine/contest.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { MatchOptions, OptionValues } from '../../../engine/options.ts';
import { fill } from '../../../lang/text.ts';
import { isFirstStart, type Settings } from '../../../play/disk/settings.ts';
import { openKept } from '../../../play/past/play-again.ts';
import {
  homeSeatOf,
  namePlayers,
  type Occupant,
  type Player,
  programNamed,
  seatNamesOf,
  seedFor,
  standardOpponent,
} from '../../../play/session/players.ts';
import type { SessionSetup } from '../../../play/session/session.ts';
import type { Call, Flags } from '../../call/call.ts';
import { FAILED, misused } from '../../call/exit-codes.ts';
import cliTexts from '../../call/texts.json' with { type: 'json' };
import {
  gameNamed,
  optionsGiven,
  optionsNamed,
  seatsNamed,
  seedNamed,
  whoNamed,
} from '../../parse/match-setup.ts';
import {
  forbidProgramOptions,
  NO_PROGRAMS,
  type ProgramCommand,
  programGiven,
  startPrograms,
  withPrograms,
} from '../../parse/seat-programs.ts';
import { settingsOf, wantsLines } from '../../parse/settings.ts';
import { dealsFound, isConditioned, soughtGiven } from '../../parse/where.ts';
import { warn } from '../../print/output.ts';
import { type Again, againGiven, occupantOf } from './from.ts';
import { sitDown } from './resume.ts';
import { playByScript } from './script.ts';
import texts from './texts.json' with { type: 'json' };

const occupantNamed = (game: AnyGame, typed: string): Occupant | ProgramCommand =>
  typed === 'human' ? typed : (programGiven(typed) ?? whoNamed(game, typed));

/**
 * Who plays in each seat: what `--seat` says, else the person in the usual seat and `--level` or the usual opponent
 * elsewhere. A file’s deals keep their own players unless replaced.
 */
function occupantsNamed(
  { game, options, again }: Dealt,
  given: Flags,
): readonly (Occupant | ProgramCommand)[] {
  const level = given.text('level');
  const named = level === undefined ? undefined : whoNamed(game, level);
  const pairs = given.list('seat');
  const usual = (seat: number): Occupant | ProgramCommand =>
    seat === homeSeatOf(game) ? 'human' : (named ?? standardOpponent(game));
  const standard = again === undefined ? usual : occupantOf(again.playable, named);
  return seatsNamed(options, pairs, standard, (typed) => occupantNamed(game, typed));
}

/** A game and its options, perhaps with the deals of a file. */
interface Dealt {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly again?: Again;
}

/** The options of a match in teams, refused in a game whose tables are not compared; none without `--teams`. */
export function teamOptions(game: AnyGame, given: Flags): OptionValues {
  if (!given.has('teams')) return {};
  return duplicateOf(game)?.options ?? misused(fill(texts.play.noTeams, game.names));
}

/** The game that the command line asks for; undefined after faults in a file, which are reported. */
async function dealtBy(call: Call): Promise<Dealt | undefined> {
  const { args, given } = call;
  const [typed] = args;
  const file = given.text('from');
  if (file === undefined && given.text('match') !== undefined) return misused(texts.play.noFile);
  if (file === undefined) {
    const game = gameNamed(typed ?? misused(fill(cliTexts.misuse.missingArgument, 'game')));
    return { game, options: optionsGiven(game, given, teamOptions(game, given)) };
  }
  const asked = typed === undefined ? undefined : gameNamed(typed);
  const again = await againGiven(call, file, asked);
  if (again === undefined) return undefined;
  const { game, options } = again.playable;
  return { game, options, again };
}

/** Where the deals of the match come from, for the header of its record. */
function dealOrigin({ again }: Dealt) {
  if (again === undefined) return {};
  const { playable, earlier } = again;
  return playable.isSeeded ? { earlier } : { earlier, deals: 'elsewhere' as const };
}

/** The seed given, else a new one, which is told so that the match can be played again. */
function seedSaid({ given }: Call, settings: Settings, players: readonly Player[]): string {
  const seed = seedNamed(given);
  if (seed !== undefined) return seed;
  const made = seedFor(players);
  warn(fill(texts.play.seed, made), settings.lang);
  return made;
}

/** The deals of a session: options, a seed, and where the seeds of further matches come from. */
interface SessionDeals {
  readonly options: MatchOptions;
  readonly seed: string;
  readonly seeds?: () => Promise<string | undefined>;
}

/** Whether an option that was given says how long the match is to last. */
function namesLength({ options }: AnyGame, given: Flags): boolean {
  const keys = given.list('option').map((pair) => pair.split('=', 1)[0] ?? '');
  return keys.some((key) => {
    const option = Object.hasOwn(options, key) ? options[key] : undefined;
    return key === 'deals' || (option?.kind === 'number' && option.isLength === true);
  });
}

/**
 * The deals of a match whose first deal must meet conditions. A match has one deal then unless the options say
 * otherwise, and every further match takes the next seed of the series.
 */
async function cardsSought(
  call: Call,
  game: AnyGame,
  all: MatchOptions,
  players: readonly Player[],
): Promise<SessionDeals> {
  const { given, lang } = call;
  const options = namesLength(game, given) ? all : optionsNamed(game, ['deals=1'], all);
  const sought = soughtGiven(game, options, given);
  const base = seedNamed(given) ?? seedFor(players);
  const found = dealsFound(sought, base, given, Number.POSITIVE_INFINITY);
  const seeds = async () => {
    const next = await found.next();
    return next.done === true ? undefined : next.value.seed;
  };
  const seed = (await seeds()) ?? base;
  warn(fill(texts.play.found, seed), lang);
  return { options, seed, seeds: () => seeds().catch(() => undefined) };
}

/** The deals of a file, those that meet conditions, or those of a seed. */
async function cardsFor(
  call: Call,
  dealt: Dealt,
  settings: Settings,
  players: readonly Player[],
): Promise<SessionDeals> {
  const { game, options, again } = dealt;
  if (again !== undefined) return { options, seed: again.playable.seed };
  if (isConditioned(call.given)) return cardsSought(call, game, options, players);
  return { options, seed: seedSaid(call, settings, players) };
}

/** The settings in force; the very first start asks for some of them. */
async function introduced(call: Call): Promise<Settings | number> {
  const settings = settingsOf(call);
  if (call.given.has('json') || wantsLines(call) || !isFirstStart(process.env)) return settings;
  const { runScreen } = await import('../../../tui/index.ts');
  const code = await runScreen(settings, { at: 'first', row: 0 });
  return code === 0 ? settingsOf(call) : code;
}

/**
 * `talon play`: reads who plays what, starts bots that are programs, plays, and stops these programs whatever happens.
 */
export async function play(call: Call): Promise<number> {
  const dealt = await dealtBy(call);
  if (dealt === undefined) return FAILED;
  const occupants = occupantsNamed(dealt, call.given);
  const hasPrograms = occupants.some((who) => typeof who !== 'string');
  if (!hasPrograms) forbidProgramOptions(call.given);
  // Faulty conditions are refused before anybody is asked for a name.
  if (isConditioned(call.given)) soughtGiven(dealt.game, dealt.options, call.given);
  const settings = await introduced(call);
  if (typeof settings === 'number') return settings;
  const started = hasPrograms
    ? await startPrograms(call, occupants, { mustPlay: true })
    : NO_PROGRAMS;
  try {
    const { lang, name } = settings;
    const seated = occupants.map((who) => (typeof who === 'string' ? who : programNamed('')));
    const players = namePlayers(seated, lang, name, seatNamesOf(dealt.game));
    return await playWith(call, dealt, settings, withPrograms(players, started));
  } finally {
    await started.close();
  }
}

/** Opens a match that is saved as it goes, and plays it from a script or with the person at the keyboard. */
async function playWith(
  call: Call,
  dealt: Dealt,
  settings: Settings,
  players: readonly Player[],
): Promise<number> {
  const { game, again } = dealt;
  const { options, seed, seeds } = await cardsFor(call, dealt, settings, players);
  const { claims } = settings;
  const setup: SessionSetup = { game, options, seed, players, claims, ...dealOrigin(dealt) };
  const isInTeams = call.given.has('teams');
  const session = openKept(isInTeams ? { ...setup, teams: true } : setup, again?.made);
  return call.given.has('json')
    ? playByScript(call, session)
    : sitDown(call, session, settings, seeds);
}
