import { bakkarat } from '../../src/games/bakkarat/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(bakkarat, { every: 1 });
