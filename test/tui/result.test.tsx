/**
 * What follows a deal and a match: its result, the score sheet and the final page. Their content here
 * is made up; `showdown.test.tsx` draws them after real deals of every game.
 */
import type { ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Outcome, ScoreLine } from '../../src/engine/game.ts';
import type { Fact } from '../../src/engine/table.ts';
import { same, text } from '../../src/lang/text.ts';
import { type LeadsTo, MatchEnd } from '../../src/tui/screens/end/match-end.tsx';
import { Result } from '../../src/tui/screens/end/result.tsx';
import { ScoreSheet } from '../../src/tui/screens/end/score.tsx';
import { byRank, placeOf, type Scored } from '../../src/tui/screens/end/scored.ts';
import { altered } from '../support/altered.ts';
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
        postMortem: {
          *facts() {
            yield;
            return FACTS;
          },
        },
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

function open(screen: ReactNode, size = '80x24', painting: Painting = {}): Drawn {
  const drawn = openDrawn(screen, size, painting);
  onTestFinished(drawn.close);
  return drawn;
}

const result = (more: Partial<Parameters<typeof Result>[0]> = {}) => (
  <Result
    scored={scored()}
    headline={HEADLINE}
    isLast={false}
    hasTrick={false}
    go={none}
    open={none}
    leave={none}
    {...more}
  />
);

const HELPED = text(
  'Assisted: a hint, an undo or a deal played out for you.',
  'Mit Hilfe: Tipp, Rücknahme oder für dich zu Ende gespielt.',
);

const matchEnd = (more: Partial<Parameters<typeof MatchEnd>[0]> = {}) => (
  <MatchEnd scored={scored()} assisted={undefined} leadsTo="menu" choose={none} {...more} />
);

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
    expect(felt.text()).toBe(plain);
    const [columns, rows] = size.split('x').map(Number);
    const lines = bare(felt.frame()).split('\n');
    expect(lines).toHaveLength((rows ?? 0) - 1);
    for (const line of lines) expect(line).toHaveLength(columns ?? 0);
  });
});

describe('the result', () => {
  test('partners are one side: one place, one total, each line once', () => {
    const shown = open(result()).text();
    expect(shown.match(/Ada and Clara/g)).toHaveLength(2);
    expect(shown).toMatch(/1 {2}Ada and Clara +\+40 +85 /);
    expect(shown).toMatch(/2 {2}Bruno and Dora +\+8 +56 /);
    expect(shown.match(/last trick {2}MAD-1/g)).toHaveLength(1);
  });

  test('the rest scrolls into view, by keys, the wheel and Space, which then goes on', async () => {
    const go = vi.fn();
    const on = open(result({ go }), '60x12');
    expect(on.text()).not.toContain('last trick');
    await on.press(KEY.end);
    expect(on.text()).toContain('last trick  MAD-1');
    await on.press('\u001b[<64;5;5M');
    expect(on.text()).toContain('2–8 of 11');
    await on.press(KEY.up);
    expect(on.text()).toContain('1–7 of 11');
    await on.press(' ');
    expect(on.text()).toContain('5–11 of 11');
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
    await on.press('slrv');
    await on.click('action:score');
    expect(ways.open.mock.calls.flat()).toEqual(['score', 'log', 'rules', 'trick', 'score']);
    await on.press('q');
    await on.click('action:leave');
    expect(ways.leave).toHaveBeenCalledTimes(2);
    await on.press(KEY.enter);
    await on.click('action:go');
    await on.clickAt(40, 8);
    expect(ways.go).toHaveBeenCalledTimes(3);
    expect(open(result({ hasTrick: true })).text()).toContain('v last trick');
    expect(open(result({ isLast: true })).text()).toContain('Enter final result');
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
    const shown = open(result({ scored: many }), '60x20').text();
    for (const name of names) expect(shown).toContain(name);
    expect(shown).not.toContain('How the points came about');
    const alone = { ...outcome, points: [4], totals: [4], ranks: [1] };
    const one = scored({ outcomes: [alone], parties: [[0]] });
    expect(open(result({ scored: one })).text()).toMatch(/^ {6}Ada +\+4 +4 {2}█+$/m);
  });
});

