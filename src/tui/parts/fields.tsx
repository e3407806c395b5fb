/** A form's fields under their headings, and what the chosen one means; scrolls where it must. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Text } from '../../lang/text.ts';
import { type Stage, say } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';
import type { Field, Form } from './form.ts';
import type { Key } from './keys.ts';
import { windowOf } from './list.ts';
import { usePlace, useStage } from './use-stage.ts';
import { Ground, Words } from './words.tsx';

const ACCENT = { tone: 'accent', bold: true } as const;
const MEANING = 2;
const LEAD = 2;

/** The value as it can be changed: a box to tick, arrows around a choice, a text with its end. */
function valueRuns(stage: Stage, field: Field, isChosen: boolean): Runs {
  const { glyphs } = stage.theme;
  const shown = run(say(stage, field.shown), { bold: isChosen });
  const { kind } = field.control;
  if (kind === 'flag') return [run(`${field.value === true ? glyphs.on : glyphs.off}  `), shown];
  if (kind === 'text') return [run('  '), shown, run(isChosen ? '_' : '')];
  return isChosen ? [run(`${glyphs.less} `), shown, run(` ${glyphs.more}`)] : [run('  '), shown];
}

interface RowProps {
  readonly field: Field;
  readonly isChosen: boolean;
  /** Cells of the longest label. */
  readonly label: number;
  readonly mark: string;
}

function FieldRow({ field, isChosen, label, mark }: RowProps): ReactNode {
  const stage = useStage();
  const place = usePlace('control', `field:${field.id}`);
  const lead = isChosen ? stage.theme.glyphs.pointer : mark;
  return (
    <Ground is={isChosen ? 'cursor' : 'felt'} ref={place} height={1} flexShrink={0}>
      <Box width={LEAD} flexShrink={0}>
        <Words of={[run(lead, ACCENT)]} />
      </Box>
      <Box width={label + LEAD} flexShrink={0}>
        <Words of={[run(say(stage, field.label), { bold: isChosen })]} />
      </Box>
      <Words of={valueRuns(stage, field, isChosen)} />
    </Ground>
  );
}

interface Row {
  readonly id: string;
  readonly field?: Field;
  readonly heading?: Text;
}

const rowsOf = (fields: readonly Field[]): readonly Row[] =>
  fields.flatMap((field, at): readonly Row[] => {
    const { group, id } = field;
    const row = { id, field };
    const isSame = group === undefined || group.en === fields[at - 1]?.group?.en;
    return isSame ? [row] : [{ id: `group:${group.en}`, heading: group }, row];
  });

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly width: number;
  /** Rows for the fields and for what the chosen one means. */
  readonly height: number;
}

export function Fields({ fields, form, width, height }: FieldsProps): ReactNode {
  const stage = useStage();
  const chosen = fields[form.at];
  const rows = rowsOf(fields);
  const room = Math.min(rows.length, Math.max(1, height - MEANING - 1));
  const at = rows.findIndex(({ field }) => field !== undefined && field === chosen);
  const top = rows.length <= room ? 0 : windowOf(at, rows.length, room);
  const label = Math.max(...fields.map((field) => say(stage, field.label).length));
  const markAt = (y: number): string => {
    if (y === 0 && top > 0) return '↑';
    return y === room - 1 && top + room < rows.length ? '↓' : ' ';
  };
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {rows
        .slice(top, top + room)
        .map(({ id, field, heading }, y) =>
          field === undefined ? (
            <Words
              key={id}
              of={[run(markAt(y), ACCENT), run(heading ? say(stage, heading) : '', ACCENT)]}
            />
          ) : (
            <FieldRow
              key={id}
              field={field}
              isChosen={field === chosen}
              label={label}
              mark={markAt(y)}
            />
          ),
        )}
      <Box height={MEANING} marginTop={1} flexShrink={0}>
        <Words
          of={[run(chosen ? say(stage, chosen.meaning) : '', { tone: 'faint' })]}
          wrap="wrap"
        />
      </Box>
    </Box>
  );
}

/** What a click or the wheel does in a form: chooses a field, changes the chosen one. */
export function fieldsKey(
  form: Form,
  fields: readonly Field[],
  key: Key,
  clicked: string | undefined,
): { readonly form: Form; readonly key?: Key } {
  if (key.name === 'wheel') return { form, key: { name: key.by < 0 ? 'up' : 'down' } };
  if (key.name !== 'click') return { form, key };
  const at = fields.findIndex(({ id }) => `field:${id}` === clicked);
  if (at < 0) return { form };
  return at === form.at ? { form, key: { name: 'right' } } : { form: { at, typed: '' } };
}
