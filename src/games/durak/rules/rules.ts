/**
 * Durak: the turn of the game. What a variant changes is in the rules of its options (`variant-rules.ts`,
 * `variants/`). `deal.ts` leads up to the first attack, `bout.ts` and `pass.ts` play a bout, `go-on.ts`
 * ends it.
 */
import { allSeats, zeros } from '../../../blocks/seats.ts';
import type { Card } from '../../../cards/pack.ts';
import type { ChanceStep } from '../../../engine/chance-step.ts';
import { CHANCE, NOBODY, type Seat, type Streams } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { add, attack, catchFalse, cover, done, take } from '../bout/bout.ts';
import { isFalse } from '../bout/false-cards.ts';
import { choosePayer, mayPay } from '../bout/go-on.ts';
import * as lists from '../bout/legal.ts';
import { pass, show } from '../bout/pass.ts';
import * as dealing from '../deal/deal.ts';
import { listCards, realCard } from '../state/cards.ts';
import {
  aboutOf,
  codeOf,
  coveredOf,
  coveringOf,
  type Move,
  VERBS,
  type Verb,
  wayOf,
} from '../state/moves.ts';
import type { Options } from '../state/options.ts';
import { isDealt, type MatchSetting, NO_SEAT, type Phase, type State } from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import type { CompiledRules } from '../state/variant-rules.ts';
import { rulesOf } from '../variants/index.ts';

export const rulesIn = (state: State): CompiledRules => rulesOf(state.course.options);

/** The start of a match, before its first game; nobody is dealer yet, so that chance draws one. */
export function initial(options: Options): State {
  const none = zeros(options.players);
  const course: MatchSetting = {
    options,
    played: 0,
    totals: none,
    runs: none,
    dealer: NO_SEAT,
    target: NO_SEAT,
    chooser: NO_SEAT,
    choices: 0,
    newHands: 0,
    freeHands: 0,
    heats: none,
  };
  return dealing.openGame(rulesOf(options), course);
}

export function actor({ phase, turn }: State): Seat {
  switch (phase) {
    case 'dealer':
    case 'join':
    case 'deal':
    case 'redeal':
      return CHANCE;
    case 'over':
      return NOBODY;
    default:
      return turn;
  }
}

export const chance = (state: State, streams: Streams): ChanceStep =>
  dealing.chance(rulesIn(state), state, streams);

export const applyChance = (state: State, step: ChanceStep): State | Refusal =>
  dealing.applyChance(rulesIn(state), state, step);

export const legal = (state: State): readonly Move[] => lists.legal(rulesIn(state), state);

interface Action {
  readonly clause: string;
  /** The phases in which the action may be taken, the commonest first. */
  readonly phases: readonly Phase[];
  readonly make: (rules: CompiledRules, state: State, move: Move) => State | Refusal;
}

const action = (clause: string, make: Action['make'], ...phases: readonly Phase[]): Action => ({
  clause,
  phases,
  make,
});

const ACTIONS: Readonly<Record<Verb, Action>> = {
  attack: action('DUR-3', (rules, state, move) => attack(rules, state, aboutOf(move)), 'attack'),
  cover: action(
    'DUR-4',
    (rules, state, move) => cover(rules, state, coveredOf(move), coveringOf(move)),
    'defend',
  ),
  add: action('DUR-5', (rules, state, move) => add(rules, state, aboutOf(move)), 'ask', 'pile-on'),
  done: action('DUR-5', done, 'ask', 'pile-on'),
  take: action('DUR-7', take, 'defend'),
  pass: action(
    'DUR-21',
    (rules, state, move) => pass(rules, state, aboutOf(move), wayOf(move)),
    'defend',
  ),
  show: action(
    'DUR-22',
    (rules, state, move) => show(rules, state, aboutOf(move), wayOf(move)),
    'defend',
  ),
  new: action('DUR-27', newHand, 'new-hands'),
  keep: action('DUR-27', dealing.keepHand, 'new-hands'),
  trump: action('DUR-29', dealing.declareTrump, 'declare'),
  catch: action('DUR-35', (_, state) => catchFalse(state), 'defend', 'ask'),
  choose: action('DUR-37', choose, 'dealer-choice', 'forfeit-choice'),
};

const ACTIONS_BY_CODE: readonly Action[] = VERBS.map((verb) => ACTIONS[verb]);

export const clauseOf = (verb: Verb): string => ACTIONS[verb].clause;

const NOW: Readonly<Partial<Record<Phase, Text>>> = {
  ...texts.now,
  'pile-on': texts.now.ask,
};

/** Makes a move; one that does not belong to the present phase is refused by its clause, with what is due now. */
export function apply(state: State, move: Move): State | Refusal {
  const { clause, phases, make } = ACTIONS_BY_CODE[codeOf(move)] ?? ACTIONS.done;
  if (phases[0] === state.phase || phases.includes(state.phase))
    return make(rulesIn(state), state, move);
  return refuse(clause, NOW[state.phase] ?? texts.between.over);
}

/** DUR-27: asks for a new hand where the cards give the right to one. */
function newHand(rules: CompiledRules, state: State, move: Move): State | Refusal {
  const rights = rules.newHands.flatMap((right) => right(state.hands, state.turn, rules.players));
  if (rights.includes(move)) return dealing.askNewHand(rules, state, move);
  return refuse('DUR-27', texts.between.noRight);
}

/** Names a seat: the next dealer (DUR-37), or the player who bears a forfeit (DUR-36). */
function choose(rules: CompiledRules, state: State, move: Move): State | Refusal {
  const seat = aboutOf(move);
  if (state.phase === 'dealer-choice') return dealing.chooseDealer(rules, state, seat);
  if (mayPay(rules, state).includes(seat)) return choosePayer(rules, state, seat);
  return refuse('DUR-36', fill(texts.between.notThisSeat, seat));
}

/** DUR-35: a false card stands unless somebody catches it. */
export const riskMark = (state: State, move: Move): 'cheat' | undefined =>
  isFalse(rulesIn(state), state, move) ? 'cheat' : undefined;

/**
 * Every place where a card can lie, so that a check can see that no card is lost or doubled; a covered Weli counts as
 * itself.
 */
export function zones(state: State): readonly (readonly Card[])[] {
  if (!isDealt(state.phase, state.sizes)) return [];
  const { hands, unseen, bout, beaten, top } = state;
  const seats = allSeats(state.sizes.length);
  return [
    ...seats.map((seat) => listCards(hands, seat)),
    ...seats.map((seat) => listCards(unseen.away, seat)),
    ...unseen.secrets,
    unseen.lost,
    unseen.stock.slice(top),
    listCards(beaten),
    [...bout.attacks, ...bout.covers].filter((lying) => lying >= 0).map(realCard),
  ];
}

export const players = ({ course }: State): number => course.options.players;
