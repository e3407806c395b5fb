/** The table of Auf Wiedersehen: thirteen packets, the card in hand and the talon. */

import common from '../../blocks/texts.json' with { type: 'json' };
import { writeCard } from '../../cards/pack.ts';
import type { Ended } from '../../engine/ended.ts';
import type {
  FaceShown,
  Fact,
  Home,
  Mark,
  Pick as Picked,
  Region,
  Table,
} from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, same, sentences, type Text, text } from '../../lang/text.ts';
import far from './far.json' with { type: 'json' };
import type { Observation } from './observation.ts';
import {
  cardOf,
  hasComeOut,
  isBlocked,
  isPushed,
  KINGS,
  type Move,
  NO_CARD,
  PACKET_OF,
  PACKET_SIZE,
  pack,
  type State,
} from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { ace, jack, queen, king } = texts.packets;

const COURT: Readonly<Record<number, Text>> = { 0: ace, 10: jack, 11: queen, 12: king };
/** The name of a packet by its place. */
export const packetName = (at: number): Text => COURT[at] ?? same(at + 1);

/** The cards of a packet by their value: “the aces”. */
export const cardsOfPacket = (at: number): Text => texts.values[at] ?? packetName(at);

const { keys } = texts;
const KEYS: Readonly<Record<number, Text>> = {
  0: keys.ace,
  9: keys.ten,
  10: keys.jack,
  11: keys.queen,
  12: keys.king,
};

const packetId = (at: number): string => `packet-${at + 1}`;

/** The packets, and the card in hand. */
type Laid = Pick<State, 'packets' | 'options' | 'hand'>;

/** What pushing the card in hand under a packet does: the card taken from it, or the one that ends the patience. */
function pushText(laid: Laid, at: number): Text {
  const { described, takes, takesTalon, ends } = texts.push;
  const words = [writeCard(pack, laid.hand), cardsOfPacket(at)] as const;
  const [top] = laid.packets[at] ?? [];
  if (at === KINGS) return fill(takesTalon, ...words);
  if (top === undefined) return fill(described, ...words);
  return fill(isBlocked(laid, at) ? ends : takes, ...words, writeCard(pack, cardOf(top)));
}

/** A packet as the place of its value, and with a card in hand what pushing that under it does. */
function homeAt(laid: Laid, at: number): Home {
  const { packets, hand } = laid;
  const pushed = packets[at]?.filter(isPushed) ?? [];
  const place = {
    region: packetId(at),
    key: KEYS[at] ?? same(at + 1),
    laid: pushed.length,
    of: PACKET_SIZE,
  };
  if (hand === NO_CARD) return place;
  const wrong = fill(texts.push.wrong, writeCard(pack, hand), cardsOfPacket(at));
  return { ...place, told: addressedTo(pushText(laid, at)), wrong };
}

const homesOf = (laid: Laid): readonly Home[] =>
  Array.from({ length: KINGS + 1 }, (_, at) => homeAt(laid, at));

/** The packets as regions, the top card of each last; before the deal their places are empty. */
const packetRegions = (
  packets: State['packets'],
  cardsOf: (packet: readonly number[], at: number) => readonly FaceShown[],
): readonly Region[] =>
  Array.from({ length: KINGS + 1 }, (_, at) => ({
    id: packetId(at),
    role: 'pile',
    label: packetName(at),
    cards: cardsOf(packets[at] ?? [], at),
    count: packets[at]?.length ?? 0,
    room: 1,
  }));

/** The marks of the card that has ended the patience, which is lit. */
const ENDED_BY: readonly Mark[] = ['wins', 'stops'];

/** The top card of a packet; it is marked where it ends the patience with the next card of its value, or has ended it. */
function topOf(observation: Observation, at: number): readonly FaceShown[] {
  const top = observation.packets[at]?.[0];
  if (top === undefined) return [];
  const card = cardOf(top);
  if (observation.phase === 'over' && at === stuckPacket(observation))
    return [{ card, marks: ENDED_BY }];
  return isBlocked(observation, at) ? [{ card, marks: ['stops'] }] : [{ card }];
}

const handRegion = (cards: readonly FaceShown[]): Region => ({
  id: 'hand',
  role: 'hand',
  label: text('in hand', 'auf der Hand'),
  owner: 0,
  cards,
  room: 1,
});

const pushedFact = (pushed: number): Fact => ({
  label: text('cards pushed', 'untergeschoben'),
  value: same(`${pushed}/${pack.order.length}`),
});

function prompt({ phase, hand }: Observation): Text {
  if (phase === 'deal') return common.prompts.notDealt;
  if (phase === 'over') return texts.push.ended;
  return fill(texts.push.prompt, writeCard(pack, hand), cardsOfPacket(PACKET_OF[hand] ?? 0));
}

