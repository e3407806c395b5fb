/** After a life: whether everything acknowledged is kept, can be read, listed, verified, resumed. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foldersOf } from '../../src/play/disk/paths.ts';
import { readHistory } from '../../src/play/kept/history.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { talon } from '../support/talon.ts';
import { isPassing, kindsOf, placeIn } from '../support/written.ts';
import { expectNoTrace, type Findings } from './findings.ts';
import { actKept, filesIn, isLock, type Kept, keptIn } from './kept.ts';
import { isOrderly, type Life, type Lived, strokeOf, WARNED } from './life.ts';
import { dataOf, environmentOf } from './player.ts';

const describeLife = ({ plan, from, folder }: Life): string => {
  const { end, acts, delay, typing, fault } = plan;
  const harm = fault === undefined ? '' : ` fault ${JSON.stringify(fault)} ${strokeOf(folder)}`;
  return `from act ${from}: ${end} after ${acts} acts and ${delay} ms${typing ? ', typing' : ''}${harm}`;
};

const ranIn = (folder: string, args: readonly string[]) =>
  talon(args, { env: environmentOf(folder) });

/** `talon saves` names it. */
async function checkListed(folder: string, kept: Kept, findings: Findings): Promise<void> {
  const { code, out, err } = await ranIn(folder, ['saves']);
  const id = basename(kept.path).split('.')[0] ?? '';
  if (code !== 0 || !out.includes(id))
    findings.fail('unreadable saves', `${id} is not listed: ${out}${err}`);
  expectNoTrace(findings, err, 'saves');
}

/** `talon verify` accepts it. */
async function checkVerified(folder: string, kept: Kept, findings: Findings): Promise<void> {
  const { code, out, err } = await ranIn(folder, ['verify', kept.path]);
  if (code !== 0) findings.fail('unreadable saves', `not verified: ${out.slice(0, 400)}${err}`);
  expectNoTrace(findings, err, 'verify');
}

/** A tail cut off by the kill is not a fault of the record; a resumed game drops it. */
export async function checkReadable(
  folder: string,
  torn: boolean,
  findings: Findings,
): Promise<void> {
  for (const kept of keptIn(folder)) {
    if (kept.record === undefined || kept.record === '') continue;
    findings.add('saves read');
    await checkListed(folder, kept, findings);
    if (!torn) await checkVerified(folder, kept, findings);
  }
}

function checkKept(life: Life, lived: Lived, kept: number | undefined): void {
  const { findings, script } = life;
  const told = describeLife(life);
  if (kept === undefined) {
    const held = keptIn(life.folder).map(({ record }) => record?.slice(-90));
    findings.fail('unreadable saves', `${told}: no save of this match: “${held.join('”, “')}”`);
    return;
  }
  if (kept < lived.promised) {
    const lost = lived.promised - kept;
    const files = filesIn(life.folder).join(', ');
    findings.fail(
      'steps lost',
      `${told}: ${lost} acts, kept ${kept} of ${lived.promised}; ${files}`,
    );
  }
  const isOver = script.known()[kept]?.match.ended === true;
  const played = life.plan.end === 'none' && lived.ended.code === 0;
  if (played && !isOver && lived.heard === lived.promised)
    findings.fail('steps lost', `${told}: the end of the match is not kept`);
}

/** Said to be saved: then it is. */
function checkSaid(life: Life, lived: Lived, kept: number | undefined): void {
  const isSaid = /The game is saved\. To go on/.test(lived.out);
  if (isSaid && (kept === undefined || kept < lived.heard))
    life.findings.fail(
      'false “all is well”',
      `${describeLife(life)}: said to be saved, kept ${kept}`,
    );
  const warnings = lived.err.match(WARNED) ?? [];
  if (new Set(warnings).size < warnings.length)
    life.findings.fail('false “all is well”', `said more than once: ${lived.err}`);
}

function checkLocks(life: Life, { ended, struck }: Lived): void {
  const { plan, folder, findings } = life;
  if (plan.fault !== undefined || !isOrderly(plan, ended, struck)) return;
  const locks = filesIn(folder).filter(isLock);
  if (locks.length > 0) findings.fail('left locks', `${describeLife(life)}: ${locks.join(', ')}`);
}

const stepsIn = (record: string): number => record.split('\n').length - 2;

/** The case cannot go on. */
export class Spoilt extends Error {}

/** Examines what a life has left; returns the act the save waits for, −1 without a save. */
export async function examine(life: Life, lived: Lived, thoroughly: boolean): Promise<number> {
  const { folder, script, findings, from, plan } = life;
  const kept = actKept(folder, script.known());
  checkKept(life, lived, kept);
  checkSaid(life, lived, kept);
  checkLocks(life, lived);
  findings.add(
    'acts acknowledged',
    Math.max(0, Math.ceil(lived.promised) - Math.max(0, Math.ceil(from))),
  );
  const recordAt = (act: number) => script.known()[Math.ceil(act)]?.record;
  const [before, after] = [recordAt(from), recordAt(lived.promised)];
  findings.add('steps acknowledged', Math.max(0, stepsIn(after ?? '') - stepsIn(before ?? '')));
  if (thoroughly) await checkReadable(folder, plan.fault?.how === 'torn', findings);
  if (kept === undefined) throw new Spoilt();
  return kept;
}

const HISTORY = 'history.jsonl';

/** Whether it may be there when no program runs: it is on the list of all that is written, and does not pass. */
function isLasting(path: string): boolean {
  const kinds = kindsOf(...placeIn(path));
  return kinds.length > 0 && !kinds.some(isPassing);
}

/** At the end only files are left that are meant to be. */
export function checkTidy(folder: string, findings: Findings): void {
  const strange = filesIn(folder).filter((path) => !isLasting(path));
  const locks = strange.filter(isLock);
  if (locks.length > 0) findings.fail('left locks', locks.join(', '));
  else if (strange.length > 0) findings.fail('left-over files', strange.join(', '));
}

/** Ids of the whole lines of the history. */
function idsEntered(folder: string): readonly string[] {
  const path = join(dataOf(folder), HISTORY);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.flatMap((line) => /^\{"id":"([\w-]+)".*"sum":"\w{8}"\}$/.exec(line)?.[1] ?? []);
}

/** Every finished match is in the history once. */
export async function checkEntered(folder: string, findings: Findings): Promise<void> {
  const folders = foldersOf({ TALON_DATA: dataOf(folder) });
  const saves = await listSaves(folders);
  const ended = saves.filter(({ finished, damage }) => finished && damage === undefined);
  const told = (await readHistory(folders)).map(({ id }) => id);
  const entered = idsEntered(folder);
  const lost = ended.filter(({ id }) => !told.includes(id) || !entered.includes(id));
  if (lost.length > 0 || new Set(entered).size < entered.length)
    findings.fail('entries lost or doubled', `${entered.join(', ')} of ${ended.length} matches`);
}
