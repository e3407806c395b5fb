/** Keys that games from outside were written with, and what stands for each now. */
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };

const { outside } = texts;

/** Keys of earlier versions by where they stood in a game, `*` for any key; undefined where nothing stands for one. */
const REPLACED: Readonly<Record<string, string | undefined>> = {
  'extras.seatNames': 'options.players.south',
  'extras.homeSeat': 'options.players.south',
  'extras.turnLimit': 'options.deals.turnsPerDeal',
  'extras.clock': 'options.clock',
  'extras.duplicate': 'options.….contest',
  'extras.presets': 'presets',
  'extras.loser': 'loser',
  'extras.successRate': 'loser',
  'extras.recordKeys': 'rules.riskMark',
  'extras.ownKeys': 'rules.ownKeys',
  'extras.forfeits': 'forfeits',
  'extras.isSilent': 'display.standingOrder',
  'extras.standingOrder': 'display.standingOrder',
  'extras.claims': "display.table(…).amounts: { id: 'claim', … }",
  'extras.bookMove': 'extras.conventions.bookMove',
  'extras.solveMove': 'heuristics.solveObservation',
  'extras.prospects': 'heuristics.judging.prospects',
  'extras.openWorldSolver': 'extras.openCards(…)',
  'extras.openCards.solver': 'extras.openCards(…)',
  'extras.finish': 'extras.openCards(…).finish',
  'extras.openCards.finish': 'extras.openCards(…).finish',
  'extras.cardByCard': 'extras.openCards(…).results',
  'extras.openCards.results': 'extras.openCards(…).results',
  'extras.postMortem': 'extras.openCards(…).facts',
  'extras.openCards.facts': 'extras.openCards(…).facts',
  'extras.formats': 'extras.interchange.formats',
  'extras.analyses': 'extras.interchange.analyses',
  'extras.dealtHands.slow': "extras.dealtHands.quantities['family.member']",
  'extras.interchange.formats.*.readDeal': 'extras.interchange.formats.*.read(…).points',
  'extras.bench': undefined,
};

/** Whether something stands at the end of the path that these keys lead from here. */
function leadsOn(from: unknown, [key, ...keys]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (typeof from !== 'object' || from === null) return false;
  if (key === '*') return Object.values(from).some((each) => leadsOn(each, keys));
  return Object.hasOwn(from, key) && leadsOn(Reflect.get(from, key), keys);
}

const stands = (game: unknown, path: string): boolean => leadsOn(game, path.split('.'));

/** The first old key in what a file exports as its game, and what to write for it; undefined if there is none. */
export function outdated(game: unknown, file: Text): Text | undefined {
  const key = Object.keys(REPLACED).find((path) => stands(game, path));
  if (key === undefined) return undefined;
  const now = REPLACED[key];
  return now === undefined ? fill(outside.gone, file, key) : fill(outside.replaced, file, key, now);
}
