/** What decided a match: the cards on the table then, the move made and the better one, and a sentence. */

import type { ReactNode } from 'react';
import { fill, type Text } from '../../../lang/text.ts';
import { pointsText } from '../../../play/advice/figures.ts';
import { reasonsToldTo } from '../../../play/advice/review.ts';
import { Column, clipRuns, Fixed, Sentence, Words, wrapRuns } from '../../components/words.tsx';
import {
  captionOf,
  phrase,
  type Stage,
  StageContext,
  say,
  useRegistry,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { asThen, type Scored } from '../score/scored.ts';
import { areSlips, CardGroup, fittingGroups, type Group, groupWidth } from './hands.tsx';
import type { Moment, MomentSearch } from './use-decisive-moment.ts';

/** The cards that a sentence names. */
const namedIn = ({ before: { pack } }: Moment['step'], words: string): readonly number[] =>
  [...words.matchAll(/\[([^\]]+)\]/g)].flatMap(([, token = '']) => {
    const card = pack.tokens.indexOf(token);
    return card < 0 ? [] : [card];
  });

interface ToldMoment {
  readonly voices: Voices;
  readonly moment: Moment;
  /** The seat that is called “you”. */
  readonly you?: number | undefined;
}

const nameFor = (stage: Stage, { voices, you }: ToldMoment, seat: number): string =>
  captionOf(stage, { ...voices, you }, seat);

/** What lay on the table, then the cards of the move made and of the better one; a bid shows the hand. */
function groupsOf(stage: Stage, told: ToldMoment): readonly Group[] {
  const { step, told: words } = told.moment;
  const { game, state } = step.before;
  const { regions } = game.display.table(game.observer.observe(state, step.by));
  const lying = regions
    .filter(({ role, lastTrick }) => !lastTrick && (role === 'trick' || role === 'pair'))
    .flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
  const seen = new Set(lying);
  const unseen = (cards: readonly number[]) =>
    [...new Set(cards)].filter((card) => !seen.has(card));
  const made = unseen(namedIn(step, words.made.en));
  const better = unseen(namedIn(step, words.better.en)).filter((card) => !made.includes(card));
  const name = [run(nameFor(stage, told, step.by), { tone: 'accent', bold: true })];
  const hand = regions.find(({ role, owner }) => role === 'hand' && owner === step.by);
  const held = (hand?.cards ?? []).flatMap(({ card }) => card ?? []);
  if (made.length + better.length === 0) return [{ cards: held, caption: name }];
  const faint = { tone: 'faint' } as const;
  return [
    { cards: lying, caption: [run(say(stage, endTexts.moment.lay), faint)] },
    { cards: made, caption: name, isLit: true },
    { cards: better, caption: [run(say(stage, endTexts.moment.better), faint)] },
  ];
}

/** Cells between what is shown, and the least a sentence takes beside it. */
const APART = 2;
const BESIDE = 26;

/** What the move gave away. */
const costText = ({ gain, step }: Moment): Text =>
  pointsText(gain.mean, gain.mean, step.before.game.scoreUnit);

/** What was done and what it cost, and the better move, told to the person who did it or to anybody else. */
function madeRuns(stage: Stage, { voices, moment, you }: ToldMoment): Runs {
  const { seat, told } = moment;
  const cost = costText(moment);
  if (seat !== you)
    return [
      ...phrase(stage, voices, fill(endTexts.moment.gave, seat, told.made, cost), { bold: true }),
      run(' '),
      ...phrase(stage, voices, fill(pastTexts.review.better, seat, told.better)),
    ];
  return [
    ...phrase(stage, voices, fill(endTexts.moment.own, told.made), { bold: true }),
    run(' '),
    ...phrase(stage, voices, fill(endTexts.moment.cost, cost), { bold: true }),
    run(' '),
    ...phrase(stage, voices, fill(endTexts.moment.ownBetter, told.better)),
  ];
}

/** The reason told first; of computed figures only that they are computed would be said. */
function firstReason({ moment, you }: ToldMoment): Text | undefined {
  if (moment.exact) return undefined;
  return reasonsToldTo(moment, you)[0];
}

/** What was done and what it cost, the better move, and the first reason. */
function toldRuns(stage: Stage, told: ToldMoment): Runs {
  const reason = firstReason(told);
  const why = reason === undefined ? [] : phrase(stage, told.voices, reason, { tone: 'faint' });
  return [...madeRuns(stage, told), run(' '), ...why];
}

