/** The buttons of each phase of Durak, named after the moves they make. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Button } from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import type { Observation } from '../rules/observation.ts';
import { SUIT_LETTERS } from '../state/cards.ts';
import { STAY, TO_LEFT, TO_RIGHT, type Way } from '../state/moves.ts';
import game from '../state/texts.json' with { type: 'json' };
import { rulesOf } from '../variants/index.ts';
import texts from './texts.json' with { type: 'json' };

const BUTTONS = texts.buttons;

const button = (id: string, label: Text, key?: string | Text): Button =>
  key === undefined ? { id, label } : { id, label, key };

/** Keys of the suits; C, H and S are commands at a table: cluBs, Diamonds, hEarts, sPades; Kreuz, kAro, herZ, Pik. */
const TRUMP_KEYS = [text('b', 'k'), text('d', 'a'), text('e', 'z'), 'p'];

/** How a button names the direction of a pass. Its key is `p`, or where a side is named that of lEft, rIght or staY. */
interface WayShown {
  readonly id: string;
  readonly key: string | Text;
  readonly label: Text;
}

const PLAIN: WayShown = { id: '', key: text('p', 'i'), label: same('$1') };
const WAYS: Readonly<Record<Way, WayShown>> = {
  [TO_LEFT]: { id: '-left', key: text('e', 'n'), label: BUTTONS.left },
  [TO_RIGHT]: { id: '-right', key: text('i', 't'), label: BUTTONS.right },
  [TO_LEFT | STAY]: { id: '-left-stay', key: text('y', 'b'), label: BUTTONS.leftStays },
  [TO_RIGHT | STAY]: { id: '-right-stay', key: text('y', 'b'), label: BUTTONS.rightStays },
};

/** Passing on with cards or a ticket, one button for every way. */
function passing({ course, bout, direction }: Observation): readonly Button[] {
  const rules = rulesOf(course.options);
  if (rules.passLeast(1) !== 1) return [];
  const ways = rules.turnings(bout.direction, direction).map(({ way }) => WAYS[way] ?? PLAIN);
  const passes = ways.map(({ id, label, key }) =>
    button(`pass${id}`, fill(label, BUTTONS.pass), key),
  );
  if (!rules.ticket(0, 1)) return passes;
  const tickets = ways.map((way) =>
    button(
      `show${way.id}`,
      fill(way.label, BUTTONS.ticket),
      way === PLAIN ? text('k', 'z') : undefined,
    ),
  );
  return [...passes, ...tickets];
}

const DONE = button('done', BUTTONS.done, text('d', 'e'));

const catching = (observation: Observation): readonly Button[] =>
  rulesOf(observation.course.options).cheats === 'never'
    ? []
    : [{ ...button('catch', BUTTONS.catch, text('x', 'a')), cursor: 'last', veiled: true }];

function newHands({ options }: Observation['course']): readonly Button[] {
  const keep = button('keep', BUTTONS.keep, text('k', 'b'));
  const seats = options.fiveSuited ? allSeats(options.players) : [];
  const named = seats.map((seat) => button(`new-${seat}`, fill(BUTTONS.newNamed, seat)));
  return options.gennadi ? [keep, button('new', BUTTONS.new, 'n'), ...named] : [keep, ...named];
}

export function buttons(observation: Observation): readonly Button[] {
  switch (observation.phase) {
    case 'defend':
      return [
        { ...button('take', BUTTONS.take, text('t', 'k')), cursor: 'last' },
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
      return game.suits.map((name, suit) =>
        button(`trump-${SUIT_LETTERS[suit]}`, name, TRUMP_KEYS[suit]),
      );
    case 'dealer-choice':
    case 'forfeit-choice':
      return observation.sizes.map((_, seat) => button(`choose-${seat}`, same(`{${seat}}`)));
    default:
      return [];
  }
}
