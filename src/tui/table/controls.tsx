/** What can be picked besides cards: buttons with their keys, numbers to choose, and a box of bids. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Amount, Button } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { focused, keyOf } from '../parts/picks.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { phrase, type Stage, say } from '../render-context.ts';
import type { Surface } from '../theme/palettes.ts';
import { type Runs, run, type Style } from '../theme/style.ts';
import { isButtonFocused, type Picking, type Scene, useScene } from './scene.ts';

/** How a control looks: under the cursor, picked, able to make a move, or not. */
interface Look {
  readonly focus: boolean;
  readonly picked: boolean;
  readonly open: boolean;
}

function styleOf({ focus, picked, open }: Look): Style {
  if (focus) return { surface: 'cursor', bold: true };
  if (picked) return { surface: 'chosen', bold: true };
  return open ? { bold: true } : { tone: 'faint' };
}

function lookOf(scene: Scene, { id }: Button): Look {
  const { picking } = scene;
  const picked = picking?.picks.picked.some(({ pick }) => 'button' in pick && pick.button === id);
  return {
    focus: isButtonFocused(scene, id),
    picked: picked === true,
    open: picking?.open.has(`!${id}`) === true,
  };
}

/** A button's label with its letter before it. */
export function buttonRuns(stage: Stage, scene: Scene, button: Button): Runs {
  const look = lookOf(scene, button);
  const style = styleOf(look);
  const frame = look.focus ? '‹›' : look.picked ? '++' : look.open ? '[]' : '  ';
  const key = button.key === undefined ? [] : [run(`${button.key} `, { ...style, tone: 'accent' })];
  return [
    run(frame[0] ?? '', style),
    ...(look.focus ? [run(button.key === undefined ? '' : `${button.key} `, style)] : key),
    ...phrase(stage, scene.voices, button.label, style),
    run(frame[1] ?? '', style),
  ];
}

function ButtonView({ button }: { readonly button: Button }): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('control', `button:${button.id}`);
  return (
    <Box ref={place} height={1} flexShrink={0} marginRight={1}>
      <Words of={buttonRuns(stage, scene, button)} />
    </Box>
  );
}

/** Buttons outside the box of bids, in as many rows as they need. */
export function Buttons({ width, height }: Shape): ReactNode {
  const { table, picking } = useScene();
  const place = usePlace('zone', 'buttons');
  const buttons = table.buttons.filter(({ cell }) => cell === undefined);
  return (
    <Box ref={place} width={width} height={height} flexWrap="wrap" flexShrink={0} overflow="hidden">
      {picking !== undefined &&
        buttons.map((button) => <ButtonView key={button.id} button={button} />)}
    </Box>
  );
}

/** The value shown for a number: the cursor's, else what is picked, else the first. */
function valueOf({ areas, picks }: Picking, { id }: Amount): { value: string; focus: boolean } {
  const area = areas.find((one) => one.id === id);
  const cursor = focused(areas, picks);
  const focus = cursor !== undefined && 'region' in cursor.pick && cursor.pick.region === id;
  const picked = picks.picked.find(({ pick }) => 'region' in pick && pick.region === id);
  const first = area?.claim ? area.items.at(-1) : area?.items[0];
  const shown = focus ? cursor.pick : (picked ?? first)?.pick;
  return { value: shown !== undefined && 'slot' in shown ? String(shown.slot) : '', focus };
}

/** `label ◂ 12 ▸ (1–50)`. */
function AmountView({ amount }: { readonly amount: Amount }): ReactNode {
  const stage = useStage();
  const { picking, voices } = useScene();
  const place = usePlace('control', `amount:${amount.id}`);
  const less = usePlace('control', `less:${amount.id}`);
  const more = usePlace('control', `more:${amount.id}`);
  if (picking === undefined || !picking.areas.some(({ id }) => id === amount.id)) return null;
  const { glyphs } = stage.theme;
  const { value, focus } = valueOf(picking, amount);
  const { values } = amount;
  return (
    <Box ref={place} height={1} flexShrink={0} marginRight={2}>
      <Words of={phrase(stage, voices, amount.label, { bold: focus })} />
      <Box ref={less} flexShrink={0}>
        <Words of={[run(focus ? ` ${glyphs.less} ` : '   ', { tone: 'accent' })]} />
      </Box>
      <Box flexShrink={0}>
        <Words
          of={[run(` ${value} `, focus ? { surface: 'cursor', bold: true } : { bold: true })]}
        />
      </Box>
      <Box ref={more} flexShrink={0}>
        <Words of={[run(focus ? ` ${glyphs.more} ` : '   ', { tone: 'accent' })]} />
      </Box>
      <Words of={[run(`(${values[0] ?? ''}–${values.at(-1) ?? ''})`, { tone: 'faint' })]} />
    </Box>
  );
}

