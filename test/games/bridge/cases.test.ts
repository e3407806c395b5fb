/**
 * What files of other programs do wrong, kind by kind: a file in `files/cases`, then others of its kind. All of
 * them come in with code 0, say what is wrong, verify, and go out as they are kept.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readOneDeal } from '../../../src/engine/interchange.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { pbn } from '../../../src/games/bridge/formats/matches.ts';
import { talonHere } from '../../support/here.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const given = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, 'files/cases', name));
const talon = (args: readonly string[], input = '') => talonHere(args, { cwd: folder, input });

/** What becomes of a file. */
interface Right {
  /** Sentences about the file, without its name. */
  readonly told?: readonly string[];
  /** What the file says when it goes out again, in its own format. */
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
  /** The last steps of the last record. */
  readonly steps?: string;
  /** What North–South make of each board whose text is kept, where its result is known. */
  readonly points?: readonly (number | undefined)[];
}

async function imported(name: string, content: string | Buffer) {
  writeFileSync(join(folder, name), content);
  const { code, out, err } = await talon(['import', name]);
  const told = err.split('\n').slice(0, -1);
  const records = out.split('\n').slice(0, -1);
  const lines = records.map((line) => JSON.parse(line));
  const points = lines.flatMap(({ kept }) => {
    if (kept === undefined) return [];
    const deal = readOneDeal(pbn, kept);
    const [ns = 0, ew = 0] = (isRefusal(deal) ? undefined : deal.points[0]) ?? [Number.NaN];
    return [Number.isNaN(ns) ? undefined : ns - ew];
  });
  const steps = lines.flatMap(({ do: step }) => (step === undefined ? [] : [step])).join(' ');
  return { code, out, told: told.map((one) => one.replace(`talon: ${name}: `, '')), points, steps };
}

let files = 0;

async function expectRight(format: 'pbn' | 'lin', content: string | Buffer, right: Right) {
  const found = await imported(`${++files}.${format}`, content);
  expect(found.code).toBe(0);
  expect(found.told).toEqual(right.told ?? []);
  if (right.points !== undefined) expect(found.points).toEqual(right.points);
  if (right.steps !== undefined) expect(found.steps.endsWith(right.steps), found.steps).toBe(true);
  const checked = await talon(['verify', '-'], found.out);
  expect(checked.out).toMatch(/ 0 faults/);
  const { out } = await talon(['export', '--format', format, '-'], found.out);
  for (const held of right.holds ?? []) expect(out).toContain(held);
  for (const lacking of right.lacks ?? []) expect(out).not.toContain(lacking);
  const again = await imported(`${files}-again.${format}`, out);
  expect((await talon(['export', '--format', format, '-'], again.out)).out).toBe(out);
}

const DEAL = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
const NUMBERED = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n';
const DEALT = `${NUMBERED}[Deal "${DEAL}"]\n`;
const GIVEN = '[Declarer "N"]\n[Contract "7NT"]\n[Result "13"]\n';
const BID = '[Auction "N"]\n7NT AP\n';
const HANDS = '3S765H765D8765C876,S432H432D432C5432,SAKQHAKQDAKQCAKQJ';
const CLUB = `pn|s,w,n,e|st||md|${HANDS}|rh||ah|Board 1|sv|o|`;
const PASSES = 'mb|p|mb|p|mb|p|';
const VUGRAPH = 'vg|Cup,Final,I,1,1,Alpha,0,Beta,0|\n';

const CALLS = 'the auction is kept as text from there on';
const PLAY = 'the play is kept as text from there on';

/** A kind: its name, the file in `files/cases` with its right result, and others. */
type Kind = readonly [
  name: string,
  first: readonly [file: string, right: Right],
  ...others: readonly (readonly [format: 'pbn' | 'lin', content: string | Buffer, right: Right])[],
];

