/** What can be looked at when a deal has ended: its table with all cards open, the score, the log, the rules, the last trick. */

import type { ReactNode } from 'react';
import type { Outcome } from '../../../engine/game.ts';
import type { Table as TableView } from '../../../engine/table.ts';
import type { Lang, Text } from '../../../lang/text.ts';
import { withTakers } from '../../../play/advice/trick-play.ts';
import { observerOf } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { TooSmall } from '../../components/page.tsx';
import { useApp, useCalm, useKeys } from '../../context/app.ts';
import { phrase, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { Table } from '../../table/table.tsx';
import { isChar, type Key } from '../../terminal/keys.ts';
import { isTooSmall } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { onlyPerson, scoredIn } from '../score/scored.ts';
import { newTableState } from '../turn/state.ts';
import { companyIn, logLine, voicesIn } from '../turn/view.tsx';
import { TableWindow } from '../windows/index.tsx';
import { HandsPage, TricksPage } from './deal-pages.tsx';
import { hasDealPages } from './diagram.tsx';
import type { DealPlay } from './trick-by-trick.tsx';

export type DealWindow = 'cards' | 'score' | 'log' | 'rules' | 'trick';

/** Windows by the letters that open them at the table. */
const LETTERS: Readonly<Record<string, DealWindow>> = {
  t: 'cards',
  s: 'score',
  l: 'log',
  r: 'rules',
  v: 'trick',
};

export const windowOf = (key: Key): DealWindow | undefined =>
  key.name === 'char' ? LETTERS[key.char] : undefined;

/** The table with the totals after a deal: a finished state has those before it. */
function withTotals(table: TableView, outcome: Outcome | undefined): TableView {
  if (outcome === undefined) return table;
  const seats = table.seats.map((one) => ({
    ...one,
    total: outcome.totals[one.seat] ?? one.total,
  }));
  return { ...table, seats };
}

/** The scene that the table of a finished deal is drawn from, with all cards open and the totals after it. */
export function sceneOfDeal(session: Session, lang: Lang): Scene | undefined {
  const observer = observerOf(session);
  const { finished, pack } = session.match();
  if (finished === undefined) return undefined;
  const revealed = session.setup.game.display.reveal(finished, observer);
  const outcomes = session.outcomes();
  const table = withTakers(revealed, session.made(), outcomes.length);
  return {
    table: withTotals(table, outcomes.at(-1)),
    pack,
    voices: voicesIn(session, lang),
    company: companyIn(session),
    observer,
    actor: -1,
    memory: true,
    open: true,
    you: onlyPerson(session),
  };
}

interface ShowdownProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly close: () => void;
  /** What Enter does. */
  readonly enter: Text;
  /** Leaves the game by `q`; absent where that only closes the window. */
  readonly leave?: () => void;
}

/** All cards open with how the deal ended, told to the person who played it, until a key or a click. */
function Showdown({ session, scene, close, enter, leave }: ShowdownProps): ReactNode {
  const { stage } = useApp();
  const isCalm = useCalm(session.outcomes().length);
  useKeys((key) => {
    const { name } = key;
    if (leave !== undefined && isChar(key, 'q')) return leave();
    const ends = ['enter', 'space', 'click', 'escape', 'char'].includes(name);
    return ends && isCalm(name === 'click') ? close() : undefined;
  });
  if (isTooSmall(stage.size)) return <TooSmall />;
  const { voices, observer, table } = scene;
  const told = scoredIn(session, stage.lang).ended?.told ?? table.prompt;
  return (
    <Table
      title={say(stage, session.setup.game.names)}
      scene={scene}
      log={session.log().map((entry) => logLine(stage, voices, entry, observer))}
      footer={{
        recent: [],
        message: phrase(stage, voices, told, { tone: 'accent', bold: true }),
        enter: [run(say(stage, enter), { bold: true })],
        keys: leave === undefined ? [] : [run(say(stage, texts.showdown.keys), { tone: 'faint' })],
      }}
    />
  );
}

interface TurnedUpProps {
  readonly session: Session;
  /** Goes on to the score. */
  readonly go: () => void;
  readonly leave: () => void;
}

/** The table of a deal just ended, with all cards turned up, before its score. */
export function TurnedUp({ session, go, leave }: TurnedUpProps): ReactNode {
  const { lang } = useStage();
  const scene = sceneOfDeal(session, lang);
  if (scene === undefined) return null;
  return <Showdown {...{ session, scene, leave }} close={go} enter={texts.showdown.on} />;
}

interface OverProps {
  readonly kind: DealWindow;
  readonly session: Session;
  /** The play trick by trick, where its cards can be opened. */
  readonly play?: DealPlay | undefined;
  readonly close: () => void;
}

/** A window over the end of a deal; nothing unless the last step closed one. */
export function OverDeal({ kind, session, play, close }: OverProps): ReactNode {
  const stage = useStage();
  const { lang } = stage;
  const scene = sceneOfDeal(session, lang);
  if (scene === undefined) return null;
  const hasPages = hasDealPages(stage, scene);
  if (kind === 'cards' && hasPages) return <HandsPage {...{ scene, close }} />;
  if (kind === 'trick' && hasPages && play)
    return <TricksPage scored={scoredIn(session, lang)} {...{ play, close }} />;
  if (kind === 'cards')
    return <Showdown {...{ session, scene, close }} enter={texts.showdown.back} />;
  const at = { session, state: newTableState, scene, close };
  return <TableWindow window={{ kind }} {...at} />;
}
