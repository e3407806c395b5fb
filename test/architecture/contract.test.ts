/** Members of the contract that one game gives, as `npm run size` counts them. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { moduleFrom, modulesIn } from '../support/modules.ts';
import { lonelyShapes } from '../support/size/shapes.ts';
import { isOfFacet, offersIn, ofOneGame } from '../support/size/users.ts';

const CONTRACT = `
  interface Term { readonly word: string; readonly forms?: readonly Term[] }
  interface Display { readonly glossary: readonly Term[]; laid?(): Table | undefined }
  interface Clock<S> { seconds(): number; isRisky?(state: S): boolean; readonly face?: { readonly hands: 2 } }
  interface Format { read(): 1; write?(): 1 }
  interface Capabilities<S> {
    readonly clock: Clock<S>;
    readonly formats: Readonly<Record<string, Format>>;
    causes(): readonly Cause[];
  }
  interface Cause { readonly event?: string }
  interface Extras<S> extends Partial<Capabilities<S>> { readonly hands: 1; odds?(): 1 }
  interface Search { finish(): 1 }
  type GameExtras<S> = Extras<S> & Partial<Search>;
  interface Shown { readonly id: string; readonly extras: Extras<1>; readonly options: Options }
  interface Game extends Shown { readonly display: Display; readonly extras: GameExtras<1> }
`;

const contract = [moduleFrom(CONTRACT, 'src/engine/game.ts')];

/** What one of these games gives alone, and what none gives. */
const alone = (...extras: readonly object[]): readonly string[] => {
  const made = extras.map((each, n) => ({
    id: `g${n}`,
    display: { glossary: [{}] },
    extras: each,
  }));
  return ofOneGame(offersIn(contract, made)).map(({ path, games: givers }) =>
    [path, ...givers].join(' '),
  );
};

const OTHERS = [
  'extras.formats',
  'extras.causes',
  'extras.odds',
  'display.glossary.forms',
  'display.laid',
  'extras.finish',
];

describe('a member that one game gives', () => {
  test('is found, be it optional by itself, in `Partial`, or of one type of several', () => {
    const all = { clock: 1, formats: {}, causes: 1, odds: 1, finish: 1, hands: 1 };
    expect(alone(all, {}, { odds: 1 }).filter((line) => line.includes('extras'))).toEqual([
      'extras.clock g0',
      'extras.clock.seconds',
      'extras.clock.isRisky',
      'extras.clock.face',
      'extras.formats g0',
      'extras.formats.read',
      'extras.formats.write',
      'extras.causes g0',
      'extras.finish g0',
    ]);
  });

  test('is found inside what a game may give, in lists and by keys as well', () => {
    const clock = { seconds: 1, face: { hands: 2 } };
    const formats = { pbn: { read: 1 }, lin: { read: 1, write: 1 } };
    expect(alone({ clock, formats }, { clock: { seconds: 2 } }).filter(isInside)).toEqual([
      'extras.clock.isRisky',
      'extras.clock.face g0',
      'extras.clock.face.hands g0',
      'extras.formats.read g0',
      'extras.formats.write g0',
      'display.glossary.forms',
    ]);
  });

  test('is one of its own no longer once another game gives it', () => {
    const clock = { seconds: 1, isRisky: 1, face: { hands: 2 } };
    const one = alone({ clock }, {});
    expect(one.filter((line) => line.endsWith(' g0'))).toHaveLength(5);
    expect(alone({ clock }, { clock })).toEqual(OTHERS);
  });

  const isInside = (line: string): boolean => line.split('.').length > 2;
});

/** Parts of the contract that one game alone gives, and why the contract has them all the same. */
const ALONE: Readonly<Record<string, string>> = {
  loser:
    'A result names whoever lost where nobody wins: lists, ends of matches and hints say so of any game.',
  presets:
    'Families of variants are chosen by name; a form, statistics and lists show them for any game.',
  'rules.redealtAfter':
    'A deal may count for nothing: the page after it says of any game that it is dealt again.',
  'rules.riskMark':
    'A move may stand only while nobody objects: records, clocks and cursors need to know which.',
  'rules.sideline':
    'Who may play for a partner who decides nothing follows from the rules; session, undo and the table ask.',
  'display.standingOrder':
    'An answer given once for a whole phase spares any game of many questions the same keys.',
  'extras.conventions':
    'An auction with meanings: opponents, the table and the rules tell what was agreed.',
  'extras.openCards':
    'One solver of open deals serves the search, hints, reviews and the end of a deal.',
};

/** Members inside such parts, or inside what several games give, and why each stands by itself. */
const INSIDE: Readonly<Record<string, string>> = {
  'heuristics.judging.drawsByText':
    'Deals of long turns are compared with a quarter of the chance; where turns are one move it only costs time.',
  'heuristics.judging.prospects':
    'A hint must see what a deal is worth for those that follow; a score that counted it would be wrong.',
  'heuristics.judging.winsMatch':
    'Chances in All Fours are of the match where the deal ends it; elsewhere success is of the deal in every deal.',
  'extras.conventions.bookMove':
    'Opponents, hints and the judge make the agreed move at once; thousands are asked for in a second.',
  'extras.conventions.system': 'The rules and the help print the agreement, before any deal.',
  'extras.conventions.meanings':
    'Whoever looks at the table may ask what each call has told; drawing a table must not take as long.',
  'extras.interchange.formats':
    'A file that programs for the game share is read and written by the notation its name ends with.',
  'extras.interchange.formats.read': 'An import makes matches of a file.',
  'extras.interchange.formats.write': 'An export makes a file of matches.',
};

