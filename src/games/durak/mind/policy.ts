/**
 * What a decent player prefers: play low plain cards first, keep trumps and high cards while there is
 * a stock, cover as cheaply as possible, and take early when covering costs too much. The policy uses nothing
 * beyond the observation. Its weights were chosen by judgement; `npm run ladder -- durak` measures them.
 */
import { doesBeat, ranksStanding } from '../bout/bout.ts';
import { groupRank, groupSize, lyingIn, oddIn } from '../bout/groups.ts';
import { passedWith, rankToPass } from '../bout/pass.ts';
import type { Observation } from '../rules/observation.ts';
import {
  ACE,
  countOf,
  type Lying,
  rankOf,
  realCard,
  shownAs,
  suitOf,
  WELI,
} from '../state/cards.ts';
import {
  ADD,
  ATTACK,
  aboutOf,
  CATCH,
  CHOOSE,
  COVER,
  codeOf,
  coveredOf,
  coveringOf,
  DONE,
  type Move,
  NEW,
  PASS,
  SHOW,
  stays,
  TAKE,
  TRUMP,
  wayOf,
} from '../state/moves.ts';
import { hasBit } from '../state/state.ts';
import type { CompiledRules } from '../state/variant-rules.ts';
import { rulesOf } from '../variants/index.ts';
import { lateness } from './evaluate.ts';

/** The value of keeping a card, 0 to about 2; a trump counts more than any plain card. */
function valueFor(rules: CompiledRules, observation: Observation, card: Lying): number {
  const real = realCard(card);
  const height = (rankOf(real) - rules.lowest) / (ACE - rules.lowest);
  if (rules.weli && real === WELI) return 1.2;
  if (suitOf(real) === (observation.trumps[observation.observer] ?? -1)) return 1 + height;
  return height;
}

/** A decision, with the values that the weights of all its moves need. */
interface Hand {
  readonly rules: CompiledRules;
  readonly observation: Observation;
  readonly late: number;
  /** The defender has at most two cards, so adding more may end the game. */
  readonly pressed: boolean;
}

/** How gladly a card of this value is spent; the later the game, the less its value matters. */
const sharp = (value: number, late: number): number => Math.exp(-value * (3.2 - 1.7 * late));
/** How gladly a card is spent on a cover or added: cheap cards are preferred more clearly than by `sharp`. */
const sharper = (value: number, late: number): number => sharp(value, late) ** 1.6;

/** The value of keeping the cards of a group: the sum over the cards. */
function groupValue({ rules, observation }: Hand, move: Move): number {
  let value = 0;
  for (const card of lyingIn(aboutOf(move))) value += valueFor(rules, observation, card);
  return value;
}

/** Prefers to attack with low cards and with several of a rank. */
function attackWeight(hand: Hand, move: Move): number {
  const size = groupSize(aboutOf(move));
  const mean = groupValue(hand, move) / size;
  const trumps = mean >= 1 ? 0.25 : 1;
  const honest = oddIn(aboutOf(move)) < 0 ? 1 : SELDOM;
  return honest * trumps * (1 + 0.8 * (size - 1)) * sharp(mean, hand.late * 0.5) * 10;
}

/** Prefers to add cards that are cheap to part with; holds back almost nothing at the end. */
function addWeight(hand: Hand, move: Move): number {
  const size = groupSize(aboutOf(move));
  const mean = groupValue(hand, move) / size;
  const keen = hand.pressed ? 3 : 1;
  return (
    keen *
    (1 + 0.5 * (size - 1)) *
    (mean >= 1 && hand.late < 1 ? 0.15 : 2) *
    sharper(mean, hand.late)
  );
}

/** Prefers to add many cards to a bout that is taken, but keeps trumps while cards are drawn. */
const pileWeight = (hand: Hand, move: Move): number =>
  (1 + groupSize(aboutOf(move))) *
  sharp(groupValue(hand, move) / groupSize(aboutOf(move)), hand.late) *
  3;

