/** What stands beside the table or below it, what its keys do, and which of hint, meanings and choice that is. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { prepareHint } from '../../../play/advice/give-hint.ts';
import { meaningsOf } from '../../../play/advice/meanings.ts';
import { givesMuchAway } from '../../../play/advice/warning.ts';
import type { Session } from '../../../play/session/session.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { movedList } from '../../components/list.ts';
import { isScroll, newPager, type Paged, type Pager, pagerKey } from '../../components/pager.ts';
import type { App } from '../../context/app.ts';
import { type Stage, say } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import texts from '../../messages/table.json' with { type: 'json' };
import type { Choice } from '../../picking/areas.ts';
import { type Aside, choiceAt, type Saying } from '../../table/frame/aside.tsx';
import type { Key } from '../../terminal/keys.ts';
import { run } from '../../theme/theme.ts';
import { awaitingIn } from '../turn/awaiting.ts';
import { decide } from '../turn/decision.ts';
import { awaitingLine, decisionLine, MARK } from '../turn/enter-line.ts';
import { adviceIn, type TableState } from '../turn/state.ts';
import type { TableShown } from '../turn/table-shown.ts';
import { voicesShown } from '../turn/view.tsx';
import { choicesSaying, hintSaying, meaningsSaying } from '../windows/advice.tsx';

/** What Enter does to a page below the table. */
const BACK = endTexts.showdown.back;

/**
 * The page beside or below the table: its place in the list, how far it is scrolled, and keys for both. A page with
 * another id begins at its top again.
 */
export function useAside(saying: Saying | undefined) {
  const [state, set] = useState<{ id: string; at: number; top?: number }>({ id: '', at: 0 });
  const seen = useRef<readonly [Pager, Paged]>([newPager, { lines: [], height: 1 }]);
  if (saying === undefined) return undefined;
  const { id, paragraphs } = saying;
  const { at, top } = state.id === id ? state : { at: 0, top: undefined };
  return {
    aside: { ...saying, at, top, seen } satisfies Aside,
    /** Moves through the rows, if there are more than there is room for; whether the key does that. */
    scrolls(key: Key): boolean {
      const [pager, paged] = seen.current;
      if (!isScroll(key) || paged.lines.length <= paged.height) return false;
      set({ id, at, top: pagerKey(pager, paged, key).top });
      return true;
    },
    /** Moves the cursor of a list. */
    moves: (key: Key): void => set({ id, ...movedList({ at }, paragraphs.length, key) }),
  };
}

type AsideShown = NonNullable<ReturnType<typeof useAside>>;

interface AdviceWays {
  /** Whether Enter or a click may act. */
  readonly isCalm: (isClick: boolean) => boolean;
  readonly choose: (choice: Choice) => void;
  readonly close: () => void;
}

const choicesIn = ({ window }: TableState, { turn }: TableShown): readonly Choice[] | undefined =>
  window?.kind === 'chooser' && window.ply === turn?.ply ? window.choices : undefined;

/** The text of the move that Enter makes. */
function moveUnder({ turn, picks }: TableShown, choice: Choice | undefined): string | undefined {
  const decision = turn && picks && decide(turn, picks);
  const made = choice ?? (decision?.kind === 'play' ? decision.choice : undefined);
  return turn && made && turn.game.notation.write(made.move);
}

/** Whether the move that Enter makes gives much away, thought out while the person thinks. Once it shows, it is help. */
function useCoach(session: Session, ply: number | undefined, move: string | undefined): boolean {
  const [marked, mark] = useState('');
  const name = `${ply} ${move}`;
  useEffect(() => {
    let isGone = ply === undefined;
    if (!isGone) prepareHint(session);
    const look = async (text: string): Promise<void> => {
      if ((await givesMuchAway(session, text, () => isGone)) !== true || isGone) return;
      session.record.noteHelp('coach');
      mark(name);
    };
    if (move !== undefined) void look(move);
    return () => {
      isGone = true;
    };
  }, [session, ply, move, name]);
  return move !== undefined && marked === name;
}

/** The coach's place in the panel, the same with and without a mark. */
function coachAside(stage: Stage, isMarked: boolean): Aside {
  const { title, quiet, mark, more } = texts.coach;
  const first = run(say(stage, isMarked ? mark : quiet), { tone: isMarked ? 'accent' : 'faint' });
  const second = isMarked ? [run(say(stage, more), { tone: 'faint' })] : [];
  return { id: 'coach', title, paragraphs: [{ of: [first] }, { of: second }] };
}

