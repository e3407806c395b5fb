/**
 * `talon-cards/game`: what a game of your own is made of: the contract, options and chance, tables, words, cards,
 * and rules that many games share. A module whose default export `defineGame` has made is a game for
 * `talon --game FILE`.
 */

export * from '../blocks/dealt.ts';
export { glossaryOf } from '../blocks/glossary.ts';
export * from '../blocks/match-length.ts';
export * from '../blocks/opening.ts';
export {
  type PlainObservation,
  plainObservations,
  plainPublished,
} from '../blocks/plain-observation.ts';
export { type PlainState, plainTricks, roundsOption } from '../blocks/plain-tricks.ts';
export * from '../blocks/play-text.ts';
export * as published from '../blocks/published.ts';
export * from '../blocks/seats.ts';
export { isContested, takesSurely, tricksTaken, winnerOfTrick } from '../blocks/trick.ts';
export {
  endOfTricks,
  handRegion,
  openHand,
  seatsShown,
  trickTable,
} from '../blocks/trick-table.ts';
export {
  type Card,
  distinct,
  FRENCH_32,
  FRENCH_52,
  GERMAN_32,
  GERMAN_40,
  joined,
  manifold,
  numbered,
  type Pack,
  rankOf,
  readCard,
  sortCards,
  suitOf,
  withJokers,
  writeCard,
  writeCards,
} from '../cards/pack.ts';
export * as wideSet from '../cards/wide-set.ts';
export {
  type ChanceEvent,
  type ChanceStep,
  DEAL,
  DEALER,
  expectSeat,
  expectShuffle,
} from '../engine/chance-step.ts';
export type { DealtHands, Drill, Quantity } from '../engine/extras.ts';
export type { FigureTable } from '../engine/figures.ts';
export {
  type Assignment,
  CHANCE,
  type Clause,
  defineGame,
  type Endgame,
  type Game,
  type Hidden,
  type HiddenSlot,
  NOBODY,
  type Observer,
  type Outcome,
  type ScoreLine,
  type Seat,
  SPECTATOR,
  type Streams,
  type Unfolded,
} from '../engine/game.ts';
export type { Term } from '../engine/glossary.ts';
export type { Lesson } from '../engine/lesson.ts';
export { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../engine/options.ts';
export { below, type Random, shuffle } from '../engine/random.ts';
export { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
export type { Button, FaceShown, Fact, Pick, Region, SeatShown, Table } from '../engine/table.ts';
export { type InBoth, inBothLanguages } from '../lang/both.ts';
export {
  capital,
  counted,
  fill,
  joinTexts,
  numeral,
  plural,
  same,
  seatsListed,
  sentences,
  type Text,
  text,
} from '../lang/text.ts';
