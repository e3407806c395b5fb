/** What a page of rules says of a match before its clauses: the game in a minute, and the options every game has. */
import { counted, sentences, type Text, text } from '../lang/text.ts';
import type { AnyShownGame } from './game.ts';
import type { MatchOptions } from './options.ts';

const ONE_PLAYS = text('There is one player here.', 'Hier spielt einer allein.');
const PLAY = text('There are $1 players here.', 'Hier spielen $1.');
const ONE_DEAL = text(
  'The match ends after one deal at the latest; then the totals decide.',
  'Die Partie endet spätestens nach einem Spiel; dann entscheidet der Stand.',
);
const DEALS = text(
  'The match ends after $1 deals at the latest; then the totals decide.',
  'Die Partie endet spätestens nach $1 Spielen; dann entscheidet der Stand.',
);

/** “Here three play. The match ends after two deals at the latest …”, as far as an option decides it. */
function tableText(game: AnyShownGame, { players, deals }: MatchOptions): Text {
  const { least, most } = game.options.players;
  return sentences(
    least < most && counted(players, ONE_PLAYS, PLAY),
    deals > 0 && counted(deals, ONE_DEAL, DEALS),
  );
}

/** The game in a minute, then how many play and after how many deals the match stops. */
export function introduction(game: AnyShownGame, options: MatchOptions): readonly Text[] {
  const table = tableText(game, options);
  return table.en === '' ? game.minute(options) : [...game.minute(options), table];
}
