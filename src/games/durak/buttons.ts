/** The buttons of each phase of Durak, named like the moves they make. */

import { allSeats } from '../../blocks/seats.ts';
import type { Button } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { stays, TO_LEFT, UNSAID, type Way } from './moves.ts';
import { SUIT_NAMES } from './names.ts';
import { SUIT_LETTERS } from './tokens.ts';
import { rulesOf } from './variants/index.ts';
import type { View } from './view.ts';

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
const STAYING = text('$1, to stay', '$1, und es bleibt so');
const SEAT = text('{$1}', '{$1}');

const plain = (id: string, label: Text): Button => ({ id, label });

function wayLabel(label: Text, way: Way): Text {
  if (way === UNSAID) return label;
  const sided = fill((way & 3) === TO_LEFT ? LEFTWARD : RIGHTWARD, label);
  return stays(way) ? fill(STAYING, sided) : sided;
}

const wayId = (verb: string, way: Way): string => {
  const side = (way & 3) === TO_LEFT ? '-left' : '-right';
  return `${verb}${way === UNSAID ? '' : side}${stays(way) ? '-stay' : ''}`;
};

function passing(view: View): readonly Button[] {
  const rules = rulesOf(view.course.options);
  if (rules.passLeast(1) !== 1) return [];
  const ways = rules.turnings(view.bout.direction, view.direction).map(({ way }) => way);
  const tickets = rules.ticket(0, 1) ? ways : [];
  return [
    ...ways.map((way) => plain(wayId('pass', way), wayLabel(PASSES, way))),
    ...tickets.map((way) => plain(wayId('show', way), wayLabel(SHOWS, way))),
  ];
}

const catching = (view: View): readonly Button[] =>
  rulesOf(view.course.options).cheats ? [plain('catch', CATCHES)] : [];

function newHands(view: View): readonly Button[] {
  const { options } = view.course;
  return [
    plain('keep', KEEPS),
    ...(options.gennadi ? [plain('new', NEW)] : []),
    ...(options.fiveSuited
      ? allSeats(options.players).map((seat) => plain(`new-${seat}`, fill(NEW_NAMED, seat)))
      : []),
  ];
}

const seats = (view: View): readonly Button[] =>
  view.sizes.map((_, seat) => plain(`choose-${seat}`, fill(SEAT, seat)));

export function buttons(view: View): readonly Button[] {
  switch (view.phase) {
    case 'defend':
      return [...passing(view), plain('take', TAKES), ...catching(view)];
    case 'ask':
      return [plain('done', DONES), ...catching(view)];
    case 'pile-on':
      return [plain('done', DONES)];
    case 'new-hands':
      return newHands(view);
    case 'declare':
      return SUIT_LETTERS.map((letter, suit) => plain(`trump-${letter}`, SUIT_NAMES[suit] ?? SEAT));
    case 'dealer-choice':
    case 'forfeit-choice':
      return seats(view);
    default:
      return [];
  }
}
