/**
 * Programs at the table of a session. A program learns all new steps when it is next asked; when a step is taken back,
 * the match is opened for it again. If a program fails, random moves replace it in this match. To resume a save, its
 * programs must be named again.
 */

import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import { rngOf, type SeatInMatch } from '../../protocol/bot-answers.ts';
import type { BotSeat } from '../../protocol/bot-restarts.ts';
import type { BotDecision } from '../../protocol/turn-messages.ts';
import { badSave } from '../kept/read-save.ts';
import { type Made, sure } from '../steps/steps.ts';
import { randomAfterFault } from './after-fault.ts';
import { chosenMove } from './choose-move.ts';
import { isProgram, type Player, programNamed } from './players.ts';
import texts from './texts.json' with { type: 'json' };

/** Milliseconds between two looks at whether anybody still waits for an answer. */
const POLL_EVERY = 20;

/** The result of the work; undefined as soon as nobody waits for it. */
function unless<T>(work: Promise<T>, stopped: () => boolean): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (stopped()) resolve(undefined);
    }, POLL_EVERY);
    void work.then(resolve);
    void work.finally(() => clearInterval(timer));
  });
}

/** Whether `made` goes on from these steps. */
const goesOn = (told: readonly Made[], made: readonly Made[]): boolean =>
  told.length <= made.length && told.at(-1) === made[told.length - 1];

class SeatedProgram {
  #bot: BotSeat | undefined;
  readonly #seat: Seat;
  readonly #players: () => readonly Player[];
  readonly #start: AnyMatch;
  /** The seat at the match that the program follows, and the steps it knows. */
  #joined: { readonly seat: SeatInMatch; readonly told: readonly Made[] } | undefined;
  /** The steps after which random moves replaced the program. */
  #replaced: readonly Made[] | undefined;

  constructor(start: AnyMatch, players: () => readonly Player[], seat: Seat) {
    this.#start = start;
    this.#players = players;
    this.#seat = seat;
    this.#bot = players()[seat]?.bot;
  }

  /** Tells the program how the match goes on or ends. */
  notify(made: readonly Made[]): void {
    const joined = this.#joined;
    if (joined === undefined || !goesOn(joined.told, made)) return;
    const untold = made.slice(joined.told.length);
    for (const one of untold) joined.seat.notify(one);
    this.#joined = { ...joined, told: made };
    if (untold.some(({ seating }) => seating?.seats[this.#seat] !== undefined)) this.#leave(made);
  }

  /** The program's step after the steps `made`; undefined if nobody waits for it any more. */
  async step(
    match: AnyMatch,
    made: readonly Made[],
    stopped: () => boolean,
  ): Promise<Made | undefined> {
    if (this.#replaced !== undefined && goesOn(this.#replaced, made))
      return sure(match, chosenMove(match, this.#seat, 'random'));
    const decision = await unless(this.#decision(match, made), stopped);
    if (decision === undefined || stopped()) {
      this.#joined?.seat.withdraw();
      return undefined;
    }
    if (!('fault' in decision)) {
      const { move, ...marks } = decision;
      return { ...sure(match, move), ...marks };
    }
    this.#replaced = made;
    this.#joined?.seat.blame(decision.fault, 'random');
    this.#joined = undefined;
    const { move, ...marks } = randomAfterFault(match, this.#seat, decision);
    return { ...sure(match, move), ...marks, note: this.#failure(decision.fault.text) };
  }

  /** Ends the match for the program, since somebody else has taken its seat over. */
  #leave(made: readonly Made[]): void {
    const { totals = [] } = made.findLast(({ after }) => after.closed)?.after.closed ?? {};
    this.#joined?.seat.breakOff(totals);
    this.#joined = undefined;
    void this.#bot?.close();
    this.#bot = undefined;
  }

  #failure(why: Text): Text {
    return fill(texts.programs.failed, same(`{${this.#seat}}`), why);
  }

  async #decision(match: AnyMatch, made: readonly Made[]): Promise<BotDecision> {
    const joined = await this.#seated(made);
    if (joined === undefined) return { fault: { code: 'gone', text: texts.programs.absent } };
    this.notify(made);
    return joined.decide(match);
  }

  /** The program's seat at the match to which these steps belong; undefined if the program is not there. */
  async #seated(made: readonly Made[]): Promise<SeatInMatch | undefined> {
    const joined = this.#joined;
    if (joined !== undefined && goesOn(joined.told, made)) return joined.seat;
    if (this.#bot === undefined) return undefined;
    const match = this.#bot.newMatch();
    const names = this.#players().map(({ name }) => name);
    const rng = rngOf(this.#start.seed, match, this.#seat);
    const seat = await this.#bot.join({ match, opening: this.#start, names, rng });
    this.#joined = { seat, told: [] };
    return seat;
  }
}

/** The programs among the players, by their seats; `players` says who sits there now. */
export function openPrograms(
  start: AnyMatch,
  players: () => readonly Player[],
): ReadonlyMap<Seat, SeatedProgram> {
  const programs = new Map<Seat, SeatedProgram>();
  for (const [seat, { who }] of players().entries())
    if (isProgram(who)) programs.set(seat, new SeatedProgram(start, players, seat));
  return programs;
}

/** Programs by their seats. */
export type Bots = ReadonlyMap<Seat, BotSeat>;

/**
 * The player of a resumed match with the program that is to play on. Only the program that played before may, under
 * its own name.
 */
function rejoined(player: Player, seat: Seat, bot: BotSeat | undefined, id: string) {
  const { who } = player;
  if (!isProgram(who)) {
    if (bot === undefined) return player;
    return badSave(fill(texts.programs.unneeded, seat));
  }
  if (bot === undefined) return badSave(fill(texts.programs.needed, seat, who, id));
  const named = programNamed(bot.name);
  if (named === who) return { ...player, bot };
  return badSave(fill(texts.programs.another, seat, who, named));
}

/** The players with their programs; refused unless every program of the save is there, and no other. */
export function withBots(
  players: readonly Player[],
  bots: Bots,
  id: string,
): readonly Player[] | Refusal {
  const seated = players.map((player, seat) => rejoined(player, seat, bots.get(seat), id));
  const beyond = [...bots.keys()].find((seat) => seat >= players.length);
  if (beyond !== undefined) return badSave(fill(texts.programs.unneeded, beyond));
  const refusal = seated.find((one) => isRefusal(one));
  return refusal ?? seated.filter((one): one is Player => !isRefusal(one));
}
