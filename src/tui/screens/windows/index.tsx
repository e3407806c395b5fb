/** The windows over the table, by name. */
import type { ReactNode } from 'react';
import { isUnsaved, meaningsOf, observerOf, type Session } from '../../../play/index.ts';
import type { Choice } from '../../parts/areas.ts';
import type { Scene } from '../../table/scene.ts';
import { ScoreSheet, useComputing } from '../end/score.tsx';
import { scoredIn } from '../end/scored.ts';
import type { TableState, Turn, Window } from '../table/state.ts';
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
  /** More of the hint. */
  readonly more: () => void;
}

/** The clause that has just refused a move. */
const refusedBy = ({ notice }: TableState): string | undefined =>
  notice?.kind === 'refused' ? notice.refusal.clause : undefined;

function ScoreWindow({ session, close }: Pick<OpenProps, 'session' | 'close'>): ReactNode {
  useComputing(session);
  return <ScoreSheet scored={scoredIn(session)} close={close} />;
}

type OpenProps = Omit<TableWindowProps, 'window' | 'turn' | 'choose' | 'more'>;

/** Windows about the match: what was played and said, points and words. */
function MatchWindow({
  kind,
  ...props
}: OpenProps & { readonly kind: 'log' | 'score' | 'meanings' | 'words' }): ReactNode {
  const { session, scene, close } = props;
  const { voices } = scene;
  const observer = observerOf(session);
  switch (kind) {
    case 'log':
      return <LogWindow voices={voices} log={session.log()} observer={observer} close={close} />;
    case 'score':
      return <ScoreWindow session={session} close={close} />;
    case 'meanings': {
      const meanings = meaningsOf(session.match(), observer);
      return <MeaningsWindow voices={voices} meanings={meanings} close={close} />;
    }
    case 'words':
      return <WordsWindow game={session.setup.game} voices={voices} close={close} />;
  }
}

/** The keys; also where there is no hint to show. */
function KeysWindow({ session, scene, close }: OpenProps): ReactNode {
  const { game } = session.setup;
  return (
    <HelpWindow rows={tableKeys(game, isUnsaved(session))} about={{ game, scene }} close={close} />
  );
}

export function TableWindow({ window, turn, choose, more, ...open }: TableWindowProps): ReactNode {
  const { session, state, scene, close } = open;
  const { game, options } = session.setup;
  const { voices } = scene;
  switch (window.kind) {
    case 'chooser': {
      const { choices } = window;
      if (turn === undefined) return null;
      return <Chooser {...{ turn, voices, choices, choose, close }} />;
    }
    case 'rules':
      return <RulesWindow game={game} options={options} clause={refusedBy(state)} close={close} />;
    case 'trick':
      return <LastTrickWindow scene={scene} close={close} />;
    case 'hint':
      if (state.advised === undefined) return <KeysWindow {...open} />;
      return <HintWindow {...{ voices, close, more }} {...state.advised} />;
    case 'help':
      return <KeysWindow {...open} />;
    default:
      return <MatchWindow {...open} kind={window.kind} />;
  }
}