export function table(observation: Observation): Table {
  const { hand } = observation;
  const described = laidOut(observation);
  return hand === NO_CARD ? described : { ...described, home: packetId(PACKET_OF[hand] ?? KINGS) };
}

/** The packets, the talon and the card in hand, wherever that belongs. */
function laidOut(observation: Observation): Table {
  const { hand, before, packets, talon, pushed } = observation;
  const held = hand === NO_CARD ? [] : [{ card: hand }];
  return {
    seats: [{ seat: 0, cards: held.length, total: before, tags: [] }],
    regions: [
      ...packetRegions(packets, (_, at) => topOf(observation, at)),
      { id: 'talon', role: 'stock', label: texts.talon, cards: [], count: talon },
      handRegion(held),
    ],
    facts: [pushedFact(pushed)],
    homes: homesOf(observation),
    buttons: [{ id: 'push', label: text('push', 'unterschieben'), key: text('p', 'n') }],
    prompt: prompt(observation),
  };
}

export const describe = (observation: Observation): Text =>
  fill(
    texts.push.described,
    writeCard(pack, observation.hand),
    cardsOfPacket(PACKET_OF[observation.hand] ?? 0),
  );

export const picks = (): readonly Picked[] => [{ button: 'push' }];

/** The move that these picks mean: the button alone pushes. */
export function intended(_: Observation, picks: readonly Picked[]): Move | undefined {
  const [pick] = picks;
  return picks.length === 1 && pick !== undefined && 'button' in pick ? 'push' : undefined;
}

/** The number of cards in a packet while the patience goes on: the first has lost the card taken first (AUW-2). */
const packetSize = (at: number): number => (at === 0 ? PACKET_SIZE - 1 : PACKET_SIZE);

/**
 * The packet that has ended the patience: no card of it could be taken, so that it holds one more; -1 if the patience has
 * come out.
 */
function stuckPacket({ packets, pushed }: Pick<State, 'packets' | 'pushed'>): number {
  if (hasComeOut(pushed)) return -1;
  return packets.findIndex((packet, at) => at < KINGS && packet.length > packetSize(at));
}

/** The cards of a packet from the bottom up; a top card that has ended the patience is lit. */
const faces = (packet: readonly number[], isStuck: boolean): readonly FaceShown[] =>
  packet
    .map((laid, depth): FaceShown => {
      const card = cardOf(laid);
      return isStuck && depth === 0 ? { card, marks: ENDED_BY } : { card };
    })
    .reverse();

/** The card that stops the patience. */
function stuckCard(state: State): Text {
  const [top = 0] = state.packets[stuckPacket(state)] ?? [];
  return same(writeCard(pack, cardOf(top)));
}

function headline(state: State): Text {
  if (hasComeOut(state.pushed)) return texts.headlines.out;
  const { stuck } = texts.headlines;
  const value = cardsOfPacket(stuckPacket(state));
  return fill(stuck, stuckCard(state), value, state.pushed, pack.order.length);
}

/** From this many of a hundred deals on, nearly all. */
const NEARLY_ALL = 99;

/** How many of a hundred deals get further than this one has, under the same reading (`odds.ts`). */
export function furtherText({ pushed, options }: Omit<State, 'talon'>): Text {
  const { further, oneFurther, mostFurther, hardlyFurther } = texts.headlines;
  const deals = far[options.home][pushed] ?? 0;
  if (deals >= NEARLY_ALL) return mostFurther;
  if (deals === 0) return hardlyFurther;
  return deals === 1 ? oneFurther : fill(further, deals);
}

/**
 * The end of the patience in words: come out, or stuck, after how many cards and by which packet; and how rare that is.
 */
export function ended(finished: State): Ended {
  const { out, outOnce, stuckAt, allOut, far: reached } = texts.headlines;
  if (hasComeOut(finished.pushed)) {
    const told = sentences(out, outOnce[finished.options.home]);
    return { headline: allOut, match: allOut, told };
  }
  const headlineAt = fill(reached, finished.pushed, pack.order.length);
  const told = sentences(fill(stuckAt, stuckCard(finished)), furtherText(finished));
  return { headline: headlineAt, match: headlineAt, told };
}

/** The table after the patience: packets and talon as they lie, the packet that stopped it turned up. */
export function reveal(finished: State): Table {
  const { packets, talon, before, pushed } = finished;
  const stuck = stuckPacket(finished);
  return {
    seats: [{ seat: 0, cards: 0, total: before + pushed, tags: [] }],
    regions: [
      ...packetRegions(packets, (packet, at) => faces(packet, at === stuck)),
      { id: 'talon', role: 'row', label: texts.talon, cards: talon.map((card) => ({ card })) },
      handRegion([]),
    ],
    facts: [pushedFact(pushed)],
    homes: homesOf({ ...finished, hand: NO_CARD }),
    buttons: [],
    prompt: headline(finished),
  };
}
