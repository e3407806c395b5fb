/** The picks, buttons and bids of Binokel, the moves they mean, and the value those moves would have. */
import type { Draft } from '../../../blocks/draft.ts';
import { handPick } from '../../../blocks/play-text.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import { trickProgress } from '../../../blocks/trick-progress.ts';
import { bagDifference, withCards } from '../../../cards/bag.ts';
import { type Card, writeCards } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Amount, Button, Pick } from '../../../engine/table.ts';
import { fill, joinTexts, same, signed, type Text, text } from '../../../lang/text.ts';
import { choices } from '../rules/announce.ts';
import {
  aboutOf,
  bidText,
  CARD_POINTS,
  COPIES,
  kindOf,
  LAST_TRICK,
  type Move,
  moveOf,
  pack,
  specialOf,
  suitSign,
  WEG,
} from '../rules/cards.ts';
import { winnerOf } from '../rules/follow.ts';
import { meldSum, meldSums } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { callsOf } from '../rules/rules.ts';
import { highRank, type State, trumpOf } from '../rules/state.ts';
import { read, write } from './text.ts';
import texts from './texts.json' with { type: 'json' };

/** The region of the twenty kinds of card that can be called. */
export const CALLABLE = 'call';
const BIDS = 'bid';

/** Where to point on the screen for a move: a number of the bids, a card to call, a card of the hand, or a button. */
export function picks(_: Observation, move: Move): readonly Pick[] {
  const slot = aboutOf(move);
  switch (kindOf(move)) {
    case 'bid':
      return [{ region: BIDS, slot }];
    case 'call':
      return [{ region: CALLABLE, slot }];
    case 'play':
    case 'away':
    case 'return':
      return [handPick(slot)];
    default:
      return [{ button: write(move) }];
  }
}

/** The verb of a move with a card picked from the hand. */
const verbIn = ({ phase }: Observation) =>
  phase === 'return' || phase === 'away' ? phase : 'play';

/** The text of several cards picked, which is no move: its refusal says “one at a time”. */
function severalCards(observation: Observation, picked: readonly Pick[]): string | undefined {
  const cards = picked.flatMap((pick) =>
    'slot' in pick && pick.region === 'hand' ? [pick.slot] : [],
  );
  if (cards.length < picked.length || cards.length === 0) return undefined;
  return `${verbIn(observation)} ${writeCards(pack, cards)}`;
}

/**
 * The move that picks stand for, in notation; only one card goes at a time, so that several give a text that is refused
 * with that reason.
 */
export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined) return undefined;
  if (more.length > 0) return severalCards(observation, picked);
  if ('button' in pick) return pick.button;
  if (pick.region === BIDS) return write(moveOf('bid', pick.slot));
  if (pick.region === CALLABLE) return write(moveOf('call', pick.slot));
  return write(moveOf(verbIn(observation), pick.slot));
}

/** The value of the melds without a card that is discarded or given back. */
function meldsWithout(observation: Observation, slot: number): Text | undefined {
  const hand = bagDifference(ownHand(observation), [slot]);
  if (observation.phase === 'return') return fill(texts.picked.atBest, Math.max(...meldSums(hand)));
  const trump = trumpOf(observation);
  if (observation.phase !== 'away' || trump < 0) return undefined;
  return fill(texts.picked.leaves, meldSum(hand, trump));
}

/** The value of the melds in the game announced, or the cost of giving up. */
function announced(observation: Observation, button: string): Text | undefined {
  const move = read(button);
  if (typeof move !== 'number' || observation.phase !== 'announce') return undefined;
  if (kindOf(move) === 'ab') return texts.picked.costs;
  if (kindOf(move) !== 'game') return undefined;
  return fill(texts.picked.with, meldSum(ownHand(observation), aboutOf(move)));
}

/** The value of the melds with a card that is called, if somebody has it to hand over. */
const meldsWith = (observation: Observation, slot: number): Text =>
  fill(texts.picked.called, Math.max(...meldSums(withCards(ownHand(observation), [slot]))));

/** The most that tricks count: all cards of the pack, and the last trick. */
const MOST_IN_TRICKS = COPIES * sum(CARD_POINTS) + LAST_TRICK;

/** What a bid asks beyond the melds of the hand. */
function bidAsks(observation: Observation, bid: number): Text | undefined {
  const beyond = bid - Math.max(...meldSums(ownHand(observation)));
  if (beyond <= 0) return undefined;
  if (beyond <= MOST_IN_TRICKS) return fill(texts.picked.asks, beyond);
  return fill(texts.picked.asksMuch, beyond, MOST_IN_TRICKS);
}

