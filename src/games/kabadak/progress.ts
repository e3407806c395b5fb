/** What cards come to: those picked so far, and those in hand. */
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf } from '../../cards/set.ts';
import type { Pick } from '../../engine/table.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import { addRefusal } from './fits.ts';
import { type Observation, ownHand } from './observation.ts';
import { cardsPicked, inOrder, onto } from './picks.ts';
import { ALL_RANKS, ALL_SUITS, isRun, isSet, pack, rankOf, runsIn } from './rows.ts';
import { lossOf } from './score.ts';
import { hasComeOut } from './state.ts';

const ONE_OF_THREE = text('1 card; to come out takes three', '1 Karte; Rauskommen braucht drei');
const PAIR = text('a pair, [$1] on top', 'ein Paar, [$1] obenauf');
const SET = text('a set of $2, [$1] on top', 'ein Satz aus $2 Karten, [$1] obenauf');
const NEIGHBOURS = text(
  '2 neighbours; a new run takes three',
  '2 Nachbarn; eine neue Straße braucht drei',
);
const RISING = text('a rising run of $1', 'eine steigende Straße aus $1 Karten');
const FALLING = text('a falling run of $1', 'eine fallende Straße aus $1 Karten');
const NEITHER = text('$1 cards: neither a set nor a run', '$1 Karten: weder Satz noch Straße');

/** What two or more cards are. */
function groupText(picked: readonly Card[]): Text {
  const cards = inOrder(picked);
  const [bottom = 0, second = 0] = cards;
  const top = writeCard(pack, cards.at(-1) ?? 0);
  if (isSet(cards)) return fill(cards.length === 2 ? PAIR : SET, top, cards.length);
  if (!isRun(cards)) return fill(NEITHER, cards.length);
  if (cards.length === 2) return NEIGHBOURS;
  return fill(second > bottom ? RISING : FALLING, cards.length);
}

const FITS = text('fits row $1', 'passt an Reihe $1');
const FITS_MANY = text('fits rows $1', 'passt an die Reihen $1');
const FITS_NONE = text('fits no row', 'passt an keine Reihe');

/** The rows that take these cards, by number. */
const rowsFor = ({ rows }: Observation, cards: readonly Card[]): readonly number[] =>
  rows.flatMap((row, index) =>
    addRefusal(row, index + 1, onto(row, cards), true) === undefined ? [index + 1] : [],
  );

function fitText(numbers: readonly number[]): Text {
  if (numbers.length === 0) return FITS_NONE;
  return fill(numbers.length === 1 ? FITS : FITS_MANY, numbers.join(', '));
}

/** What the cards picked make, and where they may be added. */
export function progress(observation: Observation, picks: readonly Pick[]): Text | undefined {
  const cards = cardsPicked(picks);
  if (cards.length === 0) return undefined;
  const single = cards.length === 1;
  if (!hasComeOut(observation.out, observation.observer))
    return single ? ONE_OF_THREE : groupText(cards);
  const fits = fitText(rowsFor(observation, cards));
  return single ? fits : joinTexts([groupText(cards), fits], '; ');
}

const POINTS = text('$1 points', '$1 Punkte');
const ONE_SET = text('1 set', '1 Satz');
const SETS = text('$1 sets', '$1 Sätze');
const ONE_PAIR = text('1 pair', '1 Paar');
const PAIRS = text('$1 pairs', '$1 Paare');
const ONE_RUN = text('1 run', '1 Straße');
const RUNS = text('$1 runs', '$1 Straßen');

const counted = (count: number, one: Text, many: Text): readonly Text[] =>
  count === 0 ? [] : [count === 1 ? one : fill(many, count)];

/** The ranks of which the hand holds so many. */
const ranksHeld = (hand: CardSet, holds: (count: number) => boolean): number =>
  ALL_RANKS.filter((rank) => holds(cardsOf(hand).filter((card) => rankOf(card) === rank).length))
    .length;

/** The runs of a hand that no longer run contains. */
function runsHeld(hand: CardSet): number {
  const rising = ALL_SUITS.flatMap((suit) => runsIn(hand, suit)).filter(
    ([bottom = 0, second = 0]) => second > bottom,
  );
  const inside = (run: readonly Card[], other: readonly Card[]): boolean =>
    other.length > run.length && run.every((card) => other.includes(card));
  return rising.filter((run) => !rising.some((other) => inside(run, other))).length;
}

/** What a hand would cost, and the sets, pairs and runs in it: “54 points, 1 set, 2 pairs”. */
export function ownText(observation: Observation): Text {
  const hand = ownHand(observation);
  return joinTexts(
    [
      fill(POINTS, lossOf(hand)),
      ...counted(
        ranksHeld(hand, (count) => count >= 3),
        ONE_SET,
        SETS,
      ),
      ...counted(
        ranksHeld(hand, (count) => count === 2),
        ONE_PAIR,
        PAIRS,
      ),
      ...counted(runsHeld(hand), ONE_RUN, RUNS),
    ],
    ', ',
  );
}
