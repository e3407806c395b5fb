import { boehmischerSchneider } from '../../src/games/boehmischer-schneider/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(boehmischerSchneider, { every: 1 });
