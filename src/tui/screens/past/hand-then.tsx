/** The hand from which a decision was made, below it where a review has rows left. */
import type { ReactNode } from 'react';
import { addressedTo } from '../../../lang/address.ts';
import { fill } from '../../../lang/text.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { Fixed } from '../../components/words.tsx';
import {
  phrase,
  type Stage,
  StageContext,
  useRegistry,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { CardGroup, cellsOfGroups, type Group } from '../../table/cards/card-groups.tsx';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { heldBefore } from '../end/decision-told.ts';
import { areSlips } from '../end/hands.tsx';

const REVIEW = pastTexts.review;

interface HandProps {
  readonly step: Made;
  readonly voices: Voices;
  /** The seat that is called “you”. */
  readonly you: number | undefined;
  readonly width: number;
  readonly room: number;
}

/** Rows around the cards: a blank one above, the caption. */
const AROUND = 2;

/** The largest size of cards for a hand in so many rows; undefined where they would be mere slips. */
export function handSize(stage: Stage, room: number): Shape | undefined {
  const table = sizeThat(({ height }) => height + AROUND <= room, stage.measures.table);
  return areSlips(table) || table.height + AROUND > room ? undefined : table;
}

/** The whole hand and whose it is, in cards as large as there is room for; nothing without room, or of a single card. */
export function HandThen({ step, voices, you, width, room }: HandProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const table = handSize(stage, room);
  if (table === undefined) return null;
  const drawn = { ...stage, measures: { ...stage.measures, table } };
  const told = step.by === you ? REVIEW.handThen : addressedTo(fill(REVIEW.handOf, step.by), you);
  const caption = phrase(stage, voices, told, { tone: 'faint' });
  const spread: Group = { cards: heldBefore(step), caption };
  const group = [spread, { ...spread, isClose: true }].find(
    (one) => cellsOfGroups(drawn, [one]) <= width,
  );
  if (group === undefined || spread.cards.length < 2) return null;
  return (
    <StageContext value={{ stage: drawn, registry }}>
      <Fixed marginTop={1}>
        <CardGroup pack={step.before.pack} cells={width} {...group} />
      </Fixed>
    </StageContext>
  );
}
