/** The score over the table, still drawn line by line. */
import { type ReactNode, useState } from 'react';
import { Frame, useApp, useKeys } from '../../app.tsx';
import { newPager, pagerKey } from '../../parts/pager.ts';
import { pagedOf, type Sheet, sheetFrame } from '../windows.ts';

interface ScoreProps {
  readonly sheet: Sheet;
  readonly close: () => void;
}

export function ScoreWindow({ sheet, close }: ScoreProps): ReactNode {
  const { stage } = useApp();
  const [pager, setPager] = useState(newPager);
  useKeys((key) => {
    const closes =
      ['escape', 'enter'].includes(key.name) || (key.name === 'char' && key.char === 'q');
    if (closes && !pager.typing) close();
    else setPager(pagerKey(pager, pagedOf(stage, sheet), key));
  });
  return <Frame block={sheetFrame(stage, sheet, pager)} />;
}
