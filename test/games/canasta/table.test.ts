import { describe, expect, test } from 'vitest';
import type { Pick } from '../../../src/engine/table.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { after, legal, position, refusal } from '../../support/play.ts';
import { announced } from '../../support/shown.ts';
import { cards, game, laying, type Match, SEVEN_KINGS, stateOf, table } from './support.ts';

const observationOf = (match: Match, observer = 0) => game.observer.observe(match.state, observer);
const hand = (text: string): readonly Pick[] =>
  cards(text).map((slot) => ({ region: 'hand', slot }));
const row = (number: number): Pick => ({ region: `meld-0-${number}`, slot: number });
const PILE: Pick = { region: 'pile', slot: 0 };
const button = (id: string): Pick => ({ button: id });

const tableOf = (match: Match, observer = 0) => game.display.table(observationOf(match, observer));

describe('moves by hand', () => {
  const match = laying({
    hands: ['KC KD KH AC AD 2C 3C 8S 4C'],
    melds: [['8C 8D 8H', '8C 8D 2D']],
  });
  const meant = (...picks: readonly Pick[]) => game.display.intended(observationOf(match), picks);

  test('one card is discarded, a red three laid out', () => {
    expect(meant(...hand('8S'))).toBe('discard 8S');
    expect(meant(...hand('3D'))).toBe('red 3D');
  });

  test('several cards are melded by rank, wild ones with the card before them', () => {
    expect(meant(...hand('KH KC KD'))).toBe('meld KC KD KH');
    expect(meant(...hand('AC AD 2C KC KD KH'))).toBe('meld KC KD KH / AC AD 2C');
    expect(meant(...hand('2C KC KD'))).toBe('meld KC KD 2C');
    expect(meant(...hand('KC KD 2C'), button('next'), ...hand('KH KS 2D'))).toBe(
      'meld KC KD 2C / KH KS 2D',
    );
  });

  test('cards and a row are added, two rows merged', () => {
    expect(meant(...hand('8S 2C'), row(1))).toBe('add 1 8S 2C');
    expect(meant(row(2), row(1))).toBe('merge 1 2');
    expect(meant(row(1))).toBe('add 1 8S');
  });

  test('the pile is taken with the cards picked, or to a row', () => {
    const taking = table({ hands: ['KC KD AC AD AH 4C 5C'], pile: '5C KS' });
    const take = (...picks: readonly Pick[]) => game.display.intended(observationOf(taking), picks);
    expect(take(...hand('KC KD'), PILE)).toBe('take KC KD');
    expect(take(...hand('KC KD'), PILE, ...hand('AC AD AH'))).toBe('take KC KD / AC AD AH');
    expect(take(...hand('AC AD AH KC KD'), PILE)).toBe('take KC KD / AC AD AH');
    expect(take(PILE, row(3))).toBe('take to 3');
    expect(take(button('draw'))).toBe('draw');
  });

  test('picks that make no move are refused with their clause', () => {
    const refusedBy = (match: Match, ...picks: readonly Pick[]) => {
      const line = game.display.intended(observationOf(match), picks) ?? 'nothing';
      return `${line}: ${refusal(match, line)}`;
    };
    expect([
      refusedBy(match, ...hand('KC 4C')),
      refusedBy(match, ...hand('4C'), row(1)),
      refusedBy(laying({ hands: ['4C 5C'], melds: [['8C 8D 8H']] }), row(1)),
      refusedBy(table({ hands: ['KC 4C'], pile: '5C QS' }), PILE),
      refusedBy(table({ hands: ['KC KD 4C'], pile: '5C KS' }), PILE),
      refusedBy(table({ hands: ['KC 4C'], pile: 'QS', melds: [['8C 8D 8H']] }), PILE),
      refusedBy(table({ hands: ['KC 4C'], pile: '5C 2S' }), PILE),
      refusedBy(table({ hands: ['KC KD KH'], pile: '5C QS' }), ...hand('KC KD KH')),
      refusedBy(laying({ hands: ['KC KD KH'], pile: '5C KS' }), PILE),
    ]).toEqual([
      'meld 4C KC: CAN-8',
      'add 1 4C: CAN-10',
      'add 1 4C: CAN-10',
      'take to 1: CAN-13',
      'take KC KD: CAN-11',
      'take to 1: CAN-12',
      'take 4C KC: CAN-15',
      'meld KC KD KH: CAN-7',
      'take to 1: CAN-7',
    ]);
    const open = table({ hands: ['KC KD 4C 5C'], pile: '5C KS', melds: [['8C 8D 8H']] });
    expect(game.display.intended(observationOf(open), [PILE])).toBeUndefined();
  });
});

