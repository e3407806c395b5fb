/**
 * Who sits opposite: for each level an animal, its portrait in pixels (letters as in `pictures.ts`, `s` its
 * scarf, which tells apart those of one level) and a sign of two cells where there is no room for that.
 */
import type { Who } from '../../../play/index.ts';
import type { Shape } from '../../measures.ts';
import type { Dye } from '../../theme/palettes.ts';
import { run } from '../../theme/style.ts';
import { drawnOnce, type Theme } from '../../theme/theme.ts';
import { paintedSheet } from '../cards/card.ts';
import { blocksOf, drawnIn } from './cells.ts';
import { pixelsOf } from './pictures.ts';

interface Animal {
  readonly small: string;
  readonly large: string;
  /** Its ears, or its eyes. */
  readonly sign: string;
}

const PUPPY: Animal = {
  small: '..ggggg.. hhggggghh hhggggghh hhgkgkghh hhgwwwghh hhwwkwwhh ..wwcww.. .sssssss.',
  large:
    '....ggggg.... .hhggggggghh. hhhggggggghhh hhhggggggghhh hhhgwkgwkghhh hhhgkkgkkghhh ' +
    'hhhggwwwgghhh hhgwwkkkwwghh .hgwwwkwwwgh. ..gwwwkwwwg.. ...wwcccww... ..sssssssss..',
  sign: 'uu',
};

const HARE: Animal = {
  small: '.aa...aa. .af...fa. .af...fa. .aaaaaaa. .akaaaka. .aaawaaa. ..awkwa.. .sssssss.',
  large:
    '...aa...aa... ..afa...afa.. ..afa...afa.. ..afa...afa.. ..aaaa.aaaa.. .aaaaaaaaaaa. ' +
    '.aawkaaakwaa. .aawkaaakwaa. .aaaawfwaaaa. ..aawwkwwaa.. ....wwwww.... ..sssssssss..',
  sign: '||',
};

const FOX: Animal = {
  small: 'r.......r rrr...rrr rrrrrrrrr rwkrrrkwr wwrrrrrww .wwrrrww. ..wwkww.. .sssssss.',
  large:
    'r...........r rrr.......rrr rkrr.....rrkr rrrrrrrrrrrrr rrrrrrrrrrrrr rrrwkrrrkwrrr ' +
    'wrrwkrrrkwrrw wwwrrrrrrrwww wwwwrrrrrwwww .wwwwrkrwwww. ...wwwkwww... .sssssssssss.',
  sign: '^^',
};

const OWL: Animal = {
  small: 'h.......h hhhhhhhhh hwwwhwwwh hwkwhwkwh hwwwgwwwh hhhhghhhh .hfhfhfh. .sssssss.',
  large:
    'h...........h hhh.......hhh hhhhhhhhhhhhh hhwwwwhwwwwhh hwwwwwhwwwwwh hwwkkwhwkkwwh ' +
    'hwwkkwgwkkwwh hhwwwgggwwwhh hhhhhhghhhhhh hhfhfhfhfhfhh .hhfhfhfhfhh. ..sssssssss..',
  sign: 'oo',
};

const ANIMALS: Readonly<Record<Who, Animal>> = {
  random: PUPPY,
  easy: HARE,
  medium: FOX,
  hard: OWL,
};

/** Cells of a portrait. */
export const SMALL: Shape = { width: 9, height: 4 };
export const LARGE: Shape = { width: 13, height: 6 };

/** By seat. */
const SCARVES: readonly Dye[] = ['sky', 'cherry', 'lemon', 'grass', 'amber', 'linen'];

/** The portrait in rows, in one colour where the theme has no paint. */
export function portraitRows(
  theme: Theme,
  who: Who,
  seat: number,
  shape: Shape,
): readonly string[] {
  const scarf = SCARVES[seat % SCARVES.length] ?? 'linen';
  return drawnOnce(theme, `portrait ${who} ${scarf} ${shape.width}`, () => {
    const { small, large } = ANIMALS[who];
    const pixels = pixelsOf(shape === LARGE ? large : small, scarf);
    return theme.painted
      ? paintedSheet(theme, drawnIn(pixels, {}), 'paper')
      : blocksOf(pixels).map((row) => theme.paint([run(row)], 'felt'));
  });
}

export const signOf = (who: Who): string => ANIMALS[who].sign;