const TWO_BYTES = (text: string, isBig: boolean): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const KINDS: readonly Kind[] = [
  [
    'contract and play without an auction sink nothing',
    [
      '01-one-board-sinks-file.pbn',
      {
        points: [undefined, 1470],
        holds: [
          '[Contract "6NT"]\n[Result "13"]',
          '[Play "E"]\nSJ S5 S2 SA\nCT C6 C2 CA\n*',
          '7NT Pass Pass Pass',
        ],
      },
    ],
    [
      'lin',
      `${CLUB}nt|[Contract "6NT"]|nt|[Declarer "N"]|pc|SJ|pc|S5|pc|S2|pc|SA|mc|13|\n${CLUB.replace('Board 1', 'Board 2').replace('sv|o', 'sv|n').replace('md|3', 'md|4')}mb|7N|${PASSES}`,
      { points: [1020], holds: ['pc|SJ|pc|S5|pc|S2|pc|SA|pg||mc|13|', 'ah|Board 2|sv|n|'] },
    ],
    [
      'pbn',
      `${DEALT}${BID}\n${DEALT.replace('"1"', '"17"')}[Auction "N"]\n8NT AP\n\n${DEALT.replace('"1"', '"33"')}[Auction "N"]\n6NT AP\n`,
      {
        told: [`board 17: “8NT” is not a call; ${CALLS}`],
        holds: ['[Auction "N"]\n8NT AP *', '6NT Pass Pass Pass', '7NT Pass Pass Pass'],
      },
    ],
  ],
  [
    'a lead alone is kept',
    [
      '15-lead-only-no-auction.pbn',
      { points: [undefined], holds: ['[Contract "7NT"]', '[Play "E"]\nSJ - - -\n*'] },
    ],
    [
      'pbn',
      `${DEALT}[Contract "7NT"]\n[Play "E"]\nSJ\n*\n`,
      {
        told: [`board 1: cards are played before there is a contract; ${PLAY}`],
        holds: ['[Contract "7NT"]', '[Play "E"]\nSJ - - -\n*'],
      },
    ],
    ['pbn', `${NUMBERED}${GIVEN}[Play "E"]\nSJ\n*\n`, { points: [1520], holds: ['SJ - - -'] }],
  ],
  [
    'a leading dash holds its seat',
    [
      '02-auction-placeholder.pbn',
      { points: [1520], steps: '7N pass pass pass play JS play 5S play 2S play AS claim 12' },
    ],
    [
      'pbn',
      `${DEALT}[Auction "S"]\n- - 7NT AP\n`,
      { holds: ['[Auction "N"]\n7NT Pass Pass Pass'] },
    ],
    [
      'pbn',
      `${DEALT}[Auction "N"]\n- 7NT AP\n`,
      {
        told: [
          'board 1: East opens the auction although North deals; it is kept, but cannot be replayed',
        ],
        holds: ['[Auction "E"]\n7NT Pass Pass Pass'],
        steps: 'QC 9C 6C 2C JC',
      },
    ],
    [
      'pbn',
      `${DEALT}[Auction "N"]\n1NT - 7NT AP\n`,
      { told: [`board 1: a call is missing; ${CALLS}`], holds: ['1NT - 7NT AP'] },
    ],
  ],
  [
    'a game without a deal of its own is another table',
    [
      '03-shared-deal.pbn',
      {
        told: ['board 62: without a deal of its own; another table of the board before'],
        points: [1020, 1520],
        holds: ['[North "F"]', '[Board "62"]\n[West "E"]'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}\n[Contract "6NT"]\n[Declarer "N"]\n[Result "12"]\n\n[Contract "3NT"]\n[Declarer "N"]\n[Result "13"]\n`,
      {
        told: ['boards 1, 1: without a deal of its own; another table of the board before'],
        points: [1520, 990, 520],
      },
    ],
    [
      'lin',
      `${VUGRAPH}pn|a,b,c,d,e,f,g,h|\nqx|o1|md|${HANDS}|sv|o|mb|7N|${PASSES}mc|13|\nqx|c1|mb|6N|${PASSES}mc|13|\n`,
      {
        told: ['board 1: without a deal of its own; another table of the board before'],
        points: [1520, 1020],
      },
    ],
    [
      'pbn',
      `${DEALT}${BID}[Result "13"]\n\n[Board "2"]\n[Contract "6NT"]\n[Declarer "N"]\n[Result "12"]\n`,
      {
        told: [
          'board 2: the dealer is not given and follows from the number',
          'board 2: the vulnerability is not given and follows from the number',
        ],
        points: [1520, 1440],
        holds: [
          '[Board "2"]\n[West "?"]\n[North "?"]\n[East "?"]\n[South "?"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "E:- - - -"]',
        ],
      },
    ],
  ],
  [
    'signs behind a call are marks',
    [
      '04-call-mark-star.pbn',
      { holds: ['6NT* Pass 7NT Pass\nPass Pass'], steps: '6N pass 7N pass pass pass' },
    ],
    [
      'pbn',
      `${DEALT}[Auction "N"]\n6NT!* Pass 7NT(grand) AP\n`,
      { holds: ['6NT !* Pass 7NT(grand) Pass'] },
    ],
    [
      'pbn',
      `${DEALT}${BID}[Play "E"]\nSJ* S5 S2 SA#\n*\n`,
      { holds: ['SJ* S5 S2 SA#'], steps: 'play 2S play AS' },
    ],
    [
      'lin',
      `${CLUB}mb|6N*|mb|p|mb|7N|${PASSES}`,
      { steps: '6N pass 7N pass pass pass', holds: ['mb|6N*|mb|p|mb|7N|'] },
    ],
    [
      'lin',
      `${CLUB}mb|6N?|mb|p|mb|7N(grand)!|${PASSES}pc|SJ*|pc|S5|pc|S2!|pc|SA|`,
      { holds: ['mb|6N?|mb|p|mb|7N(grand)!|', 'pc|SJ*|pc|S5|pc|S2!|pc|SA|'], steps: 'play AS' },
    ],
    [
      'lin',
      `${CLUB}mb|2S|mb|p|mb|1N^I*|mb|AC!|an|oops|pc|ZZ*|`,
      {
        told: [
          `board 1: a bid must be higher than 2S; ${CALLS}`,
          `board 1: cards are played before there is a contract; ${PLAY}`,
        ],
        holds: ['mb|1N^I*|mb|AC!|an|oops|', 'pc|ZZ*|'],
      },
    ],
  ],
  [
    'a card that is not given',
    [
      '06-double-dash-card.pbn',
      { points: [1520], holds: ['SJ S5 S2 SA\n- - - CA\n*'], steps: 'play AS play AC' },
    ],
    [
      'pbn',
      `${DEALT}${BID}[Play "E"]\nSJ --- -- --\n*\n`,
      { holds: ['SJ - - -'], steps: 'play JS' },
    ],
    [
      'pbn',
      `${DEALT}${BID}[Play "E"]\nSJ - - - {the rest is hers}\n+ {to be continued}\n*\n`,
      { holds: ['SJ {the rest is hers} {to be continued} - - -'], steps: 'play JS' },
    ],
    [
      'pbn',
      `${DEALT}${BID}[Play "E"]\nSJ -- S2 SA\nCT C6 C2 CA\n*\n`,
      {
        told: [`board 1: a card is missing; ${PLAY}`],
        holds: ['SJ - S2 SA\nCT C6 C2 CA\n*'],
        steps: 'pass play JS',
      },
    ],
    ['lin', `${CLUB}mb|7N|${PASSES}pc|SJ|pc|--|`, { holds: ['pc|SJ|pg||'], steps: 'play JS' }],
  ],
  [
    'a call out of order is kept and told',
    [
      '07-insufficient-bid.pbn',
      {
        told: [`board 1: a bid must be higher than 2S; ${CALLS}`],
        points: [1520],
        holds: ['2S Pass ^I 1NT Pass\n7NT AP *', '[Contract "7NT"]'],
        steps: '2S pass',
      },
    ],
    [
      'lin',
      `${CLUB}mb|2S|mb|p|mb|1N!|an|oops|mb|p|mb|7N|${PASSES}mc|13|`,
      {
        told: [`board 1: a bid must be higher than 2S; ${CALLS}`],
        holds: ['mb|2S|mb|p|mb|1N!|an|oops|mb|p|mb|7N|mb|p|mb|p|mb|p|', 'mc|13|'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}[Auction "N"]\nPass AC 7NT AP\n`,
      {
        told: [`board 1: “AC” is not a call; ${CALLS}`],
        points: [1520],
        holds: ['Pass AC 7NT AP'],
      },
    ],
  ],
  [
    'encodings',
    [
      '08-utf16.pbn',
      { holds: ['[Event "Case 08"]', '7NT Pass Pass Pass'], steps: '7N pass pass pass' },
    ],
    ['pbn', TWO_BYTES(`${DEALT}[North "Müller"]\n${BID}`, true), { holds: ['[North "Müller"]'] }],
    [
      'lin',
      TWO_BYTES(`${CLUB.replace('pn|s', 'pn|Ayşe')}mb|7N|${PASSES}`, false),
      { holds: ['pn|Ayşe,w,n,e|'] },
    ],
    ['pbn', Buffer.from(`${DEALT}[North "Zoë"]\n${BID}`, 'latin1'), { holds: ['[North "Zoë"]'] }],
  ],
  [
    'auction against contract: no score of both',
    [
      '11-auction-against-contract.pbn',
      {
        told: [
          'board 1: the auction comes to 7NT N, but the tags say 6NT W; no score is made of both',
        ],
        points: [undefined],
        holds: [
          '[Declarer "W"]\n[Contract "6NT"]\n[Result "12"]\n[Score "?"]',
          '7NT Pass Pass Pass',
        ],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}[Auction "N"]\nPass Pass Pass Pass\n`,
      {
        told: [
          'board 1: the auction comes to Pass, but the tags say 7NT N; no score is made of both',
        ],
        holds: ['[Declarer "N"]\n[Contract "7NT"]\n[Result "13"]\n[Score "0"]'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN.replace('7NT', '7NTX')}${BID}`,
      {
        told: [
          'board 1: the auction comes to 7NT N, but the tags say 7NTX N; no score is made of both',
        ],
        points: [undefined],
      },
    ],
    ['pbn', `${DEALT}${GIVEN.replace('"13"', '"3"')}${BID}`, { points: [-500] }],
    [
      'pbn',
      `${DEALT}${GIVEN}[Score "NS 1540"]\n${BID}`,
      {
        told: ['board 1: the score is given as NS 1540, but contract and result make NS 1520'],
        points: [1520],
      },
    ],
  ],
  [
    'every form of a result',
    ['12-result-both-sides.pbn', { points: [990] }],
    [
      'pbn',
      `${DEALT}${GIVEN.replace('"13"', '"EW 1 NS 12"')}`,
      { points: [-50], holds: ['[Result "EW 1 NS 12"]\n[Score "NS -50"]'] },
    ],
    ['pbn', `${DEALT}${GIVEN.replace('"13"', '"EW 1"')}`, { points: [-50] }],
    ['pbn', `${DEALT}${GIVEN.replace('"13"', '"^12"')}`, { points: [-50] }],
    [
      'pbn',
      `${DEALT}[Contract "Pass"]\n[Result "13"]\n`,
      {
        told: ['board 1: the result is given as 13 tricks, but nobody bid'],
        points: [0],
        holds: ['[Contract "Pass"]\n[Result "13"]'],
      },
    ],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}mc|all|`,
      {
        told: ['board 1: “all” is not a result'],
        points: [undefined],
        holds: ['mc|all|'],
      },
    ],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}mc|12x|mc|13|`,
      { told: ['board 1: “12x” is not a result'], points: [1520], holds: ['mc|12x|', 'mc|13|'] },
    ],
    ['lin', `${CLUB}mb|7N|${PASSES}mc||`, { steps: '7N pass pass pass' }],
    [
      'lin',
      `${CLUB}mb|p|${PASSES}mc|9|`,
      {
        told: ['board 1: the result is given as 9 tricks, but nobody bid'],
        holds: ['[Result "9"]'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN.replace('"13"', '"NS 12 EW 2"')}`,
      {
        told: ['board 1: “NS 12 EW 2” is not a result'],
        points: [undefined],
        holds: ['[Result "NS 12 EW 2"]'],
      },
    ],
  ],
  [
    'a row that begins with another seat',
    [
      '14-play-row-turned.pbn',
      {
        told: [
          'board 1: the row of trick 2 fits the hands only if it begins with North, and is read so',
        ],
        points: [1520],
        holds: ['SJ S5 S2 SA\nCT C6 C2 CA\n*'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}${BID}[Play "E"]\nSA SJ S5 S2\n*\n`,
      {
        told: [
          'board 1: the row of trick 1 fits the hands only if it begins with North, and is read so',
        ],
        holds: ['SJ S5 S2 SA\n*'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}${BID}[Play "E"]\nSJ S5 S2 SA\nCA CT C6 H2\n*\n`,
      {
        told: [`board 1: North does not hold [2H]; ${PLAY}`.replace('[2H]', 'two of hearts')],
        holds: ['CA CT C6 H2'],
        steps: 'play AS claim 12',
      },
    ],
  ],
  [
    'another leader than the contract has',
    [
      '29-play-names-declarer.pbn',
      {
        told: [
          'board 1: Play names North as the leader, but East leads against the contract; the columns are read from North on',
        ],
        points: [1520],
        holds: ['[Play "E"]\nSJ S5 S2 SA\nCT C6 C2 CA\n*'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}${BID}[Play "S"]\nS5 S2 SA SJ\n*\n`,
      {
        told: [
          'board 1: Play names South as the leader, but East leads against the contract; the columns are read from South on',
        ],
        holds: ['[Play "E"]\nSJ S5 S2 SA\n*'],
        steps: 'play AS claim 12',
      },
    ],
    [
      'pbn',
      `${NUMBERED}${GIVEN}[Play "W"]\nSJ\n*\n`,
      {
        told: [
          `board 1: Play names West as the leader, but East leads against the contract; the columns are read from West on`,
          `board 1: a card is missing; ${PLAY}`,
        ],
        points: [1520],
      },
    ],
    ['pbn', `${DEALT}[Play "W"]\n*\n`, { holds: [DEAL] }],
  ],
  [
    'one wrong card costs the play from there on',
    [
      '17-one-wrong-card.pbn',
      {
        told: [`board 1: jack of spades is played twice; ${PLAY}`],
        points: [1520],
        holds: ['SJ S5 S2 SA\nCT C7 C3 CK\nC9 C6 C2 SJ\n*'],
      },
    ],
    [
      'pbn',
      `${DEALT}${GIVEN}${BID}[Play "E"]\nSJ S5 ZZ SA\nCT C6 C2 CA\n*\n`,
      {
        told: [`board 1: “ZZ” is not a card; ${PLAY}`],
        points: [1520],
        holds: ['SJ S5 ZZ SA\nCT C6 C2 CA\n*'],
        steps: 'play JS play 5S',
      },
    ],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}pc|SJ|pc|S5|pc|C2|pc|SA|pc|CA|mc|13|`,
      {
        told: [`board 1: West plays two of clubs but could follow suit; ${PLAY}`],
        points: [1520],
        holds: ['pc|SJ|pc|S5|pc|C2|pc|SA|pg||pc|CA|pg||mc|13|'],
      },
    ],
  ],
  [
    'text around the boards',
    [
      '18-statistics-after-deals.pbn',
      {
        told: [
          'this line is not PBN: Generated 4711 hands',
          'this line is not PBN: Produced 1 hands',
          'this line is not PBN: Time needed 0.1 sec',
        ],
        holds: [`[Deal "${DEAL}"]`],
      },
    ],
    [
      'pbn',
      `Dear all, here are the boards.\n\n${DEALT}${BID}\nAnd the second:\n\n${DEALT.replace('"1"', '"17"')}`,
      {
        told: [
          'this line is not PBN: Dear all, here are the boards.',
          'this line is not PBN: And the second:',
        ],
        holds: ['7NT Pass Pass Pass', '[Board "17"]'],
      },
    ],
    [
      'lin',
      `Our best board:\n${CLUB}mb|7N|${PASSES}\nSee you!\n`,
      {
        told: ['this text is not LIN: Our best board:', 'this text is not LIN: See you!'],
        holds: ['mb|7N|mb|p|mb|p|mb|p|'],
      },
    ],
  ],
  [
    'addresses of hand viewers',
    [
      '19-viewer-address.lin',
      { holds: ['pn|s,w,n,e|', 'mb|7N|an|strong, long|'], steps: '7N pass pass pass' },
    ],
    [
      'lin',
      `https://www.example.com/view?x=1&lin=${encodeURIComponent(`${CLUB}mb|7N|an|4+ aces|${PASSES}`)}&y=2\n`,
      { holds: ['ah|Board 1|', 'mb|7N|an|4+ aces|'] },
    ],
    [
      'lin',
      `https://example.com/?lin=${encodeURIComponent(`${CLUB.replace('n,e', "O'Neil,e")}mb|7N|${PASSES}`)}\n`,
      { holds: ["pn|s,w,O'Neil,e|", 'mb|7N|'] },
    ],
    [
      'lin',
      `<a href='https://example.com/?lin=${encodeURIComponent(`${CLUB}mb|7N|${PASSES}`)}' id='b'>1</a>\n`,
      { holds: ['pn|s,w,n,e|', 'mb|7N|mb|p|mb|p|mb|p|'], lacks: ['id='] },
    ],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}nt|see https://example.com/?lin=pn%7Ca|\n${CLUB.replace('Board 1', 'Board 17')}mb|6N|${PASSES}\n`,
      { holds: ['ah|Board 1|sv|o|mb|7N|', 'nt|see https://example.com/?lin=pn%7Ca|', 'mb|6N|'] },
    ],
    [
      'lin',
      `<a href="https://example.com/?lin=${encodeURIComponent(`${CLUB}mb|7N|${PASSES}`).replaceAll('%20', '+')}">1</a>\n<a href="https://example.com/?lin=${CLUB.replace('Board 1', 'Board%2017')}mb|6N|${PASSES}">2</a>\n`,
      {
        holds: ['ah|Board 1|sv|o|mb|7N|', 'ah|Board 17|sv|o|mb|6N|'],
      },
    ],
  ],
  [
    'passes left out before the first card',
    [
      '20-cards-without-closing-passes.lin',
      {
        told: ['board 1: the passes that end the auction are left out and were added'],
        holds: ['mb|7N|mb|p|mb|p|mb|p|pg||pc|SJ|'],
        steps: '7N pass pass pass play JS play 5S play 2S play AS',
      },
    ],
    [
      'lin',
      `${CLUB}mb|7N|mb|p|pc|SJ|`,
      {
        told: ['board 1: the passes that end the auction are left out and were added'],
        steps: '7N pass pass pass play JS',
      },
    ],
    [
      'pbn',
      `${DEALT}[Auction "N"]\n7NT *\n[Play "E"]\nSJ S5 S2 SA\n*\n`,
      {
        told: ['board 1: the passes that end the auction are left out and were added'],
        steps: 'play AS',
      },
    ],
    [
      'lin',
      `${CLUB}mb|7N|pc|S5|`,
      {
        told: [`board 1: cards are played before there is a contract; ${PLAY}`],
        holds: ['mb|7N|pg||pc|S5|pg||'],
        steps: '7N',
      },
    ],
  ],
  [
    'a list of results',
    ['22-results-line.lin', { points: [1520, 1020] }],
    [
      'lin',
      `${VUGRAPH.replace('1,1', '1,2')}rs|6NXN-1,PASS,,7NTN=|\npn|a,b,c,d,e,f,g,h|\nqx|o1|md|${HANDS}|sv|o|\nqx|c1|md|${HANDS}|sv|o|\nqx|c2|md|4${HANDS.slice(1)}|sv|n|\n`,
      { points: [-100, 0, 2220] },
    ],
    [
      'lin',
      `${VUGRAPH.replace('I,1,1,Alpha,0,Beta,0', 'P,1,2,,,,')}rs|6NXN-1,,7NTN=,|\npn|a,b,c,d|\nqx|o1|md|${HANDS}|sv|o|\nqx|o2|md|4${HANDS.slice(1)}|sv|n|\n`,
      { points: [-100, 2220] },
    ],
    [
      'lin',
      `${VUGRAPH.replace('1,1', '1,2')}rs|6NXN-1,6NN=,PASS,7NTN=,|\nqx|o1|md|${HANDS}|sv|o|\nqx|c2|md|4${HANDS.slice(1)}|sv|n|\n`,
      { points: [-100, 2220] },
    ],
    [
      'lin',
      `${VUGRAPH.replace('1,1', '1,2')}rs|6NXN-1,7NTN=|\nqx|o1|md|${HANDS}|sv|o|\nqx|c1|md|${HANDS}|sv|o|\nqx|o2|md|4${HANDS.slice(1)}|sv|n|\n`,
      {
        told: [
          'boards 1–2: the list of results has one entry for each board of vg, which is read as that of the open room',
        ],
        points: [-100, undefined, 2220],
      },
    ],
    [
      'lin',
      `${VUGRAPH.replace('1,1', '1,2')}rs|6NXN-1,6NN=,7NTN=|\nqx|o1|md|${HANDS}|sv|o|\nqx|c1|md|${HANDS}|sv|o|\nqx|o2|md|4${HANDS.slice(1)}|sv|n|\n`,
      {
        told: [
          'boards 1, 1–2: the list of results does not have two entries for each board of vg; they are read as open and closed room by turns',
        ],
        points: [-100, 990, 2220],
      },
    ],
    [
      'lin',
      `${VUGRAPH}rs|6NN=,6NN=|\nqx|o1|md|${HANDS}|sv|o|mb|7N|${PASSES}\nqx|c1|md|${HANDS}|sv|o|mb|6N|${PASSES}mc|13|\n`,
      {
        told: [
          'board 1: the list of results has 6NN= for this board',
          'board 1: the list of results has 6NN= for this board',
        ],
        points: [undefined, 1020],
      },
    ],
  ],
  [
    'a result without play',
    ['28-results-without-play.pbn', { points: [1520, 1020] }],
    ['pbn', `${DEALT}[Contract "Pass"]\n`, { points: [0] }],
    ['lin', `${CLUB}mb|7N|${PASSES}mc|12|`, { points: [-50], holds: ['mc|12|'] }],
  ],
  [
    'a claim in the middle of a trick',
    ['26-claim-in-mid-trick.lin', { points: [1520, 1020], holds: ['pc|CA|pc|CT|pg||mc|13|'] }],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}pc|SJ|pc|S5|mc|13|`,
      { points: [1520], holds: ['pc|SJ|pc|S5|pg||mc|13|'] },
    ],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}pc|SJ|pc|S5|mc|14|`,
      {
        told: ['board 1: nobody can take 14 tricks'],
        points: [undefined],
        holds: ['[Result "14"]'],
      },
    ],
  ],
  [
    'a claim between tricks',
    ['27-claim-between-tricks.lin', { points: [1520, 1020] }],
    ['lin', `${CLUB}mb|7N|${PASSES}mc|13|`, { points: [1520] }],
    [
      'lin',
      `${CLUB}mb|7N|${PASSES}pc|SJ|pc|S5|pc|S2|pc|SA|mc|0|`,
      {
        told: [
          'board 1: the result is given as 0 tricks, which the cards played so far do not allow',
        ],
        points: [undefined],
        holds: ['[Result "0"]'],
      },
    ],
  ],
];

