/** Talon's own opponents as a bot of the protocol, and the loop that reads what an arbiter sends. */
import { atOnce, type Who } from '../ai/index.ts';
import type { AnyGame } from '../engine/game.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { clean } from '../lang/clean.ts';
import { fill } from '../lang/text.ts';
import { paced, randomPlace, textFrom } from '../play/session/choose-move.ts';
import { type Bot, type BotTurn, openBot } from '../protocol/bot-side.ts';
import { readObservation } from '../protocol/expected.ts';
import { LineSplitter, type TextLine } from './records/lines.ts';
import texts from './texts.json' with { type: 'json' };

const { bot } = texts;

/** The share of the time for a move after which the weakest level moves instead. */
const HASTE = 0.7;
/** The share of what is left on the clock of a match that one move may take, so that the clock lasts. */
const CLOCK_SHARE = 0.05;

const clock = (): number => performance.now();

/** Milliseconds that a turn may take. */
const timeFor = ({ ms = Number.POSITIVE_INFINITY, clock: left }: BotTurn): number =>
  left === undefined ? ms : Math.min(ms, CLOCK_SHARE * left);

/** What an opponent needs to know of a turn; refused if the observation that was published cannot be restored. */
function knownOf(game: AnyGame, { match, options, observation: told, ...turn }: BotTurn) {
  const resolved = matchOptions(game, options);
  const read = isRefusal(resolved) ? resolved : readObservation(game, resolved, told);
  if (isRefusal(read)) return refuse('protocol', fill(bot.unreadable, match, read.text));
  const { seat, ply, rng, positions } = turn;
  const known = { game, observation: read.observation, seat, ply, rng };
  return positions === undefined ? known : { ...known, positions };
}

/** Thinks until the move is due, then moves as the weakest level would, which takes a moment. */
async function played(game: AnyGame, who: Who, turn: BotTurn, due: number) {
  const known = knownOf(game, turn);
  if (isRefusal(known)) return known;
  const { stopped } = turn;
  const isOver = (): boolean => stopped() || clock() > due;
  const text = isOver() ? undefined : await paced(textFrom(known, who), { clock, stopped: isOver });
  if (text !== undefined || stopped()) return text;
  return atOnce(textFrom(known, game.heuristics.levels[0] ?? 'random'));
}

const contradiction = ({ match }: BotTurn): Refusal =>
  refuse('protocol', fill(bot.unreadable, match, bot.contradicts));

/**
 * An opponent of this level. Several matches are thought about one after another, in the order of their requests.
 * @param giveUp called with the reason if an observation cannot be read
 */
function talonBot(game: AnyGame, who: Who, giveUp: (why: Refusal) => void): Bot {
  let before: Promise<unknown> = Promise.resolve();
  async function chosen(turn: BotTurn): Promise<string | undefined> {
    const due = clock() + HASTE * timeFor(turn);
    if (who === 'random') return (await turn.legal(randomPlace(turn, turn.count)))[0];
    const thought = before.then(() => played(game, who, turn, due));
    before = thought.catch(() => undefined);
    const found = await thought.catch(() => contradiction(turn));
    if (!isRefusal(found)) return found;
    giveUp(found);
    return undefined;
  }
  return {
    name: `talon ${who}`,
    join: (match) => {
      if (match.game !== game.id)
        return refuse('protocol', fill(bot.otherGame, game.id, clean(match.game, 40)));
      const options = matchOptions(game, match.options);
      return isRefusal(options) ? options : undefined;
    },
    choose: chosen,
  };
}

interface Serving {
  readonly game: AnyGame;
  readonly who: Who;
  readonly input: AsyncIterable<Uint8Array>;
  readonly send: (line: string) => void;
}

/** Serves an arbiter until it quits or its output ends; returns why, if it cannot. */
export function serve({ game, who, input, send }: Serving): Promise<Refusal | undefined> {
  return new Promise((resolve, reject) => {
    const talk = openBot(talonBot(game, who, resolve), send);
    const splitter = new LineSplitter();
    const takeAll = (lines: readonly TextLine[]): boolean | Refusal => {
      for (const line of lines) {
        const taken = 'fault' in line ? refuse('protocol', line.fault) : talk.take(line.text);
        if (taken !== true) return taken;
      }
      return true;
    };
    const follow = async (): Promise<Refusal | undefined> => {
      for await (const bytes of input) {
        const taken = takeAll(splitter.push(bytes));
        if (taken !== true) return isRefusal(taken) ? taken : undefined;
      }
      const taken = takeAll(splitter.end());
      await talk.end();
      return isRefusal(taken) ? taken : undefined;
    };
    follow().then(resolve, reject);
  });
}
