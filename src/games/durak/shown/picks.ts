/**
 * How picks become moves: cards of the hand attack or add; a card and an attacking card cover, and the
 * attacking card may be left out while only one is uncovered; everything else takes a button, after
 * the cards it concerns.
 */
import type { Pick } from '../../../engine/table.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { attacksLeft } from '../bout/asked.ts';
import { doesBeat, fitsTable } from '../bout/bout.ts';
import { groupWith, lyingIn } from '../bout/groups.ts';
import { rankToPass } from '../bout/pass.ts';
import type { Observation } from '../rules/observation.ts';
import {
  countCards,
  type Lying,
  listCards,
  rankOf,
  realCard,
  shownAs,
  tokenOf,
} from '../state/cards.ts';
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../state/moves.ts';
import { rulesOf } from '../variants/index.ts';
import { MANY } from './prompts.ts';
import { isWholeMove, write } from './text.ts';
import texts from './texts.json' with { type: 'json' };

export const pairId = (at: number): string => `pair-${at}`;
const PAIR = /^pair-(\d+)$/;

const handPick = (lying: Lying): Pick => ({
  region: lying === realCard(lying) ? 'hand' : 'weli',
  slot: lying,
});

/** The button of a move: its text without cards, joined by hyphens. */
const buttonOf = (move: Move): string => {
  const words = write(move).split(' ');
  return words.filter((word, i) => i === 0 || !CARD.test(word)).join('-');
};
const CARD = /^(?:10|[2-9TJQKA])[CDHS](?:=[CDHS])?$/;

const openPlaces = ({ bout }: Observation): readonly number[] =>
  bout.covers.flatMap((cover, at) => (cover < 0 ? [at] : []));

function coverPicks(observation: Observation, move: Move): readonly Pick[] {
  const card = handPick(coveringOf(move));
  const open = openPlaces(observation);
  const at = open.find((place) => observation.bout.attacks[place] === coveredOf(move)) ?? 0;
  return open.length === 1 ? [card] : [card, { region: pairId(at), slot: at }];
}

/**
 * What to pick on the screen for a move: its cards, and a button where cards alone would mean an attack or an addition.
 */
export function picks(observation: Observation, move: Move): readonly Pick[] {
  switch (verbOf(move)) {
    case 'attack':
    case 'add':
      return lyingIn(aboutOf(move)).map(handPick);
    case 'cover':
      return coverPicks(observation, move);
    case 'pass':
      return [...lyingIn(aboutOf(move)).map(handPick), { button: buttonOf(move) }];
    case 'show':
      return [handPick(aboutOf(move)), { button: buttonOf(move) }];
    default:
      return [{ button: buttonOf(move) }];
  }
}

interface Picked {
  readonly cards: readonly Lying[];
  readonly places: readonly number[];
  readonly buttons: readonly string[];
}

const sortOut = (given: readonly Pick[]): Picked => ({
  cards: given.flatMap((pick) =>
    'region' in pick && (pick.region === 'hand' || pick.region === 'weli') ? [pick.slot] : [],
  ),
  places: given.flatMap((pick) => ('region' in pick && PAIR.test(pick.region) ? [pick.slot] : [])),
  buttons: given.flatMap((pick) => ('button' in pick ? [pick.button] : [])),
});

/** Cards of one rank in canonical order, others in the order picked. */
function cardsText(cards: readonly Lying[]): string {
  const group = groupWith(cards);
  return (group === undefined ? cards : lyingIn(group)).map(tokenOf).join(' ');
}

/**
 * The defender's move that these picks make. Several cards pass the attack on where that can be done in one way only;
 * one card covers another. Undefined while the card to be covered is still to be picked.
 */
function defenceText(observation: Observation, { cards, places }: Picked): string | undefined {
  const { course, bout, direction } = observation;
  const rules = rulesOf(course.options);
  const ways = rules.turnings(bout.direction, direction);
  if (cards.length > 1 && places.length === 0 && rules.passLeast(1) === 1 && ways.length === 1)
    return `pass ${cardsText(cards)}`;
  const lyingAt = (at: number): readonly Lying[] => bout.attacks.slice(at, at + 1);
  const open = openPlaces(observation);
  const [card, ...more] = cards;
  if (card !== undefined && more.length === 0 && places.length === 0 && open.length > 1)
    if (open.flatMap(lyingAt).some((lying) => doesBeat(rules, observation, lying, card)))
      return undefined;
  if (cards.length + places.length === 0) return undefined;
  const lying = (places.length > 0 ? places : open.slice(0, 1)).flatMap(lyingAt);
  return ['cover', ...[...lying, ...cards].map(tokenOf)].join(' ');
}

/** The text of the move these picks make, legal or not; undefined while they make none. */
export function intended(observation: Observation, given: readonly Pick[]): string | undefined {
  const picked = sortOut(given);
  const [button, ...more] = picked.buttons;
  if (more.length > 0) {
    /** Several actions at once are read as one line of text, which a clause then refuses. */
    const words = picked.buttons.map((id) => id.split('-')[0] ?? '');
    return words.every(isWholeMove) ? words.join(' ') : undefined;
  }
  if (button !== undefined) {
    const [verb = '', ...words] = button.split('-');
    const cards = picked.cards.length === 0 ? [] : [cardsText(picked.cards)];
    return [verb, ...cards, ...words].join(' ');
  }
  if (observation.phase === 'defend') return defenceText(observation, picked);
  if (picked.cards.length === 0) return undefined;
  return `${observation.phase === 'attack' ? 'attack' : 'add'} ${cardsText(picked.cards)}`;
}

/** How many cards of the hand go with those picked in an attack, or with those on the table. */
function fittingIn({ bout, phase, course, hand }: Observation, given: readonly Pick[]): number {
  if (course.options.cheating) return countCards(hand, 0);
  const lead = sortOut(given).cards.map(shownAs).map(rankOf);
  const isFitting = (card: number): boolean =>
    phase === 'attack' ? lead.includes(rankOf(card)) : fitsTable(bout, card);
  return listCards(hand).filter(isFitting).length;
}

/** Says how many cards are picked, and how many may be played or are needed to pass the attack on. */
export function progress(observation: Observation, given: readonly Pick[]): Text | undefined {
  const { bout, phase, course } = observation;
  const count = sortOut(given).cards.length;
  if (count === 0) return undefined;
  if (phase === 'defend') {
    const least = rulesOf(course.options).passLeast(bout.attacks.length);
    const passes = Number.isFinite(least) && least > 1 && rankToPass(bout) >= 0;
    return passes ? fill(texts.progress.toPass, count, least) : undefined;
  }
  if (phase !== 'attack' && phase !== 'ask' && phase !== 'pile-on') return undefined;
  const most = Math.min(attacksLeft(bout), fittingIn(observation, given));
  if (most === 1) return undefined;
  if (most > MANY) return fill(texts.progress.picked, count);
  return fill(texts.progress.atMost, count, most);
}
