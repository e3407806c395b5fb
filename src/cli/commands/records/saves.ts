/** `talon saves`: lists the folders of saves; with `--check`, `check-saves.ts` says whether they are sound. */
import { findGame } from '../../../games/index.ts';
import { clean, cleanText } from '../../../lang/clean.ts';
import { fill, type Lang } from '../../../lang/text.ts';
import { type Listing, listAll, type SaveEntry, type Stray } from '../../../play/kept/listing.ts';
import { type Damage, damageText } from '../../../play/kept/read-save.ts';
import { calledIn } from '../../../play/session/guests.ts';
import type { Call } from '../../call/call.ts';
import { FAILED } from '../../call/exit-codes.ts';
import { answer, note, sentence, warn, withProgress, writeLine } from '../../print/output.ts';
import { checkSaves } from './check-saves.ts';
import texts from './texts.json' with { type: 'json' };

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
