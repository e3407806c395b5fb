/**
 * How fast the built program answers a key on the screen, how much CPU that costs, and how much it writes: from the
 * key to the last byte of its frame.
 */
import {
  type Answer,
  ASKED,
  type Built,
  LARGEST,
  LEFT,
  type Measured,
  median,
  pause,
  percentile,
  RIGHT,
  Screen,
  type Size,
} from './bench-terminal.ts';

/** Opponents that think, and nobody else. */
const THINKING = ['play', LARGEST, '--seed', 'bench', '--speed', '1'];
const KEYS = 60;
/** The first keys find code that has never run. */
const WARMING = 12;
/** Runs of each program, by turns: a slow moment of the machine affects all alike. */
const RUNS = 4;
const USUAL: Size = { columns: 120, rows: 40 };
const LARGE: Size = { columns: 200, rows: 60 };

/** An answer with the CPU that a key takes on average in its run. */
interface Costly extends Answer {
  readonly cpu: number;
}

type Run = (program: Built) => Promise<readonly Costly[]>;

async function answersOf(
  screen: Screen,
  keys: readonly [string, string],
  press: (key: string) => Promise<Answer>,
): Promise<readonly Costly[]> {
  const answers: Answer[] = [];
  let before = 0;
  for (let key = 0; key < KEYS + WARMING; key++) {
    if (key === WARMING) before = screen.cpu();
    answers.push(await press(keys[key % 2 === 0 ? 0 : 1]));
    await pause(10);
  }
  const cpu = (screen.cpu() - before) / KEYS;
  screen.close();
  return answers.slice(WARMING).map((answer) => ({ ...answer, cpu }));
}

/** A cursor that goes to and fro while nothing else happens. */
const moved =
  (size: Size, theme: string): Run =>
  async (program) => {
    const screen = new Screen({ program, args: ASKED, size, theme });
    await screen.quiet(1000);
    return answersOf(screen, [RIGHT, LEFT], (key) => screen.press(key));
  };

/** The log opened and closed while opponents play. */
const whileThinking: Run = async (program) => {
  const seats = [0, 1, 2, 3].flatMap((seat) => ['--seat', `${seat}=hard`]);
  const screen = new Screen({ program, args: [...THINKING, ...seats], size: USUAL });
  await pause(1000);
  return answersOf(screen, ['l', 'q'], (key) => screen.frame(key));
};

/** A cursor that goes from card to card, with or without a coach who thinks meanwhile. */
const besideCoach =
  (coach: 'on' | 'off'): Run =>
  async (program) => {
    const screen = new Screen({ program, args: ASKED, size: USUAL, env: { TALON_COACH: coach } });
    await screen.quiet(1000);
    return answersOf(screen, [RIGHT, LEFT], (key) => screen.frame(key));
  };

/** The answers in all runs of each program. */
async function answersIn(
  programs: readonly Built[],
  run: Run,
): Promise<readonly (readonly Costly[])[]> {
  const found: Costly[][] = programs.map(() => []);
  for (let turn = 0; turn < RUNS; turn++)
    for (const [at, program] of programs.entries()) found[at]?.push(...(await run(program)));
  return found;
}

/** A figure of the answers of each program. */
const figure = (
  name: string,
  unit: Measured['unit'],
  answers: readonly (readonly Costly[])[],
  summary: (answers: readonly Costly[]) => number,
): Measured => ({ name, unit, values: answers.map(summary) });

const timeOf = (answers: readonly Costly[]): number => median(answers.map(({ ms }) => ms));
const cpuOf = (answers: readonly Costly[]): number => median(answers.map(({ cpu }) => cpu));
const bytesOf = (answers: readonly Costly[]): number => median(answers.map(({ bytes }) => bytes));

/** The time that so many of a hundred answers do not exceed. */
const within =
  (share: number) =>
  (answers: readonly Costly[]): number =>
    percentile(
      answers.map(({ ms }) => ms),
      share,
    );

export async function screenTimes(programs: readonly Built[]): Promise<readonly Measured[]> {
  const felt = await answersIn(programs, moved(USUAL, 'felt'));
  const plain = await answersIn(programs, moved(USUAL, 'plain'));
  const large = await answersIn(programs, moved(LARGE, 'felt'));
  const thinking = await answersIn(programs, whileThinking);
  const alone = await answersIn(programs, besideCoach('off'));
  const coached = await answersIn(programs, besideCoach('on'));
  return [
    figure('key to last byte, 120×40', 'ms', felt, timeOf),
    figure('CPU of such a key', 'ms', felt, cpuOf),
    figure('key to last byte, 200×60', 'ms', large, timeOf),
    figure('CPU of such a key', 'ms', large, cpuOf),
    figure('key to frame while opponents think, p95', 'ms', thinking, within(95)),
    figure('key to frame, p90', 'ms', alone, within(90)),
    figure('key to frame with the coach, p90', 'ms', coached, within(90)),
    figure('a cursor move in felt', 'bytes', felt, bytesOf),
    figure('a cursor move in plain', 'bytes', plain, bytesOf),
  ];
}
