/**
 * What computer players know about All Fours beyond its rules. The weights are chosen by judgement;
 * `npm run ladder -- all-fours` measures them.
 */
import { claimLeads } from '../../blocks/claim-line.ts';
import { isContested, isVoid, tricksTaken } from '../../blocks/trick.ts';
import { cardsOf, size } from '../../cards/wide-set.ts';
import type { Endgame, Outcome, Seat, Unfolded } from '../../engine/game.ts';
import { type Observation, unseenBy } from './observation.ts';
import { beats, winnerOf } from './rules.ts';
import {
  aboutOf,
  GAME_COUNT,
  kindOf,
  type Move,
  RANKS,
  type Score,
  type State,
  SUIT_OF,
} from './state.ts';
import { proposal } from './trump.ts';

const OWN: readonly Score[] = ['high', 'low', 'jack', 'game'];

/** The trick that the decision is about; none before the play. */
function takesTrick({ before, seat, steps }: Unfolded<State, Move>): boolean {
  const { leader, trick, trump } = before;
  const begun = { leader, trick, players: 2 };
  if (before.phase !== 'play' || !isContested(begun)) return false;
  const [taken] = tricksTaken(begun, steps.slice(0, 2), winnerOf(trump));
  return taken?.winner === seat;
}

export function events(unfolded: Unfolded<State, Move>): readonly string[] {
  const { seat, end } = unfolded;
  const scores = (who: number, score: Score): boolean =>
    end.scored.some((one) => one.seat === who && one.what === score);
  return [
    ...OWN.filter((score) => scores(seat, score)),
    ...(scores(1 - seat, 'jack') ? ['caught'] : []),
    ...(takesTrick(unfolded) ? ['trick'] : []),
  ];
}

/** ALF-7: the deciding deal is won with the match; any other by the player who scores more, or by nobody. */
export const success = ({ over, winners, points }: Outcome, seat: Seat): boolean =>
  over ? winners.includes(seat) : (points[seat] ?? 0) > (points[1 - seat] ?? 0);

/** A card that is led takes the trick where no unseen card beats it. */
export function certain(observation: Observation, move: Move): readonly string[] {
  const { phase, trick, trump } = observation;
  if (phase !== 'play' || trick.length > 0) return [];
  return unseenBy(observation).some((other) => beats(other, move, trump)) ? [] : ['trick'];
}

/** How good a suit is as trump for a hand: its cards, high ones and the deuce counting more. */
function liking(observation: Observation, suit: number): number {
  const ranks = cardsOf(observation.hand, RANKS).filter((card) => SUIT_OF[card] === suit);
  return ranks.reduce(
    (sum, card) => sum + 1 + Number(card % RANKS >= 9) + Number(card % RANKS < 1),
    0,
  );
}

function wordWeight(observation: Observation, word: 'stand' | 'beg' | 'give' | 'run'): number {
  const likes = liking(observation, proposal(observation));
  if (word === 'stand') return 0.5 + likes;
  return word === 'give' ? 0.3 + 0.6 * likes : 2.5;
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

export const policy = (observation: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    const kind = kindOf(move);
    if (kind === 'away') return 4 / (1 + keepValue(observation, aboutOf(move))) ** 2;
    return kind === 'play' ? playWeight(observation, move) : wordWeight(observation, kind);
  });

/** Draws trumps first; a player who can neither follow nor trump plays anything. */
export function claimLine(observation: Observation): readonly Move[] | undefined {
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
export function endgame({ phase, hands }: State): Endgame | undefined {
  if (phase !== 'play') return undefined;
  return { moves: hands.reduce((sum, hand) => sum + size(hand), 0), sides: [0, 1] };
}
