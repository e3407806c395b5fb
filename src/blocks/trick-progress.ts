/** What the card about to be played does to a trick, for the line that says what Enter does. */
import type { Card } from '../cards/pack.ts';
import type { Pick } from '../engine/table.ts';
import { fill, joinTexts, type Text } from '../lang/text.ts';
import { followerAt } from './seats.ts';
import texts from './texts.json' with { type: 'json' };

interface TrickSeen {
  readonly observer: number;
  readonly leader: number;
  readonly trick: readonly Card[];
}

interface TrickRules {
  readonly players: number;
  /** −1 where play runs to the right; absent: to the left. */
  readonly step?: 1 | -1;
  /** The index of the card that wins. */
  readonly winner: (cards: readonly Card[]) => number;
  /** What a whole trick brings its taker, in words; undefined where that is nothing. */
  readonly valueOf: (cards: readonly Card[]) => Text | undefined;
}

/** Who would be ahead in a trick of these cards, or take it with its last one. */
function takerText({ observer, leader }: TrickSeen, rules: TrickRules, cards: readonly Card[]) {
  const { players, winner, step = 1 } = rules;
  const taker = followerAt(leader, winner(cards), players, step);
  const { yours, ahead, theirs, behind } = texts.trick;
  const isFull = cards.length === players;
  if (taker === observer) return isFull ? yours : ahead;
  return fill(isFull ? theirs : behind, taker);
}

/** Who would have the trick after the picked card; nothing of a lead, which says that by itself. */
export function trickProgress(
  seen: TrickSeen,
  rules: TrickRules,
  picked: readonly Pick[],
): Text | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0 || !('slot' in pick)) return undefined;
  if (seen.trick.length === 0) return undefined;
  const cards = [...seen.trick, pick.slot];
  const taken = takerText(seen, rules, cards);
  const value = cards.length < rules.players ? undefined : rules.valueOf(cards);
  if (value === undefined) return taken;
  return joinTexts([taken, value], ': ');
}
