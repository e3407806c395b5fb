/** The seats of Durak with their tags, the facts always in sight at its table, and the observer’s cards in numbers. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { dealFact } from '../../../blocks/match-length.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Fact, SeatShown } from '../../../engine/table.ts';
import { fill, joinTexts, plural, same, type Text } from '../../../lang/text.ts';
import { attacksLeft, pilingSeats } from '../bout/asked.ts';
import type { Observation } from '../rules/observation.ts';
import { titleOf } from '../rules/score.ts';
import { countCards, countOf, marked, NO_TRUMP, SUIT_SIGNS } from '../state/cards.ts';
import { partnerOf } from '../state/seats.ts';
import { hasBit, LEFT, NO_SEAT } from '../state/state.ts';
import { rulesOf } from '../variants/index.ts';
import texts from './texts.json' with { type: 'json' };

const { labels, counts, seats } = texts;

/** The most cards to come of which a fact gives the number. */
const MANY = 99;

export function trumpFact({ course, trumps }: Observation): Fact {
  if (rulesOf(course.options).declares !== 'never')
    return { label: labels.trump, value: labels.own };
  return { label: labels.trump, value: SUIT_SIGNS[trumps[0] ?? NO_TRUMP] ?? labels.noTrump };
}

/** How many more cards the attack may have; nothing where as many may be added as players hold. */
function roomFact({ bout }: Observation): readonly Fact[] {
  const left = attacksLeft(bout);
  if (bout.defender < 0 || left > MANY) return [];
  return [{ label: labels.room, value: left > 0 ? fill(labels.more, left) : labels.noMore }];
}

function directionFact({ course, bout, direction }: Observation): readonly Fact[] {
  if (course.options.direction === 'fixed') return [];
  const now = bout.defender < 0 ? direction : bout.direction;
  return [{ label: labels.direction, value: now === LEFT ? labels.left : labels.right }];
}

/** How the match stands: the heats won in a duel, the number of the deal where there are several. */
export function courseFacts({ course }: Observation): readonly Fact[] {
  const { options, heats } = course;
  return thoseThatHold([
    [options.quicky === 'duel', { label: labels.heats, value: same(heats.join(':')) }],
    [options.rounds > 1, dealFact(course)],
  ]);
}

export const facts = (observation: Observation): readonly Fact[] => [
  trumpFact(observation),
  ...roomFact(observation),
  ...directionFact(observation),
  ...courseFacts(observation),
];

const describeCount = (count: number, none: Text, one: Text, more: Text): Text =>
  count === 0 ? none : fill(plural(count, one, more), count);

/** A number of cards in words: “7 cards”. */
export const describeCards = (count: number): Text =>
  describeCount(count, counts.noCards, counts.card, counts.cards);

export const describeTrumps = (count: number): Text =>
  describeCount(count, counts.noTrump, counts.trump, counts.trumps);

/** Cards and trumps of the observer; nothing for a spectator. */
export function own(observation: Observation): Text | undefined {
  const { observer, hand, trumps } = observation;
  if (observer < 0) return undefined;
  const trump = trumps[observer] ?? NO_TRUMP;
  const count = countOf(hand[trump] ?? 0);
  const parts = [describeCards(countCards(hand, 0))];
  if (trump !== NO_TRUMP) parts.push(describeTrumps(count));
  return joinTexts(parts, ', ');
}

/** Whether a seat without the attack may add cards: the defender’s other neighbour, or whoever may pile on (DUR-30). */
function isAdding(observation: Observation, seat: Seat): boolean {
  const { bout, course, phase } = observation;
  if (seat === bout.attacker) return false;
  if (seat === bout.other) return true;
  return phase === 'pile-on' && pilingSeats(rulesOf(course.options), observation).includes(seat);
}

/** DUR-24: who the observer’s partner is, and the partners of others where they are not just the other two. */
function partnerTag({ course, observer }: Observation, seat: Seat): readonly Text[] {
  const partner = partnerOf(rulesOf(course.options), seat);
  if (partner === NO_SEAT || observer < 0) return [];
  if (seat === observer) return [fill(seats.ownPartner, partner)];
  if (partner === observer) return [seats.yourPartner];
  return course.options.players > 4 ? [fill(seats.partner, partner)] : [];
}

/**
 * Short marks beside a seat: its part in the bout, its own trump, secret cards, how often it was durak in a row, tickets
 * shown, and whose partner it is.
 */
function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const { bout, course, out, secrets } = observation;
  const rules = rulesOf(course.options);
  const trump = observation.trumps[seat] ?? NO_TRUMP;
  const run = course.runs[seat] ?? 0;
  const tags = thoseThatHold([
    [out.includes(seat), seats.out],
    [seat === bout.attacker, seats.attacker],
    [seat === bout.defender, seats.defender],
    [isAdding(observation, seat), seats.adder],
    [rules.declares !== 'never' && trump >= 0, fill(seats.trump, SUIT_SIGNS[trump] ?? seats.out)],
    [(secrets[seat] ?? 0) > 0, fill(counts.secret, secrets[seat] ?? 0)],
    [hasBit(bout.caught, seat), seats.caught],
    [hasBit(course.newHands, seat), texts.buttons.new],
    [run > 0, titleOf(run)],
  ]);
  const shown = bout.tickets.filter((ticket) => ticket.seat === seat);
  return [
    ...tags,
    ...shown.map(({ card }) => fill(seats.showed, marked(card))),
    ...partnerTag(observation, seat),
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
