/** The ranks of a suit in columns, for players who keep count: which are held, which are still out, which are not. */
import type { Card } from '../../../cards/pack.ts';
import type { RankNoted } from '../../../engine/table.ts';
import { faceOf } from '../../art/face.ts';
import { wrapRuns } from '../../components/words.tsx';
import type { Stage } from '../../context/render-context.ts';
import tableTexts from '../../messages/table.json' with { type: 'json' };
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { isShown } from '../cards/cards-shown.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * A rank that is out, a dot in the place of one that is not; one's own and those wanted on paper, in brackets without
 * colours.
 */
function rankRun(stage: Stage, { pack }: Scene, { card, is }: RankNoted): Run {
  const { painted, glyphs } = stage.theme;
  const rank = faceOf(stage.deck, pack, card).rank.trim();
  if (is === 'held' || is === 'wanted')
    return painted ? run(rank, { surface: 'chosen', bold: true }) : run(`[${rank}]`);
  // Who does not want to be reminded sees a card that is gone as one that may still be out.
  const isOut = is === 'unseen' || (is === 'gone' && !stage.gone);
  return isOut ? run(rank) : run(glyphs.dash.padEnd(rank.length), { tone: 'faint' });
}

/** What the looks of ranks mean, where the reader holds some of them. */
export function ranksLegend(stage: Stage, ranks: readonly RankNoted[]): readonly Runs[] {
  if (!ranks.some(({ is }) => is === 'held')) return [];
  const { painted, glyphs } = stage.theme;
  const { yours, out, elsewhere, played, inSight } = tableTexts.ranks;
  const own = yours[stage.lang];
  const others = stage.gone ? out : elsewhere;
  const seen = stage.gone ? played : inSight;
  const legend = [
    painted ? run(own, { surface: 'chosen', bold: true }) : run(`[${own}]`),
    run(`  ${others[stage.lang]}`),
    run(`  ${glyphs.dash} ${seen[stage.lang]}`, { tone: 'faint' }),
  ];
  return [legend];
}

export const rankRuns = (stage: Stage, scene: Scene, ranks: readonly RankNoted[]): Runs =>
  ranks.flatMap((rank) => [run(' '), rankRun(stage, scene, rank)]);

/** How often each card of the pack is in sight: in hand, on the table, or gone. */
function timesSeen(scene: Scene): ReadonlyMap<Card, number> {
  const { regions, gone = [] } = scene.table;
  const lying = regions
    .filter(({ lastTrick }) => lastTrick !== true)
    .flatMap((region) => region.cards.filter((face) => isShown(scene, region, face)))
    .flatMap(({ card }) => card ?? []);
  const times = new Map<Card, number>();
  for (const card of [...gone, ...lying]) times.set(card, (times.get(card) ?? 0) + 1);
  return times;
}

interface SuitLine {
  readonly columns: Runs;
  readonly close: Runs;
}

/** The cards that the player has not seen, suit by suit; in close order where there is no room for columns. */
export function unseenLines(stage: Stage, scene: Scene, width: number): readonly Runs[] {
  const { order } = scene.pack;
  const kinds = new Set(order);
  const copies = order.length / kinds.size;
  const seen = timesSeen(scene);
  const suits = new Map<string, SuitLine>();
  for (const card of kinds) {
    const left = copies - (seen.get(card) ?? 0);
    const { rank, suit, tone } = faceOf(stage.deck, scene.pack, card);
    const text = left > 1 ? `${rank.trim()}x${left}` : rank.trim();
    const cells = rank.trim().length + (copies > 1 ? 2 : 0);
    const isOut = left > 0;
    const column = isOut
      ? run(text.padEnd(cells))
      : run(stage.theme.glyphs.dash.padEnd(cells), { tone: 'faint' });
    const sign: Runs = [run(suit, { tone, bold: true })];
    const { columns, close } = suits.get(suit) ?? { columns: sign, close: sign };
    suits.set(suit, {
      columns: [...columns, run(' '), column],
      close: isOut ? [...close, run(` ${text}`)] : close,
    });
  }
  return [...suits.values()].flatMap(({ columns, close }) =>
    plainText(columns).trimEnd().length <= width ? [columns] : wrapRuns(close, width),
  );
}
