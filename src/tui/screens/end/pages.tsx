/** The pages at the end: of a deal, what it brought; of a match, who has won, what decided it, and what next. */

import type { ReactNode } from 'react';
import { capital, fill, same, type Text } from '../../../lang/text.ts';
import { lossText } from '../../../play/advice/figures.ts';
import { dealForfeits, matchForfeits } from '../../../play/session/forfeits.ts';
import { resultText } from '../../../play/session/log.ts';
import { sheetShape } from '../../components/sheet.tsx';
import { Fixed } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import type { Scene } from '../../table/scene/scene.ts';
import { hasWon, type Scored } from '../score/scored.ts';
import { Standings } from '../score/standings.tsx';
import type { DealWindow } from './deal-windows.tsx';
import type { Deciding } from './deciding.ts';
import { type Choice, EndPage, useCelebration } from './end-page.tsx';
import { areFew, Hands } from './hands.tsx';
import { DecisiveMoment } from './moment.tsx';
import { ByDeal, Findings, Note, type SoFar, SoFarNote } from './sections.tsx';

const KEYS = texts.endKeys;

interface Ended {
  readonly scored: Scored;
  /** How the deal ended, as a person would say it. */
  readonly told: Text;
  /** The table of the deal with all cards open. */
  readonly scene?: Scene | undefined;
  readonly open: (window: DealWindow) => void;
}

const windowKeys = ({ scene }: Ended): readonly Text[] => {
  const hasTricks = scene?.table.regions.some(({ lastTrick }) => lastTrick) === true;
  const tables = hasTricks ? [KEYS.cards, KEYS.trick] : [KEYS.cards];
  return [...tables, KEYS.log, KEYS.rules];
};

interface DealEndProps extends Ended {
  /** Whether the match has ended with this deal. */
  readonly isLast: boolean;
  /** The other table's play of the deals. */
  readonly beside?: ReactNode;
  readonly go: () => void;
  readonly leave: () => void;
}

export function DealEnd({ isLast, beside, go, leave, ...ended }: DealEndProps): ReactNode {
  const { scored, told, scene, open } = ended;
  const { width } = sheetShape(useStage());
  const outcome = scored.outcomes.at(-1);
  const forfeits = outcome === undefined ? [] : dealForfeits(scored.game, outcome);
  return (
    <EndPage
      scored={scored}
      title={fill(texts.result.over, scored.outcomes.length)}
      headline={told}
      told={forfeits.map(sentenceOf)}
      choices={[
        {
          id: 'go',
          keyName: 'Enter',
          label: isLast ? texts.result.end : texts.result.next,
          act: go,
        },
        { id: 'score', keyName: 's', label: texts.result.score, act: () => open('score') },
        { id: 'leave', keyName: 'q', label: texts.result.leave, act: leave },
      ]}
      keys={windowKeys(ended)}
      escape={go}
      onward={go}
      open={open}
    >
      <Standings {...{ scored, width, company: beside ? undefined : scene?.company }} deal />
      {beside}
      <Findings {...{ scored, width }} />
      {scene && <Hands scene={scene} />}
    </EndPage>
  );
}

/** A sentence of the log as a whole sentence. */
const sentenceOf = (words: Text): Text => capital(fill(same('$1.'), words));

/** Where leaving the table leads: to the menu, to what it was opened from, or out of the program. */
export type LeadsTo = 'menu' | 'back' | 'shell';

/** Where the page at the end may lead; a way that is absent is not offered. */
export interface EndWays {
  /** Plays the same game again, with new cards; the same deals again. */
  readonly again: () => void;
  readonly same: () => void;
  /** Has a strong player play the same deals. */
  readonly strong?: (() => void) | undefined;
  /** Looks back at the decisions. */
  readonly review?: (() => void) | undefined;
  /** Leads to the menu where leaving does not. */
  readonly home?: (() => void) | undefined;
  readonly leave: () => void;
  readonly quit?: () => void;
}

