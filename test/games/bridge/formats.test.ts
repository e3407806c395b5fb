import { describe, expect, test } from 'vitest';
import type { Format, Transcript } from '../../../src/engine/interchange.ts';
import { below, openQuickStream } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { lin } from '../../../src/games/bridge/formats/lin.ts';
import { pbn } from '../../../src/games/bridge/formats/matches.ts';
import { after, closed, legal, position } from '../../support/play.ts';
import { dealing, game, NORTH_ALL, passes, SUITS } from './support.ts';

/** A duplicate match of three boards: passed out, claimed, played to the end. */
function played(): Transcript {
  const steps = [
    'dealer 0',
    dealing('N', SUITS),
    ...passes(4),
    dealing('E', NORTH_ALL),
    ...['pass', 'pass', 'pass', '3N', 'x', 'xx', ...passes(3), 'play JH', 'claim 9'],
    dealing('S', SUITS),
    ...['pass', 'pass', '7S', ...passes(3)],
  ];
  const options = { players: 4, scoring: 'duplicate', rubbers: 1, boards: 3, deals: 0 };
  let match = position(game, options, ...steps);
  while (!match.ended) {
    const move = legal(match)[0] ?? '';
    steps.push(move);
    match = after(match, move);
  }
  return { options, names: ['Ada', 'Bo', 'Cy', 'Di'], steps };
}

function written(format: Format, transcripts: readonly Transcript[]): string {
  const text = format.write(transcripts);
  if (isRefusal(text)) throw new Error(text.text.en);
  return text;
}

async function readBack(format: Format, text: string): Promise<readonly Transcript[]> {
  const read = await format.read(text);
  if (isRefusal(read)) throw new Error(read.text.en);
  return read.transcripts;
}

const refused = async (format: Format, text: string): Promise<boolean> =>
  isRefusal(await format.read(text));

describe.each([
  ['pbn', pbn],
  ['lin', lin],
] as const)('%s', (_, format) => {
  test('a match comes back as it went out', async () => {
    const match = played();
    expect(await readBack(format, written(format, [match]))).toEqual([match]);
  });

  test('every cut of a match is written and comes back', async () => {
    const { options, names, steps } = played();
    for (let length = 2; length <= steps.length; length += 3) {
      const cut = { options, names, steps: steps.slice(0, length) };
      const [back] = await readBack(format, written(format, [cut]));
      expect(back?.steps).toEqual(cut.steps);
    }
  });

  test('steps that are none of bridge are refused', async () => {
    const { options, names } = played();
    expect(isRefusal(format.write([{ options, names, steps: ['dealer 0', 'deal 2C'] }]))).toBe(
      true,
    );
    expect(await refused(format, '')).toBe(true);
    expect(await refused(format, 'nonsense | [ ] "')).toBe(true);
  });
});

const SAMPLE = `% PBN 2.1
; a comment
[Event "Club"]
[Board "7"]
[North "Nora"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432"]
{ a comment
over lines }
[Contract "3NT"]
[Result "13"]
[Auction "S"]
Pass Pass 1NT =1= Pass
3NT! Pass Pass Pass
[Note "1:strong"]
[Play "E"]
HJ H5 H2 HA
*
`;

