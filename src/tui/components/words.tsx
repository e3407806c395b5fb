/**
 * The smallest components: a surface, a box of its own size, and words in it. What stands on a surface
 * knows it, so that every text is painted with the colours that go with it. Words are broken into lines, or cut to
 * what fits, and keep their styles.
 */
import { Box, type DOMElement, Text as InkText } from 'ink';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo } from 'react';
import wrapAnsi from 'wrap-ansi';
import { Store } from '../../engine/store.ts';
import type { Text } from '../../lang/text.ts';
import type { PlaceKind } from '../context/registry.ts';
import { useRegistry, useStage } from '../context/render-context.ts';
import { type Grid, measurable } from '../surface/cells.ts';
import type { Painting } from '../surface/compose.ts';
import type { Shape } from '../terminal/measures.ts';
import type { Surface } from '../theme/palettes.ts';
import {
  drawnOnce,
  plainText,
  type Run,
  type Runs,
  run,
  type Style,
  type Theme,
} from '../theme/theme.ts';

const OnSurface = createContext<Surface>('felt');

const useSurface = (): Surface => useContext(OnSurface);

type BoxProps = ComponentProps<typeof Box>;
type GroundProps = FixedProps & { readonly is: Surface };

/** How the registry knows a box. */
export type Placed = readonly [PlaceKind, string];

interface PlainBoxProps extends BoxProps {
  readonly place?: Placed | undefined;
  readonly painting?: Painting | undefined;
}

/** A box that the registry knows, if it has a place or is painted. */
function PlainBox({ place, painting, ...box }: PlainBoxProps): ReactNode {
  const registry = useRegistry();
  const [kind, id] = place ?? [];
  const reference = useMemo(() => {
    if (kind === undefined && painting === undefined) return undefined;
    return (element: DOMElement) => registry.keep(element, { kind, id, painting });
  }, [registry, kind, id, painting]);
  return reference === undefined ? <Box {...box} /> : <Box {...box} ref={reference} />;
}

/** A box painted as the surface; texts in it take the colours that go with that. */
export function Ground({ is, children, ...box }: GroundProps): ReactNode {
  const cell = useStage().theme.ground(is);
  const painting = useMemo(() => cell && ({ kind: 'fill', cell } as const), [cell]);
  return (
    <OnSurface value={is}>
      <PlainBox {...box} painting={painting}>
        {children}
      </PlainBox>
    </OnSurface>
  );
}

interface FixedProps extends BoxProps {
  /** What it is painted as, if it has a surface of its own. */
  readonly is?: Surface | undefined;
  /** How the registry knows it. */
  readonly place?: Placed | undefined;
}

/** A box that keeps its size, however little room there is. */
export function Fixed({ is, ...box }: FixedProps): ReactNode {
  if (is === undefined) return <PlainBox {...box} flexShrink={0} />;
  return <Ground is={is} {...box} flexShrink={0} />;
}

/**
 * Everything on the screen. It stands outside the flow of Ink's root, which so has no height: Ink lays out and prints
 * nothing. Where screens are painted, the last row of the window is there too. Pages leave it free, so that it goes on
 * as the bar above it; words below a table may use it (`Lower` in `table/table.tsx`). Its last cell scrolls nothing: wrapping is off,
 * and where it is not, a terminal waits for a further sign.
 */
export function Canvas({ children }: { readonly children: ReactNode }): ReactNode {
  const registry = useRegistry();
  const { size, theme } = useStage();
  const { columns, rows } = size;
  const height = theme.painted ? rows : undefined;
  return (
    <Box
      ref={registry.setRoot}
      position="absolute"
      flexDirection="column"
      width={columns}
      height={height}
    >
      {theme.painted && (
        <Fixed is="bar" position="absolute" marginTop={rows - 1} width={columns} height={1} />
      )}
      {children}
    </Box>
  );
}

interface PaintedProps extends BoxProps {
  readonly rows: Grid;
}

/** A box of the size of its cells, which are painted where it lies. */
export function Painted({ rows, ...box }: PaintedProps): ReactNode {
  const painting = useMemo(() => ({ kind: 'rows', rows }) as const, [rows]);
  const width = Math.max(0, ...rows.map((row) => row.length));
  return (
    <PlainBox {...box} flexShrink={0} width={width} height={rows.length} painting={painting} />
  );
}

/** A box that keeps its size, its contents one below the other. */
export const Column = (props: FixedProps): ReactNode =>
  Fixed({ ...props, flexDirection: 'column' });

interface WordsProps {
  readonly of: Runs;
  /** What happens to words that do not fit; cut off unless they may be wrapped. */
  readonly wrap?: 'wrap' | 'truncate';
}

interface MeasuredProps extends Required<Pick<WordsProps, 'wrap'>> {
  readonly plain: string;
  readonly painting: Painting;
}

/** A text that Ink measures and does not print; what is painted there belongs to the box before it, which takes no room. */
const Measured = ({ plain, wrap, painting }: MeasuredProps): ReactNode => (
  <>
    <PlainBox position="absolute" painting={painting} />
    <InkText wrap={wrap}>{measurable(plain)}</InkText>
  </>
);

/** Styled words on the surface they stand on. */
export function Words({ of, wrap = 'truncate' }: WordsProps): ReactNode {
  const surface = useSurface();
  const { theme } = useStage();
  const text = theme.paint(of, surface);
  const painting = useMemo((): Painting => ({ kind: wrap, text }), [wrap, text]);
  return <Measured plain={plainText(of)} wrap={wrap} painting={painting} />;
}

interface SentenceProps extends Style {
  readonly of: Text;
  readonly wrap?: WordsProps['wrap'];
}

