/** The line mode's own sentences. `{$1}` becomes a seat's name. */
import { fill, plural, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** There is no such choice, but so many. */
export const noChoice = (number: number, choices: number): Text =>
  choices === 1 ? fill(texts.choices.only, number) : fill(texts.choices.none, number, choices);

export const timeLeft = (seconds: number): Text =>
  fill(plural(seconds, texts.turn.oneSecond, texts.turn.seconds), seconds);
