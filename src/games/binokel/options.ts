import {
  choiceOption,
  dealsOption,
  flagOption,
  named,
  numberAmong,
  numberOption,
  playersOption,
  rarely,
  type ValuesOf,
  young,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(3, 4, 3),
  minBid: named(
    text('lowest bid', 'niedrigstes Gebot'),
    numberOption(10, 500, 150, text('lowest bid', 'niedrigstes Gebot'), 10),
  ),
  target: named(
    text('points that end the match', 'Punkte, mit denen Schluss ist'),
    numberOption(
      500,
      10_000,
      1000,
      text('points that end the match', 'Punktestand, mit dem die Partie endet'),
    ),
  ),
  ...rarely({
    lostFactor: named(
      text('how often a lost bid is charged', 'so oft zählt ein verlorenes Gebot'),
      numberAmong(
        [1, 2],
        2,
        text('how many times a lost bid is charged', 'wievielfach ein verlorenes Gebot zählt'),
      ),
    ),
    untendurch: named(
      text('Untendurch may be played', 'Untendurch ist erlaubt'),
      flagOption(
        false,
        text('Untendurch (no trick at all) may be played', 'Untendurch (kein Stich) ist erlaubt'),
      ),
    ),
    rufen: named(
      text('declarer may call a card', 'der Spielmacher darf rufen'),
      flagOption(
        false,
        text(
          'declarer may call a card from an opponent',
          'der Spielmacher darf eine Karte vom Gegner rufen',
        ),
      ),
    ),
    durchStake: young(
      named(
        text('a Durch is played for', 'Durch um'),
        choiceOption(
          { points: text('points', 'Punkte'), beer: text('a beer', 'ein Bier') },
          'points',
          text('what a Durch is played for', 'worum ein Durch geht'),
        ),
      ),
    ),
  }),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
