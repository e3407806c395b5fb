/** The table of Kabadak as regions, facts and buttons, and what a step looks like from outside. */
import { handRegion } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY } from '../../cards/set.ts';
import type { Fact, Region, SeatShown, Table } from '../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { type Observation, ownHand } from './observation.ts';
import { BUTTONS, rowId, TALON } from './picks.ts';
import { holdsKabadak, isBareKabadak, isNowSet, pack, type Row, topOf, underOf } from './rows.ts';
import { hasComeOut, isOver } from './state.ts';

const marks = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

const LAYS_OUT = text('lays out $1', 'legt $1 aus');
const ADDS = text('adds $1 to row $2', 'legt $1 an Reihe $2 an');
const DRAWS = text('draws a card', 'zieht eine Karte');
const PASSES = text('passes', 'passt');
const DECLARES = text('declares Kabadak', 'sagt Kabadak an');
const DECLARES_BARE = text('declares a bare Kabadak', 'sagt einen Blanken Kabadak an');

/** A Kabadak of seven cards is bare, as everybody can count. */
export function describe(observation: Observation, move: Move): Text {
  switch (move.verb) {
    case 'new':
      return fill(LAYS_OUT, marks(move.cards));
    case 'add':
      return fill(ADDS, marks(move.cards), move.row);
    case 'draw':
      return DRAWS;
    case 'pass':
      return PASSES;
    case 'kabadak':
      return observation.sizes[observation.turn] === 7 ? DECLARES_BARE : DECLARES;
  }
}

const DEALER = text('dealer', 'Geber');
const CAME_OUT = text('came out', 'ist rausgekommen');
const NOT_OUT = text('not out yet', 'noch nicht rausgekommen');
const WON = text('rounds won: $1', 'Runden gewonnen: $1');

function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const { standing, options } = observation;
  return [
    ...(seat === observation.dealer ? [DEALER] : []),
    hasComeOut(observation.out, seat) ? CAME_OUT : NOT_OUT,
    ...(options.rounds > 1 ? [fill(WON, standing.wins[seat] ?? 0)] : []),
  ];
}

const seatShown = (observation: Observation, seat: number): SeatShown => ({
  seat,
  cards: observation.sizes[seat] ?? 0,
  total: observation.standing.totals[seat] ?? 0,
  tags: tagsOf(observation, seat),
});

const SET = text('row $1, set', 'Reihe $1, Satz');
const RISING = text('row $1, rising run', 'Reihe $1, steigende Straße');
const FALLING = text('row $1, falling run', 'Reihe $1, fallende Straße');

function labelOf(row: Row, number: number): Text {
  if (isNowSet(row)) return fill(SET, number);
  return fill(topOf(row) > underOf(row) ? RISING : FALLING, number);
}

const rowRegion = (row: Row, index: number): Region => ({
  id: rowId(index + 1),
  role: 'row',
  label: labelOf(row, index + 1),
  cards: row.map((card) => ({ card })),
  slot: index + 1,
});

const STOCK = text('talon', 'Talon');

const talonRegion = (observation: Observation): Region => ({
  id: TALON,
  role: 'stock',
  label: STOCK,
  cards: observation.talon.map((card) => ({ card })),
  slot: 0,
  ...(observation.talon.length > 0 ? {} : { count: observation.stock }),
});

/** The observer's hand with the card just drawn marked. */
function ownRegion(observation: Observation): Region {
  const region = handRegion(observation.observer, cardsOf(ownHand(observation)));
  const cards = region.cards.map((face) =>
    face.card === observation.drawn ? { ...face, marks: ['fresh' as const] } : face,
  );
  return { ...region, cards };
}

const LEFT_OVER = text('hand of {$1}', 'Blatt von {$1}');

/** The hands shown at the end. */
const shownRegions = (observation: Observation): readonly Region[] =>
  observation.hands.flatMap((hand: CardSet, seat) => {
    if (seat === observation.observer || hand === EMPTY) return [];
    const cards = cardsOf(hand).map((card) => ({ card }));
    return [{ id: `hand-${seat}`, role: 'hand', label: fill(LEFT_OVER, seat), owner: seat, cards }];
  });

function factsOf({ standing, options }: Observation): readonly Fact[] {
  const round = standing.rounds + 1;
  const rounds = [{ label: text('round', 'Runde'), value: same(`${round}/${options.rounds}`) }];
  return [
    ...(options.rounds > 1 ? rounds : []),
    { label: text('deal of the round', 'Spiel der Runde'), value: same(standing.deals + 1) },
    { label: text('round lost above', 'Runde verloren über'), value: same(options.target) },
  ];
}

const COME_OUT = text(
  'come out with three of a rank or a run of three, or draw',
  'komm mit drei Gleichen oder einer Straße aus drei Karten raus, oder zieh',
);
const LAY_OR_DRAW = text('lay down once, or draw', 'lege einmal ab, oder zieh');
const LAY_OR_PASS = text(
  'the talon is gone: lay down if you can, else pass',
  'der Talon ist aufgebraucht: lege ab, wenn du kannst, sonst passe',
);
const KABADAK = text('you hold a Kabadak', 'du hast einen Kabadak');
const BARE = text('you hold a bare Kabadak', 'du hast einen Blanken Kabadak');
const OVER = text('the deal is over', 'das Spiel ist zu Ende');

function promptOf(observation: Observation): Text {
  if (isOver(observation.phase)) return OVER;
  const hand = ownHand(observation);
  const lay = hasComeOut(observation.out, observation.turn) ? LAY_OR_DRAW : COME_OUT;
  const prompt = observation.stock === 0 ? LAY_OR_PASS : lay;
  if (observation.turn !== observation.observer || !holdsKabadak(hand)) return prompt;
  return joinTexts([prompt, isBareKabadak(hand) ? BARE : KABADAK], '; ');
}

export const table = (observation: Observation): Table => ({
  seats: observation.sizes.map((_, seat) => seatShown(observation, seat)),
  regions: [
    ...shownRegions(observation),
    ...observation.rows.map(rowRegion),
    talonRegion(observation),
    ownRegion(observation),
  ],
  facts: factsOf(observation),
  buttons: BUTTONS,
  prompt: promptOf(observation),
});
