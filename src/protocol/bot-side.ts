/**
 * A bot's side of the protocol, for any bot: says hello, keeps track of its matches, answers pings, obeys
 * cancellations, and hands each turn to the bot. Nothing here needs Node.
 */
import { omitUndefined } from '../engine/omit-undefined.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill } from '../lang/text.ts';
import { inMessage } from './expected.ts';
import { type FromTalon, readFromTalon } from './from-talon.ts';
import { type FromBot, PROTOCOLS } from './messages.ts';
import texts from './texts.json' with { type: 'json' };

const { arbiter, faults } = texts;

/** A match as one seat knows it. */
export interface BotMatch {
  readonly match: number;
  readonly game: string;
  /** Options of the game; options left out have their defaults. */
  readonly options: Readonly<Record<string, number | string | boolean>>;
  readonly seat: number;
  readonly names: readonly string[];
  /** A seed for the bot's own choices; it says nothing about the deal. */
  readonly rng: string;
}

/** A decision for the bot to make. */
export interface BotTurn extends BotMatch {
  /** Steps made in the match so far, chance included. */
  readonly ply: number;
  /** Plain data, as the game's schema says. */
  readonly observation: unknown;
  /** How many legal moves there are. */
  readonly count: number;
  /** Milliseconds until the move is due. */
  readonly ms?: number;
  /** Milliseconds left for this and all further decisions of the seat in this match. */
  readonly clock?: number;
  /** Positions that may be searched. */
  readonly positions?: number;
  /**
   * The legal texts from the place `from` on: of a long list as many as a line holds, and none once the move is
   * no longer awaited.
   */
  readonly legal: (from?: number) => Promise<readonly string[]>;
  /** Whether the move is no longer awaited. */
  readonly stopped: () => boolean;
}

export interface Bot {
  readonly name: string;
  /** Why the bot cannot play a match; undefined if it can. */
  readonly join?: (match: BotMatch) => Refusal | undefined;
  /** The text of a legal move; undefined once the move is no longer awaited. */
  readonly choose: (turn: BotTurn) => string | undefined | Promise<string | undefined>;
}

export interface Conversation {
  /** Takes a line from the arbiter: false once the conversation is over, a refusal if it cannot continue. */
  readonly take: (line: string) => boolean | Refusal;
  /** Ends the conversation, as no more lines will come; resolves once every turn that can be answered is. */
  readonly end: () => Promise<void>;
}

type Message<T extends FromTalon['type']> = Extract<FromTalon, { type: T }>;

/** A turn that has not been answered. */
interface OpenTurn {
  readonly id: number;
  stopped: boolean;
  /** Takes the legal texts that were asked for. */
  listed: (legal: readonly string[]) => void;
}

interface OpenMatch {
  readonly opening: BotMatch;
  ply: number;
  turn?: OpenTurn;
}

function ignore(): void {
  // Nobody has asked for legal texts.
}

class BotConversation implements Conversation {
  readonly #bot: Bot;
  readonly #send: (line: string) => void;
  readonly #matches = new Map<number, OpenMatch>();
  readonly #answers = new Set<Promise<void>>();
  #lines = 0;
  #isMet = false;
  #isEnded = false;

  constructor(bot: Bot, send: (line: string) => void) {
    this.#bot = bot;
    this.#send = send;
  }

