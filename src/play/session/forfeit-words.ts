/** Forfeits in sentences: what seats get or pay beside the points, of a deal and of a match. */
import { addForfeits, type Forfeits, forfeitTexts } from '../../engine/forfeits.ts';
import type { AnyShownGame, Outcome } from '../../engine/game.ts';
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** The forfeits of a deal; no sentence where nobody gets or pays any. */
export const dealForfeits = (
  { forfeits = {} }: AnyShownGame,
  { extra }: Outcome,
): readonly Text[] => forfeitTexts(forfeits, extra?.forfeits ?? {});

/** The sums of a match; no sentence where forfeits are not played for. */
export function forfeitSums({ forfeits = {} }: AnyShownGame, sums: Forfeits): readonly Text[] {
  if (Object.keys(sums).length === 0) return [];
  const told = forfeitTexts(forfeits, sums);
  if (told.length === 0) return [texts.log.noForfeits];
  return [fill(texts.log.forfeits, joinTexts(told, '; '))];
}

/** The sums of a match whose deals had these outcomes. */
export function matchForfeits(game: AnyShownGame, outcomes: readonly Outcome[]): readonly Text[] {
  const sums = outcomes.reduce<Forfeits>((so, { extra }) => addForfeits(so, extra?.forfeits), {});
  return forfeitSums(game, sums);
}
