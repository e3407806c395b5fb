/** The seats of Durak as the table shows them, with their part in the bout. */
import type { SeatShown } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { NO_TRUMP } from './cards.ts';
import { SUIT_SIGNS } from './names.ts';
import type { Observation } from './observation.ts';
import { titleOf } from './score.ts';
import { hasBit, NO_SEAT } from './state.ts';
import { marked } from './tokens.ts';
import { rulesOf } from './variants/index.ts';

const ATTACKER = text('attacker', 'Angreifer');
const DEFENDER = text('defender', 'Verteidiger');
const MAY_ADD = text('may add', 'darf dazulegen');
const OUT = text('out', 'fertig');
const CAUGHT = text('caught', 'ertappt');
const NEW_HAND = text('new hand', 'neues Blatt');
const OWN_TRUMP = text('trump $1', 'Trumpf $1');
const SECRET = text('$1 secret', '$1 verdeckt');
const SHOWED = text('showed $1', 'zeigte $1');

function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const { bout, course, out, secrets } = observation;
  const rules = rulesOf(course.options);
  const trump = observation.trumps[seat] ?? NO_TRUMP;
  const run = course.runs[seat] ?? 0;
  const tags: readonly (readonly [boolean, Text])[] = [
    [out.includes(seat), OUT],
    [seat === bout.attacker, ATTACKER],
    [seat === bout.defender, DEFENDER],
    [seat === bout.other, MAY_ADD],
    [rules.declares !== 'never' && trump >= 0, fill(OWN_TRUMP, SUIT_SIGNS[trump] ?? OUT)],
    [(secrets[seat] ?? 0) > 0, fill(SECRET, secrets[seat] ?? 0)],
    [hasBit(bout.caught, seat), CAUGHT],
    [hasBit(course.newHands, seat), NEW_HAND],
    [run > 0, titleOf(run)],
  ];
  const shown = bout.tickets.filter((ticket) => ticket.seat === seat);
  return [
    ...tags.flatMap(([holds, tag]) => (holds ? [tag] : [])),
    ...shown.map(({ card }) => fill(SHOWED, marked(card))),
  ];
}

/** Partners sit opposite each other (DUR-24), so the lower seat of a pair names it. */
function partyOf({ course }: Observation, seat: number): { readonly party?: number } {
  const partner = rulesOf(course.options).partners[seat] ?? NO_SEAT;
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
