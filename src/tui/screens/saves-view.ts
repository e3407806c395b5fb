/** The list of saved and finished games as lines. */
import { findGame } from '../../games/index.ts';
import type { SaveEntry } from '../../play/index.ts';
import { KEYBAR, SAVES } from '../catalogue.ts';
import { type Stage, say } from '../look.ts';
import { bodyRoom, framed } from '../parts/frame.ts';
import { type List, windowOf } from '../parts/list.ts';
import { type Block, type Line, line, pad, span } from '../span.ts';

const pad2 = (value: number): string => String(value).padStart(2, '0');

/** Day and time on the clock of this place: `2026-11-21 08:05`. */
export function whenText(time: number): string {
  const at = new Date(time);
  const day = `${at.getFullYear()}-${pad2(at.getMonth() + 1)}-${pad2(at.getDate())}`;
  return `${day} ${pad2(at.getHours())}:${pad2(at.getMinutes())}`;
}

function stateText(stage: Stage, save: SaveEntry): string {
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

/** `saves`: undefined while they are being read. */
export function savesFrame(
  stage: Stage,
  saves: readonly SaveEntry[] | undefined,
  list: List,
  notice: Line = [],
): Block {
  const room = bodyRoom(stage) - 1;
  const rows = (saves ?? []).map((save, at) => saveLine(stage, save, at === list.at));
  const top = windowOf(list.at, rows.length, room);
  const empty = say(stage, saves === undefined ? SAVES.loading : SAVES.none);
  return framed(stage, {
    title: line(say(stage, SAVES.title), { bold: true }),
    body: [[], ...(rows.length === 0 ? [line(empty)] : rows.slice(top, top + room))],
    keys: KEYBAR.saves,
    notice,
  });
}
