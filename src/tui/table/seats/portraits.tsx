/**
 * Who sits at the table: a cat for the person, and for each level another animal, its portrait in pixels (letters as in `pictures.ts`, `s` its
 * scarf, which tells apart those of one level) and a sign of two cells where there is no room for that.
 */
import type { ReactNode } from 'react';
import type { Who } from '../../../play/session/choose-move.ts';
import { blocksOf, drawnIn } from '../../art/cells.ts';
import { pixelsOf } from '../../art/pictures.ts';
import { Fixed, Painted } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Grid } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Dye } from '../../theme/palettes.ts';
import { drawnOnce, run, type Theme } from '../../theme/theme.ts';
import { paintedSheet } from '../cards/card.ts';

/** Whom there is a portrait of. */
type Sitter = Who | 'human';

/** A cat, a puppy, a hare, a fox and an owl: small, large, and their ears or eyes as a sign. */
const ANIMALS: Readonly<Record<Sitter, readonly [string, string, string]>> = {
  human: [
    'hh.....hh hhwwwwwhh wwwwwwwww wbbwwwbbw wwbhhhbww .whhhhhw. ..hhkhh.. .sssssss.',
    'hhh.......hhh hhhh.....hhhh hhwwwwwwwwwhh wwwwwwwwwwwww wwwwwwwwwwwww wbbbwwwwwbbbw ' +
      'wwbbwhhhwbbww wwwwhhhhhwwww .wwhhhhhhhww. ..whhhkhhhw.. ...whhhhhw... ..sssssssss..',
    '><',
  ],
  random: [
    '..ggggg.. hhggggghh hhggggghh hhgkgkghh hhgwwwghh hhwwkwwhh ..wwcww.. .sssssss.',
    '....ggggg.... .hhggggggghh. hhhggggggghhh hhhggggggghhh hhhgwkgwkghhh hhhgkkgkkghhh ' +
      'hhhggwwwgghhh hhgwwkkkwwghh .hgwwwkwwwgh. ..gwwwkwwwg.. ...wwcccww... ..sssssssss..',
    'uu',
  ],
  easy: [
    '.aa...aa. .af...fa. .af...fa. .aaaaaaa. .akaaaka. .aaawaaa. ..awkwa.. .sssssss.',
    '...aa...aa... ..afa...afa.. ..afa...afa.. ..afa...afa.. ..aaaa.aaaa.. .aaaaaaaaaaa. ' +
      '.aawkaaakwaa. .aawkaaakwaa. .aaaawfwaaaa. ..aawwkwwaa.. ....wwwww.... ..sssssssss..',
    '||',
  ],
  medium: [
    'r.......r rrr...rrr rrrrrrrrr rwkrrrkwr wwrrrrrww .wwrrrww. ..wwkww.. .sssssss.',
    'r...........r rrr.......rrr rkrr.....rrkr rrrrrrrrrrrrr rrrrrrrrrrrrr rrrwkrrrkwrrr ' +
      'wrrwkrrrkwrrw wwwrrrrrrrwww wwwwrrrrrwwww .wwwwrkrwwww. ...wwwkwww... .sssssssssss.',
    '^^',
  ],
  hard: [
    'h.......h hhhhhhhhh hwwwhwwwh hwkwhwkwh hwwwgwwwh hhhhghhhh .hfhfhfh. .sssssss.',
    'h...........h hhh.......hhh hhhhhhhhhhhhh hhwwwwhwwwwhh hwwwwwhwwwwwh hwwkkwhwkkwwh ' +
      'hwwkkwgwkkwwh hhwwwgggwwwhh hhhhhhghhhhhh hhfhfhfhfhfhh .hhfhfhfhfhh. ..sssssssss..',
    'oo',
  ],
};

/** Cells of a portrait. */
export const SMALL: Shape = { width: 9, height: 4 };
export const LARGE: Shape = { width: 13, height: 6 };
/** The upper half of a small portrait: ears and eyes. */
export const BUST: Shape = { width: 9, height: 2 };

/** The rows of pixels that a bust shows. */
const EYES = [1, 5] as const;

/** By seat. */
const SCARVES: readonly Dye[] = ['sky', 'cherry', 'lemon', 'grass', 'amber', 'linen'];

interface PortraitProps {
  readonly who: Sitter | undefined;
  readonly seat: number;
  readonly shape: Shape;
}

/** In one colour where the theme has no paint. */
function portraitRows(
  theme: Theme,
  { who, seat, shape }: PortraitProps & { readonly who: Sitter },
): Grid {
  const scarf = SCARVES[seat % SCARVES.length] ?? 'linen';
  return drawnOnce(theme, `portrait ${who} ${scarf} ${shape.width}x${shape.height}`, () => {
    const [small, large] = ANIMALS[who];
    const whole = pixelsOf(shape === LARGE ? large : small, scarf);
    const pixels = shape === BUST ? whole.slice(...EYES) : whole;
    return theme.painted
      ? paintedSheet(theme, drawnIn(pixels, {}), 'paper')
      : blocksOf(pixels).map((row) => theme.paint([run(row)], 'felt'));
  });
}

/** A blank where nobody of ours sits. */
export function Portrait({ who, ...at }: PortraitProps): ReactNode {
  const { theme } = useStage();
  return (
    <Fixed {...at.shape}>{who && <Painted rows={portraitRows(theme, { who, ...at })} />}</Fixed>
  );
}

export const animalSign = (who: Who): string => ANIMALS[who][2];
