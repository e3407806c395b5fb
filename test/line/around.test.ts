/** What lies around a deal, in lines: the seats, the auction, the showdown, the words of a game. */
import { describe, expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import { spellToken } from '../../src/cards/spell.ts';
import type { FaceShown, SeatShown, Table } from '../../src/engine/table.ts';
import { games } from '../../src/games/index.ts';
import { type Lang, speak, text } from '../../src/lang/text.ts';
import { regionText, saidTexts, seatsTexts } from '../../src/line/describe.ts';
import { always, hear } from '../support/hearing.ts';
import { sit, someMove, wait } from '../support/session.ts';
import { faces, region, table } from '../tui/made-up.ts';

const spoken = (texts: readonly { readonly en: string; readonly de: string }[], lang: Lang) =>
  texts.map((words) =>
    speak(words, {
      lang,
      card: (token) => spellToken(FRENCH_52, token, lang),
      seat: (seat) => `P${seat}`,
    }),
  );

const seatsOf = (count: number, party: (seat: number) => number | undefined): SeatShown[] =>
  Array.from({ length: count }, (_, seat) => {
    const side = party(seat);
    return { seat, cards: 1, total: 0, tags: [], ...(side !== undefined && { party: side }) };
  });

const laid = (count: number, more: Partial<Table> = {}): Table =>
  table([], { seats: seatsOf(count, () => undefined), ...more });

describe('seats', () => {
  test('are told in the order of play from the listener on, with the dealer and partners', () => {
    const four = laid(4, { seats: seatsOf(4, (seat) => seat % 2), dealer: 2 });
    expect(spoken(seatsTexts(1, four), 'en')).toEqual([
      'P1: you, partner of P3',
      'P2: on your left, dealer, partner of P0',
      'P3: opposite you, your partner',
      'P0: on your right, partner of P2',
      'Play goes to the left, clockwise.',
    ]);
  });

  test('lie further round larger tables, and the other way where play goes to the right', () => {
    const told = spoken(seatsTexts(0, laid(6, { toRight: true, dealer: 0 })), 'de');
    expect(told).toEqual([
      'P0: du, Geber',
      'P5: rechts von dir',
      'P4: zwei Plätze rechts von dir',
      'P3: dir gegenüber',
      'P2: zwei Plätze links von dir',
      'P1: links von dir',
      'Gespielt wird rechtsherum, gegen den Uhrzeigersinn.',
    ]);
  });

  test('have numbers for somebody who only watches, and no direction for one alone', () => {
    expect(spoken(seatsTexts(-1, laid(2)), 'en').slice(0, 2)).toEqual(['P0: seat 1', 'P1: seat 2']);
    expect(spoken(seatsTexts(0, laid(1)), 'en')).toEqual(['P0: you']);
  });

  test('that play together, and play to the right, are told at the beginning', async () => {
    const canasta = await hear(sit('canasta', ['human'], { deals: 1 }), []);
    expect(canasta.lines[1]).toBe('Playing together: P0 and P2; P1 and P3.');
    const hiki = await hear(sit('hiki-kabu', ['human'], { deals: 1 }), []);
    expect(hiki.lines[1]).toBe('Play goes to the right, anticlockwise.');
  });
});

describe('the auction', () => {
  const said = (...seats: readonly number[]) =>
    seats.map((seat) => ({ seat, words: text('pass', 'passe') }));

  test('begins its rounds with whoever spoke first', () => {
    const told = saidTexts(laid(4, { said: said(2, 3, 0, 1, 2, 0) }));
    expect(spoken(told, 'en')).toEqual([
      'round 1: P2 pass, P3 pass, P0 pass, P1 pass',
      'round 2: P2 pass, P0 pass',
    ]);
  });

  test('goes round the other way where play does', () => {
    const told = saidTexts(laid(3, { toRight: true, said: said(1, 0, 2, 1) }));
    expect(spoken(told, 'de')).toEqual([
      'Runde 1: P1 passe, P0 passe, P2 passe',
      'Runde 2: P1 passe',
    ]);
  });

  test('is told again while the cards are played', async () => {
    const people = ['human', 'human', 'human', 'human'] as const;
    const turns = ['', '1C', '', 'pass', '', 'pass', '', 'pass', '', '1', '', 'reizung', 'table'];
    const { lines } = await hear(
      sit('bridge', people),
      turns.map((line) => `${line}\n`),
    );
    const rounds = lines.filter((line) => /^Round 1: \w+ 1 club(, \w+ pass){3}\.$/.test(line));
    expect(rounds).toHaveLength(1);
  });
});

describe('the showdown', () => {
  test.each(games.map(({ id }) => id))('%s: a deal ends with what came of it', async (id) => {
    const { lines } = await hear(sit(id, ['human'], { deals: 1 }), always('1'));
    const over = lines.findIndex((line) => /^Deal 1 is over/.test(line));
    expect(over).toBeGreaterThan(0);
    const end = lines.slice(Math.max(0, over - 12), over);
    expect(end.some((line) => !/ (plays|discards|pushes) /.test(line))).toBe(true);
  });

  test('turns up rows at the end of a deal', async () => {
    const session = sit('cabo', ['human', 'random'], { players: 2, deals: 1 });
    const { lines } = await hear(session, always('1'));
    const over = lines.findIndex((line) => line.startsWith('Deal 1 is over'));
    expect(lines[over - 2]).toMatch(/^Sum \d+: (\w+(, )?)+\.$/);
    expect(lines[over - 1]).toMatch(/^P1, sum \d+ \(winning\): (\w+(, )?)+\.$/);
  });

  test('is told again on request, with seats and facts', async () => {
    const session = sit('cabo', ['human', 'random'], { players: 2, deals: 2 });
    while (session.match().deal === 1) {
      await wait(session);
      if (session.match().deal === 1) session.play(someMove(session));
    }
    const { lines } = await hear(session, ['showdown\n']);
    const told = lines.slice(lines.findLastIndex((line) => /^\d+: /.test(line)) + 1);
    expect(told[0]).toMatch(/P\d/);
    expect(told.some((line) => /^P1: \d cards, score \d+, .*\d=\d+/.test(line))).toBe(true);
    expect(
      told.filter((line) => /sum \d+(?: \(winning\))?: (\w+(, )?)+\.$/i.test(line)),
    ).toHaveLength(2);
  });

  test('needs a finished deal', async () => {
    const { lines } = await hear(sit('cabo', ['human']), ['1\n', '1\n', 'aufgedeckt\n'], 'de');
    expect(lines.at(-2)).toBe('Noch ist kein Spiel zu Ende.');
  });
});

describe('explain', () => {
  const asked = async (line: string, lang: Lang): Promise<readonly string[]> => {
    const { lines } = await hear(sit('binokel', ['human', 'human', 'human']), ['\n', line], lang);
    return lines;
  };

  test('says what a word means, in any of its forms, in both languages', async () => {
    expect((await asked('explain dabb', 'en')).at(-2)).toMatch(/^Dabb: .+\.$/);
    expect((await asked('erkläre DABB', 'de')).at(-2)).toMatch(/^Dabb: .+\.$/);
    expect((await asked('erkläre dabb', 'de')).at(-2)).not.toBe(
      (await asked('explain dabb', 'en')).at(-2),
    );
  });

  test('lists the words without one, and with one that the game does not know', async () => {
    expect((await asked('explain', 'en')).at(-2)).toMatch(/^Words explained: .*Dabb.*\.$/);
    const told = (await asked('explain rhubarb', 'en')).at(-2);
    expect(told).toMatch(/^This game does not explain “rhubarb”; it explains: .*Dabb.*\.$/);
  });

  test.each(games.map((game) => [game.id, game] as const))('%s: every word', (_, { display }) => {
    expect(display.glossary.length).toBeGreaterThan(0);
  });
});

describe('cards laid together', () => {
  const eyes = { pack: FRENCH_52, observer: 0, memory: false };
  const told = (role: 'pair' | 'meld', cards: readonly FaceShown[]): string =>
    spoken([regionText(eyes, region('1', role, cards))], 'en')[0] ?? '';

  test('in a pair say what beats what', () => {
    expect(told('pair', faces('6C'))).toBe('attack 1: six of clubs');
    expect(told('pair', faces('6C 8C'))).toBe('attack 1: six of clubs, covered by eight of clubs');
  });

  test('in a meld are listed by suits', () => {
    expect(told('meld', faces('6C 6D'))).toBe('1: clubs six; diamonds six');
  });
});

test('a suit is said by its name, a minus as a word', async () => {
  expect(spoken([text('trump: [hearts]', 'Trumpf: [hearts]')], 'en')).toEqual(['trump: hearts']);
  expect(spoken([text('trump: [hearts]', 'Trumpf: [hearts]')], 'de')).toEqual(['Trumpf: Herz']);
  const { text: all } = await hear(sit('hiki-kabu', ['human'], { deals: 1 }), always('1'));
  expect(all).toMatch(/minus \d/);
  expect(all).not.toMatch(/[−]\d/);
});
