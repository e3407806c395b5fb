/** No card that somebody plays is gone before it has lain on the table: every game, random play. */
import { expect, test } from 'vitest';
import { readCard } from '../../src/cards/pack.ts';
import { type Observer, SPECTATOR } from '../../src/engine/game.ts';
import type { AnyMatch } from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Table } from '../../src/engine/table.ts';
import { games } from '../../src/games/index.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { momentOf } from '../../src/play/session/log.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import type { Made } from '../../src/play/steps/steps.ts';

const STEPS = 300;

const tableOf = ({ game, state }: AnyMatch, observer: Observer): Table =>
  game.display.table(game.observer.observe(state, observer));

/** The open cards in the middle; of a trick beside it none. */
const lying = ({ regions }: Table): readonly (number | undefined)[] =>
  regions
    .filter(({ role, lastTrick }) => role !== 'hand' && lastTrick !== true)
    .flatMap(({ cards }) => cards.map(({ card }) => card));

/** The cards that a step names. */
function named({ before, by, text }: Made): readonly number[] {
  const { game, pack, state } = before;
  const move = by < 0 ? undefined : game.notation.read(text);
  if (move === undefined || isRefusal(move)) return [];
  const told = addressedTo(
    game.notation.describe(game.observer.observe(state, SPECTATOR), move),
  ).en;
  return [...told.matchAll(/\[([^\]]+)\]/g)].flatMap(
    ([, token]) => readCard(pack, token ?? '') ?? [],
  );
}

const openIn = ({ regions }: Table): readonly (number | undefined)[] =>
  regions.flatMap(({ cards }) => cards.map(({ card }) => card));

/** The cards that a step lays from a hand nobody else sees, and that nobody sees on the table then. */
function unseen(made: Made): readonly number[] {
  const { before, after, by } = made;
  const cards = named(made);
  if (cards.length === 0) return [];
  const known = openIn(tableOf(before, SPECTATOR));
  const held = openIn(tableOf(before, by));
  const shown = lying(momentOf(made)?.table(SPECTATOR) ?? tableOf(after, SPECTATOR));
  return cards.filter(
    (card) => held.includes(card) && !known.includes(card) && !shown.includes(card),
  );
}

function open(id: string, players: number | undefined, seed: string): Session {
  const game = games.find((one) => one.id === id) ?? games[0];
  if (game === undefined) throw new Error('no games');
  const options = resolveOptions(game.options, players === undefined ? {} : { players });
  if (isRefusal(options)) throw new Error(options.text.en);
  const seats = Array.from({ length: Number(options.players) }, (_, at) => ({
    name: `P${at}`,
    who: 'random' as const,
  }));
  return openSession({ game, options, seed, players: seats });
}

const CASES = [
  ...games.map(({ id }) => [id, undefined] as const),
  ['durak', 2] as const,
  ['durak', 4] as const,
];

test.each(CASES)('%s with %s', async (id, players) => {
  for (let seed = 0; seed < 4; seed++) {
    const session = open(id, players, `laid/${seed}`);
    for (let step = 0; step < STEPS && !session.match().ended; step++) await session.advance();
    const lost = session.made().filter((made) => unseen(made).length > 0);
    expect(
      lost.map(({ by, text }) => `${by} ${text}`),
      `seed ${seed}`,
    ).toEqual([]);
  }
});
