/**
 * A form of fields, each with its kind of value: the cursor, changing by arrows, by clicks and by
 * typing. Knows nothing about games; what a change means is up to the owner of the field.
 */

import type { OptionValue } from '../../engine/options.ts';
import type { Text } from '../../lang/text.ts';
import { isChar, type Key } from '../terminal/keys.ts';
import { movedList } from './list.ts';
import { lengthened, shortened } from './typed.ts';

interface NumberControl {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The allowed values, ascending, where they are not a range. */
  readonly among?: readonly number[];
}

export type Control =
  | NumberControl
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' }
  /** A flag that shows and hides further fields; Enter turns it over, too. */
  | { readonly kind: 'more' }
  /** Leads to a page of its own: Enter, the space bar or a click opens it. */
  | { readonly kind: 'page' }
  | { readonly kind: 'text'; readonly longest: number };

export interface Field {
  readonly id: string;
  /** The heading above it: one value for all fields under it. */
  readonly group?: Text;
  readonly label: Text;
  readonly meaning: Text;
  /** The allowed values in words. */
  readonly range?: Text | undefined;
  /** What a script writes for this value: `-o players=3`. */
  readonly script?: string | undefined;
  readonly control: Control;
  readonly value: OptionValue;
  /** The value in words. */
  readonly shown: Text;
  /** The usual value in words, where the field has another. */
  readonly usual?: Text | undefined;
}

export interface Form {
  readonly at: number;
  /** Digits typed so far into the number under the cursor. */
  readonly typed: string;
  /** The value before anything was typed. */
  readonly before?: OptionValue;
  /** A typed value that a field does not take. */
  readonly refused?: { readonly field: Field; readonly typed: string; readonly kept: OptionValue };
}

export const newForm: Form = { at: 0, typed: '' };

type FormEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly field: Field; readonly value: OptionValue }
  | { readonly kind: 'open'; readonly field: Field }
  | { readonly kind: 'submit' }
  | { readonly kind: 'back' };

export interface FormStep {
  readonly form: Form;
  readonly effect: FormEffect;
}

const NONE: FormEffect = { kind: 'none' };

/** A number clamped to the range and steps of its field. */
export function clampNumber(control: NumberControl, value: number): number {
  const { least, most, step } = control;
  const lowest = Math.ceil(least / step) * step;
  const highest = Math.floor(most / step) * step;
  return Math.max(lowest, Math.min(highest, Math.round(value / step) * step));
}

/** The number `by` places further on, at most at an end of its range. */
function stepped(control: NumberControl, value: number, by: number): number {
  const { among } = control;
  if (among === undefined) return clampNumber(control, value + by * control.step);
  const at = among.indexOf(value) + Math.sign(by);
  return among[Math.max(0, Math.min(among.length - 1, at))] ?? value;
}

/** The value `by` places further on. */
export function changed(field: Field, by: number): OptionValue {
  const { control, value } = field;
  switch (control.kind) {
    case 'number':
      return stepped(control, Number(value), by);
    case 'choice': {
      const count = control.choices.length;
      const at = control.choices.indexOf(String(value)) + (by > 0 ? 1 : -1);
      return control.choices[(at + count) % count] ?? value;
    }
    case 'flag':
    case 'more':
      return value !== true;
    case 'text':
    case 'page':
      return value;
  }
}

const openedPage = (form: Form, field: Field): FormStep => ({
  form,
  effect: { kind: 'open', field },
});

const set = (form: Form, field: Field, value: OptionValue): FormStep => ({
  form,
  effect: value === field.value ? NONE : { kind: 'set', field, value },
});

function admits({ least, most, step, among }: NumberControl, typed: string): boolean {
  if (typed === '') return false;
  const value = Number(typed);
  return among?.includes(value) ?? (value >= least && value <= most && value % step === 0);
}

/** A field keeps its old value until what is typed fits; what cannot become a fit is refused at once. */
function typedNumber(form: Form, field: Field, control: NumberControl, typed: string): FormStep {
  const before = form.before ?? field.value;
  const isTooMuch = Number(typed) > control.most;
  const refused = isTooMuch ? { refused: { field, typed, kept: before } } : {};
  const next: Form = { at: form.at, typed, before, ...refused };
  return set(next, field, admits(control, typed) ? Number(typed) : before);
}

/**
 * The typed value that does not fit, when the cursor is about to leave it; empty where it fits or nothing was typed.
 */
