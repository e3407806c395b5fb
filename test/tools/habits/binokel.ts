/** Habits of weak players of Binokel. */
import { sum } from '../../../src/engine/estimate.ts';
import { choice, type Habit, type Seen, words } from './habit.ts';

interface Meld {
  readonly value: number;
}

interface BinokelTold {
  readonly phase: string;
  readonly observer: number;
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  readonly declarer: number | null;
  readonly contract: { readonly game: string; readonly trump?: string } | null;
  readonly bids: readonly { readonly seat: number; readonly bid: number | string }[];
  readonly trick: { readonly leader: number; readonly cards: readonly string[] };
  readonly gone: readonly string[];
  readonly discards: readonly string[];
  readonly points: readonly number[];
  readonly limits: readonly (readonly { readonly suit: string; readonly below: string }[])[];
  readonly melds: readonly (readonly Meld[])[];
}

/** The ranks of the pack, lowest first. */
const RANKS = 'UOKTA';
const SUITS: Readonly<Record<string, string>> = {
  bells: 'S',
  hearts: 'H',
  leaves: 'G',
  acorns: 'E',
};
const SUIT_LETTERS = Object.values(SUITS);
/** Copies of each card in the pack. */
const COPIES = 2;

const binokelTold = ({ told }: Seen): BinokelTold => told as unknown as BinokelTold;
const rankOf = (card: string): string => card.charAt(0);
const suitOf = (card: string): string => card.slice(1);
const power = (card: string): number => RANKS.indexOf(rankOf(card));
const cardOf = (move: string): string => words(move)[1] ?? '';
const isCounter = (card: string): boolean => 'AT'.includes(rankOf(card));
const trumpOf = ({ contract }: BinokelTold): string => SUITS[contract?.trump ?? ''] ?? '';
const isTrumpGame = ({ phase, contract }: BinokelTold): boolean =>
  phase === 'play' && contract?.game === 'trump';

/** Copies of a card that are neither in the hand, nor in a trick, nor among the discards it knows. */
function copiesOut(told: BinokelTold, card: string): number {
  const seen = [...told.hand, ...told.gone, ...told.discards, ...told.trick.cards];
  return COPIES - seen.filter((other) => other === card).length;
}

const cardsOf = (suit: string): readonly string[] => [...RANKS].map((rank) => `${rank}${suit}`);

// ---- Play ----

/** How strong a card is in a trick: of trumps and of the suit led. */
function strength(card: string, led: string, trump: string): number {
  if (suitOf(card) === trump) return RANKS.length + power(card);
  return suitOf(card) === led ? power(card) : -1;
}

/** The seat that wins the trick as it lies, and the strength of its card. */
function winnerOf(told: BinokelTold): { readonly seat: number; readonly most: number } {
  const { trick, handSizes } = told;
  const led = suitOf(trick.cards[0] ?? '');
  const strengths = trick.cards.map((card) => strength(card, led, trumpOf(told)));
  const most = Math.max(...strengths);
  const players = handSizes.length;
  // Play runs to the right.
  const seat = (trick.leader + players - strengths.indexOf(most)) % players;
  return { seat, most };
}

/** Whether the seat plays the last card of a trick of a game with trumps, against the declarer, and cannot win it. */
function isLastDefender(seen: Seen): boolean {
  const told = binokelTold(seen);
  const { handSizes, trick, declarer, observer } = told;
  if (!isTrumpGame(told) || trick.cards.length !== handSizes.length - 1) return false;
  if (observer === declarer) return false;
  const led = suitOf(trick.cards[0] ?? '');
  const { most } = winnerOf(told);
  return !seen.legal.some((move) => strength(cardOf(move), led, trumpOf(told)) > most);
}

const playsCounter = (move: string): boolean => isCounter(cardOf(move));

const CARD_POINTS: Readonly<Record<string, number>> = { U: 2, O: 3, K: 4, T: 10, A: 11 };
const pointsIn = (cards: readonly string[]): number =>
  sum(cards.map((card) => CARD_POINTS[rankOf(card)] ?? 0));

/** The points of all cards and of the last trick. */
const ALL_POINTS = COPIES * SUIT_LETTERS.length * sum(Object.values(CARD_POINTS)) + 10;