/** Optional members of what games return that one game writes, and why the shape has them all the same. */
const SHAPES: Readonly<Record<string, string>> = {
  'Button.veiled':
    'A button that looks ready only when it works would tell what players have to notice themselves.',
  'Region.goal':
    'A meld shows how many cards it lacks, and only the rules know how many complete it.',
  'Region.sequence':
    'Whether a row rises, falls or holds one rank follows from the order of ranks, which the rules know.',
  'Table.noClaim':
    'The key for claims means nothing else in a game of claims, and only the rules know why one is not open.',
  'Table.homes':
    'Which places cards are laid to, and how many belong to each, follows from the rules of a patience.',
  'Table.home':
    'Where the card in hand belongs is known before any place is chosen: a wrong one is no move.',
  'Home.wrong':
    'A person who lays a card at a wrong place hears why in words of the game; no move tells it.',
  'Table.meldsTold':
    'Which cards a player shows as one meld, and what it counts, follows from the rules; cards alone do not tell.',
  'Table.parties':
    'Only the rules know what the melds of a party count together, with bonuses and penalties.',
  'Table.stretch':
    'Only the rules know where one bout ends and the next begins, by which players count who was out when.',
  'Figures.marked':
    'Which of the figures of an analysis is that of the contract played follows from the rules alone.',
};

/** Whether an offer stands inside another, with which it comes and goes. */
const isPartOf = (path: string, whole: string): boolean => path.startsWith(`${whole}.`);

describe('the games of the repository', () => {
  const modules = modulesIn('src/engine');
  const extras = offersIn(modules, games).filter(({ path }) => path.startsWith('extras.'));

  test('have these extras', () => {
    const paths = extras.filter(isOfFacet).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['extras.causes', 'extras.conventions']));
    expect(ofOneGame(extras).length).toBeGreaterThan(0);
  });

  test('give alone what is named here with its reason, and few services', () => {
    const paths = ofOneGame(offersIn(modules, games))
      .filter(isOfFacet)
      .map(({ path }) => path);
    const whole = paths.filter((path) => !paths.some((other) => isPartOf(path, other)));
    expect(whole.sort()).toEqual(Object.keys(ALONE).sort());
    expect(whole.filter((path) => isPartOf(path, 'extras')).length).toBeLessThanOrEqual(2);
  });

  test('give alone no member inside an extra or a facet but those named here with their reason', () => {
    const inside = ofOneGame(offersIn(modules, games)).filter((offer) => !isOfFacet(offer));
    const paths = inside.map(({ path }) => path);
    expect(paths.sort()).toEqual(Object.keys(INSIDE).sort());
    expect(paths.filter((path) => isPartOf(path, 'extras')).length).toBeLessThanOrEqual(6);
  });

  test('write alone no optional member of what they return but those named here with their reason', () => {
    const asked = new Set(offersIn(modules, games).map(({ declared }) => declared));
    const found = lonelyShapes(modules, modulesIn('src/games', 'src/blocks'), asked);
    expect([...found].sort()).toEqual(Object.keys(SHAPES).sort());
  });

  test('are counted anew when a game gives one more extra of its own', () => {
    const declared = modules.map((module) => {
      const source = module.source.replace('readonly dealtHands:', 'readonly almanac?: 1; $&');
      return moduleFrom(source, module.file);
    });
    const richer = games.map((game) =>
      game.id === 'cabo' ? { ...game, extras: { ...game.extras, almanac: 1 } } : game,
    );
    const before = ofOneGame(offersIn(modules, games)).filter(isOfFacet);
    const after = ofOneGame(offersIn(declared, richer)).filter(isOfFacet);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual(
      expect.objectContaining({ path: 'extras.almanac', games: ['cabo'] }),
    );
  });
});

describe('an optional member of what games return', () => {
  const shapes = [
    moduleFrom(
      'interface Button { readonly key?: 1; readonly box?: 1; readonly id?: 1 }',
      'src/engine/table.ts',
    ),
    moduleFrom('interface Other { readonly rare?: 1 }', 'src/engine/chance-step.ts'),
  ];
  const writing = [
    moduleFrom('const a = { key: 1, box: 1, id: 1 };', 'src/games/durak/a.ts'),
    moduleFrom('const a = { key: 1 };', 'src/games/cabo/a.ts'),
    moduleFrom('const a = { box: 1 };', 'src/blocks/a.ts'),
  ];

  test('is found where one game writes its key, and the blocks do not', () => {
    expect(lonelyShapes(shapes, writing, new Set())).toEqual(['Button.id']);
    expect(lonelyShapes(shapes, [], new Set())).toEqual(['Button.key', 'Button.box', 'Button.id']);
  });

  test('is not found if the games themselves are asked for it', () => {
    expect(lonelyShapes(shapes, writing, new Set(['Button.id']))).toEqual([]);
  });
});
