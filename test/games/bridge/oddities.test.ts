/** What files of other programs have in them, board by board: all of it goes in and comes out again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Format, Transcript } from '../../../src/engine/interchange.ts';
import { readOneDeal } from '../../../src/engine/interchange.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { lin } from '../../../src/games/bridge/formats/lin.ts';
import { pbn } from '../../../src/games/bridge/formats/matches.ts';
import { position } from '../../support/play.ts';
import { game } from './support.ts';

const file = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'files', name), 'utf8');

async function readAll(format: Format, source: string) {
  const read = await format.read(source);
  if (isRefusal(read)) throw new Error(read.text.en);
  return read;
}

function written(format: Format, transcripts: readonly Transcript[]): string {
  const text = format.write(transcripts);
  if (isRefusal(text)) throw new Error(text.text.en);
  return text;
}

/** Boards as they were written, with whatever stands before them. */
const pbnBoards = (text: string): readonly string[] =>
  text
    .split('\n\n')
    .slice(1)
    .map((board) => `${board.trim()}\n`);
const linBoards = (text: string): readonly string[] =>
  text.match(/(?:(?!.*\bmd\|).*\n)*.*\bmd\|.*\n/g) ?? [];

const FORMATS = [
  ['pbn', pbn, pbnBoards],
  ['lin', lin, linBoards],
] as const;

describe.each(FORMATS)('odd.%s', (name, format, boardsOf) => {
  const source = file(`odd.${name}`);
  const cases = JSON.parse(file(`odd-${name}.json`)) as readonly (readonly string[])[];

  test('every board is read, and each keeps what is odd about it', async () => {
    const { transcripts, strays } = await readAll(format, source);
    expect(strays).toEqual([]);
    const boards = boardsOf(written(format, transcripts));
    expect(boards).toHaveLength(cases.length);
    const lacking = cases.flatMap(([what = '', ...holds], i) =>
      holds.filter((held) => !boards[i]?.includes(held)).map((held) => `${what}: ${held}`),
    );
    expect(lacking).toEqual([]);
  });

  test('what is written is read as the same again, and written alike', async () => {
    const { transcripts } = await readAll(format, source);
    const text = written(format, transcripts);
    const again = await readAll(format, text);
    expect(again.transcripts).toEqual(transcripts);
    expect(written(format, again.transcripts)).toBe(text);
    await expect(text).toMatchFileSnapshot(`files/out.${name}`);
  });

  test('its matches can be played, and what is kept is possible', async () => {
    const { transcripts } = await readAll(format, source);
    for (const { options, steps, kept = [] } of transcripts) {
      if (steps.length > 0) position(game, options, ...steps);
      for (const { text } of kept) expect(isRefusal(readOneDeal(pbn, text))).toBe(false);
    }
  });
});

test('a board keeps its event, notes and names on the way through LIN', async () => {
  const { transcripts } = await readAll(pbn, file('odd.pbn'));
  const through = await readAll(lin, written(lin, transcripts));
  expect(through.strays).toEqual([]);
  const text = written(pbn, through.transcripts);
  for (const held of [
    '[Event "Club Championship 2019"]',
    '[Site "Leipzig GER"]',
    '[Date "2019.03.??"]',
    '[Note "2:asks; see \\"Two over one\\""]',
    '[Note "1:in the play"]',
    '[Board "1024"]',
    '[HomeTeam "Norway"]',
    '[West "Joe \\"the Ace\\" Smith"]',
    '{well led}',
  ])
    expect(text).toContain(held);
});

test('an auction that does not begin with the dealer is told, and kept', async () => {
  const { transcripts } = await readAll(pbn, file('odd.pbn'));
  const lost = transcripts.flatMap((one) => one.lost ?? []);
  expect(lost.map(({ en }) => en)).toEqual([
    'board 6: the score is given as EW -100, but contract and result make EW -50',
    'board 10: South opens the auction although East deals; it is kept, but cannot be replayed',
    'board 10: the score is given as EW -100, but contract and result make NS -100',
  ]);
});

const DEAL = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
const board = (...lines: string[]): string =>
  `[Board "3"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "${DEAL}"]\n${lines.join('\n')}\n`;
const NOTRUMP = '[Auction "N"]\n3NT AP';

const told = (transcripts: readonly Transcript[]): readonly string[] =>
  transcripts.flatMap(({ lost = [] }) => lost.map(({ en }) => en));

const CALLS = 'the auction is kept as text from there on';
const PLAY = 'the play is kept as text from there on';

