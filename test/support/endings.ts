/** The table of a finished deal as lines a test compares, and what a table says besides (`shown.ts`). */
import { SPECTATOR } from '../../src/engine/game.ts';
import { type AnyMatch, makeMove, matchActor, settleChance } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { FaceShown, Pick, Region, Table } from '../../src/engine/table.ts';
import { both, observationOf } from './shown.ts';

const faceOf = ({ pack }: AnyMatch, { card, by, marks = [] }: FaceShown): string =>
  `${by === undefined ? '' : `${by}:`}${card === undefined ? '?' : pack.tokens[card]}${marks.map((mark) => `!${mark}`).join('')}`;

function regionOf(match: AnyMatch, { id, role, owner, cards, count }: Region): string {
  const of = owner === undefined ? '' : ` of ${owner}`;
  const number = count === undefined ? '' : ` ×${count}`;
  return `${id} (${role}${of}):${number} ${cards.map((face) => faceOf(match, face)).join(' ')}`.trim();
}

const linesOf = (match: AnyMatch, { seats, regions, facts, prompt }: Table): readonly string[] => [
  ...seats.map(({ seat, tags }) => `seat ${seat}: ${tags.map(both).join(' / ')}`.trim()),
  ...regions.map((region) => regionOf(match, region)),
  ...facts.map(({ label, value }) => `fact ${both(label)}: ${both(value)}`),
  `headline: ${both(prompt)}`,
];

const tableOf = (match: AnyMatch, observer: number): Table =>
  match.game.display.reveal(match.state, observer);

/** What the finished deal shows: the lines of it that begin with one of `only`. */
export function revealed(match: AnyMatch, ...only: readonly string[]): string {
  const lines = linesOf(match, tableOf(match, SPECTATOR));
  return lines
    .filter((line) => only.length === 0 || only.some((word) => line.startsWith(word)))
    .join('\n');
}

/** What picks come to so far, as the person to act is told. */
export function progressOf(match: AnyMatch, ...picks: readonly Pick[]): string | undefined {
  const told = match.game.display.progress?.(observationOf(match), picks);
  return told === undefined ? undefined : both(told);
}

/** The match as its deal has just ended, the first legal move always played. */
export function finishing(match: AnyMatch): AnyMatch {
  let now = match;
  while (matchActor(settleChance(now)) >= 0) {
    const waiting = settleChance(now);
    const after = makeMove(waiting, waiting.game.rules.legal(waiting.state)[0]);
    if (isRefusal(after)) throw new Error(after.text.en);
    if (after.finished !== undefined) return { ...waiting, state: after.finished };
    now = after;
  }
  throw new Error('no deal has ended');
}

/** What is beside the regions: dealer, direction, own cards, and the room of each region. */
export function besides(match: AnyMatch, observer?: number): string {
  const table = match.game.display.table(observationOf(match, observer));
  const { dealer, toRight, own, regions } = table;
  const rooms = regions.flatMap((region) =>
    region.room === undefined ? [] : [`${region.id} ${region.room}`],
  );
  return [
    `dealer ${dealer}${toRight ? ', to the right' : ''}`,
    `room: ${rooms.join(', ')}`,
    `own: ${own === undefined ? '' : both(own)}`,
  ].join('\n');
}
