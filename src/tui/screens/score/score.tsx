/**
 * The score sheet: the points of all deals as a table, below it the chosen deal in full, and last what the game tells of
 * the deal under way. It opens at the top, with the last deal chosen.
 */

import { type ReactNode, useCallback, useState } from 'react';
import { joinTexts, type Text } from '../../../lang/text.ts';
import type { Session } from '../../../play/session/session.ts';
import { titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { type Scrolling, useScroll } from '../../components/viewport.tsx';
import { BrokenLines, Column, Fixed, Sentence } from '../../components/words.tsx';
import { useApp, useFound, useKeys } from '../../context/app.ts';
import { type Stage, say } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import type { NoteRows } from '../../table/frame/notes.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Key } from '../../terminal/keys.ts';
import { plainText } from '../../theme/theme.ts';
import { DealDetail, detailRows } from './deal-detail.tsx';
import { ScoreAside } from './score-aside.tsx';
import { ScoreTable } from './score-table.tsx';
import { scoreUnitOf } from './score-unit.ts';
import type { Scored } from './scored.ts';

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

/** Columns of the panel that shows where everybody stands; none where there is no room, or nothing to show. */
export const asideCells = ({ measures }: Stage, { outcomes }: Pick<Scored, 'outcomes'>): number =>
  outcomes.length > 0 ? measures.panel : 0;

/** Cells of the panel that its padding takes. */
const INSIDE = 2;
/** The least rows of the table, and the share of the page that the chosen deal keeps at most. */
const LEAST_TABLE = 7;
const DETAIL = 0.5;

/** The rows left for the table, so that most deals in full have room below it. */
function tableHeight(scored: Scored, height: number): number {
  const rows = scored.outcomes.map((outcome) => detailRows(scored, outcome));
  const below = Math.min(Math.max(0, ...rows) + 1, Math.floor(height * DETAIL));
  return Math.max(LEAST_TABLE, height - below);
}

interface DealsProps {
  readonly scored: Scored;
  readonly company?: Scene['company'];
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

/** The table of all deals and the chosen one in full. */
function Deals({ scored, company, at, width, height }: DealsProps): ReactNode {
  if (scored.outcomes.length === 0) return <Sentence of={texts.score.noneYet} />;
  const table = { scored, company, at, width, height: tableHeight(scored, height) };
  return (
    <>
      <ScoreTable {...table} />
      <Fixed marginTop={1}>
        <DealDetail {...{ scored, width }} deal={at + 1} />
      </Fixed>
    </>
  );
}

/** The deal that a key chooses, the first being 0; undefined where the key chooses none. */
function chosenBy(key: Key, at: number, count: number): number | undefined {
  const last = Math.max(0, count - 1);
  switch (key.name) {
    case 'up':
    case 'left':
      return Math.max(0, at - 1);
    case 'down':
    case 'right':
      return Math.min(last, at + 1);
    case 'home':
      return 0;
    case 'end':
      return last;
    case 'char':
      if (key.char === 'k') return Math.max(0, at - 1);
      return key.char === 'j' ? Math.min(last, at + 1) : undefined;
    default:
      return undefined;
  }
}

/** The keys of the page: how to choose a deal where there are several, and to scroll where there is more. */
function scoreKeys({ view }: Scrolling, deals: number): Text {
  const { scroll, back } = windowTexts.pages.keys;
  const { dealKeys, moreKeys } = texts.score;
  if (deals < 2) return view === undefined ? back : joinTexts([scroll, back], ' · ');
  const more = view === undefined ? [] : [moreKeys];
  return joinTexts([dealKeys, ...more, back], ' · ');
}

interface ScoreSheetProps {
  readonly scored: Scored;
  /** What the game tells of the deal under way. */
  readonly underWay?: readonly NoteRows[];
  /** Whose faces sit at the table. */
  readonly company?: Scene['company'];
  readonly close: () => void;
}

export function ScoreSheet({ scored, underWay = [], company, close }: ScoreSheetProps): ReactNode {
  const { stage, registry } = useApp();
  const count = scored.outcomes.length;
  const [chosen, choose] = useState<number>();
  const at = Math.min(chosen ?? count - 1, Math.max(0, count - 1));
  const panel = asideCells(stage, scored);
  const { width, height } = sheetShape(stage, 0, panel);
  const scrolling = useScroll(height);
  useKeys((key) => {
    const place = key.name === 'click' ? (registry.at(key.x, key.y)?.id ?? '') : '';
    const isDeal = place.startsWith('deal:');
    const next = count > 1 ? chosenBy(key, at, count) : undefined;
    const closes = ['enter', 'escape', 'click'].includes(key.name);
    if (isDeal) choose(Number(place.slice('deal:'.length)));
    else if (closes || (key.name === 'char' && 'qs'.includes(key.char))) close();
    else if (next !== undefined) choose(next);
    else if (key.name === 'space') scrolling.by(scrolling.page);
    else scrolling.key(key);
  });
  const { aim } = scoreUnitOf(scored.game);
  const aside = { width: panel, shown: <ScoreAside scored={scored} width={panel - INSIDE} /> };
  return (
    <Sheet
      title={titled(say(stage, texts.score.title), say(stage, aim))}
      keys={<Sentence of={scoreKeys(scrolling, count)} tone="faint" />}
      scrolling={scrolling}
      aside={panel > 0 ? aside : undefined}
      isLit
    >
      <Deals {...{ scored, company, at, width, height }} />
      {underWay.map(({ title, rows }) => (
        <Column key={plainText(title)} marginTop={1}>
          <BrokenLines of={[title, ...rows]} />
        </Column>
      ))}
    </Sheet>
  );
}
