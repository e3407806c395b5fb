/** A decision in cards and words: what lay on the table, the move made, the better one, and why. */
import { isRefusal } from '../../../engine/refusal.ts';
import type { Region } from '../../../engine/table.ts';
import { readBy } from '../../../lang/address.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import { amountIn } from '../../../play/advice/figures.ts';
import { reasonsToldTo } from '../../../play/advice/review.ts';
import { captionOf, phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import type { Group } from '../../table/cards/card-groups.tsx';
import { type Runs, run } from '../../theme/theme.ts';
import { betterText } from './found-text.ts';
import type { InCards } from './told-in-cards.tsx';
import type { WeighedStep } from './use-decisive-moment.ts';

/** The cards that a sentence names, twins of a double pack too. */
const namedIn = ({ before: { pack } }: WeighedStep['step'], words: string): readonly number[] =>
  [...words.matchAll(/\[([^\]]+)\]/g)].flatMap(([, token = '']) => {
    const card = pack.tokens.indexOf(token);
    return card < 0 ? [] : [card];
  });

export interface ToldMoment {
  readonly voices: Voices;
  readonly moment: WeighedStep;
  /** The seat that is called “you”. */
  readonly you?: number | undefined;
}

const nameFor = (stage: Stage, { voices, you }: ToldMoment, seat: number): string =>
  captionOf(stage, { ...voices, you }, seat);

/** Whether both hold the same cards, twins as often. */
const holdTheSame = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The place on the table to which a move goes, where its picks name one besides cards in hand. */
function aimOf({ before, by }: WeighedStep['step'], line: string): Region | undefined {
  const { display, notation, observer } = before.game;
  const observation = observer.observe(before.state, by);
  const move = notation.read(line);
  if (isRefusal(move)) return undefined;
  const places = display.table(observation).regions.filter(({ role }) => role !== 'hand');
  const named = display.picks(observation, move).flatMap((pick) => {
    const region = 'region' in pick ? places.find(({ id }) => id === pick.region) : undefined;
    return region === undefined ? [] : [region];
  });
  return named.at(-1);
}

/** What a place is called below cards: its number, or its label. */
const placeText = ({ number, label }: Region): Text =>
  number === undefined ? label : fill(endTexts.moment.row, number);

/** The top card of a place with the cards that a move adds, and whose move it was or what it is. */
function addedTo(stage: Stage, voices: Voices, region: Region, added: Group): Group {
  const top = region.cards.at(-1)?.card;
  const place = phrase(stage, voices, placeText(region), { tone: 'faint' });
  const cards = top === undefined ? added.cards : [top, ...added.cards];
  return { ...added, cards, caption: [...added.caption, run(', ', { tone: 'faint' }), ...place] };
}

/** Cards that two moves add to different places, each on its place’s top card; undefined where they add to one. */
function apart(
  stage: Stage,
  { voices, moment }: ToldMoment,
  made: Group,
  better: Group,
): readonly Group[] | undefined {
  const from = aimOf(moment.step, moment.made);
  const to = aimOf(moment.step, moment.better);
  if (from === undefined || to === undefined || from.id === to.id) return undefined;
  return [addedTo(stage, voices, from, made), addedTo(stage, voices, to, better)];
}

/** The cards that the player of a step held before it, as far as they could see them. */
export function heldBefore({
  before: { game, state },
  by,
}: WeighedStep['step']): readonly number[] {
  const { regions } = game.display.table(game.observer.observe(state, by));
  const hand = regions.find(({ role, owner }) => role === 'hand' && owner === by);
  return (hand?.cards ?? []).flatMap(({ card }) => card ?? []);
}

/** Whether neither the move made nor the better one names a card, as in an auction. */
export const namesNoCard = ({ step, told }: WeighedStep): boolean =>
  namedIn(step, told.made.en + told.better.en).length === 0;

/**
 * What lay on the table, then the cards of the move made and all cards of the better one, unless it differs in
 * something else; cards that go elsewhere are shown on both places; a bid shows the hand, of which nothing may be known.
 */
function groupsOf(stage: Stage, told: ToldMoment): readonly Group[] {
  const { step, told: words } = told.moment;
  const { game, state } = step.before;
  const { regions } = game.display.table(game.observer.observe(state, step.by));
  const lying = regions
    .filter(({ role, lastTrick }) => !lastTrick && (role === 'trick' || role === 'pair'))
    .flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
  const held = heldBefore(step);
  // A twin of a card that lies on the table may be played from the hand.
  const isMoved = (card: number): boolean => held.includes(card) || !lying.includes(card);
  const made = namedIn(step, words.made.en).filter(isMoved);
  const better = namedIn(step, words.better.en).filter(isMoved);
  const name = [run(nameFor(stage, told, step.by), { bold: true })];
  if (made.length + better.length === 0) {
    if (held.length === 0) return [];
    return [{ cards: held, caption: name }];
  }
  const faint = { tone: 'faint' } as const;
  const lay: Group = { cards: lying, caption: [run(say(stage, endTexts.moment.lay), faint)] };
  const own: Group = { cards: made, caption: name };
  const gold = [run(say(stage, endTexts.moment.better), { tone: 'accent', bold: true })];
  const other: Group = { cards: better, caption: gold, isLit: true };
  if (!holdTheSame(made, better)) return [lay, own, other];
  return [lay, ...(apart(stage, told, own, other) ?? [own])];
}

/** What the move gave away. */
const gaveAwayText = ({ gain, step }: WeighedStep): Text => amountIn(step.before.game, gain.mean);

/** What was done and what it cost: told to whoever did it as “you”. */
function madeText({ moment, you }: ToldMoment): Text {
  const { seat, told } = moment;
  const made = readBy(fill(endTexts.moment.made, seat, told.made), you);
  return joinTexts([made, fill(endTexts.moment.cost, gaveAwayText(moment))]);
}

/** The reason told first; of computed figures only that they are computed would be said. */
function firstReason({ moment, you }: ToldMoment): Text | undefined {
  if (moment.exact) return undefined;
  return reasonsToldTo(moment, you)[0];
}

/** What was done, what it cost, and the better move. */
export function decisionRuns(stage: Stage, told: ToldMoment): Runs {
  const { voices, moment, you } = told;
  const made = phrase(stage, voices, madeText(told), { bold: true });
  return [...made, run(' '), ...phrase(stage, voices, betterText(moment, you))];
}

/**
 * What was done and what it cost, the better move, and the first reason: all of it, or whole sentences of it from the
 * beginning.
 */
function toldWays(stage: Stage, told: ToldMoment): readonly Runs[] {
  const { voices } = told;
  const reason = firstReason(told);
  const made = phrase(stage, voices, madeText(told), { bold: true });
  const better = decisionRuns(stage, told);
  if (reason === undefined) return [better, made];
  return [[...better, run(' '), ...phrase(stage, voices, reason, { tone: 'faint' })], better, made];
}

/** The groups, then the move made and the better one alone, and these two closer together. */
function waysOf(groups: readonly Group[]): InCards['cards'] {
  const [, ...moves] = groups;
  if (moves.length < 2) return [groups];
  return [groups, moves, moves.map((group) => ({ ...group, isClose: true }))];
}

/** A decision as cards with words. */
export const decisionInCards = (stage: Stage, told: ToldMoment): InCards => ({
  pack: told.moment.step.before.pack,
  cards: waysOf(groupsOf(stage, told)),
  words: toldWays(stage, told),
});
