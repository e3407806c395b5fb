/** What can be looked at when a deal has ended: the score, the log, the rules, the last trick. */

import type { ReactNode } from 'react';
import type { Session } from '../../../play/index.ts';
import { observerOf } from '../../../play/index.ts';
import type { Key } from '../../parts/keys.ts';
import type { Scene } from '../../table/scene.ts';
import { companyIn, voicesIn } from '../table/view.tsx';
import { LastTrickWindow } from '../windows/last-trick.tsx';
import { LogWindow } from '../windows/log.tsx';
import { RulesWindow } from '../windows/rules.tsx';
import { ScoreSheet } from './score.tsx';
import { scoredIn } from './scored.ts';

export type DealWindow = 'score' | 'log' | 'rules' | 'trick';

/** By the letters they have at the table. */
const LETTERS: Readonly<Record<string, DealWindow>> = {
  s: 'score',
  l: 'log',
  r: 'rules',
  v: 'trick',
};

export const windowOf = (key: Key): DealWindow | undefined =>
  key.name === 'char' ? LETTERS[key.char] : undefined;

/** The table of a finished deal, with all cards open. */
export function sceneOfDeal(session: Session, finished: unknown): Scene {
  const observer = observerOf(session);
  return {
    table: session.setup.game.display.reveal(finished, observer),
    pack: session.match().pack,
    voices: voicesIn(session),
    company: companyIn(session),
    observer,
    actor: -1,
    memory: true,
    open: true,
  };
}

interface OverProps {
  readonly kind: DealWindow;
  readonly session: Session;
  readonly close: () => void;
}

export function OverDeal({ kind, session, close }: OverProps): ReactNode {
  const { game, options } = session.setup;
  const { finished } = session.match();
  switch (kind) {
    case 'score':
      return <ScoreSheet scored={scoredIn(session)} close={close} />;
    case 'log': {
      const [voices, observer] = [voicesIn(session), observerOf(session)];
      return <LogWindow voices={voices} log={session.log()} observer={observer} close={close} />;
    }
    case 'rules':
      return <RulesWindow game={game} options={options} close={close} />;
    case 'trick':
      if (finished === undefined) return null;
      return <LastTrickWindow scene={sceneOfDeal(session, finished)} close={close} />;
  }
}
