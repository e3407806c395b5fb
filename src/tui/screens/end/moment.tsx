/** What decided a match: the cards on the table then, the move made and the better one, and a sentence. */

import type { ReactNode } from 'react';
import { fill } from '../../../lang/text.ts';
import { pointsText } from '../../../play/advice/figures.ts';
import { clipRuns, Fixed, Sentence, Words } from '../../components/words.tsx';
import {
  nameOf,
  phrase,
  type Stage,
  say,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Runs, run } from '../../theme/theme.ts';
import { asThen, type Scored } from '../score/scored.ts';
import type { Deciding, Moment } from './deciding.ts';
import { areSlips, CardGroup, fittingGroups, type Group, groupWidth } from './hands.tsx';
import { Part } from './sections.tsx';

/** The cards that a sentence names. */
const namedIn = ({ before: { pack } }: Moment['step'], words: string): readonly number[] =>
  [...words.matchAll(/\[([^\]]+)\]/g)].flatMap(([, token = '']) => {
    const card = pack.tokens.indexOf(token);
    return card < 0 ? [] : [card];
  });

/** What lay on the table, then the cards of the move made and of the better one; a bid shows the hand. */
function groupsOf(stage: Stage, voices: Voices, { step, told }: Moment): readonly Group[] {
  const { game, state } = step.before;
  const { regions } = game.display.table(game.observer.observe(state, step.by));
  const lying = regions
    .filter(({ role, lastTrick }) => !lastTrick && (role === 'trick' || role === 'pair'))
    .flatMap(({ cards }) => cards);
  const seen = new Set(lying.map(({ card }) => card));
  const unseen = (cards: readonly number[]) =>
    [...new Set(cards)].filter((card) => !seen.has(card));
  const made = unseen(namedIn(step, told.made.en));
  const better = unseen(namedIn(step, told.better.en)).filter((card) => !made.includes(card));
  const name = [run(nameOf(voices, step.by), { tone: 'accent', bold: true })];
  const hand = regions.find(({ role, owner }) => role === 'hand' && owner === step.by);
  const held = (hand?.cards ?? []).flatMap(({ card }) => card ?? []);
  if (made.length + better.length === 0) return [{ cards: held, caption: name }];
  return [
    ...lying.flatMap(({ card, by }): readonly Group[] =>
      card === undefined
        ? []
        : [{ cards: [card], caption: by === undefined ? [] : [run(nameOf(voices, by))] }],
    ),
    { cards: made, caption: name, isLit: true },
    { cards: better, caption: [run(say(stage, endTexts.moment.better), { tone: 'faint' })] },
  ];
}

/** Cells between what is shown, and the least a sentence takes beside it. */
const APART = 2;
const BESIDE = 26;

/** What was done and what it cost, the better move, and the first reason. */
function toldRuns(stage: Stage, voices: Voices, moment: Moment): Runs {
  const { seat, told, gain, reasons } = moment;
  const gave = fill(endTexts.moment.gave, seat, told.made, pointsText(gain.mean));
  const better = fill(pastTexts.review.better, seat, told.better);
  return [
    ...phrase(stage, voices, gave, { bold: true }),
    run(' '),
    ...phrase(stage, voices, better),
    run(' '),
    ...reasons.slice(0, 1).flatMap((reason) => phrase(stage, voices, reason, { tone: 'faint' })),
  ];
}

interface ShownProps {
  readonly voices: Voices;
  readonly moment: Moment;
  readonly width: number;
  /** Whether the moment is told in words alone. */
  readonly isTold?: boolean;
}

/** The cards of the moment, and beside them what there is to say. */
export function MomentShown({ voices, moment, width, isTold = false }: ShownProps): ReactNode {
  const stage = useStage();
  const { table } = stage.measures;
  const most = isTold || areSlips(table) ? 0 : width - BESIDE - APART;
  const groups = fittingGroups(stage, groupsOf(stage, voices, moment), most);
  const told = toldRuns(stage, voices, moment);
  const left = width - groups.reduce((sum, one) => sum + groupWidth(stage, one) + APART, 0);
  return (
    <Fixed columnGap={APART}>
      {groups.map((group, at) => (
        <CardGroup
          key={String(at)}
          pack={moment.step.before.pack}
          cells={groupWidth(stage, group)}
          {...group}
        />
      ))}
      <Fixed flexDirection="column" width={left}>
        <Words of={groups.length > 0 ? clipRuns(told, left, table.height + 1) : told} wrap="wrap" />
      </Fixed>
    </Fixed>
  );
}

/** Rows of the sentence without cards. */
const TOLD = 3;

interface MomentProps {
  readonly scored: Scored;
  readonly width: number;
  readonly deciding: Deciding;
}

/**
 * The moment that decided the match. Its place is kept free during the search; nothing is shown where nothing decided.
 */
export function DecisiveMoment({ scored, deciding, width }: MomentProps): ReactNode {
  const { measures } = useStage();
  const { done, whole, moment } = deciding;
  const isSought = done < whole;
  if (!isSought && moment === undefined) return null;
  const rows = areSlips(measures.table) ? TOLD : measures.table.height + 1;
  const when = moment && fill(endTexts.moment.when, moment.deal, moment.ply + 1);
  return (
    <Part title={isSought || when === undefined ? endTexts.moment.title : when}>
      <Fixed minHeight={rows}>
        {isSought || moment === undefined ? (
          <Sentence of={fill(endTexts.moment.sought, done + 1, whole)} tone="faint" />
        ) : (
          <MomentShown voices={asThen(scored, moment.deal).voices} {...{ moment, width }} />
        )}
      </Fixed>
    </Part>
  );
}
