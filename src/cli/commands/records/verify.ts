/** `talon verify FILE…`: whether every line of the records keeps to the rules, and the deals to their seeds. */
import { findGame } from '../../../games/index.ts';
import { fill, joinTexts, type Lang, plural, same, type Text } from '../../../lang/text.ts';
import {
  type Counts,
  type Demands,
  type Fault,
  follow,
  NO_COUNTS,
  openFollower,
} from '../../../script/records/verify.ts';
import type { Call } from '../../call/call.ts';
import { FAILED, Stop } from '../../call/exit-codes.ts';
import { faultText, fileName, moreFaults, recordBytes, TOLD } from '../../parse/source.ts';
import { fault, sentence, write, writeJson, writeLine } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

interface FileFault extends Fault {
  readonly file: string;
}

const COUNTED = ['records', 'steps', 'faults', 'kept', 'unfinished', 'unknown', 'loose'] as const;

/** Counts that are usually zero appear only when they are not. */
const summary = (sum: Counts): Text =>
  joinTexts(
    COUNTED.flatMap((key, at) => {
      const { one, other } = texts.verify[key];
      const isShown = at < 3 || sum[key] > 0;
      return isShown ? [fill(same('$1 $2'), sum[key], plural(sum[key], one, other))] : [];
    }),
    ', ',
  );

/** Faults of a file that are listed as JSON. */
const MOST = 1000;

/**
 * Checks the records of one file line by line; `demands` says whether deals must follow from seeds and matches be
 * finished.
 */
async function verifyFile(
  file: string,
  demands: Demands,
  onFault: (fault: FileFault) => void,
): Promise<Counts> {
  const report = (fault: Fault): void => onFault({ ...fault, file });
  const follower = openFollower(findGame, report, undefined, demands);
  await follow(recordBytes(file), follower);
  return follower.counts();
}

/**
 * `talon verify`: checks all files and tells the first faults of each. A file that cannot be read is reported and
 * counts as a failure, but the others are still checked.
 */
export async function verify({ args, given, lang }: Call): Promise<number> {
  const json = given.has('json');
  const demands = { seeded: !given.has('anyDeal'), finished: given.has('finished') };
  const found: FileFault[] = [];
  const sum: Record<keyof Counts, number> = { ...NO_COUNTS };
  let unread = 0;
  for (const file of args) {
    const ofFile: FileFault[] = [];
    const counts = await verifyFile(file, demands, (one) => {
      if (ofFile.length < (json ? MOST : TOLD)) ofFile.push(one);
    }).catch((error: unknown) => {
      if (!(error instanceof Stop)) throw error;
      fault(error.sentence, lang, error.code);
      unread++;
      return NO_COUNTS;
    });
    for (const key of COUNTED) sum[key] += counts[key];
    if (json) found.push(...ofFile);
    else {
      const more = moreFaults(file, counts.faults);
      const lines = [...ofFile.map((one) => faultText(file, one)), ...more];
      await write(lines.map((said) => `${sentence(said, lang)}\n`).join(''));
    }
  }
  if (unread === args.length) return FAILED;
  if (json)
    await writeJson({
      ...sum,
      faults: found.map((one) => faultData(one, lang)),
      more: sum.faults - found.length,
    });
  else await writeLine(summary(sum)[lang]);
  return unread + sum.faults > 0 ? FAILED : 0;
}

const faultData = ({ file, line, clause, reason }: FileFault, lang: Lang): object => ({
  file: fileName(file)[lang],
  line,
  clause,
  reason: sentence(reason, lang),
});
