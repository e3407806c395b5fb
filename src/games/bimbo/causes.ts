/** What players of Bimbo say for and against a move. */
import { con, markedAll, pro } from '../../blocks/causes.ts';
import { bagOf, difference } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Cause } from '../../engine/extras.ts';
import type { Observation } from './observation.ts';
import { ACE, type Move, packOf, playsOf, rank, tokens } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

const ofRank = (cards: readonly Card[], value: number): readonly Card[] =>
  cards.filter((card) => rank(card) === value);

/** Whether others may still go above so many cards of a rank. */
function isBeatable({ options, hand, aside, pile }: Observation, cards: readonly Card[]): boolean {
  const seen = [...hand, ...aside, ...pile.flatMap((one) => one.cards)];
  const out = difference(bagOf(packOf(options).order), seen);
  return out.some(
    (card) => rank(card) > rank(cards[0] ?? 0) && ofRank(out, rank(card)).length >= cards.length,
  );
}

function play(observation: Observation, cards: readonly Card[]): readonly Cause[] {
  const { hand, options, pile } = observation;
  const value = rank(cards[0] ?? 0);
  const named = markedAll(tokens, cards);
  const rest = difference(hand, cards);
  if (rest.length === 0) return pro('royal', said.last, named);
  const left = playsOf({ hand: rest, options });
  const saves = playsOf({ hand, options }) > left;
  const isLow = rest.some((card) => rank(card) > value) && rest.every((card) => rank(card) >= value);
  return [
    ...(value === ACE ? pro('lead', said.ace, named) : []),
    ...(value < ACE && !isBeatable(observation, cards) ? pro('lead', said.top, named) : []),
    ...(saves ? [] : con(undefined, said.splits, named, left)),
    ...(isLow ? pro(undefined, said.lowest, named, left) : []),
    ...(saves && cards.length > 1 ? pro(undefined, said.together, cards.length, named, left) : []),
    ...(value === ACE && left > 1 ? con(undefined, said.spends, named) : []),
    ...(saves && !isLow && pile.length > 0 ? pro(undefined, said.rid, named, left) : []),
  ];
}

function pass({ hand, pile, options, sizes, observer }: Observation): readonly Cause[] {
  const top = pile.at(-1)?.cards ?? [];
  const seat = pile.at(-1)?.seat ?? observer;
  const able = hand.filter(
    (card) => rank(card) > rank(top[0] ?? 0) && ofRank(hand, rank(card)).length >= top.length,
  );
  const whole = able.filter((card) => {
    const held = ofRank(hand, rank(card)).length;
    return rank(card) < ACE && (held === top.length || held > options.group);
  });
  const left = sizes[seat] ?? 0;
  return [
    ...(whole.length === 0 && able.length > 0 ? pro(undefined, said.keeps, markedAll(tokens, able)) : []),
    ...con('lead', left === 1 ? said.leavesLast : said.leaves, `{${seat}}`, left),
  ];
}

/** BIM-7: what goes to the other, and what stays. */
function give({ hand, options }: Observation, cards: readonly Card[]): readonly Cause[] {
  const named = markedAll(tokens, cards);
  const fewer = playsOf({ hand, options }) - playsOf({ hand: difference(hand, cards), options });
  const aces = ofRank(cards, ACE);
  if (aces.length > 0) return con(undefined, said.givesAce, markedAll(tokens, aces));
  return fewer > 0
    ? pro(undefined, said.givesLone, named, fewer)
    : con(undefined, said.givesPaired, named);
}

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  switch (move.verb) {
    case 'play':
      return play(observation, move.cards);
    case 'pass':
      return pass(observation);
    case 'give':
      return give(observation, move.cards);
  }
}
