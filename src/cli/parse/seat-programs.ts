/**
 * Programs at the table: `--seat 1='exec:python3 mybot.py'` and what goes with it. The programs are started here and
 * end with this program, however it ends.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Seat } from '../../engine/game.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, type Lang, type Text } from '../../lang/text.ts';
import { beforeLeaving } from '../../play/disk/leaving.ts';
import { type Player, programNamed } from '../../play/session/players.ts';
import { readCommand } from '../../protocol/bot-process.ts';
import { BotSeat } from '../../protocol/bot-restarts.ts';
import { type BotFault, FAULT_ACTIONS, type FaultAction } from '../../protocol/messages.ts';
import type { Call, Flags } from '../call/call.ts';
import { fail, misused } from '../call/exit-codes.ts';
import { warn } from '../print/output.ts';
import { VERSION } from './command-line.ts';
import { faultCode } from './source.ts';
import texts from './texts.json' with { type: 'json' };

const { programs } = texts;

const EXEC = 'exec:';

/** The command line of a program that takes a seat. */
export interface ProgramCommand {
  readonly words: readonly string[];
}

/** The program that an option names, if it names one. */
export function programGiven(typed: string): ProgramCommand | undefined {
  if (!typed.startsWith(EXEC)) return undefined;
  const words = readCommand(typed.slice(EXEC.length), process.cwd());
  return isRefusal(words) ? misused(words.text) : { words };
}

const MOVE_TIME = { least: 1, most: 86_400_000, standard: 0 };
const MOVE_POSITIONS = { least: 1, most: 1_000_000_000, standard: 0 };
const IN_FLIGHT = { least: 1, most: 64, standard: 16 };

/** How many matches a program plays at once: one where it has a time for each move, unless asked otherwise. */
export function inFlightGiven(given: Flags): number {
  const standard = given.text('moveTime') === undefined ? IN_FLIGHT.standard : 1;
  return given.number('inFlight', '--in-flight', { ...IN_FLIGHT, standard });
}

export const onFaultGiven = (given: Flags): FaultAction =>
  FAULT_ACTIONS.find((action) => action === given.text('onFault')) ?? 'stop';

/** Options that mean nothing without a program. */
const FOR_PROGRAMS = {
  moveTime: '--move-time',
  movePositions: '--move-positions',
  inFlight: '--in-flight',
  onFault: '--on-fault',
  botLog: '--bot-log',
};

/** Refuses options for programs where none plays. */
export function forbidProgramOptions(given: Flags): void {
  for (const [key, flag] of Object.entries(FOR_PROGRAMS))
    if (given.text(key) !== undefined) misused(fill(programs.noneHere, flag));
}

/** The folder for what programs write to stderr: one named by the person, or a new one. */
function logFolder(named: string | undefined): string {
  if (named === undefined) return mkdtempSync(join(tmpdir(), 'talon-log-'));
  try {
    mkdirSync(named, { recursive: true });
    return resolve(named);
  } catch (error) {
    return fail(fill(programs.noFolder, clean(named, 80), faultCode(error)));
  }
}

/** Running programs. */
export interface StartedPrograms {
  readonly seats: ReadonlyMap<Seat, BotSeat>;
  /** Ends the programs and everything they have started. */
  readonly close: () => Promise<void>;
}

/** The programs of a match in which no program takes a seat. */
export const NO_PROGRAMS: StartedPrograms = { seats: new Map(), close: async () => undefined };

const logOf = (folder: string, seat: Seat): string => join(folder, `seat-${seat}.log`);

