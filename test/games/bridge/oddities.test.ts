/** What files of other programs have in them, board by board: all of it goes in and comes out again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Format, Transcript } from '../../../src/engine/extras.ts';
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
    const { transcripts, faults } = await readAll(format, source);
    expect(faults).toEqual([]);
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
      for (const { text } of kept) expect(pbn.check(text)).toBeUndefined();
    }
  });
});

test('a board keeps its event, notes and names on the way through LIN', async () => {
  const { transcripts } = await readAll(pbn, file('odd.pbn'));
  const through = await readAll(lin, written(lin, transcripts));
  expect(through.faults).toEqual([]);
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
    'board 10: South opens the auction although East deals; it is kept, but cannot be replayed',
  ]);
});

const DEAL = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
const board = (...lines: string[]): string =>
  `[Board "3"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "${DEAL}"]\n${lines.join('\n')}\n`;
const NOTRUMP = '[Auction "N"]\n3NT AP';

describe('what cannot have been played is left out', () => {
  test.each([
    [board('[Auction "N"]\n1NT 1H AP'), 'board 3: a bid must be higher than 1N'],
    [board('[Auction "N"]\n3NT AP Pass'), 'board 3: calls or cards after the board has ended'],
    [board(NOTRUMP, '[Play "E"]\nSJ S7 S2 HA'), 'board 3: North plays [AH] but could follow suit'],
    [board(NOTRUMP, '[Play "E"]\nS7'), 'board 3: East does not hold [7S]'],
    [board(NOTRUMP, '[Result "14"]'), 'board 3: nobody can take 14 tricks'],
    [board('[Event "no end]'), 'board 3: this line is not PBN: [Event "no end]'],
    [board().replace('AKQJ', 'AKQT'), 'board 3: [TC] is dealt twice'],
    [board().replace('.AKQJ', '.AKQ'), 'board 3: North holds 12 cards, not 13'],
  ])('%#: %s', async (bad, sentence) => {
    const sound = board(NOTRUMP).replace('"3"', '"2"');
    const { transcripts, faults } = await readAll(pbn, `${sound}\n${bad}\n${sound}`);
    expect(faults.map(({ en }) => en)).toEqual([sentence]);
    expect(transcripts).toHaveLength(2);
  });

  test('a card twice where hands are unknown; cards without a contract', async () => {
    const unknown = board(NOTRUMP, '[Play "E"]\nSJ S7 S2 SA\nSJ - - HA').replace(DEAL, 'N:- - - -');
    const read = await pbn.read(unknown);
    expect(isRefusal(read) && read.text.en).toBe('board 3: [JS] is played twice');
    const hands = 'md|3SAKQHAKQDAKQCAKQJ,S432H432D432C5432,S765H765D8765C876,|';
    const early = await lin.read(`${hands}ah|Board 7|mb|1N|pc|S2|`);
    expect(isRefusal(early) && early.text.en).toBe(
      'board 7: cards are played before there is a contract',
    );
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

test('a kept text that is no board, or not a possible one, is refused', () => {
  const refused = (text: string): string | undefined => pbn.check(text)?.text.en;
  expect(refused(board(NOTRUMP))).toBeUndefined();
  expect(refused(`${board(NOTRUMP)}\n${board(NOTRUMP)}`)).toBe('no board found');
  expect(refused('nonsense')).toBe('no board found');
  expect(refused(board('[Auction "N"]\n8NT'))).toBe('board 3: “8NT” is not a call');
  expect(refused(board('[Auction "N"]\n1N 1C'))).toBe('board 3: a bid must be higher than 1N');
  expect(refused(board(NOTRUMP, '[Result "14"]'))).toBe('board 3: nobody can take 14 tricks');
});