function leftover({ typed, before }: Form, field: Field): Pick<Form, 'refused'> {
  const { control } = field;
  if (control.kind !== 'number' || typed === '' || admits(control, typed)) return {};
  return { refused: { field, typed, kept: before ?? field.value } };
}

const LONGEST_NUMBER = 7;

const charOf = (key: Key): string => {
  if (key.name === 'space') return ' ';
  return key.name === 'char' ? key.char : '';
};

/**
 * A typed key in the field under the cursor: letters in a text, digits in a number; Space opens a page or goes on to
 * the next value.
 */
function typeInto(form: Form, field: Field, key: Key): FormStep {
  const { control } = field;
  const char = charOf(key);
  if (control.kind === 'text') {
    const text = String(field.value);
    const isShorter = key.name === 'backspace';
    return set(form, field, isShorter ? shortened(text) : lengthened(text, char, control.longest));
  }
  if (control.kind === 'number') {
    if (key.name === 'backspace') return typedNumber(form, field, control, form.typed.slice(0, -1));
    if (/^[0-9]$/.test(char) && form.typed.length < LONGEST_NUMBER)
      return typedNumber(form, field, control, form.typed + char);
    return { form, effect: NONE };
  }
  if (key.name !== 'space') return { form, effect: NONE };
  return control.kind === 'page' ? openedPage(form, field) : set(form, field, changed(field, 1));
}

/** The cursor elsewhere; a typed value that does not fit is refused. */
function moveTo(form: Form, fields: readonly Field[], at: number): FormStep {
  const field = fields[form.at];
  const misfit = field === undefined ? {} : leftover(form, field);
  return { form: { at, typed: '', ...misfit }, effect: NONE };
}

/** Keys that move the cursor; the others of a list mean something else in a form. */
const MOVES: readonly string[] = [
  'up',
  'backtab',
  'down',
  'tab',
  'home',
  'end',
  'pageup',
  'pagedown',
  'wheel',
];

/** Enter starts, but opens what is closed or has a page of its own, and does not pass over a typed value that does not fit. */
function entered(form: Form, field: Field | undefined): FormStep {
  if (field?.control.kind === 'more') return set(form, field, changed(field, 1));
  if (field?.control.kind === 'page') return openedPage(form, field);
  const misfit = field === undefined ? {} : leftover(form, field);
  const next: Form = { at: form.at, typed: '', ...misfit };
  return { form: next, effect: next.refused === undefined ? { kind: 'submit' } : NONE };
}

const STEPS: Readonly<Record<string, number>> = { left: -1, right: 1 };

/** The form after a key, and the key's effect. */
export function formKey(form: Form, fields: readonly Field[], key: Key): FormStep {
  const field = fields[form.at];
  if (key.name === 'escape') return { form, effect: { kind: 'back' } };
  if (key.name === 'enter') return entered(form, field);
  if (MOVES.includes(key.name)) return moveTo(form, fields, movedList(form, fields.length, key).at);
  if (field === undefined) return { form, effect: NONE };
  const step = STEPS[key.name];
  if (step !== undefined)
    return set({ at: form.at, typed: '', ...leftover(form, field) }, field, changed(field, step));
  if (isChar(key, 'q') && field.control.kind !== 'text') return { form, effect: { kind: 'back' } };
  return typeInto(form, field, key);
}

/** The form after a text has been pasted, which only a text field takes, and the effect. */
export function formPaste(form: Form, fields: readonly Field[], text: string): FormStep {
  const field = fields[form.at];
  if (field?.control.kind !== 'text') return { form, effect: NONE };
  return set(form, field, lengthened(String(field.value), text, field.control.longest));
}

/** What can be clicked: a field, and the arrows beside its value. */
export const fieldPlace = (part: 'field' | 'less' | 'more', { id }: Field): string =>
  `${part}:${id}`;

/** The form after a click on a place, and the click's effect. */
export function formClick(form: Form, fields: readonly Field[], place: string): FormStep {
  const [part = ''] = place.split(':');
  const at = fields.findIndex(({ id }) => id === place.slice(part.length + 1));
  const field = fields[at];
  if (field === undefined) return { form, effect: NONE };
  const { form: next } = moveTo(form, fields, at);
  if (field.control.kind === 'page') return openedPage(next, field);
  const turns = field.control.kind === 'flag' || field.control.kind === 'more';
  if (part === 'field' && !turns) return { form: next, effect: NONE };
  return set(next, field, changed(field, part === 'less' ? -1 : 1));
}
