/** Numbers of pictures and points in words. */
import { fill, type Text, text } from '../../lang/text.ts';

const PICTURE = text('1 picture', '1 Bild');
const PICTURES = text('$1 pictures', '$1 Bilder');
const POINT = text('one point', 'einen Punkt');
const POINTS = [text('nothing', 'nichts'), POINT, text('two points', 'zwei Punkte')] as const;
const THREE = text('three points', 'drei Punkte');

export const picturesText = (count: number): Text =>
  count === 1 ? PICTURE : fill(PICTURES, count);

/** BOS-5 pays at most three. */
export const stakeText = (stake: number): Text => POINTS[stake] ?? THREE;
