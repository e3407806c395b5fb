/** A position of a record: the table, the last step, and where in the record it is. */

import type { ReactNode } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { matchActor } from '../../../engine/match.ts';
import { calledIn } from '../../../play/session/guests.ts';
import type { LogEntry } from '../../../play/session/log.ts';
import { peopleAmong, playersOfHeader, readerAt } from '../../../play/session/players.ts';
import { fittingText } from '../../components/listing.tsx';
import { TooSmall } from '../../components/page.tsx';
import { phrase, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { Table } from '../../table/table.tsx';
import { isTooSmall } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { companyOf, logLine, voicesOf } from '../turn/view.tsx';
import {
  type Browser,
  bottomOf,
  eyesOn,
  logAt,
  matchAt,
  type Recording,
  seatsOf,
  tableAt,
} from './replay-state.ts';

export interface Browsing {
  readonly recordings: readonly Recording[];
  readonly recording: Recording;
  readonly browser: Browser;
}

const seatedNames = ({ lang }: Stage, recording: Recording, at: number): readonly string[] =>
  calledIn(recording.start.game, seatsOf(recording, at), lang);

/** The voices for a reader who sees with the eyes of a recording, and everybody who sat at the table at a ply. */
export const reviewVoices = (stage: Stage, recording: Recording, ply: number): Voices => ({
  pack: recording.start.pack,
  names: seatedNames(stage, recording, ply),
  you: eyesOn(recording),
});

/** The cards and everybody at the table; “you” is the only person who plays there. */
export function voicesAt(stage: Stage, { recording, browser }: Browsing): Voices {
  const match = matchAt(recording, browser.at);
  const people = peopleAmong(seatsOf(recording, browser.at));
  const names = seatedNames(stage, recording, browser.at);
  return { ...voicesOf(match, names), you: readerAt(match.game, people) };
}

function eyesText(stage: Stage, browsing: Browsing): string {
  const { at, eyes, open } = browsing.browser;
  if (open) return say(stage, texts.replay.allOpen);
  if (eyes === SPECTATOR) return say(stage, texts.replay.everybody);
  const people = peopleAmong(seatsOf(browsing.recording, at));
  if (people.length === 1 && people[0] === eyes) return say(stage, texts.replay.ownEyes);
  const names = seatedNames(stage, browsing.recording, at);
  return say(stage, texts.replay.eyes, names[eyes] ?? String(eyes));
}

/** Step and deal, whose eyes look on, and which record of the file it is. */
function placeRuns(stage: Stage, browsing: Browsing): Runs {
  const { recordings, recording, browser } = browsing;
  const { deal, finished } = matchAt(recording, browser.at);
  const eyes = finished === undefined ? eyesText(stage, browsing) : '';
  const record =
    recordings.length > 1
      ? say(stage, texts.replay.record, browser.record + 1, recordings.length)
      : '';
  return [
    run(say(stage, texts.replay.step, browser.at, recording.made.length), { bold: true }),
    run(`  ${say(stage, texts.replay.deal, deal)}  `),
    run(finished === undefined ? eyes : say(stage, texts.replay.dealEnd), {
      bold: browser.open,
    }),
    run(record === '' ? '' : `  ${record}`, { tone: 'faint' }),
  ];
}

/** With all cards open, a step is described as the seat that made it saw it. */
function hearer(recording: Recording, { at, eyes, open }: Browser): number {
  const by = recording.made[at - 1]?.by ?? SPECTATOR;
  return open && by >= 0 ? by : eyes;
}

/** The step that led here; at the end of the sound part, what is wrong with the rest. */
function messageRuns(stage: Stage, browsing: Browsing, step: LogEntry | undefined): Runs {
  const { recording, browser } = browsing;
  const voices = voicesAt(stage, browsing);
  const { fault, made } = recording;
  if (fault !== undefined && browser.at === made.length)
    return phrase(stage, voices, fault, { tone: 'alarm', bold: true });
  if (step === undefined) return [run(say(stage, texts.replay.start), { tone: 'faint' })];
  return logLine(stage, voices, step, hearer(recording, browser));
}

/** Who sat at the table at a position, with their faces; nobody where they are none of ours. */
function companyAt({ recording, browser }: Browsing): Scene['company'] {
  const { header } = recording;
  const seats = [...seatsOf(recording, browser.at)];
  const players = playersOfHeader({ ...header, seats });
  if (players === undefined) return undefined;
  return companyOf(players, header.seed);
}

/** The table at a position, nothing to pick on it. */
export function sceneAt(stage: Stage, browsing: Browsing): Scene {
  const { recording, browser } = browsing;
  const match = matchAt(recording, browser.at);
  const isUnderWay = match.finished === undefined;
  return {
    table: tableAt(recording, browser),
    pack: match.pack,
    voices: voicesAt(stage, browsing),
    company: companyAt(browsing),
    observer: bottomOf(match, browser),
    actor: isUnderWay ? matchActor(match) : -1,
    memory: true,
    open: true,
    eyes: isUnderWay && !browser.open ? browser.eyes : undefined,
  };
}

const RECENT = 8;

/** The table as it was after the browser’s step, told from the chosen point of view, with the last steps in words. */
export function Position(browsing: Browsing): ReactNode {
  const stage = useStage();
  if (isTooSmall(stage.size)) return <TooSmall />;
  const { recording, browser } = browsing;
  const { game } = matchAt(recording, browser.at);
  const observer = browser.open ? SPECTATOR : browser.eyes;
  const voices = voicesAt(stage, browsing);
  const entries = logAt(recording, browser.at);
  const told = (entry: LogEntry): Runs => logLine(stage, voices, entry, observer);
  const step = entries.findLast(({ by }) => by !== 'table');
  const others = entries.filter((entry) => entry !== step);
  const keys = fittingText(stage, texts.replayKeys, stage.size.columns - 2);
  return (
    <Table
      title={`${say(stage, texts.replay.title)}: ${say(stage, game.names)}`}
      scene={sceneAt(stage, browsing)}
      log={entries.map(told)}
      footer={{
        recent: others.slice(-RECENT).map(told),
        message: messageRuns(stage, browsing, step),
        enter: placeRuns(stage, browsing),
        keys: keys === undefined ? [] : [run(say(stage, keys), { tone: 'faint' })],
      }}
    />
  );
}
