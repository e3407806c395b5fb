/** What a deal of All Fours is remembered for: the jack that was caught, else the point scored last. */

import { marked } from '../../blocks/causes.ts';
import { addTo } from '../../blocks/seats.ts';
import { pointsOf as pointsIn } from '../../blocks/trick.ts';
import {
  type NumberedTrick,
  numberedTricks,
  playerIn,
  swingOf,
  takerOfTrick,
  takingCard,
  trickHighlight,
} from '../../blocks/trick-highlight.ts';
import type { Card } from '../../cards/pack.ts';
import type { Highlight, PlayedDeal, PlayedTrick } from '../../engine/highlight.ts';
import { fill } from '../../lang/text.ts';
import { gameCounts, scoringCard } from './score.ts';
import { GAME_COUNT, isJack, type Move, pack, pointsOf, type Scored, type State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;
const named = (card: Card): string => marked(pack, card);

/** What a caught jack moves in points, and what it is worth that the match ends with a deal. */
const CAUGHT = 2;
const LAST = 2;

const gamePointsIn = (trick: PlayedTrick): number =>
  pointsIn(
    trick.map(({ card }) => card),
    GAME_COUNT,
  );

const trickHolding = (tricks: readonly NumberedTrick[], card: Card): NumberedTrick | undefined =>
  tricks.find(({ trick }) => playerIn(trick, card) >= 0);

/** The swing of a deal for two players: what one gains the other loses. */
const swingFor = (finished: State, seat: number, amount: number): readonly number[] => {
  const totals = addTo(finished.totals, pointsOf(finished));
  const isLast = totals.some((total) => total >= finished.options.target);
  const gained = isLast ? amount + LAST : amount;
  return swingOf(totals.length, [seat, gained], [1 - seat, -gained]);
};

/** The trick in which the jack of trumps was caught; undefined where whoever played it took it. */
function jackCaught(finished: State, tricks: readonly NumberedTrick[]): Highlight | undefined {
  const jack = scoringCard(finished, 'jack');
  const found = jack === undefined ? undefined : trickHolding(tricks, jack);
  if (jack === undefined || found === undefined) return undefined;
  const taker = takerOfTrick(found.trick);
  const player = playerIn(found.trick, jack);
  const isScored = finished.scored.some(({ what }) => what === 'jack');
  if (taker === player || !isScored) return undefined;
  const told = fill(highlight.caught, player, taker, named(jack), named(takingCard(found.trick)));
  return trickHighlight(found, { told, swing: swingFor(finished, taker, CAUGHT) });
}

/** The dearest trick of whoever won the point for game. */
function gameWon(
  finished: State,
  tricks: readonly NumberedTrick[],
  { seat }: Scored,
): Highlight | undefined {
  const own = tricks.filter(({ trick }) => takerOfTrick(trick) === seat);
  const dearest = own.toSorted((a, b) => gamePointsIn(b.trick) - gamePointsIn(a.trick))[0];
  if (dearest === undefined) return undefined;
  const [mine = 0, theirs = 0] = gameCounts(finished, seat);
  const told = fill(highlight.game, seat, gamePointsIn(dearest.trick), mine, theirs);
  const closeness = 1 + 1 / (1 + mine - theirs);
  return trickHighlight(dearest, { told, swing: swingFor(finished, seat, closeness) });
}

/** The trick with the trump that scored last. */
function trumpScored(
  finished: State,
  tricks: readonly NumberedTrick[],
  { seat, what }: Scored,
): Highlight | undefined {
  const card = scoringCard(finished, what);
  const found = card === undefined ? undefined : trickHolding(tricks, card);
  if (card === undefined || found === undefined) return undefined;
  if (what !== 'high' && what !== 'low' && what !== 'jack') return undefined;
  const told = fill(highlight.scores, seat, texts.won[what], named(card));
  return trickHighlight(found, { told, swing: swingFor(finished, seat, 1) });
}

/** The jack that was turned up last and decided the deal. */
function jackTurned(finished: State, seat: number): Highlight | undefined {
  const jack = finished.turned.findLast(isJack);
  if (jack === undefined) return undefined;
  const told = fill(highlight.turned, seat, named(jack));
  return { groups: [{ cards: [jack], isLit: true }], told, swing: swingFor(finished, seat, 1) };
}

export function highlightOf({ finished, tricks }: PlayedDeal<State, Move>): Highlight | undefined {
  const numbered = numberedTricks(tricks());
  const last = finished.scored.at(-1);
  const caught = jackCaught(finished, numbered);
  if (caught !== undefined || last === undefined) return caught;
  if (last.what === 'turned') return jackTurned(finished, last.seat);
  const point = last.what === 'game' ? gameWon : trumpScored;
  return point(finished, numbered, last);
}
