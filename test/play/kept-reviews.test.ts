/** Reviews are kept: what was weighed once is known, for the same knowledge and the same move only. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANCE } from '../../src/engine/game.ts';
import { matchActor, openMatch } from '../../src/engine/match.ts';
import { decisionsIn, type Finding, reasonsToldTo } from '../../src/play/advice/review.ts';
import { readPractice } from '../../src/play/coach/practice.ts';
import { findingsKept, weighEach } from '../../src/play/coach/reviews.ts';
import { openSealer } from '../../src/play/disk/checksum-chain.ts';
import { ownSystem } from '../../src/play/disk/lock.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { chosenMove, UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { seatEntries } from '../../src/play/session/players.ts';
import { chanced, type Made, sure } from '../../src/play/steps/steps.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, journalIn, optionsOf, playOn, sit } from '../support/session.ts';

/** The decisions of a deal between two random players. */
function allDecisions(): readonly Made[] {
  const game = evaluatedBriefly(gameCalled('boese-dame'));
  const made: Made[] = [];
  let match = openMatch(game, optionsOf(game, { players: 2 }), 'kept');
  while (!match.ended && match.deal === 1) {
    const actor = matchActor(match);
    const step =
      actor === CHANCE ? chanced(match) : sure(match, chosenMove(match, actor, 'random'));
    made.push(step);
    match = step.after;
  }
  return decisionsIn(made, [0, 1]);
}

/** The last decisions of a deal. */
const decisions = (): readonly Made[] => allDecisions().slice(-6);

/** Nobody's match, so that nothing is noted. */
const PAST = { seats: [], made: [], now: 0 };

const fileIn = ({ history }: Folders): string => {
  const folder = join(dirname(history), 'reviews');
  const [name = ''] = readdirSync(folder);
  return join(folder, name);
};

/** What is found, and how often the clock was asked: none where all was known. */
async function weighed(folders: Folders, steps: readonly Made[]) {
  const findings: (Finding | undefined)[] = [];
  let asked = 0;
  const clock = () => ++asked;
  await weighEach(folders, PAST, steps, { ...UNSTOPPED, clock }, (_, one) => findings.push(one));
  return { findings, asked };
}

test('what was weighed once is not weighed again', async () => {
  const folders = freshFolders();
  const steps = decisions();
  const first = await weighed(folders, steps);
  expect(first.findings).toHaveLength(steps.length);
  expect(first.asked).toBeGreaterThan(0);
  const again = await weighed(folders, steps);
  expect(again).toEqual({ findings: first.findings, asked: 0 });
});

test('another move in the same place is weighed for itself', async () => {
  const folders = freshFolders();
  const [step] = decisions();
  if (step === undefined) throw new Error('no decision');
  await weighed(folders, [step]);
  const { game, state } = step.before;
  const other = game.rules.legal(state).find((move) => game.notation.write(move) !== step.text);
  const { findings, asked } = await weighed(folders, [sure(step.before, other)]);
  expect(asked).toBeGreaterThan(0);
  expect(findings[0]?.made).toBe(game.notation.write(other));
});

test('a file that was spoilt is done without and made again', async () => {
  const folders = freshFolders();
  const steps = decisions().slice(-2);
  const { findings } = await weighed(folders, steps);
  const file = fileIn(folders);
  const whole = readFileSync(file, 'utf8');
  const [first = '', second = ''] = whole.split('\n');
  const exchanged = `${second}\n${first}\n`;
  const spelled = whole.replace('"gain"', '"pain"');
  for (const spoilt of [whole.slice(0, -9), spelled, exchanged, `${second}\n`, '[]', '']) {
    writeFileSync(file, spoilt);
    const again = await weighed(folders, steps);
    expect(again.findings).toEqual(findings);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  }
});

test('what was found is given back without weighing, and only for the same decision', async () => {
  const folders = freshFolders();
  const steps = decisions();
  expect(await findingsKept(folders, steps)).toEqual([]);
  const { findings } = await weighed(folders, steps.slice(0, 2));
  expect(await findingsKept(folders, steps)).toEqual(findings);
  const others = steps.slice(0, 2).map((step) => ({ ...step, text: 'another move' }));
  expect(await findingsKept(folders, others)).toEqual([]);
});

