/** The windows over the table, by name. */
import type { ReactNode } from 'react';
import { isUnsaved, observerOf, type Session } from '../../../play/index.ts';
import type { Scene } from '../../table/scene.ts';
import { useComputing } from '../end/ends.tsx';
import { ScoreSheet } from '../end/score.tsx';
import { scoredIn } from '../end/scored.ts';
import type { PageWindow, TableState } from '../table/state.ts';
import { HelpWindow, tableKeys } from './help.tsx';
import { LastTrickWindow } from './last-trick.tsx';
import { LogWindow } from './log.tsx';
import { RulesWindow } from './rules.tsx';
import { WordsWindow } from './words.tsx';

interface TableWindowProps {
  readonly window: PageWindow;
  readonly session: Session;
  readonly state: TableState;
  /** The table as it stands behind the window. */
  readonly scene: Scene;
  readonly close: () => void;
}

/** The clause that has just refused a move. */
const refusedBy = ({ notice }: TableState): string | undefined =>
  notice?.kind === 'refused' ? notice.refusal.clause : undefined;

function ScoreWindow({ session, close }: Pick<OpenProps, 'session' | 'close'>): ReactNode {
  useComputing(session, true);
  return <ScoreSheet scored={scoredIn(session)} close={close} />;
}

type OpenProps = Omit<TableWindowProps, 'window'>;

/** Windows about the match: what was played and said, points and words. */
function MatchWindow({
  kind,
  ...props
}: OpenProps & { readonly kind: 'log' | 'score' | 'words' }): ReactNode {
  const { session, scene, close } = props;
  const { voices } = scene;
  const observer = observerOf(session);
  switch (kind) {
    case 'log':
      return <LogWindow voices={voices} log={session.log()} observer={observer} close={close} />;
    case 'score':
      return <ScoreWindow session={session} close={close} />;
    case 'words':
      return <WordsWindow game={session.setup.game} voices={voices} close={close} />;
  }
}

/** The keys, and what is under the cursor. */
function KeysWindow({ session, scene, close }: OpenProps): ReactNode {
  const { game } = session.setup;
  return (
    <HelpWindow rows={tableKeys(game, isUnsaved(session))} about={{ game, scene }} close={close} />
  );
}

export function TableWindow({ window, ...open }: TableWindowProps): ReactNode {
  const { session, state, scene, close } = open;
  const { game, options } = session.setup;
  switch (window.kind) {
    case 'rules':
      return <RulesWindow game={game} options={options} clause={refusedBy(state)} close={close} />;
    case 'trick':
      return <LastTrickWindow scene={scene} close={close} />;
    case 'help':
      return <KeysWindow {...open} />;
    default:
      return <MatchWindow {...open} kind={window.kind} />;
  }
}
