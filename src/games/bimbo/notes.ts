/**
 * What a player of Bimbo counts at every turn: which titles are still free, which high cards are still out, what is left
 * of the own hand after the cards that are about to be played, and how the points stand.
 */
import { standingNote } from '../../blocks/standing-note.ts';
import { bagDifference, bagOf } from '../../cards/bag.ts';
import { writeCard } from '../../cards/pack.ts';
import type { Note, NoteLine } from '../../engine/table.ts';
import { cardMarks, fill, plural, same } from '../../lang/text.ts';
import { exchangesOf } from './exchange.ts';
import { cameOf, type Observation } from './observation.ts';
import { titleOf } from './score.ts';
import { ACE, type Move, packOf, playsOf, rank, tokens } from './state.ts';
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

/** The ranks that decide who leads next, the highest first. */
const HIGH = [
  { value: ACE, label: told.aces },
  { value: ACE - 1, label: told.kings },
  { value: ACE - 2, label: told.queens },
];

/** The high cards that others may still hold. */
function outNote({ hand, aside, pile, options }: Observation): Note {
  const lying = pile.flatMap(({ cards }) => cards);
  const out = bagDifference(bagOf(packOf(options).order), [...hand, ...aside, ...lying]);
  const lines = HIGH.map(({ value, label }): NoteLine => {
    const cards = out.filter((card) => rank(card) === value);
    const marks = cardMarks(cards.map((card) => writeCard(tokens, card)));
    return { label, value: cards.length === 0 ? told.none : same(marks) };
  });
  return { title: told.out, lines, remembered: true };
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

/** Which cards came in the exchange, and from whom. */
function exchangeNote(observation: Observation): readonly Note[] {
  const { observer } = observation;
  const cards = cameOf(observation);
  const due = exchangesOf(observation).find(
    ({ high, low }) => high === observer || low === observer,
  );
  if (due === undefined || cards.length === 0) return [];
  const from = due.high === observer ? due.low : due.high;
  const value = same(cardMarks(cards.map((card) => writeCard(tokens, card))));
  return [
    {
      title: told.exchange,
      lines: [{ label: fill(told.from, from), value }],
    },
  ];
}

/** What a player counts beside the table; a full bar of the standing is the most that a match can bring (BIM-8). */
export function notes(observation: Observation, move?: Move): readonly Note[] {
  const { phase, observer, totals, options } = observation;
  if (phase !== 'play') return exchangeNote(observation);
  const standing = standingNote({
    areTotals: true,
    title: told.standing,
    observer,
    totals,
    of: (options.players - 1) * options.rounds,
  });
  const own = [...exchangeNote(observation), ...handNote(observation, move)];
  return [titles(observation), outNote(observation), ...own, standing];
}
