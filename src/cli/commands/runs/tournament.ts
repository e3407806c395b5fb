/**
 * `talon tournament GAME --entrant NAME=WHO …`: entrants in pairs over the same deals. A program that
 * takes part has a process for each seat.
 */
import type { Who } from '../../../ai/index.ts';
import type { AnyGame, Seat } from '../../../engine/game.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import { clean } from '../../../lang/clean.ts';
import { plainName } from '../../../lang/names.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { opponentsOf, programNamed, seedFor } from '../../../play/session/players.ts';
import type { BotSeat } from '../../../protocol/bot-restarts.ts';
import {
  leadCourse,
  noResultText,
  type PlayedTournament,
  tournamentData,
  tournamentReport,
} from '../../../report/tournament.ts';
import type { Hypotheses } from '../../../script/tournament/sequential-test.ts';
import { dealsPerMatch, type Entrant } from '../../../script/tournament/tournament.ts';
import type { Call, Flags } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { gameNamed, optionsGiven, seedNamed, whoNamed } from '../../parse/match-setup.ts';
import {
  forbidProgramOptions,
  limitsByName,
  onFaultGiven,
  openReporter,
  type PlayerLimits,
  type ProgramCommand,
  programGiven,
  type StartedPrograms,
  startPrograms,
} from '../../parse/seat-programs.ts';
import { shardGiven, threadsGiven } from '../../parse/shard.ts';
import parseTexts from '../../parse/texts.json' with { type: 'json' };
import { answer, writeLine } from '../../print/output.ts';
import { plotText, wantsPlot } from '../../print/plot.ts';
import texts from './texts.json' with { type: 'json' };
import { ownOptions, type Tournament } from './tournament-merge.ts';
import { playShard, playWhole, seedKept } from './tournament-play.ts';

/** An entrant as named, perhaps with a program that has not been started. */
interface NamedEntrant {
  readonly name: string;
  readonly who: Who | ProgramCommand;
}

/** Starts the programs of all entrants, one for each seat; if one cannot start, those that have are stopped. */
async function startGuests(call: Call, named: readonly NamedEntrant[], players: number) {
  const onFault = onFaultGiven(call.given);
  const limits = limitsByName(call.given);
  const started: StartedPrograms[] = [];
  const bots = new Map<string, ReadonlyMap<Seat, BotSeat>>();
  const close = async (): Promise<void> => {
    await Promise.all(started.map((one) => one.close()));
  };
  const entrants: Entrant[] = [];
  for (const { name, who } of named) {
    if (typeof who === 'string') {
      entrants.push(ownEntrant(name, who, limits.get(name)));
      continue;
    }
    const seats = Array.from({ length: players }, () => who);
    const programs = await startPrograms(call, seats, { below: name, own: limits.get(name) }).catch(
      async (error) => {
        await close();
        throw error;
      },
    );
    started.push(programs);
    bots.set(name, programs.seats);
    entrants.push({ name, who: programNamed(programs.seats.get(0)?.name ?? name) });
  }
  const report = openReporter(call);
  const onFaultSeen = (entrant: string, said: Text): void => {
    if (onFault !== 'stop') report(entrant, fill(texts.tournament.fault, entrant, said));
  };
  return { entrants, bots, onFault, onFaultSeen, close };
}

const DEALS = { least: 1, most: 10_000_000, standard: 100 };
const FEWEST = 2;
const MOST = 32;

/** Reads `NAME=WHO`: a program’s command, or a level of the game. */
function readEntrant(game: AnyGame, typed: string): NamedEntrant {
  const at = typed.indexOf('=');
  const name = typed.slice(0, Math.max(0, at));
  if (name === '' || plainName(name) !== name)
    return misused(fill(texts.tournament.form, clean(typed, 60)));
  const who = typed.slice(at + 1);
  return { name, who: programGiven(who) ?? whoNamed(game, who) };
}

/** The entrants named; without any, all opponents that the game offers. */
function namedOf(game: AnyGame, given: Flags): readonly NamedEntrant[] {
  const typed = given.list('entrant');
  const all = opponentsOf(game).map((who) => ({ name: who, who }));
  const entrants = typed.length === 0 ? all : typed.map((one) => readEntrant(game, one));
  const names = entrants.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return misused(fill(texts.tournament.twice, clean(twice, 40)));
  if (typed.length === 0 && all.length < FEWEST)
    return misused(fill(texts.tournament.oneOpponent, game.names));
  if (entrants.length < FEWEST || entrants.length > MOST)
    return misused(fill(texts.tournament.howMany, FEWEST, MOST));
  return entrants;
}

const DECIMAL = /^-?\d{1,6}(?:\.\d{1,6})?$/;

/** Numbers with commas between them; none if anything else is typed. */
function numbersTyped(typed: string): readonly number[] {
  const parts = typed.split(',');
  return parts.every((part) => DECIMAL.test(part)) ? parts.map(Number) : [];
}

