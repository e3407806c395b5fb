/** What a player of Auf Wiedersehen would else count: how far they are, what ends it, and which packets are complete. */
import { writeCard } from '../../cards/pack.ts';
import type { Note, NoteLine } from '../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, type Text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { cardOf, isBlocked, isPushed, NO_CARD, PACKET_SIZE, pack } from './rules.ts';
import { furtherText, packetName } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

const countLine = (label: Text, count: number, of: number): NoteLine => ({
  label,
  value: fill(told.of, count, of),
  bar: { parts: [count], of },
});

/** The cards pushed so far under each packet. */
const pushedUnder = ({ packets }: Observation): readonly number[] =>
  packets.map((packet) => packet.filter(isPushed).length);

/** The values whose cards have all been pushed. */
function completeLine(pushed: readonly number[]): NoteLine {
  const complete = pushed.flatMap((count, at) => (count === PACKET_SIZE ? [packetName(at)] : []));
  return { label: complete.length === 0 ? told.none : joinTexts(complete, ', ') };
}

/** The top cards in sight that end the patience with the next card of their value. */
function blockingLines(observation: Observation): readonly NoteLine[] {
  const cards = observation.packets.flatMap(([top = NO_CARD], at) =>
    isBlocked(observation, at) ? [writeCard(pack, cardOf(top))] : [],
  );
  return cards.length === 0 ? [] : [{ label: told.atHome, value: same(cardMarks(cards)) }];
}

/**
 * AUW-3: the packet of the aces is the one that runs out, so that the fourth ace ends the patience. In the strict
 * reading, so does a card that was dealt to its own packet (AUW-6).
 */
function endNote(observation: Observation, [aces = 0]: readonly number[]): Note {
  const lines = [
    countLine(told.aces, aces, PACKET_SIZE),
    { label: told.ends[observation.options.home] },
    ...blockingLines(observation),
  ];
  return { title: told.end, lines };
}

export function notes(observation: Observation): readonly Note[] {
  if (observation.phase === 'deal') return [];
  const pushed = pushedUnder(observation);
  const far = countLine(told.pushed, observation.pushed, pack.order.length);
  return [
    { title: told.far, lines: [far, { label: furtherText(observation) }] },
    endNote(observation, pushed),
    { title: told.complete, lines: [completeLine(pushed)] },
  ];
}
