/** The list of saved and finished games as lines. */
import { findGame } from '../../games/index.ts';
import type { Text } from '../../lang/text.ts';
import type { SaveEntry, Stray } from '../../play/index.ts';
import { clean } from '../../script/clean.ts';
import { KEYBAR, SAVES } from '../messages.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { type List, windowOf } from '../parts/list.ts';
import { type Stage, say } from '../render-context.ts';
import { type Block, type Line, line, pad, span } from '../span.ts';

const pad2 = (value: number): string => String(value).padStart(2, '0');

/** Local date and time: `2026-11-21 08:05`. */
export function whenText(time: number): string {
  const at = new Date(time);
  const day = `${at.getFullYear()}-${pad2(at.getMonth() + 1)}-${pad2(at.getDate())}`;
  return `${day} ${pad2(at.getHours())}:${pad2(at.getMinutes())}`;
}

/** An entry of the list: a save, or a file that is not one. */
export type Entry = SaveEntry | Stray;

export const isSave = (entry: Entry): entry is SaveEntry => 'id' in entry;

function stateText(stage: Stage, save: SaveEntry): string {
  if (save.damage !== undefined) return say(stage, SAVES.damaged, save.damage.line);
  if (!save.finished) return `${say(stage, SAVES.going)}, ${say(stage, SAVES.deal, save.deal)}`;
  const winners = save.winners.map((seat) => save.seats[seat]?.name ?? '').join(', ');
  return winners === '' ? say(stage, SAVES.finished) : say(stage, SAVES.won, winners);
}

function saveLine(stage: Stage, save: SaveEntry, focus: boolean): Line {
  const game = findGame(save.game);
  const name = game === undefined ? say(stage, SAVES.strange, save.game) : say(stage, game.names);
  const totals = save.seats.map((seat, at) => `${seat.name} ${save.totals[at] ?? 0}`).join(', ');
  return [
    span(focus ? `${stage.theme.glyphs.pointer} ` : '  ', { bold: true, colour: 'cyan' }),
    ...pad([span(name, { bold: true, inverse: focus })], 22),
    span(` ${whenText(save.time)}  `, { dim: true }),
    span(stateText(stage, save)),
    span(`  ${totals}`, { dim: true }),
  ];
}

const strayLine = (stage: Stage, { name, kind, reason }: Stray, focus: boolean): Line => [
  span(focus ? `${stage.theme.glyphs.pointer} ` : '  ', { bold: true, colour: 'cyan' }),
  ...pad([span(clean(name, 60), { inverse: focus })], 22),
  span(` ${say(stage, SAVES.kinds[kind])}`),
  span(`  ${say(stage, reason)}`, { dim: true }),
];

const entryLine = (stage: Stage, entry: Entry, focus: boolean): Line =>
  isSave(entry) ? saveLine(stage, entry, focus) : strayLine(stage, entry, focus);

/** `entries`: undefined while they are being read; `problem`: why there may be more. */
export function savesFrame(
  stage: Stage,
  entries: readonly Entry[] | undefined,
  list: List,
  notice: Line = [],
  problem?: Text,
): Block {
  const space = bodyHeight(stage) - 1;
  const all = entries ?? [];
  const top = windowOf(list.at, all.length, space);
  const rows = all
    .slice(top, top + space)
    .map((entry, at) => entryLine(stage, entry, top + at === list.at));
  const empty = entries === undefined ? SAVES.loading : (problem ?? SAVES.none);
  return framed(stage, {
    title: line(say(stage, SAVES.title), { bold: true }),
    body: [[], ...(rows.length === 0 ? [line(say(stage, empty))] : rows)],
    keys: KEYBAR.saves,
    notice,
  });
}
