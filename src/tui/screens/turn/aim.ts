/** What the picks under way would do to the table: the move that Enter makes, and which regions take the cards meant. */
import type { Card } from '../../../cards/pack.ts';
import type { Pick, Region } from '../../../engine/table.ts';
import { isSingle, keyOf, minus } from '../../picking/areas.ts';
import { meant, type Picks } from '../../picking/picks.ts';
import type { Aim } from '../../table/scene/scene.ts';
import { type Decision, decide } from './decision.ts';
import type { Turn } from './state.ts';

const decisions = new WeakMap<Picks, { readonly turn: Turn; readonly decision: Decision }>();

/** What Enter does now, decided once for these picks. */
export function decisionOf(turn: Turn, picks: Picks): Decision {
  const known = decisions.get(picks);
  if (known?.turn === turn) return known.decision;
  const decision = decide(turn, picks);
  decisions.set(picks, { turn, decision });
  return decision;
}

/** The picks of the move that Enter makes; none where it makes no certain one. */
const picksOfMove = (decision: Decision): readonly Pick[] =>
  decision.kind === 'play' ? decision.choice.picks : [];

/** The move that Enter makes. */
export const moveOf = (decision: Decision): unknown =>
  decision.kind === 'play' ? decision.choice.move : undefined;

const isCardOf = (hand: Region, pick: Pick): boolean =>
  'region' in pick && pick.region === hand.id && hand.slot !== pick.slot;

/** The regions that can be picked as a whole and take exactly these cards. */
function takersOf({ choices, table }: Turn, cards: readonly Pick[]): readonly string[] {
  const keys = cards.map(keyOf);
  const wholes = new Map(
    table.regions.flatMap(({ id, slot }) => (slot === undefined ? [] : [[`${id}/${slot}`, id]])),
  );
  const takers = choices.flatMap(({ picks }) => {
    if (picks.length !== keys.length + 1) return [];
    const left = minus(picks.map(keyOf), keys);
    return wholes.get(left?.[0] ?? '') ?? [];
  });
  return [...new Set(takers)];
}

/** Where the cards that are meant may go; undefined where no region as a whole takes any. */
export function aimOf(turn: Turn, picks: Picks, observer: number): Aim | undefined {
  const hand = turn.table.regions.find(({ role, owner }) => role === 'hand' && owner === observer);
  if (hand === undefined) return undefined;
  const move = picksOfMove(decisionOf(turn, picks));
  const chosen = meant(turn.areas, picks, isSingle(turn.choices));
  const cards = (move.length > 0 ? move : chosen).filter((pick) => isCardOf(hand, pick));
  if (cards.length === 0) return undefined;
  const takers = takersOf(turn, cards);
  if (takers.length === 0) return undefined;
  const taker = move.flatMap((pick) =>
    'region' in pick && takers.includes(pick.region) ? [pick.region] : [],
  );
  return {
    cards: cards.flatMap((pick) => cardOf(hand, pick)),
    takers,
    taker: taker[0],
  };
}

function cardOf(hand: Region, pick: Pick): readonly Card[] {
  const face = hand.cards.find(({ slot }) => 'slot' in pick && slot === pick.slot);
  return face?.card === undefined ? [] : [face.card];
}
