/**
 * What moves between two tables: cards that have left one place and lie in another. It is read off the
 * two descriptions alone; the registry knows where those places are on the screen.
 */
import type { Card } from '../../../cards/pack.ts';
import type { FaceShown, Region, Table } from '../../../engine/table.ts';
import type { PlaceKind } from '../../context/registry.ts';
import { isShown } from '../cards/cards-shown.ts';
import { isPile } from '../middle/pile.tsx';

/** A place by its name in the registry. */
export type Anchor = readonly [kind: PlaceKind, id: string];

/** A card on its way. Of several anchors the first that is laid out counts. */
export interface Flight {
  /** Absent: face down. */
  readonly card?: Card | undefined;
  readonly from: readonly Anchor[];
  readonly to: readonly Anchor[];
  /** The region in which it will be seen. */
  readonly lands?: string;
}

/** A card in the air; absent: its back. Its middle is at a cell of the window. */
export interface Flying {
  readonly card?: Card | undefined;
  readonly x: number;
  readonly y: number;
}

/** A moment of a motion. */
export interface Moving {
  readonly table: Table;
  readonly flying: readonly Flying[];
  /** Regions whose cards are not all there yet. */
  readonly landings: readonly string[];
  /** How many entries of the log had been told before anything flew: the others wait until all cards have landed. */
  readonly told: number;
}

/** A table and the one that follows it. */
export interface Change {
  readonly before: Table;
  readonly after: Table;
  /** Whether cards the observer merely remembers are shown. */
  readonly memory: boolean;
}

/** More cards than that do not fly: those beyond appear with the last ones. */
const MOST = 16;

interface Lying {
  readonly region: Region;
  readonly at: number;
  readonly face: FaceShown;
}

/** The last trick lies beside the table. */
const laid = ({ regions }: Table): readonly Region[] =>
  regions.filter(({ lastTrick }) => lastTrick !== true);

const regionIn = (table: Table, id: string): Region | undefined =>
  laid(table).find((region) => region.id === id);

const regionSize = (region: Region | undefined): number =>
  region?.count ?? region?.cards.length ?? 0;

/** Cards of a region that are not in its other state. */
function missing(region: Region, other: Region | undefined): readonly Lying[] {
  const rest = (other?.cards ?? []).map(({ card }) => card);
  return region.cards.flatMap((face, at) => {
    const found = rest.indexOf(face.card);
    if (found >= 0) rest.splice(found, 1);
    return found >= 0 || face.card === undefined ? [] : [{ region, at, face }];
  });
}

/** Cards that lie in a region of the one table and not in the same region of the other. */
const onlyIn = (table: Table, other: Table): readonly Lying[] =>
  laid(table).flatMap((region) => {
    const same = regionIn(other, region.id);
    // What lies under the top of a pile is uncovered and covered without moving.
    const isCovered = isPile(region) && regionSize(region) <= regionSize(same);
    return isCovered ? [] : missing(region, same);
  });

/** Seats that hold more cards than before, or fewer. */
const seatsWith = ({ before, after }: Change, sign: 1 | -1): readonly number[] =>
  after.seats
    .filter(({ seat, cards }) => {
      const had = before.seats.find((one) => one.seat === seat)?.cards ?? 0;
      return Math.sign(cards - had) === sign;
    })
    .map(({ seat }) => seat);

const onlyOne = (seats: readonly number[]): number | undefined =>
  seats.length === 1 ? seats[0] : undefined;

/** A pile that has become smaller, or larger; of several the stock. */
function pileWith({ before, after }: Change, sign: 1 | -1): Region | undefined {
  const piles = laid(after).filter((region) => {
    const had = regionSize(regionIn(before, region.id));
    return isPile(region) && Math.sign(regionSize(region) - had) === sign;
  });
  return piles.find(({ role }) => role === 'stock') ?? piles[0];
}

const seatAnchors = (seat: number): readonly Anchor[] => [['seat', String(seat)]];

