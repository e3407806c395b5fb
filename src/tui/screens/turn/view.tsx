/** The table during play, from the session and the screen's state. */

import { type ReactNode, useMemo } from 'react';
import { matchActor, type ShownMatch } from '../../../engine/match.ts';
import type { Table as DescribedTable, Note } from '../../../engine/table.ts';
import { readBy } from '../../../lang/address.ts';
import { type Lang, same, seatThen, type Text } from '../../../lang/text.ts';
import { type Meanings, meaningsOf } from '../../../play/advice/meanings.ts';
import { withTakers } from '../../../play/advice/trick-play.ts';
import { calledIn, facesOf } from '../../../play/session/guests.ts';
import type { LogEntry } from '../../../play/session/log.ts';
import { isProgram, type Player, readerAt } from '../../../play/session/players.ts';
import type { Session } from '../../../play/session/session.ts';
import { handFacts } from '../../../report/by-hand.ts';
import { TooSmall } from '../../components/page.tsx';
import {
  captionOf,
  nameOf,
  phrase,
  type Stage,
  say,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { type Area, BUTTONS, isSingle, keyOf, open } from '../../picking/areas.ts';
import type { Picks } from '../../picking/picks.ts';
import type { Moving } from '../../table/motion/flights.ts';
import { hasFreeSide, type Scene } from '../../table/scene/scene.ts';
import { Table, type TableFrame } from '../../table/table.tsx';
import { isTooSmall } from '../../terminal/measures.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';
import { awaitedIn } from './awaited.ts';
import { aimOf, decisionOf, moveOf, takenAlong } from './decision.ts';
import { enterLine, isRefusedHere } from './enter-line.ts';
import { keysRuns } from './key-line.ts';
import { linesSince } from './lines-since.ts';
import { type Notice, ORDER, type Turn } from './state.ts';
import type { TableShown } from './table-shown.ts';

export const voicesOf = (match: ShownMatch, names: readonly string[]): Voices => ({
  pack: match.pack,
  names,
});

/** The cards and everybody at a shown table; `company` says who is a person. */
export const voicesShown = ({
  match,
  names,
  company = [],
}: Pick<TableShown, 'match' | 'names' | 'company'>): Voices => {
  const people = company.flatMap((who, seat) => (who === undefined ? [seat] : []));
  return { ...voicesOf(match, names), you: readerAt(match.game, people) };
};

/** The cards and everybody at the table of a session. */
export const voicesIn = (session: Session, lang: Lang): Voices =>
  voicesShown({
    match: session.match(),
    names: namesOfSeats(session, lang),
    company: companyIn(session),
  });

export const namesOfSeats = ({ setup, state }: Session, lang: Lang): readonly string[] =>
  calledIn(setup.game, state().players, lang);

/**
 * For each seat, whose face is drawn there and at what level they play: undefined for people, no level for a program.
 * Where the record names no guest, the seed of the match picks the face.
 */
export function companyOf(players: readonly Player[], seed: string): NonNullable<Scene['company']> {
  const faces = facesOf(players, seed);
  return players.map(({ who }, seat) => {
    if (who === 'human') return undefined;
    return { face: faces[seat], who: isProgram(who) ? undefined : who };
  });
}

/** The company at the table of a session now. */
export const companyIn = ({ setup, state }: Session): NonNullable<Scene['company']> =>
  companyOf(state().players, setup.seed);

/** What a seat does, from its name or “You” on. */
function doneRuns(stage: Stage, voices: Voices, by: number, predicate: Text): Runs {
  const whole = readBy(seatThen(by, predicate), voices.you);
  const [subject = '', ...rest] = whole[stage.lang].split(' ');
  const called = subject.startsWith('{') ? nameOf(voices, by) : subject;
  return [run(`${called} `, { bold: true }), ...phrase(stage, voices, same(rest.join(' ')))];
}

/** A log entry as a line; what a seat does begins with its name, or with “You”. */
export function logLine(stage: Stage, now: Voices, entry: LogEntry, observer: number): Runs {
  const then = entry.names?.map((name) => name[stage.lang]);
  const voices = then === undefined ? now : { ...now, names: then };
  const told = entry.told(observer);
  if (typeof entry.by === 'number') return doneRuns(stage, voices, entry.by, told);
  return phrase(stage, voices, told).map((part) => ({ ...part, tone: part.tone ?? 'faint' }));
}

/** A line that nobody had time to see happen. */
const lit = (line: Runs): Runs =>
  line.map((part): Run => {
    const isFaint = part.tone === undefined || part.tone === 'faint';
    return isFaint ? { ...part, bold: true, tone: 'accent' } : { ...part, bold: true };
  });

/** Refusals from outside the rule sheets name no clause that a player could look up. */
const isClause = (clause: string): boolean => /-\d/.test(clause);

/** A refusal or remark; else the game's prompt. */
function noticeLine(stage: Stage, voices: Voices, notice: Notice): Runs {
  if (notice.kind === 'early') return [run(say(stage, texts.table.notYourTurn))];
  if (notice.kind === 'said') return phrase(stage, voices, notice.text);
  const cross = run(stage.theme.ascii ? 'x ' : '✗ ', { bold: true, tone: 'alarm' });
  if (notice.kind === 'wrong')
    return [cross, ...phrase(stage, voices, notice.text, { bold: true })];
  const { clause, text } = notice.refusal;
  return [
    cross,
    ...phrase(stage, voices, text, { bold: true }),
    run(isClause(clause) ? ` (${clause})` : ''),
  ];
}

/** The game's prompt, after the seconds left, or after which task this is. */
function promptLine(
  stage: Stage,
  voices: Voices,
  scene: Scene,
  { timeLeft, turn, task, isForPartner }: TableShown,
): Runs {
  const isLaying = turn?.homes !== undefined;
  const asked = isLaying
    ? [run(say(stage, texts.laying.prompt))]
    : phrase(stage, voices, scene.table.prompt);
  if (task !== undefined)
    return [run(`${say(stage, task)}: `, { tone: 'accent', bold: true }), ...asked];
  if (isForPartner === true)
    return [
      run(`${say(stage, texts.table.forPartner, captionOf(stage, voices, scene.observer))} `),
      ...asked,
    ];
  if (timeLeft === undefined) return asked;
  return [run(say(stage, texts.table.time, Math.ceil(timeLeft / 1000)), { bold: true }), ...asked];
}

/** The question whether to leave, with what becomes of the match. */
function leaveText({ isUnsaved, isTry }: TableShown): Text {
  if (isTry) return texts.table.leaveTry;
  return isUnsaved ? texts.table.leaveUnsaved : texts.table.leave;
}

/**
 * The one line for messages, the most urgent first: a question, an offer, a notice, that the deal plays itself to its
 * end, what the turn asks for.
 */
function messageLine(stage: Stage, voices: Voices, scene: Scene, shown: TableShown): Runs {
  if (shown.asking !== undefined) {
    const question = shown.asking === 'leave' ? leaveText(shown) : texts.keys.finish;
    return [run(say(stage, question), { bold: true })];
  }
  if (shown.offer !== undefined)
    return [run(say(stage, texts.table.offer, shown.offer), { bold: true })];
  // The line of Enter says why nothing is done, and the question stays.
  if (isRefusedHere(shown)) return promptLine(stage, voices, scene, shown);
  if (shown.notice !== undefined) return noticeLine(stage, voices, shown.notice);
  if (shown.runsOut) return [run(say(stage, texts.keys.finishing), { tone: 'faint' })];
  if (shown.isAnswered) return [];
  if (shown.turn !== undefined) return promptLine(stage, voices, scene, shown);
  return shown.makesItself ? phrase(stage, voices, scene.table.prompt) : [];
}

/** Whether nothing but what the turn asks for stands on the line for messages. */
const isPromptAlone = ({ asking, offer, notice, runsOut }: TableShown): boolean =>
  asking === undefined && offer === undefined && notice === undefined && runsOut !== true;

const meanings = new WeakMap<Turn, Meanings>();

/** What the calls of this turn mean, computed once. */
function meaningsIn(turn: Turn, match: ShownMatch, observer: number): Pick<Scene, 'meanings'> {
  if (turn.table.said === undefined) return {};
  const known = meanings.get(turn) ?? meaningsOf(match, observer);
  if (known === undefined) return {};
  meanings.set(turn, known);
  return { meanings: known };
}

/** What leads on to a move from these picks. An order may be given at any time, and a button that is a move pressed. */
function openNow({ choices, table }: Turn, picks: Picks): ReadonlySet<string> {
  const further = open(choices, isSingle(choices) ? [] : picks.picked);
  const orders = table.buttons.filter(({ id }) => id === ORDER).map(({ id }) => `${BUTTONS}${id}`);
  const moves = choices.flatMap(({ picks: [pick, ...more] }) =>
    pick !== undefined && 'button' in pick && more.length === 0 ? keyOf(pick) : [],
  );
  return new Set([...further, ...orders, ...moves]);
}

/** Whether the only move is a button, whatever order may be given beside it. */
function isOneButton({ choices }: Turn, { picked }: Picks): boolean {
  const [only, ...others] = choices;
  const [pick, ...more] = only?.picks ?? [];
  const isAlone = others.length === 0 && more.length === 0 && picked.length === 0;
  return isAlone && pick !== undefined && 'button' in pick;
}

/** What can be picked from; nothing where cards are still on their way. */
const settledAreas = (areas: readonly Area[], moving: Moving | undefined): readonly Area[] =>
  moving === undefined
    ? areas
    : areas.map((area) => (moving.landings.includes(area.id) ? { ...area, items: [] } : area));

/** The table with the time and the slips of cards laid by hand before its own facts. */
const withHandFacts = (table: DescribedTable, { laid }: TableShown): DescribedTable =>
  laid === undefined ? table : { ...table, facts: [...handFacts(laid), ...table.facts] };

/**
 * The scene that the table is drawn from: what the observer sees of the match, who plays and how they are called, with
 * the cards the observer has picked so far.
 */
export function sceneOf(shown: TableShown): Scene {
  const { match, observer, turn, picks } = shown;
  const { game, state } = match;
  const { arrange = (table) => table, moment, steps = [] } = shown;
  const described = (): DescribedTable => {
    const table = moment?.table(observer);
    const now = table ?? game.display.table(game.observer.observe(state, observer));
    return withTakers(now, steps, match.deal);
  };
  const atRest = (): DescribedTable => withHandFacts(turn?.table ?? arrange(described()), shown);
  const table = shown.moving?.table ?? atRest();
  const picking =
    turn === undefined || picks === undefined
      ? {}
      : {
          picking: {
            areas: settledAreas(turn.areas, shown.moving),
            picks,
            open: openNow(turn, picks),
            along: takenAlong(turn, picks),
            isOneButton: isOneButton(turn, picks),
          },
          aim: aimOf(turn, picks, observer),
          awaited: awaitedIn(turn),
          ...meaningsIn(turn, match, observer),
        };
  return {
    table,
    pack: match.pack,
    voices: voicesShown(shown),
    observer,
    actor: matchActor(match),
    memory: shown.memory,
    company: shown.company,
    landings: shown.moving?.landings,
    ...picking,
  };
}

const LOGGED = 60;

const logLines = (
  stage: Stage,
  voices: Voices,
  { log, moving, observer }: Pick<TableShown, 'log' | 'moving' | 'observer'>,
  skipped = Number.POSITIVE_INFINITY,
): readonly Runs[] =>
  toldEntries({ log, moving })
    .slice(-LOGGED)
    .map((entry) => {
      const line = logLine(stage, voices, entry, observer);
      return entry.ply < skipped ? line : lit(line);
    });

/** What the game tells a player beside the table; to whoever looks on nothing. */
function notesBeside({ match, observer, turn, picks, isAnswered }: TableShown): readonly Note[] {
  const { game, state } = match;
  if (observer < 0 || game.display.notes === undefined) return [];
  if (turn === undefined || picks === undefined || isAnswered)
    return game.display.notes(game.observer.observe(state, observer));
  return game.display.notes(turn.observation, moveOf(decisionOf(turn, picks)));
}

/** The entries of the log that may be told: what cards in the air do is told when they have landed. */
const toldEntries = ({ log, moving }: Pick<TableShown, 'log' | 'moving'>): readonly LogEntry[] =>
  moving === undefined ? log : log.slice(0, moving.told);

/** Of the last `since` lines of the log, those that tell what everybody heard. */
function announcedIn(
  entries: readonly LogEntry[],
  lines: readonly Runs[],
  since: number,
): readonly Runs[] {
  const last = entries.slice(-lines.length);
  const from = lines.length - since;
  return lines.filter((_, at) => at >= from && last[at]?.by === 'table');
}

/**
 * All that is drawn of a table: its scene, cards in flight, the log, notes, and the lines below. `log` may be given
 * where its lines are kept from frame to frame.
 */
export function tableFrameOf(
  stage: Stage,
  shown: TableShown,
  log = logLines(stage, voicesShown(shown), shown, shown.skipped),
): TableFrame {
  const bare = sceneOf(shown);
  const { voices } = bare;
  const hasPanel = stage.measures.panel > 0;
  const entries = toldEntries(shown);
  const since = linesSince({ log: entries, observer: shown.observer });
  const notes = hasPanel || hasFreeSide(stage.measures, bare) ? notesBeside(shown) : [];
  const scene = hasPanel ? bare : { ...bare, note: notes.find(({ onFelt }) => onFelt) };
  return {
    title: say(stage, shown.match.game.names),
    scene,
    flying: shown.moving?.flying,
    aside: shown.aside,
    log,
    notes,
    since,
    footer: {
      recent: log.slice(-8),
      announced: announcedIn(entries, log, since),
      message: messageLine(stage, voices, scene, shown),
      isPrompt: isPromptAlone(shown),
      enter: shown.aside?.enter ?? enterLine(stage, voices, shown),
      keys: keysRuns(stage, scene, shown),
    },
  };
}

/**
 * The table during play. The lines of the log, which grow with the match, are built anew only when something in them
 * has changed.
 */
export function TableView({ shown }: { readonly shown: TableShown }): ReactNode {
  const stage = useStage();
  const { match, names, log, observer, skipped } = shown;
  const told = toldEntries(shown).length;
  const { pack } = match;
  const { you } = voicesShown(shown);
  const lines = useMemo(
    () => logLines(stage, { pack, names, you }, { log: log.slice(0, told), observer }, skipped),
    [stage, pack, names, you, log, told, observer, skipped],
  );
  if (isTooSmall(stage.size)) return <TooSmall />;
  return <Table {...tableFrameOf(stage, shown, lines)} />;
}
