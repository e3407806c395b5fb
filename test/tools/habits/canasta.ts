/** Habits of weak players of Canasta. */
import { rankOf } from './french.ts';
import { choice, type Habit, type Seen, words } from './habit.ts';

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

export const canasta: readonly Habit[] = [
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
