/**
 * The layout of every screen but the table: a title above, keys below, the screen's own body between,
 * with actions that can be clicked; or a message that the window is too small for anything.
 */

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Text } from '../../lang/text.ts';
import type { Registry } from '../context/registry.ts';
import { BAR, bodyOf, NOTICE, PADDING, say, spaceOf, useStage } from '../context/render-context.ts';
import texts from '../messages/app.json' with { type: 'json' };
import type { Key } from '../terminal/keys.ts';
import { isTooSmall, LEAST_SIZE } from '../terminal/measures.ts';
import { type Runs, run } from '../theme/theme.ts';
import { Column, Fixed, Lamp, Sentence, Words } from './words.tsx';

export function TooSmall(): ReactNode {
  const stage = useStage();
  const { columns, rows } = stage.size;
  const sentence = say(stage, texts.tooSmall, columns, rows, LEAST_SIZE.columns, LEAST_SIZE.rows);
  return (
    <Fixed is="felt" width={columns} height={Math.max(1, spaceOf(stage.size))} overflow="hidden">
      <Words of={[run(sentence)]} wrap="wrap" />
    </Fixed>
  );
}

/** A title, and after it a faint remark. */
export function titled(title: string, more = ''): Runs {
  const name = run(title, { tone: 'accent', bold: true });
  return more === '' ? [name] : [name, run(`  ${more}`, { tone: 'faint' })];
}

export interface PageProps {
  readonly title: Runs;
  /** What keys do, in words or as controls. */
  readonly keys: ReactNode | Text;
  /** Above the keys: a refusal, a question. */
  readonly notice?: Runs;
  /** Lies under the lamp, as the table does. */
  readonly isLit?: boolean;
  /** What stands at the right edge, from the title to the keys, with its width in columns. */
  readonly aside?: { readonly width: number; readonly shown: ReactNode } | undefined;
  readonly children: ReactNode;
}

export const isText = (keys: ReactNode | Text): keys is Text =>
  typeof keys === 'object' && keys !== null && 'en' in keys;

interface PageAsideProps extends NonNullable<PageProps['aside']> {
  /** Columns of the window. */
  readonly columns: number;
  readonly height: number;
}

/** What stands at the right edge of a page, on a ground of its own. */
const PageAside = ({ width, shown, columns, height }: PageAsideProps): ReactNode => (
  <Fixed position="absolute" marginLeft={columns - width}>
    <Column is="panel" width={width} height={height} paddingX={1} overflowY="hidden">
      {shown}
    </Column>
  </Fixed>
);

/**
 * A page that fills the window but for its last row: a title bar, the body, a line for notices, and a bar with the
 * keys.
 */
export function Page(props: PageProps): ReactNode {
  const { title, keys, notice = [], isLit = false, aside, children } = props;
  const stage = useStage();
  if (isTooSmall(stage.size)) return <TooSmall />;
  const { columns } = stage.size;
  const { width, height } = bodyOf(stage);
  return (
    <Box flexDirection="column" width={columns} height={spaceOf(stage.size)}>
      <Fixed is="bar" width={columns} height={BAR} paddingX={PADDING}>
        <Words of={title} />
      </Fixed>
      <Column {...(!isLit && { is: 'felt' })} width={columns} height={height + NOTICE}>
        {isLit && <Lamp width={columns} height={height + NOTICE} />}
        <Column
          place={['zone', 'body']}
          width={width}
          height={height}
          marginX={PADDING}
          overflowY="hidden"
        >
          {children}
        </Column>
        <Fixed height={NOTICE} paddingX={PADDING}>
          <Words of={notice} />
        </Fixed>
        {aside && <PageAside {...aside} columns={columns} height={height + NOTICE} />}
      </Column>
      <Fixed is="bar" width={columns} height={BAR} paddingX={PADDING}>
        {isText(keys) ? <Sentence of={keys} tone="faint" /> : keys}
      </Fixed>
    </Box>
  );
}

const PREFIX = 'action:';

interface ActionProps {
  readonly id: string;
  readonly label: string;
  /** The key that does it. */
  readonly keyName?: string | undefined;
  /** Enter does it. */
  readonly focus?: boolean;
}

/** A button that can be clicked, with a pointer where the cursor is and the key that presses it. */
export function Action({ id, label, keyName, focus = false }: ActionProps): ReactNode {
  const { glyphs } = useStage().theme;
  const pointer = run(focus ? `${glyphs.pointer} ` : '  ', focus ? { surface: 'cursor' } : {});
  const style = focus ? ({ surface: 'cursor', bold: true } as const) : {};
  const key = keyName === undefined ? [] : [run(`${keyName} `, focus ? style : { tone: 'accent' })];
  return (
    <Fixed place={['control', PREFIX + id]} height={1}>
      <Words of={[pointer, ...key, run(`${label} `, style)]} />
    </Fixed>
  );
}

/** The action under the cursor after a key. */
export function actionAfter(at: number, count: number, { name }: Key): number {
  if (name === 'left' || name === 'backtab') return (at + count - 1) % count;
  return name === 'right' || name === 'tab' ? (at + 1) % count : at;
}

/** The action that was clicked; undefined: the click met none. */
export function actionAt(registry: Registry, key: Key): string | undefined {
  const id = key.name === 'click' ? registry.at(key.x, key.y)?.id : undefined;
  return id?.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
