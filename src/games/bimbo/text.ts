/** Notation of Bimbo: `play C [C …]`, `give C [C]`, `pass`; and the picks. */
import { handPick, unreadable, wordsOf } from '../../blocks/play-text.ts';
import { bagOf } from '../../cards/bag.ts';
import { readCard, writeCard, writeCards } from '../../cards/pack.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import type { Pick } from '../../engine/table.ts';
import { cardMarks, fill, type Text, text } from '../../lang/text.ts';
import { exchangeDue, exchangesOf } from './exchange.ts';
import type { Observation } from './observation.ts';
import { type Move, type State, tokens } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { moves } = texts;

export const write = (move: Move): string =>
  move.verb === 'pass' ? 'pass' : `${move.verb} ${writeCards(tokens, move.cards)}`;

export const words = (): readonly string[] => ['play', 'give', 'pass'];

/** Reads `pass`; with cards behind it, it is refused with the reason that one can only do one of the two (BIM-4). */
function readPass(line: string, args: readonly string[]): Move | Refusal {
  if (args.length === 0) return { verb: 'pass' };
  return args.every((word) => readCard(tokens, word) !== undefined)
    ? refuse('BIM-4', texts.refusals.oneOfTwo)
    : unreadable(line);
}

/** Reads a move; cards without a verb are played. */
export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  if (verb === 'pass') return readPass(line, args);
  const named = verb === 'play' || verb === 'give' ? args : [verb, ...args];
  const cards = named.map((token) => readCard(tokens, token));
  const found = cards.filter((card) => card !== undefined);
  if (found.length === 0 || found.length < cards.length) return unreadable(line);
  return { verb: verb === 'give' ? 'give' : 'play', cards: bagOf(found) };
}

/** The two seats of the exchange under way. */
const parties = (state: State | Observation): readonly number[] => {
  const due = exchangeDue(state);
  return due === undefined ? [] : [due.high, due.low];
};

export const mask = (state: State, move: Move, observer: number): string =>
  move.verb === 'give' && !parties(state).includes(observer)
    ? `give ${move.cards.map(() => '?').join(' ')}`
    : write(move);

/** A move in words; which cards were returned is said only to the two players of the exchange (BIM-7). */
export function describe(observation: Observation, move: Move): Text {
  if (move.verb === 'pass') return moves.passes;
  const named = cardMarks(move.cards.map((card) => writeCard(tokens, card)));
  if (move.verb === 'play') return text(`(play|plays) ${named}`, `(spielst|spielt) ${named}`);
  if (!parties(observation).includes(observation.observer)) return moves.gives;
  return text(`(return|returns) ${named}`, `(gibst|gibt) ${named} zurück`);
}

/** BIM-7: who hands cards to whom once they are dealt. Everybody hears how many, and not which. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (before.phase !== 'deal') return [];
  return exchangesOf(after).map(({ low, high, count }) =>
    fill(count === 1 ? moves.handsOne : moves.hands, low, high),
  );
}

export const picks = (_: Observation, move: Move): readonly Pick[] =>
  move.verb === 'pass' ? [{ button: 'pass' }] : move.cards.map(handPick);

/**
 * The move that picks stand for, in notation. Cards with a button go behind its verb, to be refused with a reason if
 * they do not belong there.
 */
export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const button = picked.find((pick) => 'button' in pick);
  const cards = picked.flatMap((pick) => ('slot' in pick ? [pick.slot] : []));
  if (button !== undefined)
    return [button.button, ...cards.map((card) => writeCard(tokens, card))].join(' ');
  if (cards.length === 0) return undefined;
  return write({ verb: observation.phase === 'give' ? 'give' : 'play', cards: bagOf(cards) });
}

/** Says how many cards are picked of those to be returned, or of those needed to beat the pile. */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const isGiving = observation.phase === 'give';
  const due = isGiving ? exchangeDue(observation)?.count : observation.pile.at(-1)?.cards.length;
  const cards = picked.filter((pick) => 'slot' in pick).length;
  if (due === undefined || cards === 0 || (due === 1 && cards === 1)) return undefined;
  if (cards > due) return fill(moves.tooMany, cards, cards - due);
  return fill(moves.chosen, cards, due);
}
