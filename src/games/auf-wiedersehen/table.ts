/** The table of Auf Wiedersehen: thirteen packets, the card in hand and the talon. */

import common from '../../blocks/texts.json' with { type: 'json' };
import { writeCard } from '../../cards/pack.ts';
import type { Ended } from '../../engine/ended.ts';
import type { FaceShown, Fact, Home, Pick, Region, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, plural, same, sentences, type Text, text } from '../../lang/text.ts';
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

const { keys } = texts;
const KEYS: Readonly<Record<number, Text>> = {
  0: keys.ace,
  9: keys.ten,
  10: keys.jack,
  11: keys.queen,
  12: keys.king,
};

const packetId = (at: number): string => `packet-${at + 1}`;

/** A packet as the place of its value, and with a card in hand what pushing that under it does. */
function homeAt(packets: State['packets'], hand: number, at: number): Home {
  const pushed = packets[at]?.filter(isPushed) ?? [];
  const place = {
    region: packetId(at),
    key: KEYS[at] ?? same(at + 1),
    laid: pushed.length,
    of: PACKET_SIZE,
  };
  if (hand === NO_CARD) return place;
  const words = [writeCard(pack, hand), packetName(at)] as const;
  const { described, wrong } = texts.push;
  const told = addressedTo(fill(described, ...words));
  return { ...place, told, wrong: fill(wrong, ...words) };
}

const homesOf = (packets: State['packets'], hand: number): readonly Home[] =>
  Array.from({ length: KINGS + 1 }, (_, at) => homeAt(packets, hand, at));

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

/** The top card of a packet; it is marked where it ends the patience with the next card of its value. */
function topOf(observation: Observation, at: number): readonly FaceShown[] {
  const top = observation.packets[at]?.[0];
  if (top === undefined) return [];
  const card = cardOf(top);
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
  return fill(texts.push.prompt, writeCard(pack, hand), packetName(PACKET_OF[hand] ?? 0));
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
    homes: homesOf(packets, hand),
    buttons: [{ id: 'push', label: text('push', 'unterschieben'), key: text('p', 'n') }],
    prompt: prompt(observation),
  };
}

export const describe = (observation: Observation): Text =>
  fill(
    texts.push.described,
    writeCard(pack, observation.hand),
    packetName(PACKET_OF[observation.hand] ?? 0),
  );

export const picks = (): readonly Pick[] => [{ button: 'push' }];

/** The move that these picks mean: the button alone pushes. */
export function intended(_: Observation, picks: readonly Pick[]): Move | undefined {
  const [pick] = picks;
  return picks.length === 1 && pick !== undefined && 'button' in pick ? 'push' : undefined;
}

/** The number of cards in a packet while the patience goes on: the first has lost the card taken first (AUW-2). */
const packetSize = (at: number): number => (at === 0 ? PACKET_SIZE - 1 : PACKET_SIZE);

/** The packet that was pushed under last: no card of it could be taken, so it holds one more. */
const lastPacket = ({ packets }: State): number =>
  packets.findIndex((packet, at) => at < KINGS && packet.length > packetSize(at));

/** The cards of a packet from the bottom up; a top card that was in the way is highlighted. */
const faces = (packet: readonly number[], isStuck: boolean): readonly FaceShown[] =>
  packet
    .map((laid, depth): FaceShown => {
      const card = cardOf(laid);
      return isStuck && depth === 0 ? { card, marks: ['fresh'] } : { card };
    })
    .reverse();

/** The card that stops the patience, its packet, and why it may not be pushed there. */
function stuckBy(state: State): readonly Text[] {
  const at = lastPacket(state);
  const top = state.packets[at]?.[0] ?? 0;
  const card = cardOf(top);
  const reason = top === card ? texts.headlines.dealt : texts.headlines.pushed;
  return [same(writeCard(pack, card)), packetName(at), reason];
}

function headline(state: State): Text {
  if (hasComeOut(state.pushed)) return texts.headlines.out;
  const cards = plural(state.pushed, texts.headlines.card, texts.headlines.cards);
  return fill(texts.headlines.stuck, fill(cards, state.pushed), ...stuckBy(state));
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
  const { out, outOnce, stuckAt, youMadeIt, youStop } = texts.headlines;
  if (hasComeOut(finished.pushed)) {
    const told = sentences(out, outOnce[finished.options.home]);
    return { headline: youMadeIt, match: youMadeIt, told };
  }
  const headlineAt = fill(youStop, finished.pushed);
  const told = sentences(fill(stuckAt, ...stuckBy(finished)), furtherText(finished));
  return { headline: headlineAt, match: headlineAt, told };
}

/** The table after the patience: packets and talon as they lie, the packet that stopped it turned up. */
export function reveal(finished: State): Table {
  const { packets, talon, before, pushed } = finished;
  const stuck = hasComeOut(pushed) ? -1 : lastPacket(finished);
  return {
    seats: [{ seat: 0, cards: 0, total: before + pushed, tags: [] }],
    regions: [
      ...packetRegions(packets, (packet, at) => faces(packet, at === stuck)),
      { id: 'talon', role: 'row', label: texts.talon, cards: talon.map((card) => ({ card })) },
      handRegion([]),
    ],
    facts: [pushedFact(pushed)],
    homes: homesOf(packets, NO_CARD),
    buttons: [],
    prompt: headline(finished),
  };
}
