/** What the menu says about the chosen entry: of a game, who plays it with what, cards, and keys. */
import { Box, Text as InkText } from 'ink';
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { MenuGame } from '../../menu-game.ts';
import { MENU } from '../../messages/menu.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Lines, Words } from '../../parts/words.tsx';
import { wrapRuns } from '../../parts/wrap.ts';
import { bodyOf, type Stage, say } from '../../render-context.ts';
import { cardRows } from '../../table/cards/card.ts';
import { printOf } from '../../table/cards/face.ts';
import { type Runs, run, type Style } from '../../theme/style.ts';
import type { MenuEntry } from './entries.ts';
import { ACCENT, cellsOf, FAINT } from './list.tsx';

const PAD = 1;

/** What can be done with a game, and the key for it. */
type Deed = 'enter' | 'p' | 'e' | 'x' | 'r';

const KEYS: readonly (readonly [Deed, string, long: Text, short: Text])[] = [
  ['enter', 'Enter', MENU.options, MENU.optionsShort],
  ['p', 'p', MENU.again, MENU.againShort],
  ['e', 'e', MENU.learn, MENU.learn],
  ['x', 'x', MENU.drills, MENU.drills],
  ['r', 'r', MENU.rules, MENU.rules],
];

const keysOf = ({ drills }: MenuGame) => KEYS.filter(([deed]) => deed !== 'x' || drills);

/** A text as lines within the padding of a panel. */
const linesOf = (stage: Stage, told: Text, width: number, style: Style = {}): readonly Runs[] =>
  wrapRuns([run(say(stage, told), style)], width - 2 * PAD);

interface KeysProps {
  readonly game: MenuGame;
  readonly isShort?: boolean;
}

/** Keys below one another. */
function Keys({ game, isShort = false }: KeysProps): ReactNode {
  const stage = useStage();
  return (
    <Fixed flexDirection="column">
      {keysOf(game).map(([deed, key, long, short]) => (
        <Fixed key={deed} place={['control', `deed:${deed}`]}>
          <Words
            of={[run(key.padEnd(isShort ? 6 : 7), ACCENT), run(say(stage, isShort ? short : long))]}
          />
        </Fixed>
      ))}
    </Fixed>
  );
}

/** Its cards side by side, those that there is room for. */
function Cards({ faces, width }: Pick<MenuGame, 'faces'> & { readonly width: number }): ReactNode {
  const stage = useStage();
  const shape = stage.measures.table;
  const count = Math.floor((width - 2 * PAD + 1) / (shape.width + 1));
  return (
    <Fixed columnGap={1}>
      {faces.slice(0, count).map((face, at) => (
        <Fixed key={String(at)} {...shape}>
          <InkText wrap="truncate">
            {cardRows({ stage, card: { print: printOf(stage.deck, face) }, shape }).join('\n')}
          </InkText>
        </Fixed>
      ))}
    </Fixed>
  );
}

/** Players and cards in one line. */
const factsOf = (stage: Stage, { players, pack }: MenuGame): string =>
  `${say(stage, players)} · ${say(stage, pack)}`;

interface PanelProps {
  readonly entry: MenuEntry;
}

interface BesideProps extends PanelProps {
  readonly width: number;
  readonly height: number;
}

/** Beside the list: everything below one another, keys last, cards where there is room for them. */
export function BesidePanel({ entry, width, height }: BesideProps): ReactNode {
  const stage = useStage();
  const { game, label, hint } = entry;
  const told = [
    ...linesOf(stage, label, width, ACCENT),
    ...(game === undefined ? [] : [game.players, game.pack]).flatMap((fact) =>
      linesOf(stage, fact, width, FAINT),
    ),
    [run(' ')],
    ...linesOf(stage, game?.summary ?? hint, width),
  ];
  const room = height - told.length - (game === undefined ? 0 : keysOf(game).length);
  return (
    <Fixed is="panel" flexDirection="column" paddingLeft={PAD} width={width} height={height}>
      <Box flexDirection="column" flexGrow={1} flexBasis={0} rowGap={1} overflowY="hidden">
        <Lines of={told} />
        {game && room > stage.measures.table.height && <Cards faces={game.faces} width={width} />}
      </Box>
      {game && <Keys game={game} isShort />}
    </Fixed>
  );
}

/** Cells between the cards and the keys. */
const APART = 4;

/** Below the lists: a sentence above, cards and keys side by side below it. */
export function BelowPanel({ entry }: PanelProps): ReactNode {
  const stage = useStage();
  const { width } = bodyOf(stage);
  const shape = stage.measures.table;
  const { game, label, hint } = entry;
  const facts = game === undefined ? '' : `   ${factsOf(stage, game)}`;
  const left = 2 * PAD + (game?.faces.length ?? 0) * (shape.width + 1) + APART;
  return (
    <Fixed is="panel" flexDirection="column" padding={PAD} rowGap={1} marginTop={1} width={width}>
      <Words of={[run(say(stage, label), ACCENT), run(facts, FAINT)]} />
      <Lines of={linesOf(stage, game?.summary ?? hint, width)} />
      <Fixed height={shape.height}>
        {game && (
          <>
            <Fixed width={left}>
              <Cards faces={game.faces} width={left} />
            </Fixed>
            <Keys game={game} />
          </>
        )}
      </Fixed>
    </Fixed>
  );
}

/** Rows of the short panel. */
const SHORT = 4;
const HIGH_ENOUGH = 14;

export const shortRows = (stage: Stage): number => (bodyOf(stage).height < HIGH_ENOUGH ? 1 : SHORT);

/** What can be done with a game beside one another; where not all fit, what no bar below names. */
function Deeds({ game }: { readonly game: MenuGame }): ReactNode {
  const stage = useStage();
  const all = keysOf(game)
    .filter(([deed]) => deed !== 'enter')
    .map(([deed, key, , short]) => ({ deed, key, words: ` ${say(stage, short)}` }));
  const wide = all.reduce((sum, { key, words }) => sum + cellsOf(key + words) + 3 * PAD, 0);
  const fits = wide <= bodyOf(stage).width;
  return (
    <Fixed>
      {all
        .filter(({ deed }) => fits || deed === 'e' || deed === 'x')
        .map(({ deed, key, words }) => (
          <Fixed key={deed} place={['control', `deed:${deed}`]} paddingRight={3 * PAD}>
            <Words of={[run(key, ACCENT), run(words)]} />
          </Fixed>
        ))}
    </Fixed>
  );
}

/** In a small window: what the entry is, in a few lines, and keys where those leave one. */
export function ShortPanel({ entry }: PanelProps): ReactNode {
  const stage = useStage();
  const { width } = bodyOf(stage);
  const rows = shortRows(stage);
  const game = rows < SHORT ? undefined : entry.game;
  const lines =
    game === undefined
      ? linesOf(stage, entry.hint, width, FAINT)
      : [
          ...wrapRuns([run(factsOf(stage, game), FAINT)], width - 2 * PAD),
          ...linesOf(stage, game.summary, width),
        ];
  const isFull = game === undefined || lines.length >= SHORT;
  return (
    <Fixed is="panel" flexDirection="column" paddingX={PAD} width={width} height={rows}>
      <Fixed height={isFull ? rows : rows - 1} overflowY="hidden">
        <Lines of={lines} />
      </Fixed>
      {game && !isFull && <Deeds game={game} />}
    </Fixed>
  );
}