/** A sentence in the reader's language, all of it in one style. */
export function Sentence({ of, wrap = 'truncate', ...style }: SentenceProps): ReactNode {
  const { lang } = useStage();
  return <Words of={[run(of[lang], style)]} wrap={wrap} />;
}

/** Lines that are broken already, below one another. */
export const BrokenLines = ({ of }: { readonly of: readonly Runs[] }): ReactNode => (
  <Column>
    {of.map((line, n) => (
      <Words key={String(n)} of={line} />
    ))}
  </Column>
);

/** The part of some runs from one character to another. */
export function sliceRuns<R extends Run>(
  runs: readonly R[],
  from: number,
  to: number,
): readonly R[] {
  let start = 0;
  return runs.flatMap((one) => {
    const begin = start;
    start += one.text.length;
    const text = one.text.slice(Math.max(0, from - begin), Math.max(0, to - begin));
    return text === '' ? [] : [{ ...one, text }];
  });
}

const MORE = ' …';

/** The part that fits into this many lines, with a mark at the end where there is more. */
export function clipRuns<R extends Run>(
  runs: readonly R[],
  width: number,
  rows: number,
): readonly R[] {
  const lines = wrapRuns(runs, width);
  const last = lines[rows - 1];
  if (lines.length <= rows || last === undefined) return runs;
  const shown = [...lines.slice(0, rows - 1), sliceRuns(last, 0, width - MORE.length)];
  return shown.flatMap((line, at) => {
    const end = line.at(-1);
    if (end === undefined) return line;
    const after = at === rows - 1 ? MORE : ' ';
    return [...line.slice(0, -1), { ...end, text: end.text.trimEnd() + after }];
  });
}

/** Letters broken into lines: the same texts are broken in frame after frame, and measuring their words takes long. */
const broken = new Store<string, readonly string[]>('cells', (lines) =>
  lines.reduce((sum, line) => sum + line.length, 1),
);

/** Letters in lines of at most `width` columns. */
function breakLetters(letters: string, width: number): readonly string[] {
  const key = `${width} ${letters}`;
  const wrapped = (): string => wrapAnsi(letters, Math.max(1, width), { hard: true });
  return broken.get(key) ?? broken.set(key, wrapped().split('\n'));
}

/** Lines of at most `width` cells, broken at blanks; longer words are broken where they must be. */
export function wrapRuns<R extends Run>(
  runs: readonly R[],
  width: number,
): readonly (readonly R[])[] {
  const whole = measurable(plainText(runs));
  let at = 0;
  return breakLetters(whole, width).map((line) => {
    const from = whole.indexOf(line, at);
    at = from + line.length;
    return sliceRuns(runs, from, at);
  });
}

/** The whole words from the start that fit into `width` cells. */
export function fitted(runs: Runs, width: number): Runs {
  const words = runs.flatMap((one): readonly Run[] =>
    one.text.split(/(?<=\s)/).map((text) => ({ ...one, text })),
  );
  const kept: Run[] = [];
  let left = width;
  for (const word of words) {
    left -= word.text.length;
    if (left + (word.text.length - word.text.trimEnd().length) < 0) break;
    kept.push(word);
  }
  if (kept.length === words.length) return runs;
  const last = kept.pop();
  return last === undefined ? [] : [...kept, { ...last, text: last.text.replace(/[\s,·]+$/, '') }];
}

/** The parts that fit whole, with a separator between them. */
export function fittedParts(parts: readonly Runs[], separator: string, width: number): Runs {
  let shown: Runs = [];
  let left = width;
  for (const part of parts) {
    const gap = shown.length > 0 ? separator.length : 0;
    left -= gap + part.reduce((sum, { text }) => sum + text.length, 0);
    if (left < 0) break;
    shown = gap > 0 ? [...shown, run(separator, { tone: 'faint' }), ...part] : part;
  }
  return shown;
}

/** Parts in lines of at most `width` cells, broken between parts only. */
export function partLines(parts: readonly Runs[], gap: Run, width: number): readonly Runs[] {
  const lines: Runs[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const length = plainText(part).length;
    if (used + gap.text.length + length > width) {
      lines.push(part);
      used = length;
    } else {
      const line = lines.pop() ?? [];
      lines.push([...line, gap, ...part]);
      used += gap.text.length + length;
    }
  }
  return lines;
}

/** Where the rim begins, as a share of the way from the middle to a corner. */
const RIM = 1.3;

/** Which of the `steps` of light lies at a cell: 0 at the rim. */
function stepAt(x: number, y: number, { width, height }: Shape, steps: number): number {
  const across = (2 * (x + 0.5)) / width - 1;
  const down = (2 * (y + 0.5)) / height - 1;
  const away = Math.hypot(across, down) / RIM;
  return Math.max(0, steps - 1 - Math.floor(away * steps));
}

/** A row of the table’s felt, lighter towards the middle, written in stretches of equal shade to save bytes. */
function feltRow(y: number, shape: Shape, lights: Theme['lights']): string {
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

/** The felt under a lamp: a few steps of light from the rim to the middle. */
const feltOf = (theme: Theme, shape: Shape): Grid =>
  drawnOnce(theme, `felt ${shape.width}x${shape.height}`, () =>
    Array.from({ length: shape.height }, (_, y) => feltRow(y, shape, theme.lights)),
  );

type LampProps = Shape & Pick<BoxProps, 'marginLeft' | 'marginTop'>;

export function Lamp({ width, height, ...corner }: LampProps): ReactNode {
  const { theme } = useStage();
  if (!theme.painted) return null;
  return <Painted position="absolute" rows={feltOf(theme, { width, height })} {...corner} />;
}