describe('the score sheet', () => {
  test('tells the oldest deal first and is seen from its end', async () => {
    const on = open(sheet(), '60x12');
    expect(on.text()).toContain('Deal 3');
    expect(on.text()).not.toContain('Deal 1');
    await on.press('\u001b[H');
    expect(on.text()).toMatch(/total +points\n +Deal 1 {2}all is played/);
    expect(on.text()).not.toContain('Deal 3');
  });

  test('every deal has its points, totals and lines, one entry a party', () => {
    const shown = open(sheet(), '80x40').text();
    expect(shown.match(/Deal \d/g)).toEqual(['Deal 1', 'Deal 2', 'Deal 3']);
    expect(shown.match(/last trick {2}MAD-1/g)).toHaveLength(3);
    expect(shown).toMatch(/Bruno and Dora +48 +\+60 {2}tricks {2}MAD-1/);
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
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });
});

describe('the end of a match', () => {
  const told = (winners: readonly number[], parties: Scored['parties']) => {
    const outcomes = [...OUTCOMES.slice(0, 2), { ...deal([40, 8], [85, 56]), winners }];
    return open(matchEnd({ scored: scored({ outcomes, parties }) })).text();
  };

  test('says who has won: one, partners, several, nobody', () => {
    const alone = [[0], [1], [2], [3]];
    expect(told([1], alone)).toContain('Bruno wins the match.');
    expect(
      told(
        [0, 2],
        [
          [0, 2],
          [1, 3],
        ],
      ),
    ).toContain('Ada and Clara win the match.');
    expect(told([0, 1, 3], alone)).toContain('Ada, Bruno and Dora win the match.');
    expect(told([], alone)).toContain('Nobody wins the match.');
    const patience = { scored: scored({ parties: [[0]] }), alone: text('Stuck.', 'Steckt fest.') };
    expect(open(matchEnd(patience)).text()).toContain('Stuck.');
  });

  test('tells all deals, and whether there was help', async () => {
    const on = open(matchEnd({ assisted: HELPED }), '80x24');
    expect(on.text()).toContain('Deal 1');
    expect(on.text()).toContain('Assisted: a hint, an undo or a deal played out for you.');
    await on.press(KEY.end);
    expect(on.text()).toContain('Deal 3');
    expect(on.text()).toMatch(/› Play again/);
    expect(open(matchEnd()).text()).not.toContain('Assisted');
  });

  test.each([
    ['again', ''],
    ['same', KEY.right],
    ['leave', '3'],
    ['quit', KEY.left],
    ['quit', `${KEY.right}${KEY.right}\t`],
    ['again', `${KEY.left}${KEY.right}`],
  ])('Enter does %s where the cursor is', async (choice, keys) => {
    const choose = vi.fn();
    const on = open(matchEnd({ choose }));
    await on.press(keys);
    await on.press(KEY.enter);
    expect(choose.mock.calls).toEqual([[choice]]);
  });

  test('each choice can be clicked; q leaves; a click beside them does nothing', async () => {
    const choose = vi.fn();
    const on = open(matchEnd({ choose }));
    for (const choice of ['same', 'quit', 'leave', 'again']) await on.click(`action:${choice}`);
    await on.clickAt(40, 5);
    await on.press('q');
    expect(choose.mock.calls.flat()).toEqual(['same', 'quit', 'leave', 'again', 'leave']);
  });

  test('names where leaving leads, and offers nothing beside quitting where it quits', () => {
    const told = (leadsTo: LeadsTo) => open(matchEnd({ leadsTo }), '80x24').text();
    expect(told('menu')).toMatch(/ Menu +Quit Talon[\s\S]*Esc menu/);
    expect(told('back')).toMatch(/ Back +Quit Talon[\s\S]*Esc back/);
    expect(told('shell')).toMatch(/Same cards again +Quit Talon[\s\S]*Esc quit/);
  });

  test('a held Enter starts no other match', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const choose = vi.fn();
    const on = open(matchEnd({ choose }), '80x24', { quiet: 250 });
    for (let time = 0; time < 12; time++) {
      vi.advanceTimersByTime(33);
      await on.press(KEY.enter);
    }
    expect(choose).not.toHaveBeenCalled();
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
  expect(parties.map((party) => placeOf(second, parties, party))).toEqual([2, 1]);
  const equal = { ...second, ranks: [1, 1, 3, 4] };
  const alone = [[0], [1], [2], [3]];
  expect(alone.map((party) => placeOf(equal, alone, party))).toEqual([1, 1, 3, 4]);
});
