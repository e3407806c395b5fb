/**
 * What a decent player prefers: low plain cards go first, trumps and high cards are kept while
 * there is a stock, attacks are covered as cheaply as may be, and taken early when that costs too
 * much. It knows no more than the view.
 */
import { doesBeat, ranksStanding } from './bout.ts';
import { ACE, countOf, type Lying, rankOf, realCard, shownAs, suitOf, WELI } from './cards.ts';
import { groupRank, groupSize, lyingIn } from './groups.ts';
import { lateness } from './judgement.ts';
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
} from './moves.ts';
import type { Played } from './seams.ts';
import { rulesOf } from './variants/index.ts';
import type { View } from './view.ts';

/** How much a card is worth keeping, 0 to about 2; a trump counts more than any plain card. */
function worthOf(rules: Played, view: View, card: Lying): number {
  const real = realCard(card);
  const height = (rankOf(real) - rules.lowest) / (ACE - rules.lowest);
  if (rules.weli && real === WELI) return 1.2;
  return suitOf(real) === (view.trumps[view.observer] ?? -1) ? 1 + height : height;
}

/** What is needed to know for every move of a decision, worked out once. */
interface Hand {
  readonly rules: Played;
  readonly view: View;
  readonly late: number;
  /** Opponents with few cards are pressed harder. */
  readonly pressed: boolean;
}

const sharp = (worth: number, late: number): number => Math.exp(-worth * (3.2 - 1.7 * late));

/** Cards of one rank together: the sum of what they are worth keeping. */
function groupWorth({ rules, view }: Hand, move: Move): number {
  let worth = 0;
  for (const card of lyingIn(aboutOf(move))) worth += worthOf(rules, view, card);
  return worth;
}

/** Low cards and pairs first. */
function attackWeight(hand: Hand, move: Move): number {
  const size = groupSize(aboutOf(move));
  const mean = groupWorth(hand, move) / size;
  const trumps = mean >= 1 ? 0.25 : 1;
  return trumps * (1 + 0.8 * (size - 1)) * sharp(mean, hand.late * 0.5) * 10;
}

/** Adding what is cheap to part with; nearly nothing is held back at the end. */
function addWeight(hand: Hand, move: Move): number {
  const size = groupSize(aboutOf(move));
  const mean = groupWorth(hand, move) / size;
  const keen = hand.pressed ? 3 : 1;
  return (
    keen * (1 + 0.5 * (size - 1)) * (mean >= 1 && hand.late < 1 ? 0.15 : 2) * sharp(mean, hand.late)
  );
}

/** Adding for one who takes: good riddance, but trumps are kept while cards are drawn. */
const pileWeight = (hand: Hand, move: Move): number =>
  (1 + groupSize(aboutOf(move))) *
  sharp(groupWorth(hand, move) / groupSize(aboutOf(move)), hand.late) *
  3;

/** A cover that beats, the cheaper the better; ranks that lie already invite no further cards. */
function coverWeight(hand: Hand, move: Move): number {
  const { rules, view } = hand;
  const card = coveringOf(move);
  const beats = doesBeat(rules, view, coveredOf(move), card);
  const known = ((ranksStanding(view.bout) >>> rankOf(shownAs(card))) & 1) === 1 ? 1.6 : 1;
  if (!beats) return 0.4 * sharp(worthOf(rules, view, card), hand.late);
  return known * 6 * sharp(worthOf(rules, view, card), hand.late);
}

/** Taking suits one who holds little that covers, early, when little lies; late hardly ever. */
function takeWeight({ view, late }: Hand): number {
  const { attacks, open } = view.bout;
  const lies = attacks.length * 2 - open;
  return (open > 1 ? 0.9 : 0.35) * (1.15 - late) * (1.4 / (1 + 0.35 * lies)) + 0.02;
}

/** Passing on is nearly always welcome, with a low card more than with a trump. */
const passWeight = (hand: Hand, move: Move): number =>
  (stays(wayOf(move)) ? 0.7 : 1) * 9 * sharp(groupWorth(hand, move), hand.late);

/** A hand with little of worth is changed; of suits the longest makes the best trump. */
function newHandWeight({ view, rules }: Hand, move: Move): number {
  const named = aboutOf(move) - 1;
  if (named >= 0 && named !== view.course.dealer) return 0.001;
  const low = view.hand.reduce((count, word) => count + countOf(word & LOW), 0);
  return rules.forfeits.vodka ? 0.3 * low : 0.5 + low;
}
const LOW = (1 << 12) - 1;

function trumpWeight({ view }: Hand, move: Move): number {
  const word = view.hand[aboutOf(move)] ?? 0;
  let worth = 0;
  for (let rank = 0; rank <= ACE; rank++) worth += ((word >>> (2 * rank)) & 3) * (1 + rank / ACE);
  return Math.exp(1.5 * worth);
}

/** Who lost is made to pay sooner than others; who deals is all the same. */
const chooseWeight = ({ view }: Hand, move: Move): number =>
  view.phase === 'forfeit-choice' && view.close?.losers.includes(aboutOf(move)) ? 3 : 1;

function weigh(hand: Hand, move: Move): number {
  switch (codeOf(move)) {
    case ATTACK:
      return attackWeight(hand, move);
    case COVER:
      return coverWeight(hand, move);
    case ADD:
      return hand.view.phase === 'pile-on' ? pileWeight(hand, move) : falseWeight(hand, move);
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
    case CHOOSE:
      return chooseWeight(hand, move);
    default:
      return 1;
  }
}

/** A false add is tried now and then only. */
function falseWeight(hand: Hand, move: Move): number {
  const matches = ((ranksStanding(hand.view.bout) >>> groupRank(aboutOf(move))) & 1) === 1;
  return addWeight(hand, move) * (matches ? 1 : 0.15);
}

/** Weights of the actor's moves, as a player at his seat would choose. */
export function policy(view: View, moves: readonly Move[]): readonly number[] {
  const rules = rulesOf(view.course.options);
  const late = lateness(view, rules);
  const pressed = view.bout.defender >= 0 && (view.sizes[view.bout.defender] ?? 0) <= 2;
  const hand = { rules, view, late, pressed };
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(weigh(hand, moves[i] ?? 0));
  return weights;
}