for (const [name, [file, right], ...others] of KINDS)
  describe(name, () => {
    test(file, () => expectRight(file.endsWith('lin') ? 'lin' : 'pbn', given(file), right));

    test.each(others)('%s %j', (format, content, one) => expectRight(format, content, one));
  });

const UNNUMBERED = 'board 1: no number is given, so the place in the file counts';
const VULNERABLE = 'board 1: the vulnerability is not given and follows from the number';
const IRREGULAR = 'board 1: dealer or vulnerability does not match the number; both hold as given';
const FIRST = 'board 1: the dealer is not given; whoever holds the first hand deals';
const BARE = DEAL.slice(2);
/** From West on. */
const SOLVED = 'A965.KJ4.T82.963 KQ2.AT73.K64.KJ5 J84.952.QJ975.T2 T73.Q86.A3.AQ874';

describe('hands in other dress', () => {
  test.each<readonly ['pbn' | 'lin', string, Right]>([
    [
      'pbn',
      `${BARE}\n`,
      {
        told: [
          'board 1: the deal does not name the seat of the first hand, which is taken as North’s',
          UNNUMBERED,
          'board 1: the dealer is not given and follows from the number',
          VULNERABLE,
        ],
        holds: [`[Deal "${DEAL}"]`],
      },
    ],
    [
      'pbn',
      `${SOLVED}:BABA9999BBBB8888BBBB\n${SOLVED.replaceAll(' ', '|')}:baba9999bbbb8888bbbb\n`,
      {
        told: [UNNUMBERED, FIRST, VULNERABLE].map((one) => one.replace('board 1', 'boards 1–2')),
        holds: [
          `[Deal "W:${SOLVED}"]`,
          '[OptimumResultTable "Declarer;Denomination\\\\2R;Result\\\\2R"]\nN NT 10\nN  S  9\nN  H 11\nN  D  8\nN  C 11\nE NT  2\nE  S  4\n',
          'W  D  5\nW  C  2\n',
        ],
      },
    ],
    [
      'pbn',
      `${SOLVED}:AAAA9999BBBB8888BBBE\n${DEAL}\n`,
      {
        told: [
          `this line is not PBN: ${`${SOLVED}:`.slice(0, 40)}`,
          ...[UNNUMBERED, FIRST, VULNERABLE],
        ],
        holds: [`[Deal "${DEAL}"]`],
      },
    ],
    [
      'pbn',
      `${DEAL}\n${DEAL}\n`,
      { told: [UNNUMBERED, FIRST, VULNERABLE].map((one) => one.replace('board 1', 'boards 1–2')) },
    ],
    [
      'pbn',
      `${NUMBERED}[Deal "N:${BARE.split(' ')
        .map((hand) => hand.replace(/^(.*)\.(.*)\.(.*)\.(.*)$/, 'S$1.H$2.D$3.C$4'))
        .join(' ')}"]\n`,
      { holds: [`[Deal "${DEAL}"]`] },
    ],
    [
      'lin',
      `${CLUB.replace('md|3', 'md|0')}mb|7N|${PASSES}`,
      {
        told: [
          'board 1: md does not begin with a dealer, 1 to 4',
          'board 1: the dealer is not given and follows from the number',
        ],
        steps: '7N pass pass pass',
      },
    ],
    [
      'pbn',
      DEALT.replace('JT98.JT98.JT9.T9', 'JT98.JT98.JT9.T1'),
      {
        told: [
          'board 1: East: “JT98.JT98.JT9.T1” contains an unknown rank; this hand follows from the other three',
        ],
        holds: [DEAL],
      },
    ],
    [
      'pbn',
      `${DEALT.replace('N:AKQ', 'Q:AKQ')}${GIVEN}`,
      {
        told: [
          'board 1: no deal such as “N:AKQ.AKQ.AKQ.AKQJ …” is given: a seat, then four hands clockwise; the deal is kept as text',
        ],
        points: [1520],
        holds: ['[Deal "Q:AKQ.'],
      },
    ],
  ])('%s %j', (format, content, right) => expectRight(format, content, right));
});

