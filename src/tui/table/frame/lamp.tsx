/** The felt under a lamp, in themes that paint it: what lies on it comes after. */
import { Box, Text } from 'ink';
import type { ComponentProps, ReactNode } from 'react';
import type { Shape } from '../../measures.ts';
import { useStage } from '../../render-context.ts';
import { drawnOnce, type Theme } from '../../theme/theme.ts';

/** Where the rim begins, as a share of the way from the middle to a corner. */
const RIM = 1.3;

/** Which of the `steps` of light lies at a cell: 0 at the rim. */
function stepAt(x: number, y: number, { width, height }: Shape, steps: number): number {
  const [across, down] = [(2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / height - 1];
  const away = Math.hypot(across, down) / RIM;
  return Math.max(0, steps - 1 - Math.floor(away * steps));
}

function rowOf(y: number, shape: Shape, lights: Theme['lights']): string {
  let row = '';
  for (let from = 0; from < shape.width; ) {
    const step = stepAt(from, y, shape, lights.length);
    let to = from + 1;
    while (to < shape.width && lights[stepAt(to, y, shape, lights.length)] === lights[step]) to++;
    row += (lights[step] ?? String)(' '.repeat(to - from));
    from = to;
  }
  return row;
}

/** The felt under a lamp as painted rows: a few steps of light from the rim to the middle. */
const feltOf = (theme: Theme, shape: Shape): readonly string[] =>
  drawnOnce(theme, `felt ${shape.width}x${shape.height}`, () =>
    Array.from({ length: shape.height }, (_, y) => rowOf(y, shape, theme.lights)),
  );

type LampProps = Shape & Pick<ComponentProps<typeof Box>, 'marginLeft' | 'marginTop'>;

export function Lamp({ width, height, ...corner }: LampProps): ReactNode {
  const { theme } = useStage();
  if (!theme.painted) return null;
  return (
    <Box position="absolute" width={width} height={height} {...corner}>
      <Text wrap="truncate">{feltOf(theme, { width, height }).join('\n')}</Text>
    </Box>
  );
}
