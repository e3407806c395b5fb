/** Some cards as they will look with the settings in force: four suits, one chosen, one dimmed. */
import type { ReactNode } from 'react';
import type { Face } from '../../cards/pack.ts';
import type { CardShown } from '../table/card.ts';
import { printOf } from '../table/face.ts';
import { Fan } from '../table/fan.tsx';
import { useStage } from './use-stage.ts';

const FACES: readonly (readonly [Face, Omit<CardShown, 'print'>])[] = [
  [{ rank: 'A', suit: 'spades' }, {}],
  [{ rank: 'K', suit: 'hearts' }, { focus: true }],
  [{ rank: 'Q', suit: 'diamonds' }, {}],
  [{ rank: 'T', suit: 'clubs' }, { dim: true }],
];

export function Sample({ width }: { readonly width: number }): ReactNode {
  const { deck, measures } = useStage();
  const cards = FACES.map(([face, looks]) => ({ print: printOf(deck, face), ...looks }));
  return <Fan cards={cards} shape={measures.table} width={width} lift={1} picks={1} />;
}
