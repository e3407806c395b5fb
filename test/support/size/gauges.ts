/** What makes sources hard to read, counted: each gauge is one row of `npm run size` and has a bound in its test. */
import { games } from '../../../src/games/index.ts';
import { folderGraph, importGraph, inCycles, mutualImports } from '../imports.ts';
import { type Module, modulesIn, placeOf } from '../modules.ts';
import { codeLinesIn, leaningCommentsIn } from './comments.ts';
import {
  conditionalSpreadsIn,
  conditionalsIn,
  listAssignmentsIn,
  nestedConditionalsIn,
} from './folded.ts';
import { linesIn } from './folders.ts';
import { type DeclaredName, declaredOften, functionsOf, typesOf } from './names.ts';
import { lonelyShapes } from './shapes.ts';
import { isOfFacet, type Offer, offersIn, ofOneGame } from './users.ts';

export interface Gauge {
  /** What it counts, as a row names it. */
  readonly label: string;
  readonly figure: number;
  /** Where it was found. */
  readonly found: readonly string[];
}

type Finds = (module: Module) => readonly { readonly start: number }[];

const foundIn = (modules: readonly Module[], finds: Finds): readonly string[] =>
  modules.flatMap((module) => finds(module).map((found) => placeOf(module, found)));

function counted(label: string, found: readonly string[]): Gauge {
  return { label, figure: found.length, found };
}

/** A count in 1,000 lines, comments and empty ones included. */
function perThousand(label: string, modules: readonly Module[], finds: Finds): Gauge {
  const found = foundIn(modules, finds);
  const lines = modules.reduce((total, { source }) => total + linesIn(source), 0);
  return { label, figure: (1000 * found.length) / lines, found };
}

function meanCodeLine(modules: readonly Module[]): Gauge {
  const lengths = modules.flatMap(codeLinesIn);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { label: 'mean code line', figure: total / lengths.length, found: [] };
}

const declared = ({ name, count, files }: DeclaredName): string =>
  `${name} ${count}: ${files.join(' ')}`;

const oftenDeclared = (
  label: string,
  modules: readonly Module[],
  declares: (module: Module) => readonly string[],
): Gauge => counted(label, declaredOften(modules, declares).map(declared));

const offered = ({ path, games: givers }: Offer): string => `${path} ${givers.join(' ')}`;

function contractGauges(): readonly Gauge[] {
  const contract = modulesIn('src/engine');
  const offers = offersIn(contract, games);
  const alone = ofOneGame(offers);
  const known = new Set(offers.map((offer) => offer.declared));
  const shapes = lonelyShapes(contract, modulesIn('src/games', 'src/blocks'), known);
  return [
    counted('extras of one game', alone.filter(isOfFacet).map(offered)),
    counted('members inside them', alone.filter((offer) => !isOfFacet(offer)).map(offered)),
    counted('other one-user members', shapes),
  ];
}

/** Pairs of folders that import each other. */
export const mutualFolders = (modules: readonly Module[]): readonly string[] =>
  mutualImports(folderGraph(importGraph(modules)));

const foldersInCircles = (modules: readonly Module[]): readonly string[] =>
  inCycles(folderGraph(importGraph(modules)));

/** Every gauge of the program's modules. */
export const gaugesOf = (modules: readonly Module[]): readonly Gauge[] => [
  counted('several from a list', foundIn(modules, listAssignmentsIn)),
  perThousand('conditional spreads', modules, conditionalSpreadsIn),
  perThousand('conditionals', modules, conditionalsIn),
  counted('nested conditionals', foundIn(modules, nestedConditionalsIn)),
  meanCodeLine(modules),
  counted('leaning comments', foundIn(modules, leaningCommentsIn)),
  oftenDeclared('types of one name', modules, typesOf),
  oftenDeclared('functions of one name', modules, functionsOf),
  ...contractGauges(),
  counted('pairs of folders', mutualFolders(modules)),
  counted('folders in circles', foldersInCircles(modules)),
];
