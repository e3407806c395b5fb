/**
 * Below the table: what happened last, what is asked for, what Enter does, and the keys; and what can be picked other
 * than cards: buttons with their keys, and numbers to choose.
 */
import type { ReactNode } from 'react';
import { type Amount, type Button, letterOf } from '../../../engine/table.ts';
import { Column, clipRuns, Fixed, sliceRuns, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import { entered } from '../../picking/areas.ts';
import { focused } from '../../picking/picks.ts';
import type { Measures, Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { isButtonFocused, type Picking, type Scene, useScene } from '../scene/scene.ts';
import { type FooterText, messageAfterMoves } from './footer-text.ts';
import { countedRepeats } from './log-lines.ts';

/** A line that is too long, up to the last of its parts that fit, and a sign that there are more. */
function upToPart(line: Runs, width: number): Runs {
  const text = plainText(line);
  const end = text.lastIndexOf(PART, width - MORE.length);
  if (text.length <= width || end < 0) return line;
  return [...sliceRuns(line, 0, end), run(MORE)];
}
const PART = ', ';
const MORE = ', …';

/** The last moves that fit whole on one line. */
function recentLine(recent: readonly Runs[], width: number): Runs {
  const length = (line: Runs): number => line.reduce((sum, { text }) => sum + text.length, 0);
  let left = width;
  const shown: Runs[] = [];
  for (const line of [...countedRepeats(recent)].reverse()) {
    left -= length(line) + 3;
    if (left < 0 && shown.length > 0) break;
    shown.unshift(upToPart(line, width));
  }
  return shown.flatMap((line, at) => (at === 0 ? line : [{ text: ' · ' }, ...line]));
}

const hasRecent = ({ footer, panel }: Measures, { recent }: FooterText): boolean =>
  panel === 0 && footer > 3 && recent.length > 0;

/**
 * Rows of each part; keys, then the last moves give way to a long message, and a short one has its spare rows above, so
 * that it stands next to what Enter does.
 */
function partsOf(measures: Measures, text: FooterText, { width, height }: Shape) {
  const linesOf = (runs: Runs): number => Math.max(1, wrapRuns(runs, width - 2).length);
  const wanted = linesOf(text.message);
  const enter = linesOf(text.enter);
  let spare = height - wanted - enter;
  const given = (isThere: boolean): number => {
    const rows = Number(isThere && spare > 0);
    spare -= rows;
    return rows;
  };
  const recent = given(hasRecent(measures, text));
  const keys = given(text.keys.length > 0);
  const rest = height - recent - keys;
  const message = Math.max(1, Math.min(rest - 1, Math.max(wanted, rest - enter)));
  const above = Math.max(0, message - wanted);
  return { recent, above, message: message - above, enter: Math.max(1, rest - message), keys };
}

/** Rows that a footer needs for its whole message and everything else in it. */
export function footerRows(measures: Measures, text: FooterText, width: number): number {
  const wanted = wrapRuns(text.message, width - 2).length;
  const others = 1 + Number(hasRecent(measures, text)) + Number(text.keys.length > 0);
  return Math.max(measures.footer, wanted + others);
}

/** The keys that fit whole; the help has them all. */
function fittingKeys(keys: Runs, width: number): Runs {
  const text = plainText(keys);
  if (text.length <= width) return keys;
  const end = text.lastIndexOf(' · ', width);
  return end < 0 ? keys : sliceRuns(keys, 0, end);
}

interface ClippedProps {
  readonly of: Runs;
  readonly width: number;
  readonly rows: number;
}

/** In at most `rows` rows, with a mark where something is cut off. */
const Clipped = ({ of, width, rows }: ClippedProps): ReactNode =>
  rows > 1 ? <Words of={clipRuns(of, width, rows)} wrap="wrap" /> : <Words of={of} />;

/**
 * What stands below the table: the last step, the message, what Enter does, and the keys. Parts without room have no
 * rows.
 */
export function Footer({ text, width, height }: Shape & { readonly text: FooterText }): ReactNode {
  const { measures } = useStage();
  const rows = partsOf(measures, text, { width, height });
  const message = messageAfterMoves(measures, text, width - 2);
  const faint = recentLine(text.recent, width - 2).map((one) => ({
    ...one,
    tone: one.tone ?? ('faint' as const),
  }));
  return (
    <Column is="bar" place={['zone', 'footer']} width={width} height={height} paddingX={1}>
      {rows.recent > 0 && (
        <Fixed height={1}>
          <Words of={faint} />
        </Fixed>
      )}
      <Fixed height={rows.message} marginTop={rows.above} overflowY="hidden">
        <Clipped of={message} width={width - 2} rows={rows.message} />
      </Fixed>
      <Fixed place={['control', 'enter:']} height={rows.enter} overflowY="hidden">
        <Clipped of={text.enter} width={width - 2} rows={rows.enter} />
      </Fixed>
      {rows.keys > 0 && (
        <Fixed height={1}>
          <Words of={fittingKeys(text.keys, width - 2)} />
        </Fixed>
      )}
    </Column>
  );
}

/** How a control stands: under the cursor, picked, able to make a move, or not. */
interface ControlState {
  readonly focus: boolean;
  readonly picked: boolean;
  readonly open: boolean;
}

export function controlStyle({ focus, picked, open }: ControlState): Style {
  if (focus) return { surface: 'cursor', bold: true };
  if (picked) return { surface: 'chosen', bold: true };
  return open ? { bold: true } : { tone: 'faint' };
}

/** How a button looks: whether it has the cursor, is picked, or may still be picked for a move. */
export function controlState(scene: Scene, { id, veiled }: Button): ControlState {
  const { picking } = scene;
  const picked = picking?.picks.picked.some(({ pick }) => 'button' in pick && pick.button === id);
  return {
    focus: isButtonFocused(scene, id),
    picked: picked === true,
    open: veiled === true || picking?.open.has(`!${id}`) === true,
  };
}

/** The signs on both sides of a button without colours: the cursor, a pick, or that the button may be pressed. */
function bracketsOf({ focus, picked, open }: ControlState): string {
  if (focus) return '‹›';
  if (picked) return '++';
  return open ? '[]' : '  ';
}

/** A button's letter and label between signs. */
function bracketed(state: ControlState, letter: string | undefined, label: Runs): Runs {
  const style = controlStyle(state);
  const [left = '', right = ''] = bracketsOf(state);
  const tone = state.open && !state.focus ? { tone: 'accent' as const } : {};
  const key = letter === undefined ? [] : [run(`${letter} `, { ...style, ...tone })];
  return [run(left, style), ...key, ...label, run(right, style)];
}

/** The surface of a button's key: lit where Enter presses it, plain where nothing comes of it now. */
function keySurface({ focus, picked, open }: ControlState): Style {
  if (focus) return { surface: 'active', bold: true };
  if (picked) return { surface: 'chosen', bold: true };
  return open ? { surface: 'key', bold: true } : { tone: 'faint' };
}

/** A button as a painted key with its label beside it, as wide as it is between signs; without a letter all is key. */
function painted(state: ControlState, letter: string | undefined, label: Runs): Runs {
  const cap = keySurface(state);
  if (letter !== undefined) return [run(` ${letter} `, cap), run(' '), ...label];
  const whole = label.map((part) => ({ ...part, ...cap }));
  return [run(' ', cap), ...whole, run(' ', cap)];
}

/** A label beside a painted key, which alone is lit: a ground of its own would end right behind the last letter. */
const labelStyle = ({ focus, picked, open }: ControlState): Style =>
  focus || picked ? { tone: 'accent', bold: true } : controlStyle({ focus, picked, open });

/** A button's label with its letter before it. */
function buttonRuns(stage: Stage, scene: Scene, button: Button, label = button.label): Runs {
  const state = controlState(scene, button);
  const letter = letterOf(button, stage.lang);
  const isKey = stage.theme.painted && letter !== undefined;
  const style = isKey ? labelStyle(state) : controlStyle(state);
  const words = phrase(stage, scene.voices, label, style);
  return stage.theme.painted ? painted(state, letter, words) : bracketed(state, letter, words);
}

interface ButtonProps {
  readonly button: Button;
  /** The longest line there is. */
  readonly width: number;
}

/** A button with its full label where that fits, else its brief one. */
function ButtonView({ button, width }: ButtonProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = buttonRuns(stage, scene, button);
  const fits = plainText(whole).length <= width;
  return (
    <Fixed place={['control', `button:${button.id}`]} height={1}>
      <Words of={fits ? whole : buttonRuns(stage, scene, button, button.brief)} />
    </Fixed>
  );
}

/** Buttons that have no place in the box of bids. */
const looseButtons = ({ table }: Scene): readonly Button[] =>
  table.buttons.filter(({ box }) => box === undefined);

const widthOf = (stage: Stage, scene: Scene, buttons: readonly Button[]): number =>
  buttons.reduce((sum, one) => sum + plainText(buttonRuns(stage, scene, one)).length + 1, 0);

/** Lines that the buttons without a place in the box of bids take below it, a blank between two of them. */
export function looseLines(stage: Stage, scene: Scene, width: number): number {
  let lines = 0;
  let left = 0;
  for (const button of looseButtons(scene)) {
    const cells = 1 + Math.min(width, plainText(buttonRuns(stage, scene, button)).length);
    if (cells > left) {
      lines += 1;
      left = width + 1;
    }
    left -= cells;
  }
  return lines;
}

/** Buttons that lead to a move, or are chosen. */
const livelyButtons = (scene: Scene): readonly Button[] =>
  looseButtons(scene).filter((button) => {
    const { focus, open, picked } = controlState(scene, button);
    return focus || open || picked;
  });

/** Whether even the buttons that lead to a move are wider than this. */
export const isCrowded = (stage: Stage, scene: Scene, width: number): boolean =>
  scene.picking !== undefined && widthOf(stage, scene, livelyButtons(scene)) > width;

/** Cells for buttons in all their rows; the player's name takes some where they share its line. */
export const controlCells = ({ controls, isShared, seat }: Measures, width: number): number =>
  isShared ? width - seat.width : width * controls;

interface ButtonsProps {
  readonly width: number;
  /** The rows there are; where not all fit, those that make no move now give way. */
  readonly rows?: number | undefined;
}

/** The buttons in as many rows as they need. */
export function Buttons({ width, rows }: ButtonsProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  if (scene.picking === undefined) return null;
  const all = looseButtons(scene);
  const fits = rows === undefined || widthOf(stage, scene, all) <= rows * width;
  const shown = fits ? all : livelyButtons(scene);
  const wide = Math.min(width, widthOf(stage, scene, shown));
  return (
    <Fixed width={wide} flexWrap="wrap" columnGap={1}>
      {shown.map((button) => (
        <ButtonView key={button.id} button={button} width={width} />
      ))}
    </Fixed>
  );
}

/** The value shown for a number: the cursor's, else what is picked, else the first. */
export function shownValue(
  { areas, picks }: Picking,
  { id }: Amount,
): { value: string; focus: boolean } {
  const area = areas.find((one) => one.id === id);
  const cursor = focused(areas, picks);
  const focus = cursor !== undefined && 'region' in cursor.pick && cursor.pick.region === id;
  const picked = picks.picked.find(({ pick }) => 'region' in pick && pick.region === id);
  const shown = focus ? cursor.pick : (picked ?? entered(area))?.pick;
  return { value: shown !== undefined && 'slot' in shown ? String(shown.slot) : '', focus };
}

/** A number to choose, as in `label ◂ 12 ▸ (1–50)`; its arrows can be clicked. */
function AmountView({ amount }: { readonly amount: Amount }): ReactNode {
  const stage = useStage();
  const { picking, voices } = useScene();
  if (picking === undefined || !picking.areas.some(({ id }) => id === amount.id)) return null;
  const { glyphs } = stage.theme;
  const { value, focus } = shownValue(picking, amount);
  const { values } = amount;
  return (
    <Fixed place={['control', `amount:${amount.id}`]} height={1} marginRight={1}>
      <Words of={phrase(stage, voices, amount.label, { bold: focus })} />
      <Fixed place={['control', `less:${amount.id}`]}>
        <Words of={[run(focus ? ` ${glyphs.less}` : '  ', { tone: 'accent' })]} />
      </Fixed>
      <Fixed>
        <Words
          of={[run(` ${value} `, focus ? { surface: 'cursor', bold: true } : { bold: true })]}
        />
      </Fixed>
      <Fixed place={['control', `more:${amount.id}`]}>
        <Words of={[run(focus ? `${glyphs.more} ` : '  ', { tone: 'accent' })]} />
      </Fixed>
      <Words of={[run(`(${values[0] ?? ''}–${values.at(-1) ?? ''})`, { tone: 'faint' })]} />
    </Fixed>
  );
}

/** Cells a number to choose may take beside buttons. */
const amountCells = (width: number): number => Math.min(40, Math.floor(width / 2));

/** Whether a number makes claims and the cursor is elsewhere: it is shown once its key is pressed. */
const isClaimAside = ({ picking }: Scene, { id }: Amount): boolean =>
  picking !== undefined &&
  picking.picks.area !== id &&
  picking.areas.some((area) => area.id === id && area.claim === true);

const looseAmounts = (scene: Scene): readonly Amount[] =>
  (scene.table.amounts ?? []).filter(
    (amount) => amount.box === undefined && !isClaimAside(scene, amount),
  );

/** Cells that buttons and numbers take in one line: where not all fit, buttons that make no move now give way. */
export function shownCells(stage: Stage, scene: Scene, width: number): number {
  if (scene.picking === undefined) return 0;
  const numbers = looseAmounts(scene).length > 0 ? amountCells(width) : 0;
  const all = numbers + widthOf(stage, scene, looseButtons(scene));
  return all <= width
    ? all
    : Math.min(width, numbers + widthOf(stage, scene, livelyButtons(scene)));
}

interface ControlsProps extends Shape {
  /** Cells that they may take of the width. */
  readonly room?: number;
  readonly align?: 'center' | 'flex-end';
}

/** Numbers and buttons above the middle of the hand. */
export function Controls(props: ControlsProps): ReactNode {
  const { width, height, room = width, align = 'center' } = props;
  const scene = useScene();
  const amounts = looseAmounts(scene);
  return (
    <Column
      place={['zone', 'controls']}
      width={width}
      height={height}
      justifyContent="flex-end"
      overflowY="hidden"
    >
      <Fixed justifyContent={align}>
        {amounts.map((amount) => (
          <AmountView key={amount.id} amount={amount} />
        ))}
        <Buttons width={room - (amounts.length > 0 ? amountCells(width) : 0)} rows={height} />
      </Fixed>
    </Column>
  );
}
