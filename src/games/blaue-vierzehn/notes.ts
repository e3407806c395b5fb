/**
 * What a player of Blaue Vierzehn counts at every turn: what the trick brings its taker, with the card that is about to
 * be played, and how the points stand. Cards of earlier tricks are left to memory.
 */
import { standingNote } from '../../blocks/standing-note.ts';
import { pointsOf } from '../../blocks/trick.ts';
import { trickProgress } from '../../blocks/trick-progress.ts';
import type { Card } from '../../cards/pack.ts';
import type { Note, NoteLine, Pick } from '../../engine/table.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import { cardPoints, type Observation, pointsInDeal, winnerOf } from './rules.ts';
import { countPoints } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

/** Who would take a trick as it lies, and for how many points. */
function takenBy({ leader, options }: Observation, trick: readonly Card[], when: Text): NoteLine {
  const taker = (leader + winnerOf(trick, options)) % options.players;
  return {
    label: fill(when, taker),
    value: same(pointsOf(trick, cardPoints(options))),
  };
}

/** The trick on the table, and after the card that is about to be played. */
function trickNote(observation: Observation, card: Card | undefined): readonly Note[] {
  const { trick } = observation;
  if (trick.length === 0) return [];
  const now = takenBy(observation, trick, told.now);
  if (card === undefined) return [{ title: told.trick, lines: [now] }];
  const after = takenBy(observation, [...trick, card], told.after);
  return [{ title: told.trick, lines: [now, after] }];
}

/**
 * What a player counts beside the table: the trick, with `card` if it is about to be played, and the points, whose full
 * bar is the largest total or a whole deal.
 */
export function notes(observation: Observation, card?: Card): readonly Note[] {
  const { phase, observer, options, totals, points } = observation;
  if (phase !== 'play') return [];
  const standing = standingNote({
    areTotals: true,
    title: told.standing,
    observer,
    totals,
    added: points,
    of: Math.max(
      pointsInDeal(options),
      ...totals.map((total, seat) => total + (points[seat] ?? 0)),
    ),
  });
  return [...trickNote(observation, card), standing];
}

/** Who has the trick after the card that is picked, and for how many points. */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const { options } = observation;
  const table = cardPoints(options);
  const trickRules = {
    players: options.players,
    winner: (cards: readonly Card[]) => winnerOf(cards, options),
    valueOf: (cards: readonly Card[]) => countPoints(pointsOf(cards, table)),
  };
  return trickProgress(observation, trickRules, picked);
}
