/** What opponents know of Binokel beyond its rules. */
import { certainLeads } from '../../blocks/certain.ts';
import { bagLess, bagOf } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Mind, Rest } from '../../engine/game.ts';
import { type Move, pack, rankOf, SUITS, suitOf, UNTEN } from './cards.ts';
import { habit, ownHand } from './habit.ts';
import { shortlist } from './shortlist.ts';
import { partyOf, type State, trumpOf } from './state.ts';
import { hidden, imagine, type View } from './view.ts';

const SUIT_OF = pack.tokens.map((_, card) => suitOf(card));

/** Whether another seat may hold the card, as far as its play has told. */
const isHeld = ({ sizes, onlooker, ceilings }: View, card: Card): boolean =>
  sizes.some(
    (_, seat) => seat !== onlooker && rankOf(card) < (ceilings[seat * SUITS + suitOf(card)] ?? 0),
  );

/** In an Untendurch only tricks that cannot be lost: one may not want them all. */
function certain(view: View): readonly Move[] | undefined {
  const { phase, turn, onlooker, trick, contract } = view;
  if (phase !== 'play' || turn !== onlooker || trick.length > 0) return undefined;
  const hand = ownHand(view);
  const unseen = bagLess(bagOf(pack.order), [...hand, ...view.gone, ...view.mine]);
  return certainLeads({
    hand,
    unseen: unseen.filter((card) => isHeld(view, card)),
    suitOf: SUIT_OF,
    trump: trumpOf(view),
    beats: (card, lead) => rankOf(card) > rankOf(lead),
    follow: contract?.kind !== 'special' || contract.special !== UNTEN,
  });
}

/** The cards still to be played; partners are a side. */
function rest({ phase, hands, options }: State): Rest | undefined {
  if (phase !== 'play') return undefined;
  return {
    moves: hands.reduce((sum, hand) => sum + hand.length, 0),
    sides: hands.map((_, seat) => partyOf(seat, options.players)),
  };
}

export const mind: Mind<State, Move, View> = { hidden, imagine, habit, shortlist, rest, certain };
