/** Below the table: what happened last, what is asked for, what Enter does, and the keys. */
import type { ReactNode } from 'react';
import type { Measures, Shape } from '../../measures.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { clipRuns, sliceRuns, wrapRuns } from '../../parts/wrap.ts';
import { plainText, type Runs } from '../../theme/style.ts';

export interface FooterText {
  /** The last moves, newest last; left out where a panel shows them or there is no room. */
  readonly recent: readonly Runs[];
  /** The prompt, or why something was refused. */
  readonly message: Runs;
  /** What Enter does, or whom the table waits for. */
  readonly enter: Runs;
  readonly keys: Runs;
}

/** The last moves that fit whole on one line. */
function recentLine(recent: readonly Runs[], width: number): Runs {
  const length = (line: Runs): number => line.reduce((sum, { text }) => sum + text.length, 0);
  let left = width;
  const shown: Runs[] = [];
  for (const line of [...recent].reverse()) {
    left -= length(line) + 3;
    if (left < 0 && shown.length > 0) break;
    shown.unshift(line);
  }
  return shown.flatMap((line, at) => (at === 0 ? line : [{ text: ' · ' }, ...line]));
}

const hasRecent = ({ footer, panel }: Measures, { recent }: FooterText): boolean =>
  panel === 0 && footer > 3 && recent.length > 0;

/** Rows of each part; keys, then the last moves give way to a long message. */
interface Parts {
  readonly recent: number;
  readonly message: number;
  readonly enter: number;
  readonly keys: number;
}

function partsOf(measures: Measures, text: FooterText, { width, height }: Shape): Parts {
  const linesOf = (runs: Runs): number => Math.max(1, wrapRuns(runs, width - 2).length);
  const [wanted, enter] = [linesOf(text.message), linesOf(text.enter)];
  let spare = height - wanted - enter;
  const given = (isThere: boolean): number => {
    const rows = isThere && spare > 0 ? 1 : 0;
    spare -= rows;
    return rows;
  };
  const recent = given(hasRecent(measures, text));
  const keys = given(text.keys.length > 0);
  const rest = height - recent - keys;
  const message = Math.max(1, Math.min(rest - 1, Math.max(wanted, rest - enter)));
  return { recent, message, enter: Math.max(1, rest - message), keys };
}

/** Rows that a footer needs for its whole message and everything else in it. */
export function footerRows(measures: Measures, text: FooterText, width: number): number {
  const wanted = wrapRuns(text.message, width - 2).length;
  const others = 1 + Number(hasRecent(measures, text)) + Number(text.keys.length > 0);
  return Math.max(measures.footer, wanted + others);
}

/** The keys that fit whole; the help has them all. */
function fittingKeys(keys: Runs, width: number): Runs {
  const text = plainText(keys);
  if (text.length <= width) return keys;
  const end = text.lastIndexOf(' · ', width);
  return end < 0 ? keys : sliceRuns(keys, 0, end);
}

interface ClippedProps {
  readonly of: Runs;
  readonly width: number;
  readonly rows: number;
}

/** In at most `rows` rows, with a mark where something is cut off. */
const Clipped = ({ of, width, rows }: ClippedProps): ReactNode =>
  rows > 1 ? <Words of={clipRuns(of, width, rows)} wrap="wrap" /> : <Words of={of} />;

export function Footer({ text, width, height }: Shape & { readonly text: FooterText }): ReactNode {
  const { measures } = useStage();
  const rows = partsOf(measures, text, { width, height });
  const faint = recentLine(text.recent, width - 2).map((one) => ({
    ...one,
    tone: one.tone ?? ('faint' as const),
  }));
  return (
    <Fixed
      is="bar"
      place={['zone', 'footer']}
      width={width}
      height={height}
      flexDirection="column"
      paddingX={1}
    >
      {rows.recent > 0 && (
        <Fixed height={1}>
          <Words of={faint} />
        </Fixed>
      )}
      <Fixed height={rows.message} overflowY="hidden">
        <Clipped of={text.message} width={width - 2} rows={rows.message} />
      </Fixed>
      <Fixed place={['control', 'enter:']} height={rows.enter} overflowY="hidden">
        <Clipped of={text.enter} width={width - 2} rows={rows.enter} />
      </Fixed>
      {rows.keys > 0 && (
        <Fixed height={1}>
          <Words of={fittingKeys(text.keys, width - 2)} />
        </Fixed>
      )}
    </Fixed>
  );
}
