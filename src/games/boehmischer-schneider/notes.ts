/**
 * What a player of Böhmischer Schneider counts at every turn: how the pictures are divided, and for each card in hand the
 * next above it, which alone beats it. Whether that one has been played is left to memory, unless the player has set
 * `gone=on`.
 */
import { standingNote } from '../../blocks/standing-note.ts';
import { trickProgress } from '../../blocks/trick-progress.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, has } from '../../cards/set.ts';
import type { Note, NoteLine, Pick } from '../../engine/table.ts';
import { cardMarks, fill, same, type Text } from '../../lang/text.ts';
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

/** A card, and where it is if it lies in sight or the player holds it. */
function placedText({ hand, trick }: Observation, card: Card): Text {
  const token = writeCard(pack, card);
  if (has(hand, card)) return fill(told.own, token);
  return trick.includes(card) ? fill(told.inTrick, token) : same(`[${token}]`);
}

function cardLine(observation: Observation, card: Card): NoteLine {
  const next = nextAbove(card);
  return {
    label: same(`[${writeCard(pack, card)}]`),
    value: next === undefined ? told.none : placedText(observation, next),
  };
}

/** The cards in hand that nothing beats any more, because the next above is gone: to be remembered. */
function unbeatenNotes({ hand, gone }: Observation): readonly Note[] {
  const cards = cardsOf(hand).filter((card) => {
    const next = nextAbove(card);
    return next !== undefined && has(gone, next);
  });
  if (cards.length === 0) return [];
  const label = same(cardMarks(cards.map((card) => writeCard(pack, card))));
  return [{ title: told.unbeaten, lines: [{ label }], remembered: true }];
}

/**
 * What a player counts beside the table: the pictures of both, for each card in hand the next above it, and which of
 * them nothing beats any more.
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
    ...unbeatenNotes(observation),
  ];
}

function trickValue(cards: readonly Card[]): Text | undefined {
  const pictures = cards.filter(isPicture).length;
  return pictures === 0 ? undefined : picturesText(pictures);
}

/** The card next above the one that is picked to be led, which alone would beat it. */
function leadProgress(observation: Observation, [pick]: readonly Pick[]): Text | undefined {
  if (pick === undefined || !('slot' in pick)) return undefined;
  const next = nextAbove(pick.slot);
  return next === undefined ? told.unbeatable : fill(told.lead, placedText(observation, next));
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
