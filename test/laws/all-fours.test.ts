import { allFours } from '../../src/games/all-fours/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(allFours, { every: 1 });
