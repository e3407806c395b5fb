/**
 * The table of a finished game of Durak: who is left, and with what. Cards that left the game unseen
 * and cards never drawn stay hidden (DUR-24, DUR-26).
 */
import type { Observer } from '../../../engine/game.ts';
import type { Fact, Region, Table } from '../../../engine/table.ts';
import { cardMarks, fill, same, type Text, text } from '../../../lang/text.ts';
import { cardsOf, tokenOf, type Words, wordsAt } from '../cards.ts';
import { type Observation, observe } from '../observation.ts';
import { forfeitsOf, runsOf, titleOf } from '../score.ts';
import type { State } from '../state.ts';
import { cardsTold, courseFacts, seatsShown, trumpFact } from './facts.ts';
import { bearings, hand, middle, sorted } from './table.ts';

const HAND = text('hand', 'Blatt');
const SECRET = text('secret cards', 'verdeckte Karten');

/** A hand left at the end, or secret cards never taken up. */
const openRegion = (id: string, label: Text, owner: number, cards: readonly number[]): Region => ({
  id,
  role: 'hand',
  label,
  owner,
  cards: cards.map((card) => ({ card })),
  room: cards.length,
});

function handsLeft(state: State, observation: Observation): readonly Region[] {
  return state.sizes.flatMap((_, seat) => {
    const cards = sorted(observation, cardsOf(state.hands, seat));
    const secret = state.unseen.secrets[seat] ?? [];
    const own = seat === observation.observer;
    return [
      ...(cards.length > 0 && !own ? [openRegion(`hand-${seat}`, HAND, seat, cards)] : []),
      ...(secret.length > 0 ? [openRegion(`secret-${seat}`, SECRET, seat, secret)] : []),
    ];
  });
}

/** The observer's own hand in its place, with nothing to pick. */
function ownHand(observation: Observation): Region {
  const shown = hand(observation);
  return { ...shown, cards: shown.cards.map(({ card = 0 }) => ({ card })) };
}

const STRIPS = text('an item of clothing', 'ein Kleidungsstück');

const amount = (one: Text, many: Text, count: number): readonly Text[] => {
  if (count === 0) return [];
  return [count === 1 ? one : fill(many, count)];
};

function tagsOf(state: State, seat: number): readonly Text[] {
  const { vodka, strip } = forfeitsOf(state);
  const place = state.out.indexOf(seat);
  const lost = state.close?.losers.includes(seat) === true;
  return [
    ...(lost ? [titleOf(runsOf(state)[seat] ?? 1)] : []),
    ...(place < 0 || lost ? [] : [fill(text('out as no. $1', 'als $1. fertig'), place + 1)]),
    ...amount(text('1 glass', '1 Glas'), text('$1 glasses', '$1 Gläser'), vodka[seat] ?? 0),
    ...amount(STRIPS, STRIPS, strip[seat] ?? 0),
  ];
}

const LEFT_WITH = text('{$1} is left with $2: $3.', '{$1} bleibt auf $2 sitzen: $3.');
const LOST = text('{$1} is $2.', '{$1} ist $2.');
const PAIR = text('{$1} and {$2} are durak.', '{$1} und {$2} sind Durak.');
const DRAW = text('Nobody has cards left: a draw.', 'Keiner hat noch Karten: unentschieden.');
const DRAWN_DUEL = text('Equally many heats: a draw.', 'Gleich viele Gänge: unentschieden.');
const STALEMATE = text(
  'A hundred bouts taken in a row: nobody is durak.',
  'Hundert Angriffe in Folge geschluckt: niemand ist Durak.',
);
/** More cards are told by their number. */
const FEW = 3;

/** The cards one is left with, by name if they are few. */
const leftTold = (cards: Words): Text => {
  const left = cardsOf(cards);
  return left.length <= FEW ? same(cardMarks(left.map(tokenOf))) : cardsTold(left.length);
};

function headline(state: State): Text {
  const { close, course } = state;
  const duel = course.options.quicky === 'duel';
  if (close?.why === 'stalemate') return STALEMATE;
  const [loser, partner] = close?.losers ?? [];
  if (loser === undefined) return duel ? DRAWN_DUEL : DRAW;
  if (partner !== undefined) return fill(PAIR, loser, partner);
  const title = titleOf(runsOf(state)[loser] ?? 1);
  const cards = wordsAt(state.hands, loser);
  const empty = cardsOf(cards).length === 0;
  return empty ? fill(LOST, loser, title) : fill(LEFT_WITH, loser, leftTold(cards), title);
}

const facts = (state: State, observation: Observation): readonly Fact[] => [
  trumpFact(observation),
  { label: text('bouts', 'Angriffe'), value: same(state.bouts) },
  ...courseFacts(observation),
];

export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  return {
    seats: seatsShown(observation, (seat) => tagsOf(finished, seat)),
    regions: [...middle(observation), ownHand(observation), ...handsLeft(finished, observation)],
    ...bearings(observation),
    facts: facts(finished, observation),
    buttons: [],
    prompt: headline(finished),
  };
}
