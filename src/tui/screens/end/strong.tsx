/** What a strong player makes of a match in the person's seat: bars deal by deal, and the person's costliest decision. */
import { type ReactNode, useMemo } from 'react';
import type { Aim } from '../../../engine/profile.ts';
import { capital, fill, joinTexts, type Text } from '../../../lang/text.ts';
import { gainText, scoreText } from '../../../play/advice/figures.ts';
import { type Against, against } from '../../../play/past/compared-deals.ts';
import type { Substitute } from '../../../play/past/substitutes.ts';
import { observerOf } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { Column, Fixed, Painted, Sentence, Words } from '../../components/words.tsx';
import { useKeys } from '../../context/app.ts';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { closes, isChar } from '../../terminal/keys.ts';
import type { Tone } from '../../theme/palettes.ts';
import { run } from '../../theme/theme.ts';
import { asThen, type Scored } from '../score/scored.ts';
import { barRow } from './bars.ts';
import { directionOf, rounded, useDealsPlayed } from './compared.tsx';
import { whenText } from './found-text.ts';
import { MomentShown } from './moment.tsx';
import type { MomentSearch } from './use-decisive-moment.ts';

const COMPARED = texts.compared;

/** Cells of the number of a deal, and of the difference behind the bars. */
const NUMBER = 5;
const DIFFERENCE = 9;
/** Cells that stay free behind a bar for its points. */
const LABEL = 7;
/** Cells of the bars beside the costliest decision, from which on both stand beside each other, and between both. */
const BARS = 56;
const APART = 4;
/** Up to so many deals have a blank row between them, in windows without a panel and with one. */
const FEW = { narrow: 2, wide: 8 } as const;

/** The verdict: who would be ahead, and by how much a deal. */
function leadText(found: Against, direction: Aim): Text {
  const mean = rounded((found.score ?? found.difference).mean);
  const lead = direction === 'most' ? mean : -mean;
  if (lead === 0) return COMPARED.level;
  return fill(lead > 0 ? COMPARED.ahead : COMPARED.behind, scoreText(Math.abs(lead)));
}

interface FoundProps {
  readonly found: Against;
  readonly aim: Aim;
  readonly width: number;
}

/** The verdict, which direction is good, and how sure that is. */
function LeadOverStrong({ found, aim }: Omit<FoundProps, 'width'>): ReactNode {
  const direction = directionOf(aim, found);
  const { error } = found.score ?? found.difference;
  return (
    <>
      <Sentence of={leadText(found, direction)} tone="accent" bold wrap="wrap" />
      <Sentence of={COMPARED[direction]} tone="faint" wrap="wrap" />
      {error !== undefined && error > 0 && (
        <Sentence
          of={fill(COMPARED.uncertain, scoreText(rounded(error)))}
          tone="faint"
          wrap="wrap"
        />
      )}
    </>
  );
}

interface PointsProps {
  readonly points: number;
  readonly tone: Tone;
  readonly cells: number;
  /** The most points of all, and how far the lowest lie below zero. */
  readonly most: number;
  readonly below: number;
}

/** Points as a bar with their number. */
function PointsBar({ points, tone, cells, most, below }: PointsProps): ReactNode {
  const stage = useStage();
  const label = ` ${say(stage, scoreText(points))}`;
  const bar = { parts: [points], whole: Math.max(1, most), below, cells: cells - LABEL };
  return (
    <Fixed width={cells}>
      <Painted rows={barRow(stage, { ...bar, tone, label })} />
    </Fixed>
  );
}

/** The tone of a difference: good, bad or none. */
function differenceTone(difference: number, direction: Aim): Tone {
  if (difference === 0) return 'faint';
  return difference > 0 === (direction === 'most') ? 'green' : 'alarm';
}

/** The difference in a deal, in the unit by which the game compares tables. */
function differenceText(
  stage: Stage,
  { difference, score }: Against['deals'][number],
  unit?: string,
): string {
  const gain = say(stage, gainText(rounded(score ?? difference)));
  return unit === undefined ? gain : `${gain} ${unit}`;
}

interface DealBarsProps extends FoundProps {
  readonly deal: Against['deals'][number];
  readonly names: readonly [string, string];
}

