/** What follows from a step of Durak for everybody to see: how a bout ended, who is out, trump. */
import { writeCard } from '../../../cards/pack.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { cardsOf, NO_TRUMP, SUIT_SIGNS, sizeOf } from '../cards.ts';
import type { Observation } from '../observation.ts';
import { isDealt } from '../state.ts';
import { rulesOf } from '../variants/index.ts';

const TURNED = text('trump is $1: [$2] is turned up', 'Trumpf ist $1: [$2] liegt offen');
const SHOWN = text('trump is $1: {$2} shows [$3]', 'Trumpf ist $1: {$2} zeigt [$3]');
const TRUMP = text('trump is $1', 'Trumpf ist $1');
const HEAT = text('{$1} wins the heat', '{$1} gewinnt den Gang');
const DRAWN_HEAT = text('the heat is drawn', 'der Gang endet unentschieden');
const NEW_TRUMP = text('$1 is trump from now on', 'Trumpf ist von jetzt an $1');

/** A heat is over when both are dealt new hands (DUR-26). */
function heatTold(before: Observation, after: Observation): readonly Text[] {
  if (after.course.options.quicky !== 'duel' || after.stock === before.stock) return [];
  const winner = after.course.heats.findIndex(
    (won, seat) => won > (before.course.heats[seat] ?? 0),
  );
  return [winner < 0 ? DRAWN_HEAT : fill(HEAT, winner)];
}

/** DUR-28. */
function trumpTold(before: Observation, after: Observation): readonly Text[] {
  const [trump = NO_TRUMP] = after.trumps;
  const sign = SUIT_SIGNS[trump];
  const isNew = after.course.options.newTrump && before.trumps[0] !== trump;
  return isNew && sign !== undefined ? [fill(NEW_TRUMP, sign)] : [];
}

/** DUR-1: everybody's trump, and the card that makes it. */
function dealTold({ course, trumps, turned, known }: Observation): readonly Text[] {
  const { declares, pack } = rulesOf(course.options);
  const sign = SUIT_SIGNS[trumps[0] ?? NO_TRUMP];
  if (declares !== 'never' || sign === undefined) return [];
  if (turned >= 0) return [fill(TURNED, sign, writeCard(pack, turned))];
  const [sixth] = cardsOf(known, course.dealer);
  const isShown = sixth !== undefined;
  return [isShown ? fill(SHOWN, sign, course.dealer, writeCard(pack, sixth)) : fill(TRUMP, sign)];
}

export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (!isDealt(before.phase, before.sizes))
    return isDealt(after.phase, after.sizes) ? dealTold(after) : [];
  if (after.bouts === before.bouts) return [];
  const beaten = sizeOf(after.beaten, 0) > sizeOf(before.beaten, 0);
  const out = after.out.filter((seat) => !before.out.includes(seat));
  return [
    ...(beaten ? [text('the bout is beaten', 'der Angriff ist abgeschlagen')] : []),
    ...out.map((seat) => fill(text('{$1} is out', '{$1} ist fertig'), seat)),
    ...heatTold(before, after),
    ...trumpTold(before, after),
  ];
}
