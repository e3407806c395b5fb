import { bridge } from '../../src/games/bridge/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(bridge);
