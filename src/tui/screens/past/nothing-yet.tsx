/** Pages of the past before anything has been played: what will stand here, and the way to play. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { Page, titled } from '../../components/page.tsx';
import { BrokenLines, Column, Words, wrapRuns } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import { bodyOf, say } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { type Runs, run } from '../../theme/theme.ts';

const NONE = texts.nothing;

/** The pages that may be empty. */
type Empty = keyof typeof NONE.parts;

/** No line is longer, that it can be read. */
const WIDEST = 64;
/** The share of the free rows above the words. */
const ABOVE = 0.3;

interface NothingProps {
  readonly page: Empty;
  readonly title: Text;
  /** Why there is nothing to show. */
  readonly why: Text;
  /** All has been read and there is nothing. */
  readonly isKnown: boolean;
  /** What a key has done. */
  readonly notice?: Runs | undefined;
}

/** What will stand on the page; its owner has Enter lead back to the games. */
export function NothingYet({ page, title, why, isKnown, notice }: NothingProps): ReactNode {
  const { stage } = useApp();
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
  const words = [
    heading,
    blank,
    [run(say(stage, NONE.soon[page]))],
    ...NONE.parts[page].flatMap(told),
  ];
  const lines = isKnown ? words : [heading];
  const enter = isKnown ? [run(say(stage, NONE.play), { surface: 'active', bold: true })] : [];
  return (
    <Page title={titled(say(stage, title))} keys={NONE.keys} notice={notice ?? []} isLit>
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
