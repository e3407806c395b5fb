/** The duel of DUR-26: heats between two with new hands from the stock. */

import { round } from '../../blocks/seats.ts';
import type { Seat } from '../../engine/game.ts';
import { leaveUnseen, serveCards } from './draw.ts';
import { beginAgainst } from './first-attack.ts';
import { finishGame, goOn } from './go-on.ts';
import { HAND } from './options.ts';
import type { Rules } from './seams.ts';
import { changed, NO_SEAT, type State, stockSize } from './state.ts';

/** As ever while nobody is out; else the heat is over. */
export function goOnWithHeats(rules: Rules, state: State, beaten: boolean): State {
  if (state.out.length === 0) return goOn(rules, state, beaten);
  const after = countHeat(leaveUnseen(state, [0, 1]));
  const enough = stockSize(after) >= rules.players * (HAND + rules.secret);
  return enough ? nextHeat(rules, after) : finishDuel(rules, after);
}

/** Who is out alone has won the heat. */
function countHeat(state: State): State {
  const [winner, second] = state.out;
  if (winner === undefined || second !== undefined) return state;
  const { course } = state;
  const heats = course.heats.map((won, seat) => (seat === winner ? won + 1 : won));
  return changed(state, { course: { ...course, heats } });
}

/** New hands, and the loser is attacked first; after a drawn heat the lowest trump attacks. */
function nextHeat(rules: Rules, state: State): State {
  const [winner = 0, second] = state.out;
  const order = round((state.course.dealer + 1) % rules.players, rules.players);
  const times = (count: number): readonly Seat[] =>
    Array.from({ length: count }, () => order).flat();
  const dealt = layAside(rules, serveCards(rules, state, times(HAND)), times(rules.secret));
  const fresh = changed(dealt, { out: [], stale: 0 });
  return beginAgainst(rules, fresh, second === undefined ? 1 - winner : NO_SEAT);
}

/** Secret cards, one at a time to these seats. */
function layAside(_: Rules, state: State, seats: readonly Seat[]): State {
  const { unseen, top } = state;
  const secrets = unseen.secrets.map((_, seat) =>
    seats.flatMap((to, i) => (to === seat ? [unseen.stock[top + i] ?? 0] : [])),
  );
  return changed(state, { top: top + seats.length, unseen: { ...unseen, secrets } });
}

/** The one with fewer heats is durak. The winner counts as the first out. */
function finishDuel(rules: Rules, state: State): State {
  const [one = 0, two = 0] = state.course.heats;
  if (one === two) return finishGame(rules, state, 'draw', []);
  const loser = one < two ? 0 : 1;
  return finishGame(rules, changed(state, { out: [1 - loser] }), 'durak', [loser]);
}
