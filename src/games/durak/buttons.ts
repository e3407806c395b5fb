/** The buttons of each phase of Durak, named after the moves they make. */

import { allSeats } from '../../blocks/seats.ts';
import type { Button } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { stays, TO_LEFT, UNSAID, type Way } from './moves.ts';
import { SUIT_NAMES } from './names.ts';
import type { Observation } from './observation.ts';
import { SUIT_LETTERS } from './tokens.ts';
import { rulesOf } from './variants/index.ts';

const TAKES = text('take', 'schlucken');
const DONES = text('done', 'fertig');
const CATCHES = text('that was false!', 'falsch gespielt!');
const KEEPS = text('keep', 'behalten');
const NEW = text('new hand', 'neues Blatt');
const NEW_NAMED = text('new hand, {$1} deals', 'neues Blatt, {$1} gibt');
const PASSES = text('pass on', 'schieben');
const SHOWS = text('show as ticket', 'als Fahrkarte zeigen');
const LEFTWARD = text('$1 left', '$1 links');
const RIGHTWARD = text('$1 right', '$1 rechts');
const STAYING = text('$1 from now on', '$1, und dabei bleibt es');
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
  const sided = fill((way & 3) === TO_LEFT ? LEFTWARD : RIGHTWARD, label);
  return stays(way) ? fill(STAYING, sided) : sided;
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
    : [{ ...plain('catch', CATCHES, 'x'), cursor: 'last' }];

function newHands(observation: Observation): readonly Button[] {
  const { options } = observation.course;
  return [
    plain('keep', KEEPS, 'k'),
    ...(options.gennadi ? [plain('new', NEW, 'n')] : []),
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
        { ...plain('take', TAKES, 't'), cursor: 'last' },
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
