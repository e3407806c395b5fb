/** Who sits where: the twelve guests, those at the table with their seats. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { capital, fill, same, type Text } from '../../../lang/text.ts';
import { animalOf, GUESTS, type Guest, guestName } from '../../../play/session/guests.ts';
import { seatNamesOf } from '../../../play/session/players.ts';
import { chosenSurface } from '../../components/list.ts';
import { fittingText } from '../../components/listing.tsx';
import { Page, titled } from '../../components/page.tsx';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { useApp, useCalm, useKeys } from '../../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/form.json' with { type: 'json' };
import { LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run, type Style } from '../../theme/theme.ts';
import { type CompanyState, type CompanyStep, companyKey, seatedAt } from './company-state.ts';
import { guestsOf, type Setup, seatsOf } from './setup.ts';
import { PLAN_WIDTH, planRows, TablePlan } from './table-plan.tsx';

const PAGE = texts.companyPage;

/** Cells of the words beside a portrait, and between two guests. */
const WORDS = 10;
const GAP = 1;
/** Rows of the words beside or in place of a portrait: name, animal, seat and level. */
const LINES = 4;
/** Cells and rows between two guests where there is room for more. */
const APART: Shape = { width: 8, height: 5 };

/** How guests stand on the page. */
interface PagePlan {
  readonly columns: number;
  readonly rows: number;
  /** Undefined where there is no room for portraits. */
  readonly face: Shape | undefined;
}

/** Columns of the page from which on the plan of the table stands beside the guests. */
const PLANNED = 78;

/** Cells of the plan of the table; 0 where there is no room for it. */
const planCells = (stage: Stage): number => (bodyOf(stage).width >= PLANNED ? PLAN_WIDTH : 0);

/** The room of the guests. */
function guestsRoom(stage: Stage): Shape {
  const { width, height } = bodyOf(stage);
  return { width: width - planCells(stage), height };
}

/** The largest portraits for which there is room, in as many columns as there is. */
function pagePlan(stage: Stage): PagePlan {
  const { width, height } = guestsRoom(stage);
  const fits = (face: Shape | undefined, columns: number): boolean => {
    const cells = (face?.width ?? 0) + WORDS + GAP;
    const rows = Math.ceil(GUESTS.length / columns) * (face?.height ?? 1);
    return cells * columns <= width && rows <= height;
  };
  const faces = stage.cards.art ? [LARGE, SMALL, undefined] : [undefined];
  for (const face of faces)
    for (const columns of [4, 3, 2])
      if (fits(face, columns)) return { columns, rows: Math.ceil(GUESTS.length / columns), face };
  return { columns: 2, rows: GUESTS.length / 2, face: undefined };
}

/** Cells and rows of a guest with the room around them: what the page has, but no more than keeps guests together. */
function cellIn({ columns, rows, face }: PagePlan, page: Shape): Shape {
  const most = { width: (face?.width ?? 0) + WORDS + GAP, height: face?.height ?? 1 };
  return {
    width: Math.min(Math.floor(page.width / columns), most.width + APART.width),
    height: Math.min(Math.floor(page.height / rows), most.height + APART.height),
  };
}

/** The number of a guest's seat, counted from 1, its name, and how strong they play there. */
interface SeatOfGuest {
  readonly number: number;
  readonly name: Text;
  readonly level: Text;
  /** The seat is the one being filled. */
  readonly isFilled: boolean;
}

interface GuestProps {
  readonly guest: Guest;
  readonly seated: SeatOfGuest | undefined;
  readonly focus: boolean;
  readonly face: Shape | undefined;
  readonly width: number;
  readonly height: number;
}

