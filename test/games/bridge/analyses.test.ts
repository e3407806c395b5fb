/** `dd` and what is told after a deal: the solver's table and par, in words and for scripts. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/engine/interchange.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { analyses } from '../../../src/games/bridge/analysis/analyses.ts';
import { parText, postMortem } from '../../../src/games/bridge/analysis/post-mortem.ts';
import { readDeal, writeDeal } from '../../../src/games/bridge/formats/deal.ts';
import { bidName, bidSign } from '../../../src/games/bridge/shown/text.ts';
import type { State } from '../../../src/games/bridge/state/state.ts';
import { after } from '../../support/play.ts';
import { talon } from '../../support/talon.ts';
import { atBoard, dealing, NORTH_ALL, SUITS } from './support.ts';

function found(input: string): readonly Finding[] {
  const all = analyses.dd.open(input);
  if (isRefusal(all)) throw new Error(all.text.en);
  return all.map((find) => find());
}

function refusal(input: string): string {
  const all = analyses.dd.open(input);
  return isRefusal(all) ? all.text.en : 'read';
}

describe('dd', () => {
  test('bare deals, a line each, are boards dealt by the seat named, nobody in danger', () => {
    const [one, two] = found(`N:${NORTH_ALL}\n\n  s:${NORTH_ALL}\n`);
    expect(one?.table.title.en).toBe('Board 1: dealer North, vulnerable neither side');
    expect(two?.table.title.de).toBe('Board 2: Teiler Süd, in Gefahr keine Partei');
    expect(one?.data).toMatchObject({ tricks: { N: { N: 13, E: 0, S: 13, W: 0 } } });
    expect(two?.data).toMatchObject({ tricks: { N: { N: 13, E: 0, S: 13, W: 0 } } });
    expect(two?.data.deal).toMatch(/^S:AKQ/);
  });

  test('a file needs no more than its Deal tags; auctions and results are not looked at', () => {
    const [one] = found(
      `% PBN 2.1\n[Event "x"]\n[Deal "W:${SUITS}"]\n[Contract "9ZZ"]\n[Auction "N"]\nnonsense\n`,
    );
    expect(one?.data).toMatchObject({ board: 1, dealer: 'W' });
  });

  test('a suit each: who leads first makes what is trump', () => {
    const [one] = found(`N:${SUITS}`);
    expect(one?.data.tricks).toEqual({
      N: { N: 0, E: 0, S: 0, W: 0 },
      S: { N: 13, E: 0, S: 13, W: 0 },
      H: { N: 0, E: 13, S: 0, W: 13 },
      D: { N: 13, E: 0, S: 13, W: 0 },
      C: { N: 0, E: 13, S: 0, W: 13 },
    });
    expect(one?.data.par).toMatchObject({ score: 1510, contracts: [{ contract: '7S' }] });
    expect(one?.table.rows.map(({ label }) => label.en)).toEqual([
      'notrump',
      'spades',
      'hearts',
      'diamonds',
      'clubs',
    ]);
  });

  test('threads give the findings in the order of the boards', async () => {
    const input = [NORTH_ALL, SUITS, NORTH_ALL].map((hands) => `N:${hands}\n`).join('');
    const { out } = await talon(['bridge', 'dd', '-', '--json'], { input });
    expect(JSON.parse(out)).toEqual(found(input).map(({ data }) => data));
    const { code, err } = await talon(['bridge', 'dd', '-'], { input: 'N:AK' });
    expect([code, err]).toEqual([1, expect.stringMatching(/hand/)]);
  });

  test('what is amiss in a deal is named', () => {
    const wrong = (from: string, to: string) => refusal(`N:${NORTH_ALL.replace(from, to)}`);
    expect(wrong('JT98.', 'JT9.')).toBe('East holds 12 cards, not 13');
    expect(wrong('765.765', '865.765')).toBe('[8S] is dealt twice');
    expect(wrong('AKQ.', 'AKX.')).toBe('North: “AKX.AKQ.AKQ.AKQJ” contains an unknown rank');
    expect(wrong(' 432.432.432.5432', '')).toBe('a deal has 4 hands, this one has 3');
    expect(refusal('[Deal "-"]')).toMatch(/^board 1: no deal such as /);
  });
});

describe('deals as text', () => {
  test('come back from any seat; tens and voids in either spelling', () => {
    const hands = readDeal(`N:${SUITS}`);
    if (isRefusal(hands)) throw new Error(hands.text.en);
    for (const dealer of [0, 1, 2, 3])
      expect(readDeal(writeDeal({ hands, dealer }))).toEqual(hands);
    const other = SUITS.replaceAll('T', '10').replace('AKQJ1098765432...', 'AKQJ1098765432.-.-.-');
    expect(readDeal(`n:${other}`)).toEqual(hands);
  });
});

describe('par in words', () => {
  const contract = { level: 4, strain: 3, declarers: [0, 2], doubled: false, over: 0 };

  test.each([
    [0, [], '0, all pass'],
    [420, [contract], '+420, 4[spades] NS'],
    [-450, [{ ...contract, declarers: [1], over: 1 }], '−450, 4[spades] E +1'],
    [300, [{ ...contract, declarers: [3], doubled: true, over: -2 }], '+300, 4[spades] x W −2'],
    [
      140,
      [
        { ...contract, level: 1, over: 2 },
        { ...contract, level: 2, over: 1 },
        { ...contract, level: 3 },
        { ...contract, level: 3, strain: 2 },
      ],
      '+140, 3[spades] NS, 3[hearts] NS',
    ],
  ])('%i', (score, contracts, said) => {
    expect(parText({ score, contracts }, bidSign).en).toBe(said);
  });

  test('in words where signs are not read', () => {
    expect(parText({ score: 420, contracts: [contract] }, bidName).en).toBe('+420, 4 spades NS');
  });
});

describe('after a deal', () => {
  /** The facts of the deal that these steps end. */
  function told(board: number, ...steps: readonly string[]): readonly string[] {
    const match = after(atBoard(board), ...steps);
    const last = steps.at(-1) ?? '';
    const before = after(atBoard(board), ...steps.slice(0, -1));
    expect(match.deal).toBe(board + 1);
    const move = before.game.notation.read(last);
    const telling = postMortem(before.game.rules.apply(before.state, move) as State);
    let pauses = 0;
    for (;;) {
      const slice = telling.next();
      if (slice.done === true) {
        expect(pauses).toBe(20);
        return slice.value.flatMap((found) => {
          if (!('rows' in found)) return [`${found.label.en}: ${found.value.en}`];
          const { columns, rows } = found;
          return rows.map(({ label, values }) => {
            const told = values.map((value, at) => `${columns[at]?.en} ${value}`);
            return `${label.en}: ${told.join(' · ')}`;
          });
        });
      }
      pauses++;
    }
  }

  test('the contract, par by the vulnerability of the board, and the table', () => {
    const calls = ['6N', 'pass', 'pass', 'pass'];
    const facts = told(1, dealing('N', NORTH_ALL), ...calls, 'play JS', 'claim 11');
    expect(facts.slice(0, 4)).toEqual([
      'double dummy: 6NT by North makes 13 tricks; 11 were taken',
      'missed in the bidding: a grand slam, 7NT NS',
      'par: +1520, 7NT NS',
      'North: [clubs] 13 · [diamonds] 13 · [hearts] 12 · [spades] 12 · NT 13',
    ]);
    expect(facts).toHaveLength(7);
  });

  test('in danger par is more, and a deal passed out has par too', () => {
    const facts = told(2, dealing('E', NORTH_ALL), 'pass', 'pass', 'pass', 'pass');
    expect(facts.slice(0, 2)).toEqual([
      'missed in the bidding: a grand slam, 7NT NS',
      'par: +2220, 7NT NS',
    ]);
    expect(facts).toHaveLength(6);
  });
});
