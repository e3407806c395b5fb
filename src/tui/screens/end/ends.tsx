/** What follows a deal, first its table with all cards open, then its result; and a match. */

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { same, type Text } from '../../../lang/text.ts';
import { isDecided } from '../../../play/advice/review.ts';
import { helpText, openSubstitute, type Session } from '../../../play/index.ts';
import { useApp, useKeys } from '../../app.tsx';
import { SHOWDOWN } from '../../messages/end.ts';
import { useCalm } from '../../parts/calm.ts';
import { isChar } from '../../parts/keys.ts';
import { TooSmall } from '../../parts/page.tsx';
import { isTooSmall, phrase, say } from '../../render-context.ts';
import { Table } from '../../table/table.tsx';
import { run } from '../../theme/style.ts';
import { logLine } from '../table/view.tsx';
import { Beside, besideEarlier, Strong } from './compared.tsx';
import { type DealWindow, OverDeal, sceneOfDeal, windowOf } from './deal-windows.tsx';
import { type LeadsTo, MatchEnd } from './match-end.tsx';
import { Result } from './result.tsx';
import { scoredIn } from './scored.ts';

interface ShowdownProps {
  readonly session: Session;
  /** The state in which the deal ended. */
  readonly finished: unknown;
  readonly go: () => void;
  readonly open: (window: DealWindow) => void;
  readonly leave: () => void;
}

/** Stays until Enter, Space or a click, but not one that was meant for the play. */
function Showdown({ session, finished, go, open, leave }: ShowdownProps): ReactNode {
  const { stage } = useApp();
  const isCalm = useCalm(session.outcomes().length);
  useKeys((key) => {
    const { name } = key;
    const window = windowOf(key);
    if (name === 'enter' || name === 'space' || name === 'click') {
      if (isCalm()) go();
    } else if (name === 'escape') go();
    else if (window !== undefined) open(window);
    else if (isChar(key, 'q')) leave();
  });
  if (isTooSmall(stage.size)) return <TooSmall />;
  const scene = sceneOfDeal(session, finished);
  const { voices, observer, table } = scene;
  return (
    <Table
      title={say(stage, session.setup.game.names)}
      scene={scene}
      log={session.log().map((entry) => logLine(stage, voices, entry, observer))}
      footer={{
        recent: [],
        message: phrase(stage, voices, table.prompt, { tone: 'accent', bold: true }),
        enter: [
          run(say(stage, SHOWDOWN.enter), { bold: true }),
          run(say(stage, SHOWDOWN.keys), { tone: 'faint' }),
        ],
        keys: [],
      }}
    />
  );
}

export interface EndProps {
  readonly session: Session;
  /** Plays the same game again, with new cards. */
  readonly again: () => void;
  /** Plays the same deals again. */
  readonly same: () => void;
  /** Looks back at its decisions; absent where that leads nowhere. */
  readonly review?: () => void;
  readonly leave: () => void;
  readonly leadsTo: LeadsTo;
  /** Leads to the menu; absent where leaving does, or there is none. */
  readonly home?: (() => void) | undefined;
}

/** Computes the post-mortem of the last deal while somebody looks at its score. */
export function useComputing(session: Session, isShown: boolean): void {
  const deal = session.outcomes().length;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isShown || deal === 0) return undefined;
    let gone = false;
    void session.postMortem(deal, () => gone).then(() => gone || redraw((count) => count + 1));
    return () => {
      gone = true;
    };
  }, [session, deal, isShown]);
}

/** What happened in the deal just ended, as its table says. */
function headlineOf(session: Session): Text {
  const { game, finished } = session.match();
  const why = session.outcomes().at(-1)?.why ?? '';
  return finished === undefined
    ? (game.rules.endReasons[why] ?? same(why))
    : game.display.reveal(finished, SPECTATOR).prompt;
}

/** Whether the table of the finished deal shows its last trick. */
function hasTrick(session: Session): boolean {
  const { game, finished } = session.match();
  if (finished === undefined) return false;
  return game.display.reveal(finished, SPECTATOR).regions.some(({ lastTrick }) => lastTrick);
}

interface DealProps {
  readonly session: Session;
  readonly go: () => void;
  readonly leave: () => void;
}

/** The end of a deal: its table until a key, then the result. */
export function EndOfDeal({ session, go, leave }: DealProps): ReactNode {
  const [isSeen, setSeen] = useState(false);
  const [over, open] = useState<DealWindow>();
  const match = session.match();
  useComputing(session, isSeen || over === 'score');
  if (over !== undefined)
    return <OverDeal kind={over} session={session} close={() => open(undefined)} />;
  const ways = { open, leave };
  if (!isSeen && match.finished !== undefined) {
    const result = (): void => setSeen(true);
    return <Showdown session={session} finished={match.finished} go={result} {...ways} />;
  }
  return (
    <Result
      scored={scoredIn(session)}
      headline={headlineOf(session)}
      isLast={match.ended}
      hasTrick={hasTrick(session)}
      go={go}
      {...ways}
    />
  );
}

export function EndOfMatch({ session, leadsTo, ...ways }: EndProps): ReactNode {
  const { quit } = useApp();
  const [isOpen, open] = useState(false);
  const substitute = useMemo(() => openSubstitute(session), [session]);
  const beside = useMemo(() => besideEarlier(session), [session]);
  useComputing(session, true);
  const scored = scoredIn(session);
  if (isOpen && substitute !== undefined) {
    const close = (): void => open(false);
    return <Strong {...{ session, scored, substitute, close }} />;
  }
  const strong = (): void => open(true);
  const review = isDecided(session.match()) ? ways.review : undefined;
  const acts = { ...ways, strong, quit: () => quit(0) };
  return (
    <MatchEnd
      scored={scored}
      assisted={helpText(session)}
      strong={substitute !== undefined}
      review={review !== undefined}
      home={ways.home !== undefined}
      leadsTo={leadsTo}
      {...(beside && { beside: <Beside {...beside} /> })}
      choose={(choice) => acts[choice]?.()}
      {...(scored.parties.length === 1 && { alone: headlineOf(session) })}
    />
  );
}
