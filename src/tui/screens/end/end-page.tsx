/**
 * The page at the end of a deal or a match: a headline, between stars for who has won, what there is to say below it
 * and, in wide windows, beside it, and what to do next. For a moment a win is celebrated: suits run, and bars grow.
 */
import { Children, type ReactNode, useEffect, useState } from 'react';
import stringWidth from 'string-width';
import { SUITS } from '../../../cards/pack.ts';
import type { Text } from '../../../lang/text.ts';
import { signOf } from '../../art/face.ts';
import { Action, actionAfter, actionAt, titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { type Scrolling, useScroll } from '../../components/viewport.tsx';
import { Fixed, fittedParts, partLines, Words } from '../../components/words.tsx';
import { useApp, useCalm, useKeys } from '../../context/app.ts';
import {
  bodyOf,
  phrase,
  type Stage,
  StageContext,
  say,
  useStage,
} from '../../context/render-context.ts';
import { motionTime } from '../../table/driver.ts';
import { isChar, type Key } from '../../terminal/keys.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import type { Scored } from '../score/scored.ts';
import { type DealWindow, windowOf } from './deal-windows.tsx';

/** How long a celebration takes, and a frame of it, in milliseconds. */
const TIME = 1500;
const EACH = 50;

/** Occasions that have been celebrated, so that none is celebrated twice. */
const past = new WeakSet<object>();

/** How far the celebration of an occasion has come, 1 where nothing is to move; and what ends it at once. */
export function useCelebration(occasion: object | undefined) {
  const { settings } = useApp();
  const isStill = occasion === undefined || past.has(occasion) || motionTime(settings) === 0;
  const [part, setPart] = useState(isStill ? 1 : 0);
  useEffect(() => {
    if (part === 1) return undefined;
    if (occasion) past.add(occasion);
    const timer = setTimeout(() => setPart(Math.min(1, part + EACH / TIME)), EACH);
    return () => clearTimeout(timer);
  }, [part, occasion]);
  return { part, settle: () => setPart(1) };
}

/** Suits at each side of the headline at most, cells from one to the next, and how many pass. */
const MOST = 8;
const APART = 3;
const PASSING = 12;

/** Stars around a headline, and while it is celebrated the four suits by turns. */
function celebrated({ deck, theme }: Stage, headline: Runs, part: number, width: number): Runs {
  const room = Math.floor((width - stringWidth(plainText(headline))) / (2 * APART)) - 1;
  const count = part < 1 ? Math.min(room, Math.ceil(MOST * Math.sin(Math.PI * part))) : 0;
  const signs = Array.from({ length: Math.max(0, count) }, (_, at) => {
    const { text, tone } = signOf(deck, SUITS[(at + Math.floor(part * PASSING)) % 4] ?? 'hearts');
    return run(` ${text} `, { tone });
  });
  const star = run(` ${theme.glyphs.wins} `, { tone: 'accent', bold: true });
  return [...signs.toReversed(), star, run(' '), ...headline, run(' '), star, ...signs];
}

/** Lines below the headline, centred where the page is wide. */
function EndLines({ lines, width }: { readonly lines: readonly Runs[]; readonly width: number }) {
  const isCompact = useStage().measures.name === 'compact';
  return (
    <Fixed flexDirection="column">
      {lines.map((line, n) => (
        <Fixed key={String(n)} width={width} justifyContent={isCompact ? 'flex-start' : 'center'}>
          <Words of={line} wrap="wrap" />
        </Fixed>
      ))}
    </Fixed>
  );
}

/** Something to do next, and the single key that does it at once. */
export interface Choice {
  readonly id: string;
  readonly label: Text;
  readonly keyName?: string | undefined;
  readonly act: () => void;
}

/** Rows that the choices take, each with a pointer, its key and a blank. */
function choiceRows(stage: Stage, choices: readonly Choice[], width: number): number {
  const words = choices.map(({ label, keyName }) =>
    [keyName ?? '', say(stage, label)].filter((word) => word !== '').join(' '),
  );
  const parts = words.map((word) => [run(`  ${word} `)]);
  return partLines(parts, run(' '), width).length;
}

/** The choice under the cursor after a key; a digit chooses by number. */
function choiceAfter(at: number, count: number, key: Key): number {
  const digit = key.name === 'char' && /^[1-9]$/.test(key.char) ? Number(key.char) : 0;
  return digit > 0 && digit <= count ? digit - 1 : actionAfter(at, count, key);
}

interface PageProps {
  readonly scored: Scored;
  readonly title: Text;
  readonly headline: Text;
  /** Lines below the headline. */
  readonly told?: readonly Text[];
  /** How far its celebration has come, from 0 to 1; absent: there is nothing to celebrate. */
  readonly celebrated?: number | undefined;
  readonly settle?: () => void;
  readonly choices: readonly Choice[];
  /** What other keys do, the most important first. */
  readonly keys: readonly Text[];
  /** What Escape does, what q does where it is not a choice, and what Space and a click anywhere do. */
  readonly escape: (() => void) | undefined;
  readonly leave?: (() => void) | undefined;
  readonly onward?: () => void;
  readonly open: (window: DealWindow) => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Cards on a page that would scroll with larger ones: slips, then words. */
const CLOSER: readonly Shape[] = [
  { width: 7, height: 3 },
  { width: 4, height: 1 },
];

/**
 * What has room without scrolling in a window of the usual size: with lower cards, then without what comes last,
 * which other keys show.
 */
function useRoom({ measured, ...scrolling }: Scrolling, height: number, all: ReactNode) {
  const { stage, registry } = useApp();
  const [closer, setCloser] = useState(0);
  const { name, panel, table } = stage.measures;
  const isClose = name === 'regular' && panel === 0;
  const parts = Children.toArray(all);
  const less = isClose ? Math.max(0, closer - CLOSER.length) : 0;
  const left = parts.slice(0, Math.max(1, parts.length - less));
  const card = isClose && closer > 0 ? (CLOSER[closer - 1] ?? CLOSER.at(-1)) : table;
  const drawn = { ...stage, measures: { ...stage.measures, table: card ?? table } };
  return {
    scrolling: {
      ...scrolling,
      measured(rows: number): void {
        measured(rows);
        if (isClose && rows > height && left.length > 1) setCloser(closer + 1);
      },
    },
    shown: <StageContext value={{ stage: drawn, registry }}>{left}</StageContext>,
  };
}

/** Where the page scrolls and which choice the cursor is on, by its keys. */
function usePage({ scored, choices, settle, open, ...acts }: PageProps, height: number) {
  const { registry } = useApp();
  const [at, setAt] = useState(0);
  const scrolling = useScroll(height);
  const isCalm = useCalm(scored.outcomes.length);
  useKeys((key) => {
    settle?.();
    const { name } = key;
    const lettered = choices.find(({ keyName = '' }) => isChar(key, keyName));
    const window = windowOf(key);
    if (name === 'enter' || name === 'space' || name === 'click') {
      const calm = isCalm();
      if (name === 'space' && scrolling.by(scrolling.page)) return;
      const clicked = choices.find(({ id }) => id === actionAt(registry, key));
      const act = name === 'enter' ? choices[at]?.act : (clicked?.act ?? acts.onward);
      if (calm) act?.();
    } else if (name === 'escape') acts.escape?.();
    else if (lettered !== undefined) lettered.act();
    else if (isChar(key, 'q')) acts.leave?.();
    else if (window !== undefined) open(window);
    else if (!scrolling.key(key)) setAt(choiceAfter(at, choices.length, key));
  });
  return { at, scrolling };
}

export function EndPage(props: PageProps): ReactNode {
  const { scored, told = [], celebrated: part, choices, aside } = props;
  const { stage } = useApp();
  const beside = aside === undefined ? 0 : stage.measures.panel;
  const rows = choiceRows(stage, choices, sheetShape(stage, 1, beside).width);
  const { width, height } = sheetShape(stage, rows, beside);
  const { at, scrolling: plain } = usePage(props, height);
  const { scrolling, shown } = useRoom(plain, height, props.children);
  const words = (of: Text, style: Style): Runs => phrase(stage, scored.voices, of, style);
  const keys = props.keys.map((one) => words(one, { tone: 'faint' }));
  const isWon = part !== undefined;
  const isWide = stage.measures.panel > 0;
  const style: Style = isWon ? { bold: true, tone: 'accent' } : { bold: true };
  const headline = words(props.headline, style);
  const first = isWon ? celebrated(stage, headline, part, width) : headline;
  const lines = [first, ...told.map((one) => words(one, { tone: 'faint' }))];
  return (
    <Sheet
      title={titled(say(stage, scored.game.names), say(stage, props.title))}
      keys={<Words of={fittedParts(keys, ' · ', bodyOf(stage).width)} />}
      scrolling={scrolling}
      actions={{
        rows,
        shown: choices.map(({ id, label, keyName }, place) => (
          <Action
            key={id}
            id={id}
            keyName={keyName}
            label={say(stage, label)}
            focus={place === at}
          />
        )),
      }}
      aside={beside > 0 ? { width: beside, shown: aside } : undefined}
      isLit
    >
      <Fixed
        flexDirection="column"
        minHeight={isWide ? height : 0}
        justifyContent={isWide ? 'space-evenly' : 'flex-start'}
      >
        <EndLines lines={lines} width={width} />
        {shown}
      </Fixed>
    </Sheet>
  );
}
