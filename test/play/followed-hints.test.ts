/** Whoever plays every hint that has settled is never blamed by the review of the match. */
import { expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import { type Finding, reviewedIn } from '../../src/play/advice/review.ts';
import { weighEach } from '../../src/play/coach/reviews.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { seatEntries } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, sit, wait } from '../support/session.ts';

const GAMES = ['all-fours', 'boese-dame', 'cabo', 'canasta', 'durak', 'kabadak'];

/** The decisions that are looked at in each game. */
const DECISIONS = 12;

/** Plays a deal by its hints: the person asks at each decision and waits until the hint has settled. */
async function playHints(id: string): Promise<Session> {
  const session = sit(
    evaluatedBriefly(gameCalled(id)),
    ['human'],
    undefined,
    undefined,
    'followed',
  );
  for (let asked = 0; asked < DECISIONS; ) {
    await wait(session);
    if (session.match().ended) break;
    const [only = '', ...others] = legalTexts(session.match());
    if (others.length === 0) {
      session.play(only);
      continue;
    }
    const { move, isSettled } = await giveHint(session, () => {});
    expect(isSettled).toBe(true);
    expect(session.play(move)).toBeUndefined();
    asked++;
  }
  return session;
}

/** What a review finds in matches that were opened anew, of which nothing is known yet. */
async function reviewAfresh(session: Session): Promise<readonly Finding[]> {
  const seats = seatEntries(session.setup.players);
  const decisions = reviewedIn(session.made(), seats).map((made) => ({
    ...made,
    before: { ...made.before },
  }));
  const past = { seats: [], made: [], now: 0 };
  const findings: Finding[] = [];
  await weighEach(freshFolders(), past, decisions, UNSTOPPED, (_, finding) => {
    if (finding !== undefined) findings.push(finding);
  });
  return findings;
}

test.each(GAMES)('in %s the review of settled hints finds nothing to blame', async (id) => {
  const session = await playHints(id);
  const findings = await reviewAfresh(session);
  expect(findings.length).toBeGreaterThan(2);
  for (const { ply, made, better, gain, listed } of findings) {
    const blame = { ply, better, lost: gain.mean, listed };
    expect(blame).toEqual({ ply, better: made, lost: 0, listed: false });
  }
  await session.close();
});
