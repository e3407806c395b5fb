/** What lists say that are longer than the window. */
import { text } from '../../lang/text.ts';

export const LIST = {
  above: text('↑ $1 above', '↑ $1 darüber'),
  below: text('↓ $1 below', '↓ $1 darunter'),
} as const;
