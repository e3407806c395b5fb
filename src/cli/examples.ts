/** Games for the placeholders in the examples of the help. */
import { LEVELS } from '../engine/game.ts';
import { type GameEntry, gameList } from './game-list.ts';
import type { FillExample } from './help.ts';

/** The games for those placeholders of examples that only some games can fill. */
function exampleWords(): Readonly<Record<string, string>> {
  const gameWhere = (fits: (entry: GameEntry) => boolean): string =>
    gameList.find(fits)?.game ?? 'GAME';
  const asked = gameList.find(({ quantities }) => quantities.length > 0);
  const drilled = gameList.find(({ drills }) => drills.length > 0);
  const varied = gameList.find(({ presets }) => presets.length > 1);
  return {
    ODDS: gameWhere(({ odds }) => odds),
    SYSTEM: gameWhere(({ system }) => system),
    FORMATTED: gameWhere(({ formats }) => formats.length > 0),
    FORMAT: gameList.flatMap(({ formats }) => formats)[0] ?? 'FORMAT',
    PRESETS: varied?.game ?? 'GAME',
    DRILLED: drilled?.game ?? 'GAME',
    DRILL: drilled?.drills[0] ?? 'DRILL',
    ASKED: asked?.game ?? 'GAME',
    WORD: asked?.quantities[0] ?? 'WORD',
    VARIANT: varied?.presets[1]?.id ?? 'NAME',
  };
}

/** All other placeholders are filled with games that have opponents of every level. */
export function exampleFiller(): FillExample {
  const strong = gameList.filter(({ levels }) => LEVELS.every((level) => levels.includes(level)));
  const words = exampleWords();
  return (line, index) =>
    line
      .replace(/\b[A-Z]+\b/g, (word) => words[word] ?? word)
      .replace('GAME', strong[index % strong.length]?.game ?? 'GAME');
}
