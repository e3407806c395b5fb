/** What a bot may ask and claim while its turn is open, and which moves it may make. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyMatch, legalTexts, matchActor } from '../../src/engine/match.ts';
import { SeatInMatch } from '../../src/protocol/bot-answers.ts';
import type { OpenTurn } from '../../src/protocol/connection.ts';
import { LEGAL_SENT, LINE_BYTES } from '../../src/protocol/messages.ts';
import type { BotDecision, MoveLimits } from '../../src/protocol/turn-messages.ts';
import { altered } from '../support/altered.ts';
import { after, position } from '../support/play.ts';
import { gameNamed } from '../tui/stage.ts';

/** The seat to act; what it is sent is kept as messages. */
function sitAt(match: AnyMatch, limits: MoveLimits = { ms: 500, positions: 9 }) {
  const lines: string[] = [];
  let open: OpenTurn | undefined;
  const put = (line: string): void => {
    lines.push(line);
  };
  const talk = {
    put,
    send: (message: object) => put(JSON.stringify(message)),
    wait: (turn: OpenTurn) => {
      open = turn;
    },
    withdraw: () => undefined,
    over: () => undefined,
  };
  const place = { match: 7, opening: match, names: [], rng: '' };
  const seat = new SeatInMatch(talk, matchActor(match), place, limits);
  const said = () => {
    const line = lines.at(-1) ?? '';
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LINE_BYTES);
    return JSON.parse(line);
  };
  const id = (): number => open?.id ?? 0;
  return {
    said,
    limit: () => open?.limit,
    ask: (at = match): Promise<BotDecision> => seat.decide(at),
    /** Whether the turn is over with this answer. */
    say: (type: 'move' | 'claim', text: string) =>
      open?.take({ type, match: 7, id: id(), do: text }),
    query: (more: { readonly texts?: string[]; readonly from?: number }) => {
      expect(open?.take({ type: 'ask', match: 7, id: id(), ...more })).toBe(false);
      return said();
    },
  };
}

const game = gameNamed('bridge');
const dealt = (...hands: readonly string[]): string =>
  ['deal', ...Array.from({ length: 13 }, (_, at) => hands.map((hand) => hand.split(' ')[at]))]
    .flat()
    .join(' ');
/** The dealer, who is dealt to last, has all spades. */
const HANDS = dealt(
  '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC',
  '2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD',
  '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH',
  '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS',
);
const auction = position(game, {}, 'dealer 2', HANDS);

describe('a turn', () => {
  test('brings the legal list and its limits along, and answers what is legal without trying a claim', async () => {
    const seat = sitAt(auction);
    const legal = legalTexts(auction);
    const decision = seat.ask();
    expect(seat.said()).toMatchObject({
      type: 'turn',
      match: 7,
      id: 1,
      seat: matchActor(auction),
      legal,
      ms: 500,
      positions: 9,
    });
    const about = { type: 'answer', match: 7, id: 1 };
    expect(seat.query({ texts: ['pass', ' 1c', 'x', 'nonsense', 'claim 13'] })).toEqual({
      ...about,
      ok: [true, true, false, false, false],
      clauses: [null, null, 'BRI-2', 'notation', 'BRI-5'],
    });
    expect(seat.query({ from: 30 })).toEqual({ ...about, legal: legal.slice(30) });
    expect(seat.query({ from: 999 })).toEqual({ ...about, legal: [] });
    expect(seat.say('move', 'pass')).toBe(true);
    expect(Object.keys(await decision)).toEqual(['move']);
  });

  test('counts a list that is too long, which can be asked for in pages that fit a line', () => {
    const many = Array.from({ length: LEGAL_SENT + 1 }, (_, at) => at);
    const long = (length: number, width: number): AnyMatch => ({
      ...auction,
      game: altered(game, {
        rules: { legal: () => many.slice(0, length) },
        notation: { write: (move) => String(move).padStart(width, 'ä') },
      }),
    });
    for (const match of [long(LEGAL_SENT + 1, 4), long(LEGAL_SENT, 500)]) {
      const seat = sitAt(match);
      void seat.ask();
      const texts = legalTexts(match);
      expect(seat.said()).toMatchObject({ type: 'turn', legalCount: texts.length });
      expect(seat.said().legal).toBeUndefined();
      const got: string[] = [];
      while (got.length < texts.length) {
        const page = seat.query({ from: got.length }).legal;
        expect(page.length).toBeGreaterThan(0);
        got.push(...page);
      }
      expect(got).toEqual(texts);
    }
  });
});

