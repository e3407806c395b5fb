/** The picks that make a move of Binokel, what they mean, and what they come to so far. */
import { handPick } from '../../blocks/play-text.ts';
import { difference } from '../../cards/bag.ts';
import { writeCards } from '../../cards/pack.ts';
import type { Pick } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { AB, AWAY, BID, CALL, GAME, KINDS, type Move, pack, RETURN, SUITS } from './cards.ts';
import { meldSum, meldSums } from './melds.ts';
import type { Observation } from './observation.ts';
import { trumpOf } from './state.ts';
import { cardVerb, read, write } from './text.ts';

/** The region of the twenty kinds of card that can be called. */
export const CALLABLE = 'call';
export const BIDS = 'bid';

export function picks(_: Observation, move: Move): readonly Pick[] {
  if (move >= BID) return [{ region: BIDS, slot: move - BID }];
  if (move < KINDS) return [handPick(move)];
  const card = cardVerb(move);
  if (card === undefined) return [{ button: write(move) }];
  const slot = move - card[1];
  return [card[0] === 'call' ? { region: CALLABLE, slot } : handPick(slot)];
}

const VERBS: Readonly<Record<string, string>> = { return: 'return', away: 'away' };

/** Several cards of the hand are read too, so that their refusal says one at a time. */
function severalCards({ phase }: Observation, picked: readonly Pick[]): string | undefined {
  const cards = picked.flatMap((pick) =>
    'slot' in pick && pick.region === 'hand' ? [pick.slot] : [],
  );
  if (cards.length < picked.length || cards.length === 0) return undefined;
  return `${VERBS[phase] ?? 'play'} ${writeCards(pack, cards)}`;
}

export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined) return undefined;
  if (more.length > 0) return severalCards(observation, picked);
  if ('button' in pick) return pick.button;
  if (pick.region === BIDS) return write(BID + pick.slot);
  if (pick.region === CALLABLE) return write(CALL + pick.slot);
  if (observation.phase === 'return') return write(RETURN + pick.slot);
  return write(observation.phase === 'away' ? AWAY + pick.slot : pick.slot);
}

const WITHOUT = text('leaves melds of $1', 'es bleiben $1 gemeldet');
const AT_BEST = text('leaves melds of $1 at best', 'es bleiben höchstens $1 gemeldet');
const WITH = text('melds $1 before the discard', 'meldet $1 vor dem Drücken');
const COST = text('costs the bid once', 'kostet das einfache Gebot');

/** What the hand melds without a card that is discarded or given back. */
function withoutCard(observation: Observation, slot: number): Text | undefined {
  const hand = difference(observation.open[observation.observer] ?? [], [slot]);
  if (observation.phase === 'return') return fill(AT_BEST, Math.max(...meldSums(hand)));
  const trump = trumpOf(observation);
  if (observation.phase !== 'away' || trump < 0) return undefined;
  return fill(WITHOUT, meldSum(hand, trump));
}

/** What the hand melds in the game announced, or what giving up costs. */
function announced(observation: Observation, button: string): Text | undefined {
  const move = read(button);
  if (typeof move !== 'number' || observation.phase !== 'announce') return undefined;
  if (move >= AB && move < AB + SUITS) return COST;
  if (move < GAME || move >= GAME + SUITS) return undefined;
  return fill(WITH, meldSum(observation.open[observation.observer] ?? [], move - GAME));
}

export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0) return undefined;
  if ('button' in pick) return announced(observation, pick.button);
  return pick.region === 'hand' ? withoutCard(observation, pick.slot) : undefined;
}
