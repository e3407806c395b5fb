/** The keys of a page that scrolls, as many as have an effect and fit. */
import { joinTexts, type Text } from '../../lang/text.ts';
import { PAGES } from '../messages/windows.ts';
import type { Stage } from '../render-context.ts';
import { fitting } from './listing.tsx';
import { bodyOf } from './page-size.ts';

interface PageKeys {
  readonly hasLinks: boolean;
  /** Something has been searched for. */
  readonly hasQuery: boolean;
  /** The key that shows more, and what Enter and Escape do, where the page says it. */
  readonly more?: Text | undefined;
  readonly enter?: Text | undefined;
  readonly back?: Text | undefined;
}

export function scrollKeys(stage: Stage, given: PageKeys): Text {
  const { hasLinks, hasQuery, more, enter } = given;
  const joined = (isLong: boolean, isWhole: boolean): Text => {
    const { scroll, word, back, ...keys } = { ...PAGES.keys, ...(isLong ? {} : PAGES.shortKeys) };
    const parts = [
      scroll,
      ...(hasLinks ? [word, keys.explain] : []),
      more,
      enter,
      isWhole ? keys.search : undefined,
      isWhole && hasQuery ? keys.found : undefined,
      given.back ?? back,
    ];
    return joinTexts(
      parts.filter((part) => part !== undefined),
      ' · ',
    );
  };
  const long = joined(true, true);
  const lines = [long, joined(false, true), joined(false, false)];
  return fitting(stage, lines, bodyOf(stage).width) ?? long;
}
