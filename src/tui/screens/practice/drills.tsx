/** The drills of a game: Enter begins one. */
import { type ReactNode, useState } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { type Lang, same } from '../../../lang/text.ts';
import { drillPlayers, drillsOf, exerciseOf } from '../../../play/coach/drill.ts';
import type { DrillSetup } from '../../../play/coach/drill-run.ts';
import { newSeed } from '../../../play/session/players.ts';
import { useApp, useKeys } from '../../app.tsx';
import { DRILL } from '../../messages/practice.ts';
import { useCalm } from '../../parts/calm.ts';
import { listStep } from '../../parts/list.ts';
import { Line, Listing } from '../../parts/listing.tsx';
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
  const { stage, settings, registry } = useApp();
  const [list, setList] = useState({ at: first });
  const isCalm = useCalm(0);
  const drills = drillsOf(game);
  const begin = (): void => {
    const setup = setupOf(game, list.at, settings.lang, settings.name);
    if (setup !== undefined) open(setup, list.at);
  };
  useKeys((key) => {
    const step = listStep(list, drills.length, key, registry);
    if (step.kind === 'back') back();
    else if (step.kind === 'move') setList(step.list);
    else if (isCalm(step.isClick)) begin();
  });
  const [, chosen] = drills[list.at] ?? [];
  return (
    <Listing
      title={[run(say(stage, DRILL.list, game.names), { tone: 'accent', bold: true })]}
      keys={[DRILL.listKeys]}
      count={drills.length}
      at={list.at}
      rowsOf={() => 1}
      entry={(n) => (
        <Line
          key={n}
          at={n}
          focus={n === list.at}
          of={(style) => [run(`${say(stage, drills[n]?.[1].names ?? same(''))} `, style)]}
        />
      )}
      about={chosen === undefined ? [] : [run(say(stage, chosen.meaning))]}
    />
  );
}