/** What it cost, and the first reason: the cards say the rest. */
function captionRuns(stage: Stage, told: ToldMoment): Runs {
  const cost = fill(endTexts.moment.cost, costText(told.moment));
  const costRuns = phrase(stage, told.voices, cost, { bold: true });
  const reason = firstReason(told);
  if (reason === undefined) return costRuns;
  return [...costRuns, run(' '), ...phrase(stage, told.voices, reason)];
}

interface ShownProps extends ToldMoment {
  readonly width: number;
  /** Whether the moment is told in words alone. */
  readonly wordsAlone?: boolean;
}

/**
 * The cards of a decisive moment, and beside them what was done and what would have been better. In words alone where
 * that is asked, or where cards are drawn as mere slips.
 */
export function MomentShown({ width, wordsAlone = false, ...told }: ShownProps): ReactNode {
  const stage = useStage();
  const { moment } = told;
  const { table } = stage.measures;
  const most = wordsAlone || areSlips(table) ? 0 : width - BESIDE - APART;
  const groups = fittingGroups(stage, groupsOf(stage, told), most);
  const words = toldRuns(stage, told);
  const left = width - groups.reduce((sum, one) => sum + groupWidth(stage, one) + APART, 0);
  return (
    <Fixed columnGap={APART}>
      <MomentCards groups={groups} moment={moment} />
      <Fixed flexDirection="column" width={left}>
        <Words
          of={groups.length > 0 ? clipRuns(words, left, table.height + 1) : words}
          wrap="wrap"
        />
      </Fixed>
    </Fixed>
  );
}

interface MomentCardsProps {
  readonly groups: readonly Group[];
  readonly moment: Moment;
}

/** The cards of the decisive moment in groups, such as the trick, the move made and the better one. */
function MomentCards({ groups, moment }: MomentCardsProps): ReactNode {
  const stage = useStage();
  return groups.map((group, at) => (
    <CardGroup
      key={String(at)}
      pack={moment.step.before.pack}
      cells={groupWidth(stage, group)}
      {...group}
    />
  ));
}

/** Rows below the cards: captions, and the sentence. */
const CAPTION = 1;
const SENTENCE = 3;
/** The heading, and a blank row. */
const HEADING = 1;

interface MomentProps {
  readonly scored: Scored;
  readonly room: Shape;
  readonly deciding: MomentSearch;
}

/**
 * The cards of the decisive moment with the sentence below them, or the sentence alone where there is no room for
 * cards.
 */
function Found({ scored, room, moment }: MomentProps & { readonly moment: Moment }): ReactNode {
  const stage = useStage();
  const { voices } = asThen(scored, moment.deal);
  const told = { voices, moment, you: scored.you };
  const groups = areSlips(stage.measures.table)
    ? []
    : fittingGroups(stage, groupsOf(stage, told), room.width);
  const words = groups.length > 0 ? captionRuns(stage, told) : toldRuns(stage, told);
  const cards = groups.length > 0 ? stage.measures.table.height + CAPTION : 0;
  const left = Math.max(1, room.height - HEADING - cards);
  const lines = wrapRuns(words, room.width).length;
  const gap = Number(groups.length > 0 && left > Math.max(SENTENCE, lines));
  return (
    <>
      {groups.length > 0 && (
        <Fixed columnGap={APART}>
          <MomentCards groups={groups} moment={moment} />
        </Fixed>
      )}
      <Fixed marginTop={gap} width={room.width}>
        <Words of={clipRuns(words, room.width, Math.max(SENTENCE, left - gap))} wrap="wrap" />
      </Fixed>
    </>
  );
}

/** The moment that decided the match; where nothing decided, nothing. Its place is kept free during the search. */
export function DecisiveMoment({ scored, deciding, room }: MomentProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const { done, whole, moment } = deciding;
  const isSought = done < whole;
  if (!isSought && moment === undefined) return null;
  const most = room.height - HEADING - CAPTION - SENTENCE;
  const table = sizeThat(({ height }) => height <= most, stage.measures.table);
  const drawn = { ...stage, measures: { ...stage.measures, table } };
  const when = moment && fill(endTexts.moment.when, moment.deal, moment.ply + 1);
  return (
    <StageContext value={{ stage: drawn, registry }}>
      <Column width={room.width}>
        <Words
          of={[
            run(say(stage, endTexts.moment.title), { tone: 'accent', bold: true }),
            run(when === undefined || isSought ? '' : `  ${say(stage, when)}`, { tone: 'faint' }),
          ]}
        />
        {isSought || moment === undefined ? (
          <Sentence of={fill(endTexts.moment.sought, done + 1, whole)} tone="faint" />
        ) : (
          <Found {...{ scored, deciding, room, moment }} />
        )}
      </Column>
    </StageContext>
  );
}
