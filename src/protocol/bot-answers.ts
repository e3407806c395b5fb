/**
 * One seat of one match, played by a bot. The bot learns step by step what its seat sees, and is asked when it has
 * to move. A bot may claim once a deal, as a person may.
 */

import { createHash } from 'node:crypto';
import type { Seat } from '../engine/game.ts';
import { type AnyMatch, maskedStep } from '../engine/match.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { byOf } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Answer, Connection } from './connection.ts';
import { type BotFault, type FaultAction, fault, type Info } from './messages.ts';
import { SeatClock } from './seat-clock.ts';
import texts from './texts.json' with { type: 'json' };
import { type BotDecision, type MoveLimits, SeatTurn } from './turn-messages.ts';

/** The part of a connection that a seat needs. */
export type Talking = Pick<Connection, 'send' | 'put' | 'wait' | 'withdraw' | 'over'>;

/** A step that was made: the match before and after the step, and its text. */
export interface Happened {
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  readonly by: Seat;
  readonly text: string;
}

/** A match in which a bot sits, as the bot is told of it. */
export interface BotPlace {
  /** A different number for every match of the bot. */
  readonly match: number;
  readonly opening: AnyMatch;
  readonly names: readonly string[];
  /** A seed for the bot's own choices. */
  readonly rng: string;
}

const illegal = (move: string, { clause, text }: Refusal): BotFault => ({
  ...fault('illegal', texts.faults.illegal, move, text, clause),
  clause,
});

export class SeatInMatch {
  readonly #connection: Talking;
  readonly #match: number;
  readonly #seat: Seat;
  readonly #clock: SeatClock;
  #turns = 0;
  /** The deal of the seat's last claim, and the text of the claim until a step carries it. */
  #claimed = { deal: 0, text: '' };

  constructor(connection: Talking, seat: Seat, place: BotPlace, limits: MoveLimits) {
    const { match, opening, names, rng } = place;
    this.#connection = connection;
    this.#match = match;
    this.#seat = seat;
    this.#clock = new SeatClock(limits);
    const { id: game } = opening.game;
    connection.send({ type: 'match', match, game, options: opening.options, seat, names, rng });
  }

  /** Tells the bot of a step, and of the deal and the match that it closed. */
  notify(happened: Happened): void {
    const { before, after, by } = happened;
    const match = this.#match;
    const seen = maskedStep(before, happened.text, this.#seat);
    this.#connection.send({ type: 'step', match, ply: before.ply, by: byOf(by), do: seen });
    if (after.closed === undefined) return;
    const { points, totals, why, winners, ranks, extra } = after.closed;
    const deal = { type: 'deal' as const, match, deal: before.deal, points, totals, why };
    this.#connection.send({ ...deal, ...extra });
    if (after.ended) this.#connection.send({ type: 'end', match, totals, winners, ranks });
  }

  /** Asks the bot for its decision. Its seat must be the actor. */
  decide(match: AnyMatch): Promise<BotDecision> {
    const over = this.#connection.over();
    if (over !== undefined) return Promise.resolve({ fault: over });
    const place = { match: this.#match, id: ++this.#turns };
    const turn = new SeatTurn(match, this.#seat, place);
    this.#connection.put(turn.line(this.#clock.told()));
    const limit = this.#clock.start();
    return new Promise((resolve) => {
      let info: Info | undefined;
      const decide = (decision: BotDecision): true => {
        this.#clock.stop();
        if ('fault' in decision || info === undefined) resolve(this.#withClaim(decision));
        else resolve(this.#withClaim({ ...decision, info }));
        return true;
      };
      this.#connection.wait({
        ...place,
        take: (answer) => this.#take(answer, turn, match.deal, decide),
        inform: (more) => {
          info = { ...info, ...more };
        },
        fail: (fault) => decide({ fault }),
        limit,
      });
    });
  }

  /** Tells the bot what was wrong with it and what follows. */
  blame({ code, clause, text }: BotFault, action: FaultAction): void {
    const place = { match: this.#match, id: this.#turns };
    const message = { type: 'fault', ...place, code, text: text.en, action, clause } as const;
    this.#connection.send(omitUndefined(message));
  }

  /** Stops waiting for the answer to the open turn. */
  withdraw(): void {
    this.#connection.withdraw(this.#match);
  }

  /** Tells the bot that the match is over before its end: a forfeiter is last, nobody has won. */
  breakOff(totals: readonly number[], forfeiter?: Seat): void {
    const ranks = totals.map((_, seat) => (seat === forfeiter ? totals.length : 1));
    this.#connection.send({ type: 'end', match: this.#match, totals, winners: [], ranks });
  }

  /**
   * Takes an answer to a turn; true if it decides the turn. Questions and claims that fail are answered, and the bot
   * is waited for again.
   */
  #take(answer: Answer, turn: SeatTurn, deal: number, decide: (one: BotDecision) => true): boolean {
    if (answer.type === 'ask') {
      this.#connection.send(turn.answer(answer));
      return false;
    }
    const claim = turn.claim(answer.do);
    if (claim !== undefined) return this.#claim(claim, turn, deal, decide);
    const move = turn.move(answer.do);
    if (answer.type === 'move') {
      if (isRefusal(move)) return decide({ fault: illegal(answer.do, move) });
      return decide({ move });
    }
    this.#reply(turn, isRefusal(move) ? move.clause : 'conventions');
    return false;
  }

  /** A claim that holds is the move; any other leaves the turn open, and the seat may not claim again. */
  #claim(
    claim: { readonly move: unknown; readonly text: string },
    turn: SeatTurn,
    deal: number,
    decide: (one: BotDecision) => true,
  ): boolean {
    if (this.#claimed.deal === deal) {
      this.#reply(turn, 'conventions');
      return false;
    }
    const refusal = turn.objection(claim.move);
    this.#reply(turn, refusal?.clause);
    if (refusal === undefined) return decide({ move: claim.move });
    this.#claimed = { deal, text: claim.text };
    return false;
  }

  #reply({ place }: SeatTurn, clause: string | undefined): void {
    const ok = clause === undefined;
    this.#connection.send(omitUndefined({ type: 'claimed', ...place, ok, clause }));
  }

  #withClaim(decision: BotDecision): BotDecision {
    const { text } = this.#claimed;
    if (text === '') return decision;
    this.#claimed = { ...this.#claimed, text: '' };
    return { ...decision, refused: text };
  }
}

/**
 * The `rng` of a seat in match `index` of a run, from 0. The function is one-way:
 * it reveals neither the secret nor the seed of another seat.
 */
export const rngOf = (secret: string, index: number, seat: Seat): string =>
  createHash('sha256').update(`talon bot/${index}/${seat}/${secret}`).digest('hex');
