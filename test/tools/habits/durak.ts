/** Habits of weak players of Durak. */
import { JACK, rankNamed, rankOf, suitOf } from './french.ts';
import { choice, type Habit, type Seen, words } from './habit.ts';

interface DurakTold {
  readonly phase: string;
  readonly observer: number;
  readonly trumps: readonly (string | null)[];
  readonly stock: number;
  readonly bout: { readonly table: readonly unknown[] } | null;
}

const isFrench = (card: string): boolean => rankOf(card) >= 0 && 'CDHS'.includes(suitOf(card));
const durakTold = ({ told }: Seen): DurakTold => told as unknown as DurakTold;

function isTrump(seen: Seen, card: string): boolean {
  const { trumps, observer } = durakTold(seen);
  return trumps[observer]?.charAt(0).toUpperCase() === suitOf(card);
}

const EARLY = 6;
const MUCH = 3;
const KING = rankNamed('K');
const EIGHT = rankNamed('8');

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

export const durak: readonly Habit[] = [
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
