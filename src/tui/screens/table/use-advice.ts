/** What stands beside the table or below it, what its keys do, and which of hint, meanings and choice that is. */
import { useMemo, useRef, useState } from 'react';
import { type Meanings, meaningsOf } from '../../../play/index.ts';
import type { App } from '../../app.tsx';
import type { Choice } from '../../parts/areas.ts';
import type { Key } from '../../parts/keys.ts';
import { movedList } from '../../parts/list.ts';
import { isScroll, newPager, pagerKey } from '../../parts/pager.ts';
import type { Stage } from '../../render-context.ts';
import { type Aside, choiceAt, type Saying, type Seen } from '../../table/frame/aside.tsx';
import { choicesSaying, hintSaying, meaningsSaying } from '../windows/advice.tsx';
import { adviceIn, type TableState, type Window } from './state.ts';
import { decisionLine, type TableShown, voicesOf } from './view.tsx';

interface Shown {
  readonly aside: Aside;
  /** Moves through the rows, if there are more than there is room for; whether the key does that. */
  readonly scrolls: (key: Key) => boolean;
  /** Moves the cursor of a list. */
  readonly moves: (key: Key) => void;
}

export function useAside(saying: Saying | undefined): Shown | undefined {
  const [state, set] = useState<{ id: string; at: number; top?: number }>({ id: '', at: 0 });
  const seen = useRef<Seen>({ lines: [], height: 1, top: 0 });
  if (saying === undefined) return undefined;
  const { id, paragraphs } = saying;
  const { at, top } = state.id === id ? state : { at: 0, top: undefined };
  const aside: Aside = {
    ...saying,
    at,
    top,
    seen: (now) => {
      seen.current = now;
    },
  };
  return {
    aside,
    scrolls(key) {
      const { lines, height, top: from } = seen.current;
      if (!isScroll(key) || lines.length <= height) return false;
      set({ id, at, top: pagerKey({ ...newPager, top: from }, seen.current, key).top });
      return true;
    },
    moves: (key) => set({ id, ...movedList({ at }, paragraphs.length, key) }),
  };
}

interface Ways {
  /** Whether Enter or a click may act. */
  readonly isCalm: (isClick: boolean) => boolean;
  readonly choose: (choice: Choice) => void;
  readonly close: () => void;
}

interface Advising {
  readonly aside: Aside | undefined;
  /** Does what a key means to it; whether the table need not know of the key. */
  readonly takes: (key: Key) => boolean;
}

const choicesIn = (window: Window | undefined): readonly Choice[] | undefined =>
  window?.kind === 'chooser' ? window.choices : undefined;

function sayingOf(
  stage: Stage,
  { match, names, turn }: TableShown,
  state: TableState,
  meanings: Meanings | undefined,
): Saying | undefined {
  const { window } = state;
  const voices = voicesOf(match, names);
  if (window?.kind === 'meanings') return meaningsSaying(stage, voices, meanings);
  const advised = adviceIn(state, turn);
  if (advised !== undefined) return hintSaying(stage, voices, advised);
  const choices = choicesIn(window);
  return turn && choices && choicesSaying(stage, voices, turn, choices);
}

/** In a panel, words leave the table its keys; below the table, the next key takes them away. */
export function useAdvice(
  { stage, registry }: App,
  shown: TableShown,
  state: TableState,
  { isCalm, choose, close }: Ways,
): Advising {
  const { match, names, observer, turn } = shown;
  const isTold = state.window?.kind === 'meanings';
  const meanings = useMemo(
    () => (isTold ? meaningsOf(match, observer) : undefined),
    [isTold, match, observer],
  );
  const hasPanel = stage.measures.panel > 0;
  const saying = sayingOf(stage, shown, state, meanings);
  const open = useAside(
    saying && hasPanel && !saying.isList ? { ...saying, keys: undefined } : saying,
  );
  if (open === undefined) return { aside: undefined, takes: () => false };
  const { aside, moves, scrolls } = open;
  const choices = saying?.isList ? choicesIn(state.window) : undefined;
  const choice = choices?.[aside.at];
  const enter =
    turn && choice && decisionLine(stage, voicesOf(match, names), turn, { kind: 'play', choice });
  const take = (one: Choice | undefined, isClick: boolean): void => {
    if (one !== undefined && isCalm(isClick)) choose(one);
  };
  return {
    aside: { ...aside, enter },
    takes(key) {
      if (key.name === 'escape') close();
      else if (choices !== undefined) {
        const clicked = key.name === 'click' ? choiceAt(registry.at(key.x, key.y)?.id) : undefined;
        if (clicked !== undefined) take(choices[clicked], true);
        else if (key.name === 'enter') take(choice, false);
        else moves(key);
      } else if (hasPanel)
        return (key.name === 'pageup' || key.name === 'pagedown') && scrolls(key);
      else if (!scrolls(key)) {
        close();
        return key.name === 'enter' || key.name === 'click';
      }
      return true;
    },
  };
}
