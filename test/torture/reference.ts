/**
 * A match as it must go: what the person types, and the record after each of their acts. Deals and
 * opponents follow from the seed and what the person does from the seed and the number of the act,
 * so that whatever is killed and resumed has to end in these very lines.
 */

import type { AnyGame } from '../../src/engine/game.ts';
import { CHANCE, type Seat } from '../../src/engine/game.ts';
import { type AnyMatch, legalTexts, matchActor, openMatch } from '../../src/engine/match.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { headerOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { chooseMove, type Who } from '../../src/play/session/choose-move.ts';
import { withGuests } from '../../src/play/session/guests.ts';
import {
  homeSeatOf,
  namePlayers,
  opponentFor,
  type Player,
  seatEntries,
  seatNamesOf,
} from '../../src/play/session/players.ts';
import { undoPoint } from '../../src/play/session/undo.ts';
import { chanced, type Made, recordLinesOf, sure } from '../../src/play/steps/steps.ts';

export const PERSON = 'Ada';

export interface Table {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly deals: number;
  readonly seed: string;
  readonly level: Who;
  readonly players: readonly Player[];
  /** Where the person sits. */
  readonly home: Seat;
}

/** The match whenever the person is asked, and after its end. */
export interface Standing {
  readonly made: readonly Made[];
  readonly match: AnyMatch;
  readonly assisted: boolean;
  /** The record, a line a row. */
  readonly record: string;
}

export interface Act {
  /** Lines to type, without line ends. */
  readonly typed: readonly string[];
  readonly after: Standing;
}

/** A table whose match lasts some deals; the person sits where the game seats one. */
export function tableOf(game: AnyGame, deals: number, seed: string, level: Who): Table {
  const clock = Object.hasOwn(game.options, 'clock') ? { clock: 0 } : {};
  const options = resolveOptions(game.options, { deals, ...clock });
  if (isRefusal(options)) throw new Error(options.text.en);
  const seats = Number(options.players);
  const home = homeSeatOf(game);
  const occupants = Array.from({ length: seats }, (_, seat) => (seat === home ? 'human' : level));
  const named = namePlayers(occupants, 'en', PERSON, seatNamesOf(game));
  const players = withGuests(named, seed);
  return { game, options, deals, seed, level, players, home };
}

/** Some table; opponents think in one of eight. */
export function someTable(random: Random, seed: string, deals = 1 + below(random, 2)): Table {
  const game = games[below(random, games.length)];
  if (game === undefined) throw new Error('there are no games');
  const level =
    below(random, 8) === 0 && game.heuristics.levels.includes('easy') ? 'easy' : 'random';
  return tableOf(game, deals, seed, level);
}

/** The arguments that open this table. */
export const argumentsOf = ({ game, options, deals, seed, level }: Table): readonly string[] => [
  ...['play', game.id, '--seed', seed, '--level', level, '-o', `deals=${deals}`],
  ...(options.clock === undefined ? [] : ['-o', 'clock=0']),
];

const PACE = { clock: () => 0, stopped: () => false };

async function chosen(match: AnyMatch, seat: number, who: Who): Promise<Made> {
  const thought = await chooseMove(match, seat, who, PACE);
  if (thought === undefined) throw new Error('an opponent did not come to an end');
  return sure(match, match.game.notation.read(thought.move));
}

function recordOf(table: Table, made: readonly Made[], assisted: boolean): string {
  const start = openMatch(table.game, table.options, table.seed);
  const header = headerOf(start, seatEntries(table.players));
  const lines = [
    assisted ? { ...header, assisted: true } : header,
    ...made.flatMap((made) => recordLinesOf(made)),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Chance and opponents act until the person is asked or the match has ended. */
async function settled(table: Table, given: readonly Made[], assisted: boolean): Promise<Standing> {
  const made = [...given];
  for (;;) {
    const match = made.at(-1)?.after ?? openMatch(table.game, table.options, table.seed);
    const actor = matchActor(match);
    const who = table.players[actor]?.who ?? 'human';
    if (actor === CHANCE) made.push(chanced(match));
    else if (match.ended || who === 'human')
      return { made, match, assisted, record: recordOf(table, made, assisted) };
    else made.push(await chosen(match, actor, opponentFor(table.game, who)));
  }
}

export const opening = (table: Table): Promise<Standing> => settled(table, [], false);

/** One act in so many takes a step back, where that can be done. */
const UNDOES = 9;

/** What the person does when asked for the `count`-th time. */
export async function act(table: Table, standing: Standing, count: number): Promise<Act> {
  const { made, match } = standing;
  const random = openQuickStream(`act/${table.seed}/${count}`);
  const kept = undoPoint(made, table, table.home);
  if (kept !== undefined && below(random, UNDOES) === 0)
    return { typed: ['undo'], after: await settled(table, made.slice(0, kept), true) };
  const texts = legalTexts(match);
  const text = texts[below(random, texts.length)] ?? '';
  const step = sure(match, match.game.notation.read(text));
  return { typed: [text], after: await settled(table, [...made, step], standing.assisted) };
}

/** A script of the match that is told act by act, as far as anybody has asked. */
export interface Script {
  readonly table: Table;
  /** The standing before act `index`. */
  at(index: number): Promise<Standing>;
  typed(index: number): Promise<readonly string[]>;
  /** Standings told so far. */
  known(): readonly Standing[];
}

export function openScript(table: Table): Script {
  const standings: Standing[] = [];
  const typed: (readonly string[])[] = [];
  const reach = async (index: number): Promise<void> => {
    if (standings.length === 0) standings.push(await opening(table));
    for (let last = standings.at(-1); standings.length <= index; last = standings.at(-1)) {
      if (last === undefined || last.match.ended) throw new Error('the match has ended');
      const next = await act(table, last, standings.length - 1);
      typed.push(next.typed);
      standings.push(next.after);
    }
  };
  return {
    table,
    known: () => standings,
    async at(index) {
      await reach(index);
      const standing = standings[index];
      if (standing === undefined) throw new Error(`no standing ${index}`);
      return standing;
    },
    async typed(index) {
      await reach(index + 1);
      return typed[index] ?? [];
    },
  };
}

const isBetween = (save: string, from: string, to: string | undefined): boolean =>
  save.startsWith(from) && to?.startsWith(save) === true;

/**
 * The number of the act that a save of this script is waiting for: the last that fits, half an act
 * less if it lacks some of the steps before it; undefined if it is no save of this script.
 */
export function located(save: string, standings: readonly Standing[]): number | undefined {
  for (let index = standings.length - 1; index >= 0; index--) {
    const { record } = standings[index] ?? { record: '' };
    if (save === record) return index;
    if (isBetween(save, record, standings[index + 1]?.record)) return index + 0.5;
  }
  const [first] = standings;
  return first?.record.startsWith(save) === true && save !== '' ? -0.5 : undefined;
}
