/**
 * The lines of a record: their types, writing them, and reading one line from outside with everything validated.
 * What a line means for a match is decided in `replay.ts`.
 */

import * as v from 'valibot';
import { fill, same, type Text } from '../lang/text.ts';
import { CHANCE, type Seat } from './game.ts';
import { readObject } from './json.ts';
import { isCutShort } from './longest-list.ts';
import type { AnyMatch } from './match.ts';
import { omitUndefined } from './omit-undefined.ts';
import { recordedOptions } from './options.ts';
import { isRefusal, problem, type Refusal } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

export { LINE_LIMIT, NOT_JSON } from './json.ts';

/** Who sits at a seat, as records say it. */
export interface SeatEntry {
  readonly name: string;
  /** `human`, `random`, `ai:` and a level, or `exec:` and the name of a program. */
  readonly by: string;
  /** Whose face sits there, where the match was played by a person; readers may skip it. */
  readonly guest?: string;
}

/** Most deals that a header brings along. */
export const EARLIER_LIMIT = 5000;

/** Longest legal list that is written into a record. */
export const LEGAL_LIMIT = 5000;

const PLAIN = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;
const plain = v.pipe(v.string(), v.maxLength(200), v.regex(PLAIN, 'control'));
/** A guest that is no plain word is nobody known. */
const seatEntry = v.object({
  name: plain,
  by: plain,
  guest: v.exactOptional(v.fallback(plain, '')),
});
const numbers = v.pipe(v.array(v.number()), v.maxLength(12));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));

/** A count that readers may skip: anything else counts as nothing. */
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

const stepText = v.pipe(v.string(), v.maxLength(4000), v.regex(PLAIN, 'control'));

/** A deal that was played elsewhere before: the chance steps that open it, and the points made then. */
const earlierDealSchema = v.object({
  opening: v.pipe(v.array(stepText), v.maxLength(1000)),
  dealer: seat,
  /** Equal for deals with the same cards, whoever deals. */
  key: stepText,
  points: v.pipe(v.array(numbers), v.maxLength(1000)),
});

