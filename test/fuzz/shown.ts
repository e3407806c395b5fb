/** All that a seat is shown and told of a position, as one text: screen, line mode, refusals. */
import type { AnyMatch } from '../../src/engine/match.ts';
import { makeMove, matchActor } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { offeredTo } from '../../src/line/choices.ts';
import { handTexts, tableTexts } from '../../src/line/describe.ts';
import { entryText } from '../../src/line/review.ts';
import { claimableRest } from '../../src/play/autoplay.ts';
import type { LogEntry } from '../../src/play/log.ts';
import { meaningsOf } from '../../src/play/meanings.ts';
import type { Settings } from '../../src/play/settings.ts';
import { picksReducer } from '../../src/tui/parts/picks.ts';
import type { Size, Stage } from '../../src/tui/render-context.ts';
import { decide, newTableState, picksOf, turnOf } from '../../src/tui/screens/table-state.ts';
import { tableFrame, voicesOf } from '../../src/tui/screens/table-view.ts';
import { meaningParagraphs } from '../../src/tui/screens/windows/advice.tsx';
import { logParagraphs } from '../../src/tui/screens/windows/log.tsx';
import type { Block } from '../../src/tui/span.ts';
import { stageOf } from '../../src/tui/stage.ts';
import { plainText } from '../../src/tui/theme/style.ts';

export const SETTINGS: Settings = {
  lang: 'en',
  suits: 'pack',
  fourColour: false,
  ascii: false,
  speed: 'instant',
  memory: false,
  claims: 'ask',
};

export const stageAt = (size: Size, settings: Partial<Settings> = {}): Stage =>
  stageOf({ ...SETTINGS, ...settings }, size, 0);

const STAGES = [
  stageAt({ columns: 80, rows: 24 }),
  stageAt({ columns: 120, rows: 40 }, { lang: 'de' }),
] as const;

const painted = ({ theme }: Stage, block: Block): string => block.map(theme.paint).join('\n');

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna'];

/** What entries tell an observer, in both languages. */
export const toldOf = (log: readonly LogEntry[], observer: number): string =>
  log.map((entry) => `${entry.ply} ${JSON.stringify(entryText(entry, observer))}`).join('\n');

function screens(match: AnyMatch, observer: number, log: readonly LogEntry[], stage: Stage) {
  const names = NAMES.slice(0, match.options.players);
  const turn = turnOf(match, observer);
  const picks =
    turn &&
    picksReducer(turn.areas, false)(picksOf(newTableState, turn), {
      kind: 'right',
    });
  const shown = { match, names, observer, log, memory: stage.lang === 'de', waiting: false };
  const frame = tableFrame(stage, { ...shown, ...(turn && picks && { turn, picks }) });
  const voices = voicesOf(match, names);
  const told = [
    ...logParagraphs(stage, voices, log, observer),
    ...meaningParagraphs(stage, voices, meaningsOf(match, observer)),
  ];
  const decided = turn && picks ? [JSON.stringify(decide(turn, picks).kind)] : [];
  return [painted(stage, frame), ...told.map(({ of }) => plainText(of)), ...decided];
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
  const { game, state } = match;
  const move = game.notation.read(line);
  if (isRefusal(move)) return `${line}: ${move.text.en}`;
  if (game.extras.claims?.isClaim(state, move) === true) return `${line}: claimed`;
  const after = makeMove(match, move);
  return `${line}: ${isRefusal(after) ? `${after.clause} ${after.text.en}` : 'accepted'}`;
}

/** `place` decides between two screens and names the moves that are tried. */
export function shownTo(
  match: AnyMatch,
  observer: number,
  log: readonly LogEntry[],
  place: string,
): string {
  const tried = matchActor(match) === observer ? tries(match, place) : [];
  const stage = STAGES[below(openQuickStream(`stage/${place}`), STAGES.length)] ?? STAGES[0];
  return [
    ...screens(match, observer, log, stage),
    ...lines(match, observer),
    toldOf(log, observer),
    ...tried.map((line) => answer(match, line)),
  ].join('\n');
}
