/** Something to do that can be clicked, under its name and key. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Registry } from '../registry.ts';
import { run } from '../theme/style.ts';
import type { Key } from './keys.ts';
import { usePlace, useTheme } from './use-stage.ts';
import { Words } from './words.tsx';

const PREFIX = 'action:';

interface ActionProps {
  readonly id: string;
  readonly label: string;
  /** The key that does it. */
  readonly keyName?: string;
  /** Enter does it. */
  readonly focus?: boolean;
}

export function Action({ id, label, keyName, focus = false }: ActionProps): ReactNode {
  const { glyphs } = useTheme();
  const place = usePlace('control', PREFIX + id);
  const pointer = run(focus ? `${glyphs.pointer} ` : '  ', focus ? { surface: 'cursor' } : {});
  const style = focus ? ({ surface: 'cursor', bold: true } as const) : {};
  const key = keyName === undefined ? [] : [run(`${keyName} `, focus ? style : { tone: 'accent' })];
  return (
    <Box ref={place} height={1} flexShrink={0}>
      <Words of={[pointer, ...key, run(`${label} `, style)]} />
    </Box>
  );
}

/** The action that was clicked; undefined: the click met none. */
export function actionAt(registry: Registry, key: Key): string | undefined {
  const id = key.name === 'click' ? registry.at(key.x, key.y)?.id : undefined;
  return id?.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
