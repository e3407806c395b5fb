/** The one list of games; nothing else names a game. */
import type { AnyGame } from '../engine/game.ts';
import { allFours } from './all-fours/index.ts';
import { aufWiedersehen } from './auf-wiedersehen/index.ts';
import { bakkarat } from './bakkarat/index.ts';
import { bimbo } from './bimbo/index.ts';
import { binokel } from './binokel/index.ts';
import { blaueVierzehn } from './blaue-vierzehn/index.ts';
import { boehmischerSchneider } from './boehmischer-schneider/index.ts';
import { boeseDame } from './boese-dame/index.ts';
import { bridge } from './bridge/index.ts';
import { cabo } from './cabo/index.ts';
import { canasta } from './canasta/index.ts';
import { durak } from './durak/index.ts';
import { hikiKabu } from './hiki-kabu/index.ts';
import { kabadak } from './kabadak/index.ts';

export const games: readonly AnyGame[] = [
  allFours,
  aufWiedersehen,
  bakkarat,
  bimbo,
  binokel,
  blaueVierzehn,
  boehmischerSchneider,
  boeseDame,
  bridge,
  cabo,
  canasta,
  durak,
  hikiKabu,
  kabadak,
];

/** The game with this id. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
