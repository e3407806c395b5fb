/** What `talon saves` calls files in the folders of saves that are not saves. */
import { type Text, text } from '../../lang/text.ts';
import type { Stray } from '../../play/index.ts';

export const KINDS: Readonly<Record<Stray['kind'], Text>> = {
  damaged: text('damaged', 'beschädigt'),
  unreadable: text('not readable', 'nicht lesbar'),
  foreign: text('foreign', 'fremd'),
  aside: text('kept aside', 'zur Seite gelegt'),
};
