/** What a player of Böse Dame counts: what a card does to the trick, and the points that each has in tricks, as bars. */
import { standingNote } from '../../blocks/standing-note.ts';
import { pointsOf } from '../../blocks/trick.ts';
import { trickProgress } from '../../blocks/trick-progress.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { has } from '../../cards/wide-set.ts';
import type { Note, NoteLine, Pick } from '../../engine/table.ts';
import { cardMarks, fill, same, type Text } from '../../lang/text.ts';
import {
  CARD_POINTS,
  type Observation,
  observations,
  pack,
  QUEEN,
  SUIT_OF,
  winnerOf,
} from './rules.ts';
import { POINTS, pointsLeft } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { out } = texts;

/** A bar is full at the queen's fifty, or at what is more. */
const FULL = 50;

/** The spades above the queen that others may hold, as long as she is not played. */
function aboveQueen(observation: Observation): readonly NoteLine[] {
  if (has(observation.gone, QUEEN, pack.ranks)) return [];
  const isAbove = (card: Card): boolean => SUIT_OF[card] === SUIT_OF[QUEEN] && card > QUEEN;
  const above = observations.unseen(observation).filter(isAbove);
  const tokens = above.map((card) => writeCard(pack, card));
  const value = tokens.length === 0 ? out.none : same(cardMarks(tokens));
  return [{ label: out.above, value }];
}

/** The points that nobody has taken yet, and as long as she is out the spades above the queen. */
function outNote(observation: Observation): Note {
  const left = pointsLeft(observation);
  const points = {
    label: out.points,
    value: fill(out.left, left, POINTS),
    bar: { parts: [left], of: POINTS },
  };
  return { title: out.title, lines: [...aboveQueen(observation), points] };
}

/**
 * What a player counts beside the table: the points of this deal by player, with bars for gains and losses alike, and
 * what is still out.
 */
export function notes(observation: Observation): readonly Note[] {
  const { observer, phase, points } = observation;
  if (observer < 0 || phase !== 'play') return [];
  const standing = standingNote({
    title: texts.points.thisDeal,
    observer,
    totals: points,
    of: Math.max(FULL, ...points.map(Math.abs)),
  });
  return [{ ...standing, onFelt: true }, outNote(observation)];
}

const trickValue = (cards: readonly Card[]): Text =>
  fill(texts.units.points, pointsOf(cards, CARD_POINTS));

/** Who has the trick after the card that is picked, and for how many points. */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const { players } = observation.options;
  return trickProgress(observation, { players, winner: winnerOf, valueOf: trickValue }, picked);
}
