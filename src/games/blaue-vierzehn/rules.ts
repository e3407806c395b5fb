/** Blaue Vierzehn: plain tricks with four colours of fifteen cards; points are to be avoided. */
import { type PlainObservation, plainObservations } from '../../blocks/plain-observation.ts';
import { type PlainState, plainTricks, roundsOption } from '../../blocks/plain-tricks.ts';
import { pointsOf, winnerOfTrick } from '../../blocks/trick.ts';
import { type Card, ELFER_60 } from '../../cards/pack.ts';
import { cardsOf, EMPTY } from '../../cards/wide-set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(3, 6, 4),
  rounds: roundsOption(text('deals in a match', 'Spiele je Partie')),
  trick: {
    kind: 'choice',
    label: text('a trick is won by', 'den Stich macht'),
    meaning: text('which card wins a trick', 'welche Karte den Stich macht'),
    choices: {
      led: text('the highest card of the colour led', 'die höchste Karte der ausgespielten Farbe'),
      any: text(
        'the highest number of any colour; on a tie the first played',
        'die höchste Zahl gleich welcher Farbe, von gleichen die erste',
      ),
    },
  },
  redFourteen: {
    kind: 'number',
    among: [5, 7],
    default: 5,
    label: text('points of the red fourteen', 'Punkte der roten Vierzehn'),
    meaning: text(
      'points of the red fourteen: 5 as a fourteen alone, 7 as a red card too',
      'Punkte der roten Vierzehn: 5 nur als Vierzehn, 7 auch als rote Karte',
    ),
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export type State = PlainState<Options>;
export type Observation = PlainObservation<Options>;

export const pack = ELFER_60;
export const RANKS = pack.ranks;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => Math.floor(card / RANKS));
const RANK_OF: readonly number[] = pack.tokens.map((_, card) => card % RANKS);
/** Every card of one suit, for the reading in which colours do not matter. */
const ONE_SUIT: readonly number[] = pack.tokens.map(() => 0);

export const BLUE = pack.tokens.indexOf('B14');
const FOURTEEN = 5;
const BLUE_FOURTEEN = 13;
const RED = 2;
const pointTable = (redFourteen: number): readonly number[] =>
  pack.tokens.map((token) => {
    if (token === 'B14') return BLUE_FOURTEEN;
    if (token === 'R14') return redFourteen;
    if (token.endsWith('14')) return FOURTEEN;
    if (token.startsWith('R')) return RED;
    return 0;
  });
const POINTS = { 5: pointTable(5), 7: pointTable(7) };
/** The points of each card under these options (BLV-5). */
export const cardPoints = (options: Options): readonly number[] =>
  options.redFourteen === 7 ? POINTS[7] : POINTS[5];

/** BLV-5: all the points of the pack. */
export const pointsInDeal = (options: Options): number =>
  cardPoints(options).reduce((total, points) => total + points, 0);

/** BLV-4: the suits by which a trick is won. */
export const suitsThatWin = (options: Options): readonly number[] =>
  options.trick === 'any' ? ONE_SUIT : SUIT_OF;

/** BLV-4: whether a card beats a lead of its suit. */
export const beats = (card: Card, lead: Card): boolean =>
  (RANK_OF[card] ?? 0) > (RANK_OF[lead] ?? 0);

/** BLV-4: the index of the winning card in the trick. */
export const winnerOf = (trick: readonly Card[], options: Options): number =>
  winnerOfTrick(trick, suitsThatWin(options), RANK_OF);

export const tricks = plainTricks<Options>({
  pack,
  suitOf: SUIT_OF,
  winner: winnerOf,
  points: cardPoints,
  taken: text('points in tricks', 'Punkte in den Stichen'),
  aim: 'least',
  clauses: { deal: 'BLV-1', dealer: 'BLV-1', follow: 'BLV-3', points: 'BLV-5' },
});

export const observations = plainObservations<Options>(pack, SUIT_OF);

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, RANKS),
  quantities: {
    points: {
      meaning: text(
        'penalty points that its cards cost whoever takes them',
        'Strafpunkte, die ihre Karten im Stich kosten',
      ),
      least: 0,
      of: (cards, { options }) => pointsOf(cards, cardPoints(options)),
    },
  },
};
