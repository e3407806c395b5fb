/** What the seat to act at a table of Durak is asked to do, in one sentence. */
import { fill, type Text, text } from '../../lang/text.ts';
import { attacksLeft } from './asked.ts';
import type { Observation } from './observation.ts';
import { rankToPass } from './pass.ts';
import { marked } from './tokens.ts';
import { rulesOf } from './variants/index.ts';

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
const DECLARE = text('name your trump suit', 'sag deine Trumpffarbe an');
const NEW_HANDS = text(
  'keep your hand, or ask for a new one',
  'behalte dein Blatt oder verlange ein neues',
);
const DEALER = text('choose who deals', 'bestimme, wer gibt');
const PAYER = text('choose who pays', 'bestimme, wer zahlt');
const DRINKER = text('choose who drinks', 'bestimme, wer trinkt');
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
  return close?.chosen.length === 0 ? DRINKER : UNDRESSER;
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
      return DECLARE;
    case 'dealer-choice':
      return DEALER;
    case 'forfeit-choice':
      return payerPrompt(observation);
    default:
      return NOTHING;
  }
}