describe('what is picked', () => {
  const count = (match: Match, ...picks: readonly Pick[]) =>
    game.display.progress?.(observationOf(match), picks)?.en;
  const first = table({ hands: ['KC KD AC AD AH 4C 5C'], pile: '5C KS' });

  test('is counted towards the first meld with the top card that goes along', () => {
    expect(count(first, ...hand('KC KD'), PILE)).toBe('kings ×3: counts 30 of 50');
    expect(count(first, ...hand('KC KD'), PILE, ...hand('AC AD AH'))).toBe(
      'kings ×3, aces ×3: counts 90 of 50',
    );
    expect(count(first, ...hand('AC AD'))).toBe('aces ×2: counts 40 of 50');
    expect(count(first, ...hand('KC'))).toBeUndefined();
  });

  test('counts the top card even before the pile is picked, since Enter takes it then', () => {
    const taking = table({ hands: ['AC AD 4C 5C 6D'], pile: '5C AS' });
    expect(count(taking, ...hand('AC AD'))).toBe('aces ×3: counts 60 of 50');
    expect(legal(taking)).toContain('take AC AD');
    const drawn = laying({ hands: ['AC AD 4C 5C 6D'], pile: '5C AS' });
    expect(count(drawn, ...hand('AC AD'))).toBe('aces ×2: counts 40 of 50');
  });

  test('is named by rank once the party has melded, and towards a canasta on a row', () => {
    const later = laying({ hands: ['KC KD 2C 8S 2D 4C'], melds: [['8C 8D 8H', '8C 8D 8H']] });
    expect(count(later, ...hand('KC KD 2C'))).toBe('kings ×3');
    expect(count(later, ...hand('8S 2C'), row(1))).toBe('5 of 7 for a canasta');
    expect(count(later, row(1), row(2))).toBe('6 of 7 for a canasta');
    const long = laying({ hands: ['8S 4C'], melds: [['8C 8D 8H 8H 8S 2D']] });
    expect(count(long, ...hand('8S'), row(1))).toBe('7 cards, a canasta');
    expect(count(long, row(1))).toBeUndefined();
  });

  test('own cards are counted, and which of them could be laid', () => {
    const own = (held: string, melds: readonly string[] = []) =>
      tableOf(laying({ hands: [held], melds: [melds] })).own?.en;
    expect(own('KC KD KH AC AD 4C')).toBe('75 in hand, 30 of 50 to open: [KC] [KD] [KH]');
    expect(own('KC KD KH AC AD 2C 4C')).toBe(
      '95 in hand, 90 to lay: [KC] [KD] [KH] [AC] [AD] [2C]',
    );
    expect(own('KC KD QC QD 2C 2D XX XX XX')).toBe('230 in hand, 230 to lay');
    expect(own('KC KD QC 2C 2D XX XX XX')).toBe('220 in hand, 170 to lay');
    expect(own('KC QD 3S 3S 3C')).toBe('35 points in hand');
    expect(own('8S KC QD 2C', ['8C 8D 8H'])).toBe('50 in hand, 30 to lay: [8S] [2C]');
    expect(own('KC 2C 2D', ['8C 8D 8H 2C 2S'])).toBe('50 in hand, 20 to lay: [2C]');
  });
});

