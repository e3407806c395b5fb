/** The arbiter's messages as a bot reads them. They are validated, because a bot serves any arbiter. */
import * as v from 'valibot';
import { readObject } from '../engine/json.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill, type Text } from '../lang/text.ts';
import { expectedText, inMessage } from './expected.ts';
import { LINE_BYTES } from './messages.ts';
import texts from './texts.json' with { type: 'json' };

const { arbiter } = texts;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(11));
const strings = v.array(v.string());
const about = { match: whole, id: whole };

/** The schema of each type of message; of a message that asks nothing of a bot, only what it is about is read. */
const SCHEMAS = {
  hello: v.object({
    type: v.literal('hello'),
    protocols: v.array(whole),
    features: v.optional(strings, []),
  }),
  match: v.object({
    type: v.literal('match'),
    match: whole,
    game: v.string(),
    options: v.record(v.string(), v.union([v.number(), v.string(), v.boolean()])),
    seat,
    names: strings,
    rng: v.string(),
  }),
  step: v.object({ type: v.literal('step'), match: whole, ply: whole }),
  turn: v.object({
    type: v.literal('turn'),
    ...about,
    seat,
    observation: v.unknown(),
    legal: v.exactOptional(strings),
    legalCount: v.exactOptional(whole),
    ms: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
    clock: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
    positions: v.exactOptional(whole),
  }),
  answer: v.object({ type: v.literal('answer'), ...about, legal: v.exactOptional(strings) }),
  fault: v.object({ type: v.literal('fault'), ...about }),
  cancel: v.object({ type: v.literal('cancel'), ...about }),
  end: v.object({ type: v.literal('end'), match: whole }),
  ping: v.object({ type: v.literal('ping') }),
  quit: v.object({ type: v.literal('quit') }),
} as const;

type Type = keyof typeof SCHEMAS;
export type FromTalon = v.InferOutput<(typeof SCHEMAS)[Type]>;

const isType = (type: string): type is Type => Object.hasOwn(SCHEMAS, type);

/** Reads message `number` from the arbiter; undefined if a bot can ignore it. Refusals name `protocol`. */
export function readFromTalon(line: string, number: number): FromTalon | undefined | Refusal {
  const wrong = (type: string, text: Text) => refuse('protocol', inMessage(number, type, text));
  if (line.length > LINE_BYTES) return wrong('', fill(arbiter.longLine, LINE_BYTES));
  const read = readObject(line);
  if (isRefusal(read)) return wrong('', read.text);
  const type = 'type' in read.object ? read.object.type : undefined;
  if (typeof type !== 'string') return wrong('', arbiter.noType);
  if (!isType(type)) return undefined;
  const result = v.safeParse(SCHEMAS[type], read.object);
  return result.success ? result.output : wrong(type, expectedText(result.issues[0]));
}
