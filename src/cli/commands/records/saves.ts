/** `talon saves`: lists the folders of saves; `--check`: whether they are sound. */

import { findGame } from '../../../games/index.ts';
import { clean, cleanText } from '../../../lang/clean.ts';
import { fill, type Lang, plural, type Text } from '../../../lang/text.ts';
import { disk } from '../../../play/disk/files.ts';
import { reasonOf, SIZE_LIMIT } from '../../../play/disk/read-lines.ts';
import { type Listing, listAll, type SaveEntry, type Stray } from '../../../play/kept/listing.ts';
import { type Damage, damageText, withoutCut } from '../../../play/kept/read-save.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { LineSplitter } from '../../../script/records/lines.ts';
import { type Fault, openFollower } from '../../../script/records/verify.ts';
import type { Call } from '../../call/call.ts';
import { FAILED } from '../../call/exit-codes.ts';
import { answer, note, sentence, warn, withProgress, writeLine } from '../../print/output.ts';
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
async function checkSaves(listing: Listing, call: Call): Promise<number> {
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

const minuteOf = (time: number): string => {
  const at = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

const scoreOf = ({ game, seats, totals }: SaveEntry, lang: Lang): string =>
  calledIn(findGame(game), seats, lang)
    .map((name, seat) => [clean(name, 40), ...totals.slice(seat, seat + 1)].join(' '))
    .join(', ');

const saveRow = (save: SaveEntry, lang: Lang) => [
  clean(save.id, 80),
  minuteOf(save.time),
  fill(save.finished ? texts.saves.finished : texts.saves.underWay, save.deal),
  save.damage === undefined
    ? scoreOf(save, lang)
    : cleanText(fill(texts.saves.damaged, damageText(save.damage))),
];

const strayRow = ({ name, kind, reason }: Stray) => [
  clean(name, 80),
  '',
  texts.saves.states[kind],
  cleanText(reason),
];

const damageData = ({ line, reason }: Damage, lang: Lang): object => ({
  line,
  reason: sentence(reason, lang),
});

const saveData = (save: SaveEntry, lang: Lang): object => ({
  ...save,
  damage: save.damage === undefined ? undefined : damageData(save.damage, lang),
});

const strayData = ({ name, path, kind, reason }: Stray, lang: Lang): object => ({
  name,
  path,
  kind,
  reason: sentence(reason, lang),
});

/** The saves and the files beside them that are none; with `--names` only the names that `resume` takes, for shells. */
async function printSaves({ saves, strays, problems }: Listing, call: Call): Promise<void> {
  const { given, lang } = call;
  const isJson = given.has('json');
  if (!isJson && given.has('names')) {
    const names = saves.flatMap(({ id, finished }) => (finished ? [] : [clean(id, 80)]));
    return names.length > 0 ? writeLine(names.join('\n')) : undefined;
  }
  const rows = [...saves.map((save) => saveRow(save, lang)), ...strays.map(strayRow)];
  if (isJson || rows.length > 0) {
    const data = saves.map((save) => saveData(save, lang));
    const others = strays.map((stray) => strayData(stray, lang));
    await answer(call, [...data, ...others], [[{ rows }]]);
  } else if (problems.length === 0) note(texts.saves.none[lang]);
}

/** Everything in the folders, read with a progress line; reports what cannot be listed. */
async function readListing(lang: Lang): Promise<Listing> {
  const listing = await withProgress(0, (show) => listAll(undefined, show));
  for (const problem of listing.problems) warn(problem, lang);
  return listing;
}

export async function saves(call: Call): Promise<number> {
  const listing = await readListing(call.lang);
  if (call.given.has('check')) return checkSaves(listing, call);
  await printSaves(listing, call);
  return listing.problems.length > 0 ? FAILED : 0;
}