const isRisk = (risk: number): boolean => risk > 0 && risk < 0.5;

/** Reads the two hypotheses that `--sprt` is to decide between, and perhaps the risks of deciding wrongly. */
function hypothesesGiven(given: Flags): Hypotheses | undefined {
  const typed = given.text('sprt');
  if (typed === undefined) return undefined;
  const numbers = numbersTyped(typed);
  const [low = 0, high = 0, alpha, beta] = numbers;
  if (![2, 4].includes(numbers.length) || low >= high)
    return misused(fill(texts.tournament.badTest, clean(typed, 40)));
  if (alpha === undefined || beta === undefined) return { low, high };
  if (!isRisk(alpha) || !isRisk(beta))
    return misused(fill(texts.tournament.badRisks, clean(typed, 40)));
  return { low, high, risks: { alpha, beta } };
}

/**
 * The tournament that the command line asks for. A saved one keeps its seed; its length in deals is rounded up to
 * whole matches.
 */
async function tournamentOf(
  game: AnyGame,
  given: Flags,
  options: MatchOptions,
  entrants: readonly Entrant[],
): Promise<Tournament> {
  const deals = given.number('deals', '-n', DEALS);
  const hypotheses = hypothesesGiven(given);
  const plan = {
    game: game.id,
    options,
    seed: seedNamed(given) ?? (await seedKept(given.text('save'))) ?? seedFor(entrants),
    entrants,
    gauntlet: given.has('gauntlet') ? true : undefined,
    records: given.text('records') === undefined ? 'none' : 'steps',
  } as const;
  const count = Math.ceil(deals / dealsPerMatch(game, options));
  const threads = threadsGiven(given);
  return { game, plan, count, threads, hypotheses };
}

/**
 * Prints the result, with a plot of the lead if asked. If a table of every deal was forfeited there is none,
 * and the command fails.
 */
async function reportResult(played: PlayedTournament, call: Call): Promise<void> {
  const { given, lang } = call;
  const nothing = noResultText(played);
  if (nothing !== undefined) fail(nothing, 'forfeited');
  const isStdoutTaken = given.text('records') === '-';
  await answer(call, tournamentData(played), tournamentReport(played), isStdoutTaken);
  const lead = wantsPlot(given) ? leadCourse(played) : undefined;
  const plot = lead === undefined ? '' : plotText(lead.course, lead.title, lang);
  if (plot !== '') await writeLine(`\n${plot}`);
}

/** Refuses limits that nobody of that name can keep: a level has no clock, and nothing limits random moves. */
function checkLimits(named: readonly NamedEntrant[], given: Flags): void {
  for (const [name, { moveTime, matchTime }] of limitsByName(given)) {
    const who = named.find((one) => one.name === name)?.who ?? 'random';
    const hasTime = moveTime !== undefined || matchTime !== undefined;
    if (who === 'random') misused(fill(parseTexts.programs.noPlayer, clean(name, 40)));
    if (typeof who === 'string' && hasTime) misused(fill(parseTexts.programs.noClock, name));
  }
}

/** One of our own opponents as an entrant, with its limit if it has one. */
function ownEntrant(name: string, who: Who, limits: PlayerLimits | undefined): Entrant {
  const positions = limits?.movePositions;
  return positions === undefined ? { name, who } : { name, who, positions };
}

/**
 * `talon tournament`: plays entrants against each other, or one shard of that. Entrants that are programs play as
 * guests, which are stopped at the end whatever happens.
 */
export async function tournament(call: Call): Promise<number> {
  const { args, given } = call;
  const game = gameNamed(args[0] ?? '');
  const shard = shardGiven(given, true);
  const isSaved = given.text('save') !== undefined;
  if (isSaved && (shard !== undefined || given.text('records') === '-'))
    return misused(texts.tournament.notKept);
  const named = namedOf(game, given);
  checkLimits(named, given);
  const limits = limitsByName(given);
  const opponents = named.flatMap(({ name, who }) =>
    typeof who === 'string' ? [ownEntrant(name, who, limits.get(name))] : [],
  );
  const hasGuests = opponents.length < named.length;
  if (hasGuests && shard !== undefined) return misused(parseTexts.shards.noPrograms);
  if (!hasGuests) forbidProgramOptions(given);
  const options = optionsGiven(game, given, ownOptions(game));
  const guests = hasGuests ? await startGuests(call, named, options.players) : undefined;
  try {
    const entrants = guests?.entrants ?? opponents;
    const asked = await tournamentOf(game, given, options, entrants);
    if (shard !== undefined) return await playShard(call, asked, shard);
    await reportResult(await playWhole(call, asked, guests), call);
    return 0;
  } finally {
    await guests?.close();
  }
}
