/** The table of Kabadak as regions, facts and buttons, its moves in words, and the end of a deal. */
import { handRegion, openHand } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY } from '../../cards/set.ts';
import { SPECTATOR } from '../../engine/game.ts';
import type { Fact, Region, SeatShown, Table } from '../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, sentences, type Text, text } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { type Observation, ownHand } from './observation.ts';
import { BUTTONS, ownText, rowId, TALON } from './picks.ts';
import { holdsKabadak, isBareKabadak, isNowSet, pack, type Row, topOf, underOf } from './rows.ts';
import { outcome, roundWinner } from './score.ts';
import { HAND_CARDS, hasComeOut, isOver, PLACES, ROW_CARDS, type State } from './state.ts';

const marks = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

const DECLARES = text('declares Kabadak', 'sagt Kabadak an');
const DECLARES_BARE = text('declares a bare Kabadak', 'sagt einen Blanken Kabadak an');

/** A Kabadak of seven cards is bare, as everybody can count. */
export function describe(observation: Observation, move: Move): Text {
  switch (move.verb) {
    case 'new':
      return fill(text('lays out $1', 'legt $1 aus'), marks(move.cards));
    case 'add':
      return fill(text('adds $1 to row $2', 'legt $1 an Reihe $2 an'), marks(move.cards), move.row);
    case 'draw':
      return text('draws a card', 'zieht eine Karte');
    case 'pass':
      return text('passes', 'passt');
    case 'kabadak':
      return observation.sizes[observation.turn] === 7 ? DECLARES_BARE : DECLARES;
  }
}

const WON = text('rounds won: $1', 'Runden gewonnen: $1');

/** The state of the match, as a deal and an observation of it have it. */
type Match = Pick<State, 'standing' | 'options' | 'out'>;

function tagsOf({ standing, options, out }: Match, seat: number): readonly Text[] {
  return [
    hasComeOut(out, seat)
      ? text('came out', 'rausgekommen')
      : text('not out yet', 'noch nicht raus'),
    ...(options.rounds > 1 ? [fill(WON, standing.wins[seat] ?? 0)] : []),
  ];
}

const seatShown = (match: Match, seat: number, cards: number): SeatShown => ({
  seat,
  cards,
  total: match.standing.totals[seat] ?? 0,
  tags: tagsOf(match, seat),
});

const RISING = text('row $1, rising run', 'Reihe $1, steigende Straße');
const FALLING = text('row $1, falling run', 'Reihe $1, fallende Straße');

function labelOf(row: Row, number: number): Text {
  if (isNowSet(row)) return fill(text('row $1, set', 'Reihe $1, Satz'), number);
  return fill(topOf(row) > underOf(row) ? RISING : FALLING, number);
}

const rowRegion = (row: Row | undefined, index: number): Region => ({
  id: rowId(index + 1),
  role: 'row',
  label:
    row === undefined ? fill(text('place $1', 'Platz $1'), index + 1) : labelOf(row, index + 1),
  cards: (row ?? []).map((card) => ({ card })),
  room: ROW_CARDS,
});

/** The rows, and places for those to come. */
const rowRegions = (rows: readonly Row[]): readonly Region[] =>
  Array.from({ length: Math.max(PLACES, rows.length) }, (_, index) =>
    rowRegion(rows[index], index),
  );

/** The rows as they can be picked, by their numbers. */
const pickableRows = (rows: readonly Row[]): readonly Region[] =>
  rowRegions(rows).map((region, index) =>
    index < rows.length ? { ...region, slot: index + 1 } : region,
  );

/** Face down, at the end too: nobody turns it up. */
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

function factsOf({ standing, options }: Match): readonly Fact[] {
  const round = fill(text('$1 of $2', '$1 von $2'), standing.rounds + 1, options.rounds);
  return [
    { label: text('round lost above', 'Runde verloren über'), value: same(options.target) },
    { label: text('deal of the round', 'Spiel der Runde'), value: same(standing.deals + 1) },
    ...(options.rounds > 1 ? [{ label: text('round', 'Runde'), value: round }] : []),
  ];
}

const COME_OUT = text(
  'come out with three of a rank or a run of three, or draw',
  'komm mit drei Gleichen oder einer Straße aus drei Karten raus oder zieh',
);
const LAY_OR_DRAW = text('lay down once, or draw', 'lege einmal ab oder zieh');
const LAY_OR_PASS = text(
  'the talon is gone: lay down if you can, else pass',
  'der Talon ist aufgebraucht: lege ab, wenn du kannst, sonst passe',
);
const KABADAK = text('you hold a Kabadak', 'du hast einen Kabadak');
const BARE = text('you hold a bare Kabadak', 'du hast einen Blanken Kabadak');

