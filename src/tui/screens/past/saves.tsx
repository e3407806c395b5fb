/** Saved and finished games: resume, look at, delete. */

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { isRefusal } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { type Listing, listAll, type SaveEntry } from '../../../play/kept/listing.ts';
import { DAMAGE, removeSave, resumeSession } from '../../../play/past/saves.ts';
import type { Session } from '../../../play/session/session.ts';
import { useList } from '../../components/listing.tsx';
import { useApp, useCalm, useFound } from '../../context/app.ts';
import { phrase, say } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import type { Key } from '../../terminal/keys.ts';
import { run } from '../../theme/theme.ts';
import { allMatches, useAsked } from './history.tsx';
import { SavesPage } from './saves-view.tsx';
import { isSave, type SavesEntry } from './saves-words.ts';

interface SavesProps {
  readonly play: (session: Session) => void;
  /** The row of the cursor, to come back to. */
  readonly row: number;
  readonly view: (path: string, row: number) => void;
  readonly back: () => void;
}

/** What Enter counts as among the letters that act on a save. */
const ENTER = 'enter';

const listed = (): Promise<Listing> => listAll();

/** What can go on first, then what is finished, each the newest first, then files that are no saves. */
const inOrder = ({ saves, strays }: Listing): readonly SavesEntry[] => [
  ...saves.filter(({ finished }) => !finished),
  ...saves.filter(({ finished }) => finished),
  ...strays,
];

/** Whether a save is being opened or deleted; keys have no effect meanwhile. */
function useBusy() {
  const busy = useRef(false);
  const during = (work: Promise<void>): void => {
    busy.current = true;
    void work.finally(() => {
      busy.current = false;
    });
  };
  return { isBusy: () => busy.current, during };
}

/** The questions and messages of the list, and actions on the save under the cursor. */
function useSaveActions({ play, view }: SavesProps, reload: () => void) {
  const { settings } = useApp();
  /** What a yes does. */
  const [asked, setAsked] = useState<'remove' | 'before'>();
  const [notice, setNotice] = useState<Text>();
  const { isBusy, during } = useBusy();
  const goOn = async (save: SaveEntry, beforeDamage: boolean): Promise<void> => {
    const { claims } = settings;
    const session = await resumeSession(save, { claims, beforeDamage });
    if (!isRefusal(session)) play(session);
    else if (session.clause === DAMAGE) setAsked('before');
    else setNotice(session.text);
  };
  const remove = async (save: SaveEntry): Promise<void> => {
    const refusal = await removeSave(save);
    setNotice(refusal?.text ?? texts.saves.removed);
    reload();
  };
  const answer = (entry: SavesEntry | undefined, yes: boolean): void => {
    setAsked(undefined);
    if (!yes || entry === undefined || !isSave(entry)) return;
    during(asked === 'remove' ? remove(entry) : goOn(entry, true));
  };
  /** False if the key has no effect on the entry. */
  const act = (entry: SavesEntry, at: number, char: string): boolean => {
    const isEnter = char === ENTER;
    setNotice(undefined);
    if (!isSave(entry)) {
      const isMeant = isEnter || /^[vd]$/.test(char);
      if (isMeant) setNotice(fill(texts.saves.untouched, entry.reason));
      return isMeant;
    }
    if (char === 'v' || (isEnter && entry.finished)) view(entry.path, at);
    else if (isEnter) during(goOn(entry, false));
    else if (char === 'd') setAsked('remove');
    return isEnter || /^[vd]$/.test(char);
  };
  return { asked, notice, isBusy, answer, act };
}

/**
 * The saved games, to go on with, look at or delete. A question that is open is answered before any other key counts.
 */
export function SavesScreen(props: SavesProps): ReactNode {
  const { stage } = useApp();
  const [round, setRound] = useState(0);
  const listing = useFound(listed, round);
  const { asked, notice, isBusy, answer, act } = useSaveActions(props, () => setRound(round + 1));
  const entries = useMemo(() => listing && inOrder(listing), [listing]);
  const { found } = useAsked(allMatches);
  const ended = useMemo(() => new Map((found ?? []).map((one) => [one.id, one])), [found]);
  const count = entries?.length ?? 0;
  const problem = listing?.problems[0];
  const isCalm = useCalm(0);
  const takes = (key: Key, n: number): boolean => {
    if (isBusy() || (key.name === 'enter' && !isCalm())) return true;
    const char = key.name === 'char' ? key.char : '';
    const entry = entries?.[n];
    const isNone = entries !== undefined && count === 0;
    if (isNone && key.name === 'enter') props.back();
    if (asked === undefined) return entry !== undefined && act(entry, n, char);
    answer(entry, /^[yj]$/i.test(char));
    return true;
  };
  const open = (n: number, isClick: boolean): void => {
    const entry = entries?.[n];
    if (entry !== undefined && (!isClick || isCalm(true))) act(entry, n, ENTER);
  };
  const at = useList({ count, first: props.row, open, back: props.back, takes });
  const said = notice ?? (count > 0 ? problem : undefined);
  const message =
    asked === undefined
      ? said && phrase(stage, { names: [] }, said)
      : [run(say(stage, texts.saves[asked]), { tone: 'alarm' as const, bold: true })];
  return <SavesPage {...{ entries, ended }} at={at} problem={problem} notice={message} />;
}
