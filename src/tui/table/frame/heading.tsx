/** A region's name above it; clicking it picks the region as a whole. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { phrase, type Stage } from '../../render-context.ts';
import { plainText, type Runs, run, type Style } from '../../theme/style.ts';
import { type Scene, useScene, type WholeShown, wholePlace, wholeShown } from '../scene.ts';
import { fitted } from './fitted.ts';

function styleOf({ focus, open, picked }: WholeShown): Style {
  if (focus) return { surface: 'cursor', bold: true };
  return open || picked ? { bold: true } : { tone: 'faint' };
}

/** The name, and whether the region can be picked as a whole. */
export function headingOf(stage: Stage, scene: Scene, region: Region): Runs {
  const { glyphs } = stage.theme;
  const whole = wholeShown(scene, region);
  const style = styleOf(whole);
  const sign = whole.focus ? glyphs.pointer : whole.picked ? '+' : whole.open ? glyphs.dot : '';
  const label = phrase(stage, scene.voices, region.label, style);
  if (whole.focus) return [run(`${sign} `, style), ...label];
  return sign === '' ? label : [...label, run(` ${sign}`, style)];
}

interface HeadingProps {
  readonly region: Region;
  readonly width: number;
  /** What stands after the name. */
  readonly after?: Runs;
  readonly height?: number;
}

export function Heading({ region, width, after = [], height = 1 }: HeadingProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const left = width - plainText(after).length;
  const name = headingOf(stage, scene, region);
  const of = [...(height > 1 ? name : fitted(name, left)), ...after];
  return (
    <Fixed place={wholePlace(region)} height={height} overflowY="hidden">
      <Words of={of} wrap={height > 1 ? 'wrap' : 'truncate'} />
    </Fixed>
  );
}
