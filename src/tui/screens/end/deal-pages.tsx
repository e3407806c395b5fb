/** Pages of a deal of four open hands where there is no panel: the hands with the calls, and the tricks. */
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { say } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { run } from '../../theme/theme.ts';
import type { Scored } from '../score/scored.ts';
import { HandsAndCalls } from './dealt-hands.tsx';
import { type DealPlay, TrickByTrick } from './trick-by-trick.tsx';

interface DealPageProps {
  readonly title: Text;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A page that a key closes, unless the key scrolls it. */
function DealPage({ title, close, children }: DealPageProps): ReactNode {
  const { stage } = useApp();
  const scrolling = useScroll(sheetShape(stage).height);
  useKeys((key) => {
    if (!scrolling.key(key) && ['enter', 'escape', 'char', 'click'].includes(key.name)) close();
  });
  return (
    <Sheet title={[run(say(stage, title), { bold: true })]} scrolling={scrolling}>
      {children}
    </Sheet>
  );
}

interface HandsPageProps {
  readonly scene: Scene;
  readonly close: () => void;
}

/** The hands as they were dealt, round the table, and the calls. */
export function HandsPage({ scene, close }: HandsPageProps): ReactNode {
  const { stage } = useApp();
  return (
    <DealPage title={texts.pages.hands} close={close}>
      <HandsAndCalls scene={scene} room={sheetShape(stage)} />
    </DealPage>
  );
}

/** Rows that the play leaves for its legend and sentences. */
const PLAY_TOLD = 13;

interface TricksPageProps {
  readonly scored: Scored;
  readonly play: DealPlay;
  readonly close: () => void;
}

/** The play trick by trick, with all that cards gave away. */
export function TricksPage({ scored, play, close }: TricksPageProps): ReactNode {
  const { stage } = useApp();
  const { width } = sheetShape(stage);
  const rows = play.tricks.length + PLAY_TOLD;
  return (
    <DealPage title={texts.pages.tricks} close={close}>
      <TrickByTrick {...{ scored, play, width, rows }} />
    </DealPage>
  );
}