describe('a clock for the whole match', () => {
  afterEach(() => vi.useRealTimers());

  /** Makes a move after so many milliseconds, and returns what the next turn says of time. */
  async function nextAfter(seat: ReturnType<typeof sitAt>, ms: number) {
    const decision = seat.ask();
    vi.advanceTimersByTime(ms);
    seat.say('move', 'pass');
    await decision;
    vi.advanceTimersByTime(10_000);
    void seat.ask();
    const { ms: untilDue, clock } = seat.said();
    return { untilDue, clock, limit: seat.limit()?.ms, late: seat.limit()?.late.en };
  }

  test('runs while the seat is to move, and is told without a time for the move', async () => {
    vi.useFakeTimers();
    const seat = sitAt(auction, { clock: 1000 });
    expect(await nextAfter(seat, 400)).toEqual({
      untilDue: undefined,
      clock: 600,
      limit: 600,
      late: 'no time left of the 1000 ms for a match',
    });
    expect((await nextAfter(seat, 700)).clock).toBe(0);
  });

  test('beside a time for each move leaves the lesser of both', async () => {
    vi.useFakeTimers();
    const seat = sitAt(auction, { ms: 500, clock: 1000 });
    const first = await nextAfter(seat, 300);
    expect(first).toEqual({ untilDue: 500, clock: 700, limit: 500, late: 'no move within 500 ms' });
    const last = await nextAfter(seat, 450);
    expect([last.untilDue, last.clock, last.limit]).toEqual([250, 250, 250]);
    expect(last.late).toContain('1000 ms for a match');
  });
});

describe('a claim', () => {
  const led = (bid: string): AnyMatch => {
    const play = after(auction, bid, 'pass', 'pass', 'pass');
    return after(play, legalTexts(play)[0] ?? '');
  };

  test('that holds is the move', async () => {
    const seat = sitAt(led('7S'));
    const decision = seat.ask();
    expect(seat.say('claim', 'claim 13')).toBe(true);
    expect(seat.said()).toEqual({ type: 'claimed', match: 7, id: 1, ok: true });
    expect(await decision).toEqual({ move: game.notation.read('claim 13') });
  });

  test('that does not hold leaves the turn open, goes with the next step, and is the last of the deal', async () => {
    const match = led('7C');
    const seat = sitAt(match);
    const decision = seat.ask();
    expect(seat.say('claim', 'claim 13')).toBe(false);
    expect(seat.said()).toMatchObject({ type: 'claimed', ok: false, clause: 'BRI-5' });
    expect(seat.say('move', 'claim 0')).toBe(false);
    expect(seat.said()).toMatchObject({ type: 'claimed', ok: false, clause: 'conventions' });
    const [card = ''] = legalTexts(match);
    expect(seat.say('move', card)).toBe(true);
    expect(await decision).toEqual({ move: game.notation.read(card), refused: 'claim 13' });
    const next = seat.ask();
    expect(seat.say('move', card)).toBe(true);
    expect(await next).toEqual({ move: game.notation.read(card) });
  });

  test('of anything else is refused, and is no fault', () => {
    const seat = sitAt(auction);
    void seat.ask();
    expect(seat.say('claim', 'claim 13')).toBe(false);
    expect(seat.said()).toMatchObject({ type: 'claimed', ok: false });
    expect(seat.say('claim', 'pass')).toBe(false);
    expect(seat.said()).toMatchObject({ type: 'claimed', ok: false, clause: 'conventions' });
  });
});

test('a move that the rules refuse is a fault that names the clause', async () => {
  const seat = sitAt(auction);
  const decision = seat.ask();
  expect(seat.say('move', 'x')).toBe(true);
  expect(await decision).toMatchObject({
    fault: { code: 'illegal', clause: expect.stringMatching(/^BRI-/) },
  });
});
