/** Bars half a cell high, and tiles that say with a sign and a colour how something went. */
import type { Stage } from '../context/render-context.ts';
import type { Dye, Surface, Tone } from '../theme/palettes.ts';
import { run } from '../theme/theme.ts';

/** The bar of a share: what is filled, and the rest of its track. */
interface ShareBar {
  readonly filled: number;
  readonly rest: number;
  readonly tone: Tone;
  /** What the rest of the track is painted with; absent: as a shadow. */
  readonly track?: Dye;
}

/** A bar of so many cells on a surface. */
export function shareBar({ theme }: Stage, bar: ShareBar, on: Surface): string {
  const { filled, rest, tone, track = 'shadow' } = bar;
  const { half, block, shade } = theme.glyphs;
  const full = theme.paint([run((theme.painted ? half : block).repeat(filled), { tone })], on);
  if (!theme.painted) return full + theme.paint([run(shade.repeat(rest), { tone: 'faint' })], on);
  return full + theme.dye({ text: half.repeat(rest), ink: track }, on);
}

/** How something went, or that it has not been done; `now` is what Enter would act on. */
export type TileKind = 'won' | 'lost' | 'none' | 'now';

const GROUNDS: Readonly<Record<'won' | 'lost', Dye>> = { won: 'grass', lost: 'cherry' };
const INKS: Readonly<Record<'won' | 'lost', Tone>> = { won: 'greens', lost: 'alarm' };

/** A text on the colour of its kind; in few colours, in that colour. */
export function tile({ theme }: Stage, text: string, kind: TileKind): string {
  if (kind === 'now') return theme.paint([run(text, { surface: 'active', bold: true })], 'felt');
  if (kind === 'none') return theme.paint([run(text, { surface: 'panel', tone: 'faint' })], 'felt');
  if (!theme.painted) return theme.paint([run(text, { tone: INKS[kind], bold: true })], 'felt');
  return theme.dye({ text, ink: 'linen', ground: GROUNDS[kind], bold: true }, 'felt');
}
