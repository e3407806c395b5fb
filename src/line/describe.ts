/** A table description in words: hand, regions, seats, facts and score, a line each. */
import type { Pack, Suit } from '../cards/pack.ts';
import { spellFace, spellSuit, spellSuited } from '../cards/spell.ts';
import type { Outcome } from '../engine/game.ts';
import type { FaceShown, Fact, Mark, Region, SeatShown, Table } from '../engine/table.ts';
import {
  counted,
  fill,
  joinTexts,
  LANGS,
  plural,
  same,
  seatThen,
  type Text,
} from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const { seating } = texts;

const MARK_WORDS: Readonly<Partial<Record<Mark, Text>>> = texts.table.marks;

/** Whoever listens, and how much they may hear. */
export interface LineListener {
  readonly pack: Pack;
  readonly observer: number;
  /** Whether face-down cards that the listener has seen are named for good, not only for a moment. */
  readonly memory: boolean;
}

/** A number with its minus sign as a word, because many screen readers skip the sign. */
export const numberText = (amount: number): Text =>
  amount < 0 ? fill(texts.table.minus, -amount) : same(amount);

export const cardCount = (count: number): Text =>
  fill(plural(count, texts.table.oneCard, texts.table.cards), count);

const commas = (parts: readonly Text[]): Text => joinTexts(parts, ', ');

/** A card merely remembered stays face down; a hand is seen. */
function asSeen({ memory }: LineListener, { role }: Region, shown: FaceShown): FaceShown {
  const { marks = [] } = shown;
  const isKept = marks.includes('known') && !marks.includes('fresh') && role !== 'hand';
  if (!isKept || memory) return shown;
  const { card: _, ...back } = shown;
  return { ...back, marks: marks.filter((mark) => mark !== 'known') };
}

/** A card in words, with its marks and, where it counts, who played it. */
function faceText(pack: Pack, shown: FaceShown): Text {
  const face = shown.card === undefined ? undefined : pack.faces[shown.card];
  const plain = face === undefined ? texts.table.back : spellFace(face);
  const marks = (shown.marks ?? []).flatMap((mark) => MARK_WORDS[mark] ?? []);
  const marked = marks.length === 0 ? plain : fill(same('$1 ($2)'), plain, commas(marks));
  return shown.by === undefined ? marked : seatThen(shown.by, marked);
}

const isPlain = ({ card, marks = [], by }: FaceShown): boolean =>
  card !== undefined && by === undefined && marks.every((mark) => MARK_WORDS[mark] === undefined);

/** Unmarked cards by suit: “clubs seven, ten; hearts ace”. */
function bySuits(pack: Pack, cards: readonly FaceShown[]): Text {
  const runs: { readonly suit: Suit | undefined; readonly ranks: Text[] }[] = [];
  for (const { card = 0 } of cards) {
    const { rank, suit } = pack.faces[card] ?? { rank: '?' };
    const word = spellSuited(rank);
    const run = runs.at(-1);
    if (run !== undefined && run.suit === suit) run.ranks.push(word);
    else runs.push({ suit, ranks: [word] });
  }
  const spoken = runs.map(({ suit, ranks }) =>
    suit === undefined
      ? commas(ranks)
      : fill(texts.table.suitAndRanks, spellSuit(suit), commas(ranks)),
  );
  return joinTexts(spoken, '; ');
}

/** Whether the positions of the cards matter, because face-down cards can be picked one by one. */
const isRowOfPlaces = ({ cards }: Region): boolean =>
  cards.some(
    ({ card, slot, marks = [] }) =>
      slot !== undefined && (card === undefined || marks.includes('known')),
  );

/** An attacking card and what beats it. */
function pairText(pack: Pack, [attack, cover]: readonly FaceShown[]): Text {
  if (attack === undefined) return texts.table.empty;
  const plain = faceText(pack, attack);
  return cover === undefined ? plain : fill(texts.table.covered, plain, faceText(pack, cover));
}

