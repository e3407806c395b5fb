/** Help: first what is under the cursor and what is asked, then the keys and the signs. */
import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import type { Term } from '../../../engine/glossary.ts';
import type { Text } from '../../../lang/text.ts';
import { EXPLAIN, SIGNS } from '../../messages/windows.ts';
import { HELP } from '../../messages.ts';
import type { Paragraph } from '../../parts/paragraphs.ts';
import { focused } from '../../parts/picks.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { phrase, type Stage, say, type Voices } from '../../render-context.ts';
import type { Scene } from '../../table/scene.ts';
import { run } from '../../theme/style.ts';
import { type Explained, factsExplained, itemExplained, promptExplained } from './explained.ts';
import { heading, termRuns } from './texts.ts';

const BLANK: Paragraph = { of: [] };

type HelpRows = readonly (readonly [key: string | Text, meaning: Text])[];

/** The keys at the table of a game: those for agreements only where opponents have any. */
export function tableKeys({ extras, family }: AnyShownGame, isUnsaved = false): HelpRows {
  const isAgreed = extras.conventions !== undefined;
  const rows: HelpRows = HELP.table;
  return rows
    .filter(([key]) => (key !== 'm' || isAgreed) && (key !== 'v' || family === 'tricks'))
    .map((row): HelpRows[number] => (row[0] === 'r' && !isAgreed ? ['r', HELP.rulesAlone] : row))
    .map((row) => (isUnsaved && HELP.unsaved.find(([key]) => key === row[0])) || row);
}

/** Keys and what they do, each in its column. */
export const keyParagraphs = (stage: Stage, rows: HelpRows): readonly Paragraph[] =>
  rows.map(([key, meaning]) => ({
    lead: [run(typeof key === 'string' ? key : say(stage, key), { bold: true })],
    of: [run(say(stage, meaning))],
  }));

const signParagraphs = (stage: Stage): readonly Paragraph[] =>
  keyParagraphs(stage, SIGNS(stage.theme.glyphs));

/** A thing by its name, and the terms that explain it. */
function explainedParagraphs(
  stage: Stage,
  voices: Voices,
  title: Text,
  { name, meaning, terms }: Explained,
): readonly Paragraph[] {
  return [
    heading(stage, title),
    { of: phrase(stage, voices, name) },
    ...(meaning === undefined ? [] : [{ of: phrase(stage, voices, meaning) }]),
    ...terms.map((term: Term) => ({ of: termRuns(stage, voices, term) })),
    BLANK,
  ];
}

/** What is under the cursor and what is asked; while others act, what is always in sight. */
export function explanations(stage: Stage, game: AnyShownGame, scene: Scene): readonly Paragraph[] {
  const { lang } = stage;
  const { glossary } = game.display;
  const { table, picking, voices } = scene;
  const part = (title: Text, explained: Explained): readonly Paragraph[] =>
    explainedParagraphs(stage, voices, title, explained);
  if (picking === undefined) {
    const facts = factsExplained(glossary, lang, table);
    return table.facts.length === 0 ? [] : part(EXPLAIN.table, facts);
  }
  const item = focused(picking.areas, picking.picks);
  const under = item && itemExplained(glossary, lang, scene, item);
  const told = new Set(under?.terms);
  const asked = promptExplained(glossary, lang, table);
  const terms = asked.terms.filter((term) => !told.has(term));
  return [
    ...(under === undefined ? [] : part(EXPLAIN.cursor, under)),
    ...part(EXPLAIN.asked, { ...asked, terms }),
  ];
}

interface HelpProps {
  readonly rows: HelpRows;
  readonly close: () => void;
  /** The table it explains; absent: keys alone. */
  readonly about?: { readonly game: AnyShownGame; readonly scene: Scene };
}

export function HelpWindow({ rows, close, about }: HelpProps): ReactNode {
  const stage = useStage();
  const explained = about === undefined ? [] : explanations(stage, about.game, about.scene);
  return (
    <Scroll
      title={[run(say(stage, EXPLAIN.title), { bold: true })]}
      paragraphs={[
        ...explained,
        heading(stage, EXPLAIN.keys),
        ...keyParagraphs(stage, rows),
        BLANK,
        heading(stage, EXPLAIN.signs),
        ...signParagraphs(stage),
      ]}
      close={close}
    />
  );
}
