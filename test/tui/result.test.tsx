/**
 * What follows a deal and a match: the pages at their ends and the score sheet. Their content here is made up;
 * `showdown.test.tsx` draws them after real deals of every game.
 */
import type { ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Outcome, ScoreLine } from '../../src/engine/game.ts';
import type { Fact } from '../../src/engine/table.ts';
import { same, text } from '../../src/lang/text.ts';
import { DealEnd, type LeadsTo, MatchEnd } from '../../src/tui/screens/end/pages.tsx';
import { ScoreSheet } from '../../src/tui/screens/score/score.tsx';
import { byRank, partyPlace, type Scored } from '../../src/tui/screens/score/scored.ts';
import { altered } from '../support/altered.ts';
import { openCardsWith } from '../support/services.ts';
import { bare, type Drawn, openDrawn, type Painting } from './drawn.tsx';
import { gameNamed, opened } from './stage.ts';
import { KEY } from './window.ts';

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora'];

const score = (seat: number, amount: number, label: string): ScoreLine => ({
  seat,
  amount,
  id: label,
  label: text(label, `${label} (de)`),
  clause: 'MAD-1',
});

/** Of two parties of two, so that each line stands for both partners. */
const deal = (points: readonly [number, number], totals: readonly [number, number]): Outcome => {
  const [us, them] = points;
  const places = totals[0] >= totals[1] ? [1, 3] : [3, 1];
  const lines = [0, 2, 1, 3].flatMap((seat) =>
    seat % 2 === 0
      ? [score(seat, us - 5, 'melds [QS]'), score(seat, 5, 'last trick')]
      : [score(seat, them, 'tricks')],
  );
  const bySeat = (two: readonly number[]) => [0, 1, 2, 3].map((seat) => two[seat % 2] ?? 0);
  return {
    why: 'out',
    over: false,
    points: bySeat(points),
    totals: bySeat(totals),
    ranks: bySeat(places),
    winners: totals[0] >= totals[1] ? [0, 2] : [1, 3],
    lines,
  };
};

const OUTCOMES = [deal([30, -12], [30, -12]), deal([15, 60], [45, 48]), deal([40, 8], [85, 56])];
const FACTS: readonly Fact[] = [{ label: same('par'), value: text('all of [QS]', 'alles') }];

const game = (computes = false) =>
  altered(gameNamed('boese-dame'), {
    rules: { endReasons: { out: text('all is played', 'alles ist gespielt') } },
    ...(computes && {
      extras: {
        openCards: openCardsWith({
          *facts() {
            yield;
            return FACTS;
          },
        }),
      },
    }),
  });

const scored = (more: Partial<Scored> = {}): Scored => ({
  game: game(),
  voices: { pack: opened(gameNamed('boese-dame')).pack, names: NAMES },
  observer: 0,
  outcomes: OUTCOMES,
  parties: [
    [0, 2],
    [1, 3],
  ],
  known: () => undefined,
  ...more,
});

const HEADLINE = text('{0} goes out with the [QS].', '{0} macht mit [QS] Schluss.');
const none = (): void => {};

/** The words of a page row by row, without the signs of bars, letters and the cursor. */
const worded = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/[█▓░▏▀▄›]+/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .join('\n');

function open(screen: ReactNode, size = '80x24', painting: Painting = {}): Drawn {
  const drawn = openDrawn(screen, size, painting);
  onTestFinished(drawn.close);
  return drawn;
}

const result = (more: Partial<Parameters<typeof DealEnd>[0]> = {}) => (
  <DealEnd
    scored={scored()}
    told={HEADLINE}
    isLast={false}
    go={none}
    open={none}
    leave={none}
    {...more}
  />
);

const HELPED = text(
  'Assisted: hint, coach, undo or a deal played out for you.',
  'Mit Hilfe: Tipp, Trainer, Rücknahme, für dich gespielt.',
);

const WAYS = { again: none, same: none, leave: none, quit: none };

const matchEnd = (more: Partial<Parameters<typeof MatchEnd>[0]> = {}) => (
  <MatchEnd
    scored={scored()}
    told={HEADLINE}
    open={none}
    assisted={undefined}
    leadsTo="menu"
    ways={WAYS}
    {...more}
  />
);

/** Ways that note which was taken. */
function noted() {
  const taken: string[] = [];
  const note = (way: string) => (): void => void taken.push(way);
  const ways = {
    again: note('again'),
    same: note('same'),
    leave: note('leave'),
    quit: note('quit'),
  };
  return { taken, ways };
}

