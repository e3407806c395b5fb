/** One field of a form: its name, and its value in words with the arrows beside it. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { type Field, fieldPlace } from '../../components/form.ts';
import { Fixed, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import { type Runs, run } from '../../theme/theme.ts';

/** Cells of the pointer before a label, and of each arrow beside a value. */
const SIGN = 2;
const WIDEST_LABEL = 34;

export interface FieldColumns {
  /** All cells of a row. */
  readonly row: number;
  readonly label: number;
  readonly value: number;
}

/** Columns wide enough for every label if the width of the rows allows it. */
export function columnsOf(stage: Stage, fields: readonly Field[], width: number): FieldColumns {
  const labels = fields.map(({ label }) => say(stage, label).length);
  const label = Math.min(WIDEST_LABEL, Math.floor(width / 2), Math.max(0, ...labels)) + 1;
  return { row: width, label, value: width - label - 3 * SIGN };
}

/** The value in words; a box to tick, what is being typed, the text with a caret. */
function valueRuns(stage: Stage, field: Field, typed: string | undefined): Runs {
  const { glyphs } = stage.theme;
  const { control } = field;
  const style = { bold: typed !== undefined };
  if (control.kind === 'text')
    return [run(`${say(stage, field.shown)}${typed === undefined ? '' : '_'}`, style)];
  if (control.kind === 'page') return [run(`${say(stage, field.shown)} ${glyphs.pointer}`, style)];
  const words = phrase(stage, { names: [] }, field.shown, style);
  if (control.kind === 'flag')
    return [run(`${field.value === true ? glyphs.on : glyphs.off} `), ...words];
  return typed === undefined || typed === '' ? words : [run(`${typed}_`, { bold: true })];
}

const labelRuns = (stage: Stage, { label }: Field, focus: boolean): Runs => [
  run(say(stage, label), { bold: focus }),
];

/** A label or a value that is wider than its column goes on below. */
export function rowsOfField(
  stage: Stage,
  field: Field,
  columns: FieldColumns,
  typed: string | undefined,
): number {
  const label = wrapRuns(labelRuns(stage, field, false), columns.label - 1).length;
  return Math.max(label, wrapRuns(valueRuns(stage, field, typed), columns.value).length);
}

interface FieldProps {
  readonly field: Field;
  readonly columns: FieldColumns;
  /** The text being typed into the field; undefined where the cursor is elsewhere. */
  readonly typed: string | undefined;
}

/** A sign beside a value, which can be clicked to take the value before it or the one after. */
function Arrow({ field, direction }: { field: Field; direction: 'less' | 'more' }): ReactNode {
  const { glyphs } = useStage().theme;
  const sign = direction === 'less' ? `${glyphs.less} ` : ` ${glyphs.more}`;
  return (
    <Fixed place={['control', fieldPlace(direction, field)]} width={SIGN}>
      <Words of={[run(sign, { bold: true })]} />
    </Fixed>
  );
}

/** The cells before a value without arrows, with a sign where it is not the usual one. */
function BeforeValue({ field }: { readonly field: Field }): ReactNode {
  const { glyphs } = useStage().theme;
  const sign = field.usual === undefined ? '' : glyphs.dot;
  return (
    <Fixed width={SIGN}>
      <Words of={[run(sign, { tone: 'accent', bold: true })]} />
    </Fixed>
  );
}

/**
 * One field in columns: a pointer, the label and the value. `typed` is what has been typed under the cursor, undefined
 * for all other fields.
 */
export function FieldRow({ field, columns, typed }: FieldProps): ReactNode {
  const stage = useStage();
  const focus = typed !== undefined;
  const value = valueRuns(stage, field, typed);
  const arrows = focus && (field.control.kind === 'number' || field.control.kind === 'choice');
  return (
    <Fixed
      is={focus ? 'cursor' : undefined}
      place={['control', fieldPlace('field', field)]}
      width={columns.row}
      height={rowsOfField(stage, field, columns, typed)}
    >
      <Fixed width={SIGN}>
        <Words of={[run(focus ? `${stage.theme.glyphs.pointer} ` : '  ', { bold: true })]} />
      </Fixed>
      <Fixed width={columns.label} paddingRight={1}>
        <Words of={labelRuns(stage, field, focus)} wrap="wrap" />
      </Fixed>
      {arrows ? <Arrow field={field} direction="less" /> : <BeforeValue field={field} />}
      <Fixed width={columns.value + SIGN}>
        <Box>
          <Words of={value} wrap="wrap" />
        </Box>
        {arrows && <Arrow field={field} direction="more" />}
      </Fixed>
    </Fixed>
  );
}
