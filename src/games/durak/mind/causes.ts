/** What players of Durak say for and against a move. */
import { con, pro } from '../../../blocks/causes.ts';
import type { Cause } from '../../../engine/extras.ts';
import { listed, type Text } from '../../../lang/text.ts';
import { doesBeat, ranksStanding } from '../bout/bout.ts';
import { lyingIn } from '../bout/groups.ts';
import { ACE, cardsOf, type Lying, marked, rankOf, realCard, shownAs, suitOf } from '../cards.ts';
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../moves.ts';
import { hidden, type Observation } from '../observation.ts';
import texts from '../texts.json' with { type: 'json' };
import { rulesOf } from '../variants/index.ts';

const { causes: said } = texts;

/** Queens and above are high. */
const HIGH = ACE - 2;

const namedAll = (cards: readonly Lying[]): Text => listed(cards.map(marked));
const trumpOf = ({ trumps, observer }: Observation): number => trumps[observer] ?? -1;
const isTrump = (observation: Observation, card: Lying): boolean =>
  suitOf(realCard(card)) === trumpOf(observation);
/** Trumps above all plain cards. */
const heightOf = (observation: Observation, card: Lying): number =>
  rankOf(realCard(card)) + (isTrump(observation, card) ? ACE + 1 : 0);

/** Cards that leave the hand without being asked for: cheap ones gladly, others dearly. */
function spends(observation: Observation, cards: readonly Lying[]): readonly Cause[] {
  const { hand, stock } = observation;
  const named = namedAll(cards);
  const heights = cards.map((card) => heightOf(observation, card));
  const lowest = Math.min(...cardsOf(hand).map((card) => heightOf(observation, card)));
  const trumps = cards.filter((card) => isTrump(observation, card));
  if (trumps.length > 0)
    return con(undefined, stock > 0 ? said.trumpEarly : said.trump, namedAll(trumps), stock);
  const isHigh = stock > 0 && heights.some((height) => height >= HIGH);
  return [
    ...(cards.length > 1 ? pro(undefined, said.several, named) : []),
    ...(heights.includes(lowest) ? pro(undefined, said.lowest, named) : []),
    ...(isHigh ? con(undefined, said.high, named, stock) : []),
  ];
}

/** An attacking card that no card of its suit beats any more. */
function unbeaten(observation: Observation, [card = 0]: readonly Lying[]): readonly Cause[] {
  const { bout, known } = observation;
  const out = [...hidden(observation).pool, ...cardsOf(known, Math.max(0, bout.defender))];
  const isBeaten = out.some(
    (other) => suitOf(other) === suitOf(shownAs(card)) && rankOf(other) > rankOf(shownAs(card)),
  );
  const plain = !isBeaten && !isTrump(observation, card);
  return plain ? pro('swallowed', said.unbeaten, marked(card)) : [];
}

function cover(observation: Observation, attack: Lying, card: Lying): readonly Cause[] {
  const { bout, stock } = observation;
  const isKnown = ((ranksStanding(bout) >>> rankOf(shownAs(card))) & 1) === 1;
  const isDear = isTrump(observation, card) && !isTrump(observation, attack);
  return [
    ...(isDear
      ? con(undefined, stock > 0 ? said.coversDear : said.coversTrump, marked(card), marked(attack))
      : pro(undefined, said.covers, marked(card), marked(attack))),
    ...(bout.open === 1 && isKnown ? pro('swallow', said.sameRank, marked(card)) : []),
    ...(isKnown ? [] : con('swallow', said.newRank, marked(card))),
  ];
}

/** What is taken up, and what covering would have cost. */
function take(observation: Observation): readonly Cause[] {
  const { bout, hand, course, stock } = observation;
  const rules = rulesOf(course.options);
  const lying = [...bout.attacks, ...bout.covers].filter((card) => card >= 0);
  const trumps = lying.filter((card) => isTrump(observation, card));
  const open = bout.attacks.filter((_, i) => (bout.covers[i] ?? -1) < 0);
  const covering = cardsOf(hand).filter((card) =>
    open.some((attack) => doesBeat(rules, observation, attack, card)),
  );
  const cheap = covering.filter((card) => heightOf(observation, card) < HIGH);
  return [
    ...(cheap.length === 0 && covering.length > 0 && stock > 0
      ? pro(undefined, said.saves, namedAll(covering), stock)
      : []),
    ...(trumps.length > 0 ? pro(undefined, said.takesTrumps, namedAll(trumps)) : []),
    ...con(undefined, said.takes, lying.length, namedAll(lying)),
  ];
}

/** What stays in hand when nothing more is added, and how many cards the defender has left. */
function done({ sizes, bout, hand }: Observation): readonly Cause[] {
  const fitting = cardsOf(hand).filter((card) => (ranksStanding(bout) >>> rankOf(card)) & 1);
  const left = sizes[bout.defender] ?? 0;
  const few = left > 0 && left <= 2 ? con(undefined, said.fewLeft, `{${bout.defender}}`, left) : [];
  return fitting.length > 0 ? [...pro(undefined, said.keeps, namedAll(fitting)), ...few] : few;
}

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const about = aboutOf(move);
  switch (verbOf(move)) {
    case 'attack':
      return [...unbeaten(observation, lyingIn(about)), ...spends(observation, lyingIn(about))];
    case 'add':
      return spends(observation, lyingIn(about));
    case 'cover':
      return cover(observation, coveredOf(move), coveringOf(move));
    case 'take':
      return take(observation);
    case 'done':
      return done(observation);
    case 'pass':
      return [
        ...pro('passed', said.passes, namedAll(lyingIn(about))),
        ...spends(observation, lyingIn(about)),
      ];
    case 'show':
      return pro(undefined, said.shows, marked(about));
    default:
      return [];
  }
}
