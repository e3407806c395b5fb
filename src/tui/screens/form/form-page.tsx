/**
 * A form as a page: fields under headings, values in words, and what the field under the cursor
 * means. Fields and the arrows beside a value can be clicked.
 */

import { type ReactNode, useState } from 'react';
import { capital, fill, same, type Text } from '../../../lang/text.ts';
import {
  type Field,
  type Form,
  type FormStep,
  formClick,
  formKey,
  formPaste,
  newForm,
} from '../../components/form.ts';
import { aboutRows, Listing, listShape } from '../../components/listing.tsx';
import { BrokenLines, Fixed, Words, wrapRuns } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/form.json' with { type: 'json' };
import type { Key } from '../../terminal/keys.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { columnsOf, type FieldColumns, FieldRow, rowsOfField } from './field-row.tsx';

interface FormPageProps {
  readonly title: Runs;
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly keys?: readonly Text[] | undefined;
  readonly notice?: Runs;
  /** What stands at the right of the fields, in so many cells. */
  readonly beside?: { readonly cells: number; readonly shown: ReactNode } | undefined;
  /** Whether the words about a field stand there too, and not below the fields. */
  readonly isAboutBeside?: boolean;
  /** More of the page, below the fields or beside them. */
  readonly children?: ReactNode;
}

/** The heading above the first field of a group. */
const headingOf = (fields: readonly Field[], at: number): Text | undefined =>
  opensGroup(fields, at) ? fields[at]?.group : undefined;

/** Words about a field: its meaning, the values it takes, and below that what a script writes. */
export function aboutRuns(stage: Stage, field: Field | undefined): Runs {
  if (field === undefined) return [];
  const { meaning, range, script, usual } = field;
  const dot = run(` ${stage.theme.glyphs.dash} `, { tone: 'faint' });
  const about = [...phrase(stage, { names: [] }, meaning)];
  if (range !== undefined) about.push(dot, run(say(stage, range), { bold: true }));
  if (usual !== undefined)
    about.push(dot, ...phrase(stage, { names: [] }, fill(texts.form.usual, usual)));
  if (script !== undefined) about.push(run('\n'), run(script, { tone: 'faint' }));
  return about;
}

/** What keys do on the row of a field, from the longest wording to the shortest. */
function keysOn(field: Field | undefined): readonly Text[] {
  const kind = field?.control.kind ?? 'choice';
  return texts.formKeys[kind === 'flag' ? 'choice' : kind];
}

/** Why the value typed was not taken. */
function refusedRuns(stage: Stage, { refused }: Form): Runs {
  if (refused === undefined) return [];
  const { field, typed, kept } = refused;
  const range = field.range ?? same('');
  const sentence = fill(texts.form.outside, field.label, range, same(typed), same(String(kept)));
  return [run(say(stage, sentence), { tone: 'alarm', bold: true })];
}

/** Rows of every field with its heading, with a blank row above each heading if there is room. */
function rowsOfFields(
  stage: Stage,
  fields: readonly Field[],
  form: Form,
  columns: FieldColumns,
  room: number,
): readonly number[] {
  const rows = fields.map((field, at) => {
    const typed = at === form.at ? form.typed : undefined;
    const own = rowsOfField(stage, field, columns, typed);
    return own + Number(headingOf(fields, at) !== undefined);
  });
  const airy = rows.map((count, at) => count + Number(opensGroup(fields, at)));
  const sum = airy.reduce((total, count) => total + count, 0);
  return sum <= room ? airy : rows;
}

/** Whether the field begins a new group. */
export const opensGroup = (fields: readonly Field[], at: number): boolean =>
  at === 0 || fields[at]?.group !== fields[at - 1]?.group;

interface FieldEntryProps {
  readonly fields: readonly Field[];
  readonly field: Field;
  readonly at: number;
  readonly form: Form;
  readonly columns: FieldColumns;
  readonly rows: number;
}

