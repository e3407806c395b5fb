import { cabo } from '../../src/games/cabo/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(cabo);
