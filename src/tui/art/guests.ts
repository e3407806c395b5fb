/**
 * Portraits in pixels, small and large (letters as in `pictures.ts`, `s` the scarf, which no two have alike): the guests,
 * whose outlines differ, not only their colours, and the person who plays.
 */
import type { Guest } from '../../play/session/guests.ts';
import type { Dye } from '../theme/palettes.ts';

/** Whom there is a portrait of. */
export type Sitter = Guest | 'person';

interface Likeness {
  readonly scarf: Dye;
  /** A whole head, from the ears to the chin, in half the height of the small portrait. */
  readonly bust: string;
  /** A portrait with a blank first row, so that ears do not meet what stands above. */
  readonly small: string;
  readonly large: string;
}

export const LIKENESSES: Readonly<Record<Sitter, Likeness>> = {
  fox: {
    scarf: 'cherry',
    bust: '.rr...rr. .rrrrrrr. .rkrrrkr. ..wwkww..',
    small: '......... r.......r rrr...rrr rrrrrrrrr rwkrrrkwr wwrrrrrww ..wwkww.. .sssssss.',
    large:
      'r...........r rrr.......rrr rkrr.....rrkr rrrrrrrrrrrrr rrrrrrrrrrrrr rrrwkrrrkwrrr ' +
      'wrrwkrrrkwrrw wwwrrrrrrrwww wwwwrrrrrwwww .wwwwrkrwwww. ...wwwkwww... .sssssssssss.',
  },
  hare: {
    scarf: 'lemon',
    bust: '..a...a.. ..aa.aa.. ..akaka.. ...awa...',
    small: '......... .aa...aa. .af...fa. .aaaaaaa. .akaaaka. .aaawaaa. ..awkwa.. .sssssss.',
    large:
      '...aa...aa... ..afa...afa.. ..afa...afa.. ..afa...afa.. ..aaaa.aaaa.. .aaaaaaaaaaa. ' +
      '.aawkaaakwaa. .aawkaaakwaa. .aaaawfwaaaa. ..aawwkwwaa.. ....wwwww.... ..sssssssss..',
  },
  owl: {
    scarf: 'grass',
    bust: '.h.....h. .hwwhwwh. .hwkgkwh. ..hhhhh..',
    small: '......... h.......h hhhhhhhhh hwwwhwwwh hwkwhwkwh hwwwgwwwh .hfhfhfh. .sssssss.',
    large:
      'h...........h hhh.......hhh hhhhhhhhhhhhh hhwwwwhwwwwhh hwwwwwhwwwwwh hwwkkwhwkkwwh ' +
      'hwwkkwgwkkwwh hhwwwgggwwwhh hhhhhhghhhhhh hhfhfhfhfhfhh .hhfhfhfhfhh. ..sssssssss..',
  },
  badger: {
    scarf: 'teal',
    bust: '..kwwwk.. .wkwwwkw. .wkgwgkw. ..wwkww..',
    small: '......... .kw...wk. .kwwwwwk. wkkwwwkkw wkgwwwgkw .wkwwwkw. ..wwkww.. .sssssss.',
    large:
      '..kw.....wk.. .kkww...wwkk. .kkwwwwwwwkk. wkkwwwwwwwkkw wkkwwwwwwwkkw wkkkwwwwwkkkw ' +
      'wwkgkwwwkgkww wwkkkwwwkkkww .wwkkwwwkkww. ..wwwwwwwww.. ....wwkww.... ..sssssssss..',
  },
  cat: {
    scarf: 'amber',
    bust: '.hh...hh. .eeeeeee. .ebeeebe. ..ehkhe..',
    small: '......... hh.....hh hheeeeehh ebbeeebbe eebhhhbee .ehhhhhe. ..hhkhh.. .sssssss.',
    large:
      'hhh.......hhh hhhh.....hhhh hheeeeeeeeehh eeeeeeeeeeeee eeeeeeeeeeeee ebbbeeeeebbbe ' +
      'eebbehhhebbee eeeehhhhheeee .eehhhhhhhee. ..ehhhkhhhe.. ...ehhhhhe... ..sssssssss..',
  },
  otter: {
    scarf: 'sky',
    bust: '..ooooo.. .okoooko. .ooyyyoo. ..yykyy..',
    small: '......... ..ooooo.. ooooooooo .okoooko. .oooyooo. yyyykyyyy .yyyyyyy. .sssssss.',
    large:
      '....ooooo.... ..ooooooooo.. ooooooooooooo ooooooooooooo .ooooooooooo. .oowkooowkoo. ' +
      '.ookkoookkoo. .ooooyyyoooo. yyyyyykyyyyyy .yyyyykyyyyy. ..yyyyyyyyy.. ..sssssssss..',
  },
  raven: {
    scarf: 'plum',
    bust: '..nnnn... .nbnwknn. .nnnnnlll ..nnnn...',
    small: '......... ..nnnnn.. .nbbnnnn. .nbnwknnn nnnnnnlll nnnnnnnll .nnbnnb.. .sssssss.',
    large:
      '....nnnnn.... ..nnnnnnnnn.. .nnbbnnnnnn.. .nbbnnwwknnn. nnbnnnwkknlll nnnnnnnnnllll ' +
      'nnnnnnnnnnlll nnnnnnnnnnn.. nnnbnnnnnnn.. .nnnbbnnbnn.. ..nnnnbbnn... ..sssssssss..',
  },
  bear: {
    scarf: 'mist',
    bust: '.uu...uu. .uuuuuuu. .ukuyuku. ..uykyu..',
    small: '......... uu.....uu uyuuuuuyu .ukuuuku. .uuyyyuu. .uyykyyu. ..yyyyy.. .sssssss.',
    large:
      '.uuu.....uuu. uuyuu...uuyuu uuyuuuuuuuyuu .uuuuuuuuuuu. .uuuuuuuuuuu. .uuwkuuuwkuu. ' +
      '.uukkuuukkuu. .uuuuyyyuuuu. .uuuyykyyuuu. ..uuyykyyuu.. ...uyyyyyu... ..sssssssss..',
  },
  hedgehog: {
    scarf: 'rust',
    bust: '..h.h.h.. .hahahah. .aykykya. ..yykyy..',
    small: '......... h.h.h.h.h ahahahaha hahyyyhah ahykykyha hayyyyyah .hyykyyh. .sssssss.',
    large:
      '.h.h.h.h.h.h. hahahahahahah ahahahahahaha hahahahahahah ahahyyyyyhaha hahyyyyyyyhah ' +
      'ahyywkywkyyha hayykkykkyyah ahyyyyyyyyyha .hayyykyyyah. ..hyyykyyyh.. ..sssssssss..',
  },
  heron: {
    scarf: 'rose',
    bust: '.kkwww... ..kwwkw.. ...wwwggg ....ww...',
    small: '......... kk.www... .kkwwww.. ...wwkwgg ...wwwggg ...lww... ..llwww.. .sssssss.',
    large:
      'kk...wwww.... .kkkwwwwww... ...kkwwwwww.. ....wwwkkwggg ....wwwkwgggg ....wwwwww... ' +
      '.....lww..... .....lww..... ....llww..... ...lllwww.... ..llllwwww... ..sssssssss..',
  },
  mouse: {
    scarf: 'lilac',
    bust: '.mm...mm. .mpmmmpm. ..mkmkm.. ...mpm...',
    small: '......... mmm...mmm mpm...mpm mmmmmmmmm .mkmmmkm. ..mmmmm.. ...mpm... .sssssss.',
    large:
      '.mmmm...mmmm. mmppmm.mmppmm mmppmm.mmppmm mmmmmmmmmmmmm .mmmmmmmmmmm. ..mwkmmmwkm.. ' +
      '..mkkmmmkkm.. ..mmmmmmmmm.. ...mmmmmmm... ....mmpmm.... .....mmm..... ..sssssssss..',
  },
  wolf: {
    scarf: 'ice',
    bust: '..l...l.. .lllllll. .lgklkgl. ..wwkww..',
    small: '......... .l.....l. .ll...ll. .lllllll. llgklkgll wlllllllw .wwlklww. .sssssss.',
    large:
      'l...........l ll.........ll lml.......lml llml.....lmll lllllllllllll lllllllllllll ' +
      'llgkklllkkgll wlllllllllllw wwwlllllllwww .wwwwlklwwww. ..wwwwkwwww.. ..sssssssss..',
  },
  person: {
    scarf: 'gold',
    bust: '..hhhhh.. .hfffffh. .ffkfkff. ..ffcff..',
    small: '......... ..hhhhh.. .hhhhhhh. .hfffffh. .fkfffkf. ..ffcff.. ...fff... .sssssss.',
    large:
      '....hhhhh.... ..hhhhhhhhh.. ..hhhhhhhhh.. ..hhfffffhh.. ..hfffffffh.. ..ffwkfwkff.. ' +
      '..fffffffff.. ..ffffhffff.. ...fffffff... ...fffcfff... ....fffff.... ..sssssssss..',
  },
};
