/**
 * Somebody before the screens of this process, who plays as `person.ts` does in a window: nothing they press is lost, so
 * nothing is pressed twice.
 */
import { matchActor } from '../../src/engine/match.ts';
import type { Session } from '../../src/play/session/session.ts';
import type { Turn } from '../../src/tui/screens/turn/state.ts';
import { companyIn, namesOfSeats } from '../../src/tui/screens/turn/view.tsx';
import { look, until as untilSo } from './emulator.ts';
import type { Inside } from './inside.tsx';
import { type Hands, type Person, turnAt } from './person.ts';
import { KEY } from './window.ts';

/** Matches every screen: waiting for it waits until the display has taken all frames. */
const ANY = /^/;

/** What they see is gone once the program has been left. */
export function handsInside(on: Inside): Hands {
  const text = (): string => (on.code() === undefined ? on.text() : '');
  const rest = (): Promise<void> => on.shows(ANY);
  async function pressUntil(keys: string, wanted: RegExp): Promise<void> {
    await rest();
    await on.press(keys, wanted);
  }
  async function within(looks: number, isSo: () => boolean): Promise<boolean> {
    for (let done = 0; done < looks && !isSo(); done++) await look();
    return isSo();
  }
  let pressed = 0;
  return {
    window: {
      text,
      lines: () => text().split('\n'),
      isWhole: () => true,
      rest,
      shows: on.shows,
      pressUntil,
      enterUntil: (wanted) => pressUntil(KEY.enter, wanted),
    },
    press(keys) {
      on.send(keys);
      pressed = performance.now();
    },
    pressedAt: () => pressed,
    until: (isSo, what) => untilSo(isSo, () => `no ${what} in\n${on.text()}`),
    within,
  };
}

/** Somebody in this seat of a session whose table is on the screen. */
export function personInside(on: Inside, session: Session, seat: number): Person {
  const { match } = session;
  let turn: Turn | undefined;
  function ownTurn(): Turn | undefined {
    const now = match();
    if (turn?.ply !== now.ply || matchActor(now) !== seat) turn = turnAt(now, seat);
    return turn;
  }
  function ownSteps(): readonly string[] {
    const lines = session.record.text().split('\n');
    return lines
      .filter((line) => line.startsWith(`{"by":${seat},`))
      .map((line): string => JSON.parse(line).do);
  }
  return {
    ...handsInside(on),
    seat,
    match,
    names: () => namesOfSeats(session, 'en'),
    company: () => companyIn(session),
    ownSteps,
    turn: ownTurn,
  };
}
