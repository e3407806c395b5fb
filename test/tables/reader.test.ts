/** Tables speak to whoever reads them: no sentence calls its reader by the name of their seat. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { openStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { readBy } from '../../src/lang/address.ts';
import { LANGS, type Text } from '../../src/lang/text.ts';
import { readerAt } from '../../src/play/session/players.ts';
import { differentSets } from '../support/option-sets.ts';

/** Moves looked at in each match. */
const MOVES = 120;

/** Every text inside a described table or note, whatever holds it; the screen itself says whose cards lie in a region. */
function textsIn(described: unknown): readonly Text[] {
  if (typeof described !== 'object' || described === null) return [];
  if ('en' in described && 'de' in described) return [described as Text];
  const { label, ...rest } = described as { readonly label?: unknown };
  const isOwned = 'owner' in rest && rest.owner !== undefined;
  return Object.values(isOwned ? rest : { label, ...rest }).flatMap(textsIn);
}

/** The sentences that still name the reader’s seat when they are read. */
function distant(described: unknown, you: number): readonly string[] {
  const read = textsIn(described).map((sentence) => readBy(sentence, you));
  return read.flatMap((sentence) =>
    LANGS.flatMap((lang) => (sentence[lang].includes(`{${you}}`) ? sentence[lang] : [])),
  );
}

/** Everything that the screen tells whoever acts: the table before a move, notes, and the end of each deal. */
function toldIn(match: AnyMatch): readonly string[] {
  const { game, state, finished } = match;
  const you = matchActor(match);
  const seen = game.observer.observe(state, you);
  const end = finished === undefined ? undefined : game.display.ended?.(finished, 0);
  return [
    ...distant([game.display.table(seen), game.display.notes?.(seen)], you),
    ...distant(end, 0),
  ];
}

function toldAtRandom(match: AnyMatch): ReadonlySet<string> {
  const random = openStream(`${match.seed}/reader`);
  const told = new Set<string>();
  let now = settleChance(match);
  for (let i = 0; i < MOVES && matchActor(now) >= 0; i++) {
    for (const sentence of toldIn(now)) told.add(sentence);
    const moves = now.game.rules.legal(now.state);
    const after = makeMove(now, moves[Math.floor(random() * moves.length)]);
    if (isRefusal(after)) throw new Error(after.text.en);
    now = settleChance(after);
  }
  return told;
}

const speaksToReaders = (game: AnyGame): boolean => readerAt(game, [0]) !== undefined;

describe.each(games.filter(speaksToReaders).map((game) => ({ id: game.id, game })))(
  '$id',
  ({ game }) => {
    test('tells whoever acts about themselves as “you”', () => {
      const told = differentSets(game).flatMap(({ options }, i) => [
        ...toldAtRandom(openMatch(game, options, `reader-${i}`)),
      ]);
      expect([...new Set(told)]).toEqual([]);
    });
  },
);
