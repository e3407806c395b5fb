/**
 * A form of fields, each with its kind of value: the cursor, changing by arrows, and typing. Knows
 * nothing about games; what a change means is up to the owner of the field.
 */
import type { OptionValue } from '../../engine/options.ts';
import type { Text } from '../../lang/text.ts';
import type { Key } from './keys.ts';

export type Control =
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly step: number;
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly longest: number };

export interface Field {
  readonly id: string;
  readonly group?: Text;
  readonly label: Text;
  readonly meaning: Text;
  /** The allowed values, shown with the field's meaning. */
  readonly range?: string;
  readonly control: Control;
  readonly value: OptionValue;
  /** The value in words. */
  readonly shown: Text;
}

export interface Form {
  readonly at: number;
  /** Digits typed so far into the number under the cursor. */
  readonly typed: string;
}

export const newForm: Form = { at: 0, typed: '' };

type FormEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly field: Field; readonly value: OptionValue }
  | { readonly kind: 'submit' }
  | { readonly kind: 'back' };

interface FormStep {
  readonly form: Form;
  readonly effect: FormEffect;
}

const NONE: FormEffect = { kind: 'none' };

/** A number clamped to the range and steps of its field. */
export function clampNumber(control: Extract<Control, { kind: 'number' }>, value: number): number {
  const { least, most, step } = control;
  const lowest = Math.ceil(least / step) * step;
  const highest = Math.floor(most / step) * step;
  return Math.max(lowest, Math.min(highest, Math.round(value / step) * step));
}

/** The value `by` places further on. */
export function changed(field: Field, by: number): OptionValue {
  const { control, value } = field;
  switch (control.kind) {
    case 'number':
      return clampNumber(control, Number(value) + by * control.step);
    case 'choice': {
      const count = control.choices.length;
      const at = control.choices.indexOf(String(value)) + (by > 0 ? 1 : -1);
      return control.choices[(at + count) % count] ?? value;
    }
    case 'flag':
      return value !== true;
    case 'text':
      return value;
  }
}

const set = (form: Form, field: Field, value: OptionValue): FormStep => ({
  form,
  effect: value === field.value ? NONE : { kind: 'set', field, value },
});

function typedNumber(
  form: Form,
  field: Field,
  control: Extract<Control, { kind: 'number' }>,
  typed: string,
): FormStep {
  const next = { ...form, typed };
  const value = Number(typed);
  const allowed =
    typed !== '' &&
    typed !== '-' &&
    value >= control.least &&
    value <= control.most &&
    value % control.step === 0;
  return allowed ? set(next, field, value) : { form: next, effect: NONE };
}

function typeInto(form: Form, field: Field, key: Key): FormStep {
  const { control } = field;
  const char = key.name === 'char' ? key.char : key.name === 'space' ? ' ' : '';
  if (control.kind === 'text') {
    const text = String(field.value);
    if (key.name === 'backspace') return set(form, field, [...text].slice(0, -1).join(''));
    return [...text].length < control.longest
      ? set(form, field, text + char)
      : { form, effect: NONE };
  }
  if (control.kind === 'number') {
    if (key.name === 'backspace') return typedNumber(form, field, control, form.typed.slice(0, -1));
    if (/^[0-9]$/.test(char) && form.typed.length < 7)
      return typedNumber(form, field, control, form.typed + char);
    return { form, effect: NONE };
  }
  return key.name === 'space' ? set(form, field, changed(field, 1)) : { form, effect: NONE };
}

const moveTo = (form: Form, count: number, by: number): FormStep => ({
  form: { at: (form.at + by + count) % count, typed: '' },
  effect: NONE,
});

const STEPS: Readonly<Record<string, number>> = { left: -1, right: 1, pageup: 10, pagedown: -10 };

/** The form after a key, and the key's effect. */
export function formKey(form: Form, fields: readonly Field[], key: Key): FormStep {
  const field = fields[form.at];
  if (key.name === 'escape') return { form, effect: { kind: 'back' } };
  if (key.name === 'enter') return { form, effect: { kind: 'submit' } };
  if (key.name === 'up' || key.name === 'backtab') return moveTo(form, fields.length, -1);
  if (key.name === 'down' || key.name === 'tab') return moveTo(form, fields.length, 1);
  if (field === undefined) return { form, effect: NONE };
  const step = STEPS[key.name];
  if (step !== undefined) return set({ ...form, typed: '' }, field, changed(field, step));
  if (key.name === 'char' && key.char === 'q' && field.control.kind !== 'text')
    return { form, effect: { kind: 'back' } };
  return typeInto(form, field, key);
}
