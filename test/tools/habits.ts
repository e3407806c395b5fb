/**
 * Habits that good players do not have, found in what a seat was told and the move it made: whether there was an
 * opportunity for one, and whether the move took it.
 */
import { binokel } from './habits/binokel.ts';
import { choice, type Habit, type Seen, words } from './habits/habit.ts';

// ---- Durak ----

interface DurakTold {
  readonly phase: string;
  readonly observer: number;
  readonly trumps: readonly (string | null)[];
  readonly stock: number;
  readonly bout: { readonly table: readonly unknown[] } | null;
}

const FRENCH = '23456789TJQKA';
const rankOf = (card: string): number => FRENCH.indexOf(card.charAt(0));
const suitOf = (card: string): string => card.slice(1);
const isFrench = (card: string): boolean => rankOf(card) >= 0 && 'CDHS'.includes(suitOf(card));
const durakTold = ({ told }: Seen): DurakTold => told as unknown as DurakTold;

function isTrump(seen: Seen, card: string): boolean {
  const { trumps, observer } = durakTold(seen);
  return trumps[observer]?.charAt(0).toUpperCase() === suitOf(card);
}

const EARLY = 6;
const MUCH = 3;
const JACK = FRENCH.indexOf('J');
const KING = FRENCH.indexOf('K');
const EIGHT = FRENCH.indexOf('8');

/** The ranks by which a cover exceeds the lowest of the same suit for the same attack. */
function excess({ legal }: Seen, cover: string): number {
  const [, attack, card = ''] = words(cover);
  const rivals = legal.filter((move) => {
    const [verb, other, own = ''] = words(move);
    return verb === 'cover' && other === attack && suitOf(own) === suitOf(card);
  });
  return rankOf(card) - Math.min(...rivals.map((move) => rankOf(words(move)[2] ?? '')));
}

function coversHigh(seen: Seen): boolean | undefined {
  if (!seen.move.startsWith('cover ')) return undefined;
  const [, attack] = words(seen.move);
  const same = seen.legal.filter((move) => move.startsWith(`cover ${attack} `));
  return same.some((move) => excess(seen, move) >= MUCH)
    ? excess(seen, seen.move) >= MUCH
    : undefined;
}

/** The cards of an attack that opens a bout, without jokers and what is not a card. */
const attackers = (move: string): readonly string[] =>
  move.startsWith('attack ') ? words(move).slice(1).filter(isFrench) : [];

function opens(
  seen: Seen,
  isPoor: (card: string) => boolean,
  isGood: (card: string) => boolean,
): boolean | undefined {
  const { stock } = durakTold(seen);
  const cards = seen.legal.flatMap(attackers);
  if (stock === 0 || !cards.some(isPoor) || !cards.some(isGood)) return undefined;
  return attackers(seen.move).some(isPoor);
}

function throwsHigh(seen: Seen): boolean | undefined {
  if (durakTold(seen).stock < EARLY) return undefined;
  const isHigh = (move: string): boolean =>
    move.startsWith('add ') &&
    words(move)
      .slice(1)
      .filter(isFrench)
      .some((card) => rankOf(card) >= KING && !isTrump(seen, card));
  return choice(seen, isHigh);
}

const durak: readonly Habit[] = [
  {
    id: 'covers-high',
    what: 'covers three or more ranks higher than needed',
    isIn: coversHigh,
  },
  {
    id: 'opens-high',
    what: 'opens with a plain jack to ace, holding a plain eight or lower',
    isIn: (seen) =>
      opens(
        seen,
        (card) => !isTrump(seen, card) && rankOf(card) >= JACK,
        (card) => !isTrump(seen, card) && rankOf(card) <= EIGHT,
      ),
  },
  {
    id: 'opens-trump',
    what: 'opens with a trump beside plain cards, while there is stock',
    isIn: (seen) =>
      opens(
        seen,
        (card) => isTrump(seen, card),
        (card) => !isTrump(seen, card),
      ),
  },
  { id: 'throws-high', what: 'throws in a plain king or ace early', isIn: throwsHigh },
];

// ---- Cabo ----

interface CaboTold {
  readonly observer: number;
  readonly rows: readonly (readonly { readonly card: string | null }[])[];
}

/** Whether the seat knows that the cards of a claim are not of one rank. */
function isKnownUnequal(seen: Seen, move: string): boolean {
  const { rows, observer } = seen.told as unknown as CaboTold;
  const [verb, ...places] = words(move);
  if (verb !== 'take' && verb !== 'keep') return false;
  const known = places.flatMap((place) => rows[observer]?.[Number(place) - 1]?.card ?? []);
  return new Set(known).size > 1;
}

