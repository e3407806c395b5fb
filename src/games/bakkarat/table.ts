/** The table of Bakkarat as regions, facts, amounts and buttons, its notation (`stake N`, `hit`, `stand`) and the picks. */

import { dealsInMatch } from '../../blocks/match-length.ts';
import { numberWords, unreadable, wordsOf } from '../../blocks/play-text.ts';
import { allSeats } from '../../blocks/seats.ts';
import { ownIfAny } from '../../blocks/table-keys.ts';
import common from '../../blocks/texts.json' with { type: 'json' };
import { seatsShown } from '../../blocks/trick-table.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Amount, Button, Fact, Pick, Region, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { paysToStake } from './heuristics.ts';
import type { Observation } from './observation.ts';
import type { Options } from './options.ts';
import { type Move, mostStake } from './rules.ts';
import { countHand } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };
import { ownHand, PAIR, thirdChances } from './third-card.ts';

const STAKE = 'stake';

export const write = (move: Move): string =>
  move.verb === 'stake' ? `${STAKE} ${move.amount}` : move.verb;

/** Reads a move; a number alone is a stake. */
export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  if ((verb === 'hit' || verb === 'stand') && args.length === 0) return { verb };
  const words = verb === STAKE ? args : [verb, ...args];
  const amount = words[0] ?? '';
  if (/^\d{1,6}$/.test(amount) && words.length === 1)
    return { verb: STAKE, amount: Number(amount) };
  return unreadable(line);
}

/** Every move: the two answers, then the stakes up to the limit (BAK-8). */
export const forms = ({ limit }: Options): readonly string[] => [
  'hit',
  'stand',
  ...numberWords(1, limit).map((amount) => `${STAKE} ${amount}`),
];

export function describe(_: Observation, move: Move): Text {
  if (move.verb === 'stake')
    return text(`(stake|stakes) ${move.amount}`, `(setzt|setzt) ${move.amount}`);
  if (move.verb === 'hit') return texts.moves.hit;
  return texts.moves.stand;
}

export const picks = (_: Observation, move: Move): readonly Pick[] =>
  move.verb === 'stake' ? [{ region: STAKE, slot: move.amount }] : [{ button: move.verb }];

/** The move that one pick stands for, in notation: a button, or a stake chosen among the amounts. */
export function intended(_: Observation, picked: readonly Pick[]): string | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0) return undefined;
  return 'button' in pick ? pick.button : `${STAKE} ${pick.slot}`;
}

/** The room for a hand: two cards and a third. */
const HAND_ROOM = 3;

const BUTTONS: readonly Button[] = [
  { id: 'stand', label: text('stand', 'stehen bleiben'), key: 'n' },
  { id: 'hit', label: text('third card', 'dritte Karte'), key: 't' },
];

/** What a third card would do, asked of whoever holds a hand of two and is to act. */
function thirdPrompt(observation: Observation): Text {
  const isAsked = observation.turn === observation.observer;
  if (!isAsked || ownHand(observation).length !== PAIR) return texts.prompts.third;
  const { better, bak, all } = thirdChances(observation);
  return fill(texts.prompts.thirdOdds, better, all, bak);
}

function prompt(observation: Observation): Text {
  switch (observation.phase) {
    case 'stake': {
      const most = mostStake(observation);
      return most === 1 ? texts.prompts.stakeOne : fill(texts.prompts.stake, most);
    }
    case 'deal':
      return common.prompts.notDealt;
    case 'third':
      return thirdPrompt(observation);
    case 'over':
      return common.prompts.over;
  }
}

/** The tags of the bank, of the stakes made, and of players who cannot afford one. */
export function stakeTags({ bank, stakes, chips }: Observation, seat: number): readonly Text[] {
  if (seat === bank) return [text('bank', 'Bank')];
  if ((chips[seat] ?? 0) <= 0) return [texts.tags.out];
  const staked = stakes[seat] ?? 0;
  return staked > 0 ? [fill(texts.tags.stake, staked)] : [];
}

function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const tags = stakeTags(observation, seat);
  return observation.stood.includes(seat) ? [...tags, texts.tags.stood] : tags;
}

/** A hand as it lies on the table: its backs first, then the open cards, among which the third one always is. */
function handOf(observation: Observation, seat: number): Region {
  const own = seat === observation.observer;
  const open = observation.open[seat] ?? [];
  const backs = Array.from({ length: observation.down[seat] ?? 0 }, () => ({}));
  return {
    id: own ? 'hand' : `hand-${seat}`,
    role: own ? 'hand' : 'row',
    label: own ? common.regions.hand : fill(common.regions.handOf, seat),
    owner: seat,
    cards: [...backs, ...open.map((card) => ({ card }))],
    room: HAND_ROOM,
  };
}

/** The hands of all seats as regions, the observer's last. */
export function handRegions(observation: Observation): readonly Region[] {
  const seats = allSeats(observation.options.players);
  const others = seats.filter((seat) => seat !== observation.observer);
  const own = seats.filter((seat) => seat === observation.observer);
  return [...others, ...own].map((seat) => handOf(observation, seat));
}

/** By seat, the number of cards held, open or not. */
export const cardsHeld = ({ open, down }: Observation): readonly number[] =>
  open.map((cards, seat) => cards.length + (down[seat] ?? 0));

/** How many deals of the match are decided: those that are void do not count (BAK-4). */
export const decidedFact = ({ options }: Observation, decided: number): Fact => ({
  label: text('decided', 'entschieden'),
  value: same(`${decided}/${dealsInMatch(options.rounds, options)}`),
});

function stakeAmount(observation: Observation): readonly Amount[] {
  if (observation.phase !== 'stake') return [];
  const values = Array.from({ length: mostStake(observation) }, (_, i) => i + 1);
  return [{ id: STAKE, label: text('stake', 'Einsatz'), verb: text('stake', 'setze'), values }];
}

/** The stake at which the turn begins: as much as may be staked where every chip pays, else the least. */
function soundStake(observation: Observation): readonly Pick[] | undefined {
  const { phase, turn, observer } = observation;
  if (phase !== 'stake' || turn !== observer) return undefined;
  const most = mostStake(observation);
  return [{ region: STAKE, slot: paysToStake(observation, most) ? most : 1 }];
}

/** The table as an observer sees it; the own count is told as soon as the hand is dealt. */
export function table(observation: Observation): Table {
  const { phase, observer, bank, chips, stakes } = observation;
  const own = observation.open[observer] ?? [];
  return {
    seats: seatsShown(cardsHeld(observation), chips, (seat) => tagsOf(observation, seat)).map(
      (shown) => ({ ...shown, chips: stakes[shown.seat] ?? 0 }),
    ),
    regions: handRegions(observation),
    dealer: bank,
    buttonsOnly: true,
    facts: [decidedFact(observation, observation.decided)],
    ...ownIfAny(own.length > 1 ? fill(texts.tags.own, countHand(own)) : undefined),
    buttons: phase === 'stake' ? [] : BUTTONS,
    amounts: stakeAmount(observation),
    cursor: soundStake(observation),
    prompt: prompt(observation),
  };
}
