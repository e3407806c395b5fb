import { binokel } from '../../src/games/binokel/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(binokel, { every: 3 });