/** Numbers to choose that have no box. */
export function Amounts({ width }: { readonly width: number }): ReactNode {
  const { table } = useScene();
  const amounts = (table.amounts ?? []).filter(({ box }) => box !== true);
  return (
    <Box width={width} height={amounts.length > 0 ? 1 : 0} flexShrink={0}>
      {amounts.map((amount) => (
        <AmountView key={amount.id} amount={amount} />
      ))}
    </Box>
  );
}

interface CellProps {
  readonly id: string;
  readonly sign: Runs;
  readonly width: number;
  readonly surface: Surface | undefined;
}

function Cell({ id, sign, width, surface }: CellProps): ReactNode {
  const place = usePlace('control', id);
  const words = (
    <Box ref={place} width={width} height={1} justifyContent="center" flexShrink={0}>
      <Words of={sign} />
    </Box>
  );
  return surface === undefined ? words : <Ground is={surface}>{words}</Ground>;
}

/** Cells of a bid in the box. */
const CELL = 6;

/** The box of bids: a row a level, a column a strain. */
function BidGrid({ buttons }: { readonly buttons: readonly Button[] }): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const rows = [...new Set(buttons.map(({ cell }) => cell?.row ?? 0))].sort((a, b) => a - b);
  return (
    <Ground is="panel" flexDirection="column" paddingX={1} flexShrink={0}>
      {rows.map((row) => (
        <Box key={row} height={1} flexShrink={0}>
          {buttons
            .filter(({ cell }) => cell?.row === row)
            .map((button) => {
              const look = lookOf(scene, button);
              const { surface, ...style } = styleOf(look);
              const sign = button.cell?.sign ?? button.label;
              return (
                <Cell
                  key={button.id}
                  id={`button:${button.id}`}
                  width={CELL}
                  surface={surface}
                  sign={
                    look.open || look.focus
                      ? phrase(stage, scene.voices, sign, style)
                      : [run(say(stage, sign).replace(/\[[^\]]*\]/g, ''), { tone: 'faint' })]
                  }
                />
              );
            })}
        </Box>
      ))}
    </Ground>
  );
}

/** The numbers around the cursor, as many as the box holds. */
function windowed(values: readonly number[], at: number, most: number): readonly number[] {
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), values.length - most));
  return values.slice(from, from + most);
}

/** Numbers as a box, five to a row. */
function NumberBox({
  amount,
  height,
}: {
  readonly amount: Amount;
  readonly height: number;
}): ReactNode {
  const { picking } = useScene();
  if (picking === undefined || !picking.areas.some(({ id }) => id === amount.id)) return null;
  const PER_ROW = 5;
  const { value } = valueOf(picking, amount);
  const at = Math.max(0, amount.values.indexOf(Number(value)));
  const start = at - (at % PER_ROW);
  const shown = windowed(amount.values, start, PER_ROW * Math.max(1, height));
  const rows = Array.from({ length: Math.ceil(shown.length / PER_ROW) }, (_, row) =>
    shown.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  return (
    <Ground is="panel" flexDirection="column" paddingX={1} flexShrink={0}>
      {rows.map((row) => (
        <Box key={row[0]} height={1} flexShrink={0}>
          {row.map((number) => {
            const pick = { region: amount.id, slot: number };
            const cursor = focused(picking.areas, picking.picks);
            const focus = cursor !== undefined && keyOf(cursor.pick) === keyOf(pick);
            const open = picking.open.has(keyOf(pick));
            const { surface, ...style } = styleOf({ focus, picked: false, open });
            return (
              <Cell
                key={number}
                id={`pick:${amount.id}/${number}`}
                width={CELL}
                surface={surface}
                sign={[run(String(number), style)]}
              />
            );
          })}
        </Box>
      ))}
    </Ground>
  );
}

export const hasBids = ({ table, picking }: Scene): boolean =>
  picking !== undefined &&
  (table.buttons.some(({ cell }) => cell !== undefined) ||
    (table.amounts ?? []).some(({ box }) => box === true));

/** The box of bids of the phase. */
export function Bids({ height }: { readonly height: number }): ReactNode {
  const { table } = useScene();
  const place = usePlace('zone', 'bids');
  const grid = table.buttons.filter(({ cell }) => cell !== undefined);
  return (
    <Box ref={place} flexDirection="column" flexShrink={0} height={height} overflow="hidden">
      {grid.length > 0 && <BidGrid buttons={grid} />}
      {(table.amounts ?? [])
        .filter(({ box }) => box === true)
        .map((amount) => (
          <NumberBox key={amount.id} amount={amount} height={height} />
        ))}
    </Box>
  );
}
