/** The drills of a game: Enter begins one. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import type { AnyGame } from '../../engine/game.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Lang } from '../../lang/text.ts';
import { drillPlayers, drillsOf, exerciseOf } from '../../play/coach/drill.ts';
import type { DrillSetup } from '../../play/coach/drill-run.ts';
import { newSeed } from '../../play/session/players.ts';
import { useApp, useKeys } from '../app.tsx';
import { DRILL } from '../messages/drill.ts';
import { clickedEntry, movedList } from '../parts/listed-keys.ts';
import { Listing } from '../parts/listing.tsx';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Words } from '../parts/words.tsx';
import { say } from '../render-context.ts';
import { run } from '../theme/style.ts';
import { useCalm } from './calm.ts';

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

interface EntryProps {
  readonly n: number;
  readonly name: string;
  readonly focus: boolean;
}

function Entry({ n, name, focus }: EntryProps): ReactNode {
  const { theme } = useStage();
  const place = usePlace('control', `entry:${n}`);
  const style = focus ? ({ surface: 'cursor', bold: true } as const) : {};
  const pointer = focus ? theme.glyphs.pointer : ' ';
  return (
    <Box ref={place} height={1} flexShrink={0}>
      <Words of={[run(`${pointer} ${name} `, style)]} />
    </Box>
  );
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
    const clicked = clickedEntry(key, registry);
    const isChosen = clicked === list.at;
    if (key.name === 'escape' || (key.name === 'char' && key.char === 'q')) back();
    else if (key.name === 'enter' || isChosen) {
      if (isCalm(isChosen)) begin();
    } else setList(clicked === undefined ? movedList(list, drills.length, key) : { at: clicked });
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
        <Entry
          key={n}
          n={n}
          name={say(stage, drills[n]?.[1].names ?? { en: '', de: '' })}
          focus={n === list.at}
        />
      )}
      about={chosen === undefined ? [] : [run(say(stage, chosen.meaning))]}
    />
  );
}
