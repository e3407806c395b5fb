/**
 * What a player of Bimbo counts at every turn: which titles are still free, what is left of the own hand after the cards
 * that are about to be played, and how the points stand.
 */
import { standingNote } from '../../blocks/standing-note.ts';
import { bagDifference } from '../../cards/bag.ts';
import type { Note, NoteLine } from '../../engine/table.ts';
import { fill, plural, same } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { titleOf } from './score.ts';
import { type Move, playsOf } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told, labels } = texts;

/** The titles in their order, each with its holder. */
function titles({ options, out }: Observation): Note {
  const lines = Array.from({ length: options.players }, (_, place): NoteLine => {
    const holder = out[place];
    return {
      label: titleOf(place, options.players),
      value: holder === undefined ? told.free : same(`{${holder}}`),
    };
  });
  return {
    title: told.titles,
    lines,
  };
}

/** How many plays the own hand needs, now and after the cards about to be played. */
function handNote({ hand, options }: Observation, move: Move | undefined): readonly Note[] {
  const line = (label: NoteLine['label'], held: typeof hand): NoteLine => {
    const plays = playsOf({ hand: held, options });
    const left = fill(plural(plays, labels.onePlay, labels.plays), plays);
    return {
      label,
      value: plays === 0 ? labels.out : left,
    };
  };
  if (move?.verb !== 'play') return [];
  const lines = [line(told.now, hand), line(told.after, bagDifference(hand, move.cards))];
  return [{ title: told.hand, lines }];
}

/** What a player counts beside the table; a full bar of the standing is the most that a match can bring (BIM-8). */
export function notes(observation: Observation, move?: Move): readonly Note[] {
  const { phase, observer, totals, options } = observation;
  if (phase !== 'play') return [];
  const standing = standingNote({
    title: told.standing,
    observer,
    totals,
    of: (options.players - 1) * options.rounds,
  });
  return [titles(observation), ...handNote(observation, move), standing];
}
