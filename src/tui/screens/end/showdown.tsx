/** A finished deal on its own table, all cards open that the rules or custom turn up. */
import type { ReactNode } from 'react';
import type { Session } from '../../../play/index.ts';
import { useApp, useKeys } from '../../app.tsx';
import { SHOWDOWN } from '../../messages/score.ts';
import { useCalm } from '../../parts/calm.ts';
import { TooSmall } from '../../parts/too-small.tsx';
import { isTooSmall, phrase, say } from '../../render-context.ts';
import { Table } from '../../table/table.tsx';
import { run } from '../../theme/style.ts';
import { logLine } from '../table/view.tsx';
import { type DealWindow, sceneOfDeal, windowOf } from './deal-windows.tsx';

interface ShowdownProps {
  readonly session: Session;
  /** The state in which the deal ended. */
  readonly finished: unknown;
  readonly go: () => void;
  readonly open: (window: DealWindow) => void;
  readonly leave: () => void;
}

/** Stands until Enter, Space or a click, none of which may be one that was meant for the play. */
export function Showdown({ session, finished, go, open, leave }: ShowdownProps): ReactNode {
  const { stage } = useApp();
  const isCalm = useCalm(session.outcomes().length);
  useKeys((key) => {
    const { name } = key;
    const window = windowOf(key);
    if (name === 'enter' || name === 'space' || name === 'click') {
      if (isCalm()) go();
    } else if (name === 'escape') go();
    else if (window !== undefined) open(window);
    else if (name === 'char' && key.char === 'q') leave();
  });
  if (isTooSmall(stage.size)) return <TooSmall />;
  const scene = sceneOfDeal(session, finished);
  const { voices, observer, table } = scene;
  return (
    <Table
      title={say(stage, session.game.names)}
      scene={scene}
      log={session.log().map((entry) => logLine(stage, voices, entry, observer))}
      told={{
        recent: [],
        message: phrase(stage, voices, table.prompt, { tone: 'accent', bold: true }),
        enter: [
          run(say(stage, SHOWDOWN.enter), { bold: true }),
          run(say(stage, SHOWDOWN.keys), { tone: 'faint' }),
        ],
        keys: [],
      }}
    />
  );
}