/** One field of the list, below its heading if it is the first of its group. */
function FieldEntry({ fields, field, at, form, columns, rows }: FieldEntryProps): ReactNode {
  const stage = useStage();
  const heading = headingOf(fields, at);
  return (
    <Fixed flexDirection="column" height={rows} justifyContent="flex-end">
      {heading !== undefined && (
        <Words of={[run(say(stage, capital(heading)), { tone: 'accent', bold: true })]} />
      )}
      <FieldRow field={field} columns={columns} typed={at === form.at ? form.typed : undefined} />
    </Fixed>
  );
}

export interface FormWays {
  readonly fields: readonly Field[];
  /** Takes the effect of a key, a click, or, without a key, of a pasted text. */
  readonly take: (effect: FormStep['effect'], key?: Key) => void | Promise<void>;
  /** Whether Enter may act. */
  readonly isCalm?: () => boolean;
  /** Whether something else is shown in place of the form. */
  readonly isHidden?: boolean;
  /** A letter that leads elsewhere from every field that takes no letters. */
  readonly way?: { readonly letter: string; readonly open: () => void } | undefined;
}

/** A form driven by keys and clicks, and the setter that starts it again. */
export function useForm({ fields, take, isCalm, isHidden = false, way }: FormWays) {
  const { registry } = useApp();
  const [form, setForm] = useState(newForm);
  const paste = (text: string): void | Promise<void> => take(formPaste(form, fields, text).effect);
  const onKey = (key: Key): void | Promise<void> => {
    if (key.name === 'enter' && isCalm?.() === false) return undefined;
    const takesLetters = fields[form.at]?.control.kind === 'text';
    if (key.name === 'char' && key.char === way?.letter && !takesLetters) return way.open();
    const step =
      key.name === 'click'
        ? formClick(form, fields, registry.at(key.x, key.y)?.id ?? '')
        : formKey(form, fields, key);
    setForm(step.form);
    return take(step.effect, key);
  };
  const heard = isHidden ? undefined : { onKey, paste };
  useKeys(heard?.onKey, heard?.paste);
  return { form, setForm };
}

/** Cells between the fields and what stands beside them. */
const APART = 2;

interface BesideFieldsProps {
  readonly width: number;
  readonly cells: number;
  /** Absent: they stand elsewhere. */
  readonly about: Runs | undefined;
  readonly children: ReactNode;
}

/** What stands at the right of the fields, and below it what the field under the cursor means. */
function BesideFields({ width, cells, about = [], children }: BesideFieldsProps): ReactNode {
  const lines = about.length === 0 ? [] : wrapRuns(about, cells - 2);
  return (
    <Fixed position="absolute" marginLeft={width - cells} flexDirection="column" rowGap={1}>
      {children}
      {lines.length > 0 && (
        <Fixed
          is="panel"
          place={['zone', 'about']}
          width={cells}
          height={lines.length}
          paddingX={1}
        >
          <BrokenLines of={lines} />
        </Fixed>
      )}
    </Fixed>
  );
}

/**
 * A form as a list of fields with help on the one under the cursor, below them or below what stands beside them. A
 * refused value is told in place of the notice.
 */
export function FormPage(props: FormPageProps): ReactNode {
  const { title, fields, form, keys, notice = [], beside, isAboutBeside = false, children } = props;
  const stage = useStage();
  const about = aboutRuns(stage, fields[form.at]);
  const isBelow = beside === undefined || !isAboutBeside;
  const aboutBelow = isBelow ? aboutRows(stage) : 0;
  const { width, height } = listShape(stage, aboutBelow);
  const columns = columnsOf(stage, fields, beside ? width - beside.cells - APART : width);
  const rows = rowsOfFields(stage, fields, form, columns, height);
  const refused = refusedRuns(stage, form);
  return (
    <Listing
      title={title}
      keys={keys ?? keysOn(fields[form.at])}
      at={form.at}
      rowsOf={(at) => rows[at] ?? 1}
      entries={fields.map((field, at) => (
        <FieldEntry key={field.id} {...{ fields, field, at, form, columns }} rows={rows[at] ?? 1} />
      ))}
      about={isBelow ? about : []}
      aboutRows={aboutBelow}
      notice={refused.length > 0 ? refused : notice}
    >
      {beside && (
        <BesideFields width={width} cells={beside.cells} about={isBelow ? undefined : about}>
          {beside.shown}
        </BesideFields>
      )}
      {children}
    </Listing>
  );
}
