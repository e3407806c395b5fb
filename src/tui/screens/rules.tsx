/** The rules of a game, from the menu. */
import { createElement, type ReactNode, useState } from 'react';
import type { AnyShownGame } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { newPager, pagerKey } from '../parts/pager.ts';
import { pagedOf, rulesSheet, sheetFrame } from './windows.ts';

interface RulesProps {
  readonly game: AnyShownGame;
  readonly options: MatchOptions;
  readonly back: () => void;
}

export function RulesScreen({ game, options, back }: RulesProps): ReactNode {
  const { stage } = useApp();
  const [pager, setPager] = useState(newPager);
  const sheet = rulesSheet(stage, game, options);
  useKeys((key) => {
    const quits = key.name === 'char' && key.char === 'q';
    if (!pager.typing && (key.name === 'escape' || key.name === 'enter' || quits)) back();
    else setPager(pagerKey(pager, pagedOf(stage, sheet), key));
  });
  return createElement(Frame, { block: sheetFrame(stage, sheet, pager) });
}
