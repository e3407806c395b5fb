/** What a deal of Böse Dame is remembered for: the trick with the queen of spades. */
import { marked } from '../../blocks/causes.ts';
import {
  type NumberedTrick,
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
import { fill, signed } from '../../lang/text.ts';
import { CARD_POINTS, pack, QUEEN, type State, SUIT_OF } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;
const LOSS = CARD_POINTS[QUEEN] ?? 0;
const named = (card: Card): string => marked(pack, card);

/** The trick with the queen; she costs her taker fifty points, and whoever gave her away hears of it gladly. */
function withQueen(numbered: NumberedTrick, players: number): Highlight {
  const { trick } = numbered;
  const giver = playerIn(trick, QUEEN);
  const taker = takerOfTrick(trick);
  const taking = takingCard(trick);
  const swing =
    giver === taker
      ? swingOf(players, [taker, LOSS])
      : swingOf(players, [taker, LOSS], [giver, -LOSS]);
  const words = unwantedStory(trick, QUEEN, SUIT_OF, highlight);
  const told = fill(words, giver, taker, named(QUEEN), named(taking), signed(LOSS));
  return trickHighlight(numbered, { told, swing });
}

/** The last trick of three players, with which the queen went because she lay aside. */
function withQueenAside(last: NumberedTrick, aside: readonly Card[], players: number): Highlight {
  const taker = takerOfTrick(last.trick);
  const told = fill(highlight.aside, taker, named(QUEEN), signed(LOSS));
  const shown = trickHighlight(last, { told, swing: swingOf(players, [taker, LOSS]) });
  const left = { cards: aside, label: texts.aside.label, isLit: true };
  return { ...shown, groups: [...shown.groups, left] };
}

export function highlightOf({ finished, tricks }: PlayedDeal<State, Card>): Highlight | undefined {
  const numbered = numberedTricks(tricks());
  const { players } = finished.options;
  const found = numbered.find(({ trick }) => playerIn(trick, QUEEN) >= 0);
  if (found !== undefined) return withQueen(found, players);
  const last = numbered.at(-1);
  const isAside = finished.aside.includes(QUEEN);
  return isAside && last !== undefined ? withQueenAside(last, finished.aside, players) : undefined;
}
