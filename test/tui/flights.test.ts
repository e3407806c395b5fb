/**
 * What flies between two tables: on tables written by hand, and in random matches of every game, where
 * no card is shown twice, none is seen that may not be, and nothing but the cards moves.
 */
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { FaceShown, Region, Table } from '../../src/engine/table.ts';
import { games } from '../../src/games/index.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { isShown } from '../../src/tui/table/cards/cards-shown.ts';
import {
  type Change,
  type Flight,
  flightsOf,
  landings,
  tableUnder,
} from '../../src/tui/table/motion/flights.ts';
import { type Laid, openLaid, stageAt } from './laid.tsx';
import { backs, card, faces, lying, region, table } from './made-up.ts';
import { namesFor, opened, type Played, playOn } from './stage.ts';

const hand = (tokens: string): Region => region('hand', 'hand', faces(tokens), { owner: 0 });
const trick = (...cards: readonly (readonly FaceShown[])[]): Region =>
  region('trick', 'trick', cards.flat());
const by = (seat: number, token: string, more: Partial<FaceShown> = {}): readonly FaceShown[] =>
  lying(token, { by: seat, ...more });
const stock = (count: number): Region => region('stock', 'stock', [], { count });
const pile = (top: string, count: number): Region => region('pile', 'pile', lying(top), { count });

/** Seats with so many cards in hand. */
const holding = (...cards: readonly number[]): Pick<Table, 'seats'> => ({
  seats: cards.map((held, seat) => ({ seat, cards: held, total: 0, tags: [] })),
});

const between = (before: Table, after: Table): Change => ({ before, after, memory: false });

const place = (anchors: Flight['from']): string => anchors[0]?.join(' ') ?? '';
const named = ({ card: face, from, to }: Flight): string =>
  `${face === undefined ? 'a back' : face} from ${place(from)} to ${place(to)}`;

/** `QS from card hand/1 to spot trick/0`. */
const flown = (before: Table, after: Table): readonly string[] =>
  flightsOf(between(before, after)).map((flight) => {
    const token = 'QS JH TD 7C 8C 9C'.split(' ').find((one) => card(one) === flight.card);
    return named(flight).replace(/^\d+/, token ?? 'another');
  });

