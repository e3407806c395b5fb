/** The buttons of each phase of Durak, named after the moves they make. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Button } from '../../../engine/table.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { attacksLeft } from '../bout/asked.ts';
import { rankToPass } from '../bout/pass.ts';
import { marked, SUIT_LETTERS, SUIT_NAMES } from '../cards.ts';
import { stays, TO_LEFT, UNSAID, type Way } from '../moves.ts';
import type { Observation } from '../observation.ts';
import { rulesOf } from '../variants/index.ts';

const DONES = text('done', 'fertig');
const NEW_NAMED = text('new hand, {$1} deals', 'neues Blatt, {$1} gibt');
const PASSES = text('pass on', 'schieben');
const SHOWS = text('show as ticket', 'als Fahrkarte zeigen');
const RIGHTWARD = text('$1 right', '$1 rechts');
const SEAT = text('{$1}', '{$1}');

const plain = (id: string, label: Text, key?: string): Button =>
  key === undefined ? { id, label } : { id, label, key };

/** Letters of the suits at a table where C, H and S are commands: cluBs, Diamonds, hEarts, sPades. */
const TRUMP_KEYS = ['b', 'd', 'e', 'p'];

/** p passes on; where sides are named lEft or rIght does, and the lasting turn `y`, staY. */
function passKey(way: Way): string {
  if (way === UNSAID) return 'p';
  if (stays(way)) return 'y';
  return (way & 3) === TO_LEFT ? 'e' : 'i';
}

function wayLabel(label: Text, way: Way): Text {
  if (way === UNSAID) return label;
  const sided = fill((way & 3) === TO_LEFT ? text('$1 left', '$1 links') : RIGHTWARD, label);
  return stays(way) ? fill(text('$1 from now on', '$1, und dabei bleibt es'), sided) : sided;
}

const wayId = (verb: string, way: Way): string => {
  const side = (way & 3) === TO_LEFT ? '-left' : '-right';
  return `${verb}${way === UNSAID ? '' : side}${stays(way) ? '-stay' : ''}`;
};

/** Passing on with cards or a ticket, one button for every way. */
function passing(observation: Observation): readonly Button[] {
  const rules = rulesOf(observation.course.options);
  if (rules.passLeast(1) !== 1) return [];
  const ways = rules
    .turnings(observation.bout.direction, observation.direction)
    .map(({ way }) => way);
  const tickets = rules.ticket(0, 1) ? ways : [];
  return [
    ...ways.map((way) => plain(wayId('pass', way), wayLabel(PASSES, way), passKey(way))),
    ...tickets.map((way) =>
      plain(wayId('show', way), wayLabel(SHOWS, way), way === UNSAID ? 'k' : undefined),
    ),
  ];
}

const catching = (observation: Observation): readonly Button[] =>
  rulesOf(observation.course.options).cheats === 'never'
    ? []
    : [{ ...plain('catch', text('that was false!', 'falsch gespielt!'), 'x'), cursor: 'last' }];

function newHands(observation: Observation): readonly Button[] {
  const { options } = observation.course;
  return [
    plain('keep', text('keep', 'behalten'), 'k'),
    ...(options.gennadi ? [plain('new', text('new hand', 'neues Blatt'), 'n')] : []),
    ...(options.fiveSuited
      ? allSeats(options.players).map((seat) => plain(`new-${seat}`, fill(NEW_NAMED, seat)))
      : []),
  ];
}

const seats = (observation: Observation): readonly Button[] =>
  observation.sizes.map((_, seat) => plain(`choose-${seat}`, fill(SEAT, seat)));

const trumps: readonly Button[] = SUIT_LETTERS.map((letter, suit) =>
  plain(`trump-${letter}`, SUIT_NAMES[suit] ?? SEAT, TRUMP_KEYS[suit]),
);

export function buttons(observation: Observation): readonly Button[] {
  switch (observation.phase) {
    case 'defend':
      return [
        { ...plain('take', text('take', 'schlucken'), 't'), cursor: 'last' },
        ...passing(observation),
        ...catching(observation),
      ];
    case 'ask':
      return [plain('done', DONES, 'd'), ...catching(observation)];
    case 'pile-on':
      return [plain('done', DONES, 'd')];
    case 'new-hands':
      return newHands(observation);
    case 'declare':
      return trumps;
    case 'dealer-choice':
    case 'forfeit-choice':
      return seats(observation);
    default:
      return [];
  }
}

