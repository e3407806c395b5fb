/** A record on the screen: forward and back, from anybody's point of view. */

import { type ReactNode, useMemo, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { playOnFrom } from '../../../play/past/play-again.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { seatsInDeal } from '../../../play/session/players.ts';
import type { Session } from '../../../play/session/session.ts';
import { Page, titled } from '../../components/page.tsx';
import { Sentence } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import type { Key } from '../../terminal/keys.ts';
import { ScoreSheet } from '../score/score.tsx';
import { type Scored, scoredOf } from '../score/scored.ts';
import { HelpWindow } from '../windows/help.tsx';
import { LastTrickWindow } from '../windows/last-trick.tsx';
import { LogWindow } from '../windows/log.tsx';
import { RulesWindow } from '../windows/rules.tsx';
import {
  type Browser,
  browserKey,
  eyesOn,
  firstDecision,
  logAt,
  matchAt,
  newBrowser,
  outcomesAt,
  type Recording,
  readRecordings,
  type StepDecider,
  seatsOf,
  seatToPlay,
} from './replay-state.ts';
import { type Browsing, Position, sceneAt, voicesAt } from './replay-view.tsx';
import { ReviewWindow } from './review.tsx';
import { type Past, useWeighing, type Weighing } from './weighing.ts';

/** A file without a record. */
function NothingToReplay(): ReactNode {
  const stage = useStage();
  return (
    <Page title={titled(say(stage, pastTexts.replay.title))} keys={windowTexts.pages.keys.back}>
      <Sentence of={pastTexts.replay.empty} wrap="wrap" />
    </Page>
  );
}

type Kind = 'help' | 'log' | 'score' | 'rules' | 'trick' | 'review';
const WINDOWS: Readonly<Record<string, Kind>> = {
  s: 'score',
  l: 'log',
  r: 'rules',
  t: 'trick',
  b: 'review',
  '?': 'help',
};

interface OverProps {
  readonly kind: Kind;
  readonly browsing: Browsing;
  readonly weighing: Weighing;
  /** Shows the position at a ply, as a seat saw it. */
  readonly show: (ply: number, seat: number) => void;
  /** Goes on playing from the position at a ply, in a seat. */
  readonly retry: (ply: number, seat: number) => void;
  readonly close: () => void;
}

/** The deals that are over at the position, with those who played them. */
function scoredAt(stage: Stage, browsing: Browsing): Scored {
  const { recording, browser } = browsing;
  const { names } = voicesAt(stage, browsing);
  const match = matchAt(recording, browser.at);
  const outcomes = outcomesAt(recording, browser.at);
  const made = recording.made.slice(0, browser.at);
  const seats = seatsOf(recording, browser.at);
  const namesIn = (deal: number): readonly string[] =>
    calledIn(match.game, seatsInDeal(seats, made, deal), stage.lang);
  return scoredOf(match, { names, namesIn, outcomes, observer: browser.eyes });
}

/** A window over the position. */
function Over({ kind, browsing, weighing, show, retry, close }: OverProps): ReactNode {
  const { recording, browser } = browsing;
  const match = matchAt(recording, browser.at);
  const { game, options } = match;
  const stage = useStage();
  const voices = voicesAt(stage, browsing);
  switch (kind) {
    case 'help':
      return <HelpWindow rows={windowTexts.help.replay} close={close} />;
    case 'log': {
      const log = logAt(recording, browser.at, recording.made.length);
      const scored = scoredAt(stage, browsing);
      return <LogWindow {...{ voices, log, scored, close }} observer={browser.eyes} />;
    }
    case 'score':
      return <ScoreSheet scored={scoredAt(stage, browsing)} close={close} />;
    case 'rules':
      return <RulesWindow game={game} options={options} close={close} />;
    case 'review':
      return <ReviewWindow {...{ recording, weighing, voices, show, retry, close }} />;
    case 'trick':
      return <LastTrickWindow scene={sceneAt(stage, browsing)} close={close} />;
  }
}

interface ReplayProps {
  readonly record: string;
  /** The file it is from. */
  readonly name?: string;
  readonly eyes?: number;
  /** Opens with the review. */
  readonly review?: boolean;
  /** Steps that somebody else than the player of their seat decided. */
  readonly deciders?: readonly StepDecider[];
  /** The positions belong to the review: leaving them leads to it, and leaving it leads back. */
  readonly fromReview?: boolean;
  /** Where the replay opens, if not where the first decision of the first record is due. */
  readonly place?: Pick<Browser, 'record' | 'at'>;
  readonly play: (session: Session, browser: Browser) => void;
  readonly back: () => void;
}

/** The browser as the replay opens: at a place, else where the first decision of the first record is due. */
function openedAt(
  recordings: readonly Recording[],
  eyes: number | undefined,
  place: ReplayProps['place'],
): Browser {
  const opened = recordings[place?.record ?? 0];
  const seen = eyes ?? eyesOn(opened);
  const at = place?.at ?? firstDecision(opened);
  return newBrowser(seen, place?.record, at);
}

/**
 * A browser through a record: positions, windows over them, and the review, which weighs decisions once it is first
 * opened. `p` goes on playing from the position shown.
 */
export function ReplayScreen({ record, eyes, review, ...more }: ReplayProps): ReactNode {
  const { name, place, deciders, fromReview, play, back } = more;
  const { settings, change } = useApp();
  const recordings = useMemo(() => readRecordings(record, deciders), [record, deciders]);
  const [browser, setBrowser] = useState(() => openedAt(recordings, eyes, place));
  const [window, open] = useState<Kind | undefined>(review === true ? 'review' : undefined);
  const recording = recordings[browser.record];
  const [past, lookAt] = useState<Past | undefined>(
    review === true && recording !== undefined ? { recording, eyes: eyes ?? SPECTATOR } : undefined,
  );
  const weighing = useWeighing(past);
  const over = recording === undefined ? undefined : window;
  const playOn = ({ made, ...from }: Recording, place: Browser): void => {
    const steps = made.slice(0, place.at);
    if (steps.at(-1)?.after.ended === true) return;
    const seat = seatToPlay({ made, ...from }, place);
    const position = name ? { ...from, name, made: steps } : { ...from, made: steps };
    play(playOnFrom(position, seat, settings), place);
  };
  const onKey = (key: Key): void => {
    const char = key.name === 'char' ? key.char : '';
    const kind = WINDOWS[char];
    if (key.name === 'escape' || char === 'q') fromReview ? open('review') : back();
    else if (kind !== undefined) {
      if (kind === 'review' && recording !== undefined && past?.recording !== recording)
        lookAt({ recording, eyes: browser.eyes });
      open(kind);
    } else if (char === 'p' && recording !== undefined) playOn(recording, browser);
    else if (char === 'C') void change({ fourColour: !settings.fourColour });
    else setBrowser(browserKey(browser, recordings, key));
  };
  useKeys(over === undefined ? onKey : undefined);
  if (recording === undefined) return <NothingToReplay />;
  const browsing = { recordings, recording, browser };
  if (over === undefined) return <Position {...browsing} />;
  const placeOf = (ply: number, seat: number): Browser => {
    const at = recording.made.findIndex(({ before }) => before.ply === ply);
    return { ...browser, at: Math.max(0, at), eyes: seat, open: false };
  };
  const show = (ply: number, seat: number): void => {
    setBrowser(placeOf(ply, seat));
    open(undefined);
  };
  const retry = (ply: number, seat: number): void => playOn(recording, placeOf(ply, seat));
  const close = fromReview && over === 'review' ? back : (): void => open(undefined);
  return <Over kind={over} {...{ browsing, weighing, show, retry, close }} />;
}
