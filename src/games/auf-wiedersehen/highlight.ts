/** What a deal of Auf Wiedersehen is remembered for: the card in the way of the next one, or the last of all cards. */
import { writeCard } from '../../cards/pack.ts';
import type { Highlight, PlayedDeal } from '../../engine/highlight.ts';
import { cardMarks, counted, fill } from '../../lang/text.ts';
import { cardOf, hasComeOut, type Move, PACKET_OF, pack, type State } from './rules.ts';
import { cardsOfPacket } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;
const named = (card: number): string => cardMarks([writeCard(pack, card)]);

export function highlightOf({ finished, moves }: PlayedDeal<State, Move>): Highlight | undefined {
  const last = moves.at(-1);
  if (last === undefined) return undefined;
  const { hand } = last.before;
  const left = pack.order.length - finished.pushed;
  const swing = [left === 0 ? 1 : -left];
  const pushed = { cards: [hand], label: highlight.pushed };
  if (hasComeOut(finished.pushed)) {
    const groups = [{ ...pushed, isLit: true }];
    return { groups, told: fill(highlight.out, named(hand)), swing };
  }
  const at = PACKET_OF[hand] ?? 0;
  const [top] = finished.packets[at] ?? [];
  if (top === undefined) return undefined;
  const card = cardOf(top);
  return {
    groups: [pushed, { cards: [card], label: highlight.onTop, isLit: true }],
    told: fill(
      highlight.stuck,
      named(hand),
      cardsOfPacket(at),
      named(card),
      counted(left, highlight.oneCard, highlight.moreCards),
    ),
    swing,
  };
}
