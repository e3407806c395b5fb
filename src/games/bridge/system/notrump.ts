/** The auctions that begin with a notrump opening: Stayman, transfers, invitations, and what opponents do. */
import { text } from '../../../lang/text.ts';
import { against, by, raised, withRange } from './asking.ts';
import { type Chapter, chapter, forcing, type Rule, rule, toGame } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const { calls: words } = texts;

/** Responder has invited a slam with four notrump. */
const QUANTITATIVE = '1N - 4N - | 1N - 2C - 2a - 4N - | 1N - 2D - 2H - 4N - | 1N - 2H - 2S - 4N -';

/** Partner has opened two notrump, or bid them after two clubs. */
const AFTER = '2N - | 2C - 2D - 2N -';
/** The auctions of `AFTER` with more calls. */
const more = (calls: string): string =>
  AFTER.split(' | ')
    .map((auction) => `${auction} ${calls}`)
    .join(' | ');

/** The rules, also for partner's notrump over an opening of theirs, which is strong whatever an opening shows. */
const alsoOver = (rules: readonly Rule[]): readonly Rule[] =>
  rules.flatMap((one) => {
    const over = one.when.replaceAll(/^|(?<=\| )/g, '1d ');
    const both = { ...one, when: `${one.when} | ${over}` };
    const weak = raised(one, -3, 3);
    if (weak.needs === one.needs) return [both];
    const apart = by({ notrump: 'weak' }, [{ ...one, when: over }, weak]);
    return [...by({ notrump: 'strong' }, [both]), ...apart];
  });

/**
 * Responder's calls after a transfer to the major `M`, and opener's answers. `secondMajor` are calls that show the
 * other major.
 */
function afterTransfer(
  transfer: string,
  M: 'H' | 'S',
  ...secondMajor: readonly Rule[]
): readonly Rule[] {
  const when = `1N - ${transfer} -`;
  return [
    rule(when, `6${M}`, `sup18+ ${M}6+ ace:2,3,4`, words.toPlay),
    rule(when, `4${M}`, `pts10-17 ${M}6+`, words.toPlay),
    rule(when, `3${M}`, `pts9-10 ${M}6+`, words.invitation),
    toGame(when, '3m', 'pts10+ m4+ unbal', words.secondSuit),
    ...secondMajor,
    rule(when, '4N', 'hcp16-17 semi', words.invitesSlam),
    rule(when, '6N', 'hcp18-20 semi', words.toPlay),
    rule(when, '3N', 'hcp9-15', words.choiceOfGames),
    rule(when, '2N', 'hcp8 ', words.invitation),
    rule(when, '-', 'hcp0-7', words.toPlay),
    rule(`${when} 2N -`, `4${M}`, `hcp16-17 ${M}3+`, words.accepts),
    rule(`${when} 2N -`, '3N', 'hcp16-17', words.accepts),
    rule(`${when} 2N -`, `3${M}`, `${M}3+`, words.declines),
    rule(`${when} 2N -`, '-', '', words.declines),
    rule(`${when} 3N -`, `4${M}`, `${M}3+`, words.prefersTheMajor),
    rule(`${when} 3N -`, '-', '', words.toPlay),
    rule(`${when} 3${M} -`, `4${M}`, 'hcp16-17', words.accepts),
    rule(`${when} 3${M} -`, '-', '', words.declines),
  ];
}

const heartsBesideSpades = toGame('1N - 2H - 2S -', '3H', 'pts10+ H4+', words.secondSuit);