function promptOf(observation: Observation): Text {
  if (isOver(observation.phase)) return text('the deal is over', 'das Spiel ist zu Ende');
  const hand = ownHand(observation);
  const lay = hasComeOut(observation.out, observation.turn) ? LAY_OR_DRAW : COME_OUT;
  const prompt = observation.stock === 0 ? LAY_OR_PASS : lay;
  if (observation.turn !== observation.observer || !holdsKabadak(hand)) return prompt;
  return joinTexts([prompt, isBareKabadak(hand) ? BARE : KABADAK], '; ');
}

/** A player sees a summary of their own cards during play. */
const hasOwn = ({ observer, phase }: Observation): boolean =>
  observer !== SPECTATOR && phase === 'play';

export const table = (observation: Observation): Table => ({
  seats: observation.sizes.map((cards, seat) => seatShown(observation, seat, cards)),
  regions: [
    ...shownRegions(observation),
    ...pickableRows(observation.rows),
    { ...talonRegion(observation.stock), slot: 0 },
    ownRegion(observation),
  ],
  ...(observation.dealer < 0 ? {} : { dealer: observation.dealer }),
  facts: factsOf(observation),
  ...(hasOwn(observation) ? { own: ownText(observation) } : {}),
  buttons: BUTTONS,
  prompt: promptOf(observation),
});

const NOW_SET = text(
  'row $1 becomes a set: [$2] lies on [$3], a card of its rank',
  'Reihe $1 wird zum Satz: [$2] liegt auf [$3], beide vom gleichen Wert',
);
const NOW_RUN = text(
  'row $1 becomes a run: [$2] lies on [$3], its neighbour in the suit',
  'Reihe $1 wird zur Straße: [$2] liegt auf [$3], ihrem Nachbarn in der Farbe',
);

/** KAB-6: the top two cards of a row say what it is. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  return after.rows.flatMap((row, at) => {
    const old = before.rows[at];
    if (old === undefined || isNowSet(old) === isNowSet(row)) return [];
    const [top, under] = [topOf(row), underOf(row)].map((card) => writeCard(pack, card));
    return [fill(isNowSet(row) ? NOW_SET : NOW_RUN, at + 1, top ?? '', under ?? '')];
  });
}

const GOES_OUT = text(
  '{$1} goes out; {$2} is left with $3.',
  '{$1} ist fertig; {$2} bleibt auf $3 sitzen.',
);
const BY_KABADAK = text(
  '{$1} declares Kabadak; {$2} is left with $3.',
  '{$1} sagt Kabadak an; {$2} bleibt auf $3 sitzen.',
);
const BY_BARE = text(
  '{$1} declares a bare Kabadak; {$2} is left with $3.',
  '{$1} sagt einen Blanken Kabadak an; {$2} bleibt auf $3 sitzen.',
);
const BLOCKED = text(
  'Nobody can lay down: {0} is left with $1, {1} with $2.',
  'Niemand kann ablegen: {0} bleibt auf $1 sitzen, {1} auf $2.',
);
const WINS = text('{$1} wins the round.', '{$1} gewinnt die Runde.');
const NOBODY_WINS = text('Nobody wins the round.', 'Niemand gewinnt die Runde.');

function endText({ phase, turn }: State, points: readonly number[]): Text {
  const [one = 0, two = 0] = points;
  if (phase === 'blocked') return fill(BLOCKED, one, two);
  const other = 1 - turn;
  const sentence = phase === 'out' ? GOES_OUT : phase === 'kabadak' ? BY_KABADAK : BY_BARE;
  return fill(sentence, turn, other, points[other] ?? 0);
}

function headline(state: State): Text {
  const { points, totals } = outcome(state);
  const winner = roundWinner(state, totals);
  return sentences(
    endText(state, points),
    winner !== undefined && (winner < 0 ? NOBODY_WINS : fill(WINS, winner)),
  );
}

const lossTag = (loss: number): Text =>
  loss === 0
    ? text('wins the deal', 'gewinnt das Spiel')
    : fill(text('loses $1', 'verliert $1'), loss);

/** The end of a deal with both hands open. */
export function reveal(finished: State): Table {
  const hands = finished.hands.map((hand) => cardsOf(hand));
  const { points } = outcome(finished);
  return {
    seats: hands.map(({ length }, seat) => {
      const shown = seatShown(finished, seat, length);
      return { ...shown, tags: [...shown.tags, lossTag(points[seat] ?? 0)] };
    }),
    regions: [
      ...hands.map((cards, seat) => ({ ...openHand(seat, cards), room: HAND_CARDS })),
      ...rowRegions(finished.rows),
      talonRegion(finished.talon.length),
    ],
    dealer: finished.dealer,
    facts: factsOf(finished),
    buttons: [],
    prompt: headline(finished),
  };
}
