/** The legal moves that the same picks make, one to be chosen by keys or a click. */
import { type ReactNode, useState } from 'react';
import { useApp, useKeys } from '../../app.tsx';
import { KEYBAR, TABLE } from '../../messages.ts';
import type { Choice } from '../../parts/areas.ts';
import { useCalm } from '../../parts/calm.ts';
import { type List, listKey, windowOf } from '../../parts/list.ts';
import { Page } from '../../parts/page.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { bodyOf, phrase, say, type Voices } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import type { Turn } from '../table/state.ts';

interface OneProps {
  readonly turn: Turn;
  readonly voices: Voices;
  readonly choice: Choice;
  readonly at: number;
  readonly focus: boolean;
}

function OneChoice({ turn, voices, choice, at, focus }: OneProps): ReactNode {
  const stage = useStage();
  const told = turn.game.notation.describe(turn.observation, choice.move);
  const style = focus ? { surface: 'cursor' as const, bold: true } : {};
  return (
    <Fixed place={['control', `choice:${at}`]} height={1}>
      <Words
        of={[
          run(focus ? `${stage.theme.glyphs.pointer} ` : '  ', { bold: true }),
          ...phrase(stage, voices, told, style),
        ]}
      />
    </Fixed>
  );
}

interface ChooserProps {
  readonly turn: Turn;
  readonly voices: Voices;
  readonly choices: readonly Choice[];
  readonly choose: (choice: Choice) => void | Promise<void>;
  readonly close: () => void;
}

export function Chooser({ turn, voices, choices, choose, close }: ChooserProps): ReactNode {
  const { stage, registry } = useApp();
  const [list, setList] = useState<List>({ at: 0 });
  const isCalm = useCalm(turn.ply);
  const take = (at: number, isClick: boolean): void | Promise<void> => {
    const choice = choices[at];
    return choice === undefined || !isCalm(isClick) ? undefined : choose(choice);
  };
  useKeys((key) => {
    if (key.name === 'escape') return close();
    if (key.name === 'enter') return take(list.at, false);
    if (key.name === 'click') {
      const [kind, at] = (registry.at(key.x, key.y)?.id ?? '').split(':');
      return kind === 'choice' ? take(Number(at), true) : undefined;
    }
    if (key.name === 'wheel')
      return setList(listKey(list, choices.length, { name: key.by > 0 ? 'down' : 'up' }));
    return setList(listKey(list, choices.length, key));
  });
  const { height } = bodyOf(stage);
  const top = windowOf(list.at, choices.length, height);
  return (
    <Page
      title={[run(say(stage, choices.length === 1 ? TABLE.sure : TABLE.choose), { bold: true })]}
      keys={KEYBAR.chooser}
    >
      {choices.slice(top, top + height).map((choice, at) => (
        <OneChoice
          key={turn.game.notation.write(choice.move)}
          turn={turn}
          voices={voices}
          choice={choice}
          at={top + at}
          focus={top + at === list.at}
        />
      ))}
    </Page>
  );
}
