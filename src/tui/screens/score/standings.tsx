/** Who stands where: places, bars for the totals, the winner's in gold, and how the points came about. */

import { Box } from 'ink';
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { fill, joinTexts, seatsListed, type Text } from '../../../lang/text.ts';
import { rangeOf, sparkline } from '../../components/chart.ts';
import { BrokenLines, Fixed, Words } from '../../components/words.tsx';
import { bodyOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Measures, Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import {
  byRank,
  fateOf,
  gained,
  linesOfParty,
  ofParty,
  type Party,
  partyPlace,
  type Scored,
} from './scored.ts';

/** How much of a window names, the course and bars take at most. */
export const LIMITS: Readonly<
  Record<Measures['name'], { name: number; course: number; bar: number }>
> = {
  compact: { name: 22, course: 8, bar: 12 },
  regular: { name: 28, course: 10, bar: 28 },
  comfortable: { name: 32, course: 12, bar: 40 },
  large: { name: 44, course: 24, bar: 50 },
};

/** Cells between columns. */
export const GAP = 2;

export const partyRuns = (stage: Stage, { voices }: Scored, party: Party, style: Style): Runs =>
  phrase(stage, voices, seatsListed(party), style);

export const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((one) => stringWidth(one)));

/** How the points of a party came about: several lines that add up to them, else what the table says of it. */
function toldOf({ tags }: Scored, last: Outcome, party: Party): Text {
  const lines = linesOfParty(last, party);
  const [seat = 0, ...partners] = party;
  const said = partners.length > 0 ? [] : (tags?.[seat] ?? []);
  if (lines.length > 1)
    return joinTexts(
      lines.map(({ label, amount }) => fill(endTexts.score.line, label, gained(amount))),
      ' · ',
    );
  return joinTexts(said.length > 0 ? said : lines.map(({ label }) => label), ' · ');
}

/** The tone of a party's bar: bright for who has won, red for who has lost or is below zero. */
function barTone(fate: ReturnType<typeof fateOf>, total: number): 'accent' | 'alarm' | 'faint' {
  if (fate === 'won') return 'accent';
  return fate === 'lost' || total < 0 ? 'alarm' : 'faint';
}

/** A bar for the total; hatched where points are to be avoided, or owed. */
function barRuns({ theme }: Stage, scored: Scored, party: Party, cells: number): Runs {
  const totals = scored.outcomes.at(-1)?.totals ?? [];
  const total = ofParty(totals, party);
  const fate = fateOf(scored, party);
  const share = Math.abs(total) / Math.max(1, ...totals.map(Math.abs));
  const length = total === 0 ? 0 : Math.max(1, Math.round(share * cells));
  const isSolid = fate === 'won' || (total > 0 && scored.game.aim === 'most');
  const { block, shade } = theme.glyphs;
  const bar = cells === 0 ? '' : (isSolid ? block : shade).repeat(length);
  const tone = barTone(fate, total);
  return [run(bar, { tone }), run(`${bar === '' ? '' : ' '}${total}`, { bold: true })];
}

interface StandingsProps {
  readonly scored: Scored;
  readonly width: number;
  /** Whether the points of the last deal are shown too. */
  readonly deal?: boolean;
  /** How much of the bars has grown, from 0 to 1. */
  readonly grown?: number;
  /** Who of ours sits where: their faces stand before the places. */
  readonly company?: Scene['company'];
}

interface PartyRowProps extends Omit<Required<StandingsProps>, 'company'> {
  readonly party: Party;
  /** Rows of the course. */
  readonly height: number;
  readonly last: Outcome;
}

