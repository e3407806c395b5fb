/** What a deal of Binokel is remembered for: the trick, or the melds, that made or broke the bid. */

import { pointsOf as cardPoints } from '../../../blocks/trick.ts';
import {
  type NumberedTrick,
  numberedTricks,
  takerOfTrick,
  trickHighlight,
} from '../../../blocks/trick-highlight.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Highlight, PlayedDeal } from '../../../engine/highlight.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { CARD_POINTS, LAST_TRICK, type Move } from '../rules/cards.ts';
import { meldCards, totalOfMelds } from '../rules/melds.ts';
import { outcome, valueOfParty } from '../rules/score.ts';
import { highRank, type State, samePartyAs } from '../rules/state.ts';
import { specialHeadline } from './reveal.ts';
import { briefValuedMeld } from './text.ts';
import texts from './texts.json' with { type: 'json' };

type Shown = Pick<Highlight, 'groups' | 'told' | 'when'>;

const { highlight } = texts;

const trickPoints = ({ trick, number }: NumberedTrick, tricks: number): number => {
  const cards = trick.map(({ card }) => card);
  return cardPoints(cards, CARD_POINTS) + (number === tricks ? LAST_TRICK : 0);
};

/** The dearest trick of those that one of these seats took. */
function dearestOf(tricks: readonly NumberedTrick[], takers: readonly Seat[]) {
  const own = tricks
    .filter(({ trick }) => takers.includes(takerOfTrick(trick)))
    .map((one) => ({ one, points: trickPoints(one, tricks.length) }));
  return own.toSorted((a, b) => b.points - a.points)[0];
}

/** The trick as a highlight, the card that took it lit. */
function toldTrick(one: NumberedTrick, told: Text): Shown {
  return trickHighlight(one, { told, swing: [] });
}

/** The melds of the seat in declarer’s party that melded most, where they were most of the bid. */
function meldsTold(finished: State, party: readonly Seat[]): Shown | undefined {
  const { melds } = finished;
  const bid = highRank(finished);
  const meldedBy = (seat: Seat): number => totalOfMelds(melds[seat] ?? []);
  const [seat = finished.declarer] = party.toSorted((a, b) => meldedBy(b) - meldedBy(a));
  const value = meldedBy(seat);
  // Melds made the bid where they bring half of it alone.
  if (2 * value < bid) return undefined;
  const words = value > bid ? highlight.allMelds : highlight.melds;
  const dearestLast = (melds[seat] ?? []).toSorted((a, b) => a.value - b.value);
  const groups = dearestLast.map((meld) => ({
    cards: meldCards(meld),
    label: briefValuedMeld(meld),
  }));
  return { groups, told: fill(words, seat, value, bid) };
}

/** A game with trump: by what the bid was made, or the dearest trick of those who broke it. */
function gameTold(finished: State, tricks: readonly NumberedTrick[], isWon: boolean) {
  const { declarer, options, hands } = finished;
  const party = samePartyAs(declarer, options.players);
  const others = [...hands.keys()].filter((seat) => !party.includes(seat));
  const bid = highRank(finished);
  const melded = isWon ? meldsTold(finished, party) : undefined;
  const dearest = dearestOf(tricks, isWon ? party : others);
  if (melded !== undefined || dearest === undefined) return melded;
  const { one, points } = dearest;
  const value = valueOfParty(finished, declarer);
  const taker = takerOfTrick(one.trick);
  const words = isWon ? highlight.made : highlight.short;
  return toldTrick(one, fill(words, taker, points, bid, Math.abs(value - bid), declarer));
}

/** A bid that was given up: the Dabb that did not help. */
function givenUp({ shown, declarer, ...rest }: State): Shown | undefined {
  if (shown.length === 0) return undefined;
  const told = fill(highlight.gaveUp, declarer, highRank(rest));
  return { groups: [{ cards: shown, label: texts.labels.dabb, isLit: true }], told };
}

function contractShown(finished: State, tricks: readonly NumberedTrick[]): Shown | undefined {
  const { contract } = finished;
  const { why } = outcome(finished);
  const last = tricks.at(-1);
  if (contract === null) return undefined;
  if (contract.kind === 'special')
    return last && toldTrick(last, specialHeadline(finished, contract.special, why));
  return contract.kind === 'ab' ? givenUp(finished) : gameTold(finished, tricks, why === 'won');
}

export function highlightOf({ finished, tricks }: PlayedDeal<State, Move>): Highlight | undefined {
  const shown = contractShown(finished, numberedTricks(tricks()));
  if (shown === undefined) return undefined;
  const { declarer, options } = finished;
  const party = samePartyAs(declarer, options.players);
  const { points } = outcome(finished);
  const won = points[declarer] ?? 0;
  return { ...shown, swing: points.map((_, seat) => (party.includes(seat) ? won : -won)) };
}
