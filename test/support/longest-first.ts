/**
 * The order in which test files begin: those that take long first, so that no worker is left with one at the end.
 * Vitest itself knows how long they take only where they ran before. `TALON_KEEP_TIMES=1 npm run test-times` writes
 * the list anew.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LIST = join(import.meta.dirname, 'times/longest.json');
const longest: readonly string[] = JSON.parse(readFileSync(LIST, 'utf8'));

/** The place in the list; of all others the end of it. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? longest.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
