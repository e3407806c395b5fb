/** All that a seat is shown and told of a position, as one text: screen, line mode, refusals. */
import { isClaim } from '../../src/engine/claims.ts';
import { type AnyMatch, makeMove, matchActor } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { offeredTo } from '../../src/line/choices.ts';
import { handTexts, tableTexts } from '../../src/line/describe.ts';
import { entryText } from '../../src/line/questions.ts';
import { meaningsOf } from '../../src/play/advice/meanings.ts';
import { claimableRest } from '../../src/play/session/deputy.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import type { Stage } from '../../src/tui/context/render-context.ts';
import { picksReducer } from '../../src/tui/picking/picks.ts';
import { decide } from '../../src/tui/screens/turn/decision.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/turn/state.ts';
import { tableFrameOf } from '../../src/tui/screens/turn/view.tsx';
import { frameOf, stage as stageAt } from '../tui/stage.ts';

const STAGES = [stageAt('80x24'), stageAt('120x40', { lang: 'de' })] as const;

/** Drawing takes ten times as long as all the rest: of so many positions one is drawn. */
const DRAWN = 50;

/** A value as lines, sets included. */
const spelled = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part instanceof Set ? [...part] : part), 1);

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna'];

/** What entries tell an observer, in both languages. */
export const toldOf = (log: readonly LogEntry[], observer: number): string =>
  log.map((entry) => `${entry.ply} ${JSON.stringify(entryText(entry, observer))}`).join('\n');

/** What the components of the table are given; now and then also what they make of it. */
function screens(
  match: AnyMatch,
  observer: number,
  log: readonly LogEntry[],
  stage: Stage,
  isDrawn: boolean,
): readonly string[] {
  const names = NAMES.slice(0, match.options.players);
  const turn = turnOf(match, observer);
  const reduce = turn && picksReducer(turn.areas, false);
  const picks = turn && reduce?.(picksOf(newTableState, turn), { kind: 'right' });
  const memory = stage.lang === 'de';
  const seen = { match, names, observer, log, memory, waiting: false };
  const shown = { ...seen, ...(turn && picks && { turn, picks }) };
  const decided = turn && picks ? [decide(turn, picks).kind] : [];
  const told = [tableFrameOf(stage, shown), meaningsOf(match, observer), decided];
  return [...told.map(spelled), ...(isDrawn ? [frameOf(stage, shown)] : [])];
}

function lines(match: AnyMatch, observer: number): readonly string[] {
  const { game, state, pack } = match;
  const table = game.display.table(game.observer.observe(state, observer));
  const told = [false, true].flatMap((memory) => {
    const eyes = { pack, observer, memory };
    return [...handTexts(eyes, table), ...tableTexts(eyes, table)];
  });
  if (matchActor(match) !== observer) return told.map((text) => JSON.stringify(text));
  const { choices, ranges, asides } = offeredTo(match, observer);
  const offered = [claimableRest(match)?.leads, choices, ranges, asides];
  return [...told, ...offered].map((text) => JSON.stringify(text));
}

/** Cards by which moves of the game are tried, whether or not they are available. */
function tries(match: AnyMatch, place: string): readonly string[] {
  const random = openQuickStream(`try/${place}`);
  const verbs = match.game.rules
    .legal(match.state)
    .map((move) => match.game.notation.write(move).split(' ')[0]);
  const token = (): string => match.pack.tokens[below(random, match.pack.tokens.length)] ?? '';
  return Array.from({ length: 6 }, () => {
    const verb = verbs[below(random, verbs.length)] ?? 'play';
    return [verb, ...Array.from({ length: 1 + below(random, 3) }, token)].join(' ');
  });
}

/** How a move is answered: a claim alone may be answered by what lies hidden. */
function answer(match: AnyMatch, line: string): string {
  const { game } = match;
  const move = game.notation.read(line);
  if (isRefusal(move)) return `${line}: ${move.text.en}`;
  if (isClaim(match, move)) return `${line}: claimed`;
  const after = makeMove(match, move);
  return `${line}: ${isRefusal(after) ? `${after.clause} ${after.text.en}` : 'accepted'}`;
}

/** `place` decides between two screens and on drawing, and names the moves that are tried. */
export function shownTo(
  match: AnyMatch,
  observer: number,
  log: readonly LogEntry[],
  place: string,
): string {
  const tried = matchActor(match) === observer ? tries(match, place) : [];
  const random = openQuickStream(`stage/${place}`);
  const stage = STAGES[below(random, STAGES.length)] ?? STAGES[0];
  return [
    ...screens(match, observer, log, stage, below(random, DRAWN) === 0),
    ...lines(match, observer),
    toldOf(log, observer),
    ...tried.map((line) => answer(match, line)),
  ].join('\n');
}
