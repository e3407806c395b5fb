/**
 * The table of Cabo. Rows lie face down: a card the observer has seen carries the mark `known`
 * and stays face down on the screen unless the memory aid is on, except while it is `fresh`. The sum
 * of one's own row is never shown, since remembering it is the game.
 */
import { dealNumber } from '../../blocks/match-length.ts';
import { sumText } from '../../blocks/sum-text.ts';
import { dealerIfAny } from '../../blocks/table-keys.ts';
import { seatsShown } from '../../blocks/trick-table.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Seat } from '../../engine/game.ts';
import type { FaceShown, Fact, Region, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, same, seatsListed, type Text, text } from '../../lang/text.ts';
import { highlightOf } from './highlight.ts';
import { type Observation, turnedUp } from './observation.ts';
import { buttons, prompt } from './prompts.ts';
import { topOf } from './rules.ts';
import { CALLER_EXTRA, KAMIKAZE_POINTS, type RoundResult, resultOf } from './score.ts';
import {
  cardAt,
  eyeOf,
  freshEyes,
  HIDDEN,
  isHidden,
  type Place,
  type Row,
  type State,
} from './state.ts';
import { cardsText } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const { headlines, labels } = texts;

export const rowId = (seat: number): string => `row-${seat}`;

/**
 * A card of a row as the observer sees it: hidden, open after the round, or known and so drawn face down all the same,
 * unless seen just now (`fresh`).
 */
function rowFace(observation: Observation, place: Place, slot: number): FaceShown {
  if (isHidden(place)) return { slot };
  const card = cardAt(place);
  if (observation.phase === 'over') return { card, slot };
  const fresh = (freshEyes(place) & eyeOf(observation.observer)) !== 0;
  return { card, slot, marks: fresh ? ['known', 'fresh'] : ['known'] };
}

/** The regions of the table. The drawn card lies in the middle, since every seat draws; rows keep their places (CAB-9). */
const regionsOf = (
  { options, rows, pile }: Pick<Observation, 'options' | 'rows' | 'pile'>,
  stock: number,
  drawn: readonly FaceShown[],
  face: (place: Place, slot: number) => FaceShown,
): readonly Region[] => [
  { id: 'stock', role: 'stock', label: text('stock', 'Stapel'), cards: [], count: stock },
  {
    id: 'pile',
    role: 'pile',
    label: text('discards', 'Ablage'),
    cards: pile.map((card) => ({ card })),
  },
  {
    id: 'drawn',
    role: 'pile',
    label: text('drawn card', 'gezogene Karte'),
    cards: drawn,
    room: 1,
  },
  ...rows.map(
    (row, owner): Region => ({
      id: rowId(owner),
      role: 'row',
      label: text('row', 'Auslage'),
      owner,
      cards: row.map(face),
      room: options.cards,
    }),
  ),
];

const lengthsOf = (rows: readonly Row[]): readonly number[] => rows.map(({ length }) => length);

/**
 * CAB-9: cards that a player turned up as a set of equals and that were not one, for all to see while they lie open.
 */
function falseSets(observation: Observation): readonly Fact[] {
  return observation.rows.flatMap((row, seat) => {
    const turned = turnedUp(observation, row);
    if (turned.length === 0) return [];
    const value = fill(labels.turnedUp, seat, cardsText(turned));
    return [{ label: text('not a set', 'kein Satz'), value }];
  });
}

const dealFacts = ({ played, options }: Observation | State): readonly Fact[] => [
  { label: text('deal', 'Spiel'), value: dealNumber(played, options) },
  { label: text('ends at', 'endet bei'), value: same(options.target) },
];

/** Whether a region is picked as a whole, as the stock and the pile are. */
const isPicked = ({ id }: Region): boolean => id === 'stock' || id === 'pile';

/** The table as an observer sees it: rows, stock and pile, the drawn card open for its player alone. */
/** A card on the pile from which on hardly anybody takes it. */
const HIGH = 6;

/** Where a turn begins: at the stock if the card on the pile is high. */
const beginning = ({ phase, pile }: Observation): Table['cursor'] =>
  phase === 'turn' && topOf(pile) >= HIGH ? [{ region: 'stock', slot: 0 }] : undefined;

