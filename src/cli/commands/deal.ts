/** `talon deal GAME --seed S`. */
import { writeCards } from '../../cards/pack.ts';
import { text } from '../../lang/text.ts';
import { packOfDeal } from '../../script/deal.ts';
import { isGiven, numberGiven } from '../given.ts';
import { writeJson, writeLine } from '../output.ts';
import { gameNamed, optionsGiven, seedNamed } from '../setup.ts';
import type { Call } from '../spec.ts';
import { misused } from '../stop.ts';

const NO_SEED = text(
  '--seed is missing: seed and number identify a deal',
  '--seed fehlt: Startwert und Nummer bezeichnen ein Spiel',
);
const NUMBERS = { least: 1, most: 1_000_000_000, standard: 1 };

export async function printDeal({ args, given }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const options = optionsGiven(game, given);
  const seed = seedNamed(given) ?? misused(NO_SEED);
  const number = numberGiven(given, 'number', '--number', NUMBERS);
  const cards = writeCards(game.pack(options), packOfDeal(game, options, seed, number));
  if (isGiven(given, 'json'))
    await writeJson({ game: game.id, seed, number, cards: cards.split(' ') });
  else await writeLine(cards);
  return 0;
}
