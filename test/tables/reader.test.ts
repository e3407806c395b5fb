/** Tables speak to whoever reads them: no sentence calls its reader by the name of their seat. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { readBy } from '../../src/lang/address.ts';
import { LANGS, type Text } from '../../src/lang/text.ts';
import { readerAt } from '../../src/play/session/players.ts';
import { differentSets } from '../support/option-sets.ts';
import { playedAtRandom } from '../support/random-match.ts';

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

/** What the screen tells whoever acts: the table before a move, and notes. */
function toldBefore(match: AnyMatch): readonly string[] {
  const { game, state } = match;
  const you = matchActor(match);
  const seen = game.observer.observe(state, you);
  return distant([game.display.table(seen), game.display.notes?.(seen)], you);
}

/** What the screen tells a player of the deal that a step has closed, if it has closed one. */
function toldOfEnd({ game, finished }: AnyMatch, you: number): readonly string[] {
  return finished === undefined ? [] : distant(game.display.ended?.(finished, you), you);
}

function toldAtRandom(match: AnyMatch): readonly string[] {
  const steps = [...playedAtRandom(match, `${match.seed}/reader`, MOVES)];
  return steps.flatMap(({ before, after }) => [...toldBefore(before), ...toldOfEnd(after, 0)]);
}

const speaksToReaders = (game: AnyGame): boolean => readerAt(game, [0]) !== undefined;

describe.each(games.filter(speaksToReaders).map((game) => ({ id: game.id, game })))(
  '$id',
  ({ game }) => {
    test('tells whoever acts about themselves as “you”', () => {
      const told = differentSets(game).flatMap(({ options }, i) =>
        toldAtRandom(openMatch(game, options, `reader-${i}`)),
      );
      expect([...new Set(told)]).toEqual([]);
    });
  },
);