export const notrump: readonly Chapter[] = [
  chapter('After two notrump, also after two clubs', 'Nach zwei Sans Atout, auch nach zwei Kreuz', [
    forcing(AFTER, '3D', 'H5+ H>S', words.transferToHearts),
    forcing(AFTER, '3H', 'S5+', words.transferToSpades),
    forcing(AFTER, '3C', 'hcp4+ H4', words.stayman),
    forcing(AFTER, '3C', 'hcp4+ S4', words.stayman),
    rule(AFTER, '7N', 'sum37+', words.toPlay),
    rule(AFTER, '6N', 'sum33-36', words.toPlay),
    rule(AFTER, '4N', 'hcp11-12', words.invitesSlam),
    rule(AFTER, '3N', 'hcp4-11', words.toPlay),
    rule(AFTER, '-', 'hcp0-4', words.toPlay),
    rule(more('3D -'), '3H', '', words.acceptsTheTransfer),
    rule(more('3H -'), '3S', '', words.acceptsTheTransfer),
    rule(more('3C -'), '3H', 'H4+', words.fourHearts),
    rule(more('3C -'), '3S', 'S4+', words.fourSpades),
    rule(more('3C -'), '3D', '', words.noFourCardMajor),
    rule(more('3C - 3M -'), '4M', 'hcp4-10 M4', words.toPlay),
    rule(`${more('3D - 3H -')} | ${more('3H - 3S -')}`, '6N', 'sum33+ semi', words.toPlay),
    rule(more('3D - 3H -'), '4H', 'hcp2+ H6+', words.toPlay),
    rule(more('3H - 3S -'), '4S', 'hcp2+ S6+', words.toPlay),
    rule(more('3C - 3a -'), '6N', 'sum33+', words.toPlay),
    rule(more('3C - 3a -'), '4N', 'hcp11-12', words.invitesSlam),
    rule(
      `${more('3D - 3H -')} | ${more('3H - 3S -')} | ${more('3C - 3a -')}`,
      '3N',
      'hcp3+',
      words.choiceOfGames,
    ),
    rule(`${more('3D - 3H -')} | ${more('3H - 3S -')}`, '-', 'hcp0-2', words.toPlay),
    rule(more('3D - 3H - 3N -'), '4H', 'H3+', words.prefersTheMajor),
    rule(more('3H - 3S - 3N -'), '4S', 'S3+', words.prefersTheMajor),
    rule(more('3C - 3H - 3N -'), '4S', 'S4', words.theOtherMajor),
    rule(`${more('4N -')} | ${more('3C - 3a - 4N -')}`, '6N', 'hcp21 ', words.accepts),
    rule(`${more('4N -')} | ${more('3C - 3a - 4N -')}`, '-', '', words.declines),
    rule(more('3N -'), '-', '', words.partnerHasDecided),
  ]),
  chapter(
    'After one notrump',
    'Nach eins Sans Atout',
    alsoOver([
      forcing('1N -', '2D', 'H5+ H>S', words.transferToHearts),
      forcing('1N -', '2H', 'S5+', words.transferToSpades),
      forcing('1N -', '2C', 'hcp8+ H4', words.stayman),
      forcing('1N -', '2C', 'hcp8+ S4', words.stayman),
      forcing('1N -', '2S', 'hcp0-7 C6+', words.weakWithALongMinor),
      forcing('1N -', '2S', 'hcp0-7 D6+', words.weakWithALongMinor),
      rule('1N -', '7N', 'hcp21+', words.toPlay),
      rule('1N -', '6N', 'hcp18-20', words.toPlay),
      toGame('1N -', '3m', 'pts14+ m6+', text('slam interest', 'Schlemminteresse')),
      rule('1N -', '4N', 'hcp16-17', words.invitesSlam),
      rule('1N -', '3N', 'hcp10-15', words.toPlay),
      rule('1N -', '3N', 'hcp7-9 C6+ good:C', words.toPlay),
      rule('1N -', '3N', 'hcp7-9 D6+ good:D', words.toPlay),
      rule('1N -', '2N', 'hcp9 ', words.invitation),
      rule('1N -', '-', 'hcp0-8', words.toPlay),
      rule('1N - 2D -', '3H', 'hcp17 H4+', words.fitAndMaximum),
      rule('1N - 2D -', '2H', '', words.acceptsTheTransfer),
      rule('1N - 2H -', '3S', 'hcp17 S4+', words.fitAndMaximum),
      rule('1N - 2H -', '2S', '', words.acceptsTheTransfer),
      rule('1N - 2S -', '3C', '', text('as asked', 'wie verlangt')),
      rule('1N - 2S - 3C -', '3D', 'D6+', words.toPlay),
      rule('1N - 2S - 3C -', '-', '', words.toPlay),
      rule('1N - 2C -', '2H', 'H4+', words.fourHearts),
      rule('1N - 2C -', '2S', 'S4+', words.fourSpades),
      rule('1N - 2C -', '2D', 'H0-3 S0-3', words.noFourCardMajor),
      toGame('1N - 2C - 2M -', '3W', 'supM17+ M4+', words.slamTry),
      rule('1N - 2C - 2M -', '4M', 'sup10-16 M4+', words.toPlay),
      rule('1N - 2C - 2M - 3W -', '4M', 'hcp15', words.minimum),
      rule('1N - 2C - 2M -', '3M', 'sup8-9 M4+', words.invitation),
      rule('1N - 2C - .', '6N', 'hcp18-20', words.toPlay),
      rule('1N - 2C - 2a -', '4N', 'hcp16-17', words.invitesSlam),
      rule('1N - 2C - 2a -', '3N', 'hcp10-15', words.toPlay),
      rule('1N - 2C - 2a -', '2N', 'hcp8-9', words.invitation),
      rule('1N - 2C - 2H - 3N -', '4S', 'S4', words.theOtherMajor),
      ...afterTransfer('2D - 2H', 'H'),
      ...afterTransfer('2H - 2S', 'S', heartsBesideSpades),
      rule('1N - 2N - | 1N - 2C - 2a - 2N -', '3N', 'hcp16-17', words.accepts),
      rule('1N - 2N - | 1N - 2C - 2a - 2N -', '-', '', words.declines),
      rule('1N - 2C - 2M - 3M -', '4M', 'hcp16-17', words.accepts),
      rule('1N - 2C - 2M - 3M -', '-', '', words.declines),
      rule(QUANTITATIVE, '6N', 'hcp16-17', words.accepts),
      rule(QUANTITATIVE, '-', '', words.declines),
      rule('1N - 3N -', '-', '', words.partnerHasDecided),
    ]),
  ),
];