/** How a trick is won and what it counts; in a special game only the trick counts. */
function trickRules(observation: Observation) {
  const { options, contract } = observation;
  const trump = trumpOf(observation);
  const countIn = (cards: readonly Card[]): Text | undefined =>
    contract?.kind === 'game' ? fill(texts.units.points, pointsOf(cards, CARD_POINTS)) : undefined;
  return {
    players: options.players,
    step: -1 as const,
    winner: (cards: readonly Card[]) => winnerOf(cards, trump),
    valueOf: countIn,
  };
}

/** What the pick would bring before it is confirmed: what a bid asks, the melds with a trump, or those left without a card. */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0) return undefined;
  if ('button' in pick) return announced(observation, pick.button);
  if (pick.region === 'hand' && observation.phase === 'play')
    return trickProgress(observation, trickRules(observation), picked);
  if (pick.region === 'hand') return meldsWithout(observation, pick.slot);
  if (pick.region === CALLABLE) return meldsWith(observation, pick.slot);
  return pick.region === BIDS ? bidAsks(observation, pick.slot) : undefined;
}

/** The keys of the suits: Bells, hEarts, leaVes, acorNs; in German schEllen, herZ, grüN, eIchel. */
const SUIT_KEYS = [text('b', 'e'), text('e', 'z'), text('v', 'n'), text('n', 'i')];

/** The moves of the seat to act that are words, not cards of its hand; these depend on public facts alone. */
export function movesOf(observation: Observation): readonly Move[] {
  const state: State = { ...observation, hands: [], dabb: [], discards: [] };
  if (observation.phase === 'bid') return [WEG, ...callsOf(state).slice(0, -1)];
  if (observation.phase === 'announce') return choices(state);
  return [];
}

/** The key of a button where its label gives no good one: suits and special games have keys of their own. */
function buttonKey(move: Move): string | Text | undefined {
  switch (kindOf(move)) {
    case 'weg':
      return 'e';
    case 'game':
      return SUIT_KEYS[aboutOf(move)];
    case 'special':
    case 'announce':
      return specialOf(aboutOf(move)).key;
    default:
      return undefined;
  }
}

function buttonLabel(move: Move): Text {
  switch (kindOf(move)) {
    case 'game':
      return fill(texts.choices.trump, suitSign(aboutOf(move)));
    case 'ab':
      return fill(texts.choices.giveUp, suitSign(aboutOf(move)));
    case 'announce':
      return fill(texts.choices.play, specialOf(aboutOf(move)).object);
    default:
      return bidText(move, 'name');
  }
}

/** A suit with what it melds, or with what giving up costs; without melds for who does not see declarer's hand. */
function briefLabel(observation: Observation, move: Move): Text | undefined {
  const { observer, turn } = observation;
  const suit = suitSign(aboutOf(move));
  switch (kindOf(move)) {
    case 'special':
      return specialOf(aboutOf(move)).brief;
    case 'game':
      if (observer !== turn) return suit;
      return joinTexts([suit, same(meldSum(ownHand(observation), aboutOf(move)))]);
    case 'ab':
      return joinTexts([suit, signed(-highRank(observation))], '');
    default:
      return undefined;
  }
}

/** The rows of the box: the suits that may be trump, and below each what giving up with it as trump costs. */
const BOX_ROWS: Readonly<Record<string, number>> = { game: 0, ab: 1 };

/** A move as a button; giving up is never where the cursor starts. */
function buttonOf(observation: Observation, move: Move): Button {
  const key = buttonKey(move);
  const brief = briefLabel(observation, move);
  const box = BOX_ROWS[kindOf(move)];
  const button: Draft<Button> = { id: write(move), label: buttonLabel(move) };
  if (brief !== undefined) button.brief = brief;
  if (key !== undefined) button.key = key;
  if (box !== undefined) button.box = box;
  if (kindOf(move) === 'ab') button.cursor = 'last';
  return button;
}

/** The buttons of these moves; giving up comes last, so that nobody presses it by mistake. */
export function buttonsOf(observation: Observation, moves: readonly Move[]): readonly Button[] {
  const words = moves.filter((move) => kindOf(move) !== 'bid' && kindOf(move) !== 'call');
  const last = words.filter((move) => kindOf(move) === 'ab');
  const first = words.filter((move) => kindOf(move) !== 'ab');
  return [...first, ...last].map((move) => buttonOf(observation, move));
}

export function amountsOf(moves: readonly Move[]): readonly Amount[] {
  const values = moves.filter((move) => kindOf(move) === 'bid').map(aboutOf);
  if (values.length === 0) return [];
  return [{ id: BIDS, label: text('your bid', 'dein Gebot'), verb: texts.bidVerb, values, box: 0 }];
}