const caboTold = ({ told }: Seen): CaboTold => told as unknown as CaboTold;

/** The cards of the own row, null where the seat does not know them. */
function ownCards(seen: Seen): readonly (string | null)[] {
  const { rows, observer } = caboTold(seen);
  return (rows[observer] ?? []).map(({ card }) => card);
}

function callsUnseen(seen: Seen): boolean | undefined {
  return seen.move === 'call' ? ownCards(seen).includes(null) : undefined;
}

/** The cards that are dear, and not those of a kamikaze. */
const DEAR = ['8', '9', '10', '11'];

/** A card goes to one place of a row with unknown cards and known dear ones. */
function coversUnknown(seen: Seen): boolean | undefined {
  const [verb, place, ...more] = words(seen.move);
  if ((verb !== 'take' && verb !== 'keep') || more.length > 0) return undefined;
  const cards = ownCards(seen);
  const isDear = cards.some((card) => card !== null && DEAR.includes(card));
  if (!isDear || !cards.includes(null)) return undefined;
  return cards[Number(place) - 1] === null;
}

/** The card that a peek or spy looks at, null where the seat does not know it; undefined for other moves. */
function lookedAt(seen: Seen, move: string): string | null | undefined {
  const [verb, first, second] = words(move);
  if (verb === 'peek') return ownCards(seen)[Number(first) - 1];
  if (verb !== 'spy') return undefined;
  return caboTold(seen).rows[Number(first)]?.[Number(second) - 1]?.card;
}

function seesAgain(seen: Seen): boolean | undefined {
  const card = lookedAt(seen, seen.move);
  const isUnknownLeft = seen.legal.some((move) => lookedAt(seen, move) === null);
  return card === undefined || !isUnknownLeft ? undefined : card !== null;
}

const cabo: readonly Habit[] = [
  {
    id: 'claims-unequal',
    what: 'claims a set it knows to be unequal',
    isIn: (seen) => choice(seen, (move) => isKnownUnequal(seen, move)),
  },
  {
    id: 'calls-unseen',
    what: 'calls with own cards it does not know',
    isIn: callsUnseen,
  },
  {
    id: 'covers-unknown',
    what: 'puts a card over an unknown one while a known 8 to 11 lies there',
    isIn: coversUnknown,
  },
  {
    id: 'looks-at-known',
    what: 'peeks or spies at a card it knows while unknown ones are there',
    isIn: seesAgain,
  },
];

// ---- Bimbo ----

interface BimboTold {
  readonly phase: string;
  readonly hand: readonly string[];
  readonly pile: readonly { readonly cards: readonly string[] }[];
}

const bimboTold = ({ told }: Seen): BimboTold => told as unknown as BimboTold;
const playedIn = (move: string): readonly string[] =>
  move.startsWith('play ') ? words(move).slice(1) : [];
const playedRank = (move: string): number => rankOf(playedIn(move)[0] ?? '');

/** The plays that leave no card of their rank in the hand. */
function wholePlays(seen: Seen): readonly string[] {
  const { hand } = bimboTold(seen);
  return seen.legal.filter((move) => {
    const cards = playedIn(move);
    const held = hand.filter((card) => rankOf(card) === playedRank(move));
    return cards.length > 0 && cards.length === held.length;
  });
}

const MANY_CARDS = 5;

/** The lowest rank of a whole group that beats the pile; infinite where there is none, or nothing to beat. */
function lowestBeat(seen: Seen): number {
  if (bimboTold(seen).pile.length === 0) return Number.POSITIVE_INFINITY;
  return Math.min(Number.POSITIVE_INFINITY, ...wholePlays(seen).map(playedRank));
}

function beatsHigh(seen: Seen): boolean | undefined {
  const lowest = lowestBeat(seen);
  if (bimboTold(seen).hand.length < MANY_CARDS || !seen.move.startsWith('play ')) return undefined;
  const isHigh = (move: string): boolean => playedRank(move) >= lowest + MUCH;
  return seen.legal.some(isHigh) ? isHigh(seen.move) : undefined;
}

function leadsAboveLowest(seen: Seen): boolean | undefined {
  const { phase, pile, hand } = bimboTold(seen);
  if (phase !== 'play' || pile.length > 0) return undefined;
  const lowest = Math.min(...hand.map(rankOf));
  return choice(seen, (move) => playedRank(move) > lowest);
}

function passesLow(seen: Seen): boolean | undefined {
  return lowestBeat(seen) <= JACK ? seen.move === 'pass' : undefined;
}

