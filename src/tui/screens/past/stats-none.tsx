/** The statistics before any match is finished: what will stand here, and the way to play. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { Page, titled } from '../../components/page.tsx';
import { BrokenLines, Column, Words, wrapRuns } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { bodyOf, say } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { leadsBack } from '../../terminal/keys.ts';
import { type Runs, run } from '../../theme/theme.ts';

const NONE = texts.noStats;

/** No line is longer, that it can be read. */
const WIDEST = 64;
/** The share of the free rows above the words. */
const ABOVE = 0.3;

interface NothingProps {
  /** Why there is nothing to show. */
  readonly why: Text;
  /** The history has been read and holds nothing. */
  readonly isKnown: boolean;
  readonly back: () => void;
}

/** What will stand here once a match is finished; Enter leads to the games. */
export function NothingPlayed({ why, isKnown, back }: NothingProps): ReactNode {
  const { stage } = useApp();
  useKeys((key) => {
    if (leadsBack(key) || key.name === 'enter') back();
  });
  const { width, height } = bodyOf(stage);
  const inner = Math.min(WIDEST, width);
  const { ascii } = stage.theme;
  const told = (line: Text): readonly Runs[] => {
    const [first = [], ...more] = wrapRuns([run(say(stage, line))], inner - 2);
    const sign = run(ascii ? '- ' : '• ', { tone: 'accent' });
    return [[sign, ...first], ...more.map((one) => [run('  '), ...one])];
  };
  const heading: Runs = [run(say(stage, why), { tone: 'accent', bold: true })];
  const blank: Runs = [run(' ')];
  const words = [heading, blank, [run(say(stage, NONE.soon))], ...NONE.parts.flatMap(told)];
  const lines = isKnown ? words : [heading];
  const enter = isKnown ? [run(say(stage, NONE.play), { surface: 'active', bold: true })] : [];
  return (
    <Page title={titled(say(stage, texts.stats.title))} keys={NONE.keys} isLit>
      <Column
        width={inner}
        marginLeft={Math.floor((width - inner) / 2)}
        marginTop={Math.max(0, Math.floor((height - lines.length - 2) * ABOVE))}
        rowGap={1}
      >
        <BrokenLines of={lines} />
        <Words of={enter} />
      </Column>
    </Page>
  );
}
