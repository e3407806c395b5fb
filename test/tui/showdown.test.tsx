/** After real deals of every game: the result, the table with all cards open and the final page. */
import stringWidth from 'string-width';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import type { Registered } from '../../src/tui/context/registry.ts';
import { sceneOfDeal, TurnedUp } from '../../src/tui/screens/end/deal-windows.tsx';
import { EndOfDeal, EndOfMatch } from '../../src/tui/screens/end/end-screens.tsx';
import { linesOfParty, type Scored, scoredIn } from '../../src/tui/screens/score/scored.ts';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { bare, type Drawn, openDrawn, type Painting } from './drawn.tsx';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

const PLAIN: Painting = {};
const FELT: Painting = { theme: 'felt', level: 3, lang: 'de' };
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna'];

/** Random players of Binokel bid beyond all sense and play hardly a deal. */
const PLAYERS: Readonly<Record<string, 'easy'>> = { binokel: 'easy' };
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  binokel: { players: 4 },
};

/** Deals whose post-mortem takes seconds are one. */
const DEALS: Readonly<Record<string, number>> = { bridge: 1 };

/** A match that has just ended a deal, the second if it has two. */
async function afterDeals(id: string, deals = 2, level = PLAYERS[id]): Promise<Session> {
  const game = gameNamed(id);
  const options = resolveOptions(game.options, OPTIONS[id] ?? {});
  if (isRefusal(options)) throw new Error(options.text.en);
  const players = NAMES.slice(0, Number(options.players)).map((name) => ({
    name,
    who: level ?? ('random' as const),
  }));
  const session = openSession({ game, options, seed: 'showdown', players });
  onTestFinished(() => session.close());
  while (session.outcomes().length < deals && (await session.advance()) !== undefined);
  await session.postMortem(session.outcomes().length);
  return session;
}

evaluateBriefly();

const none = (): void => {};

function open(session: Session, which: 'deal' | 'match', size: string, painting: Painting): Drawn {
  const screen =
    which === 'deal' ? (
      <EndOfDeal session={session} go={none} leave={none} />
    ) : (
      <EndOfMatch session={session} again={none} same={none} leave={none} leadsTo="menu" />
    );
  const drawn = openDrawn(screen, size, painting);
  onTestFinished(drawn.close);
  return drawn;
}

type Box = Registered['rectangle'];

const isInside = ({ x, y, width, height }: Box, columns: number, rows: number): boolean =>
  x >= 0 && y >= 0 && x + width <= columns && y + height <= rows;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What does not fit: rows or cells too many, places outside the window or on one another. */
function faultsOf(drawn: Drawn, size: string): readonly string[] {
  const [columns = 0, rows = 0] = size.split('x').map(Number);
  const lines = bare(drawn.frame()).split('\n');
  const wide = lines.filter((line) => stringWidth(line) > columns);
  const places = drawn.registry.all();
  const outside = places.filter(({ rectangle }) => !isInside(rectangle, columns, rows - 1));
  const apart = places.filter(({ kind }) => kind === 'seat' || kind === 'region');
  const covered = apart.flatMap((one, at) =>
    apart
      .slice(at + 1)
      .filter((other) => overlap(one.rectangle, other.rectangle))
      .map((other) => `${one.kind} ${one.id} and ${other.kind} ${other.id} overlap`),
  );
  return [
    // The last row of the window is painted, and holds nothing.
    ...(lines.slice(rows - 1).some((line) => line.trim() !== '') || lines.length > rows
      ? [`${lines.length} lines`]
      : []),
    ...wide.map((line) => `too wide: ${line}`),
    ...outside.map(({ kind, id }) => `outside: ${kind} ${id}`),
    ...covered,
  ];
}

const seatsOn = ({ registry }: Drawn): readonly string[] =>
  registry
    .all()
    .filter(({ kind, id }) => kind === 'seat' && !id.startsWith('portrait'))
    .map(({ id }) => id)
    .sort();

const seatIds = ({ voices }: Scored): readonly string[] =>
  voices.names.map((_, seat) => String(seat));

/** Whether cards are laid to places, which take the whole table: the only player has no seat on it. */
function laysByHand(session: Session): boolean {
  const { game, state } = session.match();
  return game.display.table(game.observer.observe(state, 0)).homes !== undefined;
}

/** Everything that scrolls past. */
async function read(drawn: Drawn): Promise<string> {
  const seen = [drawn.text()];
  for (let page = 0; page < 60; page++) {
    await drawn.press('\u001b[6~');
    const text = drawn.text();
    if (text === seen.at(-1)) return seen.join('\n');
    seen.push(text);
  }
  throw new Error('it scrolls for ever');
}