const bimbo: readonly Habit[] = [
  {
    id: 'beats-high',
    what: 'beats three or more ranks too high with five or more cards',
    isIn: beatsHigh,
  },
  { id: 'leads-above-lowest', what: 'leads above its lowest rank', isIn: leadsAboveLowest },
  {
    id: 'passes-low',
    what: 'passes though a whole group up to the jack would beat',
    isIn: passesLow,
  },
];

// ---- Canasta ----

interface CanastaTold {
  readonly observer: number;
  readonly handSizes: readonly number[];
  readonly partyOf: readonly number[];
  readonly pile: readonly string[];
  readonly parties: readonly {
    readonly melds: readonly { readonly cards: readonly string[] }[];
  }[];
}

const isWild = (card: string): boolean => card.startsWith('2') || card === 'XX';

/** A discard that the other side may add to a meld, with a pile that pairs do not have to be shown for. */
function feedsMeld(seen: Seen): boolean | undefined {
  const { observer, partyOf, pile, parties } = seen.told as unknown as CanastaTold;
  if (pile.some((card) => isWild(card) || card === '3D' || card === '3H')) return undefined;
  const theirs = parties
    .filter((_, party) => party !== partyOf[observer])
    .flatMap(({ melds }) => melds)
    .map(({ cards }) => cards.find((card) => !isWild(card))?.charAt(0));
  const feeds = (move: string): boolean => {
    const [verb, card = ''] = words(move);
    return verb === 'discard' && !isWild(card) && theirs.includes(card.charAt(0));
  };
  if (!seen.move.startsWith('discard ')) return undefined;
  const legal = seen.legal.filter((move) => move.startsWith('discard '));
  return choice({ ...seen, legal }, feeds);
}

const canastaTold = ({ told }: Seen): CanastaTold => told as unknown as CanastaTold;

/** Whether an addition, written with the number of its meld first, has no wild card. */
const isNatural = (move: string): boolean => !words(move).slice(2).some(isWild);

const MORE_THAN_DISCARD = 2;

/** A turn that ends while a natural card goes to an own meld, unless a pair waits for a frozen pile. */
function holdsBack(seen: Seen): boolean | undefined {
  const { pile, handSizes, observer } = canastaTold(seen);
  if (pile.some((card) => isWild(card) || card === '3D' || card === '3H')) return undefined;
  if (!seen.move.startsWith('discard ')) return undefined;
  const held = handSizes[observer] ?? 0;
  const adds = seen.legal.filter((move) => move.startsWith('add ') && isNatural(move));
  return adds.some((move) => held - (words(move).length - 2) >= MORE_THAN_DISCARD);
}

const wildsOf = (move: string): number => words(move).filter(isWild).length;

/** The ranks of the natural cards of a meld, sorted. */
const naturalRanks = (move: string): string =>
  words(move)
    .slice(1)
    .filter((card) => rankOf(card) >= 0 && !isWild(card))
    .map((card) => card.charAt(0))
    .sort()
    .join('');

/** A first meld with more wild cards than another one of the same natural cards. */
function opensDear(seen: Seen): boolean | undefined {
  const { parties, partyOf, observer } = canastaTold(seen);
  const own = parties[partyOf[observer] ?? 0];
  if ((own?.melds.length ?? 0) > 0 || !seen.move.startsWith('meld ')) return undefined;
  const alike = seen.legal.filter(
    (move) => move.startsWith('meld ') && naturalRanks(move) === naturalRanks(seen.move),
  );
  const least = Math.min(...alike.map(wildsOf));
  return choice({ ...seen, legal: alike }, (move) => wildsOf(move) > least);
}

/** A wild card thrown away beside other cards, while the pile is not the others' to take. */
function throwsWild(seen: Seen): boolean | undefined {
  const { parties, partyOf, observer } = canastaTold(seen);
  const others = parties.filter((_, party) => party !== partyOf[observer]);
  if (others.some(({ melds }) => melds.length > 0)) return undefined;
  if (!seen.move.startsWith('discard ')) return undefined;
  const legal = seen.legal.filter((move) => move.startsWith('discard '));
  return choice({ ...seen, legal }, (move) => isWild(words(move)[1] ?? ''));
}

const canasta: readonly Habit[] = [
  {
    id: 'holds-back',
    what: 'ends its turn holding a natural card that its own meld takes, on an open pile',
    isIn: holdsBack,
  },
  {
    id: 'opens-dear',
    what: 'opens with more wild cards than the minimum asks',
    isIn: opensDear,
  },
  {
    id: 'throws-wild',
    what: 'throws a wild card beside others before the other side has melded',
    isIn: throwsWild,
  },
  { id: 'feeds-meld', what: 'feeds a meld of the other side on an open pile', isIn: feedsMeld },
];

/** By the ids of the games. */
export const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  durak,
  cabo,
  bimbo,
  binokel,
  canasta,
};