test('a reason calls the player of its seat “you”, and to all others has the seat', async () => {
  const { findings } = await weighed(freshFolders(), allDecisions().slice(2, 12));
  const listed = findings.flatMap((one) => (one?.listed ? [one] : []));
  const told = listed.flatMap((one) => {
    const own = reasonsToldTo(one, one.seat);
    const others = reasonsToldTo(one, undefined);
    expect(reasonsToldTo(one, 1 - one.seat)).toEqual(others);
    return own.map(({ en, de }, at) => {
      expect(en + de).not.toContain(`{${one.seat}}`);
      expect(`${others[at]?.en} ${others[at]?.de}`).not.toMatch(/\b(you|your|du|dir)\b/i);
      return en;
    });
  });
  expect(told.some((en) => /\byou(r|rs)?\b/i.test(en))).toBe(true);
});

test('no changed digit is shown', async () => {
  const folders = freshFolders();
  const steps = decisions().slice(-2);
  const { findings } = await weighed(folders, steps);
  const file = fileIn(folders);
  const whole = readFileSync(file, 'utf8');
  const digits = [...whole.matchAll(/\d/g)].map(({ index }) => index);
  expect(digits.length).toBeGreaterThan(40);
  for (const at of digits.filter((_, n) => n % 10 === 0)) {
    const other = (Number(whole[at]) + 1) % 10;
    writeFileSync(file, `${whole.slice(0, at)}${other}${whole.slice(at + 1)}`);
    expect((await weighed(folders, steps)).findings).toEqual(findings);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  }
});

/** A title for the window, a string for the clipboard, a C1 control, a mark that turns the reading direction. */
const HOSTILE = ['\u001b]0;owned\u0007', '\u001b]52;c;b3du\u0007', '\u009b2J', '\u202e', '\n'];

test('words that a terminal would obey are not shown, though their sums are right', async () => {
  const folders = freshFolders();
  const [step] = decisions().slice(-1);
  if (step === undefined) throw new Error('no decision');
  const { findings } = await weighed(folders, [step]);
  const file = fileIn(folders);
  const line = JSON.parse(readFileSync(file, 'utf8'));
  for (const harm of HOSTILE) {
    const spoilt = [
      { ...line.finding, told: { ...line.finding.told, better: { en: harm, de: 'x' } } },
      { ...line.finding, reasons: [{ own: { en: 'x', de: harm }, others: { en: 'x', de: 'x' } }] },
      { ...line.finding, made: harm },
    ];
    for (const finding of spoilt) {
      writeFileSync(file, openSealer().begin([{ key: line.key, finding }]));
      expect((await weighed(folders, [step])).findings).toEqual(findings);
    }
  }
});

test('what is left of dead programs and of an old form is cleared when the next match begins', async () => {
  const folders = freshFolders();
  await weighed(folders, decisions().slice(-1));
  const file = fileIn(folders);
  const living = `${file}.${(await ownSystem.life()).token}-9.draft`;
  const dead = `${file}.2147483647-0badcafe-1.draft`;
  const old = join(dirname(file), 'boese-dame-0badcafe.json');
  for (const path of [living, dead, old]) writeFileSync(path, '{}');
  const session = sit('boese-dame', ['human'], { players: 2 }, journalIn('boese-dame', folders));
  await session.record.kept();
  await session.close();
  expect(readdirSync(dirname(file)).sort()).toEqual(
    [file, living].map((at) => basename(at)).sort(),
  );
});

test('a review that is stopped keeps what it has found', async () => {
  const folders = freshFolders();
  const steps = decisions();
  let shown = 0;
  const pace = { ...UNSTOPPED, stopped: () => shown === 3 };
  await weighEach(folders, PAST, steps, pace, () => shown++);
  const kept = readFileSync(fileIn(folders), 'utf8').trimEnd().split('\n');
  expect(kept.map((line) => JSON.parse(line).finding.ply)).toEqual(
    steps.slice(0, 3).map(({ before }) => before.ply),
  );
});

test('the mistakes of the person are noted, each once, even by a review that is stopped', async () => {
  const folders = freshFolders();
  const session = sit('boese-dame', ['human'], { players: 2 }, journalIn('boese-dame', folders));
  await playOn(session);
  await session.close();
  const made = session.made();
  const past = { seats: seatEntries(session.setup.players), made, now: 5 };
  const found: Finding[] = [];
  const isNoted = () => found.filter(({ listed }) => listed).length === 2;
  const reviewed = () =>
    weighEach(
      folders,
      past,
      decisionsIn(made, [0]),
      { ...UNSTOPPED, stopped: isNoted },
      (_, one) => (one === undefined ? 0 : found.push(one)),
    );
  await reviewed();
  found.length = 0;
  await reviewed();
  const noted = await readPractice(folders);
  const mistakes = found.flatMap(({ listed, made: text, better }) =>
    listed ? [{ kind: 'mistake', seat: 0, made: text, better, time: 5 }] : [],
  );
  expect(mistakes).toHaveLength(2);
  expect(noted).toMatchObject(mistakes);
});
