/** The buttons of each phase of Durak, named after the moves they make, and what the player is asked to do. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Button } from '../../../engine/table.ts';
import { fill, listed, same, type Text, text } from '../../../lang/text.ts';
import { attacksLeft } from '../bout/asked.ts';
import { rankToPass } from '../bout/pass.ts';
import type { Observation } from '../rules/observation.ts';
import { marked, SUIT_LETTERS } from '../state/cards.ts';
import { STAY, TO_LEFT, TO_RIGHT, type Way } from '../state/moves.ts';
import type { Bout } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { rulesOf } from '../variants/index.ts';
import texts from './texts.json' with { type: 'json' };

const BUTTONS = texts.buttons;

const { prompts } = texts;

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

const NOTHING = same('');

/** The cards to cover: one or two by name, more as a number. */
function cardsToCover({ attacks, covers }: Bout): Text {
  const open = attacks.filter((_, at) => (covers[at] ?? -1) < 0);
  return open.length > 2 ? fill(prompts.cards, open.length) : listed(open.map(marked));
}

function defendPrompt({ course, bout }: Observation): Text {
  const passes = rulesOf(course.options).passLeast(1) === 1 && rankToPass(bout) >= 0;
  const prompted = passes ? prompts.coverOrPass : prompts.cover;
  return fill(prompted, cardsToCover(bout));
}

/** The most cards of which a prompt gives the number. */
export const MANY = 12;

/** The number, but no more than the cards of the seat to act. */
const most = (count: number, { sizes, turn }: Observation): number =>
  Math.min(count, sizes[turn] ?? count);

/** Asks for cards to add, saying how many more the attack may have. */
function addPrompt(observation: Observation): Text {
  const left = most(attacksLeft(observation.bout), observation);
  if (left <= 0) return prompts.addNone;
  if (left > MANY) return prompts.addAny;
  if (left === 1) return prompts.addOne;
  return fill(prompts.add, left);
}

function payerPrompt({ course, close }: Observation): Text {
  if (rulesOf(course.options).forfeits.named < 2) return prompts.whoPays;
  if (close?.chosen.length === 0) return prompts.whoDrinks;
  return prompts.whoUndresses;
}

export function prompt(observation: Observation): Text {
  const { bout } = observation;
  const count = most(bout.most, observation);
  switch (observation.phase) {
    case 'attack':
      return fill(count === 1 ? prompts.attackOne : prompts.attack, bout.defender, count);
    case 'defend':
      return defendPrompt(observation);
    case 'ask':
      return addPrompt(observation);
    case 'pile-on':
      return fill(prompts.forTaker, bout.defender, addPrompt(observation));
    case 'new-hands':
      return prompts.newHands;
    case 'declare':
      return prompts.declare;
    case 'dealer-choice':
      return prompts.dealer;
    case 'forfeit-choice':
      return payerPrompt(observation);
    default:
      return NOTHING;
  }
}