/** The cards of a region: by suits if they are plain, else one by one, and how many lie face down. */
function cardsText(listener: LineListener, region: Region): Text {
  const { pack } = listener;
  if (region.role === 'pair') return pairText(pack, region.cards);
  const cards = region.cards.map((shown) => asSeen(listener, region, shown));
  if (isRowOfPlaces(region))
    return commas(cards.map((shown, at) => joinTexts([same(at + 1), faceText(pack, shown)])));
  const open = cards.filter(({ card }) => card !== undefined);
  const backs = cards.length - open.length;
  const faces = open.every(isPlain)
    ? bySuits(pack, open)
    : commas(open.map((shown) => faceText(pack, shown)));
  if (backs === 0) return faces;
  const down = fill(texts.table.faceDown, cardCount(backs));
  return open.length > 0 ? commas([faces, down]) : down;
}

/** How many cards a region holds where that alone is known, and the cards that are. */
function contentsText(listener: LineListener, region: Region): Text {
  const { count = 0 } = region;
  const parts: Text[] = [];
  if (count > 0) parts.push(cardCount(count));
  if (region.cards.length > 0) parts.push(cardsText(listener, region));
  return parts.length === 0 ? texts.table.empty : commas(parts);
}

/** Whether the label says it all, such as the chips of a pot. */
const isLabel = ({ role, cards, count }: Region): boolean =>
  role === 'pot' && cards.length === 0 && count === undefined;

/** The label, which names a row by its number, and otherwise the number by which moves name the region. */
function labelOf({ label, role, number }: Region): Text {
  if (role === 'row' || number === undefined) return label;
  return fill(texts.table.numbered, label, number);
}

/** The name of the region, after its owner where that is somebody else and the label does not say so. */
function regionName({ observer }: LineListener, region: Region): Text {
  const { owner, role } = region;
  const label = labelOf(region);
  if (role === 'pair') return fill(texts.table.attack, label);
  if (owner === undefined || owner === observer) return label;
  const mark = same(`{${owner}}`);
  return LANGS.every((lang) => label[lang].includes(mark[lang])) ? label : commas([mark, label]);
}

const isWinner = ({ marks = [] }: FaceShown): boolean => marks.includes('wins');

/** Whether several cards win together, such as the lowest row: that is said of the region, and not of each. */
const winsWhole = ({ cards }: Region): boolean => cards.length > 1 && cards.every(isWinner);

/** The region with nothing said of each card that is said of the whole. */
function withoutWins(region: Region): Region {
  const cards = region.cards.map((shown) => ({
    ...shown,
    marks: (shown.marks ?? []).filter((mark) => mark !== 'wins'),
  }));
  return { ...region, cards };
}

/** “hand, 8 cards: clubs seven, ten; hearts ace”. */
export function regionText(listener: LineListener, region: Region): Text {
  const { label, role, cards } = region;
  if (isLabel(region)) return label;
  if (winsWhole(region)) {
    const won = fill(same('$1 ($2)'), label, texts.table.marks.wins);
    return regionText(listener, { ...withoutWins(region), label: won });
  }
  const name = regionName(listener, region);
  const head = role === 'hand' && cards.length > 1 ? commas([name, cardCount(cards.length)]) : name;
  return joinTexts([head, contentsText(listener, region)], ': ');
}

/** The observer's cards: their hand, or what lies before them in games without hands. */
export function handRegions({ observer }: LineListener, { regions }: Table): readonly Region[] {
  const own = regions.filter(({ owner }) => owner === observer);
  const hands = own.filter(({ role }) => role === 'hand');
  return hands.length > 0 ? hands : own;
}

export const handTexts = (listener: LineListener, table: Table): readonly Text[] =>
  handRegions(listener, table).map((region) => regionText(listener, region));

export const factText = ({ label, value }: Fact): Text => joinTexts([label, value], ': ');

function seatText(shown: SeatShown, { dealer, unscored }: Table): Text {
  const { seat, cards, total, tags, comesTo } = shown;
  const sum = comesTo === undefined ? [] : [comesTo];
  const deals = seat === dealer ? [seating.dealer] : [];
  const score = unscored ? [] : [fill(texts.table.total, numberText(total))];
  const parts = [cardCount(cards), ...score, ...deals, ...sum, ...tags];
  return fill(same('{$1}: $2'), seat, commas(parts));
}

/* Who sits where: seen from the listener's seat, with the dealer, partners and the direction of play. */

