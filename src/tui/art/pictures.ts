/**
 * The pictures on cards as pixels, one letter each, rows separated by blanks: `s` is the suit's colour,
 * `f` skin, `h` hair, `g` gold, `w` linen, `k` ink, `r` rust, `a` ash, `c` cherry, `b` sky, `e` cream, `l` slate,
 * `m` mist, `n` night, `o` chestnut, `p` rose, `u` umber, `y` sand, and a dot paper.
 */
import type { Face, Suit } from '../../cards/pack.ts';
import type { Dye } from '../theme/palettes.ts';
import type { Pixels } from './cells.ts';

const DYES: Readonly<Record<string, Dye>> = {
  f: 'skin',
  h: 'hair',
  g: 'gold',
  w: 'linen',
  k: 'text',
  r: 'rust',
  a: 'ash',
  c: 'cherry',
  b: 'sky',
  e: 'cream',
  l: 'slate',
  m: 'mist',
  n: 'night',
  o: 'chestnut',
  p: 'rose',
  u: 'umber',
  y: 'sand',
};

export const pixelsOf = (picture: string, suit: Dye): Pixels =>
  picture.split(' ').map((row) => Array.from(row, (one) => (one === 's' ? suit : DYES[one])));

/** The fields behind the numbers of cards in four colours, the numbers on them, and numbers on paper. */
export const FIELDS: Readonly<Partial<Record<Suit, readonly [Dye, Dye]>>> = {
  red: ['cherry', 'linen'],
  yellow: ['lemon', 'text'],
  green: ['grass', 'linen'],
  blue: ['sky', 'linen'],
};

/** Whether the number on a card has a field of its colour behind it. */
export function hasField({ suit, hue }: Face): boolean {
  const colours = suit ?? hue;
  return colours !== undefined && FIELDS[colours] !== undefined;
}

/** A court in every size: for a narrow slip, as a bust, and the halves of two-headed ones. */
interface Portrait {
  readonly slip: string;
  readonly bust: string;
  readonly half: string;
  readonly large: string;
}

const KING: Portrait = {
  slip: 'g.g ggg fff hhh sgs sgs',
  bust: 'g.g.g ggggg hfffh hhhhh sgwgs sgwgs',
  half: '.g.g.g. .ggggg. .hfffh. .hhhhh. ssgwgss',
  large: '..g.g.g.. ..ggsgg.. ..hfffh.. ..fkfkf.. ..hfffh.. .shhhhhs. ssgswsgss',
};

const QUEEN: Portrait = {
  slip: 'g.g hgh hfh hfh sws sss',
  bust: '.g.g. hgggh hfffh hfffh hswsh sssss',
  half: '..g.g.. .hgggh. .hfffh. hhfffhh sssgsss',
  large: '..g.g.g.. ..ggggg.. .hhfffhh. .hfkfkfh. .hhfffhh. .hsgfgsh. sssgwgsss',
};

const JACK: Portrait = {
  slip: 'ssg sss fff fff sws sss',
  bust: '.sssg ssssg .fffh .fff. sswss sssss',
  half: '.ssss.g ssssssg .hfffh. ..fff.. sswgwss',
  large: '..ssss.gg .ssssssg. ..hfffh.. ..fkfkf.. ..hfffh.. ..swfws.. sssswssss',
};

/** A hat with a feather, and his sign held up. */
const OBER: Portrait = {
  slip: 'gss sss fff hfh sgs sgs',
  bust: 'g.sss gssss hfffh .fff. sgggs sgggs',
  half: 'g..sss. gssssss .hfffh. ..hhh.. ssgggss',
  large: 'gg..sss.. .gsssssss ..hfffh.. ..fkfkf.. ..hhhhh.. ..sgfgs.. sssgggsss',
};

/** A flat cap. */
const UNTER: Portrait = {
  slip: '... sss fff fff gsg gsg',
  bust: '..... ..sss .ssss .fffh .fff. gsssg',
  half: '....... ..ssss. .sssss. ..fffh. .gsssg.',
  large: '......... ...ssss.. ..ssssss. ..fkfkf.. ..hfffh.. ..gsfsg.. .ggsssgg.',
};

