/**
 * Four hundred boards by seed, some with a tag left out, doubled, misspelt or contradicted: no file is refused, the
 * sound boards come out as they went in, and what the spoilt ones lose is named. `TALON_BOARD_FILES=250` makes ten
 * thousand.
 */
import { describe, expect, test } from 'vitest';
import type { Format, Transcript } from '../../../src/engine/interchange.ts';
import { below, openQuickStream } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { lin } from '../../../src/games/bridge/formats/lin.ts';
import { writeLin } from '../../../src/games/bridge/formats/lin-write.ts';
import { pbn } from '../../../src/games/bridge/formats/matches.ts';
import { writePbn } from '../../../src/games/bridge/formats/pbn-write.ts';
import { findGame } from '../../../src/games/index.ts';
import { openTaker, recordLines } from '../../../src/script/records/transcript.ts';
import { openFollower } from '../../../src/script/records/verify.ts';
import { position } from '../../support/play.ts';
import { type Damage, madeBoards, spoiltBoard } from './made-boards.ts';
import { game } from './support.ts';

const FILES = Number(process.env.TALON_BOARD_FILES ?? 10);
const BOARDS = 20;
/** Files of a test, so that none takes long. */
const PART = 10;
const PARTS = Array.from({ length: FILES / PART }, (_, part) => part * PART);

const NOTATIONS = {
  pbn: {
    format: pbn,
    written: writePbn,
    split: (text: string): readonly string[] =>
      text
        .split('\n\n')
        .slice(1)
        .map((one) => `${one.trim()}\n`),
    joined: (boards: readonly string[]): string => boards.join('\n'),
  },
  lin: {
    format: lin,
    written: writeLin,
    split: (text: string): readonly string[] =>
      text
        .split('\n')
        .slice(0, -1)
        .map((one) => `${one}\n`),
    joined: (boards: readonly string[]): string => boards.join(''),
  },
};

async function readAll(format: Format, source: string) {
  const read = await format.read(source);
  if (isRefusal(read)) throw new Error(`${read.text.en}\n${source}`);
  return read;
}

function written(format: Format, transcripts: readonly Transcript[]): string {
  const text = format.write(transcripts);
  if (isRefusal(text)) throw new Error(text.text.en);
  return text;
}

/** What records of the transcripts hold, read back line by line as from a file. */
function throughRecords(transcripts: readonly Transcript[]): readonly Transcript[] {
  const taker = openTaker();
  const faults: string[] = [];
  const follower = openFollower(findGame, ({ reason }) => faults.push(reason.en), taker.take);
  const lines = transcripts.flatMap((transcript) => {
    const record = recordLines(game, transcript, 'made');
    if (isRefusal(record)) throw new Error(record.text.en);
    return record;
  });
  for (const [i, line] of lines.entries())
    follower.take({ number: i + 1, text: JSON.stringify(line), ended: true });
  follower.end();
  expect(faults).toEqual([]);
  return taker.taken().map(({ transcript }) => transcript);
}

/** Tags whose other value contradicts the rest of a board, or leaves something to be known. */
const TOLD: Readonly<Record<Damage['kind'], RegExp>> = {
  'left out': /^(Vulnerable|Board|sv)$/,
  doubled: /^$/,
  'doubled otherwise':
    /^(Dealer|Vulnerable|Contract|Declarer|Result|Event|West|North|East|South|Board|sv|mc)$/,
  misspelt: /^(Dealer|Vulnerable|Board|Deal|Contract|Declarer|Result|Auction)$/,
  wrong: /^(Dealer|Vulnerable|Deal|Contract|Declarer|Result|Auction|Play|md|sv)$/,
  contradicted: /^(Dealer|Vulnerable|Contract|Declarer|sv)$/,
};

/** Whether a sentence names the board, alone or among others. */
const names = (sentence: string, number: number): boolean => {
  const [, list = ''] = /^boards? ([\d–, ]+):/.exec(sentence) ?? [];
  return list.split(', ').some((range) => {
    const [first = '', last = first] = range.split('–');
    return Number(first) <= number && number <= Number(last);
  });
};

describe.each(['pbn', 'lin'] as const)('%s', (name) => {
  const { format, written: write, split, joined } = NOTATIONS[name];

  test('sound boards come back as they were, through records too', async () => {
    for (let file = 0; file < 5; file++) {
      const source = write(madeBoards(`${name}/${file}`, BOARDS));
      const { transcripts, strays, notes } = await readAll(format, source);
      expect([strays, notes, transcripts.flatMap(({ lost = [] }) => lost)]).toEqual([[], [], []]);
      expect(written(format, throughRecords(transcripts)), `${name}/${file}`).toBe(source);
    }
  });

  test.each(PARTS)(`${PART * BOARDS} boards from file %i on, every fifth spoilt`, async (from) => {
    for (let file = from; file < from + PART; file++) {
      const seed = `${name}/${file}`;
      const random = openQuickStream(`spoilt/${seed}`);
      const sound = split(write(madeBoards(seed, BOARDS)));
      const damages = new Map<number, Damage>();
      const boards = sound.map((text, i) => {
        if (below(random, 5) > 0) return text;
        const damage = spoiltBoard(name, text, sound[(i + 5) % sound.length] ?? text, random);
        damages.set(i, damage);
        return damage.text;
      });
      const source = joined(boards);
      const { transcripts, strays, notes } = await readAll(format, source);
      const out = written(format, transcripts);
      for (const [i, text] of sound.entries())
        if (!damages.has(i)) expect(out, `${seed}, board ${i + 1}`).toContain(text.trim());
      const told = [...transcripts.flatMap(({ lost = [] }) => lost), ...strays, ...notes].map(
        ({ en }) => en,
      );
      for (const [i, damage] of damages) {
        const isTold = told.some((sentence) => names(sentence, i + 1));
        if (TOLD[damage.kind].test(damage.name) && damage.text !== sound[i])
          expect(
            isTold,
            `${seed}, board ${i + 1}: ${damage.name} ${damage.kind}\n${damage.text}\n${told.join('\n')}`,
          ).toBe(true);
      }
      const again = await readAll(format, out);
      expect(written(format, again.transcripts), seed).toBe(out);
      if (file % PART > 0) continue;
      expect(written(format, throughRecords(transcripts)), seed).toBe(out);
      for (const { options, steps } of transcripts.slice(0, 3))
        if (steps.length > 0) position(game, options, ...steps);
    }
  });
});
