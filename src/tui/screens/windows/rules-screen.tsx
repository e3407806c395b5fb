/** The rules of a game, from the menu. */
import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import { RulesWindow } from './rules.tsx';

interface RulesProps {
  readonly game: AnyShownGame;
  readonly options: MatchOptions;
  readonly back: () => void;
}

export function RulesScreen({ game, options, back }: RulesProps): ReactNode {
  return <RulesWindow game={game} options={options} close={back} />;
}
