/** What a page of rules says of a match before its clauses: the game in a minute, and the options every game has. */
import { counted, type Text, text } from '../lang/text.ts';
import type { AnyShownGame } from './game.ts';
import type { MatchOptions } from './options.ts';

const ONE_DEAL = text(
  'The match ends after one deal at the latest; then the totals decide.',
  'Die Partie endet spätestens nach einem Spiel; dann entscheidet der Stand.',
);
const DEALS = text(
  'The match ends after $1 deals at the latest; then the totals decide.',
  'Die Partie endet spätestens nach $1 Spielen; dann entscheidet der Stand.',
);

/** The game in a minute, and after how many deals the match stops if an option says so. */
export const introduction = (game: AnyShownGame, options: MatchOptions): readonly Text[] =>
  options.deals === 0
    ? game.minute(options)
    : [...game.minute(options), counted(options.deals, ONE_DEAL, DEALS)];
