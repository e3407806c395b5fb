/** Drills as tests ask for them. */
import { matchOptions } from '../../src/engine/match-options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import type { Lang } from '../../src/lang/text.ts';
import { type DrillSetup, type DrillTask, drillSetup } from '../../src/play/coach/drill.ts';
import { homeSeatOf, namePlayers, seatNamesOf } from '../../src/play/session/players.ts';

export function exerciseOf(id: string, name: string): DrillTask {
  const game = findGame(id);
  const drill = game?.extras.drills?.[name];
  if (game === undefined || drill === undefined) throw new Error(`there is no drill ${id} ${name}`);
  const options = matchOptions(game, drill.options);
  if (isRefusal(options)) throw new Error(options.text.en);
  return { game, drill, options, seat: homeSeatOf(game) };
}

/** The learner at their seat and easy opponents. */
export function drilledBy(exercise: DrillTask, lang: Lang = 'en') {
  const { game, options, seat } = exercise;
  const occupants = Array.from({ length: options.players }, (_, at) =>
    at === seat ? ('human' as const) : ('easy' as const),
  );
  return { exercise, players: namePlayers(occupants, lang, '', seatNamesOf(game)) };
}

/** A drill whose positions are not kept. */
export const setupOf = (exercise: DrillTask, count: number, lang: Lang = 'en'): DrillSetup => ({
  ...drillSetup(drilledBy(exercise, lang), 'drill'),
  count,
  keep: async () => undefined,
});