describe('the table', () => {
  test('lays out what each party has, own rows to be picked, by one place for each', () => {
    const match = laying({
      hands: ['4C 5C'],
      melds: [[SEVEN_KINGS], ['8C 8D 8H 8S 8S 2C 2D', '9C 9D 9H']],
      reds: ['3D'],
    });
    const { regions } = tableOf(match);
    const rows = regions.filter(({ id }) => /^(meld|reds)/.test(id));
    expect(
      rows.map(({ label, role, owner, room, slot }) => [label.en, role, owner, room, slot]),
    ).toEqual([
      ['our kings, natural canasta', 'meld', 0, 7, 1],
      ['our red threes', 'pile', 0, 4, undefined],
      ['their eights, mixed canasta', 'meld', 1, 7, undefined],
      ['their nines', 'meld', 1, 7, undefined],
      ['their red threes', 'pile', 1, 4, undefined],
    ]);
    const across = tableOf(match, 2).regions.filter(({ id }) => id.startsWith('meld'));
    expect(across.map(({ label, owner }) => [label.de, owner])).toEqual([
      ['unsere Könige, echter Canasta', 0],
      ['ihre Achten, gemischter Canasta', 1],
      ['ihre Neunen', 1],
    ]);
    expect(tableOf(match, 1).regions.find(({ id }) => id === 'meld-1-2')?.slot).toBe(2);
  });

  test('a meld that becomes a canasta keeps its id, role, owner and room', () => {
    const before = laying({ hands: ['8S 4C 5C'], melds: [['8C 8D 8H 8H 8S 2D']] });
    const placeOf = (match: Match) => {
      const found = tableOf(match).regions.find(({ id }) => id === 'meld-0-1');
      return [found?.role, found?.owner, found?.room];
    };
    const grown = after(before, 'add 1 8S');
    expect(placeOf(grown)).toEqual(placeOf(before));
    expect(tableOf(grown).regions.find(({ id }) => id === 'meld-0-1')?.cards).toHaveLength(7);
  });

  test('names a party where “our” and “their” would not be clear', () => {
    const alone = laying({ options: { players: 2 }, melds: [['8C 8D 8H'], ['9C 9D 9H']] });
    const labels = (match: Match, observer: number) =>
      tableOf(match, observer)
        .regions.filter(({ id }) => id.startsWith('meld'))
        .map(({ label }) => label.en);
    expect(labels(alone, 0)).toEqual(['your eights', '{1}: nines']);
    const three = laying({
      options: { players: 6, parties: 3 },
      melds: [['8C 8D 8H'], ['9C 9D 9H'], ['KC KD KH']],
    });
    expect(labels(three, 3)).toEqual(['our eights', '{1}, {4}: nines', '{2}, {5}: kings']);
    expect(labels(three, -1)[0]).toBe('{0}, {3}: eights');
  });

  test('says who plays together and who deals, once that is settled', () => {
    const seatsOf = (match: Match) => tableOf(match).seats.map(({ party }) => party);
    expect(seatsOf(table({}))).toEqual([0, 1, 0, 1]);
    expect(tableOf(table({})).dealer).toBe(3);
    expect(seatsOf(table({ options: { players: 3 } }))).toEqual([undefined, undefined, undefined]);
    const start = position(game, { partners: 'draw' });
    expect(tableOf(start).dealer).toBeUndefined();
    expect(seatsOf(start)).toEqual([undefined, undefined, undefined, undefined]);
    const drawn = after(start, 'dealer 0', 'partners 1 0 2 3');
    expect(seatsOf(drawn)).toEqual([1, 0, 0, 1]);
    expect(tableOf(drawn).dealer).toBe(0);
  });

  test('CAN-11, CAN-13, CAN-14: always says the minimum, the size of the pile and whether it is frozen', () => {
    const told = (match: Match, observer = 0) => {
      const { facts, regions } = tableOf(match, observer);
      const [minimum] = facts;
      const pile = regions.find(({ id }) => id === 'pile');
      return `${minimum?.label.en} ${minimum?.value.en}, ${pile?.label.en} ${pile?.count ?? ''}`;
    };
    const hands = ['KC KD 4C 5C'];
    const melds = [['8C 8D 8H']];
    expect([
      told(table({ hands, pile: '5C 2C', totals: [1500, 0, 1500, 0] })),
      told(table({ hands, pile: '5C 6C' })),
      told(table({ hands, pile: '5C 6C', melds })),
      told(table({ hands, pile: '5C 6C', melds }), 1),
      told(table({ hands, pile: '5C 3C', melds })),
      told(table({ hands, pile: '2C', melds, options: { wildTop: 'closed' } })),
      told(table({ hands, pile: '', melds })),
    ]).toEqual([
      'first meld 90 or more, frozen pile 2',
      'first meld 50 or more, frozen pile 2',
      'first meld laid, pile 2',
      'first meld 50 or more, frozen pile 2',
      'first meld laid, closed pile 2',
      'first meld laid, closed pile 1',
      'first meld laid, pile empty ',
    ]);
  });

  test('all facts have room for the game’s name beside them in 78 cells, briefly told', () => {
    const long = table({
      hands: ['KC KD 4C 5C'],
      pile: '5C 6C 7C 8C 9C TC 5D 6D 7D 8D 9D',
      totals: [3000, 0, 3000, 0],
      options: { target: 20_000 },
    });
    for (const lang of ['en', 'de'] as const) {
      const told = tableOf(long).facts.flatMap(({ brief, ...fact }) => {
        if (brief === 'left out') return [];
        const { label, value } = brief ?? fact;
        return label === undefined ? value[lang] : `${label[lang]} ${value[lang]}`;
      });
      expect(['Canasta ↻', ...told].join('  ').length).toBeLessThanOrEqual(78);
    }
  });

  test('the prompt says what takes the pile', () => {
    const hands = ['6D 6H AC AD AH 4C'];
    const melds = [['8C 8D 8H']];
    const told = (setup: Parameters<typeof table>[0]) =>
      tableOf(table({ hands, ...setup })).prompt.en;
    expect([
      told({ pile: '5C 6C' }),
      told({ pile: '2C 6C', melds }),
      told({ pile: '5C 6C', melds }),
      told({ pile: '5C 3C' }),
      told({ pile: '2C' }),
      told({ pile: '2C', options: { wildTop: 'closed' } }),
      told({ pile: '' }),
      told({ pile: '9C' }),
      told({ hands: ['3D 4C'], options: { redThrees: 'manual' } }),
    ]).toEqual([
      'draw, or take [6C] with [6D] [6H], melding 50 or more',
      'draw, or take [6C] with [6D] [6H]',
      'draw, or take [6C] with [6D] [6H]',
      'draw: [3C] closes the pile',
      'draw, or take [2C] with a natural pair, melding 50 or more',
      'draw: [2C] closes the pile',
      'draw a card',
      'draw: your cards cannot take [9C]',
      'lay out your red threes before you draw or take',
    ]);
  });

  test('CAN-12, CAN-13: offers the pile only with cards that are held, and onto melds that lie there', () => {
    const told = (setup: Parameters<typeof table>[0]) => tableOf(table(setup)).prompt.en;
    const melds = [['6S 6S 6H']];
    expect([
      told({ hands: ['KC QD 4S'], pile: '5C 6C', melds }),
      told({ hands: ['KC QD 6D 6H 4S'], pile: '5C 6C', melds }),
      told({ hands: ['KC QD 4S'], pile: '2C 6C', melds }),
      told({ hands: ['KC 2D QD 4S'], pile: '5C KS', melds }),
      told({ hands: ['KC 2D QD 4S'], pile: '2C KS', melds }),
      told({ hands: ['KC KD QD 4S'], pile: '5C KS' }),
    ]).toEqual([
      'draw, or take [6C] onto your sixes',
      'draw, or take [6C] onto your sixes or with [6D] [6H]',
      'draw: your cards cannot take [6C]',
      'draw, or take [KS] with [KC] and a wild card',
      'draw: your cards cannot take [KS]',
      'draw: your cards cannot take [KS]',
    ]);
    const others = tableOf(table({ hands: ['KC QD 4S'], pile: '5C 6C', melds }), 1);
    expect(others.prompt.en).toBe('draw, or take [6C] with two cards or onto a meld');
  });

  test('CAN-7, CAN-8, CAN-10, CAN-11: after the draw the prompt names only what can be done', () => {
    const told = (held: string, melds: readonly string[] = []) =>
      tableOf(laying({ hands: [held], melds: [melds] })).prompt.en;
    const eights = ['8C 8D 8H'];
    expect([
      told('AC AD AH 4C 5C'),
      told('KC QD 4C 5C'),
      told('KC QD 4C 5C', eights),
      told('8S QD 4C 5C', eights),
      told('6C 6D 6H 4C 5C', eights),
      told('8S 6C 6D 6H 4C', eights),
      told('4C', [SEVEN_KINGS]),
      told('KS', [SEVEN_KINGS]),
    ]).toEqual([
      'meld for 50 or more, or discard one card',
      'discard one card: you cannot meld 50 yet',
      'discard one card',
      'add to your melds, or discard one card',
      'meld, or discard one card',
      'meld, add to your melds, or discard one card',
      'go out: discard your last card',
      'add your last card or discard it: either way you go out',
    ]);
  });

  test('offers only the buttons that do something now', () => {
    const ids = (match: Match) => tableOf(match).buttons.map(({ id }) => id);
    expect(ids(table({ hands: ['KC QD 4S'] }))).toEqual(['draw']);
    expect(ids(laying({ hands: ['KC QD 4S'] }))).toEqual([]);
    expect(ids(laying({ hands: ['4C'], melds: [[SEVEN_KINGS]] }))).toEqual(['ask']);
    expect(ids(laying({ hands: ['KC KD KH KS 2C 2D 4S'] }))).toEqual(['next']);
    expect(ids(laying({ hands: ['KC KD KH KS 2C 2D 4S'], melds: [['8C 8D 8H']] }))).toEqual([]);
    expect(ids(laying({ hands: [''], melds: [[SEVEN_KINGS]] }))).toContain('finish');
  });

  test('everyone hears what a taken pile brings', () => {
    const melds = [['8C 8D 8H']];
    const taking = { hands: ['KC KD 4C 5C'], pile: '6C 3D KS', melds };
    expect(announced(table(taking), 'take KC KD')).toEqual([
      '{0} picks up [6C] | {0} nimmt [6C] auf',
    ]);
    expect(announced(table({ ...taking, pile: 'KS' }), 'take KC KD')).toEqual([]);
    expect(announced(table(taking), 'draw')).toEqual([]);
    const peel = table({ ...taking, pile: '6C 7C KS', options: { pile: 'peel' } });
    expect(announced(peel, 'take KC KD')).toEqual([]);
    const peeled = after(peel, 'take KC KD');
    expect(announced(peeled, 'rest')).toEqual(['{0} picks up [6C] [7C] | {0} nimmt [6C] [7C] auf']);
    expect(announced(peeled, 'leave')).toEqual([]);
  });

  test('sorts the hand by rank with wild cards last', () => {
    const match = table({ hands: ['KC 2C 4S XX 4C AD 3S'] });
    const region = tableOf(match).regions.find(({ id }) => id === 'hand');
    expect(region?.cards.map(({ card }) => match.pack.tokens[card ?? 0]).join(' ')).toBe(
      '3S 4C 4S KC AD 2C XX',
    );
  });

  test('names a meld by its rank when cards come to it, and by its number where two have that rank', () => {
    const match = laying({ hands: ['9C 2C 4C 5C'], melds: [['8C 8D 8H', '9D 9H 9S']] });
    const announcedMove = (at: Match, move: string) =>
      addressedTo(
        game.notation.describe(
          observationOf(at),
          game.notation.read(move) as ReturnType<typeof game.rules.legal>[number],
        ),
      );
    const told = (move: string) => announcedMove(match, move);
    expect(told('add 2 9C')).toEqual({
      en: 'adds [9C] to the nines',
      de: 'legt [9C] an die Neunen an',
    });
    expect(told('take to 1').en).toContain('onto the eights');
    const twins = laying({ hands: ['8S 4C'], melds: [['8C 8D 8H', '8C 8D 8S']] });
    expect(announcedMove(twins, 'merge 1 2').en).toBe(
      'merges the eights (no. 1) and the eights (no. 2)',
    );
    expect(told('add 7 9C').en).toBe('adds [9C] to meld 7');
  });

  test('tells who asked and who sits out', () => {
    const asked = after(laying({ hands: ['4C'], melds: [[SEVEN_KINGS]] }), 'ask');
    const tags = tableOf(asked).seats.map((seat) => seat.tags.map(({ en }) => en));
    expect(tags[0]).toEqual(['asked to go out']);
    const five = table({ options: { players: 5 }, turn: { seat: 1 } });
    expect(tableOf(five).seats[0]?.tags.map(({ en }) => en)).toContain('sits out');
  });
});

