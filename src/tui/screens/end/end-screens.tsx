/** What follows a deal, and a match: a page of what there is to say, and windows over it. */

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { type Lang, same, type Text } from '../../../lang/text.ts';
import { type DealHighlight, highlightOf } from '../../../play/advice/highlight.ts';
import { isDailySeed } from '../../../play/past/daily.ts';
import { openSubstitute } from '../../../play/past/substitutes.ts';
import { handCountOf, isByHand } from '../../../play/session/by-hand.ts';
import { usedHelpText } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { handText } from '../../../report/by-hand.ts';
import { useApp, useFound } from '../../context/app.ts';
import type { Stage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { useComputing } from '../score/score.tsx';
import { onlyPerson, scoredIn } from '../score/scored.ts';
import { besideEarlier, ComparedSection, useTable } from './compared.tsx';
import { type DealWindow, OverDeal, sceneOfDeal } from './deal-windows.tsx';
import { areFew } from './hands.tsx';
import { handCourse } from './in-hand.ts';
import { isLaidOpen, laidIn } from './laid.ts';
import { DealEnd, type EndWays, type LeadsTo, MatchEnd } from './pages.tsx';
import { soFarOf } from './sections.tsx';
import { Strong } from './strong.tsx';
import { useDealPlay } from './trick-by-trick.tsx';
import { useDecisiveMoment } from './use-decisive-moment.ts';
import { wonIn } from './won.tsx';

export interface EndProps extends EndWays {
  readonly session: Session;
  readonly leadsTo: LeadsTo;
}

/** A highlight, unless it is of the last deal and its cards are hands that lie open at the end of that deal. */
function apartFromLaid(
  stage: Stage,
  session: Session,
  scene: Scene | undefined,
  highlight: DealHighlight | undefined,
): DealHighlight | undefined {
  if (highlight === undefined || scene === undefined) return highlight;
  const isLast = highlight.deal === session.outcomes().length;
  const isShown = areFew(stage, laidIn(scene)) && isLaidOpen(scene, highlight);
  if (isLast && isShown) return undefined;
  return highlight;
}

/** What happened in the deal just ended, as its table says. */
function storyOf(session: Session): Text {
  const { game, finished } = session.match();
  const why = session.outcomes().at(-1)?.why ?? '';
  return finished === undefined
    ? (game.rules.endReasons[why] ?? same(why))
    : game.display.reveal(finished, SPECTATOR).prompt;
}

/**
 * What the pages after a deal and after a match both show: the score, how the deal ended, how many cards were laid by
 * hand, and the open table.
 */
function endedOf(session: Session, lang: Lang) {
  const scored = scoredIn(session, lang);
  const told = scored.ended?.told ?? storyOf(session);
  const count = handCountOf(session.made(), session.outcomes().length);
  const byHand = isByHand(count) ? handText(count) : undefined;
  return { scored, told, byHand, scene: sceneOfDeal(session, lang) };
}

interface DealProps {
  readonly session: Session;
  readonly go: () => void;
  readonly leave: () => void;
}

/**
 * The page between two deals with its windows. Meanwhile the second table, if the match has one, and the post-mortem
 * are computed.
 */
export function EndOfDeal({ session, go, leave }: DealProps): ReactNode {
  const { stage } = useApp();
  const [windowOver, open] = useState<DealWindow>();
  const secondTable = useTable(session);
  const play = useDealPlay(session);
  const deals = session.outcomes().length;
  const won = useMemo(() => (deals === 0 ? undefined : wonIn(session)), [session, deals]);
  const { highlight, course } = useMemo(() => {
    const made = session.made();
    const reader = onlyPerson(session) ?? SPECTATOR;
    return { highlight: highlightOf(made, deals, reader), course: handCourse(made) };
  }, [session, deals]);
  useComputing(session);
  if (windowOver !== undefined)
    return <OverDeal kind={windowOver} {...{ session, play }} close={() => open(undefined)} />;
  const ended = endedOf(session, stage.lang);
  const scene = ended.scene && { ...ended.scene, won };
  return (
    <DealEnd
      {...ended}
      scene={scene}
      isLast={session.match().ended}
      beside={secondTable && <ComparedSection {...secondTable} />}
      highlight={apartFromLaid(stage, session, scene, highlight)}
      {...{ play, course, go, open, leave }}
    />
  );
}

/**
 * The page after the last deal with its windows. While it is shown, the decisive moment, the post-mortem and the
 * second table are computed, and on request a strong player plays the deals in the person’s seat.
 */
export function EndOfMatch({ session, leadsTo, ...ways }: EndProps): ReactNode {
  const { quit, stage } = useApp();
  const [windowOver, open] = useState<DealWindow | 'strong'>();
  const substitute = useMemo(() => openSubstitute(session), [session]);
  const secondTable = useTable(session);
  const earlier = useMemo(() => besideEarlier(session), [session]);
  const beside = secondTable ?? earlier;
  const soFar = useFound(useCallback(() => soFarOf(session), [session]));
  const deciding = useDecisiveMoment(session);
  const play = useDealPlay(session);
  const course = useMemo(() => handCourse(session.made()), [session]);
  const won = useMemo(() => wonIn(session), [session]);
  useComputing(session);
  const ended = endedOf(session, stage.lang);
  const scene = ended.scene && { ...ended.scene, won };
  const told = deciding && {
    ...deciding,
    highlight: apartFromLaid(stage, session, scene, deciding.highlight),
  };
  const close = (): void => open(undefined);
  const review = hasDecisions(session.match()) ? ways.review : undefined;
  if (windowOver === 'strong' && substitute !== undefined) {
    const { scored } = ended;
    return <Strong {...{ session, scored, substitute, deciding, review, close }} />;
  }
  if (windowOver === 'strong') return null;
  if (windowOver !== undefined) return <OverDeal kind={windowOver} {...{ session, play, close }} />;
  return (
    <MatchEnd
      {...{ ...ended, scene, soFar, leadsTo, open }}
      isDaily={isDailySeed(session.setup.seed)}
      deciding={told}
      play={play?.canOpen ? play : undefined}
      assisted={usedHelpText(session)}
      course={course}
      beside={beside && <ComparedSection {...beside} />}
      ways={{
        ...ways,
        strong: substitute && (() => open('strong')),
        review,
        quit: () => quit(0),
      }}
    />
  );
}
