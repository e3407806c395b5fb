/** The prompt for the player to act: what can be done now, and nothing that cannot. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import { cardMarks, fill, type Text } from '../../../lang/text.ts';
import { isBlackThree, isRedThree, isWild, rankOf, tokens } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { isFrozen, minimumOf, sideOf } from '../state/state.ts';
import { LEAST_NATURALS } from '../turn/going-out.ts';
import type { Observation } from '../turn/observation.ts';
import { topOf } from '../turn/take.ts';
import { actionsNow, isOwnTurn } from './actions.ts';
import { naturalsOf } from './in-hand.ts';
import { rankName } from './names.ts';
import texts from './texts.json' with { type: 'json' };

const { prompts, takes } = texts;

/** Whether the party whose turn it is has melded. */
const hasMelded = (observation: Observation): boolean =>
  sideOf(observation, observation.turn.seat).melds.length > 0;

/** Whether nothing can take a pile with this card on top (CAN-14, CAN-15). */
export const closes = (top: Card, { standing }: Pick<Observation, 'standing'>): boolean =>
  isBlackThree(top) || (isWild(top) && standing.options.wildTop === 'closed');

/** The cards in hand that take the top card: natural ones of its rank, and a wild card where it needs one. */
function takersOf({ hand }: Observation, top: Card): Text {
  const mates = naturalsOf(hand, rankOf(top));
  const marks = cardMarks(mates.map((card) => writeCard(tokens, card)));
  return fill(mates.length < LEAST_NATURALS ? takes.wild : takes.naturals, marks);
}

/** With which cards, or onto which meld, the player to act can take the top card (CAN-12, CAN-13, CAN-15). */
function wayOf(observation: Observation, top: Card, moves: readonly Move[]): Text {
  const hasSet = moves.some(({ verb }) => verb === 'take');
  if (isRedThree(top)) return takes.blackThrees;
  if (isWild(top)) return takes.naturalPair;
  const onto = fill(takes.onto, rankName(rankOf(top)));
  if (!hasSet) return onto;
  const held = takersOf(observation, top);
  return moves.some(({ verb }) => verb === 'to') ? fill(takes.either, onto, held) : held;
}

/** On what terms the top card of a pile can be taken, to those who do not see the hand of the player to act. */
function termsOf(observation: Observation, top: Card): Text {
  const { standing, turn, pile } = observation;
  const card = writeCard(tokens, top);
  if (isWild(top)) return fill(prompts.wildTop, card);
  if (!hasMelded(observation)) return fill(prompts.first, card, minimumOf(standing, turn.seat));
  return fill(isFrozen(pile) ? prompts.frozen : prompts.open, card);
}

/** Tells the player to act how the top card of the pile can be taken, or that it cannot (CAN-12 to CAN-15). */
function takePrompt(observation: Observation, top: Card): Text {
  const { standing, turn } = observation;
  const card = writeCard(tokens, top);
  if (closes(top, observation)) return fill(prompts.closed, card);
  if (!isOwnTurn(observation)) return termsOf(observation, top);
  const moves = actionsNow(observation).filter(({ verb }) => verb === 'take' || verb === 'to');
  if (moves.length === 0) return fill(prompts.noTake, card);
  const way = wayOf(observation, top, moves);
  if (hasMelded(observation)) return fill(prompts.take, card, way);
  return fill(prompts.takeFirst, card, way, minimumOf(standing, turn.seat));
}

/**
 * Tells the player to begin the turn: lay out red threes, take once the stock is gone, draw, or see what the top of the
 * pile allows.
 */
function turnPrompt(observation: Observation): Text {
  const { hand, stock, pile } = observation;
  if (isOwnTurn(observation) && hand.some(isRedThree)) return prompts.redThrees;
  if (stock === 0) return prompts.stockGone;
  const top = topOf(pile);
  return top < 0 ? prompts.draw : takePrompt(observation, top);
}

/** What the player may lay after drawing, or that a card has to go (CAN-7 to CAN-11). */
function layOrDiscard(observation: Observation): Text {
  const { standing, turn } = observation;
  const least = minimumOf(standing, turn.seat);
  const isFirst = !hasMelded(observation);
  if (!isOwnTurn(observation)) return isFirst ? fill(prompts.firstMeld, least) : prompts.lay;
  const verbs = new Set(actionsNow(observation).map(({ verb }) => verb));
  if (!verbs.has('discard')) return isFirst ? fill(prompts.firstMeld, least) : prompts.lay;
  if (observation.hand.length === 1)
    return verbs.has('add') ? prompts.lastCardOrAdd : prompts.lastCard;
  const adds = verbs.has('add') || verbs.has('merge');
  if (verbs.has('meld')) {
    if (isFirst) return fill(prompts.firstMeld, least);
    return adds ? prompts.lay : prompts.meld;
  }
  if (adds) return prompts.add;
  return isFirst ? fill(prompts.noFirstMeld, least) : prompts.discard;
}

function layPrompt(observation: Observation): Text {
  const { turn, sizes } = observation;
  if ((sizes[turn.seat] ?? 0) === 0) return prompts.handEmpty;
  if (turn.last) return prompts.lastTurn;
  if (turn.word === 'yes') return prompts.goOut;
  return layOrDiscard(observation);
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
