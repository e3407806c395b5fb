/** What players of Böse Dame say for and against a card. */
import { takesSurely } from '../../blocks/trick.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, has, suitCards } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill, type Text } from '../../lang/text.ts';
import {
  beats,
  CARD_POINTS,
  type Observation,
  observations,
  pack,
  QUEEN,
  SUIT_OF,
  winnerOf,
} from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const told = (template: Text, ...cards: readonly Card[]): Text =>
  fill(template, ...cards.map((card) => `[${writeCard(pack, card)}]`));

const isQueenOut = ({ hand, gone }: Observation): boolean =>
  !has(hand, QUEEN, pack.ranks) && !has(gone, QUEEN, pack.ranks);

/** How a card comes to lie in the trick. */
interface Played {
  readonly observation: Observation;
  readonly card: Card;
  readonly trick: readonly Card[];
  /** The card that holds the trick once it is played. */
  readonly top: Card;
  readonly wins: boolean;
  readonly isLast: boolean;
}

function played(observation: Observation, card: Card): Played {
  const trick = [...observation.trick, card];
  const top = trick[winnerOf(trick)] ?? card;
  const isLast = trick.length === observation.options.players;
  return { observation, card, trick, top, wins: top === card, isLast };
}

/** Where the queen lies in the trick, or is thrown on it. */
function queenLies({ trick, card, top, wins }: Played): readonly Cause[] {
  if (!trick.includes(QUEEN)) return [];
  const event = 'queen';
  if (card === QUEEN)
    return wins ? [] : [{ told: told(texts.causes.rid, QUEEN, top), speaks: 'for', event }];
  if (wins) return [{ told: told(texts.causes.catches, card, QUEEN), speaks: 'against', event }];
  return [{ told: told(texts.causes.below, QUEEN, card), speaks: 'for', event }];
}

/** Where she is still out and may fall on the trick. */
function queenMayFall({ observation, card, wins, isLast }: Played): readonly Cause[] {
  if (!isQueenOut(observation) || isLast) return [];
  const event = 'queen';
  const isSpade = SUIT_OF[card] === SUIT_OF[QUEEN];
  if (isSpade && beats(card, QUEEN) && wins)
    return [{ told: told(texts.causes.above, QUEEN, card), speaks: 'against', event }];
  const own = suitCards(observation.hand, SUIT_OF[QUEEN] ?? 0, pack.ranks);
  const isLead = observation.trick.length === 0;
  if (isSpade && isLead && own.every((one) => !beats(one, QUEEN)))
    return [{ told: told(texts.causes.drives, card, QUEEN), speaks: 'for', event }];
  if (isSpade && wins) return [];
  if (!wins) return [{ told: told(texts.causes.ducks, card, QUEEN), speaks: 'for', event }];
  return [{ told: told(texts.causes.mayCatch, QUEEN, card), speaks: 'against', event }];
}

/** The last card of a suit lets the queen go on that suit. */
function discardsNext({ observation, card }: Played): readonly Cause[] {
  const suit = SUIT_OF[card] ?? 0;
  const isAlone = suitCards(observation.hand, suit, pack.ranks).length === 1;
  const isOut = observations.against(observation).some((other) => SUIT_OF[other] === suit);
  if (card === QUEEN || !isAlone || !isOut || !has(observation.hand, QUEEN, pack.ranks)) return [];
  const named = fill(
    texts.causes.void,
    `[${writeCard(pack, card)}]`,
    `[${pack.faces[card]?.suit}]`,
  );
  return [{ told: named, speaks: 'for', event: 'queen' }];
}

/** Points in the trick that are taken for sure, or given away. */
function points({ observation, card, trick, top, wins, isLast }: Played): readonly Cause[] {
  const amount = trick.reduce((sum, one) => sum + (CARD_POINTS[one] ?? 0), 0);
  const unseen = observations.against(observation);
  const isSure = isLast ? wins : takesSurely(observation.trick, card, unseen, winnerOf);
  const isSafe = isLast || has(observation.gone, QUEEN, pack.ranks);
  const [name, best] = [card, top].map((one) => `[${writeCard(pack, one)}]`);
  if (isSure && isSafe && amount > 0) {
    const template = isLast ? texts.causes.takes : texts.causes.unbeaten;
    return [{ told: fill(template, name ?? '', amount), speaks: 'for' }];
  }
  const given = CARD_POINTS[card] ?? 0;
  if (wins || given <= 0) return [];
  return [{ told: fill(texts.causes.gives, name ?? '', given, best ?? ''), speaks: 'against' }];
}

/** For `extras.causes`. */
export function causes(observation: Observation, card: Card): readonly Cause[] {
  const one = played(observation, card);
  const isLastCard = cardsOf(observation.hand, pack.ranks).length === 1;
  if (isLastCard) return [];
  return [...queenLies(one), ...queenMayFall(one), ...discardsNext(one), ...points(one)];
}
