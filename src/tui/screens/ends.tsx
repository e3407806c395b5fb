/** What follows a deal, first its table with all cards open, then its result; and a match. */
import { type ReactNode, useEffect, useState } from 'react';
import { SPECTATOR } from '../../engine/game.ts';
import { same, type Text } from '../../lang/text.ts';
import type { Session } from '../../play/index.ts';
import { useApp } from '../app.tsx';
import { MatchEnd } from './match-end.tsx';
import { Result } from './result.tsx';
import { ScoreSheet } from './score.tsx';
import { scoredIn } from './scored.ts';
import { Showdown } from './showdown.tsx';

export interface EndProps {
  readonly session: Session;
  /** Plays the same game again, with a new seed unless one is given. */
  readonly again: (seed?: string) => void;
  readonly menu: () => void;
}

/** Computes the post-mortem of the last deal while somebody looks at its score. */
export function useComputing(session: Session, isShown: boolean): void {
  const deal = session.outcomes().length;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isShown || deal === 0) return undefined;
    let gone = false;
    void session.compute(deal, () => gone).then(() => gone || redraw((count) => count + 1));
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

interface DealProps {
  readonly session: Session;
  readonly go: () => void;
  readonly leave: () => void;
}

/** The end of a deal: its table until a key, then the result. */
export function EndOfDeal({ session, go, leave }: DealProps): ReactNode {
  const [shown, show] = useState<'table' | 'result'>('table');
  const [isScore, setScore] = useState(false);
  const match = session.match();
  useComputing(session, shown === 'result' || isScore);
  if (isScore) return <ScoreSheet scored={scoredIn(session)} close={() => setScore(false)} />;
  const score = (): void => setScore(true);
  if (shown === 'table' && match.finished !== undefined)
    return (
      <Showdown
        session={session}
        finished={match.finished}
        go={() => show('result')}
        score={score}
        leave={leave}
      />
    );
  return (
    <Result
      scored={scoredIn(session)}
      headline={headlineOf(session)}
      isLast={match.ended}
      go={go}
      score={score}
      leave={leave}
    />
  );
}

export function EndOfMatch({ session, again, menu }: EndProps): ReactNode {
  const { quit } = useApp();
  const scored = scoredIn(session);
  const acts = { again, same: () => again(session.seed), menu, quit: () => quit(0) };
  useComputing(session, true);
  return (
    <MatchEnd
      scored={scored}
      assisted={session.assisted()}
      choose={(choice) => acts[choice]()}
      {...(scored.parties.length === 1 && { alone: headlineOf(session) })}
    />
  );
}
