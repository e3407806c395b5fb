/** The windows over the table, by name. */
import type { ReactNode } from 'react';
import { meaningsOf, type Session } from '../../../play/index.ts';
import type { Choice } from '../../parts/picks.ts';
import type { Scene } from '../../table/scene.ts';
import { ScoreSheet } from '../score.tsx';
import { scoredIn } from '../scored.ts';
import type { TableState, Turn, Window } from '../table-state.ts';
import { HintWindow, MeaningsWindow } from './advice.tsx';
import { Chooser } from './chooser.tsx';
import { HelpWindow, tableKeys } from './help.tsx';
import { LastTrickWindow } from './last-trick.tsx';
import { LogWindow } from './log.tsx';
import { RulesWindow } from './rules.tsx';
import { WordsWindow } from './words.tsx';

interface TableWindowProps {
  readonly window: Window;
  readonly session: Session;
  readonly state: TableState;
  readonly turn: Turn | undefined;
  /** The table as it stands behind the window. */
  readonly scene: Scene;
  readonly choose: (choice: Choice) => void | Promise<void>;
  readonly close: () => void;
}

/** The clause that has just refused a move. */
const refusedBy = ({ notice }: TableState): string | undefined =>
  notice?.kind === 'refused' ? notice.refusal.clause : undefined;

export function TableWindow(props: TableWindowProps): ReactNode {
  const { window, session, state, turn, scene, choose, close } = props;
  const { game, options } = session;
  const { voices } = scene;
  const help = <HelpWindow rows={tableKeys(game)} about={{ game, scene }} close={close} />;
  switch (window.kind) {
    case 'chooser':
      return turn === undefined ? null : (
        <Chooser
          turn={turn}
          voices={voices}
          choices={window.choices}
          choose={choose}
          close={close}
        />
      );
    case 'log':
      return (
        <LogWindow
          voices={voices}
          log={session.log()}
          observer={session.observer()}
          close={close}
        />
      );
    case 'score':
      return <ScoreSheet scored={scoredIn(session)} close={close} />;
    case 'meanings':
      return (
        <MeaningsWindow
          voices={voices}
          meanings={meaningsOf(session.match(), session.observer())}
          close={close}
        />
      );
    case 'rules':
      return <RulesWindow game={game} options={options} clause={refusedBy(state)} close={close} />;
    case 'words':
      return <WordsWindow game={game} voices={voices} close={close} />;
    case 'trick':
      return <LastTrickWindow scene={scene} close={close} />;
    case 'hint':
      return state.hint === undefined ? (
        help
      ) : (
        <HintWindow hint={state.hint} voices={voices} close={close} />
      );
    case 'help':
      return help;
  }
}
