import { kabadak } from '../../src/games/kabadak/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(kabadak, { every: 1 });