describe('what flies', () => {
  test('the player’s card goes from their hand to the trick', () => {
    const before = table([hand('7C QS'), trick()], holding(2, 2));
    const after = table([hand('7C'), trick(by(0, 'QS'))], holding(1, 2));
    expect(flown(before, after)).toEqual(['QS from card hand/1 to spot trick/0']);
  });

  test('another’s card comes from their seat', () => {
    const before = table([hand('7C'), trick(by(0, 'QS'))], holding(1, 2));
    const after = table([hand('7C'), trick(by(0, 'QS'), by(1, 'JH'))], holding(1, 1));
    expect(flown(before, after)).toEqual(['JH from seat 1 to spot trick/1']);
  });

  test('a trick goes to its winner, and the last trick does not move', () => {
    const cards = [by(0, 'QS', { marks: ['wins'] }), by(1, 'JH')];
    const before = table([hand('7C'), trick(...cards)]);
    const last = region('last', 'trick', cards.flat(), { lastTrick: true });
    expect(flown(before, table([hand('7C'), trick(), last]))).toEqual([
      'QS from spot trick/0 to seat 0',
      'JH from spot trick/1 to seat 0',
    ]);
    expect(flown(table([trick(), last]), table([trick()]))).toEqual([]);
  });

  test('melds come from the hand of whoever lays them', () => {
    const meld = (id: string, tokens: string): Region =>
      region(id, 'meld', lying(tokens), { owner: 1 });
    const before = table([hand('7C QS'), meld('meld-1', 'JH')], holding(2, 5));
    const own = table([hand('QS'), meld('meld-1', 'JH 7C')], holding(1, 5));
    expect(flown(before, own)).toEqual(['7C from card hand/0 to card meld-1/1']);
    const more = table(
      [hand('7C QS'), meld('meld-1', 'JH'), meld('meld-2', 'TD 8C')],
      holding(2, 3),
    );
    expect(flown(before, more)).toEqual([
      'TD from seat 1 to card meld-2/0',
      '8C from seat 1 to card meld-2/1',
    ]);
  });

  test('a drawn card flies face down, the player’s own too', () => {
    const before = table([hand('7C'), stock(9)], holding(1, 2));
    expect(flown(before, table([hand('7C QS'), stock(8)], holding(2, 2)))).toEqual([
      'a back from spot stock/top to card hand/1',
    ]);
    expect(flown(before, table([hand('7C'), stock(8)], holding(1, 3)))).toEqual([
      'a back from spot stock/top to seat 1',
    ]);
  });

  test('what one takes and what another draws at once fly together', () => {
    const before = table([hand('7C'), pile('JH', 1), stock(9)], holding(1, 2));
    const after = table([hand('7C JH'), pile('', 0), stock(8)], holding(2, 3));
    expect(flown(before, after)).toEqual([
      'JH from card pile/0 to card hand/1',
      'a back from spot stock/top to seat 1',
    ]);
  });

  test('a discard goes to its pile; what comes to light there does not move', () => {
    const before = table([hand('7C QS'), pile('JH', 3)], holding(2, 2));
    const after = table([hand('7C'), pile('QS', 4)], holding(1, 2));
    expect(flown(before, after)).toEqual(['QS from card hand/1 to card pile/0']);
    expect(flown(after, table([hand('7C'), pile('JH', 3)], holding(1, 3)))).toEqual([
      'QS from card pile/0 to seat 1',
    ]);
    const own = table([hand('7C QS'), pile('JH', 3)], holding(2, 2));
    expect(flown(after, own)).toEqual(['QS from card pile/0 to card hand/1']);
  });

  test('cards that are turned over, or laid open where they are, do not fly', () => {
    const row = (cards: readonly FaceShown[]): Region => region('row', 'row', cards, { owner: 1 });
    expect(flown(table([row(backs(2))]), table([row(faces('7C 8C'))]))).toEqual([]);
    const dummy = region('dummy', 'hand', lying('7C 8C'), { owner: 2 });
    expect(flown(table([hand('QS')]), table([hand('QS'), dummy]))).toEqual([]);
  });

  test('a card that is only remembered flies face down', () => {
    const row = (cards: readonly FaceShown[]): Region => region('row', 'row', cards, { owner: 0 });
    const before = table([hand('7C'), row([])], holding(1, 2));
    const after = table([hand(''), row(faces('7C', { marks: ['known'] }))], holding(0, 2));
    expect(flown(before, after)).toEqual(['a back from card hand/0 to card row/0']);
    const change = { ...between(before, after), memory: true };
    expect(flightsOf(change)[0]?.card).toBe(card('7C'));
  });

  test('a deal gives every seat a back from the dealer, and the hands grow', () => {
    const before = table([hand(''), stock(52)], { ...holding(0, 0, 0), dealer: 1 });
    const after = table([hand('7C 8C 9C TD'), stock(40)], { ...holding(4, 4, 4), dealer: 1 });
    expect(flown(before, after)).toEqual([
      'a back from seat 1 to spot hand/top',
      'a back from seat 1 to seat 2',
    ]);
    const under = tableUnder(between(before, after), [], 0.5);
    expect(under.regions[0]?.cards.map((face) => face.card)).toEqual([card('7C'), card('8C')]);
    expect(under.seats.map(({ cards }) => cards)).toEqual([2, 2, 2]);
  });

  test('under a flying card its new place is still empty, its old one already', () => {
    const before = table([hand('7C QS'), trick(by(1, 'JH'))], holding(2, 1));
    const after = table([hand('7C'), trick(by(1, 'JH'), by(0, 'QS'))], holding(1, 1));
    const change = between(before, after);
    const under = tableUnder(change, flightsOf(change), 0.5);
    const tokens = under.regions.map(({ cards }) => cards.map((face) => face.card));
    expect(tokens).toEqual([[card('7C')], [card('JH')]]);
    expect(landings(change, flightsOf(change))).toEqual(['trick']);
  });
});