  readonly take = (line: string): boolean | Refusal => {
    const message = readFromTalon(line, ++this.#lines);
    if (message === undefined) return true;
    if (isRefusal(message)) return message;
    if (message.type === 'quit') return this.#quit();
    const isEarly = !this.#isMet && message.type !== 'hello';
    const wrong = isEarly ? refuse('protocol', faults.early) : this.#heed(message);
    if (wrong === undefined) return true;
    return refuse('protocol', inMessage(this.#lines, message.type, wrong.text));
  };

  readonly end = async (): Promise<void> => {
    this.#isEnded = true;
    for (const { turn } of this.#matches.values()) turn?.listed([]);
    await Promise.all(this.#answers);
  };

  #say(message: FromBot): void {
    this.#send(JSON.stringify(message));
  }

  #quit(): false {
    for (const match of this.#matches.keys()) this.#stop(match);
    return false;
  }

  /** Does what a message of Talon asks of the bot; a refusal if it breaks the protocol. */
  #heed(message: Exclude<FromTalon, { type: 'quit' }>): Refusal | undefined {
    switch (message.type) {
      case 'hello':
        return this.#meet(message);
      case 'match':
        return this.#join(message);
      case 'step':
        return this.#follow(message);
      case 'turn':
        return this.#open(message);
      case 'answer':
        this.#turnOf(message)?.listed(message.legal ?? []);
        return undefined;
      case 'fault':
      case 'cancel':
        if (this.#turnOf(message) !== undefined) this.#stop(message.match);
        return undefined;
      case 'end':
        this.#stop(message.match);
        this.#matches.delete(message.match);
        return undefined;
      case 'ping':
        this.#say({ type: 'pong' });
        return undefined;
    }
  }

  /** Chooses the newest protocol both sides know. */
  #meet({ protocols }: Message<'hello'>): Refusal | undefined {
    const protocol = PROTOCOLS.findLast((one) => protocols.includes(one));
    if (protocol === undefined)
      return refuse('protocol', fill(arbiter.otherProtocol, PROTOCOLS.join(', ')));
    this.#isMet = true;
    this.#say({ type: 'hello', protocol, name: this.#bot.name, features: [] });
    return undefined;
  }

  #join({ type: _, ...opening }: Message<'match'>): Refusal | undefined {
    const refused = this.#bot.join?.(opening);
    if (refused === undefined) this.#matches.set(opening.match, { opening, ply: 0 });
    return refused;
  }

  #follow({ match, ply }: Message<'step'>): Refusal | undefined {
    const open = this.#matches.get(match);
    if (open === undefined) return refuse('protocol', fill(arbiter.noMatch, match));
    open.ply = ply + 1;
    return undefined;
  }

  /** Hands a turn to the bot, which may think while other matches go on. */
  #open(message: Message<'turn'>): Refusal | undefined {
    const open = this.#matches.get(message.match);
    if (open === undefined) return refuse('protocol', fill(arbiter.noMatch, message.match));
    const count = message.legal?.length ?? message.legalCount;
    if (count === undefined) return refuse('protocol', arbiter.noList);
    const turn = { id: message.id, stopped: false, listed: ignore };
    open.turn = turn;
    const answered = this.#answer(turn, this.#describe(open, turn, message, count));
    this.#answers.add(answered);
    void answered.finally(() => this.#answers.delete(answered));
    return undefined;
  }

  /**
   * A turn as the bot sees it. A long legal list may be left out of the message: then it is asked for when the bot
   * wants it.
   */
  #describe(open: OpenMatch, turn: OpenTurn, message: Message<'turn'>, count: number): BotTurn {
    const { seat, observation, legal, ms, clock, positions } = message;
    return {
      ...open.opening,
      seat,
      ply: open.ply,
      observation,
      count,
      ...omitUndefined({ ms, clock, positions }),
      legal: async (from = 0) => legal?.slice(from) ?? this.#ask(open.opening.match, turn, from),
      stopped: () => turn.stopped,
    };
  }

  /** Asks Talon for the legal list from a place on; empty once the turn is over. */
  async #ask(match: number, turn: OpenTurn, from: number): Promise<readonly string[]> {
    if (turn.stopped || this.#isEnded) return [];
    return new Promise((resolve) => {
      turn.listed = resolve;
      this.#say({ type: 'ask', match, id: turn.id, from });
    });
  }

  async #answer(open: OpenTurn, turn: BotTurn): Promise<void> {
    const text = await this.#bot.choose(turn);
    if (text === undefined || open.stopped) return;
    this.#say({ type: 'move', match: turn.match, id: open.id, do: text });
  }

  #turnOf({ match, id }: { readonly match: number; readonly id: number }): OpenTurn | undefined {
    const turn = this.#matches.get(match)?.turn;
    return turn?.id === id ? turn : undefined;
  }

  #stop(match: number): void {
    const turn = this.#matches.get(match)?.turn;
    if (turn === undefined) return;
    turn.stopped = true;
    turn.listed([]);
  }
}

/** The bot's side of a conversation; `send` is given lines without their ends. */
export const openBot = (bot: Bot, send: (line: string) => void): Conversation =>
  new BotConversation(bot, send);
