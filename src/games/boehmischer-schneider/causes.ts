/** What players of Böhmischer Schneider say for and against a card. */
import { con, marked, pro } from '../../blocks/causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has, size } from '../../cards/set.ts';
import type { Cause } from '../../engine/extras.ts';
import type { Observation } from './observation.ts';
import { beats, isPicture, pack } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const named = (card: Card): string => marked(pack, card);

/** The one card that beats this one; undefined for an ace. */
const above = (card: Card): Card | undefined => (beats(card + 1, card) ? card + 1 : undefined);
/** The one card that this one beats; undefined for a seven. */
const below = (card: Card): Card | undefined =>
  card > 0 && beats(card, card - 1) ? card - 1 : undefined;

const isGone = ({ gone, trick }: Observation, card: Card): boolean =>
  has(gone, card) || trick.includes(card);

/** Neither gone nor in the observer's hand. */
const isOut = (observation: Observation, card: Card | undefined): card is Card =>
  card !== undefined && !isGone(observation, card) && !has(observation.hand, card);

/** A lead: whether the other can have the one card that beats it. */
function lead(observation: Observation, card: Card): readonly Cause[] {
  const next = above(card);
  const event = isPicture(card) ? 'beaten' : 'trick';
  if (next === undefined) return pro('trick', said.ace, named(card));
  if (isGone(observation, next)) return pro('trick', said.topGone, named(next), named(card));
  if (has(observation.hand, next)) return pro('trick', said.topHeld, named(next), named(card));
  const isCertain = observation.stock === 0;
  if (isCertain) return con(event, said.topTheirs, named(next), named(card));
  return isPicture(card)
    ? con('beaten', said.risksPicture, named(next), named(card))
    : isPicture(next)
      ? con('trick', said.feeds, named(card), named(next))
      : pro(undefined, said.cheap, named(card), named(next));
}

/** Pictures that an answer takes, saves or gives. */
function answer(observation: Observation, card: Card, led: Card): readonly Cause[] {
  const pictures = [led, card].filter(isPicture).map(named);
  if (beats(card, led))
    return pictures.length === 0
      ? pro(undefined, said.takesLead, named(card), named(led))
      : pro(undefined, said.takes, named(card), pictures.join(' '));
  const isSpared = cardsOf(observation.hand).some((one) => beats(one, led));
  const missed = isSpared ? con(undefined, said.lets, named(led), named(card)) : [];
  const given = isPicture(card) ? con(undefined, said.gives, named(card)) : [];
  return [...missed, ...given];
}

/** An answer that would take its own trick later. */
function isSafeLater(observation: Observation, card: Card): boolean {
  const next = above(card);
  return next === undefined || isGone(observation, next) || has(observation.hand, next);
}

/** What the card was kept for: the one below it still to be taken, the one above it still to fear. */
function keeps(observation: Observation, card: Card): readonly Cause[] {
  const prey = below(card);
  const hunts =
    isOut(observation, prey) && isPicture(prey)
      ? con('most', said.hunts, named(card), named(prey))
      : [];
  const shields =
    prey !== undefined && has(observation.hand, prey) && isPicture(prey) && size(observation.hand) > 1
      ? con('beaten', said.shields, named(card), named(prey))
      : [];
  const isSafe = observation.trick.length > 0 && isSafeLater(observation, card);
  const idle = isPicture(card) || isOut(observation, prey) || isSafe;
  const safe = isSafe ? con(undefined, said.safe, named(card)) : [];
  return [...hunts, ...shields, ...safe, ...(idle ? [] : pro(undefined, said.idle, named(card)))];
}

/** For `extras.causes`. */
export function causes(observation: Observation, card: Card): readonly Cause[] {
  const [led] = observation.trick;
  if (led === undefined) return [...lead(observation, card), ...keeps(observation, card)];
  const won = beats(card, led);
  return [...answer(observation, card, led), ...(won ? [] : keeps(observation, card))];
}