/** The name of a guest, the animal, and the seat; in one line where there are no more rows. */
function guestWords(stage: Stage, { guest, seated, focus, height }: GuestProps): readonly Runs[] {
  const name = say(stage, guestName(guest));
  const animal = run(say(stage, animalOf(guest)), { tone: 'faint' });
  const style: Style = focus ? { surface: chosenSurface(stage), bold: true } : { bold: true };
  const called = run(`${name} `, style);
  const pointer = run(focus ? stage.theme.glyphs.pointer : ' ', style);
  if (height < LINES) {
    const number = run(seated === undefined ? '' : ` ${seated.number}`, { tone: 'accent' });
    return [[pointer, called, number]];
  }
  if (seated === undefined)
    return [
      [pointer, called],
      [run(' '), animal],
    ];
  const seat = run(say(stage, seated.name), { tone: 'accent', bold: seated.isFilled });
  const level = run(say(stage, seated.level), { tone: 'faint' });
  return [
    [pointer, called],
    [run(' '), animal],
    [run(' '), seat],
    [run(' '), level],
  ];
}

/** One guest on the page, with a portrait where there is room; the name under the cursor is lit. */
function GuestBox(props: GuestProps): ReactNode {
  const stage = useStage();
  const { guest, face, width, height } = props;
  const box = {
    place: ['control', `guest:${guest}`],
    width: Math.min(width - GAP, (face?.width ?? 0) + WORDS + 1),
    height: face?.height ?? Math.min(height, LINES),
  } as const;
  // A row of felt is left between the lowest guests and the sentence below them.
  const isTight = height <= box.height + 1;
  return (
    <Fixed width={width} height={height} alignItems={isTight ? 'flex-start' : 'center'}>
      <Fixed {...box}>
        {face && <Portrait face={guest} shape={face} />}
        <Column width={WORDS} marginLeft={face === undefined ? 0 : 1}>
          {guestWords(stage, props).map((line, at) => (
            <Words key={String(at)} of={line} />
          ))}
        </Column>
      </Fixed>
    </Fixed>
  );
}

/** The seat being filled, and its name. */
interface FilledSeat {
  readonly seat: number;
  readonly name: Text;
}

/** A seat by the name that the game gives it, or by its number. */
const seatCalled = ({ game }: Setup, seat: number): Text =>
  seatNamesOf(game)[seat] ?? fill(PAGE.seat, seat + 1);

/** Seats that a digit names. */
const MOST_DIGITS = 9;

/** The digits that name these seats: “2–4”, or “1, 2, 4” where one is left out between them. */
function digitsOf(numbers: readonly number[]): string {
  const digits = numbers.filter((number) => number <= MOST_DIGITS);
  const first = digits[0] ?? 0;
  const last = digits.at(-1) ?? 0;
  const isRow = digits.length > 2 && last - first === digits.length - 1;
  return isRow ? `${first}–${last}` : digits.join(', ');
}

/** What Enter does: who sits down where, in whose place; then the same in fewer words. */
function entersTexts(
  guests: readonly (Guest | undefined)[],
  filled: FilledSeat,
  guest: Guest,
): readonly Text[] {
  const there = guests[filled.seat];
  const place = capital(filled.name);
  const name = guestName(guest);
  if (there === undefined || there === guest) return [fill(PAGE.stays, place, name)];
  const told = guests.includes(guest) ? PAGE.swaps : PAGE.seats;
  return [fill(told, place, name, guestName(there)), fill(PAGE.short, place, name)];
}

interface CompanyProps {
  readonly setup: Setup;
  readonly sitDown: (seat: number, guest: Guest) => void;
  readonly back: () => void;
}

/** The seats of guests, from the first. */
const guestSeatsOf = (setup: Setup): readonly number[] =>
  seatsOf(setup).flatMap((who, seat) => (who === 'human' ? [] : [seat]));

/**
 * The guest under the cursor and the seat being filled, and what keys and clicks do with them. Enter seats the guest
 * and goes on to the next seat.
 */
