/** Cards of a kind laid out together, told in words outside the table. */
import type { Region } from '../../../engine/table.ts';
import type { Stage } from '../../context/render-context.ts';
import type { Runs } from '../../theme/theme.ts';
import type { Scene } from '../scene/scene.ts';
import { saidOf } from './meld.tsx';

/** Whether the cards of a region are told by themselves and not with the hand of their owner. */
export const isKind = ({ role }: Region): boolean => role === 'meld';

/** All of them in words, and how many there are. */
export function kindRuns(stage: Stage, scene: Scene, region: Region): Runs {
  const [paper, beside] = saidOf(stage, scene, region, Number.POSITIVE_INFINITY);
  if (!stage.theme.painted) return [...paper, ...beside];
  const painted = paper.map((one) => ({ ...one, surface: 'paper' as const }));
  return [...painted, ...beside];
}