/** The points that declarer, playing alone, can leave to the others and still make the game. */
function sparePoints({ bids, melds, declarer }: BinokelTold): number {
  const amounts = bids.map(({ bid }) => (typeof bid === 'number' ? bid : 0));
  const shown = sum((melds[declarer ?? 0] ?? []).map(({ value }) => value));
  return ALL_POINTS - Math.max(0, Math.max(0, ...amounts) - shown);
}

/** The points in tricks of a declarer who plays alone, and in those of the others. */
function pointsTaken({ points, declarer }: BinokelTold): readonly [number, number] {
  const own = points[declarer ?? 0] ?? 0;
  return [own, sum(points) - own];
}

/** To a declarer who has lost a counter may go: there it counts for nobody, and elsewhere for a rival. */
function feedsDeclarer(seen: Seen): boolean | undefined {
  const told = binokelTold(seen);
  if (!isLastDefender(seen) || winnerOf(told).seat !== told.declarer) return undefined;
  const [, others] = pointsTaken(told);
  if (told.handSizes.length === 3 && others > sparePoints(told)) return undefined;
  return choice(seen, playsCounter);
}

/** Tricks left in which points are counted one by one, since scores are rounded to tens. */
const FEW_TRICKS = 3;

/** Whether tricks still decide declarer's game: neither made by the points in sight, and one trick, nor lost. */
function isOpen(told: BinokelTold): boolean {
  const spare = sparePoints(told);
  const [own, others] = pointsTaken(told);
  return own < Math.max(1, ALL_POINTS - spare) && others + pointsIn(told.trick.cards) <= spare;
}

/**
 * Among three, each defender scores alone: what the other takes is lost as well. While the game is open a counter is
 * better there than with declarer, which may lose it.
 */
function feedsRival(seen: Seen): boolean | undefined {
  const told = binokelTold(seen);
  if (told.handSizes.length !== 3 || !isLastDefender(seen)) return undefined;
  if (winnerOf(told).seat === told.declarer || told.hand.length <= FEW_TRICKS) return undefined;
  return isOpen(told) ? undefined : choice(seen, playsCounter);
}

const isLead = (told: BinokelTold): boolean => isTrumpGame(told) && told.trick.cards.length === 0;

/** Whether a seat is on the declarer's side. */
const isOnDeclarersSide = ({ observer, declarer, handSizes }: BinokelTold): boolean =>
  handSizes.length === 4 ? (declarer ?? 0) % 2 === observer % 2 : declarer === observer;

/** The cards of a suit that others may hold, by what the observer knows. */
const outOf = (told: BinokelTold, suit: string): readonly string[] =>
  cardsOf(suit).filter((card) => copiesOut(told, card) > 0);

/** Whether another party may hold the ace of a suit. */
function isAceLive(told: BinokelTold, suit: string): boolean {
  if (copiesOut(told, `A${suit}`) === 0) return false;
  const { handSizes, limits, observer } = told;
  const isTheirs = (seat: number): boolean =>
    handSizes.length === 4 ? seat % 2 !== observer % 2 : seat !== observer;
  const isLimited = (seat: number): boolean =>
    (limits[seat] ?? []).some((limit) => SUITS[limit.suit] === suit);
  return handSizes.some((_, seat) => isTheirs(seat) && !isLimited(seat));
}

/** Whether a card is a plain ten that an ace of another party may catch. */
const isUnderAce = (told: BinokelTold, card: string): boolean =>
  rankOf(card) === 'T' && suitOf(card) !== trumpOf(told) && isAceLive(told, suitOf(card));

/** The position without such tens among the moves: whoever has nothing else beside trumps had better lead those. */
const withoutTens = (seen: Seen): Seen => ({
  ...seen,
  legal: seen.legal.filter((move) => !isUnderAce(binokelTold(seen), cardOf(move))),
});

const LAST_CARDS = 2;

/** Trumps led by a defender save declarer the trouble; of the last two cards a trump may be the better lead. */
function leadsTrump(seen: Seen): boolean | undefined {
  const told = binokelTold(seen);
  if (!isLead(told) || isOnDeclarersSide(told) || told.hand.length <= LAST_CARDS) return undefined;
  return choice(withoutTens(seen), (move) => suitOf(cardOf(move)) === trumpOf(told));
}

