/** What a page of rules says of a match before its clauses: the game in a minute, and the options every game has. */
import { counted, type Text, text } from '../lang/text.ts';
import type { AnyShownGame } from './game.ts';
import type { MatchOptions } from './options.ts';

const ONE_DEAL = text(
  'This match, though, ends after one deal at the latest; then the totals decide.',
  'Diese Partie endet aber spätestens nach einem Spiel; dann entscheidet der Stand.',
);
const DEALS = text(
  'This match, though, ends after $1 deals at the latest; then the totals decide.',
  'Diese Partie endet aber spätestens nach $1 Spielen; dann entscheidet der Stand.',
);
const ONE_DEAL_ALONE = text('You play one deal.', 'Du spielst ein Spiel.');
const DEALS_ALONE = text('You play $1 deals.', 'Du spielst $1 Spiele.');

const dealsTold = ({ deals, players }: MatchOptions): Text =>
  players === 1 ? counted(deals, ONE_DEAL_ALONE, DEALS_ALONE) : counted(deals, ONE_DEAL, DEALS);

/** The game in a minute, and after how many deals the match stops if an option says so. */
export const introduction = (game: AnyShownGame, options: MatchOptions): readonly Text[] =>
  options.deals === 0 ? game.minute(options) : [...game.minute(options), dealsTold(options)];
