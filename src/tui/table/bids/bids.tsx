/** The box of bids: calls with a row for each level, or numbers, around the one under the cursor. */
import type { ReactNode } from 'react';
import type { Amount, Button } from '../../../engine/table.ts';
import { windowOf } from '../../components/list.ts';
import { Column, Fixed, Ground, Words } from '../../components/words.tsx';
import { phrase, say, useStage } from '../../context/render-context.ts';
import { keyOf } from '../../picking/areas.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { Buttons, controlState, controlStyle, looseLines, shownValue } from '../frame/footer.tsx';
import { cursorIn, hasBids, inBox, inCells, useScene } from '../scene/scene.ts';

/** Cells of a bid in boxes from wide to narrow. */
const WIDEST = 12;
const WIDE = 8;
const MEDIUM = 7;
const CELL = 6;
const NARROW = 5;
const LEAST = 4;
const PADDING = 1;

interface CallCellProps {
  readonly id: string;
  readonly sign: Runs;
  readonly width: number;
  readonly style: Style;
  readonly focus: boolean;
}

/** A call in the middle of its cell; the cursor's is framed too, for eyes without colours. */
function CallCell({ id, sign, width, style, focus }: CallCellProps): ReactNode {
  const length = plainText(sign).length;
  const before = Math.max(0, Math.floor((width - length) / 2));
  const after = Math.max(0, width - length - before);
  const left = focus && before > 0 ? '‹' : '';
  const right = focus && after > 0 ? '›' : '';
  const of = [run(left.padStart(before), style), ...sign, run(right.padEnd(after), style)];
  return (
    <Fixed place={['control', id]} width={width} height={1}>
      <Words of={of} />
    </Fixed>
  );
}

/** The calls of the box row by row. */
const callRows = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  [...new Set(buttons.map(({ box = 0 }) => box))]
    .sort((a, b) => a - b)
    .map((row) => buttons.filter(({ box = 0 }) => box === row));

/** How many words from the start all of these have in common. */
function sharedCount(lines: readonly (readonly string[])[]): number {
  const [first = []] = lines;
  const at = first.findIndex((word, place) => lines.some((line) => line[place] !== word));
  return at < 0 ? first.length : at;
}

/** The fewest words in common that tell what a row of calls is about. */
const TELLING = 2;

/**
 * What all labels of a row begin with, as “give up” in “give up, ♥ as trump”, else what they end with. Empty where that
 * tells nothing.
 */
function sharedLabel(labels: readonly string[]): string {
  const words = labels.map((label) => label.split(' '));
  const before = sharedCount(words);
  const after = sharedCount(words.map((line) => line.toReversed()));
  const [first = []] = words;
  if (before + after < TELLING || before + after >= first.length) return '';
  const shared = before > 0 ? first.slice(0, before) : first.slice(first.length - after);
  return shared.join(' ').replace(/,$/, '');
}

interface GridProps {
  readonly buttons: readonly Button[];
  readonly width: number;
  readonly height: number;
}

/** A row a level, a column a strain, below their titles where there is room; calls that are not possible are faint. */
function CallGrid({ buttons, width, height }: GridProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const rows = callRows(buttons);
  const cell = Math.min(WIDEST, Math.floor(width / Math.max(...rows.map((row) => row.length))));
  const titles = rows.map((row) => sharedLabel(row.map(({ label }) => say(stage, label))));
  const isTitled = rows.length + titles.filter((title) => title !== '').length <= height;
  const one = (button: Button): ReactNode => {
    const state = controlState(scene, button);
    const style = controlStyle(state);
    const sign = phrase(stage, scene.voices, button.brief ?? button.label, style);
    const shown = state.open || state.focus ? sign : [run(plainText(sign), style)];
    return (
      <CallCell
        key={button.id}
        id={`button:${button.id}`}
        width={cell}
        style={style}
        focus={state.focus}
        sign={shown}
      />
    );
  };
  const isAiry = 2 * rows.length <= height;
  return rows.map((row, at) => (
    <Column key={row[0]?.id} marginBottom={Number(isAiry)}>
      {isTitled && titles[at] && <Words of={[run(titles[at], { tone: 'faint' })]} />}
      <Fixed height={1}>{row.map(one)}</Fixed>
    </Column>
  ));
}

/** Columns of calls. */
const PER_ROW = 5;

interface NumbersProps {
  readonly amount: Amount;
  readonly rows: number;
  readonly width: number;
}

/** Numbers as a box, as many to a row as fit, the rows around the cursor's. */
function NumberGrid({ amount, rows, width }: NumbersProps): ReactNode {
  const scene = useScene();
  const { picking } = scene;
  const cursor = cursorIn(scene);
  const value = picking === undefined ? '' : shownValue(picking, amount).value;
  const at = Math.max(0, amount.values.indexOf(Number(value)));
  const perRow = Math.max(1, Math.floor(width / CELL));
  const cell = Math.max(CELL, Math.floor(width / perRow));
  const one = (number: number): ReactNode => {
    const key = keyOf({ region: amount.id, slot: number });
    const focus = cursor !== undefined && keyOf(cursor.pick) === key;
    const style = controlStyle({ focus, picked: false, open: picking?.open.has(key) === true });
    return (
      <CallCell
        key={number}
        id={`pick:${amount.id}/${number}`}
        width={cell}
        style={style}
        focus={focus}
        sign={[run(String(number), style)]}
      />
    );
  };
  const lines = Array.from({ length: Math.ceil(amount.values.length / perRow) }, (_, row) =>
    amount.values.slice(row * perRow, (row + 1) * perRow),
  );
  const top = windowOf(Math.floor(at / perRow), lines.length, rows);
  return lines.slice(top, top + rows).map((line) => (
    <Fixed key={line[0]} height={1}>
      {line.map(one)}
    </Fixed>
  ));
}

const boxOf = (cell: number): number => PER_ROW * cell + 2 * PADDING;

/** The cells of a column in a box of at most this width. */
const cellFor = (width: number): number =>
  [WIDEST, WIDE, MEDIUM, CELL, NARROW].find((cell) => boxOf(cell) <= width) ?? LEAST;

/** The width of the box: at most `width`, but no narrower than its calls. */
export const boxWidth = (width: number): number => boxOf(cellFor(width));

/** The box of bids of the phase, and below it the other buttons. */
export function Bids({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const wide = hasBids(scene) ? boxWidth(width) : width;
  const inner = wide - 2 * PADDING;
  const surface: Surface = 'panel';
  const calls = inCells(scene);
  const looseRows = looseLines(stage, scene, inner);
  return (
    <Fixed
      place={['zone', hasBids(scene) ? 'bids' : 'buttons']}
      width={wide}
      height={height}
      overflowY="hidden"
    >
      <Ground
        is={surface}
        width={wide}
        flexDirection="column"
        paddingX={PADDING}
        alignSelf="flex-start"
      >
        {calls.length > 0 && <CallGrid buttons={calls} width={inner} height={height - looseRows} />}
        {inBox(scene).map((amount) => (
          <NumberGrid
            key={amount.id}
            amount={amount}
            rows={Math.max(1, Math.min(7, height - looseRows))}
            width={inner}
          />
        ))}
        <Buttons width={inner} rows={hasBids(scene) ? undefined : height} />
      </Ground>
    </Fixed>
  );
}