const JOKER: Portrait = {
  slip: 'g.g s.k fff fff sks ksk',
  bust: 'g...g ss.kk sfffk .fff. kgggs kksss',
  half: 'g..g..g ss.s.kk .sfffk. ..fff.. gkgsgkg',
  large: '.g..g..g. .ss.s.kk. ..sssskk. ..fkfkf.. ..ffsff.. .g.fff.g. kgsgkgsgk',
};

/** Portraits by the letters of their ranks. */
export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  K: KING,
  Q: QUEEN,
  J: JACK,
  O: OBER,
  U: UNTER,
  XX: JOKER,
};

/**
 * The one large pip of an ace, small and large. In one colour no two of a pack may be taken for each other: a spade
 * has a tip, a club a gap between its leaves, an acorn a brim.
 */
type Emblem = readonly [small: string, large: string];

const SPADE: Emblem = [
  '..s.. ..s.. .sss. sssss s.s.s .sss.',
  '...s... ...s... ..sss.. .sssss. sssssss ss.s.ss ...s... ..sss..',
];
const HEART: Emblem = [
  '.s.s. sssss sssss sssss .sss. ..s..',
  '.ss.ss. sssssss sssssss sssssss .sssss. ..sss.. ...s... .......',
];
const CLUB: Emblem = [
  '.sss. .sss. ss.ss ss.ss ..s.. .sss.',
  '..sss.. ..sss.. ..sss.. sss.sss sss.sss sss.sss ...s... ..sss..',
];
const DIAMOND: Emblem = [
  '..s.. .sss. sssss sssss .sss. ..s..',
  '...s... ..sss.. .sssss. sssssss sssssss .sssss. ..sss.. ...s...',
];
const BELL: Emblem = [
  '..g.. .sss. sgggs sssss ssgss .sss.',
  '...g... ..sss.. .sssss. sgggggs sssssss sssgsss .ssgss. ..sss..',
];
const LEAF: Emblem = [
  '..s.. .sss. sssss .sss. ..h.. .h...',
  '...s... ..sss.. .ssgss. sssgsss sssgsss .ssgss. ...h... ..hh...',
];
const ACORN: Emblem = [
  '..h.. hhhhh hhhhh .sss. .sss. ..s..',
  '...h... .hhhhh. hhhhhhh hhhhhhh .sssss. .sssss. ..sss.. ...s...',
];

export const EMBLEMS: Readonly<Partial<Record<Suit, Emblem>>> = {
  clubs: CLUB,
  diamonds: DIAMOND,
  hearts: HEART,
  spades: SPADE,
  bells: BELL,
  reds: HEART,
  greens: LEAF,
  acorns: ACORN,
};

/** The digits from 0 to 9, each in five rows. */
const FIGURES: readonly string[] = [
  'sss s.s s.s s.s sss',
  's s s s s',
  'sss ..s sss s.. sss',
  'sss ..s .ss ..s sss',
  's.s s.s sss ..s ..s',
  'sss s.. sss ..s sss',
  'sss s.. sss s.s sss',
  'sss ..s ..s .s. .s.',
  'sss s.s sss s.s sss',
  'sss s.s sss ..s sss',
];

/** A number as a picture, its figures `times` as large and always a pixel apart. */
export function numeral(digits: string, times = 1): string {
  const figures = Array.from(digits, (digit) => (FIGURES[Number(digit)] ?? '').split(' '));
  const enlarged = (pixels: string): string =>
    Array.from(pixels, (pixel) => pixel.repeat(times)).join('');
  const rows = [0, 1, 2, 3, 4].map((row) =>
    figures.map((figure) => enlarged(figure[row] ?? '')).join('.'),
  );
  return rows.flatMap((row) => Array.from({ length: times }, () => row)).join(' ');
}
