import { games } from '../../src/games/index.ts';
import { testTables } from './rules.ts';

for (const game of games) testTables(game);