/** How often each card is seen on a table; the last trick lies beside it. */
function seen({ regions }: Table): readonly number[] {
  return regions
    .filter(({ lastTrick }) => lastTrick !== true)
    .flatMap((one) =>
      one.cards.flatMap((face) =>
        face.card !== undefined && isShown({ memory: false }, one, face) ? [face.card] : [],
      ),
    );
}

const countOf = (cards: readonly number[], one: number): number =>
  cards.filter((other) => other === one).length;

/** What is wrong with a moment of a motion. */
function wrongIn(change: Change): readonly string[] {
  const flights = flightsOf(change);
  const air = flights.flatMap((flight) => flight.card ?? []);
  const [before, after] = [seen(change.before), seen(change.after)];
  const under = seen(tableUnder(change, flights, 0.5));
  return [...new Set([...air, ...under])].flatMap((one) => {
    const most = Math.max(countOf(before, one), countOf(after, one));
    const now = countOf(air, one) + countOf(under, one);
    return now > most ? [`card ${one} is shown ${now} times, not ${most}`] : [];
  });
}

/** The changes of a random match as a seat sees them, those without flights left out. */
function changesIn(game: AnyGame, seed: string, steps: number) {
  const observer = homeSeatOf(game);
  const found: { readonly change: Change; readonly played: Played }[] = [];
  const tableOf = ({ match }: Played): Table =>
    game.display.table(game.observer.observe(match.state, observer));
  const start = opened(game, {}, seed);
  let last = tableOf({ match: start, log: [] });
  let deal = 1;
  playOn(start, steps, (played) => {
    const after = tableOf(played);
    const change = { before: last, after, memory: false };
    if (played.match.deal === deal && flightsOf(change).length > 0) found.push({ change, played });
    last = after;
    deal = played.match.deal;
  });
  return found;
}

describe('in random matches', () => {
  test.each(games.map(({ id }) => id))('%s: no card twice, none that is hidden', (id) => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const changes = changesIn(game, 'flights', 60);
    expect(changes.length).toBeGreaterThan(0);
    for (const { change, played } of changes)
      expect(wrongIn(change), `step ${played.match.ply} of seed flights`).toEqual([]);
  });

  let laid: Laid;
  beforeAll(() => {
    laid = openLaid(stageAt('80x24', { theme: 'felt' }, 3));
  });
  afterAll(() => laid.close());

  /** Where everything is but the cards. */
  const places = (shown: TableShown): string => {
    laid.show(createElement(TableView, { shown }));
    return laid.registry
      .all()
      .filter(({ kind }) => kind === 'zone' || kind === 'seat' || kind === 'region')
      .map(({ kind, id, rectangle }) => `${kind} ${id} ${JSON.stringify(rectangle)}`)
      .sort()
      .join('\n');
  };

  test.each(games.map(({ id }) => id))('%s: nothing but the cards moves', (id) => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    for (const { change, played } of changesIn(game, 'still', 24).slice(0, 4)) {
      const { match, log } = played;
      const names = namesFor(match);
      const shown = {
        match,
        names,
        observer: homeSeatOf(game),
        log,
        memory: false,
        waiting: false,
      };
      const flights = flightsOf(change);
      const moving = {
        table: tableUnder(change, flights, 0.5),
        flying: [{ x: 40, y: 10 }],
        landings: landings(change, flights),
        told: 0,
      };
      const during = places({ ...shown, moving });
      expect(during, `step ${match.ply} of seed still`).toBe(places(shown));
    }
  });
});