/** Prefers the cheapest cover; a rank already on the table invites no new cards. */
function coverWeight(hand: Hand, move: Move): number {
  const { rules, observation } = hand;
  const card = coveringOf(move);
  const beats = doesBeat(rules, observation, coveredOf(move), card);
  const known = hasBit(ranksStanding(observation.bout), rankOf(shownAs(card))) ? 1.6 : 1;
  if (!beats) return 0.4 * sharp(valueFor(rules, observation, card), hand.late);
  return known * 8 * sharper(valueFor(rules, observation, card), hand.late);
}

/** Weighs taking: good early, against several open cards and with few cards to take; hardly ever late. */
function takeWeight({ observation, late }: Hand): number {
  const { attacks, open } = observation.bout;
  const lies = attacks.length * 2 - open;
  return (open > 1 ? 0.9 : 0.35) * (1.15 - late) * (1.4 / (1 + 0.35 * lies)) + 0.02;
}

/** Prefers passing on to nearly everything, with a low card more than with a trump. */
function passWeight(hand: Hand, move: Move): number {
  const isFalse = passedWith(aboutOf(move), rankToPass(hand.observation.bout))?.isFalse === true;
  const honest = isFalse ? SELDOM : 1;
  return honest * (stays(wayOf(move)) ? 0.7 : 1) * 9 * sharp(groupValue(hand, move), hand.late);
}

/** How much rarer a false card is than an honest one. */
const SELDOM = 0.15;

/** Weighs asking for a new hand: the poorer the hand, the better. */
function newHandWeight({ observation, rules }: Hand, move: Move): number {
  const named = aboutOf(move) - 1;
  if (named >= 0 && named !== observation.course.dealer) return 0.001;
  const low = observation.hand.reduce((count, word) => count + countOf(word & LOW), 0);
  const isFree = named >= 0 && !rules.fiveSuitedGlass;
  return rules.forfeits.vodka === undefined || isFree ? 0.5 + low : 0.3 * low;
}
const LOW = (1 << 12) - 1;

/** Weighs naming a suit trump: the more and higher cards of it are held, steeply, the better. */
function trumpWeight({ observation }: Hand, move: Move): number {
  const word = observation.hand[aboutOf(move)] ?? 0;
  let value = 0;
  for (let rank = 0; rank <= ACE; rank++) value += ((word >>> (2 * rank)) & 3) * (1 + rank / ACE);
  return Math.exp(1.5 * value);
}

/** How strongly a decent player prefers a move; only the proportions between the weights of one decision matter. */
function weigh(hand: Hand, move: Move): number {
  switch (codeOf(move)) {
    case ATTACK:
      return attackWeight(hand, move);
    case COVER:
      return coverWeight(hand, move);
    case ADD: {
      if (hand.observation.phase === 'pile-on') return pileWeight(hand, move);
      const matches = hasBit(ranksStanding(hand.observation.bout), groupRank(aboutOf(move)));
      return addWeight(hand, move) * (matches ? 1 : SELDOM);
    }
    case DONE:
      return hand.pressed ? 0.25 : 0.6;
    case TAKE:
      return takeWeight(hand);
    case PASS:
      return passWeight(hand, move);
    case SHOW:
      return 12;
    case CATCH:
      return 6;
    case NEW:
      return newHandWeight(hand, move);
    case TRUMP:
      return trumpWeight(hand, move);
    case CHOOSE: {
      // The loser is the payer preferred; who deals does not matter.
      const { phase, close } = hand.observation;
      return phase === 'forfeit-choice' && close?.losers.includes(aboutOf(move)) ? 3 : 1;
    }
    default:
      return 1;
  }
}

/**
 * The weights of the moves. How far the stock is used up, and whether the defender has two cards at most (`pressed`),
 * is found once for all of them.
 */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const rules = rulesOf(observation.course.options);
  const late = lateness(observation, rules);
  const pressed =
    observation.bout.defender >= 0 && (observation.sizes[observation.bout.defender] ?? 0) <= 2;
  const hand = { rules, observation, late, pressed };
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(weigh(hand, moves[i] ?? 0));
  return weights;
}