export function table(observation: Observation): Table {
  const { rows, stock, starter, drawn } = observation;
  const faceDrawn: FaceShown = drawn === HIDDEN ? { slot: 0 } : { card: drawn, slot: 0 };
  const faces = drawn < 0 ? [] : [faceDrawn];
  return {
    seats: seatsShown(lengthsOf(rows), observation.totals, (seat) =>
      seat === observation.caller ? [labels.called] : [],
    ),
    regions: regionsOf(observation, stock, faces, (place, slot) =>
      rowFace(observation, place, slot),
    ).map((region) => (isPicked(region) ? { ...region, slot: 0 } : region)),
    ...dealerIfAny(starter),
    facts: [...falseSets(observation), ...dealFacts(observation)],
    buttons: buttons(observation),
    cursor: beginning(observation),
    prompt: prompt(observation),
  };
}

/** The result of a round in a sentence: a Kamikaze, a call that won, or one that another player or several beat. */
function headline({ caller }: State, { why, winners, sums }: RoundResult): Text {
  const [winner = 0, ...others] = winners;
  const sum = sums[winner] ?? 0;
  if (why === 'kamikaze') return fill(headlines.kamikaze, winner, KAMIKAZE_POINTS);
  if (winner === caller) {
    const level = sums.flatMap((one, seat) => (one === sum && seat !== caller ? [seat] : []));
    if (level.length === 0) return fill(headlines.calledWell, caller, sum);
    return fill(headlines.calledLevel, caller, seatsListed(level), sum);
  }
  if (others.length === 0) return fill(headlines.calledBadly, caller, winner, sum);
  return fill(headlines.calledWorse, caller, seatsListed(winners), sum);
}

/** The caller's tag, which says whether they pay extra: only if lower rows beat theirs (CAB-12, CAB-13). */
function callerTag(seat: number, { why, winners }: RoundResult): Text {
  const pays = why === 'cabo' && !winners.includes(seat);
  return pays ? fill(labels.calledInVain, CALLER_EXTRA) : labels.called;
}

/** A row named by its sum, which is lit if its owner has won the round. */
function summed(region: Region, { winners, sums }: RoundResult): Region {
  const { owner, cards } = region;
  if (owner === undefined) return region;
  const label = fill(labels.sum, sums[owner] ?? 0);
  if (!winners.includes(owner)) return { ...region, label };
  return {
    ...region,
    label,
    cards: cards.map((face): FaceShown => ({ ...face, marks: ['wins'] })),
  };
}

/** The values of a row and their sum. */
const rowText = (row: Row, sum: number): Text => sumText(row.map(cardAt), sum);

/** The table of a finished round, alike for all observers: nothing but the stock stays hidden. */
function reveal(finished: State): Table {
  const { rows, stock, starter } = finished;
  const result = resultOf(finished);
  return {
    seats: seatsShown(lengthsOf(rows), finished.totals, (seat) =>
      seat === finished.caller ? [callerTag(seat, result)] : [],
    ).map((shown) => ({
      ...shown,
      comesTo: rowText(rows[shown.seat] ?? [], result.sums[shown.seat] ?? 0),
      comesToInBrief: same(String(result.sums[shown.seat] ?? 0)),
    })),
    regions: regionsOf(finished, stock.length, [], (place) => ({ card: cardAt(place) })).map(
      (region) => summed(region, result),
    ),
    dealer: starter,
    turnsUp: true,
    facts: dealFacts(finished),
    buttons: [],
    prompt: addressedTo(headline(finished, result)),
  };
}

/** How a round went for one player in a few words: their call, else the points that it has cost them. */
function headlineFor({ caller }: State, { why, winners, points }: RoundResult, seat: Seat): Text {
  const { own } = headlines;
  const hasWon = winners.includes(seat);
  if (why === 'kamikaze' && hasWon) return own.kamikaze;
  if (seat === caller) return hasWon ? own.calledWell : own.calledBadly;
  if (hasWon) return own.lowest;
  return fill(own.scores, points[seat] ?? 0);
}

function ended(finished: State, seat: Seat): Ended {
  const result = resultOf(finished);
  return {
    headline: headlineFor(finished, result, seat),
    told: addressedTo(headline(finished, result), seat),
  };
}

/** The open cards of a finished deal, its end told to a player, and what it is remembered for. */
export const ends = { reveal, ended, highlight: highlightOf };
