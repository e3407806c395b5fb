/** The end of a match: who has won, places and totals, every deal with its lines, and what next. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import type { Outcome } from '../../engine/game.ts';
import { fill, type Text } from '../../lang/text.ts';
import { useApp, useKeys } from '../app.tsx';
import { MATCH_END } from '../messages/score.ts';
import { Action, actionAt } from '../parts/action.tsx';
import type { Key } from '../parts/keys.ts';
import { bodyOf } from '../parts/page-size.ts';
import { Sheet, sheetShape } from '../parts/sheet.tsx';
import { useScroll } from '../parts/viewport.tsx';
import { Words } from '../parts/words.tsx';
import { phrase, say } from '../render-context.ts';
import { run } from '../theme/style.ts';
import { useCalm } from './calm.ts';
import { titleRuns } from './result.tsx';
import { Deals } from './score.tsx';
import { type Party, partyText, type Scored } from './scored.ts';
import { Standings } from './standings.tsx';

/** Who has won; a game for one says it itself. */
function headlineOf({ winners }: Outcome, parties: readonly Party[]): Text {
  if (winners.length === 0) return MATCH_END.nobody;
  const won = parties.filter((party) => party.some((seat) => winners.includes(seat)));
  return fill(winners.length === 1 ? MATCH_END.wins : MATCH_END.share, partyText(won.flat()));
}

/** Columns that all choices take side by side. */
const ONE_ROW = 56;

const CHOICES = ['again', 'same', 'menu', 'quit'] as const;
type Choice = (typeof CHOICES)[number];

interface MatchEndProps {
  readonly scored: Scored;
  /** How the only player's last deal ended, as a person would say it. */
  readonly alone?: Text;
  readonly assisted: boolean;
  readonly choose: (choice: Choice) => void;
}

/** The place of the cursor after a key. */
function choiceAfter(at: number, key: Key): number {
  const count = CHOICES.length;
  if (key.name === 'left' || key.name === 'backtab') return (at + count - 1) % count;
  if (key.name === 'right' || key.name === 'tab') return (at + 1) % count;
  const digit = key.name === 'char' && /^[1-9]$/.test(key.char) ? Number(key.char) : 0;
  return digit > 0 && digit <= count ? digit - 1 : at;
}

const isChoice = (word: string | undefined): word is Choice =>
  CHOICES.some((choice) => choice === word);

export function MatchEnd({ scored, alone, assisted, choose }: MatchEndProps): ReactNode {
  const { stage, registry } = useApp();
  const [at, setAt] = useState(0);
  const rows = bodyOf(stage).width < ONE_ROW ? 2 : 1;
  const shape = sheetShape(stage, rows);
  const scrolling = useScroll(shape.height);
  const isCalm = useCalm(scored.outcomes.length);
  useKeys((key) => {
    const { name } = key;
    if (name === 'enter' || name === 'click') {
      const choice = name === 'enter' ? CHOICES[at] : actionAt(registry, key);
      if (isCalm() && isChoice(choice)) choose(choice);
    } else if (name === 'escape' || (name === 'char' && key.char === 'q')) choose('menu');
    else if (name === 'space') scrolling.by(scrolling.page);
    else if (!scrolling.key(key)) setAt(choiceAfter(at, key));
  });
  const outcome = scored.outcomes.at(-1);
  const headline = alone ?? (outcome && headlineOf(outcome, scored.parties)) ?? MATCH_END.nobody;
  return (
    <Sheet
      title={titleRuns(stage, scored, say(stage, MATCH_END.over))}
      keys={MATCH_END.keys}
      scrolling={scrolling}
      actions={{
        rows,
        shown: CHOICES.map((id, place) => (
          <Action key={id} id={id} label={say(stage, MATCH_END[id])} focus={place === at} />
        )),
      }}
    >
      <Words of={phrase(stage, scored.voices, headline, { bold: true })} wrap="wrap" />
      {assisted && (
        <Words of={[run(say(stage, MATCH_END.assisted), { tone: 'faint' })]} wrap="wrap" />
      )}
      <Box marginTop={1} flexShrink={0}>
        <Standings scored={scored} width={shape.width} />
      </Box>
      <Box marginTop={1} flexDirection="column" flexShrink={0}>
        <Deals scored={scored} />
      </Box>
    </Sheet>
  );
}
