/**
 * One decision of a bot: the turn as it is sent, and what its answers mean. Answers about a text reveal
 * only what the seat may know by the rules, so not whether a claim would hold.
 */
import { isClaim } from '../engine/claims.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { isRefusal, problem, type Refusal } from '../engine/refusal.ts';
import { type Fault, type Info, LEGAL_SENT, LINE_BYTES, type ToBot } from './messages.ts';
import texts from './texts.json' with { type: 'json' };

/** The decision of a seat: a move, perhaps after a refused claim; or a fault. */
export type Decision =
  | { readonly move: unknown; readonly refused?: string; readonly info?: Info }
  | { readonly fault: Fault; readonly refused?: string };

/** The limits of a move. */
export interface MoveLimits {
  /** Milliseconds. */
  readonly ms?: number;
  /** Positions to be searched. */
  readonly positions?: number;
}

/** The place of a turn: `id` counts the turns of the seat in this match. */
interface TurnPlace {
  readonly match: number;
  readonly id: number;
}

/** A line with space for the rest of the message. */
const SPACE = LINE_BYTES - 1000;
const UNTIL_MEASURED = LINE_BYTES / 4;

/** Whether a line is within the bound; UTF-8 takes at most three bytes for a UTF-16 unit. */
const fits = (line: string): boolean =>
  line.length < UNTIL_MEASURED || Buffer.byteLength(line) <= LINE_BYTES;

/** The texts from `from` on, as many as a line holds. */
function page(texts: readonly string[], from: number): readonly string[] {
  let space = SPACE;
  const end = texts.findIndex((one, at) => {
    if (at < from) return false;
    space -= Buffer.byteLength(JSON.stringify(one)) + 1;
    return space < 0;
  });
  return texts.slice(from, end < 0 ? undefined : end);
}

export class Turn {
  readonly place: TurnPlace;
  readonly #match: AnyMatch;
  readonly #seat: Seat;
  readonly #moves: readonly unknown[];
  #texts: readonly string[] | undefined;

  constructor(match: AnyMatch, seat: Seat, place: TurnPlace) {
    this.#match = match;
    this.#seat = seat;
    this.place = place;
    this.#moves = match.game.rules.legal(match.state);
  }

  /** The turn as a line; a legal list that is too long for it is only counted. */
  line(limits: MoveLimits): string {
    const { game, state } = this.#match;
    const observation = game.published.publish(game.observer.observe(state, this.#seat));
    const head = { type: 'turn' as const, ...this.place, seat: this.#seat, observation };
    if (!this.#isLong()) {
      const listed: ToBot = { ...head, legal: this.#all(), ...limits };
      const line = JSON.stringify(listed);
      if (fits(line)) return line;
    }
    const counted: ToBot = { ...head, legalCount: this.#moves.length, ...limits };
    return JSON.stringify(counted);
  }

  answer({ texts, from }: { texts?: readonly string[]; from?: number }): ToBot {
    const found = texts?.map((one) => this.move(one));
    const clauses = found?.map((one) => (isRefusal(one) ? one.clause : null));
    return {
      type: 'answer',
      ...this.place,
      ...(clauses && { ok: clauses.map((clause) => clause === null), clauses }),
      ...(from !== undefined && { legal: page(this.#all(), from) }),
    };
  }

  /** The move of this text, in any spelling, or why it is refused. */
  move(written: string): unknown {
    const at = this.#isLong() ? -1 : this.#all().indexOf(written);
    if (at >= 0) return this.#moves[at];
    const { game, state } = this.#match;
    const move = game.notation.read(written);
    if (isRefusal(move)) return move;
    if (this.claim(written) !== undefined) return problem(texts.faults.notListed);
    const after = game.rules.apply(state, move);
    return isRefusal(after) ? after : move;
  }

  /** The claim of this text, where one may be made now. */
  claim(written: string): { readonly move: unknown; readonly text: string } | undefined {
    const { game, state } = this.#match;
    const move = game.notation.read(written);
    if (isRefusal(move) || !isClaim({ game, state }, move)) return undefined;
    return { move, text: game.notation.write(move) };
  }

  /** Why the claim does not hold, if it does not. */
  objection(move: unknown): Refusal | undefined {
    const { game, state } = this.#match;
    const after = game.rules.apply(state, move);
    return isRefusal(after) ? after : undefined;
  }

  #isLong(): boolean {
    return this.#moves.length > LEGAL_SENT;
  }

  #all(): readonly string[] {
    const { notation } = this.#match.game;
    this.#texts ??= this.#moves.map((move) => notation.write(move));
    return this.#texts;
  }
}
