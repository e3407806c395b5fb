/** The table of Kabadak as regions, facts and buttons, its moves in words, and the end of a deal. */

import { thoseThatHold } from '../../blocks/conditions.ts';
import { dealNumber } from '../../blocks/match-length.ts';
import { left } from '../../blocks/seats.ts';
import { dealerIfAny, ownIfAny } from '../../blocks/table-keys.ts';
import common from '../../blocks/texts.json' with { type: 'json' };
import { handRegion, openHand, seatsShown } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, size } from '../../cards/set.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Seat } from '../../engine/game.ts';
import { SPECTATOR } from '../../engine/game.ts';
import type { FaceShown, Fact, Region, Sequence, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { cardMarks, fill, joinTexts, same, sentences, type Text, text } from '../../lang/text.ts';
import { highlightOf } from './highlight.ts';
import { laysFrom, type Move } from './moves.ts';
import { type Observation, ownHand } from './observation.ts';
import { BUTTONS, ownText, rowId, TALON } from './picks.ts';
import {
  holdsKabadak,
  isBareKabadak,
  isNowSet,
  isSet,
  pack,
  type Row,
  secondFromTop,
  topOf,
} from './rows.ts';
import { declaredCards, outcome, roundsWon, roundWinner } from './score.ts';
import { HAND_CARDS, hasComeOut, isOver, PLACES, PLAYERS, ROW_CARDS, type State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { headlines, labels, moves, prompts } = texts;

const marks = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

/** KAB-5: of a set laid down at once, the card on top decides what may follow. */
function laidText(told: Text, cards: readonly Card[]): Text {
  const top = cards.at(-1);
  const isChoice = cards.length > 1 && isSet(cards) && top !== undefined;
  return isChoice ? fill(moves.onTop, told, writeCard(pack, top)) : told;
}

/** A move in words. A Kabadak of seven cards is bare, as everybody can count. */
export function describe(observation: Observation, move: Move): Text {
  switch (move.verb) {
    case 'new':
      return laidText(fill(moves.layOut, marks(move.cards)), move.cards);
    case 'add':
      return laidText(fill(moves.add, marks(move.cards), move.row), move.cards);
    case 'draw':
      return moves.draw;
    case 'pass':
      return moves.pass;
    case 'kabadak':
      return observation.sizes[observation.turn] === 7 ? moves.bareKabadak : moves.kabadak;
  }
}

/** The state of the match, which both a deal and an observation of it have. */
type MatchState = Pick<State, 'standing' | 'options' | 'out'>;

/** Short marks beside a seat: whether it has come out, and the rounds it has won. */
function tagsOf({ standing, options, out }: MatchState, seat: number): readonly Text[] {
  const isOut = hasComeOut(out, seat);
  return thoseThatHold([
    [isOut, labels.cameOut],
    [!isOut, labels.notOut],
    [options.rounds > 1, fill(labels.won, standing.wins[seat] ?? 0)],
  ]);
}

/** KAB-6: how a row goes on, by its top two cards. */
function sequenceOf(row: Row): Sequence {
  if (isNowSet(row)) return 'set';
  return topOf(row) > secondFromTop(row) ? 'rising' : 'falling';
}

/**
 * A row as a place of the table, marked with how it goes on: as a set, or a rising or falling run; an empty place keeps
 * room for a new one.
 */
function rowRegion(row: Row | undefined, index: number): Region {
  const number = index + 1;
  const place = { id: rowId(number), role: 'row', room: ROW_CARDS, number } as const;
  if (row === undefined) return { ...place, label: fill(labels.place, number), cards: [] };
  const sequence = sequenceOf(row);
  return {
    ...place,
    label: fill(labels[sequence], number),
    cards: row.map((card) => ({ card })),
    sequence,
    course: labels.courses[sequence],
    brief: sequence === 'set' ? labels.briefSet : labels.briefRun,
  };
}

/** The rows, and places for those to come. */
const rowRegions = (rows: readonly Row[]): readonly Region[] =>
  Array.from({ length: Math.max(PLACES, rows.length) }, (_, index) =>
    rowRegion(rows[index], index),
  );

/** The talon. It lies face down at the end too: nobody turns it up. */
const talonRegion = (count: number): Region => ({
  id: TALON,
  role: 'stock',
  label: text('talon', 'Talon'),
  cards: [],
  count,
});

/** The observer's hand with the card just drawn marked. */
function ownRegion(observation: Observation): Region {
  const region = handRegion(observation.observer, cardsOf(ownHand(observation)));
  const cards = region.cards.map((face) =>
    face.card === observation.drawn ? { ...face, marks: ['fresh' as const] } : face,
  );
  return { ...region, cards, room: HAND_CARDS };
}

/** The hands shown at the end. */
const shownRegions = (observation: Observation): readonly Region[] =>
  observation.hands.flatMap((hand: CardSet, seat) => {
    if (seat === observation.observer || hand === EMPTY) return [];
    return [openHand(seat, cardsOf(hand))];
  });

/** How the match stands: the losses that end a round, the deal and the round. */
function factsOf({ standing, options }: MatchState): readonly Fact[] {
  const limit = same(options.target);
  const deal = same(standing.deals + 1);
  const { facts } = labels;
  if (options.rounds === 1)
    return [
      { label: facts.lostAbove, value: limit },
      { label: facts.deal, value: dealNumber(standing.deals, options) },
    ];
  return [
    { label: facts.roundLostAbove, value: limit },
    { label: facts.dealOfRound, value: deal },
    { label: facts.round, value: fill(labels.of, standing.rounds + 1, options.rounds) },
  ];
}

/** What a turn allows, to those who do not see the hand of the player to act. */
function othersPrompt({ out, turn, stock }: Observation): Text {
  if (stock === 0) return prompts.layOrPass;
  return hasComeOut(out, turn) ? prompts.layOrDraw : prompts.comeOut;
}

/** What the observer can do in their turn, and nothing that they cannot (KAB-2, KAB-3, KAB-7, KAB-11). */
function ownPrompt(observation: Observation): Text {
  const { rows, stock, out, turn } = observation;
  const isOut = hasComeOut(out, turn);
  const verbs = new Set(laysFrom(ownHand(observation), rows, isOut).map(({ verb }) => verb));
  if (stock === 0) return verbs.size > 0 ? prompts.mustLay : prompts.mustPass;
  if (!isOut) return verbs.size > 0 ? prompts.comeOut : prompts.notYet;
  if (!verbs.has('new')) return verbs.has('add') ? prompts.addOrDraw : prompts.noneFits;
  return verbs.has('add') ? prompts.layOrDraw : prompts.newOrDraw;
}

/** The buttons; to the player to act only those that make a move now. */
function buttonsOf(observation: Observation): Table['buttons'] {
  const { rows, stock, out, turn, observer, phase } = observation;
  if (turn !== observer || isOver(phase)) return BUTTONS;
  const hand = ownHand(observation);
  const lays = laysFrom(hand, rows, hasComeOut(out, turn));
  const isOffered: Readonly<Record<string, boolean>> = {
    draw: stock > 0,
    new: lays.some(({ verb }) => verb === 'new'),
    kabadak: holdsKabadak(hand),
    pass: stock === 0 && lays.length === 0,
  };
  return BUTTONS.filter(({ id }) => isOffered[id]);
}

/** Tells the player to act what the turn allows; one who holds a Kabadak is reminded, unseen by the others. */
function promptOf(observation: Observation): Text {
  if (isOver(observation.phase)) return common.prompts.over;
  const hand = ownHand(observation);
  const isOwn = observation.turn === observation.observer;
  const prompt = isOwn ? ownPrompt(observation) : othersPrompt(observation);
  if (!isOwn || !holdsKabadak(hand)) return prompt;
  return joinTexts([prompt, isBareKabadak(hand) ? prompts.bareKabadak : prompts.kabadak], '; ');
}

/** The summary of the observer's own cards, which a player sees during play. */
function ownOf(observation: Observation): Text | undefined {
  const isPlaying = observation.observer !== SPECTATOR && observation.phase === 'play';
  return isPlaying ? ownText(observation) : undefined;
}

export const table = (observation: Observation): Table => ({
  seats: seatsShown(observation.sizes, observation.standing.totals, (seat) =>
    tagsOf(observation, seat),
  ),
  regions: [
    ...shownRegions(observation),
    ...rowRegions(observation.rows).map((region, index) =>
      index < observation.rows.length ? { ...region, slot: index + 1 } : region,
    ),
    { ...talonRegion(observation.stock), slot: 0 },
    ownRegion(observation),
  ],
  ...dealerIfAny(observation.dealer),
  facts: factsOf(observation),
  ...ownIfAny(ownOf(observation)),
  buttons: buttonsOf(observation),
  prompt: promptOf(observation),
});

/** Says of rows whether they have become a set or a run, by their top two cards (KAB-6). */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  return after.rows.flatMap((row, at) => {
    const old = before.rows[at];
    if (old === undefined || isNowSet(old) === isNowSet(row)) return [];
    const top = writeCard(pack, topOf(row));
    const under = writeCard(pack, secondFromTop(row));
    return [fill(isNowSet(row) ? moves.nowSet : moves.nowRun, at + 1, top, under)];
  });
}

/**
 * How the deal ended and who lost how much: both passed, a hand was emptied, or a Kabadak was declared, bare or not.
 */
function endText({ phase, turn }: State, points: readonly number[]): Text {
  const other = 1 - turn;
  const loss = points[other] ?? 0;
  if (phase === 'blocked') return fill(headlines.blocked, points[0] ?? 0, points[1] ?? 0);
  if (phase === 'out') return fill(headlines.out, turn, other, loss);
  if (phase === 'kabadak') return fill(headlines.kabadak, turn, other, loss);
  return fill(headlines.bareKabadak, turn, other, loss);
}

/** The result of a deal in a sentence or two, with the winner of the round where that is over. */
function headline(state: State): Text {
  const { points, totals } = outcome(state);
  const winner = roundWinner(state, totals);
  return sentences(
    endText(state, points),
    winner !== undefined && (winner < 0 ? headlines.nobody : fill(headlines.wins, winner)),
  );
}

const leftText = (cards: number): Text =>
  fill(cards === 1 ? labels.left.one : labels.left.more, cards);

/** The cards left to a seat, side by side as they would be laid down; those of a Kabadak first, and lit. */
function handLeft(finished: State, seat: Seat): Region {
  const declared = seat === finished.turn ? declaredCards(finished) : [];
  const others = cardsOf(finished.hands[seat] ?? EMPTY).filter((card) => !declared.includes(card));
  const { suits: _, ...hand } = openHand(seat, others);
  const lit = declared.map((card): FaceShown => ({ card, marks: ['wins'] }));
  return { ...hand, cards: [...lit, ...hand.cards], room: HAND_CARDS };
}

/** The table of a finished deal, with both hands open. */
function reveal(finished: State): Table {
  const { options, standing, out } = finished;
  const sizes = finished.hands.map(size);
  const { points } = outcome(finished);
  return {
    seats: seatsShown(sizes, standing.totals, (seat) =>
      thoseThatHold([
        [!hasComeOut(out, seat), labels.neverOut],
        [(points[seat] ?? 0) > 0, leftText(sizes[seat] ?? 0)],
        [options.rounds > 1, fill(labels.won, standing.wins[seat] ?? 0)],
      ]),
    ),
    regions: [
      ...finished.hands.map((_, seat) => handLeft(finished, seat)),
      ...rowRegions(finished.rows),
      talonRegion(finished.talon.length),
    ],
    dealer: finished.dealer,
    facts: factsOf(finished),
    buttons: [],
    prompt: addressedTo(headline(finished)),
  };
}

/** A match of several rounds in a few words for a seat; general words fit a single round, and a match that is level. */
function matchHeadline(state: State, seat: Seat): Text | undefined {
  const { winners } = outcome(state);
  if (state.options.rounds === 1 || winners.length > 1) return undefined;
  const wins = roundsWon(state);
  const told = winners.includes(seat) ? headlines.youWin : headlines.youLose;
  return fill(told, wins[seat] ?? 0, wins[left(seat, PLAYERS)] ?? 0);
}

/** The end of a deal in words for one seat. */
function ended(finished: State, seat: Seat): Ended {
  const { points } = outcome(finished);
  return {
    told: addressedTo(endText(finished, points), seat),
    match: matchHeadline(finished, seat),
  };
}

/** The open cards of a finished deal, its end told to a player, and what it is remembered for. */
export const ends = { reveal, ended, highlight: highlightOf };
