/**
 * The answer to every line typed, word by word, in both languages, in `transcripts/`. They are
 * what people hear: read them before you accept new ones with `--update`.
 */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import { spellToken } from '../../src/cards/spell.ts';
import type { Table } from '../../src/engine/table.ts';
import { LANGS, type Lang, same, speak, text } from '../../src/lang/text.ts';
import { COMMANDS, readCommand, readYesNo } from '../../src/line/commands.ts';
import {
  amountsText,
  cardCount,
  factText,
  handTexts,
  numberText,
  tableTexts,
} from '../../src/line/describe.ts';
import { runLine } from '../../src/line/index.ts';
import texts from '../../src/line/texts.json' with { type: 'json' };
import type { Session } from '../../src/play/session/session.ts';
import { freshFolders } from '../support/folders.ts';
import { boese } from '../support/hearing.ts';
import { sit } from '../support/session.ts';
import { faces, lying, region, table } from '../tui/made-up.ts';

/** A talk at a keyboard: what was said, and each line typed when it was asked for. */
async function talk(session: Session, typed: readonly string[], lang: Lang, memory = false) {
  const input = new PassThrough();
  const left = [...typed];
  let said = '';
  const write = (words: string): void => {
    said += words;
    if (words !== '> ') return;
    const line = left.shift();
    said += line === undefined ? '(end)\n' : `${line}\n`;
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  };
  const code = await runLine(
    { session, lang, memory },
    { input, output: { write }, error: { write: (words) => (said += `! ${words}`) }, isTTY: true },
  );
  expect(code).toBe(0);
  return said.replaceAll(/boese-dame-[\w-]+/g, 'boese-dame-ID');
}

const expectTalk = async (
  name: string,
  session: () => Session,
  typed: readonly string[],
  lang: Lang,
) =>
  expect(await talk(session(), typed, lang)).toMatchFileSnapshot(`transcripts/${name}-${lang}.txt`);

/** A hint is an opponent's opinion, which may change. */
const WORDS: Readonly<Record<Lang, readonly string[]>> = {
  en: [...COMMANDS.filter((word) => !/quit|hint/.test(word))],
  de: [
    'blatt',
    'tisch',
    'letzter',
    'stand',
    'statistik',
    'verlauf',
    'plätze',
    'reizung',
    'aufgedeckt',
    'bedeutung',
    'warum',
    'regeln',
    'erkläre',
    'zurück',
    'mehr',
    'nochmal',
    'hilfe',
  ],
};
const QUIT: Readonly<Record<Lang, string>> = { en: 'quit', de: 'ende' };

describe.each(LANGS)('in the language %s', (lang) => {
  test('every word, before a move, after some, and after a deal', async () => {
    const words = WORDS[lang];
    const typed = [
      ...words,
      '1',
      ...words.filter((word) => !/rules|regeln|help|hilfe|explain|erkläre|undo|zurück/.test(word)),
      ...words.filter((word) => /undo|zurück/.test(word)),
      '1',
      ...['1', '1', '1', '1', '1', '1', '1'],
      ...words.filter((word) =>
        /score|stand|why|warum|last|letzter|log|verlauf|showdown|aufgedeckt/.test(word),
      ),
      QUIT[lang],
    ];
    await expectTalk('words', () => boese({ deals: 2 }, freshFolders()), typed, lang);
  });

  test('numbers, moves, cards and nonsense, until the input ends', async () => {
    const typed = [
      '',
      'foo',
      '99',
      '0',
      'play',
      'play 2C',
      'why',
      'KH',
      'play KH',
      'rules 2',
      'rules 9',
    ];
    await expectTalk('moves', boese, [...typed, 'rules bod-1', 'rules system', '1', 'x y'], lang);
  });

  test('a match of one deal to its end', async () => {
    await expectTalk('match', boese, ['1', '1', '1', '1', '1', '1', '1', '1'], lang);
  });

  test('two people hand over, and leave while the hands are covered', async () => {
    const two = () => sit('boese-dame', ['human', 'human'], { players: 2, deals: 1 });
    await expectTalk('handover', two, ['anything', '1', '', 'last', '1', QUIT[lang]], lang);
  });

  test('places, choices by pages, and verbs', async () => {
    const cabo = () => sit('cabo', ['human'], { deals: 1 });
    const typed = ['look', '1', 'table', 'hand', '2', 'more', 'more', 'more', '13', 'table'];
    await expectTalk('places', cabo, typed, lang);
  });

  test('amounts', async () => {
    const bakkarat = () => sit('bakkarat', ['human', 'human'], { deals: 1 });
    await expectTalk('amounts', bakkarat, ['', 'stake', '4321', '7', '', 'stake 3', 'table'], lang);
    const binokel = () => sit('binokel', ['human', 'human', 'human'], { deals: 1 });
    await expectTalk('bids', binokel, ['', '155', 'bid 155', '160', '', 'more'], lang);
  });
});

