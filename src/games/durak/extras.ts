/** What Durak has besides: decisions to practise, the order “nothing more this bout”, and what can be asked of a hand. */
import type { DealtHands, Drill, Extras } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { cardsOf, suitOf } from './cards.ts';
import { DONE, type Move, TAKE } from './moves.ts';
import type { Observation } from './observation.ts';
import type { Options } from './options.ts';
import { legal } from './rules.ts';
import type { State } from './state.ts';

export const drills: Readonly<Record<string, Drill<State>>> = {
  covering: {
    names: text('covering or taking', 'Decken oder Schlucken'),
    meaning: text(
      'you are attacked and can cover: with which card, or take the cards',
      'du wirst angegriffen und kannst decken: womit, oder die Karten schlucken',
    ),
    options: { deals: 1 },
    occasions: 6,
    isFaced(state) {
      if (state.phase !== 'defend') return false;
      const moves = legal(state);
      return moves.length > 1 && moves.includes(TAKE);
    },
  },
};

/** Whether the observer is asked to add. A false card they may catch is a question of its own (DUR-35). */
const isAsked = ({ phase, turn, observer, bout }: Observation): boolean =>
  (phase === 'ask' || phase === 'pile-on') && turn === observer && bout.doubted < 0;

export const standingOrder: NonNullable<
  Extras<Options, State, Move, Observation>['standingOrder']
> = {
  label: text('add nothing more this bout', 'in diesem Angriff nichts mehr dazulegen'),
  isOpen: isAsked,
  move: (given, now) =>
    now.bouts === given.bouts && now.course.played === given.course.played && isAsked(now)
      ? DONE
      : undefined,
};

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands, seat),
  quantities: {
    trumps: {
      meaning: text('trumps', 'Trümpfe'),
      least: 0,
      countsCards: true,
      of: (cards, { trumps }, seat) => cards.filter((card) => suitOf(card) === trumps[seat]).length,
    },
  },
};
