/** What stands beside the table or below it, what its keys do, and which of hint, meanings and choice that is. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { isDecided } from '../../../play/advice/review.ts';
import {
  foresee,
  givesMuchAway,
  type Meanings,
  meaningsOf,
  type Session,
} from '../../../play/index.ts';
import type { App } from '../../app.tsx';
import { COACH } from '../../messages.ts';
import type { Choice } from '../../parts/areas.ts';
import type { Key } from '../../parts/keys.ts';
import { movedList } from '../../parts/list.ts';
import { isScroll, newPager, pagerKey } from '../../parts/pager.ts';
import type { Registry } from '../../registry.ts';
import { type Stage, say } from '../../render-context.ts';
import { type Aside, choiceAt, type Saying, type Seen } from '../../table/frame/aside.tsx';
import { run } from '../../theme/style.ts';
import { choicesSaying, hintSaying, meaningsSaying } from '../windows/advice.tsx';
import { decide } from './decision.ts';
import { adviceIn, type TableState, type Turn, type Window } from './state.ts';
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
  /** The move under Enter gives much away, which the panel has no room to say. */
  readonly isMarked: boolean;
  /** Does what a key means to it; whether the table need not know of the key. */
  readonly takes: (key: Key) => boolean;
}

const choicesIn = (
  window: Window | undefined,
  turn: Turn | undefined,
): readonly Choice[] | undefined =>
  window?.kind === 'chooser' && window.ply === turn?.ply ? window.choices : undefined;

/** The text of the move that Enter makes. */
function moveUnder({ turn, picks }: TableShown, choice: Choice | undefined): string | undefined {
  if (turn === undefined || picks === undefined) return undefined;
  const decision = decide(turn, picks);
  const made = choice ?? (decision.kind === 'play' ? decision.choice : undefined);
  return made && turn.game.notation.write(made.move);
}

/** Whether the move under Enter gives much away, thought out while the person thinks. Once it shows, it is help. */
function useCoach(
  session: Session,
  shown: TableShown,
  isOn: boolean,
  choice: Choice | undefined,
): boolean {
  const isOpen = isOn && !session.setup.isChoice && isDecided(session.match());
  const ply = isOpen ? shown.turn?.ply : undefined;
  const move = ply === undefined ? undefined : moveUnder(shown, choice);
  const [marked, mark] = useState('');
  const name = `${ply} ${move}`;
  useEffect(() => {
    if (ply !== undefined) foresee(session);
  }, [session, ply]);
  useEffect(() => {
    if (move === undefined) return undefined;
    let isGone = false;
    void givesMuchAway(session, move, () => isGone).then((isMuch) => {
      if (isGone || isMuch !== true) return;
      session.record.noteHelp();
      mark(name);
    });
    return () => {
      isGone = true;
    };
  }, [session, move, name]);
  return move !== undefined && marked === name;
}

/** The coach's place in the panel, the same with and without a mark. */
const coachAside = (stage: Stage, isMarked: boolean): Aside => ({
  id: 'coach',
  title: COACH.title,
  paragraphs: [COACH.mark, COACH.more].map((one) => ({
    of: isMarked ? [run(say(stage, one), { tone: one === COACH.mark ? 'accent' : 'faint' })] : [],
  })),
  at: 0,
  top: 0,
  seen: () => {},
});

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
  const choices = choicesIn(window, turn);
  return turn && choices && choicesSaying(stage, voices, turn, choices);
}

/** What is open, without the keys that it leaves to the table. */
function useSaying({ stage }: App, shown: TableShown, state: TableState): Shown | undefined {
  const { match, observer } = shown;
  const isTold = state.window?.kind === 'meanings';
  const meanings = useMemo(
    () => (isTold ? meaningsOf(match, observer) : undefined),
    [isTold, match, observer],
  );
  const saying = sayingOf(stage, shown, state, meanings);
  const isLive = stage.measures.panel > 0 && saying?.isList !== true;
  return useAside(saying && isLive ? { ...saying, keys: undefined } : saying);
}

interface Listed extends Pick<Ways, 'isCalm' | 'choose'> {
  readonly choices: readonly Choice[];
  readonly open: Shown;
  readonly registry: Registry;
}

/** A click or Enter makes a move of the list, other keys move its cursor. */
function keyInList(key: Key, { choices, open, registry, isCalm, choose }: Listed): void {
  const isClick = key.name === 'click';
  const at = isClick ? choiceAt(registry.at(key.x, key.y)?.id) : open.aside.at;
  const choice = at === undefined ? undefined : choices[at];
  if (!isClick && key.name !== 'enter') open.moves(key);
  else if (choice !== undefined && isCalm(isClick)) choose(choice);
}

/** In a panel, words leave the table its keys; below the table, the next key takes them away. */
function keyInWords(key: Key, { scrolls }: Shown, hasPanel: boolean, close: () => void): boolean {
  if (hasPanel) return (key.name === 'pageup' || key.name === 'pagedown') && scrolls(key);
  if (scrolls(key)) return true;
  close();
  return key.name === 'enter' || key.name === 'click';
}

export function useAdvice(
  app: App,
  session: Session,
  shown: TableShown,
  state: TableState,
  { close, ...ways }: Ways,
): Advising {
  const { stage, registry, settings } = app;
  const { match, names, turn } = shown;
  const hasPanel = stage.measures.panel > 0;
  const open = useSaying(app, shown, state);
  const choices = choicesIn(state.window, turn);
  const choice = choices?.[open?.aside.at ?? 0];
  const isMarked = useCoach(session, shown, settings.coach, choice);
  if (open === undefined) {
    const aside = settings.coach && hasPanel ? coachAside(stage, isMarked) : undefined;
    return { aside, isMarked: isMarked && !hasPanel, takes: () => false };
  }
  const enter =
    turn && choice && decisionLine(stage, voicesOf(match, names), turn, { kind: 'play', choice });
  return {
    aside: { ...open.aside, enter },
    isMarked: isMarked && !hasPanel,
    takes(key) {
      if (state.asking !== undefined) return false;
      if (key.name === 'escape') close();
      else if (choices === undefined) return keyInWords(key, open, hasPanel, close);
      else keyInList(key, { choices, open, registry, ...ways });
      return true;
    },
  };
}
