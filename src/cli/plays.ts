/** Reads the deals of a file: of records, or of another program's file, by its ending. */
import type { Lang } from '../lang/text.ts';
import { openPlays, type PlayedRecord } from '../script/playable.ts';
import { formatOfEnding, imported, recordText } from './commands/import.ts';
import { followBytes } from './records.ts';
import { bytesOf } from './source.ts';
import { FAILED } from './stop.ts';

async function* foreign(file: string, name: string, lang: Lang): AsyncGenerator<Uint8Array> {
  const { lines } = await imported(file, name, lang);
  yield Buffer.from(recordText(lines));
}

/** The records of a file; undefined after faults, which are reported on stderr. */
export async function playsIn(
  file: string,
  lang: Lang,
  seeds = false,
): Promise<readonly PlayedRecord[] | undefined> {
  const name = formatOfEnding(file);
  const bytes = name === undefined ? bytesOf(file) : foreign(file, name, lang);
  const { take, records } = openPlays({ seeds });
  const code = await followBytes({ file, bytes }, lang, take);
  return code === FAILED ? undefined : records();
}
