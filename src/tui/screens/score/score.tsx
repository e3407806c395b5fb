/** The score sheet: every finished deal with its lines, oldest first as in the log, seen from the last one. */

import { Box } from 'ink';
import { type ReactNode, useCallback } from 'react';
import type { Outcome, ScoreLine } from '../../../engine/game.ts';
import { same, withMinus } from '../../../lang/text.ts';
import { dealForfeits } from '../../../play/session/forfeit-words.ts';
import type { Session } from '../../../play/session/session.ts';
import { titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { BrokenLines, Fixed, Sentence, Words } from '../../components/words.tsx';
import { useFound, useKeys } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { NoteRows } from '../../table/frame/notes.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { GAP, longest, NAMES, partyRuns } from './columns.ts';
import { PostMortem } from './post-mortem.tsx';
import { ScoreAside } from './score-aside.tsx';
import { scoreUnitOf } from './score-unit.ts';
import { asThen, gained, linesOfParty, ofParty, type Party, type Scored } from './scored.ts';

/** Computes the post-mortem of the last deal while somebody looks at its score. */
export function useComputing(session: Session): void {
  const deal = session.outcomes().length;
  useFound(
    useCallback(
      async (stopped) => (deal === 0 ? undefined : session.postMortem(deal, stopped)),
      [session, deal],
    ),
  );
}

/** Cells of the columns, which hold every name and number. */
function scoreColumns(stage: Stage, scored: Scored) {
  const { outcomes, parties } = scored;
  const tables = [scored, ...outcomes.map((_, deal) => asThen(scored, deal + 1))];
  const names = tables.flatMap((then) =>
    parties.map((party) => plainText(partyRuns(stage, then, party, {}))),
  );
  const points = outcomes.flatMap((outcome) =>
    [...outcome.points, ...outcome.lines.map(({ amount }) => amount)].map(gained),
  );
  const totals = outcomes.flatMap((outcome) => outcome.totals.map(withMinus));
  return {
    name: Math.min(NAMES[stage.measures.name], longest(names)) + GAP,
    points: longest([say(stage, scoreUnitOf(scored.game).heading), ...points]) + GAP,
    total: longest([say(stage, texts.score.total), ...totals]) + GAP,
  };
}

interface ScoreRowProps {
  readonly scored: Scored;
  readonly columns: ReturnType<typeof scoreColumns>;
  readonly name?: Runs;
  readonly total?: string;
  readonly points: string;
  readonly style?: Style | undefined;
  /** What it is for. */
  readonly line?: ScoreLine | undefined;
}

/** Numbers under their headings, and what they are for. */
function ScoreRow({ scored, columns, line, style, ...props }: ScoreRowProps): ReactNode {
  const stage = useStage();
  const { name = [], total = '', points } = props;
  return (
    <Fixed>
      <Fixed width={columns.name} paddingRight={GAP}>
        <Words of={name} wrap="wrap" />
      </Fixed>
      <Words
        of={[
          run(total.padStart(columns.total), style),
          run(points.padStart(columns.points), style),
        ]}
      />
      {line && (
        <Box flexGrow={1} flexBasis={0} marginLeft={GAP}>
          <Words of={phrase(stage, scored.voices, line.label)} wrap="wrap" />
        </Box>
      )}
    </Fixed>
  );
}

const FAINT = { tone: 'faint' } as const;

interface PartyProps extends Pick<ScoreRowProps, 'scored' | 'columns'> {
  readonly outcome: Outcome;
  readonly party: Party;
}

/** A party's points, and the lines that make them up; a single line is beside the points. */
function PartyEntries({ outcome, party, ...at }: PartyProps): ReactNode {
  const stage = useStage();
  const { scored } = at;
  const lines = linesOfParty(outcome, party);
  const isOwn = party.includes(scored.observer);
  const style: Style = isOwn ? { bold: true, tone: 'accent' } : { bold: true };
  return (
    <>
      <ScoreRow
        {...at}
        name={partyRuns(stage, scored, party, style)}
        points={gained(ofParty(outcome.points, party))}
        total={withMinus(ofParty(outcome.totals, party))}
        style={{ bold: true }}
        line={lines.length === 1 ? lines[0] : undefined}
      />
      {lines.length > 1 &&
        lines.map((line, n) => (
          <ScoreRow key={String(n)} {...{ ...at, line }} points={gained(line.amount)} />
        ))}
    </>
  );
}

/** Columns of the panel that shows where everybody stands; none where there is no room, or nothing to show. */
export const asideCells = ({ measures }: Stage, { outcomes }: Pick<Scored, 'outcomes'>): number =>
  outcomes.length > 0 ? measures.panel : 0;

interface DealProps extends Pick<ScoreRowProps, 'scored' | 'columns'> {
  readonly outcome: Outcome;
  /** From 1. */
  readonly deal: number;
}

/**
 * One deal on the score sheet: how it ended, the points of every party line by line, forfeits, and what the analysis
 * found.
 */
function Deal({ scored: now, columns, outcome, deal }: DealProps): ReactNode {
  const stage = useStage();
  const scored = asThen(now, deal);
  const { game, outcomes, parties, known } = scored;
  const why = game.rules.endReasons[outcome.why] ?? same(outcome.why);
  return (
    <Fixed flexDirection="column" marginBottom={deal < outcomes.length ? 1 : 0}>
      <Words wrap="wrap" of={titled(say(stage, texts.score.deal, deal), say(stage, why))} />
      {parties.map((party) => (
        <PartyEntries key={party.join()} {...{ scored, columns, outcome, party }} />
      ))}
      {dealForfeits(game, outcome).map((told) => (
        <Words key={told.en} wrap="wrap" of={phrase(stage, scored.voices, told)} />
      ))}
      <PostMortem
        voices={scored.voices}
        facts={known(deal) ?? []}
        width={sheetShape(stage, 0, asideCells(stage, now)).width}
      />
    </Fixed>
  );
}

/** Points and totals under their headings, deal by deal. */
function Deals({ scored }: { readonly scored: Scored }): ReactNode {
  const stage = useStage();
  if (scored.outcomes.length === 0) return <Sentence of={texts.score.noneYet} />;
  const columns = scoreColumns(stage, scored);
  const points = say(stage, scoreUnitOf(scored.game).heading);
  const total = say(stage, texts.score.total);
  return (
    <>
      <ScoreRow {...{ scored, columns, points, total }} style={FAINT} />
      {scored.outcomes.map((outcome, at) => (
        <Deal key={String(at)} {...{ scored, columns, outcome }} deal={at + 1} />
      ))}
    </>
  );
}

/** Cells of the panel that its padding takes. */
const INSIDE = 2;

interface ScoreSheetProps {
  readonly scored: Scored;
  /** What the game tells of the deal under way. */
  readonly underWay?: readonly NoteRows[];
  readonly close: () => void;
}

/**
 * The score sheet of all finished deals, oldest first. It opens at its end, where the last deal is, unless that is the
 * only one.
 */
export function ScoreSheet({ scored, underWay = [], close }: ScoreSheetProps): ReactNode {
  const stage = useStage();
  const begins = scored.outcomes.length > 1 ? 'end' : 'start';
  const panel = asideCells(stage, scored);
  const scrolling = useScroll(sheetShape(stage, 0, panel).height, begins);
  useKeys((key) => {
    const closes = ['enter', 'escape', 'click'].includes(key.name);
    if (closes || (key.name === 'char' && 'qs'.includes(key.char))) close();
    else if (key.name === 'space') scrolling.by(scrolling.page);
    else scrolling.key(key);
  });
  const { aim } = scoreUnitOf(scored.game);
  const aside = { width: panel, shown: <ScoreAside scored={scored} width={panel - INSIDE} /> };
  return (
    <Sheet
      title={titled(say(stage, texts.score.title), say(stage, aim))}
      scrolling={scrolling}
      aside={panel > 0 ? aside : undefined}
      isLit
    >
      <Deals scored={scored} />
      {underWay.map(({ title, rows }) => (
        <Fixed key={plainText(title)} flexDirection="column" marginTop={1}>
          <BrokenLines of={[title, ...rows]} />
        </Fixed>
      ))}
    </Sheet>
  );
}
