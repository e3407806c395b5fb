/** The end of a deal, with its score sheet, and of the match: who has won, and what next. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Outcome } from '../../engine/game.ts';
import { same, type Text } from '../../lang/text.ts';
import { listed, type Session } from '../../play/index.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { KEYBAR, SCORE } from '../messages.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { type List, listKey } from '../parts/list.ts';
import { newPager, pagerKey } from '../parts/pager.ts';
import { phrase, type Stage, say, type Voices } from '../render-context.ts';
import { type Block, type Line, line, span } from '../span.ts';
import { useCalm } from './calm.ts';
import { Showdown } from './showdown.tsx';
import { logLine, voicesOf } from './table-view.tsx';
import { outcomeLines, pagedOf, postMortemLines, type Sheet, sheetFrame } from './windows.ts';

export interface EndProps {
  readonly session: Session;
  /** Plays the same game again, with a new seed unless one is given. */
  readonly again: (seed?: string) => void;
  readonly menu: () => void;
}

const voicesAt = (session: Session): Voices =>
  voicesOf(
    session.match(),
    session.players.map(({ name }) => name),
  );

/** The last moves of the deal, so that everybody sees how it ended. */
function lastMoves(stage: Stage, session: Session): Block {
  const voices = voicesAt(session);
  const end = session.log().findLastIndex(({ outcome }) => outcome !== undefined);
  const moves = session.log().slice(Math.max(0, end - 4), end);
  return moves.map((entry) => logLine(stage, voices, entry, session.observer()));
}

/** Computes the post-mortem of the last deal while somebody looks at its score. */
export function useComputing(session: Session, isShown: boolean): void {
  const deal = session.outcomes().length;
  useEffect(() => {
    if (!isShown || deal === 0) return undefined;
    let gone = false;
    void session.compute(deal, () => gone);
    return () => {
      gone = true;
    };
  }, [session, deal, isShown]);
}

function dealSheet(stage: Stage, session: Session, outcome: Outcome): Sheet {
  const deal = session.outcomes().length;
  const voices = voicesAt(session);
  const facts = session.game.extras.postMortem === undefined ? [] : session.known(deal);
  const why = session.game.rules.endReasons[outcome.why] ?? same(outcome.why);
  return {
    title: line(say(stage, SCORE.dealOver, deal, why), { bold: true }),
    lines: [
      ...outcomeLines(stage, voices, outcome),
      ...postMortemLines(stage, voices, facts),
      [],
      ...lastMoves(stage, session),
    ],
    keys: KEYBAR.sheet,
  };
}

interface DealProps {
  readonly session: Session;
  readonly go: () => void;
  readonly leave: () => void;
}

/** The end of a deal: first its table with all cards open, then the score. */
export function EndOfDeal(props: DealProps): ReactNode {
  const { session } = props;
  const [isSeen, setSeen] = useState(false);
  const { finished } = session.match();
  if (isSeen || finished === undefined) return <Score {...props} />;
  return <Showdown session={session} finished={finished} go={() => setSeen(true)} />;
}

function Score({ session, go, leave }: DealProps): ReactNode {
  const { stage } = useApp();
  const [pager, setPager] = useState(newPager);
  const outcome = session.outcomes().at(-1);
  useComputing(session, true);
  const sheet = outcome === undefined ? undefined : dealSheet(stage, session, outcome);
  const isCalm = useCalm(session.outcomes().length);
  useKeys((key) => {
    if (key.name === 'enter' && !isCalm()) return;
    if (key.name === 'enter' || key.name === 'escape' || sheet === undefined) go();
    else if (key.name === 'char' && key.char === 'q' && !pager.typing) leave();
    else setPager(pagerKey(pager, pagedOf(stage, sheet), key));
  });
  return <Frame block={sheet === undefined ? [] : sheetFrame(stage, sheet, pager)} />;
}

function winnersText({ winners }: Outcome): { readonly text: Text; readonly who: Text } {
  const who = listed(winners.map((seat) => same(`{${seat}}`)));
  if (winners.length === 0) return { text: SCORE.nobody, who };
  return { text: winners.length === 1 ? SCORE.wins : SCORE.share, who };
}

const NEXT = [SCORE.againNew, SCORE.againSame, SCORE.menu, SCORE.quit] as const;

/** The scores with their lines, or without them where there is no room. */
function stacked(
  [winner, [full, scores], choices]: readonly [Line, readonly [Block, Block], Block],
  space: number,
): Block {
  const left = space - choices.length - 4;
  if (scores.length <= left)
    return [[], winner, [], ...(full.length <= left ? full : scores), [], ...choices];
  return [winner, ...scores.slice(0, Math.max(0, space - choices.length - 1)), ...choices];
}

/** Winners, ranks, and what to do next. */
export function matchFrame(stage: Stage, session: Session, list: List): Block {
  const outcome = session.outcomes().at(-1);
  if (outcome === undefined) return [];
  const voices = voicesAt(session);
  const { text, who } = winnersText(outcome);
  const winner = phrase(stage, voices, {
    en: text.en.replace('$1', who.en),
    de: text.de.replace('$1', who.de),
  });
  const choices = NEXT.map((label, at): Line => {
    const focus = at === list.at;
    const pointer = focus ? `${stage.theme.glyphs.pointer} ` : '  ';
    return [span(pointer, { bold: true }), span(say(stage, label), { inverse: focus })];
  });
  const scores = outcomeLines(stage, voices, { ...outcome, lines: [] });
  const full = outcomeLines(stage, voices, outcome);
  const body = stacked([winner, [full, scores], choices], bodyHeight(stage));
  return framed(stage, {
    title: line(say(stage, SCORE.matchOver), { bold: true }),
    body,
    keys: KEYBAR.list,
    notice: session.assisted() ? line(say(stage, SCORE.assisted), { dim: true }) : [],
  });
}

export function EndOfMatch({ session, again, menu }: EndProps): ReactNode {
  const { stage, quit } = useApp();
  const [list, setList] = useState<List>({ at: 0 });
  const acts = [() => again(), () => again(session.seed), menu, () => quit(0)];
  const isCalm = useCalm(session.outcomes().length);
  useKeys((key) => {
    if (key.name === 'enter' && isCalm()) acts[list.at]?.();
    else if (key.name === 'enter') return;
    else if (key.name === 'escape' || (key.name === 'char' && key.char === 'q')) menu();
    else setList(listKey(list, NEXT.length, key));
  });
  return <Frame block={matchFrame(stage, session, list)} />;
}
