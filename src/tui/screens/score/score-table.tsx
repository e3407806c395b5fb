/**
 * The points of all deals as a table: a row a deal, a column a party, the totals at the foot. The best figure of a row
 * and the leader's total stand out; the row of the chosen deal lies on a ground of its own.
 */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { withMinus } from '../../../lang/text.ts';
import { windowOf } from '../../components/list.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { BUST, Portrait } from '../../table/seats/portraits.tsx';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { GAP, inTwoLines, longest, partyRuns, partyTone } from './columns.ts';
import { fateOf, gained, ofParty, type Party, type Scored } from './scored.ts';

const SCORE = texts.score;
const FAINT = { tone: 'faint' } as const;
const BEST = { tone: 'accent', bold: true } as const;

/** Columns of parties are no wider, so that a row can be followed. */
const WIDEST = 18;
/** Cells of a column in roomy windows, where there is room for them. */
const ROOMY = 15;
/** Cells of a column from which on portraits stand above it. */
const FOR_FACE = BUST.width + 1;

interface ScoreTableProps {
  readonly scored: Scored;
  readonly width: number;
  /** The most rows of the table with its head and its foot. */
  readonly height: number;
  /** The chosen deal, from 0. */
  readonly at: number;
  readonly company?: Scene['company'];
}

const nameOf = (stage: Stage, scored: Scored, party: Party): string =>
  plainText(partyRuns(stage, scored, party, {}));

const partyNames = (stage: Stage, scored: Scored): readonly string[] =>
  scored.parties.map((party) => nameOf(stage, scored, party));

/** Cells of the columns. */
interface TableColumns {
  /** The numbers of the deals. */
  readonly deal: number;
  /** A party with its points, and behind them its total. */
  readonly party: number;
  readonly points: number;
  /** 0 where only points have room. */
  readonly total: number;
}

function tableColumns(stage: Stage, { scored, width }: ScoreTableProps): TableColumns {
  const { outcomes, parties } = scored;
  const deal = longest([say(stage, SCORE.dealHead), say(stage, SCORE.total)]) + GAP;
  const points = longest(outcomes.flatMap((outcome) => outcome.points.map(gained)));
  const total = longest(outcomes.flatMap((outcome) => outcome.totals.map(withMinus)));
  const room = Math.floor((width - deal) / Math.max(1, parties.length));
  const heads = partyNames(stage, scored).flatMap(inTwoLines);
  const least = stage.measures.panel > 0 ? ROOMY : FOR_FACE + 1;
  const wanted = Math.max(least, longest(heads) + GAP, points + total + 2 * GAP);
  const party = Math.min(room, WIDEST, wanted);
  const isWhole = outcomes.length > 1 && points + total + 2 * GAP <= party;
  return { deal, party, points, total: isWhole ? total + GAP : 0 };
}

/** Faces have room above the columns of a roomy page, where every column is a single seat's. */
function hasFaces(stage: Stage, table: ScoreTableProps): boolean {
  const { scored, company, height } = table;
  const isKnown = company?.some((who) => who !== undefined) === true;
  const isApart = scored.parties.length > 1 && scored.parties.every((party) => party.length === 1);
  const isRoomy =
    tableColumns(stage, table).party > FOR_FACE && height >= scored.outcomes.length + 8;
  return stage.theme.painted && stage.cards.art && isKnown && isApart && isRoomy;
}

/** Rows of the heads, and of the rule and the totals at the foot. */
function headRows(stage: Stage, table: ScoreTableProps): number {
  const heads = partyNames(stage, table.scored).map(inTwoLines);
  const names = heads.some(([upper]) => upper !== '') ? 2 : 1;
  return names + (hasFaces(stage, table) ? BUST.height : 0);
}
const FOOT = 2;

const padded = (text: string, cells: number): string =>
  ' '.repeat(Math.max(0, cells - stringWidth(text))) + text;

/** The names of the parties in one line or two, each in the colour of its curve. */
function headLines(stage: Stage, table: ScoreTableProps): readonly Runs[] {
  const { scored } = table;
  const { deal, party: cells } = tableColumns(stage, table);
  const heads = partyNames(stage, scored).map(inTwoLines);
  const first = `${' '.repeat(GAP)}${say(stage, SCORE.dealHead)}`.padEnd(deal);
  const line = (lead: string, words: readonly string[]): Runs => [
    run(lead, FAINT),
    ...words.map((word, at) => {
      const party = scored.parties[at] ?? [];
      return run(padded(word.slice(0, cells - 1), cells), {
        tone: partyTone(scored, party),
        bold: true,
      });
    }),
  ];
  const lower = line(
    first,
    heads.map(([, word]) => word),
  );
  const uppers = heads.map(([upper]) => upper);
  return uppers.some((upper) => upper !== '') ? [line(' '.repeat(deal), uppers), lower] : [lower];
}

