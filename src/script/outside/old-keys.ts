/** Keys that games from outside were written with, and what stands for each now. */
import type { AnyGame } from '../../engine/game.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };

const { outside } = texts;

/** Extras of earlier versions by their keys; undefined where nothing stands for one. */
const REPLACED: Readonly<Record<string, string | undefined>> = {
  seatNames: 'options.players.south',
  homeSeat: 'options.players.south',
  turnLimit: 'options.deals.turnsPerDeal',
  clock: 'options.clock',
  duplicate: 'options.….contest',
  presets: 'presets',
  loser: 'loser',
  successRate: 'loser',
  recordKeys: 'rules.riskMark',
  ownKeys: 'rules.ownKeys',
  forfeits: 'forfeits',
  isSilent: 'display.standingOrder',
  standingOrder: 'display.standingOrder',
  claims: "display.table(…).amounts: { id: 'claim', … }",
  bookMove: 'extras.conventions.bookMove',
  solveMove: 'heuristics.solveObservation',
  prospects: 'heuristics.judging.prospects',
  openWorldSolver: 'extras.openCards.solver',
  finish: 'extras.openCards.finish',
  cardByCard: 'extras.openCards.results',
  postMortem: 'extras.openCards.facts',
  formats: 'extras.interchange.formats',
  analyses: 'extras.interchange.analyses',
  bench: undefined,
};

/** The first old key in the game, and what to write for it; undefined if there is none. */
export function outdated({ extras }: AnyGame, file: Text): Text | undefined {
  const key = Object.keys(extras).find((one) => Object.hasOwn(REPLACED, one));
  if (key === undefined) return undefined;
  const now = REPLACED[key];
  return now === undefined ? fill(outside.gone, file, key) : fill(outside.replaced, file, key, now);
}
