/** What the table shows during play: a match as its observer sees it, and what the person at the table is about to do. */
import type { ShownMatch } from '../../../engine/match.ts';
import type { Table } from '../../../engine/table.ts';
import type { Text } from '../../../lang/text.ts';
import type { HandCount } from '../../../play/session/by-hand.ts';
import type { LogEntry, Moment } from '../../../play/session/log.ts';
import type { Made } from '../../../play/steps/steps.ts';
import type { Picks } from '../../picking/picks.ts';
import type { Aside, Saying } from '../../table/frame/aside.tsx';
import type { Moving } from '../../table/motion/flights.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Notice, Question, Turn } from './state.ts';

export interface TableShown {
  readonly match: ShownMatch;
  readonly names: readonly string[];
  readonly company?: Scene['company'];
  readonly observer: number;
  /** The hand played is the partner's of the person, who would only look on. */
  readonly isForPartner?: boolean;
  /** The steps of the match so far, from which facts of the table are told. */
  readonly steps?: readonly Made[];
  readonly log: readonly LogEntry[];
  readonly memory: boolean;
  /** Absent while it is somebody else's turn. */
  readonly turn?: Turn | undefined;
  readonly picks?: Picks | undefined;
  readonly notice?: Notice | undefined;
  /** Which task this is, before what the turn asks for. */
  readonly task?: Text | undefined;
  /** The move has been made already: nothing is asked for, and Enter makes none. */
  readonly isAnswered?: true;
  /** What the task is about, beside the table where there is a panel. */
  readonly brief?: Saying | undefined;
  /** How many certain tricks are left and may be played out. */
  readonly offer?: number | undefined;
  /** Milliseconds left to the person asked. */
  readonly timeLeft?: number | undefined;
  /** The seat shown as thinking. */
  readonly thinking?: number | undefined;
  readonly waiting: boolean;
  /** What the player is asked before it is done. */
  readonly asking?: Question | undefined;
  /** The match is not saved: it cannot be resumed. */
  readonly isUnsaved?: boolean | undefined;
  /** The session tries something out, which leaving can keep. */
  readonly isTry?: boolean | undefined;
  /** Puts the player's hand in their order. */
  readonly arrange?: (table: Table) => Table;
  /** What the last step shows before what it brings about. */
  readonly moment?: Moment | undefined;
  /** From this step on, what happened was skipped. */
  readonly skipped?: number | undefined;
  /** The rest of the deal is played for the player. */
  readonly runsOut?: boolean | undefined;
  /** Cards on their way to where they belong. */
  readonly moving?: Moving | undefined;
  /** Nobody ever decides anything. */
  readonly isForced?: boolean;
  /** The only move of the person to act makes itself next, in a game in which others are decided. */
  readonly makesItself?: boolean;
  /** Cards play themselves that the person could lay. */
  readonly playsOut?: boolean;
  /** What has been laid by hand in this deal. */
  readonly laid?: HandCount | undefined;
  /** Whether there is something to take back; absent: that is not known. */
  readonly mayUndo?: boolean;
  /** What helps now, beside the table or below it. */
  readonly aside?: Aside | undefined;
  /** The move under Enter gives much away. */
  readonly isMarked?: boolean;
}
