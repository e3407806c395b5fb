/** The table of Auf Wiedersehen: thirteen packets, the card in hand and the talon. */
import { type Card, writeCard } from '../../cards/pack.ts';
import type { FaceShown, Fact, Pick, Region, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { cardOf, KINGS, type Move, NO_CARD, PACKET_OF, pack, type State } from './rules.ts';

const COURT: Readonly<Record<number, Text>> = {
  0: text('ace', 'Ass'),
  10: text('jack', 'Bube'),
  11: text('queen', 'Dame'),
  12: text('king', 'König'),
};
export const packetName = (at: number): Text => COURT[at] ?? same(at + 1);

const HAND = text('in hand', 'auf der Hand');
const TALON = text('talon', 'Talon');
const PUSH = text('push', 'unterschieben');
const PROMPT = text('push [$1] under packet “$2”', 'schiebe [$1] unter das Päckchen „$2“');
const WAIT = text('the cards have not been dealt yet', 'die Karten sind noch nicht gegeben');
const ENDED = text('the patience has ended', 'die Patience ist zu Ende');
const CARDS_PUSHED = text('cards pushed', 'untergeschoben');

const PACKETS = Array.from({ length: KINGS + 1 }, (_, at) => at);

/** The region of a packet, whose top card comes last. */
const packetRegion = (at: number, cards: readonly FaceShown[], count: number): Region => ({
  id: `packet-${at + 1}`,
  role: 'pile',
  label: packetName(at),
  cards,
  count,
  room: 1,
});

/** Before the deal the packets have their places too. */
export const packetRegions = (
  packets: State['packets'],
  cardsOf: (packet: readonly number[], at: number) => readonly FaceShown[],
): readonly Region[] =>
  PACKETS.map((at) => {
    const packet = packets[at] ?? [];
    return packetRegion(at, cardsOf(packet, at), packet.length);
  });

const topOf = ([top]: readonly number[]): readonly FaceShown[] =>
  top === undefined ? [] : [{ card: cardOf(top) }];

/** Face down: only how many are left is seen. */
const talonRegion = (count: number): Region => ({
  id: 'talon',
  role: 'stock',
  label: TALON,
  cards: [],
  count,
});

/** What is left of the talon, turned up; the next card comes first. */
export const openTalon = (cards: readonly Card[]): Region => ({
  id: 'talon',
  role: 'row',
  label: TALON,
  cards: cards.map((card) => ({ card })),
});

export const handRegion = (cards: readonly FaceShown[]): Region => ({
  id: 'hand',
  role: 'hand',
  label: HAND,
  owner: 0,
  cards,
  room: 1,
});

export const pushedFact = (pushed: number): Fact => ({
  label: CARDS_PUSHED,
  value: same(`${pushed}/${pack.order.length}`),
});

function prompt({ phase, hand }: Observation): Text {
  if (phase === 'deal') return WAIT;
  if (phase === 'over') return ENDED;
  return fill(PROMPT, writeCard(pack, hand), packetName(PACKET_OF[hand] ?? 0));
}

export function table(observation: Observation): Table {
  const { hand, before, packets, talon, pushed } = observation;
  const held = hand === NO_CARD ? [] : [{ card: hand }];
  return {
    seats: [{ seat: 0, cards: held.length, total: before, tags: [] }],
    regions: [...packetRegions(packets, topOf), talonRegion(talon), handRegion(held)],
    facts: [pushedFact(pushed)],
    buttons: [{ id: 'push', label: PUSH, key: 'p' }],
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
