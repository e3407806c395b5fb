/** The buttons of each phase of Durak, named after the moves they make, and what the player is asked to do. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Button } from '../../../engine/table.ts';
import { fill, listed, same, type Text, text } from '../../../lang/text.ts';
import { attacksLeft } from '../bout/asked.ts';
import { rankToPass } from '../bout/pass.ts';
import { marked, SUIT_LETTERS, SUIT_NAMES } from '../cards.ts';
import { STAY, TO_LEFT, TO_RIGHT, type Way } from '../moves.ts';
import type { Observation } from '../observation.ts';
import type { Bout } from '../state.ts';
import { rulesOf } from '../variants/index.ts';

const button = (id: string, label: Text, key?: string): Button =>
  key === undefined ? { id, label } : { id, label, key };

/** Letters of the suits at a table where C, H and S are commands: cluBs, Diamonds, hEarts, sPades. */
const TRUMP_KEYS = ['b', 'd', 'e', 'p'];

/** How a button says each way; p passes on, where sides are named lEft or rIght does, or `y`, staY. */
interface WayShown {
  readonly id: string;
  readonly key: string;
  readonly label: Text;
}

const PLAIN: WayShown = { id: '', key: 'p', label: text('$1', '$1') };
const WAYS: Readonly<Record<Way, WayShown>> = {
  [TO_LEFT]: { id: '-left', key: 'e', label: text('$1 left', '$1 links') },
  [TO_RIGHT]: { id: '-right', key: 'i', label: text('$1 right', '$1 rechts') },
  [TO_LEFT | STAY]: {
    id: '-left-stay',
    key: 'y',
    label: text('$1 left from now on', '$1 links, und dabei bleibt es'),
  },
  [TO_RIGHT | STAY]: {
    id: '-right-stay',
    key: 'y',
    label: text('$1 right from now on', '$1 rechts, und dabei bleibt es'),
  },
};

/** Passing on with cards or a ticket, one button for every way. */
function passing({ course, bout, direction }: Observation): readonly Button[] {
  const rules = rulesOf(course.options);
  if (rules.passLeast(1) !== 1) return [];
  const ways = rules.turnings(bout.direction, direction).map(({ way }) => WAYS[way] ?? PLAIN);
  const ticket = text('show as ticket', 'als Fahrkarte zeigen');
  return [
    ...ways.map(({ id, label, key }) =>
      button(`pass${id}`, fill(label, text('pass on', 'schieben')), key),
    ),
    ...(rules.ticket(0, 1) ? ways : []).map((way) =>
      button(`show${way.id}`, fill(way.label, ticket), way === PLAIN ? 'k' : undefined),
    ),
  ];
}

const DONE = button('done', text('done', 'fertig'), 'd');

const catching = (observation: Observation): readonly Button[] =>
  rulesOf(observation.course.options).cheats === 'never'
    ? []
    : [{ ...button('catch', text('that was false!', 'falsch gespielt!'), 'x'), cursor: 'last' }];

const NEW_NAMED = text('new hand, {$1} deals', 'neues Blatt, {$1} gibt');

function newHands({ options }: Observation['course']): readonly Button[] {
  return [
    button('keep', text('keep', 'behalten'), 'k'),
    ...(options.gennadi ? [button('new', text('new hand', 'neues Blatt'), 'n')] : []),
    ...(options.fiveSuited
      ? allSeats(options.players).map((seat) => button(`new-${seat}`, fill(NEW_NAMED, seat)))
      : []),
  ];
}

export function buttons(observation: Observation): readonly Button[] {
  switch (observation.phase) {
    case 'defend':
      return [
        { ...button('take', text('take', 'schlucken'), 't'), cursor: 'last' },
        ...passing(observation),
        ...catching(observation),
      ];
    case 'ask':
      return [DONE, ...catching(observation)];
    case 'pile-on':
      return [DONE];
    case 'new-hands':
      return newHands(observation.course);
    case 'declare':
      return SUIT_NAMES.map((name, suit) =>
        button(`trump-${SUIT_LETTERS[suit]}`, name, TRUMP_KEYS[suit]),
      );
    case 'dealer-choice':
    case 'forfeit-choice':
      return observation.sizes.map((_, seat) => button(`choose-${seat}`, same(`{${seat}}`)));
    default:
      return [];
  }
}

const NOTHING = text('', '');

const ATTACK_ONE = text('attack {$1} with a card', 'greif {$1} mit einer Karte an');
const ATTACK = text(
  'attack {$1} with up to $2 cards of one rank',
  'greif {$1} mit bis zu $2 Karten eines Werts an',
);

/** The cards to cover: one or two by name, more by number. */
function cardsToCover({ attacks, covers }: Bout): Text {
  const open = attacks.filter((_, at) => (covers[at] ?? -1) < 0);
  return open.length > 2
    ? fill(text('the $1 cards', 'die $1 Karten'), open.length)
    : listed(open.map(marked));
}

function defendPrompt({ course, bout }: Observation): Text {
  const passes = rulesOf(course.options).passLeast(1) === 1 && rankToPass(bout) >= 0;
  const prompted = passes
    ? text('cover $1, pass on, or take', 'decke $1, schiebe oder schlucke')
    : text('cover $1, or take', 'decke $1 oder schlucke');
  return fill(prompted, cardsToCover(bout));
}

/** More cards than that are not worth a number. */
export const MANY = 12;

function addPrompt({ bout }: Observation): Text {
  const left = attacksLeft(bout);
  if (left <= 0)
    return text('no more cards may be added: say “done”', 'mehr darf nicht dazu: sag „fertig“');
  if (left > MANY)
    return text(
      'add cards of a rank that lies, or say “done”',
      'leg Karten eines Werts dazu, der liegt, oder sag „fertig“',
    );
  if (left === 1)
    return text(
      'add a card of a rank that lies, or say “done”',
      'leg eine Karte eines Werts dazu, der liegt, oder sag „fertig“',
    );
  const some = text(
    'add up to $1 cards of a rank that lies, or say “done”',
    'leg bis zu $1 Karten eines Werts dazu, der liegt, oder sag „fertig“',
  );
  return fill(some, left);
}

function payerPrompt({ course, close }: Observation): Text {
  if (rulesOf(course.options).forfeits.named < 2)
    return text('choose who pays', 'bestimme, wer zahlt');
  return close?.chosen.length === 0
    ? text('choose who drinks', 'bestimme, wer trinkt')
    : text('choose who takes off a garment', 'bestimme, wer ein Kleidungsstück ablegt');
}

const FOR_TAKER = text('{$1} takes: $2', '{$1} schluckt: $2');

export function prompt(observation: Observation): Text {
  const { bout } = observation;
  switch (observation.phase) {
    case 'attack':
      return fill(bout.most === 1 ? ATTACK_ONE : ATTACK, bout.defender, bout.most);
    case 'defend':
      return defendPrompt(observation);
    case 'ask':
      return addPrompt(observation);
    case 'pile-on':
      return fill(FOR_TAKER, bout.defender, addPrompt(observation));
    case 'new-hands':
      return text(
        'keep your hand, or ask for a new one',
        'behalte dein Blatt oder verlange ein neues',
      );
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
