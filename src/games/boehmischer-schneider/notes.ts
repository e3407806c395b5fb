/**
 * What a player of Böhmischer Schneider counts at every turn: how the pictures are divided, and for each card in hand the
 * next above it, which alone beats it, and whether that one is gone, which has to be remembered.
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

/** The next card of the suit above this one, which alone beats it (BOS-3); undefined above an ace. */
function nextAbove(card: Card): Card | undefined {
  const next = card + 1;
  return beats(next, card) ? next : undefined;
}

/** A card, and where it is if it is gone, lies in sight or is in the player’s hand. */
function placedText({ hand, trick, gone }: Observation, card: Card): Text {
  const token = writeCard(pack, card);
  if (has(hand, card)) return fill(told.own, token);
  if (has(gone, card)) return fill(told.gone, token);
  return trick.includes(card) ? fill(told.inTrick, token) : same(`[${token}]`);
}

function cardLine(observation: Observation, card: Card): NoteLine {
  const next = nextAbove(card);
  return {
    label: same(`[${writeCard(pack, card)}]`),
    value: next === undefined ? told.none : placedText(observation, next),
  };
}

/** What a player counts beside the table: the pictures of both, and for each card in hand the next above it. */
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
  return [standing, { title: told.cards, lines, remembered: true }];
}

function trickValue(cards: readonly Card[]): Text | undefined {
  const pictures = cards.filter(isPicture).length;
  return pictures === 0 ? undefined : picturesText(pictures);
}

/** The card that alone can beat the one that is picked to be led, wherever it is: whether it is gone is remembered. */
function leadProgress({ hand }: Observation, [pick]: readonly Pick[]): Text | undefined {
  if (pick === undefined || !('slot' in pick)) return undefined;
  const next = nextAbove(pick.slot);
  if (next === undefined) return told.unbeatable;
  return fill(has(hand, next) ? told.leadOwn : told.lead, writeCard(pack, next));
}

/** What may beat the card that is picked to be led; else who takes the trick with it, and how many pictures. */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  if (observation.trick.length === 0) return leadProgress(observation, picked);
  return trickProgress(
    observation,
    {
      players: observation.options.players,
      winner: winnerOf,
      valueOf: trickValue,
    },
    picked,
  );
}
