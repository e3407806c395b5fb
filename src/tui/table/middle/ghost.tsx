/** The place of a card that is to come: dotted where it may lie, drawn through where Enter lays it. */
import type { ReactNode } from 'react';
import { faceOf, indexOf } from '../../art/face.ts';
import { BrokenLines, Words } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run, type Style } from '../../theme/theme.ts';
import { dotted, drawnThrough, outlineRows } from '../cards/outline.ts';
import { useScene } from '../scene/scene.ts';

/** Rows and cells of a card that has an outline. */
const OUTLINED: Shape = { width: 5, height: 3 };

interface GhostProps {
  readonly shape: Shape;
  /** Enter lays the card there. */
  readonly isTaker: boolean;
}

/** The outline of the first card that is meant, with its index; where it has no room the index alone. */
export function Ghost({ shape, isTaker }: GhostProps): ReactNode {
  const { deck, theme } = useStage();
  const { aim, pack } = useScene();
  const cards = aim?.cards.slice(0, 1) ?? [];
  const index = cards.map((card) => indexOf(faceOf(deck, pack, card))).join('');
  const style: Style = isTaker ? { tone: 'accent', bold: true } : { tone: 'faint' };
  if (shape.height < OUTLINED.height || shape.width < OUTLINED.width)
    return <Words of={[run('›', style), run(index, style)]} />;
  const signs = isTaker ? drawnThrough(theme.glyphs) : dotted(theme.glyphs);
  const rows = outlineRows(theme.glyphs, shape, signs, index);
  return <BrokenLines of={rows.map((row) => [run(row, style)])} />;
}
