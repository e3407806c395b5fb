/** Claims that hold in every layout consistent with the declarer's observation (BRI-5). */
import { last, size } from '../../cards/set.ts';
import { difference, EMPTY, suitIn, union, type WideSet } from '../../cards/wide-set.ts';
import { CLAIM, type Move, NOTRUMP, RANKS } from './cards.ts';
import { tricksLeft } from './claim.ts';
import { FULL, type Observation } from './observation.ts';

const FEWEST = 2;

/** Cards of a suit that beat everything the defenders may hold of it. */
function masters(own: number, out: number): number {
  return out === 0 ? size(own) : size(own >>> (last(out) + 1));
}

/** Whether every card of the suit wins when led from the top, and the defenders then hold none of it. */
function runs(own: number, partner: number, out: number): boolean {
  if (own === 0) return true;
  const clear = partner === 0 || last(partner) < last(own & -own);
  const tops = masters(own, out);
  return clear && (tops === size(own) || tops >= size(out));
}

/** Whether the hand on lead takes every trick by itself, however the defenders' cards lie. */
function takesAll(hand: WideSet, partner: WideSet, out: WideSet, trump: number): boolean {
  const drawn =
    trump === NOTRUMP ||
    suitIn(out, trump, RANKS) === 0 ||
    masters(suitIn(hand, trump, RANKS), suitIn(out, trump, RANKS)) >=
      size(suitIn(out, trump, RANKS));
  if (!drawn) return false;
  return [0, 1, 2, 3].every((suit) =>
    runs(suitIn(hand, suit, RANKS), suitIn(partner, suit, RANKS), suitIn(out, suit, RANKS)),
  );
}

/** The claim of all remaining tricks, for a declarer on lead who cannot lose one. */
export function sureClaim(observation: Observation): Move | undefined {
  const { contract, observer, turn, trick, hand, dummy } = observation;
  if (observer !== contract.declarer || trick.length > 0 || tricksLeft(observation) < FEWEST)
    return undefined;
  const out = difference(FULL, observation.gone.reduce(union, union(hand, dummy)));
  const [leads, follows] = turn === observer ? [hand, dummy] : [dummy, hand];
  const sure = takesAll(leads, follows ?? EMPTY, out, contract.strain);
  return sure ? CLAIM + tricksLeft(observation) : undefined;
}