function leadsTen(seen: Seen): boolean | undefined {
  const told = binokelTold(seen);
  if (!isLead(told)) return undefined;
  return choice(seen, (move) => isUnderAce(told, cardOf(move)));
}

/** Trumps are worth most at the end, where nobody can take the lead from them. */
function leadsIdleTrump(seen: Seen): boolean | undefined {
  const told = binokelTold(seen);
  const trump = trumpOf(told);
  if (!isLead(told) || told.observer !== told.declarer) return undefined;
  if (outOf(told, trump).length > 0) return undefined;
  return choice(withoutTens(seen), (move) => suitOf(cardOf(move)) === trump);
}

// ---- Before the play ----

const HIGH_BID = 220;

/** Whoever has bid so much gives the game up as soon as it is theirs. */
function bidsToGiveUp(seen: Seen): boolean | undefined {
  const { phase, bids, observer } = binokelTold(seen);
  if (phase !== 'announce') return undefined;
  const own = bids.filter(({ seat, bid }) => seat === observer && typeof bid === 'number');
  const bid = Math.max(0, ...own.map((call) => Number(call.bid)));
  if (bid < HIGH_BID || seen.move.startsWith('call ')) return undefined;
  return seen.move.startsWith('ab ');
}

/** Groups of cards that make a meld, with a value to which trumps add nothing. */
const GROUPS: readonly (readonly string[])[] = [
  ...SUIT_LETTERS.flatMap((suit) => [cardsOf(suit), [`K${suit}`, `O${suit}`]]),
  ...['U', 'O', 'K', 'A'].map((rank) => SUIT_LETTERS.map((suit) => `${rank}${suit}`)),
  ['OG', 'US'],
  ['OG', 'OG', 'US', 'US'],
];

/** Whether a card is all that a hand lacks of a group. */
function completes(hand: readonly string[], card: string): boolean {
  const held = (some: readonly string[], one: string): number =>
    some.filter((other) => other === one).length;
  return GROUPS.some((group) => {
    const lacking = group.filter((one, place) => {
      const before = held(group.slice(0, place), one);
      return held(hand, one) <= before;
    });
    return lacking.length === 1 && lacking[0] === card;
  });
}

/** Of three players, the others hold every card that the declarer does not: what is called is handed over. */
function isPassedBy(seen: Seen): boolean | undefined {
  const told = binokelTold(seen);
  const { phase, hand } = told;
  if (phase !== 'announce') return undefined;
  const melding = seen.legal.filter(
    (move) => move.startsWith('call ') && completes(hand, cardOf(move)),
  );
  return melding.length === 0 ? undefined : !seen.move.startsWith('call ');
}

export const binokel: readonly Habit[] = [
  {
    id: 'feeds-declarer',
    what: 'the last defender gives ace or ten to the trick the declarer wins, whose game is not lost yet',
    isIn: feedsDeclarer,
  },
  {
    id: 'feeds-rival',
    what: 'the last of three gives ace or ten to the trick of the other defender, when declarer’s game is made or lost already, with more than three cards in hand',
    isIn: feedsRival,
  },
  {
    id: 'defender-leads-trump',
    what: 'a defender leads trump beside plain cards other than tens under an ace, with more than two cards in hand',
    isIn: leadsTrump,
  },
  {
    id: 'ten-under-ace',
    what: 'leads a plain ten while another party may hold an ace of the suit',
    isIn: leadsTen,
  },
  {
    id: 'leads-idle-trump',
    what: 'the declarer leads trump beside plain cards other than tens under an ace, when nobody else has one',
    isIn: leadsIdleTrump,
  },
  {
    id: 'bids-to-give-up',
    what: 'bids 220 or more and gives up at once',
    isIn: bidsToGiveUp,
    mayCome: (seen) => binokelTold(seen).phase !== 'play',
  },
  {
    id: 'no-call',
    what: 'does not call a card that makes a meld, where calling is allowed',
    isIn: isPassedBy,
    options: { rufen: true },
    mayCome: (seen) => ['bid', 'announce'].includes(binokelTold(seen).phase),
  },
];