/** The words of the last deal's lines that the text lacks, however they are broken. */
function missing(
  text: string,
  { outcomes, parties }: Scored,
  lang: 'en' | 'de',
): readonly string[] {
  const outcome = outcomes.at(-1);
  if (outcome === undefined) return ['a deal'];
  // Words go on beside a portrait.
  const whole = text.replace(/[▀-▟\s]+/g, ' ');
  return parties
    .flatMap((party) => {
      const lines = linesOfParty(outcome, party);
      const told = lines.length > 1 ? lines : [];
      return told.map(({ label }) => (label[lang].split('[')[0] ?? '').trim());
    })
    .filter((one) => !whole.includes(one));
}

/** Plain in English and felt in German by turns. */
const PAINTINGS: readonly (readonly [size: string, painting: Painting])[] = [
  ['60x20', PLAIN],
  ['80x24', FELT],
  ['120x40', PLAIN],
  ['200x60', FELT],
];

/** Two sizes for each game, plain and felt, by turns; `TALON_PLACES=1`: all four. */
const paintingsFor = (game: number): typeof PAINTINGS =>
  process.env.TALON_PLACES === undefined
    ? PAINTINGS.filter((_, at) => (game % 2 === 0) === (at === 0 || at === 3))
    : PAINTINGS;

test.each(games.map(({ id }, at) => [id, at] as const))(
  '%s: result, table and final page',
  async (id, at) => {
    const session = await afterDeals(id, DEALS[id]);
    const scored = scoredIn(session, 'en');
    for (const [size, painting] of paintingsFor(at)) {
      const where = `${id} at ${size}, ${painting.theme ?? 'plain'}`;
      const on = open(session, 'deal', size, painting);
      expect(faultsOf(on, size), where).toEqual([]);
      const result = await read(on);
      expect(result, where).not.toContain('…');
      expect(result, where).not.toMatch(/\b[A-Z]{3}-\d/);
      expect(missing(result, scored, painting.lang === 'de' ? 'de' : 'en'), where).toEqual([]);
      await on.press('t');
      expect(on.text(), where).toMatch(/(Enter (goes back|geht zurück))|Esc (back|zurück)/);
      expect(faultsOf(on, size), where).toEqual([]);
      // Hands on a page of their own are printed round no table with seats.
      const isPrinted = /Esc (back|zurück)/.test(on.text());
      expect(seatsOn(on), where).toEqual(laysByHand(session) || isPrinted ? [] : seatIds(scored));
      const end = open(session, 'match', size, painting);
      expect(faultsOf(end, size), where).toEqual([]);
      const whole = await read(end);
      expect(whole, where).not.toContain('…');
      for (const name of scored.voices.names) expect(whole, where).toContain(name);
      await end.press('s');
      const score = await read(end);
      for (const [at] of session.outcomes().entries())
        expect(score, where).toMatch(new RegExp(`^[ ›]* ${at + 1} +[+−0]`, 'm'));
    }
  },
);

test('a match whose cards can be opened ends as its deals do: hands, par and every trick', async () => {
  const session = await afterDeals('bridge', 1);
  for (const size of ['120x40', '200x60']) {
    const [deal, match] = (['deal', 'match'] as const).map((which) =>
      open(session, which, size, { theme: 'felt', level: 3 }),
    );
    const rows = match?.text() ?? '';
    expect(match && faultsOf(match, size), size).toEqual([]);
    expect(rows, size).toMatch(/Trick by trick[\s\S]* 1 [\s\S]* 13 /);
    expect(rows, size).toMatch(/double dummy {2}\d/);
    expect(rows, size).toMatch(/contract[\s\S]*tricks[\s\S]*vulnerable/);
    expect(rows.match(/[♠♥♦♣] (?:[\dAKQJ]+ )*[\dAKQJ–]/g)?.length, size).toBeGreaterThanOrEqual(16);
    expect(rows, size).not.toMatch(/^ ?1–\d+ of/m);
    expect(deal?.text(), size).not.toMatch(/^ ?1–\d+ of/m);
  }
  for (const which of ['deal', 'match'] as const) {
    const rows = open(session, which, '80x24', PLAIN).text();
    expect(rows, which).toMatch(/double dummy[\s\S]*t hands, calls · v tricks/);
    expect(rows, which).not.toMatch(/^ ?1–\d+ of/m);
  }
});