/** The points that are best in a deal; none where all parties did alike. */
function bestPoints({ game, parties }: Scored, { points }: Outcome): number | undefined {
  const all = parties.map((party) => ofParty(points, party));
  const most = Math.max(...all);
  const least = Math.min(...all);
  if (most === least) return undefined;
  return game.aim === 'most' ? most : least;
}

/** The points of a party in a deal and, where there is room, its total after it. */
function partyCells(scored: Scored, outcome: Outcome, party: Party, columns: TableColumns): Runs {
  const points = ofParty(outcome.points, party);
  const isBest = points === bestPoints(scored, outcome);
  const style: Style = isBest ? BEST : {};
  const cells = columns.party - columns.total;
  const total = columns.total === 0 ? '' : withMinus(ofParty(outcome.totals, party));
  return [run(padded(gained(points), cells), style), run(padded(total, columns.total), FAINT)];
}

function dealRuns(stage: Stage, table: ScoreTableProps, deal: number, sign: string): Runs {
  const { scored, at } = table;
  const outcome = scored.outcomes[deal];
  const columns = tableColumns(stage, table);
  if (outcome === undefined) return [];
  const lead = `${sign} `;
  return [
    run(lead, { tone: 'accent', bold: true }),
    run(
      String(deal + 1)
        .padStart(columns.deal - 2 * GAP)
        .padEnd(columns.deal - GAP),
      {
        bold: deal === at,
      },
    ),
    ...scored.parties.flatMap((party) => partyCells(scored, outcome, party, columns)),
  ];
}

/** The last totals; the leader's with a star, where nobody can win the loser's in the colour of an alarm. */
function totalRuns(stage: Stage, table: ScoreTableProps): Runs {
  const { scored } = table;
  const columns = tableColumns(stage, table);
  const totals = scored.outcomes.at(-1)?.totals ?? [];
  const label = `${' '.repeat(GAP)}${say(stage, SCORE.total)}`.padEnd(columns.deal);
  return [
    run(label, { bold: true }),
    ...scored.parties.map((party) => {
      const figure = withMinus(ofParty(totals, party));
      const fate = fateOf(scored, party);
      if (fate === 'won')
        return run(padded(`${stage.theme.glyphs.wins} ${figure}`, columns.party), BEST);
      const style: Style = fate === 'lost' ? { bold: true, tone: 'alarm' } : { bold: true };
      return run(padded(figure, columns.party), style);
    }),
  ];
}

/** Portraits above the columns of their players, at the right of each. */
function Faces({ table }: { readonly table: ScoreTableProps }): ReactNode {
  const stage = useStage();
  const { scored, company } = table;
  const { deal, party: cells } = tableColumns(stage, table);
  const { you } = scored.voices;
  return (
    <Fixed paddingLeft={deal} height={BUST.height}>
      {scored.parties.map(([seat = 0]) => (
        <Fixed key={seat} width={cells} justifyContent="flex-end">
          <Portrait face={seat === you ? 'person' : company?.[seat]?.face} shape={BUST} />
        </Fixed>
      ))}
    </Fixed>
  );
}

/** The table of deals around the chosen one, as many as there is room for; arrows show that there are more. */
export function ScoreTable(table: ScoreTableProps): ReactNode {
  const stage = useStage();
  const { scored, height, at } = table;
  const { glyphs } = stage.theme;
  const { deal, party } = tableColumns(stage, table);
  const cells = deal + party * scored.parties.length;
  const count = scored.outcomes.length;
  const room = Math.max(1, Math.min(count, height - headRows(stage, table) - FOOT));
  const top = windowOf(at, count, room);
  const signOf = (place: number): string => {
    if (place === at && count > 1) return glyphs.pointer;
    if (place === top && top > 0) return '↑';
    return place === top + room - 1 && top + room < count ? '↓' : ' ';
  };
  return (
    <Column>
      {hasFaces(stage, table) && <Faces table={table} />}
      {headLines(stage, table).map((line, n) => (
        <Words key={String(n)} of={line} />
      ))}
      {Array.from({ length: room }, (_, n) => top + n).map((place) => (
        <Fixed
          key={place}
          is={place === at && count > 1 ? 'panel' : undefined}
          place={['control', `deal:${place}`]}
          width={cells + 1}
          height={1}
        >
          <Words of={dealRuns(stage, table, place, signOf(place))} />
        </Fixed>
      ))}
      <Words of={[run(' '.repeat(GAP)), run(glyphs.across.repeat(cells - GAP), FAINT)]} />
      <Words of={totalRuns(stage, table)} />
    </Column>
  );
}
