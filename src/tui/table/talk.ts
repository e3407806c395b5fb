/** Calls made in rounds, as in an auction: one column per seat, one row per round. */
import type { Said } from '../../engine/table.ts';
import { nameOf, phrase, type Stage } from '../render-context.ts';
import { type Block, crop, type Line, pad, span } from '../span.ts';
import type { Scene } from './scene.ts';

const WIDEST = 16;
const OPEN = '?';

/** The calls by round; a round ends where the next seat stands further left. */
export function roundsOf(said: readonly Said[]): readonly (readonly Said[])[] {
  const rounds: Said[][] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const one of said) {
    if (one.seat <= before) rounds.push([]);
    rounds.at(-1)?.push(one);
    before = one.seat;
  }
  return rounds;
}

/** The table of calls; only the last rounds where there is no room for all. */
export function talkLines(stage: Stage, scene: Scene, width: number, height: number): Block {
  const { said = [], saidEarlier = false, seats } = scene.table;
  if (said.length === 0 || saidEarlier || height < 2) return [];
  const order = seats.map(({ seat }) => seat).sort((a, b) => a - b);
  const each = Math.min(WIDEST, Math.floor((width - 2) / Math.max(1, order.length)));
  const cell = (row: Line): Line => pad(crop(row, each - 1), each);
  const last = said.at(-1)?.seat ?? 0;
  const next: Said | undefined =
    scene.actor >= 0 && scene.actor !== last
      ? { seat: scene.actor, words: { en: OPEN, de: OPEN } }
      : undefined;
  const rounds = roundsOf(next === undefined ? said : [...said, next]);
  const rows = rounds.map((round): Line => {
    return order.flatMap((seat) => {
      const one = round.find((each) => each.seat === seat);
      return cell(one === undefined ? [] : phrase(stage, scene.voices, one.words));
    });
  });
  const head = order.flatMap((seat) =>
    cell([span(nameOf(scene.voices, seat), { bold: true, underline: true })]),
  );
  return [head, ...rows.slice(Math.max(0, rows.length - height + 1))].map(
    (row): Line => [span('  '), ...row],
  );
}
