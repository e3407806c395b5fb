/** What is said after the terminal has been given back. */
import { text } from '../../lang/text.ts';

export const GO_ON = text('Go on with: talon resume $1', 'Weiter geht es mit: talon resume $1');
