/** The tricks of a deal, card by card, who took a card in them, and what each card gave away with all cards open. */
import { type Card, writeCard } from '../../cards/pack.ts';
import { isClaim } from '../../engine/claims.ts';
import { CHANCE, type Seat, SPECTATOR } from '../../engine/game.ts';
import type { PlayedTrick } from '../../engine/highlight.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { FaceShown, Fact, Table } from '../../engine/table.ts';
import { fill, seatThen, type Text } from '../../lang/text.ts';
import type { Made } from '../steps/steps.ts';
import type { OpenCard } from './open-cards.ts';

/** The table as everybody may see it, and all cards of a deal that has ended. */
function tableAfter({ game, state, finished }: AnyMatch): Table {
  return finished === undefined
    ? game.display.table(game.observer.observe(state, SPECTATOR))
    : game.display.reveal(finished, SPECTATOR);
}

/** The cards of the trick taken last, as the table shows them after a step. */
const lastTrickAfter = ({ after }: Made): readonly FaceShown[] =>
  tableAfter(after).regions.find(({ lastTrick }) => lastTrick === true)?.cards ?? [];

/** The cards of a trick as the table shows them: who played each, and which of them wins. */
const playedIn = (faces: readonly FaceShown[]): PlayedTrick =>
  faces.flatMap(({ card, by, marks = [] }) =>
    card === undefined || by === undefined
      ? []
      : [{ seat: by, card, wins: marks.includes('wins') }],
  );

const areAlike = (one: PlayedTrick, other: PlayedTrick): boolean =>
  one.length === other.length &&
  one.every(({ seat, card }, at) => seat === other[at]?.seat && card === other[at]?.card);

/** The steps of a deal. */
export const stepsOfDeal = (steps: readonly Made[], deal: number): readonly Made[] =>
  steps.filter(({ before }) => before.deal === deal);

/** The tricks of a deal, oldest first; none where the table of the game shows no trick taken last. */
export function tricksIn(steps: readonly Made[], deal: number): readonly PlayedTrick[] {
  const tricks: PlayedTrick[] = [];
  for (const step of stepsOfDeal(steps, deal)) {
    const trick = step.by === CHANCE ? [] : playedIn(lastTrickAfter(step));
    const before = tricks.at(-1);
    if (trick.length > 0 && (before === undefined || !areAlike(trick, before))) tricks.push(trick);
  }
  return tricks;
}

/** The tricks of deals by their last step, so that a deal which is taken back is forgotten. */
const known = new WeakMap<Made, readonly PlayedTrick[]>();

/** The tricks of a deal, found once for its steps. */
export function knownTricks(steps: readonly Made[], deal: number): readonly PlayedTrick[] {
  const last = stepsOfDeal(steps, deal).at(-1);
  if (last === undefined) return [];
  const tricks = known.get(last) ?? tricksIn(steps, deal);
  known.set(last, tricks);
  return tricks;
}

/** The card that a step played to a trick; undefined for a step that did anything else, such as a discard. */
function cardPlayed({ before, after, by, text }: Made): Card | undefined {
  if (by === CHANCE) return undefined;
  const [card] = cardsNamed(before.pack.tokens, text);
  const tricks = tableAfter(after).regions.filter(({ role }) => role === 'trick');
  const isLying = tricks.some(({ cards }) => cards.some((face) => face.card === card));
  return isLying ? card : undefined;
}

/**
 * The number of the trick, from 1, to which the step after `ply` steps played a card; undefined for a step that played
 * to none, and in a trick that was never complete.
 */
export function trickAt(steps: readonly Made[], ply: number): number | undefined {
  const step = steps.find(({ before }) => before.ply === ply);
  const card = step && cardPlayed(step);
  if (step === undefined || card === undefined) return undefined;
  const { deal, pack } = step.before;
  /** How often this card, which may have a twin, was played before in the deal. */
  const earlier = stepsOfDeal(steps, deal).filter(
    (one) =>
      one.before.ply < ply &&
      cardsNamed(pack.tokens, one.text).includes(card) &&
      cardPlayed(one) === card,
  );
  const tricks = knownTricks(steps, deal);
  const holding = tricks.flatMap((trick, at) =>
    trick.filter((one) => one.card === card).map(() => at + 1),
  );
  return holding[earlier.length];
}

/** The claim that ended a deal, with who made it: “{1} claims two tricks”; undefined where all cards were played. */
export function claimThatEnded(steps: readonly Made[], deal: number): Text | undefined {
  const last = stepsOfDeal(steps, deal).at(-1);
  if (last === undefined || last.by === CHANCE) return undefined;
  const { before, by, text: line } = last;
  const { game, state } = before;
  const move = game.notation.read(line);
  if (isRefusal(move) || !isClaim(before, move)) return undefined;
  return seatThen(by, game.notation.describe(game.observer.observe(state, by), move));
}

/** Who took a card in a trick of the deal; undefined while nobody has. */
export function takerIn(steps: readonly Made[], deal: number, card: Card): Seat | undefined {
  const ofDeal = stepsOfDeal(steps, deal);
  const at = ofDeal.findIndex(({ before, by, text }) => {
    const words = text.split(' ');
    return by !== CHANCE && words.includes(writeCard(before.pack, card));
  });
  if (at < 0) return undefined;
  for (const step of ofDeal.slice(at)) {
    const trick = playedIn(lastTrickAfter(step));
    if (trick.some((one) => one.card === card)) return trick.find(({ wins }) => wins)?.seat;
  }
  return undefined;
}

/** The table of a deal with the facts that name who took a card, as the steps of the deal tell. */
export function withTakers(table: Table, steps: readonly Made[], deal: number): Table {
  if (table.facts.every(({ taken }) => taken === undefined)) return table;
  const facts = table.facts.map((fact): Fact => {
    const { taken } = fact;
    const taker = taken && takerIn(steps, deal, taken.card);
    return taken === undefined || taker === undefined
      ? fact
      : { ...fact, value: fill(taken.value, taker) };
  });
  return { ...table, facts };
}

/** The cards that the text of a move names. */
const cardsNamed = (tokens: readonly string[], line: string): readonly Card[] =>
  line.split(' ').flatMap((word) => {
    const card = tokens.indexOf(word);
    return card < 0 ? [] : [card];
  });

/** By card: how far the result with all cards open was from what the player wanted, at least 1; others are left out. */
export function givenAway(
  cards: readonly OpenCard[],
  tokens: readonly string[],
): ReadonlyMap<Card, number> {
  const given = new Map<Card, number>();
  for (const { made, result, best } of cards) {
    const [card] = cardsNamed(tokens, made);
    if (card !== undefined && result !== best) given.set(card, Math.abs(best - result));
  }
  return given;
}
