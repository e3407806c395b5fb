/** What a deal of Böhmischer Schneider is remembered for: the trick that brought its winner more than half the pictures. */
import { marked } from '../../blocks/causes.ts';
import {
  type NumberedTrick,
  numberedTricks,
  takerOfTrick,
  trickHighlight,
} from '../../blocks/trick-highlight.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { Highlight, PlayedDeal, PlayedTrick } from '../../engine/highlight.ts';
import { fill, numeral } from '../../lang/text.ts';
import { ALL_PICTURES, isPicture, pack, payments, type State } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const named = (card: Card): string => marked(pack, card);

const picturesIn = (trick: PlayedTrick): number =>
  trick.filter(({ card }) => isPicture(card)).length;

/** The trick with which a seat has more than half of the pictures, and how many it has then. */
function decidingTrick(tricks: readonly NumberedTrick[], winner: Seat) {
  let pictures = 0;
  for (const one of tricks) {
    if (takerOfTrick(one.trick) !== winner) continue;
    pictures += picturesIn(one.trick);
    if (pictures > ALL_PICTURES / 2) return { one, pictures };
  }
  return undefined;
}

export function highlightOf({ finished, tricks }: PlayedDeal<State, Card>): Highlight | undefined {
  const swing = payments(finished.pictures);
  const winner = swing.findIndex((paid) => paid > 0);
  const deciding = decidingTrick(numberedTricks(tricks()), winner);
  if (deciding === undefined) return undefined;
  const { one, pictures } = deciding;
  const [lead, answer] = one.trick;
  if (lead === undefined || answer === undefined) return undefined;
  const words = answer.wins ? texts.highlight.beats : texts.highlight.leads;
  const told = fill(words, winner, named(lead.card), named(answer.card), numeral(pictures));
  return trickHighlight(one, { told, swing });
}
