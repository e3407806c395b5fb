/** A form as lines: groups, labels, values, and the meaning of the field under the cursor. */
import type { Text } from '../../lang/text.ts';
import { FORM } from '../messages.ts';
import type { Field, Form } from '../parts/form.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { windowOf } from '../parts/list.ts';
import { type Stage, say } from '../render-context.ts';
import { type Block, cells, type Line, line, pad, span, wrap } from '../span.ts';

interface FormShown {
  readonly title: Line;
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly keys: Text;
  readonly notice?: Line;
}

const MEANING_LINES = 3;

function valueSpan(stage: Stage, field: Field, focus: boolean, typed: string): Line {
  const { glyphs } = stage.theme;
  const { control } = field;
  if (control.kind === 'flag') {
    const mark = field.value === true ? glyphs.on : glyphs.off;
    return [span(` ${mark} `, { inverse: focus }), span(` ${say(stage, field.shown)}`)];
  }
  const shown = typed !== '' && focus ? `${typed}_` : say(stage, field.shown);
  if (control.kind === 'text') return [span(` ${shown}${focus ? '_' : ''} `, { inverse: focus })];
  return [
    span(focus ? `${glyphs.less} ` : '  ', { bold: true }),
    span(shown, { inverse: focus, bold: focus }),
    span(focus ? ` ${glyphs.more}` : ''),
  ];
}

function fieldLine(stage: Stage, field: Field, shown: FormShown, at: number, width: number): Line {
  const focus = at === shown.form.at;
  const pointer = focus ? `${stage.theme.glyphs.pointer} ` : '  ';
  return [
    span(pointer, { bold: true, colour: 'cyan' }),
    ...pad([span(say(stage, field.label), { bold: focus })], width),
    span(' '),
    ...valueSpan(stage, field, focus, shown.form.typed),
  ];
}

interface Row {
  readonly field?: number;
  readonly line: Line;
}

/** Fields under the headings of their groups. */
function rowsOf(stage: Stage, shown: FormShown): readonly Row[] {
  const width = Math.min(
    24,
    Math.max(...shown.fields.map(({ label }) => cells(say(stage, label)))),
  );
  return shown.fields.flatMap((field, at): readonly Row[] => {
    const before = shown.fields[at - 1]?.group;
    const row = { field: at, line: fieldLine(stage, field, shown, at, width) };
    if (field.group === undefined || (before !== undefined && before.en === field.group.en))
      return [row];
    return [{ line: line(say(stage, field.group), { dim: true, underline: true }) }, row];
  });
}

function meaningOf(stage: Stage, field: Field | undefined): Block {
  if (field === undefined) return [];
  const meaning = say(stage, field.meaning);
  const sentence =
    field.range === undefined ? meaning : say(stage, FORM.range, meaning, field.range);
  return wrap(line(sentence, { dim: true }), stage.size.columns).slice(0, MEANING_LINES);
}

export function formFrame(stage: Stage, shown: FormShown): Block {
  const rows = rowsOf(stage, shown);
  const space = Math.max(1, bodyHeight(stage) - MEANING_LINES - 1);
  const at = rows.findIndex(({ field }) => field === shown.form.at);
  const top = rows.length <= space ? 0 : windowOf(at, rows.length, space);
  const visible = rows.slice(top, top + space).map((row) => row.line);
  const blank = Array.from({ length: space - visible.length }, (): Line => []);
  const meaning = meaningOf(stage, shown.fields[shown.form.at]);
  return framed(stage, {
    title: shown.title,
    body: [...visible, ...blank, [], ...meaning],
    keys: shown.keys,
    ...(shown.notice && { notice: shown.notice }),
  });
}