describe('PBN', () => {
  test('a board of another program: comments, notes, marks, another place in the round', async () => {
    const [match] = await readBack(pbn, SAMPLE);
    expect(match?.names[0]).toBe('Nora');
    expect(match?.options).toMatchObject({ scoring: 'duplicate', boards: 7 });
    const end = position(game, match?.options ?? {}, ...(match?.steps ?? []));
    expect(end.deal).toBe(7);
    expect(closed(end).why).toBe('claimed');
    expect(closed(end).points).toEqual([720, 0, 720, 0]);
  });

  test('what it writes has the tags of the standard', async () => {
    const text = written(pbn, [played()]);
    expect(text).toContain('% PBN 2.1');
    expect(text).toContain('[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "E:JT98.JT98.JT9.T9 ');
    expect(text).toContain('[Declarer "N"]\n[Contract "3NTXX"]\n[Result "9"]\n[Score "NS 1000"]');
    expect(text).toContain('[Auction "E"]\nPass Pass Pass 3NT\nX XX Pass Pass\nPass');
    expect(text).toContain('[Play "E"]\nHJ - - -\n*');
    expect(text).toContain('[Contract "Pass"]');
  });

  test.each([
    ['rubber', 'Rubber'],
    ['chicago', 'Chicago'],
    ['duplicate', '?'],
  ])('%s has the tag of its scoring', (scoring, tag) => {
    const options = { players: 4, scoring };
    const steps = ['dealer 0', dealing('N', SUITS), ...passes(4)];
    expect(written(pbn, [{ options, names: [], steps }])).toContain(`[Scoring "${tag}"]`);
  });

  test('# stands for the value of the board before, ## for it or else what follows', async () => {
    const board = (tags: string): string =>
      `[Deal "N:${'AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432'}"]\n${tags}\n`;
    const text = [
      board('[Dealer "N"]\n[North "Ada"]\n[Auction "N"]\nPass Pass Pass Pass'),
      board('[Dealer "#"]\n[North "#"]\n[East "##Bo"]\n[Auction "N"]\nPass Pass Pass Pass'),
    ].join('\n');
    const transcripts = await readBack(pbn, text);
    expect(transcripts.map(({ names }) => names.slice(0, 2))).toContainEqual(['Ada', 'Bo']);
  });

  test('spaces around the hands of a deal do not matter', async () => {
    const spaced = SAMPLE.replace('"N:AKQ.', '" N: AKQ.').replace('5432"]', '5432 "]');
    expect(spaced).toContain('[Deal " N: AKQ.AKQ.AKQ.AKQJ ');
    expect(await readBack(pbn, spaced)).toEqual(await readBack(pbn, SAMPLE));
  });

  test.each([
    ['AKQJ JT98', 'AKQT JT98', '[TC] is dealt twice; the deal is kept as text'],
    ['3NT!', '8NT', '“8NT” is not a call; the auction is kept as text from there on'],
    ['HJ H5', 'HJ ZZ', '“ZZ” is not a card; the play is kept as text from there on'],
    [
      'HJ H5',
      'DJ D5',
      'West plays [2H] but could follow suit; the play is kept as text from there on',
    ],
    ['"All"', '"Often"', 'unknown value of Vulnerable: Often'],
    [
      'Pass Pass 1NT',
      'Pass XX 1NT',
      'you may only redouble your own side’s doubled bid; the auction is kept as text from there on',
    ],
  ])('%s as %s costs only itself, and is told with the board', async (from, to, sentence) => {
    const [match] = await readBack(pbn, SAMPLE.replace(from, to));
    expect(match?.lost?.map(({ en }) => en)).toContain(`board 7: ${sentence}`);
    const again = written(pbn, match === undefined ? [] : [match]);
    for (const kept of ['[Event "Club"]', '[North "Nora"]', '[Contract "3NT"]', '[Result "13"]'])
      expect(again).toContain(kept);
    expect(again).toContain(to.replaceAll('"', ''));
  });
});

