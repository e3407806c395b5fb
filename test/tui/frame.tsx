/** The table as text without a terminal: for what looks at many frames, such as fuzzing. */
import { renderToString } from 'ink';
import { openRegistry } from '../../src/tui/registry.ts';
import { type Stage, StageContext } from '../../src/tui/render-context.ts';
import { type TableShown, TableView } from '../../src/tui/screens/table/view.tsx';

/** The table as this stage shows it, painted where the stage has colours. */
export const frameOf = (stage: Stage, shown: TableShown): string =>
  renderToString(
    <StageContext value={{ stage, registry: openRegistry() }}>
      <TableView shown={shown} />
    </StageContext>,
    { columns: stage.size.columns },
  );
