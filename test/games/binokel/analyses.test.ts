/** `melds`: what hands meld with each suit as trump, in words and for scripts. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/engine/interchange.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { analyses } from '../../../src/games/binokel/analysis/analyses.ts';
import { talonHere } from '../../support/here.ts';

const { melds } = analyses;

function found(input: string): readonly Finding[] {
  const all = melds.open(input);
  if (isRefusal(all)) throw new Error(all.text.en);
  return all.map((find) => find());
}

function refusal(input: string): readonly string[] {
  const all = melds.open(input);
  return isRefusal(all) ? [all.text.en, all.text.de] : [];
}

/** The rows of a table: label and values with bells, hearts, leaves and acorns as trump. */
const rowsOf = (finding: Finding | undefined): readonly string[] =>
  (finding?.table.rows ?? []).map(({ label, values }) => `${label.en} ${values.join(' ')}`);

describe('melds', () => {
  test('BIN-10: families and pairs count more in trumps, the rest alike', () => {
    const [finding] = found(melds.example);
    expect(rowsOf(finding)).toEqual([
      'pair in hearts 20 40 20 20',
      'family in acorns 100 100 100 150',
      'four aces 100 100 100 100',
      'Binokel 40 40 40 40',
      'together 260 280 260 310',
    ]);
    expect(finding?.table.note.en).toBe('Most with acorns as trump: 310.');
    expect(finding?.table.note.de).toBe('Am meisten mit Trumpf Eichel: 310.');
  });

  test('BIN-11: eight of a rank and both Binokels count instead of four and one', () => {
    const eight = 'US UH UG UE US UH UG UE';
    expect(rowsOf(found(`${eight} OG OG`)[0])).toEqual([
      'eight unters 1000 1000 1000 1000',
      'double Binokel 300 300 300 300',
      'together 1300 1300 1300 1300',
    ]);
  });

  test('a hand a line, its cards in any order and as they may be typed; empty lines do not count', () => {
    const [one, two, ...more] = found('ks, os\r\n\n  OS KS OS KS \n');
    expect(more).toEqual([]);
    expect(one?.table.title.en).toBe('Hand 1: OS KS');
    expect(two?.table.title.de).toBe('Blatt 2: OS OS KS KS');
    expect(one?.data).toEqual({
      hand: 'OS KS',
      melds: [{ meld: 'pair in bells', S: 40, H: 20, G: 20, E: 20 }],
      together: { S: 40, H: 20, G: 20, E: 20 },
    });
    expect(two?.data.together).toEqual({ S: 80, H: 40, G: 40, E: 40 });
  });

  test('says where any trump is as good, and where there is nothing to meld', () => {
    const [nothing, always] = found('AE\nOG US');
    expect(nothing?.table.note.en).toBe('Nothing to meld.');
    expect(always?.table.note.de).toBe('40 mit jedem Trumpf.');
  });

  test('says in one sentence what is wrong with a line', () => {
    expect(refusal('AE TE\nAE 9S')).toEqual([
      'hand 2: “9S” is no card; cards are written like AE TS UH',
      'Blatt 2: „9S“ ist keine Karte; Karten schreibt man wie AE TS UH',
    ]);
    expect(refusal('AE AE AE')[0]).toBe('hand 1 has [AE] more than twice');
    expect(refusal(' \n')[0]).toBe('no hand found: a line should be cards such as AE TS UH');
  });

  test('is a command, from standard input', async () => {
    const { code, out } = await talonHere(['binokel', 'melds', '--json'], { input: 'OS KS\n' });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ together: { S: 40 } }]);
  });
});
