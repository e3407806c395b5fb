import { schwimmen } from '../../src/games/schwimmen/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(schwimmen, { every: 1 });
