/** What the rule sheet says under options, clause by clause, and what it never says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unmarked } from '../../../src/engine/glossary.ts';
import { durak } from '../../../src/games/durak/index.ts';
import type { Options } from '../../../src/games/durak/state/options.ts';
import { sheetOf } from '../../support/sheet.ts';
import { validOptions } from './options.ts';
import type { Given } from './setting.ts';

const said = sheetOf(durak);
const en = (clause: string, given: Given = {}): string => said(clause, given).en;
const de = (clause: string, given: Given = {}): string => said(clause, given).de;

describe('cards and trumps', () => {
  test('DUR-1 names the pack, the ranks, and whether a card is turned', () => {
    expect(en('DUR-1')).toMatch(/36 French cards, 6 7 8 .* The next card is turned for trump/);
    expect(en('DUR-1', { packs: 2, deck: 52 })).toMatch(/^Two packs of 52 .* 104 cards/);
    expect(en('DUR-1', { players: 6 })).toMatch(/uses up the pack, so no card is turned/);
    expect(de('DUR-1', { trump: 'hearts' })).toMatch(/Es wird keine Karte aufgedeckt/);
    expect(en('DUR-1', { quicky: 'on' })).not.toMatch(/drawn/);
  });

  test('DUR-2 without trumps forehand attacks; own trumps, equal cards, secrets are told', () => {
    expect(en('DUR-2', { trump: 'none' })).toMatch(/forehand.* attacks first/);
    expect(en('DUR-2', { trump: 'none' })).not.toMatch(/trump/);
    expect(en('DUR-2', { trump: 'own-after' })).toMatch(/their own trump suit.*On a tie/);
    expect(en('DUR-2', { packs: 2 })).toMatch(/On a tie/);
    expect(de('DUR-2', { secret: true })).toMatch(/Verdeckte Karten zählen nicht/);
    expect(en('DUR-2')).not.toMatch(/[Ss]ecret|tie/);
  });

  test('DUR-28 promises no new trump where nothing is turned or drawn', () => {
    const on = { newTrump: true };
    expect(en('DUR-28', on)).toMatch(/its suit is trump from then on/);
    for (const trump of ['hearts', 'none', 'own-before', 'own-after'])
      expect(en('DUR-28', { ...on, trump })).toMatch(/^No card is turned/);
    expect(en('DUR-28', { ...on, players: 6 })).toMatch(/^No card is turned/);
    expect(de('DUR-28', { ...on, quicky: 'on' })).toMatch(/bleibt nie als einzige im Stapel/);
    const duel = { ...on, quicky: 'duel', players: 2 };
    expect(en('DUR-28', duel)).toMatch(/from then on/);
    expect(en('DUR-28', { ...duel, deck: 52 })).toMatch(/never runs down to the turned card/);
  });

  test('DUR-29 says what is trump when no card is left to turn', () => {
    expect(en('DUR-29')).toBe('The suit of the turned card is trump.');
    expect(en('DUR-29', { players: 6 })).toMatch(/dealer shows their sixth card/);
    expect(de('DUR-29', { players: 6, trump: 'turned-hearts' })).toMatch(/darum ist Herz Trumpf/);
  });

  test('DUR-31 speaks of a trump ace only where there are trumps', () => {
    expect(en('DUR-31')).toBe('A trump ace cannot be beaten.');
    for (const beatAces of ['low', 'two']) {
      const given = { beatAces, deck: 52 };
      expect(en('DUR-31', given)).toMatch(/even a trump ace/);
      expect(en('DUR-31', { ...given, trump: 'none' })).not.toMatch(/trump/);
      expect(de('DUR-31', { ...given, trump: 'none' })).not.toMatch(/Trumpf/);
    }
    expect(en('DUR-31', { trump: 'none' })).toBe('No ace can be beaten.');
    expect(en('DUR-31', { clubs: true })).toMatch(/ace of clubs/);
  });
});

describe('the bout', () => {
  test('DUR-4 covering follows trumps, own trumps, clubs and packs', () => {
    expect(en('DUR-4', { trump: 'none' })).not.toMatch(/trump/);
    expect(en('DUR-4', { trump: 'own-before' })).toMatch(/defender’s own trump suit/);
    expect(en('DUR-4', { clubs: true })).toMatch(/neither a trump nor a club/);
    expect(de('DUR-4', { packs: 2 })).toMatch(/Von zwei gleichen Karten schlägt keine/);
  });

  test('DUR-5 explains the clock where there is one', () => {
    expect(en('DUR-5')).not.toMatch(/clock/);
    expect(en('DUR-5', { clock: 5 })).toMatch(
      /does not move within five seconds has a random move/,
    );
    expect(de('DUR-5', { clock: 5 })).toMatch(/binnen fünf Sekunden/);
    expect(en('DUR-5', { clock: 1 })).toMatch(/within one second/);
  });

  test('DUR-6 DUR-21 DUR-32 without limit neither five nor six is named', () => {
    const given = { limit: 'none', transfer: 'any' };
    for (const clause of ['DUR-6', 'DUR-21', 'DUR-32']) {
      expect(en(clause, given)).not.toMatch(/\b(five|six)\b/);
      expect(de(clause, given)).not.toMatch(/\b(fünf|sechs)\b/);
      expect(en(clause, given)).toMatch(/hand|held/);
    }
    expect(en('DUR-6')).toMatch(/five.*six/);
  });

  test('DUR-26 DUR-9 DUR-10 with quicky nothing is drawn, and new hands come all the same', () => {
    const quick = { quicky: 'on' };
    expect(en('DUR-9', quick)).toBe('Nothing is drawn after a bout.');
    expect(en('DUR-10', quick)).not.toMatch(/stock/);
    expect(en('DUR-26', quick)).not.toMatch(/new hand/);
    const asked = { ...quick, deck: 52, gennadi: true };
    expect(en('DUR-26', asked)).toMatch(/new hands are dealt from it/);
    expect(de('DUR-27', asked)).toMatch(/Karte unter sechs/);
    expect(en('DUR-26', { quicky: 'duel', players: 2, secret: true })).toMatch(/16 cards/);
  });

  test('DUR-27 no new hands without a card to spare; a glass only where vodka is drunk', () => {
    const five = { fiveSuited: true };
    expect(en('DUR-27', five)).toMatch(/if they name the dealer/);
    expect(en('DUR-27', five)).not.toMatch(/vodka/);
    expect(en('DUR-27', { ...five, forfeit: 'vodka' })).toMatch(/costs a glass of vodka/);
    expect(en('DUR-27', { ...five, players: 6 })).toMatch(/no card to spare/);
  });

  test('DUR-30 DUR-5 two players have no other neighbour', () => {
    for (const pileOn of ['off', 'six', 'all'])
      for (const clause of ['DUR-5', 'DUR-9', 'DUR-30'])
        expect(en(clause, { players: 2, pileOn })).not.toMatch(/neighbour|everybody/);
    expect(en('DUR-30', { pileOn: 'all' })).toMatch(/everyone else/);
  });

  test('DUR-35 a false card let stand lies for that very act', () => {
    expect(en('DUR-35', { cheating: true })).toMatch(
      /even that very move may add the rank honestly/,
    );
    expect(en('DUR-35', { cheating: true })).not.toMatch(/pass/);
  });
});

describe('forfeits and the next game', () => {
  test('DUR-36 the payer and the verb agree', () => {
    const paid = (given: Given) => en('DUR-36', { forfeit: 'strip', ...given });
    expect(paid({})).toMatch(/no draw the durak pays an item of clothing\./);
    expect(paid({ forfeitWho: 'losers' })).toMatch(
      /everyone but the first player out pays an item/,
    );
    const pairs = { players: 4, pairs: 'together' };
    expect(paid({ ...pairs, forfeitWho: 'losers' })).toMatch(/and their partner pays an item/);
    expect(paid(pairs)).toMatch(/each player of the losing pair pays/);
    expect(de('DUR-36', { forfeit: 'both' })).toMatch(/zahlt der Durak: ein Glas Wodka und ein/);
  });

  test('DUR-36 glasses in a row are those of a durak who pays, where another may pay instead', () => {
    const glasses = (given: Given) => en('DUR-36', { forfeit: 'vodka', ...given });
    expect(glasses({ forfeitWho: 'durak' })).toMatch(/The durak drinks a glass for each deal lost/);
    expect(glasses({ forfeitWho: 'chosen' })).toMatch(/A durak who pays drinks a glass for each/);
    const inherited = { players: 4, pairs: 'takeover', forfeitWho: 'first' };
    expect(glasses(inherited)).toMatch(/A durak who pays drinks a glass for each/);
  });

  test('DUR-36 glasses in a row are told where vodka is drunk, and not with one thing a game', () => {
    expect(en('DUR-36', { forfeit: 'strip' })).not.toMatch(/glass|drinks/);
    expect(en('DUR-36', { forfeit: 'vodka' })).toMatch(/a glass for each deal lost in a row/);
    const once = en('DUR-36', { forfeit: 'both', forfeitOnce: true });
    expect(once).not.toMatch(/in a row|clothing/);
    expect(once).toMatch(/at most one of these: a forfeit or the next deal/);
    const glass = { forfeit: 'vodka', forfeitOnce: true, fiveSuited: true, forfeitWho: 'chosen' };
    expect(en('DUR-36', glass)).toMatch(
      /drinks for a new hand lapses\. Nobody who bears something may be named/,
    );
  });

  test('DUR-20 DUR-37 who deals follows nextDealer and forfeitOnce', () => {
    const chosen = { nextDealer: 'chosen' };
    expect(en('DUR-20')).toMatch(/^The durak deals next\./);
    expect(en('DUR-20', chosen)).not.toMatch(/durak deals/);
    expect(en('DUR-37', chosen)).toMatch(/first player out names another/);
    const once = { forfeit: 'strip', forfeitOnce: true };
    expect(en('DUR-20', once)).toMatch(/unless they already bear/);
    expect(en('DUR-37', once)).toMatch(/the next player to their left who bears nothing does/);
    expect(en('DUR-37', { ...once, ...chosen })).toMatch(/may be named; if that leaves nobody/);
    expect(en('DUR-20', { forfeitOnce: true })).toMatch(/^The durak deals next\./);
  });

  test('DUR-20 the newcomer is attacked first, not the durak', () => {
    const given = { firstAttack: 'newcomer' };
    expect(en('DUR-20', given)).toMatch(/the last one named is attacked first/);
    expect(en('DUR-20', given)).toMatch(/If nobody joins, the durak is attacked first/);
    expect(en('DUR-20', given)).not.toMatch(/The durak is attacked first, by/);
    expect(en('DUR-20', { ...given, forfeit: 'strip', forfeitOnce: true })).not.toMatch(/still/);
  });

  test('DUR-38 both of a losing pair get a point', () => {
    expect(en('DUR-38')).toMatch(/^The durak gets a point/);
    expect(de('DUR-38', { players: 4, pairs: 'takeover' })).toMatch(/^Beide Spieler/);
  });
});

/** Words that would be untrue under some options. */
const UNTRUE: readonly (readonly [string, (options: Options) => boolean, RegExp])[] = [
  ['no trumps', ({ trump }) => trump === 'none', /with a trump|trump ace|lowest trump/],
  ['no limit', ({ limit }) => limit === 'none', /five in the first|later bouts six|six in later/],
  ['no pairs', ({ pairs }) => pairs === 'off', /partner(?!s sit)|losing pair/],
  ['no secrets', ({ secret }) => !secret, /[Ss]ecret cards (do|stay)/],
  ['no vodka', ({ forfeit }) => forfeit === 'off' || forfeit === 'strip', /vodka/],
  ['two players', ({ players }) => players === 2, /other neighbour/],
  ['quicky', ({ quicky }) => quicky !== 'off', /drawn last|filled to six/],
];

test('whatever the options, every clause is whole sentences and none says what is not so', () => {
  fc.assert(
    fc.property(validOptions, (options) => {
      const clauses = durak.clauses(options).map(({ id, text }) => ({ id, text: unmarked(text) }));
      expect(new Set(clauses.map(({ id }) => id)).size).toBe(30);
      for (const { id, text } of clauses)
        for (const sentence of [text.en, text.de])
          expect(`${id} ${sentence}`).toMatch(/^DUR-\d+ [A-Z0-9Ä-Ü“„][^$]*[^ ]\.$/);
      const whole = clauses.map(({ text }) => text.en).join(' ');
      for (const [name, holds, untrue] of UNTRUE)
        if (holds(options)) expect([name, whole.match(untrue)?.[0]]).toEqual([name, undefined]);
    }),
    { numRuns: 400 },
  );
});
