/** The table as text without a terminal: for what looks at many frames, such as fuzzing. */
import type { Stage } from '../../src/tui/context/render-context.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { openLaid } from './laid.tsx';

/** The tables of one stage, painted where it has colours: drawn one after the other in the same window. */
export function openFrames(stage: Stage) {
  const laid = openLaid(stage);
  return {
    frameOf(shown: TableShown): string {
      laid.show(<TableView shown={shown} />);
      return laid.frame();
    },
    close: laid.close,
  };
}

/** The table as this stage shows it, painted where the stage has colours. */
export function frameOf(stage: Stage, shown: TableShown): string {
  const frames = openFrames(stage);
  const frame = frames.frameOf(shown);
  frames.close();
  return frame;
}
