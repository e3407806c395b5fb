/** `talon verify FILE…`. */
import { findGame } from '../../games/index.ts';
import { fill, type Lang, type Text, text } from '../../lang/text.ts';
import { type Counts, type Fault, follow, openFollower } from '../../script/verify.ts';
import { isGiven } from '../given.ts';
import { note, sentence, write, writeJson, writeLine } from '../output.ts';
import { faultText } from '../records.ts';
import { bytesOf, fileName } from '../source.ts';
import type { Call } from '../spec.ts';
import { FAILED, Stop } from '../stop.ts';

const SUMMARY = text('$1 $2, $3 $4, $5 $6', '$1 $2, $3 $4, $5 $6');
const RECORD = [text('record', 'Protokoll'), text('records', 'Protokolle')] as const;
const STEP = [text('step', 'Schritt'), text('steps', 'Schritte')] as const;
const FAULTS = [text('fault', 'Fehler'), text('faults', 'Fehler')] as const;

interface Finding extends Fault {
  readonly file: string;
}

const NOTHING: Counts = { records: 0, steps: 0, faults: 0 };

const add = (a: Counts, b: Counts): Counts => ({
  records: a.records + b.records,
  steps: a.steps + b.steps,
  faults: a.faults + b.faults,
});

const counted = (count: number, words: typeof RECORD | typeof STEP | typeof FAULTS) =>
  [count, words[count === 1 ? 0 : 1]] as const;

const summary = (sum: Counts): Text =>
  fill(
    SUMMARY,
    ...counted(sum.records, RECORD),
    ...counted(sum.steps, STEP),
    ...counted(sum.faults, FAULTS),
  );

async function verifyFile(file: string, onFault: (fault: Finding) => void): Promise<Counts> {
  const follower = openFollower(findGame, (fault) => onFault({ ...fault, file }));
  await follow(bytesOf(file), follower);
  return follower.counts();
}

export async function verify({ args, given, lang }: Call): Promise<number> {
  const json = isGiven(given, 'json');
  const found: Finding[] = [];
  let sum = NOTHING;
  let unread = 0;
  for (const file of args) {
    const late: Finding[] = [];
    const counts = await verifyFile(file, (fault) => late.push(fault)).catch((error: unknown) => {
      if (!(error instanceof Stop)) throw error;
      note(`talon: ${sentence(error.sentence, lang)}`);
      unread++;
      return NOTHING;
    });
    sum = add(sum, counts);
    if (json) found.push(...late);
    else await write(late.map((fault) => `${sentence(faultText(file, fault), lang)}\n`).join(''));
  }
  if (json) await writeJson({ ...sum, found: found.map((fault) => asData(fault, lang)) });
  else if (unread < args.length) await writeLine(summary(sum)[lang]);
  return unread + sum.faults > 0 ? FAILED : 0;
}

const asData = ({ file, line, clause, reason }: Finding, lang: Lang): object => ({
  file: fileName(file)[lang],
  line,
  clause,
  reason: sentence(reason, lang),
});