const headerSchema = v.object({
  talon: v.literal(1),
  game: plain,
  seed: plain,
  options: v.record(plain, v.union([v.number(), plain, v.boolean()])),
  seats: v.pipe(v.array(seatEntry), v.minLength(1), v.maxLength(12)),
  /** A person was given a hint or took a step back. */
  assisted: v.exactOptional(v.boolean()),
  /** The deals do not follow from the seed but come from another program. */
  deals: v.exactOptional(v.literal('elsewhere')),
  /** The match goes on from a position of another record, after this many of its steps. */
  branch: v.exactOptional(
    v.object({
      /** The file; absent: it had no name. */
      name: v.exactOptional(plain),
      ply: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  /** Opponents play the deals at a second table too, and the results are compared. */
  teams: v.exactOptional(v.literal(true)),
  /** The match plays these deals again, which open as they did then. */
  earlier: v.exactOptional(
    v.object({
      /** The file they come from; absent: the player's own last match. */
      name: v.exactOptional(plain),
      deals: v.pipe(v.array(earlierDealSchema), v.maxLength(EARLIER_LIMIT)),
    }),
  ),
});
const stepSchema = v.looseObject({
  by: v.union([v.literal('chance'), seat]),
  do: stepText,
  legal: v.exactOptional(v.pipe(v.array(plain), v.maxLength(LEGAL_LIMIT))),
  /** A claim of this seat that was refused in this deal before the step. */
  refused: v.exactOptional(plain),
  /** What was wrong with the program that plays this seat: the step was made in its place. */
  fault: v.exactOptional(plain),
  /** Milliseconds that a person has thought about the step. */
  ms: v.exactOptional(count),
  /** How often a person has laid the card at a wrong place before. */
  slips: v.exactOptional(count),
  /** Who sits down at the seats that the step names. */
  seats: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^(\d|1[01])$/)), seatEntry)),
});
const dealSchema = v.looseObject({
  deal: v.pipe(v.number(), v.integer(), v.minValue(1)),
  points: numbers,
  totals: numbers,
  why: plain,
});
/** A deal as a file of another program has it. The line stands before the record in which it is deal number `deal`. */
const keptSchema = v.object({
  kept: v.pipe(
    v.string(),
    v.check((kept) => PLAIN.test(kept.replaceAll('\n', ' ')), 'control'),
  ),
  format: plain,
  game: plain,
  deal: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const endSchema = v.object({
  end: v.literal(true),
  totals: numbers,
  winners: v.array(seat),
  ranks: numbers,
});

export type Header = v.InferOutput<typeof headerSchema>;
/** Deals played before, for a match that plays them again. */
export type Earlier = NonNullable<Header['earlier']>;
/** Where a match comes from, if not from its seed alone. */
export type Origin = Pick<Header, 'deals' | 'branch' | 'earlier' | 'teams'>;
export type StepLine = v.InferOutput<typeof stepSchema>;
type DealLine = v.InferOutput<typeof dealSchema>;
export type KeptLine = v.InferOutput<typeof keptSchema>;
type EndLine = v.InferOutput<typeof endSchema>;

export type RecordLine = (
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'step'; readonly step: StepLine }
  | { readonly kind: 'kept'; readonly kept: KeptLine }
  | { readonly kind: 'deal'; readonly deal: DealLine }
  | { readonly kind: 'end'; readonly end: EndLine }
) & {
  /** Keys that no reader knows, including those a game adds to its own lines. */
  readonly strange: readonly string[];
};

const KNOWN: Readonly<Record<RecordLine['kind'], readonly string[]>> = {
  header: [...Object.keys(headerSchema.entries), 'sum'],
  step: [...Object.keys(stepSchema.entries), 'at', 'sum'],
  kept: Object.keys(keptSchema.entries),
  deal: [...Object.keys(dealSchema.entries), 'sum'],
  end: [...Object.keys(endSchema.entries), 'sum'],
};
const SEAT_KEYS = Object.keys(seatEntry.entries);

/** The key by which each kind of line is recognized, and its schema. */
const lineSchemas = [
  [
    'talon',
    v.pipe(
      headerSchema,
      v.transform((header) => ({ kind: 'header', header }) as const),
    ),
  ],
  [
    'do',
    v.pipe(
      stepSchema,
      v.transform((step) => ({ kind: 'step', step }) as const),
    ),
  ],
  [
    'kept',
    v.pipe(
      keptSchema,
      v.transform((kept) => ({ kind: 'kept', kept }) as const),
    ),
  ],
  [
    'deal',
    v.pipe(
      dealSchema,
      v.transform((deal) => ({ kind: 'deal', deal }) as const),
    ),
  ],
  [
    'end',
    v.pipe(
      endSchema,
      v.transform((end) => ({ kind: 'end', end }) as const),
    ),
  ],
] as const;

/**
 * The first fault of a line in a sentence, with the field it is in; a field’s name from outside is only repeated if it
 * is harmless.
 */
function issueText(issues: readonly v.BaseIssue<unknown>[]): Text {
  const [issue] = issues;
  const path = issue?.path?.map((item) => String(item.key)).join('.') ?? '';
  const name = /^[\w.]{1,60}$/.test(path) ? path : '?';
  const sentence = issue?.message === 'control' ? texts.lines.control : texts.lines.malformed;
  return fill(sentence, same(name));
}

const unknownIn = (object: object, known: readonly string[]): readonly string[] =>
  Object.keys(object).filter((key) => !known.includes(key));

function strangeIn(kind: RecordLine['kind'], object: object): readonly string[] {
  const strange = unknownIn(object, KNOWN[kind]);
  const seats = KNOWN[kind].includes('seats') && 'seats' in object ? object.seats : {};
  const entries: readonly object[] = Object.values(seats ?? {});
  return strange.concat(entries.flatMap((entry) => unknownIn(entry, SEAT_KEYS)));
}

/** Reads one line of a record. Refusals name the clause `conventions`. */
export function readLine(line: string): RecordLine | Refusal {
  const parsed = readObject(line);
  if (isRefusal(parsed)) return parsed;
  const schema = lineSchemas.find(([key]) => Object.hasOwn(parsed.object, key))?.[1];
  if (schema === undefined) return problem(texts.lines.noKind);
  const result = v.safeParse(schema, parsed.object);
  if (!result.success) return problem(issueText(result.issues));
  return { ...result.output, strange: strangeIn(result.output.kind, parsed.object) };
}

/** The header of a match about to begin. */
export const headerOf = (match: AnyMatch, seats: readonly SeatEntry[]): Header => ({
  talon: 1,
  game: match.game.id,
  seed: match.seed,
  options: { ...recordedOptions(match.game.options, match.options) },
  seats: seats.map(({ name, by, guest }) => omitUndefined({ name, by, guest })),
});

/** The origin of a match, with the keys that have a value. */
export const originOf = ({
  deals,
  branch,
  earlier,
  teams,
}: { readonly [K in keyof Origin]?: Origin[K] | undefined }): Origin =>
  omitUndefined({ deals, branch, earlier, teams });

/** The actor as a step line names it. */
export const byOf = (actor: Seat): StepLine['by'] => (actor === CHANCE ? 'chance' : actor);

/** The key `legal` of a step line with the complete legal list; no key if the list is too long, or for chance. */
export function legalOf(match: AnyMatch): { legal?: string[] } {
  if (match.game.rules.actor(match.state) === CHANCE) return {};
  const moves = match.game.rules.legal(match.state);
  if (isCutShort(moves.length) || moves.length > LEGAL_LIMIT) return {};
  return { legal: moves.map((move) => match.game.notation.write(move)) };
}

/** The key that marks the step of a move made at a player's own risk; none for other moves and for chance. */
export function extraOf(
  { game, state }: AnyMatch,
  text: string,
): Readonly<Record<string, unknown>> {
  const { actor, riskMark } = game.rules;
  if (riskMark === undefined || actor(state) === CHANCE) return {};
  const move = game.notation.read(text);
  const mark = isRefusal(move) ? undefined : riskMark(state, move);
  return mark === undefined ? {} : { [mark]: true };
}

/** The lines that follow a step: the deal it closed, the match it ended. */
export function closingLines(before: AnyMatch, after: AnyMatch): readonly object[] {
  const { closed } = after;
  if (closed === undefined) return [];
  const { points, totals, why, winners, ranks, extra } = closed;
  const deal = { deal: before.deal, points, totals, why, ...extra };
  return after.ended ? [deal, { end: true, totals, winners, ranks }] : [deal];
}

/** A step that was made, its text in canonical form, and what the record says about it. */
interface RecordedStep {
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  readonly text: string;
  readonly refused?: string | undefined;
  readonly fault?: string | undefined;
  readonly ms?: number | undefined;
  readonly slips?: number | undefined;
  readonly seats?: StepLine['seats'] | undefined;
}

/**
 * The lines that a step adds to a record: the step itself, with the legal list before it if `hasLegal`, the deal it
 * closed, the match it ended. JSON leaves out what is undefined.
 */
export function stepLines(
  { before, after, text, refused, fault, ms, slips, seats }: RecordedStep,
  hasLegal = false,
): readonly object[] {
  const by = byOf(before.game.rules.actor(before.state));
  const legal = hasLegal ? legalOf(before) : undefined;
  const step = {
    by,
    do: text,
    ...extraOf(before, text),
    refused,
    fault,
    ms,
    slips,
    seats,
    ...legal,
  };
  return [step, ...closingLines(before, after)];
}
