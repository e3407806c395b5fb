/**
 * The messages between Talon and a bot: one JSON object per line over the bot's standard input and output.
 * Talon's own messages are types; a bot's messages come from outside and are validated. Unknown keys are ignored.
 */
import * as v from 'valibot';
import type { MatchOptions } from '../engine/options.ts';
import type { Aim } from '../engine/profile.ts';
import { isPlain } from '../lang/plain.ts';
import { fill, type Text } from '../lang/text.ts';
import { quoted } from './expected.ts';

/** The versions of the protocol that this program speaks. */
export const PROTOCOLS = [1] as const;
/** Longest line either side may send, in bytes without its line end. */
export const LINE_BYTES = 2 ** 20;
/** Longest legal list that a turn brings along; a longer one is only counted. */
export const LEGAL_SENT = 5000;
/** How long a bot may take to say hello, in milliseconds. */
export const HELLO_WITHIN = 10_000;
/** Infos passed on per second; more are dropped. */
export const INFOS_A_SECOND = 20;

/** A match as one seat knows it. Names and options are those of the record. */
interface MatchMessage {
  readonly type: 'match';
  readonly match: number;
  readonly game: string;
  readonly options: MatchOptions;
  readonly seat: number;
  readonly names: readonly string[];
  /** A seed for the bot's own choices; it says nothing about the deal. */
  readonly rng: string;
}

/** A step as the seat sees it: `?` is a card that the seat may not know. */
interface StepMessage {
  readonly type: 'step';
  readonly match: number;
  /** Number of the step in the match, from 0. */
  readonly ply: number;
  readonly by: number | 'chance';
  readonly do: string;
}

/** A deal is over: the keys of the record's deal line. */
interface DealMessage {
  readonly type: 'deal';
  readonly match: number;
  readonly deal: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly why: string;
}

/** The match is over: the keys of the record's end line. */
interface EndMessage {
  readonly type: 'end';
  readonly match: number;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
}

/** The seat is to move. `id` is asked for once and answered once. */
interface TurnMessage {
  readonly type: 'turn';
  readonly match: number;
  readonly id: number;
  readonly seat: number;
  /** The published observation, in the form that the game's schema describes. */
  readonly observation: unknown;
  /** The legal list as texts, at most LEGAL_SENT. */
  readonly legal?: readonly string[];
  /** The number of legal texts, where they are too many to send. */
  readonly legalCount?: number;
  /** Milliseconds until a move is due. */
  readonly ms?: number;
  /** Milliseconds left for this and all further decisions of the seat in this match. */
  readonly clock?: number;
  /** Positions to be searched at most: strength without a clock, the same on every machine. */
  readonly positions?: number;
}

/** A bot's own view of its decision; never recorded. */
export interface Info {
  readonly text?: string;
  /** What moves are worth to it, by text. */
  readonly values?: Readonly<Record<string, number>>;
}

/** The codes of what may be wrong with a bot. */
export const FAULTS = ['gone', 'late', 'garbage', 'flood', 'illegal', 'hello', 'stray'] as const;
type FaultCode = (typeof FAULTS)[number];

/** A fault of a bot. */
export interface BotFault {
  readonly code: FaultCode;
  /** The clause that an illegal move breaks. */
  readonly clause?: string;
  readonly text: Text;
  /** The program could not be started: it does not exist, or may not be run. */
  readonly isUnstarted?: true;
}

/** A fault and its sentence; values that are strings may come from the bot, and are quoted. */
export function fault(
  code: FaultCode,
  sentence: Text,
  ...values: readonly (Text | string | number)[]
): BotFault {
  const safe = values.map((one) => (typeof one === 'string' ? quoted(one) : one));
  return { code, text: fill(sentence, ...safe) };
}

/** What follows from a fault: a random player takes over, the bot loses the match, or everything stops. */
export const FAULT_ACTIONS = ['random', 'forfeit', 'stop'] as const;
export type FaultAction = (typeof FAULT_ACTIONS)[number];

