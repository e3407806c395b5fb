/** The melds that every player shows before the play, as cards in groups with what each counts. */
import type { ReactNode } from 'react';
import type { MeldsOfSeat } from '../../../engine/table.ts';
import { fill } from '../../../lang/text.ts';
import { Page } from '../../components/page.tsx';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { useApp, useCalm, useKeys } from '../../context/app.ts';
import {
  bodyOf,
  captionOf,
  phrase,
  type Stage,
  StageContext,
  say,
  useStage,
} from '../../context/render-context.ts';
import texts from '../../messages/windows.json' with { type: 'json' };
import {
  CardGroup,
  cellsOfGroups,
  fittingGroups,
  type Group,
  gapOf,
} from '../../table/cards/card-groups.tsx';
import { factsRuns } from '../../table/frame/heading.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import { BUST, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';

/** Cards from the largest, the smallest last. */
const SHAPES: readonly Shape[] = [
  { width: 13, height: 9 },
  { width: 9, height: 7 },
  { width: 7, height: 5 },
  { width: 5, height: 3 },
];
/** Rows of the caption below cards, and of felt below that. */
const CAPTION = 1;
const FREE = 1;
/** Rows of a player without any melds. */
const NOTHING = 2;
/** Cells of a name with its face, before the cards. */
const NAME = 13;

const meldGroups = (stage: Stage, scene: Scene, { melds }: MeldsOfSeat): readonly Group[] =>
  melds.map(({ cards, label, value }) => ({
    cards,
    caption: [
      ...phrase(stage, scene.voices, label, { tone: 'faint' }),
      run(` ${value}`, { bold: true }),
    ],
    isClose: cards.length > 2,
  }));

const withCards = (stage: Stage, table: Shape): Stage => ({
  ...stage,
  measures: { ...stage.measures, table },
});

/** The melds of a player in as few lines as they need; a meld that is wider than a line moves closer together. */
function meldLines(
  stage: Stage,
  scene: Scene,
  told: MeldsOfSeat,
  width: number,
): readonly (readonly Group[])[] {
  const lines: Group[][] = [];
  for (const group of meldGroups(stage, scene, told)) {
    const last = lines.at(-1);
    if (last !== undefined && cellsOfGroups(stage, [...last, group]) <= width) last.push(group);
    else lines.push([group]);
  }
  return lines.map((line) => fittingGroups(stage, line, width));
}

/** Rows of a player’s melds; of a player without any, rows of the name. */
function rowsOfMelds(stage: Stage, scene: Scene, told: MeldsOfSeat, width: number): number {
  const lines = meldLines(stage, scene, told, width).length;
  if (lines === 0) return NOTHING;
  const each = stage.measures.table.height + CAPTION;
  return lines * each;
}

/** The largest cards in which all melds have room in so many rows and cells, else the smallest. */
function stageFor(stage: Stage, scene: Scene, told: readonly MeldsOfSeat[], room: Shape): Stage {
  const sized = SHAPES.map((shape) => withCards(stage, shape));
  const found = sized.find((one) => {
    const rows = told.map((own) => rowsOfMelds(one, scene, own, room.width));
    return rows.reduce((sum, own) => sum + own + FREE, -FREE) <= room.height;
  });
  return found ?? withCards(stage, SHAPES.at(-1) ?? stage.measures.table);
}

interface MelderProps {
  readonly scene: Scene;
  readonly told: MeldsOfSeat;
  readonly shape: Shape;
}

/** Who melds, and what all of it counts. */
function Melder({ scene, told, shape }: MelderProps): ReactNode {
  const stage = useStage();
  const { seat, melds } = told;
  const face = stage.cards.art ? scene.company?.[seat]?.face : undefined;
  const rows = shape.height - NOTHING;
  const portrait = rows >= SMALL.height ? SMALL : BUST;
  const total = melds.reduce((sum, { value }) => sum + value, 0);
  const sum = total === 0 ? texts.melds.none : fill(texts.melds.sum, total);
  return (
    <Column {...shape} overflowY="hidden">
      {face !== undefined && rows >= portrait.height && <Portrait face={face} shape={portrait} />}
      <Words of={[run(captionOf(stage, scene.voices, seat).slice(0, NAME - 1), { bold: true })]} />
      <Words of={phrase(stage, scene.voices, sum, total === 0 ? { tone: 'faint' } : {})} />
    </Column>
  );
}

/** The melds of a player beside their name. */
function MeldLine({
  scene,
  told,
  width,
}: Omit<MelderProps, 'shape'> & { width: number }): ReactNode {
  const stage = useStage();
  const lines = meldLines(stage, scene, told, width);
  const height = rowsOfMelds(stage, scene, told, width);
  return (
    <Fixed height={height} overflowY="hidden">
      <Melder {...{ scene, told }} shape={{ width: NAME, height }} />
      <Column>
        {lines.map((groups, line) => (
          <Fixed key={String(line)} columnGap={gapOf(stage, groups)}>
            {groups.map((group, at) => (
              <CardGroup key={String(at)} pack={scene.pack} {...group} />
            ))}
          </Fixed>
        ))}
      </Column>
    </Fixed>
  );
}

/** The order in which players are told of: the observer comes last, as their cards lie nearest. */
function fromTheLeft(told: readonly MeldsOfSeat[], observer: number): readonly MeldsOfSeat[] {
  const own = told.findIndex(({ seat }) => seat === observer);
  return [...told.slice(own + 1), ...told.slice(0, own + 1)];
}

interface MeldsProps {
  readonly scene: Scene;
  /** Names the moment at which the page opened. */
  readonly ply: number;
  readonly close: () => void;
}

/** The page of the melds; in a deal without any yet a sentence says so. */
export function MeldsWindow({ scene, ply, close }: MeldsProps): ReactNode {
  const { stage, registry } = useApp();
  const isCalm = useCalm(ply);
  useKeys((key) => {
    const isClick = key.name === 'click';
    const goesOn = key.name === 'enter' || key.name === 'space' || isClick;
    const ends = goesOn ? isCalm(isClick) : key.name === 'escape' || key.name === 'char';
    if (ends) close();
  });
  const { width, height } = bodyOf(stage);
  const told = fromTheLeft(scene.table.meldsTold ?? [], scene.observer);
  const left = width - NAME;
  const sized = stageFor(stage, scene, told, { width: left, height });
  const title = run(say(stage, texts.melds.title), { tone: 'accent', bold: true });
  return (
    <Page title={[title, run('  '), ...factsRuns(stage, scene)]} keys={texts.melds.keys} isLit>
      {told.length === 0 && <Sentence of={texts.melds.nobody} tone="faint" wrap="wrap" />}
      <StageContext value={{ stage: sized, registry }}>
        <Column rowGap={FREE}>
          {told.map((one) => (
            <MeldLine key={one.seat} scene={scene} told={one} width={left} />
          ))}
        </Column>
      </StageContext>
    </Page>
  );
}
