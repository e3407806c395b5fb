/**
 * How picks become moves: cards of the hand attack or add; a card and an attacking card cover, and the
 * attacking card may be left out while only one is uncovered; everything else takes a button, after
 * the cards it concerns.
 */
import type { Pick } from '../../engine/table.ts';
import { type Lying, realCard } from './cards.ts';
import { groupWith, lyingIn } from './groups.ts';
import { aboutOf, coveredOf, coveringOf, coverMove, type Move, verbOf } from './moves.ts';
import type { Observation } from './observation.ts';
import { write } from './text.ts';
import { tokenOf } from './tokens.ts';

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

function coverText(observation: Observation, { cards, places }: Picked): string | undefined {
  const open = openPlaces(observation);
  const at = places[0] ?? (open.length === 1 ? open[0] : undefined);
  const [card] = cards;
  const lying = at === undefined ? undefined : observation.bout.attacks[at];
  if (card === undefined || lying === undefined || cards.length > 1) return undefined;
  return write(coverMove(lying, card));
}

/** The text of the move these picks make, legal or not; undefined while they make none. */
export function intended(observation: Observation, given: readonly Pick[]): string | undefined {
  const picked = sortOut(given);
  const [button, ...more] = picked.buttons;
  if (more.length > 0) return undefined;
  if (button !== undefined) {
    const [verb = '', ...words] = button.split('-');
    const cards = picked.cards.length === 0 ? [] : [cardsText(picked.cards)];
    return [verb, ...cards, ...words].join(' ');
  }
  if (observation.phase === 'defend') return coverText(observation, picked);
  if (picked.cards.length === 0 || picked.places.length > 0) return undefined;
  return `${observation.phase === 'attack' ? 'attack' : 'add'} ${cardsText(picked.cards)}`;
}
