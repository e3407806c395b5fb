/** A deal in full: how it ended, what each party's points are for, forfeits, and what the analysis found. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Outcome, ScoreLine } from '../../../engine/game.ts';
import { same } from '../../../lang/text.ts';
import { dealForfeits } from '../../../play/session/forfeit-words.ts';
import { titled } from '../../components/page.tsx';
import { Fixed, Words } from '../../components/words.tsx';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { GAP, longest, NAMES, partyRuns, partyTone } from './columns.ts';
import { PostMortem } from './post-mortem.tsx';
import { asThen, gained, linesOfParty, ofParty, type Party, type Scored } from './scored.ts';

interface DetailColumns {
  readonly name: number;
  readonly points: number;
}

/** Cells of the columns, which hold every name and number of all deals, so that nothing moves from deal to deal. */
function detailColumns(stage: Stage, scored: Scored): DetailColumns {
  const { outcomes, parties } = scored;
  const tables = [scored, ...outcomes.map((_, deal) => asThen(scored, deal + 1))];
  const names = tables.flatMap((then) =>
    parties.map((party) => plainText(partyRuns(stage, then, party, {}))),
  );
  const points = outcomes.flatMap((outcome) =>
    [...outcome.points, ...outcome.lines.map(({ amount }) => amount)].map(gained),
  );
  return {
    name: Math.min(NAMES[stage.measures.name], longest(names)) + GAP,
    points: longest(points) + GAP,
  };
}

interface DetailRowProps {
  readonly scored: Scored;
  readonly columns: DetailColumns;
  readonly name?: Runs;
  readonly points: string;
  readonly style?: Style | undefined;
  /** What it is for. */
  readonly line?: ScoreLine | undefined;
}

/** A name, its points, and what they are for. */
function DetailRow({ scored, columns, line, style, ...props }: DetailRowProps): ReactNode {
  const stage = useStage();
  const { name = [], points } = props;
  return (
    <Fixed>
      <Fixed width={columns.name} paddingRight={GAP}>
        <Words of={name} wrap="wrap" />
      </Fixed>
      <Words of={[run(points.padStart(columns.points), style)]} />
      {line && (
        <Box flexGrow={1} flexBasis={0} marginLeft={GAP}>
          <Words of={phrase(stage, scored.voices, line.label)} wrap="wrap" />
        </Box>
      )}
    </Fixed>
  );
}

interface PartyProps extends Pick<DetailRowProps, 'scored' | 'columns'> {
  readonly outcome: Outcome;
  readonly party: Party;
}

/** A party's points, and the lines that make them up; a single line is beside the points. */
function PartyEntries({ outcome, party, ...at }: PartyProps): ReactNode {
  const stage = useStage();
  const { scored } = at;
  const lines = linesOfParty(outcome, party);
  const name = partyRuns(stage, scored, party, { bold: true, tone: partyTone(scored, party) });
  return (
    <>
      <DetailRow
        {...at}
        name={name}
        points={gained(ofParty(outcome.points, party))}
        style={{ bold: true }}
        line={lines.length === 1 ? lines[0] : undefined}
      />
      {lines.length > 1 &&
        lines.map((line, n) => (
          <DetailRow
            key={String(n)}
            {...{ ...at, line }}
            points={gained(line.amount)}
            style={{ tone: 'faint' }}
          />
        ))}
    </>
  );
}

/** The rows that the points of a deal take, without what an analysis found. */
export function detailRows({ parties }: Scored, outcome: Outcome): number {
  const rows = parties.map((party) => {
    const { length } = linesOfParty(outcome, party);
    return length > 1 ? length + 1 : 1;
  });
  return rows.reduce((sum, one) => sum + one, 1);
}

interface DealDetailProps {
  readonly scored: Scored;
  /** From 1. */
  readonly deal: number;
  readonly width: number;
}

export function DealDetail({ scored: now, deal, width }: DealDetailProps): ReactNode {
  const stage = useStage();
  const scored = asThen(now, deal);
  const { game, outcomes, parties, known } = scored;
  const outcome = outcomes[deal - 1];
  if (outcome === undefined) return null;
  const columns = detailColumns(stage, now);
  const why = game.rules.endReasons[outcome.why] ?? same(outcome.why);
  return (
    <Fixed flexDirection="column" width={width}>
      <Words wrap="wrap" of={titled(say(stage, texts.score.deal, deal), say(stage, why))} />
      {parties.map((party) => (
        <PartyEntries key={party.join()} {...{ scored, columns, outcome, party }} />
      ))}
      {dealForfeits(game, outcome).map((told) => (
        <Words key={told.en} wrap="wrap" of={phrase(stage, scored.voices, told)} />
      ))}
      <PostMortem voices={scored.voices} facts={known(deal) ?? []} width={width} />
    </Fixed>
  );
}
