/**
 * A form as a page: fields under headings, values in words, and what the field under the cursor
 * means. Fields and the arrows beside a value can be clicked.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { fill, same, type Text } from '../../lang/text.ts';
import { FORM, FORM_KEYS } from '../messages/form.ts';
import { type Field, type Form, placeOf } from '../parts/form.ts';
import { Listing, listShape } from '../parts/listing.tsx';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { wrapRuns } from '../parts/wrap.ts';
import { phrase, type Stage, say } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';

interface FormPageProps {
  readonly title: Runs;
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly keys?: readonly Text[];
  readonly notice?: Runs;
}

/** Cells of the pointer before a label, and of each arrow beside a value. */
const SIGN = 2;
const WIDEST_LABEL = 34;
/** From so many columns on, what a script writes stands beside every value. */
const WIDE = 100;
const SCRIPT = 26;

interface Columns {
  readonly label: number;
  readonly value: number;
  readonly script: number;
}

function columnsOf(stage: Stage, fields: readonly Field[]): Columns {
  const { width } = listShape(stage);
  const labels = fields.map(({ label }) => say(stage, label).length);
  const label = Math.min(WIDEST_LABEL, Math.floor(width / 2), Math.max(0, ...labels)) + 1;
  const script = width >= WIDE ? SCRIPT : 0;
  return { label, script, value: width - label - script - 3 * SIGN };
}

/** The value in words; a box to tick, what is being typed, the text with a caret. */
function valueRuns(stage: Stage, field: Field, typed: string | undefined): Runs {
  const { glyphs } = stage.theme;
  const { control } = field;
  const words = phrase(stage, { names: [] }, field.shown, { bold: typed !== undefined });
  if (control.kind === 'flag')
    return [run(`${field.value === true ? glyphs.on : glyphs.off} `), ...words];
  if (control.kind === 'text' && typed !== undefined) return [...words, run('_')];
  return typed === undefined || typed === '' ? words : [run(`${typed}_`, { bold: true })];
}

const hasArrows = ({ control }: Field): boolean =>
  control.kind === 'number' || control.kind === 'choice';

const labelRuns = (stage: Stage, { label }: Field, focus: boolean): Runs => [
  run(say(stage, label), { bold: focus }),
];

/** A label or a value that is wider than its column goes on below. */
function rowsOfField(
  stage: Stage,
  field: Field,
  columns: Columns,
  typed: string | undefined,
): number {
  const label = wrapRuns(labelRuns(stage, field, false), columns.label - 1).length;
  return Math.max(label, wrapRuns(valueRuns(stage, field, typed), columns.value).length);
}

interface FieldProps {
  readonly field: Field;
  readonly columns: Columns;
  /** What is being typed into it; undefined: the cursor is elsewhere. */
  readonly typed: string | undefined;
}

function Arrow({ field, part }: { field: Field; part: 'less' | 'more' }): ReactNode {
  const { glyphs } = useStage().theme;
  const place = usePlace('control', placeOf(part, field));
  const sign = part === 'less' ? `${glyphs.less} ` : ` ${glyphs.more}`;
  return (
    <Box ref={place} width={SIGN} flexShrink={0}>
      <Words of={[run(sign, { bold: true })]} />
    </Box>
  );
}

const Gap = (): ReactNode => <Box width={SIGN} flexShrink={0} />;

function FieldRow({ field, columns, typed }: FieldProps): ReactNode {
  const stage = useStage();
  const place = usePlace('control', placeOf('field', field));
  const focus = typed !== undefined;
  const value = valueRuns(stage, field, typed);
  const arrows = focus && hasArrows(field);
  return (
    <Ground
      is={focus ? 'cursor' : 'felt'}
      ref={place}
      width={listShape(stage).width}
      height={rowsOfField(stage, field, columns, typed)}
      flexShrink={0}
    >
      <Box width={SIGN} flexShrink={0}>
        <Words of={[run(focus ? `${stage.theme.glyphs.pointer} ` : '  ', { bold: true })]} />
      </Box>
      <Box width={columns.label} paddingRight={1} flexShrink={0}>
        <Words of={labelRuns(stage, field, focus)} wrap="wrap" />
      </Box>
      {arrows ? <Arrow field={field} part="less" /> : <Gap />}
      <Box width={columns.value + SIGN} flexShrink={0}>
        <Box>
          <Words of={value} wrap="wrap" />
        </Box>
        {arrows && <Arrow field={field} part="more" />}
      </Box>
      {columns.script > 0 && (
        <Box width={columns.script} height={1} flexShrink={0}>
          <Words of={[run(field.script ?? '', { tone: 'faint' })]} />
        </Box>
      )}
    </Ground>
  );
}

