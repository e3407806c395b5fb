/** Looking back at a record: the costly decisions, the dearest first, each with a better move and why. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { fill } from '../../lang/text.ts';
import { figure, signed } from '../../play/figures.ts';
import {
  type Finding,
  isDecided,
  listedIn,
  NOTHING_DECIDED,
  type Total,
  totalsOf,
} from '../../play/review.ts';
import { useKeys } from '../app.tsx';
import { REVIEW } from '../messages/review.ts';
import { Page } from '../parts/page.tsx';
import { bodyOf } from '../parts/page-size.ts';
import { useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { phrase, type Stage, say, type Voices } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';
import type { Recording } from './replay-state.ts';
import type { Weighing } from './review-state.ts';

interface ReviewProps {
  readonly recording: Recording;
  readonly weighing: Weighing;
  readonly voices: Voices;
  /** Shows the position before a decision, as its seat saw it. */
  readonly show: (ply: number, seat: number) => void;
  readonly close: () => void;
}

const COST = 14;

function rowOf(stage: Stage, { deal, ply, gain }: Finding): string {
  const cost = say(stage, fill(REVIEW.cost, figure(gain.mean), figure(gain.error)));
  return `${cost.padEnd(COST)}${say(stage, REVIEW.place, deal, ply + 1)}`;
}

function totalRuns(stage: Stage, voices: Voices, { seat, decisions, cost }: Total): Runs {
  const words = fill(REVIEW.total, seat, decisions, signed(cost.mean), figure(cost.error));
  return phrase(stage, voices, words, { tone: 'faint' });
}

/** How far the work is, or what there is to say where nothing is listed. */
function stateRuns(
  stage: Stage,
  decided: boolean,
  { done, whole }: Weighing,
  listed: number,
): Runs {
  if (!decided) return [run(say(stage, NOTHING_DECIDED))];
  if (done < whole) return [run(say(stage, REVIEW.weighing, done + 1, whole), { tone: 'accent' })];
  if (whole === 0) return [run(say(stage, REVIEW.none))];
  return listed === 0 ? [run(say(stage, REVIEW.fine))] : [];
}

interface DetailProps {
  readonly voices: Voices;
  readonly finding: Finding;
}

/** The move made, the better one, and why. */
function Detail({ voices, finding }: DetailProps): ReactNode {
  const stage = useStage();
  const { seat, told, reasons } = finding;
  const lines = [
    { key: 'made', of: fill(REVIEW.made, seat, told.made) },
    { key: 'better', of: fill(REVIEW.better, told.better) },
    ...reasons.map((reason) => ({ key: reason.en, of: reason })),
  ];
  return (
    <Box flexDirection="column" marginTop={1} flexShrink={0}>
      {lines.map(({ key, of }) => (
        <Words
          key={key}
          of={phrase(stage, voices, of, key === 'better' ? { bold: true } : {})}
          wrap="wrap"
        />
      ))}
    </Box>
  );
}

export function ReviewWindow({ recording, weighing, voices, show, close }: ReviewProps): ReactNode {
  const stage = useStage();
  const [cursor, move] = useState(0);
  const listed = listedIn(weighing.findings);
  const at = Math.min(cursor, Math.max(0, listed.length - 1));
  const chosen = listed[at];
  const rows = Math.max(3, Math.floor(bodyOf(stage).height / 3));
  const top = Math.max(0, Math.min(at - rows + 2, listed.length - rows));
  useKeys((key) => {
    if (key.name === 'escape' || (key.name === 'char' && key.char === 'q')) close();
    else if (key.name === 'up') move(Math.max(0, at - 1));
    else if (key.name === 'down') move(Math.min(listed.length - 1, at + 1));
    else if (key.name === 'enter' && chosen !== undefined) show(chosen.ply, chosen.seat);
  });
  const state = stateRuns(stage, isDecided(recording.start), weighing, listed.length);
  return (
    <Page title={[run(say(stage, REVIEW.title), { bold: true })]} keys={REVIEW.keys} notice={state}>
      {listed.slice(top, top + rows).map((finding) => (
        <Ground key={finding.ply} is={finding === chosen ? 'cursor' : 'felt'} flexShrink={0}>
          <Words of={[run(rowOf(stage, finding))]} />
        </Ground>
      ))}
      {totalsOf(weighing.findings).map((total) => (
        <Words key={total.seat} of={totalRuns(stage, voices, total)} />
      ))}
      {chosen !== undefined && <Detail voices={voices} finding={chosen} />}
    </Page>
  );
}
