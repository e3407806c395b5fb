/** `talon saves --check`: checks every record in the folders line by line. */
import { createReadStream } from 'node:fs';
import { findGame } from '../../games/index.ts';
import { fill, type Lang, plural, type Text, text } from '../../lang/text.ts';
import {
  damageText,
  type Listing,
  reasonOf,
  type SaveEntry,
  type Stray,
} from '../../play/index.ts';
import { clean } from '../../script/clean.ts';
import { type Fault, follow, openFollower } from '../../script/verify.ts';
import { isGiven } from '../given.ts';
import { columns, sentence, writeJson, writeLine } from '../output.ts';
import type { Call } from '../spec.ts';
import { FAILED } from '../stop.ts';
import { KINDS } from './save-kinds.ts';

const SOUND = text('sound', 'heil');
const STEP = text('$1 step', '$1 Schritt');
const STEPS = text('$1 steps', '$1 Schritte');
const UNGUARDED = text('$1, without checksums', '$1, ohne Prüfsummen');
const SUMMARY = text(
  '$1 checked, $2 damaged or not readable',
  '$1 geprüft, $2 beschädigt oder nicht lesbar',
);

/** The result for one file. */
interface Checked {
  readonly name: string;
  readonly path: string;
  readonly state: 'sound' | Stray['kind'];
  readonly said: Text;
}

type Finding = Pick<Checked, 'state' | 'said'>;

async function findingAt({ path, damage }: SaveEntry): Promise<Finding> {
  const faults: Fault[] = [];
  const onFault = (fault: Fault): unknown => faults.push(fault);
  const follower = openFollower(findGame, onFault, undefined, { seeded: true });
  await follow(createReadStream(path), follower);
  const found = faults[0] ?? damage;
  if (found !== undefined) return { state: 'damaged', said: damageText(found) };
  const { sum } = follower.replay();
  const { steps } = follower.counts();
  const said = fill(plural(steps, STEP, STEPS), steps);
  return { state: 'sound', said: sum === undefined ? fill(UNGUARDED, said) : said };
}

async function checkSave(save: SaveEntry): Promise<Checked> {
  const unread = (error: unknown): Finding => ({ state: 'unreadable', said: reasonOf(error) });
  return { name: save.id, path: save.path, ...(await findingAt(save).catch(unread)) };
}

const checkStray = ({ name, path, kind, reason }: Stray): Checked => ({
  name,
  path,
  state: kind,
  said: reason,
});

const isBad = ({ state }: Checked): boolean => state === 'damaged' || state === 'unreadable';

const rowOf = ({ name, state, said }: Checked, lang: Lang): readonly string[] => [
  clean(name, 80),
  (state === 'sound' ? SOUND : KINDS[state])[lang],
  sentence(said, lang),
];

/** @returns the exit code: 1 if a file is damaged or unreadable */
export async function checkSaves(listing: Listing, { given, lang }: Call): Promise<number> {
  const checked: Checked[] = [];
  for (const save of listing.saves) checked.push(await checkSave(save));
  checked.push(...listing.strays.map(checkStray));
  const bad = checked.filter(isBad).length;
  if (isGiven(given, 'json'))
    await writeJson(checked.map((one) => ({ ...one, said: sentence(one.said, lang) })));
  else {
    if (checked.length > 0) await writeLine(columns(checked.map((one) => rowOf(one, lang))));
    await writeLine(fill(SUMMARY, checked.length, bad)[lang]);
  }
  return bad + listing.problems.length > 0 ? FAILED : 0;
}