const regionAnchors = ({ id }: Region): readonly Anchor[] => [
  ['spot', `${id}/top`],
  ['region', id],
];

/** Places on the screen where a card may be sought, the most exact first: its own, then that of its region. */
function cardAnchors({ region, at, face }: Lying): readonly Anchor[] {
  const { id, role } = region;
  const played: readonly Anchor[] = [
    ['spot', `${id}/${face.by ?? -1}`],
    ['spot', `${id}/next`],
  ];
  const own: Anchor = ['card', `${id}/${at}`];
  const cards = role === 'trick' ? played : [own];
  return [...cards, ...regionAnchors(region)];
}

/** The face of a card that is seen where it comes from and where it goes. */
const open = ({ memory }: Change, ...places: readonly Lying[]): Pick<Flight, 'card'> => {
  const card = places[0]?.face.card;
  const isSeen = places.every(({ region, face }) => isShown({ memory }, region, face));
  return isSeen && card !== undefined ? { card } : {};
};

/** The seat that has laid the card from its hand, if the table says so. */
function playerOf(change: Change, { region, face }: Lying): number | undefined {
  const { role, owner } = region;
  const played = face.by ?? onlyOne(seatsWith(change, -1));
  // A player who takes a pile may lay cards and still hold more than before.
  return role === 'meld' ? (played ?? onlyOne(seatsWith(change, 1)) ?? owner) : played;
}

/** Whether the region is a hand to which cards have come, rather than one laid open. */
const hasDrawn = (change: Change, { role, owner }: Region): boolean =>
  role === 'hand' && owner !== undefined && seatsWith(change, 1).includes(owner);

/** A card not seen before comes from a seat's hand, face down from a pile, else from the dealer. */
function arriving(change: Change, to: Lying): readonly Flight[] {
  const { region } = to;
  const hasGrown = regionSize(region) > regionSize(regionIn(change.before, region.id));
  if (!hasGrown || (region.role === 'hand' && !hasDrawn(change, region))) return [];
  const goal = { to: cardAnchors(to), lands: region.id };
  const seat = region.role === 'hand' ? undefined : playerOf(change, to);
  const pile = pileWith(change, -1);
  if (seat === undefined && pile !== undefined) return [{ from: regionAnchors(pile), ...goal }];
  const from = seat ?? (region.role === 'row' ? change.after.dealer : undefined);
  return from === undefined ? [] : [{ ...open(change, to), from: seatAnchors(from), ...goal }];
}

/** Where a card goes that is no longer seen: to the player who took it, or to a pile. */
function goalOf(change: Change, { region }: Lying): readonly Anchor[] | undefined {
  const winner = region.cards.find(({ marks }) => marks?.includes('wins'))?.by;
  const taker = region.role === 'trick' ? winner : undefined;
  const seat = taker ?? onlyOne(seatsWith(change, 1));
  if (seat !== undefined) return seatAnchors(seat);
  const pile = pileWith(change, 1);
  return pile && regionAnchors(pile);
}

/**
 * The flight of a card that is no longer seen, to the player who took it or to the pile; none from a region that has
 * as many cards as before.
 */
function leaving(change: Change, from: Lying): readonly Flight[] {
  const { id, role } = from.region;
  const hasShrunk = regionSize(from.region) > regionSize(regionIn(change.after, id));
  const to = hasShrunk ? goalOf(change, from) : undefined;
  if (to === undefined) return [];
  return [{ ...(role === 'hand' ? {} : open(change, from)), from: cardAnchors(from), to }];
}

/** A back for every seat that has drawn unseen: no other card flies there. */
function drawn(change: Change, flights: readonly Flight[]): readonly Flight[] {
  const stock = pileWith(change, -1);
  if (stock === undefined) return [];
  const own = laid(change.after).flatMap((one) => (isHeld(one) ? [[one.id, one.owner]] : []));
  const isReached = (seat: number): boolean =>
    flights.some(
      ({ to, lands }) =>
        to.some(([kind, id]) => kind === 'seat' && id === String(seat)) ||
        own.some(([id, owner]) => id === lands && owner === seat),
    );
  const from = regionAnchors(stock);
  return seatsWith(change, 1)
    .filter((seat) => !isReached(seat))
    .map((seat) => ({ from, to: seatAnchors(seat) }));
}