/** The cells of a row: place, name, points, course, bar and total. */
function PartyRow({ scored, party, last, width, deal, grown, height }: PartyRowProps): ReactNode {
  const stage = useStage();
  const { glyphs } = stage.theme;
  const { outcomes, parties, observer } = scored;
  const limits = LIMITS[stage.measures.name];
  const before = GAP + String(parties.length).length + 1;
  const hasWon = fateOf(scored, party) === 'won';
  const isOwn = party.includes(observer);
  const unmarked = isOwn ? glyphs.pointer : ' ';
  const mark = hasWon ? glyphs.wins : unmarked;
  const tone = hasWon ? ({ tone: 'accent' } as const) : {};
  const names = parties.map((one) => plainText(partyRuns(stage, scored, one, {})));
  const name = Math.min(limits.name, longest(names)) + GAP;
  const points = deal ? longest(last.points.map(gained)) + GAP : 0;
  const course = outcomes.length < 2 ? 0 : Math.min(limits.course, outcomes.length) + GAP;
  const used = before + name + points + course + longest(last.totals.map(String)) + GAP;
  const bar = parties.length < 2 ? 0 : Math.max(1, Math.min(limits.bar, width - used));
  const totals = outcomes.map((outcome) => ofParty(outcome.totals, party));
  const range = rangeOf(outcomes.flatMap((outcome) => outcome.totals));
  const chart = sparkline(totals, range, glyphs, { width: course - GAP, height });
  const tint = { tone: hasWon ? 'accent' : 'faint' } as const;
  const place = parties.length > 1 ? partyPlace(last, parties, party) : '';
  const told = phrase(stage, scored.voices, toldOf(scored, last, party), { tone: 'faint' });
  const isTold = deal || outcomes.length === 1;
  const hasRoom = stringWidth(plainText(told)) <= width - used - bar;
  return (
    <Fixed flexDirection="column">
      <Fixed alignItems="center">
        <Fixed width={before}>
          <Words of={[run(`${mark} ${place}`, tone)]} />
        </Fixed>
        <Fixed width={name} paddingRight={GAP}>
          <Words of={partyRuns(stage, scored, party, { bold: isOwn, ...tone })} wrap="wrap" />
        </Fixed>
        {deal && (
          <Words of={[run(`${gained(ofParty(last.points, party)).padStart(points - GAP)}  `)]} />
        )}
        {course > 0 && <BrokenLines of={chart.map((bars) => [run(`${bars}  `, tint)])} />}
        <Words of={barRuns(stage, scored, party, Math.round(bar * grown))} />
        {isTold && hasRoom && <Words of={[run('  '), ...told]} />}
      </Fixed>
      {isTold && !hasRoom && (
        <Box marginLeft={before}>
          <Words of={told} wrap="wrap" />
        </Box>
      )}
    </Fixed>
  );
}

/** More parties than this are drawn closer. */
const AIRY = 4;

/** How much of the page faces may take at most. */
const MOST = 0.45;

/** The faces there is room for. */
function facesOf(stage: Stage, { scored, company, deal }: StandingsProps): Shape | undefined {
  const { cards, measures } = stage;
  const isShown = cards.art && measures.panel > 0 && (!deal || measures.name === 'large');
  if (!isShown || !company?.some((who) => who)) return undefined;
  const room = (MOST * bodyOf(stage).height) / scored.parties.length;
  return [LARGE, SMALL].find(({ height }) => height <= room);
}

/** Best first. */
export function Standings({ deal = false, grown = 1, ...props }: StandingsProps): ReactNode {
  const stage = useStage();
  const { measures } = stage;
  const { company } = props;
  const face = facesOf(stage, { deal, ...props });
  const { outcomes, parties } = props.scored;
  const last = outcomes.at(-1);
  if (last === undefined) return null;
  return (
    <Fixed
      flexDirection="column"
      marginTop={1}
      rowGap={!face && measures.panel > 0 && parties.length <= AIRY ? 1 : 0}
    >
      {byRank(last, parties).map((party) => (
        <Fixed key={party.join()} columnGap={GAP} alignItems="center">
          {face &&
            party.map((seat) => (
              <Portrait key={seat} {...{ seat, who: company?.[seat] }} shape={face} />
            ))}
          <PartyRow
            {...{ ...props, deal, grown, party, last }}
            width={props.width - (face ? party.length * (face.width + GAP) : 0)}
            height={face ? face.height - 1 : 1}
          />
        </Fixed>
      ))}
    </Fixed>
  );
}