function useCompany({ setup, sitDown, back }: CompanyProps, columns: number) {
  const { registry } = useApp();
  const [state, setState] = useState<CompanyState>({ at: 0, seat: 0 });
  const isCalm = useCalm(0);
  const guestSeats = guestSeatsOf(setup);
  const take = ({ state: next, effect }: CompanyStep): void => {
    setState(next);
    if (effect.kind === 'back') back();
    else if (effect.kind === 'seat') sitDown(guestSeats[state.seat] ?? 0, effect.guest);
  };
  /** A click goes to a guest, and a second one seats them. */
  const click = (id: string): void => {
    const at = GUESTS.findIndex((guest) => id === `guest:${guest}`);
    if (at < 0) return;
    if (at !== state.at) setState({ ...state, at });
    else if (isCalm(true)) take(seatedAt(state, guestSeats.length));
  };
  useKeys((key) => {
    if (key.name === 'click') return click(registry.at(key.x, key.y)?.id ?? '');
    if (key.name === 'enter' && !isCalm()) return undefined;
    const numbers = guestSeats.map((seat) => seat + 1);
    return take(companyKey(state, numbers, columns, key));
  });
  return { state, guestSeats };
}

/** The plan of the table at the right of the guests. */
function PlanBeside(props: ComponentProps<typeof TablePlan>): ReactNode {
  const { width, height } = bodyOf(useStage());
  const above = Math.floor((height - planRows(props.guests.length)) / 2);
  return (
    <Fixed position="absolute" marginLeft={width - PLAN_WIDTH} marginTop={Math.max(0, above)}>
      <TablePlan {...props} />
    </Fixed>
  );
}

/**
 * A page on which a person chooses which of the twelve guests plays in which seat: all guests in a grid, the seat
 * being filled, and in words what Enter would do.
 */
export function CompanyScreen(props: CompanyProps): ReactNode {
  const { stage, settings } = useApp();
  const { setup } = props;
  const plan = pagePlan(stage);
  const { state, guestSeats } = useCompany(props, plan.columns);
  const guests = guestsOf(setup, settings.name);
  const { width } = bodyOf(stage);
  const room = guestsRoom(stage);
  const levels = seatsOf(setup);
  const seatOf = (guest: Guest): SeatOfGuest | undefined => {
    const seat = guests.indexOf(guest);
    const level = texts.form[levels[seat] ?? 'human'];
    if (seat < 0) return undefined;
    const name = seatCalled(setup, seat);
    return { number: seat + 1, name, level, isFilled: seat === filledSeat.seat };
  };
  const cell = cellIn(plan, room);
  const left = Math.floor((room.width - cell.width * plan.columns) / 2);
  const top = Math.floor((room.height - cell.height * plan.rows) / 2);
  const seat = guestSeats[state.seat] ?? 0;
  const filledSeat = { seat, name: seatCalled(setup, seat) };
  const enterDoes = entersTexts(guests, filledSeat, GUESTS[state.at] ?? 'fox');
  const keys = guestSeats.length > 1 ? texts.companyKeys : texts.companyKeysOne;
  const digits = same(digitsOf(guestSeats.map((one) => one + 1)));
  const filled = keys.map((one) => fill(one, digits));
  return (
    <Page
      title={titled(say(stage, PAGE.title), say(stage, PAGE.about))}
      keys={fittingText(stage, filled, width) ?? same('')}
      notice={[run(say(stage, fittingText(stage, enterDoes, width) ?? same('')), { bold: true })]}
      isLit
    >
      {planCells(stage) > 0 && (
        <PlanBeside guests={guests} home={levels.indexOf('human')} filled={seat} />
      )}
      <Fixed flexWrap="wrap" width={cell.width * plan.columns} marginLeft={left} marginTop={top}>
        {GUESTS.map((guest, at) => (
          <GuestBox
            key={guest}
            guest={guest}
            seated={seatOf(guest)}
            focus={at === state.at}
            face={plan.face}
            {...cell}
          />
        ))}
      </Fixed>
    </Page>
  );
}
