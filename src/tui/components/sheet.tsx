/** A page that says something at length: what scrolls, and under it a row of actions. */

import type { ReactNode } from 'react';
import { joinTexts } from '../../lang/text.ts';
import { bodyOf, PADDING, type Stage, say, useStage } from '../context/render-context.ts';
import texts from '../messages/windows.json' with { type: 'json' };
import type { Shape } from '../terminal/measures.ts';
import { type Runs, run } from '../theme/theme.ts';
import { isText, Page, type PageProps } from './page.tsx';
import { Scroll, type Scrolling } from './viewport.tsx';
import { Column, Fixed } from './words.tsx';

/** Cells left free at both sides, and a row above and below, in windows that have them. */
const INSET = { columns: 2, rows: 1 } as const;

const isTight = ({ measures }: Stage): boolean => measures.name === 'compact';

/** No line is longer, that it can be read. */
const WIDEST = 110;
/** Pages of cards and bars, with choices below and a panel beside them, fill more of a large window. */
const WIDEST_CARDS = 140;

/** Cells between the sheet and what is beside it. */
const APART = 2;

/** The room for the scrolling part, above this many rows of actions, beside this many columns. */
export function sheetShape(stage: Stage, actions = 0, aside = 0): Shape {
  const body = bodyOf(stage);
  const width = body.width - (aside > 0 ? aside + APART : 0);
  const rows = body.height - actions;
  const widest = actions > 0 && aside > 0 ? WIDEST_CARDS : WIDEST;
  if (isTight(stage)) return { width, height: Math.max(1, rows) };
  return {
    width: Math.min(widest, width - 2 * INSET.columns),
    height: Math.max(1, rows - INSET.rows - Math.min(1, actions)),
  };
}

/** Which rows are in view, where there are more. */
function viewRuns(stage: Stage, { view }: Scrolling): Runs {
  if (view === undefined) return [];
  return [run(say(stage, texts.pages.place, view.first, view.last, view.of), { tone: 'faint' })];
}

/** A remark above the keys, in line with what scrolls above it. */
function inLine(stage: Stage, notice: Runs): Runs {
  const isAtEdge = notice.length === 0 || isTight(stage);
  return isAtEdge ? notice : [run(' '.repeat(INSET.columns)), ...notice];
}

interface SheetProps {
  readonly title: Runs;
  /** The keys in words; where there is more than fits, how to scroll comes first. */
  readonly keys?: PageProps['keys'];
  readonly scrolling: Scrolling & {
    /** Rows in sight, where fewer than there is room for end with a whole paragraph. */
    readonly shown?: number;
  };
  /** Replaces the numbers of the rows in view. */
  readonly notice?: Runs | undefined;
  readonly actions?: { readonly rows: number; readonly shown: ReactNode };
  /** Rows of the content where they are known: the actions are right below a short one. */
  readonly content?: number;
  readonly aside?: PageProps['aside'];
  readonly isLit?: boolean;
  readonly children: ReactNode;
}

/**
 * A page for texts that may be longer than the window: they scroll above a row of actions and beside a panel. With
 * `content`, its height in rows, a short text stands at the top with its actions right below.
 */
export function Sheet(props: SheetProps): ReactNode {
  const { scroll, back } = texts.pages.keys;
  const { title, keys = back, scrolling, notice = [], actions, content, aside, children } = props;
  const stage = useStage();
  const shape = sheetShape(stage, actions?.rows, aside?.width);
  const isShort = content !== undefined && content < shape.height;
  return (
    <Page
      title={title}
      keys={scrolling.view && isText(keys) ? joinTexts([scroll, keys], ' · ') : keys}
      notice={inLine(stage, notice.length > 0 ? notice : viewRuns(stage, scrolling))}
      isLit={props.isLit === true}
      aside={aside}
    >
      <Fixed flexGrow={1} marginRight={aside === undefined ? 0 : aside.width - PADDING + APART}>
        <Column
          flexGrow={1}
          alignItems="center"
          justifyContent={isShort ? 'flex-start' : 'space-between'}
          rowGap={isShort ? 1 : 0}
          marginTop={isTight(stage) ? 0 : INSET.rows}
        >
          <Scroll
            scrolling={scrolling}
            {...shape}
            height={isShort ? content : (scrolling.shown ?? shape.height)}
          >
            {children}
          </Scroll>
          {actions !== undefined && (
            <Fixed width={shape.width} height={actions.rows} flexWrap="wrap" columnGap={1}>
              {actions.shown}
            </Fixed>
          )}
        </Column>
      </Fixed>
    </Page>
  );
}