/** Where a seat is, for somebody at the table; for anybody else, its number. */
function seatPlace(seat: number, observer: number, seats: number): Text {
  if (observer < 0) return fill(seating.place, seat + 1);
  const toLeft = (seat - observer + seats) % seats;
  if (toLeft === 0) return seating.you;
  if (2 * toLeft === seats) return seating.opposite;
  const side = 2 * toLeft < seats ? 'left' : 'right';
  const steps = side === 'left' ? toLeft : seats - toLeft;
  return counted(steps, seating.next[side], seating.further[side]);
}

const partnersOf = ({ seat, party }: SeatShown, { seats }: Table): readonly number[] =>
  party === undefined
    ? []
    : seats.filter((other) => other.party === party && other.seat !== seat).map((one) => one.seat);

/** Where somebody sits as seen from the observer, and whether they deal or are a partner. */
function seatedText(shown: SeatShown, observer: number, table: Table): Text {
  const { seat } = shown;
  const partners = partnersOf(shown, table).map((other) =>
    other === observer ? seating.yourPartner : fill(seating.partner, other),
  );
  const dealer = seat === table.dealer ? [seating.dealer] : [];
  const parts = [seatPlace(seat, observer, table.seats.length), ...dealer, ...partners];
  return fill(same('{$1}: $2'), seat, joinTexts(parts, ', '));
}

/** The pair whose first seat this is; none for its second, or for a seat without a partner. */
function partnerText(shown: SeatShown, table: Table): readonly Text[] {
  const [partner, ...more] = partnersOf(shown, table);
  if (partner === undefined || partner < shown.seat || more.length > 0) return [];
  return [fill(seating.and, shown.seat, partner)];
}

/** What differs from table to table: partners, and play to the right. */
export function customsOf(table: Table): readonly Text[] {
  const pairs = table.seats.flatMap((shown) => partnerText(shown, table));
  const customs: Text[] = [];
  if (pairs.length > 0) customs.push(fill(seating.together, joinTexts(pairs, '; ')));
  if (table.toRight) customs.push(seating.toRight);
  return customs;
}

/** Every seat, in the order of play from the listener on, and the direction. */
export function seatsTexts(observer: number, table: Table): readonly Text[] {
  const { seats, toRight } = table;
  const first = Math.max(0, observer);
  const places = seats.map((_, at) => (toRight ? first - at : first + at) + seats.length);
  const told = places.flatMap((place) => {
    const shown = seats[place % seats.length];
    return shown === undefined ? [] : [seatedText(shown, observer, table)];
  });
  return seats.length === 1 ? told : [...told, toRight ? seating.toRight : seating.toLeft];
}

/** An empty region is skipped, unless it is counted: that the stock has run out matters. */
const isTold = (region: Region): boolean =>
  region.lastTrick !== true &&
  (region.cards.length > 0 || region.count !== undefined || isLabel(region));

/** The calls made so far, one line per round; a round begins with whoever spoke first. */
export function saidTexts({ said = [], seats, toRight }: Table): readonly Text[] {
  const rounds: Text[][] = [];
  const first = said[0]?.seat ?? 0;
  let before = Number.POSITIVE_INFINITY;
  for (const { seat, words } of said) {
    const steps = toRight ? first - seat : seat - first;
    const turn = (steps + seats.length) % seats.length;
    if (turn <= before) rounds.push([]);
    rounds.at(-1)?.push(seatThen(seat, words));
    before = turn;
  }
  return rounds.map((round, at) => fill(texts.table.round, at + 1, commas(round)));
}

/** Everything on the table except the regions in `told`, one line each. */
export function tableTexts(
  listener: LineListener,
  table: Table,
  told: readonly Region[] = [],
): readonly Text[] {
  const regions = table.regions.filter((region) => isTold(region) && !told.includes(region));
  const calls = table.saidEarlier ? [] : saidTexts(table);
  return [
    ...table.facts.map(factText),
    ...table.seats.map((seat) => seatText(seat, table)),
    ...calls,
    ...regions.map((region) => regionText(listener, region)),
  ];
}

export const amountsText = (amounts: readonly number[]): Text =>
  commas(amounts.map((amount, seat) => joinTexts([same(`{${seat}}`), numberText(amount)])));

/** The lines of a finished deal's score. */
export const scoreLines = ({ lines }: Outcome): readonly Text[] =>
  lines.map(({ seat, label, amount, clause }) =>
    fill(same('{$1}: $2 $3 ($4)'), seat, label, numberText(amount), clause),
  );