/** The heading above the first field of a group. */
function headingOf(fields: readonly Field[], at: number): Text | undefined {
  const group = fields[at]?.group;
  return group === undefined || group.en === fields[at - 1]?.group?.en ? undefined : group;
}

/** What can be said about a field: its meaning, what it takes, and below it what a script writes. */
export function aboutRuns(stage: Stage, field: Field | undefined): Runs {
  if (field === undefined) return [];
  const { meaning, range, script } = field;
  const dot = run(` ${stage.theme.glyphs.dash} `, { tone: 'faint' });
  return [
    ...phrase(stage, { names: [] }, meaning),
    ...(range === undefined ? [] : [dot, run(say(stage, range), { bold: true })]),
    ...(script === undefined ? [] : [run('\n'), run(script, { tone: 'faint' })]),
  ];
}

/** Why the value typed was not taken. */
function refusedRuns(stage: Stage, { refused }: Form): Runs {
  if (refused === undefined) return [];
  const { field, typed, kept } = refused;
  const range = field.range ?? same('');
  const sentence = fill(FORM.outside, field.label, range, same(typed), same(String(kept)));
  return [run(say(stage, sentence), { tone: 'alarm', bold: true })];
}

/** Rows of every field with its heading; a blank one above each heading where all that fits. */
function rowsOfFields(
  stage: Stage,
  fields: readonly Field[],
  form: Form,
  columns: Columns,
): readonly number[] {
  const rows = fields.map((field, at) => {
    const typed = at === form.at ? form.typed : undefined;
    const own = rowsOfField(stage, field, columns, typed);
    return own + (headingOf(fields, at) === undefined ? 0 : 1);
  });
  const airy = rows.map((count, at) => count + (opensGroup(fields, at) ? 1 : 0));
  const sum = airy.reduce((total, count) => total + count, 0);
  return sum <= listShape(stage).height ? airy : rows;
}

/** Whether the field begins something new, though not the whole form. */
const opensGroup = (fields: readonly Field[], at: number): boolean =>
  at > 0 && fields[at]?.group?.en !== fields[at - 1]?.group?.en;

interface EntryProps {
  readonly fields: readonly Field[];
  readonly at: number;
  readonly form: Form;
  readonly columns: Columns;
  readonly rows: number;
}

function Entry({ fields, at, form, columns, rows }: EntryProps): ReactNode {
  const stage = useStage();
  const field = fields[at];
  const heading = headingOf(fields, at);
  if (field === undefined) return null;
  return (
    <Box flexDirection="column" height={rows} justifyContent="flex-end" flexShrink={0}>
      {heading !== undefined && (
        <Words of={[run(say(stage, heading), { tone: 'accent', bold: true })]} />
      )}
      <FieldRow field={field} columns={columns} typed={at === form.at ? form.typed : undefined} />
    </Box>
  );
}

export function FormPage({ title, fields, form, keys, notice = [] }: FormPageProps): ReactNode {
  const stage = useStage();
  const columns = columnsOf(stage, fields);
  const rows = rowsOfFields(stage, fields, form, columns);
  const refused = refusedRuns(stage, form);
  return (
    <Listing
      title={title}
      keys={keys ?? FORM_KEYS}
      count={fields.length}
      at={form.at}
      rowsOf={(at) => rows[at] ?? 1}
      entry={(at) => (
        <Entry
          key={fields[at]?.id}
          fields={fields}
          at={at}
          form={form}
          columns={columns}
          rows={rows[at] ?? 1}
        />
      )}
      about={aboutRuns(stage, fields[form.at])}
      notice={refused.length > 0 ? refused : notice}
    />
  );
}
