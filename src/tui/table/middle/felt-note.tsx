/** What a game tells at every turn, on the felt at the left of what is played, in windows without a panel. */
import type { ReactNode } from 'react';
import type { Note } from '../../../engine/table.ts';
import { BrokenLines, Column, Fixed } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import { noteRows } from '../frame/notes.ts';
import { useScene } from '../scene/scene.ts';

/** Cells of the note, with the longest title. */
const NOTE = 26;

interface FeltNoteProps {
  readonly note: Note;
  readonly height: number;
}

/** The note half-way down, over nothing else; none where its rows have no room. */
export function FeltNote({ note, height }: FeltNoteProps): ReactNode {
  const stage = useStage();
  const { title, rows } = noteRows(stage, useScene(), note, NOTE);
  if (rows.length + 1 > height) return null;
  return (
    <Fixed position="absolute" width={NOTE} height={height}>
      <Column width={NOTE} height={height} justifyContent="center">
        <BrokenLines of={[title, ...rows]} />
      </Column>
    </Fixed>
  );
}
