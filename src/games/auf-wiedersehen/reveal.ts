/** The end of the patience: every packet and the talon open, and the card that ended it. */
import { writeCard } from '../../cards/pack.ts';
import type { FaceShown, Table } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { cardOf, KINGS, PACKET_SIZE, pack, type State } from './rules.ts';
import { hasComeOut } from './score.ts';
import { handRegion, openTalon, packetName, packetRegions, pushedFact } from './table.ts';

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
const ONE_CARD = text('1 card', '1 Karte');
const CARDS = text('$1 cards', '$1 Karten');
const PUSHED = text('was pushed there before', 'wurde schon dorthin geschoben');
const DEALT = text('was dealt where it belongs', 'lag schon von Anfang an richtig');

function headline(state: State): Text {
  if (hasComeOut(state.pushed)) return OUT;
  const at = lastPacket(state);
  const top = state.packets[at]?.[0] ?? 0;
  const card = cardOf(top);
  const count = state.pushed === 1 ? ONE_CARD : fill(CARDS, state.pushed);
  const reason = top === card ? DEALT : PUSHED;
  return fill(STUCK, count, writeCard(pack, card), packetName(at), reason);
}

export function reveal(finished: State): Table {
  const { packets, talon, before, pushed } = finished;
  const stuck = hasComeOut(pushed) ? -1 : lastPacket(finished);
  return {
    seats: [{ seat: 0, cards: 0, total: before + pushed, tags: [] }],
    regions: [
      ...packetRegions(packets, (packet, at) => faces(packet, at === stuck)),
      openTalon(talon),
      handRegion([]),
    ],
    facts: [pushedFact(pushed)],
    buttons: [],
    prompt: headline(finished),
  };
}