const hasSize = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/** Reports answers that nobody awaited and the logs that programs have written to; removes the empty ones. */
function closeLogs(folder: string, seats: readonly BotSeat[], lang: Lang): void {
  for (const { seat, log, strays } of seats) {
    const { count, first } = strays();
    if (first !== undefined) warn(fill(programs.strays, seat, count, first), lang);
    if (hasSize(log)) warn(fill(programs.written, seat, log), lang);
    else rmSync(log, { force: true });
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Reports only the first message of each kind. */
export function openReporter({ lang }: Call): (kind: string, said: Text) => void {
  const reported = new Set<string>();
  return (kind, said) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    warn(said, lang);
  };
}

/** The programs that `--seat` names for the seats of a save, which holds everything else. */
export function programsAgain(given: Flags): readonly (ProgramCommand | undefined)[] {
  const seats: (ProgramCommand | undefined)[] = [];
  for (const pair of given.list('seat')) {
    const [, seat = '', typed = ''] = /^(\d{1,2})=(.+)$/su.exec(pair) ?? [];
    const program = programGiven(typed);
    if (program === undefined) return misused(fill(programs.form, clean(pair, 60)));
    seats[Number(seat)] = program;
  }
  return Array.from(seats);
}

/**
 * Why a program that has just been started cannot play: it did not start at all or, where it must play, has failed in
 * any other way.
 */
const lacking = (bot: BotSeat, mustPlay: boolean): BotFault | undefined => {
  const fault = bot.fault();
  return mustPlay || fault?.isUnstarted === true ? fault : undefined;
};

/** What a player may take for a move, or in milliseconds for all moves of a match. */
export interface PlayerLimits {
  readonly moveTime?: number;
  readonly matchTime?: number;
  readonly movePositions?: number;
}

/** The limits that hold for all programs of a command. */
function limitsOfAll(given: Flags): PlayerLimits {
  const moveTime = given.number('moveTime', '--move-time', MOVE_TIME);
  const movePositions = given.number('movePositions', '--move-positions', MOVE_POSITIONS);
  return omitUndefined({
    moveTime: moveTime > 0 ? moveTime : undefined,
    movePositions: movePositions > 0 ? movePositions : undefined,
  });
}

/** The limits that `--limit` knows. */
const LIMITS = [
  { kind: 'move-time', key: 'moveTime', ...MOVE_TIME },
  { kind: 'match-time', key: 'matchTime', ...MOVE_TIME },
  { kind: 'move-positions', key: 'movePositions', ...MOVE_POSITIONS },
] as const;

/** The limits of entrants by their names, as `--limit NAME=move-time:500` sets them one by one. */
export function limitsByName(given: Flags): ReadonlyMap<string, PlayerLimits> {
  const byName = new Map<string, PlayerLimits>();
  for (const typed of given.list('limit')) {
    const [, name = '', kind = '', digits = ''] = /^(.+)=([a-z-]+):(\d{1,10})$/u.exec(typed) ?? [];
    const found = LIMITS.find((one) => one.kind === kind);
    const amount = Number(digits);
    if (found === undefined || amount < found.least || amount > found.most)
      return misused(fill(programs.badLimit, clean(typed, 60)));
    byName.set(name, { ...byName.get(name), [found.key]: amount });
  }
  return byName;
}

interface Starting {
  /** Whether a program that does not say hello ends the command. */
  readonly mustPlay?: boolean;
  /** The folder in `--bot-log` for what these programs write. */
  readonly below?: string;
  /** Limits of these programs instead of those of all. */
  readonly own?: PlayerLimits | undefined;
}

/**
 * Starts the programs among these seats, which end by `close` or with this program. A missing program ends the command;
 * where all must play, so does one that does not say hello.
 */
export async function startPrograms(
  { given, lang }: Call,
  seats: readonly (ProgramCommand | string | undefined)[],
  { mustPlay = false, below, own }: Starting = {},
): Promise<StartedPrograms> {
  const limits = { ...limitsOfAll(given), ...own };
  const named = given.text('botLog');
  const folder = logFolder(named === undefined || below === undefined ? named : join(named, below));
  const bots = seats.flatMap((who, seat) => {
    if (who === undefined || typeof who === 'string') return [];
    const log = logOf(folder, seat);
    return [new BotSeat(seat, { talon: VERSION, words: who.words, log, ...limits })];
  });
  const end = async (): Promise<void> => {
    await Promise.all(bots.map((bot) => bot.close()));
    closeLogs(folder, bots, lang);
  };
  const leaveRunning = beforeLeaving(end);
  const close = async (): Promise<void> => {
    await end();
    leaveRunning();
  };
  await Promise.all(bots.map((bot) => bot.greet()));
  const absent = bots.find((one) => lacking(one, mustPlay) !== undefined);
  const fault = absent && lacking(absent, mustPlay);
  if (absent === undefined || fault === undefined)
    return { seats: new Map(bots.map((one) => [one.seat, one])), close };
  await close();
  return fail(fill(programs.absent, absent.seat, fault.text));
}

/** The players with their programs. */
export const withPrograms = (
  players: readonly Player[],
  { seats }: StartedPrograms,
): readonly Player[] =>
  players.map((player, seat) => {
    const bot = seats.get(seat);
    return bot === undefined ? player : { ...player, who: programNamed(bot.name), bot };
  });