const sheet = (more: Partial<Scored> = {}, close = none) => (
  <ScoreSheet scored={scored(more)} close={close} />
);

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['result', () => result({ scored: scored({ game: game(true), known: () => FACTS }) })],
  ['match-end', () => matchEnd({ assisted: HELPED })],
  ['score', () => sheet({ known: () => FACTS })],
] as const)('%s', (name, screen) => {
  test('looks like this at four sizes, in both languages', async () => {
    const frames = [...SIZES, '60x20 de', '80x24 de'].map((size) => {
      const [cells = '', lang = 'en'] = size.split(' ');
      return `== ${size}\n${open(screen(), cells, { lang: lang as 'en' | 'de' }).text()}`;
    });
    await expect(`${frames.join('\n\n')}\n`).toMatchFileSnapshot(`frames/${name}.txt`);
  });

  test.each(SIZES)('felt says the same at %s and paints every cell', (size) => {
    const plain = open(screen(), size).text();
    const felt = open(screen(), size, { theme: 'felt', level: 3 });
    // The last row of the window is painted, and holds nothing; bars and keys are grounds instead of signs.
    expect(worded(felt.text())).toBe(worded(`${plain}\n`));
    const [columns, rows] = size.split('x').map(Number);
    const lines = bare(felt.frame()).split('\n');
    expect(lines).toHaveLength(rows ?? 0);
    for (const line of lines) expect(line).toHaveLength(columns ?? 0);
  });
});

describe('the result', () => {
  test('partners are one side: one place, one total, each line once, no numbers of rules', () => {
    const shown = open(result()).text();
    expect(shown.match(/Ada and Clara/g)).toHaveLength(1);
    expect(shown).toMatch(
      / 1 {2}Ada and Clara {2}melds.*\n +█+ 30 █+▓+ 15 ▓+█+ 40 █+ \+40 → 85 ★\n/,
    );
    expect(shown).toMatch(/ 2 {2}Bruno and Dora {2}tricks\n +█+ \+8 → 56\n/);
    expect(shown.match(/melds Q♠ \+35 · last trick \+5/g)).toHaveLength(1);
    expect(shown).not.toContain('MAD-1');
  });

  test('the rest scrolls into view, by keys, the wheel and Space, which then goes on', async () => {
    const go = vi.fn();
    const known = scored({ game: game(true), known: () => [...FACTS, ...FACTS, ...FACTS] });
    const on = open(result({ go, scored: known }), '44x12');
    expect(on.text()).toMatch(/1–6 of \d+/);
    const whole = Number(/of (\d+)/.exec(on.text())?.[1]);
    await on.press(KEY.end);
    expect(on.text()).toContain(`–${whole} of ${whole}`);
    await on.press('\u001b[<64;5;5M');
    expect(on.text()).not.toContain(`–${whole} of`);
    await on.press(KEY.end);
    expect(go).not.toHaveBeenCalled();
    await on.press(' ');
    expect(go).toHaveBeenCalledOnce();
  });

  test('a post-mortem is being computed until it is known', () => {
    const computing = open(result({ scored: scored({ game: game(true) }) })).text();
    expect(computing).toContain('analysing the deal …');
    const known = scored({ game: game(true), known: (at) => (at === 3 ? FACTS : undefined) });
    const done = open(result({ scored: known })).text();
    expect(done).toContain('par  all of Q♠');
    expect(done).not.toContain('analysing');
    expect(open(result()).text()).not.toContain('analysing');
  });

  test('keys and clicks go on, show all deals, or leave', async () => {
    const ways = { go: vi.fn(), open: vi.fn(), leave: vi.fn() };
    const on = open(result(ways));
    await on.press('slrvt');
    await on.click('action:score');
    expect(ways.open.mock.calls.flat()).toEqual([
      'score',
      'log',
      'rules',
      'trick',
      'cards',
      'score',
    ]);
    await on.press('q');
    await on.click('action:leave');
    expect(ways.leave).toHaveBeenCalledTimes(2);
    await on.press(KEY.enter);
    await on.click('action:go');
    await on.clickAt(40, 8);
    expect(ways.go).toHaveBeenCalledTimes(3);
    expect(open(result({ isLast: true })).text()).toMatch(/Enter +final result/);
  });

  test.each([
    ['Enter', KEY.enter],
    ['Space', ' '],
    ['a click', '\u001b[<0;20;10M'],
  ])('%s thirty times a second does not fly past; after a rest it goes on', async (_, key) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const go = vi.fn();
    const on = open(result({ go }), '80x24', { quiet: 250 });
    await on.press('');
    for (let time = 0; time < 12; time++) {
      vi.advanceTimersByTime(33);
      await on.press(key);
    }
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(251);
    await on.press(key);
    expect(go).toHaveBeenCalledOnce();
  });

  test('many players have a row each, whoever plays alone has no place', () => {
    const outcome: Outcome = {
      ...deal([0, 0], [0, 0]),
      points: [1, 2, 3, 4, 5, 6, 7, 8],
      totals: [1, 2, 3, 4, 5, 6, 7, 8],
      ranks: [8, 7, 6, 5, 4, 3, 2, 1],
      lines: [],
    };
    const names = NAMES.flatMap((name) => [name, `${name} II of Somewhere`]);
    const parties = names.map((_, seat) => [seat]);
    const voices = { names };
    const many = scored({ outcomes: [outcome], parties, voices });
    const on = open(result({ scored: many }), '60x24');
    for (const name of names) expect(on.text()).toContain(name);
    const alone = { ...outcome, points: [4], totals: [4], ranks: [1], winners: [] };
    const one = scored({ outcomes: [alone], parties: [[0]] });
    expect(open(result({ scored: one })).text()).toMatch(/^ +Ada\n +█+ \+4$/m);
  });

  const totals = (seats: readonly number[], more: Partial<Outcome> = {}): Partial<Scored> => ({
    outcomes: [{ ...deal([0, 0], [0, 0]), points: seats, totals: seats, lines: [], ...more }],
    parties: seats.map((_, seat) => [seat]),
  });

  test('bars are as long as the totals, what is owed to the left of zero', () => {
    const of = totals([40, 20, -10, 0], { ranks: [1, 2, 4, 3], winners: [0] });
    const shown = open(result({ scored: scored(of) })).text();
    expect(shown).toMatch(/ 1 {2}Ada\n* {18}│█{47} \+40 ★/);
    expect(shown).toMatch(/ 2 {2}Bruno\n* {18}│█{24} \+20\n/);
    expect(shown).toMatch(/ 3 {2}Dora\n* {18}│ 0\n/);
    expect(shown).toMatch(/ 4 {2}Clara\n* {6}█{12}│ −10\n/);
  });

  test('where points are to be avoided, the leader has the star', () => {
    const least = { ...game(), aim: 'least' as const };
    const of = totals([5, 20], { ranks: [1, 2], winners: [0] });
    const shown = open(result({ scored: scored({ ...of, game: least }) })).text();
    expect(shown).toMatch(/ 1 {2}Ada\n* +█{15} \+5 ★/);
    expect(shown).toMatch(/ 2 {2}Bruno\n* +█{60} \+20\n/);
  });
});