test('the glossary explains every button, the pile, the stock and the special cards', () => {
  const parts = game.display.glossary.flatMap((term) => term.parts ?? []);
  const matches = [
    table({}),
    laying({}),
    after(laying({ hands: ['4C'], melds: [[SEVEN_KINGS]] }), 'ask'),
    table({ phase: 'peel', options: { pile: 'peel' } }),
  ];
  const ids = matches.flatMap((match) => tableOf(match).buttons.map(({ id }) => id));
  for (const id of [...ids, 'pile', 'stock', 'reds-0', 'reds-1']) expect(parts).toContain(id);
  const explained = game.display.glossary.flatMap((term) => term.cards ?? []);
  expect([...explained].sort()).toEqual(
    ['2C', '2D', '2H', '2S', '3C', '3D', '3H', '3S', 'XX'].sort(),
  );
});

test('only who has a partner is offered to ask one (CAN-20)', () => {
  const asks = (players: number) =>
    tableOf(laying({ options: { players }, hands: ['4C'], melds: [[SEVEN_KINGS]] })).buttons.some(
      ({ id }) => id === 'ask',
    );
  expect([2, 3, 4].map(asks)).toEqual([false, false, true]);
});

describe('what opponents know', () => {
  test('a seat that has been on turn is not thought to hold a red three', () => {
    const match = after(
      table({ hands: ['4C 5C', '6C 7C'], stock: '4D 3D 6S' }),
      'draw',
      'discard 4C',
    );
    const { slots } = game.observer.hidden(observationOf(match, 2));
    expect(slots.map((slot) => slot.admits?.(14) ?? true)).toEqual([false, false, true, true]);
  });

  test('habit wants the long pile, keeps wild cards, and feeds no meld of the others', () => {
    const weights = (match: Match, ...texts: readonly string[]) => {
      const list = texts.map((text) => game.notation.read(text));
      return game.heuristics.policy?.(observationOf(match), list) ?? [];
    };
    const pile = table({ hands: ['KC KD 4C 5C'], pile: '6C 7C 9C 9D KS', melds: [['8C 8D 8H']] });
    const [draw = 0, take = 0] = weights(pile, 'draw', 'take KC KD');
    expect(take).toBeGreaterThan(2 * draw);
    const feeding = laying({ hands: ['9C 6D 2C 4S 4H'], melds: [['8C 8D 8H'], ['9D 9H 9S']] });
    const [nine = 0, six = 0, wild = 0] = weights(
      feeding,
      'discard 9C',
      'discard 6D',
      'discard 2C',
    );
    expect(six).toBeGreaterThan(3 * nine);
    expect(six).toBeGreaterThan(3 * wild);
  });

  test('judgement counts canastas for the party that has them, on every seat of it', () => {
    const match = laying({ hands: ['4C 5C'], melds: [[SEVEN_KINGS]] });
    const [own = 0, other = 0, mate = 0] = game.heuristics.evaluate?.(observationOf(match)) ?? [];
    expect(own).toBe(mate);
    expect(own - other).toBeGreaterThan(500);
  });

  test('a promise that an imagined hand cannot keep binds nothing', () => {
    const match = laying({ hands: ['4C 5C 6D 7D'], melds: [[SEVEN_KINGS]], turn: { word: 'yes' } });
    expect(game.rules.legal(match.state).map((move) => game.notation.write(move))).toContain(
      'discard 4C',
    );
    expect(stateOf(after(match, 'discard 4C')).turn.seat).toBe(1);
  });
});
