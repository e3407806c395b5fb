/** Habits of weak players of Cabo. */
import { choice, type Habit, type Seen, words } from './habit.ts';

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

export const cabo: readonly Habit[] = [
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
