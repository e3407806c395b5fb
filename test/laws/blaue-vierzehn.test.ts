import { blaueVierzehn } from '../../src/games/blaue-vierzehn/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(blaueVierzehn);