/** The messages from Talon to the bot. */
export type ToBot =
  | {
      readonly type: 'hello';
      readonly protocols: readonly number[];
      readonly talon: string;
      readonly features: readonly string[];
    }
  | MatchMessage
  | StepMessage
  | DealMessage
  | EndMessage
  | TurnMessage
  | {
      readonly type: 'answer';
      readonly match: number;
      readonly id: number;
      /** For each text asked about, whether it is legal, and the clause it breaks. */
      readonly ok?: readonly boolean[];
      readonly clauses?: readonly (string | null)[];
      /** The legal texts from the place asked for, as many as a line holds. */
      readonly legal?: readonly string[];
    }
  | {
      readonly type: 'claimed';
      readonly match: number;
      readonly id: number;
      readonly ok: boolean;
      readonly clause?: string;
    }
  | {
      readonly type: 'fault';
      readonly match: number;
      readonly id: number;
      readonly code: FaultCode;
      readonly clause?: string;
      readonly text: string;
      readonly action: FaultAction | 'ignore';
    }
  | { readonly type: 'cancel'; readonly match: number; readonly id: number }
  | { readonly type: 'ping' }
  | { readonly type: 'quit' };

/** The messages from Talon that only a program with every seat gets. */
export type ToAllSeats =
  | {
      readonly type: 'game';
      readonly game: string;
      readonly options: MatchOptions;
      readonly aim: Aim;
      /** The JSON Schema of the observations. */
      readonly schema: object;
      /** Every move, where the game can list them; the number of a move is its place. */
      readonly actions?: readonly string[];
      /** Every part of moves, the stop first. */
      readonly parts?: readonly string[];
    }
  | {
      readonly type: 'observed';
      readonly match: number;
      readonly seat: number | null;
      readonly observation: unknown;
    };

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const stepText = v.pipe(v.string(), v.maxLength(4000));
const about = { match: whole, id: whole };

const hello = v.object({
  type: v.literal('hello'),
  protocol: whole,
  name: v.pipe(v.string(), v.maxLength(60)),
  features: v.optional(v.array(v.string()), []),
});
const move = v.object({ type: v.literal('move'), ...about, do: stepText });
const ask = v.object({
  type: v.literal('ask'),
  ...about,
  /** Texts that may be legal. */
  texts: v.exactOptional(v.pipe(v.array(stepText), v.maxLength(LEGAL_SENT))),
  /** The legal texts from this place on. */
  from: v.exactOptional(whole),
});

/** Messages of a bot by their type. */
const SCHEMAS = [
  hello,
  move,
  v.object({ type: v.literal('claim'), ...about, do: stepText }),
  ask,
  v.object({
    type: v.literal('info'),
    ...about,
    text: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
    /** What moves are worth to the bot, by text. */
    values: v.exactOptional(v.record(v.string(), v.number())),
  }),
  v.object({ type: v.literal('pong') }),
] as const;

const fromBotSchema = v.variant('type', SCHEMAS);

/** The messages from the bot to Talon. */
export type FromBot = v.InferOutput<typeof fromBotSchema>;

/** A bot's message, or what is wrong with it. */
export const readFromBot = (value: unknown): v.SafeParseResult<typeof fromBotSchema> =>
  v.safeParse(fromBotSchema, value);

/** Messages of a program that has every seat, by their type. */
const fromAllSeatsSchema = v.variant('type', [
  hello,
  /** A match begins; one under way with this number is given up. */
  v.object({ type: v.literal('open'), match: whole, seed: v.pipe(v.string(), v.check(isPlain)) }),
  move,
  ask,
  /** What a seat, or for null a spectator, may know of a match that is open or has ended. */
  v.object({ type: v.literal('observe'), match: whole, seat: v.nullable(whole) }),
  /** The match is given up, and its number forgotten. */
  v.object({ type: v.literal('close'), match: whole }),
  v.object({ type: v.literal('quit') }),
]);

export type FromAllSeats = v.InferOutput<typeof fromAllSeatsSchema>;

/** A message of a program that has every seat, or what is wrong with it. */
export const readFromAllSeats = (value: unknown): v.SafeParseResult<typeof fromAllSeatsSchema> =>
  v.safeParse(fromAllSeatsSchema, value);