/** One deal: the person's points above those of the strong player, and the difference. */
function DealBars({ deal, found, aim, width, names }: DealBarsProps): ReactNode {
  const stage = useStage();
  const { mine, theirs, difference, score } = deal;
  const all = found.deals.flatMap((one) => [one.mine, one.theirs]);
  const most = Math.max(...all);
  const below = Math.max(0, -Math.min(...all));
  const [you, strong] = names;
  const named = Math.max(you.length, strong.length) + 2;
  const cells = width - NUMBER - named - DIFFERENCE;
  const tone = differenceTone(score ?? difference, directionOf(aim, found));
  const scale = { cells, most, below };
  return (
    <Fixed>
      <Fixed width={NUMBER}>
        <Words of={[run(String(deal.deal), { bold: true })]} />
      </Fixed>
      <Column width={named}>
        <Words of={[run(you, { tone: 'accent', bold: true })]} />
        <Words of={[run(strong)]} />
      </Column>
      <Column width={cells}>
        <PointsBar points={mine} tone="accent" {...scale} />
        <PointsBar points={theirs} tone="faint" {...scale} />
      </Column>
      <Words of={[run(differenceText(stage, deal, found.unit), { tone, bold: true })]} />
    </Fixed>
  );
}

/** Bars for every deal, a row apart where they are few. */
function Bars({ found, aim, width }: FoundProps): ReactNode {
  const stage = useStage();
  const names = [say(stage, capital(COMPARED.mine)), say(stage, capital(COMPARED.strong))] as const;
  const few = stage.measures.panel > 0 ? FEW.wide : FEW.narrow;
  return (
    <Column width={width}>
      <Sentence of={COMPARED.byDeal} tone="accent" bold />
      <Column rowGap={Number(found.deals.length <= few)}>
        {found.deals.map((deal) => (
          <DealBars key={deal.deal} {...{ deal, found, aim, width, names }} />
        ))}
      </Column>
    </Column>
  );
}

interface CostliestProps {
  readonly scored: Scored;
  readonly deciding: MomentSearch;
  readonly width: number;
}

/** The person's costliest decision in cards; nothing where none was found. */
function Costliest({ scored, deciding, width }: CostliestProps): ReactNode {
  const [moment] = deciding.ownCostly;
  if (moment === undefined) return null;
  const { voices } = asThen(scored, moment.deal);
  const when = whenText(scored.outcomes.length, moment.deal, moment.occasion);
  return (
    <Column width={width}>
      <Sentence of={fill(texts.moment.dearestWhen, when)} tone="accent" bold wrap="wrap" />
      <MomentShown {...{ voices, moment, width }} you={scored.you} />
    </Column>
  );
}

interface ContentsProps {
  readonly scored: Scored;
  readonly found: Against;
  readonly deciding?: MomentSearch | undefined;
  /** How many deals the match has, and how many of them have been played again. */
  readonly whole: number;
  readonly done: number;
}

/** The verdict, and below it the bars with the costliest decision beside or below them. */
function StrongContents({ scored, found, deciding, whole, done }: ContentsProps): ReactNode {
  const { width } = sheetShape(useStage());
  const { aim } = scored.game;
  const isWide = width >= 2 * BARS - 2 * APART && deciding?.ownCostly[0] !== undefined;
  const left = isWide ? BARS : width;
  const right = isWide ? width - BARS - APART : width;
  return (
    <Column rowGap={1}>
      {found.deals.length > 0 && (
        <Column>
          <LeadOverStrong {...{ found, aim }} />
        </Column>
      )}
      <Fixed flexDirection={isWide ? 'row' : 'column'} columnGap={APART} rowGap={1}>
        <Column width={left} rowGap={1}>
          {found.deals.length > 0 && <Bars {...{ found, aim }} width={left} />}
          {done < whole && (
            <Sentence of={fill(COMPARED.playing, done + 1, whole)} tone="faint" wrap="wrap" />
          )}
        </Column>
        {deciding && <Costliest {...{ scored, deciding }} width={right} />}
      </Fixed>
    </Column>
  );
}

interface StrongProps {
  readonly session: Session;
  readonly scored: Scored;
  readonly substitute: Substitute;
  readonly deciding?: MomentSearch | undefined;
  /** Looks back at the decisions. */
  readonly review?: (() => void) | undefined;
  readonly close: () => void;
}

/** What the strongest opponent makes of the deals in the player's seat, those played so far. */
export function Strong(props: StrongProps): ReactNode {
  const { session, scored, substitute, deciding, review, close } = props;
  const stage = useStage();
  const done = useDealsPlayed(substitute);
  const scrolling = useScroll(sheetShape(stage).height);
  useKeys((key) => {
    if (closes(key)) close();
    else if (isChar(key, 'b')) review?.();
    else scrolling.key(key);
  });
  const found = useMemo(
    () => against(session, substitute.results().slice(0, done), observerOf(session)),
    [session, substitute, done],
  );
  const { back } = windowTexts.pages.keys;
  const keys = review === undefined ? back : joinTexts([COMPARED.lookBack, back], ' · ');
  return (
    <Sheet
      title={titled(say(stage, scored.game.names), say(stage, COMPARED.title))}
      keys={keys}
      scrolling={scrolling}
      isLit
    >
      <StrongContents {...{ scored, found, deciding, done }} whole={substitute.whole} />
    </Sheet>
  );
}
