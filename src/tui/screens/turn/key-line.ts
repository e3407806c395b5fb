/** The line of keys below the table: those that do something now, and what the signs on its cards mean. */
import type { Home } from '../../../engine/table.ts';
import { joinTexts } from '../../../lang/text.ts';
import { type Stage, say } from '../../context/render-context.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import type { Item } from '../../picking/areas.ts';
import { legendOf } from '../../table/cards/cards-shown.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { keysOfHomes } from './homes-keys.ts';
import type { TableShown } from './table-shown.ts';

const layingKeys = (stage: Stage, homes: readonly Home[]): readonly string[] => {
  const keys = keysOfHomes(stage, homes);
  const { long, short } = texts.laying;
  return [say(stage, long, keys), say(stage, short, keys)];
};

/** What moves and picks here, in every length: among numbered rows the arrows that lead to them too. */
function movingKeys({ table, picking }: Scene): typeof texts.keybar.table {
  const { areas = [], picks } = picking ?? {};
  const area = areas.find(({ id }) => id === picks?.area);
  if (table.said !== undefined && !table.saidEarlier) return texts.keybar.talk;
  if (area?.amount === true) return texts.keybar.number;
  const rows = table.regions.filter(({ role, number }) => role === 'row' && number !== undefined);
  const isInRow = ({ pick }: Item): boolean =>
    'region' in pick && rows.some(({ id }) => id === pick.region);
  const hasRows = areas.some(({ items }) => items.some(isInRow));
  return hasRows ? texts.keybar.rows : texts.keybar.table;
}

/**
 * Whether the key for hints is worth a place: not where only one move is left, nor in a puzzle, whose turn begins with no
 * card under the cursor.
 */
function offersHint({ turn }: TableShown): boolean {
  if (turn === undefined) return true;
  return turn.beginsNowhere !== true && turn.choices.length !== 1;
}

/** The keys that matter here in every wording, the best first. */
function keyLines(stage: Stage, scene: Scene, shown: TableShown): readonly string[] {
  const { match, isForced, playsOut, aside, mayUndo = true } = shown;
  if (aside?.keys !== undefined) return [say(stage, aside.keys)];
  if (shown.turn?.homes !== undefined) return layingKeys(stage, shown.turn.homes);
  if (playsOut) return [say(stage, texts.laying.watch), say(stage, texts.laying.briefWatch)];
  if (isForced) return [say(stage, texts.keybar.watch)];
  const { areas = [], picks } = scene.picking ?? {};
  const area = areas.find(({ id }) => id === picks?.area);
  if (area?.claim === true) return [say(stage, texts.keybar.claiming)];
  const { long, middle, short } = movingKeys(scene);
  const meanings = match.game.extras.conventions === undefined ? [] : [texts.keybar.meanings];
  const melds = scene.table.meldsTold === undefined ? [] : [texts.keybar.melds];
  const claims = areas.some(({ claim }) => claim === true) ? [texts.keybar.claim] : [];
  const hint = offersHint(shown) ? [texts.keybar.hint] : [];
  const keys = [...meanings, ...melds, ...claims, ...hint];
  return (mayUndo ? [[...keys, texts.keybar.undo], keys] : [keys])
    .map((way) => joinTexts(way, ''))
    .flatMap((way) => [
      say(stage, texts.keybar.long, long, way),
      say(stage, texts.keybar.middle, middle, way),
      say(stage, texts.keybar.short, long, way),
      say(stage, texts.keybar.short, short, way),
    ]);
}

/** The first line of keys that fits, and what the signs on cards mean. */
export function keysRuns(stage: Stage, scene: Scene, shown: TableShown): Runs {
  const lines = keyLines(stage, scene, shown);
  const legend = legendOf(stage, scene);
  const room = stage.size.columns - 2 - (legend === '' ? 0 : legend.length + 3);
  const fit = lines.find((line) => line.length <= room);
  const keys = run(fit ?? lines.at(-1) ?? '', { tone: 'faint' });
  if (legend === '') return [keys];
  return fit === undefined ? [keys, run(` · ${legend}`)] : [run(`${legend} · `), keys];
}
