/** `talon saves --check`: whether every save is sound from its first line to its last, its sums included. */
import { findGame } from '../../../games/index.ts';
import { clean, cleanText } from '../../../lang/clean.ts';
import { fill, plural, type Text } from '../../../lang/text.ts';
import { disk } from '../../../play/disk/files.ts';
import { reasonOf, SIZE_LIMIT } from '../../../play/disk/read-lines.ts';
import type { Listing, SaveEntry, Stray } from '../../../play/kept/listing.ts';
import { damageText, withoutCut } from '../../../play/kept/read-save.ts';
import { LineSplitter } from '../../../script/records/lines.ts';
import { type Fault, openFollower } from '../../../script/records/verify.ts';
import type { Call } from '../../call/call.ts';
import { FAILED } from '../../call/exit-codes.ts';
import { answer, sentence } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

/** Whether the file of a save is sound. */
interface Checked {
  readonly name: string;
  readonly path: string;
  /** `cut`: a kill has left half a line at its end, which is dropped when the game is resumed. */
  readonly state: 'sound' | 'cut' | Stray['kind'];
  readonly said: Text;
}

type SaveState = Pick<Checked, 'state' | 'said'>;

const stepsText = (steps: number): Text =>
  fill(plural(steps, texts.saves.oneStep, texts.saves.steps), steps);

/**
 * The state of a save. As in resuming, half a line at the end of a game in progress is no damage, nor is the lack of
 * closing lines that a kill has kept from being written.
 */
async function stateOfSave({ path, damage, finished }: SaveEntry): Promise<SaveState> {
  const file = await disk.read(path, SIZE_LIMIT);
  const { whole, isCut } = finished ? { whole: file, isCut: false } : withoutCut(file);
  const faults: Fault[] = [];
  const onFault = (fault: Fault): unknown => faults.push(fault);
  const follower = openFollower(findGame, onFault, undefined, { seeded: true });
  const splitter = new LineSplitter();
  for (const line of [...splitter.push(whole), ...splitter.end()]) follower.take(line);
  const { sum, expected } = follower.replay();
  const lacksEnd = isCut || (!finished && expected.length > 0);
  if (!lacksEnd) follower.end();
  const found = faults[0] ?? damage;
  if (found !== undefined) return { state: 'damaged', said: damageText(found) };
  const said = stepsText(follower.counts().steps);
  if (lacksEnd) return { state: 'cut', said: fill(texts.saves.kept, said) };
  return { state: 'sound', said: sum === undefined ? fill(texts.saves.unguarded, said) : said };
}

async function checkSave(save: SaveEntry): Promise<Checked> {
  const unread = (error: unknown): SaveState => ({ state: 'unreadable', said: reasonOf(error) });
  return { name: save.id, path: save.path, ...(await stateOfSave(save).catch(unread)) };
}

const checkStray = ({ name, path, kind, reason }: Stray): Checked => ({
  name,
  path,
  state: kind,
  said: reason,
});

const checkedRow = ({ name, state, said }: Checked) => [
  clean(name, 80),
  texts.saves.states[state],
  cleanText(said),
];

/**
 * Checks every save from beginning to end. Returns the exit code: 1 if a file is damaged or unreadable, or a folder
 * cannot be read.
 */
export async function checkSaves(listing: Listing, call: Call): Promise<number> {
  const checked: Checked[] = [];
  for (const save of listing.saves) checked.push(await checkSave(save));
  checked.push(...listing.strays.map(checkStray));
  const bad = checked.filter(({ state }) => state === 'damaged' || state === 'unreadable').length;
  const data = checked.map((one) => ({ ...one, said: sentence(one.said, call.lang) }));
  const rows = checked.map(checkedRow);
  const summary = fill(texts.saves.summary, checked.length, bad);
  await answer(call, data, [rows.length > 0 ? [{ rows }, summary] : [summary]]);
  return bad + listing.problems.length > 0 ? FAILED : 0;
}
