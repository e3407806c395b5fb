/** What a deal of Bakkarat is remembered for: a player’s hand against the bank’s, and the chips that went over. */
import common from '../../blocks/texts.json' with { type: 'json' };
import type { Observer, Seat } from '../../engine/game.ts';
import type { Highlight, HighlightCards, PlayedDeal } from '../../engine/highlight.ts';
import { fill, plural, sentences, type Text } from '../../lang/text.ts';
import { ties } from './reveal.ts';
import { type Move, playersOf, pointsOf, type State } from './rules.ts';
import { countHand, type Player } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;

const comparedHand = (finished: State, seat: Seat, words: Text, isLit: boolean): HighlightCards => {
  const cards = finished.hands[seat] ?? [];
  return { cards, by: seat, label: fill(words, countHand(cards)), isLit };
};

const chipsText = (amount: number): Text => {
  const { one, more } = common.chips.unit;
  return fill(plural(amount, one, more), amount);
};

/** The player whose hand is told: the reader, else the one who won or lost most. */
function playerFor(finished: State, observer: Observer): Player | undefined {
  const players = playersOf(finished);
  const points = pointsOf(finished);
  const moved = ({ seat }: Player): number => Math.abs(points[seat] ?? 0);
  const dearest = players.toSorted((a, b) => moved(b) - moved(a))[0];
  return players.find(({ seat }) => seat === observer) ?? dearest;
}

export function highlightOf(
  { finished }: PlayedDeal<State, Move>,
  observer: Observer,
): Highlight | undefined {
  const player = finished.why === 'bak' ? undefined : playerFor(finished, observer);
  if (player === undefined) return undefined;
  const { seat, better } = player;
  const { bank, hands } = finished;
  const points = pointsOf(finished);
  const mine = countHand(hands[seat] ?? []);
  const theirs = countHand(hands[bank] ?? []);
  const chips = chipsText(Math.abs(points[seat] ?? 0));
  const told = fill(better ? highlight.wins : highlight.loses, seat, chips, mine, theirs, bank);
  return {
    groups: [
      comparedHand(finished, seat, highlight.counts, better),
      comparedHand(finished, bank, highlight.bankCounts, !better),
    ],
    told: sentences(told, ...ties(finished, [player])),
    swing: points,
  };
}
