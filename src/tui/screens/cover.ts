/** Between two people at one keyboard: the table is covered until the next one is ready. */
import { COVER, KEYBAR, TITLE } from '../messages.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { type Stage, say } from '../render-context.ts';
import { type Block, centred, type Line, line, span, wrap } from '../span.ts';

export function coverFrame(stage: Stage, name: string): Block {
  const { columns } = stage.size;
  const sentences: Block = [
    line(say(stage, COVER.next, name), { bold: true }),
    [],
    ...wrap(line(say(stage, COVER.turnAway)), columns - 4),
  ];
  const above = Math.max(0, Math.floor((bodyHeight(stage) - sentences.length) / 2));
  const blank = Array.from({ length: above }, (): Line => []);
  return framed(stage, {
    title: [span(say(stage, TITLE), { bold: true })],
    body: [...blank, ...centred(sentences, columns)],
    keys: KEYBAR.cover,
  });
}
