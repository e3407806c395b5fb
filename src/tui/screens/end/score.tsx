/** The score sheet: every finished deal with its lines, oldest first as in the log, seen from its end. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Outcome, ScoreLine } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { same } from '../../../lang/text.ts';
import { useKeys } from '../../app.tsx';
import { SCORE } from '../../messages/end.ts';
import { titled } from '../../parts/page.tsx';
import { Sheet, sheetShape } from '../../parts/sheet.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { useScroll } from '../../parts/viewport.tsx';
import { Fixed, Sentence, Words } from '../../parts/words.tsx';
import { phrase, type Stage, say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import { gained, linesOfParty, ofParty, type Party, type Scored } from './scored.ts';
import { type Columns, columnsOf, Figure, GAP, partyRuns } from './standings.tsx';

const lineRuns = (stage: Stage, { voices }: Scored, { label, clause }: ScoreLine): Runs => [
  ...phrase(stage, voices, label),
  run(`  ${clause}`, { tone: 'faint' }),
];

interface EntryProps {
  readonly columns: Columns;
  readonly name: Runs;
  readonly points: Runs;
  /** Absent where totals are shown elsewhere. */
  readonly total: Runs | undefined;
  readonly told: Runs;
}

function Entry({ columns, name, points, total, told }: EntryProps): ReactNode {
  return (
    <Fixed>
      <Fixed width={columns.name} paddingRight={GAP}>
        <Words of={name} wrap="wrap" />
      </Fixed>
      {total !== undefined && <Figure width={columns.total} of={total} />}
      <Figure width={columns.points + GAP} of={points} />
      <Box flexGrow={1} flexBasis={0} marginLeft={GAP}>
        <Words of={told} wrap="wrap" />
      </Box>
    </Fixed>
  );
}

interface PartyProps {
  readonly scored: Scored;
  readonly outcome: Outcome;
  readonly party: Party;
  readonly columns: Columns;
  readonly totals: boolean;
}

/** A party's points, and the lines that make them up; a single line stands beside the points. */
function PartyEntries({ scored, outcome, party, columns, totals }: PartyProps): ReactNode {
  const stage = useStage();
  const lines = linesOfParty(outcome, party);
  const [only] = lines.length === 1 ? lines : [];
  const points = ofParty(outcome.points, party);
  const isOwn = party.includes(scored.observer);
  const style = { bold: true, ...(isOwn && { tone: 'accent' as const }) };
  return (
    <>
      <Entry
        columns={columns}
        name={partyRuns(stage, scored, party, style)}
        points={[run(gained(points), { bold: true })]}
        total={totals ? [run(String(ofParty(outcome.totals, party)), { bold: true })] : undefined}
        told={only === undefined ? [] : lineRuns(stage, scored, only)}
      />
      {only === undefined &&
        lines.map((line, at) => (
          <Entry
            key={String(at)}
            columns={columns}
            name={[]}
            points={[run(gained(line.amount))]}
            total={totals ? [] : undefined}
            told={lineRuns(stage, scored, line)}
          />
        ))}
    </>
  );
}

interface EntriesProps {
  readonly scored: Scored;
  readonly outcome: Outcome;
  readonly parties: readonly Party[];
  readonly columns: Columns;
  readonly totals?: boolean;
}

/** The lines of a deal, one entry a party. */
export function Entries({ parties, totals = false, ...rest }: EntriesProps): ReactNode {
  return parties.map((party) => (
    <PartyEntries key={party.join()} party={party} totals={totals} {...rest} />
  ));
}

/** What is known of a deal with all its cards open. */
export function PostMortem({
  scored,
  facts,
}: {
  readonly scored: Scored;
  readonly facts: readonly Fact[];
}): ReactNode {
  const stage = useStage();
  return facts.map(({ label, value }, at) => (
    <Words
      key={String(at)}
      wrap="wrap"
      of={[
        ...phrase(stage, scored.voices, label, { bold: true }),
        run('  '),
        ...phrase(stage, scored.voices, value),
      ]}
    />
  ));
}

interface DealProps {
  readonly scored: Scored;
  readonly columns: Columns;
  /** From 1. */
  readonly deal: number;
}

/** The deal with the names of those who played it. */
const asThen = (scored: Scored, deal: number): Scored =>
  scored.namesIn === undefined
    ? scored
    : { ...scored, voices: { ...scored.voices, names: scored.namesIn(deal) } };

function Deal({ scored: now, columns, deal }: DealProps): ReactNode {
  const stage = useStage();
  const scored = asThen(now, deal);
  const { game, outcomes, parties, known } = scored;
  const outcome = outcomes[deal - 1];
  if (outcome === undefined) return null;
  const why = game.rules.endReasons[outcome.why] ?? same(outcome.why);
  return (
    <Fixed flexDirection="column" marginBottom={deal < outcomes.length ? 1 : 0}>
      <Words wrap="wrap" of={titled(say(stage, SCORE.deal, deal), say(stage, why))} />
      <Entries scored={scored} outcome={outcome} parties={parties} columns={columns} totals />
      <PostMortem scored={scored} facts={known(deal) ?? []} />
    </Fixed>
  );
}

/** Points and totals under their headings, deal by deal. */
export function Deals({ scored }: { readonly scored: Scored }): ReactNode {
  const stage = useStage();
  const { outcomes } = scored;
  const columns = columnsOf(stage, scored, outcomes);
  const faint = { tone: 'faint' } as const;
  if (outcomes.length === 0) return <Sentence of={SCORE.noneYet} />;
  return (
    <>
      <Entry
        columns={columns}
        name={[]}
        points={[run(say(stage, SCORE.points), faint)]}
        total={[run(say(stage, SCORE.total), faint)]}
        told={[]}
      />
      {outcomes.map((_, at) => (
        <Deal key={String(at)} scored={scored} columns={columns} deal={at + 1} />
      ))}
    </>
  );
}

interface ScoreSheetProps {
  readonly scored: Scored;
  readonly close: () => void;
}

export function ScoreSheet({ scored, close }: ScoreSheetProps): ReactNode {
  const stage = useStage();
  const scrolling = useScroll(sheetShape(stage).height, 'end');
  useKeys((key) => {
    const closes = ['enter', 'escape', 'click'].includes(key.name);
    if (closes || (key.name === 'char' && 'qs'.includes(key.char))) close();
    else if (key.name === 'space') scrolling.by(scrolling.page);
    else scrolling.key(key);
  });
  const aim = scored.game.aim === 'most' ? SCORE.aimMost : SCORE.aimLeast;
  return (
    <Sheet
      title={titled(say(stage, SCORE.title), say(stage, aim))}
      keys={SCORE.keys}
      scrolling={scrolling}
    >
      <Deals scored={scored} />
    </Sheet>
  );
}
