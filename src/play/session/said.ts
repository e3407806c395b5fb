/** The notices of a session: first those it was opened with, then those that come up. */
import type { Text } from '../../lang/text.ts';

type Said = () => readonly Text[];

/** Both lists as one; the same array as long as nothing is added. */
export function joinSaid(first: readonly Text[], later: Said): Said {
  if (first.length === 0) return later;
  let last = later();
  let all = [...first, ...last];
  return () => {
    if (later() !== last) {
      last = later();
      all = [...first, ...last];
    }
    return all;
  };
}
