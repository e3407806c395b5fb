/** Lists, pagers, forms and lines of text, each alone. */
import { describe, expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import { fill, same, text } from '../../src/lang/text.ts';
import {
  changed,
  clampNumber,
  type Field,
  formKey,
  newForm,
} from '../../src/tui/components/form.ts';
import { listKey, windowOf } from '../../src/tui/components/list.ts';
import { newPager, pagerKey, topOf } from '../../src/tui/components/pager.ts';
import { clipRuns, sliceRuns, wrapRuns } from '../../src/tui/components/words.tsx';
import { phrase } from '../../src/tui/context/render-context.ts';
import type { Key } from '../../src/tui/terminal/keys.ts';
import { plainText, run } from '../../src/tui/theme/theme.ts';
import { stage } from './stage.ts';

const char = (one: string): Key => ({ name: 'char', char: one });
const typed = (word: string): readonly Key[] => [...word].map(char);

describe('runs', () => {
  test('a part of them keeps their styles', () => {
    const runs = [run('abc', { bold: true }), run('def')];
    expect(sliceRuns(runs, 2, 4)).toEqual([run('c', { bold: true }), run('d')]);
    expect(sliceRuns(runs, 4, 4)).toEqual([]);
  });

  test('words wrap, cards keep the bracket before them, long words are broken', () => {
    const lines = (text: string, width: number): readonly string[] =>
      wrapRuns([run(text)], width).map(plainText);
    expect(lines('one two three', 7)).toEqual(['one two', 'three']);
    expect(lines('abcdefghij', 5)).toEqual(['abcde', 'fghij']);
    const cards = phrase(stage('80x24'), { pack: FRENCH_52, names: [] }, same('takes ([QS])'));
    expect(wrapRuns(cards, 8).map(plainText)).toEqual(['takes', '(Q♠)']);
  });

  test('what does not fit in so many lines ends with a mark', () => {
    const clipped = (text: string, rows: number): readonly string[] =>
      wrapRuns(clipRuns([run(text, { bold: true })], 9, rows), 9).map(plainText);
    expect(clipped('one two three', 2)).toEqual(['one two', 'three']);
    expect(clipped('one two three four', 2)).toEqual(['one two', 'three …']);
    expect(clipped('one two three-mor four', 2)).toEqual(['one two', 'three-m …']);
    expect(clipRuns([run('one two three four', { bold: true })], 9, 2)).toEqual([
      run('one two ', { bold: true }),
      run('three …', { bold: true }),
    ]);
  });

  test('a phrase puts cards and names for their marks', () => {
    const voices = { pack: FRENCH_52, names: ['Ada'] };
    const sentence = fill(text('{0} plays $1', '{0} spielt $1'), '[TD]');
    expect(plainText(phrase(stage('80x24'), voices, sentence))).toBe('Ada plays 10♦');
    expect(plainText(phrase(stage('80x24', { lang: 'de' }), voices, same('[QS]')))).toBe('D♠');
    expect(plainText(phrase(stage('80x24', { suits: 'letters' }), voices, same('[QS]')))).toBe(
      'QS',
    );
    expect(plainText(phrase(stage('80x24'), voices, same('[??]')))).toBe('??');
    const quoted = text('{0}: “{0} x” is not {0}', '{0}: „{0} x“ ist nicht {0}');
    expect(plainText(phrase(stage('80x24'), voices, quoted))).toBe('Ada: “{0} x” is not Ada');
    expect(plainText(phrase(stage('80x24', { lang: 'de' }), voices, quoted))).toBe(
      'Ada: „{0} x“ ist nicht Ada',
    );
  });
});

describe('a list', () => {
  test('goes round, jumps to its ends and to a number', () => {
    expect(listKey({ at: 0 }, 3, { name: 'up' }).at).toBe(2);
    expect(listKey({ at: 2 }, 3, { name: 'down' }).at).toBe(0);
    expect(listKey({ at: 0 }, 30, { name: 'end' }).at).toBe(29);
    expect(listKey({ at: 0 }, 5, char('4')).at).toBe(3);
    expect(listKey({ at: 1 }, 5, char('9')).at).toBe(1);
    expect(listKey({ at: 0 }, 0, { name: 'down' }).at).toBe(0);
  });

  test('keeps the cursor in view', () => {
    expect(windowOf(0, 30, 10)).toBe(0);
    expect(windowOf(15, 30, 10)).toBe(10);
    expect(windowOf(29, 30, 10)).toBe(20);
  });
});

describe('a pager', () => {
  const paged = { lines: Array.from({ length: 50 }, (_, at) => `line ${at}`), height: 10 };
  const keys = (...given: readonly Key[]) =>
    given.reduce((pager, key) => pagerKey(pager, paged, key), newPager);

  test('scrolls within its lines', () => {
    expect(keys({ name: 'up' }).top).toBe(0);
    expect(keys({ name: 'pagedown' }, { name: 'down' }).top).toBe(10);
    expect(keys({ name: 'end' }, { name: 'down' }).top).toBe(40);
    expect(topOf({ ...newPager, top: 45 }, paged)).toBe(40);
  });

  test('the wheel scrolls by three lines', () => {
    expect(keys({ name: 'wheel', by: 1, x: 0, y: 0 }).top).toBe(3);
    expect(keys({ name: 'end' }, { name: 'wheel', by: -1, x: 0, y: 0 }).top).toBe(37);
  });

  test('searches, goes on searching, and says what is not there', () => {
    const found = keys(char('/'), ...typed('LINE 3'), { name: 'enter' });
    expect(found).toMatchObject({ found: 3, top: 1, typing: false });
    expect(pagerKey(found, paged, char('n')).found).toBe(30);
    const missed = keys(char('/'), ...typed('spade'), { name: 'enter' });
    expect(missed).toMatchObject({ missed: true, top: 0 });
    expect(missed.found).toBeUndefined();
  });

  test('while a search is typed no key scrolls, Backspace deletes and Escape gives it up', () => {
    expect(keys(char('/'), char('j'), { name: 'backspace' }, char('k')).query).toBe('k');
    expect(keys(char('/'), char('j'), { name: 'escape' })).toMatchObject({
      typing: false,
      query: '',
    });
  });
});

describe('a form', () => {
  const base = { label: same('x'), meaning: same('x'), shown: same('x') };
  const fields: readonly Field[] = [
    { ...base, id: 'rounds', value: 12, control: { kind: 'number', least: 1, most: 999, step: 1 } },
    { ...base, id: 'target', value: 50, control: { kind: 'number', least: 5, most: 100, step: 5 } },
    {
      ...base,
      id: 'home',
      value: 'strict',
      control: { kind: 'choice', choices: ['strict', 'skip'] },
    },
    { ...base, id: 'open', value: false, control: { kind: 'flag' } },
    { ...base, id: 'seed', value: '42', control: { kind: 'text', longest: 4 } },
  ];
  const at = (place: number, ...keys: readonly Key[]) => {
    let form = { ...newForm, at: place };
    let effect: unknown;
    for (const key of keys) {
      const step = formKey(form, fields, key);
      form = step.form;
      effect = step.effect;
    }
    return effect;
  };
  const field = (place: number): Field => {
    const found = fields[place];
    if (found === undefined) throw new Error('no field');
    return found;
  };

  test('arrows change a number by its step and stay in its range', () => {
    expect(changed(field(0), 1)).toBe(13);
    expect(changed(field(1), -10)).toBe(5);
    expect(changed(field(1), 1)).toBe(55);
    expect(clampNumber({ kind: 'number', least: 1, most: 99, step: 10 }, 1)).toBe(10);
  });

  test('what is too large is refused at once and gives back the value from before', () => {
    const typed = formKey({ at: 0, typed: '25', before: 12 }, fields, char('9'));
    expect(typed.effect).toMatchObject({ value: 259 });
    const much = formKey(
      { at: 0, typed: '2599', before: 12 },
      [{ ...field(0), value: 25 }],
      char('9'),
    );
    expect(much.effect).toMatchObject({ kind: 'set', value: 12 });
    expect(much.form.refused).toMatchObject({ typed: '25999', kept: 12 });
  });

  test('a number is typed; what is out of range is not taken', () => {
    expect(at(0, char('2'), char('5'))).toMatchObject({ kind: 'set', value: 25 });
    expect(at(1, char('7'))).toEqual({ kind: 'none' });
    expect(at(1, char('7'), char('5'))).toMatchObject({ value: 75 });
    expect(at(0, char('0'))).toEqual({ kind: 'none' });
  });

  test('choices and flags go round', () => {
    expect(changed(field(2), 1)).toBe('skip');
    expect(changed(field(2), -1)).toBe('skip');
    expect(at(3, { name: 'space' })).toMatchObject({ kind: 'set', value: true });
    expect(at(3, { name: 'right' })).toMatchObject({ kind: 'set', value: true });
  });

  test('text is typed up to its length, q and space included', () => {
    expect(at(4, char('q'))).toMatchObject({ kind: 'set', value: '42q' });
    expect(at(4, { name: 'space' })).toMatchObject({ value: '42 ' });
    expect(at(4, { name: 'backspace' })).toMatchObject({ value: '4' });
    const full = { ...field(4), value: 'abcd' };
    expect(formKey(newForm, [full], char('e')).effect).toEqual({ kind: 'none' });
  });

  test('Enter submits anywhere, Escape and q go back', () => {
    expect(at(2, { name: 'enter' })).toEqual({ kind: 'submit' });
    expect(at(4, { name: 'escape' })).toEqual({ kind: 'back' });
    expect(at(2, char('q'))).toEqual({ kind: 'back' });
  });

  test('the cursor goes round the fields', () => {
    expect(formKey(newForm, fields, { name: 'up' }).form.at).toBe(4);
    expect(formKey({ at: 4, typed: '' }, fields, { name: 'tab' }).form.at).toBe(0);
  });

  test('the keys that page move the cursor and change no value', () => {
    for (const place of fields.keys()) {
      const from = { at: place, typed: '' };
      const down = formKey(from, fields, { name: 'pagedown' });
      expect(down).toEqual({ form: { at: 4, typed: '' }, effect: { kind: 'none' } });
      const up = formKey(from, fields, { name: 'pageup' });
      expect(up).toEqual({ form: { at: 0, typed: '' }, effect: { kind: 'none' } });
    }
  });
});
