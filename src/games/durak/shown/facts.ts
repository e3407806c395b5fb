/** The seats of Durak, what is always in sight at its table, and what one’s own cards come to. */
import { dealNumber } from '../../../blocks/match-length.ts';
import type { Fact, SeatShown } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import { attacksLeft, pilingSeats } from '../bout/asked.ts';
import { countOf, marked, NO_TRUMP, SUIT_SIGNS, sizeOf } from '../cards.ts';
import type { Observation } from '../observation.ts';
import { titleOf } from '../score.ts';
import { partnerOf } from '../seats.ts';
import { hasBit, LEFT, NO_SEAT } from '../state.ts';
import { rulesOf } from '../variants/index.ts';

const TRUMP = text('trump', 'Trumpf');
const OWN = text('own', 'eigener');
const ADDERS = text('may add', 'dazulegen');
const GOES_LEFT = text('left', 'links');
const GOES_RIGHT = text('right', 'rechts');
const GAME = text('game', 'Spiel');

/** More attacking cards than that are not worth a number. */
const MANY = 99;

export function trumpFact({ course, trumps }: Observation): Fact {
  if (rulesOf(course.options).declares !== 'never') return { label: TRUMP, value: OWN };
  return { label: TRUMP, value: SUIT_SIGNS[trumps[0] ?? NO_TRUMP] ?? text('none', 'keiner') };
}

/**
 * The seats that may still add cards, the next one asked first. Whoever has said `done` is asked
 * again only after the next cover.
 */
function addersOf(observation: Observation): readonly number[] {
  const { bout, course, sizes, phase, turn } = observation;
  if (attacksLeft(bout) <= 0) return [];
  const all =
    phase === 'pile-on'
      ? pilingSeats(rulesOf(course.options), observation)
      : [bout.attacker, bout.other];
  const asked = phase === 'defend' || phase === 'attack' ? all : all.slice(all.indexOf(turn));
  return asked.filter((seat) => seat !== NO_SEAT && (sizes[seat] ?? 0) > 0);
}

const seatMark = (seat: number): Text => same(`{${seat}}`);

function addersTold(observation: Observation): Text {
  const [first, second, ...more] = addersOf(observation);
  if (first === undefined) return text('nobody', 'niemand');
  const others = more.length > 0 ? [same(`+${more.length + 1}`)] : [];
  const told =
    second === undefined || others.length > 0
      ? joinTexts([seatMark(first), ...others])
      : joinTexts([seatMark(first), seatMark(second)], ', ');
  const left = attacksLeft(observation.bout);
  return left > MANY ? told : fill(text('$1: $2', '$1: $2'), told, left);
}

/** Who may still add, and how many cards. */
const boutFact = (observation: Observation): readonly Fact[] =>
  observation.bout.defender < 0 ? [] : [{ label: ADDERS, value: addersTold(observation) }];

function directionFact({ course, bout, direction }: Observation): readonly Fact[] {
  if (course.options.direction === 'fixed') return [];
  const now = bout.defender < 0 ? direction : bout.direction;
  return [{ label: text('direction', 'Richtung'), value: now === LEFT ? GOES_LEFT : GOES_RIGHT }];
}

export const courseFacts = ({ course }: Observation): readonly Fact[] => [
  ...(course.options.quicky === 'duel'
    ? [{ label: text('heats', 'Gänge'), value: same(course.heats.join(':')) }]
    : []),
  ...(course.options.rounds > 1
    ? [{ label: GAME, value: dealNumber(course.played, course.options, course.options.rounds) }]
    : []),
];

export const facts = (observation: Observation): readonly Fact[] => [
  trumpFact(observation),
  { label: text('stock', 'Stapel'), value: same(observation.stock) },
  { label: text('beaten', 'geschlagen'), value: same(sizeOf(observation.beaten, 0)) },
  ...boutFact(observation),
  ...directionFact(observation),
  ...courseFacts(observation),
];

const FEW_CARDS = [text('no cards', 'keine Karten'), text('1 card', '1 Karte')];
const CARDS = text('$1 cards', '$1 Karten');
const TRUMPS = [text('no trump', 'kein Trumpf'), text('1 trump', '1 Trumpf')];

/** “7 cards”. */
export const cardsTold = (count: number): Text => FEW_CARDS[count] ?? fill(CARDS, count);

/** Cards, trumps and secret cards of the observer; nothing for a spectator. */
export function own(observation: Observation): Text | undefined {
  const { observer, hand, trumps, secrets } = observation;
  if (observer < 0) return undefined;
  const trump = trumps[observer] ?? NO_TRUMP;
  const count = trump === NO_TRUMP ? 0 : countOf(hand[trump] ?? 0);
  const secret = secrets[observer] ?? 0;
  const told = [
    cardsTold(sizeOf(hand, 0)),
    ...(trump === NO_TRUMP ? [] : [TRUMPS[count] ?? fill(text('$1 trumps', '$1 Trümpfe'), count)]),
    ...(secret > 0 ? [fill(text('$1 face down', '$1 verdeckt'), secret)] : []),
  ];
  return joinTexts(told, ', ');
}

const OUT = text('out', 'fertig');
const OWN_TRUMP = text('trump $1', 'Trumpf $1');

function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const { bout, course, out, secrets } = observation;
  const rules = rulesOf(course.options);
  const trump = observation.trumps[seat] ?? NO_TRUMP;
  const run = course.runs[seat] ?? 0;
  const tags: readonly (readonly [boolean, Text])[] = [
    [out.includes(seat), OUT],
    [seat === bout.attacker, text('attacker', 'Angreifer')],
    [seat === bout.defender, text('defender', 'Verteidiger')],
    [seat === bout.other, text('may add', 'darf dazulegen')],
    [rules.declares !== 'never' && trump >= 0, fill(OWN_TRUMP, SUIT_SIGNS[trump] ?? OUT)],
    [(secrets[seat] ?? 0) > 0, fill(text('$1 secret', '$1 verdeckt'), secrets[seat] ?? 0)],
    [hasBit(bout.caught, seat), text('caught', 'ertappt')],
    [hasBit(course.newHands, seat), text('new hand', 'neues Blatt')],
    [run > 0, titleOf(run)],
  ];
  const shown = bout.tickets.filter((ticket) => ticket.seat === seat);
  return [
    ...tags.flatMap(([holds, tag]) => (holds ? [tag] : [])),
    ...shown.map(({ card }) => fill(text('showed $1', 'zeigte $1'), marked(card))),
  ];
}

/** Partners sit opposite each other (DUR-24), so the lower seat of a pair names it. */
function partyOf({ course }: Observation, seat: number): { readonly party?: number } {
  const partner = partnerOf(rulesOf(course.options), seat);
  return partner === NO_SEAT ? {} : { party: Math.min(seat, partner) };
}

export const seatsShown = (
  observation: Observation,
  tags: (seat: number) => readonly Text[] = (seat) => tagsOf(observation, seat),
): readonly SeatShown[] =>
  observation.sizes.map((cards, seat) => ({
    seat,
    cards,
    total: observation.course.totals[seat] ?? 0,
    tags: tags(seat),
    ...partyOf(observation, seat),
  }));
