/** The prompt for the player to act, and the values in their hand. */
import type { Bag } from '../../../cards/bag.ts';
import { type Card, writeCard } from '../../../cards/pack.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import {
  ACE,
  FOUR,
  isBlackThree,
  isRedThree,
  isWild,
  rankOf,
  tokens,
  valueFor,
  valueOfAll,
} from '../cards.ts';
import type { Observation } from '../observation.ts';
import { isFrozen, minimumOf, sideOf } from '../state.ts';
import { LEAST_NATURALS, MOST_WILDS } from '../turn/going-out.ts';
import { topOf } from '../turn/take.ts';

/** The natural cards of each rank that can be melded, ranks of a single card left out. */
const groupsOf = (hand: Bag): readonly Bag[] =>
  Array.from({ length: ACE - FOUR + 1 }, (_, i) =>
    hand.filter((card) => !isWild(card) && rankOf(card) === FOUR + i),
  ).filter((cards) => cards.length >= LEAST_NATURALS);

/** The highest value of melds from the hand alone; a pair needs a wild card. */
function meldable(hand: Bag): number {
  const wilds = hand
    .filter(isWild)
    .map(valueFor)
    .sort((a, b) => b - a);
  const groups = groupsOf(hand);
  const pairs = groups
    .filter((cards) => cards.length === LEAST_NATURALS)
    .sort((a, b) => valueOfAll(b) - valueOfAll(a))
    .slice(0, wilds.length);
  const laid = [...groups.filter((cards) => cards.length > LEAST_NATURALS), ...pairs];
  const space = laid.reduce((sum, cards) => sum + MOST_WILDS * (cards.length >> 1), 0);
  const natural = laid.reduce((sum, cards) => sum + valueOfAll(cards), 0);
  return wilds.slice(0, space).reduce((sum, value) => sum + value, natural);
}

const COUNTS = text(
  'hand counts $1, melds in it up to $2',
  'Blatt zählt $1, Meldungen darin bis $2',
);

export const ownCount = (hand: Bag): Text => fill(COUNTS, valueOfAll(hand), meldable(hand));

const CLOSED = text('draw: [$1] closes the pile', 'zieh: [$1] schließt den Stoß');
const WILD_TOP = text(
  'draw, or take [$1] with a natural pair',
  'zieh oder nimm [$1] mit einem echten Paar',
);
const FROZEN = text(
  'draw, or take [$1] with two natural cards of its rank',
  'zieh oder nimm [$1] mit zwei echten Karten ihres Rangs',
);
const FIRST = text(
  'draw, or take [$1] with two natural cards of its rank, for $2 or more',
  'zieh oder nimm [$1] mit zwei echten Karten ihres Rangs, ab $2',
);
const OPEN = text(
  'draw, or take [$1] with two cards or onto a meld',
  'zieh oder nimm [$1] mit zwei Karten oder an eine Meldung',
);
const RED_FIRST = text(
  'lay out your red threes before you draw or take',
  'leg deine roten Dreien aus, bevor du ziehst oder nimmst',
);
const FIRST_MELD = text(
  'meld for $1 or more, or discard one card',
  'melde für mindestens $1 oder wirf eine Karte ab',
);
const LAST_TURN = text(
  'the last turn: lay what you can, then end it',
  'der letzte Zug: lege, was geht, dann beende ihn',
);
const OUT = text('your hand is empty: end the turn', 'dein Blatt ist leer: beende den Zug');

/** Whether the party whose turn it is has melded. */
const hasMelded = (observation: Observation): boolean =>
  sideOf(observation, observation.turn.seat).melds.length > 0;

/** CAN-14, CAN-15: nothing takes this card. */
export const closes = (top: Card, { standing }: Pick<Observation, 'standing'>): boolean =>
  isBlackThree(top) || (isWild(top) && standing.options.wildTop === 'closed');

function takePrompt(observation: Observation, top: Card): Text {
  const { standing, turn, pile } = observation;
  const card = writeCard(tokens, top);
  if (closes(top, observation)) return fill(CLOSED, card);
  if (isWild(top)) return fill(WILD_TOP, card);
  if (!hasMelded(observation)) return fill(FIRST, card, minimumOf(standing, turn.seat));
  return fill(isFrozen(pile) ? FROZEN : OPEN, card);
}

function turnPrompt(observation: Observation): Text {
  const { turn, observer, hand, stock, pile } = observation;
  if (observer === turn.seat && hand.some(isRedThree)) return RED_FIRST;
  if (stock === 0)
    return text('the stock is used up: take the pile', 'der Talon ist aufgebraucht: nimm den Stoß');
  const top = topOf(pile);
  return top < 0 ? text('draw a card', 'zieh eine Karte') : takePrompt(observation, top);
}

function layPrompt(observation: Observation): Text {
  const { turn, sizes, standing } = observation;
  if ((sizes[turn.seat] ?? 0) === 0) return OUT;
  if (turn.last) return LAST_TURN;
  if (turn.word === 'yes') return text('go out now, as you asked', 'geh jetzt aus, wie gefragt');
  return hasMelded(observation)
    ? text('meld, add to your melds, or discard one card', 'melde, lege an oder wirf eine Karte ab')
    : fill(FIRST_MELD, minimumOf(standing, turn.seat));
}

export function promptOf(observation: Observation): Text {
  switch (observation.phase) {
    case 'turn':
      return turnPrompt(observation);
    case 'answer':
      return text('may your partner go out?', 'darf dein Partner ausgehen?');
    case 'peel':
      return text(
        'take on, take the rest or leave it',
        'nimm weiter, nimm den Rest oder lass ihn liegen',
      );
    case 'lay':
      return layPrompt(observation);
    case 'over':
      return text('the deal is over', 'das Spiel ist zu Ende');
    default:
      return text('the cards have not been dealt yet', 'die Karten sind noch nicht gegeben');
  }
}
