import { canasta } from '../../src/games/canasta/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(canasta, { every: 7, part: 0 });
