/** A decision that is prepared for practice, as a table to look at before it is made. */

import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { AnyMatch } from '../../../engine/match.ts';
import { calledIn } from '../../../play/session/guests.ts';
import type { Player } from '../../../play/session/players.ts';
import { useApp } from '../../context/app.ts';
import { say } from '../../context/render-context.ts';
import { arranged } from '../../picking/order.ts';
import { Glance } from '../../table/glance.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { companyOf, sceneOf } from './view.tsx';

export interface PracticePosition {
  readonly match: AnyMatch;
  /** Who has to decide. */
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/** Rows below which there is no room for a table. */
export const LEAST_GLANCE = 8;
/** Columns and rows of a table that is large enough. */
const WIDEST = 90;
const HIGHEST = 26;

interface PositionGlanceProps extends Shape {
  readonly position: PracticePosition;
}

/** The table as the player who has to decide sees it, where there is room for one. */
export function PositionGlance({ position, width, height }: PositionGlanceProps): ReactNode {
  const { settings, stage } = useApp();
  if (height < LEAST_GLANCE) return null;
  const { match, seat, players } = position;
  const scene = sceneOf({
    match,
    names: calledIn(match.game, players, stage.lang),
    company: companyOf(players, match.seed),
    observer: seat,
    log: [],
    memory: true,
    waiting: false,
    arrange: (table) => arranged(table, { ...match, observer: seat }, settings),
  });
  return (
    <Glance
      title={say(stage, match.game.names)}
      scene={scene}
      width={Math.min(WIDEST, width)}
      height={Math.min(HIGHEST, height)}
    />
  );
}
