/** What a sitting has to say once: first what was known when it was opened, then what comes up. */
import type { Text } from '../lang/text.ts';

type Said = () => readonly Text[];

/** Both lists as one, the same list as long as nothing is added. */
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