describe('what cannot have been played is kept as text, and told', () => {
  test.each([
    [board('[Auction "N"]\n1NT 1H AP'), '1NT 1H AP', `a bid must be higher than 1N; ${CALLS}`],
    [
      board('[Auction "N"]\n3NT AP Pass'),
      '3NT Pass Pass Pass\nPass',
      `calls or cards after the board has ended; ${CALLS}`,
    ],
    [
      board(NOTRUMP, '[Play "E"]\nSJ S7 S2 HA'),
      'SJ S7 S2 HA',
      `North plays [AH] but could follow suit; ${PLAY}`,
    ],
    [board(NOTRUMP, '[Play "E"]\nS7'), 'S7 - - -', `East does not hold [7S]; ${PLAY}`],
    [board(NOTRUMP, '[Result "14"]'), '[Result "14"]', 'nobody can take 14 tricks'],
    [board('[Event "no end]'), '{[Event "no end]}', 'this line is not PBN: [Event "no end]'],
    [
      board().replace('AKQJ', 'AKQT'),
      'AKQ.AKQ.AKQ.AKQT JT98.',
      '[TC] is dealt twice; the deal is kept as text',
    ],
    [
      board().replace('.AKQJ', '.AKQ'),
      'AKQ.AKQ.AKQ.AKQJ JT98.',
      'North holds 12 cards, not 13; this hand follows from the other three',
    ],
  ])('%#: %s', async (bad, kept, sentence) => {
    const sound = board(NOTRUMP).replace('"3"', '"2"');
    const { transcripts, strays } = await readAll(pbn, `${sound}\n${bad}\n${sound}`);
    expect(strays).toEqual([]);
    expect(told(transcripts)).toEqual([`board 3: ${sentence}`]);
    expect(transcripts).toHaveLength(3);
    const text = written(pbn, transcripts);
    expect(text).toContain(kept);
    expect(written(pbn, (await readAll(pbn, text)).transcripts)).toBe(text);
  });

  test('a card twice where hands are unknown; cards without a contract', async () => {
    const unknown = board(NOTRUMP, '[Play "E"]\nSJ S7 S2 SA\nSJ - - HA').replace(DEAL, 'N:- - - -');
    expect(told((await readAll(pbn, unknown)).transcripts)).toEqual([
      `board 3: [JS] is played twice; ${PLAY}`,
    ]);
    const missing = unknown.replace('SJ - - HA', 'S3 - - HA\nC2 C3 C4 C5');
    expect(told((await readAll(pbn, missing)).transcripts)).toEqual([
      `board 3: a card is missing; ${PLAY}`,
    ]);
    const hands = 'md|3SAKQHAKQDAKQCAKQJ,S432H432D432C5432,S765H765D8765C876,|';
    const early = await readAll(lin, `${hands}ah|Board 7|sv|b|mb|1N|pc|S2|`);
    expect(told(early.transcripts)).toEqual([
      `board 7: cards are played before there is a contract; ${PLAY}`,
    ]);
    expect(written(lin, early.transcripts)).toContain('mb|1N|pg||pc|S2|');
  });

  test('a result that the cards contradict is told, and kept', async () => {
    const source = written(pbn, (await readAll(lin, file('whole.lin'))).transcripts);
    const other = source.replace(/\[Result "\d+"\]/, '[Result "1"]').replace(/\[Score.*\n/, '');
    const { transcripts } = await readAll(pbn, other);
    expect(transcripts[0]?.lost?.map(({ en }) => en)).toEqual([
      expect.stringMatching(
        /^board 1: the result is given as 1 tricks, but the cards played make \d+$/,
      ),
    ]);
    expect(written(pbn, transcripts)).toContain('[Result "1"]');
  });
});

test('a kept text that is no board, or more than one, is refused', () => {
  const refused = (text: string): string | undefined => {
    const deal = readOneDeal(pbn, text);
    return isRefusal(deal) ? deal.text.en : undefined;
  };
  expect(refused(board(NOTRUMP))).toBeUndefined();
  expect(refused(board('[Auction "N"]\n8NT'))).toBeUndefined();
  expect(refused(`${board(NOTRUMP)}\n${board(NOTRUMP)}`)).toBe(
    'the text that is kept is not one deal',
  );
  expect(refused(`${board(NOTRUMP)}\nand more`)).toBe('the text that is kept is not one deal');
  expect(refused('nonsense')).toBe('the text that is kept is not one deal');
});
