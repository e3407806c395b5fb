/**
 * What is said of a card in any game of tricks: whether it takes the trick, what that is worth to whom, and
 * what it leaves in the hand.
 */
import type { Card, Pack } from '../cards/pack.ts';
import type { Cause } from '../engine/extras.ts';
import type { Text } from '../lang/text.ts';
import { con, marked, pro, suitMarked } from './causes.ts';
import texts from './texts.json' with { type: 'json' };
import { pointsOf } from './trick.ts';

const { causes: said } = texts;

/** A card that may be played to a trick, as its player sees it. */
export interface TrickPlay {
  readonly pack: Pack;
  readonly players: number;
  readonly before: readonly Card[];
  readonly card: Card;
  /** The hand, the card included. */
  readonly hand: readonly Card[];
  /** Cards that others may hold. */
  readonly out: readonly Card[];
  /** How many of these are in their hands. */
  readonly held: number;
  readonly suitOf: readonly number[];
  readonly winnerOf: (trick: readonly Card[]) => number;
  readonly points: readonly number[];
  readonly count: (points: number) => Text;
  /** Points are to be taken, not to be avoided. */
  readonly isWanted: boolean;
  /** Whether the seat that played this card of the trick is on the player's side. */
  readonly isFriends?: (place: number) => boolean;
}

export interface Laid extends TrickPlay {
  readonly trick: readonly Card[];
  /** The card that holds the trick then. */
  readonly top: Card;
  readonly wins: boolean;
  readonly isLead: boolean;
  readonly isLast: boolean;
  /** Cards out that would beat it at once. */
  readonly above: readonly Card[];
  readonly name: string;
}

export function laid(play: TrickPlay): Laid {
  const { before, card, winnerOf, players, out, pack } = play;
  const trick = [...before, card];
  const top = trick[winnerOf(trick)] ?? card;
  const wins = top === card;
  return {
    ...play,
    ...{ trick, top, wins },
    isLead: before.length === 0,
    isLast: trick.length === players,
    above: wins ? out.filter((other) => winnerOf([...trick, other]) === trick.length) : [],
    name: marked(pack, card),
  };
}

const inSuit = ({ suitOf, card }: TrickPlay, cards: readonly Card[]): readonly Card[] =>
  cards.filter((other) => suitOf[other] === suitOf[card]);

/** The last card to a trick decides it; so does one that nothing beats. */
function decides(one: Laid): readonly Cause[] {
  const { trick, isLast, isWanted, above, name, points, count } = one;
  const amount = Math.max(0, pointsOf(trick, points));
  if (isLast && amount === 0) return pro(undefined, isWanted ? said.takesLead : said.free, name);
  if (isLast) return (isWanted ? pro : con)(undefined, said.takes, name, count(amount));
  if (above.length > 0) return [];
  const isAlone = inSuit(one, one.out).length === 0;
  const template = isAlone ? said.alone : amount > 0 ? said.sureOf : said.sure;
  return (isWanted ? pro : con)('trick', template, name, count(amount));
}

/** An expected number of better cards in other hands that is unlikely to be any. */
const UNLIKELY = 0.6;

/** A card that may be beaten, where points are wanted. */
function risks({ above, out, held, points, card, count, name, pack }: Laid): readonly Cause[] {
  const [first = 0, ...more] = above;
  const highest = marked(pack, more.at(-1) ?? first);
  const isOne = more.length === 0;
  if (above.length * held < out.length * UNLIKELY)
    return isOne
      ? pro('trick', said.unlikely, name, highest, held, out.length)
      : pro('trick', said.unlikelyMany, name, above.length, held, out.length);
  const own = points[card] ?? 0;
  if (own <= 0) return pro(undefined, said.cheap, name);
  const template = isOne ? said.risks : said.risksMany;
  return con(undefined, template, name, count(own), highest, above.length);
}

/** A card that may be beaten, where points are not wanted. */
function invites(one: Laid): readonly Cause[] {
  const { above, out, isLead, name, pack, card } = one;
  const below = inSuit(one, out).length - above.length;
  if (isLead && below <= 0) return pro('trick', said.lowest, name, suitMarked(pack, card));
  const isLow = isLead && above.length > below;
  return (isLow ? pro : con)('trick', isLow ? said.low : said.high, name, above.length, below);
}

/** A card that does not take the trick, where points are wanted. */
function gives(one: Laid): readonly Cause[] {
  const { hand, before, winnerOf, trick, points, card, count, name, pack, top, isFriends } = one;
  const own = points[card] ?? 0;
  if (isFriends?.(winnerOf(trick)) === true)
    return own > 0 ? pro(undefined, said.brings, name, count(own), marked(pack, top)) : [];
  if (own > 0) return con(undefined, said.gives, name, count(own), marked(pack, top));
  const takes = (other: Card) => winnerOf([...before, other]) === before.length;
  const lying = pointsOf(trick, points);
  return lying > 0 && hand.some(takes)
    ? con(undefined, said.lets, name, count(lying))
    : pro(undefined, said.spares, name);
}

/** A card that does not take the trick, where points are not wanted. */
function ducks(one: Laid): readonly Cause[] {
  const { hand, before, card, winnerOf, points, count, name, pack, top, suitOf } = one;
  const own = points[card] ?? 0;
  if (suitOf[card] !== suitOf[before[0] ?? card])
    return own > 0 ? pro(undefined, said.throws, name, count(own), marked(pack, top)) : [];
  const below = inSuit(one, hand).filter((other) => winnerOf([...before, other]) < before.length);
  return below.length > 1 && Math.max(...below) === card
    ? pro(undefined, said.unloads, name, marked(pack, top))
    : pro('trick', said.ducks, name, marked(pack, top));
}

/** The last card of a suit frees the hand of it. */
function frees(one: Laid): readonly Cause[] {
  const { hand, out, name, pack, card } = one;
  const isAlone = inSuit(one, hand).length === 1 && hand.length > 2 && inSuit(one, out).length > 0;
  return isAlone ? pro(undefined, said.frees, name, suitMarked(pack, card)) : [];
}

/** What is said of the card, the most telling first. */
export function trickCauses(one: Laid): readonly Cause[] {
  const { wins, isLast, above, isWanted } = one;
  if (!wins) return [...(isWanted ? gives(one) : ducks(one)), ...frees(one)];
  const isOpen = !isLast && above.length > 0;
  return [...decides(one), ...(isOpen ? (isWanted ? risks : invites)(one) : []), ...frees(one)];
}

/** One card that everybody wants to be rid of: lying, in hand, or still out. */
export function badCard(one: Laid, bad: Card, event: string, isOut: boolean): readonly Cause[] {
  const { trick, card, top, wins, isLead, isLast, hand, suitOf, name, pack, winnerOf } = one;
  const named = marked(pack, bad);
  if (card === bad)
    return wins ? con(event, said.holds, named) : pro(undefined, said.rid, named, marked(pack, top));
  if (trick.includes(bad))
    return wins ? con(event, said.catches, name, named) : pro(event, said.below, named, name);
  if (!isOut || isLast) return [];
  const isItsSuit = suitOf[card] === suitOf[bad];
  const takesIt = (other: Card) => suitOf[other] === suitOf[bad] && winnerOf([bad, other]) === 1;
  if (takesIt(card) && wins) return con(event, said.above, named, name);
  if (isItsSuit && isLead && !hand.some(takesIt)) return pro(event, said.drives, name, named);
  if (isItsSuit && wins) return [];
  return wins ? con(event, said.mayCatch, named, name) : pro(event, said.passes, name, named);
}