describe('nothing is invented', () => {
  test.each<readonly [string, Right]>([
    [
      `[Board "2"]\n[Deal "${DEAL}"]\n[Auction "E"]\nPass 7NT AP\n`,
      {
        told: ['board 2: the vulnerability is not given and follows from the number'],
        holds: ['[Dealer "E"]\n[Vulnerable "NS"]'],
      },
    ],
    [
      `${DEALT.replace('"None"', '"Nnoe"')}${BID}`,
      {
        told: ['board 1: unknown value of Vulnerable: Nnoe', VULNERABLE],
        holds: ['[Vulnerable "Nnoe"]'],
      },
    ],
    [
      `${DEALT.replace('"None"', '"7"')}${BID}`,
      {
        told: ['board 1: unknown value of Vulnerable: 7', VULNERABLE],
        holds: ['[Vulnerable "7"]'],
      },
    ],
    [`${DEALT.replace('"None"', '"-"')}${BID}`, { holds: ['[Vulnerable "None"]'] }],
    [`${DEALT.replace('"None"', '"N / S"')}${BID}`, { told: [IRREGULAR] }],
    [
      `${DEALT.replace('[Dealer "N"]', '[Dealer "N"]\n[Dealer "E"]')}${BID}`,
      {
        told: ['board 1: Dealer is given twice, as “N” and “E”; the first holds'],
        holds: ['{Dealer: E}', '[Dealer "N"]'],
      },
    ],
    [
      `${DEALT}${GIVEN.replace('Result', 'Resutl')}`,
      {
        told: ['board 1: “Resutl” is not a tag of PBN; if Result is meant, it is not read'],
        points: [undefined],
        holds: ['[Resutl "13"]'],
      },
    ],
    [`${DEALT}${BID}[Auction "N"]\n7NT AP\n`, { holds: ['7NT Pass Pass Pass'] }],
    [
      `${DEALT}[Auction "X"]\n7NT AP\n[Play "7"]\nSJ S5 S2 SA\n*\n`,
      {
        told: ['board 1: Auction does not name a seat', 'board 1: Play does not name a seat'],
        holds: ['[Auction "N"]\n7NT Pass Pass Pass', '[Play "E"]\nSJ S5 S2 SA'],
      },
    ],
    [
      `${DEALT}[Auction "east"]\n- - - 7NT AP\n[Play "South"]\nS5 S2 SA SJ\n*\n`,
      {
        told: [
          'board 1: Play names South as the leader, but East leads against the contract; the columns are read from South on',
        ],
        holds: ['[Auction "N"]\n7NT Pass Pass Pass', '[Play "E"]\nSJ S5 S2 SA'],
      },
    ],
    [
      `${DEALT}${BID}[Auction "N"]\n6NT AP\n`,
      {
        told: ['board 1: Auction is given twice with different contents; the first holds'],
        holds: ['7NT Pass Pass Pass', '{Auction: 6NT AP}'],
      },
    ],
  ])('%j', (content, right) => expectRight('pbn', content, right));
});