describe('the score sheet', () => {
  test('is a table that opens at its top with the last deal in full, and keys choose another', async () => {
    const on = open(sheet(), '80x24');
    expect(on.text()).toMatch(/ {2}Clara +Dora\n +1 +\+30 +30 +−12 +−12 *\n/);
    expect(on.text()).toMatch(/total +★ 85 +56 *\n/);
    expect(on.text()).toMatch(/Deal 3 {2}all is played/);
    expect(on.text()).not.toContain('Deal 1');
    await on.press(KEY.up);
    expect(on.text()).toMatch(/Deal 2 {2}all is played/);
    await on.press('\u001b[H');
    expect(on.text()).toMatch(/Deal 1 {2}all is played/);
    await on.press('\u001b[F');
    expect(on.text()).toMatch(/Deal 3 {2}all is played/);
  });

  test('as many deals as have room stand around the chosen one, and arrows say that there are more', () => {
    const many = Array.from({ length: 30 }, () => OUTCOMES).flat();
    const shown = open(sheet({ outcomes: many }), '80x24').text();
    expect(shown).toMatch(/↑ +\d\d +\+/);
    expect(shown).toMatch(/› +90 +\+/);
    expect(shown).toMatch(/total/);
    expect(shown).toMatch(/Deal 90/);
  });

  test('a deal in full has its points and lines, one entry a party', () => {
    const shown = open(sheet(), '80x40').text();
    expect(shown.match(/last trick *$/gm)).toHaveLength(1);
    expect(shown).toMatch(/Bruno and Dora +\+8 {2}tricks *\n/);
    expect(shown).toContain('The highest score wins.');
  });

  test('a game of low scores says so; without a deal there is nothing to tell', () => {
    const least = { ...game(), aim: 'least' as const };
    expect(open(sheet({ game: least })).text()).toContain('The lowest score wins.');
    const empty = open(sheet({ outcomes: [], parties: [] })).text();
    expect(empty).toContain('No deal is finished yet.');
  });

  test.each([KEY.enter, KEY.escape, 's', 'q', '\u001b[<0;20;10M'])('%j closes it', async (key) => {
    const close = vi.fn();
    await open(sheet({}, close)).press(key);
    await expect.poll(() => close.mock.calls.length).toBe(1);
  });
});

