/** The table of Auf Wiedersehen: thirteen packets, the card in hand and the talon. */
import { writeCard } from '../../cards/pack.ts';
import type { FaceShown, Fact, Pick, Region, Table } from '../../engine/table.ts';
import { fill, plural, same, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import {
  cardOf,
  hasComeOut,
  KINGS,
  type Move,
  NO_CARD,
  PACKET_OF,
  PACKET_SIZE,
  pack,
  type State,
} from './rules.ts';

const COURT: Readonly<Record<number, Text>> = {
  0: text('ace', 'Ass'),
  10: text('jack', 'Bube'),
  11: text('queen', 'Dame'),
  12: text('king', 'König'),
};
const packetName = (at: number): Text => COURT[at] ?? same(at + 1);

const TALON = text('talon', 'Talon');
const PROMPT = text('push [$1] under packet “$2”', 'schiebe [$1] unter das Päckchen „$2“');

/** The packets, the top card of each last. They have their places before the deal too. */
const packetRegions = (
  packets: State['packets'],
  cardsOf: (packet: readonly number[], at: number) => readonly FaceShown[],
): readonly Region[] =>
  Array.from({ length: KINGS + 1 }, (_, at) => ({
    id: `packet-${at + 1}`,
    role: 'pile',
    label: packetName(at),
    cards: cardsOf(packets[at] ?? [], at),
    count: packets[at]?.length ?? 0,
    room: 1,
  }));

const topOf = ([top]: readonly number[]): readonly FaceShown[] =>
  top === undefined ? [] : [{ card: cardOf(top) }];

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
  if (phase === 'deal')
    return text('the cards have not been dealt yet', 'die Karten sind noch nicht gegeben');
  if (phase === 'over') return text('the patience has ended', 'die Patience ist zu Ende');
  return fill(PROMPT, writeCard(pack, hand), packetName(PACKET_OF[hand] ?? 0));
}

export function table(observation: Observation): Table {
  const { hand, before, packets, talon, pushed } = observation;
  const held = hand === NO_CARD ? [] : [{ card: hand }];
  return {
    seats: [{ seat: 0, cards: held.length, total: before, tags: [] }],
    regions: [
      ...packetRegions(packets, topOf),
      { id: 'talon', role: 'stock', label: TALON, cards: [], count: talon },
      handRegion(held),
    ],
    facts: [pushedFact(pushed)],
    buttons: [{ id: 'push', label: text('push', 'unterschieben'), key: 'p' }],
    prompt: prompt(observation),
  };
}

const PUSHES = text('pushes [$1] under packet “$2”', 'schiebt [$1] unter das Päckchen „$2“');

export const describe = (observation: Observation): Text =>
  fill(PUSHES, writeCard(pack, observation.hand), packetName(PACKET_OF[observation.hand] ?? 0));

export const picks = (): readonly Pick[] => [{ button: 'push' }];

/** The button alone means the push. */
export function intended(_: Observation, picks: readonly Pick[]): Move | undefined {
  const [pick] = picks;
  return picks.length === 1 && pick !== undefined && 'button' in pick ? 'push' : undefined;
}

/** Cards in a packet while the patience goes on: the first has lost the card taken first (AUW-2). */
const sizeOf = (at: number): number => (at === 0 ? PACKET_SIZE - 1 : PACKET_SIZE);

/** The packet that was pushed under last: no card of it could be taken, so it holds one more. */
const lastPacket = ({ packets }: State): number =>
  packets.findIndex((packet, at) => at < KINGS && packet.length > sizeOf(at));

/** From the bottom up; a top card that was in the way is lit. */
const faces = (packet: readonly number[], isStuck: boolean): readonly FaceShown[] =>
  packet
    .map((laid, depth) => ({
      card: cardOf(laid),
      ...(isStuck && depth === 0 ? { marks: ['fresh' as const] } : {}),
    }))
    .reverse();

const OUT = text(
  'The patience has come out: all 52 cards are pushed.',
  'Die Patience ist aufgegangen: Alle 52 Karten sind untergeschoben.',
);
const STUCK = text(
  'Stuck after $1: [$2] on packet “$3” $4.',
  'Die Patience steckt nach $1 fest: [$2] auf Päckchen „$3“ $4.',
);
const PUSHED = text('was pushed there before', 'wurde schon dorthin geschoben');
const DEALT = text('was dealt where it belongs', 'lag schon von Anfang an richtig');

function headline(state: State): Text {
  if (hasComeOut(state.pushed)) return OUT;
  const at = lastPacket(state);
  const top = state.packets[at]?.[0] ?? 0;
  const card = cardOf(top);
  const cards = plural(state.pushed, text('1 card', '1 Karte'), text('$1 cards', '$1 Karten'));
  const reason = top === card ? DEALT : PUSHED;
  return fill(STUCK, fill(cards, state.pushed), writeCard(pack, card), packetName(at), reason);
}

export function reveal(finished: State): Table {
  const { packets, talon, before, pushed } = finished;
  const stuck = hasComeOut(pushed) ? -1 : lastPacket(finished);
  return {
    seats: [{ seat: 0, cards: 0, total: before + pushed, tags: [] }],
    regions: [
      ...packetRegions(packets, (packet, at) => faces(packet, at === stuck)),
      { id: 'talon', role: 'row', label: TALON, cards: talon.map((card) => ({ card })) },
      handRegion([]),
    ],
    facts: [pushedFact(pushed)],
    buttons: [],
    prompt: headline(finished),
  };
}