test('notes that no call refers to are kept as comments', () =>
  expectRight(
    'pbn',
    `${DEALT}[Auction "N"]\n7NT =1= AP\n[Note "1:strong"]\n[Note "1:weak"]\n[Note "2:asks"]\n[Note "long"]\n`,
    {
      holds: [
        '7NT =1= Pass Pass Pass\n[Note "1:strong"]',
        '{Note: asks}',
        '{Note: 1:weak}',
        '{Note: long}',
      ],
      lacks: ['[Note "2:asks"]'],
    },
  ));

test('what stands behind the end of a section is kept if it is a comment, and told if it is not', () =>
  expectRight('pbn', `${DEALT}${BID}[Play "E"]\nSJ S5 S2 SA\n* CT C6\n{all agreed}\n`, {
    told: ['board 1: this line is not PBN: CT C6'],
    holds: ['SJ S5 S2 SA {all agreed}\n*'],
    steps: 'play AS',
  }));

describe('talon compare', () => {
  const compared = async (name: string, content: string | Buffer, ...flags: readonly string[]) => {
    writeFileSync(join(folder, name), content);
    return talon(['compare', name, ...flags]);
  };

  test.each([
    '22-results-line.lin',
    '26-claim-in-mid-trick.lin',
    '27-claim-between-tricks.lin',
    '28-results-without-play.pbn',
  ])('%s: 1520 and 1020, 11 IMPs', async (file) => {
    const { code, out } = await compared(file, given(file), '--json');
    expect(code).toBe(0);
    const [[open, closed]] = JSON.parse(out).deals;
    expect([open.points, closed.points, closed.scores]).toEqual([
      [1520, 0, 1520, 0],
      [1020, 0, 1020, 0],
      [-11, 11, -11, 11],
    ]);
  });

  test('a contract that failed, a board passed out, a result for one side', async () => {
    const down = await compared(
      'down.pbn',
      `${DEALT}${GIVEN.replace('"13"', '"EW 3"')}\n${DEALT}[Contract "Pass"]\n`,
      '--json',
    );
    const [[open, closed]] = JSON.parse(down.out).deals;
    expect([open.points, closed.points]).toEqual([
      [0, 150, 0, 150],
      [0, 0, 0, 0],
    ]);
  });

  test('deals that are there twice without a result are not called missing', async () => {
    const { code, err } = await compared(
      'open.pbn',
      `${DEALT}${BID}\n${DEALT}[Auction "N"]\n6NT AP\n`,
    );
    expect([code, err]).toEqual([
      1,
      'talon: there are deals with the same cards, but their results are not known: 1\n',
    ]);
    const table = `${DEALT}${GIVEN}\n`;
    const some = await compared('some.pbn', `${table}${table}${DEALT}${BID}`);
    expect(some.code).toBe(0);
    expect(some.err).toBe('talon: deals without a known result, which are not compared: 1\n');
  });
});
