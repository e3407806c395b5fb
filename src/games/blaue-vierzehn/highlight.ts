/** What a deal of Blaue Vierzehn is remembered for: the trick with the blue fourteen. */

import { marked } from '../../blocks/causes.ts';
import { pointsOf } from '../../blocks/trick.ts';
import {
  numberedTricks,
  playerIn,
  swingOf,
  takerOfTrick,
  takingCard,
  trickHighlight,
  unwantedStory,
} from '../../blocks/trick-highlight.ts';
import type { Card } from '../../cards/pack.ts';
import type { Highlight, PlayedDeal } from '../../engine/highlight.ts';
import { fill } from '../../lang/text.ts';
import { BLUE, cardPoints, pack, type State, SUIT_OF } from './rules.ts';
import { countPoints } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;
const named = (card: Card): string => marked(pack, card);

export function highlightOf({ finished, tricks }: PlayedDeal<State, Card>): Highlight | undefined {
  const found = numberedTricks(tricks()).find(({ trick }) => playerIn(trick, BLUE) >= 0);
  if (found === undefined) return undefined;
  const { options } = finished;
  const { trick } = found;
  const giver = playerIn(trick, BLUE);
  const taker = takerOfTrick(trick);
  const cards = trick.map(({ card }) => card);
  const cost = pointsOf(cards, cardPoints(options));
  const words = unwantedStory(trick, BLUE, SUIT_OF, highlight);
  const told = fill(words, giver, taker, named(BLUE), named(takingCard(trick)), countPoints(cost));
  const gave = giver === taker ? 0 : cost;
  const swing = swingOf(options.players, [taker, -cost], [giver, gave]);
  return trickHighlight(found, { told, swing });
}
