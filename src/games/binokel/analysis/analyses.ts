/** The analysis `melds`: what hands of cards meld with each suit as trump. */
import { type Card, readCard, sortCards, writeCards } from '../../../cards/pack.ts';
import type { Analysis, Finding } from '../../../engine/interchange.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { clean } from '../../../lang/clean.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { pack, SUIT_LETTERS } from '../rules/cards.ts';
import { meldSums, meldsOf } from '../rules/melds.ts';
import { meldName, suitName } from '../shown/text.ts';
import texts from './texts.json' with { type: 'json' };

const EXAMPLE = 'AE TE KE OE UE AS AH AG OG US KH OH TG TS UH';
const EXAMPLE_CARDS = 'AE TS UH';

/** Each card of the pack is there twice. */
const COPIES = 2;

/** The hand that a line of cards names; `number` is its place in the input, from 1. */
function readHand(line: string, number: number): readonly Card[] | Refusal {
  const cards: Card[] = [];
  for (const token of line.trim().split(/[\s,]+/)) {
    const card = readCard(pack, token);
    if (card === undefined)
      return refuse('notation', fill(texts.noCard, number, clean(token, 20), EXAMPLE_CARDS));
    cards.push(card);
  }
  const excess = cards.find((card) => cards.filter((one) => one === card).length > COPIES);
  if (excess === undefined) return sortCards(cards);
  return refuse('notation', fill(texts.tooMany, number, pack.tokens[excess] ?? ''));
}

function bestNote(sums: readonly number[]): Text {
  const most = Math.max(...sums);
  if (most === 0) return texts.nothing;
  if (sums.every((total) => total === most)) return fill(texts.always, most);
  return fill(texts.best, most, suitName(sums.indexOf(most)));
}

/** What a hand melds with each suit as trump: `table` for people to read, `data` for programs. */
function analysed(hand: readonly Card[], number: number): Finding {
  const sums = meldSums(hand);
  const byTrump = sums.map((_, trump) => meldsOf(hand, trump));
  const melds = byTrump[0] ?? [];
  const rows = melds.map((meld, i) => ({
    label: meldName(meld),
    values: byTrump.map((alike) => alike[i]?.value ?? 0),
  }));
  const written = writeCards(pack, hand);
  return {
    table: {
      title: fill(texts.title, number, written),
      note: bestNote(sums),
      columns: sums.map((_, trump) => suitName(trump)),
      rows: [...rows, { label: texts.together, values: sums }],
    },
    data: {
      hand: written,
      melds: rows.map(({ label, values }) => ({ meld: label.en, ...byLetter(values) })),
      together: byLetter(sums),
    },
  };
}

/** Values by the letter of the suit that is trump. */
const byLetter = (values: readonly number[]): object =>
  Object.fromEntries(SUIT_LETTERS.map((letter, trump) => [letter, values[trump]]));

const melds: Analysis = {
  meaning: texts.meaning,
  example: EXAMPLE,
  /**
   * Reads a hand from each line. All lines are checked first, and each finding is computed only when it is asked for.
   */
  open(input) {
    const lines = input.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    if (lines.length === 0) return refuse('notation', fill(texts.none, EXAMPLE_CARDS));
    const findings: (() => Finding)[] = [];
    for (const [i, line] of lines.entries()) {
      const hand = readHand(line, i + 1);
      if (isRefusal(hand)) return hand;
      findings.push(() => analysed(hand, i + 1));
    }
    return findings;
  },
};

export const analyses = { melds };
