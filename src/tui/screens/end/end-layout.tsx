/**
 * The page at the end of a deal or a match: how it ended, what there is to say below and, in wide windows, beside it,
 * and what to do next. Bars grow for a moment as their points are counted.
 */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Text } from '../../../lang/text.ts';
import { actionAfter, actionAt, titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { Fixed, fittedParts, partLines, Words } from '../../components/words.tsx';
import { useApp, useCalm, useKeys } from '../../context/app.ts';
import { bodyOf, phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { motionTime } from '../../table/motion/motion-time.ts';
import { isChar, type Key } from '../../terminal/keys.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import type { Scored } from '../score/scored.ts';
import { type DealWindow, windowOf } from './deal-windows.tsx';
import { Headline, headlineRows } from './headline.tsx';
import type { Verdict } from './verdict.ts';

/** How long points are counted, and a frame of it, in milliseconds. */
const TIME = 900;
const EACH = 40;
/** A frame that comes so late is the last one, lest figures on the way stand still and look like a result. */
const LATE = 250;

/** Occasions whose points have been counted, so that none are counted twice. */
const past = new WeakSet<object>();

/** The part that has been counted `time` milliseconds after the beginning; all of it after a frame that came late. */
const partAt = (time: number, sinceLast: number): number =>
  sinceLast > LATE ? 1 : Math.min(1, time / TIME);

/**
 * How far the points of an occasion have been counted by the clock, 1 where nothing is to move; and what ends that at
 * once.
 */
export function useCounting(occasion: object | undefined) {
  const { settings } = useApp();
  const isStill = occasion === undefined || past.has(occasion) || motionTime(settings) === 0;
  // Whether anything moves is settled at the beginning: afterwards the occasion counts as counted.
  const [isMoving] = useState(!isStill);
  const [countedPart, setCountedPart] = useState(Number(!isMoving));
  useEffect(() => {
    if (!isMoving || occasion === undefined) return undefined;
    past.add(occasion);
    const begun = performance.now();
    let last = begun;
    const timer = setInterval(() => {
      const now = performance.now();
      const part = partAt(now - begun, now - last);
      last = now;
      setCountedPart((before) => Math.max(before, part));
      if (part === 1) clearInterval(timer);
    }, EACH);
    return () => clearInterval(timer);
  }, [isMoving, occasion]);
  return { countedPart, finishCounting: () => setCountedPart(1) };
}

/** Something to do next, and the single key that does it at once. */
export interface Choice {
  readonly id: string;
  readonly label: Text;
  readonly keyName?: string | undefined;
  readonly act: () => void;
}

/** Cells between choices. */
const APART = 2;
const ENTER = 'Enter';
/** Rows between the headline and what is below it, in windows with a panel. */
const WIDE_GAP = 3;

/** A choice as a key and what it does; Enter does the one under the cursor. */
function choiceRuns(stage: Stage, { label, keyName }: Choice, isFocused: boolean): Runs {
  const { theme } = stage;
  const words = run(` ${say(stage, label)}`, isFocused ? { bold: true } : {});
  if (isFocused) {
    const pointer = theme.painted ? ' ' : theme.glyphs.pointer;
    const surface = theme.painted ? 'active' : 'cursor';
    return [run(`${pointer}${ENTER} `, { surface, bold: true }), words];
  }
  if (keyName === undefined || keyName === ENTER) return [words];
  return [run(` ${keyName} `, { surface: 'key', bold: true }), words];
}

/** Rows that the choices take, whichever has the cursor. */
function choiceRows(stage: Stage, choices: readonly Choice[], width: number): number {
  const gap = run(' '.repeat(APART));
  const rowsAt = (at: number): number => {
    const parts = choices.map((choice, place) => choiceRuns(stage, choice, place === at));
    return partLines(parts, gap, width).length;
  };
  return Math.max(...choices.map((_, at) => rowsAt(at)));
}

/** The choice under the cursor after a key; a digit chooses by number. */
function choiceAfter(at: number, count: number, key: Key): number {
  const digit = key.name === 'char' && /^[1-9]$/.test(key.char) ? Number(key.char) : 0;
  return digit > 0 && digit <= count ? digit - 1 : actionAfter(at, count, key);
}

interface PageProps {
  readonly scored: Scored;
  readonly title: Text;
  readonly verdict: Verdict;
  /** Lines below the headline. */
  readonly remarks: readonly Text[];
  /** Whether the headline is in large letters. */
  readonly isLarge: boolean;
  /** Said above the keys where there is no panel. */
  readonly notice?: Runs;
  readonly finishCounting?: () => void;
  readonly choices: readonly Choice[];
  /** Further things to do, by their keys alone, which `keys` tell. */
  readonly others?: readonly Choice[];
  /** What other keys do, the most important first. */
  readonly keys: readonly Text[];
  /** What Escape does, what q does where it is not a choice, and what Space and a click anywhere do. */
  readonly escape: (() => void) | undefined;
  readonly leave?: (() => void) | undefined;
  readonly onward?: () => void;
  readonly open: (window: DealWindow) => void;
  /** What stands in the panel, given the room of the contents. */
  readonly aside?: ((room: Shape) => ReactNode) | undefined;
  /** The contents below the headline, given the room there. */
  readonly body: (room: Shape) => ReactNode;
  /** Remarks that are left out where the contents are worth more with their rows. */
  readonly spare?: readonly Text[];
  readonly valueIn?: (room: Shape) => number;
}

/** The headline and the room below it, without the spare remarks where the contents need their rows. */
function useHead(props: PageProps, { width, height }: Shape, around: number) {
  const stage = useStage();
  const { scored, verdict, remarks, isLarge, spare = [], valueIn } = props;
  const all = { scored, verdict, remarks, width, isLarge };
  const needed = { ...all, remarks: remarks.filter((one) => !spare.includes(one)) };
  const highest = height - around - headlineRows(stage, all);
  const more = height - around - headlineRows(stage, needed);
  const isBetter = useMemo(() => {
    if (valueIn === undefined || more === highest) return false;
    return valueIn({ width, height: more }) > valueIn({ width, height: highest });
  }, [valueIn, width, more, highest]);
  const room: Shape = { width, height: isBetter ? more : highest };
  return { head: isBetter ? needed : all, room };
}

/** Where the page scrolls and which choice the cursor is on, by its keys. */
function usePage(
  { scored, choices, others = [], finishCounting, open, ...acts }: PageProps,
  height: number,
) {
  const { registry } = useApp();
  const [at, setAt] = useState(0);
  const scrolling = useScroll(height);
  const isCalm = useCalm(scored.outcomes.length);
  useKeys((key) => {
    // Any key ends the counting of points, whatever else it does.
    finishCounting?.();
    const { name } = key;
    const lettered = [...choices, ...others].find(({ keyName = '' }) => isChar(key, keyName));
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

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly at: number;
}

/** Buttons in a row, which can be clicked; the one at place `at` has the cursor. */
function Choices({ choices, at }: ChoicesProps): ReactNode {
  const stage = useStage();
  return choices.map((choice, place) => (
    <Fixed
      key={choice.id}
      place={['control', `action:${choice.id}`]}
      height={1}
      marginRight={place < choices.length - 1 ? APART - 1 : 0}
    >
      <Words of={choiceRuns(stage, choice, place === at)} />
    </Fixed>
  ));
}

const spaced = (aside: ReactNode): ReactNode => (
  <>
    <Fixed height={1} />
    {aside}
  </>
);

/**
 * The frame shared by the end of a deal and of a match: a headline, a body that gets the room left below it, an
 * optional panel beside them, and the choices. The notice is shown only where there is no panel and nothing scrolls.
 */
export function EndPage(props: PageProps): ReactNode {
  const { scored, notice = [], choices, aside, body } = props;
  const { stage } = useApp();
  const beside = aside === undefined ? 0 : stage.measures.panel;
  const rows = choiceRows(stage, choices, sheetShape(stage, 1, beside).width);
  const { width, height } = sheetShape(stage, rows, beside);
  const { at, scrolling } = usePage(props, height);
  const isWide = stage.measures.panel > 0;
  const gap = isWide ? WIDE_GAP : 1;
  const top = Number(isWide);
  const { head, room } = useHead(props, { width, height }, top + gap);
  const scrolls = scrolling.view !== undefined;
  const told = scrolls ? [windowTexts.pages.keys.scroll, ...props.keys] : props.keys;
  const keys = told.map((one) => phrase(stage, scored.voices, one, { tone: 'faint' }));
  return (
    <Sheet
      title={titled(say(stage, scored.game.names), say(stage, props.title))}
      keys={<Words of={fittedParts(keys, ' · ', bodyOf(stage).width)} />}
      notice={scrolls || beside > 0 ? [] : notice}
      scrolling={scrolling}
      actions={{ rows, shown: <Choices choices={choices} at={at} /> }}
      aside={aside && beside > 0 ? { width: beside, shown: spaced(aside(room)) } : undefined}
      isLit
    >
      <Fixed
        flexDirection="column"
        minHeight={isWide ? height : 0}
        rowGap={gap}
        paddingTop={top}
        justifyContent={stage.measures.name === 'large' ? 'center' : 'flex-start'}
      >
        <Headline {...head} />
        {body(room)}
      </Fixed>
    </Sheet>
  );
}
