/** The table of Durak as regions, seats, facts and buttons. */
import type { Fact, Region, SeatShown, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { buttons } from './buttons.ts';
import {
  cardsOf,
  held,
  type Lying,
  NO_TRUMP,
  rankOf,
  realCard,
  shownAs,
  sizeOf,
  suitOf,
  WELI,
  WELI_SUITS,
  weliAs,
} from './cards.ts';
import { SUIT_NAMES } from './names.ts';
import type { Observation } from './observation.ts';
import { pairId } from './picks.ts';
import { titleOf } from './score.ts';
import { hasBit, LEFT, NO_SEAT } from './state.ts';
import { marked } from './tokens.ts';
import { rulesOf } from './variants/index.ts';

const STOCK = text('stock', 'Stapel');
const BEATEN = text('beaten', 'geschlagen');
const HAND = text('hand', 'Blatt');
const WELI_AS = text('Weli as', 'Weli als');

const DEALER = text('dealer', 'Geber');
const ATTACKER = text('attacker', 'Angreifer');
const DEFENDER = text('defender', 'Verteidiger');
const OTHER = text('neighbour', 'Nachbar');
const OUT = text('out', 'fertig');
const CAUGHT = text('caught', 'ertappt');
const NEW_HAND = text('new hand', 'neues Blatt');
const PARTNER = text('with {$1}', 'mit {$1}');
const OWN_TRUMP = text('trump $1', 'Trumpf $1');
const SECRET = text('$1 secret', '$1 verdeckt');
const SHOWED = text('showed $1', 'zeigte $1');

function seatTags(observation: Observation, seat: number): readonly Text[] {
  const { bout, course, out, secrets } = observation;
  const rules = rulesOf(course.options);
  const partner = rules.partners[seat] ?? NO_SEAT;
  const trump = observation.trumps[seat] ?? NO_TRUMP;
  const run = course.runs[seat] ?? 0;
  const tags: readonly (readonly [boolean, Text])[] = [
    [out.includes(seat), OUT],
    [seat === bout.attacker, ATTACKER],
    [seat === bout.defender, DEFENDER],
    [seat === bout.other, OTHER],
    [seat === course.dealer, DEALER],
    [partner !== NO_SEAT, fill(PARTNER, partner)],
    [rules.declares !== 'never' && trump >= 0, fill(OWN_TRUMP, SUIT_NAMES[trump] ?? OUT)],
    [(secrets[seat] ?? 0) > 0, fill(SECRET, secrets[seat] ?? 0)],
    [hasBit(bout.caught, seat), CAUGHT],
    [hasBit(course.newHands, seat), NEW_HAND],
    [run > 0, titleOf(run)],
  ];
  const shown = bout.tickets.filter((ticket) => ticket.seat === seat);
  return [
    ...tags.flatMap(([holds, tag]) => (holds ? [tag] : [])),
    ...shown.map(({ card }) => fill(SHOWED, marked(card))),
  ];
}

const seatShown = (observation: Observation, seat: number): SeatShown => ({
  seat,
  cards: observation.sizes[seat] ?? 0,
  total: observation.course.totals[seat] ?? 0,
  tags: seatTags(observation, seat),
});

const isTrump = ({ trumps, bout, observer }: Observation, lying: Lying): boolean =>
  suitOf(shownAs(lying)) === trumps[bout.defender < 0 ? Math.max(0, observer) : bout.defender];

/** An attacking card and its cover. */
const pairRegion = (observation: Observation, at: number): Region => {
  const { attacks, covers, attacker, defender } = observation.bout;
  const lying = attacks[at] ?? 0;
  const cover = covers[at] ?? -1;
  const face = (card: Lying, by: number) => ({
    card: shownAs(card),
    by,
    ...(isTrump(observation, card) ? { marks: ['trump' as const] } : {}),
  });
  return {
    id: pairId(at),
    role: 'row',
    label: same(at + 1),
    slot: at,
    cards: [face(lying, attacker), ...(cover < 0 ? [] : [face(cover, defender)])],
  };
};

/** By rank, trumps last. */
function sorted(observation: Observation, cards: readonly number[]): readonly number[] {
  const trump = observation.trumps[Math.max(0, observation.observer)] ?? NO_TRUMP;
  const key = (card: number): number =>
    (suitOf(card) === trump ? 1000 : 0) + 4 * rankOf(card) + suitOf(card);
  return [...cards].sort((a, b) => key(a) - key(b));
}

function handRegions(observation: Observation): readonly Region[] {
  const { observer, hand } = observation;
  const owner = observer < 0 ? {} : { owner: observer };
  const cards = sorted(observation, cardsOf(hand));
  const region: Region = {
    id: 'hand',
    role: 'hand',
    label: HAND,
    ...owner,
    cards: cards.map((card) => ({ card, slot: card })),
  };
  const welis = rulesOf(observation.course.options).weli ? held(hand, 0, WELI) : 0;
  if (welis === 0) return [region];
  const forms = WELI_SUITS.map(weliAs).flatMap((form) => Array.from({ length: welis }, () => form));
  return [
    region,
    {
      id: 'weli',
      role: 'hand',
      label: WELI_AS,
      ...owner,
      cards: forms.map((form) => ({ card: shownAs(form), slot: form })),
    },
  ];
}

function stockRegion({ stock, turned }: Observation): Region {
  const cards = turned < 0 ? [] : [{ card: turned, marks: ['turned' as const] }];
  return { id: 'stock', role: 'stock', label: STOCK, cards, count: stock };
}

const beatenRegion = ({ beaten }: Observation): Region => ({
  id: 'beaten',
  role: 'pile',
  label: BEATEN,
  cards: [],
  count: sizeOf(beaten, 0),
});

const TRUMP = text('trump', 'Trumpf');
const NO_TRUMPS = text('none', 'keiner');
const OWN = text('each their own', 'jeder seinen eigenen');
const DIRECTION = text('direction', 'Richtung');
const GOES_LEFT = text('left', 'links');
const GOES_RIGHT = text('right', 'rechts');
const GAME = text('game', 'Spiel');
const HEATS = text('heats', 'Gänge');
const FALSE = text('just played', 'eben gespielt');

function trumpFact(observation: Observation): Text {
  const rules = rulesOf(observation.course.options);
  if (rules.declares !== 'never') return OWN;
  return SUIT_NAMES[observation.trumps[0] ?? NO_TRUMP] ?? NO_TRUMPS;
}

function facts(observation: Observation): readonly Fact[] {
  const { course, bout, direction } = observation;
  const { options, heats } = course;
  const now = bout.defender < 0 ? direction : bout.direction;
  const doubted = (bout.adder === NO_SEAT ? bout.covers : bout.attacks)[bout.doubted];
  return [
    { label: TRUMP, value: trumpFact(observation) },
    ...(options.direction === 'fixed'
      ? []
      : [{ label: DIRECTION, value: now === LEFT ? GOES_LEFT : GOES_RIGHT }]),
    ...(options.quicky === 'duel' ? [{ label: HEATS, value: same(heats.join(':')) }] : []),
    ...(options.rounds > 1
      ? [{ label: GAME, value: same(`${course.played + 1}/${options.rounds}`) }]
      : []),
    ...(doubted === undefined ? [] : [{ label: FALSE, value: marked(realCard(doubted)) }]),
  ];
}

const PROMPTS: Readonly<Partial<Record<Observation['phase'], Text>>> = {
  'dealer-choice': text('choose who deals', 'bestimme, wer gibt'),
  declare: text('name your trump suit', 'sag deine Trumpffarbe an'),
  'new-hands': text(
    'keep your hand, or ask for a new one',
    'behalte dein Blatt oder verlange ein neues',
  ),
  attack: text(
    'attack with one or more cards of the same rank',
    'greif mit einer oder mehreren Karten eines Werts an',
  ),
  defend: text('cover, or take the cards', 'decke oder schlucke'),
  ask: text(
    'add cards of a rank on the table, or say “done”',
    'leg Karten dazu, deren Wert schon liegt, oder sag „fertig“',
  ),
  'pile-on': text(
    'add cards for the defender to take, or say “done”',
    'leg Karten dazu, die der Verteidiger mit aufnimmt, oder sag „fertig“',
  ),
  'forfeit-choice': text('choose who pays', 'bestimme, wer zahlt'),
};
const OR_PASS = text('cover, pass on, or take the cards', 'decke, schiebe oder schlucke');
const WAIT = text('', '');

function prompt(observation: Observation): Text {
  const passes = observation.course.options.transfer !== 'off';
  if (
    observation.phase === 'defend' &&
    passes &&
    observation.bout.open === observation.bout.attacks.length
  )
    return OR_PASS;
  return PROMPTS[observation.phase] ?? WAIT;
}

export function table(observation: Observation): Table {
  return {
    seats: observation.sizes.map((_, seat) => seatShown(observation, seat)),
    regions: [
      stockRegion(observation),
      ...observation.bout.attacks.map((_, at) => pairRegion(observation, at)),
      beatenRegion(observation),
      ...handRegions(observation),
    ],
    facts: facts(observation),
    buttons: buttons(observation),
    prompt: prompt(observation),
  };
}