test('after a single game of Durak places show how long each held cards, and the bout that let them out', async () => {
  const session = await afterDeals('durak', 1);
  const { outcomes } = scoredIn(session, 'en');
  expect(outcomes.at(-1)?.over).toBe(true);
  for (const size of ['60x20', '80x24'])
    for (const lang of ['en', 'de'] as const) {
      const drawn = open(session, 'match', size, { ...PLAIN, lang });
      // Shorter ones are pictures on cards.
      const bars = drawn.text().match(/█{6,}/g) ?? [];
      const cells = bars.map((bar) => bar.length);
      expect(faultsOf(drawn, size), size).toEqual([]);
      expect(cells, size).toHaveLength(session.setup.players.length);
      expect(cells, size).toEqual([...cells].sort((a, b) => a - b));
      expect(Math.max(...cells), size).toBeGreaterThan(Math.min(...cells));
      expect(drawn.text().match(/(bout|Angriff) \d+/g)?.length, size).toBeGreaterThanOrEqual(
        cells.length,
      );
    }
  const wide = open(session, 'match', '120x40', PLAIN).text();
  expect(wide.match(/Cards in hand/g)).toHaveLength(1);
});

test('partners share every line, so that one entry tells them for both', async () => {
  for (const id of ['binokel', 'bridge', 'canasta']) {
    const session = await afterDeals(id, 1);
    const { parties, outcomes } = scoredIn(session, 'en');
    expect(parties, id).toEqual([
      [0, 2],
      [1, 3],
    ]);
    for (const outcome of outcomes)
      for (const [first = 0, second = 0] of parties) {
        const [one, other] = [first, second].map((seat) =>
          linesOfParty(outcome, [seat]).map((line) => ({ ...line, seat: 0 })),
        );
        expect(other, id).toEqual(one);
      }
  }
});

test('hands turned up stand until Enter goes on to the score, and q leaves', async () => {
  const session = await afterDeals('hiki-kabu', 1);
  const go = vi.fn();
  const leave = vi.fn();
  const on = openDrawn(<TurnedUp session={session} go={go} leave={leave} />, '80x24');
  onTestFinished(on.close);
  expect(on.text()).toMatch(/Enter goes on to the score\n.*q leave/);
  await on.press('q');
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([0, 1]);
  await on.press(KEY.enter);
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
});

test('the result stands until a key; the table and the score are one key away from it', async () => {
  const session = await afterDeals('boese-dame');
  const leave = vi.fn();
  const on = openDrawn(<EndOfDeal session={session} go={none} leave={leave} />, '80x24');
  onTestFinished(on.close);
  await on.press('xh');
  expect(on.text()).toContain('deal 2 is over');
  for (const back of [KEY.enter, 'q', 't', ' ']) {
    await on.press('t');
    expect(on.text()).toContain('Enter goes back');
    await on.press(back);
    expect(on.text()).toContain('deal 2 is over');
  }
  await on.press('s');
  expect(on.text()).toMatch(/^ Score[\s\S]*Deal 2/);
  await on.press('q');
  expect(on.text()).toContain('deal 2 is over');
  await on.press('q');
  expect(leave).toHaveBeenCalledOnce();
});

test('Enter and Space held down do not pass the result', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const session = await afterDeals('boese-dame');
  const go = vi.fn();
  const screen = <EndOfDeal session={session} go={go} leave={none} />;
  const on = openDrawn(screen, '80x24', { quiet: 250 });
  onTestFinished(on.close);
  await on.press('');
  for (const key of [KEY.enter, ' '])
    for (let time = 0; time < 12; time++) {
      vi.advanceTimersByTime(33);
      await on.press(key);
    }
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(251);
  await on.press(KEY.enter);
  expect(go).toHaveBeenCalledOnce();
});

test('after a deal of melds the standing with portraits fits into a small window, which need not scroll', async () => {
  const session = await afterDeals('canasta', 1, 'easy');
  const drawn = open(session, 'deal', '80x24', { ...FELT, lang: 'en' });
  expect(drawn.text()).toMatch(/cards melded/);
  expect(drawn.text()).not.toMatch(/\d+–\d+ of \d+/);
});

test.each(['boese-dame', 'cabo', 'kabadak', 'durak'])(
  'the open table of %s has the totals after the deal, not those before it',
  async (id) => {
    const session = await afterDeals(id);
    const totals = session.outcomes().at(-1)?.totals;
    const earlier = session.outcomes().at(-2)?.totals;
    expect(totals).not.toEqual(earlier);
    const seats = sceneOfDeal(session, 'en')?.table.seats ?? [];
    expect(seats.map(({ seat, total }) => [seat, total])).toEqual(
      seats.map(({ seat }) => [seat, totals?.[seat]]),
    );
  },
);
