/** What can happen to a player of Bridge after a decision, for reasons. */
import type { Outcome, Seat, Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import { BOOK, type Move } from './cards.ts';
import { tricksMade } from './score.ts';
import { type State, sideOf } from './state.ts';
import { GAME, trickValue } from './values.ts';

export const EVENTS = {
  declares: text('your side plays the contract', 'spielt eure Seite den Kontrakt'),
  makes: text('your side makes its contract', 'erfüllt eure Seite ihren Kontrakt'),
  over: text('your side makes overtricks', 'macht eure Seite Überstiche'),
  defeats: text('you defeat the contract', 'bringt ihr den Kontrakt zu Fall'),
  game: text('your side bids game and makes it', 'reizt und erfüllt eure Seite die Manche'),
  slam: text('your side bids a slam and makes it', 'reizt und erfüllt eure Seite einen Schlemm'),
  doubled: text('the contract is doubled', 'ist der Kontrakt kontriert'),
} as const;

const SLAM = 6;

function ownEvents(end: State): readonly string[] {
  const { level, strain, doubled } = end.deal.contract;
  const over = tricksMade(end) - BOOK - level;
  if (over < 0) return ['declares'];
  return [
    'declares',
    'makes',
    ...(over > 0 ? ['over'] : []),
    ...(trickValue(strain, level) * doubled >= GAME ? ['game'] : []),
    ...(level >= SLAM ? ['slam'] : []),
  ];
}

export function events({ end, seat }: Unfolded<State, Move>): readonly string[] {
  const { level, declarer, doubled } = end.deal.contract;
  if (level === 0) return [];
  const isOwn = sideOf(declarer) === sideOf(seat);
  const isDown = tricksMade(end) < BOOK + level;
  return [
    ...(isOwn ? ownEvents(end) : isDown ? ['defeats'] : []),
    ...(doubled > 1 ? ['doubled'] : []),
  ];
}

/** The side has made more points in the deal than the other. */
export const success = ({ points }: Outcome, seat: Seat): boolean =>
  (points[seat] ?? 0) > (points[(seat + 1) & 3] ?? 0);
