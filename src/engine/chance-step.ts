/**
 * Chance steps, which all games share: a word, and the cards or seats it names. The steps of seats are each
 * game's own (see `game.ts`). Both kinds are written as a verb and its arguments.
 */
import { type Card, isPermutation, type Pack, readCard, writeCard } from '../cards/pack.ts';
import { fill, type Text, text } from '../lang/text.ts';
import { type Refusal, refuse } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

export interface ChanceStep {
  readonly word: string;
  /** Cards or seat numbers, as the game's `chanceEvents` say. */
  readonly values: readonly number[];
}

/** How a chance event is written and who may see its values. */
export interface ChanceEvent {
  readonly values: 'cards' | 'seats';
  readonly open: boolean;
  readonly told: Text;
  /** New players take over the seats that the event names (`seating.ts`). */
  readonly seating?: true;
}

export type ChanceEvents = Readonly<Record<string, ChanceEvent>>;

/** The event that draws the first dealer, which many games use. */
export const DEALER: ChanceEvent = {
  values: 'seats',
  open: true,
  told: text('$1 (deal|deals) first', '$1 (gibst|gibt) zuerst'),
};
/** The event that deals the shuffled pack, which many games use. */
export const DEAL: ChanceEvent = {
  values: 'cards',
  open: false,
  told: text('the cards are dealt', 'die Karten werden gegeben'),
};

/** Whether a step of chance, as a text, deals the cards. */
export const isDealing = (step: string): boolean => step.split(' ', 1)[0] === 'deal';

export function writeChance(pack: Pack, words: ChanceEvents, step: ChanceStep): string {
  const cards = words[step.word]?.values === 'cards';
  return [step.word, ...step.values.map((v) => (cards ? writeCard(pack, v) : v))].join(' ');
}

/** A chance step with hidden values left out: the word alone. */
export const maskChance = (pack: Pack, words: ChanceEvents, step: ChanceStep): string =>
  words[step.word]?.open ? writeChance(pack, words, step) : step.word;

const readSeat = (typed: string): number | undefined =>
  /^\d{1,3}$/.test(typed) ? Number(typed) : undefined;

/** Reads a step of chance: a word that the game knows, and the cards or the seats that belong to that word. */
export function readChance(pack: Pack, words: ChanceEvents, line: string): ChanceStep | Refusal {
  const [word = '', ...args] = line.trim().split(/\s+/);
  if (!Object.hasOwn(words, word))
    return refuse('notation', fill(texts.steps.noWord, word.slice(0, 40)));
  const namesCards = words[word]?.values === 'cards';
  const values: number[] = [];
  for (const arg of args) {
    const value = namesCards ? readCard(pack, arg) : readSeat(arg);
    if (value === undefined) {
      const { noCard, noSeat } = texts.steps;
      return refuse('notation', fill(namesCards ? noCard : noSeat, arg.slice(0, 40)));
    }
    values.push(value);
  }
  return { word, values };
}

/** A refusal unless the step is `word` with exactly the cards of `order`. */
export function expectShuffle(
  step: ChanceStep,
  word: string,
  order: readonly Card[],
  clause: string,
): Refusal | undefined {
  if (step.word !== word) return refuse(clause, fill(texts.steps.noWord, step.word));
  if (!isPermutation(order, step.values)) return refuse(clause, fill(texts.steps.notThePack, word));
  return undefined;
}

/** A refusal unless the step is `word` with one of the seats. */
export function expectSeat(
  step: ChanceStep,
  word: string,
  seats: readonly number[],
  clause: string,
): Refusal | undefined {
  if (step.word !== word) return refuse(clause, fill(texts.steps.noWord, step.word));
  const [seat, ...more] = step.values;
  if (seat === undefined || more.length > 0 || !seats.includes(seat))
    return refuse(clause, fill(texts.steps.noSeat, step.values.join(' ')));
  return undefined;
}
