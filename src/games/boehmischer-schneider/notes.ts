/**
 * What a player of Böhmischer Schneider counts at every turn: how the pictures are divided, and for each card in hand the
 * only one that beats it. Whether that one has been played is left to memory.
 */
import { standingNote } from '../../blocks/standing-note.ts';
import { trickProgress } from '../../blocks/trick-progress.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, has } from '../../cards/set.ts';
import type { Note, NoteLine, Pick } from '../../engine/table.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { ALL_PICTURES, beats, isPicture, pack, WINNING_PICTURES, winnerOf } from './rules.ts';
import { picturesText } from './score.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

/**
 * Names the only card that beats this one: the next of its suit, here or elsewhere; an ace is beaten by none (BOS-3).
 */
function beatenBy({ hand }: Observation, card: Card): Text {
  const next = card + 1;
  if (!beats(next, card)) return told.nothing;
  return fill(has(hand, next) ? told.own : told.by, writeCard(pack, next));
}

function cardLine(observation: Observation, card: Card): NoteLine {
  return {
    label: same(`[${writeCard(pack, card)}]`),
    value: beatenBy(observation, card),
  };
}

/**
 * What a player counts beside the table: the pictures of both, and for each card in hand the only one that beats it.
 */
export function notes(observation: Observation): readonly Note[] {
  const { phase, observer, hand, pictures } = observation;
  if (phase !== 'play') return [];
  const standing: Note = {
    ...standingNote({
      title: told.pictures,
      observer,
      totals: pictures,
      of: ALL_PICTURES,
      thresholds: WINNING_PICTURES,
    }),
    onFelt: true,
  };
  const lines = cardsOf(hand).map((card) => cardLine(observation, card));
  if (lines.length === 0) return [standing];
  return [
    standing,
    {
      title: told.cards,
      lines,
    },
  ];
}

function trickValue(cards: readonly Card[]): Text | undefined {
  const pictures = cards.filter(isPicture).length;
  return pictures === 0 ? undefined : picturesText(pictures);
}

/** Who takes the trick with the card that is picked, and how many pictures. */
export const progress = (observation: Observation, picked: readonly Pick[]): Text | undefined =>
  trickProgress(
    observation,
    {
      players: observation.options.players,
      winner: winnerOf,
      valueOf: trickValue,
    },
    picked,
  );
