/** `talon saves`: lists the folders of saves; `--check`: whether they are sound. */
import { fill, type Lang, text } from '../../lang/text.ts';
import {
  type Damage,
  damageText,
  type Listing,
  listAll,
  type SaveEntry,
  type Stray,
} from '../../play/index.ts';
import { clean } from '../../script/clean.ts';
import { isGiven } from '../given.ts';
import { columns, note, sentence, writeJson, writeLine } from '../output.ts';
import { openProgress, type Progress } from '../progress.ts';
import type { Call } from '../spec.ts';
import { FAILED } from '../stop.ts';
import { KINDS } from './save-kinds.ts';

const NONE = text('there are no saved games', 'es gibt keine gespeicherten Spiele');
const UNDER_WAY = text('deal $1', 'Spiel $1');
const FINISHED = text('finished after deal $1', 'beendet nach Spiel $1');
const DAMAGED = text('damaged: $1', 'beschädigt: $1');

const minuteOf = (time: number): string => {
  const at = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

const scoreOf = ({ seats, totals }: SaveEntry): string =>
  seats
    .map(({ name }, seat) => [clean(name, 40), ...totals.slice(seat, seat + 1)].join(' '))
    .join(', ');

const saveRow = (save: SaveEntry, lang: Lang): readonly string[] => [
  clean(save.id, 80),
  minuteOf(save.time),
  fill(save.finished ? FINISHED : UNDER_WAY, save.deal)[lang],
  save.damage === undefined
    ? scoreOf(save)
    : sentence(fill(DAMAGED, damageText(save.damage)), lang),
];

const strayRow = ({ name, kind, reason }: Stray, lang: Lang): readonly string[] => [
  clean(name, 80),
  '',
  KINDS[kind][lang],
  sentence(reason, lang),
];

const damageData = ({ line, reason }: Damage, lang: Lang): object => ({
  line,
  reason: sentence(reason, lang),
});

const saveData = (save: SaveEntry, lang: Lang): object => ({
  ...save,
  ...(save.damage && { damage: damageData(save.damage, lang) }),
});

const strayData = ({ name, path, kind, reason }: Stray, lang: Lang): object => ({
  name,
  path,
  kind,
  reason: sentence(reason, lang),
});

async function print({ saves, strays, problems }: Listing, call: Call): Promise<void> {
  const { given, lang } = call;
  if (isGiven(given, 'json')) {
    const data = saves.map((save) => saveData(save, lang));
    return writeJson([...data, ...strays.map((stray) => strayData(stray, lang))]);
  }
  if (isGiven(given, 'names')) {
    const names = saves.flatMap(({ id, finished }) => (finished ? [] : [clean(id, 80)]));
    return names.length > 0 ? writeLine(names.join('\n')) : undefined;
  }
  const rows = [
    ...saves.map((save) => saveRow(save, lang)),
    ...strays.map((stray) => strayRow(stray, lang)),
  ];
  if (rows.length > 0) await writeLine(columns(rows));
  else if (problems.length === 0) note(NONE[lang]);
}

/** Everything in the folders, read with a progress line; reports what cannot be listed. */
async function listed(lang: Lang): Promise<Listing> {
  let progress: Progress | undefined;
  const listing = await listAll(undefined, (done, whole) => {
    progress ??= openProgress(whole);
    progress.show(done);
  });
  progress?.end();
  for (const problem of listing.problems) note(`talon: ${sentence(problem, lang)}`);
  return listing;
}

export async function saves(call: Call): Promise<number> {
  const listing = await listed(call.lang);
  if (isGiven(call.given, 'check'))
    return (await import('./saves-check.ts')).checkSaves(listing, call);
  await print(listing, call);
  return listing.problems.length > 0 ? FAILED : 0;
}
