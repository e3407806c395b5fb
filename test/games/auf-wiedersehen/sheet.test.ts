import { describe, expect, test } from 'vitest';
import { aufWiedersehen } from '../../../src/games/auf-wiedersehen/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(aufWiedersehen);

describe('what the rules page says', () => {
  test('AUW-5 what ends the patience follows the reading', () => {
    expect(said('AUW-5').en).toMatch(/already belongs there/);
    expect(said('AUW-5', { home: 'skip' }).en).toMatch(/was pushed there itself/);
    expect(said('AUW-5', { home: 'skip' }).de).toMatch(/selbst dorthin geschoben/);
  });
});
