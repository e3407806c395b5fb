/** `talon verify FILE…`. */
import { findGame } from '../../../games/index.ts';
import { fill, joinTexts, type Lang, plural, same, type Text } from '../../../lang/text.ts';
import {
  type Counts,
  type Demands,
  type Fault,
  follow,
  openFollower,
} from '../../../script/records/verify.ts';
import { type Call, FAILED, Stop } from '../../parse/call.ts';
import { sentence, warn, write, writeJson, writeLine } from '../../print/output.ts';
import { bytesOf, faultText, fileName } from '../../source.ts';
import texts from './texts.json' with { type: 'json' };

interface Finding extends Fault {
  readonly file: string;
}

const NOTHING: Counts = { records: 0, steps: 0, faults: 0, kept: 0, unfinished: 0, unknown: 0 };

const add = (a: Counts, b: Counts): Counts => ({
  records: a.records + b.records,
  steps: a.steps + b.steps,
  kept: a.kept + b.kept,
  faults: a.faults + b.faults,
  unfinished: a.unfinished + b.unfinished,
  unknown: a.unknown + b.unknown,
});

const COUNTED = ['records', 'steps', 'faults', 'kept', 'unfinished', 'unknown'] as const;

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

async function verifyFile(
  file: string,
  demands: Demands,
  onFault: (fault: Finding) => void,
): Promise<Counts> {
  const found = (fault: Fault): void => onFault({ ...fault, file });
  const follower = openFollower(findGame, found, undefined, demands);
  await follow(bytesOf(file), follower);
  return follower.counts();
}

export async function verify({ args, given, lang }: Call): Promise<number> {
  const json = given.has('json');
  const demands = { seeded: !given.has('anyDeal'), finished: given.has('finished') };
  const found: Finding[] = [];
  let sum = NOTHING;
  let unread = 0;
  for (const file of args) {
    const late: Finding[] = [];
    const counts = verifyFile(file, demands, (fault) => late.push(fault));
    sum = add(
      sum,
      await counts.catch((error: unknown) => {
        if (!(error instanceof Stop)) throw error;
        warn(error.sentence, lang);
        unread++;
        return NOTHING;
      }),
    );
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
