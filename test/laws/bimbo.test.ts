import { bimbo } from '../../src/games/bimbo/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(bimbo);
