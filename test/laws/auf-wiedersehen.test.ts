import { aufWiedersehen } from '../../src/games/auf-wiedersehen/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(aufWiedersehen, { oneMove: true });
