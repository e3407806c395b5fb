/** The table screen's frame and its windows, from the session and the screen's state. */
import { type AnyShownGame, CHANCE, NOBODY } from '../../engine/game.ts';
import { matchActor, type ShownMatch } from '../../engine/match.ts';
import { cardMarks, fill } from '../../lang/text.ts';
import type { LogEntry } from '../../play/index.ts';
import { KEYBAR, TABLE } from '../messages.ts';
import { guarded } from '../parts/frame.ts';
import { isSingle, meant, open, type Picks } from '../parts/picks.ts';
import {
  COMPACT_COLUMNS,
  nameOf,
  phrase,
  type Stage,
  say,
  spaceOf,
  type Voices,
} from '../render-context.ts';
import { type Block, type Line, line, span } from '../span.ts';
import { drawTable } from '../table/layout.ts';
import type { Scene } from '../table/scene.ts';
import { type Decision, decide, type Notice, type Turn } from './table-state.ts';

export interface TableShown {
  readonly match: ShownMatch;
  readonly names: readonly string[];
  readonly observer: number;
  readonly log: readonly LogEntry[];
  readonly memory: boolean;
  /** Absent while it is somebody else's turn. */
  readonly turn?: Turn;
  readonly picks?: Picks;
  readonly notice?: Notice;
  /** How many certain tricks are left and may be played out. */
  readonly offer?: number;
  /** Milliseconds left to the person asked. */
  readonly timeLeft?: number;
  /** The seat shown as thinking. */
  readonly thinking?: number;
  readonly waiting: boolean;
}

export const voicesOf = (match: ShownMatch, names: readonly string[]): Voices => ({
  pack: match.pack,
  names,
});

/** A log entry as a line; what a seat does begins with its name. */
export function logLine(stage: Stage, voices: Voices, entry: LogEntry, observer: number): Line {
  const told = phrase(stage, voices, entry.told(observer));
  if (typeof entry.by !== 'number') return told.map((part) => ({ ...part, dim: true }));
  return [span(`${nameOf(voices, entry.by)} `, { bold: true }), ...told];
}

/** A single choice, as the move Enter makes. */
const sole = ({ choices }: Extract<Decision, { kind: 'choose' }>): Decision => {
  const [choice] = choices;
  return choice === undefined ? { kind: 'none' } : { kind: 'play', choice };
};

function decisionLine(stage: Stage, voices: Voices, turn: Turn, decision: Decision): Line {
  switch (decision.kind) {
    case 'play': {
      const told = phrase(
        stage,
        voices,
        turn.game.notation.describe(turn.observation, decision.choice.move),
      );
      return [span(say(stage, TABLE.enter, ''), { bold: true }), ...told];
    }
    case 'choose':
      if (decision.choices.length === 1) return decisionLine(stage, voices, turn, sole(decision));
      return line(say(stage, TABLE.several, decision.choices.length));
    case 'try':
      return phrase(stage, voices, fill(TABLE.tries, cardMarks(decision.line.split(' '))), {
        dim: true,
      });
    case 'open':
      return line(say(stage, TABLE.open), { dim: true });
    case 'none':
      return line(say(stage, TABLE.none), { dim: true });
  }
}

function waitingLine(stage: Stage, shown: TableShown): Line {
  const actor = matchActor(shown.match);
  if (shown.waiting) return line(say(stage, TABLE.skip), { dim: true });
  if (actor === NOBODY) return line(say(stage, TABLE.ended));
  if (actor === CHANCE) return line(say(stage, TABLE.dealing), { dim: true });
  const name = shown.names[actor] ?? '';
  const sentence = shown.thinking === actor ? TABLE.thinking : TABLE.onTurn;
  return line(say(stage, sentence, name), { dim: true });
}

/** Refusals from outside the rule sheets name no clause that a player could look up. */
const isClause = (clause: string): boolean => /-\d/.test(clause);

/** A refusal or remark; else the game's prompt. */
export function noticeLine(stage: Stage, voices: Voices, notice: Notice): Line {
  if (notice.kind === 'said') return phrase(stage, voices, notice.text);
  const { clause, text } = notice.refusal;
  return [
    span(stage.theme.ascii ? 'x ' : '✗ ', { bold: true, colour: 'red' }),
    ...phrase(stage, voices, text, { bold: true }),
    span(isClause(clause) ? ` (${clause})` : ''),
  ];
}

/** The game's prompt, after the seconds left. */
function promptLine(stage: Stage, voices: Voices, scene: Scene, { timeLeft }: TableShown): Line {
  const asked = phrase(stage, voices, scene.table.prompt);
  if (timeLeft === undefined) return asked;
  return [span(say(stage, TABLE.time, Math.ceil(timeLeft / 1000)), { bold: true }), ...asked];
}

function messageLine(stage: Stage, voices: Voices, scene: Scene, shown: TableShown): Line {
  if (shown.offer !== undefined) return line(say(stage, TABLE.offer, shown.offer), { bold: true });
  if (shown.notice !== undefined) return noticeLine(stage, voices, shown.notice);
  return shown.turn === undefined ? [] : promptLine(stage, voices, scene, shown);
}

/** What the observer sees of the match, with their picks. */
function sceneOf(shown: TableShown): Scene {
  const { match, observer, turn, picks } = shown;
  const { game, state } = match;
  const table = turn?.table ?? game.display.table(game.observer.observe(state, observer));
  const picking =
    turn === undefined || picks === undefined
      ? {}
      : {
          picking: {
            areas: turn.areas,
            picks,
            open: open(turn.choices, isSingle(turn.choices) ? [] : picks.picked),
          },
        };
  return {
    table,
    pack: match.pack,
    voices: voicesOf(match, shown.names),
    observer,
    actor: matchActor(match),
    memory: shown.memory,
    ...picking,
  };
}

/** What Enter does now, or whom the table waits for. */
function enterLine(stage: Stage, voices: Voices, shown: TableShown): Line {
  const { turn, picks, offer } = shown;
  if (offer !== undefined) return line(say(stage, TABLE.answer), { bold: true });
  if (turn === undefined || picks === undefined) return waitingLine(stage, shown);
  const progress = turn.game.display.progress?.(turn.observation, meant(turn.areas, picks));
  const counted = progress === undefined ? [] : [span(' · '), ...phrase(stage, voices, progress)];
  return [...decisionLine(stage, voices, turn, decide(turn, picks)), ...counted];
}

const titleOf = (stage: Stage, game: AnyShownGame): string => say(stage, game.names);

export function tableFrame(stage: Stage, shown: TableShown): Block {
  return guarded(stage, () => {
    const scene = sceneOf(shown);
    const { voices } = scene;
    const isWide = stage.size.columns > COMPACT_COLUMNS + 20;
    const [long, short] =
      scene.table.said === undefined || scene.table.saidEarlier
        ? [KEYBAR.table, KEYBAR.tableShort]
        : [KEYBAR.talk, KEYBAR.talkShort];
    const keys = isWide ? long : short;
    return drawTable(stage, {
      title: titleOf(stage, shown.match.game),
      scene,
      log: shown.log.slice(-60).map((entry) => logLine(stage, voices, entry, shown.observer)),
      message: messageLine(stage, voices, scene, shown),
      enter: enterLine(stage, voices, shown),
      keys: [span(say(stage, keys), { dim: true })],
      height: spaceOf(stage.size),
    });
  });
}
