/** The table of Auf Wiedersehen: thirteen packets, the card in hand and the talon. */
import { writeCard } from '../../cards/pack.ts';
import type { Pick, Region, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { cardOf, type Move, NO_CARD, PACKET_OF, pack } from './rules.ts';
import { hasComeOut } from './score.ts';

const COURT: Readonly<Record<number, Text>> = {
  0: text('ace', 'Ass'),
  10: text('jack', 'Bube'),
  11: text('queen', 'Dame'),
  12: text('king', 'König'),
};
const packetName = (at: number): Text => COURT[at] ?? same(at + 1);

const HAND = text('in hand', 'auf der Hand');
const TALON = text('talon', 'Talon');
const PUSHED = text('$1 pushed', '$1 untergeschoben');
const PUSH = text('push', 'unterschieben');
const PROMPT = text('push [$1] under packet “$2”', 'schiebe [$1] unter das Päckchen „$2“');
const WAIT = text('the cards have not been dealt yet', 'die Karten sind noch nicht gegeben');
const OUT = text('the patience has come out', 'die Patience ist aufgegangen');
const STUCK = text('the patience is stuck', 'die Patience ist nicht aufgegangen');

/** The packet's top card and how many cards it holds. */
function packetRegion(packet: readonly number[], at: number): Region {
  const [top] = packet;
  return {
    id: `packet-${at + 1}`,
    role: 'pile',
    label: packetName(at),
    cards: top === undefined ? [] : [{ card: cardOf(top) }],
    count: packet.length,
  };
}

function prompt(observation: Observation): Text {
  if (observation.phase === 'deal') return WAIT;
  if (observation.phase === 'over') return hasComeOut(observation.pushed) ? OUT : STUCK;
  return fill(
    PROMPT,
    writeCard(pack, observation.hand),
    packetName(PACKET_OF[observation.hand] ?? 0),
  );
}

export const table = (observation: Observation): Table => ({
  seats: [
    {
      seat: 0,
      cards: observation.hand === NO_CARD ? 0 : 1,
      total: observation.before,
      tags: [fill(PUSHED, observation.pushed)],
    },
  ],
  regions: [
    ...observation.packets.map(packetRegion),
    { id: 'talon', role: 'stock', label: TALON, cards: [], count: observation.talon },
    {
      id: 'hand',
      role: 'hand',
      label: HAND,
      owner: 0,
      cards: observation.hand === NO_CARD ? [] : [{ card: observation.hand }],
    },
  ],
  facts: [
    {
      label: text('cards pushed', 'untergeschoben'),
      value: same(`${observation.pushed}/${pack.order.length}`),
    },
  ],
  buttons: [{ id: 'push', label: PUSH }],
  prompt: prompt(observation),
});

const PUSHES = text('pushes [$1] under packet “$2”', 'schiebt [$1] unter das Päckchen „$2“');

export const describe = (observation: Observation): Text =>
  fill(PUSHES, writeCard(pack, observation.hand), packetName(PACKET_OF[observation.hand] ?? 0));

export const picks = (): readonly Pick[] => [{ button: 'push' }];

/** The button alone means the push. */
export function intended(_: Observation, picks: readonly Pick[]): Move | undefined {
  const [pick] = picks;
  return picks.length === 1 && pick !== undefined && 'button' in pick ? 'push' : undefined;
}
