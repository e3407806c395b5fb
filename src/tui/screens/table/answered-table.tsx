/** A decision that has been made for practice: its position with the better move lit, and what is said of the choice. */

import { Fragment, type ReactNode, useMemo } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { AnyMatch } from '../../../engine/match.ts';
import { calledIn } from '../../../play/session/guests.ts';
import type { LogEntry } from '../../../play/session/log.ts';
import type { Player } from '../../../play/session/players.ts';
import { useApp, useKeys } from '../../context/app.ts';
import { StageContext, useRegistry, useStage } from '../../context/render-context.ts';
import { isSingle } from '../../picking/areas.ts';
import { arranged } from '../../picking/order.ts';
import { NOWHERE, type Picks, picksReducer } from '../../picking/picks.ts';
import type { Saying } from '../../table/frame/aside.tsx';
import type { Key } from '../../terminal/keys.ts';
import { picksOf, type Turn, turnOf } from '../turn/state.ts';
import { companyOf, TableView, voicesShown } from '../turn/view.tsx';
import { useAside } from './use-advice.ts';

/** Everything inside counts the cards that are gone, whatever the settings: nobody has seen how an exercise came about. */
export function Counted({ children }: { readonly children: ReactNode }): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const counted = useMemo(() => ({ stage: { ...stage, gone: true }, registry }), [stage, registry]);
  return <StageContext value={counted}>{children}</StageContext>;
}

/** The position with the cards of a move picked and the cursor nowhere. */
function picksFor(turn: Turn, move: string | undefined): Picks {
  const choice = turn.choices.find((one) => turn.game.notation.write(one.move) === move);
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  const first = {
    ...picksOf({ ply: -1, picks: { area: '', at: 0, picked: [] } }, turn),
    picked: [],
  };
  const picks = choice?.picks ?? [];
  const [pick, ...more] = picks;
  if (pick === undefined) return { ...first, at: NOWHERE };
  if (more.length === 0) return reduce(first, { kind: 'point', pick });
  return { ...reduce(first, { kind: 'take', picks }), at: NOWHERE };
}

interface AnsweredProps {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly log: readonly LogEntry[];
  /** Whether cards that are gone are counted, whatever the settings; they are unless told otherwise. */
  readonly isCounted?: boolean;
  /** The better move, as a text; undefined while it is not known. */
  readonly best: string | undefined;
  readonly saying: (voices: ReturnType<typeof voicesShown>) => Saying;
  /** What a key does; whether it does anything. */
  readonly pressed: (key: Key) => boolean;
}

/** The position as it was decided on, with the better move lit and what is said beside it; other keys scroll that. */
export function AnsweredTable(props: AnsweredProps): ReactNode {
  const { match, seat: observer, players, log, best, saying, pressed } = props;
  const Around = props.isCounted === false ? Fragment : Counted;
  const { stage, settings } = useApp();
  const seated = {
    match,
    names: calledIn(match.game, players, stage.lang),
    company: companyOf(players, match.seed),
  };
  const open = useAside(saying(voicesShown(seated)));
  useKeys((key) => {
    if (!pressed(key)) open?.scrolls(key);
  });
  const turn = turnOf(match, observer, false, {
    arrangement: { order: settings.order },
  });
  return (
    <Around>
      <TableView
        shown={{
          ...seated,
          observer,
          // The table is shown as it was before the answer, so nothing is told of what came of it.
          log: log.filter(({ ply }) => ply < match.ply),
          memory: true,
          waiting: false,
          isAnswered: true,
          arrange: (table) => arranged(table, { ...match, observer }, settings),
          turn,
          picks: turn && picksFor(turn, best),
          aside: open && { ...open.aside, enter: [] },
        }}
      />
    </Around>
  );
}
