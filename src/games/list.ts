/** The one list of games, a line a game, in the order of their names; nothing else names a game. */
export { allFours } from './all-fours/index.ts';
export { aufWiedersehen } from './auf-wiedersehen/index.ts';
export { bakkarat } from './bakkarat/index.ts';
export { bimbo } from './bimbo/index.ts';
export { binokel } from './binokel/index.ts';
export { blaueVierzehn } from './blaue-vierzehn/index.ts';
export { boehmischerSchneider } from './boehmischer-schneider/index.ts';
export { boeseDame } from './boese-dame/index.ts';
export { bridge } from './bridge/index.ts';
export { cabo } from './cabo/index.ts';
export { canasta } from './canasta/index.ts';
export { durak } from './durak/index.ts';
export { hikiKabu } from './hiki-kabu/index.ts';
export { kabadak } from './kabadak/index.ts';
