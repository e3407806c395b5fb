/** ALF-6: how the points of the deal stand: high, low, jack and game, as far as the tricks taken show. */
import { writeCard } from '../../cards/pack.ts';
import * as sets from '../../cards/set.ts';
import { cardsOf, EMPTY, suitIn, type WideSet, wideSetOf } from '../../cards/wide-set.ts';
import type { Fact, Note, NoteLine } from '../../engine/table.ts';
import { cardMarks, fill, same, type Text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { gameCount } from './score.ts';
import { JACK, pack, RANKS, SUITS } from './state.ts';
import texts from './texts.json' with { type: 'json' };
import { forehandOf, proposal } from './trump.ts';

const { notes: told } = texts;

const trumpsIn = (cards: WideSet | undefined, trump: number): number =>
  suitIn(cards ?? EMPTY, trump, RANKS);

/** The seat that has taken a trump; negative if nobody has. */
const takerOf = ({ taken, trump }: Observation, rank: number): number =>
  taken.findIndex((cards) => sets.has(trumpsIn(cards, trump), rank));

const markOf = ({ trump }: Observation, rank: number): string =>
  `[${writeCard(pack, trump * RANKS + rank)}]`;

/** The trumps that an observer has seen: those taken, those in the trick and those in the observer's own hand. */
function seenTrumps({ taken, trump, hand, trick }: Observation): number {
  const seen = [...taken, hand, wideSetOf(trick, RANKS)];
  return seen.reduce((all, cards) => all | trumpsIn(cards, trump), 0);
}

const isInTrick = ({ trick, trump }: Observation, rank: number): boolean =>
  trick.includes(trump * RANKS + rank);

/** Words for a trump in the observer's hand and for one in the trick. */
interface Places {
  readonly held: Text;
  readonly inTrick: Text;
}

const PLACES: Places = { held: told.inHand, inTrick: told.inTrick };
const BRIEF_PLACES: Places = { held: told.inHandBrief, inTrick: told.inTrickBrief };

/** Where a trump lies that has been seen: in the trick, in the observer's hand, or with the seat that has taken it. */
function placeOf(observation: Observation, rank: number, { held, inTrick }: Places): Text {
  if (isInTrick(observation, rank)) return inTrick;
  const seat = takerOf(observation, rank);
  return seat < 0 ? held : same(`{${seat}}`);
}

/** One of the trumps that count for a point, with the place where it lies. */
function trumpFact(observation: Observation, label: Text, rank: number): Fact {
  const card = markOf(observation, rank);
  const shown = (words: Places): Text =>
    fill(same('$1 $2'), card, placeOf(observation, rank, words));
  return {
    label,
    value: shown(PLACES),
    brief: { label, value: shown(BRIEF_PLACES) },
  };
}

/** The highest trump, the lowest and the jack, as far as the observer has seen them. */
export function trumpFacts(observation: Observation): readonly Fact[] {
  const { phase, trump } = observation;
  if (phase !== 'play' || trump < 0) return [];
  const trumps = seenTrumps(observation);
  if (trumps === 0) return [];
  const fact = (label: Text, rank: number): Fact => trumpFact(observation, label, rank);
  const both = [fact(told.high, sets.last(trumps)), fact(told.low, sets.first(trumps))];
  if (!sets.has(trumps, JACK)) return both;
  return [...both, fact(told.jack, JACK)];
}

/** Who has a trump that has been played in tricks, or that it lies in the trick or is the observer's own. */
function whose(observation: Observation, rank: number): Text {
  const seat = takerOf(observation, rank);
  const card = markOf(observation, rank);
  if (isInTrick(observation, rank)) return fill(told.playedNow, card);
  if (seat < 0) return fill(told.held, card);
  if (seat === observation.observer) return fill(told.won, card);
  return fill(told.with, card, seat);
}

/** The highest or lowest trump that the observer has seen. */
function extreme(observation: Observation, label: Text, of: (set: number) => number): NoteLine {
  const trumps = seenTrumps(observation);
  if (trumps === 0) return { label, value: told.none };
  return { label, value: whose(observation, of(trumps)) };
}

/** ALF-6: who has taken the trump jack, or that it is the player's own, lies in the trick, or has not been seen. */
function jackLine(observation: Observation): NoteLine {
  const label = told.jack;
  const trumps = seenTrumps(observation);
  if (!sets.has(trumps, JACK)) return { label, value: told.none };
  return { label, value: whose(observation, JACK) };
}

/** The count for the game point is drawn out of forty, which is seldom passed. */
const MOST = 40;

/** ALF-6: the count for game of both players so far, each with a bar. */
function gameLines({ taken, observer }: Observation): readonly NoteLine[] {
  return [observer, 1 - observer].map((seat): NoteLine => {
    const count = gameCount(taken[seat] ?? EMPTY);
    return {
      label: fill(told.game, seat),
      value: same(count),
      bar: { parts: [count], of: Math.max(MOST, count) },
    };
  });
}

/** ALF-3: what each answer to the suit turned up leads to, for the player who has to give it. */
function choiceNote(observation: Observation): Note {
  const { phase, dealer } = observation;
  const suit = SUITS[proposal(observation)] ?? same('');
  const line = (words: Text, seat: number): NoteLine => ({ label: fill(words, suit, seat) });
  if (phase === 'offer')
    return { title: told.choice, lines: [line(told.stand, dealer), line(told.beg, dealer)] };
  const forehand = forehandOf(observation);
  return {
    title: fill(told.answer, forehand),
    lines: [line(told.give, forehand), line(told.run, forehand)],
  };
}

/** The cards that the player has put away, which lie face down and which nobody else has seen (ALF-4). */
function awayNote({ mine }: Observation): readonly Note[] {
  const cards = cardsOf(mine, RANKS);
  if (cards.length === 0) return [];
  const label = same(cardMarks(cards.map((card) => writeCard(pack, card))));
  return [{ title: told.putAway, lines: [{ label }] }];
}

/**
 * What a player counts beside the table: the four points of the deal, as the tricks taken divide them so far; before the
 * play what standing, begging and their answers lead to.
 */
export function notes(observation: Observation): readonly Note[] {
  const { phase, observer, trump, turn } = observation;
  const isAsked = phase === 'offer' || phase === 'answer';
  if (isAsked && turn === observer) return [choiceNote(observation)];
  if (phase !== 'play' || observer < 0 || trump < 0) return [];
  const lines = [
    extreme(observation, told.high, sets.last),
    extreme(observation, told.low, sets.first),
    jackLine(observation),
    ...gameLines(observation),
  ];
  return [{ title: told.points, lines }, ...awayNote(observation)];
}
