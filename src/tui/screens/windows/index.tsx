/** The windows over the table, by name. */

import type { ReactNode } from 'react';
import type { Note } from '../../../engine/table.ts';
import { isUnsaved, observerOf } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { sheetShape } from '../../components/sheet.tsx';
import { useStage } from '../../context/render-context.ts';
import { noteRows } from '../../table/frame/notes.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { asideCells, ScoreSheet, useComputing } from '../score/score.tsx';
import { scoredIn } from '../score/scored.ts';
import type { PageWindow, TableState } from '../turn/state.ts';
import { HelpWindow, layingHelp, tableKeys } from './help.tsx';
import { LastTrickWindow } from './last-trick.tsx';
import { LogWindow } from './log.tsx';
import { MeldsWindow } from './melds.tsx';
import { RulesWindow } from './rules.tsx';
import { WordsWindow } from './words.tsx';

interface TableWindowProps {
  readonly window: PageWindow;
  readonly session: Session;
  readonly state: TableState;
  /** The table behind the window. */
  readonly scene: Scene;
  readonly close: () => void;
}

type ScoreProps = Pick<TableWindowProps, 'session' | 'scene' | 'close'>;

/** What the game tells its player of the deal under way; nothing once the deal is over. */
function notesUnderWay(session: Session): readonly Note[] {
  const { game, state, deal } = session.match();
  const observer = observerOf(session);
  if (observer < 0 || session.outcomes().length >= deal) return [];
  return game.display.notes?.(game.observer.observe(state, observer)) ?? [];
}

/** The score sheet, and below it what the game tells its player of the deal under way. */
function ScoreWindow({ session, scene, close }: ScoreProps): ReactNode {
  const stage = useStage();
  useComputing(session);
  const { width } = sheetShape(stage);
  const scored = scoredIn(session, stage.lang);
  const hasBars = asideCells(stage, scored) > 0;
  const underWay = notesUnderWay(session)
    .filter(({ remembered }) => stage.gone || remembered !== true)
    .filter(({ isStanding }) => !(hasBars && isStanding === true))
    .map((note) => noteRows(stage, scene, note, Math.min(NOTE_CELLS, width)));
  const { company } = scene;
  return <ScoreSheet {...{ scored, underWay, company, close }} />;
}

/** The widest a note is on the score sheet, so that its values stay near their labels. */
const NOTE_CELLS = 40;

/** The window that lies over the table, by its kind; the rules open at the clause that has just refused a move. */
export function TableWindow({ window, session, state, scene, close }: TableWindowProps): ReactNode {
  const stage = useStage();
  const { game, options } = session.setup;
  const { voices } = scene;
  /** The clause that has just refused a move. */
  const clause = state.notice?.kind === 'refused' ? state.notice.refusal.clause : undefined;
  switch (window.kind) {
    case 'rules':
      return <RulesWindow {...{ game, options, clause, close }} />;
    case 'trick':
      return <LastTrickWindow scene={scene} close={close} />;
    case 'help': {
      const keys = tableKeys(game, isUnsaved(session), scene.table.meldsTold !== undefined);
      const { homes } = scene.table;
      const rows = homes === undefined ? keys : layingHelp(stage, keys, homes);
      return <HelpWindow rows={rows} about={{ game, scene }} close={close} />;
    }
    case 'log':
      return (
        <LogWindow
          {...{ voices, close }}
          log={session.log()}
          observer={observerOf(session)}
          scored={scoredIn(session, stage.lang)}
        />
      );
    case 'score':
      return <ScoreWindow {...{ session, scene, close }} />;
    case 'melds':
      return <MeldsWindow {...{ scene, close }} ply={session.match().ply} />;
    case 'words':
      return <WordsWindow game={game} voices={voices} close={close} />;
  }
}
