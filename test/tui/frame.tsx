/** The table as text without a terminal: for what looks at many frames, such as fuzzing. */
import type { Stage } from '../../src/tui/context/render-context.ts';
import { type TableShown, TableView } from '../../src/tui/screens/turn/view.tsx';
import { openLaid } from './laid.tsx';

/** The table as this stage shows it, painted where the stage has colours. */
export function frameOf(stage: Stage, shown: TableShown): string {
  const laid = openLaid(stage);
  laid.show(<TableView shown={shown} />);
  const frame = laid.frame();
  laid.close();
  return frame;
}
