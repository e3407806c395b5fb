import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import type { Lang } from '../../src/lang/text.ts';
import { noChoice } from '../../src/line/typed-move.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { freshFolders } from '../support/folders.ts';
import { always, boese, hear, PEOPLE } from '../support/hearing.ts';
import { journalIn, sit } from '../support/session.ts';

/** Said after the person's `typed`, each answer by itself: what follows its line. */
async function answers(typed: string, lang: Lang = 'en'): Promise<readonly string[]> {
  const silent = await hear(boese(), [], lang);
  const spoken = await hear(boese(), [`${typed}\n`], lang);
  const before = silent.lines.length - 1;
  expect(spoken.lines.slice(0, before)).toEqual(silent.lines.slice(0, before));
  return spoken.lines.slice(before, -1);
}

describe.each(games.map((game) => game.id))('%s', (id) => {
  test.each(['en', 'de'] as const)('a match is played by piping in ones (%s)', async (lang) => {
    const { code, text, lines, warned } = await hear(
      sit(id, ['human'], { deals: 1 }),
      always('1'),
      lang,
    );
    expect(code).toBe(0);
    expect(warned).toBe('');
    expect(lines.at(-1)).toMatch(lang === 'en' ? /^Final score: P0 / : /^Endstand: P0 /);
    expect(text).not.toMatch(/undefined|NaN|\[|\]|\{|\}|\$\d|\?\.|\.\.|: \./);
  });

  test('says nothing but lines of text: no control characters at all', async () => {
    // At a keyboard a post-mortem follows, which takes seconds in Bridge.
    const isTTY = id !== 'bridge';
    const { text } = await hear(sit(id, ['human'], { deals: 1 }), always('1'), 'de', isTTY);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('a turn', () => {
  test('says what happened, the hand in words, and numbered choices', async () => {
    const { lines } = await hear(boese(), []);
    expect(lines[0]).toBe('Böse Dame. Seats, clockwise: P0, P1, P2, P3.');
    expect(lines[2]).toBe('Deal 1.');
    const hand = lines.findIndex((line) => line.startsWith('Hand, 8 cards: '));
    expect(hand).toBeGreaterThan(3);
    expect(lines[hand + 1]).toMatch(/^P0, your turn: /);
    expect(lines[hand + 2]).toMatch(/^1: (?:[a-z]+ of [a-z]+)\.$/);
  });

  test('takes a number, a move in any spelling, or a bare card', async () => {
    const { lines } = await hear(boese(), []);
    const spelled = /^1: (.*)\.$/.exec(lines.find((line) => line.startsWith('1: ')) ?? '')?.[1];
    for (const typed of ['1', ' 1 ']) {
      const after = await answers(typed);
      expect(after[0]).toBe(`P0 plays ${spelled}.`);
    }
    const [, suit = ''] = /of (\w)/.exec(spelled ?? '') ?? [];
    const rank = { ten: '10', seven: '7', eight: '8', nine: '9' }[spelled?.split(' ')[0] ?? ''];
    const letter = rank ?? (spelled?.[0] ?? '').toUpperCase();
    for (const typed of [`play ${letter}${suit}`, `${letter}${suit}`, `PLAY ${letter}${suit}`])
      expect((await answers(typed))[0]).toBe(`P0 plays ${spelled}.`);
  });

  test('asks again after a refused move, with its sentence and clause', async () => {
    const { lines } = await hear(boese(), ['foo\n', '99\n', '1\n']);
    expect(lines).toContain('“foo” is not understood here.');
    expect(lines).toContain('Say “help” if you are lost.');
    expect(lines.some((line) => /^There is no choice 99, only 1 to \d\.$/.test(line))).toBe(true);
  });

  test.each(['en', 'de'] as const)('quotes what was typed with its braces: %s', async (lang) => {
    const { lines } = await hear(boese(), ['{1}\n', 'play {0} {12}\n'], lang);
    const quoted = (typed: string): string =>
      lang === 'en'
        ? `“${typed}” is not understood here.`
        : `„${typed}“ wird hier nicht verstanden.`;
    expect(lines).toContain(quoted('{1}'));
    expect(lines).toContain(quoted('play {0} {12}'));
  });

  test('says how many choices there are', () => {
    expect(noChoice(4, 3).de).toBe('Möglichkeit 4 gibt es nicht, nur 1 bis 3.');
    expect(noChoice(4, 1).de).toBe('Möglichkeit 4 gibt es nicht, nur 1.');
    expect(noChoice(4, 1).en).toBe('There is no choice 4, only 1.');
  });

  test('a move against the rules names its clause, and “why” says the rule', async () => {
    const typed = ['2C', '2C', 'JS', 'QS', 'KH', '7C', '8D', '9S', 'AC', 'KD', 'TH'];
    const all = typed.flatMap((card) => [`${card}\n`, 'why\n']);
    const { lines } = await hear(boese(), all);
    const at = lines.findIndex((line) => /^Not allowed: .* \(BOD-\d+\)\.$/.test(line));
    expect(at).toBeGreaterThan(0);
    const clause = /\((BOD-\d+)\)/.exec(lines[at] ?? '')?.[1];
    expect(lines[at + 1]).toMatch(new RegExp(`^${clause}: .{20,}`));
  });

  test('long lists come in pages, and every number counts on any page', async () => {
    const cabo = () => sit('cabo', ['human'], { deals: 1 });
    const typed = ['1\n', '1\n', 'more\n', 'mehr\n', 'mehr\n', '14\n'];
    const { text, lines } = await hear(cabo(), typed);
    expect(text).toContain('further choices: say “more”.');
    expect(lines.filter((line) => line === 'There are no further choices.')).not.toHaveLength(0);
    expect(lines.some((line) => line.startsWith('13: '))).toBe(true);
  });

  test('a verb or card that fits several moves lists those alone', async () => {
    const cabo = sit('cabo', ['human'], { deals: 1 });
    const { lines } = await hear(cabo, ['look\n']);
    const last = lines.slice(
      lines.findLastIndex((line) => line.startsWith('1: ')),
      -1,
    );
    expect(last.length).toBeGreaterThan(3);
    expect(last.every((line) => /^\d: looks at your cards/.test(line))).toBe(true);
  });

  test('the mark that an answer is awaited is for terminals only', async () => {
    expect((await hear(boese(), always('quit'), 'en', true)).text).toContain('> ');
    expect((await hear(boese(), [])).text).not.toContain('> ');
  });
});

describe('review words', () => {
  test.each([
    ['hand', 'en', /^Hand, 8 cards: /],
    ['Blatt', 'de', /^Blatt, 8 Karten: /],
    ['karten', 'en', /^Hand, 8 cards: /],
    ['last', 'en', /^.+ deals first\.$|^.+ plays |^Last trick: /],
    ['score', 'en', /^Score: P0 0, P1 0, P2 0, P3 0\.$/],
    ['stand', 'de', /^Stand: P0 0, P1 0, P2 0, P3 0\.$/],
    ['log', 'en', / deals first\.$/],
    ['verlauf', 'de', / gibt zuerst\.$/],
    ['why', 'en', /^No move of yours was refused\.$/],
    ['rules', 'en', /^BOD-1: /],
    ['rules 3', 'en', /^BOD-3: /],
    ['regeln bod-4', 'de', /^BOD-4: /],
    ['rules 77', 'en', /^There is no such rule\.$/],
    ['undo', 'en', /^Nothing to take back/],
    ['zurück', 'de', /^Nichts zurückzunehmen/],
    ['tipp', 'de', /^Ein starker Spieler an deiner Stelle spielt /],
    ['hint', 'en', /^A strong player in your place plays /],
    ['repeat', 'en', /^Hand, 8 cards: /],
    ['', 'en', /^Hand, 8 cards: /],
    ['help', 'en', /^Answer with a number/],
    ['hilfe', 'de', /^Antworte mit einer Zahl/],
  ] as const)('“%s” (%s)', async (typed, lang, expected) => {
    expect((await answers(typed, lang))[0]).toMatch(expected);
  });

  test('table: facts, every seat, and what lies open', async () => {
    const table = await answers('table');
    expect(table.slice(0, 3)).toContain('Deal: 1/1.');
    expect(table.filter((line) => /^P\d: \d cards, score 0/.test(line))).toHaveLength(4);
    expect(table.at(-1)).toMatch(/^Hand, 8 cards: /);
  });

  test('a hint says which choice it is', async () => {
    const hint = await answers('hint');
    expect(hint.at(-1)).toMatch(/^That is choice \d\.$/);
  });

  test('score and why after a deal: its lines with their clauses', async () => {
    const typed = [...Array.from({ length: 8 }, () => '1\n'), 'score\n', 'why\n'];
    const { lines } = await hear(boese({ deals: 2 }), typed);
    expect(lines.some((line) => /^P0: points in tricks (minus )?\d+ \(BOD-4\)\.$/.test(line))).toBe(
      true,
    );
    expect(lines.some((line) => /^BOD-4: An ace counts 11/.test(line))).toBe(true);
    expect(
      lines.some((line) => /^Deal 1 is over: all cards have been played\. Points: /.test(line)),
    ).toBe(true);
    expect(lines).toContain('Deal 2.');
  });

  test('an amount below zero is said, not signed', async () => {
    const { text } = await hear(boese({ deals: 8 }), always('1'));
    expect(text).toMatch(/minus \d/);
    expect(text).not.toMatch(/[-−]\d/);
  });
});

describe('stopping', () => {
  test('the end of the input says that the game is saved and how to go on; it does go on', async () => {
    const folders = freshFolders();
    const whole = await hear(boese({ deals: 1 }, folders), always('1'));
    const first = await hear(boese({ deals: 1 }, folders), ['1\n', '1\n']);
    expect(first.code).toBe(0);
    const id = /^The game is saved\. To go on: talon resume (.+)\.$/.exec(
      first.lines.at(-1) ?? '',
    )?.[1];
    const save = await findSave(id, folders);
    const session = isRefusal(save) ? save : await resumeSession(save, { folders });
    if (isRefusal(session)) throw new Error(session.text.en);
    const second = await hear(session, always('1'));
    expect(second.lines).toContain('The game goes on with deal 1.');
    expect(second.lines.slice(-3)).toEqual(whole.lines.slice(-3));
  });

  test.each(['quit', 'Ende', 'SCHLUSS'])('“%s” stops', async (word) => {
    const { code, lines } = await hear(boese(), [`${word}\n`, '1\n']);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('This game is not saved.');
  });

  test('a table without people is played to its end', async () => {
    const { lines } = await hear(sit('boese-dame', []), []);
    expect(lines.at(-1)).toMatch(/^Final score/);
  });

  test('what goes wrong with saving is warned of apart from the game', async () => {
    const journal = {
      ...journalIn('boese-dame', freshFolders()),
      append: () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
      replace: () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
    };
    const { text, warned } = await hear(
      sit('boese-dame', PEOPLE, { deals: 1 }, journal),
      always('1'),
    );
    expect(warned.match(/disk is full/g)).toHaveLength(1);
    expect(text).not.toContain('disk is full');
  });
});

describe('several people', () => {
  test('the handover is announced before any hand is said', async () => {
    const { lines } = await hear(sit('boese-dame', ['human', 'human']), [
      '\n',
      '1\n',
      '\n',
      '1\n',
      '\n',
    ]);
    const handovers = lines.flatMap((line, at) =>
      /^Now P\d\. Nobody else/.test(line) ? [at] : [],
    );
    expect(handovers.length).toBeGreaterThan(1);
    const hands = lines.flatMap((line, at) => (line.startsWith('Hand') ? [at] : []));
    for (const hand of hands) {
      const seat = lines
        .slice(hand)
        .find((line) => line.includes('your turn'))
        ?.slice(0, 2);
      const handover = handovers.findLast((at) => at < hand);
      expect(lines[handover ?? -1]).toContain(`Now ${seat}.`);
    }
  });

  test('a person who takes over is told all that happened since their last step', async () => {
    const { lines } = await hear(sit('boese-dame', ['human', 'human']), [
      '\n',
      '1\n',
      '\n',
      '1\n',
      '\n',
    ]);
    const second = lines.findLastIndex((line) => line.startsWith('Now P'));
    expect(second).toBeGreaterThan(0);
    const plays = lines.slice(second).filter((line) => / plays /.test(line));
    expect(plays.length).toBeGreaterThan(0);
  });
});
