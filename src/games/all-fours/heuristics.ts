/**
 * What computer players know about All Fours beyond its rules. The weights are judgement;
 * `npm run ladder -- all-fours` measures them.
 */
import { claimLeads } from '../../blocks/claim-line.ts';
import { isVoid } from '../../blocks/voids.ts';
import { cardsOf, size } from '../../cards/wide-set.ts';
import type { Endgame, Heuristics } from '../../engine/game.ts';
import {
  AWAY,
  BEG,
  GAME_COUNT,
  GIVE,
  isAway,
  type Move,
  RANKS,
  RUN,
  STAND,
  SUIT_OF,
} from './cards.ts';
import { certain, events, success } from './events.ts';
import { type Observation, unseenBy } from './observation.ts';
import { beats } from './rules.ts';
import type { State } from './state.ts';

/** How good a suit is as trump for a hand: its cards, high ones and the deuce counting more. */
function liking(observation: Observation, suit: number): number {
  const ranks = cardsOf(observation.hand, RANKS).filter((card) => SUIT_OF[card] === suit);
  return ranks.reduce(
    (sum, card) => sum + 1 + Number(card % RANKS >= 9) + Number(card % RANKS < 1),
    0,
  );
}

function wordWeight(observation: Observation, move: Move): number {
  const suit = SUIT_OF[observation.turned.at(-1) ?? 0] ?? 0;
  const likes = liking(observation, suit);
  if (move === STAND) return 0.5 + likes;
  if (move === GIVE) return 0.3 + 0.6 * likes;
  return move === BEG || move === RUN ? 2.5 : 1;
}

/** Plays low plain cards first; keeps trumps, tens and their guards. */
const keepValue = (observation: Observation, card: number): number =>
  (SUIT_OF[card] === observation.trump ? 12 : 0) + (GAME_COUNT[card] ?? 0) + (card % RANKS) / RANKS;

function playWeight(observation: Observation, card: Move): number {
  const [lead] = observation.trick;
  const count = GAME_COUNT[card] ?? 0;
  const trump = SUIT_OF[card] === observation.trump;
  if (lead === undefined) return card % RANKS >= 11 ? 2 : count >= 10 ? 0.3 : 1;
  const wins = beats(card, lead, observation.trump);
  const prize = count + (GAME_COUNT[lead] ?? 0);
  if (wins) return 1 + prize / 3 + (trump ? 0.5 : 1);
  return 1.5 / (1 + count) + (trump ? 0 : 0.5);
}

const policy = (observation: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (isAway(move)) return 4 / (1 + keepValue(observation, move - AWAY)) ** 2;
    return move >= STAND ? wordWeight(observation, move) : playWeight(observation, move);
  });

/** Draws trumps first; whoever can neither follow nor trump plays anything. */
function claimLine(observation: Observation): readonly Move[] | undefined {
  const { phase, turn, observer, trick, trump, voids } = observation;
  if (phase !== 'play' || turn !== observer || trick.length > 0) return undefined;
  return claimLeads({
    hand: cardsOf(observation.hand, RANKS),
    unseen: unseenBy(observation).filter(
      (card) => !isVoid(voids, 1 - observer, SUIT_OF[card] ?? 0),
    ),
    suitOf: SUIT_OF,
    trump,
    beats: (card, lead) => card > lead,
    follow: true,
  });
}

/** The cards still to be played. */
function endgame({ phase, hands }: State): Endgame | undefined {
  if (phase !== 'play') return undefined;
  return { moves: hands.reduce((sum, hand) => sum + size(hand), 0), sides: [0, 1] };
}

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  endgame,
  claimLine,
  judging: { least: 0.1, success, events, certain },
};
