/** The end of a match: who has won, places and totals, every deal with its lines, and what next. */
import { type ReactNode, useState } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { useApp, useKeys } from '../../app.tsx';
import { MATCH_END } from '../../messages/end.ts';
import { useCalm } from '../../parts/calm.ts';
import { isChar, type Key } from '../../parts/keys.ts';
import { Action, actionAfter, actionAt } from '../../parts/page.tsx';
import { Sheet, sheetShape } from '../../parts/sheet.tsx';
import { useScroll } from '../../parts/viewport.tsx';
import { Fixed, Sentence, Words } from '../../parts/words.tsx';
import { phrase, type Stage, say } from '../../render-context.ts';
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

const CHOICES = ['again', 'same', 'strong', 'review', 'home', 'leave', 'quit'] as const;
type Choice = (typeof CHOICES)[number];

/** Single keys that act at once. */
const LETTERS: Readonly<Partial<Record<Choice, string>>> = {
  same: 'd',
  strong: 'h',
  review: 'b',
  home: 'm',
};

/** Where leaving the table leads: to the menu, to what it was opened from, or out of the program. */
export type LeadsTo = 'menu' | 'back' | 'shell';

interface MatchEndProps {
  readonly scored: Scored;
  /** How the only player's last deal ended, as a person would say it. */
  readonly alone?: Text;
  readonly assisted: Text | undefined;
  /** A strong player could play the deals in the player's seat. */
  readonly strong?: boolean;
  /** There are decisions to look back at. */
  readonly review?: boolean;
  /** There is a menu although leaving leads elsewhere. */
  readonly home?: boolean;
  /** The same deals played before. */
  readonly beside?: ReactNode;
  readonly leadsTo: LeadsTo;
  readonly choose: (choice: Choice) => void;
}

/** The choice under the cursor after a key; a digit chooses by number. */
function choiceAfter(at: number, count: number, key: Key): number {
  const digit = key.name === 'char' && /^[1-9]$/.test(key.char) ? Number(key.char) : 0;
  return digit > 0 && digit <= count ? digit - 1 : actionAfter(at, count, key);
}

const isChoice = (word: string | undefined): word is Choice =>
  CHOICES.some((choice) => choice === word);

/** Cells around a label: the pointer and a space; with a key, that too. */
const AROUND = 3;

/** Rows that the choices take. */
function rowsOf(stage: Stage, shown: readonly Shown[]): number {
  const cells = shown.map(
    ({ label, keyName }) => stringWidth(label) + AROUND + (keyName === undefined ? 0 : 2),
  );
  const width = cells.reduce((sum, one) => sum + one + 1, -1);
  return width > sheetShape(stage, 1).width ? 2 : 1;
}

interface Shown {
  readonly id: Choice;
  readonly label: string;
  readonly keyName?: string;
}

type Ways = Pick<MatchEndProps, 'strong' | 'review' | 'home' | 'leadsTo'>;

function shownOf(
  stage: Stage,
  { strong = false, review = false, home = false, leadsTo }: Ways,
): readonly Shown[] {
  const labels: Readonly<Record<Choice, Text | undefined>> = {
    again: MATCH_END.again,
    same: MATCH_END.same,
    strong: strong ? MATCH_END.strong : undefined,
    review: review ? MATCH_END.review : undefined,
    home: home ? MATCH_END.leave.menu : undefined,
    leave: leadsTo === 'shell' ? undefined : MATCH_END.leave[leadsTo],
    quit: MATCH_END.quit,
  };
  return CHOICES.flatMap((id) => {
    const label = labels[id];
    const keyName = LETTERS[id];
    return label === undefined ? [] : { id, label: say(stage, label), ...(keyName && { keyName }) };
  });
}

export function MatchEnd(props: MatchEndProps): ReactNode {
  const { scored, alone, assisted, beside, choose } = props;
  const { stage, registry } = useApp();
  const [at, setAt] = useState(0);
  const choices = shownOf(stage, props);
  const rows = rowsOf(stage, choices);
  const shape = sheetShape(stage, rows);
  const scrolling = useScroll(shape.height);
  const isCalm = useCalm(scored.outcomes.length);
  useKeys((key) => {
    const { name } = key;
    const lettered = choices.find(({ keyName = '' }) => isChar(key, keyName));
    if (name === 'enter' || name === 'click') {
      const choice = name === 'enter' ? choices[at]?.id : actionAt(registry, key);
      if (isCalm() && isChoice(choice)) choose(choice);
    } else if (name === 'escape' || (isChar(key, 'q') && props.leadsTo !== 'shell'))
      choose('leave');
    else if (lettered !== undefined) choose(lettered.id);
    else if (name === 'space') scrolling.by(scrolling.page);
    else if (!scrolling.key(key)) setAt(choiceAfter(at, choices.length, key));
  });
  const outcome = scored.outcomes.at(-1);
  const headline = alone ?? (outcome && headlineOf(outcome, scored.parties)) ?? MATCH_END.nobody;
  return (
    <Sheet
      title={titleRuns(stage, scored, say(stage, MATCH_END.over))}
      keys={fill(MATCH_END.keys, MATCH_END.escape[props.leadsTo])}
      scrolling={scrolling}
      actions={{
        rows,
        shown: choices.map((one, place) => <Action key={one.id} {...one} focus={place === at} />),
      }}
    >
      <Words of={phrase(stage, scored.voices, headline, { bold: true })} wrap="wrap" />
      {assisted && <Sentence of={assisted} tone="faint" wrap="wrap" />}
      <Fixed marginTop={1}>
        <Standings scored={scored} width={shape.width} />
      </Fixed>
      {beside}
      <Fixed marginTop={1} flexDirection="column">
        <Deals scored={scored} />
      </Fixed>
    </Sheet>
  );
}
