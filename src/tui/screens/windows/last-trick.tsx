/** The trick taken last, as large as the window allows: who led, what each played, and who won. */

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { Page } from '../../components/page.tsx';
import { Sentence, Words } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import {
  bodyOf,
  captionOf,
  phrase,
  type Stage,
  StageContext,
  say,
} from '../../context/render-context.ts';
import texts from '../../messages/windows.json' with { type: 'json' };
import { tokenRuns } from '../../table/cards/cards.tsx';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { Trick } from '../../table/middle/trick.tsx';
import { type Scene, SceneContext } from '../../table/scene/scene.ts';
import { seatingOf } from '../../table/scene/seating.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';

/** Cards by how many rows the trick has. */
const SIZES: readonly (readonly [rows: number, card: Shape])[] = [
  [18, { width: 13, height: 9 }],
  [12, { width: 7, height: 6 }],
  [8, { width: 6, height: 4 }],
];
const SMALL: Shape = { width: 5, height: 3 };

const cardFor = (height: number): Shape => SIZES.find(([rows]) => height >= rows)?.[1] ?? SMALL;

/** Who led and who won, if the table says so; a number in braces stands for the name of that seat. */
function ledAndWon({ cards }: Region, you: number | undefined): Text | undefined {
  const winner = cards.find(({ marks = [] }) => marks.includes('wins'))?.by;
  const leader = cards[0]?.by;
  if (winner === undefined) return undefined;
  const told =
    leader === undefined
      ? fill(texts.lastTrick.wins, winner)
      : fill(texts.lastTrick.led, leader, winner);
  return addressedTo(told, you);
}

/** Each player's name and card, in the order of play. */
function playedRuns(stage: Stage, scene: Scene, region: Region): Runs {
  const cards = cardsShown(stage, scene, region);
  return region.cards.flatMap(({ by }, at): Runs => {
    const card = cards[at];
    if (card === undefined) return [];
    const name = by === undefined ? '' : `${captionOf(stage, scene.voices, by)} `;
    return [run(at === 0 ? '' : ' · '), run(name), ...tokenRuns(stage, [card])];
  });
}

interface TrickProps {
  /** The table as the observer sees it, nothing to pick. */
  readonly scene: Scene;
  readonly close: () => void;
}

/** Rows of text above the trick, and the widest trick that still hangs together. */
const TOLD = 3;
const MOST = 80;

/** A trick on the whole page, in the largest cards that fit below what is said of it. */
function Large({ scene, region }: { readonly scene: Scene; readonly region: Region }): ReactNode {
  const { stage, registry } = useApp();
  const { width, height } = bodyOf(stage);
  const rows = Math.max(4, height - TOLD);
  const card = cardFor(rows);
  const measures = { ...stage.measures, table: card };
  const sentence = ledAndWon(region, scene.voices.you);
  const seating = seatingOf(scene.table.seats.length, scene.observer, 1);
  return (
    <StageContext value={{ stage: { ...stage, measures }, registry }}>
      <SceneContext value={scene}>
        {sentence !== undefined && <Words of={phrase(stage, scene.voices, sentence)} />}
        <Words of={playedRuns(stage, scene, region)} wrap="wrap" />
        <Box justifyContent="center" marginTop={1}>
          <Trick
            region={region}
            width={Math.min(width, MOST)}
            height={Math.min(rows, 3 * card.height)}
            seating={seating}
          />
        </Box>
      </SceneContext>
    </StageContext>
  );
}

/** The trick taken last; before the first one, or in a game without tricks, a sentence says so. */
export function LastTrickWindow({ scene, close }: TrickProps): ReactNode {
  const { stage } = useApp();
  useKeys((key) => {
    if (key.name === 'escape' || key.name === 'enter' || key.name === 'char') close();
  });
  const region = scene.table.regions.find(({ lastTrick }) => lastTrick === true);
  const none = region === undefined ? texts.lastTrick.never : texts.lastTrick.none;
  return (
    <Page
      title={[run(say(stage, texts.lastTrick.title), { bold: true })]}
      keys={texts.pages.keys.back}
    >
      {region === undefined || region.cards.length === 0 ? (
        <Sentence of={none} tone="faint" wrap="wrap" />
      ) : (
        <Large scene={scene} region={region} />
      )}
    </Page>
  );
}
