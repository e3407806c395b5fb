import { describe, expect, test } from 'vitest';
import { unmarked } from '../../../src/engine/glossary.ts';
import { hikiKabu } from '../../../src/games/hiki-kabu/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const sheet = sheetOf(hikiKabu);
const said = (...asked: Parameters<typeof sheet>) => unmarked(sheet(...asked));

describe('what the rules page says', () => {
  test('HIK-1 the pack: 1 to 10 four times each', () => {
    expect(said('HIK-1').en).toMatch(/^There are 40 Kabufuda cards, 1 to 10 four times each/);
    expect(said('HIK-1').de).toMatch(/^Gespielt wird mit 40 Kabufuda-Karten, 1 bis 10 je viermal/);
  });

  test('HIK-8 a dealer who stakes nothing pays nothing', () => {
    expect(said('HIK-8').en).toMatch(/the dealer included, pays/);
    expect(said('HIK-8').de).toMatch(/auch der Geber, seinen Einsatz/);
    const none = said('HIK-8', { dealerStakes: false });
    expect(none.en).toMatch(/the dealer, who has staked nothing, pays nothing/);
    expect(none.de).toMatch(/der Geber, der nichts gesetzt hat, zahlt nichts/);
    expect(none.de).not.toMatch(/auch der Geber/);
  });

  test('HIK-3 HIK-10 the dealer and a single round are told as they are', () => {
    expect(said('HIK-3', { dealerStakes: false }).de).toMatch(/^Jeder außer dem Geber/);
    expect(said('HIK-10', { rounds: 1 }).en).toMatch(/after one round/);
    expect(said('HIK-10', { rounds: 1 }).de).toMatch(/nach einer Runde oder/);
  });
});
