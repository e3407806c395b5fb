import { durak } from '../../src/games/durak/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(durak, { every: 7, part: 0 });
