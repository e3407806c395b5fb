/** The menu: games, saved games, settings. */
import { createElement, type ReactNode, useState } from 'react';
import { LANGS } from '../../lang/text.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { listKey } from '../parts/list.ts';
import { type MenuEntry, menuFrame } from './menu-view.ts';

interface MenuProps {
  readonly entries: readonly MenuEntry[];
  readonly at: number;
  readonly choose: (entry: MenuEntry, at: number) => void;
  readonly rules: (entry: MenuEntry, at: number) => void;
}

export function MenuScreen({ entries, at: start, choose, rules }: MenuProps): ReactNode {
  const { stage, settings, change, quit } = useApp();
  const [list, setList] = useState({ at: start });
  const entry = entries[list.at];
  useKeys((key) => {
    const char = key.name === 'char' ? key.char : '';
    if (char === 'q' || key.name === 'escape') quit(0);
    else if (key.name === 'enter' && entry !== undefined) choose(entry, list.at);
    else if (char === 'r' && entry !== undefined) rules(entry, list.at);
    else if (char === 'l')
      void change({
        lang: LANGS[(LANGS.indexOf(settings.lang) + 1) % LANGS.length] ?? settings.lang,
      });
    else setList(listKey(list, entries.length, key));
  });
  return createElement(Frame, { block: menuFrame(stage, entries, list.at) });
}