const isHeld = ({ role, owner }: Region): boolean =>
  owner !== undefined && (role === 'hand' || role === 'row');

const held = ({ seats, regions }: Table): number =>
  seats.reduce((sum, { cards }) => sum + cards, 0) +
  regions.filter(isHeld).reduce((sum, region) => sum + regionSize(region), 0);

/** Whether the cards have been dealt between these tables. */
export const isDealt = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  held(before) === 0 && held(after) > 0;

/** The flights of a deal: a back for every seat, from the dealer. */
function dealt({ after }: Change): readonly Flight[] {
  const { dealer, seats, regions } = after;
  const stock = regions.find(isPile);
  const others: readonly Anchor[] = stock ? regionAnchors(stock) : [['zone', 'felt']];
  const from = dealer === undefined ? others : seatAnchors(dealer);
  return seats
    .filter(({ seat }) => seat !== dealer)
    .map(({ seat }) => {
      const own = regions.find((region) => isHeld(region) && region.owner === seat);
      const laid = own ? regionAnchors(own) : [];
      return { from, to: [...laid, ...seatAnchors(seat)] };
    });
}

/** What flies between the two tables. */
export function flightsOf(change: Change): readonly Flight[] {
  const { before, after } = change;
  if (isDealt(change)) return dealt(change);
  const left = [...onlyIn(before, after)];
  const fresh: Lying[] = [];
  const flights: Flight[] = [];
  for (const to of onlyIn(after, before)) {
    const at = left.findIndex(({ face }) => face.card === to.face.card);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    if (from?.region.covers === to.region.id) continue;
    if (from === undefined) fresh.push(to);
    else {
      const anchors = { from: cardAnchors(from), to: cardAnchors(to), lands: to.region.id };
      flights.push({ ...open(change, from, to), ...anchors });
    }
  }
  flights.push(...fresh.flatMap((to) => arriving(change, to)));
  flights.push(...left.flatMap((from) => leaving(change, from)));
  return [...flights, ...drawn(change, flights)].slice(0, MOST);
}

/** A region to which cards are still on their way. */
function awaiting(region: Region, before: Region | undefined): Region {
  const { count, ...rest } = region;
  const gone = before === undefined ? [] : missing(before, region).map(({ at }) => at);
  const cards = (before?.cards ?? []).filter((_, at) => !gone.includes(at));
  return count === undefined ? { ...rest, cards } : { ...rest, cards, count: before?.count ?? 0 };
}

const share = (progress: number, whole: number): number => Math.floor(progress * whole);

/** The table with this part of every hand dealt, from 0 to 1. */
const partlyDealt = (table: Table, progress: number): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, cards: share(progress, seat.cards) })),
  regions: table.regions.map((region) =>
    region.role === 'hand' && region.owner !== undefined
      ? { ...region, cards: region.cards.slice(0, share(progress, region.cards.length)) }
      : region,
  ),
});

/** Regions whose cards are not all there yet. */
export const landings = ({ after, ...change }: Change, flights: readonly Flight[]) =>
  isDealt({ after, ...change })
    ? after.regions.filter(({ role }) => role === 'hand').map(({ id }) => id)
    : flights.flatMap(({ lands }) => lands ?? []);

/** The table under the flying cards: they have left one place and not reached the other yet. */
export function tableUnder(change: Change, flights: readonly Flight[], progress: number): Table {
  const { before, after } = change;
  if (isDealt(change)) return partlyDealt(after, progress);
  const awaited = landings(change, flights);
  const regions = after.regions.map((region) =>
    awaited.includes(region.id) && region.lastTrick !== true
      ? awaiting(region, regionIn(before, region.id))
      : region,
  );
  return { ...after, regions };
}
