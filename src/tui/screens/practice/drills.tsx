/** The drills of a game: Enter begins one. */
import type { ReactNode } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Lang } from '../../../lang/text.ts';
import { drillPlayers, drillsOf, exerciseOf } from '../../../play/coach/drill.ts';
import type { DrillSetup } from '../../../play/coach/drill-run.ts';
import { newSeed } from '../../../play/session/players.ts';
import { useApp } from '../../app.tsx';
import { DRILL } from '../../messages/practice.ts';
import { useCalm } from '../../parts/calm.ts';
import { Line, Listing, useList } from '../../parts/listing.tsx';
import { titled } from '../../parts/page.tsx';
import { say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';

/** Positions of a drill, as many as the command asks by itself. */
const POSITIONS = 10;

/** A drill with new positions; those from the menu are not kept. */
function setupOf(game: AnyGame, n: number, lang: Lang, name: string): DrillSetup | undefined {
  const [, drill] = drillsOf(game)[n] ?? [];
  const options = drill && matchOptions(game, drill.options);
  if (drill === undefined || options === undefined || isRefusal(options)) return undefined;
  const exercise = exerciseOf(game, drill, options);
  const players = drillPlayers(exercise, lang, name);
  return { exercise, players, seed: newSeed(), count: POSITIONS, keep: async () => {} };
}

interface DrillsProps {
  readonly game: AnyGame;
  /** The drill under the cursor, to come back to. */
  readonly at: number;
  readonly open: (setup: DrillSetup, at: number) => void;
  readonly back: () => void;
}

export function DrillsScreen({ game, at: first, open, back }: DrillsProps): ReactNode {
  const { stage, settings } = useApp();
  const isCalm = useCalm(0);
  const drills = drillsOf(game);
  const begin = (n: number, isClick: boolean): void => {
    const setup = isCalm(isClick) ? setupOf(game, n, settings.lang, settings.name) : undefined;
    if (setup !== undefined) open(setup, n);
  };
  const at = useList({ count: drills.length, first, open: begin, back });
  const [, chosen] = drills[at] ?? [];
  return (
    <Listing
      title={titled(say(stage, DRILL.list, game.names))}
      keys={[DRILL.listKeys]}
      at={at}
      entries={drills.map(([id, { names }], n) => (
        <Line
          key={id}
          at={n}
          focus={n === at}
          of={(style) => [run(`${say(stage, names)} `, style)]}
        />
      ))}
      about={chosen === undefined ? [] : [run(say(stage, chosen.meaning))]}
    />
  );
}
