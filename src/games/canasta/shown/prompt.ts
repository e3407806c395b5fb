/** The prompt for the player to act, and the values in their hand. */
import type { Bag } from '../../../cards/bag.ts';
import { type Card, writeCard } from '../../../cards/pack.ts';
import { fill, type Text } from '../../../lang/text.ts';
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
} from '../state/cards.ts';
import { isFrozen, minimumOf, sideOf } from '../state/state.ts';
import { LEAST_NATURALS, MOST_WILDS } from '../turn/going-out.ts';
import { hasTake } from '../turn/legal-takes.ts';
import { type Observation, sceneIn } from '../turn/observation.ts';
import { topOf } from '../turn/take.ts';
import texts from './texts.json' with { type: 'json' };

const { prompts } = texts;

/** The natural cards of each rank that can be melded, ranks of a single card left out. */
const meldableNaturals = (hand: Bag): readonly Bag[] =>
  Array.from({ length: ACE - FOUR + 1 }, (_, i) =>
    hand.filter((card) => !isWild(card) && rankOf(card) === FOUR + i),
  ).filter((cards) => cards.length >= LEAST_NATURALS);

/** The highest value of melds from the hand alone; a pair needs a wild card. */
function meldable(hand: Bag): number {
  const wilds = hand
    .filter(isWild)
    .map(valueFor)
    .sort((a, b) => b - a);
  const groups = meldableNaturals(hand);
  const pairs = groups
    .filter((cards) => cards.length === LEAST_NATURALS)
    .sort((a, b) => valueOfAll(b) - valueOfAll(a))
    .slice(0, wilds.length);
  const laid = [...groups.filter((cards) => cards.length > LEAST_NATURALS), ...pairs];
  const space = laid.reduce((sum, cards) => sum + MOST_WILDS * (cards.length >> 1), 0);
  const natural = laid.reduce((sum, cards) => sum + valueOfAll(cards), 0);
  return wilds.slice(0, space).reduce((sum, value) => sum + value, natural);
}

export const ownCount = (hand: Bag): Text =>
  fill(texts.progress.hand, valueOfAll(hand), meldable(hand));

/** Whether the party whose turn it is has melded. */
const hasMelded = (observation: Observation): boolean =>
  sideOf(observation, observation.turn.seat).melds.length > 0;

/** Whether nothing can take a pile with this card on top (CAN-14, CAN-15). */
export const closes = (top: Card, { standing }: Pick<Observation, 'standing'>): boolean =>
  isBlackThree(top) || (isWild(top) && standing.options.wildTop === 'closed');

/**
 * Tells the player to act on what terms the top card of the pile can be taken, or that it cannot (CAN-12 to CAN-15).
 */
function takePrompt(observation: Observation, top: Card): Text {
  const { standing, turn, pile } = observation;
  const card = writeCard(tokens, top);
  if (closes(top, observation)) return fill(prompts.closed, card);
  if (observation.observer === turn.seat && !hasTake(sceneIn(observation)))
    return fill(prompts.noTake, card);
  if (isWild(top)) return fill(prompts.wildTop, card);
  if (!hasMelded(observation)) return fill(prompts.first, card, minimumOf(standing, turn.seat));
  return fill(isFrozen(pile) ? prompts.frozen : prompts.open, card);
}

/**
 * Tells the player to begin the turn: lay out red threes, take once the stock is gone, draw, or see what the top of the
 * pile allows.
 */
function turnPrompt(observation: Observation): Text {
  const { turn, observer, hand, stock, pile } = observation;
  if (observer === turn.seat && hand.some(isRedThree)) return prompts.redThrees;
  if (stock === 0) return prompts.stockGone;
  const top = topOf(pile);
  return top < 0 ? prompts.draw : takePrompt(observation, top);
}

function layPrompt(observation: Observation): Text {
  const { turn, sizes, standing } = observation;
  if ((sizes[turn.seat] ?? 0) === 0) return prompts.handEmpty;
  if (turn.last) return prompts.lastTurn;
  if (turn.word === 'yes') return prompts.goOut;
  if (hasMelded(observation)) return prompts.lay;
  return fill(prompts.firstMeld, minimumOf(standing, turn.seat));
}

export function promptOf(observation: Observation): Text {
  switch (observation.phase) {
    case 'turn':
      return turnPrompt(observation);
    case 'answer':
      return prompts.answer;
    case 'peel':
      return prompts.peel;
    case 'lay':
      return layPrompt(observation);
    case 'over':
      return prompts.over;
    default:
      return prompts.notDealt;
  }
}