const ATTACK_ONE = text('attack {$1} with a card', 'greif {$1} mit einer Karte an');
const ATTACK = text(
  'attack {$1} with up to $2 cards of one rank',
  'greif {$1} mit bis zu $2 Karten eines Werts an',
);
const COVER = text('cover $1, or take', 'decke $1 oder schlucke');
const COVER_OR_PASS = text('cover $1, pass on, or take', 'decke $1, schiebe oder schlucke');
const CARDS = text('the $1 cards', 'die $1 Karten');
const TWO_CARDS = text('$1 and $2', '$1 und $2');
const ADD_ONE = text(
  'add a card of a rank that lies, or say “done”',
  'leg eine Karte eines Werts dazu, der liegt, oder sag „fertig“',
);
const ADD = text(
  'add up to $1 cards of a rank that lies, or say “done”',
  'leg bis zu $1 Karten eines Werts dazu, der liegt, oder sag „fertig“',
);
const ADD_ANY = text(
  'add cards of a rank that lies, or say “done”',
  'leg Karten eines Werts dazu, der liegt, oder sag „fertig“',
);
const FOR_TAKER = text('{$1} takes: $2', '{$1} schluckt: $2');
const NOTHING_MORE = text(
  'no more cards may be added: say “done”',
  'mehr darf nicht dazu: sag „fertig“',
);
const NEW_HANDS = text(
  'keep your hand, or ask for a new one',
  'behalte dein Blatt oder verlange ein neues',
);
const PAYER = text('choose who pays', 'bestimme, wer zahlt');
const UNDRESSER = text('choose who takes off a garment', 'bestimme, wer ein Kleidungsstück ablegt');
const NOTHING = text('', '');

/** More cards than that are not worth a number. */
const MANY = 12;

function attackPrompt({ bout }: Observation): Text {
  return bout.most === 1 ? fill(ATTACK_ONE, bout.defender) : fill(ATTACK, bout.defender, bout.most);
}

/** The cards to cover: one or two by name, more by number. */
function openTold({ bout }: Observation): Text {
  const open = bout.attacks.filter((_, at) => (bout.covers[at] ?? -1) < 0).map(marked);
  const [first = NOTHING, second = NOTHING] = open;
  if (open.length === 1) return first;
  return open.length === 2 ? fill(TWO_CARDS, first, second) : fill(CARDS, open.length);
}

function defendPrompt(observation: Observation): Text {
  const { course, bout } = observation;
  const passes = rulesOf(course.options).passLeast(1) === 1 && rankToPass(bout) >= 0;
  return fill(passes ? COVER_OR_PASS : COVER, openTold(observation));
}

function addPrompt({ bout }: Observation): Text {
  const left = attacksLeft(bout);
  if (left <= 0) return NOTHING_MORE;
  if (left > MANY) return ADD_ANY;
  return left === 1 ? ADD_ONE : fill(ADD, left);
}

function payerPrompt({ course, close }: Observation): Text {
  if (rulesOf(course.options).forfeits.named < 2) return PAYER;
  return close?.chosen.length === 0 ? text('choose who drinks', 'bestimme, wer trinkt') : UNDRESSER;
}

export function prompt(observation: Observation): Text {
  switch (observation.phase) {
    case 'attack':
      return attackPrompt(observation);
    case 'defend':
      return defendPrompt(observation);
    case 'ask':
      return addPrompt(observation);
    case 'pile-on':
      return fill(FOR_TAKER, observation.bout.defender, addPrompt(observation));
    case 'new-hands':
      return NEW_HANDS;
    case 'declare':
      return text('name your trump suit', 'sag deine Trumpffarbe an');
    case 'dealer-choice':
      return text('choose who deals', 'bestimme, wer gibt');
    case 'forfeit-choice':
      return payerPrompt(observation);
    default:
      return NOTHING;
  }
}
