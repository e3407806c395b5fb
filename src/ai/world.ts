/**
 * Worlds: determinized states that look like an observation to its observer. A search samples them;
 * when an observation leaves only one, the endgame can be solved exactly.
 */
import type { Card } from '../cards/pack.ts';
import type { Assignment, Hidden, SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import type { Random } from '../engine/random.ts';
import { sampleAssignment } from '../engine/sampler.ts';
import { likelyAssignment } from './likely.ts';

type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** A random world that fits the observation, weighted by its likelihood where the game has one. */
export const sampleWorld = <S, M, V>(
  game: AGame<S, M, V>,
  observation: V,
  hidden: Hidden,
  random: Random,
): S =>
  game.observer.determinize(
    observation,
    game.heuristics.likelihood === undefined
      ? sampleAssignment(hidden, random)
      : likelyAssignment(game, observation, hidden, random),
  );

/** The cards of every slot where only one arrangement is possible. */
function forcedAssignment({ pool, slots }: Hidden): Assignment | undefined {
  const assignment: Card[][] = slots.map(() => []);
  const loose = [...pool];
  const spaceOf = (i: number) => (slots[i]?.size ?? 0) - (assignment[i]?.length ?? 0);
  const fits = (i: number, card: Card) => spaceOf(i) > 0 && (slots[i]?.admits?.(card) ?? true);
  const settle = (i: number, cards: readonly Card[]) => {
    for (const card of cards) {
      assignment[i]?.push(card);
      loose.splice(loose.indexOf(card), 1);
    }
  };
  for (let before = -1; before !== loose.length; ) {
    before = loose.length;
    for (const i of slots.keys()) {
      const wanted = loose.filter((card) => fits(i, card));
      if (wanted.length > 0 && wanted.length === spaceOf(i)) settle(i, wanted);
      else settle(i, onlyHere(loose, i, slots.length, fits).slice(0, spaceOf(i)));
    }
  }
  return loose.length === 0 ? assignment : undefined;
}

const onlyHere = (
  loose: readonly Card[],
  slot: number,
  slots: number,
  fits: (slot: number, card: Card) => boolean,
): readonly Card[] =>
  loose.filter(
    (card) =>
      fits(slot, card) &&
      !Array.from({ length: slots }, (_, i) => i).some((i) => i !== slot && fits(i, card)),
  );

const turned = (assignment: Assignment, by: number): Assignment =>
  assignment.map((cards) => [...cards.slice(by), ...cards.slice(0, by)]);

/**
 * The only world that fits the observation; undefined if there are several. A slot whose order
 * matters (a stock) must hold one card or equal ones: another order must give the same state.
 */
export function onlyWorld<S, M, V>(
  game: AGame<S, M, V>,
  observation: V,
  hidden: Hidden,
): S | undefined {
  const assignment = forcedAssignment(hidden);
  if (assignment === undefined) return undefined;
  const world = game.observer.determinize(observation, assignment);
  if (assignment.every((cards) => cards.length < 2)) return world;
  const text = JSON.stringify(world);
  const longest = Math.max(...assignment.map((cards) => cards.length));
  for (let by = 1; by < longest; by++)
    if (JSON.stringify(game.observer.determinize(observation, turned(assignment, by))) !== text)
      return undefined;
  return world;
}
