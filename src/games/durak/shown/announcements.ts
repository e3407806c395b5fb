/** The news that a step of Durak has for everybody: how a bout ended, who is out, which suit is trump. */
import { allSeats } from '../../../blocks/seats.ts';
import { writeCard } from '../../../cards/pack.ts';
import { counted, fill, joinTexts, type Text } from '../../../lang/text.ts';
import type { Observation } from '../rules/observation.ts';
import { countCards, listCards, NO_TRUMP, SUIT_SIGNS } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { isDealt } from '../state/state.ts';
import { rulesOf } from '../variants/index.ts';
import { playedBy } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { said } = texts;

/** A heat is over when both are dealt new hands (DUR-26). */
function announceHeat(before: Observation, after: Observation): readonly Text[] {
  if (after.course.options.quicky !== 'duel' || after.stock === before.stock) return [];
  const winner = after.course.heats.findIndex(
    (won, seat) => won > (before.course.heats[seat] ?? 0),
  );
  return [winner < 0 ? said.heatDrawn : fill(said.heatWon, winner)];
}

/** The trump suit that a card drawn has just made (DUR-28). */
function announceTrump(before: Observation, after: Observation): readonly Text[] {
  const [trump = NO_TRUMP] = after.trumps;
  const sign = SUIT_SIGNS[trump];
  const isNew = after.course.options.newTrump && before.trumps[0] !== trump;
  return isNew && sign !== undefined ? [fill(said.newTrump, sign)] : [];
}

/** DUR-1: everybody's trump, and the card that makes it. */
function announceDeal({ course, trumps, turned, known }: Observation): readonly Text[] {
  const { declares, pack } = rulesOf(course.options);
  const sign = SUIT_SIGNS[trumps[0] ?? NO_TRUMP];
  if (declares !== 'never' || sign === undefined) return [];
  if (turned >= 0) return [fill(said.trumpTurned, sign, writeCard(pack, turned))];
  const [sixth] = listCards(known, course.dealer);
  if (sixth === undefined) return [fill(said.trump, sign)];
  return [fill(said.trumpShown, sign, course.dealer, writeCard(pack, sixth))];
}

/** DUR-9: says how many cards each player draws after the bout, the attacker first and the defender last. */
function announceDraws(
  before: Observation,
  after: Observation,
  move: Move,
  isBeaten: boolean,
): readonly Text[] {
  const { bout, sizes, turn } = before;
  const played = playedBy(move).length;
  const lying = bout.attacks.length + bout.covers.filter((cover) => cover >= 0).length + played;
  const drawn = sizes.map((size, seat) => {
    const taken = !isBeaten && seat === bout.defender ? lying : 0;
    const gone = seat === turn ? played : 0;
    return (after.sizes[seat] ?? 0) - size + gone - taken;
  });
  const total = drawn.reduce((sum, count) => sum + count, 0);
  if (total !== before.stock - after.stock || drawn.some((count) => count < 0)) return [];
  const { attacker, defender } = bout;
  const others = allSeats(sizes.length).filter((seat) => seat !== attacker && seat !== defender);
  const draws = [attacker, ...others, defender].flatMap((seat) => {
    const count = drawn[seat] ?? 0;
    return count > 0 ? [counted(count, said.drawsOne, said.draws, seat)] : [];
  });
  return draws.length === 0 ? [] : [joinTexts(draws, ', ')];
}

/**
 * What everyone hears when a deal or bout has just ended; `move` is the last step, without which the cards drawn cannot
 * be counted.
 */
export function announcements(
  before: Observation,
  after: Observation,
  move?: Move,
): readonly Text[] {
  if (!isDealt(before.phase, before.sizes))
    return isDealt(after.phase, after.sizes) ? announceDeal(after) : [];
  if (after.bouts === before.bouts) return [];
  const beaten = countCards(after.beaten, 0) > countCards(before.beaten, 0);
  const out = after.out.filter((seat) => !before.out.includes(seat));
  const end = beaten ? [said.beaten] : [];
  const draws = move === undefined ? [] : announceDraws(before, after, move, beaten);
  return [
    ...end,
    ...draws,
    ...out.map((seat) => fill(said.out, seat)),
    ...announceHeat(before, after),
    ...announceTrump(before, after),
  ];
}
