/** Windows over the table: help, log, rules, hint, and a choice of moves. */
import type { AnyShownGame, Clause } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';
import type { Fact } from '../../engine/table.ts';
import type { Text } from '../../lang/text.ts';
import type { Hint, LogEntry, Meanings } from '../../play/index.ts';
import { HELP, HINT, KEYBAR, MEANINGS, RULES, TABLE } from '../messages.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { type List, windowOf } from '../parts/list.ts';
import { type Paged, type Pager, topOf } from '../parts/pager.ts';
import type { Choice } from '../parts/picks.ts';
import { phrase, type Stage, say, type Voices } from '../render-context.ts';
import { type Block, cells, crop, type Line, line, pad, plainOf, span, wrap } from '../span.ts';
import type { Turn } from './table-state.ts';
import { logLine } from './table-view.tsx';

/** Lines to scroll through under a title. */
export interface Sheet {
  readonly title: Line;
  readonly lines: Block;
  readonly keys: Text;
}

export const pagedOf = (stage: Stage, sheet: Sheet): Paged => ({
  lines: sheet.lines.map(plainOf),
  height: bodyHeight(stage) - 1,
});

function searchLine(stage: Stage, pager: Pager): Line {
  if (pager.typing) return line(say(stage, RULES.search, `${pager.query}_`));
  return pager.missed ? line(say(stage, RULES.notFound, pager.query)) : [];
}

export function sheetFrame(stage: Stage, sheet: Sheet, pager: Pager): Block {
  const paged = pagedOf(stage, sheet);
  const top = topOf(pager, paged);
  const shown = sheet.lines.slice(top, top + paged.height).map((row, at): Line => {
    return top + at === pager.found ? row.map((part) => ({ ...part, inverse: true })) : row;
  });
  const last = Math.min(sheet.lines.length, top + paged.height);
  const page =
    sheet.lines.length > paged.height
      ? [span(`  ${say(stage, RULES.page, top + 1, last, sheet.lines.length)}`, { dim: true })]
      : [];
  return framed(stage, {
    title: [...sheet.title, ...page],
    body: [[], ...shown],
    keys: sheet.keys,
    notice: searchLine(stage, pager),
  });
}

const bold = (text: string): Line => [span(text, { bold: true })];

type HelpRows = readonly (readonly [string | Text, Text])[];

/** The keys at the table of a game; what tells of agreements, only where opponents have any. */
export function tableKeys({ extras }: AnyShownGame): HelpRows {
  if (extras.conventions !== undefined) return HELP.table;
  const rows: HelpRows = HELP.table.filter(([key]) => key !== 'm');
  return rows.map((row) => (row[0] === 'r' ? ['r', HELP.rulesAlone] : row));
}

export function helpSheet(stage: Stage, rows: HelpRows): Sheet {
  const named = rows.map(([key, meaning]) => ({
    key: typeof key === 'string' ? key : say(stage, key),
    meaning: say(stage, meaning),
  }));
  const width = Math.max(...named.map(({ key }) => cells(key))) + 2;
  const lines = named.map(({ key, meaning }): Line => [...pad(bold(key), width), span(meaning)]);
  const marks = wrap(
    line(say(stage, stage.theme.ascii ? HELP.marksAscii : HELP.marks)),
    stage.size.columns,
  );
  return {
    title: bold(say(stage, HELP.title)),
    lines: [...lines, [], ...marks],
    keys: KEYBAR.overlay,
  };
}

export const logSheet = (
  stage: Stage,
  voices: Voices,
  log: readonly LogEntry[],
  observer: number,
): Sheet => ({
  title: bold(say(stage, TABLE.log)),
  lines: log.flatMap((entry) => wrap(logLine(stage, voices, entry, observer), stage.size.columns)),
  keys: KEYBAR.pager,
});

const clauseLines = (stage: Stage, voices: Voices, clauses: readonly Clause[]): Block =>
  clauses.flatMap(({ id, text }) => {
    const rows = wrap(phrase(stage, voices, text), Math.max(20, stage.size.columns - 9));
    return [...rows.map((row, at): Line => [...pad(at === 0 ? bold(id) : [], 8), ...row]), []];
  });

/**
 * Clauses with the options in force, numbers in a column of their own; after them the opponents'
 * conventions.
 */
export function rulesSheet(stage: Stage, game: AnyShownGame, options: MatchOptions): Sheet {
  const voices: Voices = { pack: game.pack(options), names: [] };
  const chapters = game.extras.conventions?.system(options) ?? [];
  const further = chapters.flatMap(({ title, clauses }): Block => {
    const heading = phrase(stage, voices, title, { bold: true, underline: true });
    return [heading, [], ...clauseLines(stage, voices, clauses)];
  });
  return {
    title: bold(say(stage, RULES.title, game.names)),
    lines: [...clauseLines(stage, voices, game.clauses(options)), ...further],
    keys: KEYBAR.pager,
  };
}

const factLines = (stage: Stage, voices: Voices, facts: readonly Fact[]): Block =>
  facts.flatMap(({ label, value }) => {
    const row = [...phrase(stage, voices, label, { bold: true }), span('  ')];
    return wrap([...row, ...phrase(stage, voices, value)], stage.size.columns);
  });

/** What the calls so far mean, and what the observer's own would mean. */
export function meaningsSheet(stage: Stage, voices: Voices, meanings: Meanings | undefined): Sheet {
  const { said = [], open = [] } = meanings ?? {};
  const spoken =
    said.length > 0
      ? factLines(stage, voices, said)
      : [line(say(stage, meanings === undefined ? MEANINGS.none : MEANINGS.nothing))];
  const further =
    open.length > 0 ? [[], bold(say(stage, MEANINGS.open)), ...factLines(stage, voices, open)] : [];
  return {
    title: bold(say(stage, MEANINGS.title)),
    lines: [...spoken, ...further],
    keys: KEYBAR.pager,
  };
}

export function hintSheet(stage: Stage, voices: Voices, hint: Hint): Sheet {
  const sentence = wrap(phrase(stage, voices, hint.sentence), stage.size.columns);
  const weighed = hint.weighed.map(
    ({ told, utility }): Line =>
      crop(
        [
          ...pad([span(utility.toFixed(2))], 10, 'right'),
          span('  '),
          ...phrase(stage, voices, told),
        ],
        stage.size.columns,
      ),
  );
  const heading: Block = weighed.length === 0 ? [] : [[], bold(say(stage, HINT.weighed))];
  return {
    title: bold(say(stage, HINT.title)),
    lines: [...sentence, ...heading, ...weighed],
    keys: KEYBAR.overlay,
  };
}

/** The legal moves that the same picks make. */
export function chooserFrame(
  stage: Stage,
  voices: Voices,
  turn: Turn,
  choices: readonly Choice[],
  list: List,
): Block {
  const rows = choices.map(({ move }, at): Line => {
    const focus = at === list.at;
    const told = phrase(stage, voices, turn.game.notation.describe(turn.observation, move), {
      ...(focus && { surface: 'cursor' as const }),
    });
    return [span(focus ? `${stage.theme.glyphs.pointer} ` : '  ', { bold: true }), ...told];
  });
  const top = windowOf(list.at, rows.length, bodyHeight(stage) - 1);
  return framed(stage, {
    title: bold(say(stage, choices.length === 1 ? TABLE.sure : TABLE.choose)),
    body: [[], ...rows.slice(top, top + bodyHeight(stage) - 1)],
    keys: KEYBAR.chooser,
  });
}
