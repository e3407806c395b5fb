/** `--fields A,B` beside `--json`: of the result, or of each item of a list, only these fields, in this order. */
import { clean } from '../../lang/clean.ts';
import { fill } from '../../lang/text.ts';
import type { Flags } from '../call/call.ts';
import { misused } from '../call/exit-codes.ts';
import texts from '../call/texts.json' with { type: 'json' };

const { misuse } = texts;

/** The fields that a command line asks for; undefined if it asks for all. */
export function fieldsGiven(given: Flags): readonly string[] | undefined {
  const typed = given.text('fields');
  if (typed === undefined) return undefined;
  if (!given.has('json')) misused(misuse.fieldsOfJson);
  return typed.split(',').map((name) => name.trim());
}

type Fielded = Readonly<Record<string, unknown>>;

const isFielded = (value: unknown): value is Fielded =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the fields that JSON has of these objects. */
function fieldNames(objects: readonly Fielded[]): readonly string[] {
  const names = objects.flatMap((one) =>
    Object.keys(one).filter((name) => one[name] !== undefined),
  );
  return [...new Set(names)];
}

/** Ends the command if one of the fields is in none of the objects. */
function checkNames(objects: readonly Fielded[], fields: readonly string[]): void {
  const names = fieldNames(objects);
  const unknown = fields.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  misused(fill(misuse.noField, clean(unknown, 40), names.join(', ')), 'unknown-field');
}

const onlyFields = (one: Fielded, fields: readonly string[]): Fielded =>
  Object.fromEntries(fields.map((name) => [name, one[name]]));

/** The result with these fields alone. Ends the command if it has not all of them, and names those it has. */
export function withFields(data: unknown, fields: readonly string[]): unknown {
  const objects: readonly unknown[] = Array.isArray(data) ? data : [data];
  if (!objects.every(isFielded)) return misused(misuse.noFields, 'unknown-field');
  if (objects.length > 0) checkNames(objects, fields);
  const chosen = objects.map((one) => onlyFields(one, fields));
  return Array.isArray(data) ? chosen : chosen[0];
}
