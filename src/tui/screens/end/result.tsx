/** The result of a deal: what happened in a sentence, places and totals, and the lines of the score. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { useApp, useKeys } from '../../app.tsx';
import { RESULT, SCORE } from '../../messages/end.ts';
import { useCalm } from '../../parts/calm.ts';
import { isChar } from '../../parts/keys.ts';
import { Action, actionAt } from '../../parts/page.tsx';
import { Sheet, sheetShape } from '../../parts/sheet.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { useScroll } from '../../parts/viewport.tsx';
import { Fixed, Sentence, Words } from '../../parts/words.tsx';
import { phrase, type Stage, say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import { type DealWindow, windowOf } from './deal-windows.tsx';
import { Entries, PostMortem } from './score.tsx';
import { byRank, linesOfParty, type Scored } from './scored.ts';
import { columnsOf, Standings } from './standings.tsx';

/** The lines of the last deal, best party first. */
function Lines({ scored }: { readonly scored: Scored }): ReactNode {
  const stage = useStage();
  const outcome = scored.outcomes.at(-1);
  if (outcome === undefined) return null;
  const parties = byRank(outcome, scored.parties).filter(
    (party) => linesOfParty(outcome, party).length > 0,
  );
  if (parties.length === 0) return null;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      <Sentence of={SCORE.lines} tone="accent" bold />
      <Entries
        scored={scored}
        outcome={outcome}
        parties={parties}
        columns={columnsOf(stage, scored, [outcome])}
      />
    </Fixed>
  );
}

/** The post-mortem, or that it is being computed. */
function Findings({ scored }: { readonly scored: Scored }): ReactNode {
  if (scored.game.extras.postMortem === undefined) return null;
  const facts = scored.known(scored.outcomes.length);
  if (facts?.length === 0) return null;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      {facts === undefined ? (
        <Sentence of={SCORE.computing} tone="faint" />
      ) : (
        <PostMortem scored={scored} facts={facts} />
      )}
    </Fixed>
  );
}

export const titleRuns = (stage: Stage, { game }: Scored, told: string): Runs => [
  run(say(stage, game.names), { tone: 'accent', bold: true }),
  run(`  ${told}`),
];

interface ResultProps {
  readonly scored: Scored;
  /** What happened, as a person would say it. */
  readonly headline: Text;
  /** The match has ended with this deal. */
  readonly isLast: boolean;
  /** There is a last trick to look at. */
  readonly hasTrick: boolean;
  readonly go: () => void;
  readonly open: (window: DealWindow) => void;
  readonly leave: () => void;
}

type Ways = Pick<ResultProps, 'go' | 'open' | 'leave'>;

const ACTS: Readonly<Record<string, (ways: Ways) => void>> = {
  go: ({ go }) => go(),
  score: ({ open }) => open('score'),
  leave: ({ leave }) => leave(),
};

/** Waits for Enter or a click; Space scrolls on first. */
export function Result({ scored, headline, isLast, hasTrick, ...ways }: ResultProps): ReactNode {
  const { stage, registry } = useApp();
  const shape = sheetShape(stage, 1);
  const scrolling = useScroll(shape.height);
  const isCalm = useCalm(scored.outcomes.length);
  useKeys((key) => {
    const { name } = key;
    const window = windowOf(key);
    if (name === 'enter' || name === 'space' || name === 'click') {
      const calm = isCalm();
      if (name === 'space' && scrolling.by(scrolling.page)) return;
      if (calm) ACTS[actionAt(registry, key) ?? 'go']?.(ways);
    } else if (name === 'escape') ways.go();
    else if (window !== undefined) ways.open(window);
    else if (isChar(key, 'q')) ways.leave();
    else scrolling.key(key);
  });
  const deal = scored.outcomes.length;
  const shown = [
    { id: 'go', keyName: 'Enter', label: isLast ? RESULT.end : RESULT.next, focus: true },
    { id: 'score', keyName: 's', label: RESULT.score },
    { id: 'leave', keyName: 'q', label: RESULT.leave },
  ];
  return (
    <Sheet
      title={titleRuns(stage, scored, say(stage, RESULT.over, deal))}
      keys={hasTrick ? RESULT.keysWithTrick : RESULT.keys}
      scrolling={scrolling}
      actions={{
        rows: 1,
        shown: shown.map((one) => <Action key={one.id} {...one} label={say(stage, one.label)} />),
      }}
    >
      <Words of={phrase(stage, scored.voices, headline, { bold: true })} wrap="wrap" />
      <Fixed marginTop={1}>
        <Standings scored={scored} width={shape.width} deal />
      </Fixed>
      <Lines scored={scored} />
      <Findings scored={scored} />
    </Sheet>
  );
}
