/** What the cards of finished deals were worth with all cards open. */
import { describe, expect, test } from 'vitest';
import { legalTexts, openMatch } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { same } from '../../src/lang/text.ts';
import { type OpenCard, openCardsIn } from '../../src/play/advice/open-cards.ts';
import { chanced, type Made, moveMade } from '../../src/play/steps/steps.ts';
import { altered } from '../support/altered.ts';
import { openCardsWith } from '../support/services.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const plain = gameCalled('boese-dame');

/** The steps of a match in which every legal card leads to its place in the legal list. */
function steps(wantsMost: boolean): readonly Made[] {
  const openCards = openCardsWith<unknown, unknown>({
    results(state) {
      const moves = plain.rules.legal(state);
      const best = wantsMost ? 9 + moves.length : 10;
      const results = moves.map((move, place) => ({ move, result: 10 + place }));
      return { unit: same('points'), best, results };
    },
  });
  const game = altered(plain, { extras: { openCards } });
  const all: Made[] = [];
  let match = openMatch(game, optionsOf(game, { players: 3, deals: 2 }), 'open');
  while (!match.ended) {
    const text = match.game.rules.actor(match.state) < 0 ? undefined : legalTexts(match).at(-1);
    const made =
      text === undefined ? chanced(match) : moveMade(match, match.game.notation.read(text));
    if (isRefusal(made)) throw new Error(made.text.en);
    all.push(made);
    match = made.after;
  }
  return all;
}

const most = steps(true);
const firstClosed = most.findIndex(({ after }) => after.closed !== undefined);

function cardsOf(made: readonly Made[]): readonly OpenCard[] {
  const open = openCardsIn(made);
  let slice = open.next();
  while (slice.done !== true) slice = open.next();
  return slice.value;
}

describe('a card of a finished deal', () => {
  test('is told with what it led to, the best there was, and every other', () => {
    const cards = cardsOf(most);
    const played = most.filter(({ by }) => by >= 0);
    expect(cards.map(({ deal, ply, seat, made }) => [deal, ply, seat, made])).toEqual(
      played.map(({ before, by, text }) => [before.deal, before.ply, by, text]),
    );
    const [{ text, before } = { text: '', before: undefined }] = played;
    const legal = before === undefined ? [] : legalTexts(before);
    expect(cards[0]).toMatchObject({
      made: text,
      result: 9 + legal.length,
      best: 9 + legal.length,
    });
    expect(cards[0]?.told.en).toBe(`(play|plays) [${text.split(' ')[1]}]`);
    expect(cards[0]?.results).toEqual(legal.map((move, place) => ({ move, result: 10 + place })));
  });

  test('is measured by the least where the seat wants least', () => {
    const cards = cardsOf(steps(false));
    expect(cards.length).toBeGreaterThan(0);
    for (const { best, result, results } of cards) {
      expect(best).toBe(10);
      expect(result).toBe(9 + results.length);
    }
  });
});

test('cards of a deal that is not over, and of games without such figures, are left out', () => {
  expect(cardsOf(most.slice(0, firstClosed))).toEqual([]);
  expect(new Set(cardsOf(most.slice(0, firstClosed + 6)).map(({ deal }) => deal))).toEqual(
    new Set([1]),
  );
  const without = most.map((made) => ({ ...made, before: { ...made.before, game: plain } }));
  expect(cardsOf(without)).toEqual([]);
});