describe('LIN', () => {
  test('names lose the signs that would end them, and the spaces around', async () => {
    const { options, steps } = played();
    const names = [' Ada ', 'B|o', 'Cy', 'Di'];
    const text = written(lin, [{ options, names, steps }]);
    expect(text).toMatch(/pn\|Cy,Di,Ada,B o\|/);
  });

  const CLUB =
    'pn|sue,will,nora,ed|st||md|3SAKQHAKQDAKQCAKQJ,S432H432D432C5432,S765H765D8765C876,|rh||ah|Board 1|sv|o|mb|2C!|an|strong|mb|p|mb|2D|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||pc|S2|mc|13|pg||';

  test('a hand of an online club: the fourth hand left out, alerts, a claim', async () => {
    const hands = CLUB.replace(
      'md|3SAKQHAKQDAKQCAKQJ,S432H432D432C5432,S765H765D8765C876,',
      'md|3S765H765D8765C876,S432H432D432C5432,SAKQHAKQDAKQCAKQJ,',
    );
    const [match] = await readBack(lin, hands.replace('pc|S2|', 'pc|SJ|'));
    expect(match?.names).toEqual(['nora', 'ed', 'sue', 'will']);
    const end = position(game, match?.options ?? {}, ...(match?.steps ?? []));
    expect(closed(end).points).toEqual([520, 0, 520, 0]);
  });

  test('a board has the number before its deal, or else the one it is titled with', async () => {
    const boards = async (text: string) => {
      const match = await readBack(lin, text.replace('pc|S2|', ''));
      return match.map(({ options }) => options.boards);
    };
    expect(await boards(CLUB.replace('Board 1', 'Board 17'))).toEqual([17]);
    const titled = CLUB.replace('ah|Board 1|', '');
    expect(await boards(`qx|o17|${titled}`)).toEqual([17]);
    expect(await boards(titled)).toEqual([1]);
  });

  test('a board of which only a claim is written is no part of the next one', async () => {
    const alone = await readBack(lin, CLUB);
    const read = await readBack(lin, `qx|o7|mc|9|pg||${CLUB}`);
    expect(read).toHaveLength(2);
    expect(read.slice(1)).toEqual(alone);
  });

  test('hands may be written in small letters', async () => {
    const bidden = CLUB.replace('pc|S2|', '');
    const [dealt = ''] = /md[|][^|]*/.exec(bidden) ?? [];
    const [small] = await readBack(lin, bidden.replace(dealt, dealt.toLowerCase()));
    const [capital] = await readBack(lin, bidden);
    expect(small?.steps).toEqual(capital?.steps);
    expect(small?.steps.length).toBeGreaterThan(5);
  });

  test.each([
    ['S765', 'S762', '[2S] is dealt twice; the deal is kept as text'],
    ['mb|2D|', 'mb|9D|', '“9D” is not a call; the auction is kept as text from there on'],
    ['pc|S2|', 'pc|SS|', '“SS” is not a card; the play is kept as text from there on'],
  ])('%s as %s costs only itself, and is told with the board', async (from, to, sentence) => {
    const [match] = await readBack(lin, CLUB.replace(from, to));
    expect(match?.names).toEqual(['nora', 'ed', 'sue', 'will']);
    expect(match?.lost?.map(({ en }) => en)).toContain(`board 1: ${sentence}`);
    const again = written(lin, match === undefined ? [] : [match]);
    expect(again).toContain('|mc|13|');
    if (!to.startsWith('S')) expect(again).toContain(to);
  });
});

describe('files of any kind', () => {
  const NOISE = [
    '"',
    '[',
    ']',
    '{',
    '}',
    ';',
    '|',
    '%',
    '#',
    '\n',
    '\n\n',
    ' ',
    '-',
    '*',
    'AP',
    'X',
  ];

  /** A text with pieces changed, left out and put in. */
  function spoilt(text: string, seed: number): string {
    const random = openQuickStream(`spoilt/${seed}`);
    let spoiled = text;
    for (let i = 0; i < 1 + below(random, 6); i++) {
      const at = below(random, spoiled.length);
      const piece = NOISE[below(random, NOISE.length)] ?? '';
      spoiled = spoiled.slice(0, at) + piece + spoiled.slice(at + below(random, 4));
    }
    return spoiled;
  }

  test.each([
    ['pbn', pbn, SAMPLE],
    ['lin', lin, written(lin, [played()])],
  ] as const)(
    '%s: a spoilt one is read or refused, and what is read can be played',
    async (_, format, text) => {
      for (let seed = 0; seed < 60; seed++) {
        const read = await format.read(spoilt(text, seed));
        if (isRefusal(read)) continue;
        for (const { options, steps } of read.transcripts) position(game, options, ...steps);
      }
    },
  );

  test('boards in several runs become a match each; one by itself keeps its place', async () => {
    const match = played();
    const twice = written(pbn, [match, match]);
    expect(await readBack(pbn, twice)).toEqual([match, match]);
    const [alone] = await readBack(pbn, SAMPLE);
    const again = written(pbn, alone === undefined ? [] : [alone]);
    expect(again).toContain('[Board "7"]');
    expect(again).not.toContain('[Board "6"]');
    expect(await readBack(pbn, again)).toEqual([alone]);
  });

  test('a result that no legal claim comes to is kept beside the match', async () => {
    const claimed = SAMPLE.replace('"13"', '"4"').replace('HJ H5 H2 HA\n', '');
    const [match] = await readBack(pbn, claimed);
    expect(match).not.toHaveProperty('lost');
    expect(match?.kept).toMatchObject([
      { deal: 7, format: 'pbn', text: expect.stringContaining('[Result "4"]') },
    ]);
    expect(written(pbn, await readBack(pbn, claimed))).toContain('[Result "4"]');
  });

  test('a board that stops does not take the next ones with it', async () => {
    const text = written(pbn, [played()])
      .replace('HJ - - -\n', '')
      .replace('[Result "9"]', '[Result "3"]');
    const matches = await readBack(pbn, text);
    expect(matches).toHaveLength(3);
    expect(matches.map(({ options }) => options.boards)).toEqual([1, 2, 3]);
  });
});
