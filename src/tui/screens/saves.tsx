/** Saved and finished games: to go on with, to look at, to throw away. */
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../engine/refusal.ts';
import type { Text } from '../../lang/text.ts';
import {
  listSaves,
  removeSave,
  resumeSitting,
  type SaveEntry,
  type Sitting,
} from '../../play/index.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { SAVES } from '../catalogue.ts';
import { phrase, say } from '../look.ts';
import { type List, listKey } from '../parts/list.ts';
import { line } from '../span.ts';
import { savesFrame } from './saves-view.ts';

export interface SavesProps {
  readonly play: (sitting: Sitting) => void;
  readonly look: (path: string) => void;
  readonly back: () => void;
}

function useSaves() {
  const [saves, setSaves] = useState<readonly SaveEntry[]>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    void round;
    listSaves().then((found) => {
      if (current) setSaves(found);
    });
    return () => {
      current = false;
    };
  }, [round]);
  return { saves, reload: () => setRound(round + 1) };
}

export function SavesScreen({ play, look, back }: SavesProps): ReactNode {
  const { stage, settings } = useApp();
  const { saves, reload } = useSaves();
  const [list, setList] = useState<List>({ at: 0 });
  const [asked, setAsked] = useState(false);
  const [notice, setNotice] = useState<Text>();
  const count = saves?.length ?? 0;
  const at = Math.min(list.at, Math.max(0, count - 1));
  const save = saves?.[at];

  /** A save is being opened or removed; keys mean nothing meanwhile. */
  const busy = useRef(false);

  const resume = async (entry: SaveEntry): Promise<void> => {
    const sitting = await resumeSitting(entry, { claims: settings.claims });
    if (isRefusal(sitting)) setNotice(sitting.text);
    else play(sitting);
  };
  const remove = async (entry: SaveEntry): Promise<void> => {
    const refusal = await removeSave(entry);
    setNotice(refusal?.text ?? SAVES.removed);
    reload();
  };
  const during = (work: Promise<void>): void => {
    busy.current = true;
    void work.finally(() => {
      busy.current = false;
    });
  };
  useKeys((key) => {
    if (busy.current) return;
    const char = key.name === 'char' ? key.char : '';
    if (asked) {
      setAsked(false);
      if (/^[yj]$/i.test(char) && save !== undefined) during(remove(save));
      return;
    }
    setNotice(undefined);
    if (key.name === 'escape' || char === 'q') back();
    else if (save === undefined) return;
    else if (key.name === 'enter' && save.finished) look(save.path);
    else if (key.name === 'enter') during(resume(save));
    else if (char === 'd') setAsked(true);
    else if (char === 'v') look(save.path);
    else setList(listKey({ at }, count, key));
  });
  const question = asked ? line(say(stage, SAVES.remove), { bold: true }) : undefined;
  const said = notice === undefined ? [] : phrase(stage, { names: [] }, notice);
  return createElement(Frame, { block: savesFrame(stage, saves, { at }, question ?? said) });
}
