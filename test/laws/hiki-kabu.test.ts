import { hikiKabu } from '../../src/games/hiki-kabu/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(hikiKabu, { every: 1, times: 5 });
