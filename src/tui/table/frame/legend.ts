/** What the signs on the cards in sight mean, in a few words. */
import { CARD_SIGNS } from '../../messages/table.ts';
import { type Stage, say } from '../../render-context.ts';
import type { Scene } from '../scene.ts';

export function legendOf(stage: Stage, { table }: Scene): string {
  const marks = new Set(
    table.regions
      .filter(({ lastTrick }) => lastTrick !== true)
      .flatMap(({ cards }) => cards.flatMap((face) => face.marks ?? [])),
  );
  const signs = [
    ['trump', stage.theme.glyphs.trump],
    ['known', '?'],
    ['fresh', '!'],
  ] as const;
  return signs
    .filter(([mark]) => marks.has(mark))
    .map(([mark, sign]) => `${sign} ${say(stage, CARD_SIGNS[mark])}`)
    .join(' · ');
}
