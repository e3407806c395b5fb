/** A finished deal on its own table, all cards open that the rules or custom turn up. */
import type { ReactNode } from 'react';
import type { Session } from '../../play/index.ts';
import { useApp, useKeys } from '../app.tsx';
import { KEYBAR, LOOK } from '../messages.ts';
import { TooSmall } from '../parts/too-small.tsx';
import { isTooSmall, phrase, say } from '../render-context.ts';
import { Table } from '../table/table.tsx';
import { run } from '../theme/style.ts';
import { useCalm } from './calm.ts';
import { logLine, voicesOf } from './table-view.tsx';

interface ShowdownProps {
  readonly session: Session;
  /** The state in which the deal ended. */
  readonly finished: unknown;
  readonly go: () => void;
}

const NEWS = 8;

export function Showdown({ session, finished, go }: ShowdownProps): ReactNode {
  const { stage } = useApp();
  const isCalm = useCalm(session.outcomes().length);
  useKeys((key) => {
    const plays = key.name === 'enter' || key.name === 'click';
    if ((plays && isCalm()) || key.name === 'space' || key.name === 'escape') go();
  });
  if (isTooSmall(stage.size)) return <TooSmall />;
  const match = session.match();
  const voices = voicesOf(
    match,
    session.players.map(({ name }) => name),
  );
  const observer = session.observer();
  const table = session.game.display.reveal(finished, observer);
  const log = session.log().map((entry) => logLine(stage, voices, entry, observer));
  return (
    <Table
      title={say(stage, session.game.names)}
      scene={{ table, pack: match.pack, voices, observer, actor: -1, memory: true, open: true }}
      log={log}
      told={{
        news: log.slice(-NEWS),
        message: phrase(stage, voices, table.prompt, { tone: 'accent', bold: true }),
        enter: [run(say(stage, LOOK.onward), { bold: true })],
        keys: [run(say(stage, KEYBAR.showdown), { tone: 'faint' })],
      }}
    />
  );
}