/**
 * What the page beside the table says: meanings if asked for, else the hint for this turn, else the moves among which
 * to choose.
 */
function useSaying(stage: Stage, shown: TableShown, state: TableState): Saying | undefined {
  const { match, observer, turn } = shown;
  const asksMeanings = state.window?.kind === 'meanings';
  const meanings = useMemo(
    () => (asksMeanings ? meaningsOf(match, observer) : undefined),
    [asksMeanings, match, observer],
  );
  const voices = voicesShown(shown);
  if (asksMeanings) return meaningsSaying(stage, voices, meanings);
  const advised = adviceIn(state, turn);
  if (advised !== undefined) return hintSaying(stage, voices, advised, awaitingIn(state, turn));
  const choices = choicesIn(state, shown);
  return turn && choices && choicesSaying(stage, voices, turn, choices);
}

/**
 * Whether words of advice use a key up. Beside the table, keys that scroll do and all others stay the table's; below the
 * table, a key that does not scroll closes the words. Enter stays the table's at a hint, which it plays.
 */
function keyInWords(
  key: Key,
  { scrolls }: AsideShown,
  { hasPanel, isHint }: { readonly hasPanel: boolean; readonly isHint: boolean },
  close: () => void,
): boolean {
  if (hasPanel) return (key.name === 'pageup' || key.name === 'pagedown') && scrolls(key);
  if (scrolls(key)) return true;
  close();
  return key.name === 'click' || (key.name === 'enter' && !isHint);
}

/** Whether the coach may look at the moves of a session: not at exercises, nor where nothing is decided. */
const isCoachable = (session: Session): boolean =>
  session.setup.isChoice !== true && hasDecisions(session.match());

/**
 * What stands beside or below the table, and which keys it takes before the table gets them. With the coach switched
 * on, a move about to be made that gives much away is marked.
 */
export function useAdvice(
  { stage, registry, settings }: App,
  session: Session,
  shown: TableShown,
  state: TableState,
  { isCalm, choose, close }: AdviceWays,
) {
  const { turn } = shown;
  const hasPanel = stage.measures.panel > 0;
  const saying = useSaying(stage, shown, state);
  const isHint = adviceIn(state, turn) !== undefined;
  const isAwaitable = awaitingIn(state, turn) === 'offered';
  const isLive = hasPanel && saying?.isList !== true;
  const open = useAside(saying && isLive ? { ...saying, keys: undefined } : saying);
  const choices = choicesIn(state, shown);
  const choice = choices?.[open?.aside.at ?? 0];
  const isSeen = open === undefined || (hasPanel && choices !== undefined);
  const ply = settings.coach && isSeen && isCoachable(session) ? turn?.ply : undefined;
  const isMarked = useCoach(session, ply, ply === undefined ? undefined : moveUnder(shown, choice));
  if (open === undefined) {
    const coach = settings.coach ? coachAside(stage, isMarked) : undefined;
    const aside = hasPanel ? (shown.brief ?? coach) : undefined;
    return { aside, isMarked: isMarked && !hasPanel, takes: (): boolean => false };
  }
  const made = choice && ({ kind: 'play', choice } as const);
  const voices = voicesShown(shown);
  const line = turn && made && decisionLine(stage, voices, turn, made);
  const marked = line && isMarked ? [...line, MARK] : line;
  const isClosedByEnter = !hasPanel && !isHint && choices === undefined;
  const back = isClosedByEnter ? [run(say(stage, BACK), { bold: true })] : undefined;
  return {
    aside: { ...open.aside, enter: marked ?? back ?? awaitingLine(stage, voices, turn, state) },
    isMarked: false,
    /** Does what a key means to it; whether the table need not know of the key. */
    takes(key: Key): boolean {
      const isClick = key.name === 'click';
      const at = isClick ? choiceAt(registry.at(key.x, key.y)?.id) : open.aside.at;
      const chosen = choices?.[at ?? -1];
      if (state.asking !== undefined) return false;
      if (key.name === 'escape') close();
      else if (choices === undefined && key.name === 'enter' && isAwaitable) return false;
      else if (choices === undefined) return keyInWords(key, open, { hasPanel, isHint }, close);
      else if (!isClick && key.name !== 'enter') open.moves(key);
      else if (chosen !== undefined && isCalm(isClick)) choose(chosen);
      return true;
    },
  };
}
