/**
 * The table of Cabo. Rows lie face down: a card the observer has seen carries the mark `known`
 * and stays face down on the screen unless the memory aid is on, except while it is `fresh`.
 */

import { writeCard } from '../../cards/pack.ts';
import type { Button, FaceShown, Fact, Region, SeatShown, Table } from '../../engine/table.ts';
import { cardMarks, fill, same, type Text, text } from '../../lang/text.ts';
import { actionOf } from './moves.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import {
  cardAt,
  EVERYBODY,
  eyeOf,
  freshEyes,
  HIDDEN,
  isHidden,
  knowers,
  type Place,
  type Row,
} from './row.ts';

export const rowId = (seat: number): string => `row-${seat}`;

function faceOf(observation: Observation, place: Place, slot: number): FaceShown {
  if (isHidden(place)) return { slot };
  const card = cardAt(place);
  if (observation.phase === 'over') return { card, slot };
  const fresh = (freshEyes(place) & eyeOf(observation.observer)) !== 0;
  return { card, slot, marks: fresh ? ['known', 'fresh'] : ['known'] };
}

const rowRegion = (observation: Observation, row: Row, seat: number): Region => ({
  id: rowId(seat),
  role: 'row',
  label: text('row', 'Auslage'),
  owner: seat,
  cards: row.map((place, slot) => faceOf(observation, place, slot)),
});

function drawnRegion(observation: Observation): readonly Region[] {
  if (observation.drawn < 0) return [];
  const face = observation.drawn === HIDDEN ? { slot: 0 } : { card: observation.drawn, slot: 0 };
  const label = text('drawn card', 'gezogene Karte');
  return [{ id: 'drawn', role: 'hand', label, owner: observation.turn, cards: [face] }];
}

const STARTER = text('starter', 'Startspieler');
const CALLER = text('called Cabo', 'hat Cabo angesagt');

const seatShown = (observation: Observation, row: Row, seat: number): SeatShown => ({
  seat,
  cards: row.length,
  total: observation.totals[seat] ?? 0,
  tags: [
    ...(seat === observation.starter ? [STARTER] : []),
    ...(seat === observation.caller ? [CALLER] : []),
  ],
});

/** CAB-9: cards just turned up for everyone that were not a set. */
function falseSets(observation: Observation): readonly Fact[] {
  return observation.rows.flatMap((row, seat) => {
    const turned = row.filter(
      (place) =>
        knowers(place) === EVERYBODY &&
        !isHidden(place) &&
        (freshEyes(place) & eyeOf(observation.observer)) !== 0,
    );
    if (turned.length < 2) return [];
    const cards = cardMarks(turned.map((place) => writeCard(pack, cardAt(place))));
    return [
      {
        label: text('not a set', 'kein Satz'),
        value: fill(text('{$1} turned up $2', '{$1} hat $2 aufgedeckt'), seat, cards),
      },
    ];
  });
}

function facts(observation: Observation): readonly Fact[] {
  const { options, played, turns, caller } = observation;
  return [
    { label: text('round', 'Runde'), value: same(played + 1) },
    { label: text('ends at', 'endet bei'), value: same(options.target) },
    { label: text('turns', 'Züge'), value: same(turns) },
    ...(caller < 0 ? [] : [{ label: same('Cabo'), value: same(`{${caller}}`) }]),
    ...falseSets(observation),
  ];
}

const LOOK: Button = { id: 'look', label: text('look at them', 'ansehen') };
const CALL: Button = { id: 'call', label: text('call Cabo', 'Cabo ansagen') };
const KEEP: Button = { id: 'keep', label: text('keep it in their place', 'dafür behalten') };
const DISCARD: Button = { id: 'discard', label: text('discard it', 'abwerfen') };
const USE: Button = { id: 'use', label: text('use its action', 'Aktion nutzen') };

function buttons(observation: Observation): readonly Button[] {
  switch (observation.phase) {
    case 'look':
      return [LOOK];
    case 'turn':
      return [CALL];
    case 'drawn':
      return [KEEP, DISCARD, USE];
    default:
      return [];
  }
}

const PICK_LOOK = text('pick $1 of your cards to look at', 'wähle $1 eigene Karten zum Ansehen');
const PICK_TURN = text(
  'draw from the stock, call Cabo, or pick own cards and the pile to exchange them',
  'zieh vom Stapel, sag Cabo an, oder wähle eigene Karten und die Ablage zum Austausch',
);
const PICK_LAST = text(
  'last turn: draw from the stock, or pick own cards and the pile to exchange them',
  'letzter Zug: zieh vom Stapel, oder wähle eigene Karten und die Ablage zum Austausch',
);
const KEEP_OR = text(
  'pick own cards and keep the drawn one for them, or discard it',
  'wähle eigene Karten und behalte die gezogene dafür, oder wirf sie ab',
);
const ACTION_PROMPTS = {
  none: text('', ''),
  peek: text(
    '; or pick one of your cards to peek at',
    '; oder wähle eine eigene Karte zum Ansehen',
  ),
  spy: text("; or pick another's card to spy on", '; oder wähle eine fremde Karte zum Ansehen'),
  swap: text('; or pick two cards to swap', '; oder wähle zwei Karten zum Tauschen'),
} as const;
const WAIT = text('', '');

function drawnPrompt(observation: Observation): Text {
  const action =
    ACTION_PROMPTS[observation.drawn === HIDDEN ? 'none' : actionOf(observation.drawn)];
  return text(KEEP_OR.en + action.en, KEEP_OR.de + action.de);
}

function prompt(observation: Observation): Text {
  switch (observation.phase) {
    case 'look':
      return fill(PICK_LOOK, observation.options.peeks);
    case 'turn':
      return observation.caller < 0 ? PICK_TURN : PICK_LAST;
    case 'drawn':
      return drawnPrompt(observation);
    default:
      return WAIT;
  }
}

export function table(observation: Observation): Table {
  const pile = observation.pile.map((card) => ({ card }));
  const rows = observation.rows.map((row, seat) => rowRegion(observation, row, seat));
  return {
    seats: observation.rows.map((row, seat) => seatShown(observation, row, seat)),
    regions: [
      {
        id: 'stock',
        role: 'stock',
        label: text('stock', 'Stapel'),
        cards: [],
        count: observation.stock,
        slot: 0,
      },
      { id: 'pile', role: 'pile', label: text('discards', 'Ablage'), cards: pile, slot: 0 },
      ...drawnRegion(observation),
      ...rows,
    ],
    facts: facts(observation),
    buttons: buttons(observation),
    prompt: prompt(observation),
  };
}