/** Calls over the opponents' opening of one notrump. */
export const overNotrump: readonly Rule[] = [
  ...by({ defence: 'landy' }, [
    forcing('1N', '2C', 'hcp10-16 H5+ S4+', words.bothMajors),
    forcing('1N', '2C', 'hcp10-16 H4+ S5+', words.bothMajors),
    rule('1N', '2D', 'hcp10-16 D6+ fair:D', words.overcall),
    rule('1N', '2M', 'hcp10-16 M6+ fair:M', words.overcall),
    rule('1N', '3C', 'hcp11-16 C6+ good:C', words.overcall),
  ]),
  ...by({ defence: 'natural' }, [rule('1N', '2a', 'hcp10-16 a6+ fair:a', words.overcall)]),
  rule('1N', '2M', 'hcp11-16 M5+ good:M unbal', words.overcall),
  ...against({ notrump: 'strong' }, [rule('1N', 'X', 'hcp17+', words.forPenalties)]),
  ...against({ notrump: 'weak' }, [rule('1N', 'X', 'hcp15+', words.forPenalties)]),
  rule('1N', '-', 'hcp0-17', words.nothingToSay),
];

/** Partner has shown both majors over one notrump. */
const MAJORS = '1N 2C - | 1N 2C X';
/** Answers to a partner who has shown both majors over one notrump. */
export const bothMajors: readonly Rule[] = [
  rule(MAJORS, '4M', 'supM14+ M4+', words.toPlay),
  rule(MAJORS, '3M', 'supM11-13 M4+', words.invitation),
  rule(MAJORS, '2S', 'S>H', words.preference),
  rule(MAJORS, '2H', 'H>S', words.preference),
  forcing(MAJORS, '2D', '', text('asks for the longer major', 'fragt nach der längeren Oberfarbe')),
  rule('1N 2C - 2D - | 1N 2C X 2D -', '2S', 'S>H', words.longSuit),
  rule('1N 2C - 2D - | 1N 2C X 2D -', '2H', '', words.longSuit),
];

/** Our calls after the opponents have bid or doubled over our one notrump. */
export const overcalled: readonly Rule[] = [
  ...withRange(-3, 3, [
    rule('1N +b', 'X', 'hcp9+ b4+', words.forPenalties),
    rule('1N +b', '3N', 'hcp10-15 stop:b', words.toPlay),
    toGame('1N 2b', '3c', 'pts10+ c5+', text('natural, forcing', 'natürlich, forcierend')),
    rule('1N +b', '2c', 'pts4-9 c5+', words.toPlay),
    rule('1N 2b', '2N', 'hcp8-9 stop:b', words.invitation),
    rule('1N X', '2a', 'hcp0-6 a5+', words.toPlay),
  ]),
  ...by({ notrump: 'weak' }, [
    rule('1N X', 'XX', 'hcp10+', words.toPlay),
    rule('1N X XX -', '-', '', words.partnerHasDecided),
    rule('1N - - X - -', '2a', 'hcp0-7 a5+', words.escape),
  ]),
];