function choicesOf(ways: EndWays, leadsTo: LeadsTo): readonly Choice[] {
  const all: readonly (readonly [keyof EndWays, Text | undefined, keyName?: string])[] = [
    ['again', texts.matchEnd.again],
    ['same', texts.matchEnd.same, 'd'],
    ['strong', texts.matchEnd.strong, 'h'],
    ['review', texts.matchEnd.review, 'b'],
    ['home', texts.matchEnd.leave.menu, 'm'],
    ['leave', leadsTo === 'shell' ? undefined : texts.matchEnd.leave[leadsTo]],
    ['quit', texts.matchEnd.quit],
  ];
  return all.flatMap(([id, label, keyName]) => {
    const act = ways[id];
    return act && label ? { id, label, act, keyName } : [];
  });
}

/** What the person's own decisions have cost, of those weighed so far. */
function OwnNote({ own, done, whole }: Deciding): ReactNode {
  if (own === undefined && done === whole) return null;
  const lines =
    own === undefined
      ? [fill(texts.moment.sought, done + 1, whole)]
      : [fill(texts.soFar.decisions, own.decisions), fill(texts.soFar.given, lossText(own.cost))];
  return <Note title={texts.soFar.play} lines={lines} />;
}

/** Who has won or lost; of one who played alone, how the deal ended. */
function headlineOf({ scored: { game, outcomes, parties }, told }: Ended): Text {
  const last = outcomes.at(-1);
  return parties.length === 1 || last === undefined ? told : sentenceOf(resultText(game, last));
}

interface MatchEndProps extends Ended {
  readonly assisted: Text | undefined;
  /** The match beside an earlier one with the same deals. */
  readonly beside?: ReactNode;
  readonly deciding?: Deciding | undefined;
  readonly soFar?: SoFar | undefined;
  readonly leadsTo: LeadsTo;
  readonly ways: EndWays;
}

/** Remarks below the headline; for a person who played alone the end of the deal is the headline itself. */
function remarksOf({ scored, told, assisted }: MatchEndProps): readonly Text[] {
  const deal = scored.outcomes.length;
  const last = deal > 1 ? fill(texts.matchEnd.last, deal, told) : told;
  const forfeits = matchForfeits(scored.game, scored.outcomes).map(sentenceOf);
  const remarks = scored.parties.length > 1 ? [last, ...forfeits] : forfeits;
  return assisted === undefined ? remarks : [...remarks, assisted];
}

export function MatchEnd({ beside, deciding, soFar, leadsTo, ways, ...ended }: MatchEndProps) {
  const { scored, scene, open } = ended;
  const stage = useStage();
  const { panel, name } = stage.measures;
  const isWon = hasWon(scored);
  const { part, settle } = useCelebration(isWon ? scored.outcomes.at(-1) : undefined);
  const isDecided = deciding && (deciding.moment ?? deciding.done < deciding.whole);
  const isDrawn = scene !== undefined && !isDecided && areFew(stage, scene);
  const own = deciding && <OwnNote key="own" {...deciding} />;
  const notes = [own, soFar && <SoFarNote key="so far" {...soFar} />];
  const shape = sheetShape(stage, 0, panel);
  const company = beside && name !== 'large' ? undefined : scene?.company;
  return (
    <EndPage
      scored={scored}
      title={texts.matchEnd.over}
      headline={headlineOf(ended)}
      told={remarksOf({ ...ended, leadsTo, ways })}
      celebrated={isWon && (part < 1 || !scored.game.loser) ? part : undefined}
      settle={settle}
      choices={choicesOf(ways, leadsTo)}
      keys={[KEYS.choose, KEYS.escape[leadsTo], KEYS.score, ...windowKeys(ended)]}
      escape={ways.leave}
      leave={leadsTo === 'shell' ? undefined : ways.leave}
      open={open}
      aside={
        <>
          {scored.outcomes.length > 1 && <ByDeal scored={scored} width={panel - 2} />}
          {notes}
          {scene && !isDrawn && <Hands scene={scene} isTold />}
          <Findings scored={scored} width={panel - 2} />
        </>
      }
    >
      <Standings {...{ scored, company }} width={shape.width} grown={part} />
      {beside}
      {deciding && <DecisiveMoment {...{ scored, deciding }} width={shape.width} />}
      {panel === 0 && !(isDecided && name === 'regular') && <Fixed height={1} />}
      {panel === 0 && notes}
      {panel === 0 && <Findings scored={scored} width={shape.width} />}
      {isDrawn && <Hands scene={scene} />}
    </EndPage>
  );
}
