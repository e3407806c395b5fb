/**
 * `talon play GAME --json`: a match for a script. Every step is a line of JSON as in `talon replay --json`; a
 * question says who is asked and what is legal, and is answered by a line with a move.
 */
import type { Seat } from '../../../engine/game.ts';
import { legalTexts } from '../../../engine/match.ts';
import { LineReader } from '../../../line/line-reader.ts';
import { beforeLeaving } from '../../../play/disk/leaving.ts';
import { besideTable, otherTable } from '../../../play/past/substitutes.ts';
import { deciderOf, drive, observerOf } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { seenStep } from '../../../script/records/telling.ts';
import type { Call } from '../../call/call.ts';
import { FAILED } from '../../call/exit-codes.ts';
import { sentence, writeJson } from '../../print/output.ts';

/** The results of the second table in the deals after `from`, in the unit by which they are compared. */
async function comparedSince(session: Session, from: number): Promise<readonly object[]> {
  await otherTable(session)?.run(
    () => false,
    () => {},
  );
  const { deals = [], unit } = besideTable(session) ?? {};
  return deals.filter(({ deal }) => deal > from).map((one) => ({ compared: { ...one, unit } }));
}

const questionOf = (session: Session, seat: Seat): object => ({
  ask: seat,
  legal: legalTexts(session.match()),
});

/**
 * Plays a session with a script: each step and question goes out as a line of JSON, each answer is read as a line.
 * Returns the exit code: 1 if the input ends before the match.
 */
export async function playByScript({ lang }: Call, session: Session): Promise<number> {
  const lines = new LineReader(process.stdin);
  const off = beforeLeaving(() => session.close());
  let written = 0;
  let compared = 0;
  let isOver = false;
  const report = async (): Promise<void> => {
    const made = session.made().slice(written);
    written += made.length;
    for (const one of made) await writeJson(seenStep(one, observerOf(session)));
    const deals = session.outcomes().length;
    if (deals === compared) return;
    for (const one of await comparedSince(session, compared)) await writeJson(one);
    compared = deals;
  };
  const answer = async (): Promise<void> => {
    const decider = deciderOf(session);
    if (decider.by === 'host') session.seat([]);
    if (decider.by === 'next person') session.uncover();
    if (decider.by !== 'person' && decider.by !== 'forced') return;
    await session.record.kept();
    await writeJson(questionOf(session, decider.seat));
    const line = await lines.next();
    const refused = line === undefined ? undefined : session.play(line);
    isOver = line === undefined;
    if (refused !== undefined)
      await writeJson({ refused: refused.clause, why: sentence(refused.text, lang) });
  };
  try {
    await drive(session, {
      isOver: () => isOver || session.match().ended,
      ask: () => answer().then(report),
      watch: (step) => step().then(report),
      forces: () => false,
    });
    return session.match().ended ? 0 : FAILED;
  } finally {
    lines.close();
    off();
    await session.close();
  }
}