describe('the end of a match', () => {
  const PAIRS = [
    [0, 2],
    [1, 3],
  ];
  const ALONE = [[0], [1], [2], [3]];
  const told = (
    winners: readonly number[],
    parties: Scored['parties'],
    more: Partial<Scored> = {},
  ) => {
    const outcomes = [...OUTCOMES.slice(0, 2), { ...deal([40, 8], [85, 56]), winners }];
    return open(matchEnd({ scored: scored({ outcomes, parties, ...more }) })).text();
  };

  test('says who has won: one, partners, several, nobody', () => {
    expect(told([1], ALONE)).toMatch(/Bruno wins the match\n/);
    expect(told([0, 2], PAIRS)).toMatch(/Ada and Clara win the match\n/);
    expect(told([0, 1, 3], ALONE)).toMatch(/Ada, Bruno and Dora win the match\n/);
    expect(told([], ALONE)).toMatch(/Nobody wins the match\n/);
    const patience = { scored: scored({ parties: [[0]] }), told: text('Stuck.', 'Steckt fest.') };
    expect(open(matchEnd(patience), '80x24', { ascii: true }).text()).toContain('Stuck');
  });

  test('where nobody wins it names who has lost, and gives nobody a star for it', () => {
    const durak = (totals: readonly number[], ranks: readonly number[]) => {
      const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      const outcome = {
        ...deal([0, 0], [0, 0]),
        points: totals,
        totals,
        ranks,
        winners,
        lines: [],
      };
      const parties = totals.map((_, seat) => [seat]);
      const of = scored({ game: gameNamed('durak'), observer: 2, outcomes: [outcome], parties });
      return open(matchEnd({ scored: of }), '60x20', { lang: 'de' }).text();
    };
    const lost = durak([0, 0, 1], [1, 1, 3]);
    expect(lost).toContain('Clara ist der Durak');
    expect(lost).toMatch(/ 3 {2}Clara\n +█+ 1\n/);
    expect(lost).not.toContain('★');
    expect(durak([0, 1, 1], [1, 2, 2])).toContain('Bruno und Clara verlieren die Partie');
    expect(durak([0, 0, 0], [1, 1, 1])).toContain('Niemand verliert die Partie');
  });

  test('says how the last deal went and whether there was help; all deals are a key away', async () => {
    const opened = vi.fn();
    const on = open(matchEnd({ assisted: HELPED, open: opened }), '80x24');
    expect(on.text()).toContain('Deal 3: Ada goes out with the Q♠.');
    expect(on.text()).toContain('Assisted: hint, coach, undo or a deal played out for you.');
    expect(on.text()).toMatch(/›Enter +Play again/);
    expect(open(matchEnd()).text()).not.toContain('Assisted');
    await on.press('stlr');
    expect(opened.mock.calls.flat()).toEqual(['score', 'cards', 'log', 'rules']);
  });

  test('a wide window has the points of all deals beside it, with totals; the first of very many share a line', () => {
    const shownAfter = (count: number): string => {
      const many = Array.from({ length: count }, (_, at) => deal([at, 2 * at], [at, 2 * at]));
      return open(matchEnd({ scored: scored({ outcomes: many }) }), '120x40').text();
    };
    expect(shownAfter(9)).toMatch(/Deal by deal/);
    expect(shownAfter(9)).toMatch(/ 9 +\+8 +\+16\n/);
    expect(shownAfter(9)).toMatch(/ total +8 +16\n/);
    expect(shownAfter(30)).toMatch(/ 1–15 +\+105 +\+210\n/);
  });

  test('the points are counted for a moment, which any key ends; nothing moves in calm settings', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const after = async (ms: number): Promise<void> => {
      for (let time = 0; time < ms; time += 40) {
        vi.advanceTimersByTime(40);
        await on.press('');
      }
    };
    const moving = { speed: 'normal', reducedMotion: false } as const;
    const once = (): Scored => scored({ outcomes: [...OUTCOMES, deal([1, 0], [86, 56])] });
    const lengthOf = (text: string): number => /█[█▓ \d]*█/.exec(text)?.[0].length ?? 0;
    let on = open(matchEnd({ scored: once() }), '80x24', moving);
    expect(on.text()).not.toContain('█');
    await after(400);
    const midst = on.text();
    expect(midst).toContain('Ada and Clara win the match');
    expect(lengthOf(midst)).toBeGreaterThan(0);
    expect(midst).not.toMatch(/ 86\n|\d ★/);
    await on.press('x');
    expect(on.text()).toContain(' 86 ★');
    expect(lengthOf(on.text())).toBeGreaterThan(lengthOf(midst));
    const calm = { ...moving, reducedMotion: true };
    on = open(matchEnd({ scored: once() }), '80x24', calm);
    const still = on.text();
    expect(still).toContain(' 86 ★');
    await after(400);
    expect(on.text()).toBe(still);
  });

  test('the count takes as long on a busy machine, and a frame that comes late is the last', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const moving = { speed: 'normal', reducedMotion: false } as const;
    const once = (): Scored => scored({ outcomes: [...OUTCOMES, deal([1, 0], [86, 56])] });
    const figures = async (frames: readonly number[]): Promise<readonly string[]> => {
      const on = open(matchEnd({ scored: once() }), '80x24', moving);
      const found: string[] = [];
      for (const ms of frames) {
        // Time passes without a chance to draw, then one frame is drawn.
        vi.setSystemTime(Date.now() + ms);
        vi.advanceTimersByTime(ms);
        await on.press('');
        found.push(/(\d+)( ★)?\n/.exec(on.text().split('Ada and Clara')[2] ?? '')?.[1] ?? '');
      }
      return found;
    };
    const slow = await figures([200, 200, 200, 200, 200]);
    expect(slow.at(-1)).toBe('86');
    // No figure on the way stands still.
    expect(new Set(slow).size).toBe(slow.length);
  });

  test('the person is told in large letters how it ended, partners and who plays alone', () => {
    const letters = (more: Partial<Scored>): string => {
      const shown = open(matchEnd({ scored: scored({ you: 0, ...more }) }), '80x24').text();
      return shown.split('\n').slice(2, 5).join('\n');
    };
    expect(letters({})).toMatch(/^(.*[▀▄█].*\n){2}.*[▀▄█]/);
    const lost = letters({ you: 1, observer: 1 });
    expect(lost).toMatch(/[▀▄█]/);
    expect(lost).not.toBe(letters({}));
  });

  test.each([
    ['again', ''],
    ['same', KEY.right],
    ['leave', '3'],
    ['quit', KEY.left],
    ['quit', `${KEY.right}${KEY.right}\t`],
    ['again', `${KEY.left}${KEY.right}`],
  ])('Enter does %s where the cursor is', async (choice, keys) => {
    const { taken, ways } = noted();
    const on = open(matchEnd({ ways }));
    await on.press(keys);
    await on.press(KEY.enter);
    expect(taken).toEqual([choice]);
  });

  test('each choice can be clicked; m leaves and q quits; a click beside them does nothing', async () => {
    const { taken, ways } = noted();
    const on = open(matchEnd({ ways }));
    for (const choice of ['same', 'quit', 'leave', 'again']) await on.click(`action:${choice}`);
    await on.clickAt(40, 5);
    await on.press('m');
    await on.press('q');
    expect(taken).toEqual(['same', 'quit', 'leave', 'again', 'leave', 'quit']);
  });

  test('names where leaving leads, and q alone either leads back or quits', () => {
    const told = (leadsTo: LeadsTo) => open(matchEnd({ leadsTo }), '80x24').text();
    expect(told('menu')).toMatch(/ m +Menu +q +Quit/);
    expect(told('back')).toMatch(/ q +Back *$/m);
    expect(told('shell')).toMatch(/Same cards +q +Quit/);
    for (const leadsTo of ['menu', 'back', 'shell'] as const)
      expect(told(leadsTo)).not.toContain('Esc');
  });

  test('a held Enter starts no other match', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { taken, ways } = noted();
    const on = open(matchEnd({ ways }), '80x24', { quiet: 250 });
    for (let time = 0; time < 12; time++) {
      vi.advanceTimersByTime(33);
      await on.press(KEY.enter);
    }
    expect(taken).toEqual([]);
  });
});

test('places count parties, equal ones share theirs', () => {
  const parties = [
    [0, 2],
    [1, 3],
  ];
  const [, second = OUTCOMES[0]] = OUTCOMES;
  if (second === undefined) throw new Error('no deal');
  expect(byRank(second, parties)).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(parties.map((party) => partyPlace(second, parties, party))).toEqual([2, 1]);
  const equal = { ...second, ranks: [1, 1, 3, 4] };
  const alone = [[0], [1], [2], [3]];
  expect(alone.map((party) => partyPlace(equal, alone, party))).toEqual([1, 1, 3, 4]);
});