describe('words', () => {
  test.each([
    ['hand', 'hand cards blatt karten'],
    ['table', 'table board tisch'],
    ['last', 'last trick letzter letzte letztes stich'],
    ['score', 'score scores points stand punkte'],
    ['log', 'log verlauf'],
    ['seats', 'seats seat players plätze plaetze platz spieler'],
    ['auction', 'auction bidding bids reizung gebote ansagen'],
    ['showdown', 'showdown reveal aufgedeckt aufdecken'],
    ['meanings', 'meanings meaning bedeutung bedeutungen'],
    ['notes', 'notes note merkzettel notizen'],
    ['why', 'why warum wieso'],
    ['rules', 'rules rule regeln regel'],
    ['explain', 'explain word words erkläre erklaere erklär wort wörter'],
    ['hint', 'hint tipp hinweis'],
    ['undo', 'undo zurück zurueck rücknahme'],
    ['more', 'more mehr weiter'],
    ['repeat', 'repeat again nochmal wiederholen'],
    ['help', 'help ? hilfe'],
    ['quit', 'quit exit ende schluss beenden'],
  ] as const)('%s is said as %s, in capitals and with more after it', (command, words) => {
    for (const word of words.split(' ')) {
      expect(readCommand(word)).toEqual({ command, rest: '' });
      expect(readCommand(` ${word.toUpperCase()}  Three  FOUR`)).toEqual({
        command,
        rest: 'three four',
      });
    }
  });

  test('every word has its meaning, and the meaning begins with the word', () => {
    for (const word of COMMANDS) {
      expect(texts.commands.meanings[word].en).toMatch(new RegExp(`^${word}: `));
      expect(readCommand(texts.commands.meanings[word].de.split(':')[0] ?? '')?.command).toBe(word);
    }
    expect(readCommand('')).toBeUndefined();
    expect(readCommand('handy')).toBeUndefined();
  });

  test('yes and no in either language', () => {
    for (const word of ['yes', 'y', 'ja', 'j', ' YES ']) expect(readYesNo(word)).toBe(true);
    for (const word of ['no', 'n', 'nein', 'Nein']) expect(readYesNo(word)).toBe(false);
    for (const word of ['', 'yesno', '1']) expect(readYesNo(word)).toBeUndefined();
  });
});

describe('a table in words', () => {
  const laid: Table = table(
    [
      region('row', 'row', [
        { slot: 1 },
        { slot: 2, card: 3, marks: ['known'] },
        { slot: 3, card: 4, marks: ['known', 'fresh'] },
      ]),
      region('open', 'row', lying('2C 7C AH QS'), { owner: 1 }),
      region('mixed', 'row', [...lying('2C 3C'), {}, {}], { owner: 0 }),
      region('down', 'row', [{}]),
      region('trick', 'trick', [
        ...lying('TD', { by: 1, marks: ['wins', 'trump'] }),
        ...lying('JH', { by: 2, marks: ['turned'] }),
      ]),
      region('pile', 'pile', lying('3C'), { count: 12 }),
      region('stock', 'stock', [], { count: 0 }),
      region('pot', 'pot', [], { label: text('pot of 5', 'Topf mit 5') }),
      region('counted', 'pot', [], { count: 1 }),
      region('gone', 'row', []),
      region('last', 'trick', lying('AS'), { lastTrick: true }),
      region('hand', 'hand', faces('2C 3C KD'), { owner: 0 }),
      region('second', 'hand', faces('4C'), { owner: 0 }),
      region('third', 'hand', [], { owner: 2 }),
    ],
    {
      seats: [
        { seat: 0, cards: 1, total: -5, tags: [] },
        { seat: 1, cards: 0, total: 12, tags: [text('dealer', 'Geber'), same('{2}')] },
      ],
      facts: [{ label: text('trump', 'Trumpf'), value: same('[9S]') }],
      said: [1, 2, 0, 1, 1].map((seat, i) => ({ seat, words: same(`bid ${i}`) })),
    },
  );
  const names = ['Ada', 'Bruno', 'Clara'];

  test.each(LANGS)('line by line, %s', async (lang) => {
    const voice = {
      lang,
      card: (token: string) => spellToken(FRENCH_52, token, lang),
      seat: (seat: number) => names[seat] ?? '',
    };
    const eyes = (observer: number, memory = false) => ({ pack: FRENCH_52, observer, memory });
    const noHands = { ...laid, regions: laid.regions.filter(({ role }) => role !== 'hand') };
    const told = [
      ['everything', tableTexts(eyes(0), laid)],
      ['with memory', tableTexts(eyes(0, true), laid)],
      ['to a spectator', tableTexts(eyes(-1), laid)],
      ['the hand', handTexts(eyes(0), laid)],
      ['what lies before one', handTexts(eyes(0), noHands)],
      ['nothing at all', handTexts(eyes(2), noHands)],
      ['numbers', [numberText(-3), numberText(0), cardCount(1), cardCount(2), cardCount(0)]],
      ['amounts', [amountsText([1, -2, 0]), factText({ label: same('a'), value: same('b') })]],
    ] as const;
    const sheet = told.map(
      ([title, texts]) => `== ${title}\n${texts.map((one) => speak(one, voice)).join('\n')}\n`,
    );
    await expect(sheet.join('\n')).toMatchFileSnapshot(`transcripts/table-${lang}.txt`);
  });
});
