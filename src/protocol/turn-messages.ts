/**
 * One turn of a bot: the message that asks for a decision, and what the bot's answers mean. What the bot is told
 * about a text reveals only what its seat may know by the rules, and so never whether a claim would hold.
 */
import { isClaim } from '../engine/claims.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { isRefusal, problem, type Refusal } from '../engine/refusal.ts';
import { type BotFault, type Info, LEGAL_SENT, LINE_BYTES, type ToBot } from './messages.ts';
import texts from './texts.json' with { type: 'json' };

/** The decision of a seat: a move, perhaps after a refused claim; or a fault. */
export type BotDecision =
  | { readonly move: unknown; readonly refused?: string; readonly info?: Info }
  | { readonly fault: BotFault; readonly refused?: string };

/** The limits of a move. */
export interface MoveLimits {
  /** Milliseconds until the move is due. */
  readonly ms?: number;
  /** Milliseconds left for this and all further decisions of the match. */
  readonly clock?: number;
  /** Positions to be searched at most. */
  readonly positions?: number;
}

/** The place of a turn: `id` counts the turns of the seat in this match. */
interface TurnPlace {
  readonly match: number;
  readonly id: number;
}

/** Bytes of a line that a list may take: the rest of the message needs some, too. */
const SPACE = LINE_BYTES - 1000;
/** Characters up to which a line is within the bound without being measured. */
const UNTIL_MEASURED = LINE_BYTES / 4;

/** Whether a line is within the bound; UTF-8 takes at most three bytes for a UTF-16 unit. */
const fitsLine = (line: string): boolean =>
  line.length < UNTIL_MEASURED || Buffer.byteLength(line) <= LINE_BYTES;

/** The texts from the place `from` on, as many as a line holds. */
function page(texts: readonly string[], from: number): readonly string[] {
  let space = SPACE;
  const end = texts.findIndex((one, at) => {
    if (at < from) return false;
    space -= Buffer.byteLength(JSON.stringify(one)) + 1;
    return space < 0;
  });
  return texts.slice(from, end < 0 ? undefined : end);
}

export class SeatTurn {
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
      if (fitsLine(line)) return line;
    }
    const counted: ToBot = { ...head, legalCount: this.#moves.length, ...limits };
    return JSON.stringify(counted);
  }

  /** The answer to a bot that asks whether texts are legal, or for a page of the legal list. */
  answer({ texts, from }: { texts?: readonly string[]; from?: number }): ToBot {
    const moves = texts?.map((one) => this.move(one));
    const clauses = moves?.map((one) => (isRefusal(one) ? one.clause : null));
    const ok = clauses?.map((clause) => clause === null);
    const legal = from === undefined ? undefined : page(this.#all(), from);
    return omitUndefined({ type: 'answer', ...this.place, ok, clauses, legal });
  }

  /** The move that a text means, in any spelling, or why the move is refused. */
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

  /** The claim that a text means, where a claim may be made now. */
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
