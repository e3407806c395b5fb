/**
 * The smallest components: a surface, a box of its own size, and words in it. What stands on a surface
 * knows it, so that every text is painted with the colours that go with it.
 */
import { Box, Text as InkText } from 'ink';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Text } from '../../lang/text.ts';
import type { PlaceKind } from '../registry.ts';
import type { Surface } from '../theme/palettes.ts';
import { type Run, type Runs, run, type Style } from '../theme/style.ts';
import { useRegistry, useStage } from './use-stage.ts';

const OnSurface = createContext<Surface>('felt');

const useSurface = (): Surface => useContext(OnSurface);

type BoxProps = ComponentProps<typeof Box>;
type GroundProps = BoxProps & { readonly is: Surface };

/** A box that is painted as the surface. */
export function Ground({ is, children, ...box }: GroundProps): ReactNode {
  const colour = useStage().theme.ground(is);
  return (
    <OnSurface value={is}>
      <Box {...box} {...(colour !== undefined && { backgroundColor: colour })}>
        {children}
      </Box>
    </OnSurface>
  );
}

export type Placed = readonly [PlaceKind, string];

interface FixedProps extends BoxProps {
  /** What it is painted as, if it has a surface of its own. */
  readonly is?: Surface;
  /** How the registry knows it. */
  readonly place?: Placed | undefined;
}

/** A box that keeps its size, however little room there is. */
export function Fixed({ is, place, ...box }: FixedProps): ReactNode {
  const registry = useRegistry();
  const placed: BoxProps = {
    ...box,
    ...(place && { ref: (element) => registry.set(...place, element) }),
  };
  if (is === undefined) return <Box {...placed} flexShrink={0} />;
  return <Ground is={is} {...placed} flexShrink={0} />;
}

interface WordsProps {
  readonly of: Runs;
  /** What happens to words that do not fit; cut off unless they may be wrapped. */
  readonly wrap?: 'wrap' | 'truncate';
}

/** Every word with its own style: what Ink breaks into lines would lose its colours otherwise. */
const byWords = (runs: Runs): Runs =>
  runs.flatMap((run): readonly Run[] =>
    run.text
      .split(/( +)/)
      .filter((text) => text !== '')
      .map((text) => ({ ...run, text })),
  );

/** Styled words on the surface they stand on. */
export function Words({ of, wrap = 'truncate' }: WordsProps): ReactNode {
  const surface = useSurface();
  const { theme } = useStage();
  const words = theme.paint(wrap === 'wrap' ? byWords(of) : of, surface);
  return <InkText wrap={wrap}>{words}</InkText>;
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
export const Lines = ({ of }: { readonly of: readonly Runs[] }): ReactNode => (
  <Fixed flexDirection="column">
    {of.map((line, n) => (
      <Words key={String(n)} of={line} />
    ))}
  </Fixed>
);
